//! The tests of the crate as one binary: each is linked with a lot, and long ones of different files run side by side.

mod book;
mod browser;
mod cli;
#[path = "../../ssara-cli/tests/command.rs"]
mod command;
mod experiments;
mod forms;
#[path = "../../ssara-cli/tests/listings.rs"]
mod listings;
mod machines;
mod playground;
mod profile;
mod ra2f;
mod view;
