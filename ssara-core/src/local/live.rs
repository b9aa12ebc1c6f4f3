//! Liveness for one walk: which values are live at the starts of blocks, and nothing else.
//!
//! Takes a valid function and its [`Defs`]. Most values live and die in one block; only those that do not get a number,
//! and blocks have rows of one bit for each. The rows are found by sweeps against the order of the walk; the numbers of
//! the values that a block defines are consecutive, so that taking them out is an operation on a range. For functions of
//! ordinary size a row is a few words, and a sweep costs less than looking at the instructions.
//!
//! Rows grow with blocks times values. Where that is more than the function is worth ([`MAX_WORDS`]), or where the sweeps
//! do not end soon, the lists of [`Liveness`] serve instead, whose cost is the size of the result.

use alloc::vec::Vec;

use cranelift_entity::EntityRef;
use fixedbitset::FixedBitSet;

use super::NONE;
use crate::analysis::cfg::Cfg;
use crate::analysis::defs::Defs;
use crate::analysis::liveness::Liveness;
use crate::ir::{Block, Function, Value};

/// Rows take at most so many words for each instruction and block.
const MAX_WORDS: usize = 8;
/// Enough for ordinary loops, nested in each other.
const MAX_SWEEPS: u32 = 8;

/// Live values. Keeps its buffers.
#[derive(Default)]
pub struct Live {
    /// By value: its number, or `NONE` if no other block uses it.
    number: Vec<u32>,
    /// By number.
    value: Vec<Value>,
    /// The same in the order in which they were found.
    crossing: Vec<Value>,
    /// By block: the numbers of the values that it defines.
    numbers: Vec<(u32, u32)>,
    words: usize,
    /// The rows, if `lists` does not serve.
    rows: Vec<u64>,
    sparse: bool,
    lists: Liveness,
    /// What is live at the end of the block at hand, without arguments.
    out: Vec<u64>,
}

impl Live {
    /// Finds what is live.
    pub fn compute(&mut self, func: &Function, cfg: &Cfg, defs: &Defs) {
        self.compute_within(MAX_WORDS, func, cfg, defs);
    }

    fn compute_within(&mut self, max_words: usize, func: &Function, cfg: &Cfg, defs: &Defs) {
        self.number_values(func, cfg, defs);
        self.words = self.value.len().div_ceil(64);
        self.out.clear();
        self.out.resize(self.words + 1, 0);
        let fits = func.num_blocks() * self.words <= max_words * (func.num_insts() + func.num_blocks());
        self.sparse = false;
        self.sparse = !(fits && self.solve(func, cfg, defs));
        if self.sparse {
            self.lists.explore(func, cfg, defs);
        }
    }

    /// Whether a value is live at the start of a block of which it is no parameter.
    #[inline]
    pub fn is_live_in(&self, block: Block, value: Value) -> bool {
        if self.sparse {
            return self.lists.is_live_in(block, value);
        }
        let number = self.number[value.index()];
        number != NONE && self.rows[block.index() * self.words + number as usize / 64] >> (number % 64) & 1 != 0
    }
    /// Calls `each` for every value that is live at the start of a block.
    pub fn for_each_live_in(&self, block: Block, mut each: impl FnMut(Value)) {
        if self.sparse {
            return self.lists.live_in(block).iter().copied().for_each(each);
        }
        let start = block.index() * self.words;
        for (at, &word) in self.rows[start..start + self.words].iter().enumerate() {
            let mut rest = word;
            while rest != 0 {
                each(self.value[at * 64 + rest.trailing_zeros() as usize]);
                rest &= rest - 1;
            }
        }
    }
    /// Calls `each` for values of a set with the first and the last of blocks that follow each other in the code and where
    /// the value is live at the start; for all such runs.
    pub fn for_each_run(&mut self, func: &Function, set: &FixedBitSet, mut each: impl FnMut(Value, Block, Block)) {
        if self.sparse {
            for block in func.blocks() {
                let values = self.lists.live_in(block).iter().copied();
                values.filter(|value| set.contains(value.index())).for_each(|value| each(value, block, block));
            }
            return;
        }
        let mut selected = alloc::vec![0u64; self.words];
        for value in set.ones() {
            let number = self.number[value];
            if number != NONE {
                selected[number as usize / 64] |= 1 << (number % 64);
            }
        }
        let last = func.num_blocks() - 1;
        for (at, &selected) in selected.iter().enumerate().filter(|word| *word.1 != 0) {
            let mut began = [Block::ENTRY; 64];
            let mut open = 0u64;
            for block in func.blocks() {
                let here = self.rows[block.index() * self.words + at] & selected;
                let mut begins = here & !open;
                while begins != 0 {
                    began[begins.trailing_zeros() as usize] = block;
                    begins &= begins - 1;
                }
                let mut ends = open & !here;
                while ends != 0 {
                    let bit = ends.trailing_zeros() as usize;
                    ends &= ends - 1;
                    each(self.value[at * 64 + bit], began[bit], Block::new(block.index() - 1));
                }
                open = here;
            }
            while open != 0 {
                let bit = open.trailing_zeros() as usize;
                open &= open - 1;
                each(self.value[at * 64 + bit], began[bit], Block::new(last));
            }
        }
    }
    /// Collects what is live at the end of a block, for [`Live::is_out`], instead of what was there before.
    pub fn enter_out(&mut self, func: &Function, block: Block, before: Option<Block>) {
        let succs = |block: Block| func.succ_edges(block).map(|edge| func.edge(edge).to);
        if self.sparse {
            for succ in before.into_iter().flat_map(succs) {
                for value in self.lists.live_in(succ) {
                    self.out[self.number[value.index()] as usize / 64] = 0;
                }
            }
            for succ in succs(block) {
                for value in self.lists.live_in(succ) {
                    let number = self.number[value.index()];
                    self.out[number as usize / 64] |= 1 << (number % 64);
                }
            }
            return;
        }
        let mut succs = succs(block);
        match succs.next() {
            Some(succ) => self.out[..self.words].copy_from_slice(&self.rows[succ.index() * self.words..][..self.words]),
            None => self.out.fill(0),
        }
        for succ in succs {
            for (out, &word) in self.out.iter_mut().zip(&self.rows[succ.index() * self.words..][..self.words]) {
                *out |= word;
            }
        }
    }
    /// Whether a value is live at the end of the block last given to [`Live::enter_out`], other than as an argument.
    #[inline]
    pub fn is_out(&self, value: Value) -> bool {
        // What has no number is in the word behind the others, which is empty.
        let number = self.number[value.index()];
        self.out[(number as usize / 64).min(self.words)] >> (number % 64) & 1 != 0
    }

    /// Numbers the values that other blocks use than the one that defines them, block by block.
    fn number_values(&mut self, func: &Function, cfg: &Cfg, defs: &Defs) {
        self.number.clear();
        self.number.resize(func.num_values(), NONE);
        self.numbers.clear();
        self.numbers.resize(func.num_blocks(), (0, 0));
        self.crossing.clear();
        for &block in cfg.rpo() {
            for &(value, _) in defs.exposed(block) {
                if self.number[value.index()] == NONE
                    && let Some(def_block) = defs.block(value)
                {
                    // Any number will do until there are all.
                    self.number[value.index()] = 0;
                    self.numbers[def_block.index()].1 += 1;
                    self.crossing.push(value);
                }
            }
        }
        let mut next = 0;
        for numbers in &mut self.numbers {
            let count = numbers.1;
            *numbers = (next, next);
            next += count;
        }
        self.value.clear();
        self.value.resize(self.crossing.len(), Value::from_u32(0));
        for &value in &self.crossing {
            let Some(def_block) = defs.block(value) else { continue };
            let number = &mut self.numbers[def_block.index()].1;
            self.number[value.index()] = *number;
            self.value[*number as usize] = value;
            *number += 1;
        }
    }

    /// Fills the rows; says whether few sweeps were enough.
    fn solve(&mut self, func: &Function, cfg: &Cfg, defs: &Defs) -> bool {
        let words = self.words;
        self.rows.clear();
        self.rows.resize(func.num_blocks() * words, 0);
        if words == 0 {
            return true;
        }
        for &block in cfg.rpo() {
            for &(value, _) in defs.exposed(block) {
                let number = self.number[value.index()];
                self.rows[block.index() * words + number as usize / 64] |= 1 << (number % 64);
            }
        }
        let loops = cfg.has_loops();
        for _ in 0..MAX_SWEEPS {
            let mut changed = false;
            for &block in cfg.rpo().iter().rev() {
                self.enter_out(func, block, None);
                let (start, end) = self.numbers[block.index()];
                for at in start as usize / 64..(end as usize).div_ceil(64) {
                    self.out[at] &= !range_mask((start, end), at);
                }
                let here = block.index() * words;
                for (row, &more) in self.rows[here..here + words].iter_mut().zip(&self.out) {
                    changed |= more & !*row != 0;
                    *row |= more;
                }
            }
            if !(changed && loops) {
                self.out.fill(0);
                return true;
            }
        }
        self.out.fill(0);
        false
    }
}

/// The bits of word `at` that belong to a range of numbers.
#[inline]
fn range_mask((start, end): (u32, u32), at: usize) -> u64 {
    let base = at as u32 * 64;
    let below = |number: u32| match number.saturating_sub(base) {
        bits @ 0..64 => (1 << bits) - 1,
        _ => u64::MAX,
    };
    below(end) & !below(start)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::validate::{Found, Validator};
    use crate::testing::random::{Shape, function};
    use crate::testing::toy_target;

    /// Rows and lists say the same, which is what [`Liveness`] says.
    #[test]
    fn rows_agree_with_lists() {
        let target = toy_target();
        let shape = Shape { blocks: 12, insts: 8, wild_forms: false, reserve: 0 };
        let (mut validator, mut liveness, mut live) = (Validator::default(), Liveness::default(), Live::default());
        crate::testing::random::rounds(2000, |u| {
            let func = function(u, &target, &shape)?;
            let Found { cfg, defs, .. } = validator.validate(&func, &target).expect("a valid function");
            liveness.explore(&func, cfg, defs);
            for max_words in [0, usize::MAX / 1_000_000] {
                live.compute_within(max_words, &func, cfg, defs);
                assert_eq!(live.sparse, max_words == 0 && live.words > 0);
                let mut before = None;
                for &block in cfg.rpo() {
                    let mut found = Vec::new();
                    live.for_each_live_in(block, |value| found.push(value));
                    found.sort_unstable();
                    assert_eq!(found, liveness.live_in(block), "{block}");
                    live.enter_out(&func, block, before.replace(block));
                    for value in func.values() {
                        assert_eq!(live.is_live_in(block, value), liveness.is_live_in(block, value), "{block} {value}");
                        let mut succs = func.succ_edges(block).map(|edge| func.edge(edge).to);
                        let out = succs.any(|succ| liveness.is_live_in(succ, value));
                        assert_eq!(live.is_out(value), out, "{block} {value}");
                    }
                }
            }
            Ok(())
        });
    }
}
