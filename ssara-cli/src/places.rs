//! The places of the parts of a function in its text, for messages that name instructions by number.

use std::fmt::Display;
use std::path::Path;
use std::sync::Arc;

use annotate_snippets::{AnnotationKind, Group, Level, Renderer, Snippet};
use ssara_core::Target;
use ssara_core::ir::{Function, Inst};
use ssara_core::text::{ParseError, Parsed};

/// A text with functions.
pub struct Text {
    /// The name of the file.
    file: String,
    /// The text. Where the file begins with an ISA, blank lines stand for that.
    source: String,
}

impl Text {
    /// The text of a file.
    pub fn new(file: &Path, source: String) -> Text {
        Text { file: file.display().to_string(), source }
    }
    /// The text itself.
    pub fn source(&self) -> &str {
        &self.source
    }

    /// A mistake in the text, with its line.
    pub fn parse_error(&self, error: &ParseError) -> String {
        let before = self.source.split_inclusive('\n').take((error.line as usize).saturating_sub(1));
        let line_start: usize = before.map(str::len).sum();
        let line = self.source[line_start..].lines().next().unwrap_or_default();
        let column = (error.column as usize).saturating_sub(1);
        let rest = line.char_indices().nth(column).map_or("", |(start, _)| &line[start..]);
        self.message(line_start + line.len() - rest.len(), &error.message, error.help.as_deref())
    }

    /// A message about the word at a byte, with its line.
    fn message(&self, at: usize, message: &str, help: Option<&str>) -> String {
        let line_start = self.source[..at].rfind('\n').map_or(0, |newline| newline + 1);
        let line = self.source[line_start..].lines().next().unwrap_or_default();
        let number = self.source[..line_start].matches('\n').count() + 1;
        let start = at - line_start;
        let rest = line.get(start..).unwrap_or_default();
        // The word at the place, or one character.
        let is_word = |c: char| c.is_alphanumeric() || "_.$".contains(c);
        let word = rest.find(|c| !is_word(c)).unwrap_or(rest.len());
        let len = if word > 0 { word } else { rest.chars().next().map_or(0, char::len_utf8) };
        let mark = AnnotationKind::Primary.span(start..start + len);
        let snippet = Snippet::source(line).line_start(number).path(&self.file).annotation(mark);
        let mut group: Group<'_> = Level::ERROR.primary_title(message).element(snippet);
        if let Some(help) = help {
            group = group.element(Level::HELP.message(help));
        }
        Renderer::plain().render(&[group])
    }
}

/// The places of one function.
pub enum Places {
    /// It has a text.
    Text {
        /// The text.
        text: Arc<Text>,
        /// The byte where the function starts.
        start: usize,
        /// By instruction: where it starts.
        insts: Vec<usize>,
        /// By operand: where it starts.
        operands: Vec<usize>,
    },
    /// It comes from a file without text.
    File(String),
}

impl Places {
    /// The places of a function in a text.
    pub fn in_text(text: &Arc<Text>, parsed: &mut Parsed) -> Places {
        let (insts, operands) = (std::mem::take(&mut parsed.insts), std::mem::take(&mut parsed.operands));
        Places::Text { text: Arc::clone(text), start: parsed.start, insts, operands }
    }
    /// The places of a function that does not come from text.
    pub fn unknown(file: &Path) -> Places {
        Places::File(file.display().to_string())
    }

    /// An error about a function, or about an instruction and perhaps an operand. It has the names of these, and the line of
    /// the text, if there is one.
    pub fn error(
        &self,
        func: &Function,
        target: &Target,
        at: Option<(Inst, Option<usize>)>,
        message: &dyn Display,
    ) -> String {
        let at = at.filter(|(inst, _)| (inst.as_u32() as usize) < func.num_insts());
        let about = at.map_or(String::new(), |(inst, operand)| about(func, target, inst, operand));
        let message = format!("function `{}`{about}: {message}", func.name);
        match self {
            Places::File(file) => format!("error: {file}: {message}"),
            Places::Text { text, start, insts, operands } => {
                let of_operand = |(inst, operand): (Inst, Option<usize>)| {
                    operands.get(func.operand_range(inst)).and_then(|of_inst| of_inst.get(operand?))
                };
                let of_inst = |(inst, _): (Inst, Option<usize>)| insts.get(inst.as_u32() as usize);
                let place = at.and_then(|at| of_operand(at).or_else(|| of_inst(at))).unwrap_or(start);
                text.message(*place, &message, None)
            }
        }
    }
}

/// The names of an instruction's form and of an operand.
fn about(func: &Function, target: &Target, inst: Inst, operand: Option<usize>) -> String {
    let form = func.inst(inst).form;
    let mut about = format!(", `{}`", func.form_name(target, form));
    if let (false, Some(operand)) = (form.is_local(), operand) {
        let start = target.forms.starts.get(form.table_index()).map_or(0, |&start| start as usize);
        let name = target.forms.operand_names.get(start + operand).filter(|name| !name.is_empty());
        about += &name.map_or(String::new(), |name| format!(", operand `{name}`"));
    }
    about
}
