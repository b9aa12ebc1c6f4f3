//! The contract of spilling, checked by carrying out the spill plan.
//!
//! # Invariant
//! A value that an instruction reads from a register is in one. A value in a register is live. The values fit: in each bank
//! that an instruction touches and in each of its phases, they need no more units than there are.
//!
//! # Why correct
//! A value is taken to need as many units as the smallest register of its type. That is less than the plan promises,
//! because packing, ties and classes may ask for more. The count uses nothing that the spiller uses. The rest of the
//! promise is checked by colouring, which finds registers or not.

use alloc::vec;
use alloc::vec::Vec;

use cranelift_entity::EntityRef;
use fixedbitset::FixedBitSet;

use crate::analysis::cfg::Cfg;
use crate::contracts::{Contract, ContractViolation, ReferenceLiveness};
use crate::ir::{Block, Function, Inst, Value};
use crate::regs::machine::Machine;
use crate::regs::unit_mask::Mask;
use crate::spill::plan::SpillPlan;
use crate::spill::residency::Action;
use crate::target::{Bank, FormView, OperandDesc, Pos, Role};

/// A walk over blocks that carries out the plan.
pub struct Replay<'a, 't, const W: usize> {
    pub(super) func: &'a Function,
    pub(super) machine: &'a Machine<'t, W>,
    pub(super) plan: &'a SpillPlan<W>,
    /// The values in registers.
    pub(super) in_reg: FixedBitSet,
    /// The values that leave their registers after the current instruction although they are used later.
    evicted_after_use: Vec<Value>,
    /// The values that the current instruction reads from their slots.
    folded_uses: Vec<Value>,
    /// By type: the units of its smallest register, those that only fixed operands can name included.
    fewest_units: Vec<u32>,
}

fn violation(inst: Inst, value: Option<Value>, reason: &'static str) -> ContractViolation {
    ContractViolation { contract: Contract::Spilling, inst, value, reason }
}

impl<'a, 't, const W: usize> Replay<'a, 't, W> {
    /// A walk with nothing in registers.
    pub fn new(func: &'a Function, machine: &'a Machine<'t, W>, plan: &'a SpillPlan<W>) -> Self {
        let in_reg = FixedBitSet::with_capacity(func.num_values());
        let mut fewest_units = vec![u32::MAX; machine.target.types.len()];
        for reg in machine.target.reg_ids() {
            // A register that the function cannot name may have no units.
            if let Some(ty) = machine.target.reg(reg).ty.filter(|_| !machine.mask(reg).is_empty()) {
                let fewest = &mut fewest_units[ty.index()];
                *fewest = machine.mask(reg).count().min(*fewest);
            }
        }
        Replay { func, machine, plan, in_reg, evicted_after_use: Vec::new(), folded_uses: Vec::new(), fewest_units }
    }

    /// Moves on to the start of a block.
    pub fn enter(&mut self, block: Block) {
        self.in_reg.clear();
        self.in_reg.extend(self.plan.residency.entry(block).iter().map(|value| value.index()));
    }

    /// Carries out the actions of the plan before an instruction.
    fn apply(&mut self, inst: Inst, actions: &[(Inst, Action)]) -> Result<(), ContractViolation> {
        self.evicted_after_use.clear();
        self.folded_uses.clear();
        for &(_, action) in actions {
            match action {
                Action::Evict(value) if !self.in_reg.contains(value.index()) => {
                    return Err(violation(inst, Some(value), "is evicted, but in no register"));
                }
                Action::Reload(value) | Action::HoistedReload(value) if self.in_reg.contains(value.index()) => {
                    return Err(violation(inst, Some(value), "is reloaded, but in a register"));
                }
                Action::Evict(value) => self.in_reg.set(value.index(), false),
                Action::Reload(value) | Action::HoistedReload(value) => self.in_reg.insert(value.index()),
                Action::EvictAfterUse(value) => self.evicted_after_use.push(value),
                Action::FoldedUse(value) => self.folded_uses.push(value),
            }
        }
        Ok(())
    }

    /// The operands of an instruction in this form.
    fn operands(&self, form: FormView<'a>, inst: Inst) -> impl Iterator<Item = (Value, OperandDesc)> + use<'a, W> {
        self.func.inst_operands(inst).iter().copied().zip(form.operands())
    }

    /// Whether an operand is in a register.
    fn is_in_register(&self, value: Value, desc: OperandDesc) -> bool {
        match desc.role() {
            _ if !desc.is_reg_or_slot() => desc.needs_reg(),
            Role::Def => !self.plan.sets.is_memory_def(value),
            Role::Use => self.in_reg.contains(value.index()) && !self.folded_uses.contains(&value),
        }
    }

    /// Moves on past an instruction. `after` are the values that are live after it.
    pub fn step(
        &mut self,
        inst: Inst,
        actions: &[(Inst, Action)],
        after: &FixedBitSet,
    ) -> Result<(), ContractViolation> {
        let form = self.plan.forms.form(self.func, self.machine.target, inst);
        self.apply(inst, actions)?;
        for (value, desc) in self.operands(form, inst).filter(|(_, desc)| desc.role() == Role::Use) {
            if self.is_in_register(value, desc) && !self.in_reg.contains(value.index()) {
                return Err(violation(inst, Some(value), "is read from a register, but in none"));
            }
        }
        let mut before = self.in_reg.clone();
        for (value, desc) in self.operands(form, inst) {
            if desc.role() == Role::Use && (!after.contains(value.index()) || self.evicted_after_use.contains(&value)) {
                self.in_reg.set(value.index(), false);
            }
        }
        // A value that only goes to argument slots, and does not stay, leaves its register to others before the instruction.
        for (value, desc) in self.operands(form, inst).filter(|(_, desc)| desc.arg_slot().is_some()) {
            let reads = |(other, desc): (Value, OperandDesc)| {
                let may_be_reg = !desc.is_in_memory();
                other == value && desc.role() == Role::Use && may_be_reg && !self.folded_uses.contains(&value)
            };
            let is_read = self.in_reg.contains(value.index()) || self.operands(form, inst).any(reads);
            if desc.role() == Role::Use && !is_read {
                before.set(value.index(), false);
            }
        }
        self.fits(inst, form, &before)?;
        for (value, desc) in self.operands(form, inst) {
            if desc.is_def() && after.contains(value.index()) && self.is_in_register(value, desc) {
                self.in_reg.insert(value.index());
            }
        }
        match self.in_reg.difference(after).next() {
            Some(value) => Err(violation(inst, Some(Value::new(value)), "is in a register, but dead")),
            None => Ok(()),
        }
    }

    /// Checks that the values in registers before an instruction fit, and that those that stay (`in_reg`) fit with its
    /// defs.
    fn fits(&self, inst: Inst, form: FormView<'a>, before: &FixedBitSet) -> Result<(), ContractViolation> {
        let machine = self.machine;
        let bank_of = |value: Value| machine.ty(self.func.value_type(value)).bank;
        for bank in machine.banks() {
            let clobbers = machine.bank_mask(form.clobbers, bank);
            let is_touched = !clobbers.is_empty() || self.operands(form, inst).any(|(value, _)| bank_of(value) == bank);
            if !is_touched {
                continue;
            }
            // Fixed operands, and those of some classes, may be in units in which values do not live otherwise.
            let mut units = machine.bank(bank).units;
            for ((value, _), desc) in self.operands(form, inst).zip(form.operands()) {
                let class = machine.class_regs(desc.class()).iter().copied();
                if bank_of(value) == bank {
                    units = class.chain(desc.fixed_reg()).fold(units, |units, reg| units.or(machine.mask(reg)));
                }
            }
            let need = |values: &FixedBitSet| -> u32 {
                let values = values.ones().map(Value::new).filter(|&value| bank_of(value) == bank);
                values.map(|value| self.fewest_units(value)).sum()
            };
            let (mut early, mut late) = (need(before), need(&self.in_reg));
            for (value, desc) in self.operands(form, inst) {
                if bank_of(value) != bank || !self.is_in_register(value, desc) {
                    continue;
                }
                let units = self.fewest_units(value);
                if desc.is_def() {
                    late += units;
                    // A def tied to an early use takes over its register.
                    early += if desc.pos() == Pos::Early { units } else { 0 };
                }
            }
            if early > units.count() || late > units.minus(clobbers).count() + self.defined_in(form, clobbers, bank) {
                return Err(violation(inst, None, "the values in registers need more units than there are"));
            }
        }
        Ok(())
    }

    /// The number of clobbered units of a bank in which defs are fixed.
    fn defined_in(&self, form: FormView<'a>, clobbers: Mask<W>, bank: Bank) -> u32 {
        let fixed = form.operands().filter(|desc| desc.is_def()).filter_map(OperandDesc::fixed_reg);
        let in_bank = fixed.filter(|&reg| self.machine.reg_bank(reg) == bank).map(|reg| self.machine.mask(reg));
        in_bank.fold(Mask::EMPTY, Mask::or).and(clobbers).count()
    }

    /// The least number of units that a value needs.
    fn fewest_units(&self, value: Value) -> u32 {
        self.fewest_units[self.func.value_type(value).index()]
    }
}

/// Checks the contract.
///
/// # Errors
/// The first violation, by block.
pub fn check<const W: usize>(
    func: &Function,
    machine: &Machine<'_, W>,
    cfg: &Cfg,
    plan: &SpillPlan<W>,
    reference: &ReferenceLiveness<'_>,
) -> Result<(), ContractViolation> {
    let mut replay = Replay::new(func, machine, plan);
    for &block in cfg.rpo() {
        let first = Inst::from_u32(func.block(block).insts.0);
        replay.enter(block);
        if let Some(value) = replay.in_reg.difference(reference.at_start(block)).next() {
            return Err(violation(
                first,
                Some(Value::new(value)),
                "is in a register at the start of its block, but dead",
            ));
        }
        let mut cursor = plan.residency.cursor(block);
        for (inst, after) in reference.after_each(block) {
            replay.step(inst, cursor.before(inst), &after)?;
        }
        let mut exit = FixedBitSet::with_capacity(func.num_values());
        exit.extend(plan.residency.exit(block).iter().map(|value| value.index()));
        if let Some(value) = exit.symmetric_difference(&replay.in_reg).next() {
            let reason = "is in a register at the end of its block, or is not, contrary to the plan";
            return Err(violation(first, Some(Value::new(value)), reason));
        }
    }
    Ok(())
}
