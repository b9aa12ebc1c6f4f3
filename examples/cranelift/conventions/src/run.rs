//! Running.
use std::ops::Range;
pub fn run_all(_: Range<u64>) -> bool { true }
