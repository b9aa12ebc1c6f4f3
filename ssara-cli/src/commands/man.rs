//! `ssara man`: manual pages.

use std::io::Write;

use clap::{Args, Command};
use clap_mangen::Man;

use crate::failure::Failure;
use crate::output::{Output, make_directory};

/// The arguments of `ssara man`.
#[derive(Args)]
pub struct ManArgs {
    /// The directory for the page of the command and those of its subcommands. It is made if it does not exist. `-` writes the
    /// page of the command to standard output.
    #[arg(short, long, value_name = "DIR", default_value = "-")]
    output: Output,
}

/// Writes the page of the command, or that and those of all subcommands.
///
/// # Errors
/// When a file cannot be written.
pub fn run(args: &ManArgs, command: Command, out: &mut dyn Write) -> Result<(), Failure> {
    let command = command.disable_help_subcommand(true);
    let Output::File(directory) = &args.output else { return Ok(Man::new(command).render(out)?) };
    make_directory(directory)?;
    clap_mangen::generate_to(command, directory).map_err(|error| Failure::io(&args.output, &error))
}
