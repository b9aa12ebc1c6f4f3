//! What the walk records of its choices, if it is asked to.

use alloc::vec::Vec;

use cranelift_entity::EntityRef;

use crate::fast::walk::Walk;
use crate::ir::{SpillHint, Value};
use crate::record::{Choice, Criterion, Decision, Hint, HintLoss, HintSource, NextUse, Rival};
use crate::target::{Bank, Reg};

impl<const W: usize> Walk<'_, W> {
    /// Records that a value is to be evicted from a bank, and which others could be. `keep` returns true for those that
    /// must stay.
    #[cold]
    #[inline(never)]
    pub(super) fn record_contest(&self, bank: Bank, winner: Value, keep: impl Fn(Value) -> bool) {
        let (Some(record), inst) = (self.cx.record, self.inst()) else { return };
        let end = self.cx.func.block(self.block()).insts.1;
        let mut rivals: Vec<Rival> = Vec::new();
        self.file().for_each(bank, |value, reg| {
            if !self.cx.machine.is_allocatable(reg) || keep(value) {
                return;
            }
            let next = self.next(value);
            let distance = next.saturating_sub(inst.as_u32());
            let next_use = if next < end { NextUse::In(distance) } else { NextUse::Far };
            let benefit = match self.cx.func.spill_hint(value) {
                SpillHint::First => f32::MAX,
                SpillHint::Auto => distance as f32,
                SpillHint::Last => 0.0,
            };
            rivals.push(Rival { value, next_use, cost: None, freed: 1.0, benefit });
        });
        rivals.sort_unstable_by_key(|rival| rival.value);
        record.contest(winner, rivals);
    }

    /// Records that a value is given a register, if it is given one. Returns the register.
    #[cold]
    #[inline(never)]
    pub(super) fn record_choice(&self, value: Value, reg: Option<Reg>) -> Option<Reg> {
        let (reg, record) = reg.zip(self.cx.record)?;
        let machine = self.cx.machine;
        let ty = self.cx.func.value_type(value);
        let bank = machine.ty(ty).bank;
        let free = self.free_units(bank);
        let (units, avoid) = (machine.mask(reg), self.hints().avoid[value.index()]);
        let hint = self.hints().hint[value.index()].map(|(hint, _)| {
            let units = machine.mask(hint);
            let holder = |unit| self.file().holder(machine.reg_bank(hint), unit);
            let lost = if hint == reg {
                None
            } else if !machine.is_allocatable(hint) || machine.target.reg(hint).ty != Some(ty) {
                Some(HintLoss::Unsuitable)
            } else if units.intersects(avoid) {
                Some(HintLoss::Clobbered)
            } else {
                Some(HintLoss::Taken(units.minus(free).iter().find_map(holder)))
            };
            Hint { reg: hint, source: HintSource::Operand, lost }
        });
        let unsaved = machine.bank(bank).callee_saved.minus(self.file().used[bank.index()]);
        let criterion = match hint {
            Some(Hint { lost: None, source, .. }) => Criterion::Hint(source),
            _ if units.intersects(avoid) => Criterion::Clobbered,
            _ if units.intersects(unsaved) => Criterion::Saved,
            _ => Criterion::NothingToSave,
        };
        let is_clobbered = |reg: &Reg| {
            let units = machine.mask(*reg);
            free.contains(units) && units.intersects(avoid)
        };
        let clobbered = machine.home_regs(ty).iter().copied().filter(is_clobbered).collect();
        // A parameter gets its first register at the start of the block.
        let is_arriving = self.def_reg(value).is_none() && self.cx.func.block_params(self.block()).contains(&value);
        let inst = (!is_arriving).then_some(self.inst());
        let (block, hints) = (Some(self.block()), hint.into_iter().collect());
        let choice = Choice { value, block, inst, reg, moves: false, criterion, hints, clobbered };
        record.decide(Decision::Chosen(choice));
        Some(reg)
    }
}
