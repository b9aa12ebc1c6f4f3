//! What each client needs to write allocated code: the layout of the frame, its prologue, epilogue and unwind table, and
//! the layout of the blocks. [`Frame`] is the frame by the convention, and [`FrameLayout`] one by rules of the client's.
//!
//! Nothing here allocates or changes an allocation. [`Allocation::walk`](crate::output::Allocation::walk) visits the code
//! itself.

mod block_layout;
mod far_slots;
mod frame;
mod frame_layout;
mod prologue;
mod unwind;

pub use block_layout::{CodeBlock, block_layout, step_ranges};
pub use far_slots::{FarSlot, Reach};
pub use frame::Frame;
pub use frame_layout::{FrameError, FrameLayout, FrameRules, SavedAt};
pub use prologue::FrameOp;
pub use unwind::CfiRow;
