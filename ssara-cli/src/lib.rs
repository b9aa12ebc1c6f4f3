//! The parts of the `ssara` command ([`cli`]), for use by other programs. They are the reader of files with functions
//! ([`source`]) and the cost of an allocation ([`measure`]). What is shown of an allocation is in the crate `ssara-explore`.

pub mod args;
pub mod cli;
pub mod commands;
pub mod failure;
pub mod import;
pub mod input;
pub mod isa;
pub mod llvm;
pub mod measure;
pub mod needless;
pub mod output;
pub mod progress;
pub mod report;
pub mod source;
pub mod table;
