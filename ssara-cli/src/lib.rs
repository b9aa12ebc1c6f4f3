//! The parts of the `ssara` command ([`cli`]), for use by other programs. They are the reader of texts with functions
//! ([`source`]), the cost of an allocation ([`measure`]), and what is shown of it ([`view`], [`explain`]).

pub mod args;
pub mod cli;
pub mod commands;
pub mod explain;
pub mod failure;
pub mod finding;
pub mod import;
pub mod input;
pub mod isa;
pub mod llvm;
pub mod measure;
pub mod method;
pub mod needless;
pub mod output;
pub mod places;
pub mod progress;
pub mod report;
pub mod source;
pub mod table;
pub mod view;
