//! Choice of the outcomes of branches such that each reachable edge is taken.
//!
//! # Input
//!
//! A function, and the edges that have been taken.
//!
//! # Output
//!
//! At the end of a block, [`Steer::toward_untaken`] returns an untaken edge of the block. If there is none, it returns the
//! first edge of a shortest path (in edges) to one.
//!
//! # Why correct
//!
//! A shortest path passes no block with an untaken edge before its end. So each path that is followed to its end takes an
//! untaken edge. There is a path from the entry to each reachable edge.
//!
//! # Cost
//!
//! A breadth-first search visits each block and edge once at most. There is one search for each untaken edge that is not
//! reached by chance. So the searches are quadratic in the edges at worst; most end after a few blocks.

use alloc::collections::VecDeque;
use alloc::vec::Vec;

use cranelift_entity::EntityRef;

use ssara_ir::ir::{Block, Edge, Function};

/// Which edges have been taken, and the path to the next one that has not.
pub(super) struct Steer<'a> {
    func: &'a Function,
    /// By edge: whether it is reachable and has not been taken.
    untaken: Vec<bool>,
    /// The number of reachable edges.
    reachable: usize,
    /// The number of reachable edges that have not been taken.
    left: usize,
    /// The rest of the path that is followed, last edge first.
    path: Vec<Edge>,
    /// By block: the edge by which the last search came to it, and the number of that search.
    came_by: Vec<(u32, Option<Edge>)>,
    search: u32,
}

impl<'a> Steer<'a> {
    /// Finds the reachable edges of `func`.
    pub(super) fn new(func: &'a Function) -> Self {
        let untaken = alloc::vec![false; func.num_edges()];
        let came_by = alloc::vec![(0, None); func.num_blocks()];
        let mut steer = Steer { func, untaken, reachable: 0, left: 0, path: Vec::new(), came_by, search: 0 };
        if func.num_blocks() > 0 {
            let mut visited = alloc::vec![false; func.num_blocks()];
            visited[Block::ENTRY.index()] = true;
            let mut stack = alloc::vec![Block::ENTRY];
            while let Some(block) = stack.pop() {
                for edge in func.succ_edges(block) {
                    steer.untaken[edge.index()] = true;
                    steer.reachable += 1;
                    let to = func.edge(edge).to;
                    if !core::mem::replace(&mut visited[to.index()], true) {
                        stack.push(to);
                    }
                }
            }
        }
        steer.left = steer.reachable;
        steer
    }

    /// The number of reachable edges.
    pub(super) fn reachable(&self) -> usize {
        self.reachable
    }
    /// The number of reachable edges that have not been taken.
    pub(super) fn left(&self) -> usize {
        self.left
    }
    /// The reachable edges that have not been taken, in the order of their ids.
    pub(super) fn untaken(&self) -> Vec<Edge> {
        self.func.edges().filter(|edge| self.untaken[edge.index()]).collect()
    }
    /// Notes that an edge has been taken.
    pub(super) fn take(&mut self, edge: Edge) {
        if core::mem::replace(&mut self.untaken[edge.index()], false) {
            self.left -= 1;
        }
    }

    /// The edge out of `block` that leads to the nearest untaken one; `choice` decides between equals. `None` when no
    /// untaken edge can be reached.
    pub(super) fn toward_untaken(&mut self, block: Block, choice: u64) -> Option<Edge> {
        let untaken = |edge: &Edge| self.untaken[edge.index()];
        let here = self.func.succ_edges(block).filter(untaken).count() as u64;
        if here > 0 {
            self.path.clear();
            return self.func.succ_edges(block).filter(untaken).nth((choice % here) as usize);
        }
        // A path that was left is no longer one from here.
        if self.path.last().is_none_or(|&next| self.func.edge(next).from != block) {
            self.find_path(block, choice);
        }
        self.path.pop()
    }

    /// Searches breadth first from `start` for a block with an untaken edge.
    fn find_path(&mut self, start: Block, choice: u64) {
        let func = self.func;
        self.path.clear();
        if self.left == 0 {
            return;
        }
        self.search += 1;
        self.came_by[start.index()] = (self.search, None);
        let mut queue = VecDeque::from([start]);
        while let Some(block) = queue.pop_front() {
            let edges = func.succ_edges(block);
            if edges.clone().any(|edge| self.untaken[edge.index()]) {
                return self.trace(block);
            }
            let first = choice.checked_rem(edges.len() as u64).unwrap_or(0) as usize;
            for edge in edges.clone().skip(first).chain(edges.take(first)) {
                let to = func.edge(edge).to;
                if self.came_by[to.index()].0 != self.search {
                    self.came_by[to.index()] = (self.search, Some(edge));
                    queue.push_back(to);
                }
            }
        }
    }

    /// Makes the path of the last search to `block` the one that is followed.
    fn trace(&mut self, mut block: Block) {
        while let Some(edge) = self.came_by[block.index()].1 {
            self.path.push(edge);
            block = self.func.edge(edge).from;
        }
    }
}
