//! The numbers that a text gives to values and blocks, and those that the function has.
//!
//! # Input
//! Numbers in the order of the text: any order, with gaps, and used before they are defined.
//!
//! # Output
//! Values without gaps, in the order of their numbers in the text. Blocks without gaps, in the order of the text. The numbers
//! of the text become [names](Function::value_name).
//!
//! # Invariant
//! A text whose values have no gaps and whose blocks are in order keeps its numbers.
//!
//! # Cost
//! Logarithmic in the values for each mention.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use cranelift_entity::EntityRef;

use crate::ir::{Block, Function, Value};

/// Numbers of a text, by what they name.
#[derive(Default)]
pub(super) struct Numbering {
    /// By number: which value it is in the order in which the text mentions values.
    values: BTreeMap<u32, Value>,
    /// By number: which block it is in the order of the text.
    blocks: BTreeMap<u32, Block>,
}

impl Numbering {
    /// The value with a number: its position in the order of first mentions.
    pub(super) fn value(&mut self, number: u32) -> Value {
        let next = Value::new(self.values.len());
        *self.values.entry(number).or_insert(next)
    }
    /// Gives a number to the next block of the text. Returns false if another block has it.
    pub(super) fn define(&mut self, number: u32, block: Block) -> bool {
        self.blocks.insert(number, block).is_none()
    }
    /// The block with a number, if the text has defined one.
    pub(super) fn block(&self, number: u32) -> Option<Block> {
        self.blocks.get(&number).copied()
    }
    /// The values with their numbers, in the order of the numbers.
    pub(super) fn values(&self) -> impl Iterator<Item = (u32, Value)> {
        self.values.iter().map(|(&number, &value)| (number, value))
    }
    /// Gives the numbers to the finished function as names.
    pub(super) fn name(&self, function: &mut Function) {
        let values = self.values.keys().copied().collect();
        let mut blocks = alloc::vec![0; self.blocks.len()];
        self.blocks.iter().for_each(|(&number, &block)| blocks[block.index()] = number);
        function.set_names(values, blocks);
    }
    /// By first mention: the value in the function.
    pub(super) fn final_values(&self) -> Vec<Value> {
        let mut names = alloc::vec![Value::new(0); self.values.len()];
        for (index, (_, value)) in self.values().enumerate() {
            names[value.index()] = Value::new(index);
        }
        names
    }
}
