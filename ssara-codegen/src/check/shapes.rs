//! Messages for the errors of the RON reader, in terms of the ISA language.

use ron::error::Error;

use super::Checker;
use crate::codes::Code;
use crate::diag::{Diagnostic, suggest};
use crate::scan;
use crate::schema::{self, Isa};
use crate::span::{Shape, ShapeError, Span, Spanned};

impl<'a> Checker<'a> {
    /// The root of the file. Only its text may be other than well-formed: all other values are parts of well-formed text.
    pub(super) fn root<'s>(&mut self, isa: &'s Spanned<'a, Isa<'a>>) -> Option<&'s Isa<'a>> {
        let error = match &isa.value {
            Ok(_) => return self.value(isa),
            Err(error) => error,
        };
        if !self.begins_well(isa.text) {
            return None;
        }
        // The text is malformed if it is not even a value of any kind.
        match serde::de::IgnoredAny::read(isa.text) {
            Ok(_) => self.shape_error(isa.text, error),
            Err(error) => self.syntax_error(isa.text, &error),
        }
        None
    }

    pub(super) fn place(&self, text: &str, span: Span) -> Span {
        let start = Span::of(text, self.source).start;
        Span::new(start + span.start, start + span.end)
    }

    /// Reports that `text`, a piece of the source, is not what it should be.
    pub(super) fn shape_error(&mut self, text: &str, error: &ShapeError) {
        let span = self.place(text, error.span);
        match &error.code {
            Error::NoSuchStructField { expected, found, outer } => {
                let within = outer.as_ref().map_or_else(String::new, |outer| format!("`{outer}` has "));
                let mut unknown = |name: &str, span: Span| {
                    let message = format!("{within}no field `{name}`");
                    let problem = self.unknown_word(Code::UnknownField, span, message, name, expected, "field");
                    let homes = schema::structures_with(name);
                    if !homes.is_empty() {
                        problem.help(format!("`{name}` belongs in {}", homes.join(" or ")));
                    }
                };
                let fields = scan::fields(text).unwrap_or_default();
                let others = fields.iter().filter(|(name, _)| !expected.contains(name));
                let others: Vec<_> = others.map(|&(name, _)| (name, Span::of(name, text))).collect();
                if others.iter().all(|&(name, _)| name != found) {
                    unknown(found, span);
                }
                for (name, place) in others {
                    let start = span.start - error.span.start;
                    unknown(name, Span::new(start + place.start, start + place.end));
                }
            }
            Error::NoSuchEnumVariant { expected, found, .. } => {
                let message = format!("`{found}` is not allowed here");
                self.unknown_word(Code::UnknownWord, span, message, found, expected, "word");
            }
            Error::MissingStructField { field, .. } => {
                // The error is at the end of the structure, but its beginning is the better place to show.
                let head = text.find('(').map_or(text.len(), |open| open + 1);
                let span = self.place(text, Span::new(0, head));
                self.error(Code::MissingField, span, format!("the field `{field}` is missing"))
                    .label(format!("this needs a field `{field}`"));
            }
            Error::DuplicateStructField { field, .. } => {
                self.error(Code::RepeatedField, span, format!("the field `{field}` is given twice"));
            }
            Error::ExpectedDifferentStructName { expected, found } => {
                self.error(Code::WrongStructName, span, format!("expected `{expected}(..)`, not `{found}(..)`"))
                    .replace(span, *expected, format!("write `{expected}`, or leave the name out"));
            }
            Error::ExceededRecursionLimit => {
                self.error(Code::TooDeep, span, "brackets are nested too deeply");
            }
            code => {
                let text = &self.source[span.start..];
                let word = &text[..text.bytes().take_while(u8::is_ascii_alphanumeric).count()];
                let meant = match (code, word.to_ascii_lowercase().as_str()) {
                    (Error::ExpectedBoolean, "yes" | "on") => Some("true"),
                    (Error::ExpectedBoolean, "no" | "off") => Some("false"),
                    _ => None,
                };
                let word = Span::new(span.start, span.start + word.len());
                let by_feature = text.starts_with('{').then(|| self.field_by_feature(span)).flatten();
                let problem = self.error(Code::WrongShape, span, lower_first(code));
                if let Some(meant) = meant {
                    problem.replace(word, meant, format!("write `{meant}`"));
                }
                if let Some(field) = by_feature {
                    problem.help(format!("a list for each feature is in a field `{field}`"));
                }
            }
        }
    }

    /// The field that has lists by feature, where the value at `span` is in the field with one list.
    fn field_by_feature(&self, span: Span) -> Option<String> {
        let before = self.source[..span.start].trim_end().strip_suffix(':')?;
        let start = before.rfind(|char: char| !char.is_ascii_alphanumeric() && char != '_').map_or(0, |at| at + 1);
        let field = format!("{}_with", &before[start..]);
        (!schema::structures_with(&field).is_empty()).then_some(field)
    }

    fn unknown_word(
        &mut self,
        code: Code,
        span: Span,
        message: String,
        found: &str,
        expected: &'static [&'static str],
        what: &str,
    ) -> &mut Diagnostic {
        let problem = self.error(code, span, message);
        match suggest(found, expected.iter().copied()) {
            Some(similar) => problem.replace(span, similar, format!("there is a {what} `{similar}`")),
            None => {
                let words: Vec<_> = expected.iter().map(|word| format!("`{word}`")).collect();
                problem.note(format!("expected {}", words.join(", ")))
            }
        }
    }
}

/// The message of an error, to go on in a sentence.
pub(super) fn lower_first(error: &Error) -> String {
    let message = error.to_string();
    let mut chars = message.chars();
    chars.next().map_or_else(String::new, |first| first.to_lowercase().chain(chars).collect())
}
