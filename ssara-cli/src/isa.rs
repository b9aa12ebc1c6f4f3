//! Finding a target by name or by file.

use std::io::IsTerminal;
use std::path::Path;
use std::sync::Arc;

use ssara_codegen::{Format, Loaded, load, load_file};
use ssara_core::TargetDesc;

use crate::failure::Failure;

/// Reads an ISA: a built-in one by its name, else a file.
///
/// # Errors
/// When there is neither.
pub fn read(isa: &str) -> Result<Loaded, Failure> {
    if let Some((name, source)) = ssara_targets::SOURCES.iter().find(|(name, _)| *name == isa) {
        return Ok(load(&format!("{name}.ron"), source));
    }
    let path = Path::new(isa);
    let looks_like_a_name = !isa.contains(['/', '\\', '.']);
    if looks_like_a_name && !path.exists() {
        let built_in: Vec<&str> = ssara_targets::SOURCES.iter().map(|(name, _)| *name).collect();
        return Err(Failure::Message(format!(
            "there is no ISA `{isa}`: name a file, or one of the built-in ones, {}",
            built_in.join(" or ")
        )));
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
pub fn target(isa: &str) -> Result<Arc<TargetDesc>, Failure> {
    let mut loaded = read(isa)?;
    match loaded.target.take() {
        Some(target) => Ok(Arc::new(target)),
        None => {
            print_diagnostics(&loaded, false);
            Err(Failure::Reported)
        }
    }
}
