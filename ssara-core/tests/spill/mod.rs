//! The passes of spilling, each against a definition of its result or an exhaustive search.

mod dead_reloads;
mod dead_residencies;
pub mod memory;
mod min_cut;
mod reload_placement;
