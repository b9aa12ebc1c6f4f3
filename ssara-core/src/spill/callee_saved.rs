//! How many preserved registers are worth saving.
//!
//! A preserved register costs a store at entry and a load before each return, whatever it then holds. In memory, the values
//! that live across calls cost a store each, and a load where one is used first after a call. So the values are
//! shared out among registers such that those of one do not cross the same call, the dearest first. Registers are closed
//! to the whole function, the one that would hold least first, while what it would hold is cheaper in memory, together with
//! a value that goes to memory and comes back in each block that is then short of a register between its calls.
//!
//! What memory would cost is an estimate, and too high where it is not exact: a use that some path reaches with the value in a
//! register counts as a load. So a register may be opened in vain, as it would be without this, and is seldom closed in vain.
//! (`O3` allocates with all registers as well, and keeps what is cheaper.)
//!
//! Takes time linear in the operands, and in the pairs of calls and values that cross them, of which a function may have
//! [`MAX_CROSSINGS`] for each instruction before all registers are opened without further thought.

use alloc::vec;
use alloc::vec::Vec;

use cranelift_entity::EntityRef;
use fixedbitset::FixedBitSet;

use crate::analysis::constraints::FormInfo;
use crate::analysis::liveness::DEAD;
use crate::analysis::remat::RELOAD_COST;
use crate::analysis::save_cost::cost_of_saving;
use crate::coalesce::webs::Webs;
use crate::ir::{Block, Inst, Value};
use crate::regs::effects::Effects;
use crate::regs::machine::SHARE;
use crate::regs::unit_mask::Mask;
use crate::spill::context::SpillCx;
use crate::target::{Bank, FormView, Reg, Type};

/// So many values may cross a call for each instruction of the function: real code has fewer than two.
const MAX_CROSSINGS: usize = 8;

/// Of a web that crosses no call, and of one that crosses calls in no register.
const NOWHERE: u32 = u32::MAX;
const IN_MEMORY: u32 = u32::MAX - 1;

/// The choice of preserved registers. Keeps its buffers.
#[derive(Default)]
pub struct CalleeSaved {
    /// What is known of each value.
    values: Vec<Known>,
    /// By web, what it costs to have it in memory across calls.
    costs: Vec<f32>,
    /// By web, the register it would be in across calls.
    track: Vec<u32>,
    /// By number of closed registers, how often blocks run that are short of a register when one more is closed.
    needs: Vec<f32>,
    /// By block: whether it, or the loop of which it is the header, has a call.
    has_call: Vec<bool>,
    /// The instruction at which each value that has died died last.
    died_at: Vec<u32>,
    /// Which webs cross which calls.
    crossings: Vec<(Value, u32)>,
    /// The values of the bank that are alive, while the walk is in a block with calls.
    alive: Vec<Value>,
}

/// Where the walk has met a value last.
#[derive(Clone, Copy)]
struct Known {
    /// The number of the last call that it crosses; 0 if it has crossed none.
    crossed: u32,
    /// The number of the last call before it was used last, if that was behind one that it crosses.
    touched: u32,
    /// The block from which on it has been in a register since.
    since: Block,
    /// Whether it has died in the block at hand.
    dead: bool,
}

/// What the registers of a bank would hold.
struct Track {
    calls: FixedBitSet,
    cost: f32,
}

impl CalleeSaved {
    /// The units of those preserved registers that had better not be used, by bank; `None` when all are worth what they
    /// cost.
    pub fn not_worth_saving<const W: usize>(&mut self, cx: &SpillCx<'_, W>, webs: &mut Webs) -> Option<Vec<Mask<W>>> {
        let (func, machine, cfg, _live) = (cx.func, cx.machine, cx.cfg, cx.live);
        if !cx.code.forms().iter().any(|form| form.traits.has_clobbers()) {
            return None;
        }
        // Where a function returns once, hardly a value is cheaper in memory.
        let price = cost_of_saving(func, cx.code, cfg);
        if price <= 1.0 + RELOAD_COST {
            return None;
        }
        let mut closed: Option<Vec<Mask<W>>> = None;
        for bank in (0..machine.num_banks()).map(Bank::from_index) {
            let info = machine.bank(bank);
            let Some(&widest) = info.types.first().filter(|_| !info.preserved.is_empty()) else { continue };
            // What is written in any case has to be saved in any case, and may hold what crosses calls if they leave it alone.
            let (by_calls, by_all) = written_by_forms(cx, bank);
            let is_preserved = |reg: &Reg| machine.mask(*reg).intersects(info.preserved);
            let survives = |reg: &Reg| is_preserved(reg) && !machine.mask(*reg).intersects(by_calls);
            let (paid, regs): (Vec<Reg>, Vec<Reg>) = machine
                .home_regs(widest)
                .iter()
                .filter(|reg| survives(reg))
                .partition(|&&reg| machine.mask(reg).intersects(by_all));
            if regs.is_empty() {
                continue;
            }
            let survivors = info.preserved.minus(by_calls);
            let Some(tracks) = self.fill(cx, webs, bank, survivors, paid.len() + regs.len()) else { continue };
            let mut held: Vec<f32> = tracks.iter().map(|track| track.cost).collect();
            held.sort_by(|a, b| b.total_cmp(a));
            held.resize(paid.len() + regs.len(), 0.0);
            if held.last().is_none_or(|&cost| cost >= price) {
                continue;
            }
            self.find_needs(cx, webs, bank, |at| tracks[at].cost > price, regs.len());
            let in_memory = |closed: usize| held[held.len() - 1 - closed] + (1.0 + RELOAD_COST) * self.needs[closed];
            let closing = (0..regs.len()).take_while(|&closed| in_memory(closed) < price).count();
            if closing > 0 {
                let regs = regs[regs.len() - closing..].iter();
                let units = regs.fold(Mask::EMPTY, |units, &reg| units.or(machine.mask(reg)));
                closed.get_or_insert_with(|| vec![Mask::EMPTY; machine.num_banks()])[bank.index()] = units;
            }
        }
        closed
    }

    /// Shares out what crosses calls among at most `most` registers, the dearest first; `None` where that takes too long.
    fn fill<const W: usize>(
        &mut self,
        cx: &SpillCx<'_, W>,
        webs: &mut Webs,
        bank: Bank,
        survivors: Mask<W>,
        most: usize,
    ) -> Option<Vec<Track>> {
        let calls = self.walk(cx, webs, bank, survivors)?;
        self.crossings.sort_unstable();
        let mut by_web: Vec<(f32, &[(Value, u32)])> = self
            .crossings
            .chunk_by(|a, b| a.0 == b.0)
            .map(|of_web| (self.costs[of_web[0].0.index()], of_web))
            .collect();
        by_web.sort_by(|a, b| b.0.total_cmp(&a.0).then(a.1[0].cmp(&b.1[0])));
        let mut tracks: Vec<Track> = Vec::new();
        self.track.clear();
        self.track.resize(cx.func.num_values(), NOWHERE);
        for (cost, crossed) in by_web {
            let is_free = |track: &Track| !crossed.iter().any(|&(_, call)| track.calls.contains(call as usize));
            let web = crossed[0].0;
            self.track[web.index()] = IN_MEMORY;
            let at = match tracks.iter().position(is_free) {
                Some(at) => at,
                None if tracks.len() < most => {
                    tracks.push(Track { calls: FixedBitSet::with_capacity(calls as usize + 1), cost: 0.0 });
                    tracks.len() - 1
                }
                None => continue,
            };
            self.track[web.index()] = at as u32;
            tracks[at].cost += cost;
            tracks[at].calls.extend(crossed.iter().map(|&(_, call)| call as usize));
        }
        Some(tracks)
    }

    /// Finds how often blocks run that are short of a register when one more is closed, and what crosses calls is in
    /// memory but for the tracks that are worth it.
    fn find_needs<const W: usize>(
        &mut self,
        cx: &SpillCx<'_, W>,
        webs: &mut Webs,
        bank: Bank,
        is_worth: impl Fn(usize) -> bool,
        most: usize,
    ) {
        let (func, machine, cfg, live, pressure) = (cx.func, cx.machine, cx.cfg, cx.live, cx.pressure);
        let track = &self.track;
        let mut share = |value: Value| {
            let ty = machine.ty(func.value_type(value));
            let in_register = ty.bank == bank
                && match track[webs.find(value).index()] {
                    NOWHERE => true,
                    IN_MEMORY => false,
                    at => is_worth(at as usize),
                };
            if in_register { ty.share as i32 } else { 0 }
        };
        let capacity = machine.bank(bank).capacity as i32;
        self.needs.clear();
        self.needs.resize(most, 0.0);
        let died_at = &mut self.died_at;
        died_at.clear();
        died_at.resize(func.num_values(), u32::MAX);
        for &block in cfg.rpo() {
            if pressure.left(block, bank) >= (most * SHARE as usize) as i32 {
                continue;
            }
            let mut count: i32 = live.live_in(block).iter().map(|&value| share(value)).sum();
            for (&param, &distance) in func.block_params(block).iter().zip(live.param_distances(func, block)) {
                count += if distance == DEAD { 0 } else { share(param) };
            }
            let mut demand = count;
            for inst in func.block_insts(block) {
                let distances = live.operand_distances()[func.operand_range(inst)].iter();
                for ((value, desc), &distance) in cx.code.operands(func, inst).zip(distances) {
                    if desc.is_def() {
                        count += if distance == DEAD { 0 } else { share(value) };
                    } else if distance == DEAD && died_at[value.index()] != inst.as_u32() {
                        died_at[value.index()] = inst.as_u32();
                        count -= share(value);
                    }
                }
                demand = demand.max(count);
            }
            // So many registers are left over.
            let left = usize::try_from((capacity - demand) / SHARE as i32).unwrap_or(0);
            for need in self.needs.iter_mut().skip(left) {
                *need += cfg.freq(block);
            }
        }
    }

    /// Finds what crosses calls, and what it would cost in memory. Returns the number of calls.
    fn walk<const W: usize>(
        &mut self,
        cx: &SpillCx<'_, W>,
        webs: &mut Webs,
        bank: Bank,
        survivors: Mask<W>,
    ) -> Option<u32> {
        let (func, machine, cfg, live) = (cx.func, cx.machine, cx.cfg, cx.live);
        self.crossings.clear();
        self.costs.clear();
        self.costs.resize(func.num_values(), 0.0);
        self.values.clear();
        self.values.resize(func.num_values(), Known { crossed: 0, touched: 0, since: Block::ENTRY, dead: false });
        let forms = cx.code.forms().iter();
        let calls_of = |info: &FormInfo| is_call(cx, bank, func.form(machine.target, info.form));
        let call_forms: Vec<bool> = forms.map(calls_of).collect();
        let is_call = |inst: Inst| call_forms[cx.code.number(inst)];
        self.find_calls(cx, is_call);
        // Values of other types are in memory across calls in any case.
        let survives = |ty: Type| {
            let mut regs = machine.home_regs(ty).iter();
            machine.ty(ty).bank == bank && regs.any(|&reg| survivors.contains(machine.mask(reg)))
        };
        let survives: Vec<bool> = machine.target.type_ids().map(survives).collect();
        let of_bank = |value: Value| survives[func.value_type(value).index()];
        let mut calls = 0;
        for &block in cfg.rpo() {
            if cfg.is_loop_header(block) && self.has_call[block.index()] {
                // What lives around the loop crosses its calls before it comes here again.
                calls += 1;
                for value in live.live_in(block).iter().filter(|&&value| of_bank(value)) {
                    self.values[value.index()].crossed = calls;
                }
            }
            let mut insts = func.block_insts(block);
            if let Some(last) = insts.clone().rev().find(|&inst| is_call(inst)) {
                self.alive.clear();
                let params = func.block_params(block).iter().zip(live.param_distances(func, block));
                let params = params.filter(|&(_, &distance)| distance != DEAD).map(|(param, _)| param);
                self.alive.extend(params.chain(live.live_in(block)).copied().filter(|&value| of_bank(value)));
                self.alive.iter().for_each(|value| self.values[value.index()].dead = false);
                for inst in insts.by_ref() {
                    let distances = live.operand_distances()[func.operand_range(inst)].iter();
                    let operands = cx.code.operands(func, inst).zip(distances);
                    let operands = operands.filter(|&((value, _), _)| of_bank(value));
                    for ((value, _), &distance) in operands.clone().filter(|((_, desc), _)| !desc.is_def()) {
                        self.touch(cx, webs, block, value, calls);
                        self.values[value.index()].dead = distance == DEAD;
                    }
                    if is_call(inst) {
                        calls += 1;
                        self.alive.retain(|value| !self.values[value.index()].dead);
                        for at in 0..self.alive.len() {
                            self.cross(cx, webs, block, self.alive[at], calls);
                        }
                        if self.crossings.len() > MAX_CROSSINGS * func.num_insts() {
                            return None;
                        }
                    }
                    let defs = operands.filter(|&((_, desc), &distance)| desc.is_def() && distance != DEAD);
                    self.alive.extend(defs.map(|((value, _), _)| value));
                    if inst == last {
                        break;
                    }
                }
            }
            // Behind the last call only uses of what has crossed one matter.
            for inst in insts {
                for &value in func.inst_operands(inst) {
                    self.touch(cx, webs, block, value, calls);
                }
            }
        }
        Some(calls)
    }

    /// Finds the blocks and loops with calls.
    fn find_calls<const W: usize>(&mut self, cx: &SpillCx<'_, W>, is_call: impl Fn(Inst) -> bool) {
        let (func, cfg) = (cx.func, cx.cfg);
        self.has_call.clear();
        self.has_call.resize(func.num_blocks(), false);
        for &block in cfg.rpo() {
            if func.block_insts(block).any(&is_call) {
                self.has_call[block.index()] = true;
                let mut around = cfg.innermost_header(block);
                while let Some(header) = around.filter(|header| *header == block || !self.has_call[header.index()]) {
                    self.has_call[header.index()] = true;
                    around = cfg.loop_parent(header);
                }
            }
        }
    }

    /// A value lives through a call.
    fn cross<const W: usize>(&mut self, cx: &SpillCx<'_, W>, webs: &mut Webs, block: Block, value: Value, call: u32) {
        let web = webs.find(value);
        let known = &mut self.values[value.index()];
        if core::mem::replace(&mut known.crossed, call) == 0 && !cx.remats.is(value) {
            let def = cx.live.def_block(value).map_or(f32::MAX, |def| cx.cfg.freq(def));
            self.costs[web.index()] += def.min(cx.cfg.freq(block));
        }
        self.crossings.push((web, call));
    }

    /// A value is used, or defined: then it has crossed nothing yet.
    #[inline]
    fn touch<const W: usize>(&mut self, cx: &SpillCx<'_, W>, webs: &mut Webs, block: Block, value: Value, calls: u32) {
        let cfg = cx.cfg;
        let known = &mut self.values[value.index()];
        if known.crossed == 0 {
            return;
        }
        if known.crossed <= known.touched && cfg.dominates(known.since, block) {
            known.touched = calls;
            return;
        }
        // It is best loaded before loops without calls.
        let mut place = block;
        while let Some(header) = cfg.innermost_header(place).filter(|header| !self.has_call[header.index()])
            && let Some(before) = cfg.idom(header)
        {
            place = before;
        }
        *known = Known { touched: calls, since: place, ..*known };
        self.costs[webs.find(value).index()] += cx.remats.cost(value) * cfg.freq(place);
    }
}

/// What calls, and what all forms write, whatever the values of the function are in.
fn written_by_forms<const W: usize>(cx: &SpillCx<'_, W>, bank: Bank) -> (Mask<W>, Mask<W>) {
    let (mut by_calls, mut by_all) = (Mask::EMPTY, Mask::EMPTY);
    for info in cx.code.forms().iter().filter(|info| info.traits.has_clobbers() || info.traits.has_fixed()) {
        let form = cx.func.form(cx.machine.target, info.form);
        let Effects { written, .. } = Effects::new(cx.machine, form, bank);
        by_all = by_all.or(written);
        if is_call(cx, bank, form) {
            by_calls = by_calls.or(written);
        }
    }
    (by_calls, by_all)
}

/// Whether a form destroys all of a bank's registers but some of those that the function has to preserve.
fn is_call<const W: usize>(cx: &SpillCx<'_, W>, bank: Bank, form: FormView<'_>) -> bool {
    let info = cx.machine.bank(bank);
    let Effects { written, .. } = Effects::new(cx.machine, form, bank);
    form.has_clobbers()
        && written.contains(info.units.minus(info.preserved))
        && !written.contains(info.preserved.and(info.units))
}
