//! Packing values into the units that are free at an instruction.
//!
//! An instruction has two phases. An item occupies its register in one of them or in both (see [`search`](super::search)).
//!
//! # Input
//!
//! The items of one bank, and the units that are free in each phase.
//!
//! # Output
//!
//! A register for each item, or the answer that no packing was found. [`fits`] and [`fits_uniform`] only say whether there
//! is one.
//!
//! # Why correct
//!
//! An item gets a register only if the register's units are free in the phases of the item. So a packing that is found is
//! right.
//!
//! [`pack_exactly`] fails only where there is no packing, if each register is one unit or if all items occupy both phases.
//! The header of [`tables`](crate::regs::tables) has the argument. In other cases a packing may be missed once the search
//! has used up its budget. A missed packing costs a spill.
//!
//! # Cost
//!
//! The rules take at most the items times the registers of their types. The search takes at most [`BUDGET`] placements.
//! Letting items stay where they are takes time quadratic in the items.

use alloc::vec::Vec;

use crate::ir::Value;
use crate::regs::machine::Machine;
use crate::regs::unit_mask::Mask;
use crate::solver::choose::Choose;
use crate::sorts::sort_by_key;
use crate::target::{Bank, Reg, Type};

/// The phase in which uses are read.
pub const EARLY: u8 = 1;
/// The phase in which defs are written.
pub const LATE: u8 = 2;

/// An item that takes any register of its type.
#[derive(Clone, Copy, Debug)]
pub struct PackItem {
    /// What it stands for.
    pub what: What,
    /// The value: the one that is used, or the one that is defined.
    pub value: Value,
    /// The value for whose sake the register is chosen: the result that overwrites it, if there is one.
    pub chosen_for: Value,
    /// Its type.
    pub ty: Type,
    /// The phases in which it occupies its register.
    pub phases: u8,
    /// The register it is in.
    pub current: Option<Reg>,
    /// The register it is given.
    pub reg: Option<Reg>,
}

impl PackItem {
    /// An item that has not been given a register.
    pub fn new(what: What, value: Value, ty: Type, phases: u8, current: Option<Reg>) -> Self {
        PackItem { what, value, chosen_for: value, ty, phases, current, reg: None }
    }
    /// A value that lives through, wherever it is.
    pub fn through(value: Value, ty: Type) -> Self {
        Self::new(What::Through, value, ty, EARLY | LATE, None)
    }
}

/// What a residual item stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum What {
    /// A value that lives through the instruction without being an operand.
    Through,
    /// The used value of this index: its live-through copy, or its only copy if it is killed.
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
    /// Gives a register back that was taken in these phases.
    fn give(&mut self, mask: Mask<W>, phases: u8) {
        if phases & EARLY != 0 {
            self.early = self.early.or(mask);
        }
        if phases & LATE != 0 {
            self.late = self.late.or(mask);
        }
    }
    /// How much of a register is free in the phase other than this one.
    fn other(&self, mask: Mask<W>, phase: u8) -> Other {
        let other = self.of((EARLY | LATE) & !phase);
        match (other.contains(mask), other.intersects(mask)) {
            (true, _) => Other::Free,
            (false, true) => Other::Part,
            (false, false) => Other::Taken,
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

/// Whether these values fit the registers of a bank at once.
pub fn fits<const W: usize>(machine: &Machine<'_, W>, bank: Bank, values: &mut [PackItem]) -> bool {
    let info = machine.bank(bank);
    let free = Free { early: info.units, late: info.units };
    if info.uniform { values.len() as u32 <= info.num_units } else { pack_exactly(machine, bank, values, free) }
}

/// Whether the items and `through` more that occupy both phases fit a bank in which every register is one unit.
///
/// An item of one phase goes where only that phase is free, as far as there are such units. Of the others, one early and
/// one late item share a unit.
pub fn fits_uniform<const W: usize>(items: &[PackItem], through: u32, free: Free<W>) -> bool {
    let both = free.early.and(free.late);
    let count = |phases: u8| items.iter().filter(|item| item.phases == phases).count() as u32;
    let early = count(EARLY).saturating_sub(free.early.minus(both).count());
    let late = count(LATE).saturating_sub(free.late.minus(both).count());
    through + count(EARLY | LATE) + early.max(late) <= both.count()
}

/// Packs the items of a bank, preferring the register an item is in where that makes no difference.
///
/// Succeeds whenever that is possible if each register is one unit or all items occupy both phases (see
/// [`tables`](crate::regs::tables)). Items of one phase among overlapping registers may find no place although there is
/// one. It happens when several of them, of different types, compete for registers with parts that fixed operands or
/// clobbers have taken in one phase. Hardly anything else is free then. There all assignments are tried, as many as
/// [`search`] may.
///
/// Within a type, items of both phases come first, because they can go only where both phases are free. An item of one
/// phase costs nothing where the other phase is taken anyway. After that, an early and a late item share a register that is
/// free in both phases. Those without a partner go where the other phase is taken in part.
pub fn pack_exactly<const W: usize>(
    machine: &Machine<'_, W>,
    bank: Bank,
    items: &mut [PackItem],
    free: Free<W>,
) -> bool {
    let mut work = u32::MAX;
    pack_within(machine, bank, items, free, &mut work)
}

/// As [`pack_exactly`], but the steps of a search are taken from `work`.
pub fn pack_within<const W: usize>(
    machine: &Machine<'_, W>,
    bank: Bank,
    items: &mut [PackItem],
    free: Free<W>,
    work: &mut u32,
) -> bool {
    let is_packed = pack_by_type(machine, bank, items, free)
        || !machine.bank(bank).uniform
            && items.iter().any(|item| item.phases != EARLY | LATE)
            && may_fit(machine, bank, items, free)
            && search(machine, items, free, work);
    if is_packed {
        stay_where_possible(items);
    }
    is_packed
}

/// Whether items may have a place, when each phase is looked at by itself, and so are the items of both phases. Where all
/// of these have a place they may still be in each other's way.
pub fn may_fit<const W: usize>(machine: &Machine<'_, W>, bank: Bank, items: &[PackItem], free: Free<W>) -> bool {
    let fit = |units: Mask<W>, phases: u8| {
        let mut left = units;
        machine.bank(bank).types.iter().all(|&ty| {
            let mut untried = machine.ty(ty).pack_order.iter().map(|&reg| machine.mask(reg));
            let mut these = items.iter().filter(|item| item.ty == ty && item.phases & phases == phases);
            these.all(|_| match untried.find(|&mask| left.contains(mask)) {
                Some(mask) => {
                    left = left.minus(mask);
                    true
                }
                None => false,
            })
        })
    };
    fit(free.of(EARLY | LATE), EARLY | LATE) && fit(free.early, EARLY) && fit(free.late, LATE)
}

fn pack_by_type<const W: usize>(
    machine: &Machine<'_, W>,
    bank: Bank,
    items: &mut [PackItem],
    mut free: Free<W>,
) -> bool {
    for item in items.iter_mut() {
        item.reg = None;
    }
    for &ty in &machine.bank(bank).types {
        let order = &machine.ty(ty).pack_order;
        // What is taken stays taken, so the search goes on where it stopped.
        let mut untried = order.iter().copied();
        for item in items.iter_mut().filter(|item| item.ty == ty && item.phases == EARLY | LATE) {
            let Some(reg) = untried.find(|&reg| free.fits(machine.mask(reg), EARLY | LATE)) else {
                return false;
            };
            item.reg = Some(reg);
            free.take(machine.mask(reg), EARLY | LATE);
        }
        let mut put = |item: &mut PackItem, other_phase: &[Other]| {
            let reg = other_phase.iter().find_map(|&other| {
                let fits = |mask: Mask<W>| free.fits(mask, item.phases) && free.other(mask, item.phases) == other;
                order.iter().copied().find(|&reg| fits(machine.mask(reg)))
            });
            if let Some(reg) = reg {
                item.reg = Some(reg);
                free.take(machine.mask(reg), item.phases);
            }
            reg.is_some()
        };
        let mut waiting = [0usize; 2];
        for item in items.iter_mut().filter(|item| item.ty == ty && item.phases != EARLY | LATE) {
            if !put(item, &[Other::Taken]) {
                waiting[usize::from(item.phases == LATE)] += 1;
            }
        }
        if waiting == [0, 0] {
            continue;
        }
        let pairs = waiting[0].min(waiting[1]);
        for (phases, partner) in [(EARLY, [Other::Free, Other::Part]), (LATE, [Other::Taken, Other::Free])] {
            let alone = [Other::Taken, Other::Part, Other::Free];
            let waiting = items.iter_mut().filter(|item| item.ty == ty && item.phases == phases && item.reg.is_none());
            for (index, item) in waiting.enumerate() {
                if !(index < pairs && put(item, &partner) || put(item, &alone)) {
                    return false;
                }
            }
        }
    }
    true
}

/// How much of a register is free in the phase that an item does not need.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Other {
    Taken,
    Part,
    Free,
}

/// Exchanges registers between items of the same type and phases so that more of them stay where they are.
fn stay_where_possible(items: &mut [PackItem]) {
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

/// Packs the items with as few moves as a greedy choice gives. What can stay stays, and the rest goes where `choose` says
/// or to the first register that is free, the largest first. Where enough is free for an item but not in one piece, smaller
/// items that were to stay make way. May fail where [`pack_exactly`] does not.
///
/// Takes time linear in the items and the registers, and for each item that finds no register once more.
pub fn pack_in_place<const W: usize>(
    machine: &Machine<'_, W>,
    bank: Bank,
    items: &mut [PackItem],
    mut free: Free<W>,
    choose: &mut dyn Choose<W>,
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
    // Types of one size are alike: among these, items of both phases have the smallest choice.
    for types in machine.bank(bank).types.chunk_by(|&a, &b| machine.ty(a).size == machine.ty(b).size) {
        for phases in [EARLY | LATE, EARLY, LATE] {
            for index in 0..items.len() {
                let item = items[index];
                if item.reg.is_some() || item.phases != phases || !types.contains(&item.ty) {
                    continue;
                }
                let available = free.of(phases);
                let preferred = choose
                    .select(item.chosen_for, machine.target.home_class(item.ty), available)
                    .filter(|&reg| machine.is_allocatable(reg) && available.contains(machine.mask(reg)));
                let first =
                    || machine.home_regs(item.ty).iter().copied().find(|&reg| available.contains(machine.mask(reg)));
                let found = preferred.or_else(first).or_else(|| make_way(machine, items, &mut free, item.ty, phases));
                let Some(reg) = found else { return false };
                items[index].reg = Some(reg);
                free.take(machine.mask(reg), phases);
            }
        }
    }
    items.iter().all(|item| item.reg.is_some())
}

/// Takes smaller items out of a register of type `ty`, and returns it. Only registers count in which such items are all
/// that is in the way. The one in which they have the fewest units is taken.
///
/// Items are given registers in descending order of size, so those in the way have their turn once more, and the end is
/// reached.
fn make_way<const W: usize>(
    machine: &Machine<'_, W>,
    items: &mut [PackItem],
    free: &mut Free<W>,
    ty: Type,
    phases: u8,
) -> Option<Reg> {
    let size = machine.ty(ty).size;
    let mut with_smaller = *free;
    let smaller = |item: &PackItem| item.reg.filter(|_| machine.ty(item.ty).size < size);
    for item in items.iter() {
        if let Some(reg) = smaller(item) {
            with_smaller.give(machine.mask(reg), item.phases);
        }
    }
    let taken = |mask: Mask<W>| {
        let units = |phase: u8| if phases & phase == 0 { 0 } else { mask.minus(free.of(phase)).count() };
        units(EARLY) + units(LATE)
    };
    let fitting = machine.home_regs(ty).iter().copied().filter(|&reg| with_smaller.fits(machine.mask(reg), phases));
    let reg = fitting.min_by_key(|&reg| taken(machine.mask(reg)))?;
    for item in items.iter_mut() {
        if let Some(inside) = smaller(item).map(|reg| machine.mask(reg))
            && item.phases & phases != 0
            && machine.mask(reg).intersects(inside)
        {
            item.reg = None;
            free.give(inside, item.phases);
        }
    }
    Some(reg)
}

/// The number of placements of single items that are tried. With few values in registers, where an instruction must be
/// solved or refused, far fewer suffice.
const BUDGET: u32 = 5_000;

/// Packs by trying all placements, for the few instructions at which the rules of [`pack_exactly`] find no place. Returns
/// whether all items have a place, which they are then given.
///
/// Items that are interchangeable take registers in ascending order, so that their permutations are not tried. The rest may
/// still be exponential: after [`BUDGET`] placements the answer is no, and also when the `work` is used up that the caller
/// allows. It depends on the items only as a multiset of types and phases. So spilling and colouring, which list them in
/// different orders, get the same answer.
fn search<const W: usize>(machine: &Machine<'_, W>, items: &mut [PackItem], free: Free<W>, work: &mut u32) -> bool {
    let size = |item: &PackItem| machine.ty(item.ty).size;
    let kind = |item: &PackItem| (u32::MAX - size(item), item.phases != EARLY | LATE, item.ty, item.phases);
    let mut order: Vec<usize> = (0..items.len()).collect();
    sort_by_key(&mut order, |&index| kind(&items[index]));
    // For each item that is placed, the place of its register in the list of its type, and what was free before.
    let mut placed: Vec<(usize, Free<W>)> = Vec::with_capacity(items.len());
    let mut free = free;
    let mut next = 0;
    let mut budget = BUDGET;
    while placed.len() < order.len() {
        let item = items[order[placed.len()]];
        let regs = machine.home_regs(item.ty);
        let found = (next..regs.len()).find(|&at| free.fits(machine.mask(regs[at]), item.phases));
        let Some(less_work) = work.checked_sub(1).filter(|_| budget > 0) else { return false };
        *work = less_work;
        if let Some(at) = found {
            budget -= 1;
            placed.push((at, free));
            free.take(machine.mask(regs[at]), item.phases);
            let twin = order.get(placed.len()).is_some_and(|&next| kind(&items[next]) == kind(&item));
            next = if twin { at + 1 } else { 0 };
        } else {
            let Some((at, before)) = placed.pop() else { return false };
            free = before;
            next = at + 1;
        }
    }
    for (&index, &(at, _)) in order.iter().zip(&placed) {
        let item = &mut items[index];
        item.reg = Some(machine.home_regs(item.ty)[at]);
    }
    true
}
