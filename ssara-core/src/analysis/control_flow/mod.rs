//! Control flow: orders of blocks, predecessors, dominators, loops.

pub mod cfg;
pub mod computed_jumps;
mod depth_first;
mod dominators;
mod jump_threading;
mod loops;
mod predecessors;
#[cfg(test)]
mod test_graphs;
