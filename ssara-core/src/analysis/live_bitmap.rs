//! Rows of bits for live values.
//!
//! # Input
//!
//! A valid function, its [`Cfg`] and its [`Defs`].
//!
//! # Output
//!
//! For each block a row of bits: the values live at its start. Most values live and die in one block. Only the others
//! get a number, in the order of their ids, and one bit in each row.
//!
//! # Why correct
//!
//! A row begins with the exposed uses of its block. Each sweep adds what is live at the start of a successor and not
//! defined in the block. Without loops one sweep finds everything, since it visits successors first. With loops, sweeps end
//! when none adds anything.
//!
//! # Cost
//!
//! Sweeps over the blocks against the order of the walk. All but the first visit only blocks whose successors have changed.
//! In functions of ordinary size a row is a few words, and a sweep costs less than a visit of all instructions. Rows grow
//! with blocks times values. If they exceed [`MAX_WORDS`], or if the sweeps exceed [`MAX_SWEEPS`], there are none. Where
//! lists would take more memory, there are rows of any size.

use alloc::vec::Vec;

use cranelift_entity::EntityRef;
use fixedbitset::FixedBitSet;

use crate::analysis::cfg::Cfg;
use crate::analysis::defs::Defs;
use crate::ir::{Block, Function, Value};

/// Marks a value without a number. Most values have none, and an `Option` would double the table.
pub const NONE: u32 = u32::MAX;
/// Limit of the words of all rows for each instruction and block of the function. Beyond it there are no rows. Bounds
/// their memory to 192 bytes for each.
pub const MAX_WORDS: usize = 24;
/// Limit of sweeps: enough for ordinary nests of loops. Beyond it there are no rows.
const MAX_SWEEPS: u32 = 8;

/// Live values. Keeps its buffers.
#[derive(Default, Debug)]
pub struct Rows {
    /// By value: its number, or `NONE` if no other block uses it.
    pub number: Vec<u32>,
    /// By number, in ascending order.
    pub value: Vec<Value>,
    /// The words of a row.
    pub words: usize,
    /// By block: the values live at its start.
    rows: Vec<u64>,
    /// The values live at the end of the current block, without arguments, and an empty word.
    pub out: Vec<u64>,
    /// By block: where the numbers of the values that it defines are in `defined`.
    range: Vec<(u32, u32)>,
    defined: Vec<u32>,
    /// By block: the last sweep that added something to its row, from 1.
    grew: Vec<u32>,
}

/// The uses of values that blocks have not defined before, with the block and the instruction. Those of the blocks
/// themselves come first. Those of arguments on edges out of them follow; there may be both of a value. (Fast from within
/// only, with `for_each`.)
pub fn exposed<'a>(cfg: &'a Cfg, defs: &'a Defs) -> impl Iterator<Item = (Block, Value, Option<u32>)> + 'a {
    let of_block =
        move |&block: &'a Block| defs.exposed(block).iter().map(move |&(value, inst)| (block, value, Some(inst)));
    let on_edge = move |&(block, from): &(Block, Block)| {
        let args = defs.exposed(block).iter().filter(move |arg| !defs.is_in(arg.0, from));
        args.map(move |&(arg, _)| (from, arg, None))
    };
    cfg.rpo().iter().flat_map(of_block).chain(cfg.threaded().iter().flat_map(on_edge))
}

/// The size of a function, with which limits grow: its instructions and blocks.
pub fn size(func: &Function) -> usize {
    func.num_insts() + func.num_blocks()
}

impl Rows {
    /// Numbers values and finds the rows of all blocks, with at most `max_words` words for each instruction and block.
    /// Returns false if there are no rows.
    pub fn compute(&mut self, max_words: usize, func: &Function, cfg: &Cfg, defs: &Defs) -> bool {
        self.number_values(func, cfg, defs);
        self.words = self.value.len().div_ceil(64);
        self.out.clear();
        self.out.resize(self.words + 1, 0);
        func.num_blocks() * self.words <= max_words * size(func) && self.solve(MAX_SWEEPS, func, cfg, defs)
    }
    /// Finds the rows of all blocks, however large they are. Values were numbered by [`Rows::compute`].
    pub fn compute_large(&mut self, func: &Function, cfg: &Cfg, defs: &Defs) {
        self.solve(u32::MAX, func, cfg, defs);
    }
    /// Whether no more than `most` bits are set in all rows.
    pub fn fits(&self, most: usize) -> bool {
        let count = || self.rows.iter().map(|word| word.count_ones() as usize).sum::<usize>();
        self.rows.len() * 64 <= most || count() <= most
    }

    /// What is live at the start of a block.
    #[inline]
    pub fn row(&self, block: Block) -> &[u64] {
        &self.rows[block.index() * self.words..][..self.words]
    }
    /// Whether a value is live at the start of a block of which it is no parameter.
    #[inline]
    pub fn is_live_in(&self, block: Block, value: Value) -> bool {
        let number = self.number[value.index()];
        number != NONE && self.rows[block.index() * self.words + number as usize / 64] >> (number % 64) & 1 != 0
    }
    /// Calls `each` with the number of every value that is live at the start of a block, in ascending order.
    #[inline]
    pub fn for_each_live_in(&self, block: Block, mut each: impl FnMut(usize)) {
        for (at, &word) in self.row(block).iter().enumerate() {
            let mut rest = word;
            while rest != 0 {
                each(at * 64 + rest.trailing_zeros() as usize);
                rest &= rest - 1;
            }
        }
    }
    /// Calls `each` for each value of a set and each run of consecutive blocks at whose starts it is live. `each` gets the
    /// first and the last block. Blocks that are in no order do not count.
    pub fn for_each_run(
        &self,
        func: &Function,
        cfg: &Cfg,
        set: &FixedBitSet,
        mut each: impl FnMut(Value, Block, Block),
    ) {
        let mut selected = alloc::vec![0u64; self.words];
        for value in set.ones() {
            let number = self.number[value];
            if number != NONE {
                selected[number as usize / 64] |= 1 << (number % 64);
            }
        }
        for (at, &selected) in selected.iter().enumerate().filter(|word| *word.1 != 0) {
            let mut began = [Block::ENTRY; 64];
            let mut open = 0u64;
            let mut last = Block::ENTRY;
            for block in func.blocks().filter(|&block| cfg.is_reachable(block)) {
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
                    each(self.value[at * 64 + bit], began[bit], last);
                }
                open = here;
                last = block;
            }
            while open != 0 {
                let bit = open.trailing_zeros() as usize;
                open &= open - 1;
                each(self.value[at * 64 + bit], began[bit], last);
            }
        }
    }
    /// Collects the values live at the end of a block in `out`.
    pub fn enter_out(&mut self, func: &Function, cfg: &Cfg, block: Block) {
        let mut succs = cfg.succ_edges(func, block).map(|edge| func.edge(edge).to);
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

    /// Numbers the values that are used outside of the block that defines them.
    fn number_values(&mut self, func: &Function, cfg: &Cfg, defs: &Defs) {
        self.number.clear();
        self.number.resize(func.num_values(), NONE);
        self.range.clear();
        self.range.resize(func.num_blocks(), (0, 0));
        exposed(cfg, defs).for_each(|(_, value, _)| {
            let number = &mut self.number[value.index()];
            if *number == NONE
                && let Some(def_block) = defs.block(value)
            {
                // Numbers follow once it is known which values have one.
                *number = 0;
                self.range[def_block.index()].1 += 1;
            }
        });
        let mut next = 0;
        for range in &mut self.range {
            let count = range.1;
            *range = (next, next);
            next += count;
        }
        self.value.clear();
        self.defined.clear();
        self.defined.resize(next as usize, 0);
        for (v, number) in self.number.iter_mut().enumerate().filter(|number| *number.1 != NONE) {
            let value = Value::new(v);
            let Some(def_block) = defs.block(value) else { continue };
            *number = self.value.len() as u32;
            self.value.push(value);
            let end = &mut self.range[def_block.index()].1;
            self.defined[*end as usize] = *number;
            *end += 1;
        }
    }

    /// Fills the rows. Returns false if the limit of sweeps was not enough.
    fn solve(&mut self, max_sweeps: u32, func: &Function, cfg: &Cfg, defs: &Defs) -> bool {
        let words = self.words;
        self.rows.clear();
        self.rows.resize(func.num_blocks() * words, 0);
        if words == 0 {
            return true;
        }
        exposed(cfg, defs).for_each(|(block, value, _)| {
            let number = self.number[value.index()];
            self.rows[block.index() * words + number as usize / 64] |= 1 << (number % 64);
        });
        self.grew.clear();
        self.grew.resize(func.num_blocks(), 0);
        let loops = cfg.has_loops();
        let mut changed = false;
        for sweep in 1..=max_sweeps {
            changed = false;
            for &block in cfg.rpo().iter().rev() {
                let mut succs = cfg.succ_edges(func, block).map(|edge| func.edge(edge).to.index());
                if succs.all(|succ| self.grew[succ] + 1 < sweep) {
                    continue;
                }
                self.enter_out(func, cfg, block);
                let (start, end) = self.range[block.index()];
                for number in &self.defined[start as usize..end as usize] {
                    self.out[*number as usize / 64] &= !(1 << (number % 64));
                }
                let here = block.index() * words;
                let mut grows = 0;
                for (row, &out) in self.rows[here..here + words].iter_mut().zip(&self.out) {
                    grows |= out & !*row;
                    *row |= out;
                }
                if grows != 0 {
                    self.grew[block.index()] = sweep;
                    changed = true;
                }
            }
            if !(changed && loops) {
                break;
            }
        }
        self.out.fill(0);
        !(changed && loops)
    }
}
