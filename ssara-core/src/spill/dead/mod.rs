//! Removing what nothing reads from a spill plan: reloads and residencies.

pub mod reloads;
pub mod residencies;
