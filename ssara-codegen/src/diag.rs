//! Diagnostics: what is wrong with a file, where, and how to correct it.
//!
//! A [`Diagnostic`] is a value: a stable code, a message, labelled places, notes, help and perhaps a replacement. It
//! renders itself in the style of rustc, on one line, or in colour; see [`Format`].

use std::collections::BTreeSet;
use std::fmt;
use std::ops::Range;
use std::sync::Arc;

use annotate_snippets::{Annotation, AnnotationKind, Group, Level, Origin, Patch, Renderer, Snippet};

use crate::codes::Code;
use crate::span::Span;

/// A file that diagnostics point into.
#[derive(PartialEq, Eq, Debug)]
pub struct SourceFile {
    /// The name, as diagnostics show it.
    pub name: String,
    /// The contents; empty when they could not be read.
    pub text: String,
}

impl SourceFile {
    /// The line and column of a byte, both from 1; columns count characters.
    pub fn line_column(&self, byte: usize) -> (usize, usize) {
        let before = &self.text.as_bytes()[..byte.min(self.text.len())];
        let line = before.iter().filter(|&&byte| byte == b'\n').count() + 1;
        let start = before.iter().rposition(|&byte| byte == b'\n').map_or(0, |newline| newline + 1);
        // Continuation bytes of UTF-8 do not begin a character.
        let column = before[start..].iter().filter(|&&byte| byte & 0xc0 != 0x80).count() + 1;
        (line, column)
    }

    /// The whole lines that a range of bytes touches, and the number of the first.
    fn lines(&self, range: Range<usize>) -> (Range<usize>, usize) {
        let bytes = self.text.as_bytes();
        let start = bytes[..range.start].iter().rposition(|&byte| byte == b'\n').map_or(0, |newline| newline + 1);
        let end =
            bytes[range.end..].iter().position(|&byte| byte == b'\n').map_or(bytes.len(), |rest| range.end + rest);
        (start..end, self.line_column(range.start).0)
    }
}

/// How bad it is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub enum Severity {
    /// The file describes a target all the same.
    Warning,
    /// The file does not describe a target.
    Error,
}

/// A place with a label.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Label {
    /// The place.
    pub span: Span,
    /// The text; may be empty.
    pub text: String,
}

/// A suggested edit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Replacement {
    /// The text to replace.
    pub span: Span,
    /// The new text.
    pub text: String,
    /// The message with the edit, as in "did you mean `rax`?".
    pub message: String,
}

/// How to render a diagnostic.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Format {
    /// Several lines with the source text, as rustc does it.
    Plain,
    /// The same with ANSI colours.
    Colour,
    /// One line: `file:line:column: error[E0012]: message`.
    Short,
}

/// One error or warning about a file. `Display` is [`Format::Plain`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagnostic {
    /// The file.
    pub file: Arc<SourceFile>,
    /// The kind of mistake.
    pub code: Code,
    /// The mistake, in one sentence.
    pub message: String,
    /// The place of the mistake; `None` if it concerns the file as a whole.
    pub primary: Option<Label>,
    /// Other places that have to do with it.
    pub context: Vec<Label>,
    /// Facts that explain it.
    pub notes: Vec<String>,
    /// Advice on how to correct it.
    pub help: Vec<String>,
    /// An edit that mends it.
    pub replacement: Option<Replacement>,
}

impl Diagnostic {
    pub(crate) fn new(file: Arc<SourceFile>, code: Code, span: Option<Span>, message: String) -> Self {
        let primary = span.map(|span| Label { span, text: String::new() });
        let (context, notes, help) = (Vec::new(), Vec::new(), Vec::new());
        Diagnostic { file, code, message, primary, context, notes, help, replacement: None }
    }

    /// Says something at the place of the mistake.
    pub(crate) fn label(&mut self, text: impl Into<String>) -> &mut Self {
        if let Some(primary) = &mut self.primary {
            primary.text = text.into();
        }
        self
    }
    /// Points at another place.
    pub(crate) fn context(&mut self, span: Span, text: impl Into<String>) -> &mut Self {
        self.context.push(Label { span, text: text.into() });
        self
    }
    /// Adds a fact.
    pub(crate) fn note(&mut self, text: impl Into<String>) -> &mut Self {
        self.notes.push(text.into());
        self
    }
    /// Adds advice.
    pub(crate) fn help(&mut self, text: impl Into<String>) -> &mut Self {
        self.help.push(text.into());
        self
    }
    /// Suggests an edit.
    pub(crate) fn replace(&mut self, span: Span, text: impl Into<String>, message: impl Into<String>) -> &mut Self {
        self.replacement = Some(Replacement { span, text: text.into(), message: message.into() });
        self
    }

    /// How bad it is.
    pub fn severity(&self) -> Severity {
        self.code.severity()
    }
    /// Whether it is an error, rather than a warning.
    pub fn is_error(&self) -> bool {
        self.severity() == Severity::Error
    }
    /// Line and column of the mistake, counted from 1; `None` if it concerns the file as a whole.
    pub fn line_column(&self) -> Option<(usize, usize)> {
        self.primary.as_ref().map(|label| self.file.line_column(label.span.start))
    }

    /// The text to show, without a newline at the end.
    pub fn render(&self, format: Format) -> String {
        match format {
            Format::Plain => self.render_long(&Renderer::plain()),
            Format::Colour => self.render_long(&Renderer::styled()),
            Format::Short => {
                let place = match self.line_column() {
                    Some((line, column)) => format!("{}:{line}:{column}", self.file.name),
                    None => self.file.name.clone(),
                };
                let level = if self.is_error() { "error" } else { "warning" };
                format!("{place}: {level}[{}]: {}", self.code, self.message)
            }
        }
    }

    fn render_long(&self, renderer: &Renderer) -> String {
        let level = if self.is_error() { Level::ERROR } else { Level::WARNING };
        let mut group = Group::with_title(level.primary_title(&self.message).id(self.code.id()));
        group = match &self.primary {
            None => group.element(Origin::path(&self.file.name)),
            Some(primary) => match self.excerpt(primary) {
                Some(excerpt) => group.element(excerpt),
                None => {
                    let (line, column) = self.file.line_column(primary.span.start);
                    group.element(Origin::path(&self.file.name).line(line).char_column(column))
                }
            },
        };
        group = group.elements(self.notes.iter().map(|note| Level::NOTE.message(note)));
        group = group.elements(self.help.iter().map(|help| Level::HELP.message(help)));
        let mut report = vec![group];
        if let Some(edit) = &self.replacement {
            let title = Level::HELP.secondary_title(&edit.message);
            report.push(match self.window([edit.span].into_iter()) {
                None => Group::with_title(title),
                Some((window, line)) => {
                    let span = edit.span.start - window.start..edit.span.end - window.start;
                    let text = Snippet::source(&self.file.text[window]).path(&self.file.name).line_start(line);
                    title.element(text.patch(Patch::new(span, &edit.text)))
                }
            });
        }
        renderer.render(&report)
    }

    /// The lines of the labels. Labels of the context are left out if they are too far away. `None` if the text is still too
    /// large.
    fn excerpt(&self, primary: &Label) -> Option<Snippet<'_, Annotation<'_>>> {
        let all = self.context.iter().chain([primary]).map(|label| label.span);
        let (window, line) = self.window(all).or_else(|| self.window([primary.span].into_iter()))?;
        let annotate = |label: &Label, kind: AnnotationKind| {
            let span = label.span.start - window.start..label.span.end - window.start;
            kind.span(span).label((!label.text.is_empty()).then(|| label.text.clone()))
        };
        let near = self.context.iter().filter(|label| window.start <= label.span.start && label.span.end <= window.end);
        let excerpt = Snippet::source(&self.file.text[window.clone()])
            .path(&self.file.name)
            .line_start(line)
            .annotation(annotate(primary, AnnotationKind::Primary))
            .annotations(near.map(|label| annotate(label, AnnotationKind::Context)));
        Some(excerpt)
    }

    /// The lines that all the spans touch, and the number of the first; `None` if that is more than makes sense to show.
    fn window(&self, spans: impl Iterator<Item = Span> + Clone) -> Option<(Range<usize>, usize)> {
        /// The limit in bytes. The renderer skips the text between labels, but has to read it.
        const LARGEST: usize = 1 << 18;
        let start = spans.clone().map(|span| span.start).min().unwrap_or(0);
        let end = spans.map(|span| span.end).max().unwrap_or(0);
        let (lines, first) = self.file.lines(start..end);
        (lines.len() <= LARGEST).then_some((lines, first))
    }
}

impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.render(Format::Plain))
    }
}

/// Collects diagnostics while a file is checked.
///
/// The same code at the same place is reported once, because the forms of a template share their places. After
/// [`Reporter::LIMIT`] errors, or as many warnings, further ones are only counted. This bounds the cost of a file with very
/// many mistakes.
pub(crate) struct Reporter {
    file: Arc<SourceFile>,
    diagnostics: Vec<Diagnostic>,
    /// The codes and places of `diagnostics`.
    seen: BTreeSet<(Code, Option<Span>)>,
    /// Receives labels and notes for a diagnostic that is not kept.
    discarded: Diagnostic,
    errors: usize,
    warnings: usize,
}

impl Reporter {
    /// Maximum number of diagnostics of one severity that are kept. Bounds the report on a file that is wrong everywhere.
    pub const LIMIT: usize = 200;

    pub fn new(file: Arc<SourceFile>) -> Self {
        let discarded = Diagnostic::new(file.clone(), Code::LeftOut, None, String::new());
        Reporter { file, diagnostics: Vec::new(), seen: BTreeSet::new(), discarded, errors: 0, warnings: 0 }
    }

    /// Reports something, and returns it so that more can be said.
    pub fn report(&mut self, code: Code, span: Option<Span>, message: impl Into<String>) -> &mut Diagnostic {
        if self.seen.contains(&(code, span)) {
            return self.discard();
        }
        let count = match code.severity() {
            Severity::Error => &mut self.errors,
            Severity::Warning => &mut self.warnings,
        };
        *count += 1;
        if *count > Self::LIMIT {
            return self.discard();
        }
        self.seen.insert((code, span));
        self.diagnostics.push(Diagnostic::new(self.file.clone(), code, span, message.into()));
        self.diagnostics.last_mut().expect("just pushed")
    }

    fn discard(&mut self) -> &mut Diagnostic {
        self.discarded = Diagnostic::new(self.file.clone(), Code::LeftOut, None, String::new());
        &mut self.discarded
    }

    /// The number of diagnostics that are kept so far.
    pub fn len(&self) -> usize {
        self.diagnostics.len()
    }
    /// Adds a fact to all diagnostics after the first `len`.
    pub fn note_since(&mut self, len: usize, note: &str) {
        for diagnostic in &mut self.diagnostics[len..] {
            diagnostic.note(note);
        }
    }
    /// The number of errors so far, left out or not.
    pub fn errors(&self) -> usize {
        self.errors
    }
    /// Whether an error that is reported now would be shown; if not, it is not worth looking for good advice.
    pub fn shows(&self, code: Code, span: Span) -> bool {
        self.errors < Self::LIMIT && !self.seen.contains(&(code, Some(span)))
    }

    /// All diagnostics, in the order of their places.
    pub fn finish(mut self) -> Vec<Diagnostic> {
        self.diagnostics.sort_by_key(|diagnostic| diagnostic.primary.as_ref().map(|label| label.span));
        let left_out = self.errors.saturating_sub(Self::LIMIT) + self.warnings.saturating_sub(Self::LIMIT);
        if left_out > 0 {
            let message = format!("{left_out} more errors and warnings are not shown");
            self.diagnostics.push(Diagnostic::new(self.file, Code::LeftOut, None, message));
        }
        self.diagnostics
    }
}

/// The candidate that is most like `name`, if one is like it enough to be meant.
pub(crate) fn suggest<'a>(name: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    /// No name that somebody meant to type is longer, and the comparison is quadratic.
    const LONGEST: usize = 64;
    if name.len() > LONGEST {
        return None;
    }
    let limit = if name.len() == 1 { 0 } else { (name.len() / 3).max(1) };
    let distance = |candidate: &str| match candidate.eq_ignore_ascii_case(name) {
        true => 0,
        false => strsim::damerau_levenshtein(name, candidate),
    };
    candidates
        .into_iter()
        .filter(|candidate| candidate.len().abs_diff(name.len()) <= limit)
        .map(|candidate| (distance(candidate), candidate))
        .filter(|&(distance, _)| distance <= limit)
        .min_by_key(|&(distance, _)| distance)
        .map(|(_, candidate)| candidate)
}
