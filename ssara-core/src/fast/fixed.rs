//! An instruction that names registers or destroys some, and is otherwise plain: calls, divisions, shifts, returns.
//!
//! Where every register is one unit, what has to move is found on masks: whatever is in a register that the instruction
//! wants for something else, or that it destroys while the value lives on, gets another register, or is dropped if there
//! is none. One parallel copy then brings fixed operands and moved values to their places at once. Whatever is beyond
//! this (the same register wanted twice, a tied value that lives on, no register for a def) is left to the solver; the
//! state is consistent then.

use cranelift_entity::EntityRef;

use crate::analysis::liveness::DEAD;
use crate::fast::walk::{Demand, Home, Walk, slot_of};
use crate::ir::{Inst, Value};
use crate::output::{Loc, Point as At};
use crate::regs::unit_mask::Mask;
use crate::resolve::copy::{LocCopy, LocRemat};
use crate::resolve::emitter::Phase;
use crate::target::{Bank, FormView, Place, Reg, Role};

/// Instructions of more operands are left to the solver, so that searches among operands take constant time.
const MAX_OPERANDS: usize = 24;

impl<const W: usize> Walk<'_, W> {
    /// Does an instruction, or says that it has to be solved.
    pub(super) fn fixed(&mut self, inst: Inst, form: FormView<'_>) -> bool {
        let func = self.cx.func;
        let operands = func.inst_operands(inst);
        let start = func.operand_range(inst).start;
        if operands.len() > MAX_OPERANDS || !self.take_demand(operands, form) {
            return false;
        }
        self.state.dropped.clear();
        self.state.homes.clear();
        self.state.picks.clear();
        self.move_away(operands, form, start)
            && self.load_uses(operands, form, start)
            && self.choose_defs(operands, form, start)
            && {
                self.copy_fixed(inst, operands, form);
                self.follow(inst, operands, form, start);
                true
            }
    }

    /// Collects the registers that the instruction takes; says no where two operands contend for one.
    fn take_demand(&mut self, operands: &[Value], form: FormView<'_>) -> bool {
        let machine = self.cx.machine;
        let st = &mut *self.state;
        st.demand.clear();
        for bank in machine.banks() {
            let late = machine.bank_mask(form.clobbers, bank);
            let kept = st.file.taken[bank.index()];
            if !machine.bank(bank).uniform && late.intersects(kept) {
                return false;
            }
            st.demand.push(Demand { early: Mask::EMPTY, late, kept });
        }
        for (index, (&value, desc)) in operands.iter().zip(form.operands()).enumerate() {
            let bank = machine.ty(self.cx.func.value_type(value)).bank;
            if !machine.bank(bank).uniform {
                return false;
            }
            let Place::Fixed(reg) = desc.place() else { continue };
            let demand = &mut st.demand[bank.index()];
            let taken = if desc.is_def() { &mut demand.late } else { &mut demand.early };
            let mask = machine.mask(reg);
            if taken.intersects(mask) && (desc.is_def() || fixed_use(&operands[..index], form, value) != Some(reg)) {
                return false;
            }
            *taken = taken.or(mask);
        }
        true
    }

    /// The registers of a bank that hold nothing and are not wanted in the early phase, and of these the ones that are not
    /// wanted in the late phase either.
    fn spare(&self, bank: Bank) -> (Mask<W>, Mask<W>) {
        let Demand { early, late, kept } = self.state.demand[bank.index()];
        let spare = self.cx.machine.bank(bank).units.minus(kept).minus(early);
        (spare, spare.minus(late))
    }

    /// Finds other places for what is in the way.
    fn move_away(&mut self, operands: &[Value], form: FormView<'_>, start: usize) -> bool {
        let machine = self.cx.machine;
        for bank in machine.banks() {
            let Demand { early, late, .. } = self.state.demand[bank.index()];
            let wanted = early.or(late).and(self.state.file.taken[bank.index()]);
            let mut moving = core::mem::take(&mut self.state.moving);
            moving.clear();
            for unit in wanted.iter() {
                let Some(value) = self.state.file.holder(bank, unit) else { continue };
                moving.push((self.state.known[value.index()].next, value));
            }
            // The ones used soonest have the first choice.
            moving.sort_unstable();
            let works = moving.iter().all(|&(_, value)| self.move_one(bank, value, operands, form, start));
            self.state.moving = moving;
            if !works {
                return false;
            }
        }
        true
    }

    fn move_one(&mut self, bank: Bank, value: Value, operands: &[Value], form: FormView<'_>, start: usize) -> bool {
        let machine = self.cx.machine;
        let Some(reg) = self.state.file.reg[value.index()] else { return true };
        let demand = self.state.demand[bank.index()];
        let mask = machine.mask(reg);
        let at = operands.iter().zip(form.operands()).position(|(&other, desc)| other == value && !desc.is_def());
        let stays = at.is_none_or(|at| self.state.ahead.distance(start + at) != DEAD);
        let wanted = fixed_use(operands, form, value);
        let read_anywhere = is_read_anywhere(operands, form, value);
        let in_the_way = demand.early.intersects(mask) && !has_fixed_use(operands, form, value, reg);
        let lost = stays && demand.late.intersects(mask);
        if !in_the_way && !lost {
            return true;
        }
        if !stays {
            // It is only needed until it is read; where a fixed operand reads it, the others can read it there.
            if read_anywhere && wanted.is_none() {
                let (spare, _) = self.spare(bank);
                let Some(to) = self.pick(value, spare) else { return false };
                self.settle_home(bank, value, to, false);
            }
            return true;
        }
        let survives = wanted.filter(|&to| !demand.late.intersects(machine.mask(to)));
        let (_, spare) = self.spare(bank);
        match survives.or_else(|| self.pick(value, spare)) {
            Some(to) => self.settle_home(bank, value, to, true),
            None if at.is_none() => self.evict(value),
            None if in_the_way && read_anywhere && wanted.is_none() => return false,
            None => self.state.dropped.push(value),
        }
        true
    }

    /// Decides where a value is during the instruction and, if it stays there, after it.
    fn settle_home(&mut self, bank: Bank, value: Value, reg: Reg, stays: bool) {
        self.state.homes.push(Home { value, reg, stays });
        let kept = &mut self.state.demand[bank.index()].kept;
        *kept = kept.or(self.cx.machine.mask(reg));
    }

    /// Finds registers for uses that are in memory.
    fn load_uses(&mut self, operands: &[Value], form: FormView<'_>, start: usize) -> bool {
        let machine = self.cx.machine;
        for (index, (&value, desc)) in operands.iter().zip(form.operands()).enumerate() {
            if desc.is_def() || self.state.homes.iter().any(|home| home.value == value) {
                continue;
            }
            let bank = self.bank_of(value);
            match self.state.file.reg[value.index()] {
                // A register that only fixed operands can name.
                Some(reg) if !machine.is_allocatable(reg) => return false,
                Some(_) => continue,
                None => {}
            }
            let stays = self.state.ahead.distance(start + index) != DEAD;
            let late = self.state.demand[bank.index()].late;
            match fixed_use(operands, form, value) {
                Some(reg) => {
                    if stays && !late.intersects(machine.mask(reg)) {
                        self.settle_home(bank, value, reg, true);
                    }
                }
                None => {
                    let (spare, safe) = self.spare(bank);
                    let Some(reg) =
                        self.pick(value, if stays { safe } else { spare }).or_else(|| self.pick(value, spare))
                    else {
                        return false;
                    };
                    self.settle_home(bank, value, reg, stays && !late.intersects(machine.mask(reg)));
                }
            }
        }
        true
    }

    /// Finds registers for the defs.
    fn choose_defs(&mut self, operands: &[Value], form: FormView<'_>, start: usize) -> bool {
        let machine = self.cx.machine;
        // What is taken in the late phase, by bank.
        self.state.taken.clear();
        for (demand, &taken) in self.state.demand.iter().zip(&self.state.file.taken) {
            self.state.taken.push(demand.late.or(taken));
        }
        let leaves = |walk: &Self, value: Value| {
            let at = operands.iter().zip(form.operands()).position(|(&other, desc)| other == value && !desc.is_def());
            at.is_some_and(|at| walk.state.ahead.distance(start + at) == DEAD)
                || walk.state.dropped.contains(&value)
                || walk.state.homes.iter().any(|home| home.value == value)
        };
        for &value in operands {
            if let Some(reg) = self.state.file.reg[value.index()]
                && leaves(self, value)
            {
                let bank = machine.reg_bank(reg).index();
                let mask = machine.mask(reg).minus(self.state.demand[bank].late);
                self.state.taken[bank] = self.state.taken[bank].minus(mask);
            }
        }
        for home in self.state.homes.iter().filter(|home| home.stays) {
            let taken = &mut self.state.taken[machine.reg_bank(home.reg).index()];
            *taken = taken.or(machine.mask(home.reg));
        }
        for (index, (&value, desc)) in operands.iter().zip(form.operands()).enumerate() {
            if !desc.is_def() {
                continue;
            }
            let bank = self.bank_of(value);
            let reg = match desc.place() {
                Place::Fixed(reg) => Some(reg),
                Place::Tied(use_) => {
                    let use_ = usize::from(use_);
                    let used = operands[use_];
                    let own = match form.operand(use_).place() {
                        Place::Fixed(reg) => Some(reg),
                        _ => self.read_at(operands, form, used),
                    };
                    let dies = self.state.ahead.distance(start + use_) == DEAD;
                    let free = |reg: &Reg| !self.state.taken[bank.index()].intersects(machine.mask(*reg));
                    own.filter(|reg| dies && free(reg))
                }
                _ => self.pick(value, machine.bank(bank).units.minus(self.state.taken[bank.index()])),
            };
            let Some(reg) = reg else { return false };
            self.state.taken[bank.index()] = self.state.taken[bank.index()].or(machine.mask(reg));
            self.state.picks.push((index as u32, reg));
        }
        true
    }

    /// Where operands that take any register read a value.
    fn read_at(&self, operands: &[Value], form: FormView<'_>, value: Value) -> Option<Reg> {
        let machine = self.cx.machine;
        let home = self.state.homes.iter().find(|home| home.value == value).map(|home| home.reg);
        let current = || {
            self.state.file.reg[value.index()].filter(|&reg| {
                let early = self.state.demand[machine.reg_bank(reg).index()].early;
                !early.intersects(machine.mask(reg)) || has_fixed_use(operands, form, value, reg)
            })
        };
        home.or_else(current).or_else(|| fixed_use(operands, form, value))
    }

    /// Emits the parallel copy before the instruction.
    fn copy_fixed(&mut self, inst: Inst, operands: &[Value], form: FormView<'_>) {
        let (func, machine, remats) = (self.cx.func, self.cx.machine, self.cx.remats);
        let st = &mut *self.state;
        st.copies.clear();
        st.again.clear();
        let mut nothing = true;
        {
            let (file, copies, again, spilled) = (&st.file, &mut st.copies, &mut st.again, &mut self.sets.spilled);
            let mut bring = |value: Value, to: Reg| {
                let (ty, loc) = (func.value_type(value), Loc::Reg(to));
                if copies.iter().any(|copy| copy.to == loc) || again.iter().any(|again| again.to == loc) {
                    return;
                }
                match file.reg[value.index()] {
                    Some(from) if from == to => copies.push(LocCopy { ty, from: loc, to: loc }),
                    Some(from) if !remats.beats_move(value) => {
                        nothing = false;
                        copies.push(LocCopy { ty, from: Loc::Reg(from), to: loc });
                    }
                    _ if remats.is(value) => {
                        nothing = false;
                        again.push(LocRemat { value, ty, to: loc });
                    }
                    _ => {
                        nothing = false;
                        spilled.insert(value.index());
                        copies.push(LocCopy { ty, from: Loc::Slot(slot_of(value)), to: loc });
                    }
                }
            };
            for (&value, desc) in operands.iter().zip(form.operands()) {
                if let (Place::Fixed(reg), Role::Use) = (desc.place(), desc.role()) {
                    bring(value, reg);
                }
            }
            for home in &st.homes {
                bring(home.value, home.reg);
            }
            // What is read or stays where it is must still be there afterwards.
            for &value in operands {
                if let Some(reg) = file.reg[value.index()]
                    && !st.homes.iter().any(|home| home.value == value)
                    && (is_read_anywhere(operands, form, value) || !st.dropped.contains(&value))
                    && !st.demand[machine.reg_bank(reg).index()].early.intersects(machine.mask(reg))
                {
                    bring(value, reg);
                }
            }
        }
        if nothing {
            return;
        }
        st.free.clear();
        for (bank, demand) in st.demand.iter().enumerate() {
            let taken = st.file.taken[bank].or(demand.kept).or(demand.early);
            st.free.push(machine.bank(Bank::from_index(bank)).units.minus(taken));
        }
        self.emit_copies(At::Before(inst), Phase::Copy);
    }

    /// Sets the locations, and follows what has moved.
    fn follow(&mut self, inst: Inst, operands: &[Value], form: FormView<'_>, start: usize) {
        let machine = self.cx.machine;
        for (index, (&value, desc)) in operands.iter().zip(form.operands()).enumerate() {
            if desc.is_def() {
                continue;
            }
            self.touch(value);
            let reg = match desc.place() {
                Place::Fixed(reg) => Some(reg),
                _ => self.read_at(operands, form, value),
            };
            self.emitter.set_operand(start + index, reg.map_or(Loc::None, Loc::Reg));
        }
        for &(index, reg) in &self.state.picks {
            self.emitter.set_operand(start + index as usize, Loc::Reg(reg));
        }
        for at in 0..self.state.homes.len() {
            self.touch(self.state.homes[at].value);
        }
        let st = &mut *self.state;
        // Whatever leaves its register does so before something else comes to it.
        for (index, (&value, desc)) in operands.iter().zip(form.operands()).enumerate() {
            if !desc.is_def() && (st.ahead.distance(start + index) == DEAD || st.dropped.contains(&value)) {
                st.file.remove(machine, value);
            }
        }
        for home in &st.homes {
            st.file.remove(machine, home.value);
        }
        for home in st.homes.iter().filter(|home| home.stays) {
            st.file.put(machine, home.value, home.reg);
        }
        self.settle(inst, form);
    }
}

/// The first register in which a fixed operand reads a value.
fn fixed_use(operands: &[Value], form: FormView<'_>, value: Value) -> Option<Reg> {
    operands.iter().zip(form.operands()).find_map(|(&other, desc)| match desc.place() {
        Place::Fixed(reg) if other == value && !desc.is_def() => Some(reg),
        _ => None,
    })
}

/// Whether a fixed operand reads a value in this register.
fn has_fixed_use(operands: &[Value], form: FormView<'_>, value: Value, reg: Reg) -> bool {
    operands
        .iter()
        .zip(form.operands())
        .any(|(&other, desc)| other == value && !desc.is_def() && desc.place() == Place::Fixed(reg))
}

/// Whether an operand reads a value in any register.
fn is_read_anywhere(operands: &[Value], form: FormView<'_>, value: Value) -> bool {
    operands
        .iter()
        .zip(form.operands())
        .any(|(&other, desc)| other == value && !desc.is_def() && !matches!(desc.place(), Place::Fixed(_)))
}
