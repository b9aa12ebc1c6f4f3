//! Slack: how many more values registers could hold at each instruction, beside those that a plan has there.
//!
//! # Input
//!
//! A [`SpillPlan`].
//!
//! # Output
//!
//! The slack of each bank at each instruction. It follows from the working sets before and after the instruction, its
//! operands and, if it clobbers registers, the values that live through it. Also the blocks in which each spilled value
//! lives, where they use it, and where it is in a register.
//!
//! # Why correct
//!
//! The figures guide choices and prove nothing. They are exact if the values of a bank are of one size, apart from copies
//! of operands in fixed registers.
//!
//! # Cost
//!
//! Linear in the operands and in the live values at the starts of blocks. Each question or change takes time linear in the
//! length of a block, up to [`MAX_LENGTH`].

use alloc::vec::Vec;

use cranelift_entity::EntityRef;
use fixedbitset::FixedBitSet;

use crate::analysis::inst_cx::InstCx;
use crate::analysis::liveness::DEAD;
use crate::coalesce::webs::Webs;
use crate::ir::{Block, Edge, Inst, Value};
use crate::regs::effects::Effects;
use crate::solver::demand::phases_of;
use crate::solver::packing::{EARLY, LATE};
use crate::sorts::CountingSort;
use crate::spill::context::SpillCx;
use crate::spill::placement::BlockPlacement;
use crate::spill::plan::SpillPlan;
use crate::spill::residency::Action;
use crate::spill::working_set::WorkingSet;
use crate::target::{Bank, OperandDesc, Place, Role};

/// Maximum length of a block, in instructions. A longer block counts as full, because each value in it may take a look at
/// all of its instructions.
const MAX_LENGTH: u32 = 1024;

/// How a value comes to a block in which it lives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// It is live at the start.
    Live,
    /// It is a parameter that arrives in a register.
    Param,
    /// It is a parameter that arrives in memory, or an instruction defines it.
    Later,
}

/// A spilled value in a block in which it lives.
#[derive(Clone, Copy, Debug)]
pub struct Life {
    /// The value.
    pub value: Value,
    /// The block.
    pub block: Block,
    /// How it comes there.
    pub origin: Origin,
    /// The first and the last instruction that reads or defines it in a register.
    pub used: Option<(u32, u32)>,
    /// Price of reloading it on the edges out of the block that need it in a register as an argument.
    pub args: u64,
    /// Where the plan has it in a register.
    pub planned: BlockPlacement,
}

/// Successive instructions of a block.
#[derive(Clone, Copy)]
pub struct Span {
    /// The block.
    pub block: Block,
    /// The first instruction.
    pub first: u32,
    /// The end, exclusive.
    pub end: u32,
}

/// A span in which a spilled value is in a register.
#[derive(Clone, Copy)]
struct RegSpan {
    value: Value,
    span: Span,
}

/// What the walk has seen of a value in a block.
#[derive(Clone, Copy, Default)]
struct SeenBlock {
    /// The block, plus one.
    stamp: u32,
    used: Option<(u32, u32)>,
    args: u64,
    /// The last edge on which it is an argument, plus one.
    edge: u32,
    planned: BlockPlacement,
    /// The instruction from which on it is in a register.
    since: u32,
}

/// The registers of a bank that an instruction takes.
#[derive(Clone, Copy)]
struct Taken {
    /// In the early phase.
    early: i32,
    /// In the late phase.
    late: i32,
    /// Number of operands that leave their register.
    gone: i32,
}

/// The slack that a plan leaves. Keeps its buffers.
#[derive(Default)]
pub struct Slack {
    banks: usize,
    /// By instruction and bank.
    slack: Vec<i32>,
    /// The minimum over a block, by block and bank.
    min_slack: Vec<i32>,
    lives: Vec<Life>,
    /// By value: its range of `lives`.
    lives_of: CountingSort<Life>,
    reg_spans: Vec<RegSpan>,
    /// By value: its range of `reg_spans`.
    reg_spans_of: CountingSort<RegSpan>,
    working_set: WorkingSet,
    /// By value.
    seen: Vec<SeenBlock>,
    evicted_after_use: Vec<Value>,
    /// By bank: what the current instruction takes.
    taken: Vec<Taken>,
    /// Placed values that instructions of the current block define.
    defined: Vec<Value>,
}

impl Slack {
    /// Walks through a plan, with the values that are to be placed. `price` returns the price of a reload on an edge.
    pub fn measure<const W: usize>(
        &mut self,
        cx: &SpillCx<'_, W>,
        plan: &SpillPlan<W>,
        webs: &mut Webs,
        placed: &FixedBitSet,
        price: impl Fn(Edge) -> u64,
    ) {
        let func = cx.func;
        self.banks = cx.machine.num_banks();
        self.slack.clear();
        self.slack.resize(func.num_insts() * self.banks, 0);
        self.min_slack.clear();
        self.min_slack.resize(func.num_blocks() * self.banks, 0);
        self.lives.clear();
        self.reg_spans.clear();
        self.working_set.reset(self.banks, func.num_values());
        self.seen.clear();
        self.seen.resize(func.num_values(), SeenBlock::default());
        let mut walk = SlackWalk { cx, plan, webs, placed, price, state: self };
        for &block in cx.cfg.rpo() {
            walk.block(block);
        }
        // By value, then in reverse postorder of the blocks.
        self.lives_of.sort_by_key(&mut self.lives, func.num_values(), |life| life.value.index());
        self.reg_spans_of.sort_by_key(&mut self.reg_spans, func.num_values(), |it| it.value.index());
    }

    /// The blocks in which a spilled value lives, in reverse postorder.
    pub fn lives(&self, value: Value) -> &[Life] {
        &self.lives[self.lives_of.range(value.index())]
    }
    /// Whether one more value fits in a bank at all instructions of a block.
    pub fn fits_everywhere(&self, block: Block, bank: Bank) -> bool {
        self.min_slack[block.index() * self.banks + bank.index()] > 0
    }
    /// Whether one more value fits in a bank at all instructions of a span.
    pub fn fits<const W: usize>(&self, cx: &SpillCx<'_, W>, bank: Bank, span: Span) -> bool {
        let slack = |inst: u32| self.slack[inst as usize * self.banks + bank.index()];
        !is_long(cx, span.block) && (span.first..span.end).all(|inst| slack(inst) > 0)
    }
    /// Counts `by` more values as being in registers of a bank in a span.
    pub fn take<const W: usize>(&mut self, cx: &SpillCx<'_, W>, bank: Bank, span: Span, by: i32) {
        if span.first == span.end || is_long(cx, span.block) {
            return;
        }
        let slack = |inst: u32| inst as usize * self.banks + bank.index();
        for inst in span.first..span.end {
            self.slack[slack(inst)] -= by;
        }
        let (first, end) = cx.func.block(span.block).insts;
        let min = (first..end).map(|inst| self.slack[slack(inst)]).min().unwrap_or(0);
        self.min_slack[span.block.index() * self.banks + bank.index()] = min;
    }
    /// Counts a value as being in no register (`by` is -1), or as the plan has it (1).
    pub fn take_reg_spans<const W: usize>(&mut self, cx: &SpillCx<'_, W>, value: Value, bank: Bank, by: i32) {
        for index in self.reg_spans_of.range(value.index()) {
            self.take(cx, bank, self.reg_spans[index].span, by);
        }
    }

    /// Begins with the registers that an instruction takes: those of the working set, before it.
    fn count_working_set(&mut self) {
        let lens = self.working_set.banks.iter().map(Vec::len);
        self.taken.clear();
        self.taken.extend(lens.map(|len| Taken { early: len as i32, late: 0, gone: 0 }));
    }
    /// Notes the slack of a bank at an instruction.
    fn note_slack(&mut self, block: Block, inst: Inst, bank: usize, slack: i32) {
        self.slack[inst.index() * self.banks + bank] = slack;
        let min = &mut self.min_slack[block.index() * self.banks + bank];
        *min = slack.min(*min);
    }
    /// What is seen of a value in a block.
    fn see(&mut self, block: Block, value: Value) -> &mut SeenBlock {
        let stamp = block.as_u32() + 1;
        let seen = &mut self.seen[value.index()];
        if seen.stamp != stamp {
            *seen = SeenBlock { stamp, ..SeenBlock::default() };
        }
        seen
    }
    /// Notes that an instruction uses or defines a value in a register.
    fn note_use(&mut self, block: Block, value: Value, inst: u32) {
        let seen = self.see(block, value);
        seen.used = Some((seen.used.map_or(inst, |used| used.0), inst));
    }
}

/// A walk through a plan.
struct SlackWalk<'a, P, const W: usize> {
    cx: &'a SpillCx<'a, W>,
    plan: &'a SpillPlan<W>,
    webs: &'a mut Webs,
    /// The values that are to be placed.
    placed: &'a FixedBitSet,
    /// The price of a reload on an edge.
    price: P,
    state: &'a mut Slack,
}

impl<P: Fn(Edge) -> u64, const W: usize> SlackWalk<'_, P, W> {
    fn block(&mut self, block: Block) {
        let (cx, plan) = (self.cx, self.plan);
        let func = cx.func;
        let (first, end) = func.block(block).insts;
        let banks = self.state.banks;
        self.state.min_slack[block.index() * banks..][..banks].fill(if is_long(cx, block) { 0 } else { i32::MAX });
        self.state.working_set.clear();
        self.state.defined.clear();
        for &value in plan.residency.entry(block) {
            self.state.working_set.insert(cx.bank_of(value), value);
            let seen = self.state.see(block, value);
            seen.planned.at_start = true;
            seen.since = first;
        }
        let mut cursor = plan.residency.cursor(block);
        for inst in func.block_insts(block) {
            self.act(block, cursor.before(inst));
            if cx.constraints.shape(inst).is_unconstrained() {
                self.step_unconstrained(block, inst);
                continue;
            }
            let form = plan.forms.chosen_form(func, inst);
            let inst = &cx.inst((block, inst), form, cx.live.operand_distances());
            self.count_taken(inst);
            self.record_slack(inst);
            self.leave(inst);
        }
        for &value in plan.residency.exit(block) {
            self.state.see(block, value).planned.at_end = true;
            self.end_reg_span(block, value, end);
        }
        self.add_args(block);
        self.add_lives(block);
    }

    /// Carries out the actions at an instruction.
    fn act(&mut self, block: Block, actions: &[(Inst, Action)]) {
        let cx = self.cx;
        self.state.evicted_after_use.clear();
        for &(inst, action) in actions {
            match action {
                Action::Evict(value) => {
                    self.state.working_set.remove(cx.bank_of(value), value);
                    self.end_reg_span(block, value, inst.as_u32());
                }
                Action::Reload(value) | Action::HoistedReload(value) => {
                    self.state.working_set.insert(cx.bank_of(value), value);
                    let seen = self.state.see(block, value);
                    seen.since = inst.as_u32();
                    seen.planned.is_loaded = matches!(action, Action::HoistedReload(_));
                }
                Action::EvictAfterUse(value) => self.state.evicted_after_use.push(value),
                Action::FoldedUse(_) => {}
            }
        }
    }

    /// Records the slack at an unconstrained instruction, and what leaves and enters the working set there. It has registers
    /// for what is there before it, and for what is there after it.
    fn step_unconstrained(&mut self, block: Block, inst: Inst) {
        let (cx, plan) = (self.cx, self.plan);
        let (func, now) = (cx.func, inst.as_u32());
        self.state.count_working_set();
        let distances = &cx.live.operand_distances()[func.operand_range(inst)];
        let operands = func.inst_operands(inst).iter().zip(cx.constraints.descs(inst)).zip(distances);
        for ((&value, desc), &distance) in operands {
            let bank = cx.bank_of(value);
            let is_placed = self.placed.contains(value.index());
            if desc.is_def() {
                let in_memory = plan.sets.is_memory_def(value);
                if distance == DEAD || in_memory {
                    self.state.taken[bank.index()].late += 1;
                } else {
                    self.state.working_set.insert(bank, value);
                }
                if is_placed {
                    self.state.defined.push(value);
                    if !in_memory {
                        self.state.see(block, value).since = now;
                        self.state.note_use(block, value, now);
                    }
                }
                continue;
            }
            if is_placed {
                self.state.note_use(block, value, now);
            }
            if (distance == DEAD || self.state.evicted_after_use.contains(&value))
                && self.state.working_set.contains(value)
            {
                self.state.working_set.remove(bank, value);
                self.end_reg_span(block, value, now);
            }
        }
        for bank in 0..self.state.banks {
            let Taken { early, late, .. } = self.state.taken[bank];
            let after = self.state.working_set.banks[bank].len() as i32 + late;
            let units = cx.machine.bank(Bank::from_index(bank)).num_units as i32;
            self.state.note_slack(block, inst, bank, units - early.max(after));
        }
    }

    /// Counts the registers that an instruction takes, by bank.
    fn count_taken(&mut self, inst: &InstCx<'_>) {
        self.state.count_working_set();
        let Slack { taken, working_set, evicted_after_use, .. } = &mut *self.state;
        taken.iter_mut().for_each(|taken| taken.late = taken.early);
        for operand in inst.operands() {
            let (value, desc) = (operand.value, operand.desc);
            if desc.place() == Place::Slot || desc.is_def() && desc.arg_slot().is_some() {
                continue;
            }
            let leaves = operand.is_last_use() || evicted_after_use.contains(&value);
            let taken = &mut taken[self.cx.bank_of(value).index()];
            let phases = phases_of(desc);
            if desc.is_def() {
                taken.early += i32::from(phases & EARLY != 0);
                taken.late += i32::from(phases & LATE != 0);
                if let Place::Tied(use_) = desc.place() {
                    taken.early += i32::from(inst.distances[usize::from(use_)] != DEAD);
                }
            } else if leaves && working_set.contains(value) && !inst.values[..operand.index].contains(&value) {
                taken.late -= i32::from(phases & LATE == 0);
                taken.gone += 1;
            }
        }
    }

    /// Records the slack at an instruction, by bank.
    fn record_slack(&mut self, inst: &InstCx<'_>) {
        let machine = self.cx.machine;
        let state = &mut *self.state;
        let shape = self.cx.constraints.shape(inst.inst);
        let is_constrained = shape.has_clobbers() || shape.has_fixed();
        for bank in 0..state.banks {
            let Taken { early, late, gone } = state.taken[bank];
            let info = machine.bank(Bank::from_index(bank));
            let mut slack = info.num_units as i32 - early.max(late);
            if is_constrained {
                let written = Effects::new(machine, inst.form, Bank::from_index(bank)).written.and(info.units);
                let through = state.working_set.banks[bank].len() as i32 - gone;
                slack = slack.min((info.num_units - written.count()) as i32 - through);
            }
            state.note_slack(inst.block, inst.inst, bank, slack);
        }
    }

    /// Takes the killed and evicted operands of an instruction out of the working set, and puts its results in.
    fn leave(&mut self, inst: &InstCx<'_>) {
        let (cx, plan) = (self.cx, self.plan);
        let (block, now) = (inst.block, inst.inst.as_u32());
        for operand in inst.operands() {
            let (value, desc) = (operand.value, operand.desc);
            let is_placed = self.placed.contains(value.index());
            if desc.is_def() {
                let in_memory =
                    matches!(desc.place(), Place::Slot | Place::ArgSlot(_)) || plan.sets.is_memory_def(value);
                if is_placed {
                    self.state.defined.push(value);
                }
                if !in_memory && !operand.is_last_use() {
                    self.state.working_set.insert(cx.bank_of(value), value);
                    self.state.see(block, value).since = now;
                }
                if !in_memory && is_placed {
                    self.state.note_use(block, value, now);
                }
                continue;
            }
            if is_placed && reads_register(desc) {
                self.state.note_use(block, value, now);
            }
            let leaves = operand.is_last_use() || self.state.evicted_after_use.contains(&value);
            if self.state.working_set.contains(value) && leaves {
                self.state.working_set.remove(cx.bank_of(value), value);
                self.end_reg_span(block, value, now);
            }
        }
    }

    /// Adds the prices of the arguments on the edges out of a block.
    fn add_args(&mut self, block: Block) {
        let cx = self.cx;
        for edge in cx.cfg.succ_edges(cx.func, block) {
            let to = cx.func.edge(edge).to;
            let pairs = cx.func.edge_args(edge).iter().zip(cx.func.block_params(to));
            for ((&arg, &param), &distance) in pairs.zip(cx.live.param_distances(cx.func, to)) {
                let seen = self.state.see(block, arg);
                // If argument and parameter share a stack slot, no register is needed on the edge.
                let in_memory = self.plan.sets.is_memory_param(param);
                let is_needed = distance != DEAD && !(in_memory && self.webs.find(arg) == self.webs.find(param));
                if is_needed && seen.edge != edge.as_u32() + 1 {
                    seen.edge = edge.as_u32() + 1;
                    seen.args += (self.price)(edge);
                }
            }
        }
    }

    /// Notes that a value is no longer in a register.
    fn end_reg_span(&mut self, block: Block, value: Value, end: u32) {
        let first = self.state.see(block, value).since;
        if first < end && self.placed.contains(value.index()) {
            self.state.reg_spans.push(RegSpan { value, span: Span { block, first, end } });
        }
    }

    /// Notes which placed values live in a block.
    fn add_lives(&mut self, block: Block) {
        let (cx, plan) = (self.cx, self.plan);
        for &value in cx.live.live_in(block) {
            self.add_life(block, value, Origin::Live);
        }
        for &param in cx.func.block_params(block) {
            let in_memory = plan.sets.is_memory_param(param);
            self.add_life(block, param, if in_memory { Origin::Later } else { Origin::Param });
        }
        for index in 0..self.state.defined.len() {
            self.add_life(block, self.state.defined[index], Origin::Later);
        }
    }

    fn add_life(&mut self, block: Block, value: Value, origin: Origin) {
        if self.placed.contains(value.index()) {
            let &mut SeenBlock { used, args, planned, .. } = self.state.see(block, value);
            self.state.lives.push(Life { value, block, origin, used, args, planned });
        }
    }
}

/// Whether a block is longer than [`MAX_LENGTH`].
fn is_long<const W: usize>(cx: &SpillCx<'_, W>, block: Block) -> bool {
    let (first, end) = cx.func.block(block).insts;
    end - first > MAX_LENGTH
}

/// Whether an operand reads its value from a register.
fn reads_register(desc: OperandDesc) -> bool {
    desc.role() == Role::Use && !matches!(desc.place(), Place::Any | Place::Slot | Place::ArgSlot(_))
}
