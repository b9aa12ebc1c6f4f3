//! A decoupled, SSA-based register allocator that knows machines only through tables.
//!
//! * [`target`]: the description of a machine, [`TargetDesc`].
//! * [`ir`]: the input, a [`Function`](ir::Function) in SSA form.
//! * [`allocate`]: the entry point, and the pipeline behind it in `ssa`.
//! * [`output`]: the result, an [`Allocation`](output::Allocation).
//! * [`verify`]: an independent checker of results.

#![no_std]

extern crate alloc;

pub mod ir;
pub mod output;
pub mod target;
pub mod units;
pub mod verify;

pub use target::TargetDesc;
