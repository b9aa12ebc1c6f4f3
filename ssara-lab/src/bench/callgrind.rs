//! Counts of executed instructions, by valgrind's tool callgrind.
//!
//! Branches that a simulated predictor guesses wrong are counted, too, and the lines of code that are touched.
//!
//! This program runs itself under callgrind ([`run`]). In there, each call of [`batch`] is counted by itself. Of what
//! happens in it, only the allocations count, not the reading of files. Counts are the same from run to run but for the
//! allocation of memory, and depend on the compiler.
//!
//! A [`Profile`] says what was executed in each function, and which function called which.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::{Command, Stdio};
use std::{fs, io};

use ssara_cli::failure::Failure;
use ssara_core::Options;
use ssara_explore::finding::Mistake;

use super::subject::Subject;
use crate::rivals::{Allocator, Case, Contexts};

/// The size of a line of code, in bytes: that of a line of the instruction cache.
pub const LINE_BYTES: u64 = 64;

/// The share of executed instructions that hot code makes, in percent.
pub const HOT_PERCENT: u64 = 99;

/// What was executed in one batch.
#[derive(Default, Debug)]
pub struct Profile {
    /// The instructions by function, without what it calls.
    pub own: BTreeMap<String, u64>,
    /// By callee and caller: what was executed in the callee and below it.
    pub calls: BTreeMap<String, BTreeMap<String, u64>>,
    /// Branches that were guessed wrong.
    pub wrong_guesses: u64,
    /// The code of which an instruction was executed, in whole lines, in bytes.
    pub code_bytes: u64,
    /// The fewest of these lines in which [`HOT_PERCENT`] of the instructions were executed, in bytes.
    pub hot_code_bytes: u64,
}

impl Profile {
    /// All instructions.
    pub fn total(&self) -> u64 {
        self.own.values().sum()
    }
    /// Reads what callgrind writes, with names and positions not compressed and a position for each instruction.
    pub fn parse(text: &str) -> Profile {
        let mut profile = Profile::default();
        let (mut object, mut function, mut callee) = ("", "", "");
        let mut is_call = false;
        let mut events: Vec<&str> = Vec::new();
        let mut lines: BTreeMap<(&str, u64), u64> = BTreeMap::new();
        for line in text.lines() {
            if let Some(names) = line.strip_prefix("events: ") {
                events = names.split_whitespace().collect();
            } else if let Some(name) = line.strip_prefix("ob=") {
                object = name;
            } else if let Some(name) = line.strip_prefix("fn=") {
                function = name;
            } else if let Some(name) = line.strip_prefix("cfn=") {
                callee = name;
            } else if line.starts_with("calls=") {
                is_call = true;
            } else if let Some(costs) = line.strip_prefix("0x") {
                // The address, the line of the source, and as many counts as are not zero.
                let mut words = costs.split_whitespace();
                let address = words.next().and_then(|word| u64::from_str_radix(word, 16).ok()).unwrap_or(0);
                let counts: Vec<u64> = words.skip(1).map(|word| word.parse().unwrap_or(0)).collect();
                let count = |event| {
                    let at = events.iter().position(|&name| name == event);
                    at.and_then(|at| counts.get(at)).copied().unwrap_or(0)
                };
                if std::mem::take(&mut is_call) {
                    let callers = profile.calls.entry(callee.to_owned()).or_default();
                    *callers.entry(function.to_owned()).or_default() += count("Ir");
                } else {
                    *profile.own.entry(function.to_owned()).or_default() += count("Ir");
                    profile.wrong_guesses += count("Bcm") + count("Bim");
                    *lines.entry((object, address / LINE_BYTES)).or_default() += count("Ir");
                }
            }
        }
        profile.code_bytes = lines.len() as u64 * LINE_BYTES;
        profile.hot_code_bytes = hot_lines(lines.into_values().collect()) * LINE_BYTES;
        profile
    }
}

/// The fewest lines in which [`HOT_PERCENT`] of the instructions were executed, from the counts of all lines.
fn hot_lines(mut counts: Vec<u64>) -> u64 {
    counts.sort_unstable_by(|a, b| b.cmp(a));
    let total: u64 = counts.iter().sum();
    let mut sum = 0;
    let is_hot = |&&count: &&u64| {
        let is_short = sum * 100 < total * HOT_PERCENT;
        sum += count;
        is_short
    };
    counts.iter().take_while(is_hot).count() as u64
}

/// Runs this program with these arguments under callgrind. Returns a profile for each call of [`batch`].
///
/// # Errors
/// When valgrind is missing, or the run fails.
pub fn run(args: &[String]) -> Result<Vec<Profile>, Failure> {
    dumps(args, &["--dump-instr=yes", "--branch-sim=yes"], Profile::parse)
}

/// The same, with what was executed in all for each call of [`work`].
///
/// # Errors
/// When valgrind is missing, or the run fails.
pub fn totals(args: &[String]) -> Result<Vec<u64>, Failure> {
    let total = |text: &str| {
        let count = text.lines().find_map(|line| line.strip_prefix("totals: "));
        count.and_then(|count| count.trim().parse().ok()).unwrap_or(0)
    };
    dumps(args, &[], total)
}

/// Runs this program under callgrind, and reads what it writes for each batch.
fn dumps<T>(args: &[String], detail: &[&str], read: impl Fn(&str) -> T) -> Result<Vec<T>, Failure> {
    let failed = |error: io::Error| Failure::io("callgrind", &error);
    let dir = tempfile::tempdir().map_err(failed)?;
    let out = dir.path().join("out");
    let this = std::env::current_exe().map_err(failed)?;
    let mut valgrind = Command::new("valgrind");
    valgrind.args(["--tool=callgrind", "--quiet", "--compress-strings=no", "--compress-pos=no"]).args(detail);
    valgrind.args(["--toggle-collect=*callgrind::one*", "--dump-after=*callgrind::batch*"]);
    valgrind.arg(format!("--callgrind-out-file={}", out.display()));
    valgrind.arg(this).args(args).stdin(Stdio::null()).stdout(Stdio::null());
    let status = valgrind.status().map_err(|error| match error.kind() {
        io::ErrorKind::NotFound => {
            Failure::Environment(Mistake::nowhere("counting instructions takes valgrind, which is not installed"))
        }
        _ => failed(error),
    })?;
    if !status.success() {
        return Err(Failure::Environment(Mistake::nowhere(format!("callgrind: {status}"))));
    }
    let part = |number: usize| part(&out, number);
    (1..)
        .map_while(|number| part(number).exists().then(|| fs::read_to_string(part(number))))
        .map(|text| text.map(|text| read(&text)).map_err(failed))
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
pub fn batch(allocator: Allocator, options: &Options, subjects: &[Subject]) {
    let mut contexts = Contexts::default();
    for subject in subjects.iter().filter(|subject| subject.case.suits(allocator)) {
        one(allocator, options, &subject.case, &mut contexts);
    }
}

#[inline(never)]
fn one(allocator: Allocator, options: &Options, case: &Case, contexts: &mut Contexts) {
    drop(contexts.run(allocator, options, case));
}

/// Does some work, for callgrind to watch.
pub fn work(work: &mut dyn FnMut()) {
    batch_of_work(work);
}

#[inline(never)]
fn batch_of_work(work: &mut dyn FnMut()) {
    one_of_work(work);
}

#[inline(never)]
fn one_of_work(work: &mut dyn FnMut()) {
    work();
}
