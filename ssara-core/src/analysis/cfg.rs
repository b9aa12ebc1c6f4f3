//! The shape of the control-flow graph: reverse postorder, dominators, loop forest, block frequencies.
//!
//! Takes a function whose edges name existing blocks. Everything is computed from one depth-first search:
//!
//! * *Dominators* by Lengauer and Tarjan's algorithm (TOPLAS 1979) in its simple form, O(E log B).
//! * *Loops* by Havlak's algorithm (TOPLAS 1997) with Ramalingam's treatment of cross and forward edges (TOPLAS 1999):
//!   such an edge is looked at only once the search has retreated to the lowest common ancestor of its ends, when it can
//!   no longer be an entry into the loop being found. This keeps the whole near-linear for irreducible graphs, where a
//!   loop has one block that is called its header (the first that the search met) and further entries.
//! * *Frequencies* are what the client said, or 10 to the loop depth, at most 10^6.
//!
//! Unreachable blocks are in no order, dominate nothing and belong to no loop.
//!
//! Compilers that split critical edges leave many blocks that do nothing but jump. To all that looks at what is live or in
//! registers between blocks they are as much work as others, and nothing is to be decided there. [`Cfg::thread_jumps`]
//! makes them parts of edges: from the block before to the block behind there is one edge, that on which they jump.

use alloc::vec::Vec;

use cranelift_entity::EntityRef;

use crate::analysis::UnionFind;
use crate::analysis::constraints::Constraints;
use crate::ir::{Block, Edge, Function, Inst};

/// Marks the absence of a block in the arrays of this module.
const NONE: u32 = u32::MAX;

/// The estimated frequency by loop depth; deeper loops count like the last, which is hot enough for every decision.
const FREQ_BY_DEPTH: [f32; 7] = [1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6];

/// How often a block at this loop depth is estimated to run when the function runs once.
pub fn frequency_at_depth(depth: u32) -> f32 {
    FREQ_BY_DEPTH[(depth as usize).min(FREQ_BY_DEPTH.len() - 1)]
}

/// The control-flow graph of a function. Keeps its buffers from one function to the next.
#[derive(Default, Debug)]
pub struct Cfg {
    /// Reachable blocks in reverse postorder.
    rpo: Vec<Block>,
    /// Position in `rpo` of each block, or `NONE`.
    rpo_pos: Vec<u32>,
    /// Incoming edges from reachable blocks: those of block `b` are `pred_edges[pred_start[b]..pred_start[b + 1]]`.
    pred_start: Vec<u32>,
    pred_edges: Vec<Edge>,
    /// By edge: where it starts, and the last of the edges that are one with it.
    from: Vec<Block>,
    last: Vec<Edge>,
    /// Blocks that are parts of edges, in reverse postorder, each with the block where the edge starts.
    threaded: Vec<(Block, Block)>,
    idom: Vec<u32>,
    /// Preorder interval in the dominator tree: `a` dominates `b` iff `dom_in[a] <= dom_in[b] < dom_out[a]`.
    dom_in: Vec<u32>,
    dom_out: Vec<u32>,
    loop_header: Vec<u32>,
    loop_depth: Vec<u32>,
    is_header: Vec<bool>,
    irreducible: Vec<bool>,
    freq: Vec<f32>,
    search: Search,
}

/// The depth-first search and what hangs on it. Everything is indexed by preorder number, except `number`.
#[derive(Default, Debug)]
struct Search {
    /// Preorder number of each block, or `NONE`.
    number: Vec<u32>,
    /// Block of each number.
    block: Vec<u32>,
    parent: Vec<u32>,
    finished: Vec<bool>,
    /// Cross and forward edges: `(lowest common ancestor, from, to)`.
    late_edges: Vec<(u32, u32, u32)>,
    /// Edges to an ancestor: `(to, from)`.
    back_edges: Vec<(u32, u32)>,
    /// Blocks in postorder.
    postorder: Vec<u32>,
    /// Blocks being visited, with the next edge to follow.
    stack: Vec<(Block, u32)>,
    sets: UnionFind,
    semi: Vec<u32>,
    label: Vec<u32>,
    ancestor: Vec<u32>,
    bucket_head: Vec<u32>,
    bucket_next: Vec<u32>,
    dom: Vec<u32>,
    path: Vec<u32>,
    /// Edges of the collapsed graph, as linked lists from their destination: `(from, next)`.
    in_head: Vec<u32>,
    in_edges: Vec<(u32, u32)>,
    body: Vec<u32>,
    mark: Vec<u32>,
}

impl Cfg {
    /// Computes everything for `func`.
    pub fn compute(&mut self, func: &Function) {
        let blocks = func.num_blocks();
        self.search.run(func);
        self.order(blocks);
        self.predecessors(func, blocks);
        self.from.clear();
        self.from.extend(func.edges().map(|edge| func.edge(edge).from));
        self.last.clear();
        self.last.extend(func.edges());
        self.threaded.clear();
        self.dominators(func, blocks);
        self.loops(blocks);
        self.frequencies(func, blocks);
    }

    /// Makes blocks that only jump, and that one edge leads to, parts of edges. They are in the order no more, and no edge
    /// starts or ends there; but they can still be asked for their frequency, and for what dominates them.
    ///
    /// The edge behind such a block stands for the one in front of it, too, which has no arguments. Where that is one of a
    /// branch that defines something, the block is kept: what comes into being on an edge is no argument of the same. So is
    /// one in front of a loop, which runs less often than all that it dominates.
    pub fn thread_jumps(&mut self, func: &Function, code: &Constraints) {
        let mut order = core::mem::take(&mut self.rpo);
        for &block in order.iter().skip(1) {
            // Reverse postorder has the block before first.
            let idom = self.idom[block.index()] as usize;
            if self.rpo_pos[idom] == NONE {
                self.idom[block.index()] = self.idom[idom];
            }
            let &[into] = self.pred_edges(block) else { continue };
            let (first, end) = func.block(block).insts;
            let mut edges = func.succ_edges(block);
            let (Some(edge), None) = (edges.next(), edges.next()) else { continue };
            let jump = Inst::from_u32(first);
            let only_jumps = end - first == 1 && code.traits(jump).is_plain() && func.inst_operands(jump).is_empty();
            // In front of a loop it is a good place for stores and saves.
            let to = func.edge(edge).to;
            let enters_loop = self.is_loop_header(to) && self.rpo_pos[to.index()] > self.rpo_pos[block.index()];
            if !only_jumps || enters_loop || !func.block_params(block).is_empty() {
                continue;
            }
            let from = self.from(into);
            if code.defines_at_end(func, from) {
                continue;
            }
            self.from[edge.index()] = from;
            self.rpo_pos[block.index()] = NONE;
            self.threaded.push((block, from));
        }
        for &(block, _) in self.threaded.iter().rev() {
            let (into, edge) = (self.pred_edges(block)[0], func.block(block).edges.0);
            self.last[into.index()] = self.last[edge as usize];
        }
        if !self.threaded.is_empty() {
            order.retain(|block| self.rpo_pos[block.index()] != NONE);
        }
        self.rpo = order;
    }
    /// The blocks that have become parts of edges, each with the block where the edge starts.
    pub fn threaded(&self) -> &[(Block, Block)] {
        &self.threaded
    }
    /// The edges out of a block, with what has become part of them.
    #[inline]
    pub fn succ_edges(&self, func: &Function, block: Block) -> impl ExactSizeIterator<Item = Edge> + Clone + use<'_> {
        func.succ_edges(block).map(|edge| self.last[edge.index()])
    }
    /// The block where an edge starts, before all that has become part of it.
    #[inline]
    pub fn from(&self, edge: Edge) -> Block {
        self.from[edge.index()]
    }

    /// The blocks in reverse postorder, without those that are unreachable or parts of edges; the entry is first.
    pub fn rpo(&self) -> &[Block] {
        &self.rpo
    }
    /// The position of a block in the reverse postorder, in which there may be gaps; `None` when it is not in it.
    pub fn rpo_pos(&self, block: Block) -> Option<u32> {
        Some(self.rpo_pos[block.index()]).filter(|&pos| pos != NONE)
    }
    /// Whether a block is in the order: it can be reached from the entry, and is not part of an edge.
    #[inline]
    pub fn is_reachable(&self, block: Block) -> bool {
        self.rpo_pos[block.index()] != NONE
    }
    /// The edges into a block that come from reachable blocks.
    #[inline]
    pub fn pred_edges(&self, block: Block) -> &[Edge] {
        let b = block.index();
        &self.pred_edges[self.pred_start[b] as usize..self.pred_start[b + 1] as usize]
    }
    /// The only edge to a block at whose start nothing is to be decided: it has no parameters, and no loop begins there. (What the
    /// branch before defines may still have to leave its register.)
    #[inline(always)]
    pub fn only_edge(&self, func: &Function, block: Block) -> Option<Edge> {
        match *self.pred_edges(block) {
            [edge] if !self.is_loop_header(block) && func.block_params(block).is_empty() => Some(edge),
            _ => None,
        }
    }
    /// The immediate dominator; `None` for the entry and for unreachable blocks.
    #[inline]
    pub fn idom(&self, block: Block) -> Option<Block> {
        Some(self.idom[block.index()]).filter(|&idom| idom != NONE).map(Block::from_u32)
    }
    /// Whether `a` dominates `b`; every reachable block dominates itself.
    #[inline]
    pub fn dominates(&self, a: Block, b: Block) -> bool {
        let (a, b) = (a.index(), b.index());
        self.dom_in[a] <= self.dom_in[b] && self.dom_in[b] < self.dom_out[a]
    }
    /// The position of a block in a preorder walk of the dominator tree.
    #[inline]
    pub fn dom_pre(&self, block: Block) -> u32 {
        self.dom_in[block.index()]
    }
    /// The header of the innermost loop around a block: for a header, the loop around its own loop.
    #[inline]
    pub fn loop_parent(&self, block: Block) -> Option<Block> {
        Some(self.loop_header[block.index()]).filter(|&header| header != NONE).map(Block::from_u32)
    }
    /// Whether a block is the header of a loop.
    #[inline]
    pub fn is_loop_header(&self, block: Block) -> bool {
        self.is_header[block.index()]
    }
    /// Whether a block is the header of a loop that has other entries as well.
    pub fn is_irreducible_header(&self, block: Block) -> bool {
        self.irreducible[block.index()]
    }
    /// The header of the innermost loop that contains a block, which for a header is the block itself.
    #[inline]
    pub fn innermost_header(&self, block: Block) -> Option<Block> {
        if self.is_loop_header(block) { Some(block) } else { self.loop_parent(block) }
    }
    /// The number of loops around a block, counting the one it heads.
    #[inline]
    pub fn loop_depth(&self, block: Block) -> u32 {
        self.loop_depth[block.index()]
    }
    /// How often a block runs, relative to the entry.
    #[inline]
    pub fn freq(&self, block: Block) -> f32 {
        self.freq[block.index()]
    }
    /// Whether there is a loop anywhere.
    pub fn has_loops(&self) -> bool {
        self.loop_depth.iter().any(|&depth| depth > 0)
    }
    /// How often an edge is taken: as often as the less frequent of its ends runs, which is exact where one of them has
    /// no other edges, or as the last block that is part of it.
    #[inline]
    pub fn edge_freq(&self, func: &Function, edge: Edge) -> f32 {
        let edge = func.edge(edge);
        self.freq(edge.from).min(self.freq(edge.to))
    }
    /// Whether an edge goes to a block that does not come later in the reverse postorder.
    #[inline]
    pub fn is_back_edge(&self, func: &Function, edge: Edge) -> bool {
        self.rpo_pos[func.edge(edge).to.index()] <= self.rpo_pos[self.from(edge).index()]
    }

    fn order(&mut self, blocks: usize) {
        self.rpo.clear();
        self.rpo.extend(self.search.postorder.iter().rev().map(|&block| Block::from_u32(block)));
        self.rpo_pos.clear();
        self.rpo_pos.resize(blocks, NONE);
        for (pos, block) in self.rpo.iter().enumerate() {
            self.rpo_pos[block.index()] = pos as u32;
        }
    }

    fn predecessors(&mut self, func: &Function, blocks: usize) {
        self.pred_start.clear();
        self.pred_start.resize(blocks + 1, 0);
        let live = |edge: &Edge| self.rpo_pos[func.edge(*edge).from.index()] != NONE;
        for edge in func.edges().filter(live) {
            self.pred_start[func.edge(edge).to.index() + 1] += 1;
        }
        for block in 0..blocks {
            self.pred_start[block + 1] += self.pred_start[block];
        }
        self.pred_edges.clear();
        self.pred_edges.resize(self.pred_start[blocks] as usize, Edge::from_u32(0));
        let mut cursor = core::mem::take(&mut self.search.path);
        cursor.clear();
        cursor.extend_from_slice(&self.pred_start[..blocks]);
        for edge in func.edges().filter(live) {
            let at = &mut cursor[func.edge(edge).to.index()];
            self.pred_edges[*at as usize] = edge;
            *at += 1;
        }
        self.search.path = cursor;
    }

    fn dominators(&mut self, func: &Function, blocks: usize) {
        let search = &mut self.search;
        let n = search.block.len();
        search.semi.clear();
        search.semi.extend(0..n as u32);
        search.label.clear();
        search.label.extend(0..n as u32);
        for array in [&mut search.ancestor, &mut search.bucket_head, &mut search.bucket_next, &mut search.dom] {
            array.clear();
            array.resize(n, NONE);
        }
        for w in (1..n as u32).rev() {
            let block = search.block[w as usize] as usize;
            let preds = &self.pred_edges[self.pred_start[block] as usize..self.pred_start[block + 1] as usize];
            let parent = search.parent[w as usize];
            if preds.len() == 1 {
                // As most blocks have it: the one predecessor is the parent in the tree, and there is nothing to compare.
                search.semi[w as usize] = parent;
                search.dom[w as usize] = parent;
            } else {
                for &edge in preds {
                    let v = search.number[func.edge(edge).from.index()];
                    let u = search.eval(v);
                    search.semi[w as usize] = search.semi[w as usize].min(search.semi[u as usize]);
                }
                let semi = search.semi[w as usize] as usize;
                search.bucket_next[w as usize] = search.bucket_head[semi];
                search.bucket_head[semi] = w;
            }
            search.ancestor[w as usize] = parent;
            let mut v = search.bucket_head[parent as usize];
            while v != NONE {
                let next = search.bucket_next[v as usize];
                let u = search.eval(v);
                search.dom[v as usize] = if search.semi[u as usize] < search.semi[v as usize] { u } else { parent };
                v = next;
            }
            search.bucket_head[parent as usize] = NONE;
        }
        for w in 1..n {
            if search.dom[w] != search.semi[w] {
                search.dom[w] = search.dom[search.dom[w] as usize];
            }
        }
        self.idom.clear();
        self.idom.resize(blocks, NONE);
        for w in 1..n {
            self.idom[search.block[w] as usize] = search.block[search.dom[w] as usize];
        }
        self.dominator_intervals(blocks);
    }

    /// Numbers the dominator tree. Children come after their parent in reverse postorder, so sizes are summed in one
    /// backward pass and intervals handed out in one forward pass.
    fn dominator_intervals(&mut self, blocks: usize) {
        let mut size = core::mem::take(&mut self.search.path);
        size.clear();
        size.resize(blocks, 1);
        for &block in self.rpo.iter().skip(1).rev() {
            size[self.idom[block.index()] as usize] += size[block.index()];
        }
        self.dom_in.clear();
        self.dom_in.resize(blocks, NONE);
        self.dom_out.clear();
        self.dom_out.resize(blocks, 0);
        let mut next = core::mem::take(&mut self.search.bucket_next);
        next.clear();
        next.resize(blocks, 0);
        for (pos, &block) in self.rpo.iter().enumerate() {
            let b = block.index();
            let start = if pos == 0 {
                0
            } else {
                let idom = self.idom[b] as usize;
                let start = next[idom];
                next[idom] += size[b];
                start
            };
            self.dom_in[b] = start;
            self.dom_out[b] = start + size[b];
            next[b] = start + 1;
        }
        self.search.path = size;
        self.search.bucket_next = next;
    }

    fn loops(&mut self, blocks: usize) {
        for array in [&mut self.loop_header, &mut self.loop_depth] {
            array.clear();
        }
        self.loop_header.resize(blocks, NONE);
        self.loop_depth.resize(blocks, 0);
        for flags in [&mut self.is_header, &mut self.irreducible] {
            flags.clear();
            flags.resize(blocks, false);
        }
        let search = &mut self.search;
        if search.back_edges.is_empty() {
            return;
        }
        let n = search.block.len();
        search.sets.reset(n);
        search.in_edges.clear();
        search.in_head.clear();
        search.in_head.resize(n, NONE);
        search.mark.clear();
        search.mark.resize(n, NONE);
        search.late_edges.sort_unstable_by_key(|&edge| core::cmp::Reverse(edge));
        search.back_edges.sort_unstable_by_key(|&edge| core::cmp::Reverse(edge));
        for w in 1..n as u32 {
            search.add_edge(search.parent[w as usize], w);
        }
        let (mut late, mut back) = (0, 0);
        for w in (0..n as u32).rev() {
            while let Some(&(ancestor, from, to)) = search.late_edges.get(late) {
                if ancestor != w {
                    break;
                }
                late += 1;
                // The edge enters all loops found so far around `to` from outside; where it does not do so at the header,
                // the loop has one more entry.
                let outermost = search.sets.find(to);
                let mut inside = search.block[to as usize] as usize;
                while inside != search.block[outermost as usize] as usize {
                    inside = self.loop_header[inside] as usize;
                    self.irreducible[inside] = true;
                }
                let from = search.sets.find(from);
                search.add_edge(from, outermost);
            }
            let header = search.block[w as usize];
            search.body.clear();
            while let Some(&(to, from)) = search.back_edges.get(back) {
                if to != w {
                    break;
                }
                back += 1;
                self.is_header[header as usize] = true;
                let from = search.sets.find(from);
                if from != w && search.mark[from as usize] != w {
                    search.mark[from as usize] = w;
                    search.body.push(from);
                }
            }
            let mut done = 0;
            while let Some(&x) = search.body.get(done) {
                done += 1;
                let mut edge = search.in_head[x as usize];
                while edge != NONE {
                    let (from, next) = search.in_edges[edge as usize];
                    let from = search.sets.find(from);
                    if from != w && search.mark[from as usize] != w {
                        search.mark[from as usize] = w;
                        search.body.push(from);
                    }
                    edge = next;
                }
            }
            for index in 0..search.body.len() {
                let x = search.body[index];
                self.loop_header[search.block[x as usize] as usize] = header;
                search.sets.attach(x, w);
            }
        }
        for &block in &self.rpo {
            // A loop header precedes the blocks of its loop in reverse postorder.
            let b = block.index();
            let outer = self.loop_header[b];
            let around = if outer == NONE { 0 } else { self.loop_depth[outer as usize] };
            self.loop_depth[b] = around + u32::from(self.is_header[b]);
        }
    }

    fn frequencies(&mut self, func: &Function, blocks: usize) {
        self.freq.clear();
        match &func.frequencies {
            Some(frequencies) => self.freq.extend_from_slice(frequencies),
            None => {
                self.freq.extend(self.loop_depth.iter().map(|&depth| frequency_at_depth(depth)));
            }
        }
        self.freq.resize(blocks, 1.0);
    }
}

impl Search {
    /// Searches depth-first from the entry: numbers, parents, postorder, and the kind of each edge.
    fn run(&mut self, func: &Function) {
        self.number.clear();
        self.number.resize(func.num_blocks(), NONE);
        self.sets.reset(func.num_blocks());
        for array in [&mut self.block, &mut self.parent, &mut self.postorder] {
            array.clear();
        }
        self.finished.clear();
        self.late_edges.clear();
        self.back_edges.clear();
        self.stack.clear();
        if func.num_blocks() == 0 {
            return;
        }
        self.discover(func, Block::ENTRY, NONE);
        while let Some(top) = self.stack.last_mut() {
            let (block, edge) = *top;
            let from = self.number[block.index()];
            if edge == func.block(block).edges.1 {
                self.finish(block, from);
                continue;
            }
            top.1 += 1;
            let succ = func.edge(Edge::from_u32(edge)).to;
            let to = self.number[succ.index()];
            if to == NONE {
                self.discover(func, succ, from);
            } else if !self.finished[to as usize] {
                self.back_edges.push((to, from));
            } else {
                // `to` is finished, so its set has been attached up to its lowest ancestor that is still open, which is
                // an ancestor of `from` too (Tarjan's offline lowest common ancestor).
                let ancestor = self.sets.find(to);
                self.late_edges.push((ancestor, from, to));
            }
        }
    }

    fn discover(&mut self, func: &Function, block: Block, parent: u32) {
        self.number[block.index()] = self.block.len() as u32;
        self.block.push(block.as_u32());
        self.parent.push(parent);
        self.finished.push(false);
        self.stack.push((block, func.block(block).edges.0));
    }

    fn finish(&mut self, block: Block, number: u32) {
        self.stack.pop();
        self.postorder.push(block.as_u32());
        self.finished[number as usize] = true;
        let parent = self.parent[number as usize];
        if parent != NONE {
            self.sets.attach(number, parent);
        }
    }

    /// The vertex of least semidominator on the path from `v` to the root of its tree in the forest of processed
    /// vertices, with path compression and without recursion.
    fn eval(&mut self, v: u32) -> u32 {
        if self.ancestor[v as usize] == NONE {
            return v;
        }
        self.path.clear();
        let mut x = v;
        while self.ancestor[self.ancestor[x as usize] as usize] != NONE {
            self.path.push(x);
            x = self.ancestor[x as usize];
        }
        while let Some(y) = self.path.pop() {
            let above = self.ancestor[y as usize] as usize;
            if self.semi[self.label[above] as usize] < self.semi[self.label[y as usize] as usize] {
                self.label[y as usize] = self.label[above];
            }
            self.ancestor[y as usize] = self.ancestor[above];
        }
        self.label[v as usize]
    }

    /// Adds an edge to the collapsed graph in which loops are found.
    fn add_edge(&mut self, from: u32, to: u32) {
        self.in_edges.push((from, self.in_head[to as usize]));
        self.in_head[to as usize] = self.in_edges.len() as u32 - 1;
    }
}

#[cfg(test)]
mod tests {
    use crate::analysis::cfg::*;
    use crate::ir::FunctionBuilder;
    use crate::target::FormKind;
    use crate::testing;
    use alloc::vec;

    fn graph(edges: &[(u32, u32)], blocks: usize) -> Function {
        let target = testing::scalar_target(4);
        let mut builder = FunctionBuilder::new(&target, "graph");
        for _ in 0..blocks {
            builder.create_block();
        }
        for block in 0..blocks as u32 {
            builder.switch_to(Block::from_u32(block));
            let form = builder.intern_form(FormKind::Branch, &[], &target.no_units());
            builder.inst(form, &[]).unwrap();
            for &(_, to) in edges.iter().filter(|edge| edge.0 == block) {
                builder.successor(Block::from_u32(to), &[]).unwrap();
            }
        }
        builder.finish()
    }

    fn reachable_without(func: &Function, removed: Option<Block>) -> Vec<bool> {
        let mut seen = vec![false; func.num_blocks()];
        let mut work = vec![Block::ENTRY];
        while let Some(block) = work.pop() {
            if Some(block) != removed && !core::mem::replace(&mut seen[block.index()], true) {
                work.extend(func.succ_edges(block).map(|edge| func.edge(edge).to));
            }
        }
        seen
    }

    /// Whether `to` can be reached from `from` by at least one edge inside `inside`.
    fn reaches(func: &Function, inside: &[bool], from: Block, to: Block) -> bool {
        let mut seen = vec![false; func.num_blocks()];
        let mut work = vec![from];
        while let Some(block) = work.pop() {
            for edge in func.succ_edges(block) {
                let next = func.edge(edge).to;
                if next == to && inside[next.index()] {
                    return true;
                }
                if inside[next.index()] && !core::mem::replace(&mut seen[next.index()], true) {
                    work.push(next);
                }
            }
        }
        false
    }

    /// The definition of the forest: the header of a strongly connected region is its first block in preorder, and the
    /// loops inside are those of the region without its header.
    fn loops_by_definition(func: &Function, cfg: &Cfg, inside: &[bool], around: u32, parents: &mut [u32]) {
        let mut rest: Vec<Block> = func.blocks().filter(|block| inside[block.index()]).collect();
        rest.sort_by_key(|block| cfg.search.number[block.index()]);
        while let Some(&first) = rest.first() {
            let cyclic = reaches(func, inside, first, first);
            let together =
                |&b: &Block| b == first || (reaches(func, inside, first, b) && reaches(func, inside, b, first));
            let (component, others): (Vec<Block>, Vec<Block>) = rest.iter().copied().partition(together);
            rest = others;
            for &block in &component {
                parents[block.index()] = around;
            }
            if cyclic {
                let mut body = vec![false; func.num_blocks()];
                for &block in &component[1..] {
                    body[block.index()] = true;
                }
                loops_by_definition(func, cfg, &body, first.as_u32(), parents);
            }
        }
    }

    #[test]
    fn dominators_and_loops_agree_with_their_definitions() {
        crate::testing::random::rounds(5000, |u| {
            let blocks = u.int_in_range(1..=12)?;
            let mut edges = Vec::new();
            for _ in 0..u.int_in_range(0..=2 * blocks)? {
                edges.push((u.int_in_range(0..=blocks - 1)? as u32, u.int_in_range(0..=blocks - 1)? as u32));
            }
            let func = graph(&edges, blocks);
            let mut cfg = Cfg::default();
            cfg.compute(&func);
            let reachable = reachable_without(&func, None);
            for a in func.blocks() {
                assert_eq!(cfg.is_reachable(a), reachable[a.index()]);
                let without = reachable_without(&func, Some(a));
                for b in func.blocks().filter(|b| reachable[b.index()]) {
                    let dominates = reachable[a.index()] && !without[b.index()];
                    assert_eq!(cfg.dominates(a, b), dominates, "{a} {b} in {edges:?}");
                    assert!(cfg.idom(b) != Some(a) || dominates);
                }
            }
            let mut parents = vec![NONE; blocks];
            loops_by_definition(&func, &cfg, &reachable, NONE, &mut parents);
            assert_eq!(cfg.loop_header, parents, "{edges:?}");
            Ok(())
        });
    }

    /// The graph without blocks that only jump has the paths, dominators and loops of the one with them.
    #[test]
    fn threading_jumps_changes_nothing_but_what_is_a_block() {
        crate::testing::random::rounds(5000, |u| {
            let blocks = u.int_in_range(1..=14)?;
            let mut edges = Vec::new();
            for from in 0..blocks as u32 {
                for _ in 0..u.int_in_range(0..=2)? {
                    edges.push((from, u.int_in_range(0..=blocks - 1)? as u32));
                }
            }
            let func = graph(&edges, blocks);
            let target = testing::scalar_target(4);
            let (mut whole, mut cfg, mut code) = (Cfg::default(), Cfg::default(), Constraints::default());
            whole.compute(&func);
            cfg.compute(&func);
            code.reset(&func, &target);
            for block in func.blocks() {
                for inst in func.block_insts(block) {
                    let form = func.inst(inst).form;
                    let view = func.inst_form(&target, inst);
                    let number = code.number_of(form).unwrap_or_else(|| code.add_form(&target, form, view, false));
                    code.add_inst(number);
                }
            }
            cfg.thread_jumps(&func, &code);
            let is_threaded = |block: Block| cfg.threaded().iter().any(|threaded| threaded.0 == block);
            let kept =
                |blocks: &[Block]| blocks.iter().copied().filter(|&block| !is_threaded(block)).collect::<Vec<_>>();
            assert_eq!(cfg.rpo(), kept(whole.rpo()), "{edges:?}");
            for &(block, from) in cfg.threaded() {
                assert!(!is_threaded(from) && whole.pred_edges(block).len() == 1 && func.succ_edges(block).len() == 1);
            }
            for &block in cfg.rpo() {
                let ends = |edge: Edge| {
                    let mut to = func.edge(edge).to;
                    while is_threaded(to) {
                        to = func.edge(func.succ_edges(to).next().unwrap()).to;
                    }
                    to
                };
                let mut expected: Vec<Block> = func.succ_edges(block).map(ends).collect();
                let mut found = Vec::new();
                for edge in cfg.succ_edges(&func, block) {
                    let to = func.edge(edge).to;
                    assert!(cfg.from(edge) == block && cfg.pred_edges(to).contains(&edge), "{edges:?}");
                    assert_eq!(cfg.is_back_edge(&func, edge), whole.rpo_pos(to) <= whole.rpo_pos(block), "{edges:?}");
                    found.push(to);
                }
                expected.sort_unstable();
                found.sort_unstable();
                assert_eq!(found, expected, "{edges:?}");
                assert_eq!(cfg.pred_edges(block), whole.pred_edges(block));
                assert_eq!(cfg.loop_parent(block), whole.loop_parent(block));
                let mut idom = whole.idom(block);
                while let Some(above) = idom.filter(|&above| is_threaded(above)) {
                    idom = whole.idom(above);
                }
                assert_eq!(cfg.idom(block), idom, "{edges:?}");
            }
            Ok(())
        });
    }

    #[test]
    fn a_loop_with_two_entries_is_irreducible() {
        let func = graph(&[(0, 1), (0, 2), (1, 2), (2, 1), (2, 3)], 4);
        let mut cfg = Cfg::default();
        cfg.compute(&func);
        let headers: Vec<Block> = func.blocks().filter(|&block| cfg.is_irreducible_header(block)).collect();
        assert_eq!(headers.len(), 1);
        assert_eq!(cfg.loop_depth(Block::from_u32(1)), 1);
        assert_eq!(cfg.loop_depth(Block::from_u32(2)), 1);
        assert_eq!(cfg.loop_depth(Block::from_u32(3)), 0);
    }

    #[test]
    fn nested_loops_are_reducible_and_weighed_by_depth() {
        let func = graph(&[(0, 1), (1, 2), (2, 2), (2, 1), (1, 3)], 4);
        let mut cfg = Cfg::default();
        cfg.compute(&func);
        assert!(func.blocks().all(|block| !cfg.is_irreducible_header(block)));
        let freqs: Vec<f32> = func.blocks().map(|block| cfg.freq(block)).collect();
        assert_eq!(freqs, [1.0, 10.0, 100.0, 1.0]);
        assert_eq!(cfg.loop_parent(Block::from_u32(2)), Some(Block::from_u32(1)));
    }
}
