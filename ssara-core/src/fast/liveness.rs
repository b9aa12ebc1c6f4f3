//! Liveness for one walk: the values live at the starts of blocks, and nothing else.
//!
//! # Input
//!
//! A valid function, its [`Cfg`] and its [`Defs`].
//!
//! # Output
//!
//! The values live at the start of each block. The rows of bits of [`Rows`] hold them. Where a function has too many blocks
//! and values for rows, the lists of [`Liveness`] serve instead. Where so much is live that lists would take more memory
//! than rows, there are rows after all.
//!
//! # Why correct
//!
//! Rows and lists hold the same values; only their memory differs.
//!
//! # Cost
//!
//! That of [`Rows`]. The cost of lists is the size of the result.

use cranelift_entity::EntityRef;
use fixedbitset::FixedBitSet;

use crate::analysis::cfg::Cfg;
use crate::analysis::defs::Defs;
use crate::analysis::live_bitmap::{MAX_WORDS, Rows, size};
use crate::analysis::liveness::Liveness;
use crate::ir::{Block, Function, Value};

/// Lists are made in any case if they have no more items than this for each instruction and block. They then take at most
/// 160 bytes for each.
const MAX_LISTED: usize = 8;

/// Live values. Keeps its buffers.
#[derive(Default)]
pub struct FastLiveness {
    pub rows: Rows,
    /// Whether there are lists instead of rows.
    pub sparse: bool,
    lists: Liveness,
}

impl FastLiveness {
    /// Finds the live values.
    pub fn compute(&mut self, func: &Function, cfg: &Cfg, defs: &Defs) {
        self.compute_within(MAX_WORDS, MAX_LISTED, func, cfg, defs);
    }

    /// The same within other bounds than [`MAX_WORDS`] and [`MAX_LISTED`].
    pub fn compute_within(&mut self, max_words: usize, max_listed: usize, func: &Function, cfg: &Cfg, defs: &Defs) {
        self.sparse = false;
        if self.rows.compute(max_words, func, cfg, defs) {
            return;
        }
        // An item takes 20 bytes while lists are made, and a word of a row 8.
        let most = (func.num_blocks() * self.rows.words / 2).max(max_listed * size(func));
        self.sparse = self.lists.explore(most, func, cfg, defs);
        if !self.sparse {
            self.rows.compute_large(func, cfg, defs);
        }
    }

    /// Whether a value is live at the start of a block of which it is no parameter.
    #[inline]
    pub fn is_live_in(&self, block: Block, value: Value) -> bool {
        if self.sparse { self.lists.is_live_in(block, value) } else { self.rows.is_live_in(block, value) }
    }
    /// Calls `each` for every value that is live at the start of a block.
    pub fn for_each_live_in(&self, block: Block, mut each: impl FnMut(Value)) {
        if self.sparse {
            return self.lists.live_in(block).iter().copied().for_each(each);
        }
        self.rows.for_each_live_in(block, |number| each(self.rows.value[number]));
    }
    /// Calls `each` for each value of a set and each run of consecutive blocks at whose starts it is live. `each` gets the
    /// first and the last block of the run.
    pub fn for_each_run(
        &mut self,
        func: &Function,
        cfg: &Cfg,
        set: &FixedBitSet,
        mut each: impl FnMut(Value, Block, Block),
    ) {
        if self.sparse {
            for block in func.blocks() {
                let values = self.lists.live_in(block).iter().copied();
                values.filter(|value| set.contains(value.index())).for_each(|value| each(value, block, block));
            }
            return;
        }
        self.rows.for_each_run(func, cfg, set, each);
    }
    /// Collects the values live at the end of a block, for [`FastLiveness::is_out`]. `before` is the block given last.
    pub fn enter_out(&mut self, func: &Function, cfg: &Cfg, block: Block, before: Option<Block>) {
        if !self.sparse {
            return self.rows.enter_out(func, cfg, block);
        }
        let succs = |block: Block| cfg.succ_edges(func, block).map(|edge| func.edge(edge).to);
        let Rows { number, out, .. } = &mut self.rows;
        for succ in before.into_iter().flat_map(succs) {
            for value in self.lists.live_in(succ) {
                out[number[value.index()] as usize / 64] = 0;
            }
        }
        for succ in succs(block) {
            for value in self.lists.live_in(succ) {
                let number = number[value.index()];
                out[number as usize / 64] |= 1 << (number % 64);
            }
        }
    }
    /// Whether a value is live at the end of the block last given to [`FastLiveness::enter_out`], other than as an
    /// argument.
    #[inline]
    pub fn is_out(&self, value: Value) -> bool {
        // A value without a number falls into the last word, which is empty.
        let number = self.rows.number[value.index()];
        self.rows.out[(number as usize / 64).min(self.rows.words)] >> (number % 64) & 1 != 0
    }
}
