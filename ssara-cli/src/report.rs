//! What a command says: text for people, or one object of JSON for programs.
//!
//! `docs/src/json.md` shows an object of each command.

use std::io::Write;

use clap::ValueEnum;
use serde::Serialize;
use ssara_codegen::{Severity, SourceFile};

use crate::failure::{Exit, Failure};
use crate::finding::{Finding, Mistake, Place};

/// How a command says what it found.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum)]
pub enum ReportFormat {
    /// For people: results on standard output, diagnostics on standard error.
    #[default]
    Text,
    /// For programs: one object of JSON on standard output, with the diagnostics.
    Json,
}

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

/// Prints what a failure has to say on standard error.
pub fn print_findings(failure: Failure) {
    failure.into_findings().iter().for_each(|finding| anstream::eprintln!("{}", finding.rendered()));
}

/// Takes what is wrong with the input. Prints it, or keeps it for the object.
pub struct Reporter {
    style: Style,
    diagnostics: Vec<Diagnostic>,
    /// The exit code that follows from what was taken.
    exit: Exit,
}

/// What becomes of a finding.
enum Style {
    Long,
    Short,
    Json,
}

/// The object that a command writes.
#[derive(Serialize)]
struct Report<T> {
    /// All that is wrong.
    diagnostics: Vec<Diagnostic>,
    /// The rest of the object.
    #[serde(flatten)]
    body: T,
}

impl Reporter {
    /// A reporter for this format.
    pub fn new(format: ReportFormat) -> Reporter {
        let style = match format {
            ReportFormat::Text => Style::Long,
            ReportFormat::Json => Style::Json,
        };
        Reporter { style, diagnostics: Vec::new(), exit: Exit::Success }
    }
    /// A reporter that prints each finding on one line.
    pub fn short() -> Reporter {
        Reporter { style: Style::Short, ..Reporter::new(ReportFormat::Text) }
    }
    /// Whether text is printed.
    pub fn is_text(&self) -> bool {
        !matches!(self.style, Style::Json)
    }
    /// Takes a finding, which may be a warning.
    pub fn find(&mut self, finding: &Finding) {
        match self.style {
            Style::Long => anstream::eprintln!("{}", finding.rendered()),
            Style::Short => anstream::eprintln!("{}", finding.short()),
            Style::Json => self.diagnostics.push(finding.into()),
        }
    }
    /// Takes a failure, after which the command goes on.
    ///
    /// # Errors
    /// The failure itself, if the command cannot go on.
    pub fn take(&mut self, failure: Failure) -> Result<(), Failure> {
        if matches!(failure, Failure::Output(_) | Failure::Usage(_)) {
            return Err(failure);
        }
        self.exit = self.exit.max(failure.exit());
        failure.into_findings().iter().for_each(|finding| self.find(finding));
        Ok(())
    }
    /// The result of a command whose failures were taken.
    ///
    /// # Errors
    /// If one was taken.
    pub fn result(&self) -> Result<(), Failure> {
        if self.exit == Exit::Success { Ok(()) } else { Err(Failure::Reported(self.exit)) }
    }
    /// Ends a command: takes its failure, and writes the object with `body` if it is to be JSON.
    ///
    /// # Errors
    /// If a failure was taken, or `out` takes no more.
    pub fn finish(
        mut self,
        result: Result<(), Failure>,
        body: impl Serialize,
        out: &mut dyn Write,
    ) -> Result<(), Failure> {
        result.or_else(|failure| self.take(failure))?;
        let result = self.result();
        if !self.is_text() {
            write_json(&Report { diagnostics: self.diagnostics, body }, out)?;
        }
        result
    }
}

/// Writes an object of JSON, and a newline.
///
/// # Errors
/// When `out` takes no more.
pub fn write_json(object: &impl Serialize, out: &mut dyn Write) -> Result<(), Failure> {
    let text = serde_json::to_string_pretty(object).expect("numbers and names can be written");
    Ok(writeln!(out, "{text}")?)
}
