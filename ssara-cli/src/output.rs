//! Where commands write, and how they end.

use std::ffi::OsString;
use std::fmt;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use crate::failure::{Exit, Failure};
use crate::report::print_findings;

/// Runs a command that writes to standard output, and reports its failure.
pub fn run(command: impl FnOnce(&mut dyn Write) -> Result<(), Failure>) -> ExitCode {
    let mut out = BufWriter::new(io::stdout());
    let result = command(&mut out).and_then(|()| out.flush().map_err(Failure::from));
    match result {
        Ok(()) => Exit::Success.into(),
        Err(Failure::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => {
            // The reader has closed the pipe, so the buffer need not be written.
            std::mem::forget(out);
            Exit::Success.into()
        }
        Err(failure) => {
            // The output before the failure comes first.
            let _ = out.flush();
            let exit = failure.exit();
            print_findings(failure);
            exit.into()
        }
    }
}

/// A file to write, or `-` for standard output.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Output {
    /// Standard output.
    Standard,
    /// A file, which is replaced if it exists.
    File(PathBuf),
}

impl From<OsString> for Output {
    fn from(name: OsString) -> Output {
        if name == "-" { Output::Standard } else { Output::File(name.into()) }
    }
}

impl From<&Path> for Output {
    fn from(path: &Path) -> Output {
        Output::File(path.to_owned())
    }
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Output::Standard => f.write_str("standard output"),
            Output::File(path) => path.display().fmt(f),
        }
    }
}

impl Output {
    /// Writes a text, to `out` if it is standard output.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn write(&self, text: &str, out: &mut dyn Write) -> Result<(), Failure> {
        match self {
            Output::Standard => Ok(out.write_all(text.as_bytes())?),
            Output::File(path) => std::fs::write(path, text).map_err(|error| Failure::io(self, &error)),
        }
    }
}

/// Makes a directory and those around it.
///
/// # Errors
/// When that is not possible.
pub fn make_directory(path: &Path) -> Result<(), Failure> {
    std::fs::create_dir_all(path).map_err(|error| Failure::io(path.display(), &error))
}
