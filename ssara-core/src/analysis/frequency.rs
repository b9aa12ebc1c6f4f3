//! Frequencies by branch probability: how often blocks run if all arms of a branch are equally likely.
//!
//! # Input
//!
//! The control-flow graph, with its frequencies by loop depth.
//!
//! # Output
//!
//! A frequency for each block and edge. Frequencies by loop depth ([`Cfg::freq`]) give both arms of a branch the
//! frequency of the branch, and costs are counted with these. Where two places cost the same by that, the arm that runs
//! half as often is better. So the frequency of a block is shared among its successors. A loop runs ten times, and one
//! tenth of what reaches a branch out of it leaves. Frequencies of the client are taken as they are.
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

/// How often blocks and edges run. Keeps its buffers.
#[derive(Default)]
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
        let is_known = func.frequencies.is_some();
        for &block in cfg.rpo() {
            let through = &mut self.blocks[block.index()];
            if is_known {
                *through = cfg.freq(block);
            } else if cfg.is_loop_header(block) {
                *through = (*through * ROUNDS).min(cfg.freq(block));
            }
            let through = *through;
            let leaves = |edge: &Edge| cfg.freq(func.edge(*edge).to) < cfg.freq(block);
            let edges = cfg.succ_edges(func, block);
            let all = edges.len();
            let out = edges.clone().filter(leaves).count();
            for edge in edges {
                let share = match (out == 0 || out == all, leaves(&edge)) {
                    (true, _) => 1.0 / all as f32,
                    (false, true) => 1.0 / ROUNDS / out as f32,
                    (false, false) => (1.0 - 1.0 / ROUNDS) / (all - out) as f32,
                };
                let taken = if is_known { cfg.edge_freq(func, edge) } else { through * share };
                self.edges[edge.index()] = taken;
                if !cfg.is_back_edge(func, edge) {
                    self.blocks[func.edge(edge).to.index()] += taken;
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
