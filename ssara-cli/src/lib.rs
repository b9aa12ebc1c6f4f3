//! What the `ssara` command is made of, for programs that want the same: the reader and writer of corpus files
//! ([`ra2f`]), and what an allocation costs ([`measure`]).

pub mod measure;
pub mod ra2f;
