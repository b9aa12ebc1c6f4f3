//! Parallel copies, carried out symbolically.

mod all_copies;
mod parallel_copy;
