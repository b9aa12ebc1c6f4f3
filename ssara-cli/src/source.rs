//! Functions from a file.
//!
//! A text may contain its ISA. Then a line `---` separates the ISA, in its own language, from the functions. So one file
//! contains everything that is needed to reproduce a result (a *replay*).

use std::fmt::Display;
use std::sync::Arc;

use ssara_codegen::{SourceFile, load};
use ssara_core::Target;
use ssara_core::ir::{Function, Inst};
use ssara_core::output::Allocation;
use ssara_core::text::{self, ParseError, Parsed};
use ssara_core::validate::ValidationError;
use ssara_core::verify::Violation;

use crate::failure::Failure;
use crate::finding::Mistake;
use crate::input::Input;
use crate::isa;
use crate::method::Refusal;
use crate::places::Places;
use crate::progress::Progress;
use crate::report::Reporter;

/// The largest text that is read, in bytes.
const MAX_TEXT: usize = 64 << 20;

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
    /// The ISA that its text contains.
    pub own_isa: Option<Arc<str>>,
}

impl Item {
    /// The item itself, if its function is valid.
    ///
    /// # Errors
    /// What is wrong with the function, with the places.
    pub fn validated(self) -> Result<Item, Failure> {
        let Err(errors) = ssara_core::validate::check(&self.func, &self.target) else { return Ok(self) };
        let mistake = |error: &ValidationError| self.error(error.place(&self.func), &error.display(&self.func)).into();
        Err(Failure::Findings(errors.iter().map(mistake).collect()))
    }

    /// An error about the function, or about an instruction and perhaps an operand, with the place.
    pub fn error(&self, at: Option<(Inst, Option<usize>)>, message: &dyn Display) -> Mistake {
        self.places.error(&self.func, &self.target, at, message)
    }

    /// Something is wrong with the function as a whole.
    pub fn failure(&self, message: &dyn Display) -> Failure {
        self.error(None, message).into()
    }

    /// Why the function has no allocation, with the place.
    pub fn refused(&self, error: &Refusal) -> Failure {
        let at = error.inst().map(|inst| (inst, None));
        self.error(at, &error.display(&self.func)).into()
    }

    /// What is wrong with an allocation of the function, with the places.
    pub fn rejected(&self, violations: &[Violation]) -> Failure {
        let mistake = |violation: &Violation| {
            self.error(violation.place(), &violation.display(&self.target).with_names(&self.func)).into()
        };
        Failure::Findings(violations.iter().map(mistake).collect())
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
pub type Reader = fn(&Input, &Selection<'_>, Take<'_, Item>) -> Result<(), Failure>;

/// Calls `work` for what `read` finds in a file. The reporter takes the failure of a function, and the others still follow.
///
/// # Errors
/// When the file cannot be read to its end or has no such function, or when a failure was taken. A failure after which
/// [`Reporter::take`] does not go on ends the work at once.
pub fn for_each<T>(
    file: &Input,
    selection: &Selection<'_>,
    read: impl FnOnce(&Input, &Selection<'_>, Take<'_, T>) -> Result<(), Failure>,
    reporter: &mut Reporter,
    mut work: impl FnMut(T) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let progress = Progress::counting(format!("functions of {file}"));
    let mut one = |item: Result<T, Failure>| {
        progress.step(1);
        item.and_then(&mut work).or_else(|failure| progress.suspend(|| reporter.take(failure)))
    };
    read(file, selection, &mut one)?;
    if progress.steps() == 0 {
        return Err(match selection.function {
            Some(wanted) => Failure::file(file, &format_args!("there is no function `{wanted}`")),
            None => Failure::file(file, &"there is no function in this file"),
        });
    }
    reporter.result()
}

/// The [`Reader`] of functions in text form.
///
/// # Errors
/// When the file cannot be read, or its text is wrong.
pub fn read_text(file: &Input, selection: &Selection<'_>, take: Take<'_, Item>) -> Result<(), Failure> {
    let (own_isa, text) = split(file.text(MAX_TEXT)?);
    let text = Arc::new(SourceFile { name: file.to_string(), text });
    let parse_error = |error: ParseError| Failure::from(Mistake::parse(&text, &error));
    let loaded = match (selection.isa, &own_isa) {
        (Some(isa), _) => isa::read(isa)?,
        (None, Some(isa)) => load(&text.name, isa),
        (None, None) => {
            let name = text::isa_name(&text.text).map_err(parse_error)?;
            isa::built_in(&name).ok_or_else(|| {
                let known = isa::built_in_names();
                let help = format!("name its file with --isa (built in are {known})");
                Failure::file(file, &format_args!("the functions are for ISA `{name}`: {help}"))
            })?
        }
    };
    let target = isa::target(loaded)?;
    let all = text::parse_all(&text.text, &target).map_err(parse_error)?;
    for mut parsed in all.into_iter().filter(|parsed| selection.selects(&parsed.function.name)) {
        let (target, own_isa) = (Arc::clone(&target), own_isa.clone());
        let places = Places::in_text(&text, &mut parsed);
        let Parsed { function: func, allocation, .. } = parsed;
        take(Item { func, target, allocation, places, own_isa }.validated())?;
    }
    Ok(())
}

/// The line between an ISA and the functions for it.
const SEPARATOR: &str = "---";

/// The text of a file that shows functions together with their ISA.
pub fn replay(isa: &str, functions: &str) -> String {
    format!("{}\n{SEPARATOR}\n{functions}", isa.trim_end())
}

/// Separates the ISA of a text, if it has one, from its functions, which keep their lines.
fn split(text: String) -> (Option<Arc<str>>, String) {
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        let end = start + line.len();
        if line.trim_end() == SEPARATOR {
            let lines = text[..end].matches('\n').count();
            let functions = "\n".repeat(lines) + &text[end..];
            return (Some(text[..start].into()), functions);
        }
        start = end;
    }
    (None, text)
}
