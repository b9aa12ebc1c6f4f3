//! The certificate of the target that a file describes, and the messages if there is none.

use ssara_tables::TargetDesc;
use ssara_tables::target::{Conv, ConventionDesc, Form, FormKind, Place, Reg};
use ssara_tables::units::UnitSet;

use crate::certificate::{Conflict, Failure, certify, whole_regs};
use crate::codes::Code;
use crate::describe::{self, FormText};
use crate::diag::Reporter;
use crate::document::Places;

/// The target with its certificate. Reports errors if there is none.
pub(super) fn certified(mut target: TargetDesc, places: &Places, reporter: &mut Reporter) -> Option<TargetDesc> {
    match certify(&target) {
        Ok(sufficient) => {
            let wholes = whole_regs(&target, &sufficient.regs);
            for (index, bank) in target.banks.to_mut().iter_mut().enumerate() {
                bank.min_regs = wholes[index] as u16;
            }
            target.sufficient = sufficient.regs.into();
            Some(target)
        }
        Err(failures) => {
            for failure in failures {
                report(&target, &failure, places, reporter);
            }
            None
        }
    }
}

fn report(target: &TargetDesc, failure: &Failure, places: &Places, reporter: &mut Reporter) {
    let convention = failure.conv.map(|conv| (&target.convention(conv).name, places.conventions[conv.index()]));
    let (what, span) = match (failure.form, convention) {
        (Some(form), _) => {
            let name = &target.forms.names[form.table_index()];
            (format!("form `{name}`"), places.forms[form.table_index()])
        }
        (None, Some((name, span))) => (format!("a call by convention `{name}`"), span),
        (None, None) => return,
    };
    let Some(conflict) = &failure.conflict else {
        let message = format!("it is not known whether {what} can be allocated");
        reporter.report(Code::Unproved, Some(span), message);
        return;
    };
    let mut message = format!("{what} cannot be allocated");
    if let (Some(_), Some((name, _))) = (failure.form, convention) {
        message += &format!(" in functions of convention `{name}`");
    }
    if let Some(places) = conflict.places {
        let operands = describe::count(conflict.operands.len(), "operand", "s");
        message += &format!(": {operands}, {}", describe::count(places, "register", "s"));
    }
    let problem = reporter.report(Code::Unallocatable, Some(span), message);
    for note in notes(target, failure.form, failure.conv, conflict) {
        problem.note(note);
    }
    if let (Some(_), Some((_, span))) = (failure.form, convention) {
        problem.context(span, "the convention");
    }
}

/// Notes that name the conflicting operands and the registers and relations in conflict.
fn notes(target: &TargetDesc, form: Option<Form>, conv: Option<Conv>, conflict: &Conflict) -> Vec<String> {
    let Some(form) = form.map(|form| FormText::new(target, form)) else { return Vec::new() };
    let operands: Vec<_> = conflict.operands.iter().map(|&operand| form.operand_name(operand.into())).collect();
    let operands = describe::names(operands.iter().map(|name| &**name));
    let mut notes = Vec::new();
    if let ([operand], true) = (&conflict.operands[..], conflict.regs.is_empty()) {
        let reasons = nowhere(target, form, conv, *operand);
        notes.push(format!("{operands} cannot be in any register: {}", reasons.join("; ")));
        return notes;
    }
    if conflict.regs.is_empty() {
        notes.push(format!("{operands} cannot be in any registers: no tuple fits"));
        return notes;
    }
    let there = if conflict.together { " at the same time" } else { "" };
    let regs = if conflict.regs.len() <= 8 {
        format!(", and can only be in {}", describe::regs(target, &conflict.regs))
    } else {
        String::new()
    };
    match conflict.operands[..] {
        [_] => notes.push(format!("{operands} needs a register{regs}")),
        _ => notes.push(format!("{operands} need registers{there}{regs}")),
    }
    for relation in &conflict.relations {
        notes.push(form.relation(relation));
    }
    notes
}

/// The reasons why an operand cannot be in any register.
fn nowhere(target: &TargetDesc, form: FormText, conv: Option<Conv>, operand: u16) -> Vec<String> {
    let desc = form.view.operand(operand.into());
    let regs = match desc.place() {
        Place::Fixed(reg) => vec![reg],
        _ => target.class_regs(desc.class()).to_vec(),
    };
    let convention = conv.map(|conv| target.convention(conv));
    let of_convention =
        |regs: fn(&ConventionDesc) -> &[Reg]| target.units_of(convention.iter().flat_map(|conv| regs(conv)).copied());
    let reserved = of_convention(|conv| &conv.reserved);
    let restored = of_convention(|conv| &conv.callee_saved);
    let clobbers = UnitSet::from_words(form.view.clobbers);
    let features = target.forms.features(form.form.table_index());
    let hit = |reg: Reg, set: &UnitSet| target.reg_units(reg).iter().any(|&unit| set.contains(unit));
    let reason = |reg: Reg| {
        if !features.contains(target.reg(reg).features) {
            "part of a feature that the form does not require"
        } else if hit(reg, &reserved) {
            "reserved by the convention"
        } else if form.view.kind == FormKind::Return && hit(reg, &restored) {
            "restored before the return"
        } else if hit(reg, &clobbers) {
            "clobbered"
        } else {
            "in conflict with the other operands"
        }
    };
    let mut reasons: Vec<(&str, Vec<Reg>)> = Vec::new();
    for reg in regs {
        let why = reason(reg);
        match reasons.iter_mut().find(|(known, _)| *known == why) {
            Some((_, regs)) => regs.push(reg),
            None => reasons.push((why, vec![reg])),
        }
    }
    let words = |(why, regs): (&str, Vec<Reg>)| {
        format!("{} {} {why}", describe::regs(target, &regs), if regs.len() == 1 { "is" } else { "are" })
    };
    reasons.into_iter().map(words).collect()
}
