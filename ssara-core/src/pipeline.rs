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
//! | leaving out redundant block parameters | | x | x | x |
//! | liveness | live-in sets only | x | x | x |
//! | one walk that spills and colours (`fast`) | x | few, or overlaps | few, or overlaps | few, or overlaps |
//! | webs | | x | x | x |
//! | pressure | | x | x | x |
//! | choice of the callee-saved registers to disable | | x | x | x, and without |
//! | spilling by pressure alone; if that fails, by next-use distances | | x | x | x |
//! | spilling again, with the first run as draft | | | if it may pay | if it may pay |
//! | spilling by distances alone | | | few | few |
//! | spilling with reload placement | | | | x |
//! | store placement | | x | x | x |
//! | dead-reload and dead-residency elimination | | x | x | x |
//! | colouring | | x | x | x |
//! | copies on edges | x | x | x | x |
//! | read-modify-write in slots, leaving out originals that nothing reads | | x | x | x |
//! | stack slots, saves, order of edits, scratch registers of edits | x | x | x | x |
//!
//! *Few* stands for small functions on machines with few registers, *overlaps* for small functions with registers that overlap
//! in part. Computed jumps that share targets are gathered before all else (`computed_jumps`). `candidates` has the recipes
//! of each level, and keeps the cheapest allocation. `candidate` makes one, and `spill_runs` has the runs of the spiller.
//!
//! `O0` replaces spilling and colouring by one walk, in `fast`. Below the passes are `regs`, which shows them the
//! target, and `solver`, which answers whether one instruction can be allocated. `contracts` checks between passes what
//! they promise each other, on request.

mod candidate;
mod candidates;
mod computed_jumps;
mod log_line;
mod spill_runs;

use alloc::string::ToString;
use core::fmt;

use cranelift_entity::EntityRef;

use crate::analysis::cfg::Cfg;
use crate::analysis::computed_jumps::jump_groups;
use crate::analysis::constraints::Constraints;
use crate::analysis::context::Cx;
use crate::analysis::defs::Defs;
use crate::analysis::form_effects::FormEffects;
use crate::analysis::frequency::BranchFrequencies;
use crate::analysis::liveness::Liveness;
use crate::analysis::pressure::Pressure;
use crate::analysis::redundant_params::RedundantParams;
use crate::analysis::remat::Remats;
use crate::analysis::spill_weight::SpillWeights;
use crate::coalesce::webs::Webs;
use crate::color::walk::Coloring;
use crate::contracts::{self, ContractViolation, ReferenceLiveness};
use crate::decisions::SpillSets;
use crate::error::Error;
use crate::fast::context::FastCx;
use crate::fast::walk::Output;
use crate::fast::{FastAllocator, FastError};
use crate::frame::context::FrameCx;
use crate::frame::finalize::{self, Peepholes};
use crate::frame::stack_slots::{StackSlots, modified_in_slots};
use crate::ir::{Function, Value};
use crate::options::{Cancel, Level, Options, Stress};
use crate::output::{Allocation, Slot};
use crate::pipeline::log_line::log_line;
use crate::record::{Decision, Mark, Pass, Record, Recorder, Trial};
use crate::regs::machine::Machine;
use crate::regs::prepared::Prepared;
use crate::resolve::edge_moves::EdgeMoves;
use crate::resolve::emitter::Emitter;
use crate::snapshots;
use crate::spill::Spiller;
use crate::spill::callee_saved::CalleeSaved;
use crate::spill::dead::reloads::DeadReloads;
use crate::spill::dead::residencies::DeadResidencies;
use crate::spill::memory_phis::MemoryPhis;
use crate::spill::plan::SpillPlan;
use crate::spill::reload_placement::ReloadPlacement;
use crate::spill::store_placement::StorePlacement;
use crate::target::{BankDesc, Target, TargetDesc};
use crate::validate::{Validated, Validator};

/// Words in a mask of the units of a wide bank. Without the feature `wide` there are no such masks.
const WIDE_WORDS: usize = if cfg!(feature = "wide") { 8 } else { 1 };
/// The same for a huge bank and the feature `huge`. Targets with larger banks are refused. The passes are compiled once for
/// each width.
const HUGE_WORDS: usize = if cfg!(feature = "huge") { TargetDesc::MAX_BANK_WORDS as usize } else { WIDE_WORDS };

/// The allocator. Keeps its buffers from one function to the next.
#[derive(Default)]
pub struct Context {
    validator: Validator,
    redundant: RedundantParams,
    cancel: Option<Cancel>,
    shared: Shared,
    narrow: Allocator<1>,
    wide: Allocator<WIDE_WORDS>,
    huge: Allocator<HUGE_WORDS>,
}

/// The tables and the passes for one width of masks.
#[derive(Default)]
struct Allocator<const W: usize> {
    tables: Prepared<W>,
    passes: Passes<W>,
}

/// How wide the masks of a target are.
#[derive(Clone, Copy)]
enum Width {
    /// All banks have at most 64 units, as nearly all have.
    Narrow,
    Wide,
    Huge,
}

/// Evaluates `$body` with the allocator of a context for a width.
macro_rules! in_width {
    ($context:expr, $width:expr, $allocator:ident => $body:expr) => {
        match $width {
            Width::Narrow => {
                let $allocator = &mut $context.narrow;
                $body
            }
            Width::Wide => {
                let $allocator = &mut $context.wide;
                $body
            }
            Width::Huge => {
                let $allocator = &mut $context.huge;
                $body
            }
        }
    };
}

impl fmt::Debug for Context {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Context").finish_non_exhaustive()
    }
}

/// The passes that are the same for all widths of masks, and their results.
#[derive(Default)]
struct Shared {
    live: Liveness,
    branch_freqs: BranchFrequencies,
    pressure: Pressure,
    callee_saved: CalleeSaved,
    webs: Webs,
    weights: SpillWeights,
    remats: Remats,
    stores: StorePlacement,
    slots: StackSlots,
}

/// The passes that are generic over `W`, the words in a mask of units, and their results.
#[derive(Default)]
struct Passes<const W: usize> {
    spiller: Spiller<W>,
    plan: SpillPlan<W>,
    /// The plan of a later run of the spiller, to be compared with `plan`; at `O0` the only one.
    second_plan: SpillPlan<W>,
    /// For the machine of the current candidate.
    effects: FormEffects<W>,
    memory_phis: MemoryPhis,
    reload_placement: ReloadPlacement,
    dead_reloads: DeadReloads,
    dead_residencies: DeadResidencies,
    coloring: Coloring<W>,
    edges: EdgeMoves<W>,
    emitter: Emitter<W>,
    fast: FastAllocator<W>,
    /// A candidate that is compared with the cheapest one.
    candidate: Allocation,
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
    /// As [`Context::allocate`], and records what the passes decided, up to the error if there is one. Nothing is recorded of
    /// a function with computed jumps that share targets.
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
        let width = width_of(target)?;
        let settings = in_width!(self, width, allocator => allocator.tables.set_up(target, func, &options.stress));
        let Validated { cfg, .. } =
            self.validator.validate_with(func, target, settings, options.trusted).map_err(Error::Invalid)?;
        if func.has_computed_jumps() {
            let groups = jump_groups(func, cfg, |_| {});
            if !groups.is_empty() {
                return self.allocate_gathered(func, target, options, &groups, out);
            }
        }
        // Under stress all parameters stay, so that the worse decisions are about them, too.
        let is_asked = level_of(func, options) != Level::O0 && options.stress == Stress::NONE;
        let has_redundant = is_asked && self.redundant.find(func, cfg);
        let simpler = has_redundant.then(|| self.without_redundant(func, record));
        let func = simpler.as_ref().unwrap_or(func);
        let Validated { cfg, constraints, defs } = match has_redundant {
            true => self.validator.with_fewer_params(func, target),
            false => self.validator.validated(func),
        };
        log_line!("{}: {} instructions are valid", func.name, func.num_insts());
        cfg.thread_jumps(func, target, constraints);
        let cancel = self.cancel.as_ref();
        let job = Job { cancel, record, ..Job::new(func, target, cfg, constraints, options) };
        let shared = &mut self.shared;
        in_width!(self, width, allocator => allocator.passes.run(shared, job, &mut allocator.tables, defs, out))
    }
    /// The function without the parameters that were found to be redundant. Nothing else is numbered anew, so an allocation
    /// of it is one of the function itself.
    fn without_redundant(&self, func: &Function, record: Option<&Recorder>) -> Function {
        if let Some(record) = record {
            self.redundant.replaced().for_each(|(param, value)| record.decide(Decision::Equal { param, value }));
        }
        func.without_params(|value| self.redundant.fate(value))
    }
    /// Computes the control flow of a function as it is. If that is worth it, which is asked for a valid function, computes the
    /// live values, too, and the register pressure `with_pressure`.
    ///
    /// # Errors
    /// When the function is not valid.
    pub(crate) fn measure(
        &mut self,
        func: &Function,
        target: &Target,
        (is_worth_it, with_pressure): (impl FnOnce() -> bool, bool),
    ) -> Result<Measured<'_>, Error> {
        let options = &Options::default();
        let width = width_of(target)?;
        let settings = in_width!(self, width, allocator => allocator.tables.set_up(target, func, &options.stress));
        let Validated { cfg, constraints, defs } =
            self.validator.validate_with(func, target, settings, false).map_err(Error::Invalid)?;
        let cfg: &Cfg = cfg;
        let is_listed = is_worth_it() && self.shared.live.compute(func, target, cfg, constraints, defs);
        if is_listed && with_pressure {
            let job = Job::new(func, target, cfg, constraints, options);
            in_width!(self, width, allocator => measure_pressure(&mut self.shared, job, &mut allocator.tables));
        }
        let Shared { live, pressure, .. } = &self.shared;
        Ok(Measured {
            cfg,
            live: is_listed.then_some(live),
            pressure: (is_listed && with_pressure).then_some(pressure),
        })
    }
}

/// The width of the masks of a target.
///
/// # Errors
/// When a bank has more units than the masks of this build.
fn width_of(target: &TargetDesc) -> Result<Width, Error> {
    let too_wide = |bank: &&BankDesc| usize::from(bank.words) > HUGE_WORDS;
    if let Some(bank) = target.banks.iter().find(too_wide) {
        return Err(Error::TooWide { bank: bank.name.to_string(), limit: 64 * HUGE_WORDS });
    }
    let fit = |words: usize| target.banks.iter().all(|bank| usize::from(bank.words) <= words);
    Ok(if fit(1) {
        Width::Narrow
    } else if fit(WIDE_WORDS) {
        Width::Wide
    } else {
        Width::Huge
    })
}

/// What is known of a function before allocation.
pub(crate) struct Measured<'a> {
    /// The control flow.
    pub cfg: &'a Cfg,
    /// The live values; `None` if the function is too large for lists of them.
    pub live: Option<&'a Liveness>,
    /// The register pressure; `None` in the same case, and if nobody asks for it.
    pub pressure: Option<&'a Pressure>,
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
    /// What is live where, if contracts are checked.
    reference: Option<&'a ReferenceLiveness<'a>>,
    /// The cost of a plan beyond which it is not completed.
    most: f64,
}

impl<'a> Job<'a> {
    fn new(
        func: &'a Function,
        target: &'a Target,
        cfg: &'a Cfg,
        constraints: &'a Constraints,
        options: &'a Options,
    ) -> Self {
        let (cancel, record, reference) = (None, None, None);
        Job { func, target, cfg, constraints, options, cancel, record, reference, most: f64::INFINITY }
    }
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
    /// Forgets what was recorded between two marks.
    fn forget(self, from: Option<Mark>, to: Option<Mark>) {
        if let Some(((record, from), to)) = self.record.zip(from).zip(to) {
            record.forget(from, to);
        }
    }
    /// The error of a contract that was violated.
    fn broken(self, violation: ContractViolation) -> Error {
        Error::broken(self.func, violation)
    }
}

/// Computes the register pressure of a function with known liveness.
fn measure_pressure<const W: usize>(shared: &mut Shared, job: Job<'_>, prepared: &mut Prepared<W>) {
    let Job { func, target, constraints, .. } = job;
    prepared.choose(target, func, constraints.forms_beyond_homes());
    let machine = Machine::new(target, prepared.tables());
    let Shared { live, pressure, remats, .. } = shared;
    let mut effects = FormEffects::default();
    effects.compute(func, &machine, constraints.forms());
    pressure.compute(&job.cx(&machine, remats), live, &effects);
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
        prepared.choose(target, func, constraints.forms_beyond_homes());
        let machine = Machine::new(target, prepared.tables());
        shared.remats.compute(func, &machine, cfg, constraints);
        match level_of(func, options) {
            Level::O0 => self.run_fast(shared, job, (&machine, false), defs, out),
            _ => self.run_global(shared, job, prepared, defs, out),
        }
    }

    /// The pressure for one set of registers.
    fn measure_pressure(&mut self, shared: &mut Shared, job: Job<'_>, machine: &Machine<'_, W>) {
        self.effects.compute(job.func, machine, job.constraints.forms());
        shared.pressure.compute(&job.cx(machine, &shared.remats), &shared.live, &self.effects);
    }

    /// `O0`: spills and colours in one walk. Peepholes are for candidates of other levels.
    fn run_fast(
        &mut self,
        shared: &mut Shared,
        job: Job<'_>,
        (machine, has_peepholes): (&Machine<'_, W>, bool),
        defs: &Defs,
        allocation: &mut Allocation,
    ) -> Result<(), Error> {
        let Job { func, target, cfg, options, .. } = job;
        let cx = job.cx(machine, &shared.remats);
        let reference = options.contracts.then(|| ReferenceLiveness::without_dead_args(func, target, cfg));
        let fast_cx = FastCx { cx, defs, reference: reference.as_ref() };
        let SpillPlan { sets, forms, hints, .. } = &mut self.second_plan;
        let out = Output { sets, forms, hints, edges: &mut self.edges, emitter: &mut self.emitter };
        self.fast.run(&fast_cx, out).map_err(|stop| match stop {
            FastError::Infeasible(inst, bank) => Error::infeasible(func, target, inst, bank),
            FastError::Broken(violation) => job.broken(violation),
        })?;
        log_line!("{}: spilled and coloured in one walk", func.name);
        let slot = |value: Value| Slot::from_u32(value.as_u32());
        snapshots::registers(&cx, Pass::Edges, (self.fast.boundary_regs(), forms, sets), &self.emitter, slot);
        let frame_cx = FrameCx { cx, sets, forms };
        let changed = modified_in_slots(&frame_cx);
        shared.slots.color_intervals(&frame_cx, self.fast.intervals(&fast_cx, sets, changed));
        if options.contracts {
            check_frame(&frame_cx, &ReferenceLiveness::new(func, target, cfg), &shared.slots, |value| value)
                .map_err(|violation| job.broken(violation))?;
        }
        let peepholes = match has_peepholes {
            true => Peepholes::All { at_ends: self.fast.boundary_regs() },
            false => Peepholes::None,
        };
        finalize::finalize(&frame_cx, &mut shared.slots, &mut self.emitter, peepholes, allocation);
        log_line!("{}: {} edits, spill area of {} bytes", func.name, allocation.edits.len(), allocation.frame_size);
        snapshots::frame(&cx, sets, allocation, |value| shared.slots.of(slot(value)));
        Ok(())
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
    contracts::check_frame(&contracts::FrameSlots { func, target, cfg, reference, memory_params, slots_of_webs })
}
