//! A decoupled, SSA-based register allocator that knows machines only through tables.
//!
//! * [`mod@target`]: the description of a machine, [`TargetDesc`]; [`Target`] is one that was validated.
//! * [`ir`]: the input, a [`Function`](ir::Function) in SSA form.
//! * [`typed`]: the same for targets made by `target!`, where a value of the wrong bank or width is a type error.
//! * [`Context::allocate`]: the entry point; the pipeline behind it is [`ssa`].
//! * [`output`]: the result, an [`Allocation`](output::Allocation).
//! * [`verify`]: an independent checker of results, and an executor that runs them.

#![cfg_attr(not(test), no_std)]

extern crate alloc;

pub mod analysis;
pub mod ir;
mod local;
pub mod output;
pub mod ssa;
#[doc(hidden)]
pub mod testing;
pub mod typed;
pub mod verify;

pub use ssa::{CalleeSaves, Context, Contract, Error, Level, Options, Registers, Stress};
#[cfg(feature = "macros")]
pub use ssara_macros::target;
pub use ssara_tables::{Target, TargetDesc, TargetErrors, target, units, validate};

/// For generated code only.
#[doc(hidden)]
pub mod __private {
    pub use alloc::borrow::Cow;
}
