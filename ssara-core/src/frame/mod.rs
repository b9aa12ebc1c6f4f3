//! The frame: stack slots, saves of callee-saved registers, spilling to other banks, and the final allocation.

pub mod context;
pub mod finalize;
mod shrink_wrap;
mod spill_to_bank;
pub mod stack_slots;
mod touched_units;
