//! The text of an ISA, from a file or from the macro's own input.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use proc_macro2::{Group, Span, TokenStream};
use quote::quote;
use syn::{Error, LitStr};

use crate::input::Isa;

/// The text of an ISA and where it is from.
pub(crate) struct Source {
    /// The name of the file, as messages show it.
    pub name: String,
    /// The text, in which lines and columns are those of the file.
    pub text: String,
    /// The file that cargo has to watch, if it is not one that rustc compiles.
    path: Option<PathBuf>,
}

impl Source {
    /// An item that makes cargo compile the crate again when the file changes. (On stable Rust there is no other way for
    /// a macro to say so.)
    pub(crate) fn watch(&self) -> TokenStream {
        let path = self.path.as_ref().and_then(|path| path.to_str());
        path.map_or_else(TokenStream::new, |path| {
            quote!(
                const _: &[u8] = ::core::include_bytes!(#path);
            )
        })
    }
}

/// Reads the text of an ISA.
pub(crate) fn read(isa: &Isa) -> Result<Source, Error> {
    match isa {
        Isa::File(path) => read_file(path),
        Isa::Inline(group) => read_inline(group),
    }
}

fn read_file(literal: &LitStr) -> Result<Source, Error> {
    let path = locate(literal);
    let name = shown(&path);
    match fs::read_to_string(&path) {
        Ok(text) => Ok(Source { name, text, path: Some(path) }),
        Err(error) => Err(Error::new(
            literal.span(),
            format!(
                "cannot read `{name}`: {error}\n\
                 help: a path is relative to the directory of `Cargo.toml`; one that begins with `./` or `../`, to this \
                 source file"
            ),
        )),
    }
}

/// The path that a literal means: see the documentation of `target!`. Under a tool that does not tell where the source
/// file is, all paths are relative to the directory of `Cargo.toml`.
fn locate(literal: &LitStr) -> PathBuf {
    let path = literal.value();
    let source = literal.span().local_file().filter(|_| path.starts_with("./") || path.starts_with("../"));
    let base = match source.as_deref().and_then(Path::parent) {
        Some(directory) => directory.to_path_buf(),
        None => env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from).unwrap_or_default(),
    };
    let path = base.join(path);
    // `include_bytes!` takes a relative path to start at the source file.
    std::path::absolute(&path).unwrap_or(path)
}

/// A path relative to the current directory, if it is below: cargo runs rustc in the root of the workspace, and editors
/// link what is relative to that.
fn shown(path: &Path) -> String {
    let below = env::current_dir().ok().and_then(|dir| path.strip_prefix(dir).ok().map(Path::to_path_buf));
    below.as_deref().unwrap_or(path).display().to_string()
}

/// The text between braces, behind as many newlines and spaces as there are lines and columns before it.
fn read_inline(group: &Group) -> Result<Source, Error> {
    let braced = group.span().source_text();
    let inside = braced.as_deref().and_then(|text| text.strip_prefix('{')).and_then(|text| text.strip_suffix('}'));
    let Some(inside) = inside else {
        return Err(Error::new(
            group.span(),
            "the text of this ISA is not to be had: it must stand in the source as it is, not come from another macro",
        ));
    };
    let start = group.span_open().end();
    let name = group.span().local_file().as_deref().map_or_else(|| "inline ISA".to_string(), shown);
    let text = "\n".repeat(start.line.saturating_sub(1)) + &" ".repeat(start.column) + inside;
    Ok(Source { name, text, path: None })
}

/// The place of a stretch of an inline ISA, from line and column to line and column (from 1): spans of its first and its
/// last token.
pub(crate) fn spans(group: &Group, start: (usize, usize), end: (usize, usize)) -> (Span, Span) {
    let mut tokens = Vec::new();
    flatten(group.stream(), &mut tokens);
    let place = |at: proc_macro2::LineColumn| (at.line, at.column + 1);
    let mut touched =
        tokens.into_iter().filter(|span| place(span.end()) > start && place(span.start()) < end.max(start));
    match touched.next() {
        Some(first) => (first, touched.last().unwrap_or(first)),
        None => (group.span_close(), group.span_close()),
    }
}

fn flatten(stream: TokenStream, spans: &mut Vec<Span>) {
    for token in stream {
        match token {
            proc_macro2::TokenTree::Group(group) => {
                spans.push(group.span_open());
                flatten(group.stream(), spans);
                spans.push(group.span_close());
            }
            token => spans.push(token.span()),
        }
    }
}
