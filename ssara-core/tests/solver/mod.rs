//! The solver, against a search of all placements.

mod case;
mod instruction;
mod packing;
