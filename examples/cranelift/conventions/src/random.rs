//! Random functions.
use std::ops::Range;
pub fn compile_all(_: Range<u64>) -> bool { true }
