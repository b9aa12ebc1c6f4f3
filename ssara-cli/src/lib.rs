//! What the `ssara` command is made of, for programs that want the same: the reader and writer of corpus files
//! ([`ra2f`]).

pub mod ra2f;
