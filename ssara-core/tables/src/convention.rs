//! Calling conventions.

use alloc::borrow::Cow;

use crate::ids::{Bank, Reg, Type};
use crate::target::{Table, TargetDesc};

/// Registers of one bank that a convention hands out in order, to all values of the bank or to those of one type.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct RegSequence {
    /// The bank of the values they are for.
    pub bank: Bank,
    /// The type of the values they are for. `None` for those of all types of the bank that have no sequence of their own.
    pub ty: Option<Type>,
    /// The registers, of this bank and apart from each other. A narrower value goes into the part that starts at the lowest
    /// bit of one and has the value's type. A wider one goes into the register of its type that consists of some that
    /// follow each other.
    pub regs: Table<Reg>,
    /// Whether a value may take a register that an earlier one has passed over (AAPCS32 with VFP). An argument of several
    /// values then takes the first free registers that follow each other, all or none, without an alignment of its own.
    pub back_fill: bool,
    /// The bank in whose sequence values go on, as mere bits, when no register is left here (RISC-V); not this one.
    pub then: Option<Bank>,
}

/// The rules for an argument that consists of several values (a 128-bit integer in two registers).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct WideRules {
    /// The position of the first of them is a multiple of this number; 0 and 1 mean any position.
    pub align: u8,
    /// Whether some of the values may be in registers and the others on the stack.
    pub split: bool,
    /// Whether later arguments may take the registers that were too few for such an argument. Otherwise all later arguments
    /// are on the stack.
    pub keep: bool,
}

/// How arguments are passed that are not named in the prototype.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct VariadicRules {
    /// Places of arguments, a sequence a bank.
    pub arguments: Table<RegSequence>,
    /// Whether these rules are for the named arguments of a variadic function, too.
    pub named: bool,
    /// Smallest size and alignment of a stack argument, in bytes: a power of two, or 0 for 1.
    pub slot: u16,
    /// Where arguments of several values go.
    pub wide: WideRules,
}

/// How a stack argument is aligned.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum StackAlign {
    /// To its size, rounded up to a power of two; at most as the stack is.
    #[default]
    Natural,
    /// To a slot.
    Slot,
}

/// How the positions of arguments are counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Positions {
    /// Each bank counts for itself: the third float takes the third float register (System V, AAPCS64).
    #[default]
    PerBank,
    /// All banks count together: the third argument takes the third register of its bank (Win64).
    Shared,
    /// Each argument has its slots on the stack, whether it is in a register or not. The third slot is that of the third
    /// register. So an argument passes over registers of all banks, as many as it has slots. A sequence with `back_fill`
    /// hands out its first free register instead (ELFv2, SPARC V9).
    Slots,
}

/// The stack rules of a convention.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct StackRules {
    /// Alignment of the stack pointer at a call, in bytes: a power of two, or 0 for 1.
    pub align: u16,
    /// Smallest size and alignment of a stack argument, in bytes: a power of two, or 0 for 1.
    pub slot: u16,
    /// Bytes that the caller reserves below the stack arguments (the shadow space of Win64, the register save area of
    /// s390x).
    pub shadow: u16,
    /// How stack arguments are aligned.
    pub alignment: StackAlign,
    /// Whether an argument that is smaller than a slot is at the end of it, as on big-endian machines.
    pub pad_before: bool,
}

/// A calling convention.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct ConventionDesc {
    /// The name, as in `sysv`.
    pub name: Cow<'static, str>,
    /// The documentation in the ISA file.
    pub doc: Cow<'static, str>,
    /// Places of arguments, a sequence a bank.
    pub arguments: Table<RegSequence>,
    /// Places of results, a sequence a bank.
    pub results: Table<RegSequence>,
    /// How argument positions are counted.
    pub positions: Positions,
    /// The callee-saved registers, which have no bit in common: a function must leave their contents as they were. It may
    /// change the other parts of those registers (the upper half of `v8` if `d8` is callee-saved). The last one may be the
    /// register with the role `link`, in which a call leaves the return address: then a call clobbers it, too.
    pub callee_saved: Table<Reg>,
    /// The units that a call clobbers: those of all allocatable registers, except the callee-saved units. A link register
    /// that is callee-saved is clobbered all the same. A set of
    /// [`TargetDesc::set_words`](crate::TargetDesc::set_words) words.
    pub clobbers: Table<u64>,
    /// The units that the edges out of a call which ends its block destroy in addition: sets for its successors, one after
    /// the other, as those of [`FormTable::edge_clobbers`](crate::target::FormTable::edge_clobbers). Empty if the edges destroy
    /// nothing.
    pub edge_clobbers: Table<u64>,
    /// Registers that are not allocated in functions of this convention, besides
    /// [`TargetDesc::reserved`](crate::TargetDesc::reserved).
    pub reserved: Table<Reg>,
    /// Where arguments of several values go.
    pub wide: WideRules,
    /// The rules for arguments that the prototype does not name, if they differ from those for named arguments.
    pub variadic: Option<VariadicRules>,
    /// Stack rules.
    pub stack: StackRules,
}

impl ConventionDesc {
    /// The sets of [`ConventionDesc::edge_clobbers`], for sets of `set_words` words.
    pub fn sets_of_edges(&self, set_words: u8) -> impl Iterator<Item = &[u64]> {
        self.edge_clobbers.chunks(usize::from(set_words).max(1))
    }
    /// The link register, if it is callee-saved and a call clobbers it. A function that writes it, or calls, saves it; the
    /// client does that in the prologue and the epilogue.
    #[inline]
    pub fn saved_link(&self, target: &TargetDesc) -> Option<Reg> {
        let &last = self.callee_saved.last()?;
        let &unit = target.reg_units(last).first()?;
        let word = self.clobbers.get(usize::from(unit) / 64)?;
        (word >> (unit % 64) & 1 != 0).then_some(last)
    }
}

/// Where a convention passes a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ArgPlace {
    /// In a register of the value's type.
    Reg(Reg),
    /// As mere bits in a register of another bank: the client passes a value of that register's type with these bits.
    Bits(Reg),
    /// On the stack: the offset in bytes from the start of the argument area, shadow space included.
    Stack(u32),
}
