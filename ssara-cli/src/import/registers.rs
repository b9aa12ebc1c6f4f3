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
//!
//! Cost: a comparison of each register with those that share a unit with it, at most [`MAX_NESTED`].

use std::collections::{BTreeMap, BTreeSet};

use super::status::Status;
use super::text::{identifier, ranges};
use crate::llvm::{Register, RegisterTables, UNKNOWN};

/// The largest number of registers.
const MAX_REGISTERS: usize = 1 << 14;

/// The largest number of registers that share a unit and are taken.
const MAX_NESTED: usize = 64;

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

const CONSTANT: &str = "registers that hold a constant";
const TUPLES: &str = "tuples of registers, which are no registers of their own; instructions with operands in them have groups of values";
const SAME: &str = "other names of registers, which are their parts in the tables";
const UNKNOWN_WIDTH: &str = "registers whose width or place in others is not known";
const ALL_RESERVED: &str = "registers that are all reserved";
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
        let mut widths: BTreeMap<&str, u32> = BTreeMap::new();
        for class in &tables.classes {
            for name in &class.regs {
                let reg = known.get(&**name).ok_or_else(|| format!("class `{}`: no register `{name}`", class.name))?;
                if !status.unkeepable.contains_key(&**name) && status.holds_values(class) {
                    let width = widths.entry(&*reg.name).or_default();
                    *width = class.reg_size_bits.max(*width);
                }
            }
        }
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

    /// Finds scalable registers and other names of registers, and adapts the widths.
    fn find_scalable(&mut self, tables: &'a RegisterTables, widths: &mut BTreeMap<&'a str, u32>) {
        // A class that has a register of known size in common with others is not scalable, whatever its recipe.
        let unknown = |class: &str| {
            let mut recipes = tables.spill_recipes.iter().filter(|recipe| recipe.class == class);
            recipes.any(|recipe| recipe.store.iter().any(|store| store.contains("unknown-size")))
        };
        let (mut sized, mut unsized_) = (BTreeSet::new(), BTreeSet::new());
        for class in &tables.classes {
            let regs = class.regs.iter().map(String::as_str);
            if unknown(&class.name) { unsized_.extend(regs) } else { sized.extend(regs) }
        }
        self.scalable.extend(widths.keys().filter(|name| unsized_.contains(**name) && !sized.contains(**name)));
        let (known, mut wider) = (self.known.clone(), false);
        for reg in
            tables.registers.iter().filter(|reg| widths.contains_key(&*reg.name) && !is_joined(&known, &reg.name))
        {
            let width = widths[&*reg.name];
            for part in reg.sub_regs.values().filter(|part| widths.get(&***part) == Some(&width)) {
                self.scalable.insert(&reg.name);
                let both = |name: &String| *name == reg.name || name == part;
                if tables.classes.iter().any(|class| class.regs.iter().filter(|name| both(name)).count() == 2) {
                    self.same.insert(part, &reg.name);
                } else {
                    wider = true;
                }
            }
        }
        for name in self.same.keys().copied().collect::<Vec<_>>() {
            widths.remove(name);
            self.leave_out(SAME, name);
        }
        for name in self.scalable.iter().filter(|_| wider) {
            widths.entry(name).and_modify(|width| *width = width.saturating_mul(2));
        }
    }

    fn leave_out(&mut self, why: &'static str, name: &str) {
        self.left_out.entry(why).or_default().push(name.to_string());
    }

    /// The candidates for registers, the most likely ones first.
    fn candidates(
        &mut self,
        tables: &'a RegisterTables,
        known: &BTreeMap<&str, &'a Register>,
        widths: &mut BTreeMap<&'a str, u32>,
    ) -> Vec<&'a Register> {
        let offsets: BTreeMap<&str, u32> =
            tables.sub_reg_indices.iter().map(|index| (&*index.name, index.offset)).collect();
        let is_stored = |class: &str| tables.spill_recipes.iter().any(|recipe| recipe.class == class);
        let stored = tables.classes.iter().filter(|class| is_stored(&class.name)).flat_map(|class| &class.regs);
        let stored: BTreeSet<&str> = stored.map(String::as_str).collect();
        let mut candidates = Vec::new();
        for reg in &tables.registers {
            let Some(&width) = widths.get(&*reg.name) else { continue };
            let joined = is_joined(known, &reg.name);
            let constant_part = reg.sub_regs.values().any(|part| known.get(&**part).is_some_and(|part| part.constant));
            let same_width = |part: &String| widths.get(&**part).is_some_and(|&part| part >= width);
            if reg.constant {
                self.leave_out(CONSTANT, &reg.name);
            } else if joined || constant_part {
                self.leave_out(TUPLES, &reg.name);
            } else if width == 0 || width >= UNKNOWN || reg.sub_regs.values().any(same_width) {
                self.leave_out(UNKNOWN_WIDTH, &reg.name);
            } else {
                let parts = || reg.sub_regs.iter().filter(|(_, part)| widths.contains_key(&***part));
                let encoding = |part: &str| known.get(part).map_or(0, |part| part.encoding);
                let numbered = parts().any(|(index, part)| {
                    offsets.get(&**index).is_some_and(|&offset| offset != 0) && encoding(part) != reg.encoding
                });
                let first = parts().map(|(_, part)| encoding(part)).min().unwrap_or(0);
                let smallest = parts().filter_map(|(_, part)| widths.get(&**part)).min().copied().unwrap_or(width);
                let inside = |a: &str, b: &str| known.get(b).is_some_and(|b| b.sub_regs.values().any(|part| part == a));
                let joins = parts().any(|(_, a)| parts().any(|(_, b)| a != b && !inside(a, b) && !inside(b, a)));
                let misaligned = numbered && first % (width / smallest.max(1)).max(1) != 0;
                candidates.push(((misaligned, numbered, joins, !stored.contains(&*reg.name)), reg));
            }
        }
        candidates.sort_by_key(|&(unlikely, _)| unlikely);
        let kept: BTreeSet<&str> = candidates.iter().map(|(_, reg)| &*reg.name).collect();
        widths.retain(|name, _| kept.contains(name));
        candidates.into_iter().map(|(_, reg)| reg).collect()
    }

    /// The candidates that are nested with, or disjoint from, all accepted ones before them.
    fn nested(&mut self, candidates: &[&'a Register], widths: &BTreeMap<&str, u32>) -> Vec<&'a Register> {
        let (mut taken, mut others): (Vec<&Register>, Vec<&Register>) = (Vec::new(), Vec::new());
        let mut of_unit: BTreeMap<u32, Vec<usize>> = BTreeMap::new();
        let is_part = |part: &Register, whole: &Register| {
            widths[&*part.name] < widths[&*whole.name] && whole.sub_regs.values().any(|name| *name == part.name)
        };
        for &reg in candidates {
            let near: BTreeSet<usize> =
                reg.units.iter().flat_map(|unit| of_unit.get(unit).into_iter().flatten()).copied().collect();
            let fits = |&other: &usize| is_part(reg, taken[other]) || is_part(taken[other], reg);
            if near.len() >= MAX_NESTED || reg.units.is_empty() || !near.iter().all(fits) {
                self.leave_out(TUPLES, &reg.name);
                others.push(reg);
                continue;
            }
            for &unit in &reg.units {
                of_unit.entry(unit).or_default().push(taken.len());
            }
            taken.push(reg);
        }
        for reg in others {
            let near = reg.units.iter().flat_map(|unit| of_unit.get(unit).into_iter().flatten());
            let near: BTreeSet<&str> = near
                .map(|&other| taken[other])
                .filter(|other| other.units.iter().all(|unit| reg.units.contains(unit)))
                .map(|other| &*other.name)
                .collect();
            self.stand_ins.insert(&reg.name, near.into_iter().collect());
        }
        taken
    }

    /// Where each register is in the largest one that contains it. It is found step by step, because LLVM's offsets in a
    /// register that is not the next larger one may be those in another one.
    fn place(&mut self, tables: &'a RegisterTables, taken: &[&'a Register], widths: &BTreeMap<&'a str, u32>) {
        let indices: BTreeMap<&str, (u32, u32)> =
            tables.sub_reg_indices.iter().map(|index| (&*index.name, (index.offset, index.size))).collect();
        // The smallest register that contains each.
        let mut wholes: BTreeMap<&str, &'a Register> = BTreeMap::new();
        for &reg in taken {
            for part in reg.sub_regs.values() {
                let whole = wholes.entry(part).or_insert(reg);
                if widths[&*reg.name] < widths[&*whole.name] {
                    *whole = reg;
                }
            }
        }
        let mut names = BTreeSet::new();
        let mut from_large = taken.to_vec();
        from_large.sort_by_key(|reg| std::cmp::Reverse(widths[&*reg.name]));
        for reg in from_large {
            let bits = widths[&*reg.name];
            let found = match wholes.get(&*reg.name) {
                None => Some((&*reg.name, 0)),
                Some(whole) => {
                    let mut parts = whole.sub_regs.iter().filter(|(_, part)| **part == reg.name);
                    let found = parts.find_map(|(index, _)| offset(*indices.get(&**index)?, bits));
                    let inside =
                        found.filter(|offset| offset.checked_add(bits).is_some_and(|end| end <= widths[&*whole.name]));
                    inside
                        .and_then(|offset| self.places.get(&*whole.name).map(|place| (place.root, place.low + offset)))
                }
            };
            let Some((root, low)) = found else {
                self.leave_out(UNKNOWN_WIDTH, &reg.name);
                continue;
            };
            let name = unique(&mut names, identifier(&reg.name));
            let (encoding, reserved) = (reg.encoding, reg.reserved);
            self.places.insert(&reg.name, Place { name, root, bank: usize::MAX, low, bits, encoding, reserved });
        }
    }

    /// Banks: the roots whose registers are together in some class.
    fn group(&mut self, tables: &'a RegisterTables, status: &Status<'a>) {
        let mut leader: BTreeMap<&'a str, &'a str> =
            self.places.values().map(|place| (place.root, place.root)).collect();
        fn find<'a>(leader: &mut BTreeMap<&'a str, &'a str>, root: &'a str) -> &'a str {
            let next = leader[root];
            if next == root {
                return root;
            }
            let first = find(leader, next);
            leader.insert(root, first);
            first
        }
        let classes = || tables.classes.iter().filter(|class| status.holds_values(class));
        // Registers that are reserved connect no others, and go where the most free ones are.
        let mut by_size: Vec<(Vec<&str>, Vec<&str>)> = classes()
            .map(|class| {
                let places = class.regs.iter().filter_map(|name| self.places.get(&**name));
                let (free, reserved): (Vec<_>, Vec<_>) = places.partition(|place| !place.reserved);
                let roots = |places: Vec<&Place<'a>>| places.iter().map(|place| place.root).collect();
                (roots(free), roots(reserved))
            })
            .collect();
        by_size.sort_by_key(|(free, _)| std::cmp::Reverse(free.len()));
        let mut connect = |roots: &[&'a str]| {
            for pair in roots.windows(2) {
                let (a, b) = (find(&mut leader, pair[0]), find(&mut leader, pair[1]));
                leader.insert(b, a);
            }
        };
        let mut connected: BTreeSet<&str> = BTreeSet::new();
        by_size.iter().for_each(|(free, _)| {
            connect(free);
            connected.extend(free);
        });
        for (free, reserved) in &by_size {
            let new: Vec<&str> = reserved.iter().copied().filter(|root| connected.insert(*root)).collect();
            connect(&[free.first().copied().as_slice(), &new].concat());
        }
        let order = tables.registers.iter().filter_map(|reg| self.places.get(&*reg.name).map(|place| place.root));
        let mut members: Vec<(&str, Vec<&'a str>)> = Vec::new();
        let mut seen = BTreeSet::new();
        for root in order.collect::<Vec<_>>().into_iter().filter(|root| seen.insert(*root)) {
            let first = find(&mut leader, root);
            match members.iter_mut().find(|(leader, _)| *leader == first) {
                Some((_, roots)) => roots.push(root),
                None => members.push((first, vec![root])),
            }
        }
        let (mut bank_names, mut type_names) = (BTreeSet::new(), BTreeSet::new());
        for (_, roots) in members {
            let inside: BTreeSet<&str> = roots.iter().copied().collect();
            let bank: Vec<&str> =
                self.places.iter().filter(|(_, place)| inside.contains(place.root)).map(|(name, _)| *name).collect();
            let widths: BTreeSet<u32> = bank
                .iter()
                .map(|name| &self.places[name])
                .filter(|place| !place.reserved)
                .map(|place| place.bits)
                .collect();
            if widths.is_empty() {
                for name in bank {
                    self.places.remove(name);
                    self.leave_out(ALL_RESERVED, name);
                }
                continue;
            }
            // The class with the most members names the bank.
            let of_bank = classes().filter(|class| class.regs.iter().any(|name| bank.contains(&&**name)));
            let class = of_bank.max_by_key(|class| {
                (class.regs.len(), kind_of(&class.name).0.is_some(), std::cmp::Reverse(&class.name))
            });
            let class = class.map_or("bank", |class| &class.name);
            let (kind, letter) = kind_of(class);
            let name = unique(&mut bank_names, kind.map_or_else(|| identifier(class), str::to_string));
            let types = widths.iter().rev().map(|&bits| {
                let plain = letter.map_or_else(|| format!("{name}_{bits}"), |letter| format!("{letter}{bits}"));
                (bits, unique(&mut type_names, plain))
            });
            let types = types.collect();
            for name in bank {
                self.places.get_mut(name).expect("it is in the bank").bank = self.banks.len();
            }
            self.banks.push(Bank { name, class, roots, types });
        }
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

/// The lowest bit of a part that is `bits` wide. An index that is made for parts of another width is scaled.
fn offset((offset, size): (u32, u32), bits: u32) -> Option<u32> {
    let known = offset < UNKNOWN && size < UNKNOWN && size > 0;
    match known {
        true if size == bits => Some(offset),
        true if offset % size == 0 => (offset / size).checked_mul(bits),
        _ => None,
    }
}

/// What the name of a class says about a bank: its name, and the letter of its types.
fn kind_of(class: &str) -> (Option<&'static str>, Option<&'static str>) {
    let starts = |prefixes: &[&str]| prefixes.iter().any(|prefix| class.starts_with(prefix));
    match () {
        () if starts(&["GPR", "GR", "DREGS", "XR", "SPILL", "LOW32"]) => (Some("int"), Some("i")),
        () if starts(&["FPR", "FGR", "FR", "FP", "SPR", "DPR", "HPR", "MSA", "VR128"]) => (Some("float"), Some("f")),
        () if starts(&["VR", "VM"]) => (Some("vec"), Some("v")),
        () => (None, None),
    }
}

fn unique(names: &mut BTreeSet<String>, mut name: String) -> String {
    while !names.insert(name.clone()) {
        name.push('_');
    }
    name
}
