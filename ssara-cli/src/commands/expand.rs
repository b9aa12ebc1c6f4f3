//! `ssara expand`: prints what `target!` generates.

use std::io::Write;

use clap::Args;
use ssara_codegen::{Module, generate};
use ssara_explore::source;

use crate::failure::Failure;
use crate::isa;
use crate::output::Output;

/// The arguments of `ssara expand`.
#[derive(Args)]
pub struct ExpandArgs {
    /// An ISA file, or the name of a built-in ISA; `-` is standard input.
    isa: String,
    /// The file to write; `-` is standard output.
    #[arg(short, long, default_value = "-")]
    output: Output,
}

/// Writes the Rust module of an ISA.
///
/// # Errors
/// When the ISA has errors, or the file cannot be written.
pub fn run(args: &ExpandArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let target = source::target(isa::read(&args.isa)?)?;
    let not_rust = |error: syn::Error| Failure::file(&args.isa, &format_args!("not a Rust module: {error}"));
    let name = syn::parse_str(&target.name).map_err(not_rust)?;
    let module = Module { attrs: Vec::new(), vis: syn::Visibility::Public(Default::default()), name };
    let file = syn::parse2(generate(&target, &module)).map_err(not_rust)?;
    args.output.write(&prettyplease::unparse(&file), out)
}
