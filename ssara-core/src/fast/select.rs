//! Choices: one of the free registers, and the value to evict if there is none.
//!
//! # Input
//!
//! For a register: a value, and the units that are free for it. For an eviction: a bank, and the values that must stay.
//!
//! # Output
//!
//! A register that lies in these units, or a value that may go; `None` if there is none.
//!
//! # Why correct
//!
//! Only cost depends on the choice.
//!
//! # Cost
//!
//! A register takes constant time in a uniform bank. In others it takes time linear in the registers of the type. An
//! eviction takes time linear in the values of the bank.

use core::hint::select_unpredictable;

use cranelift_entity::EntityRef;

use crate::fast::walk::Walk;
use crate::ir::{SpillHint, Value};
use crate::regs::unit_mask::Mask;
use crate::target::{Bank, Class, Reg};

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
    /// Within each the first register in the order of the type is selected.
    pub(super) fn select(&self, value: Value, free: Mask<W>) -> Option<Reg> {
        let reg = self.select_first(value, None, free);
        // A tail call: nothing has to be saved for it.
        if self.cx.record.is_some() { self.record_choice(value, reg) } else { reg }
    }
    /// The same for an operand of a class, in the order of that.
    pub(super) fn select_of_class(&self, value: Value, class: Class, free: Mask<W>) -> Option<Reg> {
        let reg = self.select_first(value, Some(class), free);
        if self.cx.record.is_some() { self.record_choice(value, reg) } else { reg }
    }

    /// The same without a record.
    #[inline(always)]
    fn select_first(&self, value: Value, class: Option<Class>, free: Mask<W>) -> Option<Reg> {
        let machine = self.cx.machine;
        let ty = self.cx.func.value_type(value);
        let info = machine.ty(ty);
        let bank = machine.bank(info.bank);
        let free = if bank.uniform { free.and(info.units) } else { free };
        if free.is_empty() {
            return None;
        }
        let unclobbered = free.minus(self.hints().avoid[value.index()]);
        if let Some((hint, _)) = self.hints().hint[value.index()] {
            let reg = machine.reg(hint);
            if reg.allocatable & (reg.ty == Some(ty)) & unclobbered.contains(reg.mask) {
                return Some(hint);
            }
        }
        let unsaved = bank.callee_saved.minus(self.file().used[info.bank.index()]);
        let choices = [unclobbered.minus(unsaved), unclobbered, free.minus(unsaved), free];
        match class {
            None if bank.uniform => info.order.first(first_nonempty(choices)),
            _ => self.search(class.unwrap_or(machine.target.home_class(ty)), choices),
        }
    }

    /// The first register of a class, in its order, that lies in one of these sets.
    #[cold]
    #[inline(never)]
    fn search(&self, class: Class, choices: [Mask<W>; 4]) -> Option<Reg> {
        let machine = self.cx.machine;
        let mut before = Mask::EMPTY;
        choices.into_iter().find_map(|choice| {
            let new = core::mem::replace(&mut before, choice) != choice;
            let in_set = |&reg: &Reg| choice.contains(machine.mask(reg));
            new.then(|| machine.homes_in(class).find(in_set)).flatten()
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
        let end = self.cx.func.block(self.block()).insts.1;
        let mut best: Option<((SpillHint, u32, bool, u32), Value)> = None;
        self.file().for_each(bank, |value, reg| {
            if !self.cx.machine.is_allocatable(reg) || keep(value) {
                return;
            }
            let hint = self.cx.func.spill_hint(value);
            let key = match self.next(value) {
                next if next < end => (hint, next, false, 0),
                _ => (
                    hint,
                    end,
                    self.sets().is_spilled(value) || self.cx.remats.is(value),
                    u32::MAX - self.last_seen(value),
                ),
            };
            if best.is_none_or(|best| key > best.0) {
                best = Some((key, value));
            }
        });
        if let (Some(_), Some((_, value))) = (self.cx.record, best) {
            self.record_contest(bank, value, keep);
        }
        best.map(|best| best.1)
    }
}

/// The first of these sets that is not empty, or the last one.
#[inline]
fn first_nonempty<const W: usize>([first, second, third, last]: [Mask<W>; 4]) -> Mask<W> {
    // No branches: they are hard to predict.
    let mut chosen = last;
    for set in [third, second, first] {
        chosen = select_unpredictable(set.is_empty(), chosen, set);
    }
    chosen
}
