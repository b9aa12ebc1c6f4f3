//! Instructions whose operands take any register: uses stay where they are or are reloaded, and defs get free registers. A
//! use that may be in a slot is not reloaded.
//!
//! This serves what [`single_tie`](crate::fast::single_tie) leaves. Operands may take only some registers of their types;
//! [`narrow_class`](crate::fast::narrow_class) brings uses there first.
//!
//! # Input
//!
//! An instruction that goes the [unconstrained way](crate::regs::form_shape::FastWay), and the registers before it.
//!
//! # Output
//!
//! The locations of its operands, the reloads and copies before it, and the registers after it. Everything is decided
//! before the defs are emitted.
//!
//! # Why correct
//!
//! In a bank in which every register is one unit, evicting one value makes room for another. There this fails only if the
//! operands exceed the registers. In other banks nothing is evicted here: a value that finds no register in one piece is
//! left to the solver. Either way the state is consistent after a failure, and the solver can go on from there.
//!
//! # Cost
//!
//! Linear in the operands, times searches among them, which [`MAX_OPERANDS`](crate::regs::form_shape::MAX_OPERANDS) limits. An
//! eviction takes time linear in the values of the bank.

use cranelift_entity::EntityRef;

use crate::analysis::inst_cx::InstCx;
use crate::analysis::liveness::DEAD;
use crate::fast::walk::{Walk, slot_of};
use crate::ir::{Inst, Value};
use crate::output::{Edit, Loc, Point};
use crate::regs::unit_mask::Mask;
use crate::resolve::emitter::Phase;
use crate::target::{OperandDesc, Place, Reg, Role};

impl<const W: usize> Walk<'_, W> {
    /// Allocates an instruction. Returns false if it has to be solved.
    #[inline(never)]
    pub(super) fn unconstrained(&mut self, inst: &InstCx<'_>) -> bool {
        let machine = self.cx.machine;
        self.state.evict_after_use.clear();
        let narrow = inst.shape.narrow & inst.shape.uses;
        if narrow != 0 && !self.bring_into_classes(inst, narrow) {
            return false;
        }
        let mut has_ties = false;
        for operand in inst.operands() {
            if operand.desc.role() == Role::Def {
                has_ties |= matches!(operand.desc.place(), Place::Tied(_));
                continue;
            }
            let at = inst.first_operand + operand.index;
            let in_reg = |desc: OperandDesc| desc.role() == Role::Use && desc.place() != Place::Any;
            let is_needed = |value: Value| inst.operands().any(|other| other.value == value && in_reg(other.desc));
            if operand.desc.place() == Place::Any && self.stays_in_slot(operand.value, is_needed) {
                self.read_slot(inst.inst, operand.value, at);
            } else if !self.ensure_in_reg(inst.inst, operand.value, inst.values, at) {
                return false;
            }
        }
        // The units that hold something in the early phase, without those of evicted values and with those of tied
        // defs.
        self.state.taken.clear();
        let taken = &self.state.file.taken;
        self.state.taken.extend_from_slice(taken);
        self.state.selected.clear();
        if has_ties && !self.tied_defs(inst) {
            return false;
        }
        // From here on for the late phase: the register of a killed value is free, unless a tied def has it.
        for operand in inst.uses().filter(|operand| operand.is_last_use()) {
            if let Some(reg) = self.state.file.reg[operand.value.index()]
                && !self.is_selected(reg)
            {
                let taken = &mut self.state.taken[machine.reg_bank(reg).index()];
                *taken = taken.minus(machine.mask(reg));
            }
        }
        for operand in inst.defs() {
            if matches!(operand.desc.place(), Place::Tied(_)) {
                continue;
            }
            // A value that the instruction reads may be evicted after it, unless the instruction kills it.
            let within = machine.class_units(operand.desc.class());
            let Some(reg) = self.reg_for_def(operand.value, inst, within) else { return false };
            self.select_def(operand.index, reg);
        }
        self.commit(inst);
        true
    }

    /// Whether a use that may be in a slot is read there: its value is in no register, and nothing else brings it into one.
    #[inline]
    pub(super) fn stays_in_slot(&self, value: Value, is_needed: impl Fn(Value) -> bool) -> bool {
        self.state.file.reg[value.index()].is_none() && !self.cx.remats.is(value) && !is_needed(value)
    }

    /// Has an operand, by its number in the function, read in its slot.
    #[inline(never)]
    pub(super) fn read_slot(&mut self, inst: Inst, value: Value, at: usize) {
        self.sets.spilled.insert(value.index());
        self.emitter.set_operand(at, Loc::Slot(slot_of(value)));
        self.note_use(value, inst, self.lookahead.distance(at));
    }

    /// Ensures that a use is in a register, with a reload if necessary. Returns false if no register can hold it. `at`
    /// is the operand number in the function.
    fn ensure_in_reg(&mut self, inst: Inst, value: Value, operands: &[Value], at: usize) -> bool {
        let reg = match self.state.file.reg[value.index()] {
            Some(reg) if self.cx.machine.is_allocatable(reg) => reg,
            Some(_) => return false,
            None => match self.load_use(inst, value, operands, at) {
                Some(reg) => reg,
                None => return false,
            },
        };
        self.touch(value);
        self.emitter.set_operand(at, Loc::Reg(reg));
        true
    }

    /// Reloads a use. Returns its register, or `None` if there is none. `at` is the operand number in the function.
    #[inline(never)]
    pub(super) fn load_use(&mut self, inst: Inst, value: Value, operands: &[Value], at: usize) -> Option<Reg> {
        let reg = self.reg_for_use(value, operands, self.units_of(value))?;
        self.reload(inst, value, reg);
        self.note_use(value, inst, self.lookahead.distance(at));
        Some(reg)
    }

    /// The units of all registers in which a value may live.
    fn units_of(&self, value: Value) -> Mask<W> {
        self.cx.machine.ty(self.cx.func.value_type(value)).units
    }

    /// A free register for a value before the instruction, in these units. Evicts another value for it if that helps.
    pub(super) fn reg_for_use(&mut self, value: Value, operands: &[Value], within: Mask<W>) -> Option<Reg> {
        let machine = self.cx.machine;
        let bank = self.bank_of(value);
        let free = within.minus(self.state.file.taken[bank.index()]);
        self.select(value, free).or_else(|| {
            let keep = |value: Value| operands.contains(&value) || !self.is_within(value, within);
            let victim = self.victim(bank, keep).filter(|_| machine.bank(bank).uniform)?;
            let reg = self.state.file.reg[victim.index()]?;
            self.evict(victim);
            self.select(value, machine.mask(reg))
        })
    }

    /// Whether a value is in a register of these units.
    fn is_within(&self, value: Value, units: Mask<W>) -> bool {
        self.state.file.reg[value.index()].is_some_and(|reg| units.contains(self.cx.machine.mask(reg)))
    }

    /// A register for a def, in these units: one that is free in the late phase, or that of a value which is evicted for it.
    fn reg_for_def(&mut self, value: Value, inst: &InstCx<'_>, within: Mask<W>) -> Option<Reg> {
        let machine = self.cx.machine;
        let bank = self.bank_of(value);
        let free = within.minus(self.state.taken[bank.index()]);
        self.select(value, free).or_else(|| {
            let is_killed = |value: Value| {
                inst.values.iter().position(|&other| other == value).is_some_and(|at| inst.distances[at] == DEAD)
            };
            let keep = |value: Value| {
                is_killed(value)
                    || !self.is_within(value, within)
                    || self.state.file.reg[value.index()].is_some_and(|reg| self.is_selected(reg))
            };
            let victim = self.victim(bank, keep).filter(|_| machine.bank(bank).uniform)?;
            let reg = self.state.file.reg[victim.index()]?;
            self.evict_late(victim, reg);
            self.select(value, machine.mask(reg))
        })
    }

    /// Gives tied defs their registers: a killed value leaves its own to the def, and any other value is copied.
    fn tied_defs(&mut self, inst: &InstCx<'_>) -> bool {
        let machine = self.cx.machine;
        for def in inst.operands() {
            let Place::Tied(tied_use) = def.desc.place() else { continue };
            let tied_use = usize::from(tied_use);
            let used = inst.values[tied_use];
            let own = self.state.file.reg[used.index()].filter(|&own| !self.is_selected(own));
            if let Some(own) = own
                && inst.distances[tied_use] == DEAD
            {
                self.select_def(def.index, own);
                continue;
            }
            let bank = self.bank_of(def.value);
            let within = machine.class_units(def.desc.class());
            let free = within.minus(self.state.taken[bank.index()]);
            let mut reg = self.select(def.value, free);
            if reg.is_none() && machine.bank(bank).uniform {
                // The value that is copied may itself be the victim.
                let keep = |other: Value| {
                    inst.values.contains(&other) && (other != used || own.is_none())
                        || !self.is_within(other, within)
                        || self.state.file.reg[other.index()].is_some_and(|reg| self.is_selected(reg))
                };
                let Some(victim) = self.victim(bank, keep) else { return false };
                if let Some(given_up) = self.state.file.reg[victim.index()] {
                    self.evict_late(victim, given_up);
                    reg = self.select(def.value, machine.mask(given_up));
                }
            }
            let Some(reg) = reg else { return false };
            self.select_def(def.index, reg);
        }
        true
    }

    /// Gives a def, by operand number, a register.
    pub(super) fn select_def(&mut self, index: usize, reg: Reg) {
        let machine = self.cx.machine;
        self.state.selected.push((index as u32, reg));
        let taken = &mut self.state.taken[machine.reg_bank(reg).index()];
        *taken = taken.or(machine.mask(reg));
    }

    /// Whether a def has been given this register.
    pub(super) fn is_selected(&self, reg: Reg) -> bool {
        self.state.selected.iter().any(|pick| pick.1 == reg)
    }

    /// Evicts a value whose register is taken in the late phase, and frees the register for a def.
    fn evict_late(&mut self, value: Value, reg: Reg) {
        let machine = self.cx.machine;
        let taken = &mut self.state.taken[machine.reg_bank(reg).index()];
        *taken = taken.minus(machine.mask(reg));
        self.evict(value);
    }

    /// Sets the locations, and copies the values of tied uses to their defs.
    fn commit(&mut self, inst: &InstCx<'_>) {
        let (func, start) = (self.cx.func, inst.first_operand);
        for at in 0..self.state.selected.len() {
            let (index, to) = self.state.selected[at];
            if let Place::Tied(tied_use) = inst.form.operand(index as usize).place() {
                let tied_use = usize::from(tied_use);
                let used = inst.values[tied_use];
                if let Loc::Reg(from) = self.emitter.operand(start + tied_use)
                    && from != to
                {
                    let edit = if self.cx.remats.beats_move(used) {
                        Edit::Remat { value: used, to }
                    } else {
                        Edit::Move { ty: func.value_type(used), from, to }
                    };
                    self.emitter.edit(Point::Before(inst.inst), Phase::Copy, edit);
                }
                self.emitter.set_operand(start + tied_use, Loc::Reg(to));
            }
            self.emitter.set_operand(start + index as usize, Loc::Reg(to));
        }
        self.record_inst(inst);
    }
}
