//! Leaves out of registers what nothing reads there before it goes.
//!
//! The spiller takes what is used soon into a register where paths meet, and may then find more urgent things. What it evicts
//! before anything has read it was moved or loaded in vain on the edges. This pass takes a [`Plan`] and finds, for each value
//! that is in a register at the start of a block, whether something reads or stores it there before it is evicted, in the
//! block or in one that it goes on to; a liveness analysis whose definitions are evictions. All others it takes out.
//! Parameters stay, since those in memory arrive there.
//!
//! *Why it is right:* with fewer values in registers every instruction still has a solution, and what is read from a register
//! is not touched. Loads on edges become fewer, so the places of stores still dominate them.
//!
//! Takes time linear in the exposed uses, and for each of at most [`MAX_SWEEPS`] sweeps in the values that edges lead to.

use alloc::vec::Vec;
use core::ops::Range;

use cranelift_entity::EntityRef;

use crate::analysis::cfg::Cfg;
use crate::analysis::context::Cx;
use crate::analysis::liveness::Liveness;
use crate::ir::{Block, Function, Value};
use crate::spill::plan::SpillPlan;
use crate::spill::residency::Action;
use crate::spill::store_placement::StorePlacement;

/// Sweeps over the blocks against their order, each of which takes what is needed through one more level of loops. Where
/// they are not enough everything stays.
const MAX_SWEEPS: u32 = 16;

/// Instead of an instruction that evicts a value.
const NEEDED: u32 = u32::MAX;

/// Where in [`DeadReloads::values`] those of a block are, by what becomes of them, so that nobody has to ask of each value: where
/// the first of each kind is.
#[derive(Clone, Copy, Default)]
struct Fates {
    /// Those that are read or stored from their registers, in the block or further on.
    needed: u32,
    /// Those to which nothing happens in the block, and which are not known to be needed further on.
    passes: u32,
    /// Those that are evicted first.
    evicted: u32,
    end: u32,
}

impl Fates {
    fn needed(self) -> Range<usize> {
        self.needed as usize..self.passes as usize
    }
    fn passes(self) -> Range<usize> {
        self.passes as usize..self.evicted as usize
    }
    fn evicted(self) -> Range<usize> {
        self.evicted as usize..self.end as usize
    }
}

/// The pass. Keeps its buffers.
#[derive(Default)]
pub struct DeadReloads {
    /// What is in registers at the starts of blocks and leaves them while it is alive; what never does is needed.
    values: Vec<Value>,
    /// By block.
    fates: Vec<Fates>,
    /// Those that pass through the block at hand, and those that are evicted there.
    passing: Vec<Value>,
    evicted: Vec<Value>,
    /// Blocks through which something passes, the last first.
    passed: Vec<Block>,
    /// By value: the last look at a block at which it was seen, and the instruction that evicts it, or [`NEEDED`].
    seen: Vec<(u32, u32)>,
    looks: u32,
}

impl DeadReloads {
    /// Takes out of the plan what it has in registers in vain.
    pub fn run<const W: usize>(
        &mut self,
        cx: &Cx<'_, W>,
        live: &Liveness,
        stores: &StorePlacement,
        plan: &mut SpillPlan<W>,
    ) {
        let Cx { func, cfg, .. } = *cx;
        if plan.residency.has_no_actions() {
            return;
        }
        self.looks = 0;
        self.seen.clear();
        self.seen.resize(func.num_values(), (0, NEEDED));
        self.values.clear();
        self.passed.clear();
        self.fates.clear();
        self.fates.resize(func.num_blocks(), Fates::default());
        for &block in cfg.rpo().iter().rev() {
            self.look(cx, live, stores, plan, block);
        }
        let mut sweeps = 0;
        while self.sweep(func, cfg) {
            sweeps += 1;
            if sweeps == MAX_SWEEPS {
                return;
            }
        }
        for &block in cfg.rpo() {
            let fates = self.fates[block.index()];
            for &value in &self.values[fates.passes()] {
                plan.residency.remove_from_entry(block, value, true);
            }
            for &value in &self.values[fates.evicted()] {
                plan.residency.remove_from_entry(block, value, false);
            }
        }
    }

    /// Finds out what happens in a block to what is in registers at its start.
    fn look<const W: usize>(
        &mut self,
        cx: &Cx<'_, W>,
        live: &Liveness,
        stores: &StorePlacement,
        plan: &SpillPlan<W>,
        block: Block,
    ) {
        let Cx { func, remats, .. } = *cx;
        let DeadReloads { seen, looks, values, fates, passing, evicted, passed } = self;
        // What leaves its register while it is alive comes back from memory.
        let first = values.len();
        let comes_back = |value: &Value| plan.sets.is_spilled(*value) || remats.is(*value);
        values.extend(plan.residency.entry(block).iter().copied().filter(comes_back));
        if values.len() == first {
            return;
        }
        *looks += 1;
        let mut note = |value: Value, until: u32| {
            let seen = &mut seen[value.index()];
            if seen.0 != *looks {
                *seen = (*looks, until);
            }
        };
        // The first use comes before an eviction, unless it is of what the eviction has left in memory.
        func.block_params(block).iter().for_each(|&param| note(param, NEEDED));
        stores.at_start(block).for_each(|value| note(value, NEEDED));
        for &(inst, action) in plan.residency.actions(block) {
            if let Action::Evict(value) = action {
                note(value, inst.as_u32());
            }
        }
        for &(value, inst) in live.exposed(block) {
            let seen = &mut seen[value.index()];
            if seen.0 != *looks || inst < seen.1 {
                *seen = (*looks, NEEDED);
            }
        }
        passing.clear();
        evicted.clear();
        let mut kept = first;
        for at in first..values.len() {
            let value = values[at];
            match seen[value.index()] {
                (look, _) if look != *looks => passing.push(value),
                (_, NEEDED) => {
                    values[kept] = value;
                    kept += 1;
                }
                _ => evicted.push(value),
            }
        }
        values.truncate(kept);
        values.extend_from_slice(passing);
        values.extend_from_slice(evicted);
        let evicted_from = kept + passing.len();
        let [needed, passes, evicted, end] = [first, kept, evicted_from, values.len()].map(|at| at as u32);
        fates[block.index()] = Fates { needed, passes, evicted, end };
        if !passing.is_empty() {
            passed.push(block);
        }
    }

    /// Has what passes through blocks be needed where it is behind them; says whether anything has changed.
    fn sweep(&mut self, func: &Function, cfg: &Cfg) -> bool {
        let DeadReloads { values, fates, passed, seen, looks, .. } = self;
        let mut changed = false;
        for &block in &*passed {
            let passes = fates[block.index()].passes();
            if passes.is_empty() {
                continue;
            }
            *looks += 1;
            for edge in cfg.succ_edges(func, block) {
                func.edge_args(edge).iter().for_each(|arg| seen[arg.index()].0 = *looks);
                for value in &values[fates[func.edge(edge).to.index()].needed()] {
                    seen[value.index()].0 = *looks;
                }
            }
            // Needed ones change places with others, whether or not they are in front: that is hard to guess.
            let mut passes_from = passes.start;
            for at in passes {
                let value = values[at];
                values.swap(at, passes_from);
                passes_from += usize::from(seen[value.index()].0 == *looks);
            }
            let passes = &mut fates[block.index()].passes;
            changed |= *passes != passes_from as u32;
            *passes = passes_from as u32;
        }
        changed
    }
}
