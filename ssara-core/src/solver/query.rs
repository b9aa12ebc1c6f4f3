//! The question that a search answers.

use crate::regs::machine::Machine;
use crate::regs::unit_mask::Mask;
use crate::solver::live_through::LiveThrough;
use crate::solver::packing::Free;
use crate::target::{Bank, FormKind, FormView};

/// One bank of an instruction before anything is placed in it.
#[derive(Clone, Copy)]
pub struct BankQuery<'q, const W: usize> {
    /// The machine.
    pub machine: &'q Machine<'q, W>,
    /// The bank.
    pub bank: Bank,
    /// The units that no clobber clobbers, in each phase. Those that are not allocatable are among them.
    pub free: Free<W>,
    /// The callee-saved registers that are being restored: what a function returns must not be in them.
    pub restored: Mask<W>,
    /// What lives through the instruction in the bank.
    pub through: &'q dyn LiveThrough,
}

impl<'q, const W: usize> BankQuery<'q, W> {
    /// A bank of an instruction of this form.
    pub fn new(machine: &'q Machine<'q, W>, form: FormView<'_>, bank: Bank, through: &'q dyn LiveThrough) -> Self {
        let info = machine.bank(bank);
        let everything = Mask([u64::MAX; W]);
        let restored = if form.kind == FormKind::Return { info.callee_saved } else { Mask::EMPTY };
        let clobbers = machine.bank_mask(form.clobbers, bank);
        let free = Free { early: everything, late: everything.minus(clobbers) };
        BankQuery { machine, bank, free, restored, through }
    }
    /// What values can live in of these units.
    pub fn allocatable(&self, free: Free<W>) -> Free<W> {
        let units = self.machine.bank(self.bank).units;
        Free { early: free.early.minus(self.restored).and(units), late: free.late.and(units) }
    }
}
