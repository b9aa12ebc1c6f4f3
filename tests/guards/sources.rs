//! Counts of lines and files.

use std::fs;
use std::ops::AddAssign;
use std::path::{Path, PathBuf};

use proc_macro2::{TokenStream, TokenTree};

use crate::book;

const ROOT: &str = env!("CARGO_MANIFEST_DIR");

/// The allocator proper: folders of `ssara-core/src`, and files of the same names.
const ALLOCATOR: [&str; 11] =
    ["analysis", "coalesce", "color", "fast", "frame", "pipeline", "regs", "resolve", "solver", "sorts", "spill"];

/// The size of some files.
#[derive(Clone, Copy, Default)]
pub struct Size {
    /// The number of files.
    pub files: usize,
    /// All lines.
    pub lines: usize,
    /// The lines that are neither blank nor comments alone.
    pub code: usize,
}

impl AddAssign for Size {
    fn add_assign(&mut self, more: Size) {
        self.files += more.files;
        self.lines += more.lines;
        self.code += more.code;
    }
}

/// The sizes of the parts of the allocator.
pub fn sizes() -> Vec<(&'static str, Size)> {
    let of_part = |part: &'static str| {
        let folder = Path::new(ROOT).join("ssara-core/src").join(part);
        let mut files = if folder.is_dir() { book::sources(&folder) } else { Vec::new() };
        files.extend(Some(folder.with_extension("rs")).filter(|file| file.exists()));
        let mut size = Size::default();
        for file in files {
            let text = fs::read_to_string(file).expect("a source file");
            let is_code = |line: &&str| !line.trim().is_empty() && !line.trim_start().starts_with("//");
            size += Size { files: 1, lines: text.lines().count(), code: text.lines().filter(is_code).count() };
        }
        (part, size)
    };
    ALLOCATOR.map(of_part).into()
}

/// The tokens of a source file.
pub fn tokens(file: &Path) -> TokenStream {
    let text = fs::read_to_string(file).expect("a source file");
    text.parse().unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

/// The files that the crates of the workspace are made of.
fn crate_sources() -> Vec<PathBuf> {
    let entries = fs::read_dir(ROOT).expect("the workspace").map(|entry| entry.expect("an entry").path());
    let crates = entries.filter(|path| path.join("Cargo.toml").exists());
    let is_source = |path: &PathBuf| path.components().any(|part| part.as_os_str() == "src");
    crates.flat_map(|path| book::sources(&path)).filter(is_source).collect()
}

/// The number of source files that name a kind of operand: by its keyword, or as a variant of `Place`. Comments and strings
/// do not count.
pub fn files_that_name(keyword: &str, variant: &str) -> usize {
    crate_sources().iter().filter(|file| names(tokens(file), keyword, variant)).count()
}

fn names(tokens: TokenStream, keyword: &str, variant: &str) -> bool {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let is_ident = |at: usize, name: &str| matches!(tokens.get(at), Some(TokenTree::Ident(ident)) if ident == name);
    tokens.iter().enumerate().any(|(at, token)| match token {
        TokenTree::Group(group) => names(group.stream(), keyword, variant),
        // Two colons are two tokens.
        _ => is_ident(at, keyword) || is_ident(at, "Place") && is_ident(at + 3, variant),
    })
}
