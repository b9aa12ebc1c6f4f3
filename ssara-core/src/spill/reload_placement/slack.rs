//! How many more values registers could hold at each instruction, beside those that a plan has there.
//!
//! Walks through a [`Plan`] and counts, at each instruction, what is in registers before and behind it and what its operands
//! take; at one that destroys registers, what lives through it. Where the values of a bank are of one size that is exact, but
//! for copies of operands in fixed registers. The figures guide choices and prove nothing.
//!
//! On the way it notes of each spilled value in which blocks it lives, where these use it, and where it is in a register.
//!
//! Takes time linear in the operands and in the values that are live at the starts of blocks, and to ask or change anything
//! about a block in its length, up to [`MAX_LENGTH`].

use alloc::vec::Vec;

use cranelift_entity::EntityRef;

use crate::analysis::liveness::DEAD;
use crate::coalesce::webs::Webs;
use crate::ir::{Block, Edge, Inst, Value};
use crate::regs::effects::Effects;
use crate::solver::instruction::phases_of;
use crate::solver::packing::{EARLY, LATE};
use crate::spill::context::SpillCx;
use crate::spill::plan::SpillPlan;
use crate::spill::residency::Action;
use crate::spill::working_set::WorkingSet;
use crate::target::{Bank, OperandDesc, Place, Role};

/// Of more instructions, a block counts as full: for each value in it, all may be looked at.
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
    /// What it costs to load it on the edges out of the block on which a register wants it as an argument.
    pub args: u64,
    /// Whether the plan loads it at the end of the block.
    pub is_loaded: bool,
    /// Whether the plan has it in a register at the start of the block.
    pub at_start: bool,
    /// Whether the plan has it in a register at the end of the block.
    pub at_end: bool,
}

/// A stretch of a block in which a spilled value is in a register.
#[derive(Clone, Copy)]
struct Stay {
    value: Value,
    block: Block,
    insts: (u32, u32),
}

/// What is seen of a value in a block.
#[derive(Clone, Copy, Default)]
struct Seen {
    /// The block, plus one.
    stamp: u32,
    used: Option<(u32, u32)>,
    args: u64,
    /// The last edge on which it is an argument, plus one.
    edge: u32,
    is_loaded: bool,
    at_start: bool,
    at_end: bool,
    /// The first instruction of the stretch in which it is in a register.
    since: u32,
}

/// The room that a plan leaves. Keeps its buffers.
#[derive(Default)]
pub struct Slack {
    banks: usize,
    /// By instruction and bank.
    spare: Vec<i32>,
    /// The least of it, by block and bank.
    least: Vec<i32>,
    lives: Vec<Life>,
    stays: Vec<Stay>,
    held: WorkingSet,
    seen: Vec<Seen>,
    dropped: Vec<Value>,
    /// By bank: what an instruction takes in the early and in the late phase, and how many operands leave their register.
    taken: Vec<(i32, i32, i32)>,
    /// Spilled values that instructions of the block at hand define.
    defined: Vec<Value>,
}

impl Slack {
    /// Walks through a plan. `price` tells what a load on an edge costs.
    pub fn measure<const W: usize>(
        &mut self,
        cx: &SpillCx<'_, W>,
        plan: &SpillPlan<W>,
        webs: &mut Webs,
        price: impl Fn(Edge) -> u64,
    ) {
        let (func, machine) = (cx.func, cx.machine);
        self.banks = machine.num_banks();
        self.spare.clear();
        self.spare.resize(func.num_insts() * self.banks, 0);
        self.least.clear();
        self.least.resize(func.num_blocks() * self.banks, i32::MAX);
        self.lives.clear();
        self.stays.clear();
        self.held.reset(self.banks, func.num_values());
        self.seen.clear();
        self.seen.resize(func.num_values(), Seen::default());
        for &block in cx.cfg.rpo() {
            self.block(cx, plan, webs, &price, block);
        }
        // In a stable order: by value, then as the blocks are in reverse postorder.
        self.lives.sort_by_key(|life| life.value);
        self.stays.sort_by_key(|stay| stay.value);
    }

    fn block<const W: usize>(
        &mut self,
        cx: &SpillCx<'_, W>,
        plan: &SpillPlan<W>,
        webs: &mut Webs,
        price: &impl Fn(Edge) -> u64,
        block: Block,
    ) {
        let (func, cfg) = (cx.func, cx.cfg);
        let bank_of = |value: Value| cx.machine.ty(func.value_type(value)).bank;
        let (first, end) = func.block(block).insts;
        self.held.clear();
        self.defined.clear();
        for &value in plan.residency.entry(block) {
            self.held.insert(bank_of(value), value);
            let seen = self.see(block, value);
            seen.at_start = true;
            seen.since = first;
        }
        let mut cursor = plan.residency.cursor(block);
        for inst in func.block_insts(block) {
            self.step(cx, plan, block, inst, cursor.before(inst));
        }
        for &value in plan.residency.exit(block) {
            self.see(block, value).at_end = true;
            self.leave(plan, block, value, end);
        }
        for edge in cfg.succ_edges(func, block) {
            let to = func.edge(edge).to;
            let pairs = func.edge_args(edge).iter().zip(func.block_params(to));
            for ((&arg, &param), &distance) in pairs.zip(cx.live.param_distances(func, to)) {
                let seen = self.see(block, arg);
                // In the same slot it need not be in a register on the way.
                let in_memory = plan.sets.is_memory_param(param);
                let is_wanted = distance != DEAD && !(in_memory && webs.find(arg) == webs.find(param));
                if is_wanted && seen.edge != edge.as_u32() + 1 {
                    seen.edge = edge.as_u32() + 1;
                    seen.args += price(edge);
                }
            }
        }
        for bank in 0..self.banks {
            let spare = (first..end).map(|inst| self.spare[inst as usize * self.banks + bank]);
            self.least[block.index() * self.banks + bank] =
                if is_long(cx, block) { 0 } else { spare.min().unwrap_or(0) };
        }
        for &value in cx.live.live_in(block) {
            self.live(plan, block, value, Origin::Live);
        }
        for &param in func.block_params(block) {
            let in_memory = plan.sets.is_memory_param(param);
            self.live(plan, block, param, if in_memory { Origin::Later } else { Origin::Param });
        }
        for index in 0..self.defined.len() {
            self.live(plan, block, self.defined[index], Origin::Later);
        }
    }

    fn step<const W: usize>(
        &mut self,
        cx: &SpillCx<'_, W>,
        plan: &SpillPlan<W>,
        block: Block,
        inst: Inst,
        actions: &[(Inst, Action)],
    ) {
        let (func, machine, code) = (cx.func, cx.machine, cx.code);
        let bank_of = |value: Value| machine.ty(func.value_type(value)).bank;
        let now = inst.as_u32();
        self.dropped.clear();
        for &(_, action) in actions {
            match action {
                Action::Evict(value) => {
                    self.held.remove(bank_of(value), value);
                    self.leave(plan, block, value, now);
                }
                Action::Reload(value) | Action::HoistedReload(value) => {
                    self.held.insert(bank_of(value), value);
                    let seen = self.see(block, value);
                    seen.since = now;
                    seen.is_loaded = matches!(action, Action::HoistedReload(_));
                }
                Action::EvictAfterUse(value) => self.dropped.push(value),
                Action::FoldedUse(_) => {}
            }
        }
        let form = plan.forms.form(func, machine.target, inst);
        let operands = func.inst_operands(inst);
        let distances = &cx.live.operand_distances()[func.operand_range(inst)];
        self.taken.clear();
        self.taken.extend(self.held.banks.iter().map(|held| (held.len() as i32, held.len() as i32, 0)));
        for (index, (&value, desc)) in operands.iter().zip(form.operands()).enumerate() {
            if desc.place() == Place::Slot {
                continue;
            }
            let goes = distances[index] == DEAD || self.dropped.contains(&value);
            let (early, late, gone) = &mut self.taken[bank_of(value).index()];
            let phases = phases_of(desc);
            if desc.is_def() {
                *early += i32::from(phases & EARLY != 0);
                *late += i32::from(phases & LATE != 0);
                if let Place::Tied(use_) = desc.place() {
                    *early += i32::from(distances[usize::from(use_)] != DEAD);
                }
            } else if goes && self.held.contains(value) && !operands[..index].contains(&value) {
                *late -= i32::from(phases & LATE == 0);
                *gone += 1;
            }
        }
        let asks_for_more = code.traits(inst).has_clobbers() || code.traits(inst).has_fixed();
        for bank in 0..self.banks {
            let (early, late, gone) = self.taken[bank];
            let info = machine.bank(Bank::from_index(bank));
            let mut spare = info.num_units as i32 - early.max(late);
            if asks_for_more {
                let written = Effects::new(machine, form, Bank::from_index(bank)).written.and(info.units);
                let through = self.held.banks[bank].len() as i32 - gone;
                spare = spare.min((info.num_units - written.count()) as i32 - through);
            }
            self.spare[inst.index() * self.banks + bank] = spare;
        }
        for (index, (&value, desc)) in operands.iter().zip(form.operands()).enumerate() {
            let spilled = plan.sets.is_spilled(value);
            if desc.is_def() {
                let in_memory = desc.place() == Place::Slot || plan.sets.is_memory_def(value);
                if spilled {
                    self.defined.push(value);
                }
                if !in_memory && distances[index] != DEAD {
                    self.held.insert(bank_of(value), value);
                    self.see(block, value).since = now;
                }
                if !in_memory && spilled {
                    self.used(block, value, now);
                }
                continue;
            }
            if spilled && reads_register(desc) {
                self.used(block, value, now);
            }
            if self.held.contains(value) && (distances[index] == DEAD || self.dropped.contains(&value)) {
                self.held.remove(bank_of(value), value);
                self.leave(plan, block, value, now);
            }
        }
    }

    fn see(&mut self, block: Block, value: Value) -> &mut Seen {
        let stamp = block.as_u32() + 1;
        let seen = &mut self.seen[value.index()];
        if seen.stamp != stamp {
            *seen = Seen { stamp, ..Seen::default() };
        }
        seen
    }
    fn used(&mut self, block: Block, value: Value, inst: u32) {
        let seen = self.see(block, value);
        seen.used = Some((seen.used.map_or(inst, |used| used.0), inst));
    }
    /// A value that was in a register is in none any more.
    fn leave<const W: usize>(&mut self, plan: &SpillPlan<W>, block: Block, value: Value, at: u32) {
        let since = self.see(block, value).since;
        if since < at && plan.sets.is_spilled(value) {
            self.stays.push(Stay { value, block, insts: (since, at) });
        }
    }
    /// Notes that a value lives in a block.
    fn live<const W: usize>(&mut self, plan: &SpillPlan<W>, block: Block, value: Value, origin: Origin) {
        if plan.sets.is_spilled(value) {
            let &mut Seen { used, args, is_loaded, at_start, at_end, .. } = self.see(block, value);
            self.lives.push(Life { value, block, origin, used, args, is_loaded, at_start, at_end });
        }
    }

    /// The blocks in which a spilled value lives, in reverse postorder.
    pub fn lives(&self, value: Value) -> &[Life] {
        let first = self.lives.partition_point(|life| life.value < value);
        let len = self.lives[first..].partition_point(|life| life.value == value);
        &self.lives[first..first + len]
    }
    /// Whether one more value fits in a bank at all instructions of a block.
    pub fn is_open(&self, block: Block, bank: Bank) -> bool {
        self.least[block.index() * self.banks + bank.index()] > 0
    }
    /// Whether one more value fits in a bank at all of these instructions of a block.
    pub fn fits<const W: usize>(&self, cx: &SpillCx<'_, W>, block: Block, bank: Bank, insts: (u32, u32)) -> bool {
        let spare = |inst: u32| self.spare[inst as usize * self.banks + bank.index()];
        !is_long(cx, block) && (insts.0..insts.1).all(|inst| spare(inst) > 0)
    }
    /// Counts so many (`by`) more values as being in registers at these instructions of a block.
    pub fn take<const W: usize>(&mut self, cx: &SpillCx<'_, W>, block: Block, bank: Bank, insts: (u32, u32), by: i32) {
        if is_long(cx, block) {
            return;
        }
        let spare = |inst: u32| inst as usize * self.banks + bank.index();
        for inst in insts.0..insts.1 {
            self.spare[spare(inst)] -= by;
        }
        let (first, end) = cx.func.block(block).insts;
        let least = (first..end).map(|inst| self.spare[spare(inst)]).min().unwrap_or(0);
        self.least[block.index() * self.banks + bank.index()] = least;
    }
    /// Counts a value as being in no register (`by` is -1), or as the plan has it (1).
    pub fn take_stays<const W: usize>(&mut self, cx: &SpillCx<'_, W>, value: Value, bank: Bank, by: i32) {
        let first = self.stays.partition_point(|stay| stay.value < value);
        let len = self.stays[first..].partition_point(|stay| stay.value == value);
        for index in first..first + len {
            let Stay { block, insts, .. } = self.stays[index];
            self.take(cx, block, bank, insts, by);
        }
    }
}

/// Whether a block is so long that nobody looks for room in it.
fn is_long<const W: usize>(cx: &SpillCx<'_, W>, block: Block) -> bool {
    let (first, end) = cx.func.block(block).insts;
    end - first > MAX_LENGTH
}

/// Whether an operand reads its value from a register.
fn reads_register(desc: OperandDesc) -> bool {
    desc.role() == Role::Use && !matches!(desc.place(), Place::Any | Place::Slot)
}
