//! Where commands write, and the exit codes of programs.

use std::io::{self, BufWriter, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use crate::failure::Failure;

/// Runs a command that writes to standard output, and reports its failure.
pub fn run(command: impl FnOnce(&mut dyn Write) -> Result<(), Failure>) -> ExitCode {
    let mut out = BufWriter::new(io::stdout().lock());
    let result = command(&mut out).and_then(|()| out.flush().map_err(Failure::from));
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => {
            // The reader has closed the pipe, so the buffer need not be written.
            std::mem::forget(out);
            ExitCode::SUCCESS
        }
        Err(failure) => {
            // The output before the failure comes first.
            let _ = out.flush();
            failure.report();
            ExitCode::FAILURE
        }
    }
}

/// A file to write to, or standard output.
pub fn write_output(path: Option<&PathBuf>, text: &str, out: &mut dyn Write) -> Result<(), Failure> {
    match path {
        Some(path) => std::fs::write(path, text).map_err(|error| Failure::file(path, &error)),
        None => Ok(out.write_all(text.as_bytes())?),
    }
}
