//! Diagnostics of an ISA as diagnostics of rustc.
//!
//! On stable Rust a macro has only `compile_error!`, which points into Rust source. So a mistake in a file is shown as text,
//! at the literal with the path. A mistake in an inline ISA is shown at its place.

use proc_macro2::{Group, LineColumn, Span, TokenStream, TokenTree};
use quote::{quote, quote_spanned};
use ssara_codegen::{Diagnostic, Format};
use syn::Attribute;

use crate::input::Isa;

/// Items that make rustc report `diagnostic`. Of the attributes of the module, `#[allow(deprecated)]` silences warnings.
pub(crate) fn report(diagnostic: &Diagnostic, isa: &Isa, attrs: &[Attribute]) -> TokenStream {
    let (text, (first, last)) = match isa {
        Isa::File(path) => (file_text(diagnostic), (path.span(), path.span())),
        Isa::Inline(group) => {
            let place = diagnostic.primary.as_ref().map(|label| label.span);
            let span = place.map_or((group.span(), group.span()), |span| {
                let (start, end) = (diagnostic.file.line_column(span.start), diagnostic.file.line_column(span.end));
                spans(group, start, end)
            });
            (inline_text(diagnostic), span)
        }
    };
    if diagnostic.is_error() { error(&text, first, last) } else { warning(&text, first, attrs) }
}

/// The complete rendering. rustc writes `error: ` before it and indents the other lines.
fn file_text(diagnostic: &Diagnostic) -> String {
    let text = diagnostic.render(Format::Plain);
    let level = if diagnostic.is_error() { "error" } else { "warning" };
    text.strip_prefix(level).unwrap_or(&text).to_string()
}

/// The message without the place, which rustc shows.
fn inline_text(diagnostic: &Diagnostic) -> String {
    let mut text = format!("[{}]: {}", diagnostic.code, diagnostic.message);
    if let Some(label) = diagnostic.primary.as_ref().filter(|label| !label.text.is_empty()) {
        text += &format!(" ({})", label.text);
    }
    for label in &diagnostic.context {
        let (line, column) = diagnostic.file.line_column(label.span.start);
        text += &format!("\nnote: {}:{line}:{column}: {}", diagnostic.file.name, label.text);
    }
    for note in &diagnostic.notes {
        text += &format!("\nnote: {note}");
    }
    for help in &diagnostic.help {
        text += &format!("\nhelp: {help}");
    }
    if let Some(edit) = &diagnostic.replacement {
        text += &format!("\nhelp: {}", edit.message);
    }
    text
}

/// A compile error. The macro's name has the span of the first token and its arguments that of the last, so rustc shows
/// everything between them.
fn error(text: &str, first: Span, last: Span) -> TokenStream {
    let mut tokens = quote_spanned!(first=> ::core::compile_error!);
    tokens.extend(quote_spanned!(last=> { #text }));
    tokens
}

/// A warning. On stable Rust a macro can warn only by using something deprecated.
fn warning(text: &str, place: Span, attrs: &[Attribute]) -> TokenStream {
    let allowed = attrs.iter().filter(|attr| attr.path().is_ident("allow"));
    let text = format!("\n{}", text.trim_start());
    let deprecated = quote_spanned!(place=> WARNING);
    quote! {
        #(#allowed)*
        const _: () = {
            #[deprecated(note = #text)]
            const WARNING: () = ();
            #deprecated
        };
    }
}

/// The spans of the first and the last token in a range of an inline ISA. `start` and `end` are line and column, from 1.
fn spans(group: &Group, start: (usize, usize), end: (usize, usize)) -> (Span, Span) {
    let mut tokens = Vec::new();
    flatten(group.stream(), &mut tokens);
    // An empty range, where something is missing, becomes the character after it.
    let end = end.max((start.0, start.1 + 1));
    let place = |at: LineColumn| (at.line, at.column + 1);
    let mut touched = tokens.into_iter().filter(|span| place(span.end()) > start && place(span.start()) < end);
    match touched.next() {
        Some(first) => (first, touched.last().unwrap_or(first)),
        None => (group.span_close(), group.span_close()),
    }
}

fn flatten(stream: TokenStream, spans: &mut Vec<Span>) {
    for token in stream {
        match token {
            TokenTree::Group(group) => {
                spans.push(group.span_open());
                flatten(group.stream(), spans);
                spans.push(group.span_close());
            }
            token => spans.push(token.span()),
        }
    }
}
