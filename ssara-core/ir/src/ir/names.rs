//! The names that a text gives to the values and blocks of a function.
//!
//! Ids have no gaps, and blocks are numbered in the order of the code. The numbers of a text need not be so. The parser
//! keeps them here, and whatever prints a function, or a message about one, shows them. A function that does not come from
//! text, or whose text has the numbers of the ids, has no table.

use alloc::vec::Vec;
use core::fmt;

/// The numbers of a text, by id; empty if they are those of the ids.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct TextNumbers {
    /// In ascending order.
    pub(super) values: Vec<u32>,
    pub(super) blocks: Vec<u32>,
}

impl TextNumbers {
    /// The numbers of the values, in ascending order, and of the blocks.
    pub(super) fn new(values: Vec<u32>, blocks: Vec<u32>) -> Self {
        let unless_ids = |numbers: Vec<u32>| {
            let are_ids = numbers.iter().copied().eq(0..numbers.len() as u32);
            if are_ids { Vec::new() } else { numbers }
        };
        TextNumbers { values: unless_ids(values), blocks: unless_ids(blocks) }
    }
}

/// The name of a value or a block, as in `v12` or `block2`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Name {
    kind: &'static str,
    pub(super) number: u32,
}

impl Name {
    /// The name of the id with an index, which may be one that does not exist.
    pub(super) fn new(kind: &'static str, numbers: &[u32], index: usize) -> Self {
        Name { kind, number: numbers.get(index).copied().unwrap_or(index as u32) }
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.kind, self.number)
    }
}
