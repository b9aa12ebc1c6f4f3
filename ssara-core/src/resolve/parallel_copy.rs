//! Turning a parallel copy into a sequence of operations.
//!
//! # Input
//! Copies between registers and slots that all happen at once, and values that are rematerialised ([`CopySet`]).
//! Destinations are disjoint; several copies may read one source.
//!
//! # Output
//! A sequence of moves, swaps, loads, stores and rematerialisations with the same effect.
//!
//! # Invariant
//! A copy is made once no waiting copy reads what it overwrites. When all copies that are left wait for each other, they
//! form cycles, because every destination is written once. Then one cycle is broken ([`cycles`](super::cycles)). After each
//! break at least one copy can go on, so the loop ends. The register or temporary in which a cycle was parked is free again
//! once the cycle is closed. So one serves all cycles of its kind. Rematerialised values have no source and come last.
//!
//! # Why correct
//! Units decide what overlaps, so registers of different widths may take part in one copy: a tuple may go where its
//! members' neighbours come from. Such a cycle is broken where the parked value is widest, as far as there is room for it.
//! Then one copy lets several go on. A register in which a cycle is parked is never the one through which a copy from slot
//! to slot goes. Both come out of the same mask of free units, which shrinks when the former is taken.
//!
//! # Cost
//! *Operations.* `n` copies take at most `n + b + (s + t) (1 + 2 h)` operations:
//!
//! - A swap is one of the copies. Any other break parks one source for one more operation. A parked value is never
//!   overwritten, so no copy waits for it again.
//! - `b` counts the breaks. Among locations of one size every destination is in the way of one source, and one break opens
//!   a cycle. So `b` is the number of cycles. Where sizes differ, consider copies that wait for each other, directly or
//!   not, and read `k` sources. They are done after `k - 1` breaks at the latest, because the last source is in the way of
//!   nothing but its own copy. Then `b` is the sum of all `k - 1`.
//! - What goes from memory to memory passes through a register, which is one more operation. Where no register is free, it
//!   also takes a store and a load for each of the at most `h` values in that register. `s` counts the copies to slots, and
//!   `t` the breaks in which slots take part.
//!
//! *Time.* Linear in the copies. In addition, each break and each passage through a register look at all waiting copies.
//! Where sizes differ, a break does so for each copy of its cycle.
//!
//! *Limit.* A copy is never made in pieces. A wide value in a cycle goes through memory if no register of its type is free,
//! even if enough narrow ones are.

use alloc::vec::Vec;

use rustc_hash::FxBuildHasher;

use crate::output::{Edit, Loc, Slot};
use crate::regs::machine::Machine;
use crate::regs::unit_mask::Mask;
use crate::resolve::acyclic::sequence_acyclic;
use crate::resolve::copy::{CopySet, LocCopy, LocRemat, overlap, single_edit};
use crate::resolve::temporaries::Temporaries;
use crate::sorts::sort;
use crate::target::{Reg, Type};

type HashMap<K, V> = hashbrown::HashMap<K, V, FxBuildHasher>;

const NONE: u32 = u32::MAX;

/// Sequences parallel copies. Keeps its buffers.
#[derive(Default)]
pub struct Sequencer<const W: usize> {
    pub(super) copies: Vec<LocCopy>,
    /// By copy: whether it is made.
    pub(super) done: Vec<bool>,
    /// The copies that can be made now, without loads.
    ready: Vec<u32>,
    /// The loads that can be made now. They wait for all other copies that can be made, because each takes a register
    /// through which a copy from slot to slot could go.
    ready_loads: Vec<u32>,
    /// By copy: whether it has been put into `ready` or `ready_loads`.
    queued: Vec<bool>,
    /// The copies from registers, without most of those that are done.
    from_regs: Vec<u32>,
    /// The registers in which open cycles are parked.
    pub(super) parked: Vec<Reg>,
    /// By bank and unit: how many waiting copies read it.
    pub(super) readers: Vec<u16>,
    /// By bank and unit: which waiting copy writes it.
    writer: Vec<u32>,
    /// The readers and the writer of each slot.
    slots: HashMap<Slot, (u32, Option<u32>)>,
    /// The copies between registers that were made, as long as their sources hold what was copied.
    pub(super) made: Vec<(Reg, Reg)>,
    /// By bank: the units that hold their final content; a swap leaves them alone.
    pub(super) pinned: Vec<Mask<W>>,
    /// The same as registers.
    pinned_regs: Vec<(Type, Reg)>,
}

impl<const W: usize> Sequencer<W> {
    /// Adds the operations for `set` to `out`. A copy of a register to itself costs nothing and says that the value
    /// must still be there afterwards. It may be left out where no other copy reads the register.
    pub fn sequence(
        &mut self,
        machine: &Machine<'_, W>,
        set: CopySet<'_, W>,
        temps: &mut Temporaries,
        out: &mut Vec<Edit>,
    ) {
        let CopySet { copies, remats, free } = set;
        if remats.is_empty() && sequence_acyclic(machine, copies, out) {
            return;
        }
        let mut walk = SequenceWalk { machine, state: self, free, temps, out };
        walk.start(copies);
        walk.make_copies();
        walk.rematerialise(remats);
    }
}

/// One sequence under construction.
pub(super) struct SequenceWalk<'a, const W: usize> {
    pub(super) machine: &'a Machine<'a, W>,
    pub(super) state: &'a mut Sequencer<W>,
    /// By bank: the units that hold nothing throughout.
    pub(super) free: &'a mut [Mask<W>],
    pub(super) temps: &'a mut Temporaries,
    pub(super) out: &'a mut Vec<Edit>,
}

impl<const W: usize> SequenceWalk<'_, W> {
    /// Takes in the copies, and finds those that are ready.
    fn start(&mut self, copies: &[LocCopy]) {
        let state = &mut *self.state;
        state.copies.clear();
        state.pinned_regs.clear();
        state.pinned.clear();
        state.pinned.resize(self.machine.num_banks(), Mask::EMPTY);
        for copy in copies {
            match (copy.from, copy.to) {
                (Loc::Reg(from), Loc::Reg(to)) if from == to => self.pin(copy.ty, to),
                (from, to) if from == to => {}
                _ => self.state.copies.push(*copy),
            }
        }
        let state = &mut *self.state;
        let count = state.copies.len();
        for flags in [&mut state.done, &mut state.queued] {
            flags.clear();
            flags.resize(count, false);
        }
        state.ready.clear();
        state.ready_loads.clear();
        state.parked.clear();
        state.from_regs.clear();
        state.from_regs.extend((0..count as u32).filter(|&at| state.copies[at as usize].from.reg().is_some()));
        state.made.clear();
        state.slots.clear();
        let units = self.machine.num_banks() * W * 64;
        state.readers.clear();
        state.readers.resize(units, 0);
        state.writer.clear();
        state.writer.resize(units, NONE);
        for index in 0..count {
            let copy = self.state.copies[index];
            self.count_reader(copy.from, 1);
            match copy.to {
                Loc::Reg(reg) => for_units(self.machine, reg, |unit| self.state.writer[unit] = index as u32),
                Loc::Slot(slot) => self.state.slots.entry(slot).or_default().1 = Some(index as u32),
                Loc::None => {}
            }
        }
        self.wake_all();
    }

    /// Wakes the copies that are ready from the start. They are popped from the end: stores come first, as they free
    /// registers. Then come moves, then copies from slot to slot, which may need a register. Loads come last.
    fn wake_all(&mut self) {
        for kind in [0, 1, 2] {
            for index in (0..self.state.copies.len()).rev() {
                let copy = &self.state.copies[index];
                let kind_of = match (copy.from, copy.to) {
                    (Loc::Reg(_), Loc::Slot(_)) => 2,
                    (Loc::Reg(_), _) => 1,
                    _ => 0,
                };
                if kind_of == kind {
                    self.wake(index as u32);
                }
            }
        }
    }

    /// Makes all copies, and breaks a cycle whenever none is ready.
    fn make_copies(&mut self) {
        let mut first_waiting = 0;
        loop {
            while let Some(index) = self.state.ready.pop().or_else(|| self.state.ready_loads.pop()) {
                self.make_copy(index as usize);
            }
            while self.state.done.get(first_waiting) == Some(&true) {
                first_waiting += 1;
            }
            if first_waiting == self.state.copies.len() {
                break;
            }
            self.break_cycle(first_waiting);
        }
    }

    /// Rematerialises values. They read nothing, or registers as they are after the copies, so they wait until nothing is in
    /// their way. Those that go to slots come first, because they may need a register.
    fn rematerialise(&mut self, remats: &[LocRemat]) {
        for &LocRemat { value, ty, from, to } in remats {
            if let Loc::Slot(to) = to {
                self.through_register(ty, |to| Edit::Remat { value, from, to }, to);
            }
        }
        let to_reg = |&LocRemat { value, from, to, .. }: &LocRemat| Some(Edit::Remat { value, from, to: to.reg()? });
        self.out.extend(remats.iter().filter_map(to_reg));
    }

    fn make_copy(&mut self, index: usize) {
        let LocCopy { ty, from, to } = self.state.copies[index];
        match (from, to) {
            (Loc::Slot(from), Loc::Slot(to)) => self.through_register(ty, |to| Edit::Load { ty, from, to }, to),
            _ => self.out.extend(single_edit(ty, from, to)),
        }
        if let Loc::Reg(to) = to {
            self.pin(ty, to);
            if let Loc::Reg(from) = from {
                self.state.made.push((from, to));
            }
        }
        self.state.done[index] = true;
        self.stop_reading(from);
        self.unpark(from);
    }

    /// Notes that a register holds its final content.
    pub(super) fn pin(&mut self, ty: Type, reg: Reg) {
        self.state.pinned_regs.push((ty, reg));
        let pinned = &mut self.state.pinned[self.machine.reg_bank(reg).index()];
        *pinned = pinned.or(self.machine.mask(reg));
    }

    /// Adds or removes a reader of a location.
    pub(super) fn count_reader(&mut self, from: Loc, change: i32) {
        let Sequencer { readers, slots, .. } = &mut *self.state;
        match from {
            Loc::Reg(reg) => {
                for_units(self.machine, reg, |unit| readers[unit] = (i32::from(readers[unit]) + change) as u16);
            }
            Loc::Slot(slot) => {
                let readers = &mut slots.entry(slot).or_default().0;
                *readers = (*readers as i32 + change) as u32;
            }
            Loc::None => {}
        }
    }

    /// Stops reading a location for a copy, and wakes the copies that waited for that.
    pub(super) fn stop_reading(&mut self, from: Loc) {
        self.count_reader(from, -1);
        match from {
            Loc::Reg(reg) => {
                let mut woken = NONE;
                let base = self.machine.reg_bank(reg).index() * W * 64;
                for unit in self.machine.mask(reg).iter() {
                    let writer = self.state.writer[base + unit];
                    if writer != NONE && writer != woken {
                        woken = writer;
                        self.wake(writer);
                    }
                }
            }
            Loc::Slot(slot) => {
                if let Some(writer) = self.state.slots.get(&slot).and_then(|slot| slot.1) {
                    self.wake(writer);
                }
            }
            Loc::None => {}
        }
    }

    /// Queues a copy if it is ready.
    pub(super) fn wake(&mut self, index: u32) {
        let at = index as usize;
        if !self.state.done[at] && !self.state.queued[at] && self.is_ready(at) {
            self.state.queued[at] = true;
            let LocCopy { from, to, .. } = self.state.copies[at];
            let is_load = from.slot().is_some() && to.reg().is_some();
            let ready = if is_load { &mut self.state.ready_loads } else { &mut self.state.ready };
            ready.push(index);
        }
    }

    /// Whether no other waiting copy reads what a copy overwrites.
    fn is_ready(&self, index: usize) -> bool {
        match self.state.copies[index].to {
            Loc::Reg(_) => self.blocking_units(index) == 0,
            Loc::Slot(slot) => !self.is_slot_read(slot),
            Loc::None => true,
        }
    }

    /// Frees the register or temporary in which a cycle was parked, once it has been read.
    fn unpark(&mut self, from: Loc) {
        let machine = self.machine;
        match from {
            Loc::Reg(reg) => {
                let overlaps = |&other: &Reg| overlap(machine, Loc::Reg(other), Loc::Reg(reg));
                if let Some(at) = self.state.parked.iter().position(overlaps)
                    && !self.is_reg_read(self.state.parked[at])
                {
                    let parked = self.state.parked.swap_remove(at);
                    // What was copied out of it is not what it will hold.
                    self.state.made.retain(|made| !overlap(machine, Loc::Reg(made.0), Loc::Reg(parked)));
                    let free = &mut self.free[machine.reg_bank(reg).index()];
                    *free = free.or(machine.mask(parked));
                }
            }
            Loc::Slot(slot) if !self.is_slot_read(slot) => self.temps.release(slot),
            Loc::Slot(_) | Loc::None => {}
        }
    }

    /// Whether a waiting copy writes a register.
    pub(super) fn is_overwritten(&self, reg: Reg) -> bool {
        let mut is_overwritten = false;
        let Sequencer { writer, done, .. } = &*self.state;
        for_units(self.machine, reg, |unit| is_overwritten |= done.get(writer[unit] as usize) == Some(&false));
        is_overwritten
    }

    /// Whether a waiting copy reads a register.
    pub(super) fn is_reg_read(&self, reg: Reg) -> bool {
        let mut is_read = false;
        for_units(self.machine, reg, |unit| is_read |= self.state.readers[unit] != 0);
        is_read
    }

    /// Whether a waiting copy reads a slot.
    pub(super) fn is_slot_read(&self, slot: Slot) -> bool {
        self.state.slots.get(&slot).is_some_and(|slot| slot.0 != 0)
    }

    /// Brings something to a slot through a free register, or through one whose content is kept in temporaries
    /// meanwhile. `fetch` is the edit that brings it to a register. Where there are copies to slots, everything that is in
    /// a register is part of the parallel copy.
    pub(super) fn through_register(&mut self, ty: Type, fetch: impl Fn(Reg) -> Edit, to: Slot) {
        let machine = self.machine;
        let regs = machine.home_regs(ty);
        let free = self.free[machine.ty(ty).bank.index()];
        let unused = regs.iter().copied().find(|&reg| free.contains(machine.mask(reg)));
        let Sequencer { from_regs, done, .. } = &mut *self.state;
        from_regs.retain(|&index| !done[index as usize]);
        let emptiest = || regs.iter().copied().min_by_key(|&reg| self.content(reg).len());
        let Some(reg) = unused.or_else(emptiest) else { return };
        let content = if unused.is_some() { Vec::new() } else { self.content(reg) };
        let kept: Vec<(Type, Reg, Slot)> =
            content.into_iter().map(|(ty, reg)| (ty, reg, self.temps.take(ty))).collect();
        kept.iter().for_each(|kept| self.temps.release(kept.2));
        self.out.extend(kept.iter().map(|&(ty, from, to)| Edit::Store { ty, from, to }));
        self.out.extend([fetch(reg), Edit::Store { ty, from: reg, to }]);
        self.out.extend(kept.iter().map(|&(ty, to, from)| Edit::Load { ty, from, to }));
    }

    /// What is in the units of a register and still needed: sources that wait to be read, and finished destinations.
    fn content(&self, reg: Reg) -> Vec<(Type, Reg)> {
        let state = &*self.state;
        let waiting = state.from_regs.iter().map(|&index| state.copies[index as usize]).filter_map(|copy| {
            let from = copy.from.reg()?;
            Some((copy.ty, from))
        });
        let mut content: Vec<(Type, Reg)> = waiting.chain(state.pinned_regs.iter().copied()).collect();
        content.retain(|&(_, other)| overlap(self.machine, Loc::Reg(other), Loc::Reg(reg)));
        sort(&mut content);
        content.dedup();
        content
    }
}

/// Calls `each` with the units of a register, numbered over all banks.
fn for_units<const W: usize>(machine: &Machine<'_, W>, reg: Reg, mut each: impl FnMut(usize)) {
    let base = machine.reg_bank(reg).index() * W * 64;
    machine.mask(reg).iter().for_each(|unit| each(base + unit));
}
