//! What each client needs to write allocated code: the layout of the frame, its prologue, epilogue and unwind table, and
//! the layout of the blocks.
//!
//! Nothing here allocates or changes an allocation. [`Allocation::walk`](crate::output::Allocation::walk) visits the code
//! itself.

mod block_layout;
mod frame_layout;
mod prologue;
mod unwind;

pub use block_layout::{CodeBlock, block_layout, step_ranges};
pub use frame_layout::{FrameError, FrameLayout, FrameRules, SavedAt};
pub use prologue::FrameOp;
pub use unwind::CfiRow;
