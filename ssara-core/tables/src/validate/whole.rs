//! Checks that concern several tables at once: names, and the registers that suffice.
//!
//! *Input:* tables whose ids, ranges and registers are right. *Promises:* names tell entries of one kind apart;
//! `sufficient` is in ascending order, and `min_regs` counts it. *Cost:* linear in the tables, but for sorting.

use alloc::vec;
use alloc::vec::Vec;

use super::fault::BankFault;
use super::{Check, Entry, Kind, Named, TargetError};
use crate::target::{Reg, TargetDesc};

/// Checks them.
pub(super) fn check(check: &mut Check<'_>) {
    names(check);
    sufficient(check);
}

fn names(check: &mut Check<'_>) {
    let target = check.target;
    different(check, Kind::Bank, target.banks.iter().map(|bank| &*bank.name));
    different(check, Kind::Type, target.types.iter().map(|ty| &*ty.name));
    different(check, Kind::Register, target.regs.iter().map(|reg| &*reg.name));
    different(check, Kind::Class, target.classes.iter().map(|class| &*class.name));
    different(check, Kind::Form, target.forms.names.iter().map(|name| &**name));
    different(check, Kind::Convention, target.conventions.iter().map(|conv| &*conv.name));
    different(check, Kind::TupleList, target.tuple_lists.iter().map(|list| &*list.name));
    different(check, Kind::Feature, target.features.iter().map(|feature| &*feature.name));
    different(check, Kind::Role, target.roles.iter().map(|role| &*role.name));
}

fn different<'a>(check: &mut Check<'a>, kind: Kind, names: impl Iterator<Item = &'a str>) {
    let mut sorted: Vec<(&str, usize)> = names.enumerate().map(|(index, name)| (name, index)).collect();
    sorted.sort_unstable();
    for pair in sorted.windows(2).filter(|pair| pair[0].0 == pair[1].0) {
        let (name, first) = pair[0];
        check.report(|| TargetError::SameName { entry: Entry { kind, index: pair[1].1, name: name.into() }, first });
    }
}

fn sufficient(check: &mut Check<'_>) {
    let target = check.target;
    if let Some(at) = target.sufficient.windows(2).position(|pair| pair[0] >= pair[1]) {
        check.report(|| TargetError::Order { table: "sufficient", index: at + 1 });
        return;
    }
    let mut counts = vec![0; target.banks.len()];
    let mut regs = &target.sufficient[..];
    while let Some(&first) = regs.first() {
        // Those of one root follow each other.
        let root = target.reg(first).root;
        let len = regs.iter().take_while(|&&reg| target.reg(reg).root == root).count();
        counts[target.reg(root).bank.index()] += touched(target, root, &regs[..len]);
        regs = &regs[len..];
    }
    for (bank, expected) in target.bank_ids().zip(counts) {
        let found = usize::from(target.banks[bank.index()].min_regs);
        if found != expected {
            let fault = BankFault::MinRegs { expected, found };
            check.report(|| TargetError::Bank { entry: bank.entry(target), fault });
        }
    }
}

/// The number of whole registers of a root that contain one of `regs` or are contained in one.
fn touched(target: &TargetDesc, root: Reg, regs: &[Reg]) -> usize {
    let is_whole = |&reg: &Reg| target.reg(reg).tuple == 0 && target.whole(reg) == reg;
    let in_or_of = |whole: Reg| {
        regs.iter().any(|&reg| {
            let (outer, inner) = if target.reg(reg).tuple > 0 { (reg, whole) } else { (whole, reg) };
            let (outer, inner) = (target.reg(outer), target.reg(inner));
            let end = |low: u16, bits: u16| u32::from(low) + u32::from(bits);
            outer.low_bit <= inner.low_bit && end(inner.low_bit, inner.bits) <= end(outer.low_bit, outer.bits)
        })
    };
    target.parts(root).filter(is_whole).filter(|&whole| in_or_of(whole)).count()
}
