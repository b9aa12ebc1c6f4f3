//! Analyses, each against the definition of its result.

mod cfg;
mod dominators;
pub mod graphs;
mod jump_threading;
mod loops;
mod redundant_params;
