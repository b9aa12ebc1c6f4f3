//! Store placement: each spilled value is stored once, at a place that dominates every read of its slot.
//!
//! # Input
//!
//! A [`SpillPlan`].
//!
//! # Output
//!
//! The places of stores: for each value the least frequent place at which it is in a register. Candidates are the
//! definition, and the starts of the blocks between it and the nearest common dominator of the reads, in the dominator
//! tree. Among equally frequent places the last one is chosen, because paths that leave before it never store.
//!
//! # Why correct
//!
//! Every path from the definition to a read passes each of these blocks after the last definition. One store is thus
//! enough.
//!
//! # Cost
//!
//! Sorts the reads. The search for a place takes at most [`MAX_CLIMB`] steps for each value.

use alloc::vec::Vec;

use cranelift_entity::EntityRef;

use crate::analysis::cfg::Cfg;
use crate::analysis::liveness::Liveness;
use crate::ir::{Block, Value};
use crate::sorts::sort;
use crate::spill::plan::SpillPlan;

/// Maximum number of steps up the dominator tree in the search for one place, so that deep trees do not make it quadratic.
/// After more steps the value is stored at its definition, which is always correct.
const MAX_CLIMB: u32 = 256;

/// The places of stores. Keeps its buffers.
#[derive(Default)]
pub struct StorePlacement {
    /// Stores at the start of blocks, sorted by block.
    at_block: Vec<(Block, Value)>,
    /// Values that are stored at the start of a block, in ascending order.
    moved: Vec<Value>,
    reads: Vec<(Value, Block)>,
}

impl StorePlacement {
    /// Finds the cheapest place for each spilled value.
    pub fn place<const W: usize>(&mut self, cfg: &Cfg, live: &Liveness, plan: &SpillPlan<W>) {
        self.at_block.clear();
        self.moved.clear();
        self.reads.clear();
        self.reads.extend_from_slice(&plan.sets.memory_reads);
        sort(&mut self.reads);
        for reads in self.reads.chunk_by(|a, b| a.0 == b.0) {
            let value = reads[0].0;
            let v = value.index();
            if plan.sets.memory_params.contains(v) || plan.sets.memory_defs.contains(v) {
                continue;
            }
            let Some(def) = live.def_block(value) else { continue };
            let mut budget = MAX_CLIMB;
            let blocks = reads.iter().map(|read| read.1);
            let Some(common) = common_dominator(cfg, blocks, &mut budget) else { continue };
            let mut best: Option<(f32, Block)> = None;
            let mut block = common;
            while block != def && budget > 0 {
                budget -= 1;
                let freq = cfg.freq(block);
                if best.is_none_or(|best| freq < best.0) && plan.residency.entry(block).contains(&value) {
                    best = Some((freq, block));
                }
                match cfg.idom(block) {
                    Some(idom) => block = idom,
                    None => break,
                }
            }
            // If the search gave up, there may be cheaper places above. The definition is then as good as any.
            if let Some((freq, place)) = best
                && block == def
                && freq <= cfg.freq(def)
            {
                self.at_block.push((place, value));
                self.moved.push(value);
            }
        }
        sort(&mut self.at_block);
    }

    /// The values that are stored at the start of a block.
    pub fn at_start(&self, block: Block) -> impl Iterator<Item = Value> + '_ {
        let start = self.at_block.partition_point(|store| store.0 < block);
        self.at_block[start..].iter().take_while(move |store| store.0 == block).map(|store| store.1)
    }
    /// The block at whose start a spilled value is stored; `None` if it is stored where it is defined. Takes time linear in
    /// the stores at the starts of blocks.
    pub fn block_of(&self, value: Value) -> Option<Block> {
        self.at_block.iter().find(|store| store.1 == value).map(|store| store.0)
    }
    /// Whether a spilled value is stored where it is defined.
    pub fn is_at_definition(&self, value: Value) -> bool {
        self.moved.binary_search(&value).is_err()
    }
}

/// The nearest common dominator of blocks; `None` if the search takes too long.
fn common_dominator(cfg: &Cfg, blocks: impl Iterator<Item = Block>, budget: &mut u32) -> Option<Block> {
    let mut common: Option<Block> = None;
    for block in blocks {
        let mut at = common.unwrap_or(block);
        while !cfg.dominates(at, block) {
            *budget = budget.checked_sub(1)?;
            at = cfg.idom(at)?;
        }
        common = Some(at);
    }
    common
}
