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
use crate::target::{Class, Reg, TargetDesc, TupleList, TupleListDesc, Type};
use crate::units::UnitSet;

/// Checks them.
pub(super) fn check(check: &mut Check<'_>) {
    let target = check.target;
    target.type_ids().for_each(|ty| one_type(check, ty));
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
    let home = target.class(target.home_class(ty));
    if home.ty != ty {
        report(TypeFault::Home(home.name.to_string()));
    }
    for (index, &other) in desc.spill_to.iter().enumerate() {
        let into = target.ty(other);
        let name = || into.name.to_string();
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
