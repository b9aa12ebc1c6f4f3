//! The ends of edges as the walk leaves them.
//!
//! Resolution learns which values are read from memory, before the first edit is made. So the defs of a terminator can
//! be stored on its edges.

use cranelift_entity::EntityRef;

use crate::decisions::SpillSets;
use crate::fast::boundaries::Boundaries;
use crate::fast::context::FastCx;
use crate::fast::liveness::FastLiveness;
use crate::fast::parts::{FastArrivals, slot_of};
use crate::ir::{Block, Edge, Value};
use crate::output::Slot;
use crate::resolve::edge_moves::EdgeEnds;
use crate::target::Reg;

/// The ends of the edges of a function that the walk has allocated.
pub struct FastEnds<'a, const W: usize> {
    /// The input of the walk.
    pub cx: &'a FastCx<'a, W>,
    /// Liveness.
    pub live: &'a FastLiveness,
    /// The values in registers at the boundaries of blocks.
    pub boundaries: &'a Boundaries,
    /// The registers of parameters.
    pub arrivals: &'a FastArrivals,
    /// The values in memory.
    pub sets: &'a mut SpillSets,
}

impl<const W: usize> EdgeEnds for FastEnds<'_, W> {
    const LEARNS_READS: bool = true;

    fn is_move_free(&self, edge: Edge) -> bool {
        self.arrivals.is_move_free(self.cx.func.edge(edge).to, edge)
    }
    fn exit(&self, block: Block) -> &[(Value, Reg)] {
        self.boundaries.exit(block)
    }
    fn for_each_arrival(&mut self, edge: Edge, mut each: impl FnMut(&mut Self, Value, Reg)) {
        let (func, boundaries, arrivals) = (self.cx.func, self.boundaries, self.arrivals);
        let to = func.edge(edge).to;
        for &(value, reg) in boundaries.live_entry(to) {
            each(self, value, reg);
        }
        for (at, &arg) in func.block_param_range(to).zip(func.edge_args(edge)) {
            if let Some(reg) = arrivals.param_reg(at) {
                each(self, arg, reg);
            }
        }
    }
    fn is_memory_param(&self, param: Value) -> bool {
        self.sets.is_memory_param(param)
    }
    fn slot_holds_argument(&mut self, _: Value, _: Value, _: bool) -> bool {
        false
    }
    fn is_stored_on_edge(&self, value: Value, to: Block) -> bool {
        self.sets.is_spilled(value) && !self.sets.is_memory_def(value) && self.live.is_live_in(to, value)
    }
    fn is_live_in(&self, value: Value, block: Block) -> bool {
        self.live.is_live_in(block, value)
    }
    fn slot(&mut self, value: Value) -> Slot {
        slot_of(value)
    }
    fn read_slot(&mut self, value: Value) {
        self.sets.spilled.insert(value.index());
    }
}
