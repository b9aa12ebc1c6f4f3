//! What is wrong with the input, as JSON.

use serde::Serialize;
use ssara_codegen::{Severity, SourceFile};

use crate::finding::{Finding, Mistake, Place};

/// Something that is wrong with the input, as JSON.
#[derive(Serialize, Debug)]
pub struct Diagnostic {
    /// The code that `ssara explain` takes, such as `E0102`; null for a mistake that is not in an ISA file.
    pub code: Option<&'static str>,
    /// `error` or `warning`.
    pub severity: &'static str,
    /// What is wrong, in one sentence.
    pub message: String,
    /// The name of the file, `<stdin>` for standard input; null for a mistake that is not about a file.
    pub file: Option<String>,
    /// The places, the primary one first. Empty if it concerns the file as a whole.
    pub spans: Vec<Span>,
    /// Facts that explain it.
    pub notes: Vec<String>,
    /// Advice on how to correct it.
    pub help: Vec<String>,
}

/// A place in a file, as JSON. Lines and columns count from 1, columns in characters. Bytes count from 0, after a byte order
/// mark.
#[derive(Serialize, Debug)]
pub struct Span {
    /// The line of the first character.
    pub line: usize,
    /// The column of the first character.
    pub column: usize,
    /// The line of the end.
    pub end_line: usize,
    /// The column after the last character.
    pub end_column: usize,
    /// The first byte.
    pub byte_start: usize,
    /// The byte after the last one.
    pub byte_end: usize,
    /// What there is to say about this place; may be empty.
    pub label: String,
    /// Whether it is the place of the mistake, rather than one that has to do with it.
    pub primary: bool,
}

impl Span {
    fn new(file: &SourceFile, span: ssara_codegen::Span, label: &str, primary: bool) -> Span {
        let ((line, column), (end_line, end_column)) = (file.line_column(span.start), file.line_column(span.end));
        let (byte_start, byte_end, label) = (span.start, span.end, label.to_owned());
        Span { line, column, end_line, end_column, byte_start, byte_end, label, primary }
    }
}

impl From<&Finding> for Diagnostic {
    fn from(finding: &Finding) -> Diagnostic {
        match finding {
            Finding::Isa(found) => {
                let span =
                    |label: &ssara_codegen::Label, primary| Span::new(&found.file, label.span, &label.text, primary);
                let primary = found.primary.iter().map(|label| span(label, true));
                let advice = found.replacement.iter().map(|edit| edit.message.clone());
                Diagnostic {
                    code: Some(found.code.id()),
                    severity: severity(found.severity()),
                    message: found.message.clone(),
                    file: Some(found.file.name.clone()),
                    spans: primary.chain(found.context.iter().map(|label| span(label, false))).collect(),
                    notes: found.notes.clone(),
                    help: found.help.iter().cloned().chain(advice).collect(),
                }
            }
            Finding::Mistake(Mistake { place, message, help }) => {
                let (file, spans) = match place {
                    Place::Nowhere => (None, Vec::new()),
                    Place::File(name) => (Some(name.clone()), Vec::new()),
                    Place::Word(file, span) => (Some(file.name.clone()), vec![Span::new(file, *span, "", true)]),
                };
                Diagnostic {
                    code: None,
                    severity: severity(Severity::Error),
                    message: message.clone(),
                    file,
                    spans,
                    notes: Vec::new(),
                    help: help.iter().cloned().collect(),
                }
            }
        }
    }
}

fn severity(severity: Severity) -> &'static str {
    match severity {
        Severity::Warning => "warning",
        Severity::Error => "error",
    }
}
