//! What each client needs to write allocated code: the layout of the frame, that of the blocks, and which registers
//! are live.
//!
//! Nothing here allocates or changes an allocation. [`Allocation::walk`](crate::output::Allocation::walk) visits the code
//! itself.

mod block_layout;
mod frame_layout;
mod reg_liveness;

pub use block_layout::{CodeBlock, block_layout};
pub use frame_layout::{FrameError, FrameLayout, FrameRules};
pub use reg_liveness::{RegLiveness, unread_originals};
