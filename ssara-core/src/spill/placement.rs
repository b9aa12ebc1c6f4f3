//! Where spilled values should be in registers.

use alloc::vec::Vec;

use cranelift_entity::EntityRef;
use fixedbitset::FixedBitSet;

use crate::ir::{Block, Value};

/// Pairs of a block and a value, found by block.
#[derive(Default)]
struct Pairs {
    pairs: Vec<(Block, Value)>,
    /// By block: the first of its pairs; then their number.
    first: Vec<u32>,
}

impl Pairs {
    fn sort(&mut self, blocks: usize) {
        self.pairs.sort_unstable();
        self.first.clear();
        self.first.resize(blocks + 1, 0);
        for pair in &self.pairs {
            self.first[pair.0.index() + 1] += 1;
        }
        for block in 0..blocks {
            self.first[block + 1] += self.first[block];
        }
    }
    fn of(&self, block: Block) -> &[(Block, Value)] {
        &self.pairs[self.first[block.index()] as usize..self.first[block.index() + 1] as usize]
    }
    fn contains(&self, block: Block, value: Value) -> bool {
        self.of(block).binary_search_by_key(&value, |pair| pair.1).is_ok()
    }
}

/// Where spilled values should be in registers: the result of reload placement. A run of the spiller that follows it keeps
/// the contract of spilling, whatever it says.
#[derive(Default)]
pub struct Placement {
    /// The values of which anything is said.
    values: FixedBitSet,
    starts: Pairs,
    ends: Pairs,
    loads: Pairs,
}

impl Placement {
    /// Whether a value should be in a register at the start of a block, if anything is said of it.
    pub fn at_start(&self, block: Block, value: Value) -> Option<bool> {
        self.values.contains(value.index()).then(|| self.starts.contains(block, value))
    }
    /// Whether a value should be in a register at the end of a block, if anything is said of it.
    pub fn at_end(&self, block: Block, value: Value) -> Option<bool> {
        self.values.contains(value.index()).then(|| self.ends.contains(block, value))
    }
    /// What should be loaded at the end of a block, in the order of values.
    pub fn loads(&self, block: Block) -> impl Iterator<Item = Value> + '_ {
        self.loads.of(block).iter().map(|pair| pair.1)
    }

    /// Starts over, for so many values.
    pub fn reset(&mut self, values: usize) {
        self.values.clear();
        self.values.grow(values);
        for pairs in [&mut self.starts, &mut self.ends, &mut self.loads] {
            pairs.pairs.clear();
        }
    }
    /// Says that a value is in no register but where that is added.
    pub fn speak_of(&mut self, value: Value) {
        self.values.insert(value.index());
    }
    /// Adds where a value is in a register in a block: at the start, at the end, loaded there.
    pub fn add(&mut self, block: Block, value: Value, at_start: bool, at_end: bool, is_loaded: bool) {
        let Placement { starts, ends, loads, .. } = self;
        for (pairs, is_one) in [(starts, at_start), (ends, at_end), (loads, is_loaded)] {
            if is_one {
                pairs.pairs.push((block, value));
            }
        }
    }
    /// Ends the additions; there are so many blocks.
    pub fn sort(&mut self, blocks: usize) {
        for pairs in [&mut self.starts, &mut self.ends, &mut self.loads] {
            pairs.sort(blocks);
        }
    }
}
