//! An operand, packed in 64 bits. Bits 0 to 31 are the number of the virtual register, 32 and 33 its class. Bit 34 is the
//! position (1 = late), 35 the kind (1 = use), and 36 to 42 are the constraint.

use core::fmt;

#[cfg(feature = "enable-serde")]
use serde::{Deserialize, Serialize};

use crate::{PReg, RegClass, VReg};

/// Where an operand must be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "enable-serde", derive(Serialize, Deserialize))]
pub enum OperandConstraint {
    /// In a register or a spill slot.
    Any,
    /// In a register of its class.
    Reg,
    /// In a spill slot.
    Stack,
    /// In this register.
    FixedReg(PReg),
    /// A def in the register of the use that is this operand of the instruction.
    Reuse(usize),
    /// In a register whose number is below this, a power of two.
    Limit(usize),
}

impl fmt::Display for OperandConstraint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Any => write!(f, "any"),
            Self::Reg => write!(f, "reg"),
            Self::Stack => write!(f, "stack"),
            Self::FixedReg(reg) => write!(f, "fixed({reg})"),
            Self::Reuse(operand) => write!(f, "reuse({operand})"),
            Self::Limit(limit) => write!(f, "limit({limit})"),
        }
    }
}

/// Whether an operand is read or written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "enable-serde", derive(Serialize, Deserialize))]
pub enum OperandKind {
    /// It is written.
    Def = 0,
    /// It is read.
    Use = 1,
}

/// When an operand is read or written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "enable-serde", derive(Serialize, Deserialize))]
pub enum OperandPos {
    /// Uses that nothing written later disturbs, and defs written while uses are still read.
    Early = 0,
    /// Defs written when all early uses are read, and uses read as late as that.
    Late = 1,
}

/// An operand.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "enable-serde", derive(Serialize, Deserialize))]
pub struct Operand {
    bits: u64,
}

const CLASS_SHIFT: u32 = 32;
const POS_SHIFT: u32 = 34;
const KIND_SHIFT: u32 = 35;
const CONSTRAINT_SHIFT: u32 = 36;
const FIXED: u64 = 1 << 6;
const REUSE: u64 = 1 << 5;
const LIMIT: u64 = 1 << 4;

impl Operand {
    /// Packs an operand.
    ///
    /// # Panics
    /// When a limit is not a power of two, or above 64.
    #[inline(always)]
    pub fn new(vreg: VReg, constraint: OperandConstraint, kind: OperandKind, pos: OperandPos) -> Self {
        let constraint = match constraint {
            OperandConstraint::Any => 0,
            OperandConstraint::Reg => 1,
            OperandConstraint::Stack => 2,
            OperandConstraint::FixedReg(reg) => {
                debug_assert_eq!(reg.class(), vreg.class());
                FIXED | reg.hw_enc() as u64
            }
            OperandConstraint::Reuse(operand) => {
                debug_assert!(operand < 32);
                REUSE | operand as u64
            }
            OperandConstraint::Limit(limit) => {
                assert!(limit.is_power_of_two() && limit <= PReg::MAX + 1, "a limit is a power of two, at most 64");
                LIMIT | u64::from(limit.ilog2())
            }
        };
        Operand {
            bits: vreg.vreg() as u64
                | (vreg.class() as u64) << CLASS_SHIFT
                | (pos as u64) << POS_SHIFT
                | (kind as u64) << KIND_SHIFT
                | constraint << CONSTRAINT_SHIFT,
        }
    }
    /// An early use in any register.
    #[inline(always)]
    pub fn reg_use(vreg: VReg) -> Self {
        Operand::new(vreg, OperandConstraint::Reg, OperandKind::Use, OperandPos::Early)
    }
    /// A late use in any register.
    #[inline(always)]
    pub fn reg_use_at_end(vreg: VReg) -> Self {
        Operand::new(vreg, OperandConstraint::Reg, OperandKind::Use, OperandPos::Late)
    }
    /// A late def in any register.
    #[inline(always)]
    pub fn reg_def(vreg: VReg) -> Self {
        Operand::new(vreg, OperandConstraint::Reg, OperandKind::Def, OperandPos::Late)
    }
    /// An early def in any register.
    #[inline(always)]
    pub fn reg_def_at_start(vreg: VReg) -> Self {
        Operand::new(vreg, OperandConstraint::Reg, OperandKind::Def, OperandPos::Early)
    }
    /// A scratch register: any register.
    #[inline(always)]
    pub fn reg_temp(vreg: VReg) -> Self {
        Operand::reg_def_at_start(vreg)
    }
    /// A late def in the register of another operand.
    #[inline(always)]
    pub fn reg_reuse_def(vreg: VReg, idx: usize) -> Self {
        Operand::new(vreg, OperandConstraint::Reuse(idx), OperandKind::Def, OperandPos::Late)
    }
    /// An early use in one register.
    #[inline(always)]
    pub fn reg_fixed_use(vreg: VReg, preg: PReg) -> Self {
        Operand::new(vreg, OperandConstraint::FixedReg(preg), OperandKind::Use, OperandPos::Early)
    }
    /// A late def in one register.
    #[inline(always)]
    pub fn reg_fixed_def(vreg: VReg, preg: PReg) -> Self {
        Operand::new(vreg, OperandConstraint::FixedReg(preg), OperandKind::Def, OperandPos::Late)
    }
    /// A late use in one register.
    #[inline(always)]
    pub fn reg_fixed_use_at_end(vreg: VReg, preg: PReg) -> Self {
        Operand::new(vreg, OperandConstraint::FixedReg(preg), OperandKind::Use, OperandPos::Late)
    }
    /// An early def in one register.
    #[inline(always)]
    pub fn reg_fixed_def_at_start(vreg: VReg, preg: PReg) -> Self {
        Operand::new(vreg, OperandConstraint::FixedReg(preg), OperandKind::Def, OperandPos::Early)
    }
    /// An early use anywhere.
    #[inline(always)]
    pub fn any_use(vreg: VReg) -> Self {
        Operand::new(vreg, OperandConstraint::Any, OperandKind::Use, OperandPos::Early)
    }
    /// A late def anywhere.
    #[inline(always)]
    pub fn any_def(vreg: VReg) -> Self {
        Operand::new(vreg, OperandConstraint::Any, OperandKind::Def, OperandPos::Late)
    }
    /// A register that is not allocated, but that the client expects among the locations.
    #[inline(always)]
    pub fn fixed_nonallocatable(preg: PReg) -> Self {
        Operand::reg_fixed_use(VReg::new(VReg::MAX, preg.class()), preg)
    }
    /// The virtual register.
    #[inline(always)]
    pub fn vreg(self) -> VReg {
        VReg::from_bits((self.bits as u32) << 2 | (self.bits >> CLASS_SHIFT) as u32 & 3)
    }
    /// Its class.
    #[inline(always)]
    pub fn class(self) -> RegClass {
        self.vreg().class()
    }
    /// Whether it is read or written.
    #[inline(always)]
    pub fn kind(self) -> OperandKind {
        if self.bits >> KIND_SHIFT & 1 == 0 { OperandKind::Def } else { OperandKind::Use }
    }
    /// When it is read or written.
    #[inline(always)]
    pub fn pos(self) -> OperandPos {
        if self.bits >> POS_SHIFT & 1 == 0 { OperandPos::Early } else { OperandPos::Late }
    }
    /// Where it must be.
    #[inline(always)]
    pub fn constraint(self) -> OperandConstraint {
        let bits = self.bits >> CONSTRAINT_SHIFT;
        if bits & FIXED != 0 {
            OperandConstraint::FixedReg(PReg::new((bits & 0x3f) as usize, self.class()))
        } else if bits & REUSE != 0 {
            OperandConstraint::Reuse((bits & 0x1f) as usize)
        } else if bits & LIMIT != 0 {
            OperandConstraint::Limit(1 << (bits & 0xf))
        } else {
            match bits {
                0 => OperandConstraint::Any,
                2 => OperandConstraint::Stack,
                _ => OperandConstraint::Reg,
            }
        }
    }
    /// The register, if it is one that is not allocated.
    #[inline(always)]
    pub fn as_fixed_nonallocatable(self) -> Option<PReg> {
        match self.constraint() {
            OperandConstraint::FixedReg(reg) if self.vreg().vreg() == VReg::MAX => Some(reg),
            _ => None,
        }
    }
    /// Its bits.
    #[inline(always)]
    pub fn bits(self) -> u64 {
        self.bits
    }
    /// From its bits.
    #[inline(always)]
    pub fn from_bits(bits: u64) -> Self {
        Operand { bits }
    }
    /// All but the virtual register, in 11 bits.
    #[inline(always)]
    pub(crate) fn demand(self) -> u32 {
        (self.bits >> CLASS_SHIFT) as u32
    }
}

impl fmt::Debug for Operand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for Operand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(reg) = self.as_fixed_nonallocatable() {
            return write!(f, "Fixed: {reg}");
        }
        write!(f, "{:?}", self.kind())?;
        let usual = matches!(
            (self.kind(), self.pos()),
            (OperandKind::Def, OperandPos::Late) | (OperandKind::Use, OperandPos::Early)
        );
        if !usual {
            write!(f, "@{:?}", self.pos())?;
        }
        write!(f, ": {} {}", self.vreg(), self.constraint())
    }
}
