//! Which value moves where a tied def overwrites a live-out value.
//!
//! The def and the survivor need a register each. Either the def gets a new one, or it gets that of the survivor, which
//! then moves to a new one. Both take one move.
//!
//! # Input
//! An unconstrained instruction with one tied use, whose value is live-out, and a register for the def.
//!
//! # Output
//! The registers of both. The survivor moves if that saves more moves further on in the block than it costs there
//! ([`demands`](super::demands)). Where the solver places the operands, [`constrained`](super::constrained) tells it which
//! values stay.
//!
//! # Why correct
//! After the instruction the same values are in registers, and while it is issued the same number of units is taken.
//!
//! # Cost
//! That of four questions about demands.

use crate::analysis::inst_cx::InstCx;
use crate::color::parts::Survivor;
use crate::color::walk::ColorWalk;
use crate::ir::{Block, Inst, Value};
use crate::regs::unit_mask::Mask;
use crate::target::Reg;

impl<const W: usize> ColorWalk<'_, W> {
    /// The survivor of the only tie of an instruction, by the indices of use and def, if it should move. The def has been given
    /// a new register. `others` are the units that are taken beside that.
    pub fn survivor(
        &mut self,
        inst: &InstCx<'_>,
        (tied, def): (usize, usize),
        new: Reg,
        others: Mask<W>,
    ) -> Option<Survivor> {
        let cx = self.cx;
        let (value, result) = (inst.values[tied], inst.values[def]);
        let is_read_once = inst.uses().filter(|operand| operand.value == value).count() == 1;
        let own = self.reg(value).filter(|&own| own != new)?;
        if !is_read_once || cx.func.value_type(value) != cx.func.value_type(result) {
            return None;
        }
        let now = (inst.block, inst.inst);
        let as_selected = self.moves(now, (value, own), (result, new));
        if as_selected == 0 {
            return None;
        }
        let free = cx.machine.bank(cx.bank_of(value)).units.minus(others);
        let to = self.select_for_move(value, free)?;
        (self.moves(now, (value, to), (result, own)) < as_selected).then_some(Survivor { value, from: own, to })
    }

    /// How many of a value and a result need a move further on in these registers.
    fn moves(&self, now: (Block, Inst), value: (Value, Reg), result: (Value, Reg)) -> u32 {
        [value, result].into_iter().map(|(value, reg)| u32::from(self.needs_move(now, value, reg))).sum()
    }
}
