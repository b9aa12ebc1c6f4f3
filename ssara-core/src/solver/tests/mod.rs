//! The solver, against a search of all placements.

mod instruction;
mod packing;
