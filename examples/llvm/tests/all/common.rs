//! The command, the tools that tests need, and directories for what they make.

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

pub const LEVELS: [&str; 4] = ["O0", "O1", "O2", "O3"];

/// Runs the command.
pub fn driver(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_ssara-llvm")).args(args).output().expect("the command runs")
}

pub fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// What `alloc` makes of MIR at `O2`. No function is left to LLVM.
pub fn allocated(mir: &str) -> String {
    let directory = tempfile::tempdir().expect("a directory");
    let [from, to] = ["f.mir", "allocated.mir"].map(|name| directory.path().join(name));
    fs::write(&from, mir).expect("written");
    let output = driver(&["alloc", &from.display().to_string(), "-o", &to.display().to_string(), "--level", "O2"]);
    assert!(text(&output.stdout).ends_with("left to LLVM: 0\n"), "{}", text(&output.stderr));
    fs::read_to_string(to).expect("allocated code")
}

/// The tool of LLVM 19, if it is installed.
pub fn tool(name: &str) -> Option<PathBuf> {
    let path = match std::env::var_os("LLVM_PREFIX") {
        Some(prefix) => PathBuf::from(prefix).join("bin").join(name),
        None => PathBuf::from(format!("{name}-19")),
    };
    has(&path).then_some(path)
}

/// Whether a tool is installed; says so if it is not.
pub fn has(tool: impl AsRef<OsStr>) -> bool {
    let runs = Command::new(&tool).arg("--version").output().is_ok();
    if !runs {
        eprintln!("skipped: `{}` is not installed", tool.as_ref().to_string_lossy());
    }
    runs
}

/// Whether C can be compiled.
pub fn has_llvm() -> bool {
    tool("clang").is_some() && tool("llc").is_some()
}

/// A source of the tests.
pub fn source(name: &str) -> String {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/c").join(name).display().to_string()
}

/// A directory for what a test makes, which is also where its commands run.
pub struct Place(tempfile::TempDir);

impl Place {
    pub fn new() -> Place {
        Place(tempfile::tempdir().expect("a directory"))
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    pub fn write(&self, name: &str, content: &str) {
        fs::write(self.path(name), content).expect("written");
    }

    /// Runs `ssara-llvm cc` with these arguments.
    pub fn cc(&self, args: &[&str]) -> Output {
        self.run(env!("CARGO_BIN_EXE_ssara-llvm"), &[&["cc"], args].concat())
    }

    /// Runs `ssara-llvm cc`, which must succeed and say nothing.
    pub fn compile(&self, args: &[&str]) {
        let output = self.cc(args);
        let said = text(&output.stdout) + &text(&output.stderr);
        assert!(output.status.success() && said.is_empty(), "{args:?}: {said}");
    }

    pub fn run(&self, tool: impl AsRef<OsStr>, args: &[&str]) -> Output {
        Command::new(tool).args(args).current_dir(self.0.path()).output().expect("the command runs")
    }

    /// What a program of the directory prints.
    pub fn prints(&self, program: &str) -> String {
        let output = self.run(self.path(program), &[]);
        assert!(output.status.success(), "{program}: {}", text(&output.stderr));
        text(&output.stdout)
    }
}
