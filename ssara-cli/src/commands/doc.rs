//! `ssara doc`: documents ISAs.

use std::io::Write;
use std::path::Path;

use clap::{Args, ValueEnum};
use ssara_codegen::document;
use ssara_explore::source;

use crate::failure::Failure;
use crate::isa;
use crate::output::{Output, make_directory};

/// The arguments of `ssara doc`.
#[derive(Args)]
pub struct DocArgs {
    /// An ISA file, or the name of a built-in ISA; `-` is standard input.
    #[arg(required_unless_present = "all", conflicts_with = "all")]
    isa: Option<String>,
    /// Documents every built-in ISA, each in a file of its name in the directory that `-o` gives.
    #[arg(long, requires = "output")]
    all: bool,
    /// The format of the page.
    #[arg(long, value_enum, default_value_t = PageFormat::Md)]
    format: PageFormat,
    /// The file to write; `-` is standard output. With `--all` the directory, which is made if it does not exist.
    #[arg(short, long, default_value = "-")]
    output: Output,
}

/// The format of a page.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum PageFormat {
    /// One self-contained HTML file.
    Html,
    /// GitHub Markdown.
    Md,
}

impl PageFormat {
    /// The page of an ISA: a file or a built-in one.
    fn page(self, isa: &str) -> Result<String, Failure> {
        let mut loaded = isa::read(isa)?;
        let places = std::mem::take(&mut loaded.places);
        let target = source::target(loaded)?;
        Ok(match self {
            PageFormat::Html => document::html(&target, &places),
            PageFormat::Md => document::markdown(&target),
        })
    }
    fn extension(self) -> &'static str {
        match self {
            PageFormat::Html => "html",
            PageFormat::Md => "md",
        }
    }
}

/// Writes the page of an ISA, or the pages of all that are built in.
///
/// # Errors
/// When an ISA has errors, or a file cannot be written.
pub fn run(args: &DocArgs, out: &mut dyn Write) -> Result<(), Failure> {
    match (&args.isa, &args.output) {
        (Some(isa), output) => output.write(&args.format.page(isa)?, out),
        (None, Output::File(directory)) => all(args.format, directory, out),
        (None, Output::Standard) => Err(Failure::Usage("`--all` needs a directory: `-o DIR`".to_owned())),
    }
}

/// Writes the page of every built-in ISA, and says which.
fn all(format: PageFormat, directory: &Path, out: &mut dyn Write) -> Result<(), Failure> {
    make_directory(directory)?;
    for (name, _) in ssara_targets::SOURCES {
        let path = directory.join(name).with_extension(format.extension());
        Output::from(&*path).write(&format.page(name)?, out)?;
        writeln!(out, "{}", path.display())?;
    }
    Ok(())
}
