//! The commands, one file for each.

pub mod alloc;
pub mod check;
pub mod completions;
pub mod doc;
pub mod expand;
pub mod explain;
pub mod fuzz;
pub mod import;
pub mod lsp;
pub mod man;
pub mod new;
pub mod run;
pub mod verify;
pub mod view;
