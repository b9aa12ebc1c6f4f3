//! The candidates: which allocations of a function are made. The cheapest is kept.
//!
//! # Input
//!
//! A function, the tables of its target, and its definitions.
//!
//! # Output
//!
//! An allocation and its cost. At `O3` and on machines with few registers, small functions with some moves are also allocated
//! as at `O0`. From `O2` on, callee-saved registers that do not pay are disabled. All functions at `O3`, and small ones on
//! machines with few registers, are then allocated with all of them, too. A small function that saves few registers, and
//! some of them by choice, is allocated without any; its plan must not cost more than the allocation before.
//!
//! # Why correct
//!
//! Each candidate is an allocation.
//!
//! # Cost
//!
//! The analyses once, and up to three times the passes after them, beside `O0`.

use crate::analysis::defs::Defs;
use crate::contracts::{self, ReferenceLiveness};
use crate::error::Error;
use crate::options::Level;
use crate::output::Allocation;
use crate::pipeline::effort::{has_few_regs, is_fast_worth_it, is_small};
use crate::pipeline::{Job, Passes, Shared};
use crate::record::{Mark, Trial, TrialKind};
use crate::regs::form_effects::EffectsInBank;
use crate::regs::machine::Machine;
use crate::regs::prepared::Prepared;
use crate::regs::unit_mask::Mask;
use crate::snapshots;
use crate::spill::context::{Guidance, SpillCx};

/// Maximum number of callee-saved registers of a small function whose use is called into question. With more they pay.
const MAX_SAVED: usize = 2;

impl<const W: usize> Passes<W> {
    /// A small function for which [more is tried](crate::pipeline::effort::tries_more): as its level has it, and then as at
    /// `O0` if that may pay. Keeps the cheaper allocation.
    pub(super) fn run_small(
        &mut self,
        shared: &mut Shared,
        job: Job<'_>,
        prepared: &mut Prepared<W>,
        defs: &mut Defs,
        out: &mut Allocation,
    ) -> Result<(), Error> {
        let start = job.mark();
        let cost = self.run_global(shared, job, prepared, defs, out)?;
        let machine = Machine::new(job.target, prepared.tables());
        if shared.was_fast || !is_fast_worth_it(&machine, job.constraints, &out.stats) {
            return Ok(());
        }
        let second = job.mark();
        let mut fast = core::mem::take(&mut self.of_fast);
        core::mem::swap(&mut shared.slots, &mut self.before.slots);
        shared.live.swap_defs(defs);
        let done = self.run_fast(shared, job, &machine, defs, &mut fast);
        shared.live.swap_defs(defs);
        let fast_cost = match done {
            Ok(cost) => Some(cost),
            Err(Error::Infeasible { .. }) => None,
            Err(error) => return Err(error),
        };
        match fast_cost {
            Some(fast_cost) if fast_cost < cost => {
                core::mem::swap(out, &mut fast);
                shared.was_fast = true;
                let trial = Trial { kind: TrialKind::Fast, first: cost, second: Some(fast_cost), is_kept: true };
                job.record_trial(start, second, trial);
            }
            _ => {
                core::mem::swap(&mut shared.slots, &mut self.before.slots);
                job.forget(second, job.mark());
            }
        }
        self.of_fast = fast;
        Ok(())
    }

    /// `O1` to `O3`: the analyses, and the passes after them for each set of callee-saved registers. As `O0` where live values are too many to list.
    pub(super) fn run_global(
        &mut self,
        shared: &mut Shared,
        job: Job<'_>,
        prepared: &mut Prepared<W>,
        defs: &mut Defs,
        out: &mut Allocation,
    ) -> Result<f64, Error> {
        let Job { func, target, cfg, constraints, options, .. } = job;
        shared.was_fast = false;
        let Shared { live, webs, .. } = shared;
        if !live.compute(func, target, cfg, constraints, defs) {
            shared.was_fast = true;
            return self.run_fast(shared, job, &Machine::new(target, prepared.tables()), defs, out);
        }
        job.check_cancelled()?;
        let reference = options.contracts.then(|| ReferenceLiveness::new(func, target, cfg));
        if let Some(reference) = &reference {
            contracts::check_liveness(func, cfg, live, reference).map_err(|violation| job.broken(violation))?;
        }
        webs.reset(func.num_values());
        webs.unite(func, target, cfg, constraints, live);
        if let Some(record) = job.record {
            snapshots::liveness(record, func, live);
            snapshots::webs(record, func, webs);
        }
        if let Some(reference) = &reference {
            contracts::check_webs(func, target, cfg, webs, reference).map_err(|violation| job.broken(violation))?;
        }
        let machine = Machine::new(target, prepared.tables());
        self.measure_pressure(shared, job, &machine);
        let mut disabled = None;
        if options.level >= Level::O2 {
            let Shared { live, pressure, callee_saved, webs, remats, .. } = shared;
            let (cx, effects) = (job.cx(&machine, remats), &self.effects);
            let cx = SpillCx { cx, live, pressure, effects, guidance: Guidance::Pressure };
            disabled = callee_saved.choose_disabled(&cx, webs);
        }
        let is_small = is_small(func, &machine, options);
        let tries_all = options.level == Level::O3 || is_small && has_few_regs(&machine);
        let mut cheapest: Option<(f64, Allocation)> = None;
        let first = job.mark();
        if let Some(disabled) = disabled {
            let machine = Machine::new(target, prepared.with_disabled(target, &disabled));
            self.measure_pressure(shared, job, &machine);
            match self.spill_and_color(shared, (job, f64::INFINITY), &machine, reference.as_ref(), out) {
                Ok(cost) if tries_all => cheapest = Some((cost, core::mem::take(out))),
                Ok(cost) => return Ok(cost),
                Err(Error::Infeasible { .. }) => {}
                Err(error) => return Err(error),
            }
            let machine = Machine::new(target, prepared.tables());
            self.measure_pressure(shared, job, &machine);
        }
        let machine = Machine::new(target, prepared.tables());
        let second = job.mark();
        if cheapest.is_some() {
            self.swap_shown(shared);
        }
        let cost = self.spill_and_color(shared, (job, f64::INFINITY), &machine, reference.as_ref(), out)?;
        let mut cheapest_cost = cost;
        if let Some((first_cost, allocation)) = cheapest {
            let is_kept = cost < first_cost;
            cheapest_cost = cost.min(first_cost);
            if !is_kept {
                *out = allocation;
                self.swap_shown(shared);
            }
            let trial = Trial { kind: TrialKind::AllCalleeSaved, first: first_cost, second: Some(cost), is_kept };
            job.record_trial(first, second, trial);
        } else {
            // The first trial, if there was one, found no allocation.
            job.forget(first, second);
            if (is_small || options.level == Level::O3)
                && options.level >= Level::O2
                && (1..=MAX_SAVED).contains(&out.saved.len())
                && self.saves_by_choice(job, &machine, out)
            {
                cheapest_cost =
                    self.run_without_saves(shared, job, (prepared, reference.as_ref()), (first, cost), out)?;
            }
        }
        Ok(cheapest_cost)
    }

    /// Whether an allocation saves a register that no instruction names.
    fn saves_by_choice(&self, job: Job<'_>, machine: &Machine<'_, W>, allocation: &Allocation) -> bool {
        allocation.saved.iter().any(|saved| {
            let bank = machine.reg_bank(saved.reg);
            let named = (0..job.constraints.forms().len()).fold(Mask::EMPTY, |named, number| {
                let EffectsInBank { effects, .. } = self.effects.in_bank(self.effects.of(number), bank);
                named.or(effects.written).or(effects.fixed)
            });
            !named.intersects(machine.mask(saved.reg))
        })
    }

    /// The same without callee-saved registers of the banks of which an allocation saves some. Its record begins at a mark.
    /// Keeps the cheaper allocation, and returns its cost.
    fn run_without_saves(
        &mut self,
        shared: &mut Shared,
        job: Job<'_>,
        (prepared, reference): (&mut Prepared<W>, Option<&ReferenceLiveness<'_>>),
        (first, cost): (Option<Mark>, f64),
        out: &mut Allocation,
    ) -> Result<f64, Error> {
        let target = job.target;
        let machine = Machine::new(target, prepared.tables());
        let mut disabled = alloc::vec![Mask::EMPTY; machine.num_banks()];
        for bank in out.saved.iter().map(|saved| machine.reg_bank(saved.reg)) {
            disabled[bank.index()] = machine.bank(bank).callee_saved;
        }
        let second = job.mark();
        self.swap_shown(shared);
        let machine = Machine::new(target, prepared.with_disabled(target, &disabled));
        self.measure_pressure(shared, job, &machine);
        let mut without = core::mem::take(&mut self.without_saves);
        let done = self.spill_and_color(shared, (job, cost), &machine, reference, &mut without);
        let mut cheapest = cost;
        match done {
            Ok(other) if other.is_finite() => {
                let is_kept = other < cost;
                if is_kept {
                    core::mem::swap(out, &mut without);
                    cheapest = other;
                } else {
                    self.swap_shown(shared);
                }
                let trial = Trial { kind: TrialKind::NoCalleeSaved, first: cost, second: Some(other), is_kept };
                job.record_trial(first, second, trial);
            }
            Ok(_) | Err(Error::Infeasible { .. }) => {
                self.swap_shown(shared);
                job.forget(second, job.mark());
            }
            Err(error) => return Err(error),
        }
        self.without_saves = without;
        Ok(cheapest)
    }

    /// Exchanges what the report shows of the last candidate and of the one before.
    fn swap_shown(&mut self, shared: &mut Shared) {
        core::mem::swap(&mut self.plan, &mut self.before.plan);
        core::mem::swap(&mut self.coloring.regs, &mut self.before.regs);
        core::mem::swap(&mut shared.slots, &mut self.before.slots);
    }
}
