//! Instructions with fixed operands or clobbers that are otherwise unconstrained: calls, divisions, shifts, returns.
//!
//! # Input
//!
//! An instruction that goes the [fixed way](crate::regs::form_shape::FastWay), and the registers before it.
//!
//! # Output
//!
//! The locations of its operands, one parallel copy before it, and the registers after it.
//!
//! Where every register is one unit, masks tell which values have to move. A value moves if the instruction fixes its
//! register to something else, or if the instruction clobbers it and the value is live-out. It gets another register, or is
//! evicted if there is none. One parallel copy then brings fixed operands and moved values to their places.
//!
//! All other cases are left to the solver: one register fixed twice, a tied value that is live-out, no register for a def.
//!
//! # Why correct
//!
//! A register is selected only among units that nothing else takes in the phases in which it is needed. If the instruction
//! is left to the solver, evictions are the only change so far. The state is consistent then.
//!
//! # Cost
//!
//! Linear in the operands and in the values that move. Searches among operands take constant time, because [`MAX_OPERANDS`]
//! limits them.

use cranelift_entity::EntityRef;

use crate::analysis::inst_cx::{InstCx, Operand};
use crate::analysis::liveness::DEAD;
use crate::fast::walk::{BankEffects, Home, Walk, slot_of};
use crate::ir::Value;
use crate::output::{Loc, Point};
use crate::regs::unit_mask::Mask;
use crate::resolve::copy::{LocCopy, LocRemat};
use crate::resolve::emitter::Phase;
use crate::sorts::sort;
use crate::target::{Bank, Place, Reg};

/// Limit of operands. An instruction with more is left to the solver, so that searches among operands take constant
/// time.
const MAX_OPERANDS: usize = 24;

impl<const W: usize> Walk<'_, W> {
    /// Allocates an instruction. Returns false if it has to be solved.
    #[inline(never)]
    pub(super) fn fixed(&mut self, inst: &InstCx<'_>) -> bool {
        if inst.values.len() > MAX_OPERANDS || !self.collect_effects(inst) {
            return false;
        }
        self.state.evict_after_use.clear();
        self.state.homes.clear();
        self.state.selected.clear();
        let done = self.move_away(inst) && self.load_uses(inst) && self.choose_defs(inst);
        if done {
            self.copy_fixed(inst);
            self.record_locations(inst);
        }
        done
    }

    /// Collects the registers that the instruction takes. Returns false if two operands contend for one.
    fn collect_effects(&mut self, inst: &InstCx<'_>) -> bool {
        let machine = self.cx.machine;
        let st = &mut *self.state;
        st.effects.clear();
        for bank in machine.banks() {
            let late = machine.bank_mask(inst.form.clobbers, bank);
            let kept = st.file.taken[bank.index()];
            if !machine.bank(bank).uniform && late.intersects(kept) {
                return false;
            }
            st.effects.push(BankEffects { early: Mask::EMPTY, late, kept });
        }
        for Operand { index, value, desc, .. } in inst.operands() {
            let bank = machine.ty(self.cx.func.value_type(value)).bank;
            if !machine.bank(bank).uniform {
                return false;
            }
            let Place::Fixed(reg) = desc.place() else { continue };
            let effects = &mut st.effects[bank.index()];
            let taken = if desc.is_def() { &mut effects.late } else { &mut effects.early };
            let mask = machine.mask(reg);
            let is_read_there = || first_fixed(inst.operands().take(index), value) == Some(reg);
            if taken.intersects(mask) && (desc.is_def() || !is_read_there()) {
                return false;
            }
            *taken = taken.or(mask);
        }
        true
    }

    /// The registers of a bank that are free in the early phase, and those that are free in both phases.
    fn free_units(&self, bank: Bank) -> (Mask<W>, Mask<W>) {
        let BankEffects { early, late, kept } = self.state.effects[bank.index()];
        let free = self.cx.machine.bank(bank).units.minus(kept).minus(early);
        (free, free.minus(late))
    }

    /// Finds other registers for values that are in the way.
    fn move_away(&mut self, inst: &InstCx<'_>) -> bool {
        let machine = self.cx.machine;
        for bank in machine.banks() {
            let BankEffects { early, late, .. } = self.state.effects[bank.index()];
            let wanted = early.or(late).and(self.state.file.taken[bank.index()]);
            if wanted.is_empty() {
                continue;
            }
            let mut displaced = core::mem::take(&mut self.state.displaced);
            displaced.clear();
            for unit in wanted.iter() {
                let Some(value) = self.state.file.holder(bank, unit) else { continue };
                displaced.push((self.state.known[value.index()].next, value));
            }
            // The values used soonest choose first.
            sort(&mut displaced);
            let works = displaced.iter().all(|&(_, value)| self.move_one(bank, value, inst));
            self.state.displaced = displaced;
            if !works {
                return false;
            }
        }
        true
    }

    fn move_one(&mut self, bank: Bank, value: Value, inst: &InstCx<'_>) -> bool {
        let machine = self.cx.machine;
        let Some(reg) = self.state.file.reg[value.index()] else { return true };
        let effects = self.state.effects[bank.index()];
        let mask = machine.mask(reg);
        let read_at = inst.uses().find(|operand| operand.value == value);
        let is_live_out = read_at.is_none_or(|operand| !operand.is_last_use());
        let wanted = fixed_use(inst, value);
        let read_anywhere = is_read_anywhere(inst, value);
        let in_the_way = effects.early.intersects(mask) && !has_fixed_use(inst, value, reg);
        let lost = is_live_out && effects.late.intersects(mask);
        if !in_the_way && !lost {
            return true;
        }
        if !is_live_out {
            // It is needed only until it is read. If a fixed operand reads it, the other operands can read it there,
            // too.
            if read_anywhere && wanted.is_none() {
                let (spare, _) = self.free_units(bank);
                let Some(to) = self.select(value, spare) else { return false };
                self.set_home(bank, value, to, false);
            }
            return true;
        }
        let survives = wanted.filter(|&to| !effects.late.intersects(machine.mask(to)));
        let (_, spare) = self.free_units(bank);
        match survives.or_else(|| self.select(value, spare)) {
            Some(to) => self.set_home(bank, value, to, true),
            None if read_at.is_none() => self.evict(value),
            None if in_the_way && read_anywhere && wanted.is_none() => return false,
            None => self.evict_after_use(value),
        }
        true
    }

    /// Decides in which register a value is during the instruction and, if it is live-out there, after it.
    fn set_home(&mut self, bank: Bank, value: Value, reg: Reg, is_live_out: bool) {
        self.state.homes.push(Home { value, reg, is_live_out });
        let kept = &mut self.state.effects[bank.index()].kept;
        *kept = kept.or(self.cx.machine.mask(reg));
    }

    /// Finds registers for uses that are in memory.
    fn load_uses(&mut self, inst: &InstCx<'_>) -> bool {
        let machine = self.cx.machine;
        for operand in inst.uses() {
            let value = operand.value;
            if self.state.homes.iter().any(|home| home.value == value) {
                continue;
            }
            let bank = self.bank_of(value);
            match self.state.file.reg[value.index()] {
                // A register that only fixed operands can name.
                Some(reg) if !machine.is_allocatable(reg) => return false,
                Some(_) => continue,
                None => {}
            }
            let is_live_out = !operand.is_last_use();
            let late = self.state.effects[bank.index()].late;
            match fixed_use(inst, value) {
                Some(reg) => {
                    if is_live_out && !late.intersects(machine.mask(reg)) {
                        self.set_home(bank, value, reg, true);
                    }
                }
                None => {
                    let (early, both) = self.free_units(bank);
                    let preferred = if is_live_out { both } else { early };
                    let Some(reg) = self.select(value, preferred).or_else(|| self.select(value, early)) else {
                        return false;
                    };
                    self.set_home(bank, value, reg, is_live_out && !late.intersects(machine.mask(reg)));
                }
            }
        }
        true
    }

    /// Finds registers for the defs.
    fn choose_defs(&mut self, inst: &InstCx<'_>) -> bool {
        let machine = self.cx.machine;
        self.collect_taken_late(inst);
        for operand in inst.defs() {
            let bank = self.bank_of(operand.value);
            let taken = self.state.taken[bank.index()];
            let reg = match operand.desc.place() {
                Place::Fixed(reg) => Some(reg),
                Place::Tied(tied_use) => {
                    let tied_use = usize::from(tied_use);
                    let own = match inst.form.operand(tied_use).place() {
                        Place::Fixed(reg) => Some(reg),
                        _ => self.reg_at_use(inst, inst.values[tied_use]),
                    };
                    let is_killed = inst.distances[tied_use] == DEAD;
                    own.filter(|&reg| is_killed && !taken.intersects(machine.mask(reg)))
                }
                _ => self.select(operand.value, machine.bank(bank).units.minus(taken)),
            };
            let Some(reg) = reg else { return false };
            self.select_def(operand.index, reg);
        }
        true
    }

    /// Collects the units that are taken in the late phase, by bank.
    fn collect_taken_late(&mut self, inst: &InstCx<'_>) {
        let machine = self.cx.machine;
        let st = &mut *self.state;
        st.taken.clear();
        for (effects, &taken) in st.effects.iter().zip(&st.file.taken) {
            st.taken.push(effects.late.or(taken));
        }
        for operand in inst.uses() {
            let value = operand.value;
            if let Some(reg) = st.file.reg[value.index()]
                && (operand.is_last_use()
                    || st.evict_after_use.contains(&value)
                    || st.homes.iter().any(|home| home.value == value))
            {
                let bank = machine.reg_bank(reg).index();
                let mask = machine.mask(reg).minus(st.effects[bank].late);
                st.taken[bank] = st.taken[bank].minus(mask);
            }
        }
        for home in st.homes.iter().filter(|home| home.is_live_out) {
            let taken = &mut st.taken[machine.reg_bank(home.reg).index()];
            *taken = taken.or(machine.mask(home.reg));
        }
    }

    /// The register in which unconstrained operands read a value.
    fn reg_at_use(&self, inst: &InstCx<'_>, value: Value) -> Option<Reg> {
        let machine = self.cx.machine;
        let home = self.state.homes.iter().find(|home| home.value == value).map(|home| home.reg);
        let current = || {
            self.state.file.reg[value.index()].filter(|&reg| {
                let early = self.state.effects[machine.reg_bank(reg).index()].early;
                !early.intersects(machine.mask(reg)) || has_fixed_use(inst, value, reg)
            })
        };
        home.or_else(current).or_else(|| fixed_use(inst, value))
    }

    /// Emits the parallel copy before the instruction.
    fn copy_fixed(&mut self, inst: &InstCx<'_>) {
        let (func, machine, remats) = (self.cx.func, self.cx.machine, self.cx.remats);
        let st = &mut *self.state;
        st.copies.clear();
        st.remats.clear();
        let mut moves = false;
        let (file, spilled) = (&st.file, &mut self.sets.spilled);
        let mut bring = |value: Value, to: Reg| {
            let (ty, loc) = (func.value_type(value), Loc::Reg(to));
            if st.copies.iter().any(|copy| copy.to == loc) || st.remats.iter().any(|remat| remat.to == loc) {
                return;
            }
            let from = file.reg[value.index()];
            moves |= from != Some(to);
            match from {
                Some(from) if from == to => st.copies.push(LocCopy { ty, from: loc, to: loc }),
                Some(from) if !remats.beats_move(value) => {
                    st.copies.push(LocCopy { ty, from: Loc::Reg(from), to: loc });
                }
                _ if remats.is(value) => st.remats.push(LocRemat { value, ty, to: loc }),
                _ => {
                    spilled.insert(value.index());
                    st.copies.push(LocCopy { ty, from: Loc::Slot(slot_of(value)), to: loc });
                }
            }
        };
        for operand in inst.uses() {
            if let Place::Fixed(reg) = operand.desc.place() {
                bring(operand.value, reg);
            }
        }
        for home in &st.homes {
            bring(home.value, home.reg);
        }
        // A value that is read where it is, or stays there, must still be there afterwards.
        for &value in inst.values {
            if let Some(reg) = file.reg[value.index()]
                && !st.homes.iter().any(|home| home.value == value)
                && (is_read_anywhere(inst, value) || !st.evict_after_use.contains(&value))
                && !st.effects[machine.reg_bank(reg).index()].early.intersects(machine.mask(reg))
            {
                bring(value, reg);
            }
        }
        if !moves {
            return;
        }
        st.free.clear();
        for (bank, effects) in st.effects.iter().enumerate() {
            let taken = st.file.taken[bank].or(effects.kept).or(effects.early);
            st.free.push(machine.bank(Bank::from_index(bank)).units.minus(taken));
        }
        self.emit_copies(Point::Before(inst.inst), Phase::Copy);
    }

    /// Sets the locations, and updates the register file.
    fn record_locations(&mut self, inst: &InstCx<'_>) {
        let machine = self.cx.machine;
        for operand in inst.uses() {
            self.touch(operand.value);
            let reg = match operand.desc.place() {
                Place::Fixed(reg) => Some(reg),
                _ => self.reg_at_use(inst, operand.value),
            };
            self.emitter.set_operand(inst.first_operand + operand.index, reg.map_or(Loc::None, Loc::Reg));
        }
        for &(index, reg) in &self.state.selected {
            self.emitter.set_operand(inst.first_operand + index as usize, Loc::Reg(reg));
        }
        for at in 0..self.state.homes.len() {
            self.touch(self.state.homes[at].value);
        }
        let st = &mut *self.state;
        // Values leave their registers before other values come to them.
        for operand in inst.uses() {
            if operand.is_last_use() || st.evict_after_use.contains(&operand.value) {
                st.file.remove(machine, operand.value);
            }
        }
        for home in &st.homes {
            st.file.remove(machine, home.value);
        }
        for home in st.homes.iter().filter(|home| home.is_live_out) {
            st.file.put(machine, home.value, home.reg);
        }
        self.record_inst(inst);
    }
}

/// The first register in which a fixed operand reads a value.
fn fixed_use(inst: &InstCx<'_>, value: Value) -> Option<Reg> {
    first_fixed(inst.operands(), value)
}

/// The register of the first of these operands that is fixed and reads a value.
fn first_fixed(mut operands: impl Iterator<Item = Operand>, value: Value) -> Option<Reg> {
    operands.find_map(|operand| match operand.desc.place() {
        Place::Fixed(reg) if operand.value == value && !operand.desc.is_def() => Some(reg),
        _ => None,
    })
}

/// Whether a fixed operand reads a value in this register.
fn has_fixed_use(inst: &InstCx<'_>, value: Value, reg: Reg) -> bool {
    inst.uses().any(|operand| operand.value == value && operand.desc.place() == Place::Fixed(reg))
}

/// Whether an operand reads a value in any register.
fn is_read_anywhere(inst: &InstCx<'_>, value: Value) -> bool {
    inst.uses().any(|operand| operand.value == value && !matches!(operand.desc.place(), Place::Fixed(_)))
}
