//! Finding an ISA by name or by file.

use ssara_codegen::{Loaded, MAX_FILE_SIZE, load, load_bytes};
use ssara_explore::finding::Mistake;

use crate::failure::Failure;
use crate::input::Input;

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

/// The ISA file `NAME.ron` in the folder of a file, or in the one above.
pub fn beside(file: &Input, name: &str) -> Option<Input> {
    let Input::File(path) = file else { return None };
    let folder = path.parent()?;
    let is_name = name.chars().all(|c| c.is_alphanumeric() || c == '_' || c == '-');
    let candidates = [folder.to_owned(), folder.join("..")].map(|folder| folder.join(format!("{name}.ron")));
    candidates.into_iter().find(|path| is_name && path.is_file()).map(|path| Input::from(&*path))
}

/// Reads an ISA file.
///
/// # Errors
/// When it cannot be read.
pub fn read_file(input: &Input) -> Result<Loaded, Failure> {
    Ok(load_bytes(&input.to_string(), input.bytes(MAX_FILE_SIZE)?))
}

/// Reads an ISA: a built-in one by its name, else a file.
///
/// # Errors
/// When there is neither, or the file cannot be read.
pub fn read(isa: &str) -> Result<Loaded, Failure> {
    let (name, bytes) = contents(isa)?;
    Ok(load_bytes(&name, bytes))
}

/// The name of the file of an ISA, and what is in it.
///
/// # Errors
/// As for [`read`].
pub fn contents(isa: &str) -> Result<(String, Vec<u8>), Failure> {
    if let Some((name, source)) = ssara_targets::SOURCES.iter().find(|(known, _)| *known == isa) {
        return Ok((format!("{name}.ron"), source.as_bytes().to_vec()));
    }
    let input = Input::from(isa);
    let looks_like_a_name = !isa.contains(['/', '\\', '.']);
    if looks_like_a_name && !input.exists() {
        let known = built_in_names();
        let message = format!("there is no file or built-in ISA `{isa}`; built in are {known}");
        return Err(Failure::Environment(Mistake::nowhere(message)));
    }
    Ok((input.to_string(), input.bytes(MAX_FILE_SIZE)?))
}
