//! Finding a target by name or by file.

use std::io::IsTerminal;
use std::path::Path;
use std::sync::Arc;

use ssara_codegen::{Format, Loaded, load, load_file};
use ssara_core::Target;

use crate::failure::Failure;

/// A built-in ISA.
pub fn built_in(name: &str) -> Option<Loaded> {
    let (name, source) = ssara_targets::SOURCES.iter().find(|(known, _)| *known == name)?;
    Some(load(&format!("{name}.ron"), source))
}

/// The names of the built-in ISAs, for a message.
pub fn built_in_names() -> String {
    let names: Vec<&str> = ssara_targets::SOURCES.iter().map(|(name, _)| *name).collect();
    names.join(" and ")
}

/// Reads an ISA: a built-in one by its name, else a file.
///
/// # Errors
/// When there is neither.
pub fn read(isa: &str) -> Result<Loaded, Failure> {
    if let Some(loaded) = built_in(isa) {
        return Ok(loaded);
    }
    let path = Path::new(isa);
    let looks_like_a_name = !isa.contains(['/', '\\', '.']);
    if looks_like_a_name && !path.exists() {
        let known = built_in_names();
        return Err(Failure::Message(format!("there is no file or built-in ISA `{isa}`; built in are {known}")));
    }
    Ok(load_file(path))
}

/// Prints the diagnostics of a file on standard error.
pub fn print_diagnostics(loaded: &Loaded, short: bool) {
    let colour = std::io::stderr().is_terminal() && std::env::var_os("NO_COLOR").is_none();
    let format = match (short, colour) {
        (true, _) => Format::Short,
        (false, true) => Format::Colour,
        (false, false) => Format::Plain,
    };
    for diagnostic in &loaded.diagnostics {
        eprintln!("{}", diagnostic.render(format));
    }
}

/// The target of an ISA, without its warnings.
///
/// # Errors
/// When there is none, with the diagnostics printed.
pub fn target(mut loaded: Loaded) -> Result<Arc<Target>, Failure> {
    match loaded.target.take() {
        Some(target) => Ok(Arc::new(target)),
        None => {
            print_diagnostics(&loaded, false);
            Err(Failure::Reported)
        }
    }
}
