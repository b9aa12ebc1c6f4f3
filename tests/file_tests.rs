//! The functions in `tests/files` and their targets.

use std::borrow::Cow;
use std::fs;
use std::path::{Path, PathBuf};

use ssara_core::Target;
use ssara_testing::toy_target;

/// The directory of the file tests.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/files")
}

/// The functions and the outputs below a directory, each in order.
pub fn collect(dir: &Path, inputs: &mut Vec<PathBuf>, outputs: &mut Vec<PathBuf>) {
    let entries = fs::read_dir(dir).unwrap_or_else(|error| panic!("{}: {error}", dir.display()));
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("a directory can be read").path()).collect();
    paths.sort();
    for path in paths {
        match path.extension().and_then(|extension| extension.to_str()) {
            _ if path.is_dir() => collect(&path, inputs, outputs),
            Some("ssa") => inputs.push(path),
            Some("out") => outputs.push(path),
            _ => {}
        }
    }
}

/// The target that a function names.
///
/// # Errors
/// With the diagnostics of its file.
pub fn target(path: &Path, isa: &str) -> Result<Cow<'static, Target>, String> {
    match isa {
        "toy" => Ok(Cow::Owned(toy_target())),
        "x86_64" => Ok(Cow::Borrowed(&ssara_targets::x86_64::TARGET)),
        "aarch64" => Ok(Cow::Borrowed(&ssara_targets::aarch64::TARGET)),
        _ => {
            let loaded = match ssara_targets::SOURCES.iter().find(|(name, _)| *name == isa) {
                Some((name, source)) => ssara_codegen::load(name, source),
                None => ssara_codegen::load_file(&path.with_file_name(format!("{isa}.ron"))),
            };
            let messages: Vec<String> = loaded.diagnostics.iter().map(ToString::to_string).collect();
            loaded.target.map(Cow::Owned).ok_or_else(|| messages.join("\n"))
        }
    }
}
