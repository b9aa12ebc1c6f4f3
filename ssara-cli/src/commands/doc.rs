//! `ssara doc`: documents an ISA.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use ssara_codegen::document;

use crate::cli::write_output;
use crate::failure::Failure;
use crate::isa;

/// The arguments of `ssara doc`.
#[derive(Args)]
pub struct DocArgs {
    /// An ISA file, or the name of a built-in ISA.
    isa: String,
    /// The file to write; standard output otherwise.
    #[arg(short, long)]
    output: Option<PathBuf>,
}

/// Writes the Markdown page of an ISA.
///
/// # Errors
/// When the ISA has errors, or the file cannot be written.
pub fn run(args: &DocArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let target = isa::target(isa::read(&args.isa)?)?;
    write_output(args.output.as_ref(), &document::markdown(&target), out)
}
