//! The candidates: which allocations of a function are made. The cheapest is kept.
//!
//! # Input
//!
//! A function, the tables of its target, and its definitions.
//!
//! # Output
//!
//! An allocation. Each candidate is made by a recipe, and one loop plays the [recipes](Recipe) that the level and the function
//! ask for:
//!
//! | recipe | played |
//! | --- | --- |
//! | without the callee-saved registers that do not pay | if there are such registers |
//! | with all registers | if there is no candidate yet; at `O3`, and in small functions on machines with few registers |
//! | without callee-saved registers | if the cheapest candidate so far saves few registers, some of them by choice; at `O3`, and at `O2` in small functions |
//! | as at `O0` | in small functions, on machines with few registers and where registers overlap in part |
//!
//! # Why correct
//!
//! Each candidate is an allocation.
//!
//! # Cost
//!
//! The analyses once, and the passes after them once for each candidate: up to three times, beside `O0`.

use alloc::vec::Vec;

use crate::analysis::defs::Defs;
use crate::analysis::form_effects::EffectsInBank;
use crate::analysis::save_cost::SaveFrequencies;
use crate::contracts::{self, ReferenceLiveness};
use crate::error::Error;
use crate::ir::Function;
use crate::options::{Level, Options, Stress};
use crate::output::{Allocation, Point, SavedReg};
use crate::pipeline::log_line::log_line;
use crate::pipeline::{Job, Passes, Shared};
use crate::record::{Trial, TrialKind};
use crate::regs::machine::Machine;
use crate::regs::prepared::Prepared;
use crate::regs::tables::SHARE;
use crate::regs::unit_mask::Mask;
use crate::snapshots;
use crate::spill::context::{Guidance, SpillCx};
use crate::target::{FormKind, Prices};

/// Maximum number of callee-saved registers of a function whose use is called into question. With more they pay.
const MAX_SAVED: usize = 2;
/// Maximum number of instructions of a small function. In `zstd` and `spec` of `tests/corpus` small functions are half of all
/// and have a fourteenth of the instructions.
const SMALL: usize = 100;
/// The same for machines with few registers. They spill in nearly every function, so that more is worth trying.
const SMALL_WITH_FEW_REGS: usize = 1000;
/// Maximum number of registers that are few.
const FEW_REGS: u32 = 8;

/// How a candidate is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Recipe {
    /// Without the callee-saved registers that do not pay.
    Chosen,
    /// With all registers.
    All,
    /// Without the callee-saved registers of the banks of which the candidate before saves some.
    Unsaved,
    /// As at `O0`. Its walk sees the registers when it decides what is in one. All others count, which says less where
    /// registers overlap in part.
    Fast,
}

impl Recipe {
    /// The recipes in the order in which they are played.
    const ALL: [Recipe; 4] = [Recipe::Chosen, Recipe::All, Recipe::Unsaved, Recipe::Fast];

    /// How a comparison with an earlier candidate is recorded.
    fn trial_kind(self) -> TrialKind {
        match self {
            Recipe::Chosen | Recipe::All => TrialKind::AllCalleeSaved,
            Recipe::Unsaved => TrialKind::NoCalleeSaved,
            Recipe::Fast => TrialKind::Fast,
        }
    }
}

impl<const W: usize> Passes<W> {
    /// `O1` to `O3`: the analyses, and the candidates. As `O0` where live values are too many to list.
    ///
    /// # Errors
    /// The one of the last recipe, if there is no candidate. Those that do not come from a lack of registers.
    pub(super) fn run_global(
        &mut self,
        shared: &mut Shared,
        job: Job<'_>,
        prepared: &mut Prepared<W>,
        defs: &mut Defs,
        out: &mut Allocation,
    ) -> Result<(), Error> {
        let Job { func, target, cfg, options, .. } = job;
        let reference = options.contracts.then(|| ReferenceLiveness::new(func, target, cfg));
        let job = Job { reference: reference.as_ref(), ..job };
        if !analyse(shared, job, defs)? {
            let machine = Machine::new(target, prepared.tables());
            return self.run_fast(shared, job, (&machine, false), defs, out);
        }
        shared.remats.find_lasting(func, cfg, job.constraints, &shared.live);
        let machine = Machine::new(target, prepared.tables());
        let (is_small, has_few_regs) = (is_small(func, &machine, options), has_few_regs(&machine));
        let overlap = machine.banks().any(|bank| !machine.bank(bank).uniform);
        // Else there is one candidate, whose cost does not matter.
        let compares = is_small || options.level == Level::O3;
        self.measure_pressure(shared, job, &machine);
        let mut measured = machine.tables;
        let unprofitable = self.choose_disabled(shared, job, &machine);
        let first = job.mark();
        let mut candidate = core::mem::take(&mut self.candidate);
        // The cost of the cheapest candidate, which is in `out`.
        let mut cheapest: Option<f64> = None;
        let mut infeasible = None;
        for recipe in Recipe::ALL {
            let disabled = match recipe {
                Recipe::Chosen => unprofitable.clone(),
                Recipe::All => {
                    let tries_all = options.level == Level::O3 || is_small && has_few_regs;
                    (cheapest.is_none() || tries_all).then(Vec::new)
                }
                Recipe::Unsaved => {
                    let may_pay = is_small || options.level == Level::O3;
                    cheapest.filter(|_| may_pay).and_then(|_| self.saved_by_choice(job, prepared, out))
                }
                Recipe::Fast => cheapest.filter(|_| is_small && (has_few_regs || overlap)).map(|_| Vec::new()),
            };
            let Some(disabled) = disabled else { continue };
            let start = job.mark();
            let done = match recipe {
                Recipe::Fast => {
                    let machine = Machine::new(target, prepared.tables());
                    shared.live.swap_defs(defs);
                    let done = self.run_fast(shared, job, (&machine, true), defs, &mut candidate);
                    shared.live.swap_defs(defs);
                    done.map(|()| true)
                }
                _ => {
                    let tables = match disabled.is_empty() {
                        true => prepared.tables(),
                        false => prepared.with_disabled(target, &disabled),
                    };
                    let machine = Machine::new(target, tables);
                    if core::mem::replace(&mut measured, machine.tables) != machine.tables {
                        self.measure_pressure(shared, job, &machine);
                    }
                    let job = Job { most: cheapest.unwrap_or(f64::INFINITY), ..job };
                    self.spill_and_color(shared, job, &machine, &mut candidate)
                }
            };
            let cost = match done {
                Ok(true) if compares => cost(job, &candidate),
                Ok(true) => 0.0,
                Ok(false) => f64::INFINITY,
                Err(error @ Error::Infeasible { .. }) => {
                    infeasible = Some(error);
                    f64::INFINITY
                }
                Err(error) => return Err(error),
            };
            log_line!("{}: candidate {recipe:?}, cost {cost}", func.name);
            match cheapest {
                _ if cost == f64::INFINITY => job.forget(start, job.mark()),
                None => {
                    core::mem::swap(out, &mut candidate);
                    cheapest = Some(cost);
                }
                Some(before) => {
                    let is_kept = cost < before;
                    if is_kept {
                        core::mem::swap(out, &mut candidate);
                        cheapest = Some(cost);
                    }
                    let kind = recipe.trial_kind();
                    job.record_trial(first, start, Trial { kind, first: before, second: Some(cost), is_kept });
                }
            }
        }
        self.candidate = candidate;
        match (cheapest, infeasible) {
            (None, Some(error)) => Err(error),
            _ => Ok(()),
        }
    }

    /// The callee-saved registers that do not pay, by bank; `None` if there are none.
    fn choose_disabled(&mut self, shared: &mut Shared, job: Job<'_>, machine: &Machine<'_, W>) -> Option<Vec<Mask<W>>> {
        let Shared { live, pressure, callee_saved, webs, remats, .. } = shared;
        let cx = job.cx(machine, remats);
        let cx = SpillCx { cx, live, pressure, effects: &self.effects, guidance: Guidance::Pressure };
        callee_saved.choose_disabled(&cx, webs)
    }

    /// The callee-saved registers of the banks of which an allocation saves some by choice, if these are few. No instruction
    /// after the entry names them, as calls name a link register.
    fn saved_by_choice(&self, job: Job<'_>, prepared: &Prepared<W>, out: &Allocation) -> Option<Vec<Mask<W>>> {
        let machine = Machine::new(job.target, prepared.tables());
        let is_by_choice = |saved: &SavedReg| {
            let bank = machine.reg_bank(saved.reg);
            let forms = job.constraints.forms().iter().enumerate().filter(|(_, info)| info.kind != FormKind::Entry);
            let named = forms.fold(Mask::EMPTY, |named, (number, _)| {
                let EffectsInBank { effects, .. } = self.effects.in_bank(self.effects.of(number), bank);
                named.or(effects.written).or(effects.fixed)
            });
            !named.intersects(machine.mask(saved.reg))
        };
        if job.options.level < Level::O2 {
            return None;
        }
        let by_choice: Vec<&SavedReg> = out.saved.iter().filter(|saved| is_by_choice(saved)).collect();
        if !(1..=MAX_SAVED).contains(&by_choice.len()) {
            return None;
        }
        let mut disabled = alloc::vec![Mask::EMPTY; machine.num_banks()];
        for bank in by_choice.iter().map(|saved| machine.reg_bank(saved.reg)) {
            disabled[bank.index()] = machine.bank(bank).callee_saved;
        }
        Some(disabled)
    }
}

/// The cost of an allocation: that of its edits, with the jumps of split edges, of its operands, and of the saves that are
/// left to the client.
fn cost(job: Job<'_>, allocation: &Allocation) -> f64 {
    let Job { func, target, cfg, constraints, .. } = job;
    let freq = |point| match point {
        Point::Before(_) => cfg.freq_at(func, point),
        Point::Edge(edge) => cfg.edit_freq(func, edge),
    };
    let cost = allocation.count(func, target, |point| freq(point).into()).cost();
    let reported = || allocation.saved.iter().filter(|saved| saved.slot.is_none());
    if reported().next().is_none() {
        return cost;
    }
    let saves = SaveFrequencies::new(func, constraints, cfg);
    let prices = |saved: &SavedReg| target.reg(saved.reg).ty.map_or(Prices::DEFAULT, |ty| target.ty(ty).prices);
    cost + reported().map(|saved| f64::from(saves.cost(&prices(saved).into()))).sum::<f64>()
}

/// Computes live values and webs. Returns false if live values are too many to list.
fn analyse(shared: &mut Shared, job: Job<'_>, defs: &mut Defs) -> Result<bool, Error> {
    let Job { func, target, cfg, constraints, reference, .. } = job;
    let Shared { live, webs, .. } = shared;
    if !live.compute(func, target, cfg, constraints, defs) {
        return Ok(false);
    }
    job.check_cancelled()?;
    if let Some(reference) = reference {
        contracts::check_liveness(func, cfg, live, reference).map_err(|violation| job.broken(violation))?;
    }
    webs.reset(func.num_values());
    webs.unite(func, target, cfg, constraints, live);
    if let Some(record) = job.record {
        snapshots::liveness(record, func, live);
        snapshots::webs(record, func, webs);
    }
    if let Some(reference) = reference {
        contracts::check_webs(func, target, cfg, webs, reference).map_err(|violation| job.broken(violation))?;
    }
    Ok(true)
}

/// Whether a function is small. Under stress none is, so that the worse decisions stand.
pub(super) fn is_small<const W: usize>(func: &Function, machine: &Machine<'_, W>, options: &Options) -> bool {
    let limit = if has_few_regs(machine) { SMALL_WITH_FEW_REGS } else { SMALL };
    options.stress == Stress::NONE && func.num_insts() <= limit
}

/// Whether each bank has few registers for values.
pub(super) fn has_few_regs<const W: usize>(machine: &Machine<'_, W>) -> bool {
    machine.banks().all(|bank| machine.bank(bank).capacity <= FEW_REGS * SHARE)
}
