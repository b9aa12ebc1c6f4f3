//! SSA deconstruction: edges, and parallel copies turned into sequences of edits.

pub mod acyclic;
pub mod edge_moves;
pub mod emitter;
pub mod parallel_copy;
#[cfg(test)]
mod tests;
