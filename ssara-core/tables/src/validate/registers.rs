//! Banks, registers and their units.
//!
//! *Input:* tables whose ids and ranges are right. *Promises:* the words and the registers of the banks follow each other.
//! Parts follow their roots. Registers are laminar in bits and in units. Registers that share bits share units, and those
//! of one type share none. Of two registers, the one with more units is the wider one.
//!
//! *Laminar units.* The registers of a root are visited by number of units, the largest first. Each register takes over its
//! units from their owner, which must be one register for all of them. Proof: let `S` be a register that crosses an earlier
//! one, `T`. The owner of the units of `S` in `T` is `T` or a register visited after it. Such a register lies within `T` or
//! is disjoint from it. So the owner has no unit of `S` outside `T`.
//!
//! *Laminar bits.* The registers of a root are visited by their lowest bits, the widest first. A stack holds the registers
//! that contain the last one.
//!
//! *Cost:* linear in the registers and their units, except for sorting. Parts whose writes destroy more than their bits are
//! compared with the registers of their root.

use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use core::cmp::Reverse;

use super::fault::{BankFault, RegisterFault as Fault};
use super::{Check, Named, TargetError};
use crate::target::{Reg, RegDesc, Rest, TargetDesc, Type};

/// Checks them; returns whether the tables of registers can be relied on.
pub(super) fn check(check: &mut Check<'_>) -> bool {
    let errors = check.errors.len();
    banks(check);
    if check.errors.len() > errors {
        return false;
    }
    let target = check.target;
    for reg in target.reg_ids() {
        alone(check, reg);
    }
    if check.errors.len() > errors {
        return false;
    }
    let mut owners = vec![None; usize::from(target.set_words) * 64];
    let mut first = 0;
    while first < target.regs.len() {
        let root = Reg::from_index(first);
        let parts: Vec<Reg> = target.parts(root).collect();
        first += parts.len();
        units_of_root(check, root, &parts, &mut owners);
        bits_of_root(check, &parts);
        types_of_root(check, &parts);
        wholes_of_root(check, root, &parts);
    }
    check.errors.len() == errors
}

fn banks(check: &mut Check<'_>) {
    let target = check.target;
    let (mut next_word, mut next_reg) = (0, 0);
    for bank in target.bank_ids() {
        let desc = &target.banks[bank.index()];
        let mut report = |fault: BankFault| {
            check.report(|| TargetError::Bank { entry: bank.entry(target), fault });
        };
        if usize::from(desc.first_word) != next_word {
            report(BankFault::FirstWord { expected: next_word, found: desc.first_word.into() });
        }
        if desc.words > TargetDesc::MAX_BANK_WORDS {
            report(BankFault::Words(desc.words));
        }
        if u32::from(desc.units) > 64 * u32::from(desc.words) {
            report(BankFault::Units { units: desc.units, words: desc.words });
        }
        if desc.first_reg.index() != next_reg {
            report(BankFault::FirstReg { expected: next_reg, found: desc.first_reg.index() });
        }
        next_word += usize::from(desc.words);
        next_reg += usize::from(desc.num_regs);
        // If the range is wrong, the registers of the bank are unknown.
        let end = next_reg.min(target.regs.len());
        for reg in (desc.first_reg.index()..end).map(Reg::from_index) {
            if target.reg(reg).bank != bank {
                let fault = || Fault::Bank(desc.name.to_string());
                check.report(|| TargetError::Register { entry: reg.entry(target), fault: fault() });
            }
        }
    }
    check.number("set_words", next_word, target.set_words.into());
    check.number("regs.len()", next_reg, target.regs.len());
}

fn name(target: &TargetDesc, reg: Reg) -> String {
    target.reg(reg).name.to_string()
}

fn end(desc: &RegDesc) -> u32 {
    u32::from(desc.low_bit) + u32::from(desc.bits)
}

impl Check<'_> {
    fn register(&mut self, reg: Reg, fault: impl FnOnce() -> Fault) {
        let target = self.target;
        self.report(|| TargetError::Register { entry: reg.entry(target), fault: fault() });
    }
}

/// Checks everything about a register that does not depend on other registers.
fn alone(check: &mut Check<'_>, reg: Reg) {
    let target = check.target;
    let (desc, root) = (target.reg(reg), target.reg(target.reg(reg).root));
    let bank = &target.banks[desc.bank.index()];
    let follows = reg.index() > 0 && target.regs[reg.index() - 1].root == desc.root;
    if desc.root != reg && (!follows || root.bank != desc.bank) {
        check.register(reg, || Fault::Root(root.name.to_string()));
    }
    if desc.root == reg && desc.low_bit != 0 {
        check.register(reg, || Fault::RootBit(desc.low_bit));
    }
    if desc.bits == 0 {
        check.register(reg, || Fault::NoBits);
    }
    if end(desc) > u32::from(root.bits) {
        check.register(reg, || Fault::Bits { low: desc.low_bit.into(), end: end(desc), root: root.bits });
    }
    if let Some(ty) = desc.ty.map(|ty| target.ty(ty)) {
        if ty.bank != desc.bank {
            check.register(reg, || Fault::TypeBank(ty.name.to_string()));
        }
        if ty.bits != desc.bits {
            check.register(reg, || Fault::TypeBits { bits: desc.bits, ty: ty.name.to_string(), expected: ty.bits });
        }
    }
    if let Some(value) = desc.constant.filter(|value| value.checked_shr(desc.bits.into()).unwrap_or(0) != 0) {
        check.register(reg, || Fault::Constant { value, bits: desc.bits });
    }
    let units = target.reg_units(reg);
    if units.is_empty() {
        check.register(reg, || Fault::NoUnits);
    }
    if units.windows(2).any(|pair| pair[0].checked_add(1) != Some(pair[1])) {
        check.register(reg, || Fault::UnitOrder);
    }
    let first = 64 * u32::from(bank.first_word);
    let of_bank = first..first + u32::from(bank.units);
    if let Some(&unit) = units.iter().find(|&&unit| !of_bank.contains(&u32::from(unit))) {
        check.register(reg, || Fault::Unit(unit));
    }
}

/// Laminar units; `owners` has for each unit the smallest register so far that has it.
fn units_of_root(check: &mut Check<'_>, root: Reg, parts: &[Reg], owners: &mut [Option<Reg>]) {
    let target = check.target;
    for &unit in target.reg_units(root) {
        if let Some(other) = owners[usize::from(unit)].replace(root) {
            check.register(root, || Fault::SharedUnit { unit, other: name(target, target.reg(other).root) });
        }
    }
    let mut order = parts.to_vec();
    order.sort_by_key(|&reg| (Reverse(target.reg_units(reg).len()), Reverse(target.reg(reg).bits), reg));
    for reg in order {
        let units = target.reg_units(reg);
        let mut around = None;
        for &unit in units {
            let owner = owners[usize::from(unit)].filter(|&owner| target.reg(owner).root == root);
            let Some(owner) = owner else {
                check.register(reg, || Fault::UnitOfRoot(unit));
                return;
            };
            if *around.get_or_insert(owner) != owner {
                check.register(reg, || Fault::CrossingUnits(name(target, owner)));
                return;
            }
        }
        if let Some(around) = around.filter(|&around| target.reg_units(around).len() > units.len())
            && target.reg(around).bits <= target.reg(reg).bits
        {
            check.register(reg, || Fault::Wider(name(target, around)));
        }
        units.iter().for_each(|&unit| owners[usize::from(unit)] = Some(reg));
    }
}

/// A register that contains the bits of the current one.
struct Around {
    reg: Reg,
    /// Whether all registers around it have all its units.
    nested: bool,
}

/// Laminar bits, and units for bits that are shared.
fn bits_of_root(check: &mut Check<'_>, parts: &[Reg]) {
    let target = check.target;
    let mut order = parts.to_vec();
    order.sort_by_key(|&reg| (target.reg(reg).low_bit, Reverse(target.reg(reg).bits), reg));
    let mut stack: Vec<Around> = Vec::new();
    for reg in order {
        let desc = target.reg(reg);
        while stack.last().is_some_and(|around| end(target.reg(around.reg)) <= u32::from(desc.low_bit)) {
            stack.pop();
        }
        if let Some(around) = stack.last().filter(|around| end(target.reg(around.reg)) < end(desc)) {
            check.register(reg, || Fault::CrossingBits(name(target, around.reg)));
            return;
        }
        if let Some(around) = stack.last().filter(|around| around.reg > reg) {
            check.register(reg, || Fault::Order(name(target, around.reg)));
        }
        let units = target.reg_units(reg);
        let is_in = |other: Reg| units.iter().all(|unit| target.reg_units(other).binary_search(unit).is_ok());
        let shares = |other: Reg| units.iter().any(|unit| target.reg_units(other).binary_search(unit).is_ok());
        let nested = stack.last().is_none_or(|around| around.nested && is_in(around.reg));
        if !nested && let Some(around) = stack.iter().find(|around| !shares(around.reg)) {
            check.register(reg, || Fault::BitsWithoutUnits(name(target, around.reg)));
        }
        stack.push(Around { reg, nested });
    }
}

/// No unit in two registers of one type.
fn types_of_root(check: &mut Check<'_>, parts: &[Reg]) {
    let target = check.target;
    let typed = |&reg: &Reg| target.reg(reg).ty.map(|ty| (ty, reg));
    let units = |(ty, reg): (Type, Reg)| target.reg_units(reg).iter().map(move |&unit| (ty, unit, reg));
    let mut all: Vec<(Type, u16, Reg)> = parts.iter().filter_map(typed).flat_map(units).collect();
    all.sort_unstable();
    let mut last = None;
    for pair in all.windows(2).filter(|pair| (pair[0].0, pair[0].1) == (pair[1].0, pair[1].1)) {
        let (first, second) = (pair[0].2, pair[1].2);
        if last.replace((first, second)) != Some((first, second)) {
            check.register(second, || Fault::SameType(name(target, first)));
        }
    }
}

/// Checks that tuples consist of whole registers, and that the units of a part include everything that a write to it
/// destroys.
fn wholes_of_root(check: &mut Check<'_>, root: Reg, parts: &[Reg]) {
    let target = check.target;
    if parts.iter().all(|&reg| target.reg(reg).tuple == 0 && target.reg(reg).rest == Rest::Keep) {
        return;
    }
    let contains = |outer: &RegDesc, inner: &RegDesc| outer.low_bit <= inner.low_bit && end(inner) <= end(outer);
    // Registers that are no tuples and in no other such register, in the order of their bits. They are disjoint because
    // bits are laminar.
    let mut singles: Vec<Reg> = parts.iter().copied().filter(|&reg| target.reg(reg).tuple == 0).collect();
    singles.sort_by_key(|&reg| (target.reg(reg).low_bit, Reverse(target.reg(reg).bits), reg));
    let mut wholes: Vec<Reg> = Vec::new();
    for reg in singles {
        if wholes.last().is_none_or(|&whole| !contains(target.reg(whole), target.reg(reg))) {
            wholes.push(reg);
        }
    }
    let at_or_after = |low: u16| wholes.partition_point(|&whole| target.reg(whole).low_bit < low);
    for &reg in parts {
        let desc = target.reg(reg);
        if desc.tuple > 0 {
            let members = wholes[at_or_after(desc.low_bit)..].iter().map(|&whole| target.reg(whole));
            let members = members.take_while(|member| contains(desc, member));
            let (count, bits) =
                members.fold((0, 0), |(count, bits), member| (count + 1, bits + u32::from(member.bits)));
            if desc.tuple < 2 || count != usize::from(desc.tuple) || bits != u32::from(desc.bits) {
                check.register(reg, || Fault::Tuple(desc.tuple));
            }
        } else if desc.rest != Rest::Keep {
            let at = wholes.partition_point(|&whole| target.reg(whole).low_bit <= desc.low_bit);
            let whole = at.checked_sub(1).map_or(root, |at| wholes[at]);
            // It must have what the whole register has, but for what is in no part disjoint from it.
            let apart =
                |other: &RegDesc| end(other) <= u32::from(desc.low_bit) || end(desc) <= u32::from(other.low_bit);
            let spared = parts.iter().copied().find(|&other| {
                let desc = target.reg(other);
                let in_whole = contains(target.reg(whole), desc) && desc.tuple == 0 && apart(desc);
                in_whole && !target.reg_units(other).iter().all(|unit| target.reg_units(reg).contains(unit))
            });
            if let Some(other) = spared {
                check.register(reg, || Fault::Rest(name(target, other)));
            }
        }
    }
}
