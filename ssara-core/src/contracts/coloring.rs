//! The register file during colouring: the values that the plan has in registers own the units of their registers, each unit
//! has at most one owner, and nobody else owns any. What an instruction has defined is where its operand says.

use alloc::vec::Vec;

use cranelift_entity::EntityRef;
use fixedbitset::FixedBitSet;

use crate::contracts::spilling::Replay;
use crate::contracts::{Breach, Contract, Lives};
use crate::ir::{Block, Function, Inst, Value};
use crate::regs::machine::Machine;
use crate::regs::register_file::RegisterFile;
use crate::regs::unit_mask::Mask;
use crate::resolve::emitter::Emitter;
use crate::spill::plan::SpillPlan;
use crate::spill::residency::Action;
use crate::target::Bank;

/// Looks over the shoulder of the colouring.
pub struct Watch<'a, 't, const W: usize> {
    lives: &'a Lives<'a>,
    replay: Replay<'a, 't, W>,
    /// What is live after each instruction of the block that are still to come, the next one last.
    after: Vec<(Inst, FixedBitSet)>,
}

impl<'a, 't, const W: usize> Watch<'a, 't, W> {
    /// A watch over the colouring of a function.
    pub fn new(func: &'a Function, machine: &'a Machine<'t, W>, plan: &'a SpillPlan<W>, lives: &'a Lives<'a>) -> Self {
        Watch { lives, replay: Replay::new(func, machine, plan), after: Vec::new() }
    }

    /// Checks the file at the start of a block.
    ///
    /// # Errors
    /// The first breach.
    pub fn enter(&mut self, block: Block, file: &RegisterFile<W>) -> Result<(), Breach> {
        self.replay.enter(block);
        self.after = self.lives.after_each(block);
        self.after.reverse();
        self.owns_exactly(Inst::from_u32(self.replay.func.block(block).insts.0), file)
    }

    /// Checks the file after an instruction.
    ///
    /// # Errors
    /// The first breach.
    pub fn step(
        &mut self,
        inst: Inst,
        actions: &[(Inst, Action)],
        file: &RegisterFile<W>,
        emitter: &Emitter<W>,
    ) -> Result<(), Breach> {
        if let Some((at, after)) = self.after.pop() {
            debug_assert_eq!(at, inst);
            self.replay.step(inst, actions, &after)?;
        }
        self.owns_exactly(inst, file)?;
        let func = self.replay.func;
        for ((value, desc), at) in
            func.constrained_operands(self.replay.machine.target, inst).zip(func.operand_range(inst))
        {
            let is_held = desc.is_def() && self.replay.held.contains(value.index());
            if is_held && emitter.operand(at).reg() != file.reg[value.index()] {
                return Err(breach(inst, Some(value), "is not where it has been defined"));
            }
        }
        Ok(())
    }

    fn owns_exactly(&self, inst: Inst, file: &RegisterFile<W>) -> Result<(), Breach> {
        let machine = self.replay.machine;
        let mut owned: Vec<Mask<W>> = alloc::vec![Mask::EMPTY; machine.num_banks()];
        for value in self.replay.held.ones().map(Value::new) {
            let Some(reg) = file.reg[value.index()] else {
                return Err(breach(inst, Some(value), "is to be in a register, but in none"));
            };
            let bank = machine.reg_bank(reg);
            if bank != machine.ty(self.replay.func.value_type(value)).bank {
                return Err(breach(inst, Some(value), "is in a register of another bank"));
            }
            let owned = &mut owned[bank.index()];
            if owned.intersects(machine.mask(reg)) {
                return Err(breach(inst, Some(value), "is in units that another value owns"));
            }
            *owned = owned.or(machine.mask(reg));
            if machine.mask(reg).iter().any(|unit| file.holder(bank, unit) != Some(value)) {
                return Err(breach(inst, Some(value), "does not own the units of its register"));
            }
        }
        let banks = (0..machine.num_banks()).map(Bank::from_index);
        match banks.filter(|bank| file.taken[bank.index()] != owned[bank.index()]).count() {
            0 => Ok(()),
            _ => Err(breach(inst, None, "units are owned by a value that is to be in no register")),
        }
    }
}

fn breach(inst: Inst, value: Option<Value>, reason: &'static str) -> Breach {
    Breach { contract: Contract::Coloring, inst, value, reason }
}
