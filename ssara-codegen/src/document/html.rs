//! The reference page of a target in HTML: one file that needs nothing else, for the screen and for paper.
//!
//! The page shows the tables of a target: `map` draws the registers, `values` tells how values move and spill, `lattice`
//! draws the classes, `forms` lists the instruction forms, and `conventions` the calling conventions. `touch` lists, for
//! each register, the forms and conventions that read, write, clobber or save it. Everything can be read without the
//! script, which only filters the table of forms.
//! The page is a function of the tables: the same target gives the same bytes. Names and texts of the ISA file are
//! escaped by construction (`markup`).

mod conventions;
mod forms;
mod lattice;
mod map;
pub(crate) mod markup;
mod touch;
mod values;

use ssara_tables::TargetDesc;
use ssara_tables::target::Bank;

use super::groups::Group;
use super::{CERTIFICATE, CERTIFICATE_OF_FORMS, Places, needs, rules, sufficient, types_of};
use crate::describe;
use markup::{
    Html, Kind, block, code, element, id, inline, line, link, paragraphs, row, source, table, text, verbatim, void,
};

const STYLE: &str = include_str!("html/page.css");
const SCRIPT: &str = include_str!("html/page.js");

/// The sections, in order: their ids and headings.
const SECTIONS: [(&str, &str); 7] = [
    ("registers", "Registers"),
    ("values", "How values move and spill"),
    ("classes", "Classes"),
    ("forms", "Instruction forms"),
    ("conventions", "Calling conventions"),
    ("certificates", "Certificates"),
    ("touch", "Who can touch a register"),
];

/// The reference page of a target, in HTML. It links to the places of the ISA file, relative to where that file is.
pub fn html(target: &TargetDesc, places: &Places) -> String {
    let groups = Group::all(target);
    let contents = [
        registers(target, places),
        values::values(target, &groups),
        lattice::classes(target, places),
        forms::forms(target, places, &groups),
        conventions::conventions(target, places),
        certificates(target, &groups),
        touch::registers(target, &groups),
    ];
    let sections = SECTIONS.iter().zip(contents).map(|(&(id, heading), content)| {
        let heading = line("h2", &[], text(heading));
        block("section", &[("id", &id)], [heading, content].into_iter().collect())
    });
    let main: Html = std::iter::once(overview(target)).chain(sections).collect();
    let body = [map::hatching(), navigation(target), block("main", &[], main), line("script", &[], verbatim(SCRIPT))];
    let page = [head(target), block("body", &[], body.into_iter().collect())];
    element("html", &[("lang", &"en")], page.into_iter().collect()).into_document()
}

fn head(target: &TargetDesc) -> Html {
    let pieces = [
        void("meta", &[("charset", &"utf-8")]),
        void("meta", &[("name", &"viewport"), ("content", &"width=device-width, initial-scale=1")]),
        void("meta", &[("name", &"color-scheme"), ("content", &"light dark")]),
        line("title", &[], text(format!("{}: registers and constraints", target.name))),
        line("style", &[], verbatim(STYLE)),
    ];
    block("head", &[], pieces.into_iter().collect())
}

fn navigation(target: &TargetDesc) -> Html {
    let entry = |(id, heading): (&str, &str)| {
        let below: Vec<Html> = match id {
            "registers" => target.banks.iter().map(|bank| link(Kind::Bank, &bank.name)).collect(),
            "conventions" => target.conventions.iter().map(|conv| link(Kind::Convention, &conv.name)).collect(),
            _ => Vec::new(),
        };
        let below: Html = below.into_iter().map(|link| line("li", &[], link)).collect();
        let below = if below.is_empty() { below } else { block("ul", &[], below) };
        let link = element("a", &[("href", &format!("#{id}"))], text(heading));
        line("li", &[], [link, below].into_iter().collect())
    };
    let name = element("a", &[("href", &"#top")], text(&target.name));
    let list = block("ul", &[], SECTIONS.into_iter().map(entry).collect());
    block("nav", &[], [line("strong", &[], name), list].into_iter().collect())
}

/// The banks, and the numbers of entries of each kind.
fn overview(target: &TargetDesc) -> Html {
    let rows = target.bank_ids().map(|bank| {
        let desc = &target.banks[bank.index()];
        let kinds = types_of(target, bank).map(|ty| &*target.ty(ty).name);
        row(
            &[],
            [
                link(Kind::Bank, &desc.name),
                map::roots(target, bank),
                text(desc.num_regs),
                text(desc.units),
                inline(&describe::names(kinds)),
                inline(&desc.doc),
            ],
        )
    });
    let headings = ["bank", "registers", "with parts", "units", "kinds of value", "about"];
    let reserved = match &describe::never_allocated(target)[..] {
        [] => Html::default(),
        reserved => line("p", &[], inline(&format!("Never allocated: {}.", describe::regs(target, reserved)))),
    };
    let pieces = [
        line("h1", &[], text(&target.name)),
        paragraphs(&target.doc),
        table("overview", &headings, rows.collect()),
        features(target),
        line("p", &[], text(describe::counts(target))),
        reserved,
    ];
    block("header", &[("id", &"top")], pieces.into_iter().collect())
}

/// The section about the certificate.
fn certificates(target: &TargetDesc, groups: &[Group]) -> Html {
    let banks = sufficient(target).map(|(bank, number, regs)| {
        let which = inline(&describe::regs(target, &regs));
        row(&[], [link(Kind::Bank, &target.banks[bank.index()].name), text(number), which])
    });
    let of_needs = needs(target, groups);
    let forms = of_needs.iter().map(|(needs, groups)| row(&[], [inline(needs), forms::links(groups)]));
    let pieces = [
        line("p", &[], text(CERTIFICATE)),
        table("certificates", &["bank", "whole registers", "which"], banks.collect()),
        line("p", &[], text(CERTIFICATE_OF_FORMS)),
        table("certificates", &["registers", "forms"], forms.collect()),
    ];
    pieces.into_iter().collect()
}

/// The maps of each bank.
fn registers(target: &TargetDesc, places: &Places) -> Html {
    let bank = |bank: Bank| {
        let desc = &target.banks[bank.index()];
        let pieces = [
            line("h3", &[], [text("Bank "), code(&desc.name), source(places.bank(bank))].into_iter().collect()),
            paragraphs(&desc.doc),
            map::bank(target, bank),
            tuples(target, bank),
        ];
        block("section", &[("id", &id(Kind::Bank, &desc.name))], pieces.into_iter().collect())
    };
    target.bank_ids().map(bank).collect()
}

/// The tuples of a bank.
fn tuples(target: &TargetDesc, bank: Bank) -> Html {
    let rows = rules::tuples(target, bank);
    if rows.is_empty() {
        return Html::default();
    }
    let rows = rows.iter().map(|cells| row(&[], cells.iter().map(|cell| inline(cell))));
    let headings = ["tuples", "length", "members", "as registers", "about"];
    table("tuples", &headings, rows.collect())
}

/// The subtarget features.
fn features(target: &TargetDesc) -> Html {
    if target.features.is_empty() {
        return Html::default();
    }
    let rows = target.features.iter().map(|feature| {
        let default = if feature.default { "yes" } else { "no" };
        row(&[], [code(&feature.name), text(default), inline(&feature.doc)])
    });
    table("kinds", &["feature", "default", "about"], rows.collect())
}
