//! The loop forest.
//!
//! # Input
//!
//! A depth-first search.
//!
//! # Output
//!
//! For each block the header of the innermost loop around it, and its loop depth; for each header whether its loop has
//! further entries. A loop of an irreducible graph has one block that is called its header, the first that the search
//! met. Unreachable blocks belong to no loop.
//!
//! # Why correct
//!
//! Loops are found from the innermost to the outermost, in the order of decreasing preorder numbers. A cross or forward
//! edge is considered only once the search has retreated to the lowest common ancestor of its ends. From there on it
//! cannot be an entry into the loop that is being found.
//!
//! # Cost
//!
//! Almost linear in the edges, for irreducible graphs too.
//!
//! # Reference
//!
//! Havlak, *Nesting of reducible and irreducible loops*, TOPLAS 1997. The treatment of cross and forward edges is that of
//! Ramalingam, *Identifying loops in almost linear time*, TOPLAS 1999.

use alloc::vec::Vec;

use cranelift_entity::EntityRef;
use cranelift_entity::packed_option::PackedOption;

use crate::analysis::UnionFind;
use crate::analysis::control_flow::depth_first::{DepthFirst, NONE};
use crate::ir::Block;
use crate::sorts::sort;

/// The loop forest of a function, by block. Keeps its buffers.
#[derive(Default, Debug)]
pub struct Loops {
    /// The header of the innermost loop around a block: for a header, of the loop around its own loop.
    pub parent: Vec<PackedOption<Block>>,
    /// The number of loops around a block, including the one that it heads.
    pub depth: Vec<u32>,
    /// Whether a block is the header of a loop.
    pub is_header: Vec<bool>,
    /// Whether a block is the header of a loop with further entries.
    pub is_irreducible: Vec<bool>,
    /// By block: the header of a loop around it, if this loop and all those in between have further entries.
    entered: Vec<PackedOption<Block>>,
    collapsed: Collapsed,
}

/// The graph in which the loops found so far are single vertices. Everything is indexed by preorder number.
#[derive(Default, Debug)]
struct Collapsed {
    sets: UnionFind,
    /// Edges as linked lists from their destination, `(from, next)`, with [`NONE`] at the end.
    in_head: Vec<u32>,
    in_edges: Vec<(u32, u32)>,
    /// The vertices of the loop that is being found.
    body: Vec<u32>,
    /// By vertex: the last loop in whose body it was, or [`NONE`].
    mark: Vec<u32>,
}

impl Loops {
    /// Finds the loops of a function of `blocks` blocks. Sorts the edges of `search` that are not in its tree.
    pub fn compute(&mut self, blocks: usize, search: &mut DepthFirst) {
        for headers in [&mut self.parent, &mut self.entered] {
            headers.clear();
            headers.resize(blocks, None.into());
        }
        self.depth.clear();
        self.depth.resize(blocks, 0);
        for flags in [&mut self.is_header, &mut self.is_irreducible] {
            flags.clear();
            flags.resize(blocks, false);
        }
        if search.back_edges.is_empty() {
            return;
        }
        sort(&mut search.late_edges);
        search.late_edges.reverse();
        sort(&mut search.back_edges);
        search.back_edges.reverse();
        self.find(search);
        for &block in search.postorder.iter().rev() {
            // A loop header precedes the blocks of its loop in reverse postorder.
            let b = block.index();
            let around = self.parent[b].expand().map_or(0, |outer| self.depth[outer.index()]);
            self.depth[b] = around + u32::from(self.is_header[b]);
        }
    }

    fn find(&mut self, search: &DepthFirst) {
        let n = search.block.len();
        self.collapsed.reset(search);
        let (mut late, mut back) = (0, 0);
        for w in (0..n as u32).rev() {
            while let Some(&(ancestor, from, to)) = search.late_edges.get(late) {
                if ancestor != w {
                    break;
                }
                late += 1;
                // The edge enters all loops found so far around `to` from outside. Where it does not do so at the
                // header, the loop has one more entry.
                let outermost = self.collapsed.sets.find(to);
                self.enter(search.block[to as usize], search.block[outermost as usize]);
                let from = self.collapsed.sets.find(from);
                self.collapsed.add_edge(from, outermost);
            }
            let Loops { parent, is_header, collapsed, .. } = self;
            let header = search.block[w as usize];
            collapsed.body.clear();
            while let Some(&(to, from)) = search.back_edges.get(back) {
                if to != w {
                    break;
                }
                back += 1;
                is_header[header.index()] = true;
                collapsed.add_to_body(w, from);
            }
            collapsed.complete_body(w);
            for &x in &collapsed.body {
                parent[search.block[x as usize].index()] = header.into();
                collapsed.sets.attach(x, w);
            }
        }
    }

    /// Notes a further entry of all loops around a block up to that of a header. Loops of which one is known are skipped.
    fn enter(&mut self, block: Block, outermost: Block) {
        let mut inside = block;
        while inside != outermost {
            let entered = &mut self.entered[inside.index()];
            let Some(outer) = entered.expand().or(self.parent[inside.index()].expand()) else { break };
            *entered = outermost.into();
            self.is_irreducible[outer.index()] = true;
            inside = outer;
        }
    }
}

impl Collapsed {
    /// Starts with the tree of the search, in which every vertex is a block.
    fn reset(&mut self, search: &DepthFirst) {
        let n = search.block.len();
        self.sets.reset(n);
        self.in_edges.clear();
        for array in [&mut self.in_head, &mut self.mark] {
            array.clear();
            array.resize(n, NONE);
        }
        for w in 1..n as u32 {
            self.add_edge(search.parent[w as usize], w);
        }
    }

    fn add_edge(&mut self, from: u32, to: u32) {
        self.in_edges.push((from, self.in_head[to as usize]));
        self.in_head[to as usize] = self.in_edges.len() as u32 - 1;
    }

    /// Adds the vertex of `x` to the body of the loop of header `w`, unless it is there or is the header.
    fn add_to_body(&mut self, w: u32, x: u32) {
        let x = self.sets.find(x);
        if x != w && self.mark[x as usize] != w {
            self.mark[x as usize] = w;
            self.body.push(x);
        }
    }

    /// Adds everything from which the body can be reached without the header.
    fn complete_body(&mut self, w: u32) {
        let mut done = 0;
        while let Some(&x) = self.body.get(done) {
            done += 1;
            let mut edge = self.in_head[x as usize];
            while edge != NONE {
                let (from, next) = self.in_edges[edge as usize];
                self.add_to_body(w, from);
                edge = next;
            }
        }
    }
}
