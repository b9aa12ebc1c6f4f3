//! Liveness for one walk: which values are live at the starts of blocks, and nothing else.
//!
//! Takes a valid function. Most values live and die in one block; only those that do not get a number, in the order of
//! their definitions, and blocks have rows of one bit for each. The rows are found by sweeps against the order of the
//! walk; the numbers of the values that a block defines are consecutive, so that taking them out is an operation on a
//! range. For functions of ordinary size a row is a few words, and a sweep costs less than looking at the instructions.
//!
//! Rows grow with blocks times values. Where that is more than the function is worth ([`MAX_WORDS`]), or where the sweeps
//! do not end soon, the lists of [`Liveness`] serve instead, whose cost is the size of the result.

use alloc::vec::Vec;

use cranelift_entity::EntityRef;
use fixedbitset::FixedBitSet;

use super::NONE;
use crate::analysis::cfg::Cfg;
use crate::analysis::liveness::Liveness;
use crate::ir::{Block, Function, Value};
use crate::target::{Role, TargetDesc};

/// Rows take at most so many words for each instruction and block.
const MAX_WORDS: usize = 8;
/// Enough for ordinary loops, nested in each other.
const MAX_SWEEPS: u32 = 8;

/// Live values. Keeps its buffers.
#[derive(Default)]
pub struct Live {
    def_block: Vec<u32>,
    /// The values in the order of their definitions.
    defined: Vec<Value>,
    /// By value: its number, or `NONE` if no other block uses it.
    number: Vec<u32>,
    /// By number.
    value: Vec<Value>,
    /// By block: the numbers of the values that it defines.
    numbers: Vec<(u32, u32)>,
    /// Uses of what is defined in other blocks, the first in each block, with the block's range; an argument counts as
    /// used by the instruction behind the block.
    exposed: Vec<(Value, u32)>,
    exposed_range: Vec<(u32, u32)>,
    exposed_in: Vec<u32>,
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
    pub fn compute(&mut self, func: &Function, target: &TargetDesc, cfg: &Cfg) {
        self.compute_within(MAX_WORDS, func, target, cfg);
    }

    fn compute_within(&mut self, max_words: usize, func: &Function, target: &TargetDesc, cfg: &Cfg) {
        self.find_uses(func, target, cfg);
        self.words = self.value.len().div_ceil(64);
        self.out.clear();
        self.out.resize(self.words, 0);
        let fits = func.num_blocks() * self.words <= max_words * (func.num_insts() + func.num_blocks());
        self.sparse = false;
        self.sparse = !(fits && self.solve(func, cfg));
        if self.sparse {
            self.lists.compute_live_in(func, target, cfg);
        }
    }

    /// The block that defines a value.
    #[inline]
    pub fn def_block(&self, value: Value) -> Option<Block> {
        Some(self.def_block[value.index()]).filter(|&block| block != NONE).map(Block::from_u32)
    }
    /// The values that a block uses and does not define, each with the first instruction that uses it.
    #[inline]
    pub fn exposed(&self, block: Block) -> &[(Value, u32)] {
        let (start, end) = self.exposed_range[block.index()];
        &self.exposed[start as usize..end as usize]
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
        self.out.fill(0);
        for succ in succs(block) {
            let start = succ.index() * self.words;
            for (out, &word) in self.out.iter_mut().zip(&self.rows[start..start + self.words]) {
                *out |= word;
            }
        }
    }
    /// Whether a value is live at the end of the block last given to [`Live::enter_out`], other than as an argument.
    #[inline]
    pub fn is_out(&self, value: Value) -> bool {
        let number = self.number[value.index()];
        number != NONE && self.out[number as usize / 64] >> (number % 64) & 1 != 0
    }

    /// Finds definitions, and uses in other blocks; numbers the values that have some.
    fn find_uses(&mut self, func: &Function, target: &TargetDesc, cfg: &Cfg) {
        let values = func.num_values();
        for array in [&mut self.def_block, &mut self.number, &mut self.exposed_in] {
            array.clear();
            array.resize(values, NONE);
        }
        for ranges in [&mut self.numbers, &mut self.exposed_range] {
            ranges.clear();
            ranges.resize(func.num_blocks(), (0, 0));
        }
        self.defined.clear();
        self.exposed.clear();
        self.value.clear();
        // Blocks come in reverse postorder, so every definition is seen before the uses it dominates.
        for &block in cfg.rpo() {
            let b = block.as_u32();
            let start = self.exposed.len() as u32;
            for &param in func.block_params(block) {
                self.def_block[param.index()] = b;
                self.defined.push(param);
            }
            let (first, end) = func.block(block).insts;
            for inst in func.block_insts(block) {
                let form = func.inst_form(target, inst);
                for (&value, desc) in func.inst_operands(inst).iter().zip(form.operands()) {
                    if desc.role() == Role::Use {
                        self.expose(value, b, inst.as_u32());
                    } else {
                        self.def_block[value.index()] = b;
                        self.defined.push(value);
                    }
                }
            }
            debug_assert!(first < end, "blocks have instructions");
            for edge in func.succ_edges(block) {
                for &arg in func.edge_args(edge) {
                    self.expose(arg, b, end);
                }
            }
            self.exposed_range[block.index()] = (start, self.exposed.len() as u32);
        }
        for &value in &self.defined {
            if self.exposed_in[value.index()] == NONE {
                continue;
            }
            let number = self.value.len() as u32;
            self.number[value.index()] = number;
            self.value.push(value);
            let numbers = &mut self.numbers[self.def_block[value.index()] as usize];
            if numbers.0 == numbers.1 {
                numbers.0 = number;
            }
            numbers.1 = number + 1;
        }
    }

    #[inline]
    fn expose(&mut self, value: Value, block: u32, inst: u32) {
        let v = value.index();
        if self.def_block[v] != block && self.exposed_in[v] != block {
            self.exposed_in[v] = block;
            self.exposed.push((value, inst));
        }
    }

    /// Fills the rows; says whether few sweeps were enough.
    fn solve(&mut self, func: &Function, cfg: &Cfg) -> bool {
        let words = self.words;
        self.rows.clear();
        self.rows.resize(func.num_blocks() * words, 0);
        if words == 0 {
            return true;
        }
        for &block in cfg.rpo() {
            let (start, end) = self.exposed_range[block.index()];
            for &(value, _) in &self.exposed[start as usize..end as usize] {
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
    use crate::testing::random::{Shape, function};
    use crate::testing::toy_target;

    /// Rows and lists say the same, which is what [`Liveness`] says.
    #[test]
    fn rows_agree_with_lists() {
        let target = toy_target();
        let shape = Shape { blocks: 12, insts: 8, wild_forms: false, reserve: 0 };
        let (mut cfg, mut liveness, mut live) = (Cfg::default(), Liveness::default(), Live::default());
        crate::testing::random::rounds(2000, |u| {
            let func = function(u, &target, &shape)?;
            cfg.compute(&func);
            liveness.compute(&func, &target, &cfg);
            for max_words in [0, usize::MAX / 1_000_000] {
                live.compute_within(max_words, &func, &target, &cfg);
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
