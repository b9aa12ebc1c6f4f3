//! The instruction solver: is there an assignment of registers for one instruction, and which?

pub mod alone;
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
#[cfg(test)]
mod tests;
