//! Instructions that are allocated without the solver: uses stay where they are or are reloaded, and defs get free registers.
//!
//! # Input
//!
//! An instruction of a [quick form](FormShape::is_quick), and the registers before it. A use that may be in a slot is read
//! there if its value is in no register.
//!
//! # Output
//!
//! The locations of its operands, the reloads and copies before it, and the registers after it.
//!
//! | step | module |
//! | --- | --- |
//! | what fixed operands and clobbers ask for | [`fixed`](crate::fast::fixed) |
//! | uses that take only some registers, in such registers | [`narrow_class`](crate::fast::narrow_class) |
//! | all other uses | here |
//! | tied defs: a killed value leaves its register to the def, and any other value is copied | here |
//! | killed values leave their registers | here |
//! | all other defs | here |
//!
//! # Why correct
//!
//! In a bank in which every register is one unit, evicting one value makes room for another. There this fails only if the
//! operands exceed the registers. In other banks nothing is evicted here: a value that finds no register in one piece is
//! left to the solver. Either way the state is consistent after a failure, and the solver can go on from there. A def without
//! uses keeps its register until all defs have one.
//!
//! # Cost
//!
//! Linear in the operands, times searches among them, which [`MAX_OPERANDS`](crate::regs::form_shape::MAX_OPERANDS) limits. An
//! eviction takes time linear in the values of the bank. Few branches depend on the data: the first two uses are decided
//! without a loop, and a killed value is removed without a branch. What is rare is out of line.

use crate::analysis::liveness::DEAD;
use crate::fast::parts::slot_of;
use crate::fast::walk::Walk;
use crate::ir::{Inst, Value};
use crate::output::Loc;
use crate::regs::form_shape::FormShape;
use crate::regs::unit_mask::Mask;
use crate::target::{Bank, Form, Reg};

/// An instruction in one of its forms, and its operands.
#[derive(Clone, Copy)]
pub(super) struct Operands<'a> {
    inst: Inst,
    form: Form,
    values: &'a [Value],
    /// The number of the first one in the function.
    start: usize,
    shape: FormShape,
    /// Whether operands take any registers of their types, no unit is clobbered, and every bank is uniform.
    is_plain: bool,
}

impl Operands<'_> {
    /// Whether the instruction defines a value.
    fn defines(&self, value: Value) -> bool {
        indices(self.shape.defs).any(|at| self.values[at] == value)
    }
}

/// The indices of the operands in a set.
pub(super) fn indices(mut set: u16) -> impl Iterator<Item = usize> {
    core::iter::from_fn(move || {
        let first = (set != 0).then(|| set.trailing_zeros() as usize);
        set &= set.wrapping_sub(1);
        first
    })
}

impl<'a, const W: usize> Walk<'a, W> {
    /// Allocates an instruction in one of its forms. Returns false if it has to be solved.
    pub(super) fn unconstrained(&mut self, inst: Inst, form: Form, shape: &FormShape) -> bool {
        let func = self.cx.func;
        let (values, start) = (func.inst_operands(inst), func.operand_range(inst).start);
        let is_plain = self.is_uniform & !shape.is_point() & (shape.narrow == 0);
        let mut inst = Operands { inst, form, values, start, shape: *shape, is_plain };
        if !is_plain && !self.prepare(inst) {
            return false;
        }
        if shape.slots != 0 {
            inst.shape.uses &= !self.read_slots(inst);
        }
        let Some((tied, given)) = self.read_all(inst) else { return false };
        let done = shape.defs == 0 || self.define_all(inst, tied, given);
        if !done {
            // Of a plain instruction without copied values none have been kept.
            if is_plain && given == 0 {
                self.leaving.left.clear();
            }
            self.take_back(inst);
        }
        done
    }

    /// Brings fixed operands and those of few registers to their places.
    #[inline(never)]
    fn prepare(&mut self, inst: Operands<'_>) -> bool {
        self.clear_changes();
        let narrow = inst.shape.narrow & inst.shape.uses;
        let cx = self.inst_cx(inst.inst, inst.form);
        (narrow == 0 || self.bring_into_classes(&cx, narrow)) && (!inst.shape.is_point() || self.bring_to_fixed(&cx))
    }

    /// Decides which uses are read in their slots, and returns these as bits. Any other use is in a register, or takes one.
    fn read_slots(&mut self, inst: Operands<'_>) -> u16 {
        let Operands { values, start, shape, .. } = inst;
        let mut in_slots = 0;
        for at in indices(shape.slots & !shape.tied_uses) {
            let value = values[at];
            let is_needed = || indices(shape.uses & !shape.slots).any(|other| values[other] == value);
            if self.reg(value).is_none() && !self.cx.remats.is(value) && !is_needed() {
                self.spill(value);
                self.set_operand(start + at, Loc::Slot(slot_of(value)));
                self.note_use(value, inst.inst, self.lookahead.distance(start + at));
                in_slots |= 1 << at;
            }
        }
        in_slots
    }

    /// Whether a use is the last one of its value.
    #[inline(always)]
    fn is_killed(&self, inst: Operands<'_>, at: usize) -> bool {
        self.lookahead.distance(inst.start + at) == DEAD
    }

    /// Finds the registers of the uses, and removes killed values. Returns the register that a killed use leaves to its tied
    /// def, and the tied defs that have registers already. Returns `None` if a use finds no register.
    #[inline(always)]
    fn read_all(&mut self, inst: Operands<'_>) -> Option<(Option<Reg>, u16)> {
        let Operands { values, shape, .. } = inst;
        let unfixed = shape.uses & !shape.fixed;
        if unfixed == 0 {
            return if inst.is_plain { Some((None, 0)) } else { Some((None, self.leave(inst)?)) };
        }
        // An instruction of one use reads it twice, which changes nothing.
        let first = unfixed.trailing_zeros() as usize;
        let after = unfixed & (unfixed - 1);
        let second = if after == 0 { first } else { after.trailing_zeros() as usize };
        let others = after & after.wrapping_sub(1);
        let regs = [self.read(inst, first)?, self.read(inst, second)?];
        for at in indices(others) {
            self.read(inst, at)?;
        }
        let mut tied = None;
        if !inst.is_plain {
            return Some((None, self.leave(inst)?));
        }
        if shape.tied_defs != 0 {
            let tied_use = shape.tied_uses.trailing_zeros() as usize;
            if shape.tied_defs & (shape.tied_defs - 1) != 0 || !self.is_killed(inst, tied_use) {
                return Some((None, self.leave(inst)?));
            }
            tied = self.reg(values[tied_use]);
        }
        for (at, reg) in [first, second].into_iter().zip(regs) {
            let is_killed = self.is_killed(inst, at);
            self.remove_if(values[at], reg, is_killed);
        }
        for at in indices(others) {
            if self.is_killed(inst, at) {
                self.remove(values[at]);
            }
        }
        Some((tied, 0))
    }

    /// Finds the register of a use, with a reload if necessary. Returns `None` if no register can hold it.
    #[inline(always)]
    fn read(&mut self, inst: Operands<'_>, at: usize) -> Option<Reg> {
        let value = inst.values[at];
        let reg = match self.reg(value) {
            Some(reg) => reg,
            None => self.load_use(inst, at)?,
        };
        let at = inst.start + at;
        if !self.cx.machine.is_allocatable(reg) {
            return None;
        }
        self.note_read(value, inst.inst, self.lookahead.distance(at));
        self.set_operand(at, Loc::Reg(reg));
        Some(reg)
    }

    /// Reloads a use. Returns its register, or `None` if there is none.
    #[inline(never)]
    fn load_use(&mut self, inst: Operands<'_>, at: usize) -> Option<Reg> {
        let (value, machine) = (inst.values[at], self.cx.machine);
        let (ty, bank) = (self.cx.func.value_type(value), self.bank_of(value));
        let [early, late] = self.units_of_point(inst, bank);
        let within = machine.ty(ty).units.minus(early);
        let free = within.minus(self.taken(bank));
        let is_live_out = !self.is_killed(inst, at);
        let is_tied = inst.shape.tied_uses >> at & 1 != 0;
        let lasting = (is_live_out || is_tied).then(|| self.select(value, free.minus(late))).flatten();
        let reg = lasting.or_else(|| self.reg_for_use(value, inst.values, within))?;
        if is_live_out && machine.mask(reg).intersects(late) {
            self.evict_after_use(value);
        }
        self.reload(inst.inst, value, reg);
        Some(reg)
    }

    /// A free register for a value before the instruction, in these units. Evicts another value for it if that helps.
    pub(super) fn reg_for_use(&mut self, value: Value, operands: &[Value], within: Mask<W>) -> Option<Reg> {
        let bank = self.bank_of(value);
        let free = within.minus(self.taken(bank));
        self.select(value, free).or_else(|| self.evict_for(value, within, |other| operands.contains(&other)))
    }

    /// Evicts a value in these units for another one, and returns a register that is free then. `keep` returns true for
    /// values that must stay.
    #[cold]
    #[inline(never)]
    fn evict_for(&mut self, value: Value, within: Mask<W>, keep: impl Fn(Value) -> bool) -> Option<Reg> {
        let machine = self.cx.machine;
        let bank = self.bank_of(value);
        let reg_of = |walk: &Self, value: Value| walk.reg(value);
        let is_within = |value: Value| reg_of(self, value).is_some_and(|reg| within.contains(machine.mask(reg)));
        let victim =
            self.victim(bank, |other| keep(other) || !is_within(other)).filter(|_| machine.bank(bank).uniform)?;
        let units = reg_of(self, victim).map(|reg| machine.mask(reg))?;
        self.evict(victim);
        // The unit may have another name for values of another type, or none.
        self.select(value, units)
    }

    /// Gives tied defs their registers, and removes killed values, of an instruction that is not plain or has a tied use that
    /// is live-out. Returns the defs that have registers, or `None` if one finds none.
    #[inline(never)]
    fn leave(&mut self, inst: Operands<'_>) -> Option<u16> {
        self.leaving.left.clear();
        self.leaving.tied_copies.clear();
        let given = match inst.shape.tied_defs {
            0 => 0,
            tied => match self.give_tied(inst) {
                true => tied,
                false => {
                    self.take_back(inst);
                    return None;
                }
            },
        };
        for at in indices(inst.shape.uses) {
            let value = inst.values[at];
            if let Some(reg) = self.reg(value)
                && (self.is_killed(inst, at) || !inst.is_plain && self.leaves_after_use(value))
            {
                self.leaving.left.push((value, reg));
                self.remove(value);
            }
        }
        Some(given)
    }

    /// Gives tied defs registers: that of a killed use, or another one to which the value is copied.
    fn give_tied(&mut self, inst: Operands<'_>) -> bool {
        let (machine, form) = (self.cx.machine, self.cx.func.form(self.cx.machine.target, inst.form));
        for def in indices(inst.shape.tied_defs) {
            let Some(tied) = form.operand(def).overwrites() else { continue };
            let (tied, value) = (usize::from(tied), inst.values[def]);
            let used = inst.values[tied];
            let Some(from) = self.operand(inst.start + tied).reg() else { return false };
            let own = self.reg(used);
            // A fixed use is a copy, unless its value is killed.
            let is_fixed = inst.shape.fixed >> tied & 1 != 0;
            let [_, late] = self.units_of_point(inst, machine.reg_bank(from));
            let is_left = || self.is_killed(inst, tied) && !late.intersects(machine.mask(from));
            if is_fixed || own == Some(from) && is_left() {
                if own == Some(from) {
                    self.leaving.left.push((used, from));
                    self.remove(used);
                }
                self.give(inst, def, from);
                continue;
            }
            let within = self.units_for_def(inst, def, true);
            let free = within.minus(self.taken(self.bank_of(value)));
            // The value that is copied may itself be the victim.
            let to = self.select(value, free).or_else(|| {
                self.evict_for(value, within, |other| {
                    inst.values.contains(&other) && (other != used || own != Some(from))
                })
            });
            let Some(to) = to else { return false };
            self.set_operand(inst.start + tied, Loc::Reg(to));
            if to != from {
                self.leaving.tied_copies.push((used, from, to));
            }
            self.give(inst, def, to);
        }
        true
    }

    /// The units of the registers that a def may have. `early` says whether it needs them before the instruction, too.
    fn units_for_def(&self, inst: Operands<'_>, at: usize, early: bool) -> Mask<W> {
        let machine = self.cx.machine;
        let bank = self.bank_of(inst.values[at]);
        let mut units = machine.bank(bank).units;
        if inst.shape.narrow >> at & 1 != 0 {
            let form = self.cx.func.form(machine.target, inst.form);
            units = machine.class_units(form.operand(at).class());
        }
        let [of_uses, of_defs] = self.units_of_point(inst, bank);
        units.minus(of_defs).minus(if early { of_uses } else { Mask::EMPTY })
    }

    /// The units of a bank that an instruction takes early and late by fixed operands and clobbers.
    fn units_of_point(&self, inst: Operands<'_>, bank: Bank) -> [Mask<W>; 2] {
        if inst.shape.is_point() { self.point.units(bank) } else { [Mask::EMPTY; 2] }
    }

    /// Gives a def a register. Returns whether nothing reads it.
    #[inline(always)]
    fn give(&mut self, inst: Operands<'_>, at: usize, reg: Reg) -> bool {
        let value = inst.values[at];
        let distance = self.lookahead.distance(inst.start + at);
        self.set_operand(inst.start + at, Loc::Reg(reg));
        self.note_def(value, inst.inst, distance, reg);
        match inst.is_plain {
            true => self.put_unit(value, reg),
            false => self.put(value, reg),
        }
        distance == DEAD
    }

    /// Finds registers for the defs that are not `given`: `tied` is that of a tied one. Returns false if there are not enough.
    #[inline(always)]
    fn define_all(&mut self, inst: Operands<'_>, mut tied: Option<Reg>, given: u16) -> bool {
        let machine = self.cx.machine;
        let mut rest = inst.shape.defs & !given;
        let mut unread = given;
        let mut at = if tied.is_some() { inst.shape.tied_defs } else { rest }.trailing_zeros() as usize;
        while rest != 0 {
            let value = inst.values[at];
            let reg = match tied.take() {
                Some(reg) => Some(reg),
                None if inst.is_plain => {
                    let bank = self.bank_of(value);
                    let free = self.free_units(bank);
                    self.select(value, free).or_else(|| self.evict_for_def(inst, value, machine.bank(bank).units))
                }
                None => self.reg_for_def(inst, at),
            };
            let Some(reg) = reg else { return false };
            unread |= u16::from(self.give(inst, at, reg)) << at;
            rest &= !(1 << at);
            at = rest.trailing_zeros() as usize;
        }
        if unread != 0 {
            indices(unread)
                .filter(|&at| self.lookahead.distance(inst.start + at) == DEAD)
                .for_each(|at| self.remove(inst.values[at]));
        }
        if given != 0 {
            self.copy_tied(inst);
        }
        true
    }

    /// The register of a def of an instruction that is not plain.
    #[inline(never)]
    fn reg_for_def(&mut self, inst: Operands<'_>, at: usize) -> Option<Reg> {
        let value = inst.values[at];
        let desc = self.cx.func.form(self.cx.machine.target, inst.form).operand(at);
        if let Some(reg) = desc.fixed_reg() {
            return Some(reg);
        }
        let within = self.units_for_def(inst, at, false);
        let free = within.minus(self.taken(self.bank_of(value)));
        let reg = match inst.shape.narrow >> at & 1 {
            0 => self.select(value, free),
            _ => self.select_of_class(value, desc.class(), free),
        };
        reg.or_else(|| self.evict_for_def(inst, value, within))
    }

    /// Evicts a value that the instruction does not define, and gives its register to a def.
    fn evict_for_def(&mut self, inst: Operands<'_>, value: Value, within: Mask<W>) -> Option<Reg> {
        self.evict_for(value, within, |other| inst.defines(other))
    }

    /// Copies the values of tied uses to the registers of their defs.
    #[inline(never)]
    fn copy_tied(&mut self, inst: Operands<'_>) {
        for index in 0..self.leaving.tied_copies.len() {
            let (value, from, to) = self.leaving.tied_copies[index];
            self.copy(inst.inst, value, (from, to));
        }
    }

    /// Takes defs out of their registers again, and puts the values back that have left theirs, so that the solver finds the
    /// registers before the instruction. In uniform banks the defs alone exceed the registers, which the solver reports.
    #[cold]
    #[inline(never)]
    fn take_back(&mut self, inst: Operands<'_>) {
        for at in indices(inst.shape.defs) {
            self.remove(inst.values[at]);
        }
        for index in 0..self.leaving.left.len() {
            let (value, reg) = self.leaving.left[index];
            self.put(value, reg);
        }
    }
}
