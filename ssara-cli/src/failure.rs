//! The reason why a command failed.

use std::fmt::Display;
use std::io;
use std::path::Path;

/// Why a command failed.
#[derive(Debug)]
pub enum Failure {
    /// A message that says what is wrong, and where.
    Message(String),
    /// A message with its head and perhaps an excerpt of the file, to be printed as it is.
    Rendered(String),
    /// The command has already printed what went wrong.
    Reported,
    /// Standard output does not take more.
    Output(io::Error),
}

impl Failure {
    /// Something is wrong with a file.
    pub fn file(path: &Path, error: &dyn Display) -> Failure {
        Failure::Message(format!("{}: {error}", path.display()))
    }
    /// Prints the message on standard error, unless the command has done so.
    pub fn report(&self) {
        match self {
            Failure::Message(message) => print_error(message),
            Failure::Rendered(message) => eprintln!("{message}"),
            Failure::Reported => {}
            Failure::Output(error) => print_error(&format_args!("standard output: {error}")),
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Output(error)
    }
}

/// Prints a message on standard error.
pub fn print_error(message: &dyn Display) {
    eprintln!("error: {message}");
}
