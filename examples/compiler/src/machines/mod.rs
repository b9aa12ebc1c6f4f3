//! What machines have in common: the operations that lowering asks for, and the interface of a machine.

pub mod aarch64;
pub mod assembly;
pub mod riscv64;
pub mod x86_64;
pub mod x86_64_emit;

use ssara_core::Target;
use ssara_core::ir::Value;
use ssara_core::target::{Conv, Features, Form};

use crate::ssa::Code;
use crate::typed::{Callee, Cond, Element, FloatOp, IntOp};

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

/// A machine: which instructions stand for an operation, and how they are written.
pub trait Machine {
    /// The tables.
    fn target(&self) -> &'static Target;
    /// The calling convention of functions and of the runtime.
    fn convention(&self) -> Conv;
    /// The features that the code may use.
    fn features(&self) -> Features;
    /// Whether there is an operation with this immediate as second operand.
    fn has_immediate(&self, op: IntOp, immediate: i64) -> bool;
    /// Whether there is a comparison with this immediate that branches.
    fn has_compare_immediate(&self, immediate: i64) -> bool;
    /// Adds the instructions for an operation to the current block; returns the result, if there is one.
    fn select(&self, code: &mut Code<'_>, op: Op, args: &[Value]) -> Option<Value>;
    /// The form for a branch. May exchange the arguments, and the condition with them.
    fn branch(&self, op: &mut Op, args: &mut [Value]) -> Form;
    /// The form of an operation that one instruction does.
    fn form(&self, op: Op) -> Form;
}

/// The number of address bits that the index of an element is shifted by.
pub fn scale(element: Element) -> u32 {
    if element == Element::Byte { 0 } else { 3 }
}
