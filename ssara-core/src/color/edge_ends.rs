//! The two ends of each edge of a coloured function, for [`resolve`](crate::resolve).

use crate::color::context::ColorCx;
use crate::color::parts::WebSlots;
use crate::ir::{Block, Edge, Value};
use crate::resolve::boundary_regs::BoundaryRegs;
use crate::resolve::edge_moves::EdgeEnds;
use crate::resolve::solved_copy::ValueSlots;
use crate::target::Reg;

/// The ends of the edges of a coloured function.
pub struct ColorEnds<'a, const W: usize> {
    /// What colouring reads.
    pub cx: &'a ColorCx<'a, W>,
    /// The registers of values at the boundaries of blocks.
    pub regs: &'a BoundaryRegs,
    /// By block: an edge to it on which nothing moves.
    pub move_free: &'a [Option<Edge>],
    /// The slots of values.
    pub slots: WebSlots<'a>,
}

impl<'a, const W: usize> EdgeEnds for ColorEnds<'a, W> {
    type Slots = WebSlots<'a>;

    const LEARNS_READS: bool = false;

    fn is_move_free(&self, edge: Edge) -> bool {
        self.move_free[self.cx.func.edge(edge).to.as_u32() as usize] == Some(edge)
    }
    fn exit(&self, block: Block) -> &[(Value, Reg)] {
        self.regs.exit.of(block)
    }
    fn for_each_arrival(&mut self, edge: Edge, mut each: impl FnMut(&mut Self, Value, Reg)) {
        let (func, regs) = (self.cx.func, self.regs);
        let to = func.edge(edge).to;
        let (params, args) = (func.block_params(to), func.edge_args(edge));
        for &(value, reg) in regs.entry.of(to) {
            let param = params.iter().position(|&param| param == value);
            each(self, param.map_or(value, |index| args[index]), reg);
        }
    }
    fn slot_holds_argument(&mut self, param: Value, arg: Value, in_reg: bool) -> bool {
        // A spilled argument is stored for all reads of its slot. This edge is one of them, unless it rematerialises the
        // argument.
        self.cx.plan.stays_in_slot(arg, !in_reg && self.cx.remats.is(arg))
            && self.slots.slot(param) == self.slots.slot(arg)
    }
    fn is_stored_on_edge(&self, value: Value, to: Block) -> bool {
        self.cx.plan.sets.is_spilled(value)
            && self.cx.stores.is_at_definition(value)
            && self.cx.live.is_live_in(to, value)
    }
    fn is_live_in(&self, value: Value, block: Block) -> bool {
        self.cx.live.is_live_in(block, value)
    }
    fn slots(&mut self) -> &mut WebSlots<'a> {
        &mut self.slots
    }
}
