//! What the spiller records of its decisions, if it is asked to.

use alloc::vec::Vec;

use crate::analysis::inst_cx::InstCx;
use crate::analysis::liveness::{DEAD, FAR, LOOP_EXIT};
use crate::ir::Value;
use crate::record::{Decision, Eviction, EvictionRule, NextUse, Rival};
use crate::spill::evict::EvictionPoint;
use crate::spill::walk::SpillWalk;
use crate::target::Bank;

/// The next use at a distance.
pub fn next_use(distance: u32) -> NextUse {
    match distance {
        DEAD => NextUse::Never,
        FAR.. => NextUse::Far,
        LOOP_EXIT.. => NextUse::AfterLoops(distance / LOOP_EXIT, distance % LOOP_EXIT),
        _ => NextUse::In(distance),
    }
}

impl<const W: usize> SpillWalk<'_, W> {
    /// Records that an instruction evicts a value of a bank, and which others it could have evicted.
    #[cold]
    #[inline(never)]
    pub fn record_eviction(&self, inst: &InstCx<'_>, bank: Bank, value: Value) {
        let of_bank = self.in_bank(bank).iter().copied();
        let candidates = of_bank.filter_map(|value| Some((value, self.distance_if_evicted(inst.inst, value)?)));
        let here = self.eviction_point(inst, bank);
        let rivals = self.rivals(here, candidates);
        let (block, inst, after_use) = (inst.block, inst.inst, self.uses().reads(inst.inst, value));
        let rule = EvictionRule::DistanceByCost;
        self.cx.record(|| Decision::Evicted(Eviction { block, inst, value, after_use, rule, rivals }));
    }

    /// Records that a hoisted reload evicts a value of a bank.
    #[cold]
    #[inline(never)]
    pub fn record_eviction_at_end(&self, here: EvictionPoint, bank: Bank, value: Value) {
        let (block, inst, after_use) = (here.block, here.inst, false);
        let operands = self.cx.func.inst_operands(inst);
        let others = self.in_bank(bank).iter().filter(|other| !operands.contains(other));
        let distance = |other: Value| self.next_use(other).saturating_sub(inst.as_u32());
        let rivals = self.rivals(here, others.map(|&other| (other, distance(other))));
        let rule = EvictionRule::HoistedReload;
        self.cx.record(|| Decision::Evicted(Eviction { block, inst, value, after_use, rule, rivals }));
    }

    /// Records that a reload is hoisted to the end of a block. A placement knows no distances.
    #[cold]
    #[inline(never)]
    pub fn record_hoisted(&self, here: EvictionPoint, value: Value, distances: (u32, u32)) {
        let distances = Some(distances).filter(|_| self.cx.placement().is_none());
        self.cx.record(|| Decision::Hoisted { inst: here.inst, value, distances });
    }

    /// The figures of values that may be evicted, each given with the distance to its next use.
    fn rivals(&self, here: EvictionPoint, values: impl Iterator<Item = (Value, u32)>) -> Vec<Rival> {
        let mut rivals: Vec<Rival> = values
            .map(|(value, distance)| Rival {
                value,
                next_use: next_use(distance),
                cost: Some(self.eviction_cost(here, value, distance)),
                freed: self.freed(here, value),
                benefit: self.eviction_benefit(here, value, distance),
            })
            .collect();
        rivals.sort_unstable_by_key(|rival| rival.value);
        rivals
    }
}
