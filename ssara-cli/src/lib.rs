//! The parts of the `ssara` command ([`cli`]), for use by other programs. They are the reader and writer of corpus files
//! ([`ra2f`]), the cost of an allocation ([`measure`]), and the allocators of regalloc2 for comparison ([`rivals`]).

pub mod bench;
pub mod cli;
pub mod commands;
pub mod experiments;
pub mod explain;
pub mod failure;
pub mod fuzz;
pub mod import;
pub mod isa;
pub mod llvm;
pub mod measure;
pub mod method;
pub mod needless;
pub mod outcome;
pub mod places;
pub mod ra2f;
pub mod reduce;
pub mod referee;
pub mod rivals;
pub mod source;
pub mod systematic;
pub mod table;
pub mod view;
