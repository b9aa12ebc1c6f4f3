//! The commands, one file for each.

pub mod alloc;
pub mod bench;
pub mod check;
pub mod corpus;
pub mod doc;
pub mod expand;
mod experiment;
pub mod explain;
pub mod fuzz;
pub mod import;
pub mod reduce;
pub mod run;
pub mod verify;
pub mod view;
