//! The tables by which the ssara register allocator knows a machine.
//!
//! A crate of its own, re-exported by `ssara_core`, for one reason: `ssara_core` re-exports the macro `target!`, the
//! macro is made of `ssara_codegen`, and `ssara_codegen` makes these tables. Cargo allows no cycle of packages, so what
//! both ends share stands before both.
//!
//! * [`target`]: the description of a machine, [`TargetDesc`].
//! * [`validate`]: what is wrong with a description; [`Target`] is one that passed.
//! * [`units`]: sets of register units.

#![no_std]

extern crate alloc;

mod convention;
mod features;
mod form;
mod ids;
mod operand;
mod places;
mod relation;
pub mod target;
pub mod units;
pub mod validate;
mod validated;

pub use target::TargetDesc;
pub use validated::{Target, TargetErrors, TargetId};
