//! Whether an instruction has a solution by itself, with everything else in memory.
//!
//! # Input
//!
//! An instruction in one of its forms.
//!
//! # Output
//!
//! [`fits_alone`] says whether there is a solution. [`needs_too_much`] says whether the operands alone exceed a bank, which
//! is quicker to find out.
//!
//! # Why correct
//!
//! No value lives through the instruction, and no value that it reads is needed in a register after it. No state of the
//! registers demands less. So an instruction that does not fit alone fits nowhere.
//!
//! # Cost
//!
//! One search of the solver for each bank of the instruction. [`needs_too_much`] sorts the operands, if they are more than
//! the units of the bank.

use alloc::vec::Vec;

use crate::analysis::inst_cx::{InstCx, Operand};
use crate::ir::{Function, Inst, Value};
use crate::regs::machine::Machine;
use crate::solver::instruction::{InstSolver, Mode, Status};
use crate::solver::live_through::Nothing;
use crate::sorts::sort;
use crate::target::{Bank, FormView, OperandDesc};

/// Whether the operands of an instruction that must be in registers are more than the units of a bank, so that no
/// eviction can help. Keeps the search for victims short where an instruction has very many operands.
pub fn needs_too_much<const W: usize>(
    func: &Function,
    machine: &Machine<'_, W>,
    inst: &InstCx<'_>,
    bank: Bank,
) -> bool {
    let units = usize::from(machine.target.banks[bank.index()].units);
    if inst.values.len() <= units {
        return false;
    }
    let in_register = |it: &Operand| it.desc.needs_reg() && machine.ty(func.value_type(it.value)).bank == bank;
    let (defs, uses): (Vec<_>, Vec<_>) = inst.operands().filter(in_register).partition(|it| it.desc.is_def());
    let mut uses: Vec<Value> = uses.into_iter().map(|it| it.value).collect();
    sort(&mut uses);
    uses.dedup();
    defs.len() > units || uses.len() > units
}

/// Whether an instruction in this form has a solution when everything else is in memory.
pub fn fits_alone<const W: usize>(
    point: &mut InstSolver<W>,
    func: &Function,
    machine: &Machine<'_, W>,
    inst: Inst,
    form: FormView<'_>,
) -> bool {
    let operands = func.inst_operands(inst);
    let in_register = |value: Value| {
        let reads = |(&operand, desc): (&Value, _)| {
            operand == value && OperandDesc::needs_reg(desc) && !OperandDesc::is_def(desc)
        };
        operands.iter().zip(form.operands()).any(reads)
    };
    let status = |value: Value, _| Status {
        in_reg: in_register(value),
        in_reg_after: false,
        is_folded: true,
        current: None,
        stays: false,
    };
    banks_of(func, machine, inst, form).all(|bank| {
        point.set_operands(machine, form, operands, status, |_| true);
        point.solve(machine, form, bank, &Nothing, Mode::Check)
    })
}

/// The banks in which an instruction in this form has operands or clobbers registers, in ascending order.
pub fn banks_of<const W: usize>(
    func: &Function,
    machine: &Machine<'_, W>,
    inst: Inst,
    form: FormView<'_>,
) -> impl Iterator<Item = Bank> + use<W> {
    let of_operand = |&value: &Value| machine.ty(func.value_type(value)).bank.index();
    let operands = func.inst_operands(inst).iter().map(of_operand).fold(0u64, |banks, bank| banks | 1 << bank);
    let clobbered = machine.banks().filter(|&bank| !machine.bank_mask(form.clobbers, bank).is_empty());
    let banks = clobbered.fold(operands, |banks, bank| banks | 1 << bank.index());
    machine.banks().filter(move |bank| banks >> bank.index() & 1 != 0)
}
