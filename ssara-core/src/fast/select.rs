//! Choices: one of the free registers, and the value to evict if there is none. Only cost depends on them.

use cranelift_entity::EntityRef;

use crate::fast::walk::Walk;
use crate::ir::{SpillHint, Value};
use crate::regs::unit_mask::Mask;
use crate::target::{Bank, Reg};

impl<const W: usize> Walk<'_, W> {
    /// The bank of a value.
    pub(super) fn bank_of(&self, value: Value) -> Bank {
        self.cx.machine.ty(self.cx.func.value_type(value)).bank
    }

    /// Selects a register for a value among these units, or `None` if none is free in one piece. The criteria are, from
    /// the most important one:
    ///
    /// 1. the hinted register, if it is unclobbered while the value lives
    /// 2. an unclobbered register, which is not a callee-saved one that is unsaved so far
    /// 3. an unclobbered register
    /// 4. a register that is not a callee-saved one that is unsaved so far
    /// 5. any register
    ///
    /// Within each the first register in allocation order is selected.
    pub(super) fn select(&self, value: Value, free: Mask<W>) -> Option<Reg> {
        if free.is_empty() {
            return None;
        }
        let machine = self.cx.machine;
        let ty = self.cx.func.value_type(value);
        let bank = machine.ty(ty).bank;
        let unclobbered = free.minus(self.hints.avoid[value.index()]);
        if let Some((reg, _)) = self.hints.hint[value.index()]
            && machine.is_allocatable(reg)
            && machine.target.reg(reg).ty == Some(ty)
            && unclobbered.contains(machine.mask(reg))
        {
            return Some(reg);
        }
        let unsaved = machine.bank(bank).callee_saved.minus(self.state.file.used[bank.index()]);
        let home = machine.home_regs(ty);
        let mut before = Mask::EMPTY;
        [unclobbered.minus(unsaved), unclobbered, free.minus(unsaved), free].into_iter().find_map(|choice| {
            let new = core::mem::replace(&mut before, choice) != choice;
            new.then(|| home.iter().copied().find(|&reg| choice.contains(machine.mask(reg)))).flatten()
        })
    }

    /// The value of a bank to evict, or `None` if all must stay. `keep` returns true for those that must. The criteria
    /// are, from the most important one:
    ///
    /// 1. the client's hint
    /// 2. the furthest next use in the block, where values without one come first
    /// 3. among these, a value that needs no store
    /// 4. then the value that was used longest ago
    pub(super) fn victim(&self, bank: Bank, keep: impl Fn(Value) -> bool) -> Option<Value> {
        let end = self.cx.func.block(self.block).insts.1;
        let mut best: Option<((SpillHint, u32, bool, u32), Value)> = None;
        self.state.file.for_each(bank, |value, reg| {
            if !self.cx.machine.is_allocatable(reg) || keep(value) {
                return;
            }
            let v = value.index();
            let hint = self.cx.func.spill_hint(value);
            let key = match self.state.known[v].next {
                next if next < end => (hint, next, false, 0),
                _ => (
                    hint,
                    end,
                    self.sets.spilled.contains(v) || self.cx.remats.is(value),
                    u32::MAX - self.state.known[v].seen,
                ),
            };
            if best.is_none_or(|best| key > best.0) {
                best = Some((key, value));
            }
        });
        best.map(|best| best.1)
    }
}
