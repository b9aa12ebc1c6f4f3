//! Tables of the target's registers, as the passes see them. They have unit masks in words, classes without reserved
//! registers, and the registers of each type in the order in which they pack.
//!
//! # Input
//!
//! The target, the settings of a function, the stress on registers, and what functions use of the registers.
//!
//! # Output
//!
//! [`Tables`]. [`TypeInfo::pack_order`] is the order of packing.
//!
//! # Why correct
//!
//! Registers are laminar. So a set of values fits free units iff each value can have a register of its type, with no unit
//! used twice. Place wide types before narrow ones, each in the free register that is of least use to narrower types. This
//! finds a placement whenever there is one. Some placement may put a value of the current type elsewhere. Then the contents
//! of the two registers can be exchanged. All wider types have been placed, so whatever overlaps a register of that type
//! lies within it. And what fits into the less capable register fits into the more capable one. It does not matter which
//! units are free, nor how deeply tuples are nested. For tuples of 2, 4 and 8 that all exist, the argument is a comparison
//! of sums.
//!
//! The limit: the capabilities of the registers of a type must be ordered by inclusion. They are, where two registers of a
//! type differ only in that one lacks parts that the other has. D16 to D31 have no S; BP has no high byte. A register of a
//! tuple may be reserved, and then the tuple is not allocatable. Suppose that one of two wide registers has parts of one
//! width only, and the other has parts of another width only. Such a bank is packed without a promise. No known machine has
//! one.
//!
//! # Cost
//!
//! Linear in the sizes of the register tables.

use alloc::vec::Vec;

use crate::ir::Function;
use crate::options::Stress;
use crate::regs::classes::{Classes, usable_regs};
use crate::regs::homes::Homes;
use crate::regs::unit_mask::Mask;
use crate::regs::unit_order::UnitOrder;
use crate::sorts::sort_by_key;
use crate::target::{Bank, Prices, Reg, RegDesc, TargetDesc, Type};
use crate::units::UnitSet;

/// The share of a bank that a value of its largest type takes. A power of two, large enough for tuples of 512.
pub const SHARE: u32 = 512;

/// A register.
#[derive(Clone)]
pub struct RegInfo<const W: usize> {
    /// Its units.
    pub mask: Mask<W>,
    /// Its bank.
    pub bank: Bank,
    /// Whether it exists and is not reserved.
    pub usable: bool,
    /// Whether it is also in the home class of its type, and enabled.
    pub allocatable: bool,
    /// The type of the values that it holds, if operands can name it.
    pub ty: Option<Type>,
}

/// The prices of a type, where a store of the default costs 1 (see [`Prices`]).
#[derive(Clone, Copy)]
pub struct UnitPrices {
    /// A load from a spill slot.
    pub load: f32,
    /// A store to a spill slot.
    pub store: f32,
    /// A move from register to register.
    pub r#move: f32,
    /// Computing a value again that is cheaper than a load.
    pub remat: f32,
    /// Computing a value again that is cheaper than a move.
    pub cheap_remat: f32,
    /// An operand that is read in its slot.
    pub slot_read: f32,
    /// An operand that is written in its slot.
    pub slot_write: f32,
}

impl From<Prices> for UnitPrices {
    fn from(prices: Prices) -> Self {
        let units = |hundredths: u16| f32::from(hundredths) / f32::from(Prices::UNIT);
        UnitPrices {
            load: units(prices.load),
            store: units(prices.store),
            r#move: units(prices.r#move),
            remat: units(prices.remat),
            cheap_remat: units(prices.cheap_remat),
            slot_read: units(prices.slot_read),
            slot_write: units(prices.slot_write),
        }
    }
}

/// A type of values.
#[derive(Clone)]
pub struct TypeInfo<const W: usize> {
    /// Its bank.
    pub bank: Bank,
    /// All units of its registers.
    pub units: Mask<W>,
    /// The number of units of its largest register.
    pub size: u32,
    /// What inserted operations cost.
    pub prices: UnitPrices,
    /// The share of the bank's capacity that a value takes, if the function has values of the type. The fewer registers
    /// the type has, the larger the share: [`SHARE`] for all types of most banks, and a quarter of it for a member of a
    /// tuple of 4.
    pub share: u32,
    /// Its allocatable registers, those least useful to smaller types first.
    pub pack_order: Vec<Reg>,
    /// Its allocatable registers in allocation order, if the function has values of the type.
    pub order: UnitOrder<W>,
}

/// A bank.
#[derive(Clone)]
pub struct BankInfo<const W: usize> {
    /// The types of the bank that values of the function have, the largest registers first.
    pub types: Vec<Type>,
    /// Whether every allocatable register has one unit and all types have the same units. Then values fit iff there are as
    /// many units as values.
    pub uniform: bool,
    /// All units of the registers of `types`.
    pub units: Mask<W>,
    /// The number of these units.
    pub num_units: u32,
    /// The sum of the shares of values that fit: [`SHARE`] for each register of the largest type.
    pub capacity: u32,
    /// The units that the function's convention preserves.
    pub callee_saved: Mask<W>,
    /// The units of usable registers whose use costs more than that of others.
    pub dear: Mask<W>,
    /// The units that the function tells apart; all others are left out everywhere.
    pub kept: Mask<W>,
    /// Its first word in sets of units of the target, and their number.
    pub words: (usize, usize),
}

/// The tables. [`Machine`](crate::regs::machine::Machine) is the view that passes use.
#[derive(Clone)]
pub struct Tables<const W: usize> {
    /// A number that no other tables of a context have; 0 for those on which others are based.
    pub number: u64,
    /// By register.
    pub regs: Vec<RegInfo<W>>,
    /// By type.
    pub types: Vec<TypeInfo<W>>,
    /// By bank.
    pub banks: Vec<BankInfo<W>>,
    /// The registers of each class that are not reserved, that stress leaves and that are enabled.
    pub classes: Classes,
    /// Where values live.
    pub homes: Homes,
    /// By class: all units of its registers.
    pub class_units: Vec<Mask<W>>,
}

impl<const W: usize> Tables<W> {
    /// The tables for functions with the features, convention and reserved registers of `func`. They have all units of the
    /// target, and are as if values of no type occurred. Takes time linear in the sizes of the register tables.
    ///
    /// `reserved` are the units that nothing in `func` may be given.
    pub fn new(target: &TargetDesc, func: &Function, reserved: &UnitSet, stress: &Stress) -> Self {
        let usable = usable_regs(target, func, reserved);
        let mut banks: Vec<BankInfo<W>> = Vec::with_capacity(target.banks.len());
        for bank in target.banks.iter() {
            let words = (bank.first_word.into(), bank.words.into());
            banks.push(BankInfo {
                types: Vec::new(),
                uniform: true,
                units: Mask::EMPTY,
                num_units: 0,
                capacity: 0,
                callee_saved: Mask::EMPTY,
                dear: Mask::EMPTY,
                kept: Mask([u64::MAX; W]),
                words,
            });
        }
        let reg_info = |(desc, &usable): (&RegDesc, &bool)| {
            let bank = &banks[desc.bank.index()];
            let (start, len) = desc.units;
            let mut mask = Mask::EMPTY;
            for &unit in &target.reg_units[start as usize..start as usize + len as usize] {
                let unit = unit as usize - 64 * bank.words.0;
                mask.0[unit / 64] |= 1 << (unit % 64);
            }
            RegInfo { mask, bank: desc.bank, usable, allocatable: false, ty: desc.ty }
        };
        let regs: Vec<RegInfo<W>> = target.regs.iter().zip(&usable).map(reg_info).collect();
        for reg in func.callee_saved_regs(target) {
            let RegInfo { mask, bank, .. } = regs[reg.index()];
            let bank = &mut banks[bank.index()];
            bank.callee_saved = bank.callee_saved.or(mask);
        }
        let usable_costs = || regs.iter().zip(target.regs.iter()).filter(|(reg, _)| reg.usable);
        let mut least = alloc::vec![u8::MAX; banks.len()];
        usable_costs().for_each(|(reg, desc)| least[reg.bank.index()] = least[reg.bank.index()].min(desc.cost));
        for (reg, _) in usable_costs().filter(|(reg, desc)| desc.cost > least[reg.bank.index()]) {
            let bank = &mut banks[reg.bank.index()];
            bank.dear = bank.dear.or(reg.mask);
        }
        let classes = Classes::new(target, func.features, &usable, stress);
        let homes = Homes::new(target, func, &classes);
        Tables { number: 0, regs, types: Vec::new(), banks, classes, homes, class_units: Vec::new() }
    }

    /// These tables, which have all units, for functions with values of the types for which `occurs` says so that tell only
    /// some units apart. `kept` are these, by bank.
    pub fn refined(&self, target: &TargetDesc, kept: &[Mask<W>], occurs: impl Fn(Type) -> bool) -> Self {
        let mut tables = self.clone();
        for (bank, &kept) in tables.banks.iter_mut().zip(kept) {
            bank.kept = kept;
            bank.callee_saved = bank.callee_saved.and(kept);
            bank.dear = bank.dear.and(kept);
        }
        for reg in &mut tables.regs {
            reg.mask = reg.mask.and(tables.banks[reg.bank.index()].kept);
        }
        tables.order_types(target, occurs);
        tables
    }

    /// These tables when no value lives in these units, given by bank. A class that would be left empty keeps its registers.
    pub fn with_disabled(&self, target: &TargetDesc, units: &[Mask<W>]) -> Self {
        let mut tables = self.clone();
        tables.classes.fill(target, |class, enabled| {
            let regs = self.classes.regs(target, class);
            let is_enabled = |&reg: &Reg| {
                let RegInfo { mask, bank, .. } = self.regs[reg.index()];
                !mask.intersects(units[bank.index()])
            };
            let none_is = !regs.iter().any(is_enabled);
            enabled.extend(regs.iter().copied().filter(|reg| none_is || is_enabled(reg)));
        });
        tables.regs.iter_mut().for_each(|reg| reg.allocatable = false);
        let occurs = |ty: Type| self.banks[target.ty(ty).bank.index()].types.contains(&ty);
        tables.order_types(target, occurs);
        tables
    }

    /// Orders the types of each bank, and the registers of each type. `occurs` says of which types there are values.
    fn order_types(&mut self, target: &TargetDesc, occurs: impl Fn(Type) -> bool) {
        let units = |regs: &[Reg]| regs.iter().fold(Mask::EMPTY, |units, &reg| units.or(self.mask(reg)));
        self.class_units = target.class_ids().map(|class| units(self.classes.regs(target, class))).collect();
        self.types.clear();
        self.banks.iter_mut().for_each(|bank| bank.types.clear());
        for ty in target.type_ids() {
            let pack_order = self.classes.regs(target, target.home_class(ty)).to_vec();
            for reg in &pack_order {
                self.regs[reg.index()].allocatable = true;
            }
            let units = self.class_units[target.home_class(ty).index()];
            let size = pack_order.iter().map(|&reg| self.mask(reg).count()).max().unwrap_or(0);
            let bank = target.ty(ty).bank;
            let mut order = UnitOrder::default();
            if occurs(ty) {
                self.banks[bank.index()].types.push(ty);
                order = UnitOrder::new(pack_order.iter().map(|&reg| (reg, self.mask(reg))));
            }
            let prices = target.ty(ty).prices.into();
            self.types.push(TypeInfo { bank, units, size, prices, share: SHARE, pack_order, order });
        }
        for bank in 0..self.banks.len() {
            let mut types = core::mem::take(&mut self.banks[bank].types);
            // A register that contains another is the wider one.
            sort_by_key(&mut types, |&ty| core::cmp::Reverse(target.ty(ty).bits));
            for (rank, &ty) in types.iter().enumerate() {
                let smaller = &types[rank + 1..];
                if smaller.is_empty() {
                    continue;
                }
                let order = core::mem::take(&mut self.types[ty.index()].pack_order);
                let capabilities: Vec<Vec<usize>> =
                    order.iter().map(|&reg| self.capability(target, reg, smaller)).collect();
                let mut by_capability: Vec<usize> = (0..order.len()).collect();
                sort_by_key(&mut by_capability, |&at| &capabilities[at]);
                self.types[ty.index()].pack_order = by_capability.into_iter().map(|at| order[at]).collect();
            }
            let units = types.first().map_or(Mask::EMPTY, |ty| self.types[ty.index()].units);
            let uniform = |&ty: &Type| {
                let ty = &self.types[ty.index()];
                ty.units == units && ty.pack_order.iter().all(|&reg| self.mask(reg).count() == 1)
            };
            let uniform = types.iter().all(uniform);
            self.banks[bank].units = types.iter().fold(units, |all, ty| all.or(self.types[ty.index()].units));
            self.banks[bank].num_units = self.banks[bank].units.count();
            self.banks[bank].uniform = uniform;
            self.banks[bank].capacity =
                SHARE * types.first().map_or(0, |ty| self.types[ty.index()].pack_order.len() as u32);
            for ty in &types {
                let ty = &mut self.types[ty.index()];
                ty.share = self.banks[bank].capacity.div_ceil(ty.pack_order.len().max(1) as u32);
            }
            self.banks[bank].types = types;
        }
    }

    /// How many values of each of these types fit into a register.
    fn capability(&self, target: &TargetDesc, reg: Reg, types: &[Type]) -> Vec<usize> {
        let mask = self.mask(reg);
        let fitting = |ty: &Type| {
            let regs = self.classes.regs(target, target.home_class(*ty));
            regs.iter().filter(|&&part| mask.contains(self.mask(part))).count()
        };
        types.iter().map(fitting).collect()
    }

    fn mask(&self, reg: Reg) -> Mask<W> {
        self.regs[reg.index()].mask
    }
}

/// The words of a set of units of the target that belong to a bank.
#[inline]
pub fn bank_words<const W: usize>(words: &[u64], (first, count): (usize, usize)) -> Mask<W> {
    let mut mask = Mask::EMPTY;
    mask.0[..count].copy_from_slice(&words[first..first + count]);
    mask
}
