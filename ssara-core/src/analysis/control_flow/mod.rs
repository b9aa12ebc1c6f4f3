//! Control flow: orders of blocks, predecessors, dominators, loops.

pub mod cfg;
pub mod computed_jumps;
pub mod depth_first;
pub mod dominators;
mod jump_threading;
pub mod loops;
pub mod predecessors;
pub mod redundant_params;
pub mod survivors;
