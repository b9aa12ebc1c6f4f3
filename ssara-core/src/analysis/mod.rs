//! Facts about a function and its registers. Only pressure depends on a decision: which callee-saved registers are
//! disabled.

pub(crate) mod block_lists;
pub mod constraints;
pub(crate) mod context;
pub(crate) mod control_flow;
pub mod defs;
pub(crate) mod form_effects;
pub mod frequency;
pub(crate) mod inst_cx;
pub(crate) mod live_bitmap;
mod live_search;
pub mod liveness;
mod next_use;
pub(crate) mod pressure;
pub mod program_point;
pub(crate) mod remat;
pub(crate) mod save_cost;
pub(crate) mod spill_weight;
mod union_find;

pub use control_flow::cfg;
pub use control_flow::computed_jumps;
pub(crate) use control_flow::redundant_params;
pub use union_find::UnionFind;
