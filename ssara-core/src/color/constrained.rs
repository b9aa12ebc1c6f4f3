//! Colouring an instruction with constraints that do not hold, by the instruction solver.
//!
//! # Input
//! An instruction, the registers of all values before it, and what the plan does with values at it.
//!
//! # Output
//! Registers for its operands and for all values that live through it, and one parallel copy before the instruction
//! that puts everything in place.
//!
//! # Why correct
//! The plan promises a solution: the spiller has asked the solver the same question.
//!
//! # Cost
//! The time of the solver, and time linear in the values that are in registers.

use alloc::vec::Vec;

use cranelift_entity::EntityRef;

use crate::analysis::inst_cx::{InstCx, Operand};
use crate::color::demands::is_before;
use crate::color::select::Request;
use crate::color::walk::{ColorWalk, Coloring, find_reg};
use crate::contracts::NoSolution;
use crate::ir::{Inst, Value};
use crate::output::{Edit, Loc, Point};
use crate::regs::unit_mask::Mask;
use crate::resolve::arg_slots::{Before, IncomingHomes, free_units, keep_others, number_of, park};
use crate::resolve::copy::{CopySet, LocCopy, LocRemat};
use crate::resolve::emitter::Phase;
use crate::solver::instruction::{Changes, Mode, Status};
use crate::solver::live_through::Others;
use crate::target::{Bank, FormKind, Place, Type};

impl<const W: usize> ColorWalk<'_, W> {
    /// Colours any instruction.
    ///
    /// # Errors
    /// If there is no solution, contrary to the plan.
    pub fn assign_constrained(&mut self, inst: &InstCx<'_>) -> Result<(), NoSolution> {
        let used = self.solve(inst)?;
        self.emit_copies(inst);
        for (index, &reg) in self.state.solver.operand_regs.iter().enumerate() {
            self.emitter.set_operand(inst.first_operand + index, reg.map_or(Loc::None, Loc::Reg));
        }
        self.move_values(&used);
        // A value that is last read from its slot lived through in its register.
        self.remove_killed(inst);
        self.put_defs(inst);
        Ok(())
    }

    /// Solves the instruction in each bank that it touches. Returns the values that it uses.
    fn solve(&mut self, inst: &InstCx<'_>) -> Result<Vec<Value>, NoSolution> {
        let cx = self.cx;
        let (func, machine) = (cx.func, cx.machine);
        let staying: Vec<Value> =
            inst.uses().filter(|operand| self.stays(inst, operand)).map(|use_| use_.value).collect();
        let Coloring { selector, file, solver, reloads, evicted_after_use, folded_uses, .. } = &mut *self.state;
        let changes = Changes { reloads, evicted_after_use, folded_uses };
        let status = |value: Value, index: usize| Status {
            stays: staying.contains(&value),
            ..changes.status(value, file.reg[value.index()], inst.distances[index])
        };
        let is_memory_def = |value: Value| cx.plan.sets.is_memory_def(value);
        solver.set_operands(machine, inst.form, inst.values, status, is_memory_def);
        for &(_, operand, reg) in cx.plan.pins.iter().filter(|pin| pin.0 == inst.inst) {
            solver.pin(operand, reg);
        }
        let used: Vec<Value> = solver.used_values().collect();
        let banks = inst.values.iter().fold(0u64, |banks, &value| banks | 1 << cx.bank_of(value).index());
        let mut prefer = |value: Value, ty: Type, free: Mask<W>| {
            let moves = file.reg[value.index()].is_some();
            selector.select(cx, self.webs, file, Request { value, ty, free, moves })
        };
        let is_solved = machine.banks().all(|bank| {
            let clobbers = machine.bank_mask(inst.form.clobbers, bank);
            let is_touched = banks >> bank.index() & 1 != 0 || clobbers.intersects(file.taken[bank.index()]);
            let through = Others { func, file, bank, used: &used };
            !is_touched || solver.solve(machine, inst.form, bank, &through, Mode::Assign(&mut prefer))
        });
        if is_solved { Ok(used) } else { Err(NoSolution(inst.inst)) }
    }

    /// Whether the value of an operand rather lives on where it is, and the operand reads a copy. Beside a fixed operand it
    /// does unless it needs a move from there sooner than from the register of the operand. Beside a tied one it does unless
    /// it needs a move sooner than the result there.
    fn stays(&self, inst: &InstCx<'_>, operand: &Operand) -> bool {
        let own = self.state.file.reg[operand.value.index()];
        let Some(own) = own.filter(|_| !self.is_killed(operand.value, operand.distance)) else { return false };
        let now = (inst.block, inst.inst);
        match operand.desc.place() {
            Place::Fixed(fixed) if own == fixed => false,
            Place::Fixed(fixed) => {
                let [from_own, from_fixed] = [own, fixed].map(|reg| self.first_move(now, operand.value, reg));
                !is_before(from_own, from_fixed)
            }
            _ => {
                let is_tied = |def: &Operand| def.desc.place() == Place::Tied(operand.index as u16);
                let result = inst.defs().find(is_tied);
                result.is_some_and(|result| {
                    let [of_value, of_result] =
                        [operand.value, result.value].map(|value| self.first_move(now, value, own));
                    !is_before(of_value, of_result)
                })
            }
        }
    }

    /// Emits the parallel copy that the solution asks for.
    fn emit_copies(&mut self, inst: &InstCx<'_>) {
        let (cx, at) = (self.cx, Point::Before(inst.inst));
        let machine = cx.machine;
        let Coloring { file, solver, copies, remats, selected, .. } = &mut *self.state;
        // What holds nothing before and nothing during the instruction's early phase may serve the copy.
        let mut free: Vec<Mask<W>> = (0..machine.num_banks())
            .map(|bank| machine.bank(Bank::from_index(bank)).units.minus(file.taken[bank]))
            .collect();
        copies.clear();
        remats.clear();
        selected.clear();
        let mut copied_later = Vec::new();
        for &(value, to) in &solver.copies {
            let bank = machine.reg_bank(to).index();
            free[bank] = free[bank].minus(machine.mask(to));
            let ty = cx.func.value_type(value);
            let to_loc = Loc::Reg(to);
            match file.reg[value.index()] {
                from if from != Some(to) && cx.remats.beats_move(value) => {
                    remats.push(LocRemat { value, ty, to: to_loc });
                }
                Some(from) => copies.push(LocCopy { ty, from: Loc::Reg(from), to: to_loc }),
                None => match find_reg(selected, value) {
                    // One load of a value is enough; its other copies are made from there afterwards.
                    Some(from) => copied_later.push(Edit::Move { ty, from, to }),
                    None if cx.remats.is(value) => {
                        selected.push((value, to));
                        remats.push(LocRemat { value, ty, to: to_loc });
                    }
                    None => {
                        selected.push((value, to));
                        copies.push(LocCopy { ty, from: Loc::Slot(self.webs.slot(value)), to: to_loc });
                    }
                },
            }
        }
        let mut parked = Vec::new();
        if cx.constraints.shape(inst.inst).has_arg_slots() {
            let before = Before { inst, file, loaded: selected };
            before.add_arg_slots(cx, copies, remats, &mut copied_later, |value| self.webs.slot(value));
            if inst.form.kind == FormKind::Return {
                let homes = IncomingHomes::find(cx.func, machine.target, &cx.plan.sets, |value| self.webs.slot(value));
                before.use_homes(machine.target, &homes, copies);
            }
            keep_others(cx, file, copies);
            parked = park(machine, self.emitter, at, copies, &mut free);
        }
        self.emitter.parallel_copy(machine, at, Phase::Copy, CopySet { copies, remats, free: &mut free });
        parked.into_iter().for_each(|slot| self.emitter.temps.release(slot));
        for edit in copied_later {
            self.emitter.edit(at, Phase::Copy, edit);
        }
    }

    /// Copies the results that an instruction leaves in argument slots to the slots of their webs, after it. Those of a
    /// terminator are copied on its edges, and those of an entry stay where they arrive.
    pub(super) fn fetch_results(&mut self, inst: &InstCx<'_>) {
        let cx = self.cx;
        if inst.form.kind.is_terminator() || inst.form.kind == FormKind::Entry {
            return;
        }
        let Coloring { file, copies, .. } = &mut *self.state;
        copies.clear();
        for def in inst.defs().filter(|def| !def.is_last_use()) {
            if let Some(from) = number_of(cx.machine.target, def.desc) {
                let (ty, to) = (cx.func.value_type(def.value), Loc::Slot(self.webs.slot(def.value)));
                copies.push(LocCopy { ty, from: Loc::Slot(from), to });
            }
        }
        if copies.is_empty() {
            return;
        }
        keep_others(cx, file, copies);
        let mut free = free_units(cx.machine, file);
        let at = Point::Before(Inst::from_u32(inst.inst.as_u32() + 1));
        self.emitter.parallel_copy(cx.machine, at, Phase::Store, CopySet { copies, remats: &[], free: &mut free });
    }

    /// Puts the values that the solution places into their registers; used values that it does not place leave theirs.
    fn move_values(&mut self, used: &[Value]) {
        let machine = self.cx.machine;
        let Coloring { file, solver, .. } = &mut *self.state;
        for &value in used {
            file.remove(machine, value);
        }
        for &(value, _) in &solver.after {
            file.remove(machine, value);
        }
        for &(value, reg) in &solver.after {
            file.put(machine, value, reg);
        }
    }
}
