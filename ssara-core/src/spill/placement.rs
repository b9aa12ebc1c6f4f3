//! Placements: where spilled values should be in registers.

use alloc::vec::Vec;

use cranelift_entity::EntityRef;
use fixedbitset::FixedBitSet;

use crate::ir::{Block, Value};
use crate::sorts::CountingSort;

/// Pairs of a block and a value, found by block.
#[derive(Default)]
struct Pairs {
    pairs: Vec<(Block, Value)>,
    /// By block: its range of pairs.
    of_block: CountingSort<(Block, Value)>,
}

impl Pairs {
    /// By block, and then by value: the second sort keeps the order of values.
    fn sort(&mut self, blocks: usize, values: usize) {
        self.of_block.sort_by_key(&mut self.pairs, values, |pair| pair.1.index());
        self.of_block.sort_by_key(&mut self.pairs, blocks, |pair| pair.0.index());
    }
    fn of(&self, block: Block) -> &[(Block, Value)] {
        &self.pairs[self.of_block.range(block.index())]
    }
    fn contains(&self, block: Block, value: Value) -> bool {
        self.of(block).binary_search_by_key(&value, |pair| pair.1).is_ok()
    }
}

/// Where spilled values should be in registers: the result of reload placement. A run of the spiller keeps its contract
/// whatever the placement says.
#[derive(Default)]
pub struct Placement {
    /// The placed values. Any other value may be in a register anywhere.
    values: FixedBitSet,
    /// The blocks with a placed value that is in a register elsewhere than in the plan.
    changed: FixedBitSet,
    starts: Pairs,
    ends: Pairs,
    loads: Pairs,
}

impl Placement {
    /// Whether a value should be in a register at the start of a block; `None` if it is not placed.
    pub fn at_start(&self, block: Block, value: Value) -> Option<bool> {
        self.values.contains(value.index()).then(|| self.starts.contains(block, value))
    }
    /// Whether a value should be in a register at the end of a block; `None` if it is not placed.
    pub fn at_end(&self, block: Block, value: Value) -> Option<bool> {
        self.values.contains(value.index()).then(|| self.ends.contains(block, value))
    }
    /// Whether a placed value should be in a register in a block elsewhere than in the plan.
    pub fn is_changed(&self, block: Block) -> bool {
        self.changed.contains(block.index())
    }
    /// The values that should be reloaded at the end of a block, in ascending order.
    pub fn loads(&self, block: Block) -> impl Iterator<Item = Value> + '_ {
        self.loads.of(block).iter().map(|pair| pair.1)
    }

    /// The placed values.
    pub fn values(&self) -> &FixedBitSet {
        &self.values
    }
    /// Starts over, for a function of so many blocks and values.
    pub fn reset(&mut self, blocks: usize, values: usize) {
        for (set, len) in [(&mut self.values, values), (&mut self.changed, blocks)] {
            set.clear();
            set.grow(len);
        }
        for pairs in [&mut self.starts, &mut self.ends, &mut self.loads] {
            pairs.pairs.clear();
        }
    }
    /// Adds a value, which is in no register so far.
    pub fn add_value(&mut self, value: Value) {
        self.values.insert(value.index());
    }
    /// Adds the places of a block where an added value should be in a register, and those where the plan has it in one.
    pub fn add(&mut self, block: Block, value: Value, places: BlockPlacement, planned: BlockPlacement) {
        if places != planned {
            self.changed.insert(block.index());
        }
        let BlockPlacement { at_start, at_end, is_loaded } = places;
        let Placement { starts, ends, loads, .. } = self;
        for (pairs, is_one) in [(starts, at_start), (ends, at_end), (loads, is_loaded)] {
            if is_one {
                pairs.pairs.push((block, value));
            }
        }
    }
    /// Ends the additions, for a function of so many blocks and values.
    pub fn sort(&mut self, blocks: usize, values: usize) {
        for pairs in [&mut self.starts, &mut self.ends, &mut self.loads] {
            pairs.sort(blocks, values);
        }
    }
}

/// Where a value should be in a register in one block.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct BlockPlacement {
    /// Whether it should be in a register at the start.
    pub at_start: bool,
    /// Whether it should be in a register at the end.
    pub at_end: bool,
    /// Whether it should be reloaded at the end.
    pub is_loaded: bool,
}
