//! SSA deconstruction: edges, and parallel copies turned into sequences of edits.
//!
//! | file | contents |
//! | --- | --- |
//! | [`boundary_regs`] | the registers of values at the boundaries of blocks |
//! | [`edge_moves`] | the parallel copy of each edge |
//! | [`placement`] | where it goes |
//! | [`copy`] | copies that happen at once |
//! | [`acyclic`] | their order, where one has the same effect |
//! | [`parallel_copy`] | their sequence in general, with `cycles` and [`temporaries`] |
//! | [`given`] | copies to places on the stack that an instruction gives |
//! | [`emitter`] | the locations of operands and all edits |

pub mod acyclic;
pub mod boundary_regs;
pub mod copy;
mod cycles;
pub mod edge_moves;
pub mod emitter;
pub mod given;
pub mod parallel_copy;
pub mod placement;
pub mod temporaries;
#[cfg(test)]
mod tests;
