//! Sums over functions: what is deterministic, apart from times.
//!
//! All that [`Metrics`] hold is the same on every machine; what [`Timing`] holds is not.

use std::cmp::Ordering;

use serde::Serialize;
use ssara_core::Level;
use ssara_core::output::{Count, Stats};

use super::row::Row;
use super::timing::{Timing, timing};
use crate::rivals::Allocator;

/// All that is reported, as it is written to a file of JSON.
#[derive(Serialize)]
pub struct Report {
    /// The names of the allocators, in the order of the columns.
    pub allocators: Vec<String>,
    /// What is deterministic.
    pub metrics: Metrics,
    /// What is not.
    pub timing: Timing,
}

/// What is the same on every machine.
#[derive(Serialize)]
pub struct Metrics {
    /// By file.
    pub files: Vec<Summary>,
    /// Over all files.
    pub all: Summary,
    /// The level of ours that `worst` is about.
    pub worst_of: Option<String>,
    /// The functions that cost most against Ion.
    pub worst: Vec<Worse>,
}

/// The functions that are listed because they cost more than with Ion.
const WORST: usize = 20;

/// Sums up the rows of files.
pub fn report(files: &[(String, Vec<Row>)], allocators: &[Allocator]) -> Report {
    let rows: Vec<&Row> = files.iter().flat_map(|(_, rows)| rows).collect();
    let named: Vec<(&str, &Row)> =
        files.iter().flat_map(|(name, rows)| rows.iter().map(|row| (name.as_str(), row))).collect();
    let files: Vec<(&str, Vec<&Row>)> =
        files.iter().map(|(name, rows)| (name.as_str(), rows.iter().collect())).collect();
    let is_ours = |allocator: &Allocator| matches!(allocator, Allocator::Ssara(_));
    let default = Allocator::Ssara(Level::default());
    let worst_of =
        column(allocators, default).or_else(|| allocators.iter().rposition(is_ours)).map(|at| allocators[at]);
    Report {
        allocators: allocators.iter().map(Allocator::to_string).collect(),
        metrics: Metrics {
            files: files.iter().map(|(name, rows)| summarise(name, rows, allocators)).collect(),
            all: summarise("all", &rows, allocators),
            worst_of: worst_of.map(|allocator| allocator.to_string()),
            worst: worst_of.map_or(Vec::new(), |of| worst(&named, allocators, of)),
        },
        timing: timing(&files, allocators),
    }
}

/// What the allocators made of a set of functions.
#[derive(Serialize)]
pub struct Summary {
    /// What set it is: a file, or all of them.
    pub name: String,
    /// The number of functions.
    pub functions: usize,
    /// Their instructions.
    pub instructions: usize,
    /// One for each allocator.
    pub allocators: Vec<Column>,
}

/// What an allocator made of a set of functions.
#[derive(Serialize)]
pub struct Column {
    /// The allocator.
    pub allocator: String,
    /// The number of functions that it did; all that is below is about them.
    pub functions: usize,
    /// The number that it refused.
    pub failed: usize,
    /// The number of allocations that our checker rejects.
    pub rejected_by_ssara: usize,
    /// The number that the checker of regalloc2 rejects.
    pub rejected_by_regalloc2: usize,
    /// What was inserted.
    pub inserted: Inserted,
    /// The sum of the costs.
    pub cost: f64,
    /// The size of all spill areas, in bytes.
    pub frame_bytes: u64,
    /// Functions with a store or a load although pressure forces nothing into memory.
    pub needless_spills: Vec<String>,
    /// Compared with Ion.
    pub against_ion: Option<Against>,
    /// Compared with Fastalloc.
    pub against_fastalloc: Option<Against>,
}

/// Counts by kind.
#[derive(Serialize)]
pub struct Inserted {
    /// Register-to-register moves.
    pub moves: Counted,
    /// Exchanges of two registers.
    pub swaps: Counted,
    /// Stores to slots.
    pub stores: Counted,
    /// Loads from slots.
    pub reloads: Counted,
    /// Stores of callee-saved registers.
    pub saves: Counted,
    /// Loads of callee-saved registers.
    pub restores: Counted,
    /// Values computed again, whatever that costs.
    pub remats: Counted,
    /// Copies to and from other banks.
    pub transfers: Counted,
}

/// A number of insertions.
#[derive(Serialize)]
pub struct Counted {
    /// As they stand in the code.
    pub count: u32,
    /// Each times the weight of its block.
    pub weighted: f64,
}

impl From<Count> for Counted {
    fn from(count: Count) -> Counted {
        Counted { count: count.count, weighted: count.weighted }
    }
}

impl From<&Stats> for Inserted {
    fn from(stats: &Stats) -> Inserted {
        let remats = Count {
            count: stats.remats.count + stats.cheap_remats.count,
            weighted: stats.remats.weighted + stats.cheap_remats.weighted,
        };
        Inserted {
            moves: stats.moves.into(),
            swaps: stats.swaps.into(),
            stores: stats.stores.into(),
            reloads: stats.reloads.into(),
            saves: stats.saves.into(),
            restores: stats.restores.into(),
            remats: remats.into(),
            transfers: stats.transfers.into(),
        }
    }
}

/// A comparison of costs with those of another allocator, over the functions that both did.
#[derive(Serialize)]
pub struct Against {
    /// The geometric mean over functions of the ratio of costs. A cost of 0 has no ratio, so all are raised by 1, a store.
    pub geometric_mean: f64,
    /// The ratio of the sums of costs.
    pub total: f64,
    /// The ratio of the sums of weighted moves, with a swap as two.
    pub moves: f64,
    /// Functions that cost less.
    pub better: usize,
    /// Functions that cost the same.
    pub equal: usize,
    /// Functions that cost more.
    pub worse: usize,
    /// Of those, the ones that cost over 2 % more.
    pub worse_by_2_percent: usize,
}

/// A function that costs more than with Ion.
#[derive(Serialize)]
pub struct Worse {
    /// The file.
    pub file: String,
    /// The function.
    pub function: String,
    /// Its instructions.
    pub instructions: usize,
    /// Its cost as a multiple of that with Ion, both raised by 1.
    pub ratio: f64,
    /// Its cost.
    pub cost: f64,
    /// Its cost with Ion.
    pub ion: f64,
    /// What is inserted.
    pub inserted: Inserted,
    /// What Ion inserts.
    pub inserted_by_ion: Inserted,
}

fn column(allocators: &[Allocator], wanted: Allocator) -> Option<usize> {
    allocators.iter().position(|&allocator| allocator == wanted)
}

/// Sums up the rows of a set of functions.
pub fn summarise(name: &str, rows: &[&Row], allocators: &[Allocator]) -> Summary {
    let against = |at, other| Some(compare(rows, at, column(allocators, other)?)).filter(|&(count, _)| count > 0);
    let column = |(at, allocator): (usize, &Allocator)| {
        let mut stats = Stats::default();
        let done = || rows.iter().filter_map(|row| Some((row, row.done(at)?)));
        done().for_each(|(_, done)| stats += &done.stats);
        let asked = rows.iter().filter(|row| row.results[at].is_some()).count();
        let needless = |(row, done): &(&&Row, &super::row::Done)| {
            row.may_need_memory == Some(false) && done.stats.stores.count + done.stats.reloads.count > 0
        };
        Column {
            allocator: allocator.to_string(),
            functions: done().count(),
            failed: asked - done().count(),
            rejected_by_ssara: done().filter(|(_, done)| done.ours.is_some()).count(),
            rejected_by_regalloc2: done().filter(|(_, done)| done.theirs.is_some()).count(),
            inserted: (&stats).into(),
            cost: stats.cost(),
            frame_bytes: done().map(|(_, done)| u64::from(done.frame_bytes)).sum(),
            needless_spills: done().filter(needless).map(|(row, _)| row.function.clone()).collect(),
            against_ion: against(at, Allocator::Ion).map(|(_, against)| against),
            against_fastalloc: against(at, Allocator::Fastalloc).map(|(_, against)| against),
        }
    };
    Summary {
        name: name.to_owned(),
        functions: rows.len(),
        instructions: rows.iter().map(|row| row.insts).sum(),
        allocators: allocators.iter().enumerate().map(column).collect(),
    }
}

/// Compares two allocators over the functions that both did; also says how many these are.
fn compare(rows: &[&Row], at: usize, other: usize) -> (usize, Against) {
    let mut sums = [Stats::default(); 2];
    let (mut better, mut equal, mut worse, mut clearly_worse, mut logarithm) = (0, 0, 0, 0, 0.0);
    for [one, two] in rows.iter().filter_map(|row| Some([row.done(at)?, row.done(other)?])) {
        let [cost, other] = [one, two].map(|done| done.stats.cost());
        *match cost.total_cmp(&other) {
            Ordering::Less => &mut better,
            Ordering::Equal => &mut equal,
            Ordering::Greater => &mut worse,
        } += 1;
        clearly_worse += usize::from(cost > other * 1.02);
        logarithm += ((cost + 1.0) / (other + 1.0)).ln();
        sums[0] += &one.stats;
        sums[1] += &two.stats;
    }
    let count = better + equal + worse;
    let ratio = |of: fn(&Stats) -> f64| of(&sums[0]) / of(&sums[1]).max(f64::MIN_POSITIVE);
    let against = Against {
        geometric_mean: (logarithm / count.max(1) as f64).exp(),
        total: ratio(Stats::cost),
        moves: ratio(|stats| stats.moves.weighted + 2.0 * stats.swaps.weighted),
        better,
        equal,
        worse,
        worse_by_2_percent: clearly_worse,
    };
    (count, against)
}

/// The functions that cost over 2 % more with an allocator than with Ion, the worst first.
fn worst(rows: &[(&str, &Row)], allocators: &[Allocator], of: Allocator) -> Vec<Worse> {
    let columns = column(allocators, of).zip(column(allocators, Allocator::Ion));
    let Some((at, ion)) = columns else { return Vec::new() };
    let worse = |&(file, row): &(&str, &Row)| {
        let [one, two] = [row.done(at)?, row.done(ion)?];
        let [cost, ion] = [one, two].map(|done| done.stats.cost());
        (cost > ion * 1.02).then(|| Worse {
            file: file.to_owned(),
            function: row.function.clone(),
            instructions: row.insts,
            ratio: (cost + 1.0) / (ion + 1.0),
            cost,
            ion,
            inserted: (&one.stats).into(),
            inserted_by_ion: (&two.stats).into(),
        })
    };
    let mut all: Vec<Worse> = rows.iter().filter_map(worse).collect();
    all.sort_by(|a, b| b.ratio.total_cmp(&a.ratio));
    all.truncate(WORST);
    all
}
