//! An instruction whose operands take any register: uses stay where they are or are reloaded, defs get free registers.
//!
//! In a bank in which every register is one unit, dropping a value makes room for another, so that this fails only where
//! the operands are more than the registers. Elsewhere nothing is dropped here: what finds no register in one piece is
//! left to the solver. Either way the state is consistent after a failure, and the instruction can be solved from there.

use cranelift_entity::EntityRef;

use crate::analysis::liveness::DEAD;
use crate::fast::walk::Walk;
use crate::ir::{Inst, Value};
use crate::output::{Edit, Loc, Point as At};
use crate::resolve::emitter::Phase;
use crate::target::{FormKind, FormView, Place, Reg, Role};

/// Instructions of more operands are left to the solver, so that searches among operands take constant time.
const MAX_OPERANDS: usize = 16;

impl<const W: usize> Walk<'_, W> {
    /// Does an instruction, or says that it has to be solved.
    pub(super) fn plain(&mut self, inst: Inst, form: FormView<'_>) -> bool {
        let (func, machine) = (self.cx.func, self.cx.machine);
        let operands = func.inst_operands(inst);
        if operands.len() > MAX_OPERANDS {
            return false;
        }
        let start = func.operand_range(inst).start;

        self.state.dropped.clear();
        let mut ties = false;
        for (index, (&value, desc)) in operands.iter().zip(form.operands()).enumerate() {
            if desc.role() == Role::Def {
                ties |= matches!(desc.place(), Place::Tied(_));
                continue;
            }
            if !self.bring(inst, value, operands, start + index) {
                return false;
            }
        }
        // The units that hold something in the early phase, as the picks change them.
        self.state.taken.clear();
        let taken = &self.state.file.taken;
        self.state.taken.extend_from_slice(taken);
        self.state.picks.clear();
        if ties && !self.ties(form, operands, start) {
            return false;
        }
        // From here on for the late phase: what dies is free, but for what went to a tied def.
        for (index, (&value, desc)) in operands.iter().zip(form.operands()).enumerate() {
            if desc.role() == Role::Use
                && self.state.ahead.distance(start + index) == DEAD
                && let Some(reg) = self.state.file.reg[value.index()]
                && !self.is_picked(reg)
            {
                let taken = &mut self.state.taken[machine.reg_bank(reg).index()];
                *taken = taken.minus(machine.mask(reg));
            }
        }
        for (index, (&value, desc)) in operands.iter().zip(form.operands()).enumerate() {
            if !desc.is_def() || matches!(desc.place(), Place::Tied(_)) {
                continue;
            }
            // What the instruction reads may be dropped behind it, unless it dies there anyway.
            let Some(reg) = self.late_room(value, operands, start) else { return false };
            self.take(index, reg);
        }
        self.commit(inst, form, operands, start);
        true
    }

    /// Does an instruction in banks in which every register is one unit, of which at most one def is tied, to a value that
    /// dies. That is most instructions, and needs no look at what the choices would come to.
    pub(super) fn simple(&mut self, inst: Inst, kind: FormKind) -> bool {
        let (func, machine) = (self.cx.func, self.cx.machine);
        let operands = func.inst_operands(inst);
        let start = func.operand_range(inst).start;
        let descs = self.cx.code.descs(inst);
        if operands.len() > MAX_OPERANDS {
            return false;
        }
        let mut dying = 0u32;
        let mut defs = 0u32;
        let mut tie = None;
        for (index, (&value, desc)) in operands.iter().zip(descs).enumerate() {
            if desc.is_def() {
                defs |= 1 << index;
                if let Place::Tied(use_) = desc.place()
                    && tie.replace((usize::from(use_), index)).is_some()
                {
                    return false;
                }
                continue;
            }
            if !self.bring(inst, value, operands, start + index) {
                return false;
            }
            let distance = self.state.ahead.distance(start + index);
            self.note_use(value, inst, distance);
            dying |= u32::from(distance == DEAD) << index;
        }
        self.state.branch_defines |= defs != 0 && kind.is_terminator();
        let mut tied = None;
        if let Some((use_, def)) = tie {
            if dying >> use_ & 1 == 0 {
                return false;
            }
            tied = self.state.file.reg[operands[use_].index()].map(|reg| (def, reg));
        }
        while dying != 0 {
            self.state.file.remove(machine, operands[dying.trailing_zeros() as usize]);
            dying &= dying - 1;
        }
        let mut unread = 0;
        if let Some((def, reg)) = tied {
            unread |= self.define(inst, operands[def], start + def, reg) << def;
            defs &= !(1 << def);
        }
        let mut rest = defs;
        while rest != 0 {
            let def = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            let value = operands[def];
            let bank = self.bank_of(value);
            let free = machine.bank(bank).units.minus(self.state.file.taken[bank.index()]);
            let is_def = |value: Value| (0..operands.len()).any(|at| operands[at] == value && descs[at].is_def());
            let reg = self.pick(value, free).or_else(|| {
                let victim = self.victim(bank, is_def)?;
                let units = self.state.file.reg[victim.index()].map(|reg| machine.mask(reg))?;
                self.evict(victim);
                // The unit may have another name for values of another type, or none.
                self.pick(value, units)
            });
            let Some(reg) = reg else {
                // The defs alone are more than the registers: the solver will say so.
                operands.iter().filter(|&&value| is_def(value)).for_each(|&def| self.state.file.remove(machine, def));
                return false;
            };
            unread |= self.define(inst, value, start + def, reg) << def;
        }
        // A def that nobody reads has had a register of its own until here.
        while unread != 0 {
            self.state.file.remove(machine, operands[unread.trailing_zeros() as usize]);
            unread &= unread - 1;
        }
        true
    }

    /// Has a use in a register, that is, reloads its value if it is in none; says no where it can be in none. `at` is the
    /// number of the operand in the function.
    #[inline(always)]
    fn bring(&mut self, inst: Inst, value: Value, operands: &[Value], at: usize) -> bool {
        let reg = match self.state.file.reg[value.index()] {
            Some(reg) if self.cx.machine.is_allocatable(reg) => reg,
            Some(_) => return false,
            None => {
                let Some(reg) = self.room(value, operands) else { return false };
                self.reload(inst, value, reg);
                self.note_use(value, inst, self.state.ahead.distance(at));
                reg
            }
        };
        self.touch(value);
        self.emitter.set_operand(at, Loc::Reg(reg));
        true
    }

    /// Puts a def in a register that is free; says whether nobody reads it, as 1 or 0.
    fn define(&mut self, inst: Inst, value: Value, at: usize, reg: Reg) -> u32 {
        self.emitter.set_operand(at, Loc::Reg(reg));
        self.state.known[value.index()].born = Some(reg);
        let distance = self.state.ahead.distance(at);
        self.note_use(value, inst, distance);
        self.state.file.put(self.cx.machine, value, reg);
        u32::from(distance == DEAD)
    }

    /// A free register for a value before the instruction; drops another value for it if that helps.
    fn room(&mut self, value: Value, operands: &[Value]) -> Option<Reg> {
        let machine = self.cx.machine;
        let bank = self.bank_of(value);
        let free = machine.bank(bank).units.minus(self.state.file.taken[bank.index()]);
        self.pick(value, free).or_else(|| {
            let victim = self.victim(bank, |value| operands.contains(&value)).filter(|_| machine.bank(bank).uniform)?;
            let reg = self.state.file.reg[victim.index()]?;
            self.evict(victim);
            self.pick(value, machine.mask(reg))
        })
    }

    /// A register for a def: one that is free in the late phase, or that of a value which is dropped for it.
    fn late_room(&mut self, value: Value, operands: &[Value], start: usize) -> Option<Reg> {
        let machine = self.cx.machine;
        let bank = self.bank_of(value);
        let free = machine.bank(bank).units.minus(self.state.taken[bank.index()]);
        self.pick(value, free).or_else(|| {
            let dies = |value: Value| {
                operands
                    .iter()
                    .position(|&o| o == value)
                    .is_some_and(|at| self.state.ahead.distance(start + at) == DEAD)
            };
            let keep =
                |value: Value| dies(value) || self.state.file.reg[value.index()].is_some_and(|reg| self.is_picked(reg));
            let victim = self.victim(bank, keep).filter(|_| machine.bank(bank).uniform)?;
            let reg = self.state.file.reg[victim.index()]?;
            self.drop_value(victim, reg);
            self.pick(value, machine.mask(reg))
        })
    }

    /// Gives the tied defs registers: a value that dies leaves its own to the def; another is copied.
    fn ties(&mut self, form: FormView<'_>, operands: &[Value], start: usize) -> bool {
        let machine = self.cx.machine;
        for (index, (&value, desc)) in operands.iter().zip(form.operands()).enumerate() {
            let Place::Tied(use_) = desc.place() else { continue };
            let use_ = usize::from(use_);
            let used = operands[use_];
            let own = self.state.file.reg[used.index()].filter(|&own| !self.is_picked(own));
            if let Some(own) = own
                && self.state.ahead.distance(start + use_) == DEAD
            {
                self.take(index, own);
                continue;
            }
            let bank = self.bank_of(value);
            let free = machine.bank(bank).units.minus(self.state.taken[bank.index()]);
            let mut reg = self.pick(value, free);
            if reg.is_none() && machine.bank(bank).uniform {
                // The value that is copied may itself be the one that goes.
                let keep = |other: Value| {
                    operands.contains(&other) && (other != used || own.is_none())
                        || self.state.file.reg[other.index()].is_some_and(|reg| self.is_picked(reg))
                };
                let Some(victim) = self.victim(bank, keep) else { return false };
                if let Some(given_up) = self.state.file.reg[victim.index()] {
                    self.drop_value(victim, given_up);
                    reg = self.pick(value, machine.mask(given_up));
                }
            }
            let Some(reg) = reg else { return false };
            self.take(index, reg);
        }
        true
    }

    /// Gives a def, by operand number, a register.
    fn take(&mut self, index: usize, reg: Reg) {
        let machine = self.cx.machine;
        self.state.picks.push((index as u32, reg));
        let taken = &mut self.state.taken[machine.reg_bank(reg).index()];
        *taken = taken.or(machine.mask(reg));
    }

    /// Whether a def has been given a register.
    fn is_picked(&self, reg: Reg) -> bool {
        self.state.picks.iter().any(|pick| pick.1 == reg)
    }

    /// Drops a value: at once, or behind the instruction if that reads it.
    fn drop_value(&mut self, value: Value, reg: Reg) {
        let machine = self.cx.machine;
        let taken = &mut self.state.taken[machine.reg_bank(reg).index()];
        *taken = taken.minus(machine.mask(reg));
        self.evict(value);
    }

    /// Carries out what has been decided.
    fn commit(&mut self, inst: Inst, form: FormView<'_>, operands: &[Value], start: usize) {
        let func = self.cx.func;
        for at in 0..self.state.picks.len() {
            let (index, to) = self.state.picks[at];
            let desc = form.operand(index as usize);
            if let Place::Tied(use_) = desc.place() {
                let at = start + usize::from(use_);
                let used = operands[usize::from(use_)];
                if let Loc::Reg(from) = self.emitter.operand(at)
                    && from != to
                {
                    let edit = if self.cx.remats.beats_move(used) {
                        Edit::Remat { value: used, to }
                    } else {
                        Edit::Move { ty: func.value_type(used), from, to }
                    };
                    self.emitter.edit(At::Before(inst), Phase::Copy, edit);
                }
                self.emitter.set_operand(at, Loc::Reg(to));
            }
            self.emitter.set_operand(start + index as usize, Loc::Reg(to));
        }
        self.settle(inst, form);
    }
}
