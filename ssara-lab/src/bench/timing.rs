//! Sums of times over functions, by file and by size.

use std::time::Duration;

use serde::Serialize;

use super::row::{Done, Row};
use crate::rivals::Allocator;

/// Times of the thread's processor.
#[derive(Serialize)]
pub struct Timing {
    /// By file.
    pub files: Vec<Times>,
    /// Over all files.
    pub all: Times,
    /// By size of function.
    pub sizes: Vec<Times>,
}

/// Times of a set of functions.
#[derive(Serialize)]
pub struct Times {
    /// What set it is: a file, all of them, or a range of numbers of instructions.
    pub name: String,
    /// The number of functions.
    pub functions: usize,
    /// One for each allocator that was timed.
    pub allocators: Vec<TimeColumn>,
}

/// The time of an allocator for a set of functions.
#[derive(Serialize)]
pub struct TimeColumn {
    /// The allocator.
    pub allocator: String,
    /// The sum of the medians.
    pub milliseconds: f64,
    /// The same by instruction.
    pub ns_per_instruction: f64,
    /// The median over the functions of the time of a function, in microseconds.
    pub median_microseconds: f64,
    /// Compared with Ion.
    pub against_ion: Option<TimeRatio>,
    /// Compared with Fastalloc.
    pub against_fastalloc: Option<TimeRatio>,
    /// Compared with the same allocator on synthetic targets.
    pub against_synthetic: Option<TimeRatio>,
}

/// A comparison of times over the functions that were timed both ways.
#[derive(Clone, Copy, Serialize)]
pub struct TimeRatio {
    /// The ratio of the sums.
    pub total: f64,
    /// The median of the ratios.
    pub median: f64,
}

/// The least numbers of instructions of the classes of sizes.
const SIZES: [usize; 6] = [1, 21, 100, 1_000, 5_000, 20_000];

/// Sums up times.
pub fn timing(files: &[(&str, Vec<&Row>)], allocators: &[Allocator]) -> Timing {
    let rows: Vec<&Row> = files.iter().flat_map(|(_, rows)| rows).copied().collect();
    Timing {
        files: files.iter().map(|(name, rows)| times(name, rows, allocators)).collect(),
        all: times("all", &rows, allocators),
        sizes: size_classes(&rows, allocators),
    }
}

fn times(name: &str, rows: &[&Row], allocators: &[Allocator]) -> Times {
    let column = |(at, allocator): (usize, &Allocator)| {
        let timed = rows.iter().filter_map(|row| Some((row.done(at)?.time?, row.insts)));
        let timed: Vec<(Duration, usize)> = timed.collect();
        let (time, insts) = timed.iter().fold((Duration::ZERO, 0), |sum, row| (sum.0 + row.0, sum.1 + row.1));
        let against = |rival| {
            let other = allocators.iter().position(|&allocator| allocator == rival)?;
            compare(rows.iter().filter_map(|row| Some((row.done(at)?.time?, row.done(other)?.time?))))
        };
        let synthetic = |done: &Done| Some((done.time?, done.synthetic_time?));
        let median_time = median(timed.iter().map(|(time, _)| time.as_secs_f64()).collect());
        (insts > 0).then(|| TimeColumn {
            allocator: allocator.to_string(),
            milliseconds: time.as_secs_f64() * 1e3,
            ns_per_instruction: time.as_nanos() as f64 / insts as f64,
            median_microseconds: median_time * 1e6,
            against_ion: against(Allocator::Ion),
            against_fastalloc: against(Allocator::Fastalloc),
            against_synthetic: compare(rows.iter().filter_map(|row| synthetic(row.done(at)?))),
        })
    };
    let columns = allocators.iter().enumerate().filter_map(column).collect();
    Times { name: name.to_owned(), functions: rows.len(), allocators: columns }
}

/// Compares pairs of times, if there are any.
fn compare(pairs: impl Iterator<Item = (Duration, Duration)>) -> Option<TimeRatio> {
    let seconds = pairs.map(|(one, other)| (one.as_secs_f64(), other.as_secs_f64().max(1e-9)));
    let seconds: Vec<(f64, f64)> = seconds.collect();
    let (one, other) = seconds.iter().fold((0.0, 0.0), |sum, pair| (sum.0 + pair.0, sum.1 + pair.1));
    let median = median(seconds.iter().map(|(one, other)| one / other).collect());
    (!seconds.is_empty()).then(|| TimeRatio { total: one / other, median })
}

/// The median; 0 of nothing.
fn median(mut values: Vec<f64>) -> f64 {
    values.sort_unstable_by(f64::total_cmp);
    values.get(values.len() / 2).copied().unwrap_or(0.0)
}

fn size_classes(rows: &[&Row], allocators: &[Allocator]) -> Vec<Times> {
    let class = |(number, &from): (usize, &usize)| {
        let below = SIZES.get(number + 1).copied();
        let of_class = |row: &&&Row| row.insts >= from && below.is_none_or(|below| row.insts < below);
        let rows: Vec<&Row> = rows.iter().filter(of_class).copied().collect();
        let name = below.map_or(format!("{from} and more"), |below| format!("{from} to {}", below - 1));
        times(&name, &rows, allocators)
    };
    SIZES.iter().enumerate().map(class).filter(|class| class.functions > 0).collect()
}
