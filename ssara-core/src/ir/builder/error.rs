//! What a builder refuses.

use alloc::string::String;

use crate::ir::Block;

/// The errors of a [`FunctionBuilder`].
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BuildError {
    /// An instruction or a successor without a current block.
    #[error("no current block: call `switch_to` first")]
    NoBlock,
    /// The id of a form, value, type or block that does not exist.
    #[error("there is no {0}")]
    Unknown(String),
    /// A wrong number of operands.
    #[error("form `{form}` takes {expected} {what}, not {found}")]
    OperandCount {
        /// The name of the form.
        form: String,
        /// What is counted: `operands`, `uses` or `defs`.
        what: &'static str,
        /// As many as the form has.
        expected: usize,
        /// As many as were given.
        found: usize,
    },
    /// A block that already ends in a terminator.
    #[error("{0} already has a terminator")]
    Terminated(Block),
    /// A convention that has no register left for this argument or result.
    #[error("argument or result {0} does not fit the registers of the convention")]
    OnStack(usize),
    /// A convention that passes this argument or result as bits in a register of another bank. The client must make a value
    /// of that register's type and pass it.
    #[error("argument or result {0} is passed as bits in a register of another bank")]
    AsBits(usize),
}
