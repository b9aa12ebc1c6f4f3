//! Sorts. Two are counting sorts: one in two halves, for lists that are parts of one vector, and a stable one. The third
//! compares items, and touches little code for short lists. That of the standard library touches up to 30 KiB for each type.

use alloc::vec::Vec;

/// The first half of a counting sort. It finds where the items of each key start. `start` has one more entry than there are
/// keys, and `cursor` is to be advanced.
pub fn bucket_starts(items: impl Iterator<Item = u32>, keys: usize, start: &mut Vec<u32>, cursor: &mut Vec<u32>) {
    start.clear();
    start.resize(keys + 1, 0);
    items.for_each(|key| start[key as usize + 1] += 1);
    for at in 0..keys {
        start[at + 1] += start[at];
    }
    cursor.clear();
    cursor.extend_from_slice(&start[..keys]);
}

/// The most items that are sorted by insertion.
const SHORT: usize = 16;

/// Sorts items by comparison: few by insertion, many as the library does. Equal items are the same to it. Takes time
/// n log n.
pub fn sort<T: Ord + Copy>(items: &mut [T]) {
    if items.len() > SHORT {
        return sort_many(items);
    }
    for at in 1..items.len() {
        let item = items[at];
        let mut to = at;
        while to > 0 && items[to - 1] > item {
            items[to] = items[to - 1];
            to -= 1;
        }
        items[to] = item;
    }
}

/// Out of line, so that short lists do not touch its code.
#[cold]
#[inline(never)]
fn sort_many<T: Ord>(items: &mut [T]) {
    items.sort_unstable();
}

/// A counting sort of a vector that keeps the order of items with equal keys. Keeps its buffers.
#[derive(Debug)]
pub struct StableSort<T> {
    /// By key: where the next item with it goes.
    next: Vec<u32>,
    /// The items before the sort.
    before: Vec<T>,
}

impl<T> Default for StableSort<T> {
    fn default() -> Self {
        StableSort { next: Vec::new(), before: Vec::new() }
    }
}

impl<T: Copy> StableSort<T> {
    /// Sorts items by a key below `keys`, in time linear in both.
    pub fn sort_by_key(&mut self, items: &mut [T], keys: usize, key: impl Fn(&T) -> usize) {
        self.next.clear();
        self.next.resize(keys + 1, 0);
        for item in items.iter() {
            self.next[key(item) + 1] += 1;
        }
        let mut sum = 0;
        for next in &mut self.next {
            sum += *next;
            *next = sum;
        }
        self.before.clear();
        self.before.extend_from_slice(items);
        for item in &self.before {
            let next = &mut self.next[key(item)];
            items[*next as usize] = *item;
            *next += 1;
        }
    }
}
