//! Sorts of little code. Those of the standard library are up to 30 KiB for each type of items, and lists are mostly short.
//!
//! There are two counting sorts: one in two halves, for lists that are parts of one vector, and a stable one. And there is a
//! sort by comparison.

use alloc::vec::Vec;

/// The first half of a counting sort. It finds where the items of each key start. `start` has one more entry than there are
/// keys, and `cursor` is to be advanced.
pub(super) fn bucket_starts(
    items: impl Iterator<Item = u32>,
    keys: usize,
    start: &mut Vec<u32>,
    cursor: &mut Vec<u32>,
) {
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

/// Sorts items by comparison: few by insertion, many as a heap. Equal items are the same to it. Takes time n log n.
pub fn sort<T: Ord + Copy>(items: &mut [T]) {
    if items.len() > SHORT {
        return heap_sort(items);
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

#[cold]
#[inline(never)]
fn heap_sort<T: Ord + Copy>(items: &mut [T]) {
    for at in (0..items.len() / 2).rev() {
        sift(items, at);
    }
    for end in (1..items.len()).rev() {
        items.swap(0, end);
        sift(&mut items[..end], 0);
    }
}

/// Moves an item down a heap to where no child is greater.
fn sift<T: Ord + Copy>(heap: &mut [T], mut at: usize) {
    loop {
        let left = 2 * at + 1;
        if left >= heap.len() {
            return;
        }
        let right = left + 1;
        let child = if right < heap.len() && heap[right] > heap[left] { right } else { left };
        if heap[child] <= heap[at] {
            return;
        }
        heap.swap(at, child);
        at = child;
    }
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

#[cfg(test)]
mod tests {
    use crate::analysis::sorts::*;

    #[test]
    fn lists_of_all_lengths_are_sorted() {
        crate::testing::random::rounds(500, |u| {
            let mut items = Vec::new();
            for _ in 0..u.int_in_range(0..=100)? {
                items.push(u.int_in_range(0..=40u32)?);
            }
            let mut expected = items.clone();
            expected.sort_unstable();
            sort(&mut items);
            assert_eq!(items, expected);
            Ok(())
        });
    }
}
