//! Names that the file declares, and names that it mentions.

use std::collections::BTreeMap;

use crate::codes::Code;
use crate::diag::{Reporter, suggest};
use crate::span::Span;

/// The names of the entities of one kind.
pub(super) struct Names<T> {
    /// The kind, as in "register".
    what: &'static str,
    /// Where each name was declared, and the entity; `None` if the declaration is broken.
    declared: BTreeMap<String, (Span, Option<T>)>,
    /// Whether some declaration was so broken that not even its names are known.
    incomplete: bool,
}

impl<T: Copy> Names<T> {
    pub fn new(what: &'static str) -> Self {
        Names { what, declared: BTreeMap::new(), incomplete: false }
    }

    /// Declares a name; `false`, and an error, if it is taken.
    pub fn declare(&mut self, reporter: &mut Reporter, name: &str, span: Span, item: Option<T>) -> bool {
        if let Some((first, _)) = self.declared.get(name) {
            let what = self.what;
            let problem = reporter.report(Code::Duplicate, Some(span), format!("{what} `{name}` is declared twice"));
            if *first == span {
                problem.label("this gives the same name twice");
            } else {
                problem.label("declared again here").context(*first, "first declared here");
            }
            return false;
        }
        self.declared.insert(name.to_string(), (span, item));
        true
    }
    /// Declares a name unless it is taken.
    pub fn declare_first(&mut self, name: &str, span: Span, item: Option<T>) {
        self.declared.entry(name.to_string()).or_insert((span, item));
    }
    /// Replaces the entity of each name.
    pub fn map_items(&mut self, new: impl Fn(T) -> T) {
        for (_, item) in self.declared.values_mut() {
            *item = item.map(&new);
        }
    }
    /// The entity with this name, if it is declared and its declaration is not broken.
    pub fn find(&self, name: &str) -> Option<T> {
        self.declared.get(name).and_then(|(_, item)| *item)
    }
    /// Remembers that names are missing, so that not finding one is no mistake.
    pub fn set_incomplete(&mut self) {
        self.incomplete = true;
    }
    /// Whether names are missing.
    pub fn is_incomplete(&self) -> bool {
        self.incomplete
    }

    /// The entity with a name that the file mentions at `span`. `None` after an error, here or in its declaration. `source`
    /// is the text of the file.
    pub fn resolve(&self, reporter: &mut Reporter, source: &str, code: Code, name: &str, span: Span) -> Option<T> {
        if let Some((_, item)) = self.declared.get(name) {
            return *item;
        }
        if self.incomplete {
            return None;
        }
        let what = self.what;
        let similar = match reporter.shows(code, span) {
            true => suggest(name, self.declared.keys().map(String::as_str)),
            false => None,
        };
        let problem = reporter.report(code, Some(span), format!("there is no {what} `{name}`"));
        if source[span.start..span.end].contains("..") {
            problem.label("in this range");
        } else if let Some(similar) = similar {
            let message = format!("did you mean `{similar}`?");
            match &source[span.start..span.end] {
                text if text == name => problem.replace(span, similar, message),
                text if text.trim_matches('"') == name => problem.replace(span, format!("\"{similar}\""), message),
                // The name comes from a template.
                _ => problem.help(message),
            };
        } else if self.declared.len() <= 8 && !self.declared.is_empty() {
            let names: Vec<_> = self.declared.keys().map(|name| format!("`{name}`")).collect();
            problem.note(format!("there is {}", names.join(", ")));
        }
        None
    }
}
