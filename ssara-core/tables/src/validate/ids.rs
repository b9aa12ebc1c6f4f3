//! Lengths of tables, ranges and ids: all that must be right before anything else can be looked at.

use alloc::string::String;

use super::{Check, Kind, Named, TargetError};
use crate::operand::OperandDesc;
use crate::target::{Features, Reg, TargetDesc};

/// Checks them.
pub(super) fn check(check: &mut Check<'_>) {
    let target = check.target;
    let counts = [
        (Kind::Bank, target.banks.len(), TargetDesc::MAX_BANKS),
        (Kind::Type, target.types.len(), 1 << 8),
        (Kind::Register, target.regs.len(), 1 << 16),
        (Kind::Class, target.classes.len(), OperandDesc::MAX_CLASSES),
        (Kind::Convention, target.conventions.len(), 1 << 8),
        (Kind::TupleList, target.tuple_lists.len(), 1 << 16),
        (Kind::Feature, target.features.len(), Features::MAX),
    ];
    for (kind, count, max) in counts {
        if count > max {
            check.report(|| TargetError::TooMany { kind, count, max });
        }
    }
    if !check.errors.is_empty() {
        return;
    }
    for ty in target.type_ids() {
        let desc = target.ty(ty);
        check.id(ty, "bank", Kind::Bank, desc.bank.index());
        desc.spill_to.iter().for_each(|other| check.id(ty, "spill_to", Kind::Type, other.index()));
    }
    for reg in target.reg_ids() {
        let desc = target.reg(reg);
        check.id(reg, "bank", Kind::Bank, desc.bank.index());
        check.id(reg, "root", Kind::Register, desc.root.index());
        desc.ty.iter().for_each(|ty| check.id(reg, "ty", Kind::Type, ty.index()));
        let (start, len) = desc.units;
        check.range(reg, "units", (start, len.into()), "reg_units", target.reg_units.len());
    }
    for class in target.class_ids() {
        let desc = target.class(class);
        check.id(class, "ty", Kind::Type, desc.ty.index());
        let (start, len) = desc.members;
        check.range(class, "members", (start, len.into()), "class_regs", target.class_regs.len());
    }
    for (table, regs) in [
        ("class_regs", &target.class_regs),
        ("reserved", &target.reserved),
        ("tuple_regs", &target.tuple_regs),
        ("sufficient", &target.sufficient),
    ] {
        check.listed(table, regs);
    }
}

impl Check<'_> {
    /// Checks that an id at `place` in `entry` is below the number of entries of its kind.
    fn id(&mut self, entry: impl Named, place: &str, kind: Kind, id: usize) {
        let target = self.target;
        let count = match kind {
            Kind::Bank => target.banks.len(),
            Kind::Type => target.types.len(),
            Kind::Register => target.regs.len(),
            Kind::Class => target.classes.len(),
            Kind::Form => target.forms.len(),
            Kind::Convention => target.conventions.len(),
            Kind::TupleList => target.tuple_lists.len(),
            Kind::Feature => target.features.len(),
            Kind::Role => target.roles.len(),
        };
        if id >= count {
            let place = || String::from(place);
            self.report(|| TargetError::Unknown { entry: entry.entry(target), place: place(), kind, id, count });
        }
    }
    /// Checks that a range is within a table of `len` entries.
    fn range(
        &mut self,
        entry: impl Named,
        field: &'static str,
        (start, count): (u32, u32),
        table: &'static str,
        len: usize,
    ) {
        let (start, end) = (u64::from(start), u64::from(start) + u64::from(count));
        if end > len as u64 {
            let target = self.target;
            self.report(|| TargetError::Range { entry: entry.entry(target), field, start, end, table, len });
        }
    }
    /// Checks that the registers of a table exist.
    fn listed(&mut self, table: &'static str, regs: &[Reg]) {
        let count = self.target.regs.len();
        for (index, reg) in regs.iter().enumerate().filter(|(_, reg)| reg.index() >= count) {
            self.report(|| TargetError::UnknownListed { table, index, id: reg.index(), count });
        }
    }
}
