//! Reload hoisting: one reload before a branch in the place of one on each path after it.
//!
//! # Input
//!
//! The working set at the end of a block.
//!
//! # Output
//!
//! The same with the values that are reloaded at the end of the block, and perhaps without others.
//!
//! A value in memory is reloaded at the end of a block if all paths out of the block soon use it in a register. The
//! paths lead through blocks with a single predecessor, so they form a tree. Fewer than [`NEAR`] instructions may come
//! before each use, and none with clobbers, so that the value is still in its register there. A reload is hoisted only
//! if a register is free or holds a value that is used further away.
//!
//! If there is a [placement](crate::spill::placement::Placement), it decides which values are reloaded at the end of a
//! block.
//!
//! # Why correct
//!
//! No path has more reloads than before, and the code has fewer. Belady's rule reloads a value where it is used. This is
//! right for a path, and as good as any rule for what is executed. But loop frequencies give both arms of a branch the same
//! frequency, and the code has one reload in each.
//!
//! # Cost
//!
//! Linear in the blocks.

use crate::ir::{Block, Inst, Value};
use crate::solver::demand::phases_of;
use crate::solver::packing::{EARLY, LATE};
use crate::spill::context::SpillCx;
use crate::spill::evict::EvictionPoint;
use crate::spill::residency::Action;
use crate::spill::walk::SpillWalk;
use crate::target::{Bank, OperandDesc, Place, Role};

/// Maximum number of instructions after a branch that are looked at, plus one. A use nearer than the number of registers of
/// a bank is hardly evicted before.
const NEAR: u32 = 8;
/// Maximum number of successors of a block. Nothing is hoisted out of more successors; this keeps the pass linear.
const MAX_SUCCESSORS: usize = 8;
/// Maximum number of uses at the start of a block that are looked at. Later ones are not hoisted; this keeps the pass
/// linear.
const MAX_USES: usize = 32;

/// Distances from the end of a block, in instructions, to the uses of a value on the paths out of it.
#[derive(Clone, Copy)]
struct UseDistances {
    nearest: u32,
    furthest: u32,
}

impl<const W: usize> SpillWalk<'_, W> {
    /// Reloads at the end of a block what all paths out of it reload first, or what the placement says.
    pub fn hoist_reloads(&mut self, block: Block) {
        let cx = self.cx;
        if !cx.has_distances() || cx.options.stress.spill_everything {
            return;
        }
        let Some(branch) = cx.func.terminator(block) else { return };
        let reloads_nothing = || match cx.placement() {
            Some(placement) => placement.loads(block).next().is_none(),
            None => !splits_paths(cx, block),
        };
        let destroys = |edge| !cx.survivors(edge).are_all();
        if reloads_nothing() || !leaves_registers_alone(cx, branch) || cx.cfg.succ_edges(cx.func, block).any(destroys) {
            return;
        }
        let here = EvictionPoint::new(cx, block, branch);
        if let Some(placement) = cx.placement() {
            for value in placement.loads(block) {
                if let Some(distance) = distance_after(cx, block, value) {
                    self.hoist_reload(here, value, UseDistances { nearest: distance, furthest: distance });
                }
            }
            return;
        }
        for edge in cx.cfg.succ_edges(cx.func, block) {
            for &(value, _) in near_uses(cx, cx.func.edge(edge).to) {
                if !self.in_reg(value)
                    && !cx.remats.is(value)
                    && let Some(distances) = paths_to_use(cx, block, value, NEAR)
                {
                    self.hoist_reload(here, value, distances);
                }
            }
        }
    }

    /// Hoists a reload to the end of a block if a register is free or can be freed.
    fn hoist_reload(&mut self, here: EvictionPoint, value: Value, distances: UseDistances) {
        let cx = self.cx;
        let is_here = self.in_reg(value) || cx.func.inst_operands(here.inst).contains(&value);
        let bank = cx.bank_of(value);
        if !is_here && self.make_room_at_end(here, bank, distances.furthest) {
            self.act(here.inst, Action::HoistedReload(value));
            if cx.record.is_some() {
                self.record_hoisted(here, value, (distances.nearest, distances.furthest));
            }
            self.pay_reload(value, here.block);
            self.put_in_reg(value);
            self.use_next(value, here.inst.as_u32() + 1, distances.nearest);
        }
    }

    /// Whether a register of a bank is free at the end of a block. Evicts a value for it, if its next use is further away
    /// from the branch than `distance`. What was reloaded here stays.
    fn make_room_at_end(&mut self, here: EvictionPoint, bank: Bank, distance: u32) -> bool {
        let cx = self.cx;
        let Some(taken) = self.registers_taken(here.inst, bank) else { return false };
        let registers = cx.machine.bank(bank).num_units;
        if taken != registers {
            return taken < registers;
        }
        let operands = cx.func.inst_operands(here.inst);
        let now = here.inst.as_u32();
        let mut best: Option<(f32, Value)> = None;
        for &other in self.in_bank(bank) {
            let other_distance = self.next_use(other).saturating_sub(now);
            let stays = operands.contains(&other) || self.plan().residency.is_hoisted(here.inst, other);
            if stays || other_distance <= distance.saturating_add(1) {
                continue;
            }
            let benefit = self.eviction_benefit(here, other, other_distance);
            if best.is_none_or(|best| benefit > best.0) {
                best = Some((benefit, other));
            }
        }
        let Some((_, victim)) = best else { return false };
        if cx.record.is_some() {
            self.record_eviction_at_end(here, bank, victim);
        }
        self.take_out(victim);
        self.act(here.inst, Action::Evict(victim));
        true
    }

    /// Number of registers of a bank that are taken while a branch is issued, with the working set after it. `None` if
    /// counting does not tell.
    fn registers_taken(&self, branch: Inst, bank: Bank) -> Option<u32> {
        let cx = self.cx;
        if !cx.machine.bank(bank).uniform {
            return None;
        }
        let (mut early, mut late) = (self.num_in_reg(bank), self.num_in_reg(bank));
        for (value, desc) in cx.constraints.operands(cx.func, branch) {
            if cx.bank_of(value) != bank {
                continue;
            }
            if desc.place() != Place::Class || !cx.machine.is_home(desc.class()) {
                return None;
            }
            // A killed value has its register until the branch reads it.
            if desc.is_def() || !self.in_reg(value) {
                early += u32::from(phases_of(desc) & EARLY != 0);
                late += u32::from(phases_of(desc) & LATE != 0);
            }
        }
        Some(early.max(late))
    }
}

/// The distance from the end of a block to the nearest use of a value, if it is live there.
fn distance_after<const W: usize>(cx: &SpillCx<'_, W>, block: Block, value: Value) -> Option<u32> {
    let after = |edge| {
        let to = cx.func.edge(edge).to;
        let is_arg = cx.func.edge_args(edge).contains(&value);
        let at = cx.live.live_in(to).binary_search(&value).ok().map(|at| cx.live.live_in_distances(to)[at]);
        if is_arg { Some(0) } else { at }
    };
    cx.cfg.succ_edges(cx.func, block).filter_map(after).min()
}

/// Whether a branch neither clobbers registers nor relates operands to each other. (The branches of jump tables define
/// values that they need themselves.)
fn leaves_registers_alone<const W: usize>(cx: &SpillCx<'_, W>, branch: Inst) -> bool {
    let shape = cx.constraints.shape(branch);
    let has_relations = || !cx.func.inst_form(cx.machine.target, branch).relations.is_empty();
    shape.is_unconstrained() || !(shape.has_clobbers() || shape.has_alternatives() || has_relations())
}

/// Whether a block has several successors, at most [`MAX_SUCCESSORS`], and is the only predecessor of each.
fn splits_paths<const W: usize>(cx: &SpillCx<'_, W>, block: Block) -> bool {
    let mut succs = cx.cfg.succ_edges(cx.func, block).map(|edge| cx.func.edge(edge).to);
    (2..=MAX_SUCCESSORS).contains(&succs.len()) && succs.all(|succ| cx.cfg.pred_edges(succ).len() == 1)
}

/// The uses near the start of a block of values that are defined outside it.
fn near_uses<'a, const W: usize>(cx: &SpillCx<'a, W>, block: Block) -> &'a [(Value, u32)] {
    let first = cx.func.block(block).insts.0;
    let uses = cx.live.exposed(block);
    &uses[..uses.len().min(MAX_USES).min(uses.partition_point(|use_| use_.1 - first < NEAR))]
}

/// The distances from the end of a block to the uses of a value. `None` unless each path out of the block has a use in a
/// register within `limit` instructions.
fn paths_to_use<const W: usize>(cx: &SpillCx<'_, W>, block: Block, value: Value, limit: u32) -> Option<UseDistances> {
    let mut all = UseDistances { nearest: u32::MAX, furthest: 0 };
    for edge in cx.cfg.succ_edges(cx.func, block) {
        let path = path_to_use(cx, cx.func.edge(edge).to, value, limit)?;
        all.nearest = all.nearest.min(path.nearest);
        all.furthest = all.furthest.max(path.furthest);
    }
    Some(all)
}

/// The same from the start of a block.
fn path_to_use<const W: usize>(cx: &SpillCx<'_, W>, block: Block, value: Value, limit: u32) -> Option<UseDistances> {
    let (func, constraints) = (cx.func, cx.constraints);
    let (first, end) = func.block(block).insts;
    let used = near_uses(cx, block).iter().find(|used| used.0 == value).map(|used| used.1);
    let until = used.unwrap_or(end);
    let length = until - first;
    if length >= limit || (first..until).any(|inst| constraints.shape(Inst::from_u32(inst)).has_clobbers()) {
        return None;
    }
    if until == end {
        if !splits_paths(cx, block) {
            return None;
        }
        let UseDistances { nearest, furthest } = paths_to_use(cx, block, value, limit - length)?;
        return Some(UseDistances { nearest: nearest + length, furthest: furthest + length });
    }
    let reads_reg =
        |(operand, desc): (Value, OperandDesc)| operand == value && desc.role() == Role::Use && desc.needs_reg();
    let is_read = constraints.operands(func, Inst::from_u32(until)).any(reads_reg);
    is_read.then_some(UseDistances { nearest: length, furthest: length })
}
