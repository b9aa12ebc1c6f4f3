//! Counts of executed instructions, by valgrind's tool callgrind.
//!
//! This program runs itself under callgrind ([`run`]); in there, each call of [`batch`] is counted by itself, and of what
//! happens in it only the allocations, not the reading of files. Counts are the same from run to run but for the
//! allocation of memory, and depend on the compiler.
//!
//! A [`Profile`] says what was executed in each function, and which function called which.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::{Command, Stdio};
use std::{fs, io};

use ssara_core::CalleeSaves;

use crate::failure::Failure;
use crate::rivals::{Allocator, Case, Contexts};

/// The instructions executed in one batch.
#[derive(Default, Debug)]
pub struct Profile {
    /// By function, without what it calls.
    pub own: BTreeMap<String, u64>,
    /// By callee and caller: what was executed in the callee and below it.
    pub calls: BTreeMap<String, BTreeMap<String, u64>>,
}

impl Profile {
    /// All instructions.
    pub fn total(&self) -> u64 {
        self.own.values().sum()
    }
    /// Reads what callgrind writes, with names and positions not compressed.
    pub fn parse(text: &str) -> Profile {
        let mut profile = Profile::default();
        let (mut function, mut callee) = ("", "");
        let mut is_call = false;
        for line in text.lines() {
            if let Some(name) = line.strip_prefix("fn=") {
                function = name;
            } else if let Some(name) = line.strip_prefix("cfn=") {
                callee = name;
            } else if line.starts_with("calls=") {
                is_call = true;
            } else if line.starts_with(|first: char| first.is_ascii_digit()) {
                let count: u64 = line.split_whitespace().nth(1).and_then(|count| count.parse().ok()).unwrap_or(0);
                if std::mem::take(&mut is_call) {
                    let callers = profile.calls.entry(callee.to_owned()).or_default();
                    *callers.entry(function.to_owned()).or_default() += count;
                } else {
                    *profile.own.entry(function.to_owned()).or_default() += count;
                }
            }
        }
        profile
    }
}

/// Runs this program with these arguments under callgrind. Returns a profile for each call of [`batch`].
///
/// # Errors
/// When valgrind is missing, or the run fails.
pub fn run(args: &[String]) -> Result<Vec<Profile>, Failure> {
    let failed = |error: io::Error| Failure::Message(format!("callgrind: {error}"));
    let dir = tempfile::tempdir().map_err(failed)?;
    let out = dir.path().join("out");
    let this = std::env::current_exe().map_err(failed)?;
    let mut valgrind = Command::new("valgrind");
    valgrind.args(["--tool=callgrind", "--quiet", "--compress-strings=no", "--compress-pos=no"]);
    valgrind.args(["--toggle-collect=*callgrind::one*", "--dump-after=*callgrind::batch*"]);
    valgrind.arg(format!("--callgrind-out-file={}", out.display()));
    valgrind.arg(this).args(args).stdin(Stdio::null()).stdout(Stdio::null());
    let status = valgrind.status().map_err(|error| match error.kind() {
        io::ErrorKind::NotFound => {
            Failure::Message("counting instructions takes valgrind, which is not installed".to_owned())
        }
        _ => failed(error),
    })?;
    if !status.success() {
        return Err(Failure::Message(format!("callgrind: {status}")));
    }
    let part = |number: usize| part(&out, number);
    (1..)
        .map_while(|number| part(number).exists().then(|| fs::read_to_string(part(number))))
        .map(|text| text.map(|text| Profile::parse(&text)).map_err(failed))
        .collect()
}

/// The file for a batch.
fn part(out: &Path, number: usize) -> std::path::PathBuf {
    let mut name = out.as_os_str().to_owned();
    name.push(format!(".{number}"));
    name.into()
}

/// Allocates registers for some functions, for callgrind to watch. What is refused is refused without a word: whoever
/// measures has seen it.
#[inline(never)]
pub fn batch(allocator: Allocator, saves: CalleeSaves, cases: &[Case]) {
    let mut contexts = Contexts::default();
    for case in cases.iter().filter(|case| case.suits(allocator)) {
        one(allocator, saves, case, &mut contexts);
    }
}

#[inline(never)]
fn one(allocator: Allocator, saves: CalleeSaves, case: &Case, contexts: &mut Contexts) {
    // To do without the result, as the measurement of time does.
    drop(contexts.run(allocator, saves, case));
}
