//! Which files write the fields of the walks and of their states.
//!
//! Only tokens are read, so the count follows from how the code is written. A file counts if it names one of the types. It
//! writes a field of `self`, `walk`, `state` or `st` that it assigns to, borrows mutably, or calls a method of which takes
//! `&mut self` somewhere in `ssara-core`, or in the standard library. It also writes what a pattern takes from `&mut`.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use proc_macro2::{Delimiter, TokenStream, TokenTree};

use super::sources::tokens;
use crate::book;

/// A walk and its state.
pub struct State {
    /// The types.
    pub types: &'static [&'static str],
    /// Where they are defined, and the folder of those who may write them.
    file: &'static str,
}

/// The walks with a state of many fields.
pub const STATES: [State; 3] = [
    State { types: &["Spiller", "SpillWalk"], file: "spill/walk.rs" },
    State { types: &["Coloring", "ColorWalk"], file: "color/walk.rs" },
    State { types: &["FastState", "Walk"], file: "fast/walk.rs" },
];

/// What these are called in the code.
const OWNERS: [&str; 4] = ["self", "walk", "state", "st"];

/// Methods of the libraries that change what they are called on.
const CHANGES: [&str; 36] = [
    "append",
    "as_mut",
    "clear",
    "clone_from",
    "copy_from_slice",
    "dedup",
    "drain",
    "entry",
    "extend",
    "extend_from_slice",
    "fill",
    "first_mut",
    "for_each_mut",
    "get_mut",
    "get_or_insert",
    "grow",
    "insert",
    "iter_mut",
    "last_mut",
    "pop",
    "push",
    "remove",
    "replace",
    "reserve",
    "resize",
    "resize_with",
    "retain",
    "reverse",
    "set",
    "sort_unstable",
    "swap",
    "swap_remove",
    "take",
    "toggle",
    "truncate",
    "union_with",
];

/// The number of fields that other modules see and may write. Those of them that several files write, with the numbers of
/// files.
pub fn fields_of_many_writers(state: &State) -> (usize, BTreeMap<String, usize>) {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("ssara-core/src");
    let mut reader =
        Reader { types: state.types, fields: BTreeSet::new(), changes: BTreeSet::new(), written: BTreeSet::new() };
    reader.changes.extend(CHANGES.map(str::to_owned));
    for file in book::sources(&src) {
        reader.note_methods(tokens(&file));
    }
    reader.note_fields(tokens(&src.join(state.file)));
    let folder = src.join(state.file).parent().expect("a folder").to_owned();
    let mut writers: BTreeMap<String, BTreeSet<PathBuf>> = BTreeMap::new();
    for file in book::sources(&folder) {
        let tokens = tokens(&file);
        if reader.names_type(tokens.clone()) {
            reader.read(tokens);
            for field in std::mem::take(&mut reader.written) {
                writers.entry(field).or_default().insert(file.clone());
            }
        }
    }
    let many = writers.into_iter().map(|(field, files)| (field, files.len())).filter(|&(_, files)| files > 1);
    (reader.fields.len(), many.collect())
}

/// Reads tokens.
struct Reader {
    types: &'static [&'static str],
    /// The fields that other modules see and may write.
    fields: BTreeSet<String>,
    /// The methods that change what they are called on.
    changes: BTreeSet<String>,
    /// The fields that are written.
    written: BTreeSet<String>,
}

fn ident(token: Option<&TokenTree>) -> Option<String> {
    match token {
        Some(TokenTree::Ident(ident)) => Some(ident.to_string()),
        _ => None,
    }
}

fn is_punct(token: Option<&TokenTree>, punct: char) -> bool {
    matches!(token, Some(TokenTree::Punct(it)) if it.as_char() == punct)
}

fn group(token: Option<&TokenTree>, delimiter: Delimiter) -> Option<TokenStream> {
    match token {
        Some(TokenTree::Group(group)) if group.delimiter() == delimiter => Some(group.stream()),
        _ => None,
    }
}

impl Reader {
    fn names_type(&self, tokens: TokenStream) -> bool {
        tokens.into_iter().any(|token| match token {
            TokenTree::Group(group) => self.names_type(group.stream()),
            TokenTree::Ident(ident) => self.types.iter().any(|name| ident == name),
            _ => false,
        })
    }

    /// Notes the names of functions that take `&mut self`.
    fn note_methods(&mut self, tokens: TokenStream) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let mut name = None;
        for (at, token) in tokens.iter().enumerate() {
            if ident(Some(token)).is_some_and(|word| word == "fn") {
                name = ident(tokens.get(at + 1));
            }
            let TokenTree::Group(inner) = token else { continue };
            if let Some(params) = group(Some(token), Delimiter::Parenthesis)
                && let Some(name) = name.take()
            {
                let params: Vec<TokenTree> = params.into_iter().take(3).collect();
                let words = (is_punct(params.first(), '&'), ident(params.get(1)), ident(params.get(2)));
                if words == (true, Some("mut".to_owned()), Some("self".to_owned())) {
                    self.changes.insert(name);
                }
            }
            self.note_methods(inner.stream());
        }
    }

    /// Notes the public fields of the types, but for shared references.
    fn note_fields(&mut self, tokens: TokenStream) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        for (at, token) in tokens.iter().enumerate() {
            let is_struct = ident(Some(token)).is_some_and(|word| word == "struct");
            let name = ident(tokens.get(at + 1)).unwrap_or_default();
            if !is_struct || !self.types.contains(&&*name) {
                continue;
            }
            let Some(body) = tokens[at..].iter().find_map(|token| group(Some(token), Delimiter::Brace)) else {
                continue;
            };
            let body: Vec<TokenTree> = body.into_iter().collect();
            let is_pub = |at: &usize| ident(body.get(*at)).is_some_and(|word| word == "pub");
            for at in (0..body.len()).filter(is_pub) {
                let name = at + 1 + usize::from(group(body.get(at + 1), Delimiter::Parenthesis).is_some());
                // `name: &'a mut Type`, where the lifetime is two tokens.
                let is_mut = || ident(body.get(name + 5)).is_some_and(|word| word == "mut");
                if !is_punct(body.get(name + 2), '&') || is_mut() {
                    self.fields.extend(ident(body.get(name)));
                }
            }
        }
    }

    /// Notes the fields that some code writes.
    fn read(&mut self, tokens: TokenStream) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let mut at = 0;
        while at < tokens.len() {
            let is_start = !at.checked_sub(1).is_some_and(|before| is_punct(tokens.get(before), '.'));
            match ident(tokens.get(at)).filter(|_| is_start) {
                Some(name) if OWNERS.contains(&&*name) => self.read_place(&tokens, at),
                Some(name) if self.types.contains(&&*name) => self.read_pattern(&tokens, at),
                _ => {}
            }
            if let TokenTree::Group(inner) = &tokens[at] {
                self.read(inner.stream());
            }
            at += 1;
        }
    }

    /// Reads a place such as `self.state.field[index].method()`, which starts at a token.
    fn read_place(&mut self, tokens: &[TokenTree], start: usize) {
        let before = |back: usize| start.checked_sub(back).and_then(|at| tokens.get(at));
        let star = usize::from(is_punct(before(1), '*'));
        let mut is_written =
            ident(before(star + 1)).is_some_and(|word| word == "mut") && is_punct(before(star + 2), '&');
        let mut path = Vec::new();
        let mut at = start + 1;
        loop {
            if is_punct(tokens.get(at), '.') && !is_punct(tokens.get(at + 1), '.') {
                let Some(name) = ident(tokens.get(at + 1)) else { break };
                at += 2;
                if group(tokens.get(at), Delimiter::Parenthesis).is_some() {
                    is_written |= self.changes.contains(&name);
                    break;
                }
                path.push(name);
            } else if group(tokens.get(at), Delimiter::Bracket).is_some() {
                at += 1;
            } else {
                break;
            }
        }
        is_written |= is_assigned(&tokens[at.min(tokens.len())..]);
        let owned = path.iter().enumerate().take_while(|&(at, _)| at == 0 || path[at - 1] == "state");
        if is_written {
            self.written.extend(owned.map(|(_, name)| name.clone()).filter(|name| self.fields.contains(name)));
        }
    }

    /// Reads a pattern such as `Spiller { field, .. } = &mut *self.state`, which starts at a token.
    fn read_pattern(&mut self, tokens: &[TokenTree], start: usize) {
        let Some(fields) = group(tokens.get(start + 1), Delimiter::Brace) else { return };
        let takes = is_punct(tokens.get(start + 2), '=') && is_punct(tokens.get(start + 3), '&');
        if takes && ident(tokens.get(start + 4)).is_some_and(|word| word == "mut") {
            let fields = fields.into_iter().filter_map(|token| ident(Some(&token)));
            self.written.extend(fields.filter(|name| self.fields.contains(name)));
        }
    }
}

/// Whether these tokens assign to what is before them.
fn is_assigned(tokens: &[TokenTree]) -> bool {
    let operator = |at: usize| match tokens.get(at) {
        Some(TokenTree::Punct(punct)) => punct.as_char(),
        _ => ' ',
    };
    match operator(0) {
        '=' => !matches!(operator(1), '=' | '>'),
        '+' | '-' | '*' | '/' | '|' | '&' | '^' => operator(1) == '=',
        '<' | '>' => operator(1) == operator(0) && operator(2) == '=',
        _ => false,
    }
}
