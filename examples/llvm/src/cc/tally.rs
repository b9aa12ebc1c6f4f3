//! The functions that were left to LLVM, for people, for scripts, and as an error.

use std::fs::OpenOptions;
use std::io::Write;
use std::path::Path;
use std::process::ExitCode;

use crate::error::Error;
use crate::pipeline::{Left, Report};

/// What became of the functions of each source.
#[derive(Debug, Default)]
pub(super) struct Tally {
    sources: Vec<(String, Report)>,
}

impl Tally {
    /// Adds a source.
    pub fn add(&mut self, source: &str, report: Report) {
        self.sources.push((source.to_string(), report));
    }

    /// Prints which functions were left and how many; nothing if there are none.
    pub fn print(&self) {
        for (source, report) in &self.sources {
            for Left { name, reason } in &report.left {
                eprintln!("ssara-llvm: {source}: function `{name}` is left to LLVM: {reason}");
            }
        }
        if let Some(line) = self.line() {
            eprintln!("ssara-llvm: {line}");
        }
    }

    /// Adds a line for each source to a file: its name, the number of functions, how many were left to LLVM, and why; the
    /// milliseconds of allocation, and those of conversion and writing back.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn append(&self, path: &Path) -> Result<(), Error> {
        let mut text = String::new();
        for (source, Report { allocated, left, times }) in &self.sources {
            let reasons: Vec<String> = left.iter().map(|left| format!("{}: {}", left.name, left.reason)).collect();
            let [allocation, others] =
                [times.allocate, times.convert + times.emit].map(|time| time.as_secs_f64() * 1e3);
            let (all, left, reasons) = (allocated + left.len(), left.len(), reasons.join("; "));
            text += &format!("{source}\t{all}\t{left}\t{reasons}\t{allocation:.3}\t{others:.3}\n");
        }
        // Several processes may add lines at the same time.
        let file = OpenOptions::new().create(true).append(true).open(path);
        let written = file.and_then(|mut file| file.write_all(text.as_bytes()));
        written.map_err(|error| Error::File { path: path.to_path_buf(), error })
    }

    /// Makes an error of functions that were left.
    ///
    /// # Errors
    /// If there are some.
    pub fn refuse_left(&self) -> Result<ExitCode, Error> {
        self.line().map_or(Ok(ExitCode::SUCCESS), |line| Err(Error::Usage(format!("{line}, and `--strict` is given"))))
    }

    fn line(&self) -> Option<String> {
        let left: usize = self.sources.iter().map(|(_, report)| report.left.len()).sum();
        let allocated: usize = self.sources.iter().map(|(_, report)| report.allocated).sum();
        (left > 0).then(|| format!("{left} of {} functions left to LLVM", left + allocated))
    }
}
