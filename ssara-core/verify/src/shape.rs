//! The checks that follow no values: the frame, the chosen alternatives, and each single edit.
//!
//! # Input
//!
//! A function and its allocation, which may be anything.
//!
//! # Output
//!
//! The violations. Also whether everything that edits and alternatives name exists, so that the other checks can read it.
//!
//! # Why correct
//!
//! Each slot, alternative and edit is looked at by itself, beside the order of the lists and the overlap of slots. Slots
//! are sorted by offset. So a slot overlaps an earlier one iff it begins before the largest end so far.
//!
//! # Cost
//!
//! Linear, except for sorting the slots.

use alloc::vec::Vec;

use cranelift_entity::EntityRef;

use crate::violation::{AlternativeFault, EditFault, FrameFault, SlotFault, Violation};
use crate::{Report, Subject};
use ssara_ir::ir::{Function, Inst};
use ssara_ir::output::{Edit, Loc, Point, Slot, SlotArea, SlotData};
use ssara_tables::target::{FormKind, MoveWay, Reg, TargetDesc, Type};

/// Why a slot of the allocation cannot hold a `ty`, if it cannot.
pub(super) fn slot_fault(subject: &Subject, slot: Slot, ty: Type) -> Option<SlotFault> {
    let Some(data) = subject.alloc.slots.get(slot) else { return Some(SlotFault::Unknown(slot)) };
    let (needed, align) = (u32::from(subject.target.ty(ty).spill_size), u32::from(subject.target.ty(ty).spill_align));
    if data.area.is_in_frame() && data.area != SlotArea::of(subject.target.ty(ty)) {
        Some(SlotFault::WrongArea { slot, ty })
    } else if data.size < needed {
        Some(SlotFault::TooSmall { slot, ty, needed, size: data.size })
    } else if data.offset % align.max(1) != 0 || data.area.is_in_frame() && subject.alloc.frame_align < align {
        Some(SlotFault::Misaligned { slot, ty, align, offset: data.offset })
    } else {
        None
    }
}

/// Checks the frame.
pub(super) fn check_frame(subject: &Subject, report: &mut Report) {
    let alloc = subject.alloc;
    if !alloc.frame_align.is_power_of_two() {
        report.add(Violation::Frame(FrameFault::Align(alloc.frame_align)));
    }
    let (slots, arg_slots): (Vec<Slot>, Vec<Slot>) =
        alloc.slots.keys().partition(|&slot| alloc.slots[slot].area.is_in_frame());
    if !arg_slots.is_empty() {
        check_arg_slots(subject, &arg_slots, report);
    }
    let (fixed, scalable) = slots.into_iter().partition(|&slot| alloc.slots[slot].area == SlotArea::Spill);
    check_area(subject, fixed, alloc.frame_size, report);
    check_area(subject, scalable, alloc.scalable_size, report);
}

/// Checks an area of the frame: its slots, and its size.
fn check_area(subject: &Subject, mut slots: Vec<Slot>, size: u32, report: &mut Report) {
    let alloc = subject.alloc;
    let end_of = |slot: Slot| alloc.slots[slot].end();
    slots.sort_by_key(|&slot| (alloc.slots[slot].offset, slot));
    let mut last: Option<Slot> = None;
    for slot in slots {
        let end = end_of(slot);
        if end > size.into() {
            report.add(Violation::Frame(FrameFault::SlotOutside { slot, end, size }));
        }
        if let Some(last) = last.filter(|&last| u64::from(alloc.slots[slot].offset) < end_of(last)) {
            report.add(Violation::Frame(FrameFault::SlotsOverlap(last, slot)));
        }
        if last.is_none_or(|last| end_of(last) < end) {
            last = Some(slot);
        }
    }
    let needed = last.map_or(0, end_of);
    if u64::from(size) >= needed + u64::from(alloc.frame_align.max(1)) {
        report.add(Violation::Frame(FrameFault::TooLarge { needed, size }));
    }
}

/// Checks that each slot outside of the frame is the place of an operand: all other memory there belongs to somebody else.
fn check_arg_slots(subject: &Subject, slots: &[Slot], report: &mut Report) {
    let places = |inst: Inst| {
        let operands = subject.func.constrained_operands(subject.target, inst);
        operands.filter_map(|(_, desc)| {
            let size = u32::from(subject.target.ty(subject.target.class(desc.class()).ty).spill_size);
            let arg_slot = desc.arg_slot()?;
            Some((SlotArea::from(arg_slot.area), u32::from(arg_slot.offset), size))
        })
    };
    let mut arg_slots: Vec<_> = (0..subject.func.num_insts()).flat_map(|inst| places(Inst::new(inst))).collect();
    arg_slots.sort_unstable();
    for &slot in slots {
        let SlotData { area, offset, size } = subject.alloc.slots[slot];
        if arg_slots.binary_search(&(area, offset, size)).is_err() {
            report.add(Violation::Frame(FrameFault::NotAnArgSlot(slot)));
        }
    }
}

/// Checks the chosen alternatives, and their order. Returns whether all of them exist.
pub(super) fn check_alternatives(subject: &Subject, report: &mut Report) -> bool {
    let mut usable = true;
    let mut last: Option<Inst> = None;
    for &(inst, form) in &subject.alloc.alternatives {
        let fault = if inst.as_u32() as usize >= subject.func.num_insts() {
            AlternativeFault::NoSuchInst
        } else if last.is_some_and(|last| last >= inst) {
            AlternativeFault::OutOfOrder
        } else if !subject
            .func
            .available_alternatives(subject.target, subject.func.inst(inst).form)
            .any(|alternative| alternative == form)
        {
            AlternativeFault::NoAlternative
        } else {
            last = Some(inst);
            continue;
        };
        usable = false;
        report.add(Violation::Alternative { inst, form, fault });
    }
    usable
}

/// Checks each edit, and their order. Returns whether the edits are sorted and everything that they name exists, so that
/// they can be carried out.
pub(super) fn check_edits(subject: &Subject, report: &mut Report) -> bool {
    let mut usable = true;
    let mut last: Option<Point> = None;
    let mut scratch = None;
    for (index, &(point, edit)) in subject.alloc.edits.iter().enumerate() {
        let mut faults = Vec::new();
        if !point_exists(subject, point) {
            faults.push(EditFault::NoSuchPoint);
        }
        if let Some(last) = last.filter(|&last| last > point) {
            faults.push(EditFault::OutOfOrder(last));
        }
        last = last.max(Some(point));
        if let Edit::Scratch { reg } = edit {
            faults.extend((reg.index() >= subject.target.regs.len()).then_some(EditFault::NoSuchReg(reg)));
        } else {
            unknown_names(subject, edit, &mut faults);
        }
        if !faults.is_empty() {
            usable = false;
        } else if let Edit::Scratch { reg } = edit {
            let next = subject.alloc.edits.get(index + 1).filter(|next| next.0 == point);
            wrong_scratch(subject, point, reg, next.map(|next| next.1), &mut faults);
        } else {
            wrong_effects(subject, point, edit, &mut faults);
            if let Some(class) = edit.scratch_class(subject.target).filter(|_| scratch != Some(point)) {
                faults.push(EditFault::NoScratch(class));
            }
        }
        scratch = Some(point).filter(|_| matches!(edit, Edit::Scratch { .. }));
        for fault in faults {
            report.add(Violation::Edit { point, edit, fault });
        }
    }
    usable
}

fn point_exists(subject: &Subject, point: Point) -> bool {
    match point {
        Point::Before(inst) => (inst.as_u32() as usize) < subject.func.num_insts(),
        Point::Edge(edge) => (edge.as_u32() as usize) < subject.func.num_edges(),
    }
}

/// What an edit names.
struct Parts {
    ty: Type,
    reads: [Option<Reg>; 2],
    writes: [Option<Reg>; 2],
    slot: Option<Slot>,
}

impl Parts {
    /// What `edit` names; `None` for a value that the function does not have.
    fn of(func: &Function, edit: Edit) -> Option<Self> {
        let (ty, reads, writes, slot) = match edit {
            Edit::Move { ty, from, to } => (ty, [Some(from), None], [Some(to), None], None),
            Edit::Swap { ty, a, b } => (ty, [Some(a), Some(b)], [Some(a), Some(b)], None),
            Edit::Store { ty, from, to } => (ty, [Some(from), None], [None; 2], Some(to)),
            Edit::Load { ty, from, to } => (ty, [None; 2], [Some(to), None], Some(from)),
            Edit::Remat { value, from, to } => {
                let ty = func.values().nth(value.index()).map(|value| func.value_type(value));
                let mut from = from.iter();
                (ty?, [from.next(), from.next()], [Some(to), None], None)
            }
            Edit::Transfer { ty, from, to } => (ty, [Some(from), None], [Some(to), None], None),
            Edit::Scratch { .. } => return None,
        };
        Some(Parts { ty, reads, writes, slot })
    }
    /// The registers, each once.
    fn regs(&self) -> impl Iterator<Item = Reg> + '_ {
        let written_only = self.writes.iter().filter(|reg| !self.reads.contains(reg));
        self.reads.iter().chain(written_only).flatten().copied()
    }
}

fn unknown_names(subject: &Subject, edit: Edit, faults: &mut Vec<EditFault>) {
    let Some(parts) = Parts::of(subject.func, edit) else {
        faults.push(EditFault::NoSuchValue);
        return;
    };
    if parts.ty.index() >= subject.target.types.len() {
        faults.push(EditFault::NoSuchType(parts.ty));
    }
    faults.extend(parts.regs().filter(|reg| reg.index() >= subject.target.regs.len()).map(EditFault::NoSuchReg));
    if let Some(slot) = parts.slot.filter(|&slot| !subject.alloc.slots.is_valid(slot)) {
        faults.push(EditFault::Slot(SlotFault::Unknown(slot)));
    }
}

fn wrong_effects(subject: &Subject, point: Point, edit: Edit, faults: &mut Vec<EditFault>) {
    let target = subject.target;
    let Some(parts) = Parts::of(subject.func, edit) else { return };
    if let Point::Edge(edge) = point
        && subject.func.is_computed(subject.func.edge(edge).from)
    {
        faults.push(EditFault::OnComputedEdge);
    }
    let ty = parts.ty;
    // The class of registers that may be written.
    let mut class = target.home_class(ty);
    match edit {
        Edit::Transfer { from, to, .. } => match transfer_fault(target, ty, from, to) {
            Some(fault) => faults.push(fault),
            None => class = target.reg(to).ty.map_or(class, |ty| target.home_class(ty)),
        },
        Edit::Remat { value, from, .. } => match subject.rematerialised(value) {
            Some((inst, def)) => {
                class = def.class();
                let (needed, named) = (subject.uses(inst).count(), from.iter().count());
                if needed != named {
                    faults.push(EditFault::RematUses { needed, named });
                }
                let outside = subject.uses(inst).zip(from.iter());
                let outside = outside.filter(|(use_, reg)| !target.class_regs(use_.1.class()).contains(reg));
                faults.extend(outside.map(|(use_, reg)| EditFault::NotInClass(reg, use_.1.class())));
            }
            None => faults.push(EditFault::NotAgain),
        },
        _ => faults.extend(parts.regs().filter(|&reg| target.reg(reg).ty != Some(ty)).map(EditFault::WrongType)),
    }
    if matches!(edit, Edit::Swap { .. }) && !target.ty(ty).swap {
        faults.push(EditFault::NoSwap);
    }
    if let Edit::Move { from, to, .. } = edit
        && target.move_way(ty, from, to) == Some(MoveWay::ThroughMemory)
    {
        faults.push(EditFault::NoMove);
    }
    faults.extend(parts.slot.and_then(|slot| slot_fault(subject, slot, ty)).map(EditFault::Slot));
    faults.extend(
        parts.reads.into_iter().flatten().filter(|&reg| !subject.func.has_reg(target, reg)).map(EditFault::NoSuchReg),
    );
    if let Edit::Store { to, .. } = edit
        && subject.alloc.slots[to].area == SlotArea::Incoming
        && is_before_entry(subject, point)
    {
        faults.push(EditFault::OverwritesIncoming(to));
    }
    for reg in parts.writes.into_iter().flatten() {
        if subject.is_reserved(reg) {
            faults.push(EditFault::Reserved(reg));
        } else if !target.class_regs(class).contains(&reg) {
            match edit {
                Edit::Remat { .. } => faults.push(EditFault::NotInClass(reg, class)),
                _ if named_next_to(subject, point, reg) => {}
                // The restore of a callee-saved register may write it, whatever its class.
                Edit::Load { .. } | Edit::Move { .. } if subject.callee_saved.contains(&reg) => {}
                _ => faults.push(EditFault::NotAllocatable(reg)),
            }
        }
        if receives_in(subject, point, reg) {
            faults.push(EditFault::OverwritesArgument(reg));
        }
    }
}

/// What is wrong with a scratch register before the `next` edit at its point.
fn wrong_scratch(subject: &Subject, point: Point, reg: Reg, next: Option<Edit>, faults: &mut Vec<EditFault>) {
    let target = subject.target;
    let exists = |edit: &Edit| Parts::of(subject.func, *edit).is_some_and(|parts| exist(subject, &parts));
    match next.filter(exists).and_then(|next| Some((next, next.scratch_class(target)?))) {
        Some((next, class)) => {
            let is_named = next.regs().any(|named| target.overlap(named, reg));
            if is_named || !target.class_regs(class).contains(&reg) {
                faults.push(EditFault::WrongScratch(class));
            }
        }
        None => faults.push(EditFault::IdleScratch),
    }
    if !subject.func.has_reg(target, reg) {
        faults.push(EditFault::NoSuchReg(reg));
    }
    if subject.is_reserved(reg) {
        faults.push(EditFault::Reserved(reg));
    }
    if receives_in(subject, point, reg) {
        faults.push(EditFault::OverwritesArgument(reg));
    }
}

/// Whether the type and the registers of an edit exist.
fn exist(subject: &Subject, parts: &Parts) -> bool {
    let (types, regs) = (&subject.target.types, &subject.target.regs);
    parts.ty.index() < types.len() && parts.regs().all(|reg| reg.index() < regs.len())
}

/// What is wrong with a copy of a value of type `ty` between banks.
fn transfer_fault(target: &TargetDesc, ty: Type, from: Reg, to: Reg) -> Option<EditFault> {
    let keeps = |reg: Reg| target.reg(reg).ty.is_some_and(|other| target.ty(ty).spill_to.contains(&other));
    let own = |reg: Reg| target.reg(reg).ty == Some(ty);
    let wrong = if own(from) { Some(to).filter(|&to| !keeps(to)) } else { Some(from).filter(|&from| !keeps(from)) };
    wrong.or_else(|| Some(to).filter(|&to| !own(from) && !own(to))).map(EditFault::WrongType)
}

/// Whether an operand of the instruction before or after `point` is in `reg`.
fn named_next_to(subject: &Subject, point: Point, reg: Reg) -> bool {
    let names = |inst| subject.locs(inst).contains(&Loc::Reg(reg));
    match point {
        Point::Before(inst) => names(inst) || subject.inst_before(inst).is_some_and(names),
        Point::Edge(edge) => subject.func.terminator(subject.func.edge(edge).from).is_some_and(names),
    }
}

/// Whether `point` is before the entry instruction and that instruction defines something in `reg`.
fn receives_in(subject: &Subject, point: Point, reg: Reg) -> bool {
    let Point::Before(inst) = point else { return false };
    is_before_entry(subject, point)
        && subject
            .locs(inst)
            .iter()
            .filter_map(|loc| loc.reg())
            .any(|argument| argument.index() < subject.target.regs.len() && subject.target.overlap(argument, reg))
}

/// Whether `point` is before the entry instruction.
fn is_before_entry(subject: &Subject, point: Point) -> bool {
    matches!(point, Point::Before(inst) if subject.func.inst_form(subject.target, inst).kind == FormKind::Entry)
}
