//! Where intervals are split best: outside of loops, else as late as possible.
//!
//! # Input
//! Lifetimes, and the loops around blocks.
//!
//! # Output
//! Positions for splits, within bounds.
//!
//! # How
//! A loop has all blocks from its first one to its last one in the order of the code. A value that is used in a loop and
//! live at its end has a use there, the *loop end*. A split is at the later bound, or at the last boundary of blocks in
//! fewer loops. If a loop ends before a value must be in a register, the value is loaded before this loop.
//!
//! # Cost
//! Linear in the blocks between the bounds.
//!
//! # Reference
//! Wimmer and Mössenböck 2005, on optimal split positions. [`linear_scan`](super) says what differs.

use fixedbitset::FixedBitSet;
use ssara_core::ir::{Block, Inst};
use std::collections::BTreeMap;

use crate::live::{Lives, Range, UseKind};
use crate::lower::{Lowered, VReg, after};

/// The boundaries of blocks, and the uses of values.
pub struct SplitPlaces<'a> {
    lives: &'a Lives,
    /// The reachable blocks in the order of the code: the position at which each starts, and the loops around it.
    blocks: Vec<(u32, u32)>,
    /// By instruction: whether it ends a block.
    is_last: FixedBitSet,
    /// By virtual register: the positions before edges that pass it on, in order.
    passed: Vec<Vec<u32>>,
    /// By virtual register: the ends of loops in which it is used, in order.
    loop_ends: Vec<Vec<u32>>,
}

impl<'a> SplitPlaces<'a> {
    /// Finds boundaries of blocks and ends of loops.
    pub fn new(code: &Lowered<'_>, lives: &'a Lives) -> Self {
        let mut is_last = FixedBitSet::with_capacity(code.func.num_insts());
        let mut passed = vec![Vec::new(); code.vregs.len()];
        let blocks = blocks(code);
        for block in code.blocks() {
            let end = code.func.block(block).insts.1;
            is_last.insert(end as usize - 1);
            for edge in code.func.succ_edges(block) {
                let live = &lives.starts[code.func.edge(edge).to.as_u32() as usize];
                let params = code.func.block_params(code.func.edge(edge).to);
                let args = params.iter().zip(code.func.edge_args(edge));
                for (_, arg) in args.filter(|(param, _)| live.contains(param.as_u32() as usize)) {
                    passed[code.at_end(block, arg.as_u32()) as usize].push(end * 4 - 1);
                }
            }
        }
        let loop_ends = loop_ends(code, lives, &passed);
        SplitPlaces { lives, blocks, is_last, passed, loop_ends }
    }

    /// The last position up to `at` at which moves can be inserted, or a block begins.
    pub fn gap(&self, at: u32) -> u32 {
        match at % 4 {
            0 if self.begins_block(at) => at,
            0 => at - 1,
            1 => at,
            2 => at - 1,
            _ if self.is_last.contains(at as usize / 4) => at - 2,
            _ => at,
        }
    }
    /// The first position from `from` on at which a virtual register has a use of a kind at least.
    pub fn next_use(&self, vreg: VReg, kind: UseKind, from: u32) -> Option<u32> {
        let uses = &self.lives.lifetimes[vreg as usize].uses;
        let first = uses.partition_point(|it| it.at < from);
        let direct = uses[first..].iter().find(|it| it.kind >= kind).map(|it| it.at);
        let passed = if kind == UseKind::Must { None } else { next(&self.passed[vreg as usize], from) };
        direct.into_iter().chain(passed).min()
    }
    /// The same, where ends of loops count, too.
    pub fn next_use_or_loop_end(&self, vreg: VReg, from: u32) -> Option<u32> {
        let used = self.next_use(vreg, UseKind::Should, from);
        used.into_iter().chain(next(&self.loop_ends[vreg as usize], from)).min()
    }
    /// The last position before `until` at which a virtual register has a use of a kind at least.
    pub fn last_use(&self, vreg: VReg, kind: UseKind, until: u32) -> Option<u32> {
        let uses = &self.lives.lifetimes[vreg as usize].uses;
        let end = uses.partition_point(|it| it.at < until);
        let direct = uses[..end].iter().rev().find(|it| it.kind >= kind).map(|it| it.at);
        let passed = &self.passed[vreg as usize];
        let passed = passed[..passed.partition_point(|&at| at < until)].last().copied();
        direct.into_iter().chain(passed.filter(|_| kind != UseKind::Must)).max()
    }

    /// The best position to split an interval, from `least` to `most`.
    pub fn best(&self, vreg: VReg, (least, most): Range) -> u32 {
        match self.blocks_between(vreg, (least, most)) {
            Some((first, last)) => self.boundary(first, last, most),
            None => most,
        }
    }
    /// The same for a reload. Where a loop ends before the value must be in a register, it is loaded before the loop.
    pub fn best_before_loops(&self, vreg: VReg, (least, most): Range) -> u32 {
        let Some((first, last)) = self.blocks_between(vreg, (least, most)) else { return most };
        if let Some(end) = next(&self.loop_ends[vreg as usize], self.end(first)).filter(|&end| end < most) {
            let of_loop = self.block(end);
            let at = self.boundary(first, of_loop, self.end(of_loop));
            if at != self.end(of_loop) {
                return at;
            }
        }
        self.boundary(first, last, most)
    }

    /// The first and the last block of a stretch, if boundaries of blocks in it may be better than its end.
    fn blocks_between(&self, vreg: VReg, (least, most): Range) -> Option<(usize, usize)> {
        let (first, last) = (self.block(least - 1), self.block(most - 1));
        let ends_hole = !self.lives.lifetimes[vreg as usize].covers(most - 1) && !self.begins_block(most);
        (least < most && first < last && !ends_hole).then_some((first, last))
    }
    /// The last boundary of those that the fewest loops are around, or `most` if it is in no more loops.
    fn boundary(&self, first: usize, last: usize, most: u32) -> u32 {
        let mut best = (most, self.blocks[last].1);
        for block in (first..last).rev() {
            if self.blocks[block].1 < best.1 {
                best = (self.end(block), self.blocks[block].1);
            }
        }
        best.0
    }
    /// The index of the block of a position.
    fn block(&self, at: u32) -> usize {
        self.blocks.partition_point(|block| block.0 <= at).saturating_sub(1)
    }
    /// Where the next block starts.
    fn end(&self, block: usize) -> u32 {
        self.blocks.get(block + 1).map_or(u32::MAX, |next| next.0)
    }
    /// Whether a reachable block starts at a position.
    pub fn begins_block(&self, at: u32) -> bool {
        self.blocks.binary_search_by_key(&at, |block| block.0).is_ok()
    }
}

fn next(positions: &[u32], from: u32) -> Option<u32> {
    positions.get(positions.partition_point(|&at| at < from)).copied()
}

/// The reachable blocks in the order of the code: the position at which each starts, and the number of loops that begin
/// before its end and end behind its start.
fn blocks(code: &Lowered<'_>) -> Vec<(u32, u32)> {
    let mut loops: BTreeMap<Block, (usize, usize)> = BTreeMap::new();
    for (index, block) in code.blocks().enumerate() {
        for header in loops_around(code, block) {
            loops.entry(header).or_insert((index, index)).1 = index;
        }
    }
    let depth = |index: usize| loops.values().filter(|it| it.0 <= index && index <= it.1).count() as u32;
    code.blocks().enumerate().map(|(index, block)| (code.func.block(block).insts.0 * 4, depth(index))).collect()
}

/// By virtual register: the ends of loops in which it is used, as far as it is live there.
fn loop_ends(code: &Lowered<'_>, lives: &Lives, passed: &[Vec<u32>]) -> Vec<Vec<u32>> {
    let mut used: BTreeMap<Block, FixedBitSet> = BTreeMap::new();
    for (value, (lifetime, passed)) in lives.lifetimes.iter().zip(passed).enumerate().take(code.func.num_values()) {
        for at in lifetime.uses.iter().map(|it| it.at).chain(passed.iter().copied()) {
            let block = code.func.block_of(Inst::from_u32(at / 4));
            for header in loops_around(code, block) {
                let values = || FixedBitSet::with_capacity(code.func.num_values());
                used.entry(header).or_insert_with(values).insert(value);
            }
        }
    }
    let mut ends = vec![Vec::new(); code.vregs.len()];
    for edge in code.func.edges().filter(|&edge| code.cfg.is_back_edge(code.func, edge)) {
        let (from, to) = (code.func.edge(edge).from, code.func.edge(edge).to);
        let (Some(last), Some(used)) = (code.func.terminator(from), used.get(&to)) else { continue };
        for value in used.ones().filter(|&value| lives.lifetimes[value].covers(after(last))) {
            ends[value].push(after(last));
        }
    }
    ends.iter_mut().for_each(|ends: &mut Vec<u32>| ends.sort_unstable());
    ends
}

/// The headers of the loops around a block.
fn loops_around(code: &Lowered<'_>, block: Block) -> impl Iterator<Item = Block> {
    std::iter::successors(code.cfg.innermost_header(block), |&header| code.cfg.loop_parent(header))
}
