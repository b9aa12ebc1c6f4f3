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

use crate::analysis::liveness::DEAD;
use crate::coalesce::webs::Webs;
use crate::ir::{Block, Edge, Inst, Value};
use crate::regs::effects::Effects;
use crate::regs::unit_mask::Mask;
use crate::solver::demand::phases_of;
use crate::solver::packing::{EARLY, LATE};
use crate::sorts::CountingSort;
use crate::spill::context::SpillCx;
use crate::spill::placement::BlockPlacement;
use crate::spill::plan::SpillPlan;
use crate::spill::residency::Action;
use crate::target::{Bank, OperandDesc, Role};

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

/// A value, for the walk.
#[derive(Clone, Copy)]
struct WalkValue {
    bank: u8,
    /// Whether it is to be placed.
    is_placed: bool,
    /// The last block in which it is in a register at the current point, plus one; 0 if it is in none.
    in_reg: u32,
}

/// What the walk has seen of a placed value in a block.
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

/// The registers of a bank: those that values hold before the current instruction, and those that it takes.
#[derive(Clone, Copy)]
struct Taken {
    /// Number of registers of the bank.
    units: i32,
    /// Minimum slack in the current block.
    min_slack: i32,
    /// By values, before the instruction.
    before: i32,
    /// In the early phase, beside those.
    early: i32,
    /// In the late phase, beside the values in registers after it.
    late: i32,
    /// Number of operands that leave their register.
    gone: i32,
    /// Number of results that live on in a register.
    born: i32,
}

impl Taken {
    /// Begins with the next instruction.
    fn next(&mut self) {
        *self = Taken { before: self.before - self.gone + self.born, early: 0, late: 0, gone: 0, born: 0, ..*self };
    }
    /// The slack at an instruction. It has registers for what is there before it and its early defs, and for what is there
    /// after it and its other operands.
    fn slack(&self) -> i32 {
        self.units - self.before - self.early.max(self.late + self.born - self.gone)
    }
}

/// The slack that a plan leaves. Keeps its buffers.
#[derive(Default)]
pub struct Slack {
    /// By bank and instruction; of banks with values that are to be placed.
    slack: Vec<i32>,
    /// The minimum over a block, by bank and block.
    min_slack: Vec<i32>,
    /// Number of instructions and blocks.
    insts: usize,
    blocks: usize,
    lives: Vec<Life>,
    /// By value: its range of `lives`.
    lives_of: CountingSort<Life>,
    reg_spans: Vec<RegSpan>,
    /// By value: its range of `reg_spans`.
    reg_spans_of: CountingSort<RegSpan>,
    /// By value.
    values: Vec<WalkValue>,
    /// By value.
    seen: Vec<SeenBlock>,
    evicted_after_use: Vec<Value>,
    /// By bank.
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
        (self.insts, self.blocks) = (func.num_insts(), func.num_blocks());
        self.slack.clear();
        self.slack.resize(self.insts * cx.machine.num_banks(), 0);
        self.min_slack.clear();
        self.min_slack.resize(self.blocks * cx.machine.num_banks(), 0);
        self.lives.clear();
        self.reg_spans.clear();
        self.seen.clear();
        self.seen.resize(func.num_values(), SeenBlock::default());
        self.values.clear();
        let info = |value| WalkValue { bank: cx.bank_of(value).index() as u8, is_placed: false, in_reg: 0 };
        self.values.extend(func.values().map(info));
        let mut banks = Mask::EMPTY;
        for value in placed.ones() {
            self.values[value].is_placed = true;
            banks = banks.or(Mask::single(self.values[value].bank.into()));
        }
        let mut walk = SlackWalk { cx, plan, webs, banks, price, state: self };
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
    /// The place of an instruction in `slack`.
    fn at(&self, bank: Bank, inst: u32) -> usize {
        bank.index() * self.insts + inst as usize
    }
    /// Whether one more value fits in a bank at all instructions of a block.
    pub fn fits_everywhere(&self, block: Block, bank: Bank) -> bool {
        self.min_slack[bank.index() * self.blocks + block.index()] > 0
    }
    /// Whether one more value fits in a bank at all instructions of a span.
    pub fn fits<const W: usize>(&self, cx: &SpillCx<'_, W>, bank: Bank, span: Span) -> bool {
        let slack = &self.slack[self.at(bank, span.first)..self.at(bank, span.end)];
        !is_long(cx, span.block) && slack.iter().all(|&slack| slack > 0)
    }
    /// Counts `by` more values as being in registers of a bank in a span.
    pub fn take<const W: usize>(&mut self, cx: &SpillCx<'_, W>, bank: Bank, span: Span, by: i32) {
        if span.first == span.end || is_long(cx, span.block) {
            return;
        }
        let span_at = self.at(bank, span.first)..self.at(bank, span.end);
        self.slack[span_at].iter_mut().for_each(|slack| *slack -= by);
        let (first, end) = cx.func.block(span.block).insts;
        let slack = &self.slack[self.at(bank, first)..self.at(bank, end)];
        let min = slack.iter().fold(i32::MAX, |min, &slack| min.min(slack));
        self.min_slack[bank.index() * self.blocks + span.block.index()] = min;
    }
    /// Counts a value as being in no register (`by` is -1), or as the plan has it (1).
    pub fn take_reg_spans<const W: usize>(&mut self, cx: &SpillCx<'_, W>, value: Value, bank: Bank, by: i32) {
        for index in self.reg_spans_of.range(value.index()) {
            self.take(cx, bank, self.reg_spans[index].span, by);
        }
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
    /// The banks with values that are to be placed.
    banks: Mask<1>,
    /// The price of a reload on an edge.
    price: P,
    state: &'a mut Slack,
}

impl<P: Fn(Edge) -> u64, const W: usize> SlackWalk<'_, P, W> {
    fn block(&mut self, block: Block) {
        let (cx, plan) = (self.cx, self.plan);
        let func = cx.func;
        let (first, end) = func.block(block).insts;
        self.state.defined.clear();
        self.state.taken.clear();
        self.state.taken.extend(cx.machine.banks().map(|bank| {
            let units = cx.machine.bank(bank).num_units as i32;
            let min_slack = if is_long(cx, block) { 0 } else { i32::MAX };
            Taken { units, min_slack, before: 0, early: 0, late: 0, gone: 0, born: 0 }
        }));
        for &value in plan.residency.entry(block) {
            self.enter(block, value, first);
            if self.is_placed(value) {
                self.state.see(block, value).planned.at_start = true;
            }
        }
        let mut cursor = plan.residency.cursor(block);
        for inst in func.block_insts(block) {
            self.state.evicted_after_use.clear();
            for &(_, action) in cursor.before(inst) {
                self.act(block, inst, action);
            }
            self.step(block, inst);
        }
        for &value in plan.residency.exit(block) {
            if self.is_placed(value) {
                self.state.see(block, value).planned.at_end = true;
                self.leave(block, value, end);
            }
        }
        for bank in self.banks.iter() {
            self.state.min_slack[bank * self.state.blocks + block.index()] = self.state.taken[bank].min_slack;
        }
        self.add_args(block);
        self.add_lives(block);
    }

    /// Whether a value is to be placed.
    #[inline]
    fn is_placed(&self, value: Value) -> bool {
        self.state.values[value.index()].is_placed
    }

    /// A value comes to a register before an instruction.
    #[inline]
    fn enter(&mut self, block: Block, value: Value, inst: u32) {
        let info = &mut self.state.values[value.index()];
        info.in_reg = block.as_u32() + 1;
        self.state.taken[usize::from(info.bank)].before += 1;
        if info.is_placed {
            self.state.see(block, value).since = inst;
        }
    }

    /// A value leaves its register, if it is in one. Returns whether it is.
    #[inline]
    fn leave(&mut self, block: Block, value: Value, end: u32) -> bool {
        let info = &mut self.state.values[value.index()];
        let was_in_reg = core::mem::take(&mut info.in_reg) == block.as_u32() + 1;
        if was_in_reg && info.is_placed {
            let first = self.state.see(block, value).since;
            if first < end {
                self.state.reg_spans.push(RegSpan { value, span: Span { block, first, end } });
            }
        }
        was_in_reg
    }

    /// Carries out an action before an instruction.
    fn act(&mut self, block: Block, inst: Inst, action: Action) {
        match action {
            Action::Evict(value) => {
                if self.leave(block, value, inst.as_u32()) {
                    self.state.taken[self.cx.bank_of(value).index()].before -= 1;
                }
            }
            Action::Reload(value) | Action::HoistedReload(value) => {
                self.enter(block, value, inst.as_u32());
                if self.is_placed(value) {
                    self.state.see(block, value).planned.is_loaded = matches!(action, Action::HoistedReload(_));
                }
            }
            Action::EvictAfterUse(value) => self.state.evicted_after_use.push(value),
            Action::FoldedUse(_) => {}
        }
    }

    /// Records the slack at an instruction, and what leaves and enters registers there.
    fn step(&mut self, block: Block, inst: Inst) {
        let (cx, plan) = (self.cx, self.plan);
        let (func, now) = (cx.func, inst.as_u32());
        let form = plan.forms.chosen_form(func, inst);
        let distances = &cx.live.operand_distances()[func.operand_range(inst)];
        for ((&value, desc), &distance) in
            func.inst_operands(inst).iter().zip(cx.constraints.descs_of(form)).zip(distances)
        {
            let WalkValue { bank, is_placed, .. } = self.state.values[value.index()];
            let phases = phases_of(*desc);
            if desc.is_def() {
                let in_slot = desc.is_in_memory();
                let in_memory = in_slot || plan.sets.is_memory_def(value);
                let lives_on = !in_memory && distance != DEAD;
                let taken = &mut self.state.taken[usize::from(bank)];
                taken.early += i32::from(!in_slot && phases & EARLY != 0);
                taken.late += i32::from(!in_slot && !lives_on);
                taken.born += i32::from(lives_on);
                if let Some(use_) = desc.overwrites() {
                    taken.early += i32::from(distances[usize::from(use_)] != DEAD);
                }
                if lives_on {
                    self.state.values[value.index()].in_reg = block.as_u32() + 1;
                }
                if is_placed {
                    self.state.defined.push(value);
                    if !in_memory {
                        self.state.note_use(block, value, now);
                        self.state.see(block, value).since = now;
                    }
                }
                continue;
            }
            if is_placed && reads_register(*desc) {
                self.state.note_use(block, value, now);
            }
            let leaves = distance == DEAD || self.state.evicted_after_use.contains(&value);
            if leaves && self.leave(block, value, now) {
                let taken = &mut self.state.taken[usize::from(bank)];
                taken.late += i32::from(phases & LATE != 0);
                taken.gone += 1;
            }
        }
        let shape = cx.constraints.shape_of(form);
        let is_constrained = shape.has_clobbers() || shape.has_fixed();
        for index in self.banks.iter() {
            let Slack { taken, slack, insts, .. } = &mut *self.state;
            let taken = &mut taken[index];
            let mut here = taken.slack();
            if is_constrained {
                let bank = Bank::from_index(index);
                let units = &cx.machine.bank(bank).units;
                let written = Effects::new(cx.machine, func.form(cx.machine.target, form), bank).written.and(*units);
                here = here.min(taken.units - written.count() as i32 - (taken.before - taken.gone));
            }
            slack[index * *insts + inst.index()] = here;
            taken.min_slack = taken.min_slack.min(here);
            taken.next();
        }
    }

    /// Adds the prices of the arguments on the edges out of a block.
    fn add_args(&mut self, block: Block) {
        let cx = self.cx;
        for edge in cx.cfg.succ_edges(cx.func, block) {
            let to = cx.func.edge(edge).to;
            let pairs = cx.func.edge_args(edge).iter().zip(cx.func.block_params(to));
            for ((&arg, &param), &distance) in pairs.zip(cx.live.param_distances(cx.func, to)) {
                if !self.is_placed(arg) {
                    continue;
                }
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

    /// Notes which placed values live in a block.
    fn add_lives(&mut self, block: Block) {
        let cx = self.cx;
        for &value in cx.live.live_in(block) {
            self.add_life(block, value, Origin::Live);
        }
        for &param in cx.func.block_params(block) {
            let in_memory = self.plan.sets.is_memory_param(param);
            self.add_life(block, param, if in_memory { Origin::Later } else { Origin::Param });
        }
        for index in 0..self.state.defined.len() {
            self.add_life(block, self.state.defined[index], Origin::Later);
        }
    }

    #[inline]
    fn add_life(&mut self, block: Block, value: Value, origin: Origin) {
        if self.is_placed(value) {
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
    desc.role() == Role::Use && desc.needs_reg()
}
