//! Turning a parallel copy into a sequence of operations.
//!
//! Takes copies between registers and slots that all happen at once: destinations are disjoint, sources may be read by
//! several copies. A copy is carried out once nothing waits to read what it overwrites. When all copies that are left wait
//! for each other, every destination is written once, so they form cycles, and one of them is broken: by a copy of the
//! value that was already made, by a swap, by a register that is free throughout, or by a temporary slot. After each
//! break at least one copy can go on, and the loop ends. What a cycle was parked in is free again once it is closed, so
//! one register or temporary serves all cycles of its kind.
//!
//! *How many operations.* A swap is one of the copies. Any other break parks one source for one operation more, and what is
//! parked is never overwritten, so that nothing waits for it again. Among locations of one size every destination is in
//! the way of one source, and one break opens a cycle. Where sizes differ, copies that wait for each other, directly or not,
//! and read `k` sources are through after `k - 1` breaks at the latest: the last source is in the way of nothing but its own
//! copy. So `n` copies between registers take at most `n + b` operations, with `b` the number of cycles, or the sum of
//! all `k - 1`. With slots, what goes from memory to memory passes through a register, which is one operation more and, where no
//! register is free, a store and a load for each of the at most `h` values in that register. That befalls the `s` copies
//! to slots and, of all breaks, the `t` where slots take part. The sum is `n + b + (s + t) (1 + 2 h)`.
//!
//! Overlap is judged on units, so registers of different widths may take part in one copy: a tuple may go where its
//! members' neighbours come from. There, a cycle is broken where what is parked is widest, as far as there is room for
//! it: then one copy lets several go on. A register that a cycle is parked in is never the one that a copy from slot to
//! slot goes through: both come out of the same mask of free units, which shrinks when the former is taken.
//!
//! Values that are computed again have no source: they come last.
//!
//! A copy is never made in pieces. Where a wide value is in a cycle and no register of its type is free, it goes through
//! memory even if as many narrow ones are.

use alloc::vec::Vec;

use rustc_hash::FxBuildHasher;

use crate::output::{Edit, Loc, Slot};
use crate::regs::machine::Machine;
use crate::regs::unit_mask::Mask;
use crate::resolve::acyclic::in_some_order;
use crate::resolve::copy::{LocCopy, LocRemat, overlap, simple};
use crate::target::{Reg, Type};

type HashMap<K, V> = hashbrown::HashMap<K, V, FxBuildHasher>;

/// Temporary slots: types of spill slots that sequences need for a moment, shared between sequences.
#[derive(Default)]
pub struct Temporaries {
    /// The number of the first one.
    first: u32,
    types: Vec<Type>,
    in_use: Vec<bool>,
}

impl Temporaries {
    /// Forgets all; numbers start at `first`.
    pub fn reset(&mut self, first: u32) {
        self.first = first;
        self.types.clear();
        self.in_use.clear();
    }
    /// The types, by number.
    pub fn types(&self) -> &[Type] {
        &self.types
    }
    fn take(&mut self, ty: Type) -> Slot {
        let free = (0..self.types.len()).find(|&index| self.types[index] == ty && !self.in_use[index]);
        let index = free.unwrap_or_else(|| {
            self.types.push(ty);
            self.in_use.push(false);
            self.types.len() - 1
        });
        self.in_use[index] = true;
        Slot::from_u32(self.first + index as u32)
    }
    /// Gives a slot back, if it is a temporary one.
    fn release(&mut self, slot: Slot) {
        if let Some(index) = slot.as_u32().checked_sub(self.first) {
            self.in_use[index as usize] = false;
        }
    }
}

/// Sequences parallel copies. Keeps its buffers.
#[derive(Default)]
pub struct Sequencer<const W: usize> {
    copies: Vec<LocCopy>,
    done: Vec<bool>,
    ready: Vec<u32>,
    /// Whether each copy has been put into `ready`.
    woken: Vec<bool>,
    /// The copies from registers, without most of those that are done.
    from_regs: Vec<u32>,
    /// The register that each cycle which was opened is parked in, by bank.
    parked: Vec<Reg>,
    /// By bank and unit: how many waiting copies read it, and which waiting copy writes it.
    readers: Vec<u16>,
    writer: Vec<u32>,
    /// The same for slots.
    slots: HashMap<Slot, (u32, Option<u32>)>,
    made: Vec<(Reg, Reg)>,
    /// By bank: the units that hold what they must hold in the end; a swap leaves them alone.
    pinned: Vec<Mask<W>>,
    /// The same as registers.
    settled: Vec<(Type, Reg)>,
}

const NONE: u32 = u32::MAX;

impl<const W: usize> Sequencer<W> {
    /// Adds the operations for `copies` and `again` to `out`. A copy of a register to itself costs nothing and says that the value
    /// must still be there afterwards; it may be left out where no other copy reads the register. `free` gives, by bank, the units of allocatable registers that hold
    /// nothing before, during and after the copy.
    pub fn sequence(
        &mut self,
        machine: &Machine<'_, W>,
        copies: &[LocCopy],
        again: &[LocRemat],
        free: &mut [Mask<W>],
        temps: &mut Temporaries,
        out: &mut Vec<Edit>,
    ) {
        if again.is_empty() && in_some_order(machine, copies, out) {
            return;
        }
        self.start(machine, copies);
        let mut next_stuck = 0;
        loop {
            while let Some(index) = self.ready.pop() {
                self.carry_out(machine, index, free, temps, out);
            }
            while self.done.get(next_stuck) == Some(&true) {
                next_stuck += 1;
            }
            if next_stuck == self.copies.len() {
                break;
            }
            self.break_cycle(machine, next_stuck, free, temps, out);
        }
        // What is computed again reads nothing, so it waits until nothing is in its way; first what goes to slots, which
        // may need a register for a moment.
        for LocRemat { value, ty, to } in again.iter().copied() {
            if let Loc::Slot(to) = to {
                self.through_register(machine, ty, |to| Edit::Remat { value, to }, to, free, temps, out);
            }
        }
        out.extend(again.iter().filter_map(|again| Some(Edit::Remat { value: again.value, to: again.to.reg()? })));
    }

    fn start(&mut self, machine: &Machine<'_, W>, copies: &[LocCopy]) {
        self.copies.clear();
        self.settled.clear();
        self.pinned.clear();
        self.pinned.resize(machine.num_banks(), Mask::EMPTY);
        for copy in copies {
            match (copy.from, copy.to) {
                (Loc::Reg(from), Loc::Reg(to)) if from == to => self.pin(machine, copy.ty, to),
                (from, to) if from == to => {}
                _ => self.copies.push(*copy),
            }
        }
        for flags in [&mut self.done, &mut self.woken] {
            flags.clear();
            flags.resize(self.copies.len(), false);
        }
        self.ready.clear();
        self.parked.clear();
        self.from_regs.clear();
        self.from_regs
            .extend((0..self.copies.len() as u32).filter(|&at| self.copies[at as usize].from.reg().is_some()));
        self.made.clear();
        self.slots.clear();
        let units = machine.num_banks() * W * 64;
        self.readers.clear();
        self.readers.resize(units, 0);
        self.writer.clear();
        self.writer.resize(units, NONE);
        for index in 0..self.copies.len() {
            let copy = self.copies[index];
            self.read(machine, copy.from, 1);
            match copy.to {
                Loc::Reg(reg) => for_units(machine, reg, |unit| self.writer[unit] = index as u32),
                Loc::Slot(slot) => self.slots.entry(slot).or_default().1 = Some(index as u32),
                Loc::None => {}
            }
        }
        // Popped from the end: stores come first, they give registers free; then moves, and loads last.
        for kind in [0, 1, 2] {
            for index in (0..self.copies.len()).rev() {
                let copy = &self.copies[index];
                let kind_of = match (copy.from, copy.to) {
                    (Loc::Reg(_), Loc::Slot(_)) => 2,
                    (Loc::Reg(_), _) => 1,
                    _ => 0,
                };
                if kind_of == kind {
                    self.wake(machine, index as u32);
                }
            }
        }
    }

    /// Notes that a register holds what it must hold in the end.
    fn pin(&mut self, machine: &Machine<'_, W>, ty: Type, reg: Reg) {
        self.settled.push((ty, reg));
        let pinned = &mut self.pinned[machine.reg_bank(reg).index()];
        *pinned = pinned.or(machine.mask(reg));
    }

    /// Adds or removes a reader of a location.
    fn read(&mut self, machine: &Machine<'_, W>, from: Loc, change: i32) {
        match from {
            Loc::Reg(reg) => {
                for_units(machine, reg, |unit| self.readers[unit] = (i32::from(self.readers[unit]) + change) as u16);
            }
            Loc::Slot(slot) => {
                let readers = &mut self.slots.entry(slot).or_default().0;
                *readers = (*readers as i32 + change) as u32;
            }
            Loc::None => {}
        }
    }

    /// Whether nothing but the copy itself waits to read what it overwrites.
    fn is_ready(&self, machine: &Machine<'_, W>, index: u32) -> bool {
        let copy = self.copies[index as usize];
        match copy.to {
            Loc::Reg(_) => self.blocking_units(machine, index as usize) == 0,
            Loc::Slot(slot) => self.slots.get(&slot).is_none_or(|slot| slot.0 == 0),
            Loc::None => true,
        }
    }

    /// Stops reading a location for a copy, and wakes up who waited for that.
    fn stop_reading(&mut self, machine: &Machine<'_, W>, from: Loc) {
        self.read(machine, from, -1);
        match from {
            Loc::Reg(reg) => {
                let mut woken = NONE;
                let base = machine.reg_bank(reg).index() * W * 64;
                for unit in machine.mask(reg).iter() {
                    let writer = self.writer[base + unit];
                    if writer != NONE && writer != woken {
                        woken = writer;
                        self.wake(machine, writer);
                    }
                }
            }
            Loc::Slot(slot) => {
                if let Some(writer) = self.slots.get(&slot).and_then(|slot| slot.1) {
                    self.wake(machine, writer);
                }
            }
            Loc::None => {}
        }
    }

    fn wake(&mut self, machine: &Machine<'_, W>, index: u32) {
        let at = index as usize;
        if !self.done[at] && !self.woken[at] && self.is_ready(machine, index) {
            self.woken[at] = true;
            self.ready.push(index);
        }
    }

    fn carry_out(
        &mut self,
        machine: &Machine<'_, W>,
        index: u32,
        free: &mut [Mask<W>],
        temps: &mut Temporaries,
        out: &mut Vec<Edit>,
    ) {
        let LocCopy { ty, from, to } = self.copies[index as usize];
        match (from, to) {
            (Loc::Slot(from), Loc::Slot(to)) => {
                self.through_register(machine, ty, |to| Edit::Load { ty, from, to }, to, free, temps, out);
            }
            _ => out.extend(simple(ty, from, to)),
        }
        if let Loc::Reg(to) = to {
            self.pin(machine, ty, to);
            if let Loc::Reg(from) = from {
                self.made.push((from, to));
            }
        }
        self.done[index as usize] = true;
        self.stop_reading(machine, from);
        self.unpark(machine, from, free, temps);
    }

    /// Gives what a cycle was parked in back once it has been read.
    fn unpark(&mut self, machine: &Machine<'_, W>, from: Loc, free: &mut [Mask<W>], temps: &mut Temporaries) {
        match from {
            Loc::Reg(reg) => {
                let overlaps = |other: Reg| overlap(machine, Loc::Reg(other), from);
                if let Some(at) = self.parked.iter().position(|&parked| overlaps(parked))
                    && !self.is_read(machine, self.parked[at])
                {
                    let parked = self.parked.swap_remove(at);
                    // What was copied out of it is not what it will hold.
                    self.made.retain(|made| !overlap(machine, Loc::Reg(made.0), Loc::Reg(parked)));
                    let free = &mut free[machine.reg_bank(reg).index()];
                    *free = free.or(machine.mask(parked));
                }
            }
            Loc::Slot(slot) if self.slots.get(&slot).is_none_or(|slot| slot.0 == 0) => temps.release(slot),
            Loc::Slot(_) | Loc::None => {}
        }
    }

    /// Whether a waiting copy reads a register.
    fn is_read(&self, machine: &Machine<'_, W>, reg: Reg) -> bool {
        let mut read = false;
        for_units(machine, reg, |unit| read |= self.readers[unit] != 0);
        read
    }

    /// Lets at least one of the waiting copies go on, of which `first` is the first.
    fn break_cycle(
        &mut self,
        machine: &Machine<'_, W>,
        first: usize,
        free: &mut [Mask<W>],
        temps: &mut Temporaries,
        out: &mut Vec<Edit>,
    ) {
        let (waits, blocker) = self.weakest_link(machine, first, free);
        let copy = self.copies[waits];
        let LocCopy { ty, from, to } = self.copies[blocker];
        let Loc::Reg(source) = from else {
            // A slot is to be overwritten that another copy reads: park its content.
            let (Loc::Slot(source), parked) = (from, temps.take(ty)) else { return };
            self.through_register(machine, ty, |to| Edit::Load { ty, from: source, to }, parked, free, temps, out);
            self.redirect(machine, first, from, Loc::Slot(parked));
            return;
        };
        if let Some(&(_, elsewhere)) = self.made.iter().find(|made| made.0 == source) {
            self.redirect(machine, first, from, Loc::Reg(elsewhere));
            return;
        }
        let unused = free[machine.reg_bank(source).index()];
        let scratch = machine.home_regs(ty).iter().copied().find(|&reg| unused.contains(machine.mask(reg)));
        let can_swap = machine.target.ty(ty).swap && self.is_exact(machine, copy, source);
        let two_cycle = to == copy.from && copy.to == from;
        if can_swap && (two_cycle || scratch.is_none()) {
            self.swap(machine, waits as u32, source, out);
            return;
        }
        let parked = match scratch {
            Some(scratch) => {
                out.push(Edit::Move { ty, from: source, to: scratch });
                let free = &mut free[machine.reg_bank(source).index()];
                *free = free.minus(machine.mask(scratch));
                self.parked.push(scratch);
                Loc::Reg(scratch)
            }
            None => {
                let slot = temps.take(ty);
                out.push(Edit::Store { ty, from: source, to: slot });
                Loc::Slot(slot)
            }
        };
        self.redirect(machine, first, from, parked);
    }

    /// A waiting copy and one that it waits for, where a cycle had better be broken: among registers of different sizes,
    /// where what is to be parked is widest, for then the fewest are, as far as there is room for it.
    fn weakest_link(&self, machine: &Machine<'_, W>, first: usize, free: &[Mask<W>]) -> (usize, usize) {
        let blocker_of = |copy: usize| {
            let to = self.copies[copy].to;
            let blocks =
                |&other: &usize| other != copy && !self.done[other] && overlap(machine, self.copies[other].from, to);
            let Some(blocker) = (first..self.copies.len()).find(blocks) else {
                unreachable!("a copy that nothing blocks is ready")
            };
            blocker
        };
        let next = blocker_of(first);
        let bank = machine.bank(machine.ty(self.copies[first].ty).bank);
        if bank.types.windows(2).all(|pair| machine.ty(pair[0]).size == machine.ty(pair[1]).size) {
            return (first, next);
        }
        let mut path = alloc::vec![first];
        let mut at = next;
        while !path.contains(&at) {
            path.push(at);
            at = blocker_of(at);
        }
        let cycle = &path[path.iter().position(|&copy| copy == at).unwrap_or(0)..];
        let links = cycle.iter().zip(cycle[1..].iter().chain(&cycle[..1]));
        let key = |&(&waits, &blocker): &(&usize, &usize)| {
            let LocCopy { ty, from, .. } = self.copies[blocker];
            let unused = free[machine.ty(ty).bank.index()];
            let room = || machine.home_regs(ty).iter().any(|&reg| unused.contains(machine.mask(reg)));
            let parkable = self.blocking_units(machine, waits) <= unused.count() && room();
            (from.reg().is_some(), parkable, machine.target.ty(ty).bits)
        };
        links.max_by_key(key).map_or((first, next), |(&waits, &blocker)| (waits, blocker))
    }

    /// The number of units of the register that a copy writes which others wait to read.
    fn blocking_units(&self, machine: &Machine<'_, W>, copy: usize) -> u32 {
        let LocCopy { from, to, .. } = self.copies[copy];
        let Some(to) = to.reg() else { return 0 };
        let own = match from.reg() {
            Some(from) if machine.reg_bank(from) == machine.reg_bank(to) => machine.mask(from),
            _ => Mask::EMPTY,
        };
        let mut count = 0;
        let base = machine.reg_bank(to).index() * W * 64;
        for unit in machine.mask(to).iter() {
            let own = u16::from(own.0[unit / 64] >> (unit % 64) & 1 != 0);
            count += u32::from(self.readers[base + unit] > own);
        }
        count
    }

    /// Whether `copy` goes between two whole registers that waiting copies read only as wholes.
    fn is_exact(&self, machine: &Machine<'_, W>, copy: LocCopy, source: Reg) -> bool {
        let (Loc::Reg(a), Loc::Reg(b)) = (copy.from, copy.to) else { return false };
        let stays = self.pinned[machine.reg_bank(a).index()].intersects(machine.mask(a));
        b == source
            && !stays
            && (0..self.copies.len()).filter(|&other| !self.done[other]).all(|other| {
                let from = self.copies[other].from;
                let exact = |reg: Reg| from == Loc::Reg(reg) || !overlap(machine, from, Loc::Reg(reg));
                // Whoever writes a part of `a` expects the rest of it to be what it was.
                let to = self.copies[other].to;
                exact(a) && exact(b) && (to == Loc::Reg(a) || !overlap(machine, to, Loc::Reg(a)))
            })
    }

    /// Carries out a copy by a swap: what its destination held is in its source afterwards.
    fn swap(&mut self, machine: &Machine<'_, W>, index: u32, destination: Reg, out: &mut Vec<Edit>) {
        let LocCopy { ty, from, .. } = self.copies[index as usize];
        let Loc::Reg(source) = from else { return };
        out.push(Edit::Swap { ty, a: source, b: destination });
        self.done[index as usize] = true;
        self.pin(machine, ty, destination);
        self.read(machine, from, -1);
        // What was copied out of the two is not what they hold now.
        let swapped = [from, Loc::Reg(destination)];
        self.made.retain(|made| swapped.iter().all(|&reg| !overlap(machine, Loc::Reg(made.0), reg)));
        for other in 0..self.copies.len() {
            if self.done[other] {
                continue;
            }
            let reads = self.copies[other].from;
            let now = if reads == Loc::Reg(source) {
                Loc::Reg(destination)
            } else if reads == Loc::Reg(destination) {
                Loc::Reg(source)
            } else {
                continue;
            };
            self.read(machine, reads, -1);
            self.copies[other].from = now;
            self.read(machine, now, 1);
            if let (Loc::Reg(reg), true) = (now, now == self.copies[other].to) {
                self.done[other] = true;
                self.pin(machine, self.copies[other].ty, reg);
                self.read(machine, now, -1);
            }
        }
        for other in 0..self.copies.len() as u32 {
            self.wake(machine, other);
        }
    }

    /// Brings something to a slot through a free register, or through one whose content is kept in temporaries meanwhile;
    /// `fetch` is the edit that brings it to a register. Copies to slots happen on edges only, where everything that is in a register is part of the parallel copy.
    #[expect(clippy::too_many_arguments, reason = "what a copy is, and where it may go through")]
    fn through_register(
        &mut self,
        machine: &Machine<'_, W>,
        ty: Type,
        fetch: impl Fn(Reg) -> Edit,
        to: Slot,
        free: &[Mask<W>],
        temps: &mut Temporaries,
        out: &mut Vec<Edit>,
    ) {
        let bank = machine.ty(ty).bank;
        let regs = machine.home_regs(ty);
        let unused = regs.iter().copied().find(|&reg| free[bank.index()].contains(machine.mask(reg)));
        self.from_regs.retain(|&index| !self.done[index as usize]);
        let least = || regs.iter().copied().min_by_key(|&reg| self.content(machine, reg).count());
        let Some(reg) = unused.or_else(least) else { return };
        let kept: Vec<(Type, Reg, Slot)> = match unused {
            Some(_) => Vec::new(),
            None => self.content(machine, reg).map(|(ty, reg)| (ty, reg, temps.take(ty))).collect(),
        };
        kept.iter().for_each(|kept| temps.release(kept.2));
        out.extend(kept.iter().map(|&(ty, from, to)| Edit::Store { ty, from, to }));
        out.extend([fetch(reg), Edit::Store { ty, from: reg, to }]);
        out.extend(kept.iter().map(|&(ty, to, from)| Edit::Load { ty, from, to }));
    }

    /// What is in the units of a register and still needed: sources that wait to be read, and finished destinations.
    fn content(&self, machine: &Machine<'_, W>, reg: Reg) -> impl Iterator<Item = (Type, Reg)> {
        let waiting = self.from_regs.iter().map(|&index| self.copies[index as usize]).filter_map(|copy| {
            let from = copy.from.reg()?;
            Some((copy.ty, from))
        });
        let mut content: Vec<(Type, Reg)> = waiting.chain(self.settled.iter().copied()).collect();
        content.retain(|&(_, other)| overlap(machine, Loc::Reg(other), Loc::Reg(reg)));
        content.sort_unstable();
        content.dedup();
        content.into_iter()
    }

    /// Lets all waiting copies that read `from` read `to` instead, which holds the same. `first` is the first that waits.
    fn redirect(&mut self, machine: &Machine<'_, W>, first: usize, from: Loc, to: Loc) {
        for index in first..self.copies.len() {
            if from.slot().is_some_and(|slot| self.slots.get(&slot).is_none_or(|slot| slot.0 == 0)) {
                return;
            }
            if !self.done[index] && self.copies[index].from == from {
                self.copies[index].from = to;
                self.read(machine, to, 1);
                self.stop_reading(machine, from);
            }
        }
    }
}

fn for_units<const W: usize>(machine: &Machine<'_, W>, reg: Reg, mut each: impl FnMut(usize)) {
    let base = machine.reg_bank(reg).index() * W * 64;
    machine.mask(reg).iter().for_each(|unit| each(base + unit));
}
