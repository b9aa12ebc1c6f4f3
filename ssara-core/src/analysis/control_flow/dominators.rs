//! The dominator tree.
//!
//! # Input
//!
//! A depth-first search, and the edges into each block.
//!
//! # Output
//!
//! The immediate dominator of each block, and preorder intervals of the dominator tree, which answer whether one block
//! dominates another in constant time. Unreachable blocks dominate nothing.
//!
//! # Why correct
//!
//! The algorithm is that of the reference.
//!
//! # Cost
//!
//! O(E log B).
//!
//! # Reference
//!
//! Lengauer and Tarjan, *A fast algorithm for finding dominators in a flowgraph*, TOPLAS 1979, in the simple form, with
//! path compression alone.

use alloc::vec::Vec;

use cranelift_entity::EntityRef;
use cranelift_entity::packed_option::PackedOption;

use crate::analysis::control_flow::depth_first::{DepthFirst, NONE};
use crate::analysis::control_flow::predecessors::Predecessors;
use crate::ir::{Block, Function};

/// The dominator tree of a function. Keeps its buffers.
#[derive(Default, Debug)]
pub struct Dominators {
    /// By block: its immediate dominator.
    pub idom: Vec<PackedOption<Block>>,
    /// Preorder interval in the dominator tree: `a` dominates `b` iff `start[a] <= start[b] < end[a]`.
    start: Vec<u32>,
    end: Vec<u32>,
    tree: SemiTree,
    /// Working space of the intervals: by block, the size of its subtree, and the start of its next child.
    size: Vec<u32>,
    next: Vec<u32>,
}

/// The arrays of Lengauer and Tarjan. Everything is indexed by preorder number, with [`NONE`] for no number.
#[derive(Default, Debug)]
struct SemiTree {
    semi: Vec<u32>,
    label: Vec<u32>,
    ancestor: Vec<u32>,
    bucket_head: Vec<u32>,
    bucket_next: Vec<u32>,
    dom: Vec<u32>,
    path: Vec<u32>,
}

impl Dominators {
    /// Computes the tree.
    pub fn compute(&mut self, func: &Function, search: &DepthFirst, preds: &Predecessors) {
        self.tree.run(func, search, preds);
        self.idom.clear();
        self.idom.resize(func.num_blocks(), None.into());
        for (&block, &dom) in search.block.iter().zip(&self.tree.dom).skip(1) {
            self.idom[block.index()] = search.block[dom as usize].into();
        }
        self.number_intervals(&search.postorder);
    }

    /// Whether `a` dominates `b`. Every reachable block dominates itself.
    #[inline]
    pub fn dominates(&self, a: Block, b: Block) -> bool {
        let (a, b) = (a.index(), b.index());
        self.start[a] <= self.start[b] && self.start[b] < self.end[a]
    }

    /// The position of a block in a preorder walk of the tree.
    #[inline]
    pub fn preorder(&self, block: Block) -> u32 {
        self.start[block.index()]
    }

    /// Numbers the tree. Children come after their parent in reverse postorder: one backward pass sums sizes, and one
    /// forward pass hands out intervals.
    fn number_intervals(&mut self, postorder: &[Block]) {
        let blocks = self.idom.len();
        for (array, fill) in [(&mut self.size, 1), (&mut self.start, NONE), (&mut self.end, 0), (&mut self.next, 0)] {
            array.clear();
            array.resize(blocks, fill);
        }
        for &block in postorder {
            if let Some(idom) = self.idom[block.index()].expand() {
                self.size[idom.index()] += self.size[block.index()];
            }
        }
        for &block in postorder.iter().rev() {
            let b = block.index();
            let mut start = 0;
            if let Some(idom) = self.idom[b].expand() {
                let next = &mut self.next[idom.index()];
                start = *next;
                *next += self.size[b];
            }
            self.start[b] = start;
            self.end[b] = start + self.size[b];
            self.next[b] = start + 1;
        }
    }
}

impl SemiTree {
    fn run(&mut self, func: &Function, search: &DepthFirst, preds: &Predecessors) {
        let n = search.block.len();
        for array in [&mut self.semi, &mut self.label] {
            array.clear();
            array.extend(0..n as u32);
        }
        for array in [&mut self.ancestor, &mut self.bucket_head, &mut self.bucket_next, &mut self.dom] {
            array.clear();
            array.resize(n, NONE);
        }
        for w in (1..n as u32).rev() {
            let edges = preds.of(search.block[w as usize]);
            let parent = search.parent[w as usize];
            if edges.len() == 1 {
                // The common case: the only predecessor is the parent in the tree, and there is nothing to compare.
                self.semi[w as usize] = parent;
                self.dom[w as usize] = parent;
            } else {
                for &edge in edges {
                    let v = search.number[func.edge(edge).from.index()];
                    let u = self.eval(v);
                    self.semi[w as usize] = self.semi[w as usize].min(self.semi[u as usize]);
                }
                let semi = self.semi[w as usize] as usize;
                self.bucket_next[w as usize] = self.bucket_head[semi];
                self.bucket_head[semi] = w;
            }
            self.ancestor[w as usize] = parent;
            let mut v = self.bucket_head[parent as usize];
            while v != NONE {
                let next = self.bucket_next[v as usize];
                let u = self.eval(v);
                self.dom[v as usize] = if self.semi[u as usize] < self.semi[v as usize] { u } else { parent };
                v = next;
            }
            self.bucket_head[parent as usize] = NONE;
        }
        for w in 1..n {
            if self.dom[w] != self.semi[w] {
                self.dom[w] = self.dom[self.dom[w] as usize];
            }
        }
    }

    /// The vertex of least semidominator on the path from `v` to the root of its tree in the forest of processed vertices.
    /// Uses path compression and no recursion.
    fn eval(&mut self, v: u32) -> u32 {
        if self.ancestor[v as usize] == NONE {
            return v;
        }
        self.path.clear();
        let mut x = v;
        while self.ancestor[self.ancestor[x as usize] as usize] != NONE {
            self.path.push(x);
            x = self.ancestor[x as usize];
        }
        while let Some(y) = self.path.pop() {
            let above = self.ancestor[y as usize] as usize;
            if self.semi[self.label[above] as usize] < self.semi[self.label[y as usize] as usize] {
                self.label[y as usize] = self.label[above];
            }
            self.ancestor[y as usize] = self.ancestor[above];
        }
        self.label[v as usize]
    }
}
