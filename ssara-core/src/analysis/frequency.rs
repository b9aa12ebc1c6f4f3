//! How often blocks run if branches go either way as often as the other.
//!
//! Frequencies that come from loops alone ([`Cfg::freq`]) give both arms of a branch that of the branch. That is what costs are
//! counted with, but where two places cost the same by it, what runs half as often is the better one. So this shares what
//! runs through a block among its successors. A loop runs ten times, and of what comes to a branch out of it a tenth leaves: a
//! crude form of what Wu and Larus (MICRO 1994) compute, in one pass. Where the client knows frequencies, they are taken as
//! they are.
//!
//! Takes time linear in the edges.

use alloc::vec::Vec;

use cranelift_entity::EntityRef;

use crate::analysis::cfg::Cfg;
use crate::ir::{Block, Edge, Function};

/// How often a loop runs.
const ROUNDS: f32 = 10.0;

/// How often blocks and edges run. Keeps its buffers.
#[derive(Default)]
pub struct BranchFrequencies {
    blocks: Vec<f32>,
    edges: Vec<f32>,
}

impl BranchFrequencies {
    /// Computes it.
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
