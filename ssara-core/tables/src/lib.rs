//! The tables that describe a machine to the ssara register allocator.
//!
//! `ssara_core` re-exports this crate. It is a crate of its own because `ssara_core` re-exports the macro `target!`, the
//! macro uses `ssara_codegen`, and `ssara_codegen` makes these tables. Cargo allows no cycle of packages.
//!
//! * [`target`]: the description of a machine, [`TargetDesc`].
//! * [`validate`]: what is wrong with a description; [`Target`] is one that passed.
//! * [`units`]: sets of register units.

#![no_std]

extern crate alloc;

mod arg_slot;
mod convention;
mod error_list;
mod features;
mod form;
mod ids;
mod operand;
mod places;
mod prices;
mod relation;
mod secondary_reload;
pub mod target;
pub mod units;
pub mod validate;
mod validated;

pub use error_list::ErrorList;
pub use target::TargetDesc;
pub use validate::TargetErrors;
pub use validated::{Target, TargetId};
