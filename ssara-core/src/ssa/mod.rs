//! The decoupled pipeline: first decide what is in registers at each point, then which registers.

use alloc::string::String;
use alloc::vec::Vec;

use crate::ir::{Block, Function, Inst};
use crate::output::Allocation;
use crate::target::TargetDesc;

/// How much work the allocator puts into good code.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum Level {
    /// Plain.
    O1,
    /// Everything that pays for itself.
    #[default]
    O2,
}

/// Who saves the preserved registers that a function writes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum CalleeSaves {
    /// The allocator: edits store them at entry and load them back before returns.
    #[default]
    Insert,
    /// The client, who finds them in [`Allocation::saved`].
    Report,
}

/// What the client may choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// How much work to put into good code.
    pub level: Level,
    /// Who saves the preserved registers.
    pub callee_saves: CalleeSaves,
}

/// Why there is no allocation.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum Error {
    /// The operands of an instruction ask for more than the machine has, whatever else is spilled.
    #[error("{block}, {inst}: {reason}")]
    Infeasible {
        /// The block.
        block: Block,
        /// The instruction.
        inst: Inst,
        /// The operands in conflict, by their number in the instruction.
        operands: Vec<u16>,
        /// What cannot be had.
        reason: String,
    },
}

/// The allocator. Keeps its buffers from one function to the next.
#[derive(Default)]
pub struct Context {}

impl Context {
    /// An allocator with empty buffers.
    pub fn new() -> Self {
        Self::default()
    }
    /// Allocates registers for `func`.
    ///
    /// # Errors
    /// When the function is not valid, or an instruction cannot be allocated at all.
    pub fn allocate(
        &mut self,
        _func: &Function,
        _target: &TargetDesc,
        _options: &Options,
    ) -> Result<Allocation, Error> {
        Ok(Allocation::default())
    }
}
