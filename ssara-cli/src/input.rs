//! Files to read: by a path, or `-` for standard input.

use std::ffi::OsString;
use std::fmt;
use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};

use crate::failure::Failure;

/// The character that some editors write at the start of a text.
const BYTE_ORDER_MARK: char = '\u{feff}';

/// A file to read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Input {
    /// Standard input, which can be read once.
    Standard,
    /// A file.
    File(PathBuf),
}

impl From<OsString> for Input {
    fn from(name: OsString) -> Input {
        if name == "-" { Input::Standard } else { Input::File(name.into()) }
    }
}

impl From<&Path> for Input {
    fn from(path: &Path) -> Input {
        path.as_os_str().to_owned().into()
    }
}

impl From<&str> for Input {
    fn from(name: &str) -> Input {
        OsString::from(name).into()
    }
}

impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Input::Standard => f.write_str("<stdin>"),
            Input::File(path) => path.display().fmt(f),
        }
    }
}

impl Input {
    /// As it stands on a command line.
    pub fn argument(&self) -> String {
        match self {
            Input::Standard => "-".to_owned(),
            Input::File(path) => path.display().to_string(),
        }
    }
    /// Whether it is there to be read.
    pub fn exists(&self) -> bool {
        match self {
            Input::Standard => true,
            Input::File(path) => path.exists(),
        }
    }
    /// The contents; of a file of more than `limit` bytes, one byte more than these.
    ///
    /// # Errors
    /// When it cannot be read, or is standard input that has been read.
    pub fn bytes(&self, limit: usize) -> Result<Vec<u8>, Failure> {
        static TAKEN: AtomicBool = AtomicBool::new(false);
        if *self == Input::Standard && TAKEN.swap(true, Ordering::Relaxed) {
            return Err(Failure::Usage("`-` can be given once: standard input is one file".to_owned()));
        }
        let mut bytes = Vec::new();
        let mut read = |file: &mut dyn Read| file.take(limit as u64 + 1).read_to_end(&mut bytes);
        let result = match self {
            Input::Standard => read(&mut io::stdin().lock()),
            Input::File(path) => File::open(path).and_then(|mut file| read(&mut file)),
        };
        result.map_err(|error| Failure::io(self, &error))?;
        Ok(bytes)
    }
    /// The contents as text without a byte order mark.
    ///
    /// # Errors
    /// When it cannot be read, has more than `limit` bytes, or is not UTF-8.
    pub fn text(&self, limit: usize) -> Result<String, Failure> {
        let bytes = self.bytes(limit)?;
        if bytes.len() > limit {
            return Err(Failure::file(self, &format_args!("longer than {} MiB", limit >> 20)));
        }
        let mut text = String::from_utf8(bytes).map_err(|error| Failure::file(self, &error))?;
        if text.starts_with(BYTE_ORDER_MARK) {
            text.remove(0);
        }
        Ok(text)
    }
}
