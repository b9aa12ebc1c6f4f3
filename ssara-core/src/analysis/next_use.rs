//! Next-use distances across blocks, as Belady's rule needs them.
//!
//! # Input
//!
//! A function whose [`Liveness`] has been computed, with the distances within blocks.
//!
//! # Output
//!
//! For each value live at the start of a block, each parameter and each operand: the distance to its next use. It is the
//! number of instructions along the nearest path.
//!
//! * Leaving a loop adds [`LOOP_EXIT`], unless the path entered the loop before. What is used after a loop is near for the
//!   code in front of it. In a loop around both, it is used in every round.
//! * An argument is no use. It is needed in a register as soon as the parameter is, which may be in memory until then.
//!   So a value that a loop only hands on from round to round is as far away as one that lives through it.
//!
//! # Why correct
//!
//! Sweeps over the blocks in postorder find the distances. The first sweep knows nothing of back edges. A second one,
//! over the blocks in loops, takes what the first found there. From outside of a loop no shortest path follows its back
//! edges, which lead to where the path has been. This is exact for what is used in the loop or after it. The nesting
//! of several loops may leave a distance too long, and never shorter than some path. Only the order of evictions
//! depends on it.
//!
//! # Cost
//!
//! Linear in the values live at the starts of blocks and in the operands whose values leave their block, at most twice.
//!
//! # Reference
//!
//! Belady, *A study of replacement algorithms for a virtual-storage computer*, 1966; Braun and Hack, CC 2009, for
//! distances across loops.

use cranelift_entity::EntityRef;

use crate::analysis::cfg::Cfg;
use crate::analysis::liveness::{DEAD, FAR, LOOP_EXIT, Liveness, Scratch};
use crate::ir::{Block, Function, Value};

impl Liveness {
    /// Finds distances across blocks. Comes after [`Liveness::compute`], when something must be spilled.
    pub fn compute_distances(&mut self, func: &Function, cfg: &Cfg) {
        self.distance.copy_from_slice(&self.scratch.local);
        for (distance, &first_use) in self.param_distance.iter_mut().zip(&self.scratch.first_use) {
            if *distance != DEAD {
                *distance = first_use;
            }
        }
        self.scratch.out.clear();
        self.scratch.out.resize(func.num_values(), u64::MAX);
        self.scratch.turn = u32::MAX;
        let in_loop = |block: Block| cfg.loop_depth(block) > 0;
        for &block in cfg.rpo().iter().rev() {
            self.sweep(func, cfg, block, !in_loop(block));
        }
        for &block in cfg.rpo().iter().rev().filter(|&&block| in_loop(block)) {
            self.sweep(func, cfg, block, true);
        }
    }

    /// Lengthens the distances of a block's live values and parameters that it does not use by those of its successors.
    /// The `last` sweep does so for operands whose values leave the block alive, too.
    fn sweep(&mut self, func: &Function, cfg: &Cfg, block: Block, last: bool) {
        let range = self.live_range(block);
        let Scratch { local, first_use, out, turn, live_out_operands, live_out_range, .. } = &mut self.scratch;
        *turn -= 1;
        let turn = u64::from(*turn) << 32;
        let (first, end) = func.block(block).insts;
        for edge in cfg.succ_edges(func, block) {
            let succ = func.edge(edge).to;
            let loops = LoopEdge::new(cfg, block, succ);
            let there = self.start[succ.index()] as usize..self.start[succ.index() + 1] as usize;
            let there = || self.live[there.clone()].iter().zip(&self.distance[there.clone()]);
            if loops.is_level() {
                for (value, &distance) in there() {
                    let out = &mut out[value.index()];
                    *out = (turn | u64::from(distance)).min(*out);
                }
            } else {
                for (value, &distance) in there() {
                    let out = &mut out[value.index()];
                    *out = (turn | u64::from(loops.before(distance))).min(*out);
                }
            }
            for (arg, &distance) in func.edge_args(edge).iter().zip(&self.param_distance[func.block_param_range(succ)])
            {
                let out = &mut out[arg.index()];
                *out = (turn | u64::from(loops.before(distance))).min(*out);
            }
        }
        // No path out of the block needs a value of an earlier turn: it is as far away as can be.
        let after = |value: Value, to_end: u32| {
            (out[value.index()] - turn).saturating_add(to_end.into()).min(FAR.into()) as u32
        };
        // Values used in the block have their distance already.
        let here = self.live[range.clone()].iter().zip(&mut self.distance[range.clone()]).zip(&local[range]);
        for ((&value, distance), &local) in here {
            let after = after(value, end - first);
            *distance = if local == FAR { after } else { *distance };
        }
        for (at, &param) in func.block_param_range(block).zip(func.block_params(block)) {
            if self.param_distance[at] != DEAD && first_use[at] == FAR {
                self.param_distance[at] = after(param, end - first);
            }
        }
        if last {
            let (start, stop) = live_out_range[block.index()];
            for &(operand, to_end, value) in &live_out_operands[start as usize..stop as usize] {
                self.operand_distance[operand as usize] = after(value, to_end);
            }
        }
    }
}

/// The number of loops that an edge leaves, and of those that it enters.
#[derive(Clone, Copy)]
struct LoopEdge {
    left: u32,
    entered: u32,
}

impl LoopEdge {
    fn new(cfg: &Cfg, from: Block, to: Block) -> Self {
        let (from, to) = (cfg.loop_depth(from), cfg.loop_depth(to));
        LoopEdge { left: from.saturating_sub(to), entered: to.saturating_sub(from) }
    }
    /// Whether both ends are in the same number of loops.
    fn is_level(self) -> bool {
        self.left == 0 && self.entered == 0
    }
    /// The distance before the edge of a value that has this distance after it. A use after a loop that the edge
    /// enters is as far away as the loop is long: it is within the loops around both.
    #[inline]
    fn before(self, distance: u32) -> u32 {
        if distance >= FAR {
            return FAR;
        }
        let within = distance - LOOP_EXIT * self.entered.min(distance / LOOP_EXIT);
        within.saturating_add(LOOP_EXIT * self.left.min(FAR / LOOP_EXIT))
    }
}
