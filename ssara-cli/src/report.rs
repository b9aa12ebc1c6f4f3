//! What a command says: text for people, or one object of JSON for programs.
//!
//! `docs/src/json.md` shows an object of each command.

use std::io::Write;

use clap::ValueEnum;
use serde::Serialize;
use ssara_explore::diagnostic::Diagnostic;
use ssara_explore::finding::Finding;

use crate::failure::{Exit, Failure};

/// How a command says what it found.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum)]
pub enum ReportFormat {
    /// For people: results on standard output, diagnostics on standard error.
    #[default]
    Text,
    /// For programs: one object of JSON on standard output, with the diagnostics.
    Json,
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
