//! What machines have in common: the operations that lowering asks for, and what a machine says of itself.
//!
//! A machine is a table: for each operation the form that the allocator knows and the template of its text.

pub mod aarch64;
pub mod assemble;
pub mod emit;
pub mod riscv64;
pub mod s390x;
pub mod x86_64;

use ssara_core::Target;
use ssara_core::ir::Value;
use ssara_core::target::{Class, Conv, Form};

use crate::ssa::Code;
use crate::syntax::{Arith, Cond, Type};

/// Why a program is stopped.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Trap {
    Bounds,
    DivideByZero,
    /// A float is out of the range of integers, or not a number.
    Conversion,
    /// A negative length of an array, or one for which there is no memory.
    Memory,
}

/// The functions of the runtime, by their names in `runtime.c`.
pub const RUNTIME: [&str; 7] =
    ["rt_print_int", "rt_print_float", "rt_print_bool", "rt_print_str", "rt_print_char", "rt_alloc", "rt_trap"];

/// What a call calls: a function of the program, by its position, or one of the runtime.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Callee {
    Function(usize),
    Runtime(&'static str),
}

/// An operation, with all that the allocator need not know: immediates, conditions, offsets.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Op {
    /// Constants.
    Int(i64),
    Float(f64),
    /// The address of a literal.
    Text(usize),
    /// Two integers, or one and an immediate. Of `Div` and `Rem`, the divisor is neither 0 nor -1.
    Arith(Arith),
    ArithImm(Arith, i64),
    /// Two floats; the operation is one of the first four.
    FloatArith(Arith),
    Sqrt,
    /// The float with the value of an integer, and the integer with that of a float in its range, without a fraction.
    ToFloat,
    ToInt,
    /// The float with the bits of an integer, and the integer with those of a float.
    FloatFromBits,
    BitsFromFloat,
    /// From an address and an offset.
    Load(Type, i64),
    /// From the address of the first element and an index; to these, with the value before them.
    LoadIndex(Type),
    StoreIndex(Type),
    /// These have forms and operands by the convention.
    Call(Callee),
    Entry,
    Return,
    /// To the only successor.
    Jump,
    /// To the first successor if the condition holds, or else to the second: for two integers, one and an immediate, or two
    /// floats.
    Branch(Cond),
    BranchImm(Cond, i64),
    FloatBranch(Cond),
    /// To the successor that the jump table of this number has at an offset, four for each entry.
    Table(usize),
    /// Is never reached.
    Trap,
}

/// An instruction: its form, and the template of its text.
pub type Row = (Form, &'static str);

/// What a machine says of itself. The templates are explained in [`emit`].
pub struct Machine {
    pub target: &'static Target,
    /// That of functions and of the runtime.
    pub convention: Conv,
    /// The largest offset from the stack pointer that loads and stores have.
    pub reach: u32,
    /// The registers that can hold the address of a slot beyond, and the template of `$0` as the stack pointer plus `$i`.
    pub address: Option<(Class, &'static str)>,
    /// A place in memory, `$i` bytes from the register `$0`.
    pub memory: &'static str,
    /// The texts of `$cond`, in the order of [`Cond`].
    pub conditions: [&'static str; 8],
    /// What stands before everything else.
    pub header: &'static str,
    /// A call of `$label`, and a return.
    pub call: &'static str,
    pub ret: &'static str,
    /// The templates of a move to `$0` from `$1`, a store of `$0` and a load to it, both at `$m`, and an exchange where the
    /// allocator may ask for it; of a type that the machine's file names so.
    pub edits: fn(ty: &str) -> [&'static str; 4],
    /// The template of an addition of `$i` to the stack pointer.
    pub add_to_stack: fn(amount: i64) -> &'static str,
    /// The name of a register in templates, from its name in the machine's file.
    pub name: fn(&str) -> String,
    /// The instruction for an operation, if there is one; for immediates, that depends on the number.
    pub row: fn(Op) -> Option<Row>,
    /// Adds the instructions for an operation: mostly its row, by [`Code::row`].
    pub select: fn(&mut Code<'_>, Op, &[Value]) -> Option<Value>,
}
