//! The table of instruction forms, in a shape that the script of the page can filter.

use std::fmt::Display;

use ssara_tables::TargetDesc;
use ssara_tables::target::{FormKind, OperandDesc, Place, Pos, Reg, Remat, Role};

use super::super::groups::{Group, OR};
use super::super::{Places, differences};
use super::markup::{
    Attributes, Html, Kind, anchor, block, code, element, id, inline, join, line, link, list, row, source, table, text,
    void,
};
use crate::describe::{FormText, count};
use crate::generate::Idents;
use crate::generate::signature::Signature;

/// The forms, a row for each group, and the controls that filter them.
pub(super) fn forms(target: &TargetDesc, places: &Places, groups: &[Group]) -> Html {
    if target.forms.is_empty() {
        return line("p", &[], text("None."));
    }
    let idents = Idents::new(target);
    let rows = groups.iter().map(|group| {
        let first = group.first();
        let kind = first.view.kind;
        let names: Vec<&str> = group.members().map(|form| form.name()).collect();
        let attributes: [(&str, &dyn Display); 4] = [
            ("id", &id(Kind::Form, first.name())),
            ("data-kind", &kind.name()),
            ("data-tags", &tags(first)),
            ("data-names", &names.join(" ")),
        ];
        // A name that the pattern shows need not be there a second time.
        let attributes = if names.len() == 1 { &attributes[..3] } else { &attributes[..] };
        let mark = match kind {
            FormKind::Op => Html::default(),
            _ => [text(" "), badge(kind.name(), heading(kind))].into_iter().collect(),
        };
        let others = group.members().skip(1).map(|form| anchor(&id(Kind::Form, form.name())));
        let signature = code(&Signature::new(target, &idents, first).to_string());
        let about = element("div", &[], inline(first.doc()));
        row(
            attributes,
            [
                others.chain([code(&group.pattern()), mark, source(places.form(first.form))]).collect(),
                operands(target, group, Role::Def),
                operands(target, group, Role::Use),
                inline(&group.text(|form| form.clobbers())),
                more(group),
                [about, element("div", &[("class", &"signature")], signature)].into_iter().collect(),
            ],
        )
    });
    let about = format!(
        "{} in {}. {ABOUT}",
        count(groups.iter().map(|group| group.members().count()).sum(), "form", "s"),
        count(groups.len(), "row", "s")
    );
    let headings = ["form", "defs", "uses", "clobbers", "more", "about"];
    [line("p", &[("class", &"note")], inline(&about)), controls(target), table("forms", &headings, rows.collect())]
        .into_iter()
        .collect()
}

/// How to read the table.
const ABOUT: &str = "Forms that differ only in types, classes and registers share a row. `{add, sub}{64 / 32}` are four \
                     forms. Where a constraint is given several times with ` / ` between, it is in the order of the names that \
                     have ` / ` between them. Alternatives are in order of preference and have no price of their own. Scratch \
                     registers are in the order in which the emitter finds them. The last line is the method of `b.ins()` that \
                     builds the first form of the row.";

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
        holds: |form| any(form, |operand| operand.fixed_reg().is_some()),
    },
    Tag {
        name: "tied",
        about: "a result in the register of a use",
        holds: |form| any(form, |operand| operand.overwrites().is_some()),
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
        holds: |form| any(form, |operand| operand.takes_spill_slot()),
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

fn operands(target: &TargetDesc, group: &Group, role: Role) -> Html {
    let params = group.first().params(role);
    let operands = params.iter().map(|param| {
        let name = match param.group {
            Some(len) => format!("{}[{len}]", param.name),
            None => param.name.to_string(),
        };
        let name = element("span", &[("class", &"operand")], text(name));
        let variants =
            group.variants.iter().map(|forms| constraint(target, forms[0], forms[0].view.operand(param.first)));
        let tuple = inline(&group.text(|form| form.tuple(param.first)));
        element("div", &[], [name, text(" "), merge_pieces(&variants.collect::<Vec<_>>()), tuple].into_iter().collect())
    });
    operands.collect()
}

/// The pieces of the constraints of all variants: each once if they agree on it.
fn merge_pieces(variants: &[Vec<Html>]) -> Html {
    let piece = |index: usize| -> Html {
        let of_index: Vec<&Html> = variants.iter().filter_map(|pieces| pieces.get(index)).collect();
        let pieces = if of_index.iter().all(|piece| *piece == of_index[0]) { &of_index[..1] } else { &of_index[..] };
        join(pieces.iter().map(|&piece| piece.clone()), OR)
    };
    let len = variants.iter().map(Vec::len).max().unwrap_or(0);
    (0..len).flat_map(|index| [piece(index), text(" ")]).collect()
}

/// The further constraints of the forms of a group, and their alternatives.
fn more(group: &Group) -> Html {
    let remarks = group.text(|form| form.remarks().join("; "));
    let remarks = if remarks.is_empty() { Html::default() } else { element("div", &[], inline(&remarks)) };
    let alternatives = group.alternatives().into_iter().map(|other| {
        let anchors: Html = other.members().map(|form| anchor(&id(Kind::Form, form.name()))).collect();
        let differences = inline(&format!(": {}", differences(group, &other)));
        element("div", &[], [anchors, text("or "), code(&other.pattern()), differences].into_iter().collect())
    });
    std::iter::once(remarks).chain(alternatives).collect()
}

/// Where an operand must be, and when.
fn constraint(target: &TargetDesc, form: FormText, operand: OperandDesc) -> Vec<Html> {
    let class = || link(Kind::Class, &target.class(operand.class()).name);
    let mut pieces = match operand.place() {
        Place::Class => vec![class()],
        Place::Fixed(reg) => {
            let root = target.reg(entry(target, reg));
            let href = format!("#{}", id(Kind::Touch, &root.name));
            vec![element("a", &[("class", &"fixed"), ("href", &href)], code(&target.reg(reg).name))]
        }
        Place::Tied(tied) => {
            let tied = form.operand_name(tied.into());
            vec![class(), badge(&format!("= {tied}"), &format!("in the register of {tied}"))]
        }
        Place::Any => vec![class(), badge("or slot", "in a register or in a spill slot")],
        Place::Slot => match operand.modifies().map(|tied| form.operand_name(tied.into())) {
            Some(tied) => vec![badge(&format!("= {tied}"), &format!("in the slot of {tied}"))],
            None => {
                let ty = target.ty(target.class(operand.class()).ty);
                vec![badge("slot", "in a spill slot"), code(&ty.name)]
            }
        },
        Place::ArgSlot(arg_slot) => vec![badge(&arg_slot.to_string(), "on the stack")],
    };
    match (operand.role(), operand.pos()) {
        (Role::Def, Pos::Early) => pieces.push(badge("early", "not in the register of a use")),
        (Role::Use, Pos::Late) => pieces.push(badge("late", "not in the register of a result")),
        _ => {}
    }
    pieces
}

/// Links to groups of forms, for other sections.
pub(super) fn links(groups: &[Group]) -> Html {
    list(groups.iter().map(link_to))
}

/// A link to the first form of a group.
pub(super) fn link_to(group: &Group) -> Html {
    let href = format!("#{}", id(Kind::Form, group.first().name()));
    element("a", &[("href", &href)], code(&group.pattern()))
}

/// The whole register under which a reader finds a register: its own, or for a tuple that of its first member.
fn entry(target: &TargetDesc, reg: Reg) -> Reg {
    let whole = target.whole(reg);
    if target.reg(whole).tuple == 0 {
        return whole;
    }
    target.whole_regs(target.reg(reg).bank).find(|&member| target.overlap(member, reg)).unwrap_or(whole)
}
