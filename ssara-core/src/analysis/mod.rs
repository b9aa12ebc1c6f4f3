//! Facts about a function that no decision of the allocator changes.

pub(crate) mod block_lists;
pub mod cfg;
pub mod constraints;
pub(crate) mod context;
mod counting_sort;
pub mod defs;
mod depth_first;
mod dominators;
pub mod frequency;
pub(crate) mod inst_cx;
mod jump_threading;
pub(crate) mod live_bitmap;
mod live_search;
pub mod liveness;
mod loops;
mod next_use;
mod predecessors;
pub(crate) mod pressure;
pub mod program_point;
pub(crate) mod remat;
pub(crate) mod save_cost;
pub(crate) mod spill_weight;
#[cfg(test)]
mod test_graphs;
mod union_find;

pub use union_find::UnionFind;
