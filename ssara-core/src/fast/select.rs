//! Choices: a register among free ones, and a value to drop where there is none. Only cost depends on them.

use cranelift_entity::EntityRef;

use crate::fast::walk::Walk;
use crate::ir::Value;
use crate::regs::unit_mask::Mask;
use crate::target::{Bank, Reg};

impl<const W: usize> Walk<'_, W> {
    /// The bank of a value.
    pub(super) fn bank_of(&self, value: Value) -> Bank {
        self.cx.machine.ty(self.cx.func.value_type(value)).bank
    }

    /// A register for a value among these units: the one in which it will be wanted, else the first in allocation order,
    /// where it counts most that nothing destroys the register while the value lives, then that it is not a preserved one
    /// which the function does not use so far. `None` if none is free in one piece.
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
        let unsaved = machine.bank(bank).preserved.minus(self.state.file.used[bank.index()]);
        let home = machine.home_regs(ty);
        let mut before = Mask::EMPTY;
        [unclobbered.minus(unsaved), unclobbered, free.minus(unsaved), free].into_iter().find_map(|choice| {
            let new = core::mem::replace(&mut before, choice) != choice;
            new.then(|| home.iter().copied().find(|&reg| choice.contains(machine.mask(reg)))).flatten()
        })
    }

    /// The value of a bank to drop: of which the next use is furthest away, and of those that the block does not use again
    /// one that needs no store, then the one that was used longest ago. `keep` says which must stay.
    pub(super) fn victim(&self, bank: Bank, keep: impl Fn(Value) -> bool) -> Option<Value> {
        let end = self.cx.func.block(self.block).insts.1;
        let mut best: Option<((u32, bool, u32), Value)> = None;
        self.state.file.for_each(bank, |value, reg| {
            if !self.cx.machine.is_allocatable(reg) || keep(value) {
                return;
            }
            let v = value.index();
            let key = match self.state.known[v].next {
                next if next < end => (next, false, 0),
                _ => (
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
