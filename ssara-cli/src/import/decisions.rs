//! The decisions that are left to a person: facts that the tables lack, guesses of the draft, and differences.

use std::collections::BTreeMap;

use super::text::comment;

/// How many names a decision shows unless all are asked for.
const SHOWN: usize = 12;

/// Sentences, each with the forms, instructions or registers that it is about.
#[derive(Clone, Debug, Default)]
pub struct Decisions {
    found: BTreeMap<String, Vec<String>>,
}

impl Decisions {
    /// Notes a sentence about something.
    pub fn add(&mut self, sentence: impl Into<String>, about: impl Into<String>) {
        let about = about.into();
        let names = self.found.entry(sentence.into()).or_default();
        if names.last() != Some(&about) {
            names.push(about);
        }
    }
    /// Notes a sentence that is about the whole draft.
    pub fn general(&mut self, sentence: impl Into<String>) {
        self.found.entry(sentence.into()).or_default();
    }
    /// All sentences, with the names that each is about.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &[String])> {
        self.found.iter().map(|(sentence, names)| (sentence.as_str(), names.as_slice()))
    }
    /// Takes over those of another list.
    pub fn extend(&mut self, other: Decisions) {
        for (sentence, names) in other.found {
            self.found.entry(sentence).or_default().extend(names);
        }
    }
    /// A line for each, without the names beyond the first few unless `all`.
    pub fn lines(&self, all: bool) -> Vec<String> {
        self.iter()
            .map(|(sentence, names)| {
                let shown = if all { names.len() } else { SHOWN };
                let more = names.len().saturating_sub(shown);
                let more = if more > 0 { format!(" and {more} more") } else { String::new() };
                match names.len() {
                    0 => format!("DECIDE: {sentence}."),
                    1 => format!("DECIDE: {sentence}: {}.", names[0]),
                    len => format!("DECIDE: {sentence}: {}{more} ({len}).", names[..shown.min(len)].join(", ")),
                }
            })
            .collect()
    }
    /// The lines as comments of an ISA file.
    pub(super) fn comments(&self, all: bool, indent: usize) -> String {
        self.lines(all).iter().map(|line| comment(line, indent)).collect()
    }
}
