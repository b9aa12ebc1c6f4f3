//! What the `ssara` command is made of ([`cli`]), for programs that want the same: the reader and writer of corpus files
//! ([`ra2f`]), what an allocation costs ([`measure`]), and the allocators of regalloc2 beside ours ([`rivals`]).

pub mod bench;
pub mod cli;
pub mod commands;
pub mod failure;
pub mod fuzz;
pub mod import;
pub mod isa;
pub mod judge;
pub mod llvm;
pub mod measure;
pub mod places;
pub mod ra2f;
pub mod reduce;
pub mod rivals;
pub mod source;
pub mod systematic;
pub mod table;
