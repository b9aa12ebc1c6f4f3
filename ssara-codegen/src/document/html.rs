//! The reference page of a target in HTML: one file that needs nothing else, for the screen and for paper.
//!
//! Takes the tables of a target and says what they say: `map` draws the registers, `lattice` the classes, `forms` lists the
//! instruction forms, `conventions` the calling conventions, and `touch` turns all of it round: for each register, who
//! reads, writes, destroys or keeps it. Everything can be read without the script, which only filters the table of forms.
//! The page is a function of the tables: the same target gives the same bytes. Names and texts of the ISA file are
//! escaped by construction (`markup`).

mod conventions;
mod forms;
mod lattice;
mod map;
mod markup;
mod touch;

use ssara_tables::TargetDesc;
use ssara_tables::target::Bank;

use super::{slot, types_of};
use crate::describe;
use markup::{Html, Kind, block, code, element, id, inline, line, link, paragraphs, row, table, text, verbatim, void};

const STYLE: &str = include_str!("html/page.css");
const SCRIPT: &str = include_str!("html/page.js");

/// The sections, in order: their ids and headings.
const SECTIONS: [(&str, &str); 5] = [
    ("registers", "Registers"),
    ("classes", "Classes"),
    ("forms", "Instruction forms"),
    ("conventions", "Calling conventions"),
    ("touch", "Who can touch a register"),
];

/// The reference page of a target, in HTML.
pub fn html(target: &TargetDesc) -> String {
    let contents = [
        registers(target),
        lattice::classes(target),
        forms::forms(target),
        conventions::conventions(target),
        touch::registers(target),
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

/// The banks, and how much there is of everything.
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
    let reserved = match &target.reserved[..] {
        [] => Html::default(),
        reserved => line("p", &[], inline(&format!("Never allocated: {}.", describe::regs(target, reserved)))),
    };
    let pieces = [
        line("h1", &[], text(&target.name)),
        paragraphs(&target.doc),
        table("overview", &headings, rows.collect()),
        line("p", &[], text(describe::counts(target))),
        reserved,
    ];
    block("header", &[("id", &"top")], pieces.into_iter().collect())
}

/// The kinds of value and the maps of each bank.
fn registers(target: &TargetDesc) -> Html {
    let bank = |bank: Bank| {
        let desc = &target.banks[bank.index()];
        let kinds = types_of(target, bank).map(|ty| {
            let ty = target.ty(ty);
            let swap = if ty.swap { "yes" } else { "no" };
            row(&[], [code(&ty.name), text(ty.bits), text(slot(ty)), text(swap), inline(&ty.doc)])
        });
        let pieces = [
            line("h3", &[], [text("Bank "), code(&desc.name)].into_iter().collect()),
            paragraphs(&desc.doc),
            table("kinds", &["kind of value", "bits", "spill slot", "swap", "about"], kinds.collect()),
            map::bank(target, bank),
        ];
        block("section", &[("id", &id(Kind::Bank, &desc.name))], pieces.into_iter().collect())
    };
    target.bank_ids().map(bank).collect()
}
