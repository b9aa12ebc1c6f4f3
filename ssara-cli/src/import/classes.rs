//! The names of LLVM's classes in a draft: a type, if the class has all registers of that type, else a subclass of it, or a
//! list of tuples.
//!
//! The members are the allocatable registers, in LLVM's order of preference. Only subclasses and lists that some form names
//! are written. An operand in a class of tuples is a group of values, one in each register of a tuple.

use std::collections::{BTreeMap, BTreeSet};

use super::registers::Layout;
use super::text::{identifier, list, ranges};
use crate::llvm::RegisterTables;

/// How the draft represents an operand in a class of LLVM.
pub(super) enum Operand<'a> {
    /// In one of these registers or tuples.
    In(Members<'a>),
    /// All its registers are reserved or constant. The client chooses the register, so the form has no such operand.
    Client,
    /// Not expressible, and why.
    Not(&'static str),
}

/// Registers or tuples of registers that an operand may be in.
#[derive(Clone)]
pub(super) struct Members<'a> {
    /// By LLVM's names, in order of preference. All have the same number of registers, and all these are of one type.
    pub tuples: Vec<Vec<&'a str>>,
    /// LLVM's name of the class.
    pub class: String,
}

impl<'a> Members<'a> {
    /// All registers of the members.
    pub fn regs(&self) -> impl Iterator<Item = &'a str> {
        self.tuples.iter().flatten().copied()
    }
}

/// The bank and the width of an operand's registers, and how many it is in.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Shape {
    pub bank: usize,
    bits: u32,
    length: usize,
}

/// The classes of a draft.
pub(super) struct Classes<'a> {
    layout: &'a Layout<'a>,
    operands: BTreeMap<&'a str, Operand<'a>>,
    names: BTreeSet<String>,
    /// The subclasses: name, type, members in order.
    subclasses: Vec<(String, String, Vec<&'a str>)>,
    /// The lists of tuples: name, bank, members in order, and the text that stands for them.
    lists: Vec<(String, usize, Vec<Vec<&'a str>>, String)>,
}

const NOT_HERE: &str = "with operands in a class of which the draft has no registers";
const MIXED: &str = "with operands in registers of several widths or banks";
const UNEVEN: &str = "with operands in tuples that are long or whose registers are not evenly apart";
/// The largest number of registers of a tuple in an ISA file.
const LENGTH: usize = 32;

const UNKNOWN_CLASS: &str = "with operands in a class that is not in the tables of registers";

impl<'a> Classes<'a> {
    pub fn new(tables: &'a RegisterTables, layout: &'a Layout<'a>) -> Classes<'a> {
        let mut classes = Classes {
            layout,
            operands: BTreeMap::new(),
            names: layout.banks.iter().flat_map(|bank| &bank.types).map(|(_, name)| name.clone()).collect(),
            subclasses: Vec::new(),
            lists: Vec::new(),
        };
        for class in &tables.classes {
            let order = if class.alloc_order.is_empty() { &class.regs } else { &class.alloc_order };
            let all: Vec<&str> = order.iter().map(String::as_str).collect();
            let mut seen = BTreeSet::new();
            let wanted = all.iter().filter(|name| !layout.is_client(name)).map(|name| layout.register(name));
            let wanted: Vec<&str> = wanted.filter(|name| seen.insert(*name)).collect();
            let single = wanted.iter().filter(|name| layout.free(name).is_some()).map(|name| vec![*name]);
            let mut tuples: Vec<Vec<&str>> = single.collect();
            if tuples.is_empty() {
                tuples.extend(wanted.iter().filter_map(|name| layout.tuple(name)));
            }
            let shapes: BTreeSet<Vec<(usize, u32)>> = tuples
                .iter()
                .map(|regs| regs.iter().map(|reg| &layout.places[reg]).map(|place| (place.bank, place.bits)).collect())
                .collect();
            let alike = |shape: &Vec<(usize, u32)>| shape.iter().all(|one| *one == shape[0]);
            // A reserved register that overlaps free ones is there in another mode of the machine.
            let untouched = || {
                let regs = all.iter().copied().chain(class.regs.iter().map(String::as_str));
                regs.flat_map(|name| layout.overlapping(name)).all(|other| layout.free(other).is_none())
            };
            let operand = match shapes.len() {
                1 if shapes.iter().all(alike) => Operand::In(Members { tuples, class: class.name.clone() }),
                0 if wanted.is_empty() && untouched() => Operand::Client,
                0 => Operand::Not(NOT_HERE),
                _ => Operand::Not(MIXED),
            };
            let operand = match operand {
                Operand::In(members) if members.tuples[0].len() > 1 && classes.list_text(&members.tuples).is_none() => {
                    Operand::Not(UNEVEN)
                }
                operand => operand,
            };
            classes.operands.insert(&class.name, operand);
        }
        classes
    }

    /// What an operand in a class is.
    pub fn operand(&self, class: &str) -> &Operand<'a> {
        self.operands.get(class).unwrap_or(&Operand::Not(UNKNOWN_CLASS))
    }

    /// What all members have in common.
    pub fn shape(&self, members: &Members<'a>) -> Shape {
        let place = &self.layout.places[members.tuples[0][0]];
        Shape { bank: place.bank, bits: place.bits, length: members.tuples[0].len() }
    }

    /// The constraint of an operand as text: its class, its list of tuples, and more.
    pub fn constraint(&mut self, members: &Members<'a>, more: Option<&str>) -> String {
        let Shape { bank, bits, length } = self.shape(members);
        let (class, tuple) = match length {
            1 => (self.name(members), None),
            _ => {
                let ty = self.layout.type_name(bank, bits).unwrap_or_default().to_string();
                (ty, Some(format!("tuple: {}", self.list(bank, members))))
            }
        };
        let more: Vec<&str> = tuple.as_deref().into_iter().chain(more).collect();
        if more.is_empty() { class } else { format!("class: {class}, {}", more.join(", ")) }
    }

    /// The name of the class with these members, which is new if there is none yet.
    fn name(&mut self, members: &Members<'a>) -> String {
        let Shape { bank, bits, .. } = self.shape(members);
        let regs: Vec<&str> = members.regs().collect();
        let ty = self.layout.type_name(bank, bits).unwrap_or_default();
        let all =
            self.layout.places.values().filter(|place| !place.reserved && (place.bank, place.bits) == (bank, bits));
        if all.count() == regs.len() {
            return ty.to_string();
        }
        if let Some((name, ..)) = self.subclasses.iter().find(|(.., known)| *known == regs) {
            return name.clone();
        }
        let name = self.new_name(&members.class);
        self.subclasses.push((name.clone(), ty.to_string(), regs));
        name
    }

    /// The name of the list with these tuples, which is new if there is none yet.
    fn list(&mut self, bank: usize, members: &Members<'a>) -> String {
        if let Some((name, ..)) = self.lists.iter().find(|(.., known, _)| *known == members.tuples) {
            return name.clone();
        }
        let name = self.new_name(&members.class);
        let text = self.list_text(&members.tuples).unwrap_or_default();
        self.lists.push((name.clone(), bank, members.tuples.clone(), text));
        name
    }

    fn new_name(&mut self, class: &str) -> String {
        let mut name = identifier(class);
        while !self.names.insert(name.clone()) {
            name.push('_');
        }
        name
    }

    /// Tuples as the fields of a `Tuple`, if their registers are evenly apart.
    fn list_text(&self, tuples: &[Vec<&'a str>]) -> Option<String> {
        let number = |reg: &str| u64::from(self.layout.places[reg].encoding);
        // The first registers of tuples in order of preference, then the others.
        let mut of: Vec<&str> = tuples.iter().map(|tuple| tuple[0]).collect();
        let mut seen: BTreeSet<&str> = of.iter().copied().collect();
        of.extend(tuples.iter().flatten().copied().filter(|reg| seen.insert(reg)));
        let numbers: BTreeMap<u64, &str> = of.iter().map(|reg| (number(reg), *reg)).collect();
        let (lowest, highest) = (*numbers.first_key_value()?.0, *numbers.last_key_value()?.0);
        let circle = highest - lowest + 1;
        let apart = |pair: &[&str]| (number(pair[1]) + circle - number(pair[0])) % circle;
        let stride = apart(&tuples[0]);
        if numbers.len() != of.len() || stride == 0 || tuples[0].len() > LENGTH {
            return None;
        }
        let wrap = tuples.iter().any(|tuple| tuple.windows(2).any(|pair| number(pair[0]) > number(pair[1])));
        let length = tuples[0].len();
        let tuple = |first: &str| -> Option<Vec<&str>> {
            let member = |index: u64| {
                let number = number(first) + index * stride;
                numbers.get(&if wrap { (number - lowest) % circle + lowest } else { number }).copied()
            };
            (0..length as u64).map(member).collect()
        };
        if tuples.iter().any(|expected| tuple(expected[0]).as_ref() != Some(expected)) {
            return None;
        }
        let members = |regs: &[&str]| ranges(regs.iter().map(|reg| self.layout.places[reg].name.as_str()));
        let mut text = format!("{}, length: {length}", list("of: ", &members(&of), 16));
        if stride > 1 {
            text += &format!(", stride: {stride}");
        }
        if wrap {
            text += ", wrap: true";
        }
        // Which of all tuples are members: those that begin with a multiple of a number, or those with these first registers.
        let aligned = |align: u64| {
            let of = of.iter().filter(|reg| number(reg).is_multiple_of(align));
            of.filter_map(|reg| tuple(reg)).eq(tuples.iter().cloned())
        };
        let steps = [1, stride * length as u64, 2];
        match steps.into_iter().find(|step| aligned(*step)) {
            Some(1) => {}
            Some(align) => text += &format!(", align: {align}"),
            None => {
                let first: Vec<&str> = tuples.iter().map(|tuple| tuple[0]).collect();
                text += &list(", first: ", &members(&first), 16);
            }
        }
        Some(text)
    }

    /// The subclasses that forms name, with their types and members as text. Members in another order than that of the
    /// registers are the same class.
    pub fn written(&self) -> Vec<(&str, &str, Vec<String>)> {
        let text = |regs: &[&str]| ranges(regs.iter().map(|reg| self.layout.places[reg].name.as_str()));
        self.subclasses.iter().map(|(name, ty, regs)| (&**name, &**ty, text(regs))).collect()
    }

    /// The lists of tuples of a bank that forms name, with their fields as text.
    pub fn written_lists(&self, bank: usize) -> Vec<(&str, &str)> {
        let here = self.lists.iter().filter(|(_, of, ..)| *of == bank);
        here.map(|(name, .., text)| (&**name, &**text)).collect()
    }
}

/// The members that are in both, in the order of the second.
pub(super) fn intersection<'a>(a: &Members<'a>, b: &Members<'a>) -> Option<Members<'a>> {
    let has = |members: &Members<'a>, other: &Members<'a>| other.tuples.iter().all(|one| members.tuples.contains(one));
    if has(a, b) {
        return Some(b.clone());
    }
    let tuples: Vec<Vec<&str>> = b.tuples.iter().filter(|one| a.tuples.contains(one)).cloned().collect();
    let class = if has(b, a) { a.class.clone() } else { format!("{} and {}", a.class, b.class) };
    (!tuples.is_empty()).then_some(Members { tuples, class })
}
