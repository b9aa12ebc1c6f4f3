//! The crate `ssara-regalloc2` under the name of the one whose interface it has.

pub use ssara_regalloc2::*;
