//! Random machines, written in the ISA language.
//!
//! [`isa`] writes a file that is well-formed and nearly always accepted: all names exist, and ties, fixed registers and
//! clobbers agree. The certificate of the ISA language decides whether a form can be allocated. It rejects some files, and
//! that is tested as well.
//!
//! Register files are mostly tiny, so that pressure is high. They have several shapes: registers of one piece, with a low
//! half, with both halves, of three pieces, in aligned pairs. Some registers cost more than others or require a feature,
//! and some values can be spilled to another bank. Callee-saved are whole registers, low halves or nothing.

use std::fmt::Write;

use arbitrary::{Result, Unstructured};

use super::forms;

/// The text of a random ISA.
pub fn isa(u: &mut Unstructured<'_>) -> Result<String> {
    let mut out = String::from("// A random machine.\nIsa(\n    name: random,\n\n");
    let features = u.int_in_range(0..=2)?;
    if features > 0 {
        out.push_str("    features: {");
        for feature in 0..features {
            let _ = write!(out, "f{feature}: Feature(default: {}), ", u.arbitrary::<bool>()?);
        }
        out.push_str("},\n\n");
    }
    out.push_str("    banks: {\n");
    let mut banks: Vec<Bank> = Vec::new();
    for index in 0..u.int_in_range(1..=3)? {
        let bank = Bank::random(u, index, features)?;
        bank.write(u, banks.first(), &mut out)?;
        banks.push(bank);
    }
    out += "    },\n";
    // Nothing that is reserved is named by any form or convention.
    let mut reserved = Vec::new();
    for bank in &mut banks {
        if bank.wholes > 3 && u.ratio(1, 3)? {
            let reg = bank.reserve_last();
            reserved.push(reg);
        }
    }
    if !reserved.is_empty() {
        let _ = write!(out, "\n    reserved: [{}],\n", reserved.join(", "));
    }
    let machine = Machine::random(u, banks, features, &mut out)?;
    forms::write(u, &machine, &mut out)?;
    conventions(u, &machine, &mut out)?;
    out += ")\n";
    Ok(out)
}

/// A register: its name, and the quarters of whole registers that it covers.
#[derive(Clone, PartialEq)]
pub(super) struct Reg {
    pub name: String,
    pub atoms: u128,
    /// The feature that it requires.
    pub feature: Option<usize>,
}

/// A kind of value, or a subclass of its registers.
#[derive(Clone)]
pub(super) struct Class {
    pub name: String,
    /// The position of the kind of value among those of the machine.
    pub value: usize,
    pub bank: usize,
    pub regs: Vec<Reg>,
}

/// Overlapping tuples that groups take.
#[derive(Clone)]
pub(super) struct Tuples {
    pub name: String,
    /// The class of the members.
    pub of: usize,
}

/// The shape of the registers of a bank.
#[derive(Clone, Copy, PartialEq)]
enum Layout {
    Single,
    Low,
    Halves,
    Nested,
    Pairs,
}

struct Bank {
    index: usize,
    letter: &'static str,
    layout: Layout,
    wholes: usize,
    /// The registers of each kind of value, widest first, and its width.
    values: Vec<(u16, Vec<Reg>)>,
    swap: bool,
    /// The length of the tuples of a list of overlapping ones, if there is one.
    tuples: Option<(usize, bool)>,
    /// The number of the first register that requires a feature, and the feature.
    optional: Option<(usize, usize)>,
}

impl Bank {
    fn random(u: &mut Unstructured<'_>, index: usize, features: usize) -> Result<Bank> {
        let letter = ["r", "v", "p"][index];
        let layout = *u.choose(&[Layout::Single, Layout::Low, Layout::Halves, Layout::Nested, Layout::Pairs])?;
        let wholes = match u.int_in_range(0..=9)? {
            0 => u.int_in_range(17..=32)?,
            1..=3 => u.int_in_range(2..=3)?,
            _ => u.int_in_range(4..=10)?,
        };
        let optional = match features > 0 && wholes > 3 && u.ratio(1, 2)? {
            true => Some((u.choose_index(features)?, u.int_in_range(wholes / 2..=wholes - 1)?)),
            false => None,
        };
        let quarter = |n: usize, mask: u128| mask << (4 * n);
        let feature = |n: usize| optional.filter(|&(_, from)| n >= from).map(|(feature, _)| feature);
        let one = |n: usize, suffix: &str, mask: u128| Reg {
            name: format!("{letter}{n}{suffix}"),
            atoms: quarter(n, mask),
            feature: feature(n),
        };
        let part = |suffix: &str, mask: u128| (0..wholes).map(|n| one(n, suffix, mask)).collect::<Vec<_>>();
        let mut values = vec![(64, part("", 0b1111))];
        match layout {
            Layout::Single => {}
            Layout::Low => values.push((32, part("l", 0b0011))),
            Layout::Halves => values.push((32, [part("l", 0b0011), part("h", 0b1100)].concat())),
            Layout::Nested => {
                values.push((32, part("l", 0b0011)));
                values.push((16, [part("a", 0b0001), part("b", 0b0010)].concat()));
            }
            Layout::Pairs => {
                let pair =
                    |n: usize| Reg { feature: feature(n + 1), ..one(n, &format!("_{letter}{}", n + 1), 0b1111_1111) };
                values.insert(0, (128, (0..wholes / 2).map(|n| pair(2 * n)).collect()));
            }
        }
        let tuples = match wholes > 3 && u.ratio(1, 2)? {
            true => Some((u.int_in_range(2..=3)?, u.arbitrary()?)),
            false => None,
        };
        Ok(Bank { index, letter, layout, wholes, values, swap: u.arbitrary()?, tuples, optional })
    }

    /// Removes the last whole register from all lists, with all registers that overlap it.
    fn reserve_last(&mut self) -> String {
        let atoms = 0b1111u128 << (4 * (self.wholes - 1));
        for (_, regs) in &mut self.values {
            regs.retain(|reg| reg.atoms & atoms == 0);
        }
        format!("{}{}", self.letter, self.wholes - 1)
    }

    /// Writes the bank. Some of its values can be spilled to the first bank.
    fn write(&self, u: &mut Unstructured<'_>, first: Option<&Bank>, out: &mut String) -> Result<()> {
        let Bank { index, letter, wholes, .. } = self;
        let last = wholes - 1;
        let rest = match u.int_in_range(0..=5)? {
            0 => "zero",
            1 => "undefined",
            _ => "keep",
        };
        // Halves that destroy each other could not both hold values.
        let low = |suffix: &str| format!("\"{letter}{{}}{suffix}\": Part(bits: 0..32, rest: {rest})");
        let parts = match self.layout {
            Layout::Single | Layout::Pairs => String::new(),
            Layout::Low => format!(", parts: {{{}}}", low("l")),
            Layout::Halves => format!(", parts: {{\"{letter}{{}}l\": 0..32, \"{letter}{{}}h\": 32..64}}"),
            Layout::Nested => {
                format!(", parts: {{{}, \"{letter}{{}}a\": 0..16, \"{letter}{{}}b\": 16..32}}", low("l"))
            }
        };
        let _ = writeln!(out, "        bank{index}: Bank(\n            registers: [");
        let mut family = |from: usize, to: usize, more: &str| {
            let _ = writeln!(
                out,
                "                Family(each: {from}..={to}, name: \"{letter}{{}}\", bits: 64{parts}{more}),"
            );
        };
        match self.optional {
            Some((feature, from)) => {
                family(0, from - 1, "");
                family(from, last, &format!(", requires: [f{feature}]"));
            }
            None => family(0, last, ""),
        }
        out.push_str("            ],\n");
        let mut tuples = Vec::new();
        if self.layout == Layout::Pairs {
            tuples.push(format!(
                "pairs{index}: Tuple(of: [\"{letter}0..={letter}{last}\"], length: 2, align: 2, name: \"{{}}_{{}}\")"
            ));
        }
        if let Some((length, wrap)) = self.tuples {
            tuples.push(format!(
                "list{index}: Tuple(of: [\"{letter}0..={letter}{last}\"], length: {length}, wrap: {wrap})"
            ));
        }
        if !tuples.is_empty() {
            let _ = writeln!(out, "            tuples: {{{}}},", tuples.join(", "));
        }
        if u.ratio(1, 4)? {
            let from = u.int_in_range(0..=last)?;
            let cost = u.int_in_range(1..=4)?;
            let _ = writeln!(out, "            cost_per_use: {{{cost}: [\"{letter}{from}..={letter}{last}\"]}},");
        }
        out.push_str("            values: {\n");
        for (bits, _) in &self.values {
            let elsewhere = match first {
                Some(first) if *bits <= 64 && u.ratio(1, 4)? => format!(", spill_to: [{}w64]", first.letter),
                _ => String::new(),
            };
            let _ = writeln!(
                out,
                "                {letter}w{bits}: Value(bits: {bits}, spill: {}, swap: {}{elsewhere}),",
                bits / 8,
                self.swap
            );
        }
        out.push_str("            },\n        ),\n");
        Ok(())
    }
}

/// The parts of a machine that forms and conventions use.
pub(super) struct Machine {
    /// The home classes, in the order of the kinds of values, and then subclasses.
    pub classes: Vec<Class>,
    /// The number of home classes.
    pub values: usize,
    pub banks: usize,
    pub tuples: Vec<Tuples>,
    /// The number of features.
    pub features: usize,
}

impl Machine {
    fn random(u: &mut Unstructured<'_>, banks: Vec<Bank>, features: usize, out: &mut String) -> Result<Machine> {
        let mut classes = Vec::new();
        for bank in &banks {
            for (bits, regs) in &bank.values {
                let name = format!("{}w{bits}", bank.letter);
                classes.push(Class { name, value: classes.len(), bank: bank.index, regs: regs.clone() });
            }
        }
        let values = classes.len();
        let mut text = String::new();
        for value in 0..values {
            for number in 0..u.int_in_range(0..=2)? {
                let home = classes[value].clone();
                let mut regs = Vec::new();
                for reg in &home.regs {
                    if u.ratio(1, 2)? {
                        regs.push(reg.clone());
                    }
                }
                // A class of registers that may all be unavailable would need `requires` in more places.
                if regs.iter().all(|reg| reg.feature.is_some()) || regs.len() == home.regs.len() {
                    continue;
                }
                let name = format!("{}_{number}", home.name);
                let names: Vec<&str> = regs.iter().map(|reg| reg.name.as_str()).collect();
                let _ = writeln!(text, "        {name}: Class(of: {}, registers: [{}]),", home.name, names.join(", "));
                classes.push(Class { name, regs, ..home });
            }
        }
        if !text.is_empty() {
            let _ = write!(out, "\n    classes: {{\n{text}    }},\n");
        }
        let of_whole = |bank: &Bank| {
            let name = format!("{}w64", bank.letter);
            classes.iter().position(|class| class.name == name).unwrap_or_default()
        };
        let tuples = banks.iter().filter_map(|bank| {
            bank.tuples?;
            Some(Tuples { name: format!("list{}", bank.index), of: of_whole(bank) })
        });
        let tuples = tuples.collect();
        Ok(Machine { classes, values, banks: banks.len(), tuples, features })
    }
}

/// Writes the conventions: arguments and results in whole registers, and whole registers or low halves callee-saved.
fn conventions(u: &mut Unstructured<'_>, machine: &Machine, out: &mut String) -> Result<()> {
    let count = u.int_in_range(0..=2)?;
    if count == 0 {
        return Ok(());
    }
    out.push_str("\n    conventions: {\n");
    for number in 0..count {
        let mut lists = [Vec::new(), Vec::new()];
        let mut callee_saved = Vec::new();
        for bank in 0..machine.banks {
            let of_bank = |class: &&Class| class.bank == bank;
            let classes: Vec<&Class> = machine.classes[..machine.values].iter().filter(of_bank).collect();
            let Some(whole) = classes.iter().find(|class| class.name.ends_with("w64")) else { continue };
            let always: Vec<&Reg> = whole.regs.iter().filter(|reg| reg.feature.is_none()).collect();
            // A register that returns a result is not callee-saved.
            let mut taken = 0u128;
            for (list, (most, returns)) in lists.iter_mut().zip([(4, false), (2, true)]) {
                let regs = &always[..u.int_in_range(0..=most.min(always.len()))?];
                if !regs.is_empty() {
                    let names: Vec<&str> = regs.iter().map(|reg| reg.name.as_str()).collect();
                    list.push(format!("bank{bank}: [{}]", names.join(", ")));
                }
                if returns {
                    taken = regs.iter().fold(0, |atoms, reg| atoms | reg.atoms);
                }
            }
            let part = *u.choose(&classes)?;
            for reg in part.regs.iter().rev() {
                if taken & reg.atoms == 0 && u.ratio(1, 3)? {
                    taken |= reg.atoms;
                    callee_saved.push(reg.name.as_str());
                }
            }
        }
        let [arguments, results] = lists.map(|list| list.join(", "));
        let positions = if u.arbitrary()? { "shared" } else { "per_bank" };
        let _ = writeln!(
            out,
            "        conv{number}: Convention(\n            arguments: {{{arguments}}},\n            results: {{{results}}},\n            \
             positions: {positions},\n            preserved: [{}],\n            stack: Stack(align: 16, slot: 8),\n        ),",
            callee_saved.join(", ")
        );
    }
    out.push_str("    },\n");
    Ok(())
}
