//! The constraint of an instruction form on one operand, packed in 32 bits.

use core::fmt;

use crate::arg_slot::{ArgSlot, StackArea};
use crate::ids::{Class, Reg};

/// Whether an operand is read or written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Role {
    /// The instruction reads the operand.
    Use,
    /// The instruction writes the operand.
    Def,
}

/// When an operand is read or written. An early operand of a use may share its register with a late def.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub enum Pos {
    /// Uses are read, and early-clobber defs written, before anything else happens.
    Early,
    /// Ordinary defs are written, clobbers take effect, and late uses are still read.
    Late,
}

/// Where an operand must be.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Place {
    /// In some register of the operand's class.
    Class,
    /// In this register.
    Fixed(Reg),
    /// In the register of operand number `.0`, which is an early use; only for late defs. Beside a use in a slot, a form has
    /// [`OperandDesc::modified_in_slot`] instead.
    Tied(u16),
    /// In some register of the operand's class, or in a spill slot.
    Any,
    /// In a spill slot. A late def may be in that of a use, see [`OperandDesc::modified_in_slot`].
    Slot,
    /// In this place on the stack.
    ArgSlot(ArgSlot),
}

/// The constraint of one operand, packed in 32 bits.
///
/// * Bit 0: the role (1 = def).
/// * Bit 1: the position (1 = late).
/// * Bits 2-4: the place (0 class, 1 fixed, 2 tied, 3 any, 4 slot, 5 class and 6 fixed for scratch, 7 argument slot).
/// * Bits 5-15: the class.
/// * Bits 16-31: the register, the tied operand, or the argument slot: its offset, and bit 31 for the outgoing area. For a
///   slot one more than the number of the use whose slot it is, or 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct OperandDesc(u32);

/// The offset from the place code of an early def to that of a scratch operand.
const SCRATCH: u32 = 5;
/// The place codes of operands that are, or may be, in memory.
const ANY: u32 = 3;
const SLOT: u32 = 4;
const ARG_SLOT: u32 = 7;

impl OperandDesc {
    /// Maximum number of classes: as many as fit the packed form.
    pub const MAX_CLASSES: usize = 1 << 11;
    /// Maximum number of operands of one form, so that each has a number of 16 bits.
    pub const MAX_OPERANDS: usize = u16::MAX as usize;

    /// Packs a constraint.
    ///
    /// # Panics
    /// When `class` is not below [`OperandDesc::MAX_CLASSES`], or an argument slot not below [`ArgSlot::LIMIT`].
    pub const fn new(role: Role, pos: Pos, class: Class, place: Place) -> Self {
        assert!((class.0 as usize) < Self::MAX_CLASSES);
        let (tag, payload) = match place {
            Place::Class => (0, 0),
            Place::Fixed(reg) => (1, reg.0),
            Place::Tied(operand) => (2, operand),
            Place::Any => (ANY, 0),
            Place::Slot => (SLOT, 0),
            Place::ArgSlot(ArgSlot { area, offset }) => {
                assert!((offset as u32) < ArgSlot::LIMIT);
                (ARG_SLOT, offset | (matches!(area, StackArea::Outgoing) as u16) << 15)
            }
        };
        Self(
            matches!(role, Role::Def) as u32
                | (matches!(pos, Pos::Late) as u32) << 1
                | tag << 2
                | (class.0 as u32) << 5
                | (payload as u32) << 16,
        )
    }
    /// An early use in some register of `class`.
    pub const fn reg_use(class: Class) -> Self {
        Self::new(Role::Use, Pos::Early, class, Place::Class)
    }
    /// A late def in some register of `class`.
    pub const fn reg_def(class: Class) -> Self {
        Self::new(Role::Def, Pos::Late, class, Place::Class)
    }
    /// An early use in `reg`, of the home class `class`.
    pub const fn fixed_use(class: Class, reg: Reg) -> Self {
        Self::new(Role::Use, Pos::Early, class, Place::Fixed(reg))
    }
    /// A late def in `reg`, of the home class `class`.
    pub const fn fixed_def(class: Class, reg: Reg) -> Self {
        Self::new(Role::Def, Pos::Late, class, Place::Fixed(reg))
    }
    /// A late def in the register of use `operand`.
    pub const fn tied_def(class: Class, operand: u16) -> Self {
        Self::new(Role::Def, Pos::Late, class, Place::Tied(operand))
    }
    /// A late def in the slot of use `operand`: the instruction modifies a value there.
    pub const fn modified_in_slot(class: Class, operand: u16) -> Self {
        Self(Self::new(Role::Def, Pos::Late, class, Place::Slot).0 + ((operand as u32 + 1) << 16))
    }
    /// A scratch register: an early def, in some register of `class` or in `reg`, whose value nothing reads.
    pub const fn scratch(class: Class, reg: Option<Reg>) -> Self {
        let place = match reg {
            Some(reg) => Place::Fixed(reg),
            None => Place::Class,
        };
        Self(Self::new(Role::Def, Pos::Early, class, place).0 + (SCRATCH << 2))
    }
    /// The place on the stack where it must be, if it must be in one.
    #[inline]
    pub const fn arg_slot(self) -> Option<ArgSlot> {
        match self.place() {
            Place::ArgSlot(arg_slot) => Some(arg_slot),
            _ => None,
        }
    }
    /// The register that it names: the one in which it is, if it is in a register.
    #[inline]
    pub const fn fixed_reg(self) -> Option<Reg> {
        match self.place() {
            Place::Fixed(reg) => Some(reg),
            Place::Class | Place::Tied(_) | Place::Any | Place::Slot | Place::ArgSlot(_) => None,
        }
    }
    /// Whether it takes any register of its class, if it is in a register.
    #[inline]
    pub const fn takes_its_class(self) -> bool {
        match self.place() {
            Place::Class | Place::Any => true,
            Place::Fixed(_) | Place::Tied(_) | Place::Slot | Place::ArgSlot(_) => false,
        }
    }
    /// The use to which a def is tied, in its register or in its slot.
    #[inline]
    pub const fn tied_to(self) -> Option<u16> {
        match self.overwrites() {
            Some(operand) => Some(operand),
            None => self.modifies(),
        }
    }
    /// The use in whose register a def is.
    #[inline]
    pub const fn overwrites(self) -> Option<u16> {
        match self.place() {
            Place::Tied(operand) => Some(operand),
            _ => None,
        }
    }
    /// The use in whose slot it is, of a def that modifies a value there.
    #[inline]
    pub const fn modifies(self) -> Option<u16> {
        if self.0 >> 2 & 7 == SLOT { ((self.0 >> 16) as u16).checked_sub(1) } else { None }
    }
    /// Whether a tied def may be where `to` is: an early use in a register, or in a slot if the def modifies a value there.
    pub const fn may_be_tied_to(self, to: OperandDesc) -> bool {
        let may_be_there = match to.place() {
            Place::Class | Place::Fixed(_) => self.modifies().is_none(),
            Place::Slot => self.modifies().is_some(),
            Place::Any | Place::Tied(_) | Place::ArgSlot(_) => false,
        };
        may_be_there && matches!((to.role(), to.pos()), (Role::Use, Pos::Early))
    }
    /// Whether it is a scratch register: an early def whose value nothing reads.
    #[inline]
    pub const fn is_scratch(self) -> bool {
        matches!(self.0 >> 2 & 7, 5 | 6)
    }
    /// The packed form.
    #[inline]
    pub const fn bits(self) -> u32 {
        self.0
    }
    /// The inverse of [`OperandDesc::bits`].
    #[inline]
    pub const fn from_bits(bits: u32) -> Self {
        Self(bits)
    }
    /// Whether it is read or written.
    #[inline]
    pub const fn role(self) -> Role {
        if self.0 & 1 == 0 { Role::Use } else { Role::Def }
    }
    /// Whether it is written.
    #[inline]
    pub const fn is_def(self) -> bool {
        self.0 & 1 != 0
    }
    /// When it is read or written.
    #[inline]
    pub const fn pos(self) -> Pos {
        if self.0 & 2 == 0 { Pos::Early } else { Pos::Late }
    }
    /// The class.
    #[inline]
    pub const fn class(self) -> Class {
        Class((self.0 >> 5 & 0x7ff) as u16)
    }
    /// The same constraint in another class.
    ///
    /// # Panics
    /// When `class` is not below [`OperandDesc::MAX_CLASSES`].
    pub const fn with_class(self, class: Class) -> Self {
        assert!((class.0 as usize) < Self::MAX_CLASSES);
        Self(self.0 & !(0x7ff << 5) | (class.0 as u32) << 5)
    }
    /// Whether its place code is among those whose bits are set.
    const fn is_one_of(self, codes: u32) -> bool {
        codes >> (self.0 >> 2 & 7) & 1 != 0
    }
    /// Whether it is in a register whatever is decided.
    #[inline]
    pub const fn needs_reg(self) -> bool {
        !self.is_one_of(1 << ANY | 1 << SLOT | 1 << ARG_SLOT)
    }
    /// Whether it is decided for each instruction if it is in a register or in a spill slot.
    #[inline]
    pub const fn is_reg_or_slot(self) -> bool {
        self.is_one_of(1 << ANY)
    }
    /// Whether it is in memory whatever is decided.
    #[inline]
    pub const fn is_in_memory(self) -> bool {
        self.is_one_of(1 << SLOT | 1 << ARG_SLOT)
    }
    /// Whether it may be in a spill slot.
    #[inline]
    pub const fn takes_spill_slot(self) -> bool {
        self.is_one_of(1 << ANY | 1 << SLOT)
    }
    /// Where it must be.
    #[inline]
    pub const fn place(self) -> Place {
        let payload = (self.0 >> 16) as u16;
        match self.0 >> 2 & 7 {
            0 | 5 => Place::Class,
            1 | 6 => Place::Fixed(Reg(payload)),
            2 => Place::Tied(payload),
            ANY => Place::Any,
            SLOT => Place::Slot,
            _ => {
                let area = if payload >> 15 == 0 { StackArea::Incoming } else { StackArea::Outgoing };
                Place::ArgSlot(ArgSlot { area, offset: payload & 0x7fff })
            }
        }
    }
}

impl fmt::Debug for OperandDesc {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} {:?} {:?} {:?}", self.role(), self.pos(), self.class(), self.place())?;
        self.modifies().map_or(Ok(()), |operand| write!(f, " of {operand}"))
    }
}
