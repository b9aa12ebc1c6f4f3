//! A decoupled, SSA-based register allocator that knows machines only through tables.
//!
//! * [`target`]: the description of a machine, [`TargetDesc`].
//! * [`ir`]: the input, a [`Function`](ir::Function) in SSA form.
//! * [`Context::allocate`]: the entry point; the pipeline behind it is [`ssa`].
//! * [`output`]: the result, an [`Allocation`](output::Allocation).
//! * [`verify`]: an independent checker of results.

#![no_std]

extern crate alloc;

pub mod analysis;
pub mod ir;
pub mod output;
pub mod ssa;
pub mod target;
#[doc(hidden)]
pub mod testing;
pub mod units;
pub mod verify;

pub use ssa::{CalleeSaves, Context, Error, Level, Options};
pub use target::TargetDesc;
