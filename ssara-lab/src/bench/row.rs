//! Functions, allocated by each allocator.
//!
//! Times are of the thread's processor. The median of several rounds counts. In a round the functions follow each other,
//! each done by every allocator, as a compiler sees them. An allocator that repeats a function keeps its code in the caches
//! and its branches in the predictors. Which allocator comes first at a function changes. The functions on synthetic
//! targets have a part of each round to themselves.

use std::time::Duration;

use ssara_cli::measure::Weights;
use ssara_cli::progress::Progress;
use ssara_core::Options;
use ssara_core::ir::Value;
use ssara_core::output::{Allocation, Stats};
use ssara_core::verify::Checker;

use super::need::may_need_memory;
use super::subject::Subject;
use crate::clock::timed;
use crate::rivals::{Allocator, Case, Contexts, Theirs, allocation, check};

/// What to measure.
pub struct Plan {
    /// The allocators, in the order of the columns.
    pub allocators: Vec<Allocator>,
    /// The options of ours, at the level of each allocator. With regalloc2 the client saves callee-saved registers, and
    /// nothing is validated.
    pub options: Options,
    /// Timed rounds.
    pub reps: u32,
    /// Whether all rounds of one function follow each other.
    pub repeat: bool,
    /// Whether each allocation is checked.
    pub check: bool,
    /// Whether spilled values are counted, which takes a second check.
    pub count_spilled: bool,
}

/// What each allocator made of a function.
pub struct Row {
    /// The name of the function.
    pub function: String,
    /// Its instructions.
    pub insts: usize,
    /// Whether pressure may force values into memory, where that can be told.
    pub may_need_memory: Option<bool>,
    /// The results in the order of the allocators; `None` for those that cannot be asked.
    pub results: Vec<Option<Outcome>>,
}

/// What an allocator made of a function.
pub enum Outcome {
    /// It refused, and said why.
    Failed(String),
    /// An allocation.
    Done(Box<Done>),
}

/// An allocation.
pub struct Done {
    /// What it inserts, weighted as [`Weights`] says; also what the client has to save.
    pub stats: Stats,
    /// The size of the spill area, in bytes.
    pub frame_bytes: u32,
    /// The number of values that a slot holds somewhere, if the plan asks for it; 0 otherwise.
    pub spilled_values: u32,
    /// The median of the times, if there was a round.
    pub time: Option<Duration>,
    /// The same on the synthetic target, if the function is on a shipped one.
    pub synthetic_time: Option<Duration>,
    /// What our checker objects to.
    pub ours: Option<String>,
    /// What the checker of regalloc2 objects to.
    pub theirs: Option<String>,
}

impl Row {
    /// The allocation of an allocator, by its number.
    pub fn done(&self, at: usize) -> Option<&Done> {
        match self.results[at].as_ref()? {
            Outcome::Done(done) => Some(done),
            Outcome::Failed(_) => None,
        }
    }
}

/// Measures functions, a row for each.
pub fn measure(subjects: &[Subject], plan: &Plan) -> Vec<Row> {
    let mut contexts = Contexts::default();
    // The first pass over the functions checks them and takes about as long as a round.
    let progress = Progress::towards(subjects.len() as u64 * (1 + u64::from(plan.reps)), "allocations");
    let measured = |subject: &Subject| {
        let row = row(subject, plan, &mut contexts);
        progress.step(1);
        row
    };
    let mut rows: Vec<Row> = subjects.iter().map(measured).collect();
    let runs = Runs::new(&rows);
    let mut times = [vec![Vec::new(); runs.0.len()], vec![Vec::new(); runs.0.len()]];
    let chunk = |run: &Run| if plan.repeat { run.row } else { 0 };
    for same in runs.0.chunk_by(|a, b| chunk(a) == chunk(b)) {
        for round in 0..plan.reps as usize {
            for run in same.chunk_by(|a, b| a.row == b.row).flat_map(|group| rotated(group, round)) {
                let case = &subjects[run.row].case;
                times[0][run.number].push(timed(|| contexts.run(plan.allocators[run.at], &plan.options, case)).1);
            }
            for run in same.chunk_by(|a, b| a.row == b.row).flat_map(|group| rotated(group, round)) {
                let allocator = plan.allocators[run.at];
                if let (Allocator::Ssara(_), Some(case)) = (allocator, &subjects[run.row].synthetic) {
                    times[1][run.number].push(timed(|| contexts.run(allocator, &plan.options, case)).1);
                }
            }
            // Between rounds, so that drawing disturbs none.
            progress.step(same.chunk_by(|a, b| a.row == b.row).count() as u64);
        }
    }
    let [on_target, on_synthetic] = times.map(|times| times.into_iter().map(median).collect::<Vec<_>>());
    for run in runs.0 {
        if let Some(Outcome::Done(done)) = &mut rows[run.row].results[run.at] {
            (done.time, done.synthetic_time) = (on_target[run.number], on_synthetic[run.number]);
        }
    }
    rows
}

/// One function and one allocator that can do it.
struct Run {
    number: usize,
    row: usize,
    at: usize,
}

/// All of them, function by function.
struct Runs(Vec<Run>);

impl Runs {
    fn new(rows: &[Row]) -> Runs {
        let pairs = rows.iter().enumerate().flat_map(|(row, data)| (0..data.results.len()).map(move |at| (row, at)));
        let done = pairs.filter(|&(row, at)| rows[row].done(at).is_some()).enumerate();
        Runs(done.map(|(number, (row, at))| Run { number, row, at }).collect())
    }
}

/// The allocators of one function, from another one on for each function and round: the first finds the function in no
/// cache.
fn rotated(group: &[Run], round: usize) -> impl Iterator<Item = &Run> {
    let (last, first) = group.split_at((group[0].row + round) % group.len());
    first.iter().chain(last)
}

fn median(mut times: Vec<Duration>) -> Option<Duration> {
    times.sort_unstable();
    times.get(times.len() / 2).copied()
}

/// Has each allocator do a function, and checks the results.
fn row(subject: &Subject, plan: &Plan, contexts: &mut Contexts) -> Row {
    let case = &subject.case;
    let weights = Weights::new(&case.func);
    let checked = |&allocator: &Allocator| {
        if !case.suits(allocator) {
            return None;
        }
        Some(match allocate(case, plan, allocator, &weights, contexts) {
            Ok(done) => Outcome::Done(Box::new(done)),
            Err(error) => Outcome::Failed(error),
        })
    };
    let results: Vec<Option<Outcome>> = plan.allocators.iter().map(checked).collect();
    let counted = subject.synthetic.as_ref().unwrap_or(case);
    let may_need_memory = may_need_memory(&counted.func, &counted.target);
    Row { function: subject.name.clone(), insts: case.func.num_insts(), may_need_memory, results }
}

fn allocate(
    case: &Case,
    plan: &Plan,
    allocator: Allocator,
    weights: &Weights,
    contexts: &mut Contexts,
) -> Result<Done, String> {
    contexts.run(allocator, &plan.options, case)?;
    let raw = contexts.take(allocator);
    let (alloc, ours, theirs) = if plan.check {
        let run = check(case, raw)?;
        let theirs = if let Theirs::Rejected(objection) = run.theirs { Some(objection) } else { None };
        (run.alloc, run.ours, theirs)
    } else {
        (allocation(case, raw)?, None, None)
    };
    let mut stats = weights.count(&case.func, &case.target, &alloc);
    weights.count_reported_saves(&case.func, &case.target, &alloc, &mut stats);
    let spilled_values = if plan.count_spilled { spilled_values(case, &alloc) } else { 0 };
    Ok(Done { stats, frame_bytes: alloc.frame_size, spilled_values, time: None, synthetic_time: None, ours, theirs })
}

/// The number of values that a slot holds somewhere; 0 if the checker rejects the allocation.
fn spilled_values(case: &Case, alloc: &Allocation) -> u32 {
    let ranges = Checker::new(&case.target).value_ranges(&case.func, alloc, |_| true).unwrap_or_default();
    let mut values: Vec<Value> = ranges.iter().filter(|range| range.loc.slot().is_some()).map(|it| it.value).collect();
    values.dedup();
    values.len() as u32
}
