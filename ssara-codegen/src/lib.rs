//! From an ISA file to a typed target module and its documents.

mod describe;
pub mod document;
pub mod generate;

pub use generate::{Module, generate};
