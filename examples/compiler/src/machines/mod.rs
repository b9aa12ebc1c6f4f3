//! What machines have in common: the operations that lowering asks for, and the interface of a machine.

pub mod aarch64;
pub mod assembly;
pub mod riscv64;
pub mod s390x;
pub mod x86_64;
pub mod x86_64_emit;

use ssara_core::Target;
use ssara_core::ir::Value;
use ssara_core::target::{Conv, Features, Form, Reg};

use crate::ssa::Code;
use crate::syntax::{Cond, Element, IntOp};

/// An operation on two floats.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FloatOp {
    Add,
    Sub,
    Mul,
    Div,
}

/// A function of the runtime.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Runtime {
    PrintInt,
    PrintFloat,
    PrintBool,
    PrintStr,
    PrintChar,
    /// Makes an array of zeros: the number of its elements is its argument, and in the eight bytes before the first one.
    Alloc,
    /// Ends the program; its argument is a [`Trap`].
    Trap,
}

impl Runtime {
    /// All functions.
    pub const ALL: [Runtime; 7] = [
        Runtime::PrintInt,
        Runtime::PrintFloat,
        Runtime::PrintBool,
        Runtime::PrintStr,
        Runtime::PrintChar,
        Runtime::Alloc,
        Runtime::Trap,
    ];
    /// The symbol in `runtime.c`.
    pub fn symbol(self) -> &'static str {
        const SYMBOLS: [&str; 7] =
            ["rt_print_int", "rt_print_float", "rt_print_bool", "rt_print_str", "rt_print_char", "rt_alloc", "rt_trap"];
        SYMBOLS[self as usize]
    }
}

/// Why a program is stopped.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Trap {
    /// An index is negative or too large.
    Bounds = 0,
    /// A divisor is zero.
    DivideByZero = 1,
    /// A float is out of the range of integers, or not a number.
    Conversion = 2,
    /// A negative length of an array, or one for which there is no memory.
    Memory = 3,
}

/// What a call calls.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Callee {
    /// A function of the program, by its position.
    Function(u32),
    /// A function of the runtime.
    Runtime(Runtime),
}

impl Callee {
    /// Whether the call may make an array, so that a collector may run in it.
    pub fn may_collect(self) -> bool {
        matches!(self, Callee::Function(_) | Callee::Runtime(Runtime::Alloc))
    }
}

/// An operation, with all that the allocator need not know: immediates, conditions, offsets. Lowering asks for operations;
/// the machine adds one or more instructions, each with the operation that its emission needs.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Op {
    /// A constant.
    Int(i64),
    /// A constant.
    Float(f64),
    /// The address of a literal.
    Text(u32),
    /// Two integers. Of `Div` and `Rem`, the divisor is neither 0 nor -1.
    IntOp(IntOp),
    /// An integer and an immediate for which [`Machine::has_immediate`] holds.
    IntOpImm(IntOp, i64),
    /// Two floats.
    FloatOp(FloatOp),
    /// A square root.
    Sqrt,
    /// A float from an integer.
    ToFloat,
    /// An integer from a float in its range.
    ToInt,
    /// The bits of a float from those of an integer.
    FloatFromBits,
    /// The bits of an integer from those of a float.
    BitsFromFloat,
    /// 1 or 0 from two integers.
    Compare(Cond),
    /// 1 or 0 from two floats.
    FloatCompare(Cond),
    /// From an address and an offset.
    Load(Element, i32),
    /// From the address of the first element and an index.
    LoadIndex(Element),
    /// A value, the address of the first element and an index.
    StoreIndex(Element),
    /// A call.
    Call(Callee),
    /// Receives the arguments.
    Entry,
    /// Leaves the function.
    Return,
    /// To the only successor.
    Jump,
    /// To the first successor if the condition holds for two integers, or else to the second.
    Branch(Cond),
    /// The same for an integer and an immediate for which [`Machine::has_compare_immediate`] holds.
    BranchImm(Cond, i64),
    /// The same for two floats.
    FloatBranch(Cond),
    /// To the successor that the jump table of this number has for an index.
    Table(u32),
    /// Is never reached.
    Trap,
}

impl Op {
    /// The condition of a comparison, and whether it compares floats.
    pub fn condition(self) -> (Cond, bool) {
        match self {
            Op::Compare(cond) | Op::Branch(cond) | Op::BranchImm(cond, _) => (cond, false),
            Op::FloatCompare(cond) | Op::FloatBranch(cond) => (cond, true),
            other => unreachable!("{other:?} has no condition"),
        }
    }
    /// The number that the instruction has in itself, or 0.
    pub fn immediate(self) -> i64 {
        match self {
            Op::Int(number) | Op::IntOpImm(_, number) | Op::BranchImm(_, number) => number,
            Op::Load(_, offset) => offset.into(),
            _ => 0,
        }
    }
}

/// A machine: which instructions stand for an operation, and how they are written.
pub trait Machine {
    /// The tables.
    fn target(&self) -> &'static Target;
    /// The calling convention of functions and of the runtime.
    fn convention(&self) -> Conv;
    /// The features that the code may use: none, so that it runs everywhere.
    fn features(&self) -> Features {
        Features::NONE
    }
    /// The bytes that a call pushes.
    fn pushed(&self) -> u32 {
        0
    }
    /// The largest offset from the stack pointer that loads and stores have.
    fn reach(&self) -> u32 {
        i32::MAX as u32
    }
    /// The register that emission uses to reach beyond.
    fn scratch(&self) -> Option<Reg> {
        None
    }
    /// Whether there is an operation with this immediate as second operand.
    fn has_immediate(&self, op: IntOp, immediate: i64) -> bool;
    /// Whether there is a comparison with this immediate that branches.
    fn has_compare_immediate(&self, immediate: i64) -> bool;
    /// Adds the instructions for an operation to the current block; returns the result, if there is one.
    fn select(&self, code: &mut Code<'_>, op: Op, args: &[Value]) -> Option<Value>;
    /// The form for a branch. May exchange the arguments, and the condition with them, and add instructions before it.
    fn branch(&self, code: &mut Code<'_>, op: &mut Op, args: &mut [Value]) -> Form;
    /// The form of an operation that one instruction does.
    fn form(&self, op: Op) -> Form;
}

impl Element {
    /// The number of bits that the index of an element is shifted by.
    pub fn shift(self) -> u32 {
        if self == Element::Byte { 0 } else { 3 }
    }
}
