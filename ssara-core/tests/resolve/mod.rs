//! Parallel copies, executed symbolically.

mod all_copies;
mod parallel_copy;
