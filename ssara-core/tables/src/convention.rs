//! Calling conventions.

use alloc::borrow::Cow;

use crate::ids::{Bank, Reg};
use crate::target::Table;

/// Registers of one bank that a convention hands out in order.
#[derive(Clone, PartialEq, Debug)]
pub struct RegSequence {
    /// The bank of the values they are for.
    pub bank: Bank,
    /// The registers; a value goes into the part of the register that starts at its lowest bit and has the value's type.
    pub regs: Table<Reg>,
}

/// How the positions of arguments are counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Positions {
    /// Each bank counts for itself: the third float takes the third float register (System V, AAPCS64).
    #[default]
    PerBank,
    /// All banks count together: the third argument takes the third register of its bank (Win64).
    Shared,
}

/// The stack rules of a convention.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct StackRules {
    /// Alignment of the stack pointer at a call, in bytes.
    pub align: u16,
    /// Smallest size and alignment of a stack argument, in bytes.
    pub slot: u16,
    /// Bytes that the caller reserves below the stack arguments (the shadow space of Win64).
    pub shadow: u16,
}

/// A calling convention.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct ConventionDesc {
    /// The name, as in `sysv`.
    pub name: Cow<'static, str>,
    /// What the ISA file says about it.
    pub doc: Cow<'static, str>,
    /// Places of arguments, a sequence a bank.
    pub arguments: Table<RegSequence>,
    /// Places of results, a sequence a bank.
    pub results: Table<RegSequence>,
    /// How argument positions are counted.
    pub positions: Positions,
    /// Registers whose contents a function must leave as they were; their other parts (the upper half of `v8` where
    /// `d8` is preserved) are free.
    pub preserved: Table<Reg>,
    /// The units that a call destroys: those of all allocatable registers that are not preserved. A set of
    /// [`TargetDesc::set_words`] words.
    pub clobbers: Table<u64>,
    /// Registers that are not allocated in functions of this convention, besides [`TargetDesc::reserved`].
    pub reserved: Table<Reg>,
    /// Stack rules.
    pub stack: StackRules,
}

/// Where a convention passes a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ArgPlace {
    /// In a register.
    Reg(Reg),
    /// On the stack: the offset in bytes from the start of the argument area, shadow space included.
    Stack(u32),
}
