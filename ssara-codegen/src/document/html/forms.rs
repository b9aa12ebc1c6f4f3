//! The table of instruction forms, in a shape that the script of the page can filter.

use std::fmt::Display;

use ssara_tables::TargetDesc;
use ssara_tables::target::{FormKind, OperandDesc, Place, Pos, Reg, Remat, Role};

use super::markup::{
    Attributes, Html, Kind, block, code, element, id, inline, line, link, list, row, table, text, void,
};
use crate::describe::FormText;

/// The forms, and the controls that filter them.
pub(super) fn forms(target: &TargetDesc) -> Html {
    if target.forms.is_empty() {
        return line("p", &[], text("None."));
    }
    let rows = FormText::all(target).map(|form| {
        let kind = form.view.kind;
        let attributes: [(&str, &dyn Display); 3] =
            [("id", &id(Kind::Form, form.name())), ("data-kind", &kind.name()), ("data-tags", &tags(form))];
        let mark = match kind {
            FormKind::Op => Html::default(),
            _ => [text(" "), badge(kind.name(), heading(kind))].into_iter().collect(),
        };
        row(
            &attributes,
            [
                [code(form.name()), mark].into_iter().collect(),
                operands(target, form, Role::Def),
                operands(target, form, Role::Use),
                inline(&form.clobbers()),
                more(form),
                inline(form.doc()),
            ],
        )
    });
    let table = table("forms", &["form", "defs", "uses", "clobbers", "more", "about"], rows.collect());
    [controls(target), table].into_iter().collect()
}

fn heading(kind: FormKind) -> &'static str {
    FormText::kind_heading(kind)
}

/// A property that the constraints of forms have, which the page can be searched for.
struct Tag {
    name: &'static str,
    about: &'static str,
    holds: fn(FormText) -> bool,
}

const TAGS: &[Tag] = &[
    Tag {
        name: "fixed",
        about: "an operand in one register",
        holds: |form| any(form, |operand| matches!(operand.place(), Place::Fixed(_))),
    },
    Tag {
        name: "tied",
        about: "a result in the register of a use",
        holds: |form| any(form, |operand| matches!(operand.place(), Place::Tied(_))),
    },
    Tag {
        name: "early",
        about: "a result that is written before all uses are read",
        holds: |form| any(form, |operand| operand.is_def() && operand.pos() == Pos::Early && !operand.is_scratch()),
    },
    Tag {
        name: "late",
        about: "a use that is read when results are written",
        holds: |form| any(form, |operand| !operand.is_def() && operand.pos() == Pos::Late),
    },
    Tag {
        name: "slot",
        about: "an operand that may or must be in a spill slot",
        holds: |form| any(form, |operand| matches!(operand.place(), Place::Any | Place::Slot)),
    },
    Tag { name: "clobbers", about: "changes registers besides its results", holds: |form| form.view.has_clobbers() },
    Tag { name: "scratch", about: "needs a scratch register", holds: |form| any(form, OperandDesc::is_scratch) },
    Tag {
        name: "related",
        about: "demands something of several operands together",
        holds: |form| !form.view.relations.is_empty(),
    },
    Tag { name: "alternatives", about: "has several alternatives", holds: |form| form.alternatives().next().is_some() },
    Tag {
        name: "remat",
        about: "may be rematerialised instead of keeping its result",
        holds: |form| form.view.remat != Remat::Never,
    },
];

fn any(form: FormText, holds: fn(OperandDesc) -> bool) -> bool {
    form.view.operands().any(holds)
}

fn tags(form: FormText) -> String {
    let tags = TAGS.iter().filter(|tag| (tag.holds)(form)).map(|tag| tag.name);
    tags.collect::<Vec<_>>().join(" ")
}

/// The controls, which are visible only if the script works.
fn controls(target: &TargetDesc) -> Html {
    let search: Attributes = &[
        ("type", &"search"),
        ("id", &"filter-words"),
        ("placeholder", &"all of these words"),
        ("aria-label", &"Words that a form must contain"),
    ];
    let mut controls = line("label", &[], [text("Find "), void("input", search)].into_iter().collect());
    let all = element("option", &[("value", &"")], text("all kinds"));
    let there = |kind: &FormKind| FormText::all(target).any(|form| form.view.kind == *kind);
    let kinds = FormKind::ALL.into_iter().filter(there);
    let kinds = kinds.map(|kind| element("option", &[("value", &kind.name())], text(heading(kind))));
    let options = std::iter::once(all).chain(kinds).collect();
    controls.push(line("select", &[("id", &"filter-kind"), ("aria-label", &"Kind of form")], options));
    for tag in TAGS.iter().filter(|tag| FormText::all(target).any(|form| (tag.holds)(form))) {
        let tick = void("input", &[("type", &"checkbox"), ("data-tag", &tag.name)]);
        controls.push(line("label", &[("title", &tag.about)], [tick, text(" "), text(tag.name)].into_iter().collect()));
    }
    controls.push(line("output", &[("id", &"filter-count")], Html::default()));
    block("form", &[("id", &"filter"), ("hidden", &"hidden")], controls)
}

/// A label of an operand, with its explanation.
fn badge(name: &str, about: &str) -> Html {
    element("span", &[("class", &"badge"), ("title", &about)], text(name))
}

fn operands(target: &TargetDesc, form: FormText, role: Role) -> Html {
    let params = form.params(role);
    let operands = params.iter().map(|param| {
        let operand = form.view.operand(param.first);
        let name = match param.group {
            Some(len) => format!("{}[{len}]", param.name),
            None => param.name.to_string(),
        };
        let name = element("span", &[("class", &"operand")], text(name));
        let pieces = [name, text(" "), constraint(target, form, operand), inline(&form.tuple(param.first))];
        element("div", &[], pieces.into_iter().collect())
    });
    operands.collect()
}

/// The further constraints of a form, and its alternatives.
fn more(form: FormText) -> Html {
    let remarks = form.remarks().into_iter().map(|remark| element("div", &[], inline(&remark)));
    let alternatives = form.alternatives().map(|other| {
        let differences = inline(&format!(": {}", other.differences(form)));
        let name = element("span", &[("id", &id(Kind::Form, other.name()))], code(other.name()));
        element("div", &[], [text("or "), name, differences].into_iter().collect())
    });
    remarks.chain(alternatives).collect()
}

/// Where an operand must be, and when.
fn constraint(target: &TargetDesc, form: FormText, operand: OperandDesc) -> Html {
    let class = || link(Kind::Class, &target.class(operand.class()).name);
    let mut pieces = match operand.place() {
        Place::Class => vec![class()],
        Place::Fixed(reg) => {
            let root = target.reg(entry(target, reg));
            let href = format!("#{}", id(Kind::Touch, &root.name));
            vec![element("a", &[("class", &"fixed"), ("href", &href)], code(&target.reg(reg).name))]
        }
        Place::Tied(tied) => {
            let (place, tied) = (form.view.operand(tied.into()).place(), form.operand_name(tied.into()));
            match place {
                Place::Slot => vec![badge(&format!("= {tied}"), &format!("in the slot of {tied}"))],
                _ => vec![class(), badge(&format!("= {tied}"), &format!("in the register of {tied}"))],
            }
        }
        Place::Any => vec![class(), badge("or slot", "in a register or in a spill slot")],
        Place::Slot => {
            let ty = target.ty(target.class(operand.class()).ty);
            vec![badge("slot", "in a spill slot"), code(&ty.name)]
        }
        Place::ArgSlot(arg_slot) => vec![badge(&arg_slot.to_string(), "on the stack")],
    };
    match (operand.role(), operand.pos()) {
        (Role::Def, Pos::Early) => pieces.push(badge("early", "not in the register of a use")),
        (Role::Use, Pos::Late) => pieces.push(badge("late", "not in the register of a result")),
        _ => {}
    }
    pieces.into_iter().flat_map(|piece| [piece, text(" ")]).collect()
}

/// Links to forms, for other sections.
pub(super) fn links<'a>(forms: impl IntoIterator<Item = &'a str>) -> Html {
    list(forms.into_iter().map(|form| link(Kind::Form, form)))
}

/// The whole register under which a reader finds a register: its own, or for a tuple that of its first member.
fn entry(target: &TargetDesc, reg: Reg) -> Reg {
    let whole = target.whole(reg);
    if target.reg(whole).tuple == 0 {
        return whole;
    }
    target.whole_regs(target.reg(reg).bank).find(|&member| target.overlap(member, reg)).unwrap_or(whole)
}
