//! What the passes write a record with.

use alloc::vec::Vec;
use core::cell::RefCell;
use core::ops::Range;

use crate::ir::{Block, Inst, Value};
use crate::record::{Decision, Eviction, EvictionRule, Pass, Record, Rival, Snapshot, SnapshotState, Trial};

/// Collects a record. Passes have a shared reference to it, since it is not part of what they work on.
#[derive(Default)]
pub struct Recorder {
    record: RefCell<Record>,
    /// At `O0`: the last choice of a value to evict.
    contest: RefCell<Option<(Value, Vec<Rival>)>>,
}

/// A place in a record, from which on it may be forgotten.
#[derive(Clone, Copy, Default)]
pub struct Mark {
    steps: usize,
    decisions: usize,
}

impl Recorder {
    /// The number of decisions since a mark.
    pub fn decisions_since(&self, mark: Mark) -> usize {
        self.record.borrow().decisions.len() - mark.decisions
    }
    /// The record.
    pub fn finish(self) -> Record {
        self.record.into_inner()
    }
    /// Adds a decision.
    #[cold]
    #[inline(never)]
    pub fn decide(&self, decision: Decision) {
        self.record.borrow_mut().decisions.push(decision);
    }
    /// Adds the state after a pass.
    pub fn step(&self, pass: Pass, state: SnapshotState) {
        self.record.borrow_mut().steps.push(Snapshot { pass, state });
    }

    /// The current end of the record.
    pub fn mark(&self) -> Mark {
        let record = self.record.borrow();
        Mark { steps: record.steps.len(), decisions: record.decisions.len() }
    }
    /// Forgets what was recorded between two marks.
    pub fn forget(&self, from: Mark, to: Mark) {
        let record = &mut *self.record.borrow_mut();
        record.steps.drain(from.steps..to.steps);
        record.decisions.drain(from.decisions..to.decisions);
    }
    /// Adds decisions once more, given by their numbers since a mark.
    pub fn repeat(&self, since: Mark, decisions: Range<usize>) {
        let at = |number: usize| since.decisions + number;
        self.record.borrow_mut().decisions.extend_from_within(at(decisions.start)..at(decisions.end));
    }
    /// Notes how two trials ended, of which the first began at `first` and the second at `second`. Forgets the one that was
    /// not kept.
    pub fn record_trial(&self, first: Mark, second: Mark, trial: Trial) {
        match trial.is_kept {
            true => self.forget(first, second),
            false => self.forget(second, self.mark()),
        }
        self.decide(Decision::Trial(trial));
    }

    /// Takes back the last eviction of a value at an instruction.
    pub fn retract_eviction(&self, inst: Inst, value: Value) {
        let decisions = &mut self.record.borrow_mut().decisions;
        let is_it = |decision: &Decision| match decision {
            Decision::Evicted(eviction) => eviction.inst == inst && eviction.value == value,
            _ => false,
        };
        if let Some(at) = decisions.iter().rposition(is_it) {
            decisions.remove(at);
        }
    }

    /// `O0`: notes among which values one was chosen for eviction.
    pub fn contest(&self, winner: Value, rivals: Vec<Rival>) {
        *self.contest.borrow_mut() = Some((winner, rivals));
    }
    /// `O0`: a value is evicted at an instruction. It won the last contest, or no register is left for it.
    #[cold]
    #[inline(never)]
    pub fn evict(&self, (block, inst): (Block, Inst), value: Value, after_use: bool) {
        let contest = self.contest.borrow_mut().take().filter(|contest| contest.0 == value);
        let (rule, rivals) = match contest {
            Some((_, rivals)) => (EvictionRule::FurthestUse, rivals),
            None => (EvictionRule::NoRegisterSurvives, Vec::new()),
        };
        self.decide(Decision::Evicted(Eviction { block, inst, value, after_use, rule, rivals }));
    }
}
