//! What is wrong with the input, as a value. It becomes text for people ([`Finding::rendered`], [`Finding::short`]) and JSON
//! for programs ([`Diagnostic`](crate::diagnostic::Diagnostic)).

use std::fmt::Display;
use std::sync::Arc;

use annotate_snippets::{AnnotationKind, Group, Level, Renderer, Snippet};
use ssara_codegen::{Format, SourceFile, Span};
use ssara_core::text::ParseError;

/// Something that is wrong with the input.
#[derive(Clone, Debug)]
pub enum Finding {
    /// An error or a warning about an ISA file.
    Isa(ssara_codegen::Diagnostic),
    /// An error about anything else.
    Mistake(Mistake),
}

/// All that is wrong with the input, in order.
#[derive(Clone, Debug)]
pub struct Findings(pub Vec<Finding>);

impl FromIterator<Finding> for Findings {
    fn from_iter<I: IntoIterator<Item = Finding>>(findings: I) -> Findings {
        Findings(findings.into_iter().collect())
    }
}

impl From<Mistake> for Findings {
    fn from(mistake: Mistake) -> Findings {
        Findings(vec![mistake.into()])
    }
}

/// An error that has no code.
#[derive(Clone, Debug)]
pub struct Mistake {
    /// What it is about.
    pub place: Place,
    /// The mistake, in one sentence.
    pub message: String,
    /// Advice on how to correct it.
    pub help: Option<String>,
}

/// What a mistake is about.
#[derive(Clone, Debug)]
pub enum Place {
    /// No file.
    Nowhere,
    /// A file as a whole, by its name.
    File(String),
    /// A word of a text.
    Word(Arc<SourceFile>, Span),
}

impl From<Mistake> for Finding {
    fn from(mistake: Mistake) -> Finding {
        Finding::Mistake(mistake)
    }
}

impl Finding {
    /// The text to show, styled and without a newline at the end.
    pub fn rendered(&self) -> String {
        match self {
            Finding::Isa(diagnostic) => diagnostic.render(Format::Colour),
            Finding::Mistake(mistake) => mistake.rendered(),
        }
    }
    /// The same on one line: the place, and what is wrong.
    pub fn short(&self) -> String {
        match self {
            Finding::Isa(diagnostic) => diagnostic.render(Format::Short),
            Finding::Mistake(Mistake { place, message, .. }) => match place {
                Place::Nowhere => format!("error: {message}"),
                Place::File(name) => format!("{name}: error: {message}"),
                Place::Word(file, span) => {
                    let (line, column) = file.line_column(span.start);
                    format!("{}:{line}:{column}: error: {message}", file.name)
                }
            },
        }
    }
}

impl Mistake {
    /// A mistake that is not about a file.
    pub fn nowhere(message: impl Into<String>) -> Mistake {
        Mistake { place: Place::Nowhere, message: message.into(), help: None }
    }
    /// A mistake of a file as a whole.
    pub fn of_file(name: &dyn Display, message: &dyn Display) -> Mistake {
        Mistake { place: Place::File(name.to_string()), message: message.to_string(), help: None }
    }
    /// A mistake of the word that starts at a byte of a text.
    pub fn at(file: &Arc<SourceFile>, byte: usize, message: String) -> Mistake {
        Mistake { place: Place::Word(Arc::clone(file), word(&file.text, byte)), message, help: None }
    }
    /// A text with functions cannot be read.
    pub fn parse(file: &Arc<SourceFile>, error: &ParseError) -> Mistake {
        let before = file.text.split_inclusive('\n').take((error.line as usize).saturating_sub(1));
        let line_start: usize = before.map(str::len).sum();
        let line = file.text[line_start..].lines().next().unwrap_or_default();
        let column = (error.column as usize).saturating_sub(1);
        let start = line.char_indices().nth(column).map_or(line.len(), |(start, _)| start);
        Mistake { help: error.help.clone(), ..Mistake::at(file, line_start + start, error.message.clone()) }
    }

    fn rendered(&self) -> String {
        let help = self.help.iter().map(|help| Level::HELP.message(help));
        let report = match &self.place {
            Place::Nowhere => Group::with_title(Level::ERROR.primary_title(&self.message)),
            Place::File(name) => Group::with_title(Level::ERROR.primary_title(format!("{name}: {}", self.message))),
            Place::Word(file, span) => {
                let (number, _) = file.line_column(span.start);
                let line_start = file.text[..span.start].rfind('\n').map_or(0, |newline| newline + 1);
                let line = file.text[line_start..].lines().next().unwrap_or_default();
                let mark = AnnotationKind::Primary.span(span.start - line_start..span.end - line_start);
                let snippet = Snippet::source(line).line_start(number).path(&file.name).annotation(mark);
                Level::ERROR.primary_title(&self.message).element(snippet)
            }
        };
        Renderer::styled().render(&[report.elements(help)])
    }
}

/// The word that starts at a byte, or one character.
fn word(text: &str, start: usize) -> Span {
    let rest = text[start..].lines().next().unwrap_or_default();
    let is_word = |c: char| c.is_alphanumeric() || "_.$".contains(c);
    let word = rest.find(|c| !is_word(c)).unwrap_or(rest.len());
    let len = if word > 0 { word } else { rest.chars().next().map_or(0, char::len_utf8) };
    Span { start, end: start + len }
}
