//! The depth-first search of the control-flow graph, from which everything else about its shape is computed.
//!
//! # Input
//!
//! A function whose edges name existing blocks.
//!
//! # Output
//!
//! Preorder numbers, the tree of the search, the postorder, and the edges that are not in the tree. Unreachable blocks
//! have no number.
//!
//! # Why correct
//!
//! Each edge that is not in the tree leads to an ancestor or is a cross or forward edge. In the latter case its destination
//! is finished. The set of the destination is then attached up to its lowest ancestor that is still open. This is the
//! lowest common ancestor of the two ends.
//!
//! # Cost
//!
//! Almost linear in the edges. Cross and forward edges ask for a lowest common ancestor each (Tarjan's offline
//! algorithm).
//!
//! # Reference
//!
//! R. E. Tarjan: *Applications of path compression on balanced trees*, JACM 26(4), 1979 (lowest common ancestors).

use alloc::vec::Vec;

use cranelift_entity::EntityRef;

use crate::analysis::UnionFind;
use crate::ir::{Block, Edge, Function};

/// Marks the absence of a preorder number. These are no entities, and an `Option` of one would take twice the memory.
pub(super) const NONE: u32 = u32::MAX;

/// A depth-first search. Everything is indexed by preorder number, except `number`. Keeps its buffers.
#[derive(Default, Debug)]
pub struct DepthFirst {
    /// Preorder number of each block, or [`NONE`].
    pub number: Vec<u32>,
    /// Block of each number.
    pub block: Vec<Block>,
    /// Parent in the tree of the search, or [`NONE`] for the entry.
    pub parent: Vec<u32>,
    /// Cross and forward edges: `(lowest common ancestor, from, to)`.
    pub late_edges: Vec<(u32, u32, u32)>,
    /// Edges to an ancestor: `(to, from)`.
    pub back_edges: Vec<(u32, u32)>,
    /// Reachable blocks in postorder.
    pub postorder: Vec<Block>,
    finished: Vec<bool>,
    /// Blocks being visited, with the next edge to follow.
    stack: Vec<(Block, u32)>,
    /// Finished blocks, with the lowest ancestor that is not finished as the root.
    sets: UnionFind,
}

impl DepthFirst {
    /// Searches from the entry: numbers, parents, postorder, and the kind of each edge.
    pub fn run(&mut self, func: &Function) {
        self.number.clear();
        self.number.resize(func.num_blocks(), NONE);
        self.sets.reset(func.num_blocks());
        for array in [&mut self.block, &mut self.postorder] {
            array.clear();
        }
        self.parent.clear();
        self.finished.clear();
        self.late_edges.clear();
        self.back_edges.clear();
        self.stack.clear();
        if func.num_blocks() == 0 {
            return;
        }
        self.discover(func, Block::ENTRY, NONE);
        while let Some(top) = self.stack.last_mut() {
            let (block, edge) = *top;
            let from = self.number[block.index()];
            if edge == func.block(block).edges.1 {
                self.finish(block, from);
                continue;
            }
            top.1 += 1;
            let succ = func.edge(Edge::from_u32(edge)).to;
            let to = self.number[succ.index()];
            if to == NONE {
                self.discover(func, succ, from);
            } else if !self.finished[to as usize] {
                self.back_edges.push((to, from));
            } else {
                // `to` is finished, so its set has been attached up to its lowest ancestor that is still open. That is
                // an ancestor of `from` too (Tarjan's offline lowest common ancestor).
                let ancestor = self.sets.find(to);
                self.late_edges.push((ancestor, from, to));
            }
        }
    }

    /// Whether a block can be reached from the entry.
    pub fn reaches(&self, block: Block) -> bool {
        self.number[block.index()] != NONE
    }

    fn discover(&mut self, func: &Function, block: Block, parent: u32) {
        self.number[block.index()] = self.block.len() as u32;
        self.block.push(block);
        self.parent.push(parent);
        self.finished.push(false);
        self.stack.push((block, func.block(block).edges.0));
    }

    fn finish(&mut self, block: Block, number: u32) {
        self.stack.pop();
        self.postorder.push(block);
        self.finished[number as usize] = true;
        let parent = self.parent[number as usize];
        if parent != NONE {
            self.sets.attach(number, parent);
        }
    }
}
