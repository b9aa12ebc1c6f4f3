//! A decoupled, SSA-based register allocator that knows machines only through tables.
//!
//! * [`mod@target`]: the description of a machine, [`TargetDesc`]; [`Target`] is one that was validated.
//! * [`ir`]: the input, a [`Function`](ir::Function) in SSA form.
//! * [`typed`]: the same for targets made by `target!`, where a value of the wrong bank or width is a type error.
//! * [`Context::allocate`]: the entry point; it runs the passes in order.
//! * [`output`]: the result, an [`Allocation`](output::Allocation).
//! * [`record`]: what the passes decided on the way, and why.
//! * [`emit`]: the layout of frame and blocks, for clients that write code.
//! * [`verify`]: an independent checker of results, and an executor that runs them.

#![no_std]
// Tests reach what is private, which is documented where that serves a reader.
#![cfg_attr(ssara_internals, allow(missing_docs))]
#![cfg_attr(not(ssara_internals), warn(missing_debug_implementations))]

extern crate alloc;

pub mod analysis;
mod coalesce;
mod color;
mod contracts;
mod decisions;
pub mod emit;
mod error;
mod fast;
mod frame;
#[cfg(ssara_internals)]
#[doc(hidden)]
pub mod internals;
mod options;
mod pipeline;
mod queries;
pub mod record;
mod regs;
mod resolve;
mod snapshots;
mod solver;
mod sorts;
mod spill;
pub mod typed;
pub mod validate;

pub use contracts::Contract;
pub use error::Error;
pub use options::{CalleeSaves, Cancel, Level, Options, Registers, Stress};
pub use pipeline::Context;
pub use queries::{RegPressure, stats};
pub use ssara_ir::{ir, output, text};
#[cfg(feature = "macros")]
pub use ssara_macros::target;
pub use ssara_tables::{ErrorList, Target, TargetDesc, TargetErrors, units};
pub use ssara_verify as verify;

/// The description of a machine: what `target!` generates and the allocator reads.
pub mod target {
    pub use ssara_tables::target::*;
    /// What is wrong with a description.
    pub use ssara_tables::validate;
}

/// For generated code only.
#[doc(hidden)]
pub mod __private {
    pub use alloc::borrow::Cow;
}
