//! The decoupled pipeline: first decide what is in registers at each point, then which registers.
//!
//! `Passes::run` is the pipeline on one page. Each pass is a module; its header says what it takes, what it promises,
//! why that is right and what it costs.
//!
//! | pass | module | result |
//! | --- | --- | --- |
//! | control flow, liveness | [`crate::analysis`] | orders, dominators, loops, live values, next uses, how often branches go which way |
//! | webs | `webs` | values that share a slot and prefer one register |
//! | rematerialisation | `remat` | values that are computed again rather than reloaded |
//! | preserved registers | `preserved` | those that the function had better not use |
//! | spilling | `pressure`, `weights`, `merge`, `spill`, `held`, `evict`, `preload`, `carried`, `settle`, with `room` and `min_cut`, `count`, `ways` | a `plan`: which values are in registers at each point |
//! | stores | `stores` | where spilled values are stored |
//! | trimming | `trim` | a plan without what is in registers in vain |
//! | colouring | `outlook`, `color`, with `file`, `pick`, `claims`, `constrain`, `wants`, `symmetry` and `pack` | registers |
//! | edges | `edges`, with `parallel` and `in_order` | copies between blocks |
//! | saves | `wrap` | stores and loads of preserved registers |
//! | slots | `slots`, `transfer` | the frame, and slots that become registers of other banks |
//!
//! Level `O3` looks for better places of loads in its plan (`settle`), looks ahead of each value point by point before it
//! colours, colours once more with its first result as a draft, and does all of that with all preserved registers where some
//! had better not be used; the cheaper plan and the cheaper allocation win.
//!
//! `contracts` checks what the passes promise each other, and `stress` makes them do their worst, both on request.
//! `machine` and `mask` show the target to all of them; `emit` collects the output and `finish` completes it.

mod carried;
mod claims;
pub(crate) mod color;
pub(crate) mod constrain;
pub(crate) mod contracts;
mod count;
mod demands;
pub(crate) mod edges;
pub(crate) mod emit;
pub(crate) mod evict;
pub(crate) mod file;
pub(crate) mod finish;
mod groups;
mod held;
mod in_order;
pub(crate) mod machine;
pub(crate) mod mask;
mod merge;
mod min_cut;
mod outlook;
pub(crate) mod pack;
pub(crate) mod parallel;
mod pick;
pub(crate) mod plan;
mod preload;
mod preserved;
mod pressure;
pub(crate) mod remat;
mod room;
mod settle;
pub(crate) mod slots;
pub(crate) mod spill;
mod stores;
mod stress;
mod symmetry;
#[cfg(test)]
mod tests;
mod transfer;
mod trim;
mod wants;
pub(crate) mod ways;
pub(crate) mod webs;
mod weights;
mod wrap;

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use cranelift_entity::EntityRef;

use crate::analysis::cfg::Cfg;
use crate::analysis::flow::Flow;
use crate::analysis::liveness::Liveness;
use crate::ir::validate::{Found, OperandName, ValidationError};
use crate::ir::{Block, Function, Inst, Value};
use crate::local;
use crate::output::{Allocation, Slot};
use crate::target::{Bank, Place, Target, TargetDesc};
pub use contracts::Contract;
use contracts::{Breach, Lives};
use machine::Machine;
pub use stress::{Registers, Stress};

/// How much work the allocator puts into good code.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum Level {
    /// Fast: one pass over the blocks that spills and colours at once, for compilers that run while their code waits.
    O0,
    /// Plain: no webs, a store at each spilled definition, values at merges chosen by distance alone.
    O1,
    /// Webs, stores at the cheapest dominating place, merges decided by cost.
    #[default]
    O2,
    /// Loads in better places once there is a plan, and more than one colouring, of which the cheapest is kept.
    O3,
}

impl Level {
    /// All levels, from the fastest to the one with the best code.
    pub const ALL: [Level; 4] = [Level::O0, Level::O1, Level::O2, Level::O3];
}

/// Who saves the preserved registers that a function writes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum CalleeSaves {
    /// The allocator: edits store them at entry and load them back before returns.
    #[default]
    Insert,
    /// The allocator, around the blocks in which a register is used where that is cheaper (shrink-wrapping). Unwind tables
    /// then differ from place to place.
    Wrap,
    /// The client, who finds them in [`Allocation::saved`].
    Report,
}

/// What the client may choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// How much work to put into good code.
    pub level: Level,
    /// Who saves the preserved registers.
    pub callee_saves: CalleeSaves,
    /// What to make worse than it need be, for tests.
    pub stress: Stress,
    /// Whether to check after each pass what it promises ([`Contract`]): for tests, as it takes quadratic time.
    pub contracts: bool,
}

impl Options {
    /// Options without anything for tests.
    pub const fn new(level: Level, callee_saves: CalleeSaves) -> Options {
        Options { level, callee_saves, stress: Stress::NONE, contracts: false }
    }
    /// The same with contracts.
    pub const fn with_contracts(self) -> Options {
        Options { contracts: true, ..self }
    }
}

/// Why there is no allocation.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum Error {
    /// The function is not valid.
    #[error("{}", display_all(.0))]
    Invalid(Vec<ValidationError>),
    /// The operands of an instruction ask for more than the machine has, whatever else is spilled.
    #[error("{block}, {inst} `{form}`: {reason}")]
    Infeasible {
        /// The block.
        block: Block,
        /// The instruction.
        inst: Inst,
        /// The name of its form.
        form: String,
        /// The operands in conflict.
        operands: Vec<OperandName>,
        /// What cannot be had.
        reason: String,
    },
    /// A pass did not keep a promise. This is a mistake in this crate, not in the function: there is no allocation rather than
    /// a wrong one.
    #[error("{block}, {inst}: internal error: {}{reason} (contract of {contract})", value.map_or(String::new(), |value| alloc::format!("{value} ")))]
    Broken {
        /// The promise.
        contract: Contract,
        /// The block.
        block: Block,
        /// The instruction, or the first one of the block.
        inst: Inst,
        /// The value, if it is about one.
        value: Option<Value>,
        /// What is wrong.
        reason: &'static str,
    },
}

fn display_all(errors: &[ValidationError]) -> String {
    let lines: Vec<String> = errors.iter().map(|error| error.to_string()).collect();
    lines.join("\n")
}

/// The allocator. Keeps its buffers from one function to the next.
#[derive(Default)]
pub struct Context {
    validator: crate::ir::validate::Validator,
    shared: Shared,
    narrow: Passes<1>,
    wide: Passes<{ TargetDesc::MAX_BANK_WORDS as usize }>,
}

/// What does not depend on the width of a bank.
#[derive(Default)]
struct Shared {
    live: Liveness,
    flow: Flow,
    pressure: pressure::Pressure,
    preserved: preserved::Preserved,
    webs: webs::Webs,
    weights: weights::Weights,
    remats: remat::Remats,
    stores: stores::Stores,
    slots: slots::Slots,
}

/// What depends on it.
#[derive(Default)]
struct Passes<const W: usize> {
    /// The table of the last machine, for its memory.
    regs: Vec<machine::RegInfo<W>>,
    spiller: spill::Spiller<W>,
    plan: plan::Plan<W>,
    /// What a run with `plan` as a draft makes of it.
    second_plan: plan::Plan<W>,
    carried: carried::Carried,
    settle: settle::Settle,
    trim: trim::Trim,
    outlook: outlook::Outlook<W>,
    coloring: color::Coloring<W>,
    edges: edges::Edges<W>,
    emitter: emit::Emitter<W>,
    local: local::Local<W>,
}

impl Context {
    /// An allocator with empty buffers.
    pub fn new() -> Self {
        Self::default()
    }
    /// Allocates registers for `func`.
    ///
    /// # Errors
    /// When the function is not valid, or an instruction cannot be allocated at all.
    pub fn allocate(&mut self, func: &Function, target: &Target, options: &Options) -> Result<Allocation, Error> {
        let found = self.validator.validate(func, target).map_err(Error::Invalid)?;
        found.cfg.thread_jumps(func, found.code);
        // Nearly all banks have at most 64 units, and the passes work on single words then.
        match target.banks.iter().map(|bank| bank.words).max() {
            None | Some(0 | 1) => self.narrow.run(&mut self.shared, found, func, target, options),
            Some(_) => self.wide.run(&mut self.shared, found, func, target, options),
        }
    }
}

/// The number of operands that a message names.
const MAX_NAMES: usize = 8;

/// The share of a plan's cost that must be due on back edges for a second run: no more than that can be gained by knowing
/// what is in registers there. (At a fifth the total cost is 0.8 % higher, below a tenth nothing changes.)
const WORTH_A_SECOND_RUN: f32 = 0.1;

impl<const W: usize> Passes<W> {
    fn run(
        &mut self,
        shared: &mut Shared,
        found: Found<'_>,
        func: &Function,
        target: &TargetDesc,
        options: &Options,
    ) -> Result<Allocation, Error> {
        let mut machine = Machine::new_in(core::mem::take(&mut self.regs), target, func, &options.stress);
        let allocation = match options.level {
            Level::O0 => self.run_local(shared, found, func, &machine, options),
            _ => self.run_global(shared, found, func, &mut machine, options),
        };
        self.regs = machine.into_buffer();
        allocation
    }

    /// The levels that spill before they colour.
    fn run_global(
        &mut self,
        shared: &mut Shared,
        found: Found<'_>,
        func: &Function,
        machine: &mut Machine<'_, W>,
        options: &Options,
    ) -> Result<Allocation, Error> {
        let target = machine.target;
        let Found { cfg, code, defs } = found;
        let Shared { live, pressure, preserved, webs, remats, .. } = shared;
        live.compute(func, target, cfg, code, defs);
        let lives = options.contracts.then(|| Lives::new(func, target, cfg));
        if let Some(lives) = &lives {
            contracts::check_liveness(func, cfg, live, lives).map_err(|breach| broken(func, breach))?;
        }

        webs.reset(func.num_values());
        match options.level {
            Level::O2 | Level::O3 => webs.unite(func, target, cfg, live),
            _ => webs.relate(func, target, cfg, live.code()),
        }
        if let Some(lives) = &lives {
            contracts::check_webs(func, target, cfg, webs, lives).map_err(|breach| broken(func, breach))?;
        }
        remats.compute(func, machine, cfg);
        pressure.compute(func, machine, cfg, live);

        let mut closed = None;
        if options.level >= Level::O2 {
            let input = preserved::Input { func, machine, cfg, live, pressure, remats };
            closed = preserved.not_worth_saving(input, webs);
        }
        let mut cheapest: Option<(f64, Allocation)> = None;
        if let Some(closed) = closed {
            machine.close(&closed);
            pressure.compute(func, machine, cfg, live);
            match self.spill_and_color(shared, func, machine, cfg, lives.as_ref(), options) {
                Ok(found) if options.level == Level::O3 => cheapest = Some(found),
                Ok((_, allocation)) => return Ok(allocation),
                Err(Error::Infeasible { .. }) => {}
                Err(error) => return Err(error),
            }
            *machine = Machine::new(target, func, &options.stress);
            shared.pressure.compute(func, machine, cfg, &shared.live);
        }
        let found = self.spill_and_color(shared, func, machine, cfg, lives.as_ref(), options)?;
        Ok(cheapest.filter(|cheapest| cheapest.0 <= found.0).unwrap_or(found).1)
    }

    /// The passes behind the analyses. Returns the allocation and what it costs.
    fn spill_and_color(
        &mut self,
        shared: &mut Shared,
        func: &Function,
        machine: &Machine<'_, W>,
        cfg: &Cfg,
        lives: Option<&Lives>,
        options: &Options,
    ) -> Result<(f64, Allocation), Error> {
        let target = machine.target;
        let Shared { live, flow, pressure, webs, weights, remats, stores, slots, .. } = shared;
        let broken = |breach| broken(func, breach);
        self.spill(func, machine, cfg, live, flow, weights, pressure, remats, webs, options)?;
        if let Some(lives) = lives {
            contracts::check_liveness(func, cfg, live, lives).map_err(broken)?;
            contracts::check_spilling(func, machine, cfg, &self.plan, lives).map_err(broken)?;
        }

        match options.level {
            Level::O2 | Level::O3 => {
                stores.place(cfg, live, &self.plan);
                self.trim.run(func, cfg, live, stores, remats, &mut self.plan);
                if let Some(lives) = lives {
                    contracts::check_spilling(func, machine, cfg, &self.plan, lives).map_err(broken)?;
                }
            }
            _ => stores.at_definitions(),
        }

        let outlook = (options.level == Level::O3).then(|| {
            self.outlook.compute(func, machine, cfg, live.code(), &self.plan);
            &self.outlook
        });
        let stress = &options.stress;
        let input = color::Input { func, machine, cfg, live, plan: &self.plan, outlook, remats, stores, stress, lives };
        let code = live.code();
        let at_end = finish::Input { func, machine, cfg, code, plan: &self.plan, remats };
        let mut color = |draft| -> Result<(f64, Allocation), Error> {
            self.emitter.reset(func.num_operands(), func.num_values() as u32, !stress.cycles);
            self.coloring.run(&input, webs, &mut self.emitter, draft).map_err(broken)?;
            self.edges.run(&input, &self.coloring, webs, &mut self.emitter);
            slots.color(func, target, cfg, live, webs, &self.plan);
            if let Some(lives) = lives {
                check_frame(func, target, cfg, lives, slots, &self.plan, |value| webs.find(value)).map_err(broken)?;
            }
            let allocation = finish::finish(&at_end, options.callee_saves, slots, &mut self.emitter);
            let cost = allocation.stats.cost() + finish::cost_of_reported_saves(&at_end, &allocation);
            Ok((cost, allocation))
        };
        let first = color(color::Draft::None)?;
        if options.level < Level::O3 || func.num_blocks() == 1 {
            return Ok(first);
        }
        let second = color(color::Draft::LastRun)?;
        Ok(if second.0 < first.0 { second } else { first })
    }
}

impl<const W: usize> Passes<W> {
    /// The level that spills and colours in one walk; the passes behind that are the same.
    fn run_local(
        &mut self,
        shared: &mut Shared,
        found: Found<'_>,
        func: &Function,
        machine: &Machine<'_, W>,
        options: &Options,
    ) -> Result<Allocation, Error> {
        let Found { cfg, code, defs } = found;
        let Shared { remats, slots, .. } = shared;
        remats.compute(func, machine, cfg);
        let stress = &options.stress;
        let lives = options.contracts.then(|| Lives::without_dead_args(func, machine.target, cfg));
        let input = local::Input { func, machine, cfg, code, defs, remats, stress, lives: lives.as_ref() };
        self.local.run(&input, &mut self.plan, &mut self.emitter).map_err(|stop| match stop {
            local::Stop::Infeasible(inst, bank) => infeasible(func, machine.target, inst, bank),
            local::Stop::Broken(breach) => broken(func, breach),
        })?;
        slots.color_intervals(func, machine.target, self.local.intervals(&input, &self.plan));
        if options.contracts {
            let lives = Lives::new(func, machine.target, cfg);
            check_frame(func, machine.target, cfg, &lives, slots, &self.plan, |value| value)
                .map_err(|breach| broken(func, breach))?;
        }
        let input = finish::Input { func, machine, cfg, code, plan: &self.plan, remats };
        Ok(finish::finish(&input, options.callee_saves, slots, &mut self.emitter))
    }

    /// Plans what is in registers: without distances, if that works; with them, and again with a draft, if it does not.
    #[expect(clippy::too_many_arguments, reason = "what all passes before have found")]
    fn spill(
        &mut self,
        func: &Function,
        machine: &Machine<'_, W>,
        cfg: &Cfg,
        live: &mut Liveness,
        flow: &mut Flow,
        weights: &mut weights::Weights,
        pressure: &pressure::Pressure,
        remats: &remat::Remats,
        webs: &mut webs::Webs,
        options: &Options,
    ) -> Result<(), Error> {
        let level = options.level;
        let mut distances = pressure.worst() > 0;
        loop {
            if distances {
                live.compute_distances(func, cfg);
            }
            let by_weight = distances && level >= Level::O2;
            if by_weight {
                flow.compute(func, cfg);
                weights.compute(func, cfg, live.code());
            }
            let input = spill::Input {
                distances,
                weights: by_weight.then_some(&*weights),
                flow: by_weight.then_some(&*flow),
                ..spill::Input::new(func, machine, cfg, live, pressure, remats, options)
            };
            match self.spiller.run(&input, webs, &mut self.plan) {
                Ok(()) => {}
                Err(spill::Stop::NeedDistances) => {
                    distances = true;
                    continue;
                }
                Err(spill::Stop::Infeasible(inst, bank)) => return Err(infeasible(func, machine.target, inst, bank)),
            }
            if distances && level >= Level::O2 {
                self.spill_with_draft(input, webs);
            }
            if distances && level == Level::O3 {
                self.spill_settled(input, webs);
            }
            return Ok(());
        }
    }

    /// Once it is known where there is room, loads find better places.
    fn spill_settled(&mut self, input: spill::Input<'_, '_, W>, webs: &mut webs::Webs) {
        let Some(hints) = self.settle.find(&input, webs, &self.plan) else { return };
        let in_memory = Some(&self.plan.param_in_memory);
        let input = spill::Input { draft: Some(&self.plan), in_memory, hints: Some(hints), ..input };
        let done = self.spiller.run(&input, webs, &mut self.second_plan).is_ok();
        self.keep_cheaper(done);
    }

    /// The first run does not know what is in registers where loops begin again, nor what becomes of parameters; one that has
    /// its plan as a draft does. There is something to gain only where much is paid for that.
    fn spill_with_draft(&mut self, input: spill::Input<'_, '_, W>, webs: &mut webs::Webs) {
        let in_memory = self.carried.find(&input, webs, &self.plan);
        if in_memory.is_some() || self.plan.cost_of_back_edges > self.plan.cost * WORTH_A_SECOND_RUN {
            let input = spill::Input { draft: Some(&self.plan), in_memory, ..input };
            let done = self.spiller.run(&input, webs, &mut self.second_plan).is_ok();
            self.keep_cheaper(done);
        }
    }

    /// Puts the cheaper plan in the place of the plan, if the second one is done.
    fn keep_cheaper(&mut self, done: bool) {
        if done && self.second_plan.cost < self.plan.cost {
            core::mem::swap(&mut self.second_plan, &mut self.plan);
        }
    }
}

/// Checks the slots of the values that a plan has in memory; `web` says whose slot a value has.
fn check_frame<const W: usize>(
    func: &Function,
    target: &TargetDesc,
    cfg: &Cfg,
    lives: &Lives<'_>,
    slots: &slots::Slots,
    plan: &plan::Plan<W>,
    mut web: impl FnMut(Value) -> Value,
) -> Result<(), Breach> {
    let mut homes = alloc::vec![None; func.num_values()];
    for value in plan.spilled.ones() {
        let web = web(Value::new(value));
        let slot = slots.of(Slot::from_u32(web.as_u32()));
        homes[value] = slot.map(|slot| contracts::Home { web, slot });
    }
    let memory_params = &plan.param_in_memory;
    contracts::check_frame(&contracts::Frame { func, target, cfg, lives, memory_params, homes })
}

fn infeasible(func: &Function, target: &TargetDesc, inst: Inst, bank: Bank) -> Error {
    let id = func.inst(inst).form;
    let mut operands = Vec::new();
    for (index, (value, desc)) in func.constrained_operands(target, inst).enumerate() {
        if target.ty(func.value_type(value)).bank == bank && desc.place() != Place::Slot {
            operands.push(OperandName::new(func, target, id, index));
        }
    }
    let names: Vec<String> = operands.iter().take(MAX_NAMES).map(|name| alloc::format!("{name:#}")).collect();
    let more = if operands.len() > names.len() { " and others" } else { "" };
    let (names, bank) = (names.join(", "), &target.banks[bank.index()].name);
    let reason = alloc::format!("operands {names}{more} need more registers of bank `{bank}` than there are");
    let form = func.form_name(target, id).to_string();
    Error::Infeasible { block: func.block_of(inst), inst, form, operands, reason }
}

/// A mistake in this crate, reported rather than hidden.
fn broken(func: &Function, Breach { contract, inst, value, reason }: Breach) -> Error {
    Error::Broken { contract, block: func.block_of(inst), inst, value, reason }
}
