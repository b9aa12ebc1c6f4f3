//! The site: the book, the reference pages of the shipped machines, and the playground, whose allocator the book uses, too.
//!
//! # Input
//! The folder `docs`, and what [`playground`] takes. mdBook makes the pages of the book.
//!
//! # Output
//! A directory that any server of static files can serve: the book, with the folders `machines` and `playground`.

mod catalogue;
pub mod playground;
mod start;

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::Command;

use ssara_cli::failure::Failure;
use ssara_cli::output::{Output, make_directory};
use ssara_cli::progress::Progress;
use ssara_codegen::{document, load};
use ssara_explore::finding::Mistake;
use ssara_explore::source;

/// The directory of the workspace.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Writes the site into a directory.
///
/// # Errors
/// When a part cannot be made. Without mdBook the other parts are there, and the message says how to install it.
pub fn write(directory: &Path, out: &mut dyn Write) -> Result<(), Failure> {
    make_directory(directory)?;
    let directory = directory.canonicalize().map_err(|error| Failure::io(directory.display(), &error))?;
    // mdBook empties the directory, so it comes first.
    let book = write_book(&directory);
    let made = write_machines(&directory.join("machines"), out);
    made.and_then(|()| playground::write(&directory.join("playground"), out))?;
    let first = if book.is_ok() { "index.html" } else { "playground/index.html" };
    writeln!(out, "{}", directory.join(first).display())?;
    book
}

/// Has mdBook make the pages of the book.
fn write_book(directory: &Path) -> Result<(), Failure> {
    let progress = Progress::waiting("making the book");
    let made = Command::new("mdbook").arg("build").arg(root().join("docs")).arg("--dest-dir").arg(directory).output();
    drop(progress);
    let message = match made {
        Ok(output) if output.status.success() => return Ok(()),
        Ok(output) => format!("mdBook cannot make the book:\n{}", String::from_utf8_lossy(&output.stderr)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => "the book is left out: there is no mdBook".to_owned(),
        Err(error) => return Err(Failure::io("mdbook", &error)),
    };
    let help = "`cargo install mdbook --locked --version 0.4.52` installs it".to_owned();
    Err(Failure::Environment(Mistake { help: Some(help), ..Mistake::nowhere(message) }))
}

/// Writes the reference page of each shipped machine.
fn write_machines(directory: &Path, out: &mut dyn Write) -> Result<(), Failure> {
    make_directory(directory)?;
    for (name, text) in ssara_targets::SOURCES {
        let mut loaded = load(&format!("{name}.ron"), text);
        let places = std::mem::take(&mut loaded.places);
        let page = document::html(&*source::target(loaded)?, &places);
        Output::from(&*directory.join(format!("{name}.html"))).write(&page, out)?;
    }
    Ok(())
}
