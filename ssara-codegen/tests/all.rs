//! The tests of the crate as one binary: each is linked with a lot, and long ones of different files run side by side.

#[cfg(not(ssara_internals))]
compile_error!("RUSTFLAGS hides .cargo/config.toml: add `--cfg ssara_internals` to it");

mod abi;
#[cfg(feature = "build")]
mod build;
mod certificate;
mod common;
mod diagnostics;
mod document;
mod expand;
mod forms;
mod generate;
#[cfg(feature = "build")]
mod generated_modules;
#[cfg(feature = "html")]
mod html;
mod repetition;
mod robustness;
mod shipped;
mod target;
mod target_tables;
mod template;
