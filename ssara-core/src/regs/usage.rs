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
use crate::regs::homes::Homes;
use crate::regs::tables::{BankInfo, Tables, bank_words};
use crate::regs::unit_mask::Mask;
use crate::sorts::{sort, sort_by_key};
use crate::target::{Class, Form, Reg, TargetDesc, Type};

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
    /// Collects the usage of a function. `forms` are those that it uses and that go beyond homes
    /// ([`FormShape::goes_beyond_homes`](crate::regs::form_shape::FormShape::goes_beyond_homes)).
    pub fn collect(
        &mut self,
        (func, target): (&Function, &TargetDesc),
        homes: &Homes,
        forms: impl Iterator<Item = Form>,
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
        for form in forms {
            let form = func.form(target, form);
            for desc in form.operands() {
                match homes.reg_beyond_home(desc) {
                    Some(reg) => fixed.push(reg),
                    None if !homes.is_within_home(desc.class()) => classes.push(desc.class()),
                    None => {}
                }
            }
            if homes.cuts_a_register(form.clobbers)
                && let Err(at) = clobbers.binary_search_by(|known| known[..].cmp(form.clobbers))
            {
                clobbers.insert(at, form.clobbers.to_vec());
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
    let mut smallest: Vec<Option<usize>> = vec![None; 64 * W];
    for (at, mask) in used.iter().enumerate() {
        mask.iter().for_each(|unit| _ = smallest[unit].get_or_insert(at));
    }
    let mut groups: Vec<UnitGroup> = Vec::new();
    let mut group_of = vec![usize::MAX; 64 * W];
    let smallest = smallest.into_iter().enumerate().filter_map(|(unit, smallest)| Some((unit, smallest?)));
    for (first, smallest) in smallest {
        let clobbered: Vec<bool> = clobbers.iter().map(|set| set.contains(Mask::single(first))).collect();
        let before = used[smallest].iter().take_while(|&unit| unit < first).map(|unit| group_of[unit]);
        let is_same = |&at: &usize| groups[at].smallest == smallest && groups[at].clobbered == clobbered;
        let known = before.into_iter().find(is_same);
        group_of[first] = known.unwrap_or(groups.len());
        if known.is_none() {
            groups.push(UnitGroup { smallest, clobbered, first });
        }
    }
    let represents = |a: &UnitGroup, b: &UnitGroup| {
        let are_clobbered = b.clobbered.iter().zip(&a.clobbered).all(|(of_b, of_a)| !of_b || *of_a);
        a.first != b.first && used[b.smallest].contains(used[a.smallest]) && are_clobbered
    };
    // What represents a group is in its register.
    let is_kept =
        |group: &&UnitGroup| !used[group.smallest].iter().any(|unit| represents(&groups[group_of[unit]], group));
    groups.iter().filter(is_kept).fold(Mask::EMPTY, |kept, group| kept.or(Mask::single(group.first)))
}
