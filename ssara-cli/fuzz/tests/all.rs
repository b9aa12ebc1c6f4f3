//! The tests of the crate as one binary.

mod fuzz;
mod own;
mod reduce;
mod referee;
mod systematic;
mod thorough;
