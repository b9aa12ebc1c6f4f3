//! Instructions that the solver allocates exactly, with all values that live through them.
//!
//! # Input
//!
//! An instruction of any kind, and the registers before it.
//!
//! # Output
//!
//! The form in which it is issued, the locations of its operands, a parallel copy before it, and the registers after it. Or
//! the answer that the instruction is infeasible.
//!
//! First the values in clobbered registers move to free registers, and those that find none are evicted. That is most often
//! enough. Otherwise values are evicted one at a time, the one used furthest away first, until the solver has a solution.
//! Then operands that may be in memory follow.
//!
//! # Why correct
//!
//! A solution satisfies all constraints, and the parallel copy puts every value where the solution has it. Each eviction
//! leaves fewer values in registers. If nothing is left to evict, the operands alone do not fit.
//!
//! # Cost
//!
//! A question to the solver for each evicted value and bank. Related operands make a search without result take long, so
//! one question about the instruction alone comes before further evictions.

use alloc::vec::Vec;

use cranelift_entity::EntityRef;
use smallvec::SmallVec;

use crate::analysis::inst_cx::{InstCx, Operand};
use crate::analysis::liveness::DEAD;
use crate::contracts::NoSolution;
use crate::fast::FastError;
use crate::fast::context::NONE;
use crate::fast::parts::{Solving, slot_of};
use crate::fast::walk::{Lent, Walk};
use crate::ir::{Inst, Value};
use crate::output::Loc;
use crate::record::Decision;
use crate::regs::effects::all_in_memory;
use crate::regs::unit_mask::Mask;
use crate::resolve::arg_slots::number_of;
use crate::resolve::solved_copy::ValueSlots;
use crate::solver::alone::{banks_of, fits_alone, needs_too_much};
use crate::solver::instruction::Mode;
use crate::solver::live_through::Others;
use crate::sorts::{sort, sort_by_key};
use crate::target::{Bank, Class, Form, Place, Role};

impl<const W: usize> Walk<'_, W> {
    /// Chooses the form in which an instruction is issued. It is the first alternative that has a solution with the current
    /// registers, else the first that has one at all.
    #[inline(never)]
    pub(super) fn choose_form(&mut self, inst: Inst) -> Form {
        let (func, machine) = (self.cx.func, self.cx.machine);
        let own = func.inst(inst).form;
        // Those of equal price stay in order.
        let mut forms: SmallVec<[Form; 8]> =
            core::iter::once(own).chain(func.alternatives_in_regs(machine.target, own)).collect();
        sort_by_key(&mut forms, |&form| func.form_price(machine.target, form));
        let forms = || forms.iter().copied();
        let fits = |walk: &mut Self, form: Form| {
            let cx = walk.inst_cx(inst, form);
            walk.collect_reloads(&cx);
            banks_of(func, machine, inst, cx.form()).all(|bank| walk.has_solution(&cx, bank))
        };
        let at_once = forms().find(|&form| fits(self, form));
        at_once
            .or_else(|| {
                let solver = &mut self.lend().solving.solver;
                forms().find(|&form| fits_alone(solver, func, machine, inst, func.form(machine.target, form)))
            })
            .unwrap_or(own)
    }

    /// Collects the values that have to be reloaded.
    fn collect_reloads(&mut self, inst: &InstCx<'_>) {
        self.clear_changes();
        for operand in inst.uses() {
            let value = operand.value;
            if self.cx.remats.needs_reg(value, operand.desc)
                && self.reg(value).is_none()
                && self.mark(value, inst.inst.as_u32())
            {
                self.lend().changes.reloads.push(value);
            }
        }
        for at in 0..self.changes().reloads.len() {
            self.mark(self.changes().reloads[at], NONE);
        }
    }

    /// Solves an instruction, and puts every value into its place by a parallel copy.
    #[inline(never)]
    pub(super) fn constrained(&mut self, inst: &InstCx<'_>) -> Result<(), FastError> {
        let (func, machine) = (self.cx.func, self.cx.machine);
        self.collect_reloads(inst);
        self.evacuate(inst);
        let mut banks = banks_of(func, machine, inst.inst, inst.form());
        let too_much = banks.any(|bank| needs_too_much(func, machine, inst, bank));
        if too_much || !self.assign(inst) {
            self.make_room(inst)?;
            if !self.assign(inst) {
                return Err(FastError::Broken(NoSolution(inst.inst).into()));
            }
        }
        self.emit_solution(inst);
        Ok(())
    }

    /// Evicts values that live through the instruction in registers which it clobbers or defines, if no other register
    /// is left for them. The values used soonest stay.
    fn evacuate(&mut self, inst: &InstCx<'_>) {
        let machine = self.cx.machine;
        if !inst.shape.has_clobbers() {
            return;
        }
        for bank in machine.banks() {
            let mut lost = machine.bank_mask(inst.form().clobbers, bank);
            if !lost.intersects(self.taken(bank)) {
                continue;
            }
            for desc in inst.form().operands() {
                if let Some(reg) = desc.fixed_reg()
                    && machine.reg_bank(reg) == bank
                {
                    lost = lost.or(machine.mask(reg));
                }
            }
            let mut free = self.free_units(bank).minus(lost);
            let in_danger = self
                .file()
                .iter(bank)
                .filter(|&(value, reg)| machine.mask(reg).intersects(lost) && !inst.values.contains(&value));
            let mut in_danger: Vec<(u32, Value)> = in_danger.map(|(value, _)| (self.next(value), value)).collect();
            sort(&mut in_danger);
            for (_, value) in in_danger {
                match self.select(value, free) {
                    Some(reg) => free = free.minus(machine.mask(reg)),
                    None => self.evict(value),
                }
            }
        }
    }

    /// Evicts values until the instruction has a solution in every bank.
    fn make_room(&mut self, inst: &InstCx<'_>) -> Result<(), FastError> {
        let (func, machine, form) = (self.cx.func, self.cx.machine, inst.form());
        for bank in banks_of(func, machine, inst.inst, form) {
            let infeasible = || FastError::Infeasible(inst.inst, bank);
            if needs_too_much(func, machine, inst, bank) {
                return Err(infeasible());
            }
            let mut tested = form.relations.is_empty();
            while !self.has_solution(inst, bank) {
                // Related operands make a search without result take long, so there is only one.
                if !core::mem::replace(&mut tested, true)
                    && !fits_alone(&mut self.lend().solving.solver, func, machine, inst.inst, form)
                {
                    return Err(infeasible());
                }
                if !self.evict_one(inst, bank) {
                    return Err(infeasible());
                }
            }
        }
        Ok(())
    }

    /// Gives the solver the operands of the instruction.
    fn set_operands(&mut self, inst: &InstCx<'_>) {
        let machine = self.cx.machine;
        let Lent { solving, file, changes, slots, .. } = self.lend();
        let Solving { solver, used, .. } = solving;
        let status = |value: Value, index: usize| changes.status(value, file.reg[value.index()], inst.distances[index]);
        let in_memory = |value: Value| slots.sets().is_memory_def(value);
        solver.set_operands(machine, inst.form(), inst.values, status, in_memory);
        used.clear();
        used.extend(solver.used_values());
    }

    /// Whether the instruction has a solution in a bank.
    fn has_solution(&mut self, inst: &InstCx<'_>, bank: Bank) -> bool {
        self.set_operands(inst);
        let (func, machine) = (self.cx.func, self.cx.machine);
        let Lent { solving: Solving { solver, used, .. }, file, .. } = self.lend();
        solver.solve(machine, inst.form(), bank, &Others { func, file, bank, used }, Mode::Check)
    }

    /// Finds a solution in all banks, if there is one.
    fn assign(&mut self, inst: &InstCx<'_>) -> bool {
        let (func, machine) = (self.cx.func, self.cx.machine);
        self.set_operands(inst);
        let mut banks = 0u64;
        for &value in inst.values {
            banks |= 1 << self.bank_of(value).index();
        }
        let mut solver = core::mem::take(&mut self.solving.solver);
        let is_solved = machine.banks().all(|bank| {
            let clobbers = machine.bank_mask(inst.form().clobbers, bank);
            if banks >> bank.index() & 1 == 0 && !clobbers.intersects(self.taken(bank)) {
                return true;
            }
            let through = Others { func, file: self.file(), bank, used: &self.solving.used };
            let mut prefer = |value: Value, _: Class, free: Mask<W>| self.select(value, free);
            solver.solve(machine, inst.form(), bank, &through, Mode::Assign(&mut prefer))
        });
        self.solving.solver = solver;
        is_solved
    }

    /// Evicts a value of a bank: before the instruction, or after it if it is an operand. If only operands are left
    /// that may be in memory, puts one of them there. Returns false if nothing is left to evict.
    fn evict_one(&mut self, inst: &InstCx<'_>, bank: Bank) -> bool {
        let read_at = |value: Value| {
            let reads = |at: &usize| inst.values[*at] == value && inst.desc(*at).place() != Place::Slot;
            (0..inst.values.len()).find(reads)
        };
        let must_stay =
            |value: Value| read_at(value).is_some_and(|at| inst.distances[at] == DEAD || self.leaves_after_use(value));
        let mut best: Option<(u32, Value)> = None;
        let in_reg = self.file().iter(bank).map(|(value, _)| value);
        let reloads = self.changes().reloads.iter().copied().filter(|&value| self.bank_of(value) == bank);
        for value in in_reg.chain(reloads) {
            let next = match read_at(value) {
                Some(at) => inst.inst.as_u32().saturating_add(inst.distances[at]),
                None => self.next(value),
            };
            if !must_stay(value) && best.is_none_or(|best| next > best.0) {
                best = Some((next, value));
            }
        }
        if let Some((_, value)) = best {
            if self.cx.record.is_some() {
                self.record_contest(bank, value, must_stay);
            }
            match read_at(value) {
                Some(_) => self.evict_after_use(value),
                None => self.evict(value),
            }
            return true;
        }
        self.put_in_memory(inst, bank)
    }

    /// Puts an operand that may be in memory there. Returns false if there is none.
    fn put_in_memory(&mut self, inst: &InstCx<'_>, bank: Bank) -> bool {
        let may_move = |walk: &Self, def: Operand| {
            def.desc.is_reg_or_slot()
                && def.desc.is_def()
                && walk.bank_of(def.value) == bank
                && !walk.sets().is_memory_def(def.value)
        };
        // The defs that exceed the bank go to memory at once, and after that one at a time.
        let defs = inst.operands().filter(|&def| may_move(self, def)).count();
        let units = self.cx.machine.bank(bank).units.count() as usize;
        let mut surplus = defs.saturating_sub(units).max(1);
        for operand in inst.operands() {
            let value = operand.value;
            if !operand.desc.is_reg_or_slot() || self.bank_of(value) != bank {
                continue;
            }
            let in_reg = self.reg(value).is_some() || self.changes().reloads.contains(&value);
            if operand.desc.is_def() {
                if may_move(self, operand) {
                    self.fold_def(value);
                    self.cx.record(|| Decision::Folded { inst: inst.inst, value });
                    surplus -= 1;
                    if surplus == 0 {
                        return true;
                    }
                }
            } else if in_reg && all_in_memory(inst.values, inst.form(), value) {
                self.evict_before_use(value);
                self.lend().changes.reloads.retain(|&reload| reload != value);
                return true;
            } else if in_reg && !self.changes().folded_uses.contains(&value) {
                self.cx.record(|| Decision::Folded { inst: inst.inst, value });
                self.lend().changes.folded_uses.push(value);
                return true;
            }
        }
        false
    }

    /// Emits the solution, and updates the register file.
    fn emit_solution(&mut self, inst: &InstCx<'_>) {
        let machine = self.cx.machine;
        self.emit_solver_copies(inst);
        for operand in inst.operands() {
            let arg_slot = number_of(machine.target, operand.desc);
            let loc = match self.solving.solver.operand_regs[operand.index] {
                Some(reg) => Loc::Reg(reg),
                None if arg_slot.is_some() => {
                    if operand.desc.is_def() && !operand.is_last_use() {
                        self.define_in_memory(operand.value);
                    }
                    arg_slot.map_or(Loc::None, Loc::Slot)
                }
                None if operand.desc.takes_spill_slot() => {
                    match operand.desc.role() {
                        Role::Use => self.spill(operand.value),
                        Role::Def => self.define_in_memory(operand.value),
                    }
                    let mut changed = inst.form().modified_in_slots();
                    let result = changed.find(|&(use_, _)| use_ == operand.index).map(|(_, def)| inst.values[def]);
                    Loc::Slot(slot_of(result.unwrap_or(operand.value)))
                }
                None => Loc::None,
            };
            self.set_operand(inst.first_operand + operand.index, loc);
        }
        for at in 0..self.solving.used.len() {
            self.touch(self.solving.used[at]);
        }
        self.rearrange();
        self.record_inst(inst);
        if self.cx.constraints.shape(inst.inst).has_arg_slots() {
            self.fetch_results(inst);
        }
    }

    /// Copies the results that an instruction leaves in argument slots to slots of their own.
    fn fetch_results(&mut self, inst: &InstCx<'_>) {
        let cx = self.cx;
        let Lent { solving, file, mut slots, emitter, .. } = self.lend();
        solving.copy.fetch_results(cx, inst, file, &mut slots, emitter);
    }

    /// Emits the parallel copy before the instruction.
    fn emit_solver_copies(&mut self, inst: &InstCx<'_>) {
        let cx = self.cx;
        for index in 0..self.solving.solver.copies.len() {
            let (value, to) = self.solving.solver.copies[index];
            let moves = self.reg(value).is_some_and(|from| from != to);
            if moves && !cx.remats.beats_move(value) {
                self.touch(value);
            }
        }
        // They are brought to other slots from their registers.
        for (use_, _) in inst.form().modified_in_slots() {
            self.touch(inst.values[use_]);
        }
        let Lent { solving: Solving { solver, copy, .. }, file, mut slots, emitter, .. } = self.lend();
        copy.bring(cx, inst, &solver.copies, file, &mut slots, emitter);
    }
}
