//! The order in which blocks and the blocks of split edges are written, so that few of them need a jump.
//!
//! # Input
//! A function and its allocation. The client's order of blocks is kept.
//!
//! # Output
//! The blocks in order. The block of a split edge stands between the two ends of the edge where these follow each other.
//! Else it stands right after the block it comes from, if the block that follows is no successor of that. Where there are
//! several, the one of the last successor does. All others come at the end.
//!
//! # Why correct
//! Each block and each split edge is there once, and the entry is first. Any such order is right: the client writes a jump
//! where control does not run on into the next block ([`CodeBlock::falls_into`]).
//!
//! # Cost
//! Linear in blocks and edges, times the logarithm of the number of edits.

use alloc::vec::Vec;
use core::ops::Range;

use cranelift_entity::EntityRef;

use crate::ir::{Block, Edge, Function};
use crate::output::{Allocation, Point, Step};

/// A block of the code as it is written.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum CodeBlock {
    /// A block of the function.
    Block(Block),
    /// The block that splits an edge: the edits of the edge, then control goes on to the block at its end.
    SplitEdge(Edge),
}

impl CodeBlock {
    /// Where an edge leads: to the block that splits it, or else to the block at its end. Takes time logarithmic in the number
    /// of edits.
    pub fn of_edge(func: &Function, alloc: &Allocation, edge: Edge) -> CodeBlock {
        if alloc.splits(edge) { CodeBlock::SplitEdge(edge) } else { CodeBlock::Block(func.edge(edge).to) }
    }
    /// Whether control may run on from here into `next`, the block that is written after it, without a jump. For a block of
    /// the function that is so if `next` is one of its successors, or splits the edge to one. Which of the successors needs
    /// no jump is the client's choice, if there are several.
    pub fn falls_into(self, next: CodeBlock, func: &Function, alloc: &Allocation) -> bool {
        match (self, next) {
            (CodeBlock::SplitEdge(edge), CodeBlock::Block(block)) => func.edge(edge).to == block,
            (CodeBlock::SplitEdge(_), CodeBlock::SplitEdge(_)) => false,
            (CodeBlock::Block(from), CodeBlock::SplitEdge(edge)) => func.edge(edge).from == from,
            (CodeBlock::Block(from), CodeBlock::Block(block)) => {
                func.succ_edges(from).any(|edge| func.edge(edge).to == block && !alloc.splits(edge))
            }
        }
    }
    /// The edits and instructions of the block, as in [`Allocation::walk`]. Takes time linear in them, and logarithmic in the
    /// number of edits and alternatives.
    pub fn steps<'a>(self, func: &'a Function, alloc: &'a Allocation) -> impl Iterator<Item = Step<'a>> + 'a {
        let (on_edge, block) = match self {
            CodeBlock::SplitEdge(edge) => (alloc.edits_at(Point::Edge(edge)), None),
            CodeBlock::Block(block) => (&[][..], Some(block)),
        };
        let in_block = block.map(|block| alloc.walk_block(func, block));
        on_edge.iter().map(|&(_, edit)| Step::Edit(edit)).chain(in_block.into_iter().flatten())
    }
}

/// The blocks of allocated code in the order in which a client may write them. Each block of the function and each split
/// edge is there once. The first one is the entry.
pub fn block_layout(func: &Function, alloc: &Allocation) -> Vec<CodeBlock> {
    let mut order = Vec::with_capacity(func.num_blocks());
    let mut at_end = Vec::new();
    let mut blocks = func.blocks().peekable();
    while let Some(block) = blocks.next() {
        order.push(CodeBlock::Block(block));
        let next = blocks.peek().copied();
        let split = || func.succ_edges(block).filter(|&edge| alloc.splits(edge));
        let to_next = split().find(|&edge| Some(func.edge(edge).to) == next);
        let runs_on = func.succ_edges(block).any(|edge| Some(func.edge(edge).to) == next);
        let after = to_next.or_else(|| split().last().filter(|_| !runs_on));
        order.extend(after.map(CodeBlock::SplitEdge));
        at_end.extend(split().filter(|&edge| Some(edge) != after).map(CodeBlock::SplitEdge));
    }
    order.extend(at_end);
    order
}

/// The steps of [`Allocation::walk`] that each block of an order consists of, the start of the block included. Takes time
/// linear in the instructions and edits.
///
/// # Panics
/// When the order has a block that the allocated code does not have.
pub fn step_ranges(func: &Function, alloc: &Allocation, order: &[CodeBlock]) -> Vec<Range<u32>> {
    let mut of_block = alloc::vec![0..0; func.num_blocks()];
    let mut of_edges: Vec<(Edge, Range<u32>)> = Vec::new();
    let mut current = &mut (0..0);
    for (number, step) in (0..).zip(alloc.walk(func)) {
        match step {
            Step::Block(block) => {
                current = &mut of_block[block.index()];
                current.start = number;
            }
            Step::SplitEdge(edge) => {
                of_edges.push((edge, number..number));
                let last = of_edges.len() - 1;
                current = &mut of_edges[last].1;
            }
            Step::Edit(_) | Step::Inst { .. } => {}
        }
        current.end = number + 1;
    }
    let range = |block: &CodeBlock| match *block {
        CodeBlock::Block(block) => of_block[block.index()].clone(),
        CodeBlock::SplitEdge(edge) => {
            let at = of_edges.binary_search_by_key(&edge, |&(edge, _)| edge);
            of_edges[at.unwrap_or_else(|_| panic!("{edge} is not split"))].1.clone()
        }
    };
    order.iter().map(range).collect()
}
