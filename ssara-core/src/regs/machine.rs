//! The target as the passes see it for one function: a view of its register tables.

use crate::regs::classes::Classes;
use crate::regs::tables::{BankInfo, RegInfo, Tables, TypeInfo, bank_words};
use crate::regs::unit_mask::Mask;
use crate::target::{Bank, Class, Reg, TargetDesc, Type};

/// The target, as the passes ask about it.
#[derive(Clone, Copy)]
pub struct Machine<'t, const W: usize> {
    /// The description.
    pub target: &'t TargetDesc,
    /// The [number](Tables::number) of the tables.
    pub tables: u64,
    regs: &'t [RegInfo<W>],
    types: &'t [TypeInfo<W>],
    banks: &'t [BankInfo<W>],
    classes: &'t Classes,
    is_home: &'t [bool],
    class_units: &'t [Mask<W>],
}

impl<'t, const W: usize> Machine<'t, W> {
    /// The view of tables that were made of this target.
    #[inline]
    pub fn new(target: &'t TargetDesc, tables: &'t Tables<W>) -> Self {
        let &Tables { number, ref regs, ref types, ref banks, ref classes, .. } = tables;
        let Tables { homes, class_units, .. } = tables;
        Machine { target, tables: number, regs, types, banks, classes, is_home: &homes.is_home, class_units }
    }

    /// A register.
    #[inline]
    pub fn reg(&self, reg: Reg) -> &RegInfo<W> {
        &self.regs[reg.index()]
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
    /// A type.
    #[inline]
    pub fn ty(&self, ty: Type) -> &TypeInfo<W> {
        &self.types[ty.index()]
    }
    /// All types, in order.
    #[inline]
    pub fn types(&self) -> &[TypeInfo<W>] {
        self.types
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
        self.classes.regs(self.target, class)
    }
    /// The registers in which values of a type may live, in allocation order.
    #[inline]
    pub fn home_regs(&self, ty: Type) -> &[Reg] {
        self.class_regs(self.target.home_class(ty))
    }
    /// The registers of a class in which values may live, in the order of the class.
    #[inline]
    pub fn homes_in(&self, class: Class) -> impl Iterator<Item = Reg> + '_ {
        self.class_regs(class).iter().copied().filter(|&reg| self.is_allocatable(reg))
    }
    /// Whether the registers of a class are those in which values of its type may live.
    #[inline]
    pub fn is_home(&self, class: Class) -> bool {
        self.is_home[class.index()]
    }
    /// All units of the registers of a class.
    #[inline]
    pub fn class_units(&self, class: Class) -> Mask<W> {
        self.class_units[class.index()]
    }
    /// The part of a set of units of the target that belongs to a bank, as far as the function tells units apart.
    #[inline]
    pub fn bank_mask(&self, words: &[u64], bank: Bank) -> Mask<W> {
        let bank = &self.banks[bank.index()];
        bank_words(words, bank.words).and(bank.kept)
    }
}
