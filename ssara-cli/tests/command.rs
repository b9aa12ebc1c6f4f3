//! Runs a command as its users do.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// What a command printed, and its exit code.
pub struct Outcome {
    pub code: Option<i32>,
    pub out: String,
    pub err: String,
}

impl From<Output> for Outcome {
    fn from(output: Output) -> Outcome {
        let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("the program writes UTF-8");
        Outcome { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
    }
}

impl Outcome {
    /// What a success printed.
    pub fn succeeded(self) -> String {
        assert_eq!((self.code, self.err.as_str()), (Some(0), ""));
        self.out
    }
    /// The message of a failure, which is one that the program meant to give.
    pub fn failed(self) -> String {
        self.failed_with(1)
    }
    /// The same, with this exit code.
    pub fn failed_with(self, code: i32) -> String {
        assert_eq!(self.code, Some(code), "{}", self.err);
        assert!(!self.err.contains("panicked"), "{}", self.err);
        self.err
    }
}

/// A command in the directory of the crate.
pub fn command(program: &str, args: &[&str]) -> Command {
    let mut command = Command::new(program);
    command.args(args).current_dir(env!("CARGO_MANIFEST_DIR"));
    command
}

/// Runs a command in the directory of the crate.
pub fn run(program: &str, args: &[&str]) -> Outcome {
    Outcome::from(command(program, args).output().expect("the program starts"))
}

/// A file for this test only.
pub fn file(name: &str, contents: impl AsRef<[u8]>) -> String {
    let path: PathBuf = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, contents).expect("the directory can be written to");
    path.to_str().expect("the path is text").to_owned()
}

/// Runs a command that reads this.
pub fn run_with_input(program: &str, args: &[&str], input: &[u8]) -> Outcome {
    let mut command = command(program, args);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the program starts");
    // A program that is wrong about its arguments does not read.
    let _ = child.stdin.take().expect("it is piped").write_all(input);
    Outcome::from(child.wait_with_output().expect("the program ends"))
}
