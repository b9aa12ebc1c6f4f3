//! All parallel copies of a few locations, executed on units.
//!
//! *One size.* There are a few locations; some are registers, the others slots. Each keeps its content, or gets that of
//! one of them, or a rematerialised value. Every one of these copies is sequenced: with and without a swap, with and
//! without a free register.
//!
//! *Three sizes.* The register file is a small one of AArch32: two Q, each of two D, each of two S. Up to [`MAX_MOVES`]
//! copies go to registers that do not overlap, from registers that are the same or do not overlap. If destinations
//! differ only in the names of halves, one stands for all. With slots, there are up to [`MAX_MOVES_WITH_SLOTS`] copies.
//! Larger sets are left to the random copies of `parallel_copy`.
//!
//! Each sequence is executed on units, and its length compared with the bound that `Sequencer` promises.

use crate::common::machines::{quads, regs, scalar, tables, values};
use ssara_core::Target;
use ssara_core::internals::regs::machine::Machine;
use ssara_core::internals::regs::tables::Tables;
use ssara_core::internals::regs::unit_mask::Mask;
use ssara_core::internals::resolve::copy::{CopySet, LocCopy, LocRemat};
use ssara_core::internals::resolve::parallel_copy::Sequencer;
use ssara_core::internals::resolve::temporaries::Temporaries;
use ssara_core::ir::Value;
use ssara_core::output::{Edit, Loc, RematUses, Slot};
use ssara_core::target::{Bank, Reg, Type};
use ssara_testing::random::is_long_run;

/// Maximum number of copies at once, between registers and with slots, in the long sweep. The short one has a copy less. It
/// takes a tenth of the time, and what a circle of six needs is what one of five does.
const MAX_MOVES: usize = 6;
const MAX_MOVES_WITH_SLOTS: usize = 5;

/// A maximum of the long sweep as it is in this run: sweeps are long where [`is_long_run`] says so.
fn in_this_run(most: usize) -> usize {
    if is_long_run() { most } else { most - 1 }
}

/// The number of the first temporary slot.
const FIRST_TEMP: u32 = 8;
/// The number of units of registers, of a slot, and of slots. Slots follow registers.
const UNITS: usize = 16;
const SLOT_UNITS: usize = 4;
const SLOTS: usize = 32;

/// The content of each unit of a register or slot: the number of the unit that held it before, or a rematerialised value.
type Content = [u16; UNITS + SLOTS * SLOT_UNITS];

fn nothing_moved() -> Content {
    core::array::from_fn(|unit| unit as u16)
}

/// Parallel copies of one machine. Counts them.
struct Bench<'t> {
    target: &'t Target,
    machine: Machine<'t, 1>,
    sequencer: Sequencer<1>,
    temps: Temporaries,
    edits: Vec<Edit>,
    tried: u64,
}

impl<'t> Bench<'t> {
    fn new(target: &'t Target, tables: &'t Tables<1>) -> Self {
        let machine = Machine::new(target, tables);
        let (sequencer, temps) = (Sequencer::default(), Temporaries::default());
        Bench { target, machine, sequencer, temps, edits: Vec::new(), tried: 0 }
    }

    /// The units of a type at a location.
    fn units(&self, ty: Type, loc: Loc) -> core::ops::Range<usize> {
        let size = self.machine.ty(ty).size as usize;
        let start = match loc {
            Loc::Reg(reg) => self.machine.mask(reg).iter().next().expect("a register has units"),
            Loc::Slot(slot) => UNITS + slot.as_u32() as usize * SLOT_UNITS,
            Loc::None => unreachable!("no copy goes nowhere"),
        };
        start..start + size
    }

    fn copy(&self, content: &mut Content, ty: Type, from: Loc, to: Loc) {
        let (from, to) = (self.units(ty, from), self.units(ty, to));
        content.copy_within(from, to.start);
    }

    /// What rematerialisation of a value puts into the unit `index` of its destination.
    fn computed(value: Value, index: usize) -> u16 {
        1000 + value.as_u32() as u16 * 8 + index as u16
    }

    fn carry_out(&self) -> Content {
        let mut content = nothing_moved();
        for edit in &self.edits {
            match *edit {
                Edit::Move { ty, from, to } => self.copy(&mut content, ty, Loc::Reg(from), Loc::Reg(to)),
                Edit::Store { ty, from, to } => self.copy(&mut content, ty, Loc::Reg(from), Loc::Slot(to)),
                Edit::Load { ty, from, to } => self.copy(&mut content, ty, Loc::Slot(from), Loc::Reg(to)),
                Edit::Swap { ty, a, b } => {
                    assert!(self.target.ty(ty).swap, "there is no such swap");
                    for (a, b) in self.units(ty, Loc::Reg(a)).zip(self.units(ty, Loc::Reg(b))) {
                        content.swap(a, b);
                    }
                }
                Edit::Remat { value, to, .. } => {
                    let ty = self.target.reg(to).ty.expect("registers have types");
                    for (index, unit) in self.units(ty, Loc::Reg(to)).enumerate() {
                        content[unit] = Self::computed(value, index);
                    }
                }
                Edit::Transfer { .. } | Edit::Scratch { .. } => unreachable!("no copy is one"),
            }
        }
        content
    }

    /// Sequences the copies and checks what comes out. Answers the number of operations.
    fn check(&mut self, copies: &[LocCopy], remats: &[LocRemat], free: Mask<1>) -> usize {
        self.tried += 1;
        self.temps.reset(FIRST_TEMP);
        self.edits.clear();
        let free_units = &mut [free];
        let Bench { sequencer, machine, temps, edits, .. } = self;
        sequencer.sequence(machine, CopySet { copies, remats, free: free_units }, temps, edits);
        let content = self.carry_out();
        let mut may_change = [false; UNITS + SLOTS * SLOT_UNITS];
        may_change[UNITS + FIRST_TEMP as usize * SLOT_UNITS..].fill(true);
        for unit in free.iter() {
            may_change[unit] = true;
        }
        let mut right = true;
        let mut to_slots = false;
        for copy in copies {
            let (from, to) = (self.units(copy.ty, copy.from), self.units(copy.ty, copy.to));
            right &= content[to.clone()].iter().copied().eq(from.clone().map(|unit| unit as u16));
            may_change[to].fill(true);
            if copy.from.reg().is_some() {
                may_change[from].fill(true);
            }
            to_slots |= copy.to.slot().is_some() && copy.from != copy.to;
        }
        for remat in remats {
            let to = self.units(remat.ty, remat.to);
            right &= to.clone().enumerate().all(|(index, unit)| content[unit] == Self::computed(remat.value, index));
            may_change[to].fill(true);
            to_slots |= remat.to.slot().is_some();
        }
        // Where something goes to a slot, all that is in a register is part of the copy (see `Sequencer`).
        let first = if to_slots { UNITS } else { 0 };
        right &= (first..content.len()).all(|unit| may_change[unit] || content[unit] == unit as u16);
        assert!(right, "{}", self.show(copies, remats, free));
        self.edits.len()
    }

    fn show(&self, copies: &[LocCopy], remats: &[LocRemat], free: Mask<1>) -> String {
        let copies = copies.iter().map(|copy| format!("{copy:?}\n"));
        let remats = remats.iter().map(|remat| format!("{remat:?}\n"));
        let edits = self.edits.iter().map(|edit| format!("{}\n", edit.display(self.target)));
        copies.chain(remats).chain([format!("free {free:?}\n")]).chain(edits).collect()
    }
}

/// The number of operations that `Sequencer` promises not to exceed: `n + b + (s + t) (1 + 2 h)`, in the words of its
/// header. `most_values` says how many values a register holds at most.
fn bound(bench: &Bench<'_>, copies: &[LocCopy], remats: &[LocRemat], free: Mask<1>, most_values: usize) -> usize {
    let moved = copies.iter().filter(|copy| copy.from != copy.to);
    let into_slots = moved.clone().filter(|copy| copy.to.slot().is_some()).count();
    let circles = circles(bench, copies);
    let breaks = |circle: &(usize, bool)| if most_values == 1 { 1 } else { circle.0 - 1 };
    let all: usize = circles.iter().map(breaks).sum();
    let with_slots: usize = circles.iter().filter(|circle| circle.1).map(breaks).sum();
    let passes = into_slots + remats.iter().filter(|remat| remat.to.slot().is_some()).count() + with_slots;
    // As long as nothing is parked, what is free stays free.
    let values_in_reg = if circles.is_empty() && !free.is_empty() { 0 } else { most_values };
    moved.count() + remats.len() + all + passes * (1 + 2 * values_in_reg)
}

/// For each set of copies that wait for each other in a circle, how many sources it has, and whether slots are among them.
fn circles(bench: &Bench<'_>, copies: &[LocCopy]) -> Vec<(usize, bool)> {
    let moved: Vec<&LocCopy> = copies.iter().filter(|copy| copy.from != copy.to).collect();
    let count = moved.len();
    let overlap = |a: &core::ops::Range<usize>, b: &core::ops::Range<usize>| a.start < b.end && b.start < a.end;
    // Which copies each one waits for, then by way of others.
    let mut waits = vec![0u32; count];
    for (at, copy) in moved.iter().enumerate() {
        let to = bench.units(copy.ty, copy.to);
        for (other, source) in moved.iter().enumerate() {
            if other != at && overlap(&to, &bench.units(source.ty, source.from)) {
                waits[at] |= 1 << other;
            }
        }
    }
    for via in 0..count {
        for at in 0..count {
            if waits[at] >> via & 1 != 0 {
                waits[at] |= waits[via];
            }
        }
    }
    let mut circles = Vec::new();
    let mut seen = 0u32;
    for at in 0..count {
        if seen >> at & 1 != 0 || waits[at] >> at & 1 == 0 {
            continue;
        }
        let members: Vec<usize> = (0..count).filter(|&o| waits[at] >> o & 1 != 0 && waits[o] >> at & 1 != 0).collect();
        let mut sources: Vec<Loc> = members.iter().map(|&member| moved[member].from).collect();
        sources.sort_unstable();
        sources.dedup();
        members.iter().for_each(|&member| seen |= 1 << member);
        let slots = members.iter().any(|&m| moved[m].from.slot().is_some() || moved[m].to.slot().is_some());
        circles.push((sources.len(), slots));
    }
    circles
}

/// All copies among `count` locations of one size, the first `registers` of which are registers.
fn one_size(registers: usize, count: usize, swap: bool) -> u64 {
    let target = scalar(registers as u16 + 1, swap);
    let small = scalar(registers as u16, swap);
    let ty = Type(0);
    let locs: Vec<Loc> = (0..count as u32)
        .map(|at| match at.checked_sub(registers as u32) {
            None => Loc::Reg(Reg(at as u16)),
            Some(slot) => Loc::Slot(Slot::from_u32(slot)),
        })
        .collect();
    let mut tried = 0;
    for with_free in [false, true] {
        if !with_free && registers == 0 {
            continue;
        }
        let target = if with_free { &target } else { &small };
        let tables = tables(target, &values(target, 1));
        let mut bench = Bench::new(target, &tables);
        let free = if with_free { Mask([1 << registers]) } else { Mask::EMPTY };
        // A location, a value rematerialised, nothing.
        let choices = count + 2;
        let (mut copies, mut remats) = (Vec::new(), Vec::new());
        for code in 0..choices.pow(count as u32) {
            copies.clear();
            remats.clear();
            let mut rest = code;
            for (at, &to) in locs.iter().enumerate() {
                match rest % choices {
                    from if from < count => copies.push(LocCopy { ty, from: locs[from], to }),
                    from if from == count => {
                        remats.push(LocRemat { value: Value::from_u32(at as u32), ty, from: RematUses::NONE, to })
                    }
                    // Without a free register everything in a register is part of the copy.
                    _ if !with_free && to.reg().is_some() => copies.push(LocCopy { ty, from: to, to }),
                    _ => {}
                }
                rest /= choices;
            }
            let operations = bench.check(&copies, &remats, free);
            let show = || bench.show(&copies, &remats, free);
            assert!(operations <= bound(&bench, &copies, &remats, free, 1), "{operations} operations: {}", show());
            if registers == count && (swap || with_free) {
                let in_memory = |edit: &Edit| matches!(edit, Edit::Store { .. } | Edit::Load { .. });
                assert!(!bench.edits.iter().any(in_memory), "through memory: {}", show());
                let moved = copies.iter().filter(|copy| copy.from != copy.to).count() + remats.len();
                assert!(with_free || operations <= moved, "a swap is one of the copies: {}", show());
            }
        }
        tried += bench.tried;
    }
    tried
}

#[test]
fn all_copies_of_some_locations() {
    let count = in_this_run(MAX_MOVES);
    for swap in [false, true] {
        let tried: u64 = (0..=count).map(|registers| one_size(registers, count, swap)).sum();
        println!("{tried} copies among {count} locations, {} a swap", if swap { "with" } else { "without" });
    }
}

/// All ways to choose registers of three sizes that do not overlap, but for the names of halves.
fn destinations(target: &Target) -> Vec<Vec<(Type, Loc)>> {
    let reg = |name: String| Loc::Reg(target.find_reg(&name).expect("a register"));
    // A D: nothing, itself, its first S, both.
    let of_d = |d: usize, state: usize| match state {
        0 => vec![],
        1 => vec![(Type(1), reg(format!("d{d}")))],
        2 => vec![(Type(0), reg(format!("s{}", 2 * d)))],
        _ => vec![(Type(0), reg(format!("s{}", 2 * d))), (Type(0), reg(format!("s{}", 2 * d + 1)))],
    };
    // A Q: itself, or its halves in ascending order of states.
    let halves = (0..4).flat_map(|a| (a..4).map(move |b| Some((a, b))));
    let states: Vec<Option<(usize, usize)>> = std::iter::once(None).chain(halves).collect();
    let of_q = |q: usize, state: Option<(usize, usize)>| match state {
        None => vec![(Type(2), reg(format!("q{q}")))],
        Some((a, b)) => [of_d(2 * q, a), of_d(2 * q + 1, b)].concat(),
    };
    let pairs = states.iter().enumerate().flat_map(|(index, &a)| states[index..].iter().map(move |&b| (a, b)));
    pairs.map(|(a, b)| [of_q(0, a), of_q(1, b)].concat()).collect()
}

/// Chooses a source for each destination from `at` on, and checks what that makes.
fn choose_sources(bench: &mut Bench<'_>, dests: &[(Type, Loc)], copies: &mut Vec<LocCopy>, slots: bool) {
    let Some(&(ty, to)) = dests.get(copies.len()) else {
        let mut unused = bench.machine.bank(Bank(0)).units;
        for loc in copies.iter().flat_map(|copy| [copy.from, copy.to]) {
            if let Loc::Reg(reg) = loc {
                unused = unused.minus(bench.machine.mask(reg));
            }
        }
        for free in [Mask::EMPTY, unused] {
            let operations = bench.check(copies, &[], free);
            let bound = bound(bench, copies, &[], free, SLOT_UNITS);
            assert!(operations <= bound, "{operations} operations: {}", bench.show(copies, &[], free));
            if free == unused {
                break;
            }
        }
        return;
    };
    let target = bench.target;
    let from_slot = slots.then(|| Loc::Slot(Slot::from_u32(ty.index() as u32)));
    for from in regs(target, ty).iter().copied().map(Loc::Reg).chain(from_slot) {
        let fits = copies.iter().all(|copy| match (copy.from, from) {
            (Loc::Reg(a), Loc::Reg(b)) => a == b || !target.overlap(a, b),
            _ => true,
        });
        if fits {
            copies.push(LocCopy { ty, from, to });
            choose_sources(bench, dests, copies, slots);
            copies.pop();
        }
    }
}

#[test]
fn all_copies_between_singles_doubles_and_quads() {
    for swap in [false, true] {
        let target = quads(2, 0, swap);
        let tables = tables(&target, &values(&target, 1));
        let mut bench = Bench::new(&target, &tables);
        for dests in destinations(&target).iter().filter(|dests| dests.len() <= in_this_run(MAX_MOVES)) {
            choose_sources(&mut bench, dests, &mut Vec::new(), false);
        }
        let name = if swap { "with" } else { "without" };
        println!("{} copies between registers of three sizes, {name} a swap", bench.tried);
    }
}

#[test]
fn all_copies_between_singles_doubles_quads_and_slots() {
    for swap in [false, true] {
        let target = quads(2, 0, swap);
        let tables = tables(&target, &values(&target, 1));
        let mut bench = Bench::new(&target, &tables);
        for dests in destinations(&target) {
            // A slot of each size, in all combinations.
            for chosen in 1..8u32 {
                let slots = (0..3).filter(|ty| chosen >> ty & 1 != 0);
                let slots = slots.map(|ty| (Type(ty as u8), Loc::Slot(Slot::from_u32(ty))));
                let dests: Vec<(Type, Loc)> = dests.iter().copied().chain(slots).collect();
                if dests.len() <= in_this_run(MAX_MOVES_WITH_SLOTS) {
                    choose_sources(&mut bench, &dests, &mut Vec::new(), true);
                }
            }
        }
        let name = if swap { "with" } else { "without" };
        println!("{} copies between registers and slots of three sizes, {name} a swap", bench.tried);
    }
}
