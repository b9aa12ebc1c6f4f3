//! The tests of the crate as one binary: each is linked with a lot, and long ones of different files run side by side.

mod a_new_target;
mod cli;
mod command;
mod explain;
mod fuzz;
mod import;
mod json;
mod listings;
mod lsp;
mod measure;
mod new;
mod other_target;
mod shell;
