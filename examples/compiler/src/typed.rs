//! The typed tree: names are resolved, and each expression has a kind of value. What remains of the types of the language
//! are the two kinds of registers and the sizes of array elements.

pub use crate::syntax::{Cond, IntOp};

/// The kind of a value: where it may live.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// An integer, a truth value (0 or 1) or an address.
    Int,
    /// A double-precision number.
    Float,
}

/// What an array or a string consists of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Element {
    /// Eight bytes, in a general register.
    Int,
    /// Eight bytes, in a floating-point register.
    Float,
    /// One byte, without a sign.
    Byte,
}

/// An operation on two floats.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FloatOp {
    Add,
    Sub,
    Mul,
    Div,
}

/// A variable of a function, by its position in [`Function::vars`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Var(pub u32);

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
    /// The symbol in `runtime.c`.
    pub fn symbol(self) -> &'static str {
        match self {
            Runtime::PrintInt => "rt_print_int",
            Runtime::PrintFloat => "rt_print_float",
            Runtime::PrintBool => "rt_print_bool",
            Runtime::PrintStr => "rt_print_str",
            Runtime::PrintChar => "rt_print_char",
            Runtime::Alloc => "rt_alloc",
            Runtime::Trap => "rt_trap",
        }
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

/// An expression.
#[derive(Clone, PartialEq, Debug)]
pub enum Expr {
    /// A constant.
    Int(i64),
    /// A constant.
    Float(f64),
    /// The address of a literal, by its position in [`Program::texts`].
    Text(u32),
    /// The value of a variable.
    Var(Var),
    /// Arithmetic.
    IntOp(IntOp, Box<[Expr; 2]>),
    /// Arithmetic.
    FloatOp(FloatOp, Box<[Expr; 2]>),
    /// A comparison of integers.
    Compare(Cond, Box<[Expr; 2]>),
    /// A comparison of floats.
    FloatCompare(Cond, Box<[Expr; 2]>),
    /// The opposite of a truth value.
    Not(Box<Expr>),
    /// The second operand is evaluated only if the first is true.
    AndAlso(Box<[Expr; 2]>),
    /// The second operand is evaluated only if the first is false.
    OrElse(Box<[Expr; 2]>),
    /// A float from an integer.
    ToFloat(Box<Expr>),
    /// An integer from a float, rounded towards zero.
    ToInt(Box<Expr>),
    /// A square root.
    Sqrt(Box<Expr>),
    /// The number of elements.
    Len(Box<Expr>),
    /// An array, then an index.
    Load(Element, Box<[Expr; 2]>),
    /// A call, with the kind of its result.
    Call(Callee, Vec<Expr>, Option<Kind>),
}

/// A case of a switch: its numbers and its body.
pub type Case = (Vec<i64>, Vec<Stmt>);

/// A statement.
#[derive(Clone, PartialEq, Debug)]
pub enum Stmt {
    /// Gives a variable a value.
    Assign(Var, Expr),
    /// An array, an index and a value.
    Store(Element, Box<[Expr; 3]>),
    /// Evaluates an expression for its effects.
    Expr(Expr),
    /// Statements in order.
    Block(Vec<Stmt>),
    /// A condition and two ways.
    If(Expr, Vec<Stmt>, Vec<Stmt>),
    /// A loop.
    Loop(Box<Loop>),
    /// A value, the cases, and what is done otherwise.
    Switch(Expr, Vec<Case>, Vec<Stmt>),
    /// Leaves the function.
    Return(Option<Expr>),
    /// Leaves the innermost loop.
    Break,
    /// Goes to the step of the innermost loop.
    Continue,
}

/// A loop: `while condition { body; step }`, where `continue` goes to the step.
#[derive(Clone, PartialEq, Debug)]
pub struct Loop {
    /// The condition, which is evaluated before each turn.
    pub condition: Expr,
    /// The body.
    pub body: Vec<Stmt>,
    /// What is done after each turn.
    pub step: Vec<Stmt>,
    /// The variables that condition, body or step assign. SSA construction makes parameters of these alone.
    pub assigned: Vec<Var>,
}

/// A function.
#[derive(Clone, PartialEq, Debug)]
pub struct Function {
    /// Its name.
    pub name: String,
    /// The number of parameters, which are the first variables.
    pub params: usize,
    /// The kind of each variable.
    pub vars: Vec<Kind>,
    /// The kind of its result, if it has one.
    pub result: Option<Kind>,
    /// Its statements.
    pub body: Vec<Stmt>,
}

/// A program.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Program {
    /// The functions.
    pub functions: Vec<Function>,
    /// The literals.
    pub texts: Vec<Vec<u8>>,
}
