//! The ids of the parts of a function.

use cranelift_entity::entity_impl;

/// A basic block. Block 0 is the entry.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Block(u32);
entity_impl!(Block, "block");

impl Block {
    /// The entry of every function.
    pub const ENTRY: Block = Block(0);
}

/// An instruction. The instructions of a block are consecutive, and the blocks follow each other in the order of their ids.
/// So the order of ids is the order of the code.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Inst(u32);
entity_impl!(Inst, "inst");

/// An instruction of a function that is being built. Instructions are numbered in the order of the code, so an instruction
/// has its number ([`Inst`]) only once the blocks are laid out. [`Function::inst_at`](crate::ir::Function::inst_at) gives
/// the number then.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct InstHandle {
    block: Block,
    position: u32,
}

impl InstHandle {
    /// The instruction at `position` in `block`, from 0.
    #[inline]
    pub const fn new(block: Block, position: u32) -> Self {
        InstHandle { block, position }
    }
    /// Its block.
    #[inline]
    pub const fn block(self) -> Block {
        self.block
    }
    /// Its position in the block, from 0.
    #[inline]
    pub const fn position(self) -> u32 {
        self.position
    }
}

/// An SSA value: defined once, by an instruction or as a block parameter.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Value(u32);
entity_impl!(Value, "v");

/// A control-flow edge: one successor of one block. The edges of a block are consecutive.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Edge(u32);
entity_impl!(Edge, "edge");
