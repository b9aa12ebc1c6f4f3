//! Branch frequencies: how often blocks run if all arms of a branch are equally likely.
//!
//! # Input
//!
//! The control-flow graph, with its loop frequencies.
//!
//! # Output
//!
//! A branch frequency for each block and edge. Loop frequencies ([`Cfg::freq`]) give both arms of a branch the frequency
//! of the branch, and costs are counted with these. Where two places cost the same by that, the arm that runs
//! half as often is better. So the frequency of a block is shared among its successors. A loop runs ten times, and one
//! tenth of what reaches a branch out of it leaves. Frequencies of the client are taken as they are, and what they leave of
//! a branch is shared among the other arms.
//!
//! # Why correct
//!
//! Only cost depends on frequencies.
//!
//! # Cost
//!
//! Linear in the edges.
//!
//! # Reference
//!
//! A crude form, in one pass, of Wu and Larus, *Static branch frequency and program profile analysis*, MICRO 1994.

use alloc::vec::Vec;

use cranelift_entity::EntityRef;

use crate::analysis::cfg::Cfg;
use crate::ir::{Block, Edge, Function};

/// The number of rounds that a loop is assumed to run.
const ROUNDS: f32 = 10.0;

/// The branch frequencies of blocks and edges. Keeps its buffers.
#[derive(Default, Debug)]
pub struct BranchFrequencies {
    blocks: Vec<f32>,
    edges: Vec<f32>,
}

impl BranchFrequencies {
    /// Computes all frequencies.
    pub fn compute(&mut self, func: &Function, cfg: &Cfg) {
        self.blocks.clear();
        self.blocks.resize(func.num_blocks(), 0.0);
        self.edges.clear();
        self.edges.resize(func.num_edges(), 0.0);
        self.blocks[Block::ENTRY.index()] = 1.0;
        let has_known = func.has_frequencies();
        let known = |block: Block| if has_known { cfg.known_frequency(func, block) } else { None };
        for &block in cfg.rpo() {
            let through = &mut self.blocks[block.index()];
            if let Some(frequency) = known(block) {
                *through = frequency;
            } else if cfg.is_loop_header(block) {
                *through = (*through * ROUNDS).min(cfg.freq(block));
            }
            let through = *through;
            let leaves = |edge: &Edge| cfg.freq(func.edge(*edge).to) < cfg.freq(block);
            let edges = cfg.succ_edges(func, block);
            // How often an edge is taken that is the only one to a block of known frequency.
            let taken_by_known = |edge: Edge| {
                let to = func.edge(edge).to;
                if has_known && let Some(frequency) = cfg.known_edge_frequency(func, edge) {
                    return Some(frequency);
                }
                known(to).filter(|_| cfg.pred_edges(to).len() == 1).map(|frequency| frequency.min(through))
            };
            let rest = edges.clone().filter_map(taken_by_known).fold(through, |rest, taken| (rest - taken).max(0.0));
            let unknown = edges.clone().filter(|&edge| taken_by_known(edge).is_none());
            let all = unknown.clone().count();
            let out = unknown.filter(leaves).count();
            for edge in edges {
                let share = match (out == 0 || out == all, leaves(&edge)) {
                    (true, _) => 1.0 / all as f32,
                    (false, true) => 1.0 / ROUNDS / out as f32,
                    (false, false) => (1.0 - 1.0 / ROUNDS) / (all - out) as f32,
                };
                let taken = match taken_by_known(edge) {
                    Some(taken) => taken,
                    None if known(block).and(known(func.edge(edge).to)).is_some() => cfg.edge_freq(func, edge),
                    None => rest * share,
                };
                self.edges[edge.index()] = taken;
                if !cfg.is_back_edge(func, edge) {
                    let sum = &mut self.blocks[func.edge(edge).to.index()];
                    *sum += taken;
                }
            }
        }
    }
    /// How often a block runs.
    #[inline]
    pub fn of(&self, block: Block) -> f32 {
        self.blocks[block.index()]
    }
    /// How often an edge is taken.
    #[inline]
    pub fn on(&self, edge: Edge) -> f32 {
        self.edges[edge.index()]
    }
}
