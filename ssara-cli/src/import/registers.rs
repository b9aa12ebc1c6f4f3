//! The registers of a draft: which of LLVM's registers are registers, which are parts of others, and what makes a bank.
//!
//! A register of LLVM becomes a register of the draft if it is allocatable, not constant, and not a tuple of others. A
//! register is a tuple if its name is joined (`V0_V1`). If two registers overlap and neither is a part of the other, one of
//! them is a tuple. It is the one whose parts have numbers of their own and start at an odd number, else the one that joins
//! two parts, else the one that LLVM has no code to store for. So the registers are nested, as those of a bank must be.
//! Registers that are connected by classes form a bank.
//! Status registers (see `status`) are treated like others.
//!
//! A register is scalable if LLVM stores it with an unknown size, or if a part of it is as wide as itself. If some class has
//! both, the part is another name of the register. Otherwise the register is wider, by an amount that the machine chooses.
//! Then all scalable registers of the draft are twice as wide as in the tables, so that parts are smaller than wholes.
//! A part whose place in the register has fewer bits than its class says is neither: it has the bits of its place. LLVM
//! gives a class of single bits the size in which they are stored.
//!
//! Cost: a comparison of each register with those that share a unit with it, at most `MAX_NESTED`.

mod banks;
mod selection;

use std::collections::{BTreeMap, BTreeSet};

use super::status::Status;
use super::text::ranges;
use crate::llvm::{Register, RegisterTables};

/// The largest number of registers.
const MAX_REGISTERS: usize = 1 << 14;

/// The registers of the draft.
pub(super) struct Layout<'a> {
    pub banks: Vec<Bank<'a>>,
    /// The registers that are taken, by LLVM's names.
    pub places: BTreeMap<&'a str, Place<'a>>,
    /// The registers that are as wide as the machine chooses.
    scalable: BTreeSet<&'a str>,
    /// For another name of a register, the register.
    same: BTreeMap<&'a str, &'a str>,
    /// For a tuple that was left out, the taken registers that lie in it.
    stand_ins: BTreeMap<&'a str, Vec<&'a str>>,
    /// All registers of the tables.
    pub known: BTreeMap<&'a str, &'a Register>,
    /// The width of each register that has one.
    widths: BTreeMap<&'a str, u32>,
    /// The registers that were left out, by reason.
    pub left_out: BTreeMap<&'static str, Vec<String>>,
}

/// Roots among which values move.
pub(super) struct Bank<'a> {
    pub name: String,
    /// The class that gave the name.
    pub class: &'a str,
    pub roots: Vec<&'a str>,
    /// The widths of its values, from the large to the small, with the names of the types.
    pub types: Vec<(u32, String)>,
}

/// A register of the draft.
#[derive(Clone)]
pub(super) struct Place<'a> {
    pub name: String,
    pub root: &'a str,
    pub bank: usize,
    pub low: u32,
    pub bits: u32,
    pub encoding: u32,
    pub reserved: bool,
}

const UNKEEPABLE: &str = "registers that moves between other registers write, so that no value can be kept there";

impl<'a> Layout<'a> {
    /// # Errors
    /// When there are too many registers, when a class names one that there is not, or when none can be allocated.
    pub fn new(tables: &'a RegisterTables, status: &Status<'a>) -> Result<Layout<'a>, String> {
        if tables.registers.len() > MAX_REGISTERS {
            return Err(format!("{} registers; at most {MAX_REGISTERS} are read", tables.registers.len()));
        }
        let known: BTreeMap<&str, &Register> = tables.registers.iter().map(|reg| (&*reg.name, reg)).collect();
        let mut layout = Layout {
            banks: Vec::new(),
            places: BTreeMap::new(),
            scalable: BTreeSet::new(),
            same: BTreeMap::new(),
            stand_ins: BTreeMap::new(),
            known: known.clone(),
            widths: BTreeMap::new(),
            left_out: BTreeMap::new(),
        };
        let mut widths = layout.widths_in(tables, status)?;
        layout.find_scalable(tables, &mut widths);
        layout.widths = widths.clone();
        for name in status.unkeepable.keys() {
            layout.leave_out(UNKEEPABLE, name);
        }
        let candidates = layout.candidates(tables, &known, &mut widths);
        let taken = layout.nested(&candidates, &widths);
        layout.place(tables, &taken, &widths);
        layout.group(tables, status);
        match layout.banks.is_empty() {
            true => Err("no class has registers that values can be allocated to".to_string()),
            false => Ok(layout),
        }
    }

    fn leave_out(&mut self, why: &'static str, name: &str) {
        self.left_out.entry(why).or_default().push(name.to_string());
    }

    /// The registers to reserve. A register that LLVM reserves only because of one of its parts is not listed.
    pub fn reserved(&self) -> Vec<String> {
        let inside = |part: &Place<'_>, whole: &Place<'_>| {
            part.root == whole.root && whole.low <= part.low && part.low + part.bits <= whole.low + whole.bits
        };
        let mut free: BTreeMap<&str, Vec<&Place<'_>>> = BTreeMap::new();
        for place in self.places.values().filter(|place| !place.reserved) {
            free.entry(place.root).or_default().push(place);
        }
        let whole = |place: &&Place<'_>| !free.get(place.root).into_iter().flatten().any(|part| inside(part, place));
        let all = self.places.iter().filter(|(_, place)| place.reserved).filter(|(_, place)| whole(place));
        self.outermost(all.map(|(name, _)| *name))
    }
    /// The register with this name. A register may have several.
    pub fn register(&self, name: &'a str) -> &'a str {
        self.same.get(name).copied().unwrap_or(name)
    }
    /// Whether the values in registers of this bank and width are scalable.
    pub fn is_scalable(&self, shape: (usize, u32)) -> bool {
        self.scalable.iter().filter_map(|name| self.places.get(*name)).any(|place| (place.bank, place.bits) == shape)
    }
    /// The free registers that make up a tuple, in the order of its name, or of their numbers.
    pub fn tuple(&self, name: &'a str) -> Option<Vec<&'a str>> {
        let reg = self.known.get(name)?;
        let mut parts: Vec<&'a str> = match is_joined(&self.known, name) {
            true => name.split('_').map(|part| self.register(part)).collect(),
            false => {
                let free = reg.sub_regs.values().filter(|part| self.free(part).is_some()).map(String::as_str);
                let mut parts = self.largest(&free.collect());
                parts.sort_by_key(|part| self.places[part].encoding);
                parts
            }
        };
        parts.retain(|part| self.free(part).is_some());
        let units: BTreeSet<u32> = parts.iter().flat_map(|part| &self.known[part].units).copied().collect();
        (parts.len() > 1 && units == reg.units.iter().copied().collect()).then_some(parts)
    }
    /// The place of a register that values may be allocated to.
    pub fn free(&self, name: &str) -> Option<&Place<'a>> {
        self.places.get(name).filter(|place| !place.reserved)
    }
    /// Whether only the client may write a register of the tables: LLVM reserves it, or it is constant.
    pub fn is_client(&self, name: &str) -> bool {
        self.known.get(name).is_some_and(|reg| reg.reserved || reg.constant)
    }
    /// The fewest registers that values may be allocated to and that make up a register: itself, or parts as wide together.
    pub fn made_of(&self, name: &str) -> Option<Vec<&'a str>> {
        if self.free(name).is_some() {
            return self.known.get_key_value(name).map(|(name, _)| vec![*name]);
        }
        self.parts_of(name)
    }
    /// The largest proper parts of a register that values may be allocated to, if they are as wide together.
    pub fn parts_of(&self, name: &str) -> Option<Vec<&'a str>> {
        let parts: Vec<&str> = self.known.get(name)?.sub_regs.values().map(String::as_str).collect();
        let free: BTreeSet<&'a str> = parts
            .iter()
            .filter(|part| self.free(part).is_some())
            .map(|part| *self.known.get_key_value(part).expect("known").0)
            .collect();
        let inside = |a: &str| free.iter().any(|&b| a != b && self.contains(b, a));
        let largest: Vec<&'a str> = free.iter().copied().filter(|part| !inside(part)).collect();
        let width: u32 = largest.iter().map(|part| self.places[part].bits).sum();
        (!largest.is_empty() && self.widths.get(name) == Some(&width)).then_some(largest)
    }
    /// The taken registers that lie in a register, and those of which it is a part.
    pub fn overlapping(&self, name: &str) -> Vec<&'a str> {
        let Some(reg) = self.known.get(name) else { return Vec::new() };
        if let Some((&name, _)) = self.places.get_key_value(name) {
            return vec![name];
        }
        match self.stand_ins.get(name) {
            Some(others) if !others.is_empty() => others.clone(),
            _ => {
                let shares = |other: &str| self.known[other].units.iter().any(|unit| reg.units.contains(unit));
                self.places.keys().copied().filter(|other| shares(other)).collect()
            }
        }
    }
    /// Whether one taken register is inside of another one, or the same.
    pub fn contains(&self, whole: &str, part: &str) -> bool {
        let (Some(whole), Some(part)) = (self.places.get(whole), self.places.get(part)) else { return false };
        whole.root == part.root && whole.low <= part.low && part.low + part.bits <= whole.low + whole.bits
    }
    /// Taken registers without those that are parts of others of them.
    pub fn largest(&self, names: &BTreeSet<&'a str>) -> Vec<&'a str> {
        let inside = |a: &str| names.iter().any(|&b| a != b && self.contains(b, a));
        names.iter().copied().filter(|name| !inside(name)).collect()
    }
    /// The type of the values in registers of a bank that have this width.
    pub fn type_name(&self, bank: usize, bits: u32) -> Option<&str> {
        self.banks[bank].types.iter().find(|(width, _)| *width == bits).map(|(_, name)| name.as_str())
    }
    /// Some registers as a list in the notation of ISA files, without those that are parts of others of them.
    pub fn outermost(&self, names: impl IntoIterator<Item = &'a str>) -> Vec<String> {
        let all: Vec<&Place<'_>> = names.into_iter().filter_map(|name| self.places.get(name)).collect();
        let mut by_root: BTreeMap<&str, Vec<&Place<'_>>> = BTreeMap::new();
        for place in &all {
            by_root.entry(place.root).or_default().push(place);
        }
        let contains = |whole: &Place<'_>, part: &Place<'_>| {
            whole.bits > part.bits && whole.low <= part.low && part.low + part.bits <= whole.low + whole.bits
        };
        let outer = all.iter().filter(|place| !by_root[place.root].iter().any(|other| contains(other, place)));
        ranges(outer.map(|place| place.name.as_str()))
    }
}

/// Whether a name is one of several registers, as `V0_V1`.
fn is_joined(known: &BTreeMap<&str, &Register>, name: &str) -> bool {
    name.contains('_') && name.split('_').all(|part| known.contains_key(part))
}

fn unique(names: &mut BTreeSet<String>, mut name: String) -> String {
    while !names.insert(name.clone()) {
        name.push('_');
    }
    name
}
