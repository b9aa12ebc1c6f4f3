//! What a function uses of the target's registers, and so which units it tells apart.
//!
//! # Input
//!
//! The types of the function's values and the forms that it uses.
//!
//! # Output
//!
//! [`RegUsage`], which is equal for functions that have the same tables, and the units that such functions tell apart.
//!
//! # Why correct
//!
//! The passes ask of two sets of units whether they have one in common. The sets are registers that operands, values,
//! transfers and saves may be in, unions of these, and what forms clobber. A unit may be left out everywhere if another
//! unit, which is kept, is in each of these sets that the first one is in. Two sets then have a kept unit in common if they
//! have any.
//!
//! Registers are laminar, and so there is a smallest register with a given unit among those that are used. A unit is in all
//! registers that hold its smallest one, and in no others. So units with the same smallest register and in the same clobber
//! sets stand for each other. A unit may also go for one in a register within, which is in more registers, if that one is
//! in its clobber sets.
//!
//! With AL and AH in the file, RAX has two units. A function that never names AH has one unit in RAX.
//!
//! # Cost
//!
//! Collecting is linear in the values and in the operands of the forms that the function uses. The units take the registers
//! that are used times the units of a bank; they are asked for once for each different usage.

use alloc::vec;
use alloc::vec::Vec;

use crate::ir::Function;
use crate::regs::tables::{BankInfo, Tables, bank_words};
use crate::regs::unit_mask::Mask;
use crate::sorts::{sort, sort_by_key};
use crate::target::{Class, Form, Place, Reg, TargetDesc, Type};

/// The number of forms that are kept, a power of two.
const KEPT: usize = 256;

/// Forms that add nothing to the usage of a function, by number. A number of another form takes the place of another.
#[derive(Default)]
pub struct PlainForms {
    keys: Vec<u64>,
}

impl PlainForms {
    fn contains(&self, key: u64) -> bool {
        key != 0 && self.keys.get(key as usize % KEPT) == Some(&key)
    }
    fn add(&mut self, key: u64) {
        self.keys.resize(KEPT, 0);
        self.keys[key as usize % KEPT] = key;
    }
}

/// What a function uses of the registers, beyond what all functions with its settings do.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct RegUsage {
    /// The types of its values, as bits.
    types: [u64; 4],
    /// The classes of operands that have registers in which values do not live, in ascending order.
    classes: Vec<Class>,
    /// The registers of that kind to which operands are fixed, in ascending order.
    fixed: Vec<Reg>,
    /// What forms clobber, where that is a part of a register and not all of it, in ascending order.
    clobbers: Vec<Vec<u64>>,
}

impl RegUsage {
    /// Collects the usage of a function that uses forms, given with numbers that no other forms have, or 0. `tables` are
    /// those of its settings.
    pub fn collect<const W: usize>(
        &mut self,
        (func, target): (&Function, &TargetDesc),
        tables: &Tables<W>,
        splits: &Splits<W>,
        forms: impl Iterator<Item = (Form, u64)>,
        plain: &mut PlainForms,
    ) {
        let RegUsage { types, classes, fixed, clobbers } = self;
        *types = [0; 4];
        classes.clear();
        fixed.clear();
        clobbers.clear();
        for value in func.values() {
            let ty = func.value_type(value).index();
            types[ty / 64] |= 1 << (ty % 64);
        }
        for (form, key) in forms {
            if plain.contains(key) {
                continue;
            }
            let form = func.form(target, form);
            let before = classes.len() + fixed.len();
            for desc in form.operands() {
                match desc.place() {
                    Place::Fixed(reg) if !tables.regs[reg.index()].home => fixed.push(reg),
                    _ if tables.beyond_home[desc.class().index()] => classes.push(desc.class()),
                    _ => {}
                }
            }
            let mut is_plain = classes.len() + fixed.len() == before;
            if form.has_clobbers() && splits.are_cut(form.clobbers, tables) {
                is_plain = false;
                if let Err(at) = clobbers.binary_search_by(|known| known[..].cmp(form.clobbers)) {
                    clobbers.insert(at, form.clobbers.to_vec());
                }
            }
            if is_plain {
                plain.add(key);
            }
        }
        sort(classes);
        classes.dedup();
        sort(fixed);
        fixed.dedup();
    }

    /// Whether there are values of a type.
    pub fn occurs(&self, ty: Type) -> bool {
        self.types[ty.index() / 64] >> (ty.index() % 64) & 1 != 0
    }

    /// By bank: the units that functions of this usage tell apart. `tables` are those of the settings of `func`.
    pub fn units<const W: usize>(&self, target: &TargetDesc, func: &Function, tables: &Tables<W>) -> Vec<Mask<W>> {
        let mut is_used = vec![false; target.regs.len()];
        let mut use_all = |regs: &[Reg]| regs.iter().for_each(|reg| is_used[reg.index()] = true);
        for ty in target.type_ids().filter(|&ty| self.occurs(ty)) {
            use_all(target.class_regs(target.home_class(ty)));
            for &other in target.ty(ty).spill_to.iter() {
                use_all(target.class_regs(target.home_class(other)));
            }
        }
        self.classes.iter().for_each(|&class| use_all(target.class_regs(class)));
        use_all(&self.fixed);
        func.callee_saved_regs(target).for_each(|reg| is_used[reg.index()] = true);
        let units_of_bank = |(bank, info): (usize, &BankInfo<W>)| {
            let in_bank = tables.regs.iter().zip(&is_used).filter(|(reg, used)| **used && reg.bank.index() == bank);
            let mut used: Vec<Mask<W>> = in_bank.map(|(reg, _)| reg.mask).collect();
            sort_by_key(&mut used, |mask| mask.count());
            let clobbers: Vec<Mask<W>> = self.clobbers.iter().map(|words| bank_words(words, info.words)).collect();
            units_apart(&used, &clobbers)
        };
        tables.banks.iter().enumerate().map(units_of_bank).collect()
    }
}

/// Units with the same smallest register and in the same clobber sets.
struct UnitGroup {
    /// The smallest register with them, by its place in the list of used ones.
    smallest: usize,
    /// Which clobber sets they are in.
    clobbered: Vec<bool>,
    /// The first of them.
    first: usize,
}

/// The units that registers, given in ascending order of size, and clobber sets tell apart.
fn units_apart<const W: usize>(used: &[Mask<W>], clobbers: &[Mask<W>]) -> Mask<W> {
    let mut groups: Vec<UnitGroup> = Vec::new();
    let all = used.iter().fold(Mask::EMPTY, |all, &mask| all.or(mask));
    for first in all.iter() {
        let one = Mask::single(first);
        let Some(smallest) = used.iter().position(|mask| mask.contains(one)) else { continue };
        let clobbered: Vec<bool> = clobbers.iter().map(|set| set.contains(one)).collect();
        let is_same = |group: &UnitGroup| used[group.smallest] == used[smallest] && group.clobbered == clobbered;
        if !groups.iter().any(is_same) {
            groups.push(UnitGroup { smallest, clobbered, first });
        }
    }
    let represents = |a: &UnitGroup, b: &UnitGroup| {
        let are_clobbered = b.clobbered.iter().zip(&a.clobbered).all(|(of_b, of_a)| !of_b || *of_a);
        a.first != b.first && used[b.smallest].contains(used[a.smallest]) && are_clobbered
    };
    let kept = groups.iter().filter(|group| !groups.iter().any(|other| represents(other, group)));
    kept.fold(Mask::EMPTY, |kept, group| kept.or(Mask::single(group.first)))
}

/// The registers of more than one unit that are in no other register.
#[derive(Debug, Default)]
pub struct Splits<const W: usize> {
    /// The bank of each, and its units.
    wholes: Vec<(usize, Mask<W>)>,
}

impl<const W: usize> Splits<W> {
    /// Those of a target.
    pub fn new(tables: &Tables<W>) -> Self {
        let mut wholes: Vec<(usize, Mask<W>)> = Vec::new();
        for reg in tables.regs.iter().filter(|reg| reg.mask.count() > 1) {
            let bank = reg.bank.index();
            let is_around = |whole: &(usize, Mask<W>)| whole.0 == bank && whole.1.contains(reg.mask);
            if !wholes.iter().any(is_around) {
                wholes.retain(|whole| !(whole.0 == bank && reg.mask.contains(whole.1)));
                wholes.push((bank, reg.mask));
            }
        }
        Splits { wholes }
    }
    /// Whether a set has some units of one of them and not all.
    fn are_cut(&self, set: &[u64], tables: &Tables<W>) -> bool {
        self.wholes.iter().any(|&(bank, units)| {
            let inside = bank_words(set, tables.banks[bank].words).and(units);
            !inside.is_empty() && inside != units
        })
    }
}
