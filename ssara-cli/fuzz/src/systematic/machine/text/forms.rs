//! The classes, forms and conventions of a random ISA file.
//!
//! The drawn entries may be wrong: lines with errors are left out.

use super::banks::{Plan, ValuePlan};
use crate::systematic::draw::Draw;

/// Classes, some registers of a kind of value each.
pub fn classes(plan: &Plan, draw: &mut Draw) -> Vec<String> {
    let mut lines = Vec::new();
    for value in plan.banks.iter().flat_map(|bank| &bank.values) {
        for number in 0..class_count(value) {
            let mut regs = value.regs.clone();
            draw.shuffle(&mut regs);
            let len = if draw.chance(15) { 1 } else { draw.between(1, regs.len()) };
            regs.truncate(len);
            let order = if draw.chance(30) { format!(", order: [{}]", regs.join(", ")) } else { String::new() };
            let requires = if draw.chance(10) { ", requires: [f0]" } else { "" };
            let name = &value.name;
            lines.push(match draw.below(4) {
                0 if regs.len() > 1 => format!("{name}c{number}: Class(of: {name}, except: [{}]{requires})", regs[0]),
                1 => format!("{name}c{number}: Class(of: {name}{order}{requires})"),
                _ => format!("{name}c{number}: Class(of: {name}, registers: [{}]{order}{requires})", regs.join(", ")),
            });
        }
    }
    lines
}

/// The number of classes of a kind of value, besides its home class.
fn class_count(value: &ValuePlan) -> usize {
    if value.regs.len() > 3 { 3 } else { 1 }
}

/// A class of a kind of value.
fn class(value: &ValuePlan, draw: &mut Draw) -> String {
    match draw.below(2 * (class_count(value) + 1)) {
        number if number < class_count(value) => format!("{}c{number}", value.name),
        _ => value.name.clone(),
    }
}

/// Forms: terminators, forms that define a value of each kind, and random ones.
pub fn forms(plan: &Plan, draw: &mut Draw) -> Vec<String> {
    let values: Vec<&ValuePlan> = plan.banks.iter().flat_map(|bank| &bank.values).collect();
    let mut lines = vec![
        "jump: Form(kind: branch, successors: 1)".to_string(),
        "leave: Form(kind: return)".to_string(),
        "trap: Form(kind: trap)".to_string(),
    ];
    for (index, value) in values.iter().enumerate() {
        let name = &value.name;
        let remat = ["cheaper_than_move", "cheaper_than_load"][index % 2];
        lines.push(format!("imm_{name}: Form(operands: {{dst: Def({})}}, remat: {remat})", class(value, draw)));
        lines.push(format!("of_{name}: Form(operands: {{dst: Def({name}), a: Use({name})}}, remat: {remat})"));
        lines.push(format!("test_{name}: Form(kind: branch, successors: 2, operands: {{a: Use({name})}})"));
    }
    for (bank, (zero, _)) in plan.banks.iter().filter_map(|bank| Some((bank, bank.constant.as_ref()?))) {
        let name = &bank.values[0].name;
        lines.push(format!("drop_{name}: Form(operands: {{unused: Def(fixed: {zero}), a: Use({name})}})"));
    }
    for number in 0..draw.between(6, 14) {
        let kind = match draw.below(12) {
            0 => ["kind: branch, ", "kind: branch, successors: 1, ", "kind: branch, successors: 2, "][draw.below(3)],
            1 => "kind: call, ",
            2 => "kind: return, ",
            _ => "",
        };
        lines.push(form(plan, &values, &format!("form{number}"), kind, draw));
    }
    lines
}

/// An operand as it was drawn.
struct Drawn<'a> {
    value: &'a ValuePlan,
    is_use: bool,
    is_def: bool,
    /// Whether it is in some register, and nothing more is said of it.
    plain: bool,
}

/// A random form.
fn form(plan: &Plan, values: &[&ValuePlan], name: &str, kind: &str, draw: &mut Draw) -> String {
    let leaves = kind.contains("return");
    let mut operands: Vec<String> = Vec::new();
    let mut drawn: Vec<Drawn<'_>> = Vec::new();
    for index in 0..draw.between(1, 5) {
        // Operands of few kinds, so that relations and ties find partners.
        let value = match drawn.last() {
            Some(last) if draw.chance(60) => last.value,
            _ => values[draw.below(values.len())],
        };
        let class = class(value, draw);
        let role = if leaves { draw.below(4) } else { draw.below(9) };
        let (text, plain) = operand(value, &class, role, &drawn, draw);
        let list = plan
            .banks
            .iter()
            .filter(|bank| bank.values.iter().any(|other| other.name == value.name))
            .flat_map(|bank| &bank.lists)
            .find(|list| list.1 == value.bits);
        let text = match list {
            Some((list, ..))
                if plain && role < 8 && draw.chance(40) && text.ends_with(&format!("(class: {class})")) =>
            {
                text.replace(&format!("(class: {class})"), &format!("(class: {class}, tuple: {list})"))
            }
            _ => text,
        };
        operands.push(format!("o{index}: {text}"));
        drawn.push(Drawn { value, is_use: role < 4, is_def: (4..8).contains(&role), plain });
    }
    let mut rest = String::new();
    rest += &relations(&drawn, draw);
    if draw.chance(20) {
        let wholes: Vec<&String> = plan.banks.iter().flat_map(|bank| &bank.wholes).collect();
        let clobbered: Vec<&str> =
            (0..draw.between(1, 3)).filter_map(|_| draw.pick(&wholes).map(|reg| reg.as_str())).collect();
        rest += &format!(", clobbers: [{}]", clobbered.join(", "));
    }
    if kind.contains("branch") && draw.chance(40) {
        let wholes: Vec<&String> = plan.banks.iter().flat_map(|bank| &bank.wholes).collect();
        let mut list = || {
            let all = wholes.iter().map(|reg| reg.as_str());
            let count = [0, 2, wholes.len()][draw.below(3)];
            format!("[{}]", all.take(count).collect::<Vec<_>>().join(", "))
        };
        rest += &format!(
            ", edge_clobbers: [{}]",
            (0..clobbering_edges(kind)).map(|_| list()).collect::<Vec<_>>().join(", ")
        );
    }
    let has_alternatives = draw.chance(35);
    if has_alternatives {
        rest += &alternatives(plan, &drawn, draw);
    }
    // Alternatives have the features of their forms, too.
    if draw.chance(if has_alternatives { 60 } else { 12 }) {
        rest += [", requires: [f0]", ", requires: [f1]"][draw.below(2)];
    }
    format!("{name}: Form({kind}operands: {{{}}}{rest})", operands.join(", "))
}

/// The number of successors of a branch for which clobbers are drawn.
fn clobbering_edges(kind: &str) -> usize {
    if kind.contains("successors: 1") { 1 } else { 2 }
}

/// The text of an operand, and whether it is in some register and no more.
fn operand(value: &ValuePlan, class: &str, role: usize, before: &[Drawn<'_>], draw: &mut Draw) -> (String, bool) {
    let reg = &value.regs[draw.below(value.regs.len())];
    if role == 8 {
        let text = if draw.chance(30) { format!("Scratch(fixed: {reg})") } else { format!("Scratch({class})") };
        return (text, false);
    }
    let is_use = role < 4;
    let word = if is_use { "Use" } else { "Def" };
    let phase = match (is_use, draw.below(4)) {
        (true, 0) => ", late: true",
        (false, 0) => ", early: true",
        _ => "",
    };
    let tie = before.iter().rposition(|other| other.is_use && other.plain && other.value.name == value.name);
    match draw.below(10) {
        0 => (format!("{word}(fixed: {reg}{phase})"), false),
        // The two that are in their register in both phases are rare otherwise, and more so in forms with alternatives.
        1 | 2 => (format!("{word}(fixed: {reg}, {}: true)", if is_use { "late" } else { "early" }), false),
        3 => (format!("{word}(class: {class}, or_slot: true{phase})"), false),
        4 => (format!("{word}(class: {}, slot: true{phase})", value.name), false),
        5 | 6 if !is_use && tie.is_some() => {
            (format!("Def(class: {class}, tied: o{})", tie.unwrap_or_default()), false)
        }
        7 => (format!("{word}(class: {class}{phase})"), phase.is_empty()),
        _ => (format!("{word}(class: {class})"), true),
    }
}

/// A relation between two of the operands.
fn relations(drawn: &[Drawn<'_>], draw: &mut Draw) -> String {
    if drawn.len() < 2 || !draw.chance(30) {
        return String::new();
    }
    let a = draw.below(drawn.len());
    let b = (a + 1 + draw.below(drawn.len() - 1)) % drawn.len();
    let relation = match draw.below(5) {
        0 | 1 => format!("Distinct(o{a}, o{b})"),
        2 if draw.chance(50) => format!("SameAt(o{a}, o{b}, high)"),
        2 => format!("Same(o{a}, o{b})"),
        3 => format!("OverlapAt(o{a}, o{b}, {})", ["low", "high"][draw.below(2)]),
        _ => {
            let (is_in, must_be_in) = (class(drawn[a].value, draw), class(drawn[b].value, draw));
            format!("If(operand: o{a}, is_in: {is_in}, then: o{b}, must_be_in: {must_be_in})")
        }
    };
    format!(", relations: [{relation}]")
}

/// An alternative of a form, or two operands that commute.
fn alternatives(plan: &Plan, drawn: &[Drawn<'_>], draw: &mut Draw) -> String {
    let uses: Vec<usize> = (0..drawn.len()).filter(|&index| drawn[index].is_use).collect();
    if uses.len() > 1 && draw.chance(50) {
        return format!(", commutes: [o{}, o{}]", uses[0], uses[1]);
    }
    let index = draw.below(drawn.len());
    let Drawn { value, is_use, is_def, .. } = drawn[index];
    let place = match draw.below(4) {
        0 => format!("fixed: {}", value.regs[draw.below(value.regs.len())]),
        1 => format!("class: {}, or_slot: true", class(value, draw)),
        2 if is_use || is_def => format!("class: {}, slot: true", value.name),
        _ => format!("class: {}", class(value, draw)),
    };
    let text = match (is_use, is_def) {
        (true, _) => format!("Use({place}{})", [", late: true", ""][draw.below(2)]),
        (_, true) => format!("Def({place}{})", [", early: true", ""][draw.below(2)]),
        _ => format!("Scratch({})", place.trim_end_matches(", or_slot: true")),
    };
    let more = said_of_alternative(plan, draw);
    match more.is_empty() {
        true => format!(", alternatives: {{other: {{o{index}: {text}}}}}"),
        false => format!(", alternatives: {{other: Alternative(operands: {{o{index}: {text}}}{more})}}"),
    }
}

/// What an alternative may say besides its operands.
fn said_of_alternative(plan: &Plan, draw: &mut Draw) -> String {
    let mut text = String::new();
    if draw.chance(30) {
        text += &format!(", price: {}", ["0.1", "0.5", "2"][draw.below(3)]);
    }
    let wholes: Vec<&String> = plan.banks.iter().flat_map(|bank| &bank.wholes).collect();
    if draw.chance(25)
        && let Some(reg) = draw.pick(&wholes)
    {
        text += &format!(", clobbers: [{reg}]");
    }
    if draw.chance(20) {
        text += [", requires: [f0]", ", requires: [f1]"][draw.below(2)];
    }
    if draw.chance(20) {
        text += ", relations: []";
    }
    text
}

/// Conventions.
pub fn conventions(plan: &Plan, draw: &mut Draw) -> Vec<String> {
    let mut lines = Vec::new();
    for number in 0..draw.between(1, 3) {
        let (mut arguments, mut results, mut callee_saved) = (Vec::new(), Vec::new(), Vec::new());
        for bank in &plan.banks {
            let mut regs: Vec<&str> = bank.wholes.iter().map(String::as_str).collect();
            draw.shuffle(&mut regs);
            let passed = draw.below(regs.len().min(4) + 1);
            let kept = draw.below(regs.len() - passed + 1);
            arguments.push(format!("{}: {}", bank.name, sequence(&regs[..passed], draw)));
            results.push(format!("{}: {}", bank.name, sequence(&regs[..passed.div_ceil(2)], draw)));
            // The widest kind of value has a list of its own, in another order.
            if passed > 0 && draw.chance(25) {
                let mut own = regs[..passed].to_vec();
                draw.shuffle(&mut own);
                let list = if draw.chance(50) { &mut arguments } else { &mut results };
                list.push(format!("{}: {}", bank.values[0].name, sequence(&own[..passed.div_ceil(2)], draw)));
            }
            for reg in &regs[passed..passed + kept] {
                // Some are callee-saved in one half only.
                let part = bank.values.iter().flat_map(|value| &value.regs).find(|part| **part == format!("{reg}l"));
                callee_saved.push(match part {
                    Some(part) if draw.chance(40) => part.clone(),
                    _ => (*reg).to_string(),
                });
            }
        }
        let positions = ["", " positions: shared,", " positions: slots,"][draw.below(3)];
        lines.push(format!(
            "conv{number}: Convention(arguments: {{{}}}, results: {{{}}},{positions} preserved: [{}], stack: Stack(align: 16, slot: 8))",
            arguments.join(", "),
            results.join(", "),
            callee_saved.join(", ")
        ));
    }
    lines
}

/// Registers in the order in which a convention hands them out.
fn sequence(regs: &[&str], draw: &mut Draw) -> String {
    let regs = regs.join(", ");
    if draw.chance(25) { format!("Sequence(registers: [{regs}], back_fill: true)") } else { format!("[{regs}]") }
}
