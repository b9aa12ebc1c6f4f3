//! Random control flow: the blocks, their successors, and their layout.
//!
//! *Input:* a seed. *Promises:* block 0 is the entry and has no predecessors. A block whose predecessors are all reachable
//! has a greater number than each of its dominators. Dominators are computed from the definition: sets that are refined
//! until nothing changes.

use std::collections::BTreeSet;

use super::draw::Draw;

/// How blocks are laid out.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Layout {
    /// Dominators first.
    InOrder,
    /// The entry, and then the others from the last to the first: uses before defs, loops backwards.
    Reversed,
    /// The entry, and then the others in random order.
    Shuffled,
}

/// Blocks and edges.
#[derive(Debug)]
pub struct Flow {
    /// By block: its successors.
    pub succs: Vec<Vec<usize>>,
    /// By block: whether it can be reached.
    pub reachable: Vec<bool>,
    /// By block: the blocks that dominate it, itself included; none for an unreachable one.
    pub dominators: Vec<BTreeSet<usize>>,
    /// By block: its place in the layout.
    pub place: Vec<usize>,
    /// The kind of layout.
    pub layout: Layout,
}

/// The most successors of a block.
const MAX_SUCCESSORS: usize = 6;

impl Flow {
    /// A random graph.
    pub fn draw(draw: &mut Draw) -> Flow {
        let count = match draw.below(20) {
            0..=2 => 1,
            3..=16 => draw.between(2, 9),
            _ => draw.between(10, 20),
        };
        let straight = draw.chance(12);
        let mut succs = vec![Vec::new(); count];
        for block in 1..count {
            let near = if straight { 1 } else { draw.between(1, 4) };
            let parent = block - near.min(block);
            succs[parent].push(block);
        }
        if count > 1 && !straight {
            for _ in 0..draw.below(count + 2) {
                let (from, to) = (draw.below(count), draw.between(1, count - 1));
                let to = if draw.chance(15) && from > 0 { from } else { to };
                if succs[from].len() < MAX_SUCCESSORS {
                    succs[from].push(to);
                }
            }
            if draw.chance(8) {
                // No exit: each block that would leave the function branches instead.
                for from in (0..count).filter(|&from| from > 0) {
                    if succs[from].is_empty() {
                        succs[from].push(draw.between(1, count - 1));
                    }
                }
            }
        }
        for targets in &mut succs {
            draw.shuffle(targets);
        }
        if draw.chance(15) {
            for _ in 0..draw.between(1, 2) {
                let goes = draw.below(3).min(count - 1);
                let targets = (0..goes).map(|_| draw.between(1, count - 1)).collect();
                succs.push(targets);
            }
        }
        let all = succs.len();
        let (layout, mut order) = match draw.below(3) {
            1 if all > 2 => (Layout::Reversed, (1..all).rev().collect()),
            2 if all > 2 => (Layout::Shuffled, (1..all).collect::<Vec<_>>()),
            _ => (Layout::InOrder, (1..all).collect()),
        };
        if layout == Layout::Shuffled {
            draw.shuffle(&mut order);
        }
        let mut place = vec![0; all];
        order.iter().enumerate().for_each(|(index, &block)| place[block] = index + 1);
        let reachable = reach(&succs);
        let dominators = dominators(&succs, &reachable);
        Flow { succs, reachable, dominators, place, layout }
    }

    /// The number of blocks.
    pub fn len(&self) -> usize {
        self.succs.len()
    }
    /// Whether `a` dominates `b`.
    pub fn dominates(&self, a: usize, b: usize) -> bool {
        self.dominators[b].contains(&a)
    }
    /// The edges, as their ends, from reachable blocks.
    pub fn edges(&self) -> impl Iterator<Item = (usize, usize)> {
        let reached = |&(from, _): &(usize, usize)| self.reachable[from];
        self.succs.iter().enumerate().flat_map(|(from, to)| to.iter().map(move |&to| (from, to))).filter(reached)
    }
    /// The number of edges that enter a block.
    pub fn entering(&self, block: usize) -> usize {
        self.edges().filter(|&(_, to)| to == block).count()
    }
    /// Whether an edge goes from a block with several successors to one with several predecessors.
    pub fn is_critical(&self, (from, to): (usize, usize)) -> bool {
        self.succs[from].len() > 1 && self.entering(to) > 1
    }
    /// The blocks from which `block` can be reached again without passing through `avoid`.
    fn reaches(&self, from: usize, to: usize, avoid: Option<usize>) -> bool {
        let mut seen = vec![false; self.len()];
        let mut todo = vec![from];
        while let Some(block) = todo.pop() {
            for &next in &self.succs[block] {
                if next == to {
                    return true;
                }
                if Some(next) != avoid && !std::mem::replace(&mut seen[next], true) {
                    todo.push(next);
                }
            }
        }
        false
    }
    /// Whether there is a cycle with two entries. It has an edge that closes a cycle although its end does not dominate its
    /// start. The edge does not lead into the middle of a cycle.
    pub fn is_irreducible(&self) -> bool {
        // Without the edges to dominators, reducible flow has no cycles.
        let mut kept = vec![Vec::new(); self.len()];
        for (from, to) in self.edges().filter(|&(from, to)| !self.dominates(to, from)) {
            kept[from].push(to);
        }
        let forward = Flow {
            succs: kept,
            reachable: self.reachable.clone(),
            dominators: Vec::new(),
            place: Vec::new(),
            layout: self.layout,
        };
        (0..self.len()).any(|block| forward.reaches(block, block, None))
    }
    /// The edges that close loops.
    pub fn back_edges(&self) -> Vec<(usize, usize)> {
        self.edges().filter(|&(from, to)| self.dominates(to, from)).collect()
    }
    /// Whether a loop is in another one.
    pub fn is_nested(&self) -> bool {
        let back = self.back_edges();
        let body = |header: usize, latch: usize, block: usize| {
            block == header
                || block == latch
                || self.dominates(header, block) && self.reaches(block, latch, Some(header))
        };
        back.iter().any(|&(latch, header)| {
            back.iter().any(|&(inner_latch, inner)| {
                inner != header && body(header, latch, inner) && body(header, latch, inner_latch)
            })
        })
    }
}

fn reach(succs: &[Vec<usize>]) -> Vec<bool> {
    let mut reachable = vec![false; succs.len()];
    reachable[0] = true;
    let mut todo = vec![0];
    while let Some(block) = todo.pop() {
        for &next in &succs[block] {
            if !std::mem::replace(&mut reachable[next], true) {
                todo.push(next);
            }
        }
    }
    reachable
}

fn dominators(succs: &[Vec<usize>], reachable: &[bool]) -> Vec<BTreeSet<usize>> {
    let blocks: Vec<usize> = (0..succs.len()).filter(|&block| reachable[block]).collect();
    let all: BTreeSet<usize> = blocks.iter().copied().collect();
    let mut sets = vec![BTreeSet::new(); succs.len()];
    blocks.iter().for_each(|&block| sets[block].clone_from(&all));
    sets[0] = BTreeSet::from([0]);
    loop {
        let mut changed = false;
        for &block in blocks.iter().filter(|&&block| block != 0) {
            let preds = blocks.iter().filter(|&&pred| succs[pred].contains(&block));
            let mut set = preds.map(|&pred| sets[pred].clone()).reduce(|a, b| &a & &b).unwrap_or_default();
            set.insert(block);
            if set != sets[block] {
                sets[block] = set;
                changed = true;
            }
        }
        if !changed {
            return sets;
        }
    }
}
