//! Functions from a file: text or a corpus.
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
use crate::ra2f::{Machine, Machines, Reader, Record, to_function};

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
    /// The record from which it was made, and the machine of its registers, if the file is a corpus.
    pub record: Option<(Record, Arc<Machine>)>,
    /// Its places in the text.
    pub places: Places,
}

impl Item {
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

/// Whether a file is a corpus, by its name.
pub fn is_corpus(path: &Path) -> bool {
    let name = path.file_name().map(|name| name.to_string_lossy()).unwrap_or_default();
    name.ends_with(".ra2f") || name.ends_with(".zst")
}

/// The selected functions of a file, and their ISA.
pub struct Selection<'a> {
    /// The ISA of text, when it is not the one that the text names.
    pub isa: Option<&'a str>,
    /// The name of the functions; all of them otherwise.
    pub function: Option<&'a str>,
    /// Whether records of a corpus are put on shipped targets. Otherwise a target is made for each, which text cannot name.
    pub on_shipped: bool,
}

impl Selection<'_> {
    fn selects(&self, name: &str) -> bool {
        self.function.is_none_or(|wanted| wanted == name)
    }
}

/// Calls `work` for the selected functions of a file. A failure of one function is printed, and the others still follow.
///
/// # Errors
/// When the file cannot be read to its end or has no such function, when one of them is not valid, or when `work` failed. A
/// failure of the kind [`Failure::Output`] ends the work at once.
pub fn for_each(
    path: &Path,
    selection: &Selection<'_>,
    mut work: impl FnMut(Item) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let progress = Progress::new(path);
    let mut failed = false;
    let mut one = |item: Result<Item, Failure>| {
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
    if is_corpus(path) {
        if selection.isa.is_some() {
            let message = "a corpus file brings its own registers: leave out --isa";
            return Err(Failure::file(path, &message));
        }
        for_each_record(path, selection, &mut one)?;
    } else {
        for_each_text(path, selection, &mut one)?;
    }
    if progress.bar.position() == 0 {
        return Err(match selection.function {
            Some(wanted) => Failure::file(path, &format_args!("there is no function `{wanted}`")),
            None => Failure::file(path, &"there is no function in this file"),
        });
    }
    if failed { Err(Failure::Reported) } else { Ok(()) }
}

type One<'a> = &'a mut dyn FnMut(Result<Item, Failure>) -> Result<(), Failure>;

fn for_each_record(path: &Path, selection: &Selection<'_>, one: One<'_>) -> Result<(), Failure> {
    let message = |error: crate::ra2f::Error| Failure::Message(error.to_string());
    let mut machines = if selection.on_shipped { Machines::shipped() } else { Machines::synthetic() };
    for (index, record) in Reader::open(path).map_err(message)?.enumerate() {
        let record = record.map_err(message)?;
        if !selection.selects(&record.name) {
            continue;
        }
        let refused =
            |error: &dyn Display| Failure::file(path, &format_args!("record {index}, `{}`: {error}", record.name));
        let made = machines.machine_for(&record).map_err(|error| refused(&error)).and_then(|machine| {
            let func = to_function(&record, &machine).map_err(|error| refused(&error))?;
            Ok((func, machine))
        });
        one(made.and_then(|(func, machine)| {
            let (target, places) = (Arc::clone(&machine.target), Places::unknown(path));
            validated(Item { func, target, allocation: None, record: Some((record, machine)), places })
        }))?;
    }
    Ok(())
}

fn for_each_text(path: &Path, selection: &Selection<'_>, one: One<'_>) -> Result<(), Failure> {
    let (own_isa, source) = split(read_text(path)?);
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
        one(validated(Item { func, target, allocation, record: None, places }))?;
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
    if is_corpus(path) { Ok(None) } else { Ok(split(read_text(path)?).0) }
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

fn read_text(path: &Path) -> Result<String, Failure> {
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

fn validated(item: Item) -> Result<Item, Failure> {
    match item.func.validate(&item.target) {
        Ok(()) => Ok(item),
        Err(errors) => {
            let messages: Vec<String> =
                errors.iter().map(|error| item.error(error.place(&item.func), &error.display(&item.func))).collect();
            Err(Failure::Rendered(messages.join("\n")))
        }
    }
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
