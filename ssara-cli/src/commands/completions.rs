//! `ssara completions`: what a shell needs to complete the command line.

use std::io::Write;

use clap::{Args, Command};
use clap_complete::{Generator, Shell};

use crate::failure::Failure;

/// The arguments of `ssara completions`.
#[derive(Args)]
pub struct CompletionsArgs {
    /// The shell.
    #[arg(value_enum)]
    shell: Shell,
}

/// Prints the script for a shell.
///
/// # Errors
/// When `out` takes no more.
pub fn run(args: &CompletionsArgs, mut command: Command, out: &mut dyn Write) -> Result<(), Failure> {
    command.set_bin_name(command.get_name().to_owned());
    command.build();
    Ok(args.shell.try_generate(&command, out)?)
}
