//! The syntax tree, as the grammar makes it.

mod grammar;

use std::fmt;

pub use grammar::parse;

/// A place in the source text, counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pos {
    pub line: u32,
    pub column: u32,
}

/// A mistake in the source text.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}:{}: {message}", pos.line, pos.column)]
pub struct Mistake {
    pub pos: Pos,
    pub message: String,
}

impl Pos {
    /// The place of a byte of a text.
    pub fn of(text: &str, byte: usize) -> Pos {
        let before = &text[..byte];
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        Pos { line: before.matches('\n').count() as u32 + 1, column: before[line_start..].chars().count() as u32 + 1 }
    }
    /// A mistake at this place.
    pub fn mistake<T>(self, message: impl Into<String>) -> Result<T, Mistake> {
        Err(Mistake { pos: self, message: message.into() })
    }
}

/// A type of the language. Truth values are 0 or 1. Arrays are the addresses of their first elements; those of bytes are the
/// strings. A byte is read as an integer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Type {
    Int,
    Float,
    Bool,
    Byte,
    Array(&'static Type),
}

impl Type {
    /// The type of strings.
    pub const STR: Type = Type::Array(&Type::Byte);
}

impl fmt::Display for Type {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Type::Int | Type::Byte => f.write_str("int"),
            Type::Float => f.write_str("float"),
            Type::Bool => f.write_str("bool"),
            Type::Array(Type::Byte) => f.write_str("str"),
            Type::Array(element) => write!(f, "[{element}]"),
        }
    }
}

/// An operation on two integers, and the first four on floats. Results wrap around.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arith {
    Add,
    Sub,
    Mul,
    Div,
    Rem,
    And,
    Or,
    Xor,
    Shl,
    Shr,
}

/// A condition. The last two compare unsigned numbers; no operator of the language stands for them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cond {
    Eq,
    Ne,
    Lt,
    Le,
    Gt,
    Ge,
    Below,
    BelowEq,
}

/// An expression, with the place where it begins; of an operator, where that stands.
#[derive(Clone, PartialEq, Debug)]
pub struct Expr {
    pub pos: Pos,
    pub kind: ExprKind,
}

/// What an expression is. `And` and `Or` evaluate the second operand only if it matters.
#[derive(Clone, PartialEq, Debug)]
pub enum ExprKind {
    Int(i64),
    Float(f64),
    Bool(bool),
    Str(Vec<u8>),
    Var(String),
    Negate(Box<Expr>),
    Not(Box<Expr>),
    Arith(Arith, Box<Expr>, Box<Expr>),
    Compare(Cond, Box<Expr>, Box<Expr>),
    And(Box<Expr>, Box<Expr>),
    Or(Box<Expr>, Box<Expr>),
    Call(String, Vec<Expr>),
    Index(Box<Expr>, Box<Expr>),
    /// An array of zeros: what it consists of, and its length.
    New(&'static Type, Box<Expr>),
}

/// A statement, with the place where it begins.
#[derive(Clone, PartialEq, Debug)]
pub struct Stmt {
    pub pos: Pos,
    pub kind: StmtKind,
}

/// What a statement is.
#[derive(Clone, PartialEq, Debug)]
pub enum StmtKind {
    Let(String, Expr),
    Assign(Expr, Expr),
    /// A call whose result is not used.
    Expr(Expr),
    /// Conditions with their blocks, and the block for when none holds.
    If(Vec<(Expr, Vec<Stmt>)>, Vec<Stmt>),
    While(Expr, Vec<Stmt>),
    /// The counter, its first value, the end, which it does not reach, and the body.
    For(String, Expr, Expr, Vec<Stmt>),
    /// The value, the cases, and the block for other numbers.
    Switch(Expr, Vec<Case>, Vec<Stmt>),
    Return(Option<Expr>),
    Break,
    Continue,
}

/// A case of a switch: its numbers and its body.
pub type Case = (Vec<i64>, Vec<Stmt>);

/// A function.
#[derive(Clone, PartialEq, Debug)]
pub struct Function {
    pub pos: Pos,
    pub name: String,
    pub params: Vec<(String, Type)>,
    pub result: Option<Type>,
    pub body: Vec<Stmt>,
}
