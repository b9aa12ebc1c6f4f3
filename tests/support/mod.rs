//! What the corpus test and the comparison share.

pub mod allocators;
pub mod ra2;
