//! The contract of colouring, checked on the register file after each instruction.
//!
//! # Invariant
//! The values that the plan has in registers own the units of their registers. Each unit has at most one owner, and no
//! other value owns any. A value that an instruction has defined is where its operand says.

use alloc::vec::Vec;

use cranelift_entity::EntityRef;
use fixedbitset::FixedBitSet;

use crate::contracts::spilling::Replay;
use crate::contracts::{Contract, ContractViolation, ReferenceLiveness};
use crate::ir::{Block, Function, Inst, Value};
use crate::output::Loc;
use crate::regs::machine::Machine;
use crate::regs::register_file::RegisterFile;
use crate::regs::unit_mask::Mask;
use crate::spill::plan::SpillPlan;
use crate::spill::residency::Action;

/// Follows the walk of colouring.
pub struct Watch<'a, 't, const W: usize> {
    reference: &'a ReferenceLiveness<'a>,
    replay: Replay<'a, 't, W>,
    /// The instructions of the block that are still to come, the next one last, and the values that are live after each.
    after: Vec<(Inst, FixedBitSet)>,
}

impl<'a, 't, const W: usize> Watch<'a, 't, W> {
    /// A watch over the colouring of a function.
    pub fn new(
        func: &'a Function,
        machine: &'a Machine<'t, W>,
        plan: &'a SpillPlan<W>,
        reference: &'a ReferenceLiveness<'a>,
    ) -> Self {
        Watch { reference, replay: Replay::new(func, machine, plan), after: Vec::new() }
    }

    /// Checks the file at the start of a block.
    ///
    /// # Errors
    /// The first violation.
    pub fn enter(&mut self, block: Block, file: &RegisterFile<W>) -> Result<(), ContractViolation> {
        self.replay.enter(block);
        self.after = self.reference.after_each(block);
        self.after.reverse();
        self.owns_exactly(Inst::from_u32(self.replay.func.block(block).insts.0), file)
    }

    /// Checks the file after an instruction.
    ///
    /// # Errors
    /// The first violation.
    pub fn step(
        &mut self,
        inst: Inst,
        actions: &[(Inst, Action)],
        file: &RegisterFile<W>,
        operands: &[Loc],
    ) -> Result<(), ContractViolation> {
        if let Some((at, after)) = self.after.pop() {
            debug_assert_eq!(at, inst);
            self.replay.step(inst, actions, &after)?;
        }
        self.owns_exactly(inst, file)?;
        let func = self.replay.func;
        for ((value, desc), at) in
            func.constrained_operands(self.replay.machine.target, inst).zip(func.operand_range(inst))
        {
            let in_reg = desc.is_def() && self.replay.in_reg.contains(value.index());
            if in_reg && operands[at].reg() != file.reg[value.index()] {
                return Err(violation(inst, Some(value), "is not in the register of the operand that defines it"));
            }
        }
        Ok(())
    }

    /// Checks that exactly the values that the plan has in registers own units.
    fn owns_exactly(&self, inst: Inst, file: &RegisterFile<W>) -> Result<(), ContractViolation> {
        let machine = self.replay.machine;
        let mut owned: Vec<Mask<W>> = alloc::vec![Mask::EMPTY; machine.num_banks()];
        for value in self.replay.in_reg.ones().map(Value::new) {
            let Some(reg) = file.reg[value.index()] else {
                return Err(violation(inst, Some(value), "is in no register, but should be in one"));
            };
            let bank = machine.reg_bank(reg);
            if bank != machine.ty(self.replay.func.value_type(value)).bank {
                return Err(violation(inst, Some(value), "is in a register of another bank"));
            }
            let owned = &mut owned[bank.index()];
            if owned.intersects(machine.mask(reg)) {
                return Err(violation(inst, Some(value), "is in units that another value owns"));
            }
            *owned = owned.or(machine.mask(reg));
            if machine.mask(reg).iter().any(|unit| file.holder(bank, unit) != Some(value)) {
                return Err(violation(inst, Some(value), "does not own the units of its register"));
            }
        }
        let banks = machine.banks();
        match banks.filter(|bank| file.taken[bank.index()] != owned[bank.index()]).count() {
            0 => Ok(()),
            _ => Err(violation(inst, None, "units are owned by a value that should be in no register")),
        }
    }
}

fn violation(inst: Inst, value: Option<Value>, reason: &'static str) -> ContractViolation {
    ContractViolation { contract: Contract::Coloring, inst, value, reason }
}
