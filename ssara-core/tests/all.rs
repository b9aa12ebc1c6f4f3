//! The tests of the crate as one binary: each is linked with a lot, and long ones of different files run side by side.

mod allocate;
mod asking;
mod building;
mod common;
mod computed_jumps;
mod context;
mod emit;
mod execute;
mod features;
mod layers;
mod locate;
mod machines;
mod mutate;
mod reference;
mod reg_liveness;
mod scale;
mod stress;
mod text;
mod validate;
mod walk;
