//! The target as the passes see it for one function: unit masks in words, without reserved registers, and the registers
//! of each type in the order in which they pack.
//!
//! # Input
//!
//! The target and the function, and the stress on registers.
//!
//! # Output
//!
//! The tables of [`Machine`]. [`TypeInfo::pack_order`] is the order of packing.
//!
//! # Why correct
//!
//! Registers are laminar. So a set of values fits a set of free units iff each value can be given a register of its
//! type with no unit given twice. Place wide types before narrow ones, each in the free register that is of least use
//! to narrower types. This finds a placement whenever there is one: if some placement puts a value of the current type
//! elsewhere, the contents of the two registers can be exchanged. All wider types have been placed, so whatever
//! overlaps a register of that type lies within it. And what fits into the less capable register fits into the more
//! capable one. It does not matter which units are free, nor how deeply tuples are nested. For tuples of 2, 4 and 8
//! that all exist, the argument is a comparison of sums.
//!
//! The limit: the capabilities of the registers of a type must be ordered by inclusion. They are, where two registers
//! of a type differ only in that one lacks parts that the other has. D16 to D31 have no S; BP has no high byte; a
//! register of a tuple may be reserved, and then the tuple is not allocatable. Suppose that one of two wide registers
//! has parts of one width only, and the other has parts of another width only. Such a bank is packed without a promise.
//! No known machine has one.
//!
//! # Cost
//!
//! Linear in the sizes of the register tables.

use alloc::vec;
use alloc::vec::Vec;

use crate::ir::Function;
use crate::options::Stress;
use crate::regs::unit_mask::Mask;
use crate::target::{Bank, Class, Reg, RegDesc, TargetDesc, Type};

/// The target, as the passes ask about it.
pub struct Machine<'t, const W: usize> {
    /// The description.
    pub target: &'t TargetDesc,
    regs: Vec<RegInfo<W>>,
    types: Vec<TypeInfo<W>>,
    banks: Vec<BankInfo<W>>,
    /// The allocatable members of each class, in allocation order. Empty if they are all members.
    class_start: Vec<u32>,
    class_regs: Vec<Reg>,
}

/// A register.
pub struct RegInfo<const W: usize> {
    /// Its units.
    mask: Mask<W>,
    bank: Bank,
    /// Whether it exists and is not reserved.
    usable: bool,
    /// Whether it is also in the home class of its type.
    allocatable: bool,
}

/// The share of a bank that a value of its largest type takes. A power of two, large enough for tuples of 512.
pub const SHARE: u32 = 512;

/// A type of values.
pub struct TypeInfo<const W: usize> {
    /// Its bank.
    pub bank: Bank,
    /// All units of its registers.
    pub units: Mask<W>,
    /// The number of units of its largest register.
    pub size: u32,
    /// The share of the bank's capacity that a value takes, if the function has values of the type. The fewer registers
    /// the type has, the larger the share: [`SHARE`] for all types of most banks, and a quarter of it for a member of a
    /// tuple of 4.
    pub share: u32,
    /// Its allocatable registers, those least useful to smaller types first.
    pub pack_order: Vec<Reg>,
}

/// A bank.
pub struct BankInfo<const W: usize> {
    /// The types of the bank that values of the function have, the largest registers first.
    pub types: Vec<Type>,
    /// Whether every allocatable register has one unit and all types have the same units, so that values fit iff there
    /// are as many units as values.
    pub uniform: bool,
    /// All units of the registers of `types`.
    pub units: Mask<W>,
    /// The number of these units.
    pub num_units: u32,
    /// The sum of the shares of values that fit: [`SHARE`] for each register of the largest type.
    pub capacity: u32,
    /// The units that the function's convention preserves.
    pub callee_saved: Mask<W>,
    /// The units that nothing in the function may be given.
    reserved: Mask<W>,
    first_word: usize,
    words: usize,
}

impl<'t, const W: usize> Machine<'t, W> {
    /// Reads the tables of `target` for `func`. Takes time linear in the sizes of the register tables.
    pub fn new(target: &'t TargetDesc, func: &Function, stress: &Stress) -> Self {
        Self::new_in(Vec::new(), target, func, stress)
    }
    /// The same, with the buffer of an earlier machine.
    pub fn new_in(regs: Vec<RegInfo<W>>, target: &'t TargetDesc, func: &Function, stress: &Stress) -> Self {
        let mut machine = Machine {
            target,
            regs,
            types: Vec::with_capacity(target.types.len()),
            banks: Vec::with_capacity(target.banks.len()),
            class_start: Vec::new(),
            class_regs: Vec::new(),
        };
        for bank in target.banks.iter() {
            machine.banks.push(BankInfo {
                types: Vec::new(),
                uniform: true,
                units: Mask::EMPTY,
                num_units: 0,
                capacity: 0,
                callee_saved: Mask::EMPTY,
                reserved: Mask::EMPTY,
                first_word: bank.first_word.into(),
                words: bank.words.into(),
            });
        }
        let reserved = func.reserved_units(target);
        for bank in target.bank_ids() {
            machine.banks[bank.index()].reserved = machine.bank_mask(reserved.words(), bank);
        }
        let Machine { regs, banks, .. } = &mut machine;
        let mut all_usable = true;
        let reg_info = |desc: &RegDesc| {
            let bank = &banks[desc.bank.index()];
            let (start, len) = desc.units;
            let mut mask = Mask::EMPTY;
            for &unit in &target.reg_units[start as usize..start as usize + len as usize] {
                let unit = unit as usize - 64 * bank.first_word;
                mask.0[unit / 64] |= 1 << (unit % 64);
            }
            let usable = func.features.contains(desc.features) && !mask.intersects(bank.reserved);
            all_usable &= usable;
            RegInfo { mask, bank: desc.bank, usable, allocatable: false }
        };
        regs.clear();
        regs.extend(target.regs.iter().map(reg_info));
        if !all_usable || *stress != Stress::NONE {
            machine.restrict_classes(stress);
        }
        for reg in func.callee_saved_regs(target) {
            let RegInfo { mask, bank, .. } = machine.regs[reg.index()];
            let bank = &mut machine.banks[bank.index()];
            bank.callee_saved = bank.callee_saved.or(mask);
        }
        let mut occurs = vec![false; target.types.len()];
        for value in func.values() {
            occurs[func.value_type(value).index()] = true;
        }
        machine.order_types(&occurs);
        machine
    }

    /// The buffer, for the next machine.
    pub fn into_buffer(self) -> Vec<RegInfo<W>> {
        self.regs
    }

    /// Lets no value live in these units, given by bank. A class that would be left empty keeps its registers.
    pub fn close(&mut self, units: &[Mask<W>]) {
        self.set_classes(|machine, class, open| {
            let regs = machine.class_regs(class);
            let is_open = |&reg: &Reg| !machine.mask(reg).intersects(units[machine.reg_bank(reg).index()]);
            let none_is = !regs.iter().any(is_open);
            open.extend(regs.iter().copied().filter(|reg| none_is || is_open(reg)));
        });
        self.regs.iter_mut().for_each(|reg| reg.allocatable = false);
        let mut occurs = vec![false; self.target.types.len()];
        for ty in self.banks.iter_mut().flat_map(|bank| bank.types.drain(..)) {
            occurs[ty.index()] = true;
        }
        self.types.clear();
        self.order_types(&occurs);
    }

    /// Takes reserved registers out of the classes, and those that stress removes.
    fn restrict_classes(&mut self, stress: &Stress) {
        let target = self.target;
        let allowed = stress.registers.units(target);
        self.set_classes(|machine, class, left| {
            let start = left.len();
            left.extend(target.class_regs(class).iter().copied().filter(|&reg| !machine.is_reserved(reg)));
            stress.rearrange(target, allowed.as_ref(), left, start);
        });
    }

    /// Gives each class the registers that `fill` appends for it.
    fn set_classes(&mut self, mut fill: impl FnMut(&Self, Class, &mut Vec<Reg>)) {
        let mut class_start = Vec::with_capacity(self.target.classes.len() + 1);
        let mut class_regs = Vec::with_capacity(self.target.class_regs.len());
        for class in self.target.class_ids() {
            class_start.push(class_regs.len() as u32);
            fill(self, class, &mut class_regs);
        }
        class_start.push(class_regs.len() as u32);
        (self.class_start, self.class_regs) = (class_start, class_regs);
    }

    fn order_types(&mut self, occurs: &[bool]) {
        let target = self.target;
        for ty in target.type_ids() {
            let pack_order = self.class_regs(target.home_class(ty)).to_vec();
            for reg in &pack_order {
                self.regs[reg.index()].allocatable = true;
            }
            let units = pack_order.iter().fold(Mask::EMPTY, |units, &reg| units.or(self.mask(reg)));
            let size = pack_order.iter().map(|&reg| self.mask(reg).count()).max().unwrap_or(0);
            let bank = target.ty(ty).bank;
            if occurs[ty.index()] {
                self.banks[bank.index()].types.push(ty);
            }
            self.types.push(TypeInfo { bank, units, size, share: SHARE, pack_order });
        }
        for bank in 0..self.banks.len() {
            let mut types = core::mem::take(&mut self.banks[bank].types);
            // A register that contains another is the wider one.
            types.sort_by_key(|&ty| core::cmp::Reverse(target.ty(ty).bits));
            for (rank, &ty) in types.iter().enumerate() {
                let smaller = &types[rank + 1..];
                if smaller.is_empty() {
                    continue;
                }
                let mut order = core::mem::take(&mut self.types[ty.index()].pack_order);
                order.sort_by_cached_key(|&reg| self.capability(reg, smaller));
                self.types[ty.index()].pack_order = order;
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
    fn capability(&self, reg: Reg, types: &[Type]) -> Vec<usize> {
        let mask = self.mask(reg);
        let fitting = |ty: &Type| {
            let regs = self.class_regs(self.target.home_class(*ty));
            regs.iter().filter(|&&part| mask.contains(self.mask(part))).count()
        };
        types.iter().map(fitting).collect()
    }

    /// The units of a register.
    #[inline]
    pub fn mask(&self, reg: Reg) -> Mask<W> {
        self.regs[reg.index()].mask
    }
    /// The bank of a register.
    #[inline]
    pub fn reg_bank(&self, reg: Reg) -> Bank {
        self.regs[reg.index()].bank
    }
    /// Whether values may live in a register between instructions.
    #[inline]
    pub fn is_allocatable(&self, reg: Reg) -> bool {
        self.regs[reg.index()].allocatable
    }
    /// Whether nothing in the function may be given a register, not even a fixed operand.
    #[inline]
    pub fn is_reserved(&self, reg: Reg) -> bool {
        !self.regs[reg.index()].usable
    }
    /// Whether a register is in the home class of its type, reserved or not.
    pub fn is_home_reg(&self, reg: Reg) -> bool {
        let ty = self.target.reg(reg).ty;
        ty.is_some_and(|ty| self.target.class_regs(self.target.home_class(ty)).contains(&reg))
    }
    /// A type.
    #[inline]
    pub fn ty(&self, ty: Type) -> &TypeInfo<W> {
        &self.types[ty.index()]
    }
    /// A bank.
    #[inline]
    pub fn bank(&self, bank: Bank) -> &BankInfo<W> {
        &self.banks[bank.index()]
    }
    /// The number of banks.
    #[inline]
    pub fn num_banks(&self) -> usize {
        self.banks.len()
    }
    /// The banks, in order.
    #[inline]
    pub fn banks(&self) -> impl ExactSizeIterator<Item = Bank> + DoubleEndedIterator + Clone + use<W> {
        (0..self.banks.len()).map(Bank::from_index)
    }
    /// The registers of a class that are not reserved and that stress leaves, in allocation order.
    #[inline]
    pub fn class_regs(&self, class: Class) -> &[Reg] {
        match self.class_start.get(class.index()..class.index() + 2) {
            Some(&[start, end]) => &self.class_regs[start as usize..end as usize],
            _ => self.target.class_regs(class),
        }
    }
    /// The registers in which values of a type may live, in allocation order.
    #[inline]
    pub fn home_regs(&self, ty: Type) -> &[Reg] {
        self.class_regs(self.target.home_class(ty))
    }
    /// Whether a class holds every register in which values of its type may live.
    #[inline]
    pub fn is_home(&self, class: Class) -> bool {
        class.index() < self.types.len()
    }
    /// The part of a set of units of the target that belongs to a bank.
    #[inline]
    pub fn bank_mask(&self, words: &[u64], bank: Bank) -> Mask<W> {
        let bank = &self.banks[bank.index()];
        let mut mask = Mask::EMPTY;
        mask.0[..bank.words].copy_from_slice(&words[bank.first_word..bank.first_word + bank.words]);
        mask
    }
}
