//! An instruction that is solved exactly, with everything that lives through it.
//!
//! First what an instruction destroys is evacuated, as far as there are registers to go to, and the rest is dropped; that
//! is most often enough. Otherwise values are dropped one by one until the solver says yes, those used furthest away
//! first, then operands that may be in memory.

use alloc::vec::Vec;

use cranelift_entity::EntityRef;

use crate::analysis::liveness::DEAD;
use crate::contracts::NoSolution;
use crate::fast::FastError;
use crate::fast::context::NONE;
use crate::fast::walk::{DROPPED, Walk, slot_of};
use crate::ir::{Inst, Value};
use crate::output::{Edit, Loc, Point as At};
use crate::regs::effects::all_in_memory;
use crate::regs::unit_mask::Mask;
use crate::resolve::copy::{CopySet, LocCopy, LocRemat};
use crate::resolve::emitter::Phase;
use crate::solver::alone::wants_too_much;
use crate::solver::alone::{banks_of, fits_alone};
use crate::solver::instruction::{Changes, Mode};
use crate::solver::live_through::Others;
use crate::target::{Bank, Form, FormView, Place, Reg, Role, Type};

impl<const W: usize> Walk<'_, W> {
    /// Chooses the form in which an instruction is issued: the first of its ways that has a solution with what is in
    /// registers, else the first that has one at all.
    pub(super) fn choose_way(&mut self, inst: Inst) -> Form {
        let (func, machine) = (self.cx.func, self.cx.machine);
        let own = func.inst(inst).form;
        let ways = || core::iter::once(own).chain(func.other_ways(machine.target, own));
        let fits = |walk: &mut Self, way: Form| {
            let form = func.form(machine.target, way);
            walk.begin(inst, form);
            banks_of(func, machine, inst, form).all(|bank| walk.has_solution(inst, form, bank))
        };
        let at_once = ways().find(|&way| fits(self, way));
        at_once
            .or_else(|| {
                let mut fits =
                    |way: Form| fits_alone(&mut self.state.point, func, machine, inst, func.form(machine.target, way));
                ways().find(|&way| fits(way))
            })
            .unwrap_or(own)
    }

    /// Finds what has to be reloaded.
    fn begin(&mut self, inst: Inst, form: FormView<'_>) {
        let func = self.cx.func;
        let st = &mut *self.state;
        st.dropped.clear();
        st.in_place.clear();
        st.reloads.clear();
        for (&value, desc) in func.inst_operands(inst).iter().zip(form.operands()) {
            let in_register = match desc.place() {
                Place::Slot => false,
                Place::Any => self.cx.remats.is(value),
                _ => true,
            };
            if desc.role() == Role::Use
                && in_register
                && st.file.reg[value.index()].is_none()
                && st.known[value.index()].mark != inst.as_u32()
            {
                st.known[value.index()].mark = inst.as_u32();
                st.reloads.push(value);
            }
        }
        for &value in &st.reloads {
            st.known[value.index()].mark = NONE;
        }
    }

    /// Solves an instruction and puts everything in place by a parallel copy.
    pub(super) fn hard(&mut self, inst: Inst, form: FormView<'_>) -> Result<(), FastError> {
        let (func, machine) = (self.cx.func, self.cx.machine);
        self.begin(inst, form);
        self.evacuate(inst, form);
        let too_much = banks_of(func, machine, inst, form).any(|bank| wants_too_much(func, machine, inst, form, bank));
        if too_much || !self.assign(inst, form) {
            self.make_room(inst, form)?;
            if !self.assign(inst, form) {
                return Err(FastError::Broken(NoSolution(inst).into()));
            }
        }
        self.carry_out(inst, form);
        Ok(())
    }

    /// Of the values that live through the instruction in registers which it destroys or defines, drops those for which no
    /// other register is left; the ones used soonest stay.
    fn evacuate(&mut self, inst: Inst, form: FormView<'_>) {
        let (func, machine) = (self.cx.func, self.cx.machine);
        if !form.has_clobbers() {
            return;
        }
        let operands = func.inst_operands(inst);
        for bank in (0..machine.num_banks()).map(Bank::from_index) {
            let mut lost = machine.bank_mask(form.clobbers, bank);
            if !lost.intersects(self.state.file.taken[bank.index()]) {
                continue;
            }
            for desc in form.operands() {
                if let Place::Fixed(reg) = desc.place()
                    && machine.reg_bank(reg) == bank
                {
                    lost = lost.or(machine.mask(reg));
                }
            }
            let mut free = machine.bank(bank).units.minus(self.state.file.taken[bank.index()]).minus(lost);
            let file = &self.state.file;
            let in_danger = file
                .iter(bank)
                .filter(|&(value, reg)| machine.mask(reg).intersects(lost) && !operands.contains(&value));
            let mut in_danger: Vec<(u32, Value)> =
                in_danger.map(|(value, _)| (self.state.known[value.index()].next, value)).collect();
            in_danger.sort_unstable();
            for (_, value) in in_danger {
                match self.pick(value, free) {
                    Some(reg) => free = free.minus(machine.mask(reg)),
                    None => self.evict(value),
                }
            }
        }
    }

    /// Drops values until the instruction has a solution in every bank.
    fn make_room(&mut self, inst: Inst, form: FormView<'_>) -> Result<(), FastError> {
        let (func, machine) = (self.cx.func, self.cx.machine);
        for bank in banks_of(func, machine, inst, form) {
            if wants_too_much(func, machine, inst, form, bank) {
                return Err(FastError::Infeasible(inst, bank));
            }
            let mut tested = form.relations.is_empty();
            while !self.has_solution(inst, form, bank) {
                // Where operands are related, a search in vain takes long: one is enough.
                if !core::mem::replace(&mut tested, true)
                    && !fits_alone(&mut self.state.point, func, machine, inst, form)
                {
                    return Err(FastError::Infeasible(inst, bank));
                }
                if !self.drop_one(inst, form, bank) {
                    return Err(FastError::Infeasible(inst, bank));
                }
            }
        }
        Ok(())
    }

    /// Takes in the operands of the instruction for the solver.
    fn set_operands(&mut self, inst: Inst, form: FormView<'_>) {
        let (func, machine) = (self.cx.func, self.cx.machine);
        let st = &mut *self.state;
        let distances = st.ahead.distances(func.operand_range(inst));
        let file = &st.file;
        let changes = Changes { reloads: &st.reloads, dropped: &st.dropped, in_place: &st.in_place };
        let status = |value: Value, index: usize| changes.status(value, file.reg[value.index()], distances[index]);
        let in_memory = |value: Value| self.sets.is_memory_def(value);
        st.point.set_operands(machine, form, func.inst_operands(inst), status, in_memory);
        st.used.clear();
        st.used.extend(st.point.used_values());
    }

    /// Whether the instruction has a solution in a bank.
    fn has_solution(&mut self, inst: Inst, form: FormView<'_>, bank: Bank) -> bool {
        self.set_operands(inst, form);
        let st = &mut *self.state;
        let through = Others { func: self.cx.func, file: &st.file, bank, used: &st.used };
        st.point.solve(self.cx.machine, form, bank, &through, Mode::Check)
    }

    /// Finds a solution in all banks, if there is one.
    fn assign(&mut self, inst: Inst, form: FormView<'_>) -> bool {
        let (func, machine) = (self.cx.func, self.cx.machine);
        self.set_operands(inst, form);
        let mut banks = 0u64;
        for &value in func.inst_operands(inst) {
            banks |= 1 << self.bank_of(value).index();
        }
        (0..machine.num_banks()).map(Bank::from_index).all(|bank| {
            let clobbers = machine.bank_mask(form.clobbers, bank);
            if banks >> bank.index() & 1 == 0 && !clobbers.intersects(self.state.file.taken[bank.index()]) {
                return true;
            }
            let mut point = core::mem::take(&mut self.state.point);
            let through = Others { func, file: &self.state.file, bank, used: &self.state.used };
            let mut prefer = |value: Value, _: Type, free: Mask<W>| self.pick(value, free);
            let solved = point.solve(machine, form, bank, &through, Mode::Assign(&mut prefer));
            self.state.point = point;
            solved
        })
    }

    /// Takes a value of a bank out of its register: before the instruction, or behind it if it is an operand. When only
    /// operands are left that may be in memory, puts one of them there.
    fn drop_one(&mut self, inst: Inst, form: FormView<'_>, bank: Bank) -> bool {
        let func = self.cx.func;
        let operands = func.inst_operands(inst);
        let distances = self.state.ahead.distances(func.operand_range(inst));
        let used = |value: Value| {
            let reads = |at: &usize| operands[*at] == value && form.operand(*at).place() != Place::Slot;
            (0..operands.len()).find(reads)
        };
        let fixed =
            |value: Value| used(value).is_some_and(|at| distances[at] == DEAD || self.state.dropped.contains(&value));
        let mut best: Option<(u32, Value)> = None;
        let held = self.state.file.iter(bank).map(|(value, _)| value);
        let reloads = self.state.reloads.iter().copied().filter(|&value| self.bank_of(value) == bank);
        for value in held.chain(reloads) {
            let next = match used(value) {
                Some(at) => inst.as_u32().saturating_add(distances[at]),
                None => self.state.known[value.index()].next,
            };
            if !fixed(value) && best.is_none_or(|best| next > best.0) {
                best = Some((next, value));
            }
        }
        if let Some((_, value)) = best {
            match used(value) {
                Some(_) => self.state.dropped.push(value),
                None => self.evict(value),
            }
            return true;
        }
        self.put_in_memory(operands, form, bank)
    }

    /// Puts an operand that may be in memory there.
    fn put_in_memory(&mut self, operands: &[Value], form: FormView<'_>, bank: Bank) -> bool {
        let machine = self.cx.machine;
        let may_move = |walk: &Self, value: Value, index: usize| {
            let desc = form.operand(index);
            desc.place() == Place::Any
                && desc.is_def()
                && walk.bank_of(value) == bank
                && !walk.sets.is_memory_def(value)
        };
        // Of many defs, those that cannot fit in any case go at once, and then one by one.
        let defs = (0..operands.len()).filter(|&at| may_move(self, operands[at], at)).count();
        let mut surplus = defs.saturating_sub(machine.bank(bank).units.count() as usize).max(1);
        for (index, &value) in operands.iter().enumerate() {
            let desc = form.operand(index);
            if desc.place() != Place::Any || self.bank_of(value) != bank {
                continue;
            }
            let held = self.state.file.reg[value.index()].is_some() || self.state.reloads.contains(&value);
            if desc.is_def() {
                if may_move(self, value, index) {
                    self.sets.memory_defs.insert(value.index());
                    surplus -= 1;
                    if surplus == 0 {
                        return true;
                    }
                }
            } else if held && all_in_memory(operands, form, value) {
                self.evict(value);
                self.state.dropped.retain(|&dropped| dropped != value);
                self.state.reloads.retain(|&reload| reload != value);
                return true;
            } else if held && !self.state.in_place.contains(&value) {
                self.state.in_place.push(value);
                return true;
            }
        }
        false
    }

    /// Emits the solution and follows it.
    fn carry_out(&mut self, inst: Inst, form: FormView<'_>) {
        let (func, machine) = (self.cx.func, self.cx.machine);
        self.copy(inst);
        let start = func.operand_range(inst).start;
        let operands = func.inst_operands(inst);
        for (index, (&value, desc)) in operands.iter().zip(form.operands()).enumerate() {
            let loc = match self.state.point.operand_regs[index] {
                Some(reg) => Loc::Reg(reg),
                None if matches!(desc.place(), Place::Slot | Place::Any) => {
                    self.sets.spilled.insert(value.index());
                    if desc.is_def() {
                        self.sets.memory_defs.insert(value.index());
                    }
                    Loc::Slot(slot_of(value))
                }
                None => Loc::None,
            };
            self.emitter.set_operand(start + index, loc);
        }
        for at in 0..self.state.used.len() {
            self.touch(self.state.used[at]);
        }
        let st = &mut *self.state;
        for &value in &st.used {
            st.file.remove(machine, value);
        }
        for &(value, _) in &st.point.after {
            st.file.remove(machine, value);
        }
        for &(value, reg) in &st.point.after {
            st.file.put(machine, value, reg);
        }
        self.settle(inst, form);
    }

    /// Emits the parallel copy before the instruction.
    fn copy(&mut self, inst: Inst) {
        let (func, machine, remats) = (self.cx.func, self.cx.machine, self.cx.remats);
        let st = &mut *self.state;
        // What holds nothing before and nothing during the instruction's early phase may serve the copy.
        st.free.clear();
        let taken = &st.file.taken;
        st.free
            .extend((0..machine.num_banks()).map(|bank| machine.bank(Bank::from_index(bank)).units.minus(taken[bank])));
        st.copies.clear();
        st.again.clear();
        let mut loaded: Vec<(Value, Reg)> = Vec::new();
        let mut copied_later = Vec::new();
        for &(value, to) in &st.point.copies {
            let bank = machine.reg_bank(to).index();
            st.free[bank] = st.free[bank].minus(machine.mask(to));
            let ty = func.value_type(value);
            match st.file.reg[value.index()] {
                from if from != Some(to) && remats.beats_move(value) => {
                    st.again.push(LocRemat { value, ty, to: Loc::Reg(to) });
                }
                Some(from) => {
                    let touched = &mut st.known[value.index()].touched;
                    if from != to && *touched != self.block.as_u32() | DROPPED {
                        *touched = self.block.as_u32();
                    }
                    st.copies.push(LocCopy { ty, from: Loc::Reg(from), to: Loc::Reg(to) });
                }
                None => match loaded.iter().find(|other| other.0 == value) {
                    // One load of a value is enough; its other copies are made from there afterwards.
                    Some(&(_, from)) => copied_later.push(Edit::Move { ty, from, to }),
                    None => {
                        loaded.push((value, to));
                        if remats.is(value) {
                            st.again.push(LocRemat { value, ty, to: Loc::Reg(to) });
                        } else {
                            self.sets.spilled.insert(value.index());
                            st.copies.push(LocCopy { ty, from: Loc::Slot(slot_of(value)), to: Loc::Reg(to) });
                        }
                    }
                },
            }
        }
        if st.again.is_empty() && st.copies.iter().all(|copy| copy.from == copy.to) {
            return;
        }
        let set = CopySet { copies: &st.copies, remats: &st.again, free: &mut st.free };
        self.emitter.parallel_copy(machine, At::Before(inst), Phase::Copy, set);
        for edit in copied_later {
            self.emitter.edit(At::Before(inst), Phase::Copy, edit);
        }
    }
}
