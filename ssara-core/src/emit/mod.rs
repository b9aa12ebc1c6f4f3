//! What each client needs to write allocated code: the layout of the frame, and that of the blocks.
//!
//! Nothing here allocates or changes an allocation. [`Allocation::walk`](crate::output::Allocation::walk) visits the code
//! itself.

mod block_layout;
mod frame_layout;

pub use block_layout::{CodeBlock, block_layout};
pub use frame_layout::{FrameError, FrameLayout, FrameRules};
