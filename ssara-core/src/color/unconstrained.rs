//! Colouring instructions whose operands take any register of their types, or some of them.
//!
//! # Input
//! An instruction that names, clobbers and restores no register, and what the plan reloads for it.
//!
//! # Output
//! The locations of its operands. Uses stay where they are. A def takes the register of the value to which it is tied, if
//! that is killed, or a free one. A use that is tied to a def but not killed is copied to the def's register. Or its value
//! leaves its own register to the def (`tied_survivor`). Reloads take free registers.
//!
//! Colouring does not go on here where free units are not in one piece, a use is in a register that only fixed operands can
//! name, or one is outside of its class. Nothing has then changed but locations of operands of this instruction, which the
//! solver sets anew.
//!
//! # Why correct
//! Uses stay in their registers until the instruction has read them. Units for defs are free in the late phase. They
//! include the registers of killed values.
//!
//! # Cost
//! Linear in the operands, and in operands times ties.

use crate::analysis::inst_cx::InstCx;
use crate::analysis::liveness::DEAD;
use crate::color::parts::Survivor;
use crate::color::walk::ColorWalk;
use crate::ir::{Inst, Value};
use crate::output::Loc;
use crate::regs::unit_mask::Mask;
use crate::resolve::here::find_reg;
use crate::target::{Class, Reg};

impl<const W: usize> ColorWalk<'_, W> {
    /// Colours an instruction that takes classes. Returns false if it finds no registers.
    pub fn assign_unconstrained(&mut self, inst: &InstCx<'_>) -> bool {
        if !self.select_registers(inst) {
            return false;
        }
        self.emit_reloads(inst.inst);
        if inst.shape.has_ties() {
            self.copy_tied_uses(inst);
        }
        for index in 0..self.selection.killed.len() {
            let (value, _) = self.selection.killed[index];
            self.remove(value);
        }
        for index in 0..self.selection.defs.len() {
            let (def, value, reg) = self.selection.defs[index];
            self.set_operand(inst.first_operand + def, Loc::Reg(reg));
            if inst.distances[def] != DEAD {
                self.put(value, reg);
            }
            self.record_def(inst.inst, value, reg);
        }
        true
    }

    /// Selects registers for reloads and defs. Changes nothing yet but the locations of uses.
    fn select_registers(&mut self, inst: &InstCx<'_>) -> bool {
        let machine = self.cx.machine;
        let (selection, file) = self.selecting();
        selection.start(&file.taken);
        if !self.select_reloads(inst) {
            return false;
        }
        for operand in inst.uses() {
            // A use in a register that only a fixed operand can name, or outside of its class, must move first.
            let is_outside = |reg: Reg| !machine.class_units(operand.desc.class()).contains(machine.mask(reg));
            let may_stay = |&reg: &Reg| machine.is_allocatable(reg) && !(inst.shape.has_narrow() && is_outside(reg));
            let Some(reg) = self.use_reg(operand.value).filter(may_stay) else { return false };
            self.set_operand(inst.first_operand + operand.index, Loc::Reg(reg));
            if self.is_killed(operand.value, operand.distance) {
                self.selection.killed.push((operand.value, reg));
            }
        }
        if inst.shape.has_ties() && !self.select_tied_defs(inst) {
            return false;
        }
        // From here on `taken` is for the late phase: killed values leave their registers, except to tied defs.
        for index in 0..self.selection.killed.len() {
            let (_, reg) = self.selection.killed[index];
            if !self.selection.is_for_def(reg) {
                let taken = &mut self.selection.taken[machine.reg_bank(reg).index()];
                *taken = taken.minus(machine.mask(reg));
            }
        }
        for def in inst.defs().filter(|def| def.desc.overwrites().is_none()) {
            let class = def.desc.class();
            let Some(reg) = self.select_untaken(def.value, class, machine.class_units(class)) else { return false };
            self.selection.defs.push((def.index, def.value, reg));
        }
        true
    }

    /// Selects registers for reloads.
    fn select_reloads(&mut self, inst: &InstCx<'_>) -> bool {
        let machine = self.cx.machine;
        for index in 0..self.changes.reloads.len() {
            let value = self.changes.reloads[index];
            let home = machine.target.home_class(self.cx.func.value_type(value));
            let classes = inst.uses().filter(|operand| operand.value == value).map(|operand| operand.desc.class());
            // The smallest class says the order.
            let narrower = |(within, order): (Mask<W>, Class), class: Class| {
                let is_smaller = machine.class_regs(class).len() < machine.class_regs(order).len();
                (within.and(machine.class_units(class)), if is_smaller { class } else { order })
            };
            let (within, class) = classes.fold((machine.class_units(home), home), narrower);
            let Some(reg) = self.select_untaken(value, class, within) else { return false };
            self.selection.reloads.push((value, reg));
        }
        true
    }

    /// Selects registers for tied defs: a killed value leaves its register to the def; another one is copied.
    fn select_tied_defs(&mut self, inst: &InstCx<'_>) -> bool {
        for def in inst.defs() {
            let Some(tied) = def.desc.overwrites() else { continue };
            let value = inst.values[usize::from(tied)];
            let is_killed = self.is_killed(value, inst.distances[usize::from(tied)]);
            let own = self.use_reg(value).filter(|&own| is_killed && !self.selection.is_for_def(own));
            let class = def.desc.class();
            let within = self.cx.machine.class_units(class);
            let Some(reg) = own.or_else(|| self.select_untaken(def.value, class, within)) else { return false };
            self.selection.defs.push((def.index, def.value, reg));
        }
        self.choose_survivor(inst);
        true
    }

    /// Gives the def of the only tie the register of its use, if the survivor should move.
    fn choose_survivor(&mut self, inst: &InstCx<'_>) {
        let &[(def, of, new)] = &self.selection.defs[..] else { return };
        let Some(tied) = inst.desc(def).overwrites() else { return };
        let bank = self.cx.bank_of(of).index();
        let others = self.selection.taken[bank].minus(self.cx.machine.mask(new));
        if let Some(survivor) = self.survivor(inst, (usize::from(tied), def), new, others) {
            self.selection.taken[bank] = others.or(self.cx.machine.mask(survivor.to));
            self.selection.defs[0].2 = survivor.from;
            self.selection.survivor = Some(survivor);
        }
    }

    /// Selects a register for a value among those of these units that are not taken, in the order of a class, and takes it.
    fn select_untaken(&mut self, value: Value, class: Class, within: Mask<W>) -> Option<Reg> {
        let bank = self.cx.bank_of(value).index();
        let reg = self.select_of_class(value, class, within.minus(self.selection.taken[bank]))?;
        let taken = &mut self.selection.taken[bank];
        *taken = taken.or(self.cx.machine.mask(reg));
        Some(reg)
    }

    /// The register in which the instruction finds a value, reloads included.
    fn use_reg(&self, value: Value) -> Option<Reg> {
        self.reg(value).or_else(|| find_reg(&self.selection.reloads, value))
    }

    /// Emits the reloads, each into the register selected for it.
    fn emit_reloads(&mut self, inst: Inst) {
        for index in 0..self.selection.reloads.len() {
            let (value, to) = self.selection.reloads[index];
            self.load(inst, value, to);
        }
    }

    /// Copies tied uses that are not where their defs will be, or moves the survivor.
    fn copy_tied_uses(&mut self, inst: &InstCx<'_>) {
        for index in 0..self.selection.defs.len() {
            let (def, _, to) = self.selection.defs[index];
            let Some(tied) = inst.desc(def).overwrites() else { continue };
            let (tied, value) = (usize::from(tied), inst.values[usize::from(tied)]);
            if let Some(from) = self.reg(value).filter(|&from| from != to) {
                self.copy(inst.inst, value, (from, to));
            }
            self.set_operand(inst.first_operand + tied, Loc::Reg(to));
        }
        if let Some(Survivor { value, from, to }) = self.selection.survivor {
            self.move_to(inst.inst, value, (from, to));
        }
    }
}
