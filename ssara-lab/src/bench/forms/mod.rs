//! Functions as small compilers write them, with the forms of shipped targets, out of a fixed seed.
//!
//! A function has a theme (arithmetic, arrays, strings, switches, calls, floating point, vectors, parts of registers, or a
//! mixture) and a size. It is made of assignments of expressions, stores, conditionals, loops, switches and calls; it reads
//! recent variables more often than old ones. No edge is critical, as regalloc2 demands.

mod lexicon;
mod program;
mod texts;
mod writer;

pub use lexicon::Lexicon;
pub use program::{functions, pressure};

/// The sequences of all targets that have some.
///
/// # Errors
/// When a target does not have what they name.
pub fn lexicons() -> Result<Vec<Lexicon>, String> {
    texts::TEXTS.iter().map(|text| text.read()).collect()
}
