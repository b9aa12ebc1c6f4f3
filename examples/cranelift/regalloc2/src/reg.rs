//! Physical registers, sets of them, virtual registers and spill slots, in the encodings that clients rely on.

use core::fmt;

#[cfg(feature = "enable-serde")]
use serde::{Deserialize, Serialize};

use crate::MachineEnv;

/// A class of registers. Classes share no registers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "enable-serde", derive(Serialize, Deserialize))]
pub enum RegClass {
    /// Integers and addresses.
    Int = 0,
    /// Floating point, and vectors where they share registers with it.
    Float = 1,
    /// Vectors in registers of their own.
    Vector = 2,
}

impl RegClass {
    /// All of them, at the position of their number.
    pub(crate) const ALL: [RegClass; 3] = [RegClass::Int, RegClass::Float, RegClass::Vector];

    /// From the lowest two bits, of which not both are set.
    #[inline(always)]
    const fn from_bits(bits: u32) -> RegClass {
        match bits & 3 {
            0 => RegClass::Int,
            1 => RegClass::Float,
            _ => RegClass::Vector,
        }
    }

    const fn letter(self) -> char {
        match self {
            RegClass::Int => 'i',
            RegClass::Float => 'f',
            RegClass::Vector => 'v',
        }
    }
}

/// A physical register: the class in the upper two bits, the machine's number in the lower six.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "enable-serde", derive(Serialize, Deserialize))]
pub struct PReg {
    bits: u8,
}

impl PReg {
    /// The bits of the machine's number.
    pub const MAX_BITS: usize = 6;
    /// The largest of the machine's numbers.
    pub const MAX: usize = (1 << Self::MAX_BITS) - 1;
    /// The number of indices.
    pub const NUM_INDEX: usize = 1 << (Self::MAX_BITS + 2);
    /// The bits of [`PReg::invalid`].
    pub const INVALID: u8 = Self::MAX as u8;

    /// From the machine's number, at most [`PReg::MAX`], and the class.
    #[inline(always)]
    pub const fn new(hw_enc: usize, class: RegClass) -> Self {
        debug_assert!(hw_enc <= Self::MAX);
        PReg { bits: (class as u8) << Self::MAX_BITS | hw_enc as u8 }
    }
    /// The machine's number.
    #[inline(always)]
    pub const fn hw_enc(self) -> usize {
        self.bits as usize & Self::MAX
    }
    /// The class.
    #[inline(always)]
    pub const fn class(self) -> RegClass {
        RegClass::from_bits((self.bits >> Self::MAX_BITS) as u32)
    }
    /// Its bits, below [`PReg::NUM_INDEX`].
    #[inline(always)]
    pub const fn index(self) -> usize {
        self.bits as usize
    }
    /// From its bits.
    #[inline(always)]
    pub const fn from_index(index: usize) -> Self {
        PReg { bits: (index & (Self::NUM_INDEX - 1)) as u8 }
    }
    /// What stands for no register.
    #[inline(always)]
    pub const fn invalid() -> Self {
        PReg { bits: Self::INVALID }
    }
    /// Nothing if it is [`PReg::invalid`].
    #[inline(always)]
    pub const fn as_valid(self) -> Option<Self> {
        if self.bits == Self::INVALID { None } else { Some(self) }
    }
}

impl Default for PReg {
    fn default() -> Self {
        Self::invalid()
    }
}

impl fmt::Debug for PReg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PReg(hw = {}, class = {:?}, index = {})", self.hw_enc(), self.class(), self.index())
    }
}

impl fmt::Display for PReg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "p{}{}", self.hw_enc(), self.class().letter())
    }
}

/// A set of physical registers: a bit for each index.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "enable-serde", derive(Serialize, Deserialize))]
pub struct PRegSet {
    bits: [u64; PReg::NUM_INDEX / 64],
}

impl PRegSet {
    /// No registers.
    pub const fn empty() -> Self {
        PRegSet { bits: [0; PReg::NUM_INDEX / 64] }
    }
    /// Whether a register is in it.
    pub fn contains(&self, reg: PReg) -> bool {
        self.bits[reg.index() / 64] >> (reg.index() % 64) & 1 != 0
    }
    /// The set with a register more.
    pub const fn with(self, reg: PReg) -> Self {
        let mut set = self;
        set.add(reg);
        set
    }
    /// Adds a register.
    pub const fn add(&mut self, reg: PReg) {
        self.bits[reg.index() / 64] |= 1 << (reg.index() % 64);
    }
    /// Takes a register out.
    pub fn remove(&mut self, reg: PReg) {
        self.bits[reg.index() / 64] &= !(1 << (reg.index() % 64));
    }
    /// Adds the registers of another set.
    pub fn union_from(&mut self, other: PRegSet) {
        self.bits.iter_mut().zip(other.bits).for_each(|(word, other)| *word |= other);
    }
    /// Takes the registers out that are not in another set.
    pub fn intersect_from(&mut self, other: PRegSet) {
        self.bits.iter_mut().zip(other.bits).for_each(|(word, other)| *word &= other);
    }
    /// The registers that are not in it.
    pub fn invert(&self) -> PRegSet {
        PRegSet { bits: self.bits.map(|word| !word) }
    }
    /// Whether it has no register of a class.
    pub fn is_empty(&self, regclass: RegClass) -> bool {
        self.bits[regclass as usize] == 0
    }
    /// How many registers it has.
    #[expect(clippy::len_without_is_empty, reason = "`is_empty` asks about a class")]
    pub fn len(&self) -> u32 {
        self.bits.iter().map(|word| word.count_ones()).sum()
    }
    /// Its register with the highest index.
    pub fn max_preg(&self) -> Option<PReg> {
        self.into_iter().last()
    }
    /// Adds the registers of lower indices than `reg`, and of its word only those.
    pub fn add_up_to(&mut self, reg: PReg) {
        let word = reg.index() / 64;
        self.bits[..word].fill(!0);
        self.bits[word] = (1 << (reg.index() % 64)) - 1;
    }
    /// A bit for each index.
    #[inline]
    pub(crate) fn words(&self) -> &[u64; PReg::NUM_INDEX / 64] {
        &self.bits
    }
}

impl core::ops::BitAnd for PRegSet {
    type Output = PRegSet;

    fn bitand(mut self, other: PRegSet) -> PRegSet {
        self.intersect_from(other);
        self
    }
}

impl core::ops::BitOr for PRegSet {
    type Output = PRegSet;

    fn bitor(mut self, other: PRegSet) -> PRegSet {
        self.union_from(other);
        self
    }
}

impl IntoIterator for &PRegSet {
    type Item = PReg;
    type IntoIter = PRegSetIter;

    fn into_iter(self) -> PRegSetIter {
        PRegSetIter { rest: *self }
    }
}

impl IntoIterator for PRegSet {
    type Item = PReg;
    type IntoIter = PRegSetIter;

    fn into_iter(self) -> PRegSetIter {
        PRegSetIter { rest: self }
    }
}

/// The registers of a set, in the order of their indices.
pub struct PRegSetIter {
    rest: PRegSet,
}

impl Iterator for PRegSetIter {
    type Item = PReg;

    fn next(&mut self) -> Option<PReg> {
        let word = self.rest.bits.iter().position(|&word| word != 0)?;
        let bits = &mut self.rest.bits[word];
        let bit = bits.trailing_zeros() as usize;
        *bits &= *bits - 1;
        Some(PReg::from_index(word * 64 + bit))
    }
}

impl From<&MachineEnv> for PRegSet {
    fn from(env: &MachineEnv) -> Self {
        let sets = env.preferred_regs_by_class.iter().chain(&env.non_preferred_regs_by_class);
        sets.fold(PRegSet::empty(), |all, &set| all | set)
    }
}

impl FromIterator<PReg> for PRegSet {
    fn from_iter<T: IntoIterator<Item = PReg>>(regs: T) -> Self {
        regs.into_iter().fold(PRegSet::empty(), PRegSet::with)
    }
}

impl fmt::Display for PRegSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{")?;
        for reg in self {
            write!(f, "{reg}, ")?;
        }
        write!(f, "}}")
    }
}

/// A virtual register: the class in the lowest two bits, the number above.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "enable-serde", derive(Serialize, Deserialize))]
pub struct VReg {
    bits: u32,
}

impl VReg {
    /// The bits of the number.
    pub const MAX_BITS: usize = 30;
    /// The largest number.
    pub const MAX: usize = (1 << Self::MAX_BITS) - 1;

    /// From the number, at most [`VReg::MAX`], and the class.
    #[inline(always)]
    pub const fn new(virt_reg: usize, class: RegClass) -> Self {
        debug_assert!(virt_reg <= Self::MAX);
        VReg { bits: (virt_reg as u32) << 2 | class as u32 }
    }
    /// The number.
    #[inline(always)]
    pub const fn vreg(self) -> usize {
        (self.bits >> 2) as usize
    }
    /// The class.
    #[inline(always)]
    pub const fn class(self) -> RegClass {
        RegClass::from_bits(self.bits)
    }
    /// What stands for no register.
    #[inline(always)]
    pub const fn invalid() -> Self {
        VReg::new(Self::MAX, RegClass::Int)
    }
    /// Its bits.
    #[inline(always)]
    pub const fn bits(self) -> usize {
        self.bits as usize
    }
    /// From its bits.
    #[inline(always)]
    pub const fn from_bits(bits: u32) -> VReg {
        VReg { bits }
    }
}

impl From<u32> for VReg {
    fn from(bits: u32) -> Self {
        VReg { bits }
    }
}

impl fmt::Debug for VReg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "VReg(vreg = {}, class = {:?})", self.vreg(), self.class())
    }
}

impl fmt::Display for VReg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "v{}", self.vreg())
    }
}

/// A spill slot: the number of its first unit of eight bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "enable-serde", derive(Serialize, Deserialize))]
pub struct SpillSlot {
    pub(crate) bits: u32,
}

impl SpillSlot {
    /// The largest number.
    pub const MAX: usize = (1 << 24) - 1;

    /// From its number, at most [`SpillSlot::MAX`].
    #[inline(always)]
    pub fn new(slot: usize) -> Self {
        debug_assert!(slot <= Self::MAX);
        SpillSlot { bits: slot as u32 }
    }
    /// Its number.
    #[inline(always)]
    pub fn index(self) -> usize {
        (self.bits & Self::MAX as u32) as usize
    }
    /// The slot that starts `offset` units later.
    #[inline(always)]
    pub fn plus(self, offset: usize) -> Self {
        SpillSlot::new(self.index() + offset)
    }
    /// What stands for no slot.
    #[inline(always)]
    pub fn invalid() -> Self {
        SpillSlot { bits: u32::MAX }
    }
    /// Whether it is [`SpillSlot::invalid`].
    #[inline(always)]
    pub fn is_invalid(self) -> bool {
        self == Self::invalid()
    }
    /// Whether it is not [`SpillSlot::invalid`].
    #[inline(always)]
    pub fn is_valid(self) -> bool {
        !self.is_invalid()
    }
}

impl fmt::Display for SpillSlot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "stack{}", self.index())
    }
}
