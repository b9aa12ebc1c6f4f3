//! Which of LLVM's registers are registers of the draft, how wide they are, and where they are in each other.

use std::collections::{BTreeMap, BTreeSet};

use super::{Layout, Place, is_joined, unique};
use crate::import::status::Status;
use crate::import::text::identifier;
use crate::llvm::{Class, Register, RegisterTables, UNKNOWN};

/// The largest number of registers that share a unit and are taken.
const MAX_NESTED: usize = 64;

const CONSTANT: &str = "registers that hold a constant";
const TUPLES: &str = "tuples of registers, which are no registers of their own; instructions with operands in them have groups of values";
const SAME: &str = "other names of registers, which are their parts in the tables";
const UNKNOWN_WIDTH: &str = "registers whose width or place in others is not known";

impl<'a> Layout<'a> {
    /// The width of each register of a class that holds values.
    ///
    /// # Errors
    /// When a class names a register that there is not.
    pub(super) fn widths_in(
        &self,
        tables: &'a RegisterTables,
        status: &Status<'a>,
    ) -> Result<BTreeMap<&'a str, u32>, String> {
        let mut widths: BTreeMap<&str, u32> = BTreeMap::new();
        for class in &tables.classes {
            for name in &class.regs {
                let reg = self.known.get(&**name);
                let reg = reg.ok_or_else(|| format!("class `{}`: no register `{name}`", class.name))?;
                if !status.unkeepable.contains_key(&**name) && status.holds_values(class) {
                    let width = widths.entry(&*reg.name).or_default();
                    *width = class.reg_size_bits.max(*width);
                }
            }
        }
        let sizes: BTreeMap<&str, u32> =
            tables.sub_reg_indices.iter().map(|index| (&*index.name, index.size)).collect();
        for reg in &tables.registers {
            let Some(&whole) = widths.get(&*reg.name) else { continue };
            for (index, part) in &reg.sub_regs {
                let size = sizes.get(&**index).copied().filter(|size| (1..whole).contains(size));
                if let (Some(width), Some(size)) = (widths.get_mut(&**part).filter(|width| **width == whole), size) {
                    *width = size;
                }
            }
        }
        Ok(widths)
    }

    /// Finds scalable registers and other names of registers, and adapts the widths.
    pub(super) fn find_scalable(&mut self, tables: &'a RegisterTables, widths: &mut BTreeMap<&'a str, u32>) {
        // A class that has a register of known size in common with others is not scalable, whatever its recipe. A class
        // without a recipe says nothing of registers that another class has as well, as one without V0 does.
        let is_unknown = |store: &String| store.contains("unknown-size");
        let recipe = |class: &str| tables.spill_recipes.iter().find(|recipe| recipe.class == class);
        let regs_of = |class: &'a Class| class.regs.iter().map(String::as_str);
        let stored = |unknown: bool| {
            let is_so = move |class: &&Class| {
                recipe(&class.name).is_some_and(|recipe| recipe.store.iter().any(is_unknown) == unknown)
            };
            tables.classes.iter().filter(is_so)
        };
        let unsized_: BTreeSet<&str> = stored(true).flat_map(regs_of).collect();
        let others = tables.classes.iter().filter(|class| recipe(&class.name).is_none());
        let others = others.filter(|class| !class.regs.iter().all(|reg| unsized_.contains(&**reg)));
        let sized: BTreeSet<&str> = stored(false).chain(others).flat_map(regs_of).collect();
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

    /// The candidates for registers, the most likely ones first.
    pub(super) fn candidates(
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
    pub(super) fn nested(&mut self, candidates: &[&'a Register], widths: &BTreeMap<&str, u32>) -> Vec<&'a Register> {
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
    pub(super) fn place(
        &mut self,
        tables: &'a RegisterTables,
        taken: &[&'a Register],
        widths: &BTreeMap<&'a str, u32>,
    ) {
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
