//! The registers of values at the boundaries of blocks.

use crate::analysis::block_lists::BlockLists;
use crate::ir::{Block, Value};
use crate::target::Reg;

/// Which values are in which registers at the starts and ends of blocks. Keeps its buffers.
#[derive(Default)]
pub struct BoundaryRegs {
    /// At the start of each block.
    pub entry: BlockLists<(Value, Reg)>,
    /// At the end of each block.
    pub exit: BlockLists<(Value, Reg)>,
}

impl BoundaryRegs {
    /// Forgets everything.
    pub fn reset(&mut self, blocks: usize) {
        self.entry.reset(blocks);
        self.exit.reset(blocks);
    }
    /// The register of a value at the start of a block, if it is in one. Takes time linear in the values there.
    pub fn at_entry(&self, block: Block, value: Value) -> Option<Reg> {
        self.entry.of(block).iter().find(|entry| entry.0 == value).map(|entry| entry.1)
    }
    /// The register of a value at the end of a block, if it is in one. Takes time linear in the values there.
    pub fn at_exit(&self, block: Block, value: Value) -> Option<Reg> {
        self.exit.of(block).iter().find(|entry| entry.0 == value).map(|entry| entry.1)
    }
}
