//! The parallel copies at an instruction that the solver has placed.
//!
//! # Input
//! The registers before the instruction, and those to which its solution brings values.
//!
//! # Output
//! One parallel copy before the instruction. It also fills the argument slots that the instruction reads, and the slots in
//! which it changes values that live on elsewhere. After the instruction, a copy of the results that it leaves in such slots.
//!
//! # Why correct
//! A value is loaded or computed once. Its other copies are made from there after the parallel copy, which destroys nothing
//! that the instruction reads. Registers that hold nothing before it and nothing in its early phase are free for the copy.
//!
//! # Cost
//! Linear in the copies, and in argument slots times copies. With argument slots also in the values in registers.

use alloc::vec::Vec;

use cranelift_entity::EntityRef;

use crate::analysis::context::Cx;
use crate::analysis::inst_cx::InstCx;
use crate::decisions::SpillSets;
use crate::ir::{Inst, Value};
use crate::output::{Edit, Loc, Point, RematUses, Slot};
use crate::regs::register_file::RegisterFile;
use crate::regs::unit_mask::Mask;
use crate::resolve::arg_slots::{Before, IncomingHomes, keep_others, number_of, park};
use crate::resolve::copy::{CopySet, LocCopy, LocRemat};
use crate::resolve::emitter::{Emitter, Phase};
use crate::resolve::here::{find_reg, uses_of};
use crate::target::{FormKind, Reg};

/// The slots of values, as a walk knows them.
pub trait ValueSlots {
    /// Which values are in memory.
    fn sets(&self) -> &SpillSets;
    /// The number of the slot of a value.
    fn slot(&mut self, value: Value) -> Slot;
    /// The same for a value that is read there.
    fn read(&mut self, value: Value) -> Slot;
}

/// The copies at an instruction. Keeps its buffers.
#[derive(Default)]
pub struct SolvedCopy<const W: usize> {
    copies: Vec<LocCopy>,
    remats: Vec<LocRemat>,
    /// The registers in which it computes values again from others.
    recomputed: Vec<(Value, Reg)>,
    /// By bank: the units that are free for the copy.
    free: Vec<Mask<W>>,
    /// The registers to which it loads values, or where it computes them.
    loaded: Vec<(Value, Reg)>,
    /// What follows it.
    later: Vec<Edit>,
}

impl<const W: usize> SolvedCopy<W> {
    /// Emits the parallel copy before an instruction that brings values to registers.
    pub fn bring(
        &mut self,
        cx: &Cx<'_, W>,
        inst: &InstCx<'_>,
        to: &[(Value, Reg)],
        file: &RegisterFile<W>,
        slots: &mut impl ValueSlots,
        emitter: &mut Emitter<W>,
    ) {
        let (machine, at) = (cx.machine, Point::Before(inst.inst));
        self.start(cx, file);
        for &(value, to) in to {
            let bank = machine.reg_bank(to).index();
            self.free[bank] = self.free[bank].minus(machine.mask(to));
            self.bring_one(cx, inst.inst, value, (file.reg[value.index()], to), slots);
        }
        self.recompute(cx, to, file, slots);
        let modifies_slots = self.bring_to_modified_slots(cx, inst, file, slots);
        let SolvedCopy { copies, remats, free, loaded, later, .. } = self;
        let mut parked = Vec::new();
        if cx.constraints.shape(inst.inst).has_arg_slots() {
            let before = Before { inst, file, loaded };
            before.add_arg_slots(cx, copies, remats, later, |value| slots.read(value));
            if inst.form().kind == FormKind::Return {
                let found = IncomingHomes::find(cx.func, machine.target, slots.sets());
                let homes = IncomingHomes::new(&found, |value| slots.slot(value));
                before.use_homes(machine.target, &homes, copies);
            }
            keep_others(cx, file, copies);
            parked = park(machine, emitter, at, copies, free);
        } else if modifies_slots {
            keep_others(cx, file, copies);
        }
        if !remats.is_empty() || copies.iter().any(|copy| copy.from != copy.to) {
            emitter.parallel_copy(machine, at, Phase::Copy, CopySet { copies, remats, free });
        }
        parked.into_iter().for_each(|slot| emitter.temps.release(slot));
        later.drain(..).for_each(|edit| emitter.edit(at, Phase::Copy, edit));
    }

    /// Emits the copy of the results that an instruction leaves in argument slots to slots of their own, after it. Those of a
    /// terminator are copied on its edges, and those of an entry stay where they arrive.
    pub fn fetch_results(
        &mut self,
        cx: &Cx<'_, W>,
        inst: &InstCx<'_>,
        file: &RegisterFile<W>,
        slots: &mut impl ValueSlots,
        emitter: &mut Emitter<W>,
    ) {
        if inst.form().kind.is_terminator() || inst.form().kind == FormKind::Entry {
            return;
        }
        self.start(cx, file);
        let SolvedCopy { copies, free, .. } = self;
        for def in inst.defs().filter(|def| !def.is_last_use()) {
            if let Some(from) = number_of(cx.machine.target, def.desc) {
                let (ty, to) = (cx.func.value_type(def.value), Loc::Slot(slots.slot(def.value)));
                copies.push(LocCopy { ty, from: Loc::Slot(from), to });
            }
        }
        if !copies.is_empty() {
            keep_others(cx, file, copies);
            let at = Point::Before(Inst::from_u32(inst.inst.as_u32() + 1));
            emitter.parallel_copy(cx.machine, at, Phase::Store, CopySet { copies, remats: &[], free });
        }
    }

    fn start(&mut self, cx: &Cx<'_, W>, file: &RegisterFile<W>) {
        let machine = cx.machine;
        self.free.clear();
        self.free.extend(machine.banks().map(|bank| machine.bank(bank).units.minus(file.taken[bank.index()])));
        self.copies.clear();
        self.remats.clear();
        self.loaded.clear();
    }

    /// Adds that values which the instruction changes in slots are brought to those of its results. Returns whether there are
    /// any that are not there already.
    fn bring_to_modified_slots(
        &mut self,
        cx: &Cx<'_, W>,
        inst: &InstCx<'_>,
        file: &RegisterFile<W>,
        slots: &mut impl ValueSlots,
    ) -> bool {
        let before = self.copies.len();
        for (use_, def) in inst.form().modified_in_slots() {
            let value = inst.values[use_];
            let (from, to) = (slots.read(value), slots.slot(inst.values[def]));
            if from != to {
                let from = file.reg[value.index()].map_or(Loc::Slot(from), Loc::Reg);
                self.copies.push(LocCopy { ty: cx.func.value_type(value), from, to: Loc::Slot(to) });
            }
        }
        self.copies.len() > before
    }

    /// Adds that a value is brought from one register to another, or from memory.
    fn bring_one(
        &mut self,
        cx: &Cx<'_, W>,
        inst: Inst,
        value: Value,
        (from, to): (Option<Reg>, Reg),
        slots: &mut impl ValueSlots,
    ) {
        let ty = cx.func.value_type(value);
        let remat = LocRemat { value, ty, from: RematUses::NONE, to: Loc::Reg(to) };
        let loaded = find_reg(&self.loaded, value);
        match (from, loaded) {
            (from, _) if from != Some(to) && cx.remats.beats_move(value) => self.remats.push(remat),
            (Some(from), _) => self.copies.push(LocCopy { ty, from: Loc::Reg(from), to: Loc::Reg(to) }),
            (None, Some(from)) => self.later.push(Edit::Move { ty, from, to }),
            (None, None) => {
                self.loaded.push((value, to));
                if cx.remats.is(value) {
                    self.remats.push(remat);
                } else if slots.sets().is_recomputed(inst, value) {
                    self.recomputed.push((value, to));
                } else {
                    self.copies.push(LocCopy { ty, from: Loc::Slot(slots.read(value)), to: Loc::Reg(to) });
                }
            }
        }
    }
    /// Adds the values that are computed again from others. These are where the copy brings them, else where they are. It
    /// comes after the values that read nothing, which may be among them.
    fn recompute(
        &mut self,
        cx: &Cx<'_, W>,
        brought: &[(Value, Reg)],
        file: &RegisterFile<W>,
        slots: &mut impl ValueSlots,
    ) {
        let reg_of = |value: Value| find_reg(brought, value).or(file.reg[value.index()]);
        for (value, to) in self.recomputed.drain(..) {
            let (ty, to) = (cx.func.value_type(value), Loc::Reg(to));
            match cx.remats.reader(value).and_then(|reader| uses_of(cx, reader, reg_of)) {
                Some(from) => self.remats.push(LocRemat { value, ty, from, to }),
                None => self.copies.push(LocCopy { ty, from: Loc::Slot(slots.read(value)), to }),
            }
        }
    }
}
