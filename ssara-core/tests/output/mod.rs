//! What clients read from a result.

mod emit;
mod locate;
mod prologue;
mod reg_liveness;
mod walk;
