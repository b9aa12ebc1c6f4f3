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

/// An instruction. The instructions of a block are consecutive, and the blocks follow each other in the order of their
/// ids, so the order of ids is the order of the code.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Inst(u32);
entity_impl!(Inst, "inst");

/// An SSA value: defined once, by an instruction or as a block parameter.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Value(u32);
entity_impl!(Value, "v");

/// A control-flow edge: one successor of one block. The edges of a block are consecutive.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Edge(u32);
entity_impl!(Edge, "edge");
