//! What each client needs to write allocated code: the layout of the frame, its prologue, epilogue and unwind table, the
//! layout of the blocks, and which registers are live.
//!
//! Nothing here allocates or changes an allocation. [`Allocation::walk`](crate::output::Allocation::walk) visits the code
//! itself.

mod block_layout;
mod frame_layout;
mod prologue;
mod reg_liveness;
mod unwind;

pub use block_layout::{CodeBlock, block_layout, step_ranges};
pub use frame_layout::{FrameError, FrameLayout, FrameRules};
pub use prologue::FrameOp;
pub use reg_liveness::{RegLiveness, unread_originals};
pub use unwind::CfiRow;
