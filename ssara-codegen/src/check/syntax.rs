//! Text that is not well-formed RON, and advice on what was probably meant.
//!
//! The advice uses the text around the place of the error and the brackets that are open there. It skips strings and
//! comments in their usual notation. An unknown mistake gets no advice. The cost is one pass over the text before the error.

use ron::error::Error;

use super::Checker;
use super::shapes::lower_first;
use crate::codes::Code;
use crate::diag::Diagnostic;
use crate::scan::{closing, entry_end, open_brackets, skip_blanks};
use crate::span::{ShapeError, Span, is_identifier};

const COMMENTS: &str = "comments begin with `//`";

/// Maximum number of bytes of the file that advice quotes. What is longer, such as the rest of a file after a bracket that
/// is not closed, is cut.
const MAX_QUOTED: usize = 100;

impl Checker<'_> {
    /// Checks that the file begins with a structure. Otherwise reports an error and returns `false`.
    pub(super) fn begins_well(&mut self, text: &str) -> bool {
        let head = skip_blanks(text, 0);
        let rest = &text[head..];
        let word_len = rest.bytes().take_while(|byte| byte.is_ascii_alphanumeric() || *byte == b'_').count();
        if rest.starts_with('#') && !rest.starts_with("#!") {
            let span = self.place(text, Span::new(head, head + 1));
            let problem = self.error(Code::Syntax, span, "the file does not begin with `Isa(`");
            problem.replace(span, "//", COMMENTS);
            return false;
        }
        // The notation may begin with an attribute, which is not about the structure.
        if rest.starts_with("#!") || text[skip_blanks(text, head + word_len)..].starts_with('(') {
            return true;
        }
        let len = rest.chars().next().map_or(0, char::len_utf8).max(word_len);
        let span = self.place(text, Span::new(head, head + len));
        self.error(Code::Syntax, span, "the file does not begin with `Isa(`")
            .help("an ISA file is one structure, and all else stands in it: `Isa(name: .., banks: {..})`");
        false
    }

    pub(super) fn syntax_error(&mut self, text: &str, error: &ShapeError) {
        let span = self.place(text, error.span);
        if error.code == Error::ExceededRecursionLimit {
            self.error(Code::TooDeep, span, "brackets are nested too deeply");
            return;
        }
        let (source, message) = (self.source, format!("the file is not well-formed: {}", lower_first(&error.code)));
        let problem = self.error(Code::Syntax, span, message);
        advise(problem, source, span.start, &error.code);
    }
}

/// Adds advice on what was probably meant at byte `at`.
fn advise(problem: &mut Diagnostic, source: &str, at: usize, code: &Error) {
    let open = open_brackets(source, at).last().copied();
    let enclosing = open.map(|open| source.as_bytes()[open]);
    let expects_comma = matches!(code, Error::ExpectedComma | Error::ExpectedMapColon);
    let next = skip_blanks(source, at);
    match source[next..].chars().next() {
        Some(char @ ('\u{201c}' | '\u{201d}' | '\u{201e}' | '\u{2018}' | '\u{2019}')) => {
            problem.replace(Span::new(next, next + char.len_utf8()), "\"", "quotes are straight: `\"`");
            return;
        }
        Some('=') if expects_comma => {
            problem.replace(Span::new(next, next + 1), ":", "a value follows its name after a colon");
            return;
        }
        _ => {}
    }
    match (source[at..].chars().next(), open) {
        (Some('{'), _) if expects_comma && source[..at].ends_with(|last: char| last.is_ascii_alphanumeric()) => {
            problem.replace(Span::new(at, at + 1), "(", "the fields of a structure are in parentheses");
        }
        (Some('#'), _) => {
            problem.replace(Span::new(at, at + 1), "//", COMMENTS);
        }
        (None | Some(')' | ']' | '}'), Some(open)) => {
            let expected = closing(source.as_bytes()[open]);
            if !source[at..].starts_with(expected) {
                problem
                    .label(format!("expected `{expected}` before this"))
                    .context(Span::new(open, open + 1), "this bracket is not closed");
            }
        }
        (Some('"'), _) if enclosing == Some(b'(') => {
            let end = source[at + 1..].find('"').map(|len| at + len + 2);
            if let Some(end) = end.filter(|&end| source[skip_blanks(source, end)..].starts_with(':')) {
                unquote(problem, source, Span::new(at, end));
            }
        }
        (Some(':'), Some(open)) if enclosing == Some(b'(') => field_without_name(problem, source, open, at),
        (Some(here), _) if expects_comma && !matches!(here, ':' | '(' | '[' | '"' | ',') => {
            if source[..at].ends_with(|last: char| !last.is_whitespace()) {
                problem.help("a name with other characters than letters, digits and underscores needs quotes");
            } else if *code == Error::ExpectedComma {
                problem.label("a comma is missing before this, or a bracket");
            }
        }
        (Some(_), _) if *code == Error::ExpectedComma => {
            problem.label("a comma is missing before this, or a bracket");
        }
        _ if *code == Error::UnclosedBlockComment => {
            problem.help("the comment goes to the end of the file: `*/` ends it, once for each `/*` in it");
        }
        _ => {}
    }
}

/// A colon at byte `at` in parentheses, opened at `open`, that began without the name of a field.
fn field_without_name(problem: &mut Diagnostic, source: &str, open: usize, at: usize) {
    let before = source[..at].trim_end();
    if let Some(start) = before.strip_suffix('"').and_then(|before| before.rfind('"')) {
        return unquote(problem, source, Span::new(start, before.len()));
    }
    let (start, end) = (skip_blanks(source, open + 1), entry_end(source, open + 1));
    let (Some(first), Some(rest)) = (source.get(start..end), source.get(end + 1..at)) else { return };
    let (first, field) = (first.trim(), rest.rsplit(',').next().unwrap_or(rest).trim());
    let word_start = source[..open].rfind(|char: char| !char.is_ascii_alphanumeric()).map_or(0, |last| last + 1);
    // A character that is no letter may have more than one byte.
    let word = source.get(word_start..open).unwrap_or_default();
    if matches!(word, "Use" | "Def" | "Scratch") {
        let mut end = at;
        while end < source.len() && !matches!(source.as_bytes()[end], b')' | b']' | b'}') {
            end = entry_end(source, end + 1);
        }
        let mut entries = source[start..end].split_whitespace().collect::<Vec<_>>().join(" ");
        if entries.len() > MAX_QUOTED {
            entries = format!("{first}, ..");
        }
        let message = format!("write `{word}(class: {entries})`");
        problem.replace(Span::new(start, start), "class: ", message);
    } else if !first.split_once(':').is_some_and(|(name, _)| is_identifier(name.trim())) {
        let is_short = first.len() <= MAX_QUOTED;
        let first = if is_short { format!("`{first}`") } else { "the first".to_string() };
        problem.help(format!("either all fields have names or none: {first} has none, and `{field}` is one"));
    }
}

/// Takes the quotes from the name of a field.
fn unquote(problem: &mut Diagnostic, source: &str, quoted: Span) {
    let name = source[quoted.start..quoted.end].trim_matches('"');
    if is_identifier(name) {
        problem.replace(quoted, name, "the names of fields have no quotes");
    }
}
