//! Copies that take a scratch register, or that the machine does not have.
//!
//! # Input
//! A finished allocation, and the target's [rules](crate::target::MoveRule) about moves and memory.
//!
//! # Output
//! The allocation with a [scratch register](Edit::Scratch) before each edit that takes one. Where none is free, what is in
//! one is stored before and loaded after, each value as what it is. A move that does not exist is a store and a load. The
//! slots for this lie at the end of the frame, one for each type and purpose.
//!
//! # Why correct
//! A scratch register holds nothing that is read later ([`scratch_regs`](super::scratch_regs)), or its content is back
//! before anything reads it. Values that overlap it are no operands of the edit, so the slot and the register of a stored
//! value are its own. The rules of the target leave each copy a scratch register, and validation finds out whether the
//! function does. [`spill_to_bank`](super::spill_to_bank) leaves one in which no spilled value waits: that would be stored as
//! what it is not. Slots of this pass are never in use twice: each edit is done with them before the next one.
//!
//! # Cost
//! Nothing on machines without such rules, or where no edit falls under one. Else that of [`RegLiveness`], and for each such
//! edit the registers of a class.
//!
//! # Reference
//! GCC's internals call this secondary reloads (`TARGET_SECONDARY_RELOAD`, `TARGET_SECONDARY_MEMORY_NEEDED`).

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use crate::frame::scratch_regs::ScratchRegs;
use crate::ir::Function;
use crate::output::{Allocation, CodePoint, Edit, LiveRegs, Point, RegLiveness, Slot, SlotArea, SlotData};
use crate::target::{Class, FormKind, MoveWay, Reg, TargetDesc, Type};
use crate::units::UnitSet;

/// What becomes of an edit.
struct Detour {
    /// The scratch registers that it takes, or that the store and the load take that replace it.
    scratch: [Option<Reg>; 2],
    /// The slot in which a value lies on its way between registers.
    through: Option<Slot>,
    /// The registers that are stored before and loaded after it.
    kept: Vec<(Type, Reg, Slot)>,
}

/// Gives edits the scratch registers that they take.
pub fn add_scratch_regs(func: &Function, target: &TargetDesc, alloc: &mut Allocation) {
    if !target.has_secondary_reloads() || !alloc.edits.iter().any(|&(_, edit)| takes_detour(target, edit)) {
        return;
    }
    let waiting = target.units_of(alloc.edits.iter().filter_map(|&(_, edit)| waits_in(target, edit)));
    let mut search = ScratchSearch { func, target, waiting, regs: BTreeMap::new(), slots: Slots::default() };
    let first_slot = alloc.slots.len() as u32;
    let mut detours: BTreeMap<usize, Detour> = BTreeMap::new();
    let finished = &*alloc;
    RegLiveness::visit(func, target, finished, |point, live| {
        if let CodePoint::Edit(at) = point
            && let Some(detour) = search.detour(finished, first_slot, finished.edits[at], live)
        {
            detours.insert(at, detour);
        }
    });
    search.slots.new.iter().for_each(|&ty| add_slot(target, alloc, ty));
    let edits = core::mem::take(&mut alloc.edits);
    for (at, (point, edit)) in edits.into_iter().enumerate() {
        match detours.get(&at) {
            Some(detour) => detour.carry_out(edit, |edit| alloc.edits.push((point, edit))),
            None => alloc.edits.push((point, edit)),
        }
    }
}

/// The classes of the scratch registers that an edit takes, or that the store and the load take that replace it.
pub(super) fn scratch_classes(target: &TargetDesc, edit: Edit) -> [Option<Class>; 2] {
    match edit {
        Edit::Move { ty, from, to } if is_through_memory(target, edit) => {
            [from, to].map(|reg| target.memory_scratch(ty, reg))
        }
        _ => [edit.scratch_class(target), None],
    }
}

fn takes_detour(target: &TargetDesc, edit: Edit) -> bool {
    is_through_memory(target, edit) || scratch_classes(target, edit) != [None; 2]
}

fn is_through_memory(target: &TargetDesc, edit: Edit) -> bool {
    matches!(edit, Edit::Move { ty, from, to } if target.move_way(ty, from, to) == Some(MoveWay::ThroughMemory))
}

/// The register in which a spilled value of another bank waits after an edit.
fn waits_in(target: &TargetDesc, edit: Edit) -> Option<Reg> {
    let Edit::Transfer { ty, to, .. } = edit else { return None };
    let is_back = target.reg(to).ty.is_some_and(|own| target.ty(own).bank == target.ty(ty).bank);
    (!is_back).then_some(to)
}

/// Adds a slot at the end of the frame.
fn add_slot(target: &TargetDesc, alloc: &mut Allocation, ty: Type) {
    let desc = target.ty(ty);
    let (size, align) = (u32::from(desc.spill_size), u32::from(desc.spill_align));
    let area = SlotArea::of(desc);
    alloc.frame_align = alloc.frame_align.max(align);
    let offset = alloc.extend_area(area, size, align);
    // The size of the area stays a multiple of the alignment.
    alloc.extend_area(area, 0, alloc.frame_align);
    alloc.slots.push(SlotData { area, offset, size });
}

impl Detour {
    /// Adds what an edit becomes.
    fn carry_out(&self, edit: Edit, mut add: impl FnMut(Edit)) {
        self.kept.iter().for_each(|&(ty, from, to)| add(Edit::Store { ty, from, to }));
        let steps = match (edit, self.through) {
            (Edit::Move { ty, from, to }, Some(slot)) => {
                [Some(Edit::Store { ty, from, to: slot }), Some(Edit::Load { ty, from: slot, to })]
            }
            _ => [Some(edit), None],
        };
        for (step, scratch) in steps.into_iter().zip(self.scratch) {
            let scratch = scratch.map(|reg| Edit::Scratch { reg });
            scratch.into_iter().chain(step).for_each(&mut add);
        }
        self.kept.iter().for_each(|&(ty, to, from)| add(Edit::Load { ty, from, to }));
    }
}

struct ScratchSearch<'a> {
    func: &'a Function,
    target: &'a TargetDesc,
    /// The units in which spilled values of other banks wait.
    waiting: UnitSet,
    /// The scratch registers of each class that some edit takes.
    regs: BTreeMap<Class, ScratchRegs>,
    slots: Slots,
}

/// The slots of this pass.
#[derive(Default)]
struct Slots {
    /// By type, and by number among those that an edit uses at once.
    found: BTreeMap<(Type, usize), u32>,
    /// The types of the slots, in order.
    new: Vec<Type>,
}

impl Slots {
    /// Slot number `index` for values of a type, where `first` is the number of the first new slot.
    fn get(&mut self, first: u32, ty: Type, index: usize) -> Slot {
        let Slots { found, new, .. } = self;
        let at = *found.entry((ty, index)).or_insert_with(|| {
            new.push(ty);
            new.len() as u32 - 1
        });
        Slot::from_u32(first + at)
    }
}

impl ScratchSearch<'_> {
    /// What becomes of an edit, if it does not stay as it is.
    fn detour(
        &mut self,
        alloc: &Allocation,
        first_slot: u32,
        (at, edit): (Point, Edit),
        live: LiveRegs<'_>,
    ) -> Option<Detour> {
        let (func, target) = (self.func, self.target);
        if !takes_detour(target, edit) {
            return None;
        }
        let mut detour = Detour { scratch: [None; 2], through: None, kept: Vec::new() };
        let mut in_use = BTreeMap::<Type, usize>::new();
        let mut take = |ty: Type, slots: &mut Slots| {
            let index = in_use.entry(ty).or_default();
            *index += 1;
            slots.get(first_slot, ty, *index - 1)
        };
        if is_through_memory(target, edit)
            && let Edit::Move { ty, .. } = edit
        {
            detour.through = Some(take(ty, &mut self.slots));
        }
        // Before the entry instruction, registers hold what it defines.
        let received = match at {
            Point::Before(inst) if func.inst_form(target, inst).kind == FormKind::Entry => func.operand_range(inst),
            _ => 0..0,
        };
        let received = alloc.operands[received].iter().filter_map(|loc| loc.reg());
        let taken = target.units_of(edit.regs().chain(received));
        let mut unfit = taken.clone();
        unfit.union_with(&self.waiting);
        for (scratch, class) in detour.scratch.iter_mut().zip(scratch_classes(target, edit)) {
            let Some(class) = class else { continue };
            let regs = self.regs.entry(class).or_insert_with(|| ScratchRegs::new(func, target, alloc, class));
            *scratch = regs.free(target, &taken, live).or_else(|| {
                let reg = regs.own_apart(target, &unfit)?;
                for reader in live.readers(reg) {
                    let known = detour.kept.iter().any(|kept| kept.1 == reader);
                    if let Some(ty) = target.reg(reader).ty.filter(|_| !known) {
                        detour.kept.push((ty, reader, take(ty, &mut self.slots)));
                    }
                }
                Some(reg)
            });
        }
        Some(detour)
    }
}
