//! Packing values into the units that are free at an instruction.
//!
//! An instruction has two phases; an item occupies its register in one of them or in both (see `constrain`).

use super::machine::Machine;
use super::mask::Mask;
use crate::ir::Value;
use crate::target::{Bank, Reg, Type};

/// The phase in which uses are read.
pub const EARLY: u8 = 1;
/// The phase in which defs are written.
pub const LATE: u8 = 2;

/// An item that takes any register of its type.
#[derive(Clone, Copy, Debug)]
pub struct Bulk {
    /// What it stands for.
    pub what: What,
    /// The value: the one that is used, or the one that is defined.
    pub value: Value,
    /// Its type.
    pub ty: Type,
    /// The phases in which it occupies its register.
    pub phases: u8,
    /// The register it is in.
    pub current: Option<Reg>,
    /// The register it is given.
    pub reg: Option<Reg>,
}

impl Bulk {
    /// An item that has not been given a register.
    pub fn new(what: What, value: Value, ty: Type, phases: u8, current: Option<Reg>) -> Self {
        Bulk { what, value, ty, phases, current, reg: None }
    }
    /// A value that lives through, wherever it is.
    pub fn through(value: Value, ty: Type) -> Self {
        Self::new(What::Through, value, ty, EARLY | LATE, None)
    }
}

/// What a bulk item stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum What {
    /// A value that lives through the instruction without being an operand.
    Through,
    /// The used value of this index: its carrier, or its only copy if it dies.
    Operand(u16),
    /// A use and the def tied to it.
    Tied(u16, u16),
    /// A def.
    Def(u16),
}

/// The units of a bank that are free in each phase.
#[derive(Clone, Copy)]
pub struct Free<const W: usize> {
    /// In the early phase.
    pub early: Mask<W>,
    /// In the late phase.
    pub late: Mask<W>,
}

impl<const W: usize> Free<W> {
    /// Whether a register is free in these phases.
    pub fn fits(&self, mask: Mask<W>, phases: u8) -> bool {
        self.of(phases).contains(mask)
    }
    /// Takes a register in these phases.
    pub fn take(&mut self, mask: Mask<W>, phases: u8) {
        if phases & EARLY != 0 {
            self.early = self.early.minus(mask);
        }
        if phases & LATE != 0 {
            self.late = self.late.minus(mask);
        }
    }
    /// The units that are free in all of these phases.
    pub fn of(&self, phases: u8) -> Mask<W> {
        match phases {
            EARLY => self.early,
            LATE => self.late,
            _ => self.early.and(self.late),
        }
    }
}

/// Whether the items and `through` more that occupy both phases fit a bank in which every register is one unit.
///
/// An item of one phase goes where only that phase is free, as far as there are such units; of the others, one early and
/// one late item share a unit.
pub fn fits_uniform<const W: usize>(items: &[Bulk], through: u32, free: Free<W>) -> bool {
    let both = free.early.and(free.late);
    let count = |phases: u8| items.iter().filter(|item| item.phases == phases).count() as u32;
    let early = count(EARLY).saturating_sub(free.early.minus(both).count());
    let late = count(LATE).saturating_sub(free.late.minus(both).count());
    through + count(EARLY | LATE) + early.max(late) <= both.count()
}

/// Packs the items of a bank whenever that is possible (the argument is in `machine`), preferring the register an item is
/// in where that makes no difference.
///
/// Within a type, items of both phases come first, because they can go only where both phases are free; items of one
/// phase go first where the other phase is taken.
pub fn pack_exactly<const W: usize>(
    machine: &Machine<'_, W>,
    bank: Bank,
    items: &mut [Bulk],
    mut free: Free<W>,
) -> bool {
    for item in items.iter_mut() {
        item.reg = None;
    }
    for &ty in &machine.bank(bank).types {
        for phases in [EARLY | LATE, EARLY, LATE] {
            for item in items.iter_mut().filter(|item| item.ty == ty && item.phases == phases) {
                let order = &machine.ty(ty).pack_order;
                let half_taken = |mask: Mask<W>| !free.early.and(free.late).contains(mask);
                let fits = |reg: &&Reg| free.fits(machine.mask(**reg), phases);
                let first = if phases == EARLY | LATE {
                    order.iter().find(fits)
                } else {
                    let half = order.iter().filter(fits).find(|&&reg| half_taken(machine.mask(reg)));
                    half.or_else(|| order.iter().find(fits))
                };
                let Some(&reg) = first else { return false };
                item.reg = Some(reg);
                free.take(machine.mask(reg), phases);
            }
        }
    }
    stay_where_possible(items);
    true
}

/// Exchanges registers between items of the same type and phases so that more of them stay where they are.
fn stay_where_possible(items: &mut [Bulk]) {
    for index in 0..items.len() {
        let item = items[index];
        let Some(current) = item.current.filter(|&current| item.reg != Some(current)) else { continue };
        let other = items.iter().position(|other| {
            other.reg == Some(current)
                && (other.ty, other.phases) == (item.ty, item.phases)
                && other.current != Some(current)
        });
        if let Some(other) = other {
            items[other].reg = item.reg;
            items[index].reg = Some(current);
        }
    }
}

/// Packs the items with as few moves as a greedy choice gives: what can stay stays, and the rest goes where `prefer`
/// says or to the first register that is free. May fail where [`pack_exactly`] does not.
pub fn pack_in_place<const W: usize>(
    machine: &Machine<'_, W>,
    items: &mut [Bulk],
    mut free: Free<W>,
    prefer: &mut dyn FnMut(Value, Type, Mask<W>) -> Option<Reg>,
) -> bool {
    for item in items.iter_mut() {
        item.reg = None;
    }
    // A copy tied to a def lets the value itself stay where it is.
    for tied in [false, true] {
        for phases in [EARLY | LATE, EARLY] {
            for item in items.iter_mut() {
                let is_tied = matches!(item.what, What::Tied(..));
                if let Some(current) = item.current
                    && item.phases == phases
                    && is_tied == tied
                    && machine.is_allocatable(current)
                    && free.fits(machine.mask(current), phases)
                {
                    item.reg = Some(current);
                    free.take(machine.mask(current), phases);
                }
            }
        }
    }
    for phases in [EARLY | LATE, EARLY, LATE] {
        for item in items.iter_mut().filter(|item| item.phases == phases && item.reg.is_none()) {
            let available = free.of(phases);
            let preferred = prefer(item.value, item.ty, available)
                .filter(|&reg| machine.is_allocatable(reg) && available.contains(machine.mask(reg)));
            let first =
                || machine.home_regs(item.ty).iter().copied().find(|&reg| available.contains(machine.mask(reg)));
            let Some(reg) = preferred.or_else(first) else { return false };
            item.reg = Some(reg);
            free.take(machine.mask(reg), phases);
        }
    }
    true
}
