//! The pipeline: the passes in order.
//!
//! First the spiller decides which values are in registers at each point, then colouring decides which registers. Each pass
//! is a module, whose header says what it takes, what it promises, why that is right and what it costs.
//!
//! | stage | folder | result |
//! | --- | --- | --- |
//! | validation | [`crate::validate`] | control flow, constraints of operands, definitions |
//! | analysis | [`crate::analysis`] | liveness, next-use distances, pressure, frequencies, rematerialisation |
//! | coalescing | `coalesce` | webs: values that share a stack slot and prefer one register |
//! | spilling | `spill` | a spill plan: which values are in registers at each point |
//! | colouring | `color` | registers |
//! | resolution | `resolve` | copies on edges, parallel copies as sequences of edits |
//! | frame | `frame` | stack slots, saves of callee-saved registers, the final allocation |
//!
//! The passes of each level, in order:
//!
//! | pass | `O0` | `O1` | `O2` | `O3` |
//! | --- | --- | --- | --- | --- |
//! | validation, jump threading, rematerialisable values | x | x | x | x |
//! | liveness | live-in sets only | x | x | x |
//! | one walk that spills and colours (`fast`) | x | | | |
//! | webs | | relate | unite | unite |
//! | pressure | | x | x | x |
//! | choice of the callee-saved registers to disable | | | x | x, with and without |
//! | spilling by pressure alone; if that fails, by next-use distances | | x | x | x |
//! | spilling again, with spill weights and the first run as draft | | | if it may pay | if it may pay |
//! | spilling with reload placement | | | | x |
//! | store placement | | at definitions | x | x |
//! | dead-reload and dead-residency elimination | | | x | x |
//! | clobber lookahead by program point | | | | x |
//! | colouring | | x | x | twice |
//! | copies on edges | x | x | x | x |
//! | leaving out originals that nothing reads | | x | x | x |
//! | stack slots, saves, order of edits, statistics | x | x | x | x |
//!
//! `spill_runs` has the runs of the spiller. Where a pass is run twice, the cheaper result is kept.
//!
//! `O0` replaces spilling and colouring by one walk, in `fast`. Below the passes are `regs`, which shows them the
//! target, and `solver`, which answers whether one instruction can be allocated. `contracts` checks between passes what
//! they promise each other, on request.

mod spill_runs;

use cranelift_entity::EntityRef;

use crate::analysis::cfg::Cfg;
use crate::analysis::constraints::Constraints;
use crate::analysis::context::Cx;
use crate::analysis::defs::Defs;
use crate::analysis::frequency::BranchFrequencies;
use crate::analysis::liveness::Liveness;
use crate::analysis::pressure::Pressure;
use crate::analysis::remat::Remats;
use crate::analysis::spill_weight::SpillWeights;
use crate::coalesce::webs::Webs;
use crate::color::Draft;
use crate::color::context::ColorCx;
use crate::color::lookahead::Lookahead;
use crate::color::walk::Coloring;
use crate::contracts::{self, ContractViolation, ReferenceLiveness};
use crate::decisions::SpillSets;
use crate::error::Error;
use crate::fast::context::FastCx;
use crate::fast::walk::Output;
use crate::fast::{FastAllocator, FastError};
use crate::frame::context::FrameCx;
use crate::frame::finalize::{self, UnreadOriginals};
use crate::frame::stack_slots::StackSlots;
use crate::ir::{Function, Value};
use crate::options::{Cancel, Level, Options};
use crate::output::{Allocation, Slot};
use crate::record::{Mark, Pass, Record, Recorder, Trial, TrialKind};
use crate::regs::machine::Machine;
use crate::regs::prepared::Prepared;
use crate::resolve::edge_moves::EdgeMoves;
use crate::resolve::emitter::Emitter;
use crate::snapshots;
use crate::spill::Spiller;
use crate::spill::callee_saved::CalleeSaved;
use crate::spill::context::{Guidance, SpillCx};
use crate::spill::dead::reloads::DeadReloads;
use crate::spill::dead::residencies::DeadResidencies;
use crate::spill::memory_phis::MemoryPhis;
use crate::spill::plan::SpillPlan;
use crate::spill::reload_placement::ReloadPlacement;
use crate::spill::store_placement::StorePlacement;
use crate::target::{Target, TargetDesc};
use crate::validate::{Validated, Validator};

/// The allocator. Keeps its buffers from one function to the next.
#[derive(Default)]
pub struct Context {
    validator: Validator,
    cancel: Option<Cancel>,
    narrow_tables: Prepared<1>,
    wide_tables: Prepared<{ TargetDesc::MAX_BANK_WORDS as usize }>,
    pub(crate) shared: Shared,
    pub(crate) narrow: Passes<1>,
    pub(crate) wide: Passes<{ TargetDesc::MAX_BANK_WORDS as usize }>,
}

/// The passes that are the same for all widths of masks, and their results.
#[derive(Default)]
pub(crate) struct Shared {
    pub live: Liveness,
    branch_freqs: BranchFrequencies,
    pressure: Pressure,
    callee_saved: CalleeSaved,
    pub webs: Webs,
    weights: SpillWeights,
    remats: Remats,
    stores: StorePlacement,
    pub slots: StackSlots,
    /// Whether the last function was allocated as at `O0`.
    pub was_fast: bool,
}

/// The passes that are generic over `W`, the words in a mask of units, and their results.
#[derive(Default)]
pub(crate) struct Passes<const W: usize> {
    spiller: Spiller<W>,
    pub plan: SpillPlan<W>,
    /// The plan of a later run of the spiller, to be compared with `plan`.
    second_plan: SpillPlan<W>,
    memory_phis: MemoryPhis,
    reload_placement: ReloadPlacement,
    dead_reloads: DeadReloads,
    dead_residencies: DeadResidencies,
    lookahead: Lookahead<W>,
    pub coloring: Coloring<W>,
    edges: EdgeMoves<W>,
    emitter: Emitter<W>,
    /// The allocation of the second colouring of `O3`.
    second: Allocation,
    pub fast: FastAllocator<W>,
}

impl Context {
    /// An allocator with empty buffers.
    pub fn new() -> Self {
        Self::default()
    }
    /// Sets the flag that makes allocations of this context fail with [`Error::Cancelled`]; `None` removes it. The flag is
    /// checked between passes. Each pass takes nearly linear time.
    pub fn set_cancel(&mut self, cancel: Option<Cancel>) {
        self.cancel = cancel;
    }
    /// Allocates registers for `func`.
    ///
    /// # Errors
    /// When the function is not valid, an instruction cannot be allocated at all, or the allocation is cancelled.
    pub fn allocate(&mut self, func: &Function, target: &Target, options: &Options) -> Result<Allocation, Error> {
        let mut out = Allocation::default();
        self.allocate_into(func, target, options, &mut out)?;
        Ok(out)
    }
    /// As [`Context::allocate`], but overwrites `out` and reuses its buffers. After an error `out` holds nothing of use.
    ///
    /// # Errors
    /// Those of [`Context::allocate`].
    pub fn allocate_into(
        &mut self,
        func: &Function,
        target: &Target,
        options: &Options,
        out: &mut Allocation,
    ) -> Result<(), Error> {
        self.allocate_recorded(func, target, options, None, out)
    }
    /// As [`Context::allocate`], and records what the passes decided, up to the error if there is one.
    ///
    /// # Errors
    /// Those of [`Context::allocate`].
    pub fn allocate_with_record(
        &mut self,
        func: &Function,
        target: &Target,
        options: &Options,
    ) -> (Result<Allocation, Error>, Record) {
        let (recorder, mut out) = (Recorder::default(), Allocation::default());
        let done = self.allocate_recorded(func, target, options, Some(&recorder), &mut out);
        (done.map(|()| out), recorder.finish())
    }
    fn allocate_recorded(
        &mut self,
        func: &Function,
        target: &Target,
        options: &Options,
        record: Option<&Recorder>,
        out: &mut Allocation,
    ) -> Result<(), Error> {
        let is_narrow = Context::is_narrow(target);
        let settings = match is_narrow {
            true => self.narrow_tables.set_up(target, func, &options.stress),
            false => self.wide_tables.set_up(target, func, &options.stress),
        };
        let Validated { cfg, constraints, defs } =
            self.validator.validate_with(func, target, settings, options.trusted).map_err(Error::Invalid)?;
        cfg.thread_jumps(func, constraints);
        let cancel = self.cancel.as_ref();
        let job = Job { func, target, cfg, constraints, options, cancel, record };
        match is_narrow {
            true => self.narrow.run(&mut self.shared, job, &mut self.narrow_tables, defs, out),
            false => self.wide.run(&mut self.shared, job, &mut self.wide_tables, defs, out),
        }
    }
    /// Computes the register pressure of a function as it is, with its control flow. There is no pressure if the function
    /// is too large for lists of live values.
    ///
    /// # Errors
    /// When the function is not valid.
    pub(crate) fn measure_pressure(
        &mut self,
        func: &Function,
        target: &Target,
    ) -> Result<(&Cfg, Option<&Pressure>), Error> {
        let options = &Options::default();
        let is_narrow = Context::is_narrow(target);
        let settings = match is_narrow {
            true => self.narrow_tables.set_up(target, func, &options.stress),
            false => self.wide_tables.set_up(target, func, &options.stress),
        };
        let Validated { cfg, constraints, defs } =
            self.validator.validate_with(func, target, settings, false).map_err(Error::Invalid)?;
        let cfg: &Cfg = cfg;
        let job = Job { func, target, cfg, constraints, options, cancel: None, record: None };
        let is_measured = match is_narrow {
            true => measure_pressure(&mut self.shared, job, &mut self.narrow_tables, defs),
            false => measure_pressure(&mut self.shared, job, &mut self.wide_tables, defs),
        };
        Ok((cfg, is_measured.then_some(&self.shared.pressure)))
    }
    /// Whether all banks have at most 64 units, as nearly all have: then the passes work on single words.
    pub(crate) fn is_narrow(target: &TargetDesc) -> bool {
        target.banks.iter().all(|bank| bank.words <= 1)
    }
}

/// What an allocation starts from.
#[derive(Clone, Copy)]
struct Job<'a> {
    func: &'a Function,
    target: &'a Target,
    cfg: &'a Cfg,
    constraints: &'a Constraints,
    options: &'a Options,
    cancel: Option<&'a Cancel>,
    record: Option<&'a Recorder>,
}

impl<'a> Job<'a> {
    /// What every pass reads.
    fn cx<const W: usize>(self, machine: &'a Machine<'a, W>, remats: &'a Remats) -> Cx<'a, W> {
        let Job { func, cfg, constraints, options, record, .. } = self;
        Cx { func, machine, cfg, constraints, remats, options, record }
    }
    /// An error if the client has stopped the allocation.
    fn check_cancelled(self) -> Result<(), Error> {
        if self.cancel.is_some_and(Cancel::is_cancelled) { Err(Error::Cancelled) } else { Ok(()) }
    }
    /// The current end of the record, if there is one.
    fn mark(self) -> Option<Mark> {
        self.record.map(Recorder::mark)
    }
    /// Notes in the record how two trials ended, which began at these marks.
    fn record_trial(self, first: Option<Mark>, second: Option<Mark>, trial: Trial) {
        if let Some(((record, first), second)) = self.record.zip(first).zip(second) {
            record.record_trial(first, second, trial);
        }
    }
    /// The error of a contract that was violated.
    fn broken(self, violation: ContractViolation) -> Error {
        Error::broken(self.func, violation)
    }
}

/// Computes liveness and pressure only. Returns false if there would be too many live values to list.
fn measure_pressure<const W: usize>(
    shared: &mut Shared,
    job: Job<'_>,
    prepared: &mut Prepared<W>,
    defs: &mut Defs,
) -> bool {
    let Job { func, target, cfg, constraints, .. } = job;
    let forms = constraints.forms().iter().map(|info| (info.form, info.key));
    prepared.choose(target, func, forms);
    let machine = Machine::new(target, prepared.tables());
    let Shared { live, pressure, remats, .. } = shared;
    let is_listed = live.compute(func, target, cfg, constraints, defs);
    if is_listed {
        pressure.compute(&job.cx(&machine, remats), live);
    }
    is_listed
}

/// The level at which a function is allocated: `O0` if it exceeds the budget.
fn level_of(func: &Function, options: &Options) -> Level {
    let exceeds = |budget: u32| func.num_operands() > budget as usize;
    if options.budget.is_some_and(exceeds) { Level::O0 } else { options.level }
}

impl<const W: usize> Passes<W> {
    fn run(
        &mut self,
        shared: &mut Shared,
        job: Job<'_>,
        prepared: &mut Prepared<W>,
        defs: &mut Defs,
        out: &mut Allocation,
    ) -> Result<(), Error> {
        let Job { func, target, cfg, constraints, options, .. } = job;
        job.check_cancelled()?;
        let forms = constraints.forms().iter().map(|info| (info.form, info.key));
        prepared.choose(target, func, forms);
        let machine = Machine::new(target, prepared.tables());
        shared.remats.compute(func, &machine, cfg, constraints);
        match level_of(func, options) {
            Level::O0 => self.run_fast(shared, job, &machine, defs, out),
            _ => self.run_global(shared, job, prepared, defs, out),
        }
    }

    /// `O0`: spills and colours in one walk.
    fn run_fast(
        &mut self,
        shared: &mut Shared,
        job: Job<'_>,
        machine: &Machine<'_, W>,
        defs: &Defs,
        allocation: &mut Allocation,
    ) -> Result<(), Error> {
        let Job { func, target, cfg, options, .. } = job;
        shared.was_fast = true;
        let cx = job.cx(machine, &shared.remats);
        let reference = options.contracts.then(|| ReferenceLiveness::without_dead_args(func, target, cfg));
        let fast_cx = FastCx { cx, defs, reference: reference.as_ref() };
        let SpillPlan { sets, forms, hints, .. } = &mut self.plan;
        let out = Output { sets, forms, hints, edges: &mut self.edges, emitter: &mut self.emitter };
        self.fast.run(&fast_cx, out).map_err(|stop| match stop {
            FastError::Infeasible(inst, bank) => Error::infeasible(func, target, inst, bank),
            FastError::Broken(violation) => job.broken(violation),
        })?;
        let slot = |value: Value| Slot::from_u32(value.as_u32());
        snapshots::registers(&cx, Pass::Edges, (self.fast.boundary_regs(), forms, sets), &self.emitter, slot);
        let frame_cx = FrameCx { cx, sets, forms };
        shared.slots.color_intervals(&frame_cx, self.fast.intervals(&fast_cx, sets));
        if options.contracts {
            check_frame(&frame_cx, &ReferenceLiveness::new(func, target, cfg), &shared.slots, |value| value)
                .map_err(|violation| job.broken(violation))?;
        }
        finalize::finalize(&frame_cx, &mut shared.slots, &mut self.emitter, UnreadOriginals::Keep, allocation);
        snapshots::frame(&cx, sets, allocation, |value| shared.slots.of(slot(value)));
        Ok(())
    }

    /// `O1` to `O3`: the analyses, and the passes after them once or twice. As `O0` where live values are too many to list.
    fn run_global(
        &mut self,
        shared: &mut Shared,
        job: Job<'_>,
        prepared: &mut Prepared<W>,
        defs: &mut Defs,
        out: &mut Allocation,
    ) -> Result<(), Error> {
        let Job { func, target, cfg, constraints, options, .. } = job;
        shared.was_fast = false;
        let Shared { live, pressure, callee_saved, webs, remats, .. } = shared;
        if !live.compute(func, target, cfg, constraints, defs) {
            return self.run_fast(shared, job, &Machine::new(target, prepared.tables()), defs, out);
        }
        job.check_cancelled()?;
        let reference = options.contracts.then(|| ReferenceLiveness::new(func, target, cfg));
        if let Some(reference) = &reference {
            contracts::check_liveness(func, cfg, live, reference).map_err(|violation| job.broken(violation))?;
        }
        webs.reset(func.num_values());
        match options.level {
            Level::O2 | Level::O3 => webs.unite(func, target, cfg, constraints, live),
            _ => webs.relate(func, target, cfg, constraints),
        }
        if let Some(record) = job.record {
            snapshots::liveness(record, func, live);
            snapshots::webs(record, func, webs);
        }
        if let Some(reference) = &reference {
            contracts::check_webs(func, target, cfg, webs, reference).map_err(|violation| job.broken(violation))?;
        }
        let machine = Machine::new(target, prepared.tables());
        let cx = job.cx(&machine, remats);
        pressure.compute(&cx, live);
        let mut disabled = None;
        if options.level >= Level::O2 {
            let cx = SpillCx { cx, live, pressure, guidance: Guidance::Pressure };
            disabled = callee_saved.choose_disabled(&cx, webs);
        }
        let mut cheapest: Option<(f64, Allocation)> = None;
        let first = job.mark();
        if let Some(disabled) = disabled {
            let machine = Machine::new(target, prepared.with_disabled(target, &disabled));
            pressure.compute(&job.cx(&machine, remats), live);
            match self.spill_and_color(shared, job, &machine, reference.as_ref(), out) {
                Ok(cost) if options.level == Level::O3 => cheapest = Some((cost, core::mem::take(out))),
                Ok(_) => return Ok(()),
                Err(Error::Infeasible { .. }) => {}
                Err(error) => return Err(error),
            }
            let machine = Machine::new(target, prepared.tables());
            shared.pressure.compute(&job.cx(&machine, &shared.remats), &shared.live);
        }
        let machine = Machine::new(target, prepared.tables());
        let second = job.mark();
        let cost = self.spill_and_color(shared, job, &machine, reference.as_ref(), out)?;
        if let Some((first_cost, allocation)) = cheapest {
            let is_kept = cost < first_cost;
            if !is_kept {
                *out = allocation;
            }
            let trial = Trial { kind: TrialKind::AllCalleeSaved, first: first_cost, second: Some(cost), is_kept };
            job.record_trial(first, second, trial);
        } else if let Some(record) = job.record {
            // The first trial, if there was one, found no allocation.
            record.forget(first.unwrap_or_default(), second.unwrap_or_default());
        }
        Ok(())
    }

    /// Spilling with the analyses that only it needs, and the passes after it. Returns the cost of the allocation.
    fn spill_and_color(
        &mut self,
        shared: &mut Shared,
        job: Job<'_>,
        machine: &Machine<'_, W>,
        reference: Option<&ReferenceLiveness<'_>>,
        out: &mut Allocation,
    ) -> Result<f64, Error> {
        let Job { func, cfg, options, .. } = job;
        job.check_cancelled()?;
        self.spill(shared, job, machine)?;
        job.check_cancelled()?;
        let Shared { live, webs, remats, stores, slots, .. } = shared;
        let cx = job.cx(machine, remats);
        if let Some(reference) = reference {
            contracts::check_liveness(func, cfg, live, reference).map_err(|violation| job.broken(violation))?;
            contracts::check_counting(self.spiller.miscounted).map_err(|violation| job.broken(violation))?;
            contracts::check_spilling(func, machine, cfg, &self.plan, reference)
                .map_err(|violation| job.broken(violation))?;
        }
        match options.level {
            Level::O2 | Level::O3 => {
                stores.place(cfg, live, &self.plan);
                self.dead_reloads.run(&cx, live, stores, &mut self.plan);
                self.dead_residencies.run(&cx, live, &mut self.plan);
                if let Some(reference) = reference {
                    contracts::check_spilling(func, machine, cfg, &self.plan, reference)
                        .map_err(|violation| job.broken(violation))?;
                }
            }
            _ => stores.at_definitions(),
        }
        if let Some(record) = job.record {
            snapshots::stores(record, cfg, live, &self.plan, stores);
            snapshots::plan(record, func, Pass::StorePlacement, &self.plan, Some(stores));
        }
        let lookahead = (options.level == Level::O3).then(|| {
            self.lookahead.compute(&cx, &self.plan);
            &self.lookahead
        });
        let plan = &self.plan;
        let color_cx = ColorCx { cx, live, plan, lookahead, stores, reference };
        let mut color = |draft, out: &mut Allocation| -> Result<f64, Error> {
            self.emitter.reset(func.num_operands(), func.num_values() as u32, !options.stress.cycles);
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
            finalize::finalize(&frame_cx, slots, &mut self.emitter, UnreadOriginals::LeaveOut, out);
            snapshots::frame(&cx, &plan.sets, out, |value| slots.of(webs.slot(value)));
            Ok(out.stats.cost() + finalize::cost_of_reported_saves(&frame_cx, out))
        };
        let first_mark = job.mark();
        let first = color(Draft::None, out)?;
        if options.level < Level::O3 || func.num_blocks() == 1 {
            return Ok(first);
        }
        job.check_cancelled()?;
        let second_mark = job.mark();
        let second = color(Draft::LastRun, &mut self.second)?;
        let is_kept = second < first;
        if is_kept {
            core::mem::swap(out, &mut self.second);
        }
        let trial = Trial { kind: TrialKind::Coloring, first, second: Some(second), is_kept };
        job.record_trial(first_mark, second_mark, trial);
        Ok(second.min(first))
    }
}

/// Checks the slots of the values that are in memory; `web` says whose slot a value has.
fn check_frame<const W: usize>(
    cx: &FrameCx<'_, W>,
    reference: &ReferenceLiveness<'_>,
    slots: &StackSlots,
    mut web: impl FnMut(Value) -> Value,
) -> Result<(), ContractViolation> {
    let &FrameCx { sets: SpillSets { spilled, memory_params, .. }, .. } = cx;
    let mut slots_of_webs = alloc::vec![None; cx.func.num_values()];
    for value in spilled.ones() {
        let web = web(Value::new(value));
        let slot = slots.of(Slot::from_u32(web.as_u32()));
        slots_of_webs[value] = slot.map(|slot| contracts::WebSlot { web, slot });
    }
    let (func, target, cfg) = (cx.func, cx.machine.target, cx.cfg);
    contracts::check_frame(&contracts::Frame { func, target, cfg, reference, memory_params, slots_of_webs })
}
