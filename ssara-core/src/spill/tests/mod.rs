//! The parts of spilling, each against a definition of what it should do or a search for all it could do.

mod dead_reloads;
mod memory;
mod min_cut;
mod reload_placement;
