//! The passes behind the spiller, from the places of stores to the frame: once up to `O2`, and three times at `O3`.
//!
//! # Input
//!
//! The analyses of a function, and a machine.
//!
//! # Output
//!
//! The cheapest of the allocations that were made, and its cost. `O3` first makes what `O2` makes. Then it follows the
//! reload placement, if that is cheaper, and colours with lookahead, first without a draft and then with one.
//!
//! # Invariant
//!
//! `O3` is never dearer than `O2`. All candidates are measured alike: the cost of their edits, and of the saves that are
//! left to the client.
//!
//! # Why correct
//!
//! Each candidate is an allocation.
//!
//! # Cost
//!
//! At `O3` three colourings. Nothing is tried after an allocation that costs nothing.

use crate::color::Draft;
use crate::color::context::ColorCx;
use crate::contracts::{self, ReferenceLiveness};
use crate::error::Error;
use crate::frame::context::FrameCx;
use crate::frame::finalize::{self, Peepholes};
use crate::options::Level;
use crate::output::Allocation;
use crate::pipeline::{Job, Passes, Shared, check_frame};
use crate::record::{Pass, Trial, TrialKind};
use crate::regs::form_effects::FormEffects;
use crate::regs::machine::Machine;
use crate::snapshots;

/// What the passes of one function have in common.
#[derive(Clone, Copy)]
pub(super) struct MachineJob<'a, const W: usize> {
    pub job: Job<'a>,
    pub machine: &'a Machine<'a, W>,
    pub effects: &'a FormEffects<W>,
    reference: Option<&'a ReferenceLiveness<'a>>,
}

/// What colouring knows of instructions ahead.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ahead {
    /// The hints of the plan.
    Hints,
    /// The units that are clobbered, by program point.
    Lookahead,
}

impl<const W: usize> Passes<W> {
    /// Spilling with the analyses that only it needs, and the passes after it. Returns the cost of the allocation. If the
    /// plan costs more than `most`, there is no allocation, and the cost is infinite.
    pub(super) fn spill_and_color(
        &mut self,
        shared: &mut Shared,
        (job, most): (Job<'_>, f64),
        machine: &Machine<'_, W>,
        reference: Option<&ReferenceLiveness<'_>>,
        out: &mut Allocation,
    ) -> Result<f64, Error> {
        let effects = core::mem::take(&mut self.effects);
        let run = MachineJob { job, machine, effects: &effects, reference };
        let done = self.complete(shared, run, most, out);
        self.effects = effects;
        done
    }

    /// The passes from the spiller to the frame.
    fn complete(
        &mut self,
        shared: &mut Shared,
        run: MachineJob<'_, W>,
        most: f64,
        out: &mut Allocation,
    ) -> Result<f64, Error> {
        let job = run.job;
        job.check_cancelled()?;
        let start = job.mark();
        let has_distances = self.spill(shared, run)?;
        if f64::from(self.plan.cost.total) > most {
            return Ok(f64::INFINITY);
        }
        self.check_plan(shared, run)?;
        if job.options.level < Level::O3 {
            self.finish_plan(shared, run)?;
            return self.color(shared, run, Ahead::Hints, Draft::None, out);
        }
        self.plain_plan.clone_from(&self.plan);
        let after_plan = job.mark();
        self.finish_plan(shared, run)?;
        let plain = self.color(shared, run, Ahead::Hints, Draft::None, out)?;
        if plain == 0.0 {
            return Ok(plain);
        }
        job.check_cancelled()?;
        core::mem::swap(&mut self.plan, &mut self.plain_plan);
        let second = job.mark();
        let is_placed = has_distances && self.spill_placed(shared, run);
        self.check_plan(shared, run)?;
        self.finish_plan(shared, run)?;
        let mut trials = core::mem::take(&mut self.trials);
        let cost = self.color_with_lookahead(shared, run, &mut trials)?;
        let is_kept = cost < plain;
        if is_kept {
            core::mem::swap(out, &mut trials[0]);
        } else {
            core::mem::swap(&mut self.plan, &mut self.plain_plan);
        }
        self.trials = trials;
        // If reload placement changed nothing, both are made of one plan, and the record keeps how it was made.
        let first =
            if is_placed { start.zip(after_plan).map(|(start, plan)| start.with_steps_of(plan)) } else { after_plan };
        job.record_trial(first, second, Trial { kind: TrialKind::Plain, first: plain, second: Some(cost), is_kept });
        Ok(cost.min(plain))
    }

    /// Colours the plan with lookahead, first without a draft and then with one. Leaves the cheaper allocation in
    /// `trials[0]`, and returns its cost.
    fn color_with_lookahead(
        &mut self,
        shared: &mut Shared,
        run: MachineJob<'_, W>,
        trials: &mut [Allocation; 2],
    ) -> Result<f64, Error> {
        let job = run.job;
        self.lookahead.compute(&job.cx(run.machine, &shared.remats), &self.plan);
        let [out, other] = trials;
        let first_mark = job.mark();
        let first = self.color(shared, run, Ahead::Lookahead, Draft::None, out)?;
        if job.func.num_blocks() == 1 {
            return Ok(first);
        }
        job.check_cancelled()?;
        let second_mark = job.mark();
        let second = self.color(shared, run, Ahead::Lookahead, Draft::LastRun, other)?;
        let is_kept = second < first;
        if is_kept {
            core::mem::swap(out, other);
        }
        let trial = Trial { kind: TrialKind::Coloring, first, second: Some(second), is_kept };
        job.record_trial(first_mark, second_mark, trial);
        Ok(second.min(first))
    }

    /// Checks what the spiller promises, if that is asked for.
    fn check_plan(&self, shared: &Shared, run: MachineJob<'_, W>) -> Result<(), Error> {
        let MachineJob { job, machine, reference, .. } = run;
        job.check_cancelled()?;
        let Some(reference) = reference else { return Ok(()) };
        contracts::check_liveness(job.func, job.cfg, &shared.live, reference)
            .and_then(|()| contracts::check_counting(self.spiller.miscounted))
            .and_then(|()| contracts::check_spilling(job.func, machine, job.cfg, &self.plan, reference))
            .map_err(|violation| job.broken(violation))
    }

    /// Places the stores of the plan. Takes out what nothing reads, but for `O1`.
    fn finish_plan(&mut self, shared: &mut Shared, run: MachineJob<'_, W>) -> Result<(), Error> {
        let MachineJob { job, machine, reference, .. } = run;
        let Job { func, cfg, options, .. } = job;
        let Shared { live, remats, stores, .. } = shared;
        let cx = job.cx(machine, remats);
        stores.place(cfg, live, &self.plan);
        if options.level >= Level::O2 {
            self.dead_reloads.run(&cx, live, stores, &mut self.plan);
            self.dead_residencies.run(&cx, live, &mut self.plan);
        }
        if let Some(reference) = reference {
            contracts::check_spilling(func, machine, cfg, &self.plan, reference)
                .map_err(|violation| job.broken(violation))?;
        }
        if let Some(record) = job.record {
            snapshots::stores(record, cfg, live, &self.plan, stores);
            snapshots::plan(record, func, Pass::StorePlacement, &self.plan, Some(stores));
        }
        Ok(())
    }

    /// Colours the plan, and completes the allocation. Returns its cost.
    fn color(
        &mut self,
        shared: &mut Shared,
        run: MachineJob<'_, W>,
        ahead: Ahead,
        draft: Draft,
        out: &mut Allocation,
    ) -> Result<f64, Error> {
        let MachineJob { job, machine, effects, reference } = run;
        let Shared { live, webs, remats, stores, slots, .. } = shared;
        let (cx, func, plan) = (job.cx(machine, remats), job.func, &self.plan);
        let lookahead = (ahead == Ahead::Lookahead).then_some(&self.lookahead);
        let color_cx = ColorCx { cx, live, effects, plan, lookahead, stores, reference };
        self.emitter.reset(func.num_operands(), func.num_values() as u32, !job.options.stress.cycles);
        self.coloring.run(&color_cx, webs, &mut self.emitter, draft).map_err(|violation| job.broken(violation))?;
        let forms = &self.coloring.forms;
        let frame_cx = FrameCx { cx, sets: &plan.sets, forms };
        let regs = (&self.coloring.regs, forms, &plan.sets);
        snapshots::registers(&cx, Pass::Coloring, regs, &self.emitter, |value| webs.slot(value));
        let mut ends = self.coloring.edge_ends(&color_cx, webs);
        self.edges.run(&cx, forms, &mut ends, &mut self.emitter);
        snapshots::registers(&cx, Pass::Edges, regs, &self.emitter, |value| webs.slot(value));
        slots.color(&frame_cx, live, webs);
        if let Some(reference) = reference {
            check_frame(&frame_cx, reference, slots, |value| webs.find(value))
                .map_err(|violation| job.broken(violation))?;
        }
        let peepholes = Peepholes::All { at_ends: &self.coloring.regs };
        finalize::finalize(&frame_cx, slots, &mut self.emitter, peepholes, out);
        snapshots::frame(&cx, &plan.sets, out, |value| slots.of(webs.slot(value)));
        Ok(out.stats.cost() + finalize::cost_of_reported_saves(&frame_cx, out))
    }
}
