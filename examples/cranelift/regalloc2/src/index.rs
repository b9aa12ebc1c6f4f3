//! Numbers of instructions and blocks, and points between instructions.

#[cfg(feature = "enable-serde")]
use serde::{Deserialize, Serialize};

macro_rules! index {
    ($name:ident, $what:literal) => {
        #[doc = concat!("The number of ", $what, ".")]
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[cfg_attr(feature = "enable-serde", derive(Serialize, Deserialize))]
        pub struct $name(pub u32);

        impl $name {
            /// From a number, which fits 32 bits.
            #[inline(always)]
            pub fn new(index: usize) -> Self {
                Self(index as u32)
            }
            /// The number.
            #[inline(always)]
            pub fn index(self) -> usize {
                self.0 as usize
            }
            /// The number, in 32 bits.
            #[inline(always)]
            pub fn raw_u32(self) -> u32 {
                self.0
            }
            /// What is no number of anything.
            #[inline(always)]
            pub fn invalid() -> Self {
                Self(u32::MAX)
            }
            /// Whether it is [`Self::invalid`].
            #[inline(always)]
            pub fn is_invalid(self) -> bool {
                self == Self::invalid()
            }
            /// Whether it is not [`Self::invalid`].
            #[inline(always)]
            pub fn is_valid(self) -> bool {
                !self.is_invalid()
            }
            /// The next number.
            #[inline(always)]
            pub fn next(self) -> Self {
                Self(self.0 + 1)
            }
            /// The number before.
            #[inline(always)]
            pub fn prev(self) -> Self {
                Self(self.0 - 1)
            }
        }
    };
}

index!(Inst, "an instruction");
index!(Block, "a block");

/// Consecutive instructions.
#[derive(Clone, Copy, Debug)]
#[cfg_attr(feature = "enable-serde", derive(Serialize, Deserialize))]
pub struct InstRange(Inst, Inst);

impl InstRange {
    /// From the first to one past the last.
    #[inline(always)]
    pub fn new(from: Inst, to: Inst) -> Self {
        debug_assert!(from <= to);
        InstRange(from, to)
    }
    /// The first instruction, if there is one.
    #[inline(always)]
    pub fn first(self) -> Inst {
        self.0
    }
    /// The last instruction, if there is one.
    #[inline(always)]
    pub fn last(self) -> Inst {
        self.1.prev()
    }
    /// All but the first.
    #[inline(always)]
    pub fn rest(self) -> InstRange {
        InstRange::new(self.0.next(), self.1)
    }
    /// How many there are.
    #[inline(always)]
    pub fn len(self) -> usize {
        self.1.index() - self.0.index()
    }
    /// Whether there are none.
    #[inline(always)]
    pub fn is_empty(self) -> bool {
        self.0 == self.1
    }
    /// All of them, in order.
    #[inline(always)]
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Inst> {
        (self.0.0..self.1.0).map(Inst)
    }
}

/// The side of an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[cfg_attr(feature = "enable-serde", derive(Serialize, Deserialize))]
pub enum InstPosition {
    /// Before it.
    Before = 0,
    /// After it.
    After = 1,
}

/// A point before or after an instruction: its number in the upper 31 bits, the side in the lowest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "enable-serde", derive(Serialize, Deserialize))]
pub struct ProgPoint {
    bits: u32,
}

impl ProgPoint {
    /// A point at an instruction.
    #[inline(always)]
    pub fn new(inst: Inst, pos: InstPosition) -> Self {
        ProgPoint { bits: inst.0 << 1 | pos as u32 }
    }
    /// The point before an instruction.
    #[inline(always)]
    pub fn before(inst: Inst) -> Self {
        Self::new(inst, InstPosition::Before)
    }
    /// The point after an instruction.
    #[inline(always)]
    pub fn after(inst: Inst) -> Self {
        Self::new(inst, InstPosition::After)
    }
    /// The instruction.
    #[inline(always)]
    pub fn inst(self) -> Inst {
        Inst(self.bits >> 1)
    }
    /// The side of it.
    #[inline(always)]
    pub fn pos(self) -> InstPosition {
        if self.bits & 1 == 0 { InstPosition::Before } else { InstPosition::After }
    }
    /// The next point.
    #[inline(always)]
    pub fn next(self) -> ProgPoint {
        ProgPoint { bits: self.bits + 1 }
    }
    /// The point before.
    #[inline(always)]
    pub fn prev(self) -> ProgPoint {
        ProgPoint { bits: self.bits - 1 }
    }
    /// Its bits.
    #[inline(always)]
    pub fn to_index(self) -> u32 {
        self.bits
    }
    /// From its bits.
    #[inline(always)]
    pub fn from_index(index: u32) -> Self {
        ProgPoint { bits: index }
    }
    /// What is no point.
    #[inline(always)]
    pub fn invalid() -> Self {
        Self::before(Inst::invalid())
    }
}

impl core::fmt::Debug for ProgPoint {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let side = if self.bits & 1 == 0 { "before" } else { "after" };
        write!(f, "{side}({})", self.bits >> 1)
    }
}
