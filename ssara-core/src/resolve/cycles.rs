//! Breaking cycles of copies that wait for each other.
//!
//! # Input
//! A sequence under construction in which no copy is ready. Every destination is written once, so the waiting copies form
//! cycles.
//!
//! # Output
//! At least one copy that is ready. A cycle is broken, in this order of preference:
//!
//! 1. by a copy of a value that was already made, wherever in the cycle that value is read: this costs nothing;
//! 2. by a swap, if the cycle has two copies or no register is free;
//! 3. by parking a value in a register that is free throughout;
//! 4. by parking it in a temporary slot.
//!
//! # Why correct
//! Parking and earlier copies only move what waiting copies read to another place that holds the same. A swap is made only
//! where waiting copies read the two registers as wholes. Then they read the other one of the two.
//!
//! # Cost
//! Linear in the waiting copies.

use crate::output::{Edit, Loc};
use crate::regs::unit_mask::Mask;
use crate::resolve::copy::{LocCopy, overlap};
use crate::resolve::parallel_copy::SequenceWalk;
use crate::target::Reg;

impl<const W: usize> SequenceWalk<'_, W> {
    /// Lets at least one of the waiting copies go on. `first` is the first of them.
    pub(super) fn break_cycle(&mut self, first: usize) {
        if let Some((source, elsewhere)) = self.made_source(first) {
            self.redirect(first, Loc::Reg(source), Loc::Reg(elsewhere));
            return;
        }
        let (waiting, blocker) = self.weakest_link(first);
        let copy = self.state.copies[waiting];
        let LocCopy { ty, from, to } = self.state.copies[blocker];
        let Loc::Reg(source) = from else {
            // A slot is to be overwritten that another copy reads: its content is parked.
            let (Loc::Slot(source), parked) = (from, self.temps.take(ty)) else { return };
            self.through_register(ty, |to| Edit::Load { ty, from: source, to }, parked);
            self.redirect(first, from, Loc::Slot(parked));
            return;
        };
        let machine = self.machine;
        let bank = machine.reg_bank(source).index();
        let unused = self.free[bank];
        let scratch = machine.home_regs(ty).iter().copied().find(|&reg| unused.contains(machine.mask(reg)));
        let can_swap = machine.target.ty(ty).swap && self.is_exact(copy, source);
        let is_two_cycle = to == copy.from && copy.to == from;
        if can_swap && (is_two_cycle || scratch.is_none()) {
            self.swap(waiting, source);
            return;
        }
        let parked = match scratch {
            Some(scratch) => {
                self.out.push(Edit::Move { ty, from: source, to: scratch });
                self.free[bank] = unused.minus(machine.mask(scratch));
                self.state.parked.push(scratch);
                Loc::Reg(scratch)
            }
            None => {
                let slot = self.temps.take(ty);
                self.out.push(Edit::Store { ty, from: source, to: slot });
                Loc::Slot(slot)
            }
        };
        self.redirect(first, from, parked);
    }

    /// A register that waiting copies read and others overwrite, and another one to which its value was copied.
    fn made_source(&self, first: usize) -> Option<(Reg, Reg)> {
        let state = &*self.state;
        let waiting = || state.copies[first..].iter().zip(&state.done[first..]).filter(|&(_, &done)| !done);
        let is_read = |source| waiting().any(|(copy, _)| copy.from == Loc::Reg(source));
        // The cheap question comes first: it has an answer other than no once for each register, if all have one size.
        let opens = |made: &&(Reg, Reg)| self.is_reg_read(made.0) && self.is_overwritten(made.0) && is_read(made.0);
        state.made.iter().find(opens).copied()
    }

    /// A waiting copy and one that it waits for, between which a cycle should be broken. Among registers of different sizes
    /// it is where the parked value is widest, as far as there is room for it. Then the fewest are parked.
    fn weakest_link(&self, first: usize) -> (usize, usize) {
        let machine = self.machine;
        let copies = &self.state.copies;
        let blocker_of = |copy: usize| {
            let to = copies[copy].to;
            let blocks =
                |&other: &usize| other != copy && !self.state.done[other] && overlap(machine, copies[other].from, to);
            let Some(blocker) = (first..copies.len()).find(blocks) else {
                unreachable!("a copy that nothing blocks is ready")
            };
            blocker
        };
        let next = blocker_of(first);
        let bank = machine.bank(machine.ty(copies[first].ty).bank);
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
        let key = |&(&waiting, &blocker): &(&usize, &usize)| {
            let LocCopy { ty, from, .. } = copies[blocker];
            let unused = self.free[machine.ty(ty).bank.index()];
            let has_room = || machine.home_regs(ty).iter().any(|&reg| unused.contains(machine.mask(reg)));
            let is_parkable = self.blocking_units(waiting) <= unused.count() && has_room();
            (from.reg().is_some(), is_parkable, machine.target.ty(ty).bits)
        };
        links.max_by_key(key).map_or((first, next), |(&waiting, &blocker)| (waiting, blocker))
    }

    /// Whether `copy` goes between two whole registers that waiting copies read only as wholes.
    fn is_exact(&self, copy: LocCopy, source: Reg) -> bool {
        let (machine, state) = (self.machine, &*self.state);
        let (Loc::Reg(a), Loc::Reg(b)) = (copy.from, copy.to) else { return false };
        let is_pinned = state.pinned[machine.reg_bank(a).index()].intersects(machine.mask(a));
        b == source
            && !is_pinned
            && (0..state.copies.len()).filter(|&other| !state.done[other]).all(|other| {
                let LocCopy { from, to, .. } = state.copies[other];
                let is_exact = |reg: Reg| from == Loc::Reg(reg) || !overlap(machine, from, Loc::Reg(reg));
                // A copy that writes a part of `a` expects the rest of it unchanged.
                is_exact(a) && is_exact(b) && (to == Loc::Reg(a) || !overlap(machine, to, Loc::Reg(a)))
            })
    }

    /// Makes a copy by a swap: what its destination held is in its source afterwards.
    fn swap(&mut self, index: usize, destination: Reg) {
        let machine = self.machine;
        let LocCopy { ty, from, .. } = self.state.copies[index];
        let Loc::Reg(source) = from else { return };
        self.out.push(Edit::Swap { ty, a: source, b: destination });
        self.state.done[index] = true;
        self.pin(ty, destination);
        self.count_reader(from, -1);
        // What was copied out of the two is not what they hold now.
        let swapped = [from, Loc::Reg(destination)];
        self.state.made.retain(|made| swapped.iter().all(|&reg| !overlap(machine, Loc::Reg(made.0), reg)));
        for other in 0..self.state.copies.len() {
            if self.state.done[other] {
                continue;
            }
            let LocCopy { ty, from: old, to } = self.state.copies[other];
            let new = if old == Loc::Reg(source) {
                destination
            } else if old == Loc::Reg(destination) {
                source
            } else {
                continue;
            };
            self.count_reader(old, -1);
            self.state.copies[other].from = Loc::Reg(new);
            if Loc::Reg(new) == to {
                self.state.done[other] = true;
                self.pin(ty, new);
            } else {
                self.count_reader(Loc::Reg(new), 1);
            }
        }
        for other in 0..self.state.copies.len() {
            self.wake(other as u32);
        }
    }

    /// Lets all waiting copies that read `from` read `to` instead, which holds the same. `first` is the first that waits.
    fn redirect(&mut self, first: usize, from: Loc, to: Loc) {
        for index in first..self.state.copies.len() {
            if from.slot().is_some_and(|slot| !self.is_slot_read(slot)) {
                return;
            }
            if !self.state.done[index] && self.state.copies[index].from == from {
                self.state.copies[index].from = to;
                self.count_reader(to, 1);
                self.stop_reading(from);
            }
        }
    }

    /// The number of units of a copy's destination register that other waiting copies read.
    pub(super) fn blocking_units(&self, copy: usize) -> u32 {
        let machine = self.machine;
        let LocCopy { from, to, .. } = self.state.copies[copy];
        let Some(to) = to.reg() else { return 0 };
        let own = match from.reg() {
            Some(from) if machine.reg_bank(from) == machine.reg_bank(to) => machine.mask(from),
            _ => Mask::EMPTY,
        };
        let mut count = 0;
        let base = machine.reg_bank(to).index() * W * 64;
        for unit in machine.mask(to).iter() {
            let own = u16::from(own.0[unit / 64] >> (unit % 64) & 1 != 0);
            count += u32::from(self.state.readers[base + unit] > own);
        }
        count
    }
}
