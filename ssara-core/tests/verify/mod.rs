//! Hand-made allocations, right or with one mistake, and comparisons with simulations.

mod callee_saved;
pub mod case;
mod copies;
mod edge_clobbers;
mod execute;
mod flow;
mod garbage;
mod large;
mod mutate;
mod operands;
pub mod paths;
mod reference;
mod relations;
mod remat;
mod scratch;
mod shape;
mod simulation;
pub mod target;
