//! Functions from a file.
//!
//! A text may contain its ISA. Then a line `---` separates the ISA, in its own language, from the functions. So one file
//! contains everything that is needed to reproduce a result (a *replay*).

use std::fmt::Display;
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;
use std::sync::Arc;

use indicatif::{ProgressBar, ProgressStyle};
use ssara_codegen::load;
use ssara_core::Target;
use ssara_core::ir::{Function, Inst};
use ssara_core::output::Allocation;
use ssara_core::text::{self, ParseError, Parsed};
use ssara_core::verify::Violation;

use crate::failure::Failure;
use crate::isa;
use crate::method::Refusal;
use crate::places::{Places, Text};

/// The largest text that is read, in bytes.
const MAX_TEXT: u64 = 64 << 20;

/// The character that some editors write at the start of a text.
const BYTE_ORDER_MARK: char = '\u{feff}';

/// A function of a file, valid for its target.
pub struct Item {
    /// The function.
    pub func: Function,
    /// Its target.
    pub target: Arc<Target>,
    /// Its allocation, when the file has one; not checked.
    pub allocation: Option<Allocation>,
    /// Its places in the text.
    pub places: Places,
}

impl Item {
    /// The item itself, if its function is valid.
    ///
    /// # Errors
    /// What is wrong with the function, with the places.
    pub fn validated(self) -> Result<Item, Failure> {
        let Err(errors) = ssara_core::validate::check(&self.func, &self.target) else { return Ok(self) };
        let messages: Vec<String> =
            errors.iter().map(|error| self.error(error.place(&self.func), &error.display(&self.func))).collect();
        Err(Failure::Rendered(messages.join("\n")))
    }

    /// An error about the function, or about an instruction and perhaps an operand, with the place.
    pub fn error(&self, at: Option<(Inst, Option<usize>)>, message: &dyn Display) -> String {
        self.places.error(&self.func, &self.target, at, message)
    }

    /// Something is wrong with the function as a whole.
    pub fn failure(&self, message: &dyn Display) -> Failure {
        Failure::Rendered(self.error(None, message))
    }

    /// Why the function has no allocation, with the place.
    pub fn refused(&self, error: &Refusal) -> Failure {
        let at = error.inst().map(|inst| (inst, None));
        Failure::Rendered(self.error(at, &error.display(&self.func)))
    }

    /// What is wrong with an allocation of the function, with the places.
    pub fn rejected(&self, violations: &[Violation]) -> Failure {
        let message = |violation: &Violation| {
            self.error(violation.place(), &violation.display(&self.target).with_names(&self.func))
        };
        Failure::Rendered(violations.iter().map(message).collect::<Vec<_>>().join("\n"))
    }
}

/// The selected functions of a file, and their ISA.
pub struct Selection<'a> {
    /// The ISA of text, when it is not the one that the text names.
    pub isa: Option<&'a str>,
    /// The name of the functions; all of them otherwise.
    pub function: Option<&'a str>,
}

impl Selection<'_> {
    /// Whether it selects functions of this name.
    pub fn selects(&self, name: &str) -> bool {
        self.function.is_none_or(|wanted| wanted == name)
    }
}

/// Takes what was read, or what is wrong with it. An error ends the reading.
pub type Take<'a, T> = &'a mut dyn FnMut(Result<T, Failure>) -> Result<(), Failure>;

/// Reads the selected functions of a file, valid ones or what is wrong with them.
pub type Reader = fn(&Path, &Selection<'_>, Take<'_, Item>) -> Result<(), Failure>;

/// Calls `work` for what `read` finds in a file. A failure of one function is printed, and the others still follow.
///
/// # Errors
/// When the file cannot be read to its end or has no such function, when one of them is not valid, or when `work` failed. A
/// failure of the kind [`Failure::Output`] ends the work at once.
pub fn for_each<T>(
    path: &Path,
    selection: &Selection<'_>,
    read: impl FnOnce(&Path, &Selection<'_>, Take<'_, T>) -> Result<(), Failure>,
    mut work: impl FnMut(T) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let progress = Progress::new(path);
    let mut failed = false;
    let mut one = |item: Result<T, Failure>| {
        progress.bar.inc(1);
        match item.and_then(&mut work) {
            Ok(()) => Ok(()),
            Err(Failure::Output(error)) => Err(Failure::Output(error)),
            Err(failure) => {
                progress.bar.suspend(|| failure.report());
                failed = true;
                Ok(())
            }
        }
    };
    read(path, selection, &mut one)?;
    if progress.bar.position() == 0 {
        return Err(match selection.function {
            Some(wanted) => Failure::file(path, &format_args!("there is no function `{wanted}`")),
            None => Failure::file(path, &"there is no function in this file"),
        });
    }
    if failed { Err(Failure::Reported) } else { Ok(()) }
}

/// The [`Reader`] of functions in text form.
///
/// # Errors
/// When the file cannot be read, or its text is wrong.
pub fn read_text(path: &Path, selection: &Selection<'_>, take: Take<'_, Item>) -> Result<(), Failure> {
    let (own_isa, source) = split(text_of(path)?);
    let text = Arc::new(Text::new(path, source));
    let parse_error = |error: ParseError| Failure::Rendered(text.parse_error(&error));
    let loaded = match (selection.isa, own_isa) {
        (Some(isa), _) => isa::read(isa)?,
        (None, Some(isa)) => load(&path.to_string_lossy(), &isa),
        (None, None) => {
            let name = text::isa_name(text.source()).map_err(parse_error)?;
            isa::built_in(&name).ok_or_else(|| {
                let known = isa::built_in_names();
                let help = format!("name its file with --isa (built in are {known})");
                Failure::file(path, &format_args!("the functions are for ISA `{name}`: {help}"))
            })?
        }
    };
    let target = isa::target(loaded)?;
    let all = text::parse_all(text.source(), &target).map_err(parse_error)?;
    for mut parsed in all.into_iter().filter(|parsed| selection.selects(&parsed.function.name)) {
        let (target, places) = (Arc::clone(&target), Places::in_text(&text, &mut parsed));
        let Parsed { function: func, allocation, .. } = parsed;
        take(Item { func, target, allocation, places }.validated())?;
    }
    Ok(())
}

/// The line between an ISA and the functions for it.
const SEPARATOR: &str = "---";

/// The text of a file that shows functions together with their ISA.
pub fn replay(isa: &str, functions: &str) -> String {
    format!("{}\n{SEPARATOR}\n{functions}", isa.trim_end())
}

/// The ISA that a text contains.
///
/// # Errors
/// When the file cannot be read.
pub fn own_isa(path: &Path) -> Result<Option<String>, Failure> {
    Ok(split(text_of(path)?).0)
}

/// Separates the ISA of a text, if it has one, from its functions, which keep their lines.
fn split(text: String) -> (Option<String>, String) {
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        let end = start + line.len();
        if line.trim_end() == SEPARATOR {
            let lines = text[..end].matches('\n').count();
            let functions = "\n".repeat(lines) + &text[end..];
            return (Some(text[..start].to_owned()), functions);
        }
        start = end;
    }
    (None, text)
}

fn text_of(path: &Path) -> Result<String, Failure> {
    let read = || {
        let mut text = String::new();
        let len = File::open(path)?.take(MAX_TEXT + 1).read_to_string(&mut text)?;
        if len as u64 > MAX_TEXT {
            return Err(io::Error::other(format!("longer than {} MiB", MAX_TEXT >> 20)));
        }
        if text.starts_with(BYTE_ORDER_MARK) {
            text.remove(0);
        }
        Ok(text)
    };
    read().map_err(|error| Failure::file(path, &error))
}

/// Says on a terminal how far a long run is.
struct Progress {
    bar: ProgressBar,
}

impl Progress {
    fn new(path: &Path) -> Progress {
        let style = ProgressStyle::with_template("{spinner} {pos} functions of {msg}, {elapsed}");
        let bar = ProgressBar::new_spinner().with_message(path.display().to_string());
        bar.set_style(style.expect("the template is well-formed"));
        Progress { bar }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}
