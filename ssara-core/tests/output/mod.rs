//! What clients read from a result.

mod emit;
mod locate;
mod reg_liveness;
mod walk;
