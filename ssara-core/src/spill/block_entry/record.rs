//! What is recorded of the choice for one block, if that is asked for.

use cranelift_entity::EntityRef;

use crate::analysis::liveness::{DEAD, LOOP_EXIT};
use crate::ir::{Block, Value};
use crate::record::{Decision, EntryReason, ParamCosts};
use crate::spill::block_entry::{BlockEntry, loads_without, uses_if_seldom};
use crate::spill::context::SpillCx;
use crate::spill::plan::SpillPlan;
use crate::spill::record::next_use;
use crate::spill::working_set::WorkingSet;

impl BlockEntry {
    /// Records the last choice, of which `taken` are the values that have found registers.
    #[cold]
    #[inline(never)]
    pub fn record<const W: usize>(&self, cx: &SpillCx<'_, W>, plan: &SpillPlan<W>, block: Block, taken: &WorkingSet) {
        let known_freq: f32 = self.known.iter().map(|&edge| cx.cfg.edit_freq(cx.func, edge)).sum();
        for (&value, &distance) in cx.live.live_in(block).iter().zip(cx.live.live_in_distances(block)) {
            let available = self.availability[value.index()];
            let is_seen = available.stamp == block.as_u32() + 1;
            let missing = known_freq - if is_seen { available.freq } else { 0.0 };
            let is_everywhere = is_seen && available.count as usize == self.known.len();
            let needed = if distance < LOOP_EXIT { loads_without(cx, block, value) } else { 0.0 };
            let next_use = next_use(distance);
            if taken.contains(value) {
                if !is_everywhere {
                    let is_for_loop = cx.cfg.is_loop_header(block);
                    cx.record(|| Decision::TakenIn { block, value, next_use, missing, needed, is_for_loop });
                }
            } else if is_seen {
                let reason = self.reason(cx, block, (value, distance), taken);
                let reason = reason.unwrap_or(EntryReason::RarelyThere { missing, needed });
                cx.record(|| Decision::LeftOut { block, value, next_use, reason });
            }
        }
        for (&param, &distance) in cx.func.block_params(block).iter().zip(cx.live.param_distances(cx.func, block)) {
            if distance == DEAD || !plan.sets.is_memory_param(param) {
                continue;
            }
            if cx.memory_params().is_some_and(|set| set.contains(param.index())) {
                let costs = ParamCosts { block, param, in_register: None, in_memory: 0.0, is_in_memory: true };
                cx.record(|| Decision::Param(costs));
            } else if let Some(reason) = self.reason(cx, block, (param, distance), taken) {
                cx.record(|| Decision::LeftOut { block, value: param, next_use: next_use(distance), reason });
            }
        }
    }

    /// Why a value has no register, unless reloads on edges would cost too much.
    fn reason<const W: usize>(
        &self,
        cx: &SpillCx<'_, W>,
        block: Block,
        (value, distance): (Value, u32),
        taken: &WorkingSet,
    ) -> Option<EntryReason> {
        if self.candidates.iter().any(|candidate| candidate.value == value) {
            let bank = cx.bank_of(value);
            let is_nearer = |value: &Value| taken.contains(*value) && cx.bank_of(*value) == bank;
            let nearer = self.candidates.iter().filter(|candidate| is_nearer(&candidate.value));
            let nearer = nearer.map(|candidate| (candidate.value, next_use(candidate.distance))).collect();
            return Some(EntryReason::Full { nearer });
        }
        let is_param = cx.func.block_params(block).contains(&value);
        if !is_param && cx.placement().is_some_and(|placement| placement.at_start(block, value).is_some()) {
            return Some(EntryReason::Placed);
        }
        if !cx.cfg.is_loop_header(block) {
            return None;
        }
        if distance >= LOOP_EXIT {
            return Some(EntryReason::UnusedInLoop);
        }
        let uses = uses_if_seldom(cx, block, value).filter(|_| !is_param)?;
        Some(EntryReason::SeldomUsedInLoop { uses, rounds: cx.cfg.freq(block) })
    }
}
