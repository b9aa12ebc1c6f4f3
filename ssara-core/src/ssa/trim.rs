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
    /// The fates of the values at the starts of blocks, those of block `b` from `start[b]` in the order of [`Plan::entry`].
    fates: Vec<Fate>,
    start: Vec<u32>,
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
        self.start.clear();
        self.start.resize(func.num_blocks(), 0);
        for &block in cfg.rpo().iter().rev() {
            self.start[block.index()] = self.fates.len() as u32;
            self.look(func, live, stores, plan, block);
        }
        let mut sweeps = 0;
        while self.sweep(func, plan) {
            sweeps += 1;
            if sweeps == MAX_SWEEPS {
                return;
            }
        }
        let mut gone: Vec<(Value, Fate)> = Vec::new();
        for &block in cfg.rpo() {
            let fates = self.fates[self.start[block.index()] as usize..].iter().copied();
            gone.extend(plan.entry(block).iter().copied().zip(fates).filter(|(_, fate)| *fate != Fate::Needed));
            for (value, fate) in gone.drain(..) {
                plan.remove_from_start(block, value, fate == Fate::Passes);
            }
        }
    }

    /// Finds out what happens in a block to what is in registers at its start.
    fn look<const W: usize>(
        &mut self,
        func: &Function,
        live: &Liveness,
        stores: &Stores,
        plan: &Plan<W>,
        block: Block,
    ) {
        let entry = plan.entry(block);
        if entry.is_empty() {
            return;
        }
        self.looks += 1;
        let Trim { seen, looks, fates, passed, .. } = self;
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
        let first = fates.len();
        fates.extend(entry.iter().map(|value| match seen[value.index()] {
            (look, _) if look != *looks => Fate::Passes,
            (_, NEEDED) => Fate::Needed,
            _ => Fate::Evicted,
        }));
        if fates[first..].contains(&Fate::Passes) {
            passed.push(block);
        }
    }

    /// Has what passes through blocks be needed where it is behind them; says whether anything has changed.
    fn sweep<const W: usize>(&mut self, func: &Function, plan: &Plan<W>) -> bool {
        let Trim { fates, start, passed, seen, looks } = self;
        let mut changed = false;
        for &block in &*passed {
            *looks += 1;
            for edge in func.succ_edges(block) {
                func.edge_args(edge).iter().for_each(|arg| seen[arg.index()] = (*looks, NEEDED));
                let to = func.edge(edge).to;
                for (value, fate) in plan.entry(to).iter().zip(&fates[start[to.index()] as usize..]) {
                    if *fate == Fate::Needed {
                        seen[value.index()] = (*looks, NEEDED);
                    }
                }
            }
            for (value, fate) in plan.entry(block).iter().zip(&mut fates[start[block.index()] as usize..]) {
                if *fate == Fate::Passes && seen[value.index()].0 == *looks {
                    *fate = Fate::Needed;
                    changed = true;
                }
            }
        }
        changed
    }
}
