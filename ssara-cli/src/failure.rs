//! Why a command did not do what it was asked for.

use std::fmt::Display;
use std::io;
use std::path::Path;

/// Why a command failed.
#[derive(Debug)]
pub enum Failure {
    /// What is wrong, and where.
    Message(String),
    /// Some things went wrong that the command has already printed.
    Reported,
    /// Standard output does not take more.
    Output(io::Error),
}

impl Failure {
    /// Something is wrong with a file.
    pub fn file(path: &Path, error: &dyn Display) -> Failure {
        Failure::Message(format!("{}: {error}", path.display()))
    }
    /// Says on standard error what went wrong, if that has not been done.
    pub fn report(&self) {
        match self {
            Failure::Message(message) => print_error(message),
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
