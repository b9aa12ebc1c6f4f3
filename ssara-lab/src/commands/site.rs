//! `ssara-lab site`: writes the book, the reference pages and the playground.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use ssara_cli::failure::Failure;

use crate::site;

/// The arguments of `ssara-lab site`.
#[derive(Args)]
pub struct SiteArgs {
    /// The directory of the site.
    #[arg(short, long, value_name = "DIR", default_value = "target/site")]
    output: PathBuf,
}

/// Writes the site.
///
/// # Errors
/// When mdBook is missing, the allocator cannot be compiled for WebAssembly, or a file cannot be read or written.
pub fn run(args: &SiteArgs, out: &mut dyn Write) -> Result<(), Failure> {
    site::write(&args.output, out)
}
