//! Callee-saved registers: how many of them are worth saving.
//!
//! # Input
//!
//! A function with its liveness and pressure, and its webs.
//!
//! # Output
//!
//! The callee-saved registers that are disabled for the whole function.
//!
//! A callee-saved register costs a store at entry and a load before each return, whatever it holds. In memory, each value
//! that is live across calls costs a store, and a load at the first use after a call. Where calls are less frequent than
//! these uses, it costs a load after each call. Values are distributed to registers, the most expensive first, so that those
//! of one register do not cross the same call. The register with the cheapest contents is disabled first, as long as its
//! contents are cheaper in memory. A second cost belongs to them: in each block that is then short of a register between its
//! calls, one value is stored and loaded. Where an operand takes only some registers, a block needs one more.
//!
//! # Why correct
//!
//! Any set of disabled registers is allowed. The cost of memory is an estimate, and too high if it is not exact. A use
//! counts as a load even if some path reaches it with the value in a register. A register may thus be enabled without need,
//! as it would be without this pass, and is rarely disabled without need. (`O3` also allocates with all registers, and
//! keeps the cheaper result.)
//!
//! # Cost
//!
//! Linear in the operands, and in the pairs of a call and a value that crosses it. With more than [`MAX_CROSSINGS`] pairs
//! for each instruction of the function all registers are enabled.

use alloc::vec;
use alloc::vec::Vec;

use cranelift_entity::EntityRef;
use fixedbitset::FixedBitSet;

use crate::analysis::constraints::FormInfo;
use crate::analysis::liveness::DEAD;
use crate::analysis::save_cost::SaveFrequencies;
use crate::coalesce::webs::Webs;
use crate::ir::{Block, Inst, Value};
use crate::record::{CalleeSavedChoice, Decision};
use crate::regs::effects::Effects;
use crate::regs::tables::SHARE;
use crate::regs::unit_mask::Mask;
use crate::sorts::{sort, sort_by};
use crate::spill::context::SpillCx;
use crate::target::{Bank, FormView, Prices, Reg, Type};

/// Maximum number of pairs of a call and a value that crosses it, for each instruction of the function. With more all
/// registers are enabled. Real code has fewer than two.
const MAX_CROSSINGS: usize = 8;

/// The register of a web that crosses no call.
const NOWHERE: u32 = u32::MAX;
/// The register of a web that crosses calls in memory.
const IN_MEMORY: u32 = u32::MAX - 1;

/// The choice of callee-saved registers. Keeps its buffers.
#[derive(Default)]
pub struct CalleeSaved {
    /// By value.
    values: Vec<KnownCosts>,
    /// By web: the cost of having it in memory across calls.
    costs: Vec<f32>,
    /// By web: the register that it is in across calls.
    reg: Vec<u32>,
    /// By number of disabled registers: frequency of the blocks that are short of a register if one more is disabled.
    needs: Vec<f32>,
    /// By number of a form: whether it calls.
    is_call: Vec<bool>,
    /// By block: how often its loop calls if it is a header, the loops in it included.
    call_freq: Vec<f32>,
    /// By value: the last instruction that killed it.
    killed_at: Vec<u32>,
    /// Pairs of a web and the number of a call that it crosses.
    crossings: Vec<(Value, u32)>,
    /// The live values of the bank, while the walk is in a block with calls.
    live: Vec<Value>,
}

/// What the walk knows about a value.
#[derive(Clone, Copy)]
struct KnownCosts {
    /// The number of the last call that it crosses; 0 if it has crossed none.
    crossed: u32,
    /// The number of the last call before its last use, if this use comes after a call that it crosses.
    touched: u32,
    /// The block from which on it has been in a register since.
    since: Block,
    /// Whether it is killed in the current block.
    is_killed: bool,
    /// The frequency of the calls that it crosses, less that of its loads so far. No more loads are needed than one after
    /// each call.
    not_loaded: f32,
}

/// What a callee-saved register would hold.
struct Saveable {
    /// The calls that its values cross.
    calls: FixedBitSet,
    /// The cost of having its values in memory.
    cost: f32,
}

impl CalleeSaved {
    /// The units of the callee-saved registers that should be disabled, by bank; `None` if all are worth their cost.
    pub fn choose_disabled<const W: usize>(&mut self, cx: &SpillCx<'_, W>, webs: &mut Webs) -> Option<Vec<Mask<W>>> {
        if !cx.constraints.forms().iter().any(|form| form.shape.has_clobbers()) {
            return None;
        }
        // If a function returns once, hardly any value is cheaper in memory. One that is rematerialised may be, and one that
        // crosses only calls less frequent than the entry.
        let saves = SaveFrequencies::new(cx.func, cx.constraints, cx.cfg);
        let is_cold =
            |&block: &Block| cx.cfg.freq(block) < saves.entry && cx.constraints.clobbering(block).next().is_some();
        if saves.entry + saves.returns <= 2.0 && !cx.remats.any() && !cx.cfg.rpo().iter().any(is_cold) {
            cx.record(|| {
                let price = saves.cost(&Prices::DEFAULT.into());
                Decision::CalleeSaved(CalleeSavedChoice { price, ..CalleeSavedChoice::default() })
            });
            return None;
        }
        let mut disabled: Option<Vec<Mask<W>>> = None;
        for bank in cx.machine.banks() {
            if let Some(units) = self.choose_disabled_in(cx, webs, bank, saves) {
                disabled.get_or_insert_with(|| vec![Mask::EMPTY; cx.machine.num_banks()])[bank.index()] = units;
            }
        }
        disabled
    }

    /// The same for one bank. A register is saved and restored as often as `saves` says.
    fn choose_disabled_in<const W: usize>(
        &mut self,
        cx: &SpillCx<'_, W>,
        webs: &mut Webs,
        bank: Bank,
        saves: SaveFrequencies,
    ) -> Option<Mask<W>> {
        let machine = cx.machine;
        let info = machine.bank(bank);
        let &widest = info.types.first().filter(|_| !info.callee_saved.is_empty())?;
        let prices = &machine.ty(widest).prices;
        let price = saves.cost(prices);
        // A register that is written in any case is saved in any case. It may hold values across the calls that preserve it.
        let (by_calls, by_all) = written_by_forms(cx, bank);
        let survives = |reg: &Reg| {
            let mask = machine.mask(*reg);
            mask.intersects(info.callee_saved) && !mask.intersects(by_calls)
        };
        let (paid, regs): (Vec<Reg>, Vec<Reg>) = machine
            .home_regs(widest)
            .iter()
            .filter(|reg| survives(reg))
            .partition(|&&reg| machine.mask(reg).intersects(by_all));
        if regs.is_empty() {
            return None;
        }
        let limit = paid.len() + regs.len();
        let calls = CallWalk::new(cx, webs, bank, info.callee_saved.minus(by_calls), self).run()?;
        let saved = self.fill(cx.func.num_values(), calls, limit);
        let mut costs: Vec<f32> = saved.iter().map(|saved| saved.cost).collect();
        sort_by(&mut costs, |a, b| b.total_cmp(a).is_lt());
        costs.resize(limit, 0.0);
        let record = |disabled: &[Reg]| {
            cx.record(|| {
                let (contents, disabled) = (costs.clone(), disabled.to_vec());
                Decision::CalleeSaved(CalleeSavedChoice { bank: Some(bank), price, contents, disabled })
            });
        };
        if costs.last().is_none_or(|&cost| cost >= price) {
            record(&[]);
            return None;
        }
        self.find_needs(cx, webs, bank, |reg| saved[reg].cost > price, regs.len());
        let in_memory =
            |disabled: usize| costs[costs.len() - 1 - disabled] + (prices.store + prices.load) * self.needs[disabled];
        let count = (0..regs.len()).take_while(|&disabled| in_memory(disabled) < price).count();
        let regs = &regs[regs.len() - count..];
        record(regs);
        (count > 0).then(|| regs.iter().fold(Mask::EMPTY, |units, &reg| units.or(machine.mask(reg))))
    }

    /// Distributes the webs that cross calls to at most `limit` registers, the most expensive first.
    fn fill(&mut self, num_values: usize, calls: u32, limit: usize) -> Vec<Saveable> {
        sort(&mut self.crossings);
        let mut by_web: Vec<(f32, &[(Value, u32)])> = self
            .crossings
            .chunk_by(|a, b| a.0 == b.0)
            .map(|of_web| (self.costs[of_web[0].0.index()], of_web))
            .collect();
        // The sort is stable: webs of equal cost keep the order of their numbers.
        sort_by(&mut by_web, |a, b| b.0.total_cmp(&a.0).is_lt());
        let mut saved: Vec<Saveable> = Vec::new();
        self.reg.clear();
        self.reg.resize(num_values, NOWHERE);
        for (cost, crossed) in by_web {
            let is_free = |saved: &Saveable| !crossed.iter().any(|&(_, call)| saved.calls.contains(call as usize));
            let web = crossed[0].0;
            self.reg[web.index()] = IN_MEMORY;
            let reg = match saved.iter().position(is_free) {
                Some(reg) => reg,
                None if saved.len() < limit => {
                    saved.push(Saveable { calls: FixedBitSet::with_capacity(calls as usize + 1), cost: 0.0 });
                    saved.len() - 1
                }
                None => continue,
            };
            self.reg[web.index()] = reg as u32;
            saved[reg].cost += cost;
            saved[reg].calls.extend(crossed.iter().map(|&(_, call)| call as usize));
        }
        saved
    }

    /// Finds [`CalleeSaved::needs`] for up to `limit` disabled registers. Webs that cross calls are in memory, unless their
    /// register `is_worth` saving.
    fn find_needs<const W: usize>(
        &mut self,
        cx: &SpillCx<'_, W>,
        webs: &mut Webs,
        bank: Bank,
        is_worth: impl Fn(usize) -> bool,
        limit: usize,
    ) {
        let (func, machine, live) = (cx.func, cx.machine, cx.live);
        let CalleeSaved { reg, needs, killed_at, is_call, .. } = self;
        let mut share = |value: Value| {
            let ty = machine.ty(func.value_type(value));
            let in_reg = ty.bank == bank
                && match reg[webs.find(value).index()] {
                    NOWHERE => true,
                    IN_MEMORY => false,
                    reg => is_worth(reg as usize),
                };
            if in_reg { ty.share as i32 } else { 0 }
        };
        let capacity = machine.bank(bank).capacity as i32;
        // What an instruction other than a call takes from the values that live through it.
        let written = |inst: Inst| {
            let number = cx.constraints.number(inst);
            let is_unconstrained = cx.constraints.shape(inst).is_unconstrained();
            if is_unconstrained || is_call[number] {
                0
            } else {
                capacity - cx.effects.in_bank(cx.effects.of(number), bank).surviving as i32
            }
        };
        // If an operand takes only some registers, one of the others may be left empty.
        let left_empty = |inst: Inst| {
            let has_narrow = cx.constraints.shape(inst).has_narrow_uses() && !is_call[cx.constraints.number(inst)];
            if has_narrow { SHARE as i32 } else { 0 }
        };
        needs.clear();
        needs.resize(limit, 0.0);
        killed_at.clear();
        killed_at.resize(func.num_values(), u32::MAX);
        for &block in cx.cfg.rpo() {
            if cx.pressure.free_shares(block, bank) > (limit * SHARE as usize) as i32 {
                continue;
            }
            let mut count: i32 = live.live_in(block).iter().map(|&value| share(value)).sum();
            for (&param, &distance) in func.block_params(block).iter().zip(live.param_distances(func, block)) {
                count += if distance == DEAD { 0 } else { share(param) };
            }
            let mut demand = count;
            for inst in func.block_insts(block) {
                let distances = live.operand_distances()[func.operand_range(inst)].iter();
                let operands = cx.constraints.operands(func, inst).zip(distances);
                demand = demand.max(count + left_empty(inst));
                for ((value, _), &distance) in operands.clone().filter(|((_, desc), _)| !desc.is_def()) {
                    if distance == DEAD && killed_at[value.index()] != inst.as_u32() {
                        killed_at[value.index()] = inst.as_u32();
                        count -= share(value);
                    }
                }
                demand = demand.max(count + written(inst));
                for ((value, _), &distance) in operands.filter(|((_, desc), _)| desc.is_def()) {
                    count += if distance == DEAD { 0 } else { share(value) };
                }
                demand = demand.max(count);
            }
            // The number of registers that may be disabled before the block is short of one.
            let left = usize::try_from((capacity - demand) / SHARE as i32).unwrap_or(0);
            for need in needs.iter_mut().skip(left) {
                *need += cx.cfg.freq(block);
            }
        }
    }
}

/// A walk that finds which values of a bank cross calls, and what they would cost in memory.
struct CallWalk<'a, const W: usize> {
    cx: &'a SpillCx<'a, W>,
    webs: &'a mut Webs,
    state: &'a mut CalleeSaved,
    /// By type: whether a register of the bank can hold it across calls. Values of other types are in memory in any case.
    survives: Vec<bool>,
    /// The number of calls so far.
    calls: u32,
}

impl<'a, const W: usize> CallWalk<'a, W> {
    fn new(
        cx: &'a SpillCx<'a, W>,
        webs: &'a mut Webs,
        bank: Bank,
        survivors: Mask<W>,
        state: &'a mut CalleeSaved,
    ) -> Self {
        let (func, machine) = (cx.func, cx.machine);
        let calls = |info: &FormInfo| is_call(cx, bank, func.form(machine.target, info.form));
        let survives = |ty: Type| {
            let mut regs = machine.home_regs(ty).iter();
            machine.ty(ty).bank == bank && regs.any(|&reg| survivors.contains(machine.mask(reg)))
        };
        state.is_call.clear();
        state.is_call.extend(cx.constraints.forms().iter().map(calls));
        let survives = machine.target.type_ids().map(survives).collect();
        CallWalk { cx, webs, state, survives, calls: 0 }
    }

    /// Returns the number of calls; `None` if there are more than [`MAX_CROSSINGS`].
    fn run(mut self) -> Option<u32> {
        let cx = self.cx;
        let func = cx.func;
        let nothing = KnownCosts { crossed: 0, touched: 0, since: Block::ENTRY, is_killed: false, not_loaded: 0.0 };
        self.state.crossings.clear();
        self.state.costs.clear();
        self.state.costs.resize(func.num_values(), 0.0);
        self.state.values.clear();
        self.state.values.resize(func.num_values(), nothing);
        self.find_calls();
        for &block in cx.cfg.rpo() {
            if cx.cfg.is_loop_header(block) && self.state.call_freq[block.index()] > 0.0 {
                // Values that live through the loop cross its calls before they come here again.
                self.calls += 1;
                for &value in cx.live.live_in(block) {
                    if self.may_survive(value) {
                        let calls = self.state.call_freq[block.index()];
                        let known = &mut self.state.values[value.index()];
                        known.crossed = self.calls;
                        known.not_loaded += calls;
                    }
                }
            }
            let mut insts = func.block_insts(block);
            if let Some(last) = insts.clone().rev().find(|&inst| self.calls(inst)) {
                self.walk_calls(block, &mut insts, last)?;
            }
            // After the last call only uses of values that have crossed one matter.
            for inst in insts {
                for &value in func.inst_operands(inst) {
                    self.touch(block, value);
                }
            }
        }
        Some(self.calls)
    }

    /// Whether an instruction is a call.
    fn calls(&self, inst: Inst) -> bool {
        self.state.is_call[self.cx.constraints.number(inst)]
    }
    /// Whether a register of the bank can hold a value across calls.
    fn may_survive(&self, value: Value) -> bool {
        self.survives[self.cx.func.value_type(value).index()]
    }

    /// Finds how often loops call.
    fn find_calls(&mut self) {
        let (func, cfg) = (self.cx.func, self.cx.cfg);
        let CalleeSaved { is_call, call_freq, .. } = &mut *self.state;
        call_freq.clear();
        call_freq.resize(func.num_blocks(), 0.0);
        for &block in cfg.rpo() {
            let calls = func.block_insts(block).filter(|&inst| is_call[self.cx.constraints.number(inst)]).count();
            let in_loop = cfg.innermost_header(block).unwrap_or(block);
            call_freq[in_loop.index()] += calls as f32 * cfg.freq(block);
        }
        for &block in cfg.rpo().iter().rev().filter(|&&block| cfg.is_loop_header(block)) {
            if let Some(parent) = cfg.loop_parent(block) {
                call_freq[parent.index()] += call_freq[block.index()];
            }
        }
    }

    /// Walks through a block until its last call. Returns `None` if there are more than [`MAX_CROSSINGS`].
    fn walk_calls(&mut self, block: Block, insts: &mut impl Iterator<Item = Inst>, last: Inst) -> Option<()> {
        let cx = self.cx;
        let (func, live) = (cx.func, cx.live);
        self.state.live.clear();
        let params = func.block_params(block).iter().zip(live.param_distances(func, block));
        let params = params.filter(|&(_, &distance)| distance != DEAD).map(|(param, _)| param);
        for &value in params.chain(live.live_in(block)) {
            if self.may_survive(value) {
                self.state.live.push(value);
                self.state.values[value.index()].is_killed = false;
            }
        }
        for inst in insts {
            let distances = live.operand_distances()[func.operand_range(inst)].iter();
            let operands = cx.constraints.operands(func, inst).zip(distances);
            for ((value, desc), &distance) in operands.clone() {
                if !desc.is_def() && self.may_survive(value) {
                    self.touch(block, value);
                    self.state.values[value.index()].is_killed = distance == DEAD;
                }
            }
            if self.calls(inst) {
                self.cross_call(block)?;
            }
            for ((value, desc), &distance) in operands {
                if desc.is_def() && distance != DEAD && self.may_survive(value) {
                    self.state.live.push(value);
                }
            }
            if inst == last {
                break;
            }
        }
        Some(())
    }

    /// Has the live values cross one more call. Returns `None` if there are more than [`MAX_CROSSINGS`].
    fn cross_call(&mut self, block: Block) -> Option<()> {
        self.calls += 1;
        let CalleeSaved { live, values, .. } = &mut *self.state;
        live.retain(|value| !values[value.index()].is_killed);
        for index in 0..self.state.live.len() {
            self.cross(block, self.state.live[index]);
        }
        (self.state.crossings.len() <= MAX_CROSSINGS * self.cx.func.num_insts()).then_some(())
    }

    /// Notes that a value lives through the last call.
    fn cross(&mut self, block: Block, value: Value) {
        let cx = self.cx;
        let web = self.webs.find(value);
        let known = &mut self.state.values[value.index()];
        if core::mem::replace(&mut known.crossed, self.calls) == 0 && !cx.remats.is(value) {
            let def = cx.live.def_block(value).map_or(f32::MAX, |def| cx.cfg.freq(def));
            self.state.costs[web.index()] += cx.prices(value).store * def.min(cx.cfg.freq(block));
        }
        known.not_loaded += cx.cfg.freq(block);
        self.state.crossings.push((web, self.calls));
    }

    /// Notes that a value is used, or defined; in the latter case it has crossed no call yet.
    #[inline]
    fn touch(&mut self, block: Block, value: Value) {
        let cfg = self.cx.cfg;
        let CalleeSaved { values, call_freq, costs, .. } = &mut *self.state;
        let known = &mut values[value.index()];
        if known.crossed == 0 {
            return;
        }
        if known.crossed <= known.touched && cfg.dominates(known.since, block) {
            known.touched = self.calls;
            return;
        }
        // The best place for the load is before the loops without calls.
        let mut place = block;
        while let Some(header) = cfg.innermost_header(place).filter(|header| call_freq[header.index()] == 0.0)
            && let Some(before) = cfg.idom(header)
        {
            place = before;
        }
        let freq = cfg.freq(place).min(known.not_loaded);
        let not_loaded = known.not_loaded - freq;
        *known = KnownCosts { touched: self.calls, since: place, not_loaded, ..*known };
        costs[self.webs.find(value).index()] += self.cx.reload_cost(value) * freq;
    }
}

/// The units that calls write, and the units that any form or edge writes.
fn written_by_forms<const W: usize>(cx: &SpillCx<'_, W>, bank: Bank) -> (Mask<W>, Mask<W>) {
    let (mut by_calls, mut by_all) = (Mask::EMPTY, Mask::EMPTY);
    for info in cx.constraints.forms().iter().filter(|info| info.shape.has_clobbers() || info.shape.has_fixed()) {
        let form = cx.func.form(cx.machine.target, info.form);
        let Effects { written, .. } = Effects::new(cx.machine, form, bank);
        by_all = by_all.or(written);
        if is_call(cx, bank, form) {
            by_calls = by_calls.or(written);
        }
    }
    let on_edges = cx.cfg.rpo().iter().flat_map(|&block| cx.destroyed_after(block));
    for reg in on_edges.filter(|&reg| cx.machine.reg_bank(reg) == bank) {
        by_all = by_all.or(cx.machine.mask(reg));
    }
    (by_calls, by_all)
}

/// Whether a form is a call: it clobbers all registers of a bank except some of the callee-saved ones.
fn is_call<const W: usize>(cx: &SpillCx<'_, W>, bank: Bank, form: FormView<'_>) -> bool {
    let info = cx.machine.bank(bank);
    let Effects { written, .. } = Effects::new(cx.machine, form, bank);
    form.has_clobbers()
        && written.contains(info.units.minus(info.callee_saved))
        && !written.contains(info.callee_saved.and(info.units))
}
