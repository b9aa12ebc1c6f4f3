//! One candidate: the passes from the spiller to the frame.
//!
//! # Input
//!
//! The analyses of a function, and a machine with some or all of its callee-saved registers.
//!
//! # Output
//!
//! An allocation. None where the plan alone costs more than the cheapest candidate so far.
//!
//! # Why correct
//!
//! Each pass keeps its contract.
//!
//! # Cost
//!
//! That of the passes, each of which runs once but for the spiller (`spill_runs`).

use crate::analysis::form_effects::FormEffects;
use crate::color::context::ColorCx;
use crate::contracts;
use crate::error::Error;
use crate::frame::context::FrameCx;
use crate::frame::finalize::{self, Peepholes};
use crate::output::Allocation;
use crate::pipeline::log_line::log_line;
use crate::pipeline::{Job, Passes, Shared, check_frame};
use crate::record::Pass;
use crate::regs::machine::Machine;
use crate::snapshots::{self, PlanFacts};
use crate::spill::plan::operand_remats;

/// What the passes of one candidate have in common.
#[derive(Clone, Copy)]
pub(super) struct MachineJob<'a, const W: usize> {
    pub job: Job<'a>,
    pub machine: &'a Machine<'a, W>,
    pub effects: &'a FormEffects<W>,
}

impl<const W: usize> Passes<W> {
    /// Spills and colours. Returns false if the plan costs more than `job.most`; then there is no allocation.
    pub(super) fn spill_and_color(
        &mut self,
        shared: &mut Shared,
        job: Job<'_>,
        machine: &Machine<'_, W>,
        out: &mut Allocation,
    ) -> Result<bool, Error> {
        let effects = core::mem::take(&mut self.effects);
        let done = self.complete(shared, MachineJob { job, machine, effects: &effects }, out);
        self.effects = effects;
        done
    }

    /// The passes from the spiller to the frame.
    fn complete(&mut self, shared: &mut Shared, run: MachineJob<'_, W>, out: &mut Allocation) -> Result<bool, Error> {
        run.job.check_cancelled()?;
        self.spill(shared, run)?;
        log_line!("{}: spilled, cost {}", run.job.func.name, self.plan.cost.total);
        if f64::from(self.plan.cost.total) > run.job.most {
            return Ok(false);
        }
        self.check_plan(shared, run)?;
        self.finish_plan(shared, run)?;
        log_line!("{}: stores placed", run.job.func.name);
        self.color(shared, run, out)?;
        Ok(true)
    }

    /// Checks what the spiller promises, if that is asked for.
    fn check_plan(&self, shared: &Shared, run: MachineJob<'_, W>) -> Result<(), Error> {
        let MachineJob { job, machine, .. } = run;
        job.check_cancelled()?;
        let Some(reference) = job.reference else { return Ok(()) };
        contracts::check_liveness(job.func, job.cfg, &shared.live, reference)
            .and_then(|()| contracts::check_counting(self.spiller.miscounted()))
            .and_then(|()| contracts::check_spilling(job.func, machine, job.cfg, &self.plan, reference))
            .map_err(|violation| job.broken(violation))
    }

    /// Places the stores of the plan. Takes out what nothing reads.
    fn finish_plan(&mut self, shared: &mut Shared, run: MachineJob<'_, W>) -> Result<(), Error> {
        let MachineJob { job, machine, .. } = run;
        let Job { func, cfg, reference, .. } = job;
        let Shared { live, remats, stores, .. } = shared;
        let cx = job.cx(machine, remats);
        stores.place(cfg, live, &self.plan);
        self.dead_reloads.run(&cx, live, stores, &mut self.plan);
        self.dead_residencies.run(&cx, live, &mut self.plan);
        if operand_remats::find(&cx, live, &mut self.plan) {
            stores.place(cfg, live, &self.plan);
        }
        if let Some(reference) = reference {
            contracts::check_spilling(func, machine, cfg, &self.plan, reference)
                .map_err(|violation| job.broken(violation))?;
        }
        if let Some(record) = job.record {
            snapshots::stores(record, cfg, live, &self.plan, stores);
            snapshots::plan(record, func, Pass::StorePlacement, &self.plan, PlanFacts::Stores(stores));
        }
        Ok(())
    }

    /// Colours the plan, and completes the allocation.
    fn color(&mut self, shared: &mut Shared, run: MachineJob<'_, W>, out: &mut Allocation) -> Result<(), Error> {
        let MachineJob { job, machine, .. } = run;
        let Shared { live, webs, remats, stores, slots, .. } = shared;
        let (cx, func, plan, reference) = (job.cx(machine, remats), job.func, &self.plan, job.reference);
        let color_cx = ColorCx { cx, live, plan, stores, reference };
        self.emitter.reset(func.num_operands(), func.num_values() as u32, !job.options.stress.cycles);
        self.coloring.run(&color_cx, webs, &mut self.emitter).map_err(|violation| job.broken(violation))?;
        log_line!("{}: coloured", func.name);
        let forms = self.coloring.forms();
        let frame_cx = FrameCx { cx, sets: &plan.sets, forms };
        let regs = (self.coloring.regs(), forms, &plan.sets);
        snapshots::registers(&cx, Pass::Coloring, regs, &self.emitter, |value| webs.slot(value));
        let mut ends = self.coloring.edge_ends(&color_cx, webs);
        self.edges.run(&cx, forms, &mut ends, &mut self.emitter);
        log_line!("{}: edges resolved", func.name);
        snapshots::registers(&cx, Pass::Edges, regs, &self.emitter, |value| webs.slot(value));
        slots.color(&frame_cx, live, webs);
        if let Some(reference) = reference {
            check_frame(&frame_cx, reference, slots, |value| webs.find(value))
                .map_err(|violation| job.broken(violation))?;
        }
        let peepholes = Peepholes::All { at_ends: self.coloring.regs() };
        finalize::finalize(&frame_cx, slots, &mut self.emitter, peepholes, out);
        log_line!("{}: {} edits, spill area of {} bytes", func.name, out.edits.len(), out.frame_size);
        snapshots::frame(&cx, &plan.sets, out, |value| slots.of(webs.slot(value)));
        Ok(())
    }
}
