//! What can go wrong.

use std::path::{Path, PathBuf};

use crate::mir::ParseError;

/// An error of the command.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// Tables of a machine that cannot be used.
    #[error("tables `{name}`: {problem}")]
    Tables {
        /// The name of the tables.
        name: String,
        /// What is wrong.
        problem: String,
    },
    /// A file that cannot be read or written.
    #[error("{path}: {error}")]
    File {
        /// The file.
        path: PathBuf,
        /// Why not.
        error: std::io::Error,
    },
    /// A file that is not MIR.
    #[error("{path}: {error}")]
    Mir {
        /// The file.
        path: PathBuf,
        /// What is wrong.
        error: ParseError,
    },
    /// A tool that is not installed.
    #[error(
        "`{tool}` cannot be run ({error}); install LLVM 19 (`apt-get install clang-19 llvm-19`) or set LLVM_PREFIX to its directory"
    )]
    Missing {
        /// The tool.
        tool: String,
        /// Why it cannot be run.
        error: std::io::Error,
    },
    /// A tool that has failed.
    #[error("`{command}` failed:\n{output}")]
    Tool {
        /// Its command line.
        command: String,
        /// What it has printed.
        output: String,
    },
    /// Arguments that make no sense together.
    #[error("{0}")]
    Usage(String),
    /// An allocation that the checker refuses.
    #[error("function `{function}` by {allocator}: the allocation is wrong: {violation}")]
    Wrong {
        /// The function.
        function: String,
        /// The level or the classic allocator.
        allocator: String,
        /// The first violation.
        violation: String,
    },
}

impl Error {
    /// A tool that cannot be run.
    pub fn missing(tool: &Path, error: std::io::Error) -> Error {
        Error::Missing { tool: tool.display().to_string(), error }
    }
}
