//! The jobs that clang's driver makes of a command line.

use std::ffi::OsStr;
use std::path::Path;
use std::process::{Command, ExitCode, ExitStatus};

use crate::error::Error;
use crate::llvm::Llvm;

/// A command that the driver would run.
#[derive(Debug)]
pub(super) struct Job {
    /// The line that the driver prints.
    pub text: String,
    /// The command and its arguments.
    pub words: Vec<String>,
}

/// Asks the driver for the jobs of a command line. There are none if the driver only prints something, if it refuses the
/// command line, or if no job makes code. The files between the jobs are in `directory`.
///
/// # Errors
/// If the driver cannot be run.
pub(super) fn list(llvm: &Llvm, args: &[String], directory: &Path) -> Result<Option<Vec<Job>>, Error> {
    if args.iter().any(|arg| arg == "-###") {
        return Ok(None);
    }
    let mut command = Command::new(llvm.clang());
    let output = command.args(args).arg("-###").env("TMPDIR", directory).output();
    let output = output.map_err(|error| Error::missing(llvm.clang(), error))?;
    let text = String::from_utf8_lossy(&output.stderr);
    let (jobs, notes): (Vec<&str>, Vec<&str>) = text.lines().partition(|line| line.starts_with(" \""));
    let jobs: Vec<Job> = jobs.into_iter().map(|line| Job { text: line.to_string(), words: words(line) }).collect();
    if !output.status.success() || !jobs.iter().any(|job| job.makes_code().is_some()) {
        return Ok(None);
    }
    let is_verbose = args.iter().any(|arg| arg == "-v");
    notes.iter().filter(|line| is_verbose || line.contains(" warning: ")).for_each(|line| eprintln!("{line}"));
    Ok(Some(jobs))
}

/// Runs clang with these arguments in place of this command.
///
/// # Errors
/// If it cannot be run.
pub(super) fn pass_on(clang: &Path, args: &[String]) -> Result<ExitCode, Error> {
    Ok(failure(status(clang, args)?).unwrap_or(ExitCode::SUCCESS))
}

impl Job {
    /// Runs the command as it stands; its exit code if it fails.
    ///
    /// # Errors
    /// If it cannot be run.
    pub fn run(&self) -> Result<Option<ExitCode>, Error> {
        run(&self.words)
    }

    /// The position of the word that says what code the job makes from a source: `-emit-obj`, or `-S` for assembly.
    pub fn makes_code(&self) -> Option<usize> {
        let words = &self.words;
        let makes_ir = words.iter().any(|word| word.starts_with("-emit-llvm"));
        let is_compiler = words.get(1).is_some_and(|word| word == "-cc1") && !makes_ir;
        words.iter().position(|word| word == "-emit-obj" || word == "-S").filter(|_| is_compiler)
    }
}

/// Runs a command, which prints and reads what it likes; its exit code if it fails.
///
/// # Errors
/// If it cannot be run.
pub(super) fn run(words: &[String]) -> Result<Option<ExitCode>, Error> {
    let Some((tool, args)) = words.split_first() else { return Ok(None) };
    Ok(failure(status(Path::new(tool), args)?))
}

fn status<S: AsRef<OsStr>>(tool: &Path, args: &[S]) -> Result<ExitStatus, Error> {
    Command::new(tool).args(args).status().map_err(|error| Error::missing(tool, error))
}

fn failure(status: ExitStatus) -> Option<ExitCode> {
    let code = status.code().and_then(|code| u8::try_from(code).ok()).unwrap_or(1);
    (!status.success()).then(|| ExitCode::from(code))
}

/// The words of a line, each in quotes, with a backslash in front of quotes, backslashes and dollar signs.
fn words(line: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut chars = line.chars();
    while chars.by_ref().any(|c| c == '"') {
        let mut word = String::new();
        while let Some(c) = chars.next().filter(|&c| c != '"') {
            word.push(if c == '\\' { chars.next().unwrap_or(c) } else { c });
        }
        words.push(word);
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quoted_words_are_read() {
        let line = r#" "/usr/bin/clang" "-cc1" "-D" "A=\"b c\"" "-DD=\$x\\y" "" "-emit-obj""#;
        let job = Job { text: line.to_string(), words: words(line) };
        assert_eq!(job.words, ["/usr/bin/clang", "-cc1", "-D", "A=\"b c\"", "-DD=$x\\y", "", "-emit-obj"]);
        assert_eq!(job.makes_code(), Some(6));
    }
}
