//! Commuting operands: which of two killed operands a tied def overwrites.
//!
//! The spiller chooses the form in which an instruction is issued before there are registers, because the form decides how
//! many the instruction needs. Alternatives that differ in their ties alone need the same. Colouring chooses among these.
//!
//! # Input
//! An instruction in the form of the plan, and the registers before it.
//!
//! # Output
//! The form in which it is issued. It is that of the plan, or one whose defs take over registers from which fewer of them
//! must move further on in the block.
//!
//! # Why correct
//! All uses are in registers, and both forms take any. They have as many ties, and each tied def takes over the register of
//! a value that is killed. Before, during and after the instruction as many registers of each type are taken.
//!
//! # Cost
//! Linear in the operands of the alternatives, and for each tie in the operands of the instructions that
//! `ColorWalk::needs_move` looks at. Instructions without alternatives cost nothing.

use cranelift_entity::EntityRef;

use crate::analysis::inst_cx::InstCx;
use crate::color::walk::ColorWalk;
use crate::ir::{Block, Inst};
use crate::regs::effects::is_unconstrained_in_regs;
use crate::target::{Form, FormView, Place};

/// The ties of a form.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Ties {
    /// The number of tied defs.
    count: u32,
    /// How many of them need a move further on.
    moves: u32,
}

impl<'a, const W: usize> ColorWalk<'a, W> {
    /// The form in which an instruction is issued.
    pub fn choose_form(&mut self, block: Block, inst: Inst) -> FormView<'a> {
        let cx = self.cx;
        let (func, target) = (cx.func, cx.machine.target);
        let own = func.inst(inst).form;
        if !cx.constraints.traits(inst).has_alternatives() {
            return func.form(target, own);
        }
        let planned = cx.plan.forms.chosen_form(func, inst);
        let mut chosen = planned;
        if let Some(mut best) = self.ties_of(block, inst, planned).filter(|ties| ties.moves > 0) {
            for form in core::iter::once(own).chain(func.alternatives_in_regs(target, own)) {
                if let Some(ties) = self.ties_of(block, inst, form)
                    && ties.count == best.count
                    && ties.moves < best.moves
                {
                    (chosen, best) = (form, ties);
                }
            }
        }
        if chosen != own {
            self.state.forms.choose(inst, chosen);
        }
        func.form(target, chosen)
    }

    /// The ties of an instruction in one of its forms; `None` unless each def takes over the register of a killed value.
    fn ties_of(&self, block: Block, inst: Inst, form: Form) -> Option<Ties> {
        let cx = self.cx;
        let form = cx.func.form(cx.machine.target, form);
        if !is_unconstrained_in_regs(cx.machine, form) || !self.state.folded_uses.is_empty() {
            return None;
        }
        let inst = InstCx::new(cx.func, block, inst, form, cx.live.operand_distances());
        if !inst.uses().all(|operand| self.state.file.reg[operand.value.index()].is_some()) {
            return None;
        }
        let mut ties = Ties { count: 0, moves: 0 };
        for def in inst.defs() {
            let Place::Tied(tied) = def.desc.place() else { continue };
            let (value, distance) = (inst.values[usize::from(tied)], inst.distances[usize::from(tied)]);
            let is_shared = inst.defs().take_while(|other| other.index != def.index).any(
                |other| matches!(other.desc.place(), Place::Tied(tied) if inst.values[usize::from(tied)] == value),
            );
            let reg = self.state.file.reg[value.index()].filter(|_| self.is_killed(value, distance) && !is_shared)?;
            ties.count += 1;
            ties.moves += u32::from(self.needs_move((block, inst.inst), def.value, reg));
        }
        Some(ties)
    }
}
