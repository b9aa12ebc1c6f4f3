//! What the ssara register allocator reads and writes, without the allocator.
//!
//! * [`ir`]: the input, a [`Function`](ir::Function) in SSA form.
//! * [`output`]: the result, an [`Allocation`](output::Allocation).
//! * [`text`]: the text form of both.
//!
//! `ssara_core` and `ssara_verify` are built on this crate: the checker can be had without the allocator.

#![no_std]
// Tests reach what is private, which is documented where that serves a reader.
#![cfg_attr(ssara_internals, allow(missing_docs))]

extern crate alloc;

#[cfg(ssara_internals)]
#[doc(hidden)]
pub mod internals;
pub mod ir;
pub mod output;
pub mod text;

pub use ssara_tables::{Target, TargetDesc, TargetErrors, target, units};
