//! What a builder refuses.

use alloc::string::String;

use crate::ir::{Block, Value};

/// The errors of a [`FunctionBuilder`](crate::ir::FunctionBuilder) or a [`CheckedBuilder`](crate::ir::CheckedBuilder).
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum BuildError {
    /// An instruction or a successor without a current block.
    #[error("no current block: call `switch_to` first")]
    NoBlock,
    /// The id of a form, value, type or block that does not exist.
    #[error("there is no {0}")]
    Unknown(String),
    /// A wrong number of operands or successors.
    #[error("form `{form}` takes {expected} {what}, not {found}")]
    OperandCount {
        /// The name of the form.
        form: String,
        /// What is counted: `operands`, `uses` or `successors`.
        what: &'static str,
        /// As many as the form has.
        expected: usize,
        /// As many as were given.
        found: usize,
    },
    /// A value of the wrong type.
    #[error("{place} takes a value of type `{expected}`; {value} is of type `{found}`")]
    WrongType {
        /// The value.
        value: Value,
        /// The operand or the block parameter, by its names.
        place: String,
        /// The type that belongs there.
        expected: String,
        /// The type of the value.
        found: String,
    },
    /// More or fewer arguments than a block has parameters.
    #[error("{block} has {expected} parameters, and {found} arguments are passed")]
    ArgumentCount {
        /// The block.
        block: Block,
        /// The number of parameters.
        expected: usize,
        /// The number of arguments.
        found: usize,
    },
    /// A block that already ends in a terminator.
    #[error("{0} already has a terminator")]
    Terminated(Block),
    /// A scalable argument or result that the convention puts on the stack, where it has no fixed size.
    #[error("argument or result {0} is scalable and in no register: pass such a value by reference")]
    Scalable(usize),
    /// An argument or result on the stack that the convention does not align as loads and stores of its type need it.
    #[error(
        "argument or result {index} is on the stack at {offset}, which the convention does not align to {align} bytes"
    )]
    Misaligned {
        /// Its index.
        index: usize,
        /// Its offset.
        offset: u32,
        /// The alignment of its type.
        align: u32,
    },
    /// An argument or result on the stack beyond the offsets that operands can name.
    #[error("argument or result {index} is on the stack at {offset}, beyond {limit} bytes", limit = ssara_tables::target::ArgSlot::LIMIT)]
    TooFar {
        /// Its index.
        index: usize,
        /// Its offset.
        offset: u32,
    },
    /// A convention that passes this argument or result as bits in a register of another bank. The client must make a value
    /// of that register's type and pass it.
    #[error("argument or result {0} is passed as bits in a register of another bank")]
    AsBits(usize),
}
