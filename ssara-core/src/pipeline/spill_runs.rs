//! The runs of the spiller: each knows more than the one before, and the cheapest plan is kept.
//!
//! # Input
//!
//! The analyses of a function: liveness, pressure, webs and rematerialisable values.
//!
//! # Output
//!
//! A spill plan. Or the error that an instruction is infeasible.
//!
//! # Why correct
//!
//! The plan of each run keeps the contract of spilling, so any of them may be kept. A run by pressure alone may fail where
//! one by distances does not. Then its record is dropped.
//!
//! # Cost
//!
//! One run by pressure alone that may fail, unless edges destroy registers, and one by distances. `O2` has another one where
//! that may pay, and `O3` one more with reload placement. [Small](is_small) functions on machines with few registers have one
//! more.

use crate::coalesce::webs::Webs;
use crate::error::Error;
use crate::options::Level;
use crate::pipeline::candidate::MachineJob;
use crate::pipeline::candidates::{has_few_regs, is_small};
use crate::pipeline::{Job, Passes, Shared};
use crate::record::{Mark, Pass, Trial, TrialKind};
use crate::snapshots::{self, PlanFacts};
use crate::spill::TooFewRegs;
use crate::spill::context::{Costs, Guidance, SpillCx};

/// The spiller runs again only if back edges carry more than this share of the cost of its plan, which bounds the gain.
/// (At a fifth the total cost is 0.8 % higher, below a tenth nothing changes.)
const WORTH_A_SECOND_RUN: f32 = 0.1;

/// The runs of the spiller over a function.
#[derive(Clone, Copy)]
struct Runs<'a> {
    job: Job<'a>,
    /// Where the record of the first one begins.
    first: Option<Mark>,
}

impl<const W: usize> Passes<W> {
    /// Spills by pressure alone, if that works; else by distances, and then with what the runs before have found.
    pub(super) fn spill(&mut self, shared: &mut Shared, run: MachineJob<'_, W>) -> Result<(), Error> {
        let MachineJob { job, machine, effects, .. } = run;
        let Job { func, target, cfg, options, .. } = job;
        let Shared { live, branch_freqs, pressure, webs, weights, remats, .. } = shared;
        let cx = job.cx(machine, remats);
        let infeasible = |TooFewRegs { inst, bank }| Error::infeasible(func, target, inst, bank);
        let first = job.mark();
        let destroys = |edge| !cx.survivors(edge).are_all();
        if pressure.max_excess() <= 0 && !func.edges().any(destroys) {
            let cx = SpillCx { cx, live, pressure, effects, guidance: Guidance::Pressure };
            if self.spiller.run(&cx, webs, &mut self.plan).is_ok() {
                self.note_plan(job, Pass::WorkingSets, PlanFacts::Plan);
                return Ok(());
            }
            if let Some((record, first)) = job.record.zip(first) {
                record.forget(first, record.mark());
            }
        }
        live.compute_distances(func, cfg);
        branch_freqs.compute(func, cfg);
        weights.compute(&cx);
        let costs = Costs { weights, branch_freqs };
        let cx = SpillCx { cx, live, pressure, effects, guidance: Guidance::Distances(Some(costs)) };
        self.spiller.run(&cx, webs, &mut self.plan).map_err(infeasible)?;
        if options.level >= Level::O2 {
            self.spill_again(&cx, costs, webs, Runs { job, first });
            if has_few_regs(machine) && is_small(func, machine, options) {
                self.spill_by_distance(&cx, webs, Runs { job, first });
            }
        }
        self.note_plan(job, Pass::WorkingSets, PlanFacts::Distances(live));
        if options.level == Level::O3 {
            self.spill_placed(&cx, costs, webs, job);
        }
        Ok(())
    }

    /// Adds the plan to the record, if there is one.
    fn note_plan(&self, job: Job<'_>, pass: Pass, facts: PlanFacts<'_>) {
        if let Some(record) = job.record {
            snapshots::plan(record, job.func, pass, &self.plan, facts);
        }
    }

    /// A run in which the furthest next use alone decides.
    fn spill_by_distance(&mut self, cx: &SpillCx<'_, W>, webs: &mut Webs, runs: Runs<'_>) {
        let second = runs.job.mark();
        let done = self.spiller.run(&cx.with(Guidance::Distances(None)), webs, &mut self.second_plan).is_ok();
        self.keep_cheaper(done, TrialKind::Distance, runs, second);
    }

    /// A second run of the spiller. The first one does not know the register contents at back edges, nor which block
    /// parameters end up spilled. The second takes both from its plan. It pays only where much of the cost is due there.
    fn spill_again(&mut self, cx: &SpillCx<'_, W>, costs: Costs<'_>, webs: &mut Webs, runs: Runs<'_>) {
        let memory_params = self.memory_phis.find(cx, webs, &self.plan);
        let cost = self.plan.cost;
        if memory_params.is_some() || cost.back_edges > cost.total * WORTH_A_SECOND_RUN {
            let second = runs.job.mark();
            let cx = cx.with(Guidance::Redo { costs, draft: &self.plan, memory_params, placement: None });
            let done = self.spiller.run(&cx, webs, &mut self.second_plan).is_ok();
            self.keep_cheaper(done, TrialKind::BackEdges, runs, second);
        }
    }

    /// A run that follows better places for reloads, if there are any. The record keeps what led to the plan before.
    fn spill_placed(&mut self, cx: &SpillCx<'_, W>, costs: Costs<'_>, webs: &mut Webs, job: Job<'_>) {
        let Some(placement) = self.reload_placement.find(cx, webs, &self.plan) else { return };
        let second = job.mark();
        let (draft, placement) = (&self.plan, Some(placement));
        let cx = cx.with(Guidance::Redo { costs, draft, memory_params: Some(&draft.sets.memory_params), placement });
        let done = self.spiller.run(&cx, webs, &mut self.second_plan).is_ok();
        if self.keep_cheaper(done, TrialKind::ReloadPlacement, Runs { job, first: second }, second) {
            self.note_plan(job, Pass::ReloadPlacement, PlanFacts::Plan);
        }
    }

    /// Replaces the plan by the second one, if that is complete and cheaper. Returns whether it is. The record of the
    /// second one begins at the mark.
    fn keep_cheaper(&mut self, done: bool, kind: TrialKind, runs: Runs<'_>, second_mark: Option<Mark>) -> bool {
        let (first, second) = (self.plan.cost.total, self.second_plan.cost.total);
        let is_kept = done && second < first;
        if is_kept {
            core::mem::swap(&mut self.second_plan, &mut self.plan);
            // The record then forgets what came before.
            self.plan.recorded_from = runs.first;
        }
        let second = done.then_some(second.into());
        runs.job.record_trial(runs.first, second_mark, Trial { kind, first: first.into(), second, is_kept });
        is_kept
    }
}
