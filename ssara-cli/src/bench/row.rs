//! One function, allocated by each allocator.
//!
//! Times are of the thread's processor. The allocators take turns, and the median of the turns counts, so that what
//! disturbs the machine disturbs all of them.

use std::time::Duration;

use ssara_core::CalleeSaves;
use ssara_core::output::Stats;

use super::need::may_need_memory;
use crate::measure::{Weights, timed};
use crate::rivals::{Allocator, Case, Contexts, Theirs, allocation, judge};

/// What to measure.
pub struct Plan {
    /// The allocators, in the order of the columns.
    pub allocators: Vec<Allocator>,
    /// Who saves callee-saved registers; regalloc2 leaves that to the client.
    pub saves: CalleeSaves,
    /// Timed turns.
    pub reps: u32,
    /// Whether the checkers judge each allocation.
    pub check: bool,
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
    /// The median of the times, if there was a turn.
    pub time: Option<Duration>,
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

/// Measures a function, for a row of this name.
pub fn measure(name: &str, case: &Case, plan: &Plan, contexts: &mut Contexts) -> Row {
    let weights = Weights::new(&case.func);
    let judged = |&allocator: &Allocator| {
        if !case.suits(allocator) {
            return None;
        }
        Some(match allocate(case, plan, allocator, &weights, contexts) {
            Ok(done) => Outcome::Done(Box::new(done)),
            Err(error) => Outcome::Failed(error),
        })
    };
    let mut results: Vec<Option<Outcome>> = plan.allocators.iter().map(judged).collect();
    let mut times = vec![Vec::new(); results.len()];
    for _ in 0..plan.reps {
        for ((&allocator, result), times) in plan.allocators.iter().zip(&results).zip(&mut times) {
            if let Some(Outcome::Done(_)) = result {
                times.push(timed(|| contexts.run(allocator, plan.saves, case)).1);
            }
        }
    }
    for (result, mut times) in results.iter_mut().zip(times) {
        times.sort_unstable();
        if let Some(Outcome::Done(done)) = result {
            done.time = times.get(times.len() / 2).copied();
        }
    }
    let may_need_memory = may_need_memory(&case.func, &case.target);
    Row { function: name.to_owned(), insts: case.func.num_insts(), may_need_memory, results }
}

fn allocate(
    case: &Case,
    plan: &Plan,
    allocator: Allocator,
    weights: &Weights,
    contexts: &mut Contexts,
) -> Result<Done, String> {
    let alloc = contexts.run(allocator, plan.saves, case)?;
    let raw = contexts.raw(alloc);
    let (alloc, ours, theirs) = if plan.check {
        let run = judge(case, raw)?;
        let theirs = if let Theirs::Rejected(objection) = run.theirs { Some(objection) } else { None };
        (run.alloc, run.ours, theirs)
    } else {
        (allocation(case, raw)?, None, None)
    };
    let mut stats = weights.count(&case.func, &case.target, &alloc);
    weights.count_reported_saves(&case.func, &case.target, &alloc, &mut stats);
    Ok(Done { stats, frame_bytes: alloc.frame_size, time: None, ours, theirs })
}
