//! Functions from a file.

use ssara_explore::source::{Item, Text, target};

use crate::failure::Failure;
use crate::input::Input;
use crate::isa;
use crate::progress::Progress;
use crate::report::Reporter;

/// The largest text that is read, in bytes.
const MAX_TEXT: usize = 64 << 20;

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
    let text = Text::new(file.to_string(), file.text(MAX_TEXT)?);
    let loaded = match (selection.isa, text.own_isa()) {
        (Some(isa), _) => isa::read(isa)?,
        (None, Some(loaded)) => loaded,
        (None, None) => {
            let name = text.isa_name()?;
            match (isa::built_in(&name), isa::beside(file, &name)) {
                (Some(loaded), _) => loaded,
                (None, Some(path)) => isa::read_file(&path)?,
                (None, None) => {
                    let known = isa::built_in_names();
                    let help =
                        format!("there is no {name}.ron beside the file; name one with --isa (built in are {known})");
                    return Err(Failure::file(file, &format_args!("the functions are for ISA `{name}`: {help}")));
                }
            }
        }
    };
    let target = target(loaded)?;
    for item in text.items(&target)?.filter(|item| selection.selects(&item.func.name)) {
        take(item.validated().map_err(Failure::from))?;
    }
    Ok(())
}
