//! How often the next uses of a value run: what it costs to have it in memory, were it to leave its register here.
//!
//! Takes [`Liveness`] with distances. A distance tells when the next use is on the nearest path; this adds up the frequencies
//! of the next uses on all paths. A value that ten branches of a loop use has to be reloaded in each of them, and one that a
//! single branch uses only there, although both may be equally near.
//!
//! Where paths meet, the frequency at the start of the block is divided among the edges in proportion to theirs, so that a
//! use behind a diamond counts once; back edges and other edges separately, since what the first round leaves in a
//! register need not be reloaded in the next. No edge has a share above its own frequency: the value could be reloaded
//! there.
//!
//! Two sweeps in postorder, like those for distances, each linear in the live values at the ends of all edges; the second
//! knows what the first found behind back edges. The figures guide choices and prove nothing.

use alloc::vec::Vec;

use cranelift_entity::EntityRef;

use super::cfg::Cfg;
use super::liveness::{DEAD, Liveness};
use crate::ir::{Block, Edge, Function, Value};

/// Frequencies of the next uses behind the end of one block, by value. Keeps its buffer.
#[derive(Default)]
pub struct Behind {
    /// The block, counted as they are visited, for which a frequency was noted, and the frequency.
    of_value: Vec<(u32, f32)>,
    visit: u32,
}

impl Behind {
    /// Starts over for so many values.
    pub fn reset(&mut self, values: usize) {
        self.of_value.clear();
        self.of_value.resize(values, (0, 0.0));
        self.visit = 0;
    }
    /// How often the next uses of a value run; 0 where there are none.
    pub fn of(&self, value: Value) -> f32 {
        let (visit, freq) = self.of_value[value.index()];
        if visit == self.visit { freq } else { 0.0 }
    }
    fn add(&mut self, value: Value, more: f32) {
        let (visit, freq) = &mut self.of_value[value.index()];
        if *visit != self.visit {
            (*visit, *freq) = (self.visit, 0.0);
        }
        *freq += more;
    }
}

/// Frequencies of the next uses behind the starts of blocks. Keeps its buffers.
#[derive(Default)]
pub struct NextUses {
    /// Parallel to the live values of all blocks.
    live: Vec<f32>,
    /// Parallel to the block parameters of the function.
    params: Vec<f32>,
    /// By block: the sums of the frequencies of the edges into it, back edges last.
    into: Vec<[f32; 2]>,
    behind: Behind,
}

impl NextUses {
    /// Finds the frequencies. To be called after [`Liveness::compute_distances`].
    pub fn compute(&mut self, func: &Function, cfg: &Cfg, live: &Liveness) {
        self.live.clear();
        self.live.resize(live.num_live(), 0.0);
        self.params.clear();
        self.params.resize(func.num_block_params(), 0.0);
        self.into.clear();
        self.into.resize(func.num_blocks(), [0.0; 2]);
        for &block in cfg.rpo() {
            for &edge in cfg.pred_edges(block) {
                self.into[block.index()][usize::from(cfg.is_back_edge(func, edge))] += cfg.edge_freq(func, edge);
            }
        }
        let mut behind = core::mem::take(&mut self.behind);
        behind.reset(func.num_values());
        let sweeps = if cfg.has_loops() { 2 } else { 1 };
        for _ in 0..sweeps {
            for &block in cfg.rpo().iter().rev() {
                self.leave(func, cfg, live, block, &mut behind);
                let (first, end) = func.block(block).insts;
                let freq = |value: Value, distance: u32| {
                    if distance < end - first { cfg.freq(block) } else { behind.of(value) }
                };
                let values = live.live_in(block).iter().zip(live.live_in_distances(block));
                for (at, (&value, &distance)) in live.live_range(block).zip(values) {
                    self.live[at] = freq(value, distance);
                }
                let params = func.block_params(block).iter().zip(live.param_distances(func, block));
                for (at, (&param, &distance)) in func.block_param_range(block).zip(params) {
                    self.params[at] = if distance == DEAD { 0.0 } else { freq(param, distance) };
                }
            }
        }
        self.behind = behind;
    }

    /// Finds the frequencies behind the end of a block.
    pub fn leave(&self, func: &Function, cfg: &Cfg, live: &Liveness, block: Block, behind: &mut Behind) {
        behind.visit += 1;
        for edge in cfg.succ_edges(func, block) {
            let succ = func.edge(edge).to;
            for (&value, &freq) in live.live_in(succ).iter().zip(self.of_live_in(live, succ)) {
                behind.add(value, self.share(func, cfg, edge, freq));
            }
            for (&arg, &freq) in func.edge_args(edge).iter().zip(self.of_params(func, succ)) {
                behind.add(arg, self.share(func, cfg, edge, freq));
            }
        }
    }

    /// The share of an edge in a frequency at the start of the block where it leads.
    fn share(&self, func: &Function, cfg: &Cfg, edge: Edge, freq: f32) -> f32 {
        let of_edge = cfg.edge_freq(func, edge);
        let into = self.into[func.edge(edge).to.index()][usize::from(cfg.is_back_edge(func, edge))];
        (freq * of_edge / into).min(of_edge)
    }

    /// For the values that are live at the start of a block, in their order.
    pub fn of_live_in(&self, live: &Liveness, block: Block) -> &[f32] {
        &self.live[live.live_range(block)]
    }
    /// For the parameters of a block.
    pub fn of_params(&self, func: &Function, block: Block) -> &[f32] {
        &self.params[func.block_param_range(block)]
    }
}
