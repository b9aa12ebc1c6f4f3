//! Colouring one instruction: the actions of the plan before it, its operands, and the stores after it.
//!
//! # Input
//! An instruction, the actions of the plan before it, and the register of each value at this point.
//!
//! # Output
//! The locations of its operands, the edits before it, and the registers after it.
//!
//! Where operands take any registers of their types, or some, [`ColorWalk::assign_unconstrained`] assigns them. Where it
//! finds none, and for all other instructions, [`ColorWalk::assign_constrained`] does, by the solver.
//!
//! # Why correct
//! If the first routine finds no registers, it has set only locations of the operands of this instruction, which the second
//! one overwrites. The plan promises that that finds registers.
//!
//! # Cost
//! That of the routine, and linear in the actions and the operands.

use crate::analysis::inst_cx::InstCx;
use crate::color::walk::ColorWalk;
use crate::contracts::NoSolution;
use crate::ir::{Block, Inst};
use crate::output::Loc;
use crate::resolve::arg_slots::number_of;
use crate::spill::residency::Action;
use crate::target::{FormKind, Place};

impl<const W: usize> ColorWalk<'_, W> {
    /// Colours an instruction. `actions` are those of the plan before it.
    ///
    /// # Errors
    /// If there are no registers for it, contrary to the plan.
    pub fn step(&mut self, block: Block, inst: Inst, actions: &[(Inst, Action)]) -> Result<(), NoSolution> {
        let cx = self.cx;
        self.apply(inst, actions)?;
        self.make_way(block, inst);
        let form = self.choose_form(block, inst);
        let inst = cx.inst((block, inst), form, cx.live.operand_distances());
        let shape = inst.shape;
        let in_classes = shape.takes_any() || self.changes.folded_uses.is_empty() && shape.takes_classes();
        if in_classes && self.assign_unconstrained(&inst) {
            return Ok(());
        }
        self.assign_constrained(&inst)?;
        if inst.form().kind == FormKind::Entry {
            self.enter_function();
        }
        self.set_slots(&inst);
        if shape.has_arg_slots() {
            self.fetch_results(&inst);
        }
        for def in inst.defs() {
            if let Some(reg) = self.operand(inst.first_operand + def.index).reg() {
                self.record_def(inst.inst, def.value, reg);
            }
        }
        Ok(())
    }

    /// Carries out the actions that need no register of the instruction, and collects the others.
    fn apply(&mut self, inst: Inst, actions: &[(Inst, Action)]) -> Result<(), NoSolution> {
        self.changes.clear();
        for &(_, action) in actions {
            match action {
                Action::Evict(value) => self.remove(value),
                Action::EvictAfterUse(value) => self.changes.evicted_after_use.push(value),
                Action::Reload(value) => self.changes.reloads.push(value),
                Action::FoldedUse(value) => self.changes.folded_uses.push(value),
                Action::HoistedReload(value) => {
                    let free = self.free_units(self.cx.bank_of(value));
                    let to = self.select(value, free).ok_or(NoSolution(inst))?;
                    self.load(inst, value, to);
                }
            }
        }
        Ok(())
    }

    /// Sets the locations of the operands that are in slots.
    fn set_slots(&mut self, inst: &InstCx<'_>) {
        for operand in inst.operands() {
            let at = inst.first_operand + operand.index;
            let slot = match operand.desc.place() {
                Place::Slot => {
                    let mut changed = inst.form().modified_in_slots();
                    let result = changed.find(|&(use_, _)| use_ == operand.index).map(|(_, def)| inst.values[def]);
                    Some(self.slot(result.unwrap_or(operand.value)))
                }
                _ if operand.desc.is_reg_or_slot() && self.operand(at) == Loc::None => Some(self.slot(operand.value)),
                Place::ArgSlot(_) => number_of(self.cx.machine.target, operand.desc),
                _ => None,
            };
            if let Some(slot) = slot {
                self.set_operand(at, Loc::Slot(slot));
            }
        }
    }
}
