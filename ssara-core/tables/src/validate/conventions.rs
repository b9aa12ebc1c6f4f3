//! Calling conventions.
//!
//! *Input:* tables whose ids, ranges and registers are right. *Promises:* a bank or type has one sequence of registers,
//! which are of its bank and disjoint. Callee-saved registers are disjoint. A call clobbers no callee-saved unit, but for
//! those of the link register, if that is the last one, and all other allocatable units. Sizes are powers of two.
//! *Cost:* linear in the conventions times registers.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::fault::ConventionFault as Fault;
use super::{Check, Named, TargetError};
use crate::convention::{ConventionDesc, RegSequence, StackRules};
use crate::target::{Bank, Conv, Reg, TargetDesc};
use crate::units::{UnitSet, iter_words};

/// Checks them.
pub(super) fn check(check: &mut Check<'_>) {
    let target = check.target;
    let homes = target.type_ids().flat_map(|ty| target.class_regs(target.home_class(ty)).iter().copied());
    let homes: Vec<Reg> = homes.collect();
    for index in 0..target.conventions.len() {
        let conv = Conv::from_index(index);
        let desc = target.convention(conv);
        let report = &mut |fault: Fault| check.report(|| TargetError::Convention { entry: conv.entry(target), fault });
        sequences(target, "arguments", &desc.arguments, report);
        sequences(target, "results", &desc.results, report);
        desc.variadic.iter().for_each(|rules| sequences(target, "variadic.arguments", &rules.arguments, report));
        callee_saved(target, desc, report);
        clobbers(target, desc, &homes, report);
        let StackRules { align, slot, .. } = desc.stack;
        let variadic = desc.variadic.as_ref().map_or(0, |rules| rules.slot);
        for (field, value) in [("stack.align", align), ("stack.slot", slot), ("variadic.slot", variadic)] {
            if value != 0 && !value.is_power_of_two() {
                report(Fault::PowerOfTwo { field, value });
            }
        }
    }
}

fn name(target: &TargetDesc, reg: Reg) -> String {
    target.reg(reg).name.to_string()
}

fn bank_name(target: &TargetDesc, bank: Bank) -> String {
    target.banks[bank.index()].name.to_string()
}

/// The registers in which values are passed.
fn sequences(target: &TargetDesc, field: &'static str, sequences: &[RegSequence], report: &mut dyn FnMut(Fault)) {
    let mut seen = [false; TargetDesc::MAX_BANKS];
    let mut seen_types = [false; TargetDesc::MAX_TYPES];
    for RegSequence { bank, ty, regs, back_fill: _, then } in sequences {
        let bank_name = || bank_name(target, *bank);
        let seen = ty.map_or(&mut seen[bank.index()], |ty| &mut seen_types[ty.index()]);
        if core::mem::replace(seen, true) {
            let of = ty.map_or_else(bank_name, |ty| target.ty(ty).name.to_string());
            report(Fault::SequenceTwice { field, of });
        }
        if let Some(ty) = ty.filter(|&ty| target.ty(ty).bank != *bank) {
            report(Fault::SequenceType { field, bank: bank_name(), ty: target.ty(ty).name.to_string() });
        }
        if *then == Some(*bank) {
            report(Fault::Then { field, bank: bank_name() });
        }
        let mut taken = target.no_units();
        for &reg in regs.iter() {
            if target.reg(reg).bank != *bank {
                report(Fault::RegBank { field, bank: bank_name(), reg: name(target, reg) });
            }
            if target.reg(reg).ty.is_none() {
                report(Fault::NoType { field, reg: name(target, reg) });
            }
            if overlaps(target, reg, &taken) {
                report(Fault::Overlap { field, reg: name(target, reg) });
            }
            taken.union_with(&target.units_of([reg]));
        }
    }
}

fn overlaps(target: &TargetDesc, reg: Reg, set: &UnitSet) -> bool {
    target.reg_units(reg).iter().any(|&unit| set.contains(unit))
}

/// Callee-saved registers share no bits; a write to one may still destroy another.
fn callee_saved(target: &TargetDesc, conv: &ConventionDesc, report: &mut dyn FnMut(Fault)) {
    let place = |&reg: &Reg| (target.reg(reg).root, target.reg(reg).low_bit, reg);
    let mut order: Vec<Reg> = conv.callee_saved.to_vec();
    order.sort_by_key(place);
    // Bits are laminar: of registers that share some, two are neighbours in this order.
    for pair in order.windows(2) {
        let (a, b) = (target.reg(pair[0]), target.reg(pair[1]));
        if a.root == b.root && u32::from(b.low_bit) < u32::from(a.low_bit) + u32::from(a.bits) {
            report(Fault::Overlap { field: "callee_saved", reg: name(target, pair[1]) });
        }
    }
}

/// Checks the clobbers of a call.
fn clobbers(target: &TargetDesc, conv: &ConventionDesc, homes: &[Reg], report: &mut dyn FnMut(Fault)) {
    let (expected, found) = (target.set_words.into(), conv.clobbers.len());
    if expected != found {
        report(Fault::ClobberWords { expected, found });
        return;
    }
    if let Some(unit) = no_unit(target, &conv.clobbers) {
        report(Fault::ClobberUnit(unit));
    }
    if !conv.edge_clobbers.len().is_multiple_of(expected) {
        report(Fault::EdgeClobberWords { expected, found: conv.edge_clobbers.len() });
        return;
    }
    for unit in conv.sets_of_edges(target.set_words).filter_map(|set| no_unit(target, set)) {
        report(Fault::ClobberUnit(unit));
    }
    let clobbers = UnitSet::from_words(&conv.clobbers);
    let link = target.role("link").filter(|&link| {
        let is_clobbered = || target.reg_units(link).iter().all(|&unit| clobbers.contains(unit));
        conv.callee_saved.last() == Some(&link) && target.reg(link).ty.is_some() && is_clobbered()
    });
    for &reg in conv.callee_saved.iter().filter(|&&reg| overlaps(target, reg, &clobbers) && Some(reg) != link) {
        report(Fault::PreservedClobbered(name(target, reg)));
    }
    let mut lost = clobbers;
    lost.union_with(&target.units_of(conv.callee_saved.iter().copied()));
    let reserved = target.units_of(conv.reserved.iter().copied());
    for &reg in homes.iter().filter(|&&reg| !overlaps(target, reg, &reserved)) {
        if target.reg_units(reg).iter().any(|&unit| !lost.contains(unit)) {
            report(Fault::NotClobbered(name(target, reg)));
        }
    }
}

/// A unit in a set of the right length that no bank has.
pub(super) fn no_unit(target: &TargetDesc, words: &[u64]) -> Option<usize> {
    target.banks.iter().find_map(|bank| {
        let first = usize::from(bank.first_word);
        let of_bank = &words[first..first + usize::from(bank.words)];
        iter_words(of_bank).map(usize::from).find(|&unit| unit >= bank.units.into()).map(|unit| 64 * first + unit)
    })
}
