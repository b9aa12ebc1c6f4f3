//! The ends of edges as the walk leaves them.
//!
//! Resolution learns which values are read from memory, before the first edit is made. So the defs of a terminator can
//! be stored on its edges.

use crate::fast::boundaries::Boundaries;
use crate::fast::context::FastCx;
use crate::fast::liveness::FastLiveness;
use crate::fast::parts::{FastArrivals, OwnSlots};
use crate::ir::{Block, Edge, Value};
use crate::resolve::edge_moves::EdgeEnds;
use crate::resolve::solved_copy::ValueSlots;
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
    /// The slots of values.
    pub slots: OwnSlots<'a>,
}

impl<'a, const W: usize> EdgeEnds for FastEnds<'a, W> {
    type Slots = OwnSlots<'a>;

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
    fn slot_holds_argument(&mut self, _: Value, _: Value, _: bool) -> bool {
        false
    }
    fn is_stored_on_edge(&self, value: Value, to: Block) -> bool {
        let sets = self.slots.sets();
        sets.is_spilled(value) && !sets.is_memory_def(value) && self.live.is_live_in(to, value)
    }
    fn is_live_in(&self, value: Value, block: Block) -> bool {
        self.live.is_live_in(block, value)
    }
    fn slots(&mut self) -> &mut OwnSlots<'a> {
        &mut self.slots
    }
}
