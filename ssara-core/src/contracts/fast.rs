//! The contract of the walk of `O0`, checked on the register file after each instruction.
//!
//! # Invariant
//! Each value in the file owns the units of its register. A live value that is in no register is in memory, or can be
//! rematerialised. Which values are in memory is known only at the end of the walk. So values that are in no register are
//! collected on the way.

use alloc::vec::Vec;

use cranelift_entity::EntityRef;
use fixedbitset::FixedBitSet;

use crate::contracts::{Contract, ContractViolation, ReferenceLiveness};
use crate::ir::{Block, Function, Inst, Value};
use crate::regs::machine::Machine;
use crate::regs::register_file::RegisterFile;
use crate::regs::unit_mask::Mask;

/// Follows the walk.
pub struct WalkWatch<'a> {
    func: &'a Function,
    reference: &'a ReferenceLiveness<'a>,
    /// The instructions of the block that are still to come, the next one last, and the values that are live after each.
    after: Vec<(Inst, FixedBitSet)>,
    /// By value: the first instruction at which it was live and in no register.
    missing: Vec<Option<Inst>>,
}

impl<'a> WalkWatch<'a> {
    /// A watch over the walk over a function.
    pub fn new(func: &'a Function, reference: &'a ReferenceLiveness<'a>) -> Self {
        WalkWatch { func, reference, after: Vec::new(), missing: alloc::vec![None; func.num_values()] }
    }

    /// Checks the file at the start of a block.
    ///
    /// # Errors
    /// The first violation.
    pub fn enter<const W: usize>(
        &mut self,
        block: Block,
        machine: &Machine<'_, W>,
        file: &RegisterFile<W>,
    ) -> Result<(), ContractViolation> {
        self.after = self.reference.after_each(block);
        self.after.reverse();
        let first = Inst::from_u32(self.func.block(block).insts.0);
        self.note(first, file, self.reference.at_start(block));
        owns_its_units(first, self.func, machine, file)
    }

    /// Checks the file after an instruction.
    ///
    /// # Errors
    /// The first violation.
    pub fn step<const W: usize>(
        &mut self,
        inst: Inst,
        machine: &Machine<'_, W>,
        file: &RegisterFile<W>,
    ) -> Result<(), ContractViolation> {
        if let Some((_, after)) = self.after.pop() {
            self.note(inst, file, &after);
        }
        owns_its_units(inst, self.func, machine, file)
    }

    /// Checks that all live values that were in no register are elsewhere.
    ///
    /// # Errors
    /// The first violation.
    pub fn finish(&self, is_elsewhere: impl Fn(Value) -> bool) -> Result<(), ContractViolation> {
        let lost = |(value, missing): (Value, &Option<Inst>)| missing.filter(|_| !is_elsewhere(value)).zip(Some(value));
        match self.func.values().zip(&self.missing).find_map(lost) {
            Some((inst, value)) => Err(violation(inst, value, "is live, and neither in a register nor in memory")),
            None => Ok(()),
        }
    }

    /// Notes the live values that are in no register.
    fn note<const W: usize>(&mut self, inst: Inst, file: &RegisterFile<W>, live: &FixedBitSet) {
        for value in live.ones().filter(|&value| file.reg[value].is_none()) {
            self.missing[value].get_or_insert(inst);
        }
    }
}

/// Checks that every value in a register owns its units, and no other value owns any.
fn owns_its_units<const W: usize>(
    inst: Inst,
    func: &Function,
    machine: &Machine<'_, W>,
    file: &RegisterFile<W>,
) -> Result<(), ContractViolation> {
    let mut owned: Vec<Mask<W>> = alloc::vec![Mask::EMPTY; machine.num_banks()];
    for (value, reg) in func.values().filter_map(|value| Some((value, file.reg[value.index()]?))) {
        let bank = machine.reg_bank(reg);
        let mask = machine.mask(reg);
        if bank != machine.ty(func.value_type(value)).bank {
            return Err(violation(inst, value, "is in a register of another bank"));
        }
        if owned[bank.index()].intersects(mask) {
            return Err(violation(inst, value, "is in units that another value owns"));
        }
        owned[bank.index()] = owned[bank.index()].or(mask);
        if mask.iter().any(|unit| file.holder(bank, unit) != Some(value)) {
            return Err(violation(inst, value, "does not own the units of its register"));
        }
    }
    match machine.banks().all(|bank| file.taken[bank.index()] == owned[bank.index()]) {
        true => Ok(()),
        false => {
            let reason = "units are owned by a value that is in no register";
            Err(ContractViolation { contract: Contract::Coloring, inst, value: None, reason })
        }
    }
}

fn violation(inst: Inst, value: Value, reason: &'static str) -> ContractViolation {
    ContractViolation { contract: Contract::Coloring, inst, value: Some(value), reason }
}
