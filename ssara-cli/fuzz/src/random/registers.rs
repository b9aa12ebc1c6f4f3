//! The registers of a random machine.
//!
//! Register files are mostly tiny, so that pressure is high. They have several shapes: registers of one piece, with a low
//! half, with both halves, of three pieces, in aligned pairs. Some registers cost more than others or require a feature,
//! and some values can be spilled to another bank.

use std::fmt::Write;

use arbitrary::{Result, Unstructured};

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

/// How values of a bank are copied.
#[derive(Clone, Copy)]
enum Copies {
    /// By single instructions.
    Plain,
    /// With a scratch register of the first bank.
    Through,
    /// The same, but moves go through memory.
    InMemory,
}

pub(super) struct Bank {
    index: usize,
    letter: &'static str,
    layout: Layout,
    pub wholes: usize,
    /// The registers of each kind of value, widest first, and its width.
    values: Vec<(u16, Vec<Reg>)>,
    swap: bool,
    /// Whether its registers grow with the vector length.
    scalable: bool,
    copies: Copies,
    /// The length of the tuples of a list of overlapping ones, if there is one.
    tuples: Option<(usize, bool)>,
    /// The number of the first register that requires a feature, and the feature.
    optional: Option<(usize, usize)>,
}

impl Bank {
    pub fn random(u: &mut Unstructured<'_>, index: usize, features: usize) -> Result<Bank> {
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
        let copies = match index > 0 && u.ratio(1, 4)? {
            true => *u.choose(&[Copies::Through, Copies::InMemory])?,
            false => Copies::Plain,
        };
        let (swap, scalable) = (u.arbitrary()?, index > 0 && u.ratio(1, 6)?);
        Ok(Bank { index, letter, layout, wholes, values, swap, scalable, copies, tuples, optional })
    }

    /// Removes the last whole register from all lists, with all registers that overlap it.
    pub fn reserve_last(&mut self) -> String {
        let atoms = 0b1111u128 << (4 * (self.wholes - 1));
        for (_, regs) in &mut self.values {
            regs.retain(|reg| reg.atoms & atoms == 0);
        }
        format!("{}{}", self.letter, self.wholes - 1)
    }

    /// Writes the bank. Some of its values can be spilled to the first bank.
    pub fn write(&self, u: &mut Unstructured<'_>, first: Option<&Bank>, out: &mut String) -> Result<()> {
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
                Some(first) if *bits <= 64 && !self.scalable && u.ratio(1, 4)? => {
                    format!(", spill_to: [{}w64]", first.letter)
                }
                _ => String::new(),
            };
            let copies = match (self.copies, first) {
                (Copies::Plain, _) | (_, None) => String::new(),
                (Copies::Through, Some(first)) => {
                    format!(", moves: Through({0}w64), memory: Through({0}w64)", first.letter)
                }
                (Copies::InMemory, Some(first)) => format!(", moves: none, memory: Through({}w64)", first.letter),
            };
            let scalable = if self.scalable { ", scalable: true" } else { "" };
            let _ = writeln!(
                out,
                "                {letter}w{bits}: Value(bits: {bits}, spill: {}{scalable}, swap: {}{elsewhere}{copies}),",
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
    /// By bank: whether its values are copied by single instructions.
    pub has_plain_copies: Vec<bool>,
    pub tuples: Vec<Tuples>,
    /// The number of features.
    pub features: usize,
}

impl Machine {
    pub fn random(u: &mut Unstructured<'_>, banks: Vec<Bank>, features: usize, out: &mut String) -> Result<Machine> {
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
        let has_plain_copies = banks.iter().map(|bank| matches!(bank.copies, Copies::Plain)).collect();
        Ok(Machine { classes, values, banks: banks.len(), has_plain_copies, tuples, features })
    }
}
