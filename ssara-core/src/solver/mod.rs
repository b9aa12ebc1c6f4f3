//! The instruction solver: is there an assignment of registers for one instruction, and which?
//!
//! | file | contents |
//! | --- | --- |
//! | [`query`] | the question: a bank, what is free, whether an answer or only yes or no is wanted |
//! | [`instruction`] | the state of the solver: one instruction with its operands |
//! | [`demand`] | what an operand demands: the one classifier of operands |
//! | [`choose`] | what the caller knows: which register it would rather have, and what a save costs |
//! | [`constrained_operands`] | operands that do not take any register, and relations between them |
//! | `search` | the search: places the constrained operands, then has the residual packed |
//! | `groups` | which tuples the groups of an instruction can still take |
//! | `symmetry` | interchangeable registers, which a long search leaves out |
//! | `conflicts`, `conflict` | what is to blame for a dead end, to which a long search jumps back |
//! | `residual` | unconstrained operands, live-through copies and ties, once constrained operands have registers |
//! | [`packing`] | packs the residual into free units |
//! | [`live_through`] | the values that live through the instruction |
//! | [`alone`] | whether an instruction has a solution with everything else in memory |

pub mod alone;
pub mod choose;
mod conflict;
mod conflicts;
pub mod constrained_operands;
pub mod demand;
mod groups;
pub mod instruction;
pub mod live_through;
pub mod packing;
pub mod query;
mod residual;
mod search;
mod symmetry;
