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

use cranelift_entity::EntityRef;

use crate::analysis::inst_cx::InstCx;
use crate::color::select::Request;
use crate::color::walk::{ColorWalk, Survivor};
use crate::ir::{Block, Inst, Value};
use crate::output::{Edit, Point};
use crate::regs::unit_mask::Mask;
use crate::resolve::emitter::Phase;
use crate::target::Reg;

impl<const W: usize> ColorWalk<'_, W> {
    /// Gives the def of the only tie of an instruction the register of its use, if the survivor should move. The def has
    /// been given a register, the last one that was selected.
    pub fn choose_survivor(&mut self, inst: &InstCx<'_>) {
        let cx = self.cx;
        let machine = cx.machine;
        let (&[(tied, def)], Some(&(of, new))) = (&self.state.ties[..], self.state.selected.last()) else { return };
        let (value, result) = (inst.values[tied], inst.values[def]);
        let ty = cx.func.value_type(value);
        let is_read_once = inst.uses().filter(|operand| operand.value == value).count() == 1;
        let Some(own) = self.state.file.reg[value.index()].filter(|&own| own != new) else { return };
        if of != result || !is_read_once || ty != cx.func.value_type(result) {
            return;
        }
        let now = (inst.block, inst.inst);
        let as_selected = self.moves(now, (value, own), (result, new));
        if as_selected == 0 {
            return;
        }
        let bank = cx.bank_of(value);
        let others = self.state.taken[bank.index()].minus(machine.mask(new));
        let free = machine.bank(bank).units.minus(others);
        let Some(to) = self.select_for_move(value, free) else { return };
        if self.moves(now, (value, to), (result, own)) >= as_selected {
            return;
        }
        self.state.taken[bank.index()] = others.or(machine.mask(to));
        if let Some(selected) = self.state.selected.last_mut() {
            selected.1 = own;
        }
        self.state.survivor = Some(Survivor { value, from: own, to });
    }

    /// How many of a value and a result need a move further on in these registers.
    fn moves(&self, now: (Block, Inst), value: (Value, Reg), result: (Value, Reg)) -> u32 {
        [value, result].into_iter().map(|(value, reg)| u32::from(self.needs_move(now, value, reg))).sum()
    }

    /// Selects a register for a value that leaves its own.
    pub fn select_for_move(&mut self, value: Value, free: Mask<W>) -> Option<Reg> {
        let request = Request { value, ty: self.cx.func.value_type(value), free, moves: true };
        self.state.selector.select(self.cx, self.webs, &self.state.file, request)
    }

    /// Moves the survivor of an instruction, if there is one, out of the register that a def takes over.
    pub fn move_survivor(&mut self, inst: Inst) {
        let cx = self.cx;
        let Some(Survivor { value, from, to }) = self.state.survivor.take() else { return };
        let edit = if cx.remats.beats_move(value) {
            Edit::Remat { value, to }
        } else {
            Edit::Move { ty: cx.func.value_type(value), from, to }
        };
        self.emitter.edit(Point::Before(inst), Phase::Copy, edit);
        self.state.file.remove(cx.machine, value);
        self.state.file.put(cx.machine, value, to);
    }
}
