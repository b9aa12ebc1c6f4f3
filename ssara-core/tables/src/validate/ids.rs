//! Lengths of tables, ranges and ids.
//!
//! *Input:* any tables. *Promises:* if there is no error, every range is within its table, and every id names an entry. The
//! methods of [`TargetDesc`] and [`FormTable`](crate::target::FormTable) do not panic for ids of the target. All other
//! checks rely on that. *Cost:* linear in the tables.

use alloc::format;
use alloc::string::{String, ToString};

use super::{Check, Kind, Named, TargetError};
use crate::convention::RegSequence;
use crate::operand::OperandDesc;
use crate::relation::Relation;
use crate::target::{Conv, Features, Form, MoveWay, Reg, TargetDesc};

/// Checks them.
pub(super) fn check(check: &mut Check<'_>) {
    let target = check.target;
    let counts = [
        (Kind::Bank, target.banks.len(), TargetDesc::MAX_BANKS),
        (Kind::Type, target.types.len(), TargetDesc::MAX_TYPES),
        (Kind::Register, target.regs.len(), TargetDesc::MAX_REGS),
        (Kind::Class, target.classes.len(), OperandDesc::MAX_CLASSES),
        (Kind::Form, target.forms.len(), i32::MAX as usize),
        (Kind::Convention, target.conventions.len(), TargetDesc::MAX_CONVENTIONS),
        (Kind::TupleList, target.tuple_lists.len(), 1 << 16),
        (Kind::Feature, target.features.len(), Features::MAX),
    ];
    for (kind, count, max) in counts {
        if count > max {
            check.report(|| TargetError::TooMany { kind, count, max });
        }
    }
    if target.banks.is_empty() {
        check.report(|| TargetError::NoBanks);
    }
    if target.classes.len() < target.types.len() {
        check.number("classes.len()", target.types.len(), target.classes.len());
    }
    if !check.errors.is_empty() {
        return;
    }
    registers_and_classes(check);
    conventions(check);
    forms(check);
}

fn registers_and_classes(check: &mut Check<'_>) {
    let target = check.target;
    for ty in target.type_ids() {
        let desc = target.ty(ty);
        check.id(ty, || "bank".into(), Kind::Bank, desc.bank.index());
        desc.spill_to.iter().for_each(|other| check.id(ty, || "spill_to".into(), Kind::Type, other.index()));
        for rule in desc.moves.iter() {
            let through = match rule.way {
                MoveWay::Through(class) => Some(class),
                MoveWay::ThroughMemory => None,
            };
            let classes = [rule.from, rule.to].into_iter().chain(through);
            classes.for_each(|class| check.id(ty, || "moves".into(), Kind::Class, class.index()));
        }
        for class in desc.memory.iter().flat_map(|rule| [rule.of, rule.through]) {
            check.id(ty, || "memory".into(), Kind::Class, class.index());
        }
        for order in desc.orders.iter() {
            check.features(ty, order.features);
            order.first.iter().for_each(|reg| check.id(ty, || "orders".into(), Kind::Register, reg.index()));
        }
    }
    for reg in target.reg_ids() {
        let desc = target.reg(reg);
        check.id(reg, || "bank".into(), Kind::Bank, desc.bank.index());
        check.id(reg, || "root".into(), Kind::Register, desc.root.index());
        desc.ty.iter().for_each(|ty| check.id(reg, || "ty".into(), Kind::Type, ty.index()));
        let (start, len) = desc.units;
        check.range(reg, "units", (start, len.into()), "reg_units", target.reg_units.len());
        check.features(reg, desc.features);
    }
    for class in target.class_ids() {
        let desc = target.class(class);
        check.id(class, || "ty".into(), Kind::Type, desc.ty.index());
        let (start, len) = desc.members;
        check.range(class, "members", (start, len.into()), "class_regs", target.class_regs.len());
    }
    for (index, list) in target.tuple_lists.iter().enumerate() {
        let id = crate::target::TupleList::from_index(index);
        check.range(id, "members", list.members, "tuple_regs", target.tuple_regs.len());
    }
    for (table, regs) in [
        ("class_regs", &target.class_regs),
        ("reserved", &target.reserved),
        ("tuple_regs", &target.tuple_regs),
        ("sufficient", &target.sufficient),
    ] {
        check.listed(table, regs);
    }
    for (index, role) in target.roles.iter().enumerate() {
        check.id(super::RoleId(index), || "reg".into(), Kind::Register, role.reg.index());
    }
}

fn conventions(check: &mut Check<'_>) {
    let target = check.target;
    for (index, desc) in target.conventions.iter().enumerate() {
        let conv = Conv::from_index(index);
        let lists = [("callee_saved", &desc.callee_saved), ("reserved", &desc.reserved)];
        for (field, regs) in lists {
            regs.iter().for_each(|reg| check.id(conv, || field.into(), Kind::Register, reg.index()));
        }
        let mut sequences = |field: &str, sequences: &[RegSequence]| {
            for RegSequence { bank, ty, regs, back_fill: _, then } in sequences {
                check.id(conv, || field.into(), Kind::Bank, bank.index());
                ty.iter().for_each(|ty| check.id(conv, || field.into(), Kind::Type, ty.index()));
                then.iter().for_each(|bank| check.id(conv, || format!("then in {field}"), Kind::Bank, bank.index()));
                regs.iter().for_each(|reg| check.id(conv, || field.into(), Kind::Register, reg.index()));
            }
        };
        sequences("arguments", &desc.arguments);
        sequences("results", &desc.results);
        desc.variadic.iter().for_each(|rules| sequences("variadic.arguments", &rules.arguments));
    }
}

fn forms(check: &mut Check<'_>) {
    let target = check.target;
    let (forms, count) = (&target.forms, target.forms.len());
    let errors = check.errors.len();
    check.number("forms.starts.len()", count + 1, forms.starts.len());
    check.number("forms.names.len()", count, forms.names.len());
    if !forms.docs.is_empty() {
        check.number("forms.docs.len()", count, forms.docs.len());
    }
    if !forms.operand_names.is_empty() {
        check.number("forms.operand_names.len()", forms.operands.len(), forms.operand_names.len());
    }
    check.number("forms.starts[0]", 0, forms.starts.first().map_or(0, |&start| start as usize));
    check.number("forms.starts, its last", forms.operands.len(), forms.starts.last().map_or(0, |&end| end as usize));
    if let Some(at) = forms.starts.windows(2).position(|pair| pair[0] > pair[1]) {
        check.report(|| TargetError::Order { table: "forms.starts", index: at + 1 });
    }
    let words = usize::from(target.set_words);
    if words == 0 || forms.sets.len() % words != 0 || forms.sets.is_empty() {
        let expected = forms.sets.len().next_multiple_of(words.max(1)).max(words);
        check.number("forms.sets.len()", expected, forms.sets.len());
    }
    if check.errors.len() > errors {
        return;
    }
    for index in 0..count {
        let form = Form(index as u32);
        let operands = &forms.operands[forms.starts[index] as usize..forms.starts[index + 1] as usize];
        for (operand, &bits) in operands.iter().enumerate() {
            let desc = OperandDesc::from_bits(bits);
            let place = |what: &str| format!("the {what} of {}", operand_name(target, form, operand));
            check.id(form, || place("class"), Kind::Class, desc.class().index());
            if let Some(reg) = desc.fixed_reg() {
                check.id(form, || place("register"), Kind::Register, reg.index());
            }
        }
    }
    sparse(check);
}

/// The tables with entries about some of the forms.
fn sparse(check: &mut Check<'_>) {
    let target = check.target;
    let (forms, count) = (&target.forms, target.forms.len());
    let relations = forms.relations.iter().map(|entry| entry.form);
    let alternatives = forms.alternatives.iter().map(|entry| entry.form);
    let successors = forms.successors.iter().map(|entry| entry.0);
    let edge_clobbers = forms.edge_clobbers.iter().map(|entry| entry.0);
    let features = forms.features.iter().map(|entry| entry.0);
    check.about("forms.relations", relations, |a, b| a <= b);
    check.about("forms.alternatives", alternatives, |a, b| a < b);
    check.about("forms.successors", successors, |a, b| a < b);
    check.about("forms.edge_clobbers", edge_clobbers, |a, b| a <= b);
    check.about("forms.features", features, |a, b| a < b);
    check.about("forms.prices", forms.prices.iter().map(|entry| entry.0), |a, b| a < b);
    for &(form, features) in forms.features.iter().filter(|entry| (entry.0 as usize) < count) {
        check.features(Form(form), features);
    }
    for entry in forms.relations.iter().filter(|entry| (entry.form as usize) < count) {
        let form = Form(entry.form);
        let at = entry.form as usize;
        let len = (forms.starts[at + 1] - forms.starts[at]) as usize;
        let operands = match entry.relation {
            Relation::Group { first, list } => {
                check.id(form, || "the list of a group".into(), Kind::TupleList, list.index());
                [first; 2]
            }
            Relation::Distinct(a, b) | Relation::Same(a, b, _) | Relation::OverlapAt(a, b, _) => [a, b],
            Relation::Implies(a, in_a, b, in_b) => {
                [in_a, in_b].iter().for_each(|class| {
                    check.id(form, || "a class of a relation".into(), Kind::Class, class.index());
                });
                [a, b]
            }
        };
        for &operand in operands.iter().filter(|&&operand| usize::from(operand) >= len) {
            let (kind, place) = (Kind::Operand, "an operand of a relation".to_string());
            let id = operand.into();
            check.report(|| TargetError::Unknown { entry: form.entry(target), place, kind, id, count: len });
        }
    }
    for at in 0..count {
        let (start, end) = (forms.starts[at] as usize, forms.starts[at + 1] as usize);
        for (operand, &bits) in forms.operands[start..end].iter().enumerate() {
            let desc = OperandDesc::from_bits(bits);
            let tied = desc.tied_to();
            if let Some(to) = tied
                && usize::from(to) >= end - start
            {
                let form = Form(at as u32);
                let place = || format!("what {} is tied to", operand_name(target, form, operand));
                check.report(|| TargetError::Unknown {
                    entry: form.entry(target),
                    place: place(),
                    kind: Kind::Operand,
                    id: to.into(),
                    count: end - start,
                });
            }
        }
    }
}

/// An operand for messages: by number and, where it has one, name.
pub(super) fn operand_name(target: &TargetDesc, form: Form, operand: usize) -> String {
    let start = target.forms.starts[form.table_index()] as usize;
    match target.forms.operand_names.get(start + operand).map(|name| &**name) {
        None | Some("") => format!("operand {operand}"),
        Some(name) => format!("operand {operand} (`{name}`)"),
    }
}

impl Check<'_> {
    /// Checks that a number of the target is what it must be.
    pub(super) fn number(&mut self, field: &'static str, expected: usize, found: usize) {
        if expected != found {
            self.report(|| TargetError::Number { field, expected, found });
        }
    }
    /// Checks that an id at `place` in `entry` is below the number of entries of its kind.
    fn id(&mut self, entry: impl Named, place: impl FnOnce() -> String, kind: Kind, id: usize) {
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
            Kind::Operand => 0,
        };
        if id >= count {
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
    /// Checks that features exist.
    fn features(&mut self, entry: impl Named, features: Features) {
        let (target, count) = (self.target, self.target.features.len());
        if let Some(feature) = features.iter().find(|&index| index >= count) {
            self.report(|| TargetError::UnknownFeature { entry: entry.entry(target), feature, count });
        }
    }
    /// Checks that the entries of a sparse table are about forms that exist, in order.
    fn about(&mut self, table: &'static str, forms: impl Iterator<Item = u32>, in_order: impl Fn(u32, u32) -> bool) {
        let count = self.target.forms.len();
        let mut last = None;
        for (index, form) in forms.enumerate() {
            if form as usize >= count {
                self.report(|| TargetError::UnknownForm { table, index, form: form as usize, count });
            }
            if last.is_some_and(|last| !in_order(last, form)) {
                self.report(|| TargetError::Order { table, index });
            }
            last = Some(form);
        }
    }
}
