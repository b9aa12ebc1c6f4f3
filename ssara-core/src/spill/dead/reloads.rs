//! Dead-reload elimination: takes values out of registers if nothing reads them there before they are evicted.
//!
//! Where paths meet, the spiller takes values with a near use into registers, and may then find more urgent ones. A value
//! that it evicts before anything has read it was reloaded or moved on the edges without need.
//!
//! # Input
//!
//! A [`SpillPlan`] and the places of stores.
//!
//! # Output
//!
//! The plan with the dead residencies removed. A value in a register at the start of a block is needed if something reads
//! or stores it there before it is evicted. That may be in the block or in later ones. All others are dead. This is a
//! liveness analysis whose definitions are evictions. Parameters stay, since those in memory arrive there.
//!
//! # Why correct
//!
//! With fewer values in registers every instruction still has a solution. Reads from registers do not change. Edges have
//! fewer reloads, so the places of stores still dominate them.
//!
//! # Cost
//!
//! Linear in the exposed uses and, for each of at most [`MAX_SWEEPS`] sweeps, in the values that are in registers after
//! edges.

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

/// Maximum number of backward sweeps over the blocks. Each takes needs through one more level of loops. If they are not
/// enough, the plan is left as it is.
const MAX_SWEEPS: u32 = 16;

/// In the place of the instruction that evicts a value: the value is needed.
const NEEDED: u32 = u32::MAX;

/// Start indices in [`DeadReloads::values`] of a block's needed, pass-through and evicted values, which are stored in that
/// order.
#[derive(Clone, Copy, Default)]
struct Fates {
    /// Values that are read or stored from their registers, in the block or in later ones.
    needed: u32,
    /// Values to which nothing happens in the block, and which are not known to be needed in later ones.
    passes: u32,
    /// Values that are evicted before anything reads them.
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
    /// The values in registers at the starts of blocks that are evicted somewhere. All others are needed.
    values: Vec<Value>,
    /// By block.
    fates: Vec<Fates>,
    /// The pass-through and the evicted values of the current block.
    passing: Vec<Value>,
    evicted: Vec<Value>,
    /// Blocks with pass-through values, the last first.
    passed: Vec<Block>,
    /// By value: the last visit to a block at which it was seen, and the instruction that evicts it, or [`NEEDED`].
    seen: Vec<(u32, u32)>,
    visits: u32,
}

impl DeadReloads {
    /// Removes the dead residencies of a plan.
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
        self.visits = 0;
        self.seen.clear();
        self.seen.resize(func.num_values(), (0, NEEDED));
        self.values.clear();
        self.passed.clear();
        self.fates.clear();
        self.fates.resize(func.num_blocks(), Fates::default());
        for &block in cfg.rpo().iter().rev() {
            self.classify(cx, live, stores, plan, block);
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

    /// Finds out what happens in a block to the values that are in registers at its start.
    fn classify<const W: usize>(
        &mut self,
        cx: &Cx<'_, W>,
        live: &Liveness,
        stores: &StorePlacement,
        plan: &SpillPlan<W>,
        block: Block,
    ) {
        let Cx { func, remats, .. } = *cx;
        let DeadReloads { seen, visits, values, fates, passing, evicted, passed } = self;
        // A live value that is evicted comes back from memory.
        let first = values.len();
        let comes_back = |value: &Value| plan.sets.is_spilled(*value) || remats.is(*value);
        values.extend(plan.residency.entry(block).iter().copied().filter(comes_back));
        if values.len() == first {
            return;
        }
        *visits += 1;
        let mut note_first = |value: Value, until: u32| {
            let seen = &mut seen[value.index()];
            if seen.0 != *visits {
                *seen = (*visits, until);
            }
        };
        // A first use comes before an eviction, unless it reads the evicted value from memory.
        func.block_params(block).iter().for_each(|&param| note_first(param, NEEDED));
        stores.at_start(block).for_each(|value| note_first(value, NEEDED));
        for &(inst, action) in plan.residency.actions(block) {
            if let Action::Evict(value) = action {
                note_first(value, inst.as_u32());
            }
        }
        for &(value, inst) in live.exposed(block) {
            let seen = &mut seen[value.index()];
            if seen.0 != *visits || inst < seen.1 {
                *seen = (*visits, NEEDED);
            }
        }
        passing.clear();
        evicted.clear();
        let mut kept = first;
        for at in first..values.len() {
            let value = values[at];
            match seen[value.index()] {
                (visit, _) if visit != *visits => passing.push(value),
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

    /// Makes pass-through values of blocks needed if a successor needs them. Returns whether anything has changed.
    fn sweep(&mut self, func: &Function, cfg: &Cfg) -> bool {
        let DeadReloads { values, fates, passed, seen, visits, .. } = self;
        let mut changed = false;
        for &block in &*passed {
            let passes = fates[block.index()].passes();
            if passes.is_empty() {
                continue;
            }
            *visits += 1;
            for edge in cfg.succ_edges(func, block) {
                func.edge_args(edge).iter().for_each(|arg| seen[arg.index()].0 = *visits);
                for value in &values[fates[func.edge(edge).to.index()].needed()] {
                    seen[value.index()].0 = *visits;
                }
            }
            // Needed values are swapped to the front. The swap has no branch, since a branch would be hard to predict.
            let mut passes_from = passes.start;
            for at in passes {
                let value = values[at];
                values.swap(at, passes_from);
                passes_from += usize::from(seen[value.index()].0 == *visits);
            }
            let passes = &mut fates[block.index()].passes;
            changed |= *passes != passes_from as u32;
            *passes = passes_from as u32;
        }
        changed
    }
}
