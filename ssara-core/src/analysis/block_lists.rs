//! A list for each block, all in one vector.

use alloc::vec::Vec;
use core::ops::Range;

use cranelift_entity::EntityRef;

use crate::ir::Block;

/// A list for each block. Lists are filled one after the other, each between [`start`](BlockLists::start) and
/// [`end`](BlockLists::end). Keeps its buffers.
#[derive(Clone, Debug)]
pub struct BlockLists<T> {
    ranges: Vec<(u32, u32)>,
    /// The items of all lists.
    pub items: Vec<T>,
}

impl<T> Default for BlockLists<T> {
    fn default() -> Self {
        BlockLists { ranges: Vec::new(), items: Vec::new() }
    }
}

impl<T> BlockLists<T> {
    /// Empties all lists, for a function of `blocks` blocks.
    pub fn reset(&mut self, blocks: usize) {
        self.ranges.clear();
        self.ranges.resize(blocks, (0, 0));
        self.items.clear();
    }
    /// Begins the list of a block, which must be the only unfinished one.
    #[inline]
    pub fn start(&mut self, block: Block) {
        self.ranges[block.index()].0 = self.items.len() as u32;
    }
    /// Adds the list that a block has among others.
    pub fn copy(&mut self, others: &BlockLists<T>, block: Block)
    where
        T: Copy,
    {
        self.start(block);
        self.items.extend_from_slice(others.of(block));
        self.end(block);
    }
    /// Removes what was added to the unfinished list of a block.
    pub fn restart(&mut self, block: Block) {
        self.items.truncate(self.ranges[block.index()].0 as usize);
    }
    /// Ends the list of a block.
    #[inline]
    pub fn end(&mut self, block: Block) {
        self.ranges[block.index()].1 = self.items.len() as u32;
    }
    /// Adds an item to the unfinished list.
    #[inline]
    pub fn push(&mut self, item: T) {
        self.items.push(item);
    }
    /// Removes the first item of the unfinished list of a block that `is_meant`, and keeps the order of the others.
    pub fn retract(&mut self, block: Block, is_meant: impl Fn(&T) -> bool) {
        let start = self.ranges[block.index()].0 as usize;
        if let Some(at) = self.items[start..].iter().position(is_meant) {
            self.items.remove(start + at);
        }
    }
    /// The list of a block.
    #[inline]
    pub fn of(&self, block: Block) -> &[T] {
        &self.items[self.range(block)]
    }
    /// The list of a block, to change its items.
    #[inline]
    pub fn of_mut(&mut self, block: Block) -> &mut [T] {
        let range = self.range(block);
        &mut self.items[range]
    }
    /// Where the list of a block is among all items.
    #[inline]
    pub fn range(&self, block: Block) -> Range<usize> {
        let (start, end) = self.ranges[block.index()];
        start as usize..end as usize
    }
    /// Where the list of each block starts and ends, and all items.
    pub fn parts_mut(&mut self) -> (&[(u32, u32)], &mut [T]) {
        (&self.ranges, &mut self.items)
    }
    /// Keeps the first `len` items of a finished list.
    #[inline]
    pub fn truncate(&mut self, block: Block, len: usize) {
        let range = &mut self.ranges[block.index()];
        range.1 = range.1.min(range.0 + len as u32);
    }
    /// Removes the first item of a finished list that `is_meant`, and keeps the order of the others. Linear in the
    /// list.
    pub fn remove(&mut self, block: Block, is_meant: impl Fn(&T) -> bool) {
        let items = self.of_mut(block);
        if let Some(at) = items.iter().position(is_meant) {
            items[at..].rotate_left(1);
            self.ranges[block.index()].1 -= 1;
        }
    }
    /// Keeps the items of a finished list for which `is_kept` returns true, in their order. Linear in the list.
    pub fn retain(&mut self, block: Block, mut is_kept: impl FnMut(&T) -> bool) {
        let items = self.of_mut(block);
        let mut kept = 0;
        for at in 0..items.len() {
            if is_kept(&items[at]) {
                items.swap(kept, at);
                kept += 1;
            }
        }
        self.truncate(block, kept);
    }
}
