//! The ISA, from a file or from the macro's own input.

use std::env;
use std::path::{Path, PathBuf};

use proc_macro2::{Group, TokenStream, TokenTree};
use quote::quote;
use ssara_codegen::Loaded;
use syn::{Error, LitStr};

use crate::input::Isa;

/// Loads an ISA. The second result makes cargo compile the crate again when the file changes. It is returned for a file with
/// mistakes as well, so that correcting them has an effect.
pub(crate) fn load(isa: &Isa) -> syn::Result<(Loaded, TokenStream)> {
    match isa {
        Isa::File(path) => load_file(path),
        Isa::Inline(group) => Ok((load_inline(group)?, TokenStream::new())),
    }
}

fn load_file(literal: &LitStr) -> syn::Result<(Loaded, TokenStream)> {
    let path = locate(literal);
    let shown = shown(&path);
    let Some(path) = path.to_str().filter(|path| Path::new(path).is_file()) else {
        return Err(Error::new(
            literal.span(),
            format!(
                "there is no file `{shown}`\n\
                 help: a path is relative to the directory of `Cargo.toml`; one that begins with `./` or `../`, to this \
                 source file"
            ),
        ));
    };
    // On stable Rust a macro can declare in no other way that it reads a file.
    let watch = quote!(
        const _: &[u8] = ::core::include_bytes!(#path);
    );
    Ok((ssara_codegen::load_file(Path::new(&shown)), watch))
}

/// The path that a literal means, as the documentation of `target!` says. If the place of the source file is unknown, as
/// under some tools, all paths are relative to the directory of `Cargo.toml`.
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

/// A path relative to the current directory, if it is below it. Cargo runs rustc in the root of the workspace, and editors
/// make links of paths relative to that.
fn shown(path: &Path) -> String {
    let below = env::current_dir().ok().and_then(|dir| path.strip_prefix(dir).ok().map(Path::to_path_buf));
    below.as_deref().unwrap_or(path).display().to_string()
}

/// Loads an inline ISA. Its text gets as many newlines and spaces before it as there are lines and columns before it in the
/// source file. So the places in diagnostics are those of the source file.
fn load_inline(group: &Group) -> syn::Result<Loaded> {
    let braced = group.span().source_text();
    let inside = braced.as_deref().and_then(|text| text.strip_prefix('{')).and_then(|text| text.strip_suffix('}'));
    // If another macro produced the braces, the source text between them may differ from the tokens.
    let Some(inside) = inside.filter(|inside| inside.parse().is_ok_and(|text| words(text) == words(group.stream())))
    else {
        return Err(Error::new(group.span(), "an ISA in braces must stand in the source, not come from another macro"));
    };
    let start = group.span_open().end();
    let name = group.span().local_file().as_deref().map_or_else(|| "inline ISA".to_string(), shown);
    let text = "\n".repeat(start.line.saturating_sub(1)) + &" ".repeat(start.column) + inside;
    Ok(ssara_codegen::load(&name, &text))
}

/// The tokens as text, without what is between them.
fn words(stream: TokenStream) -> Vec<String> {
    let words = stream.into_iter().flat_map(|token| match token {
        TokenTree::Group(group) => {
            let mut words = vec![format!("{:?}", group.delimiter())];
            words.extend(self::words(group.stream()));
            words.push("end".to_string());
            words
        }
        token => vec![token.to_string()],
    });
    words.collect()
}
