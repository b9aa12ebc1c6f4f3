//! Disjoint sets over small integers.

use alloc::vec::Vec;

/// Disjoint sets over `0..n`. The root of a set is chosen by the caller; paths are halved, so `m` operations cost
/// O(m log n).
#[derive(Default, Clone, Debug)]
pub struct UnionFind {
    parent: Vec<u32>,
}

impl UnionFind {
    /// Makes `n` sets of one element each.
    pub fn reset(&mut self, n: usize) {
        self.parent.clear();
        self.parent.extend(0..n as u32);
    }
    /// The root of the set of `x`.
    #[inline]
    pub fn find(&mut self, mut x: u32) -> u32 {
        loop {
            let parent = self.parent[x as usize];
            let grand = self.parent[parent as usize];
            if parent == grand {
                return parent;
            }
            self.parent[x as usize] = grand;
            x = grand;
        }
    }
    /// Makes `root`, which must be a root, the root of the set whose root is `child`.
    #[inline]
    pub fn attach(&mut self, child: u32, root: u32) {
        self.parent[child as usize] = root;
    }
}
