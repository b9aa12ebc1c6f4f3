//! The frame: stack slots, saves of callee-saved registers, spilling to other banks, and the final allocation.
//!
//! | file | contents |
//! | --- | --- |
//! | [`stack_slots`] | slots for spilled webs, and the layout of the frame |
//! | [`finalize`] | the final allocation, by the files below |
//! | `spill_to_bank` | slots that become registers of other banks |
//! | `read_modify_write` | instructions that change a value in its slot |
//! | `secondary_reloads` | scratch registers of copies that take one |
//! | `scratch_regs` | registers that can be used for a moment |
//! | `shrink_wrap` | where callee-saved registers are saved and restored |
//! | `written_units` | which register units the code writes |

pub mod context;
pub mod finalize;
mod read_modify_write;
pub mod scratch_regs;
mod secondary_reloads;
mod shrink_wrap;
mod spill_to_bank;
pub mod stack_slots;
mod written_units;
