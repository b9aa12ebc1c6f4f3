//! The tests of the crate as one binary: each is linked with a lot, and long ones of different files run side by side.

#[cfg(not(ssara_internals))]
compile_error!("RUSTFLAGS hides .cargo/config.toml: add `--cfg ssara_internals` to it");

mod analysis;
mod coalesce;
mod common;
mod contracts;
mod fast;
mod ir;
mod machines;
mod output;
mod pipeline;
mod regs;
mod resolve;
mod send_sync;
mod solver;
mod sorts;
mod spill;
mod text;
mod validate;
mod verify;
