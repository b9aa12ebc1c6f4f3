//! What can be wrong with a file, and where.

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

/// What is wrong with a file of records, and where.
#[derive(Debug, thiserror::Error)]
pub struct Error {
    /// The file, when the records come from one.
    pub file: Option<PathBuf>,
    /// The number of the record, from 0.
    pub record: usize,
    /// The offset of the place in the decompressed file, in bytes.
    pub offset: u64,
    /// What is wrong.
    #[source]
    pub problem: Problem,
}

impl Error {
    pub(super) fn in_file(mut self, file: &Path) -> Error {
        self.file = Some(file.to_owned());
        self
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(file) = &self.file {
            write!(f, "{}: ", file.display())?;
        }
        match &self.problem {
            Problem::Open(error) => write!(f, "{error}"),
            problem => write!(f, "record {}, byte {}: {problem}", self.record, self.offset),
        }
    }
}

/// What is wrong at some place.
#[derive(Debug, thiserror::Error)]
pub enum Problem {
    /// The file cannot be opened.
    #[error("{0}")]
    Open(io::Error),
    /// The file cannot be read, or its compressed data are damaged.
    #[error("{0}")]
    Read(io::Error),
    /// The file ends within a record.
    #[error("the file ends here, {missing} bytes before the end of the record")]
    Truncated {
        /// How many bytes are missing at least.
        missing: u64,
    },
    /// A record is longer than [`MAX_RECORD`](super::MAX_RECORD).
    #[error("a record of {0} bytes is too long (or this is not an RA2F file)")]
    TooLong(u64),
    /// The payload of a record makes no sense.
    #[error("{0}")]
    Payload(Fault),
}

/// What is wrong with the payload of a record.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Fault {
    /// The payload ends too early.
    #[error("the record ends within {0}")]
    End(&'static str),
    /// A varint of more than 64 bits.
    #[error("the number for {0} does not end")]
    Varint(&'static str),
    /// A number out of its range.
    #[error("{value} is no valid {what}")]
    Value {
        /// What the number stands for.
        what: &'static str,
        /// The number.
        value: u64,
    },
    /// A count of things that cannot be in the rest of the record.
    #[error("the record is too short for {count} {what}")]
    Count {
        /// What is counted.
        what: &'static str,
        /// The count.
        count: u64,
    },
    /// A name that is not UTF-8.
    #[error("the name is not UTF-8")]
    Name,
    /// The payload goes on after its end.
    #[error("{0} bytes too many in the record")]
    Rest(usize),
}
