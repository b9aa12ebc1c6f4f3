//! What clients read from a result.

mod emit;
mod far_slots;
mod locate;
mod prologue;
mod reg_liveness;
mod walk;
