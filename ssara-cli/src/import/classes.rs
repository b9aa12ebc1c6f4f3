//! The names of LLVM's classes in a draft: a type, if the class has all registers of that type, else a subclass of it.
//!
//! The members are the allocatable registers, in LLVM's order of preference. Only subclasses that some form names are
//! written.

use std::collections::{BTreeMap, BTreeSet};

use super::registers::Layout;
use super::text::{identifier, ranges};
use crate::llvm::RegisterTables;

/// How the draft represents an operand in a class of LLVM.
pub(super) enum Operand<'a> {
    /// In one of these registers.
    In(Members<'a>),
    /// All its registers are reserved or constant. The client chooses the register, so the form has no such operand.
    Client,
    /// Not expressible, and why.
    Not(&'static str),
}

/// Registers of one type that an operand may be in.
#[derive(Clone)]
pub(super) struct Members<'a> {
    /// By LLVM's names, in order of preference.
    pub regs: Vec<&'a str>,
    /// LLVM's name of the class.
    pub class: String,
}

/// The classes of a draft.
pub(super) struct Classes<'a> {
    layout: &'a Layout<'a>,
    operands: BTreeMap<&'a str, Operand<'a>>,
    names: BTreeSet<String>,
    /// The subclasses: name, type, members in order.
    subclasses: Vec<(String, String, Vec<&'a str>)>,
}

const NOT_HERE: &str = "with operands in a class of which the draft has no registers, such as tuples";
const MIXED: &str = "with operands in registers of several widths or banks";
const UNKNOWN_CLASS: &str = "with operands in a class that is not in the tables of registers";

impl<'a> Classes<'a> {
    pub fn new(tables: &'a RegisterTables, layout: &'a Layout<'a>) -> Classes<'a> {
        let mut classes = Classes {
            layout,
            operands: BTreeMap::new(),
            names: layout.banks.iter().flat_map(|bank| &bank.types).map(|(_, name)| name.clone()).collect(),
            subclasses: Vec::new(),
        };
        for class in &tables.classes {
            let order = if class.alloc_order.is_empty() { &class.regs } else { &class.alloc_order };
            let free = |name: &&&'a str| !layout.is_client(name);
            let all: Vec<&str> = order.iter().map(String::as_str).collect();
            let wanted: Vec<&str> = all.iter().filter(free).copied().collect();
            let regs: Vec<&str> = wanted.iter().filter(|name| layout.free(name).is_some()).copied().collect();
            let shapes: BTreeSet<(usize, u32)> =
                regs.iter().map(|name| &layout.places[name]).map(|place| (place.bank, place.bits)).collect();
            // A reserved register that overlaps free ones is there in another mode of the machine.
            let untouched = || {
                all.iter()
                    .chain(class.regs.iter().map(String::as_str).collect::<Vec<_>>().iter())
                    .all(|name| layout.overlapping(name).iter().all(|other| layout.free(other).is_none()))
            };
            let operand = match shapes.len() {
                1 => Operand::In(Members { regs, class: class.name.clone() }),
                0 if wanted.is_empty() && untouched() => Operand::Client,
                0 => Operand::Not(NOT_HERE),
                _ => Operand::Not(MIXED),
            };
            classes.operands.insert(&class.name, operand);
        }
        classes
    }

    /// What an operand in a class is.
    pub fn operand(&self, class: &str) -> &Operand<'a> {
        self.operands.get(class).unwrap_or(&Operand::Not(UNKNOWN_CLASS))
    }

    /// The bank and the width of members.
    pub fn shape(&self, members: &Members<'a>) -> (usize, u32) {
        let place = &self.layout.places[members.regs[0]];
        (place.bank, place.bits)
    }

    /// The name of the class with these members, which is new if there is none yet.
    pub fn name(&mut self, members: &Members<'a>) -> String {
        let (bank, bits) = self.shape(members);
        let ty = self.layout.type_name(bank, bits).unwrap_or_default();
        let all =
            self.layout.places.values().filter(|place| !place.reserved && (place.bank, place.bits) == (bank, bits));
        if all.count() == members.regs.len() {
            return ty.to_string();
        }
        if let Some((name, ..)) = self.subclasses.iter().find(|(.., regs)| *regs == members.regs) {
            return name.clone();
        }
        let mut name = identifier(&members.class);
        while !self.names.insert(name.clone()) {
            name.push('_');
        }
        self.subclasses.push((name.clone(), ty.to_string(), members.regs.clone()));
        name
    }

    /// The subclasses that forms name, with their types and members as text. Members in another order than that of the
    /// registers are the same class.
    pub fn written(&self) -> Vec<(&str, &str, Vec<String>)> {
        let text = |regs: &[&str]| ranges(regs.iter().map(|reg| self.layout.places[reg].name.as_str()));
        self.subclasses.iter().map(|(name, ty, regs)| (&**name, &**ty, text(regs))).collect()
    }
}

/// The registers that are in both, in the order of the second.
pub(super) fn intersection<'a>(a: &Members<'a>, b: &Members<'a>) -> Option<Members<'a>> {
    let has = |members: &Members<'a>, other: &Members<'a>| other.regs.iter().all(|reg| members.regs.contains(reg));
    if has(a, b) {
        return Some(b.clone());
    }
    let regs: Vec<&str> = b.regs.iter().filter(|reg| a.regs.contains(reg)).copied().collect();
    let class = if has(b, a) { a.class.clone() } else { format!("{} and {}", a.class, b.class) };
    (!regs.is_empty()).then_some(Members { regs, class })
}
