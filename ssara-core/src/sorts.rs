//! Sorts. Passes use these and not those of the standard library, which touch up to 30 KiB of code for each type.
//!
//! [`sort`], [`sort_by_key`] and [`sort_by`] compare items. Few are sorted by insertion, in code of their type. Of many only
//! the order is found, by merging numbers of items: all types share that code. The others are counting sorts: one in two
//! halves, for lists that are parts of one vector, and one that keeps its buffers.

use alloc::vec::Vec;
use core::ops::Range;

/// The most items that are sorted by insertion.
const SHORT: usize = 16;

/// Sorts items. Takes time n log n.
#[inline]
pub fn sort<T: Ord + Copy>(items: &mut [T]) {
    sort_by(items, |a, b| a < b);
}

/// Sorts items by a key, which is computed for each comparison. Items with equal keys keep their order.
#[inline]
pub fn sort_by_key<T: Copy, K: Ord>(items: &mut [T], key: impl Fn(&T) -> K) {
    sort_by(items, |a, b| key(a) < key(b));
}

/// Sorts items. `is_less` says whether one must precede another. Otherwise they keep their order.
#[inline]
pub fn sort_by<T: Copy>(items: &mut [T], is_less: impl Fn(&T, &T) -> bool) {
    match items.len() {
        0 | 1 => {}
        2..=SHORT => insert(items, is_less),
        _ => sort_many(items, is_less),
    }
}

/// Sorts few items by insertion.
#[inline]
fn insert<T: Copy>(items: &mut [T], is_less: impl Fn(&T, &T) -> bool) {
    for at in 1..items.len() {
        let item = items[at];
        let mut to = at;
        while to > 0 && is_less(&item, &items[to - 1]) {
            items[to] = items[to - 1];
            to -= 1;
        }
        items[to] = item;
    }
}

/// Out of line, so that short lists do not touch its code.
#[cold]
#[inline(never)]
fn sort_many<T: Copy>(items: &mut [T], is_less: impl Fn(&T, &T) -> bool) {
    let order = order(items.len(), &|a, b| is_less(&items[a as usize], &items[b as usize]));
    let sorted: Vec<T> = order.iter().map(|&at| items[at as usize]).collect();
    items.copy_from_slice(&sorted);
}

/// The number of items in a run that is sorted by insertion before runs are merged.
const RUN: usize = 8;

/// The numbers below `len` in order. Sorts runs by insertion, and merges them.
#[inline(never)]
fn order(len: usize, is_less: &dyn Fn(u32, u32) -> bool) -> Vec<u32> {
    let mut order: Vec<u32> = (0..len as u32).collect();
    let mut merged = Vec::with_capacity(len);
    order.chunks_mut(RUN).for_each(|run| insert(run, |&a, &b| is_less(a, b)));
    let mut width = RUN;
    while width < len {
        merged.clear();
        for runs in order.chunks(2 * width) {
            let (mut first, mut second) = runs.split_at(width.min(runs.len()));
            while let ([a, after_a @ ..], [b, after_b @ ..]) = (first, second) {
                if is_less(*b, *a) {
                    merged.push(*b);
                    second = after_b;
                } else {
                    merged.push(*a);
                    first = after_a;
                }
            }
            merged.extend_from_slice(first);
            merged.extend_from_slice(second);
        }
        core::mem::swap(&mut order, &mut merged);
        width *= 2;
    }
    order
}

/// The first half of a counting sort. It finds where the items of each key start. `start` has one more entry than there are
/// keys, and `cursor` is to be advanced.
pub fn bucket_starts(items: impl Iterator<Item = u32>, keys: usize, start: &mut Vec<u32>, cursor: &mut Vec<u32>) {
    count_keys(items, keys, start);
    cursor.clear();
    cursor.extend_from_slice(&start[..keys]);
}

/// The same without a cursor.
pub fn count_keys(items: impl Iterator<Item = u32>, keys: usize, start: &mut Vec<u32>) {
    start.clear();
    start.resize(keys + 1, 0);
    items.for_each(|key| start[key as usize + 1] += 1);
    let mut sum = 0;
    for start in start {
        sum += *start;
        *start = sum;
    }
}

/// A counting sort of a vector that keeps the order of items with equal keys. Keeps its buffers.
#[derive(Debug)]
pub struct CountingSort<T> {
    /// By key: the end of the items with it.
    ends: Vec<u32>,
    /// The items before the sort.
    before: Vec<T>,
}

impl<T> Default for CountingSort<T> {
    fn default() -> Self {
        CountingSort { ends: Vec::new(), before: Vec::new() }
    }
}

impl<T: Copy> CountingSort<T> {
    /// Sorts items by a key below `keys`, in time linear in both.
    pub fn sort_by_key(&mut self, items: &mut [T], keys: usize, key: impl Fn(&T) -> usize) {
        count_keys(items.iter().map(|item| key(item) as u32), keys, &mut self.ends);
        self.before.clear();
        self.before.extend_from_slice(items);
        // Each start becomes the end.
        for item in &self.before {
            let next = &mut self.ends[key(item)];
            items[*next as usize] = *item;
            *next += 1;
        }
    }

    /// Where the items with a key are after the last sort.
    #[inline]
    pub fn range(&self, key: usize) -> Range<usize> {
        let start = if key == 0 { 0 } else { self.ends[key - 1] };
        start as usize..self.ends[key] as usize
    }
}
