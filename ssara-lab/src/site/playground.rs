//! The playground: its page, its machines and functions, and the allocator in WebAssembly.
//!
//! # Input
//! The folder `ssara-cli/playground/page`, the shipped ISA files, `tests/files`, and the examples of the literature.
//!
//! # Output
//! A directory of its own. The page has its first answer in it. `catalogue.json` lists what is below `texts`.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

use ssara_cli::failure::Failure;
use ssara_cli::output::{Output, make_directory};
use ssara_cli::progress::Progress;
use ssara_explore::finding::Mistake;

use super::catalogue::{Catalogue, files};
use super::{root, start};

/// The target for which the allocator is compiled.
const WEB: &str = "wasm32-unknown-unknown";

/// The profile with which it is compiled.
const PROFILE: &str = "playground";

/// Writes the playground into a directory.
///
/// # Errors
/// When the allocator cannot be compiled, or a file cannot be read or written.
pub fn write(directory: &Path, out: &mut dyn Write) -> Result<(), Failure> {
    make_directory(directory)?;
    let catalogue = Catalogue::new(&root())?;
    for (name, text) in files(&root().join("ssara-cli/playground/page"))? {
        let text = if name == "index.html" { start::page(&text, &catalogue)? } else { text };
        Output::from(&*directory.join(name)).write(&text, out)?;
    }
    let Catalogue { listing, texts } = catalogue;
    for (name, text) in texts {
        let path = directory.join("texts").join(name);
        make_directory(path.parent().unwrap_or(directory))?;
        Output::from(&*path).write(&text, out)?;
    }
    let listing = serde_json::to_string(&listing).expect("names can be written");
    Output::from(&*directory.join("catalogue.json")).write(&listing, out)?;
    let module = compiled()?;
    let copy = directory.join("playground.wasm");
    fs::copy(&module, &copy).map_err(|error| Failure::io(module.display(), &error))?;
    Ok(())
}

/// Compiles the allocator, and returns the path of the module.
fn compiled() -> Result<PathBuf, Failure> {
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from);
    let progress = Progress::waiting("compiling the allocator for WebAssembly");
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let compiled = Command::new(cargo)
        .args(["rustc", "--package", "ssara-playground", "--lib", "--crate-type", "cdylib", "--locked"])
        .args(["--profile", PROFILE, "--target", WEB, "--target-dir"])
        .arg(&target)
        .current_dir(root())
        .output()
        .map_err(|error| Failure::io("cargo", &error))?;
    drop(progress);
    if !compiled.status.success() {
        let help = format!("`rustup target add {WEB}` installs the target");
        let message = format!("cargo cannot compile the playground:\n{}", String::from_utf8_lossy(&compiled.stderr));
        return Err(Failure::Environment(Mistake { help: Some(help), ..Mistake::nowhere(message) }));
    }
    Ok(target.join(WEB).join(PROFILE).join("ssara_playground.wasm"))
}
