//! The plan of the spiller, carried out: what an instruction reads from a register is in one, what is in a register is live,
//! and the values fit.
//!
//! They fit where, in each bank that the instruction touches and in each of its phases, the units that the values need are
//! not more than the units there are. A value needs as many as the smallest register of its type. That is less than the
//! plan promises (packing, ties and classes may ask for more), and it is counted without any of what the spiller asks; that
//! the rest of the promise holds as well shows when the colouring finds registers.

use alloc::vec;
use alloc::vec::Vec;

use cranelift_entity::EntityRef;
use fixedbitset::FixedBitSet;

use crate::analysis::cfg::Cfg;
use crate::contracts::{Breach, Contract, Lives};
use crate::ir::{Block, Function, Inst, Value};
use crate::regs::machine::Machine;
use crate::regs::unit_mask::Mask;
use crate::spill::plan::SpillPlan;
use crate::spill::residency::Action;
use crate::target::{Bank, FormView, OperandDesc, Place, Pos, Role};

/// A walk over a block that carries out the plan.
pub struct Replay<'a, 't, const W: usize> {
    pub(super) func: &'a Function,
    pub(super) machine: &'a Machine<'t, W>,
    pub(super) plan: &'a SpillPlan<W>,
    /// The values in registers.
    pub(super) held: FixedBitSet,
    dropped: Vec<Value>,
    in_place: Vec<Value>,
    /// By type, the units of its smallest register, fixed operands being anywhere.
    fewest_units: Vec<u32>,
}

fn breach(inst: Inst, value: Option<Value>, reason: &'static str) -> Breach {
    Breach { contract: Contract::Spilling, inst, value, reason }
}

impl<'a, 't, const W: usize> Replay<'a, 't, W> {
    /// A walk with nothing in registers.
    pub fn new(func: &'a Function, machine: &'a Machine<'t, W>, plan: &'a SpillPlan<W>) -> Self {
        let held = FixedBitSet::with_capacity(func.num_values());
        let mut fewest_units = vec![u32::MAX; machine.target.types.len()];
        for reg in machine.target.reg_ids() {
            if let Some(ty) = machine.target.reg(reg).ty {
                let fewest = &mut fewest_units[ty.index()];
                *fewest = machine.mask(reg).count().min(*fewest);
            }
        }
        Replay { func, machine, plan, held, dropped: Vec::new(), in_place: Vec::new(), fewest_units }
    }

    /// Comes to a block.
    pub fn enter(&mut self, block: Block) {
        self.held.clear();
        self.held.extend(self.plan.residency.entry(block).iter().map(|value| value.index()));
    }

    /// Carries out what the plan says in front of an instruction.
    fn act(&mut self, inst: Inst, actions: &[(Inst, Action)]) -> Result<(), Breach> {
        self.dropped.clear();
        self.in_place.clear();
        for &(_, action) in actions {
            match action {
                Action::Evict(value) if !self.held.contains(value.index()) => {
                    return Err(breach(inst, Some(value), "is evicted, but in no register"));
                }
                Action::Reload(value) | Action::HoistedReload(value) if self.held.contains(value.index()) => {
                    return Err(breach(inst, Some(value), "is reloaded, but in a register"));
                }
                Action::Evict(value) => self.held.set(value.index(), false),
                Action::Reload(value) | Action::HoistedReload(value) => self.held.insert(value.index()),
                Action::EvictAfterUse(value) => self.dropped.push(value),
                Action::FoldedUse(value) => self.in_place.push(value),
            }
        }
        Ok(())
    }

    fn operands(&self, form: FormView<'a>, inst: Inst) -> impl Iterator<Item = (Value, OperandDesc)> + use<'a, W> {
        self.func.inst_operands(inst).iter().copied().zip(form.operands())
    }

    /// Whether an operand is in a register.
    fn is_in_register(&self, value: Value, desc: OperandDesc) -> bool {
        match (desc.place(), desc.is_def()) {
            (Place::Slot, _) => false,
            (Place::Any, true) => !self.plan.sets.is_memory_def(value),
            (Place::Any, false) => self.held.contains(value.index()) && !self.in_place.contains(&value),
            _ => true,
        }
    }

    /// From before an instruction to after it; `after` is what is live then.
    pub fn step(&mut self, inst: Inst, actions: &[(Inst, Action)], after: &FixedBitSet) -> Result<(), Breach> {
        let form = self.plan.forms.form(self.func, self.machine.target, inst);
        self.act(inst, actions)?;
        for (value, desc) in self.operands(form, inst).filter(|(_, desc)| desc.role() == Role::Use) {
            if self.is_in_register(value, desc) && !self.held.contains(value.index()) {
                return Err(breach(inst, Some(value), "is read from a register, but in none"));
            }
        }
        let before = self.held.clone();
        for (value, desc) in self.operands(form, inst) {
            if desc.role() == Role::Use && (!after.contains(value.index()) || self.dropped.contains(&value)) {
                self.held.set(value.index(), false);
            }
        }
        self.fits(inst, form, &before)?;
        for (value, desc) in self.operands(form, inst) {
            if desc.is_def() && after.contains(value.index()) && self.is_in_register(value, desc) {
                self.held.insert(value.index());
            }
        }
        match self.held.difference(after).next() {
            Some(value) => Err(breach(inst, Some(Value::new(value)), "is in a register, but dead")),
            None => Ok(()),
        }
    }

    /// Whether the values in registers before an instruction and those that stay (`held`) fit together with what it defines.
    fn fits(&self, inst: Inst, form: FormView<'a>, before: &FixedBitSet) -> Result<(), Breach> {
        let machine = self.machine;
        let bank_of = |value: Value| machine.ty(self.func.value_type(value)).bank;
        for bank in (0..machine.num_banks()).map(Bank::from_index) {
            let clobbers = machine.bank_mask(form.clobbers, bank);
            let is_touched = !clobbers.is_empty() || self.operands(form, inst).any(|(value, _)| bank_of(value) == bank);
            if !is_touched {
                continue;
            }
            // Fixed operands, and those of some classes, may be where values do not live.
            let mut units = machine.bank(bank).units;
            for ((value, _), desc) in self.operands(form, inst).zip(form.operands()) {
                let class = machine.class_regs(desc.class()).iter().copied();
                let fixed = if let Place::Fixed(reg) = desc.place() { Some(reg) } else { None };
                if bank_of(value) == bank {
                    units = class.chain(fixed).fold(units, |units, reg| units.or(machine.mask(reg)));
                }
            }
            let need = |values: &FixedBitSet| -> u32 {
                let values = values.ones().map(Value::new).filter(|&value| bank_of(value) == bank);
                values.map(|value| self.fewest_units(value)).sum()
            };
            let (mut early, mut late) = (need(before), need(&self.held));
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
                return Err(breach(inst, None, "the values in registers need more units than there are"));
            }
        }
        Ok(())
    }

    /// The clobbered units of a bank that defs take all the same, because they are fixed there.
    fn defined_in(&self, form: FormView<'a>, clobbers: Mask<W>, bank: Bank) -> u32 {
        let fixed = form.operands().filter(|desc| desc.is_def()).filter_map(|desc| match desc.place() {
            Place::Fixed(reg) if self.machine.reg_bank(reg) == bank => Some(self.machine.mask(reg)),
            _ => None,
        });
        fixed.fold(Mask::EMPTY, Mask::or).and(clobbers).count()
    }

    fn fewest_units(&self, value: Value) -> u32 {
        self.fewest_units[self.func.value_type(value).index()]
    }
}

/// Checks the contract.
///
/// # Errors
/// The first breach, by block.
pub fn check<const W: usize>(
    func: &Function,
    machine: &Machine<'_, W>,
    cfg: &Cfg,
    plan: &SpillPlan<W>,
    lives: &Lives<'_>,
) -> Result<(), Breach> {
    let mut replay = Replay::new(func, machine, plan);
    for &block in cfg.rpo() {
        let first = Inst::from_u32(func.block(block).insts.0);
        replay.enter(block);
        if let Some(value) = replay.held.difference(lives.at_start(block)).next() {
            return Err(breach(first, Some(Value::new(value)), "is in a register at the start of its block, but dead"));
        }
        let mut cursor = plan.residency.cursor(block);
        for (inst, after) in lives.after_each(block) {
            replay.step(inst, cursor.before(inst), &after)?;
        }
        let mut exit = FixedBitSet::with_capacity(func.num_values());
        exit.extend(plan.residency.exit(block).iter().map(|value| value.index()));
        if let Some(value) = exit.symmetric_difference(&replay.held).next() {
            let reason = "is in a register at the end of its block, or is not, unlike the plan says";
            return Err(breach(first, Some(Value::new(value)), reason));
        }
    }
    Ok(())
}
