//! The ISA language: reads a file that describes a machine, checks it, and makes the tables of the allocator from it.
//!
//! [`load`] goes through these steps, a module each:
//!
//! * `span`, `schema`: the text as a tree of values that know their places;
//! * `expand`: name patterns, ranges of names, templates;
//! * `check`: names resolved, every mistake of the file reported at once; the result is a `model`;
//! * `lattice`, `units`: what the file implies, the intersections of classes and the register units;
//! * `resolve`: the [`TargetDesc`](ssara_tables::TargetDesc);
//! * [`certificate`]: proof, from the tables, that every form and every call can be allocated.
//!
//! From the tables alone, [`generate()`] makes a typed Rust module and [`document`] a reference page. The module `build`,
//! behind the feature of that name, does for a build script what the macro `target!` does.
//!
//! A mistake is a [`Diagnostic`] with a stable [`Code`]. No input causes a panic, and the cost of an input is limited. A
//! file has at most 16 MiB, and constants in the checks bound everything that expands.

#[cfg(feature = "build")]
pub mod build;
pub mod certificate;
mod check;
mod codes;
mod describe;
mod diag;
pub mod document;
mod expand;
pub mod generate;
#[cfg(ssara_internals)]
#[doc(hidden)]
pub mod internals;
mod lattice;
mod model;
mod resolve;
mod scan;
mod schema;
mod span;
mod units;

use std::fs::File;
use std::io::Read;
use std::path::Path;
use std::sync::Arc;

use ssara_tables::Target;

pub use codes::Code;
pub use diag::{Diagnostic, Format, Label, Replacement, Severity, SourceFile};
pub use generate::{Module, generate};
pub use span::Span;

/// Maximum size of a file, in bytes; a larger one is an error.
pub const MAX_FILE_SIZE: usize = 16 << 20;

/// The result of loading a file.
#[derive(Debug)]
pub struct Loaded {
    /// The target. It exists iff there is no error.
    pub target: Option<Target>,
    /// Where the file declares what the target has, for the reference page.
    pub places: document::Places,
    /// All errors and warnings, in the order of their places. There can be warnings with a target.
    pub diagnostics: Vec<Diagnostic>,
}

/// Reads the text of an ISA file. Diagnostics call the file `file_name`.
pub fn load(file_name: &str, source: &str) -> Loaded {
    if source.len() > MAX_FILE_SIZE {
        return too_large(file_name);
    }
    let file = Arc::new(SourceFile { name: file_name.to_string(), text: source.to_string() });
    let (target, places, diagnostics) = check::check(&file);
    Loaded { target, places, diagnostics }
}

/// Reads an ISA file. Whatever is wrong with it, that it cannot be read included, is a diagnostic.
pub fn load_file(path: &Path) -> Loaded {
    let name = path.to_string_lossy();
    let mut bytes = Vec::new();
    // Reading one byte more than the limit shows that the file is too large, whatever its size.
    let limit = MAX_FILE_SIZE as u64 + 1;
    if let Err(error) = File::open(path).and_then(|file| file.take(limit).read_to_end(&mut bytes)) {
        return unusable(&name, Code::Unreadable, format!("cannot read the file: {error}"));
    }
    load_bytes(&name, bytes)
}

/// Reads the contents of an ISA file, text or not. Diagnostics call the file `file_name`.
pub fn load_bytes(file_name: &str, bytes: Vec<u8>) -> Loaded {
    if bytes.len() > MAX_FILE_SIZE {
        return too_large(file_name);
    }
    match String::from_utf8(bytes) {
        Ok(source) => load(file_name, &source),
        Err(error) => {
            let at = error.utf8_error().valid_up_to();
            let line = error.as_bytes()[..at].iter().filter(|&&byte| byte == b'\n').count() + 1;
            unusable(file_name, Code::NotUtf8, format!("the file is not UTF-8 from byte {at} on, in line {line}"))
        }
    }
}

fn too_large(file_name: &str) -> Loaded {
    unusable(file_name, Code::TooLarge, format!("the file has more than {} MiB", MAX_FILE_SIZE >> 20))
}

fn unusable(file_name: &str, code: Code, message: String) -> Loaded {
    let file = Arc::new(SourceFile { name: file_name.to_string(), text: String::new() });
    Loaded {
        target: None,
        places: document::Places::default(),
        diagnostics: vec![Diagnostic::new(file, code, None, message)],
    }
}
