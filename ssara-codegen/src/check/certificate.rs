//! The certificate of the target that a file describes, and the messages if there is none.

use ssara_tables::TargetDesc;
use ssara_tables::target::{Conv, ConventionDesc, Form, FormKind, OperandDesc, Place, Pos, Reg, Relation, Role};
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
    if let Some(advice) = failure.form.and_then(|form| advice(target, form, conflict)) {
        problem.help(advice);
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

/// What would make registers for the operands in conflict, if one operand is what is in the way.
fn advice(target: &TargetDesc, form: Form, conflict: &Conflict) -> Option<String> {
    let form = FormText::new(target, form);
    let name = |operand: u16| form.operand_name(operand.into());
    let operand = |&operand: &u16| (operand, form.view.operand(operand.into()));
    let operands = || conflict.operands.iter().map(operand);
    let is_member = |operand: u16| {
        let mut found = false;
        let relations = form.view.relations.iter().map(|of_form| of_form.relation);
        for group in relations.filter(|relation| matches!(relation, Relation::Group { .. })) {
            group.for_each_operand(target, |member| found |= member == operand);
        }
        found
    };
    let is_early_use = |desc: OperandDesc| desc.role() == Role::Use && desc.pos() == Pos::Early;
    let early_use = operands().find(|&(operand, desc)| is_early_use(desc) && !is_member(operand));
    let early_def = |scratch| {
        let is_early = |desc: OperandDesc| desc.role() == Role::Def && desc.pos() == Pos::Early;
        operands().find(|&(_, desc)| is_early(desc) && desc.is_scratch() == scratch)
    };
    if let (Some((scratch, desc)), Some((read, _))) = (early_def(true), early_use) {
        let (scratch, read) = (name(scratch), name(read));
        let clobbers = match desc.fixed_reg() {
            Some(reg) => format!(", or `clobbers: [{}]` without `{scratch}`", target.reg(reg).name),
            None => String::new(),
        };
        return Some(format!(
            "a scratch register is overwritten while uses are still read. If the instruction reads `{read}` first and then \
             overwrites its register, say `{scratch}: Def(tied: {read})`{clobbers}"
        ));
    }
    if let (Some((def, _)), Some((read, _))) = (early_def(false), early_use) {
        let (def, read) = (name(def), name(read));
        return Some(format!("if `{def}` is written after `{read}` is read, take `early` from it"));
    }
    // A slot helps against too few registers.
    conflict.places.filter(|&places| places > 0)?;
    let (read, _) = early_use.filter(|(_, desc)| desc.place() == Place::Class)?;
    Some(format!("if the instruction can read `{}` from memory, say `or_slot: true`", name(read)))
}

/// The reasons why an operand cannot be in any register.
fn nowhere(target: &TargetDesc, form: FormText, conv: Option<Conv>, operand: u16) -> Vec<String> {
    let desc = form.view.operand(operand.into());
    let regs = match desc.fixed_reg() {
        Some(reg) => vec![reg],
        None => target.class_regs(desc.class()).to_vec(),
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
