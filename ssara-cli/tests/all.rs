//! The tests of the crate as one binary: each is linked with a lot, and long ones of different files run side by side.

mod a_new_target;
mod book;
mod browser;
mod cli;
mod experiments;
mod explain;
mod forms;
mod fuzz;
mod import;
mod machines;
mod measure;
mod other_target;
mod profile;
mod ra2f;
mod reduce;
mod referee;
mod systematic;
mod view;
