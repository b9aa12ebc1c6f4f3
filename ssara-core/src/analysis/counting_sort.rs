//! A counting sort in two halves, for lists that are parts of one vector.

use alloc::vec::Vec;

/// The first half of a counting sort: where the items of each key start, in `start` (one more entry than there are
/// keys) and, to be advanced, in `cursor`.
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
