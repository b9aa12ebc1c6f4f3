//! Hand-made allocations, right or with one mistake, and comparisons with simulations.

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
