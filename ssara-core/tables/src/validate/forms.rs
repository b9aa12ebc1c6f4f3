//! Instruction forms.
//!
//! *Input:* tables whose ids, ranges and registers are right. *Promises:* attributes say what the sparse tables have;
//! constraints are packed as [`OperandDesc`] packs them; ties, relations, alternatives and rematerialisation are well
//! formed. Whether there are registers for the operands of a form depends on the function, and is left to its
//! validation. *Cost:* linear in the tables.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::conventions::no_unit;
use super::fault::FormFault as Fault;
use super::ids::operand_name;
use super::{Check, Named, SetFault, TargetError};
use crate::form::{FormKind, FormView, Remat};
use crate::operand::{OperandDesc, Place, Pos, Role};
use crate::relation::Relation;
use crate::target::{Bank, Form, TargetDesc};

/// Checks them.
pub(super) fn check(check: &mut Check<'_>) {
    let target = check.target;
    let words = usize::from(target.set_words);
    for (set, units) in target.forms.sets.chunks_exact(words).enumerate() {
        let fault = match no_unit(target, units) {
            Some(unit) => Some(SetFault::Unit(unit)),
            None => (set == 0 && units.iter().any(|&word| word != 0)).then_some(SetFault::NotEmpty),
        };
        fault.into_iter().for_each(|fault| check.report(|| TargetError::Set { set, fault }));
    }
    let mut flawed = false;
    for index in 0..target.forms.len() {
        let form = Form(index as u32);
        flawed |= !attributes(check, form);
    }
    if flawed {
        return;
    }
    for index in 0..target.forms.len() {
        let form = Form(index as u32);
        let report = &mut |fault: Fault| check.report(|| TargetError::Form { entry: form.entry(target), fault });
        let one = One { target, form, view: target.forms.get(index, target.set_words) };
        one.operands(report);
        one.relations(report);
        if one.view.remat != Remat::Never && one.view.rematerialises().is_none() {
            report(Fault::Remat);
        }
    }
    alternatives(check);
}

/// Checks the packed attributes of a form, without which it cannot be looked at.
fn attributes(check: &mut Check<'_>, form: Form) -> bool {
    let (target, index) = (check.target, form.table_index());
    let forms = &target.forms;
    let attrs = forms.attributes(index);
    let errors = check.errors.len();
    let mut report = |fault: Fault| check.report(|| TargetError::Form { entry: form.entry(target), fault });
    if attrs.kind as usize >= FormKind::ALL.len() {
        report(Fault::Kind(attrs.kind));
    }
    if attrs.remat as usize >= Remat::ALL.len() {
        report(Fault::RematNumber(attrs.remat));
    }
    let count = forms.sets.len() / usize::from(target.set_words);
    if attrs.set as usize >= count {
        report(Fault::Clobbers { set: attrs.set as usize, count });
    }
    let operands = (forms.starts[index + 1] - forms.starts[index]) as usize;
    if operands > OperandDesc::MAX_OPERANDS {
        report(Fault::Operands(operands));
    }
    let related = forms.relations.binary_search_by_key(&form.0, |entry| entry.form).is_ok();
    if attrs.has_relations != related {
        report(Fault::Flag { what: "relations" });
    }
    let is_modifier = |&bits: &u32| OperandDesc::from_bits(bits).modifies().is_some();
    let range = forms.starts[index] as usize..forms.starts[index + 1] as usize;
    if attrs.modifies_slot != forms.operands[range].iter().any(is_modifier) {
        report(Fault::Flag { what: "modified slots" });
    }
    let has_alternatives = forms.alternatives.binary_search_by_key(&form.0, |entry| entry.form).is_ok();
    if attrs.has_alternatives != has_alternatives {
        report(Fault::Flag { what: "alternatives" });
    }
    let has_features = forms.features.binary_search_by_key(&form.0, |entry| entry.0).is_ok();
    if attrs.has_features != has_features {
        report(Fault::Flag { what: "features" });
    }
    let counted = forms.successors.binary_search_by_key(&form.0, |entry| entry.0).is_ok();
    if attrs.has_successors != counted {
        report(Fault::Flag { what: "successors" });
    }
    if counted && attrs.kind != FormKind::Branch as u32 {
        report(Fault::Successors);
    }
    for set in forms.edge_clobbers(index).map(|set| set as usize).filter(|&set| set >= count) {
        report(Fault::EdgeClobbers { set, count });
    }
    if forms.edge_clobbers(index).len() > 0 && attrs.kind != FormKind::Branch as u32 {
        report(Fault::ClobberingEdges);
    }
    check.errors.len() == errors
}

/// A form.
struct One<'a> {
    target: &'a TargetDesc,
    form: Form,
    view: FormView<'a>,
}

impl One<'_> {
    fn name(&self, operand: usize) -> String {
        operand_name(self.target, self.form, operand)
    }
    fn bank(&self, operand: u16) -> Bank {
        let class = self.view.operand(operand.into()).class();
        self.target.ty(self.target.class(class).ty).bank
    }

    fn operands(&self, report: &mut dyn FnMut(Fault)) {
        let target = self.target;
        // The uses that are tied to, and the defs that are tied to them.
        let mut tied: Vec<(u16, usize)> = Vec::new();
        for (operand, desc) in self.view.operands().enumerate() {
            if !is_packed(desc) {
                report(Fault::Bits { operand: self.name(operand), bits: desc.bits() });
            }
            let ty = target.class(desc.class()).ty;
            if let Some(reg) = desc.fixed_reg().filter(|&reg| target.reg(reg).ty != Some(ty)) {
                let (reg, ty) = (target.reg(reg).name.to_string(), target.ty(ty).name.to_string());
                report(Fault::FixedType { operand: self.name(operand), reg, ty });
            }
            let Some(to) = desc.tied_to() else { continue };
            let of = self.view.operand(to.into());
            let names = || (self.name(operand), self.name(to.into()));
            if (desc.role(), desc.pos()) != (Role::Def, Pos::Late) {
                report(Fault::TiedRole { operand: self.name(operand) });
            }
            if !desc.may_be_tied_to(of) {
                let (operand, to) = names();
                report(Fault::TiedTo { operand, to });
            } else if target.class(of.class()).ty != ty {
                let (operand, to) = names();
                report(Fault::TiedType { operand, to });
            }
            tied.push((to, operand));
        }
        tied.sort_unstable();
        for pair in tied.windows(2).filter(|pair| pair[0].0 == pair[1].0) {
            report(Fault::TiedTwice { operand: self.name(pair[1].1), to: self.name(pair[1].0.into()) });
        }
    }

    fn relations(&self, report: &mut dyn FnMut(Fault)) {
        let target = self.target;
        for relation in self.view.relations {
            match relation.relation {
                Relation::Group { first, list } => {
                    let len = usize::from(target.tuple_lists[list.index()].len);
                    if usize::from(first) + len > self.view.len() {
                        report(Fault::GroupTooLong(self.name(first.into())));
                    } else if (first..first + len as u16).any(|operand| self.bank(operand) != self.bank(first)) {
                        let (a, b) = (self.name(first.into()), self.name(usize::from(first) + len - 1));
                        report(Fault::RelatedBanks(a, b));
                    }
                }
                Relation::Distinct(a, b)
                | Relation::Same(a, b, _)
                | Relation::OverlapAt(a, b, _)
                | Relation::Implies(a, _, b, _) => {
                    if a == b {
                        report(Fault::RelatedToItself(self.name(a.into())));
                    }
                    // Registers of two banks are distinct anyway.
                    let is_distinct = matches!(relation.relation, Relation::Distinct(..));
                    if !is_distinct && self.bank(a) != self.bank(b) {
                        report(Fault::RelatedBanks(self.name(a.into()), self.name(b.into())));
                    }
                }
            }
        }
    }
}

/// Whether a constraint is one that [`OperandDesc`] packs. Only forms of functions name places on the stack.
fn is_packed(desc: OperandDesc) -> bool {
    let packed = match (desc.is_scratch(), desc.place()) {
        (true, Place::Class) => OperandDesc::scratch(desc.class(), None),
        (true, Place::Fixed(reg)) => OperandDesc::scratch(desc.class(), Some(reg)),
        (true, _) | (false, Place::ArgSlot(_)) => return false,
        (false, place) => match desc.modifies() {
            Some(operand) => OperandDesc::modified_in_slot(desc.class(), operand),
            None => OperandDesc::new(desc.role(), desc.pos(), desc.class(), place),
        },
    };
    packed == desc
}

/// Alternatives follow their form and are like it; the ranges follow each other.
fn alternatives(check: &mut Check<'_>) {
    let target = check.target;
    let view = |index: usize| target.forms.get(index, target.set_words);
    let mut next = 0;
    for entry in target.forms.alternatives.iter() {
        let form = Form(entry.form);
        let (first, end) = (u64::from(entry.first), u64::from(entry.first) + u64::from(entry.count));
        let mut report = |fault: Fault| check.report(|| TargetError::Form { entry: form.entry(target), fault });
        if entry.count == 0 || first <= entry.form.into() || first < next || end > target.forms.len() as u64 {
            report(Fault::Alternatives { first, end });
            continue;
        }
        next = end;
        let base = view(form.table_index());
        for other in first as usize..end as usize {
            let name = || target.forms.names[other].to_string();
            let same_successors = target.forms.successors(form.table_index()) == target.forms.successors(other);
            if !alike(target, base, view(other)) || !same_successors {
                report(Fault::Alternative(name()));
            }
            if !target.forms.alternatives(other).is_empty() {
                report(Fault::Nested(name()));
            }
        }
    }
}

/// Whether two forms are of one kind and have operands of the same roles and types, with defs in the same constants.
fn alike(target: &TargetDesc, a: FormView<'_>, b: FormView<'_>) -> bool {
    let constant =
        |desc: OperandDesc| desc.fixed_reg().filter(|&reg| desc.is_def() && target.reg(reg).constant.is_some());
    let signature = |desc: OperandDesc| (desc.role(), desc.is_scratch(), target.class(desc.class()).ty, constant(desc));
    a.kind == b.kind && a.operands().map(signature).eq(b.operands().map(signature))
}
