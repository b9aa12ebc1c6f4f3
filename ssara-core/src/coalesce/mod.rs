//! Coalescing before allocation: webs of values that share a stack slot and prefer one register; register hints.

pub mod reg_hints;
pub mod webs;
