//! Hand-made allocations, right and wrong in one place, and comparisons with simulations.

mod case;
mod copies;
mod flow;
mod operands;

mod callee_saved;
mod relations;
mod shape;

mod garbage;
mod large;
mod paths;
mod simulation;
mod target;
