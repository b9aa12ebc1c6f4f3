//! SSA deconstruction: edges, and parallel copies turned into sequences of edits.
//!
//! | file | contents |
//! | --- | --- |
//! | [`boundary_regs`] | the registers of values at the boundaries of blocks |
//! | [`edge_moves`] | the parallel copy of each edge |
//! | [`insertion_point`] | the insertion point of the copies of an edge |
//! | [`copy`] | the type of a parallel copy |
//! | [`acyclic`] | sequencing an acyclic parallel copy |
//! | [`parallel_copy`] | sequencing in general, with `cycles` and [`temporaries`] |
//! | [`arg_slots`] | copies to places on the stack where a convention passes arguments and results |
//! | [`solved_copy`] | the copies at an instruction that the solver has placed |
//! | [`here`] | the registers at a place in the code, and what a walk emits there |
//! | [`emitter`] | the locations of operands and all edits |

pub mod acyclic;
pub mod arg_slots;
pub mod boundary_regs;
pub mod copy;
mod cycles;
pub mod edge_moves;
pub mod emitter;
pub mod here;
pub mod insertion_point;
pub mod parallel_copy;
pub mod solved_copy;
pub mod temporaries;
