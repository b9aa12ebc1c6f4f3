//! The edges into each block.

use alloc::vec::Vec;

use cranelift_entity::EntityRef;

use crate::analysis::control_flow::depth_first::DepthFirst;
use crate::ir::{Block, Edge, Function};

/// Incoming edges from reachable blocks. Keeps its buffers.
#[derive(Default, Debug)]
pub struct Predecessors {
    /// The edges into block `b` are `edges[start[b]..start[b + 1]]`.
    start: Vec<u32>,
    edges: Vec<Edge>,
    cursor: Vec<u32>,
}

impl Predecessors {
    /// Collects the edges, in time linear in blocks and edges.
    pub fn compute(&mut self, func: &Function, search: &DepthFirst) {
        let blocks = func.num_blocks();
        self.start.clear();
        self.start.resize(blocks + 1, 0);
        let is_reachable = |edge: &Edge| search.reaches(func.edge(*edge).from);
        for edge in func.edges().filter(is_reachable) {
            self.start[func.edge(edge).to.index() + 1] += 1;
        }
        for block in 0..blocks {
            self.start[block + 1] += self.start[block];
        }
        self.edges.clear();
        self.edges.resize(self.start[blocks] as usize, Edge::from_u32(0));
        self.cursor.clear();
        self.cursor.extend_from_slice(&self.start[..blocks]);
        for edge in func.edges().filter(is_reachable) {
            let at = &mut self.cursor[func.edge(edge).to.index()];
            self.edges[*at as usize] = edge;
            *at += 1;
        }
    }

    /// The edges into a block.
    #[inline]
    pub fn of(&self, block: Block) -> &[Edge] {
        let b = block.index();
        &self.edges[self.start[b] as usize..self.start[b + 1] as usize]
    }
}
