//! The private modules of this crate, for tests. It is there only with `--cfg ssara_internals`, which `.cargo/config.toml` of
//! the repository sets.

pub mod clobbers {
    pub use crate::text::clobbers::*;
}

pub mod lex {
    pub use crate::text::lex::*;
}

pub mod names {
    pub use crate::text::names::*;
}
