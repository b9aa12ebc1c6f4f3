//! Computed jumps: branches to addresses that are data.
//!
//! The address of a target lies in memory, such as in the table of an interpreter's handlers. No edge of such a branch can
//! be split, so nothing can be inserted on it. Any branch can be one; a client marks the block that ends in it.
//!
//! A function without computed jumps holds no table.

use alloc::vec::Vec;

use crate::ir::{Block, Function};
use ssara_tables::target::Form;

/// Computed jumps of one form that share all their targets.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct JumpGroup {
    /// The form.
    pub form: Form,
    /// The blocks that end in them, at least two, in ascending order.
    pub from: Vec<Block>,
    /// The targets, in ascending order.
    pub to: Vec<Block>,
}

/// Computed jumps.
impl Function {
    /// Whether a block ends in a computed jump.
    #[inline]
    pub fn is_computed(&self, block: Block) -> bool {
        self.computed.contains(&block)
    }
    /// Says whether a block ends in a computed jump: a branch whose edges cannot be split, so that they hold no edits. Its
    /// targets are different blocks. What branches to them besides must be computed jumps of the same form with the same
    /// targets. Then nothing reads what the jumps define.
    pub fn set_computed(&mut self, block: Block, is_computed: bool) {
        match is_computed {
            true => self.computed.insert(block),
            false => self.computed.remove(&block),
        };
    }
    /// Whether any block ends in a computed jump.
    #[inline]
    pub fn has_computed_jumps(&self) -> bool {
        !self.computed.is_empty()
    }
    /// The blocks that end in computed jumps, in ascending order.
    #[inline]
    pub fn computed_jumps(&self) -> impl Iterator<Item = Block> {
        self.computed.iter().copied()
    }
}
