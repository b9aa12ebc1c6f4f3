//! The syntax tree, as the parser makes it.

mod lexer;
mod parser;

use std::fmt;

pub use parser::parse;

/// A place in the source text, counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pos {
    /// The line.
    pub line: u32,
    /// The column, in bytes.
    pub column: u32,
}

/// A mistake in the source text.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{pos}: {message}")]
pub struct Mistake {
    /// Where it is.
    pub pos: Pos,
    /// What it is.
    pub message: String,
}

impl fmt::Display for Pos {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.line, self.column)
    }
}

impl Pos {
    /// A mistake at this place.
    pub fn mistake<T>(self, message: impl Into<String>) -> Result<T, Mistake> {
        Err(Mistake { pos: self, message: message.into() })
    }
}

/// What an array or a string consists of. The elements of strings are read as integers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Element {
    Int,
    Float,
    Bool,
    Byte,
}

/// A type of the language.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Type {
    /// A 64-bit integer.
    Int,
    /// A double-precision number.
    Float,
    /// A truth value, 0 or 1.
    Bool,
    /// The address of bytes that cannot be changed.
    Str,
    /// The address of an array on the heap.
    Array(Element),
}

impl Element {
    /// The type of an element when it is read.
    pub fn ty(self) -> Type {
        match self {
            Element::Int | Element::Byte => Type::Int,
            Element::Float => Type::Float,
            Element::Bool => Type::Bool,
        }
    }
}

impl fmt::Display for Type {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Type::Int => f.write_str("int"),
            Type::Float => f.write_str("float"),
            Type::Bool => f.write_str("bool"),
            Type::Str => f.write_str("str"),
            Type::Array(element) => write!(f, "[{}]", element.ty()),
        }
    }
}

/// An operator with two operands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BinaryOp {
    /// Arithmetic on integers, and the first four on floats.
    Arith(IntOp),
    /// A comparison.
    Compare(Cond),
    /// `&&`.
    AndAlso,
    /// `||`.
    OrElse,
}

/// An operation on two integers. Results wrap around.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum IntOp {
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

impl Cond {
    /// The condition that holds for `(b, a)` if this one holds for `(a, b)`. Unsigned conditions are not asked for.
    pub fn swapped(self) -> Cond {
        match self {
            Cond::Lt => Cond::Gt,
            Cond::Le => Cond::Ge,
            Cond::Gt => Cond::Lt,
            Cond::Ge => Cond::Le,
            other => other,
        }
    }
}

/// An expression.
#[derive(Clone, PartialEq, Debug)]
pub struct Expr {
    /// Where it begins; of an operator, where that stands.
    pub pos: Pos,
    /// What it is.
    pub kind: ExprKind,
}

/// What an expression is.
#[derive(Clone, PartialEq, Debug)]
pub enum ExprKind {
    /// A number.
    Int(i64),
    /// A number.
    Float(f64),
    /// A truth value.
    Bool(bool),
    /// A literal.
    Str(Vec<u8>),
    /// A variable.
    Var(String),
    /// `-a`.
    Negate(Box<Expr>),
    /// `!a`.
    Not(Box<Expr>),
    /// `a op b`.
    Binary(BinaryOp, Box<Expr>, Box<Expr>),
    /// `f(a, b)`.
    Call(String, Vec<Expr>),
    /// `a[i]`.
    Index(Box<Expr>, Box<Expr>),
    /// `new int[n]`: an array of zeros.
    New(Element, Box<Expr>),
}

/// A statement.
#[derive(Clone, PartialEq, Debug)]
pub struct Stmt {
    /// Where it begins.
    pub pos: Pos,
    /// What it is.
    pub kind: StmtKind,
}

/// A case of a switch: its numbers and its body.
pub type Case = (Vec<i64>, Vec<Stmt>);

/// What a statement is.
#[derive(Clone, PartialEq, Debug)]
pub enum StmtKind {
    /// `let name = value;`.
    Let(String, Expr),
    /// `place = value;`.
    Assign(Expr, Expr),
    /// A call whose result is not used.
    Expr(Expr),
    /// `if condition { } else { }`.
    If(Expr, Vec<Stmt>, Vec<Stmt>),
    /// `while condition { }`.
    While(Expr, Vec<Stmt>),
    /// `for name in from..to { }`.
    For(String, Expr, Expr, Vec<Stmt>),
    /// `switch value { 1, 2 { } else { } }`.
    Switch(Expr, Vec<Case>, Vec<Stmt>),
    /// `return value;`.
    Return(Option<Expr>),
    /// `break;`.
    Break,
    /// `continue;`.
    Continue,
}

/// A function.
#[derive(Clone, PartialEq, Debug)]
pub struct Function {
    /// Where it begins.
    pub pos: Pos,
    /// Its name.
    pub name: String,
    /// Its parameters.
    pub params: Vec<(String, Type)>,
    /// The type of its result, if it has one.
    pub result: Option<Type>,
    /// Its statements.
    pub body: Vec<Stmt>,
}
