//! Types, classes and lists of tuples.
//!
//! *Input:* tables whose ids, ranges and registers are right. *Promises:* a spill slot holds a value, and class `i` is of
//! type `i`. Members of a class hold values of its type, are there once, and overlap no reserved or constant register.
//! Tuples have registers of one bank. *Cost:* linear in the tables, and in types times registers of the banks they spill
//! to.

use alloc::string::{String, ToString};
use alloc::vec;

use super::fault::{ClassFault, TupleFault, TypeFault};
use super::{Check, Named, TargetError};
use crate::target::{Class, MoveWay, Reg, TargetDesc, TupleList, TupleListDesc, Type};
use crate::units::UnitSet;

/// Checks them.
pub(super) fn check(check: &mut Check<'_>) {
    let target = check.target;
    target.type_ids().for_each(|ty| one_type(check, ty));
    target.type_ids().for_each(|ty| secondary_reloads(check, ty));
    let constants = target.reg_ids().filter(|&reg| target.reg(reg).constant.is_some());
    let unallocatable = target.units_of(target.reserved.iter().copied().chain(constants));
    // By register: the last class that has it.
    let mut seen = vec![None; target.regs.len()];
    for class in target.class_ids() {
        one_class(check, class, &unallocatable, &mut seen);
    }
    for index in 0..target.tuple_lists.len() {
        tuples(check, TupleList::from_index(index));
    }
}

fn one_type(check: &mut Check<'_>, ty: Type) {
    let target = check.target;
    let desc = target.ty(ty);
    let mut report = |fault: TypeFault| check.report(|| TargetError::Type { entry: ty.entry(target), fault });
    if desc.bits == 0 {
        report(TypeFault::NoBits);
    }
    let (size, align) = (desc.spill_size, desc.spill_align);
    if size == 0 || size < desc.bits.div_ceil(8) {
        report(TypeFault::SpillSize { size, bits: desc.bits });
    }
    if !align.is_power_of_two() {
        report(TypeFault::SpillAlign(align));
    } else if !size.is_power_of_two() && size % align != 0 {
        report(TypeFault::SpillShape { size, align });
    }
    for &reg in desc.orders.iter().flat_map(|order| order.first.iter()) {
        if target.reg(reg).ty != Some(ty) {
            report(TypeFault::OrderOutside(target.reg(reg).name.to_string()));
        }
    }
    let home = target.class(target.home_class(ty));
    if home.ty != ty {
        report(TypeFault::Home(home.name.to_string()));
    }
    if !desc.scalable && target.types.iter().any(|other| other.scalable && other.bank == desc.bank) {
        let regs = target.bank_regs(desc.bank).filter(|&reg| target.reg(reg).ty == Some(ty));
        let parts =
            regs.flat_map(|reg| target.parts(target.reg(reg).root).filter(move |&part| target.contains(reg, part)));
        if let Some(part) = parts.filter_map(|part| target.reg(part).ty).find(|&part| target.ty(part).scalable) {
            report(TypeFault::ScalablePart(target.ty(part).name.to_string()));
        }
    }
    for (index, &other) in desc.spill_to.iter().enumerate() {
        let into = target.ty(other);
        let name = || into.name.to_string();
        if desc.scalable && !into.scalable {
            report(TypeFault::SpillToNotScalable(name()));
        }
        if into.bank == desc.bank {
            report(TypeFault::SpillToSameBank(name()));
        } else if into.bits < desc.bits {
            report(TypeFault::SpillToNarrower(name()));
        }
        // A list without duplicates is at most as long as the table of types.
        if desc.spill_to[..index].contains(&other) {
            report(TypeFault::SpillToTwice(name()));
            break;
        }
    }
}

/// Checks the rules about moves and memory.
fn secondary_reloads(check: &mut Check<'_>, ty: Type) {
    let target = check.target;
    let desc = target.ty(ty);
    if desc.moves.is_empty() && desc.memory.is_empty() {
        return;
    }
    let reg_name = |reg: Reg| target.reg(reg).name.to_string();
    let class_name = |class: Class| target.class(class).name.to_string();
    let mut report = |fault: TypeFault| check.report(|| TargetError::Type { entry: ty.entry(target), fault });
    let of_moves = desc.moves.iter().flat_map(|rule| [rule.from, rule.to]);
    for class in of_moves.chain(desc.memory.iter().map(|rule| rule.of)) {
        if target.class(class).ty != ty {
            report(TypeFault::RuleOfOtherType(class_name(class)));
        }
    }
    let of_moves = desc.moves.iter().filter_map(|rule| match rule.way {
        MoveWay::Through(class) => Some(class),
        MoveWay::ThroughMemory => None,
    });
    for class in of_moves.chain(desc.memory.iter().map(|rule| rule.through)) {
        for &scratch in target.class_regs(class) {
            let overlapping = target.reg_ids().filter(|&reg| target.overlap(reg, scratch));
            let is_stored = |&reg: &Reg| target.reg(reg).ty.is_none_or(|ty| target.memory_scratch(ty, reg).is_none());
            if let Some(reg) = overlapping.into_iter().find(|reg| !is_stored(reg)) {
                report(TypeFault::ScratchNotStored { scratch: reg_name(scratch), reg: reg_name(reg) });
            }
        }
    }
    for (class, from, to) in target.scratch_needs(ty) {
        let is_apart = |&scratch: &Reg| !target.overlap(scratch, from) && !target.overlap(scratch, to);
        if !target.class_regs(class).iter().any(is_apart) {
            report(TypeFault::NoScratch { from: reg_name(from), to: reg_name(to), class: class_name(class) });
        }
    }
}

fn one_class(check: &mut Check<'_>, class: Class, unallocatable: &UnitSet, seen: &mut [Option<Class>]) {
    let target = check.target;
    let ty = target.class(class).ty;
    for (index, &reg) in target.class_regs(class).iter().enumerate() {
        let name = || -> String { target.reg(reg).name.to_string() };
        let mut report = |fault: ClassFault| check.report(|| TargetError::Class { entry: class.entry(target), fault });
        if target.reg(reg).ty != Some(ty) {
            report(ClassFault::MemberType { index, reg: name(), ty: target.ty(ty).name.to_string() });
        }
        if seen[reg.index()].replace(class) == Some(class) {
            report(ClassFault::MemberTwice { index, reg: name() });
        }
        if target.reg_units(reg).iter().any(|&unit| unallocatable.contains(unit)) {
            report(ClassFault::MemberReserved { index, reg: name() });
        }
    }
}

fn tuples(check: &mut Check<'_>, list: TupleList) {
    let target: &TargetDesc = check.target;
    let TupleListDesc { len, members: (start, count), .. } = target.tuple_lists[list.index()];
    let mut report = |fault: TupleFault| check.report(|| TargetError::Tuples { entry: list.entry(target), fault });
    if len == 0 {
        report(TupleFault::Empty);
    } else if count % u32::from(len) != 0 {
        report(TupleFault::Length { count, len });
    }
    let regs: &[Reg] = &target.tuple_regs[start as usize..start as usize + count as usize];
    let bank = |reg: Reg| target.reg(reg).bank;
    if let Some(index) = regs.iter().position(|&reg| bank(reg) != bank(regs[0])) {
        report(TupleFault::Banks { index, reg: target.reg(regs[index]).name.to_string() });
    }
}
