//! The tests of the crate as one binary: each is linked with a lot, and long ones of different files run side by side.

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
