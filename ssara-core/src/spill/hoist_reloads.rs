//! Loads before a branch of what is loaded on all ways behind it.
//!
//! Where all ways out of a block soon come to a use in a register of a value that is in memory, one load at the end of the
//! block takes the place of one on each way. No path has more loads than before, and the code has fewer. The ways are those
//! through blocks that nothing else leads to, so they form a tree. It is only done where fewer than [`NEAR`] instructions
//! and none that destroys registers come before the uses, so that the value is still there; and only if a register is free
//! or holds what is used further away.
//!
//! Belady's rule loads a value where it is used, which is right for a path, and as good as any for what runs. But of two
//! arms of a branch the one costs as much as the other by frequencies that come from loops alone, and in size.
//!
//! Where `settle` has left hints, these say what is loaded at the end of a block instead.
//!
//! Takes time linear in the blocks.

use cranelift_entity::EntityRef;

use crate::ir::{Block, Inst, Value};
use crate::options::Level;
use crate::solver::instruction::phases_of;
use crate::solver::packing::{EARLY, LATE};
use crate::spill::Spiller;
use crate::spill::context::SpillCx;
use crate::spill::evict::Here;
use crate::spill::plan::SpillPlan;
use crate::spill::residency::Action;
use crate::target::{Bank, OperandDesc, Place, Role};

/// So many instructions behind a branch are looked at. What is used within fewer instructions than a bank has registers is
/// hardly evicted before.
const NEAR: u32 = 8;
/// Of more successors, or of more uses at the start of a block, none is looked at; keeps the pass linear.
const MAX_WAYS: usize = 8;
const MAX_USES: usize = 32;

impl<const W: usize> Spiller<W> {
    /// Loads at the end of a block what all ways out of it load first, or what the hints say.
    pub fn load_ahead(&mut self, cx: &SpillCx<'_, W>, plan: &mut SpillPlan<W>, block: Block) {
        let func = cx.func;
        if cx.options.level == Level::O1 || !cx.has_distances() || cx.options.stress.spill_everything {
            return;
        }
        let Some(branch) = func.terminator(block) else { return };
        let loads_nothing = || match cx.placement() {
            Some(hints) => hints.loads(block).next().is_none(),
            None => !splits(cx, block),
        };
        if loads_nothing() || !asks_for_registers_only(cx, branch) {
            return;
        }
        let here = Here::new(cx, block, branch);
        if let Some(hints) = cx.placement() {
            for value in hints.loads(block) {
                if let Some(distance) = distance_behind(cx, block, value) {
                    self.load_at_end(cx, plan, here, value, (distance, distance));
                }
            }
            return;
        }
        for edge in cx.cfg.succ_edges(func, block) {
            for &(value, _) in near_uses(cx, func.edge(edge).to) {
                if !self.held.contains(value)
                    && !cx.remats.is(value)
                    && let Some(distances) = ways_out(cx, block, value, NEAR)
                {
                    self.load_at_end(cx, plan, here, value, distances);
                }
            }
        }
    }

    /// Loads a value at a branch, the end of its block, if there is a register for it; it is used so many instructions further on, on the
    /// nearest and on the furthest way.
    fn load_at_end(
        &mut self,
        cx: &SpillCx<'_, W>,
        plan: &mut SpillPlan<W>,
        here: Here,
        value: Value,
        (nearest, furthest): (u32, u32),
    ) {
        let is_here = self.held.contains(value) || cx.func.inst_operands(here.inst).contains(&value);
        let bank = cx.machine.ty(cx.func.value_type(value)).bank;
        if !is_here && self.make_room_ahead(cx, plan, here, bank, furthest) {
            plan.residency.act(here.inst, Action::HoistedReload(value));
            plan.reload(value, here.block, here.freq, cx.remats);
            self.held.insert(bank, value);
            self.next[value.index()] = (here.inst.as_u32() + 1).saturating_add(nearest);
        }
    }

    /// Whether there is a register of a bank for a value that is used so many instructions behind a branch; evicts what is
    /// used further away, if need be.
    fn make_room_ahead(
        &mut self,
        cx: &SpillCx<'_, W>,
        plan: &mut SpillPlan<W>,
        here: Here,
        bank: Bank,
        distance: u32,
    ) -> bool {
        let Some(taken) = self.taken_at(cx, here.inst, bank) else { return false };
        let registers = cx.machine.bank(bank).num_units;
        if taken != registers {
            return taken < registers;
        }
        let operands = cx.func.inst_operands(here.inst);
        let now = here.inst.as_u32();
        let mut best: Option<(f32, Value)> = None;
        for &held in &self.held.banks[bank.index()] {
            let away = self.next[held.index()].saturating_sub(now);
            if operands.contains(&held) || away <= distance.saturating_add(1) {
                continue;
            }
            let worth = self.worth(cx, plan, here, held, away);
            if best.is_none_or(|best| worth > best.0) {
                best = Some((worth, held));
            }
        }
        let Some((_, victim)) = best else { return false };
        self.held.remove(bank, victim);
        plan.residency.act(here.inst, Action::Evict(victim));
        true
    }

    /// How many registers of a bank are taken while a branch is issued, with what is in registers behind it; `None` where
    /// counting does not tell.
    fn taken_at(&self, cx: &SpillCx<'_, W>, branch: Inst, bank: Bank) -> Option<u32> {
        let (func, machine) = (cx.func, cx.machine);
        if !machine.bank(bank).uniform {
            return None;
        }
        let (mut early, mut late) = (self.held_in(bank), self.held_in(bank));
        for (value, desc) in cx.code.operands(func, branch) {
            if machine.ty(func.value_type(value)).bank != bank {
                continue;
            }
            if desc.place() != Place::Class || !machine.is_home(desc.class()) {
                return None;
            }
            // What it reads last has its register until then.
            if desc.is_def() || !self.held.contains(value) {
                early += u32::from(phases_of(desc) & EARLY != 0);
                late += u32::from(phases_of(desc) & LATE != 0);
            }
        }
        Some(early.max(late))
    }
}

/// The distance to the nearest use of a value behind a block, if it lives on there.
fn distance_behind<const W: usize>(cx: &SpillCx<'_, W>, block: Block, value: Value) -> Option<u32> {
    let behind = |edge| {
        let to = cx.func.edge(edge).to;
        let is_arg = cx.func.edge_args(edge).contains(&value);
        let at = cx.live.live_in(to).binary_search(&value).ok().map(|at| cx.live.live_in_distances(to)[at]);
        if is_arg { Some(0) } else { at }
    };
    cx.cfg.succ_edges(cx.func, block).filter_map(behind).min()
}

/// Whether a branch neither destroys registers nor relates operands to each other. (Those of jump tables define values that
/// they need on the way.)
fn asks_for_registers_only<const W: usize>(cx: &SpillCx<'_, W>, branch: Inst) -> bool {
    let traits = cx.code.traits(branch);
    let relates = || !cx.func.inst_form(cx.machine.target, branch).relations.is_empty();
    traits.is_plain() || !(traits.has_clobbers() || traits.has_alternatives() || relates())
}

/// Whether a block has several successors, but not too many, each of which nothing else leads to.
fn splits<const W: usize>(cx: &SpillCx<'_, W>, block: Block) -> bool {
    let mut succs = cx.cfg.succ_edges(cx.func, block).map(|edge| cx.func.edge(edge).to);
    (2..=MAX_WAYS).contains(&succs.len()) && succs.all(|succ| cx.cfg.pred_edges(succ).len() == 1)
}

/// The uses at the start of a block of what it does not define.
fn near_uses<'a, const W: usize>(cx: &SpillCx<'a, W>, block: Block) -> &'a [(Value, u32)] {
    let first = cx.func.block(block).insts.0;
    let uses = cx.live.exposed(block);
    &uses[..uses.len().min(MAX_USES).min(uses.partition_point(|use_| use_.1 - first < NEAR))]
}

/// How many instructions behind a block a value is used on the nearest and on the furthest way out of it, if each of them
/// comes to a use in a register within `most` instructions.
fn ways_out<const W: usize>(cx: &SpillCx<'_, W>, block: Block, value: Value, most: u32) -> Option<(u32, u32)> {
    let mut found = (u32::MAX, 0);
    for edge in cx.cfg.succ_edges(cx.func, block) {
        let way = way_to_use(cx, cx.func.edge(edge).to, value, most)?;
        found = (found.0.min(way.0), found.1.max(way.1));
    }
    Some(found)
}

/// The same from the start of a block.
fn way_to_use<const W: usize>(cx: &SpillCx<'_, W>, block: Block, value: Value, most: u32) -> Option<(u32, u32)> {
    let (func, code) = (cx.func, cx.code);
    let (first, end) = func.block(block).insts;
    let used = near_uses(cx, block).iter().find(|used| used.0 == value).map(|used| used.1);
    let until = used.unwrap_or(end);
    let length = until - first;
    if length >= most || (first..until).any(|inst| code.traits(Inst::from_u32(inst)).has_clobbers()) {
        return None;
    }
    if until == end {
        let (nearest, furthest) =
            if splits(cx, block) { ways_out(cx, block, value, most - length)? } else { return None };
        return Some((nearest + length, furthest + length));
    }
    let in_register = |(operand, desc): (Value, OperandDesc)| {
        operand == value && desc.role() == Role::Use && !matches!(desc.place(), Place::Any | Place::Slot)
    };
    code.operands(func, Inst::from_u32(until)).any(in_register).then_some((length, length))
}
