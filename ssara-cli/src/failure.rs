//! The reason why a command failed, and the exit code that follows from it.

use std::fmt::Display;
use std::io;
use std::process::ExitCode;

use ssara_explore::finding::{Finding, Findings, Mistake};

/// The exit codes of the commands.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Exit {
    /// All is well.
    Success = 0,
    /// Something is wrong with the input.
    Findings = 1,
    /// The command line is wrong. clap has the same code.
    Usage = 2,
    /// A file cannot be read or written, or a program is missing.
    Environment = 3,
}

/// What `--help` says about exit codes.
pub const EXIT_CODES: &str = "\
Exit codes:
  0  success
  1  findings: a file has mistakes, a function is refused, an allocation is wrong
  2  wrong usage of the command line
  3  the environment: a file cannot be read or written, or a program is missing";

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> ExitCode {
        ExitCode::from(exit as u8)
    }
}

/// Why a command failed.
#[derive(Debug)]
pub enum Failure {
    /// What is wrong with the input.
    Findings(Vec<Finding>),
    /// The command line asks for what does not go together.
    Usage(String),
    /// A file cannot be read or written, or a program is missing.
    Environment(Mistake),
    /// All of it has been reported.
    Reported(Exit),
    /// Standard output does not take more.
    Output(io::Error),
}

impl Failure {
    /// Something is wrong that has no place.
    pub fn message(message: impl Into<String>) -> Failure {
        Mistake::nowhere(message).into()
    }
    /// Something is wrong with a file.
    pub fn file(name: impl Display, error: &dyn Display) -> Failure {
        Mistake::of_file(&name, error).into()
    }
    /// A file cannot be read or written.
    pub fn io(name: impl Display, error: &io::Error) -> Failure {
        Failure::Environment(Mistake::of_file(&name, error))
    }
    /// The exit code.
    pub fn exit(&self) -> Exit {
        match self {
            Failure::Findings(_) => Exit::Findings,
            Failure::Usage(_) => Exit::Usage,
            Failure::Environment(_) | Failure::Output(_) => Exit::Environment,
            Failure::Reported(exit) => *exit,
        }
    }
    /// What has not been reported.
    pub fn into_findings(self) -> Vec<Finding> {
        match self {
            Failure::Findings(findings) => findings,
            Failure::Usage(message) => vec![Mistake::nowhere(message).into()],
            Failure::Environment(mistake) => vec![mistake.into()],
            Failure::Reported(_) => Vec::new(),
            Failure::Output(error) => vec![Mistake::of_file(&"standard output", &error).into()],
        }
    }
}

impl From<Findings> for Failure {
    fn from(Findings(findings): Findings) -> Failure {
        Failure::Findings(findings)
    }
}

impl From<Mistake> for Failure {
    fn from(mistake: Mistake) -> Failure {
        Failure::Findings(vec![mistake.into()])
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Output(error)
    }
}
