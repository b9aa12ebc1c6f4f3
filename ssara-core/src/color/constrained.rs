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
use crate::color::walk::ColorWalk;
use crate::contracts::NoSolution;
use crate::ir::Value;
use crate::regs::effects::outside_of_class;
use crate::solver::instruction::{Mode, Status};
use crate::solver::live_through::Others;
use crate::target::Reg;

impl<const W: usize> ColorWalk<'_, W> {
    /// Colours any instruction.
    ///
    /// # Errors
    /// If there is no solution, contrary to the plan.
    pub fn assign_constrained(&mut self, inst: &InstCx<'_>) -> Result<(), NoSolution> {
        let used = self.solve(inst)?;
        self.apply_solution(inst, &used);
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
        let (solver, changes, mut here) = self.question(inst.block);
        let file = here.file;
        let status = |value: Value, index: usize| Status {
            stays: staying.contains(&value),
            ..changes.status(value, file.reg[value.index()], inst.distances[index])
        };
        let is_memory_def = |value: Value| cx.plan.sets.is_memory_def(value);
        let form = inst.form();
        solver.set_operands(machine, form, inst.values, status, is_memory_def);
        for &(_, operand, reg) in cx.plan.pins.iter().filter(|pin| pin.0 == inst.inst) {
            solver.pin(operand, reg);
        }
        let used: Vec<Value> = solver.used_values().collect();
        let banks = inst.values.iter().fold(0u64, |banks, &value| banks | 1 << cx.bank_of(value).index());
        let is_solved = machine.banks().all(|bank| {
            let clobbers = machine.bank_mask(form.clobbers, bank);
            let is_touched = banks >> bank.index() & 1 != 0 || clobbers.intersects(file.taken[bank.index()]);
            let through = Others { func, file, bank, used: &used };
            !is_touched || solver.solve(machine, form, bank, &through, Mode::Assign(&mut here))
        });
        if is_solved { Ok(used) } else { Err(NoSolution(inst.inst)) }
    }

    /// Whether the value of an operand rather lives on where it is, and the operand reads a copy. Beside a fixed operand it
    /// does unless it needs a move from there sooner than from the register of the operand. Beside one that does not take the
    /// register it does only if it needs a move from there later, since more operands like that may follow. Beside a tied one
    /// it does unless it needs a move sooner than the result there.
    fn stays(&self, inst: &InstCx<'_>, operand: &Operand) -> bool {
        let own = self.reg(operand.value);
        let Some(own) = own.filter(|_| !self.is_killed(operand.value, operand.distance)) else { return false };
        let now = (inst.block, inst.inst);
        let machine = self.cx.machine;
        let first_moves = |reg: Reg| [own, reg].map(|reg| self.first_move(now, operand.value, reg));
        let outside = outside_of_class(machine, self.cx.func.value_type(operand.value), operand.desc);
        match operand.desc.fixed_reg() {
            Some(fixed) if own == fixed => false,
            Some(fixed) => {
                let [from_own, from_fixed] = first_moves(fixed);
                !is_before(from_own, from_fixed)
            }
            // Which of its registers the operand has is not known yet.
            None if outside.intersects(machine.mask(own)) => {
                let first = machine.class_regs(operand.desc.class()).first();
                first.is_some_and(|&first| {
                    let [from_own, from_first] = first_moves(first);
                    is_before(from_first, from_own)
                })
            }
            None => {
                let is_tied = |def: &Operand| def.desc.overwrites() == Some(operand.index as u16);
                let result = inst.defs().find(is_tied);
                result.is_some_and(|result| {
                    let [of_value, of_result] =
                        [operand.value, result.value].map(|value| self.first_move(now, value, own));
                    !is_before(of_value, of_result)
                })
            }
        }
    }
}
