//! The calling conventions: a chip for each register that says what a call does to it, and the rules as text.

use ssara_tables::TargetDesc;
use ssara_tables::target::{Bank, Conv, ConventionDesc, Reg, RegSequence};
use ssara_tables::units::UnitSet;

use super::super::examples::{HEADINGS, examples};
use super::super::{BESIDES, IN_TURN, Places, SAVED_LINK, callee_saved, partly_text, rules};
use super::markup::{Html, Kind, Row, block, code, element, id, inline, line, paragraphs, row, source, table, text};
use crate::describe;

/// What a call does to a register.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Fate {
    /// It is as it was.
    CalleeSaved,
    /// Only these parts are as they were.
    Partly(Vec<Reg>),
    /// It is destroyed.
    Clobbered,
    /// It is never allocated.
    Reserved,
}

impl Fate {
    /// The fate of `root`.
    pub(super) fn of(target: &TargetDesc, conv: &ConventionDesc, root: Reg) -> Fate {
        let mut kept = target.units_of(conv.callee_saved.iter().copied());
        kept.subtract(&UnitSet::from_words(&conv.clobbers));
        let reserved = || conv.reserved.iter().chain(target.reserved.iter());
        if target.reg(root).constant.is_some() || reserved().any(|&reg| target.overlap(reg, root)) {
            Fate::Reserved
        } else if target.reg_units(root).iter().all(|&unit| kept.contains(unit)) {
            Fate::CalleeSaved
        } else {
            let parts: Vec<Reg> = conv.callee_saved.iter().copied().filter(|&reg| target.overlap(reg, root)).collect();
            let parts = if conv.saved_link(target).is_some_and(|link| parts.contains(&link)) { vec![] } else { parts };
            if parts.is_empty() { Fate::Clobbered } else { Fate::Partly(parts) }
        }
    }
    /// The name of its colour, and its label in the legend.
    fn style(&self) -> (&'static str, &'static str) {
        match self {
            Fate::CalleeSaved => ("callee-saved", "callee-saved"),
            Fate::Partly(_) => ("partly", "callee-saved in part"),
            Fate::Clobbered => ("clobbered", "clobbered"),
            Fate::Reserved => ("reserved", "not allocated"),
        }
    }
    /// The fate as a phrase.
    pub(super) fn words(&self, target: &TargetDesc) -> String {
        match self {
            Fate::Partly(parts) => format!("callee-saved in part, {}", kept_bits(target, parts)),
            _ => self.style().1.to_string(),
        }
    }
}

/// The bits of parts: `bits 0..64`.
fn kept_bits(target: &TargetDesc, parts: &[Reg]) -> String {
    let bits = |&part: &Reg| {
        let (low, high) = describe::bits(target, part);
        format!("{low}..{high}")
    };
    format!("bits {}", parts.iter().map(bits).collect::<Vec<_>>().join(", "))
}

/// The numbers, from 1, under which a sequence hands out `root` or a part of it.
pub(super) fn positions(target: &TargetDesc, sequences: &[RegSequence], root: Reg) -> Vec<usize> {
    let all = sequences.iter().flat_map(|sequence| sequence.regs.iter().enumerate());
    all.filter(|&(_, &reg)| target.overlap(reg, root)).map(|(index, _)| index + 1).collect()
}

/// All conventions.
pub(super) fn conventions(target: &TargetDesc, places: &Places) -> Html {
    if target.conventions.is_empty() {
        return line("p", &[], text("None."));
    }
    (0..target.conventions.len()).map(|index| convention(target, places, Conv::from_index(index))).collect()
}

fn convention(target: &TargetDesc, places: &Places, conv: Conv) -> Html {
    let desc = target.convention(conv);
    let examples = examples(target, conv).into_iter().map(|cells| row(&[], cells.iter().map(|cell| inline(cell))));
    let pieces = [
        line("h3", &[], [code(&desc.name), source(places.convention(conv))].into_iter().collect()),
        paragraphs(&desc.doc),
        legend(),
        target.bank_ids().map(|bank| chips(target, desc, bank)).collect(),
        table("rules", &["", "registers"], registers(target, conv)),
        line("p", &[], text(rules::arguments(desc))),
        table("rules", &HEADINGS, examples.collect()),
    ];
    block("section", &[("id", &id(Kind::Convention, &desc.name))], pieces.into_iter().collect())
}

fn legend() -> Html {
    let fates = [Fate::CalleeSaved, Fate::Partly(Vec::new()), Fate::Clobbered, Fate::Reserved];
    let fates = fates.iter().map(|fate| {
        let (class, word) = fate.style();
        element("span", &[("class", &format!("chip {class}"))], text(word))
    });
    let numbers = element("span", &[("class", &"note")], text("a1: first argument, r1: first result"));
    line("p", &[("class", &"chips")], fates.chain([numbers]).flat_map(|chip| [chip, text(" ")]).collect())
}

fn chips(target: &TargetDesc, conv: &ConventionDesc, bank: Bank) -> Html {
    let chips = describe::wholes(target, bank).into_iter().map(|root| {
        let fate = Fate::of(target, conv, root);
        let mut marks: Vec<String> = Vec::new();
        marks.extend(positions(target, &conv.arguments, root).iter().map(|number| format!("a{number}")));
        marks.extend(positions(target, &conv.results, root).iter().map(|number| format!("r{number}")));
        if let Fate::Partly(parts) = &fate {
            marks.push(kept_bits(target, parts));
        }
        let small = match marks.is_empty() {
            true => Html::default(),
            false => [text(" "), element("small", &[], text(marks.join(" ")))].into_iter().collect(),
        };
        let name = &target.reg(root).name;
        let href = format!("#{}", id(Kind::Touch, name));
        let class = format!("chip {}", fate.style().0);
        line(
            "a",
            &[("class", &class), ("href", &href), ("title", &format!("{name}: {}", fate.words(target)))],
            [code(name), small].into_iter().collect(),
        )
    });
    block("div", &[("class", &"chips")], chips.collect())
}

fn registers(target: &TargetDesc, id: Conv) -> Vec<Row> {
    let conv = target.convention(id);
    let rule = |what: Html, registers: &str| match registers {
        "" => row(&[], [what, text("none")]),
        _ => row(&[], [what, inline(registers)]),
    };
    let mut rows = Vec::new();
    let variadic = conv.variadic.as_ref().map_or(&[][..], |rules| &rules.arguments);
    let all = [("arguments, ", &conv.arguments[..]), ("variadic arguments, ", variadic), ("results, ", &conv.results)];
    for (what, sequences) in all {
        for sequence in sequences {
            let what = [text(what), code(rules::passed(target, sequence))].into_iter().collect();
            rows.push(rule(what, &rules::sequence(target, sequence)));
        }
    }
    rows.push(rule(text(IN_TURN), &rules::in_turn(target, id)));
    let (whole, partly) = callee_saved(target, conv);
    rows.push(rule(text("callee-saved"), &describe::regs(target, &whole)));
    rows.push(rule(text("callee-saved in part"), &partly_text(target, &partly)));
    if let Some(link) = conv.saved_link(target) {
        rows.push(rule(text(SAVED_LINK), &describe::regs(target, &[link])));
    }
    rows.push(rule(text("clobbered by a call"), &describe::call_clobbers(target, &conv.clobbers)));
    rows.extend(rules::edge_clobbers(target, conv).map(|[edges, units]| rule(text(&edges), &units)));
    if !conv.reserved.is_empty() {
        rows.push(rule(text(BESIDES), &describe::regs(target, &conv.reserved)));
    }
    rows
}
