//! Live values as ranges of blocks, for functions that are too large for rows of bits.
//!
//! # Input
//!
//! Exposed uses, and the loop forest.
//!
//! # Output
//!
//! Blocks are put in an order in which the blocks of a loop follow each other. For each value there are the ranges of this
//! order at whose blocks it is live. None if it takes too many steps to find them.
//!
//! # Why correct
//!
//! A walk leads from each use of a value up to its definition. Each block of a loop can be reached from each other one
//! within the loop. So a value that is live at the start of one of its blocks, and is defined outside, is live at the starts
//! of all. The walk takes such a loop in one step, the outermost there is, and goes on where the loop is entered. A loop
//! with several entries does not count as a loop.
//!
//! # Cost
//!
//! Each step takes time logarithmic in the depth of loops. A value takes a step for each loop and each other block where it
//! is live. Nests of loops take few steps, and lists of live values by block would be quadratic in their depth.
//!
//! # Reference
//!
//! B. Boissinot, F. Brandner, A. Darte, B. Dupont de Dinechin, F. Rastello: *A non-iterative data-flow algorithm for
//! computing liveness sets in strict SSA programs*, APLAS 2011. E. W. Myers: *An applicative random-access stack*,
//! Information Processing Letters 17(5), 1983, for the way up the loop forest.

use alloc::vec::Vec;
use core::ops::Range;

use cranelift_entity::EntityRef;
use cranelift_entity::packed_option::PackedOption;

use crate::analysis::cfg::Cfg;
use crate::analysis::defs::Defs;
use crate::analysis::live_bitmap::exposed;
use crate::ir::{Block, Function, Value};
use crate::sorts::{bucket_starts, sort};

/// No value, or no position.
const NONE: u32 = u32::MAX;

/// Successive blocks in the order of the forest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct BlockRange {
    first: u32,
    end: u32,
    /// The first and the last of the blocks in the order of the code.
    low: Block,
    high: Block,
}

/// A block in the forest of loops with one entry.
#[derive(Clone, Copy, Debug)]
struct Node {
    /// The header of the innermost loop around the block, and around its own loop if it is a header.
    parent: PackedOption<Block>,
    /// Whether it is the header of a loop with one entry.
    is_header: bool,
    /// The number of loops around it.
    depth: u32,
    /// A header further up, or the block itself if there is none.
    jump: Block,
    /// Itself, or all blocks of its loop.
    run: BlockRange,
}

/// The live ranges of a function. Keeps its buffers.
#[derive(Default)]
pub struct LiveRanges {
    nodes: Vec<Node>,
    /// The runs of value `v` are `runs[start[v]..start[v + 1]]`, in ascending order.
    start: Vec<u32>,
    runs: Vec<BlockRange>,
    /// A segment tree over the order: the values whose runs consist of the positions of node `i`, at
    /// `values[node_start[i]..node_start[i + 1]]`.
    node_start: Vec<u32>,
    values: Vec<Value>,
    leaves: usize,
    /// By block: the last value for which it was visited, as a block or as the header of a loop.
    seen: Vec<u32>,
    /// Exposed uses by value.
    use_start: Vec<u32>,
    uses: Vec<Block>,
    cursor: Vec<u32>,
    work: Vec<Block>,
    /// The positions of the successors of the current block, in ascending order.
    succs: Vec<u32>,
}

impl LiveRanges {
    /// Finds the ranges. Returns false if that takes more than `most` steps.
    pub fn compute(&mut self, most: usize, func: &Function, cfg: &Cfg, defs: &Defs) -> bool {
        self.order(func, cfg);
        let uses = || exposed(cfg, defs).map(|(block, value, _)| (block, value));
        bucket_starts(uses().map(|use_| use_.1.as_u32()), func.num_values(), &mut self.use_start, &mut self.cursor);
        self.uses.clear();
        self.uses.resize(self.use_start.last().map_or(0, |&end| end as usize), Block::ENTRY);
        for (block, value) in uses() {
            let at = &mut self.cursor[value.index()];
            self.uses[*at as usize] = block;
            *at += 1;
        }
        self.seen.clear();
        self.seen.resize(func.num_blocks(), NONE);
        self.runs.clear();
        self.start.clear();
        let mut steps = 0;
        for value in func.values() {
            self.start.push(self.runs.len() as u32);
            steps += self.walk(cfg, value, defs.block(value));
            if steps > most {
                return false;
            }
        }
        self.start.push(self.runs.len() as u32);
        self.build_tree(cfg.rpo().len());
        true
    }

    /// Puts the blocks in the order of the forest.
    fn order(&mut self, func: &Function, cfg: &Cfg) {
        self.nodes.clear();
        self.nodes.extend(func.blocks().map(|block| Node {
            parent: None.into(),
            is_header: cfg.is_loop_header(block) && !cfg.is_irreducible_header(block) && cfg.is_reachable(block),
            depth: 0,
            jump: block,
            run: BlockRange { first: NONE, end: 1, low: block, high: block },
        }));
        for &block in cfg.rpo() {
            // A header comes before the blocks of its loop.
            let mut around = cfg.loop_parent(block);
            while let Some(header) = around.filter(|&header| !self.nodes[header.index()].is_header) {
                let is_known = cfg.is_reachable(header);
                around = if is_known { self.nodes[header.index()].parent.expand() } else { cfg.loop_parent(header) };
            }
            if let Some(parent) = around {
                let Node { depth, jump, .. } = self.nodes[parent.index()];
                let further = self.nodes[jump.index()];
                let is_far = depth - further.depth == further.depth - self.nodes[further.jump.index()].depth;
                let jump = if is_far { further.jump } else { parent };
                let node = &mut self.nodes[block.index()];
                (node.parent, node.depth, node.jump) = (parent.into(), depth + 1, jump);
            }
        }
        // Sizes first, in `end`; then positions.
        for &block in cfg.rpo().iter().rev() {
            let Node { parent, run, .. } = self.nodes[block.index()];
            if let Some(parent) = parent.expand() {
                let around = &mut self.nodes[parent.index()].run;
                around.end += run.end;
                (around.low, around.high) = (around.low.min(run.low), around.high.max(run.high));
            }
        }
        self.cursor.clear();
        self.cursor.resize(func.num_blocks(), 0);
        let mut next = 0;
        for &block in cfg.rpo() {
            let free = self.nodes[block.index()].parent.expand().map(|parent| &mut self.cursor[parent.index()]);
            let free = free.unwrap_or(&mut next);
            let run = &mut self.nodes[block.index()].run;
            (run.first, run.end) = (*free, *free + run.end);
            *free = run.end;
            self.cursor[block.index()] = run.first + 1;
        }
    }

    /// The position of a block.
    fn pos(&self, block: Block) -> u32 {
        self.nodes[block.index()].run.first
    }
    /// Whether a block is in the loop of a header.
    fn is_in(&self, header: Block, block: Block) -> bool {
        let BlockRange { first, end, .. } = self.nodes[header.index()].run;
        (first..end).contains(&self.pos(block))
    }
    /// The outermost loop around a block in which another one is not.
    fn outermost(&self, block: Block, other: Block) -> Option<Block> {
        let node = self.nodes[block.index()];
        let innermost = if node.is_header { Some(block) } else { node.parent.expand() };
        let mut header = innermost.filter(|&header| !self.is_in(header, other))?;
        loop {
            let Node { parent, jump, .. } = self.nodes[header.index()];
            header = match parent.expand() {
                Some(_) if !self.is_in(jump, other) => jump,
                Some(parent) if !self.is_in(parent, other) => parent,
                _ => return Some(header),
            };
        }
    }

    /// Adds the runs of a value. Returns the number of steps.
    fn walk(&mut self, cfg: &Cfg, value: Value, def: Option<Block>) -> usize {
        let uses = self.use_start[value.index()] as usize..self.use_start[value.index() + 1] as usize;
        let (Some(def), false) = (def, uses.is_empty()) else { return 0 };
        let first = self.runs.len();
        self.work.clear();
        self.work.extend_from_slice(&self.uses[uses]);
        let mut steps = 0;
        while let Some(block) = self.work.pop() {
            steps += 1;
            let around = self.outermost(block, def);
            let taken = around.unwrap_or(block);
            if core::mem::replace(&mut self.seen[taken.index()], value.as_u32()) == value.as_u32() {
                continue;
            }
            let node = self.nodes[taken.index()];
            let (pos, only) =
                (node.run.first, BlockRange { end: node.run.first + 1, low: taken, high: taken, ..node.run });
            self.runs.push(if around.is_some() { node.run } else { only });
            for &edge in cfg.pred_edges(taken) {
                let from = cfg.from(edge);
                let is_inside = around.is_some() && (pos..node.run.end).contains(&self.pos(from));
                if from != def && !is_inside {
                    self.work.push(from);
                }
            }
        }
        sort(&mut self.runs[first..]);
        let mut last = first;
        for index in first + 1..self.runs.len() {
            let BlockRange { first, end, low, high } = self.runs[index];
            let before = &mut self.runs[last];
            if before.end == first {
                (before.end, before.low, before.high) = (end, before.low.min(low), before.high.max(high));
            } else {
                last += 1;
                self.runs[last] = self.runs[index];
            }
        }
        self.runs.truncate(last + 1);
        steps
    }

    fn build_tree(&mut self, leaves: usize) {
        self.leaves = leaves;
        self.node_start.clear();
        self.node_start.resize(2 * leaves + 1, 0);
        for run in &self.runs {
            nodes_of(run, leaves, |node| self.node_start[node + 1] += 1);
        }
        for node in 0..2 * leaves {
            self.node_start[node + 1] += self.node_start[node];
        }
        self.cursor.clear();
        self.cursor.extend_from_slice(&self.node_start);
        self.values.clear();
        self.values.resize(self.node_start[2 * leaves] as usize, Value::from_u32(0));
        for value in 0..self.start.len() - 1 {
            for run in &self.runs[self.start[value] as usize..self.start[value + 1] as usize] {
                nodes_of(run, leaves, |node| {
                    self.values[self.cursor[node] as usize] = Value::new(value);
                    self.cursor[node] += 1;
                });
            }
        }
    }

    /// The runs of a value.
    fn runs(&self, value: Value) -> &[BlockRange] {
        &self.runs[self.start[value.index()] as usize..self.start[value.index() + 1] as usize]
    }
    /// Whether a value is live at the start of a block of which it is no parameter.
    pub fn is_live_in(&self, block: Block, value: Value) -> bool {
        holds(self.runs(value), self.pos(block))
    }
    /// Calls `each` for every value that is live at the start of a block.
    pub fn for_each_live_in(&self, block: Block, mut each: impl FnMut(Value)) {
        let mut node = self.pos(block) as usize + self.leaves;
        while node > 0 {
            let values = self.node_start[node] as usize..self.node_start[node + 1] as usize;
            self.values[values].iter().copied().for_each(&mut each);
            node /= 2;
        }
    }
    /// Calls `each` for each range of a value, with the first and the last of its blocks in the order of the code.
    pub fn for_each_range(&self, value: Value, mut each: impl FnMut(Block, Block)) {
        self.runs(value).iter().for_each(|run| each(run.low, run.high));
    }
    /// Prepares [`LiveRanges::is_live_out`] for the end of a block.
    pub fn enter_end(&mut self, func: &Function, cfg: &Cfg, block: Block) {
        let mut succs = core::mem::take(&mut self.succs);
        succs.clear();
        succs.extend(cfg.succ_edges(func, block).map(|edge| self.pos(func.edge(edge).to)));
        sort(&mut succs);
        succs.dedup();
        self.succs = succs;
    }
    /// Whether a value is live at the end of the block, other than as an argument.
    pub fn is_live_out(&self, value: Value) -> bool {
        let (runs, succs) = (self.runs(value), &self.succs[..]);
        if runs.len() < succs.len() {
            runs.iter().any(|run| {
                let next = succs.partition_point(|&pos| pos < run.first);
                succs.get(next).is_some_and(|&pos| pos < run.end)
            })
        } else {
            succs.iter().any(|&pos| holds(runs, pos))
        }
    }
}

/// Whether a position is in one of these runs.
fn holds(runs: &[BlockRange], pos: u32) -> bool {
    let after = runs.partition_point(|run| run.first <= pos);
    after.checked_sub(1).is_some_and(|at| pos < runs[at].end)
}

/// Calls `each` with the nodes of the segment tree that a run consists of.
fn nodes_of(run: &BlockRange, leaves: usize, mut each: impl FnMut(usize)) {
    let Range { mut start, mut end } = run.first as usize + leaves..run.end as usize + leaves;
    while start < end {
        if start % 2 == 1 {
            each(start);
            start += 1;
        }
        if end % 2 == 1 {
            end -= 1;
            each(end);
        }
        (start, end) = (start / 2, end / 2);
    }
}
