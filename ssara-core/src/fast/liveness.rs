//! Liveness for one walk: the values live at the starts of blocks, and nothing else.
//!
//! # Input
//!
//! A valid function, its [`Cfg`] and its [`Defs`].
//!
//! # Output
//!
//! The values live at the start of each block. The rows of bits of [`Rows`] hold them. Where a function has too many blocks
//! and values for rows, the ranges of [`LiveRanges`] serve instead. Where ranges would take more steps than rows have words,
//! there are rows after all.
//!
//! # Why correct
//!
//! Rows and ranges hold the same values; only their memory differs.
//!
//! # Cost
//!
//! That of [`Rows`] or of [`LiveRanges`].

use cranelift_entity::EntityRef;
use fixedbitset::FixedBitSet;

use crate::analysis::cfg::Cfg;
use crate::analysis::defs::Defs;
use crate::analysis::live_bitmap::{MAX_WORDS, NONE, Rows, size};
use crate::fast::live_ranges::LiveRanges;
use crate::ir::{Block, Function, Value};

/// Ranges are made in any case if they take no more steps than this for each instruction and block.
const MAX_STEPS: usize = 8;

/// Live values. Keeps its buffers.
#[derive(Default)]
pub struct FastLiveness {
    pub rows: Rows,
    /// Whether there are ranges instead of rows.
    pub sparse: bool,
    ranges: LiveRanges,
}

impl FastLiveness {
    /// Finds the live values.
    pub fn compute(&mut self, func: &Function, cfg: &Cfg, defs: &Defs) {
        self.compute_within(MAX_WORDS, MAX_STEPS, func, cfg, defs);
    }

    /// The same within other bounds than [`MAX_WORDS`] and [`MAX_STEPS`].
    pub fn compute_within(&mut self, max_words: usize, max_steps: usize, func: &Function, cfg: &Cfg, defs: &Defs) {
        self.sparse = false;
        if self.rows.compute(max_words, func, cfg, defs) {
            return;
        }
        let most = (func.num_blocks() * self.rows.words / 2).max(max_steps * size(func));
        self.sparse = self.ranges.compute(most, func, cfg, defs);
        if !self.sparse {
            self.rows.compute_large(func, cfg, defs);
        }
    }

    /// Whether a value is live at the start of a block of which it is no parameter.
    #[inline]
    pub fn is_live_in(&self, block: Block, value: Value) -> bool {
        if self.sparse { self.ranges.is_live_in(block, value) } else { self.rows.is_live_in(block, value) }
    }
    /// Calls `each` for every value that is live at the start of a block.
    pub fn for_each_live_in(&self, block: Block, mut each: impl FnMut(Value)) {
        if self.sparse {
            return self.ranges.for_each_live_in(block, each);
        }
        self.rows.for_each_live_in(block, |number| each(self.rows.value[number]));
    }
    /// Calls `each` for each value of a set and each range of blocks at whose starts it is live. `each` gets the first and
    /// the last block of the range in the order of the code. The value may be dead in between.
    pub fn for_each_range(
        &mut self,
        func: &Function,
        cfg: &Cfg,
        set: &FixedBitSet,
        mut each: impl FnMut(Value, Block, Block),
    ) {
        if self.sparse {
            for value in set.ones().map(Value::new) {
                self.ranges.for_each_range(value, |first, last| each(value, first, last));
            }
            return;
        }
        self.rows.for_each_run(func, cfg, set, each);
    }
    /// Finds which operands and parameters of a block are live at its end, for [`FastLiveness::is_out`]. `before` is the
    /// block given last.
    pub fn enter_out(&mut self, func: &Function, cfg: &Cfg, block: Block, before: Option<Block>) {
        if !self.sparse {
            return self.rows.enter_out(func, cfg, block);
        }
        self.ranges.enter_end(func, cfg, block);
        let Rows { number, out, .. } = &mut self.rows;
        let values = |block| {
            let params = func.block_params(block).iter();
            params.chain(&func.operands()[func.block_operand_range(block)]).copied()
        };
        for value in before.into_iter().flat_map(values) {
            if let Some(word) = out.get_mut(number[value.index()] as usize / 64) {
                *word = 0;
            }
        }
        for value in values(block) {
            let number = number[value.index()];
            if number != NONE && self.ranges.is_live_out(value) {
                out[number as usize / 64] |= 1 << (number % 64);
            }
        }
    }
    /// Whether an operand or parameter of the block last given to [`FastLiveness::enter_out`] is live at its end, other
    /// than as an argument.
    #[inline]
    pub fn is_out(&self, value: Value) -> bool {
        // A value without a number falls into the last word, which is empty.
        let number = self.rows.number[value.index()];
        self.rows.out[(number as usize / 64).min(self.rows.words)] >> (number % 64) & 1 != 0
    }
}
