//! What the passes need to know about a function before they change anything.

pub mod cfg;
pub mod code;
pub mod defs;
pub mod flow;
pub mod liveness;
pub(crate) mod rows;
mod union_find;

pub use union_find::UnionFind;
