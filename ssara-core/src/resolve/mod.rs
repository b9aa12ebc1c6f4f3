//! SSA deconstruction: edges, and parallel copies turned into sequences of edits.

pub mod acyclic;
pub mod boundary_regs;
pub mod copy;
pub mod edge_moves;
pub mod emitter;
pub mod parallel_copy;
pub mod placement;
#[cfg(test)]
mod tests;
