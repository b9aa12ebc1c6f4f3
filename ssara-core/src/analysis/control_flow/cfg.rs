//! The control-flow graph as the passes see it: order, predecessors, dominators, loops and frequencies.
//!
//! # Input
//!
//! A function whose edges name existing blocks.
//!
//! # Output
//!
//! * Reverse postorder and predecessors, from one depth-first search.
//! * Dominators and loops, from the same search.
//! * Loop frequencies: those of the client, for some blocks or all, 0 or between 10^-18 and 10^18.
//!   Elsewhere 10 to the loop depth, at most 10^6, scaled as the nearest dominator is that the client knows.
//!
//! Unreachable blocks are in no order, dominate nothing and belong to no loop. After jump threading
//! ([`Cfg::thread_jumps`]), blocks that only jump are in no order either. They are parts of edges then.
//!
//! # Why correct
//!
//! The parts (`depth_first`, `dominators`, `loops`) are correct by themselves. Only cost depends on frequencies.
//!
//! # Cost
//!
//! That of the dominators, O(E log B). If the client knows some frequencies, also the blocks times the square of the loop
//! depth.

use alloc::vec::Vec;

use cranelift_entity::EntityRef;

use crate::analysis::control_flow::depth_first::DepthFirst;
use crate::analysis::control_flow::dominators::Dominators;
use crate::analysis::control_flow::loops::Loops;
use crate::analysis::control_flow::predecessors::Predecessors;
use crate::ir::{Block, Edge, Function};
use crate::output::Point;

/// Marks a block that is in no order. Positions are no entities, and an `Option` of one would take twice the memory.
pub(super) const NO_POS: u32 = u32::MAX;

/// What edits on an edge that has to be split cost with the jump, as a multiple of what they cost without it. At 1.25 lz4
/// executes more instructions than without, at 2 lua costs more.
const WITH_JUMP: f32 = 1.5;

/// The estimated loop frequency, by loop depth. Deeper loops count like the last, which is hot enough for every decision.
const FREQ_BY_DEPTH: [f32; 7] = [1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6];

/// Maximum frequency, for decisions and costs: more often counts as this often. So no sum or product of frequencies, prices
/// and distances is infinite.
const MAX_FREQUENCY: f32 = 1e18;
/// Minimum frequency but for 0: less often counts as never. So no quotient is infinite that is not one by 0.
const MIN_FREQUENCY: f32 = 1e-18;

/// A frequency of the client, or a product or sum of some, within the bounds.
fn bounded(frequency: f32) -> f32 {
    if frequency < MIN_FREQUENCY { 0.0 } else { frequency.min(MAX_FREQUENCY) }
}

/// How often a block at this loop depth is estimated to run when the function runs once.
pub fn frequency_at_depth(depth: u32) -> f32 {
    FREQ_BY_DEPTH[(depth as usize).min(FREQ_BY_DEPTH.len() - 1)]
}

/// The control-flow graph of a function. Keeps its buffers from one function to the next.
#[derive(Default, Debug)]
pub struct Cfg {
    /// Reachable blocks in reverse postorder.
    pub(super) rpo: Vec<Block>,
    /// Position in `rpo` of each block, or [`NO_POS`].
    pub(super) rpo_pos: Vec<u32>,
    pub(super) preds: Predecessors,
    /// By edge: the block where it starts.
    pub(super) from: Vec<Block>,
    /// By edge: the last of the edges that are one with it.
    pub(super) last: Vec<Edge>,
    /// Blocks that are parts of edges, in reverse postorder, each with the block where the edge starts.
    pub(super) threaded: Vec<(Block, Block)>,
    pub(super) dominators: Dominators,
    loops: Loops,
    freq: Vec<f32>,
    search: DepthFirst,
}

impl Cfg {
    /// Computes everything for `func`.
    pub fn compute(&mut self, func: &Function) {
        self.search.run(func);
        self.order(func.num_blocks());
        self.preds.compute(func, &self.search);
        self.from.clear();
        self.from.extend(func.edges().map(|edge| func.edge(edge).from));
        self.last.clear();
        self.last.extend(func.edges());
        self.threaded.clear();
        self.dominators.compute(func, &self.search, &self.preds);
        self.loops.compute(func.num_blocks(), &mut self.search);
        self.frequencies(func);
    }

    fn order(&mut self, blocks: usize) {
        self.rpo.clear();
        self.rpo.extend(self.search.postorder.iter().rev());
        self.rpo_pos.clear();
        self.rpo_pos.resize(blocks, NO_POS);
        for (pos, block) in self.rpo.iter().enumerate() {
            self.rpo_pos[block.index()] = pos as u32;
        }
    }

    fn frequencies(&mut self, func: &Function) {
        self.freq.clear();
        self.freq.extend(self.loops.depth.iter().map(|&depth| frequency_at_depth(depth)));
        if func.has_frequencies() {
            self.scale_frequencies(func);
        }
    }

    /// Replaces the estimates of blocks whose frequency the client knows. The estimate of any other block is scaled as that
    /// of its nearest dominator is. Dominators in loops around which the block is not do not count.
    fn scale_frequencies(&mut self, func: &Function) {
        let mut scale = alloc::vec![1.0; func.num_blocks()];
        for &block in &self.rpo {
            let estimate = self.freq[block.index()];
            let mut dominator = self.idom(block);
            while let Some(around) = dominator.and_then(|dominator| self.innermost_header(dominator)) {
                if self.is_in_loop(block, around) {
                    break;
                }
                dominator = self.idom(around);
            }
            let inherited = dominator.map_or(1.0, |dominator| scale[dominator.index()]);
            scale[block.index()] = self.known_frequency(func, block).map_or(inherited, |known| known / estimate);
        }
        for block in func.blocks() {
            let estimate = bounded(self.freq[block.index()] * scale[block.index()]);
            self.freq[block.index()] = self.known_frequency(func, block).unwrap_or(estimate);
        }
    }

    /// Whether a block is in the loop of a header.
    fn is_in_loop(&self, block: Block, header: Block) -> bool {
        core::iter::successors(self.innermost_header(block), |&inner| self.loop_parent(inner)).any(|it| it == header)
    }
}

/// Order and edges.
impl Cfg {
    /// The blocks in reverse postorder, without unreachable ones and parts of edges. The entry is first.
    pub fn rpo(&self) -> &[Block] {
        &self.rpo
    }
    /// The position of a block in the reverse postorder, in which there may be gaps; `None` if it is not in it.
    pub fn rpo_pos(&self, block: Block) -> Option<u32> {
        Some(self.rpo_pos[block.index()]).filter(|&pos| pos != NO_POS)
    }
    /// Whether a block is in the order: it can be reached from the entry, and is not part of an edge.
    #[inline]
    pub fn is_reachable(&self, block: Block) -> bool {
        self.rpo_pos[block.index()] != NO_POS
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
    /// The edges into a block that come from reachable blocks.
    #[inline]
    pub fn pred_edges(&self, block: Block) -> &[Edge] {
        self.preds.of(block)
    }
    /// The block where an edge starts, before everything that has become part of it.
    #[inline]
    pub fn from(&self, edge: Edge) -> Block {
        self.from[edge.index()]
    }
    /// The only edge to a block at whose start there is nothing to decide: the block has no parameters, and heads no
    /// loop. What the branch before it defines may still have to leave its register.
    #[inline(always)]
    pub fn only_edge(&self, func: &Function, block: Block) -> Option<Edge> {
        match *self.pred_edges(block) {
            [edge] if !self.is_loop_header(block) && func.block_params(block).is_empty() => Some(edge),
            _ => None,
        }
    }
    /// The most frequent edge to a block from one that comes earlier in the reverse postorder; of equals, the first.
    pub fn base_edge(&self, func: &Function, block: Block) -> Option<Edge> {
        let mut base: Option<(f32, Edge)> = None;
        for &edge in self.pred_edges(block).iter().filter(|&&edge| !self.is_back_edge(func, edge)) {
            let freq = self.edge_freq(func, edge);
            if base.is_none_or(|base| freq > base.0) {
                base = Some((freq, edge));
            }
        }
        base.map(|base| base.1)
    }
    /// Whether an edge goes to a block that does not come later in the reverse postorder.
    #[inline]
    pub fn is_back_edge(&self, func: &Function, edge: Edge) -> bool {
        self.rpo_pos[func.edge(edge).to.index()] <= self.rpo_pos[self.from(edge).index()]
    }
}

/// Dominators.
impl Cfg {
    /// The immediate dominator; `None` for the entry and for unreachable blocks.
    #[inline]
    pub fn idom(&self, block: Block) -> Option<Block> {
        self.dominators.idom[block.index()].expand()
    }
    /// Whether `a` dominates `b`. Every reachable block dominates itself.
    #[inline]
    pub fn dominates(&self, a: Block, b: Block) -> bool {
        self.dominators.dominates(a, b)
    }
    /// The position of a block in a preorder walk of the dominator tree.
    #[inline]
    pub fn dom_pre(&self, block: Block) -> u32 {
        self.dominators.preorder(block)
    }
}

/// Loops and frequencies.
impl Cfg {
    /// The header of the innermost loop around a block: for a header, of the loop around its own loop.
    #[inline]
    pub fn loop_parent(&self, block: Block) -> Option<Block> {
        self.loops.parent[block.index()].expand()
    }
    /// Whether a block is the header of a loop.
    #[inline]
    pub fn is_loop_header(&self, block: Block) -> bool {
        self.loops.is_header[block.index()]
    }
    /// Whether a block is the header of a loop that has further entries.
    pub fn is_irreducible_header(&self, block: Block) -> bool {
        self.loops.is_irreducible[block.index()]
    }
    /// The header of the innermost loop that contains a block, which for a header is the block itself.
    #[inline]
    pub fn innermost_header(&self, block: Block) -> Option<Block> {
        if self.is_loop_header(block) { Some(block) } else { self.loop_parent(block) }
    }
    /// The number of loops around a block, including the one that it heads.
    #[inline]
    pub fn loop_depth(&self, block: Block) -> u32 {
        self.loops.depth[block.index()]
    }
    /// Whether there is a loop anywhere.
    pub fn has_loops(&self) -> bool {
        self.loops.depth.iter().any(|&depth| depth > 0)
    }
    /// The loop frequency of a block: how often it runs, relative to the entry.
    #[inline]
    pub fn freq(&self, block: Block) -> f32 {
        self.freq[block.index()]
    }
    /// How often an edge is taken: as the client says, or as often as the less frequent of its ends runs. The start is the
    /// last block that is part of it. This is exact if one of its ends has no other edges.
    #[inline]
    pub fn edge_freq(&self, func: &Function, edge: Edge) -> f32 {
        self.known_edge_frequency(func, edge).unwrap_or_else(|| {
            let edge = func.edge(edge);
            self.freq(edge.from).min(self.freq(edge.to))
        })
    }
    /// The frequency that prices the edits on an edge. On an edge that has to be split, or whose block would only jump
    /// without them, they also cost a jump. Where the client does not say how often such an edge is taken, the frequency of
    /// its rarer end is too high in any case.
    #[inline]
    pub fn edit_freq(&self, func: &Function, edge: Edge) -> f32 {
        let freq = self.edge_freq(func, edge);
        let is_split =
            || self.succ_edges(func, self.from(edge)).len() > 1 && self.pred_edges(func.edge(edge).to).len() > 1;
        if func.edge_frequency(edge).is_some() && is_split() { freq * WITH_JUMP } else { freq }
    }
    /// How often edits at a point are executed.
    pub fn freq_at(&self, func: &Function, point: Point) -> f32 {
        match point {
            Point::Before(inst) => self.freq(func.block_of(inst)),
            Point::Edge(edge) => self.edge_freq(func, edge),
        }
    }
    /// How often an edge is taken by what the client says.
    pub fn known_edge_frequency(&self, func: &Function, edge: Edge) -> Option<f32> {
        func.edge_frequency(edge).map(bounded)
    }
    /// How often a block runs by what the client says: of the block, of all edges to it, or of all edges out of it.
    pub fn known_frequency(&self, func: &Function, block: Block) -> Option<f32> {
        let sum = |edges: &mut dyn Iterator<Item = Edge>| {
            let mut edges = edges.peekable();
            edges.peek()?;
            edges.map(|edge| func.edge_frequency(edge)).sum::<Option<f32>>()
        };
        let into = || if block == Block::ENTRY { None } else { sum(&mut self.pred_edges(block).iter().copied()) };
        func.frequency(block).or_else(into).or_else(|| sum(&mut func.succ_edges(block))).map(bounded)
    }
}
