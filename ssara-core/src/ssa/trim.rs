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

use cranelift_entity::EntityRef;

use super::plan::{Action, Plan};
use super::remat::Remats;
use super::stores::Stores;
use crate::analysis::cfg::Cfg;
use crate::analysis::liveness::Liveness;
use crate::ir::{Block, Function, Value};

/// Sweeps over the blocks against their order, each of which takes what is needed through one more level of loops. Where
/// they are not enough everything stays.
const MAX_SWEEPS: u32 = 16;

/// Instead of an instruction that evicts a value.
const NEEDED: u32 = u32::MAX;

/// What becomes of a value that is in a register at the start of a block.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fate {
    /// It is read or stored from there, in the block or further on.
    Needed,
    /// It is evicted first.
    Evicted,
    /// Nothing happens to it in the block, and it is not known to be needed further on.
    Passes,
}

/// The pass. Keeps its buffers.
#[derive(Default)]
pub struct Trim {
    /// The fates of values in registers at the starts of blocks, those of block `b` in `range[b]`. What never leaves its
    /// register while it is alive is not there: it is needed.
    fates: Vec<(Value, Fate)>,
    range: Vec<(u32, u32)>,
    /// Blocks through which something passes, the last first.
    passed: Vec<Block>,
    /// By value: the last look at a block at which it was seen, and the instruction that evicts it, or [`NEEDED`].
    seen: Vec<(u32, u32)>,
    looks: u32,
}

impl Trim {
    /// Takes out of the plan what it has in registers in vain.
    pub fn run<const W: usize>(
        &mut self,
        func: &Function,
        cfg: &Cfg,
        live: &Liveness,
        stores: &Stores,
        remats: &Remats,
        plan: &mut Plan<W>,
    ) {
        if plan.has_no_actions() {
            return;
        }
        self.looks = 0;
        self.seen.clear();
        self.seen.resize(func.num_values(), (0, NEEDED));
        self.fates.clear();
        self.passed.clear();
        self.range.clear();
        self.range.resize(func.num_blocks(), (0, 0));
        for &block in cfg.rpo().iter().rev() {
            self.look(func, live, stores, remats, plan, block);
        }
        let mut sweeps = 0;
        while self.sweep(func, cfg) {
            sweeps += 1;
            if sweeps == MAX_SWEEPS {
                return;
            }
        }
        for &block in cfg.rpo() {
            for &(value, fate) in of_block(&self.fates, self.range[block.index()]) {
                if fate != Fate::Needed {
                    plan.remove_from_start(block, value, fate == Fate::Passes);
                }
            }
        }
    }

    /// Finds out what happens in a block to what is in registers at its start.
    fn look<const W: usize>(
        &mut self,
        func: &Function,
        live: &Liveness,
        stores: &Stores,
        remats: &Remats,
        plan: &Plan<W>,
        block: Block,
    ) {
        let Trim { seen, looks, fates, passed, range, .. } = self;
        // What leaves its register while it is alive comes back from memory.
        let first = fates.len();
        let comes_back = |value: &Value| plan.spilled.contains(value.index()) || remats.is(*value);
        fates.extend(plan.entry(block).iter().copied().filter(comes_back).map(|value| (value, Fate::Passes)));
        range[block.index()] = (first as u32, fates.len() as u32);
        if fates.len() == first {
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
        for &(inst, action) in plan.actions(block) {
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
        for (value, fate) in &mut fates[first..] {
            *fate = match seen[value.index()] {
                (look, _) if look != *looks => Fate::Passes,
                (_, NEEDED) => Fate::Needed,
                _ => Fate::Evicted,
            };
        }
        if fates[first..].iter().any(|it| it.1 == Fate::Passes) {
            passed.push(block);
        }
    }

    /// Has what passes through blocks be needed where it is behind them; says whether anything has changed.
    fn sweep(&mut self, func: &Function, cfg: &Cfg) -> bool {
        let Trim { fates, range, passed, seen, looks } = self;
        let mut changed = false;
        for &block in &*passed {
            *looks += 1;
            for edge in cfg.succ_edges(func, block) {
                func.edge_args(edge).iter().for_each(|arg| seen[arg.index()] = (*looks, NEEDED));
                for &(value, fate) in of_block(fates, range[func.edge(edge).to.index()]) {
                    if fate == Fate::Needed {
                        seen[value.index()] = (*looks, NEEDED);
                    }
                }
            }
            let (start, end) = range[block.index()];
            for (value, fate) in &mut fates[start as usize..end as usize] {
                if *fate == Fate::Passes && seen[value.index()].0 == *looks {
                    *fate = Fate::Needed;
                    changed = true;
                }
            }
        }
        changed
    }
}

fn of_block(fates: &[(Value, Fate)], range: (u32, u32)) -> &[(Value, Fate)] {
    &fates[range.0 as usize..range.1 as usize]
}
