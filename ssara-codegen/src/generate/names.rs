//! Rust identifiers for the names of an ISA file.
//!
//! Every name gives an identifier. The identifiers of one namespace differ, and depend only on the names and their order. A
//! name that cannot be used as it is (a keyword, a second `R0`) gets underscores.

use std::collections::HashSet;

use proc_macro2::{Ident, Span};

/// The keywords of all editions, and the words that may not even be raw identifiers.
const KEYWORDS: &[&str] = &[
    "abstract", "as", "async", "await", "become", "box", "break", "const", "continue", "do", "dyn", "else", "enum",
    "extern", "false", "final", "fn", "for", "gen", "if", "impl", "in", "let", "loop", "macro", "match", "mod", "move",
    "mut", "override", "priv", "pub", "ref", "return", "static", "struct", "trait", "true", "try", "type", "typeof",
    "unsafe", "unsized", "use", "virtual", "where", "while", "yield",
];
const NEVER_RAW: &[&str] = &["self", "Self", "super", "crate", "_"];

/// How the identifiers of a namespace are written.
#[derive(Clone, Copy)]
pub enum Case {
    /// As in the file: methods and arguments.
    AsIs,
    /// `XMM0`: constants.
    Upper,
    /// `I64`, `PredPair`: types.
    Camel,
}

/// One namespace.
pub struct Names {
    case: Case,
    taken: HashSet<String>,
}

impl Names {
    /// A namespace in which some names are taken already.
    pub fn new(case: Case, taken: &[&str]) -> Self {
        Names { case, taken: taken.iter().map(|name| name.to_string()).collect() }
    }

    /// An identifier for `name` that this namespace has not given yet.
    pub fn add(&mut self, name: &str) -> Ident {
        let mut text = written(name, self.case);
        while NEVER_RAW.contains(&&*text) || !self.taken.insert(text.clone()) {
            text.push('_');
        }
        if KEYWORDS.contains(&&*text) {
            Ident::new_raw(&text, Span::call_site())
        } else {
            Ident::new(&text, Span::call_site())
        }
    }

    /// Identifiers for all of `names`.
    pub fn all<'a>(case: Case, taken: &[&str], names: impl IntoIterator<Item = &'a str>) -> Vec<Ident> {
        let mut namespace = Names::new(case, taken);
        names.into_iter().map(|name| namespace.add(name)).collect()
    }
}

/// `name` in a case, with `_` for characters that no identifier contains, and `_and_` for the `&` of derived classes.
fn written(name: &str, case: Case) -> String {
    let mut text = String::with_capacity(name.len());
    for c in name.chars() {
        match c {
            '&' => text.push_str("_and_"),
            _ if c.is_ascii_alphanumeric() => text.push(c),
            _ => text.push('_'),
        }
    }
    match case {
        Case::AsIs => {}
        Case::Upper => text.make_ascii_uppercase(),
        Case::Camel => {
            let capitalised = |word: &str| word[..1].to_ascii_uppercase() + &word[1..];
            text = text.split('_').filter(|word| !word.is_empty()).map(capitalised).collect();
        }
    }
    if text.is_empty() || text.starts_with(|c: char| c.is_ascii_digit()) {
        text.insert(0, '_');
    }
    text
}
