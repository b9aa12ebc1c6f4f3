//! The boundaries of blocks: the values in registers there, and which of those at its start anything reads.
//!
//! # Input
//!
//! For each block the values in registers at its start and at its end, as the walk lists them.
//!
//! # Output
//!
//! At the start of each block, the *live entry registers* come first: of values that the block reads, or that a later block
//! needs. Only these are copied on edges.
//!
//! # Why correct
//!
//! The walk decides the registers at the start of a loop before it knows what the loop does to them. A call in the loop may
//! evict a value that no instruction reads before the call. That value need not be reloaded at the end of each round. So a
//! register at the start of a block is live if one of these holds:
//!
//! * The block reads it there, or passes it as an argument.
//! * The block passes it through to a block where it is live.
//!
//! All other registers are left out of the copies on edges. Later uses of their values read memory, as the walk has it.
//!
//! # Cost
//!
//! Sweeps over the blocks against the order of the walk. All but the first visit only blocks whose successors have
//! changed. Two sweeps are most often enough. After [`MAX_SWEEPS`] all registers count as live, which only costs
//! copies.

use alloc::vec::Vec;

use cranelift_entity::EntityRef;

use crate::analysis::cfg::Cfg;
use crate::fast::context::NONE;
use crate::ir::{Block, Function, Value};
use crate::regs::register_file::RegisterFile;
use crate::resolve::boundary_regs::BoundaryRegs;
use crate::target::{Bank, Reg};

/// Marks a block that evicted a value before anything read it.
pub const EVICTED: u32 = 1 << 31;

/// Limit of sweeps: enough for loops nested this deeply, in any shape. Beyond it, all entry registers count as live.
const MAX_SWEEPS: u32 = 8;

/// The values in registers at the boundaries of blocks. Keeps its buffers.
#[derive(Default)]
pub struct Boundaries {
    /// The values in registers at the start of each block, without parameters, and at its end. Once the walk has left a
    /// block, its start lists only two kinds of values. Those that it reads are in front. Those that it passes through in
    /// their registers follow.
    regs: BoundaryRegs,
    /// By block: the end of the live entry registers in the list of its start.
    live_end: Vec<u32>,
    /// The blocks that pass a value through in its register without reading it.
    passing: Vec<Block>,
    /// Whether any value was evicted.
    has_evictions: bool,
    /// By block: the last sweep, from 1, that added a live entry register.
    grew: Vec<u32>,
    /// By value: the last visit of a block to whose successors it is live, as `sweep * blocks + block`.
    needed_by: Vec<u32>,
}

impl Boundaries {
    /// Starts over for a function.
    pub fn reset(&mut self, func: &Function) {
        self.regs.reset(func.num_blocks());
        self.live_end.clear();
        self.live_end.resize(func.num_blocks(), 0);
        self.passing.clear();
        self.has_evictions = false;
    }
    /// The registers of all values that are listed.
    pub fn regs(&self) -> &BoundaryRegs {
        &self.regs
    }
    /// The values in registers at the end of a block.
    pub fn exit(&self, block: Block) -> &[(Value, Reg)] {
        self.regs.exit.of(block)
    }
    /// The live entry registers of a block.
    pub fn live_entry(&self, block: Block) -> &[(Value, Reg)] {
        let live = self.regs.entry.range(block).start..self.live_end[block.index()] as usize;
        &self.regs.entry.items[live]
    }

    /// Begins the list of the start of a block.
    pub fn start(&mut self, block: Block) {
        self.regs.entry.start(block);
    }
    /// Lists a value at the start of the block.
    #[inline]
    pub fn list(&mut self, value: Value, reg: Reg) {
        self.regs.entry.push((value, reg));
    }
    /// Lists all values in registers at the start of a block, instead of those listed so far.
    pub fn list_all<const W: usize>(
        &mut self,
        block: Block,
        banks: impl Iterator<Item = Bank>,
        file: &RegisterFile<W>,
    ) {
        self.regs.entry.restart(block);
        for bank in banks {
            file.for_each(bank, |value, reg| self.regs.entry.push((value, reg)));
        }
    }
    /// Takes a value from the list of the start of a block.
    pub fn retract(&mut self, block: Block, value: Value) {
        self.regs.entry.retract(block, |entry| entry.0 == value);
    }
    /// Ends the list of the start of a block.
    pub fn end(&mut self, block: Block) {
        self.regs.entry.end(block);
    }
    /// Records that a value was evicted.
    #[inline]
    pub fn note_eviction(&mut self) {
        self.has_evictions = true;
    }

    /// Records the registers at the end of a block. Shortens the list of registers at its start. The values that the block
    /// reads come first, then those that pass through in their registers. `touched` returns the block that last read a value
    /// from its register or moved it, or that evicted it ([`EVICTED`]).
    pub fn leave<const W: usize>(
        &mut self,
        block: Block,
        banks: impl Iterator<Item = Bank>,
        file: &RegisterFile<W>,
        touched: impl Fn(Value) -> u32,
    ) {
        let Boundaries { regs, live_end, passing, .. } = self;
        let start = regs.entry.range(block).start as u32;
        let entries = regs.entry.of_mut(block);
        // Values that are read move to the front, and evicted ones make room. There are no branches: they are hard to
        // predict.
        let (mut reads_end, mut end) = (0, 0);
        for at in 0..entries.len() {
            let entry = entries[at];
            let touched = touched(entry.0);
            let reads = touched == block.as_u32();
            let in_reg = file.reg[entry.0.index()].is_some();
            let passes = !reads & in_reg & (touched != block.as_u32() | EVICTED);
            let front = entries[reads_end];
            entries[reads_end] = if reads { entry } else { front };
            entries[end] = if reads & (reads_end != end) { front } else { entry };
            reads_end += usize::from(reads);
            end += usize::from(reads | passes);
        }
        live_end[block.index()] = start + reads_end as u32;
        regs.entry.truncate(block, end);
        if reads_end < end {
            passing.push(block);
        }
        regs.exit.start(block);
        for bank in banks {
            file.for_each(bank, |value, reg| regs.exit.push((value, reg)));
        }
        regs.exit.end(block);
    }

    /// Moves the values that later blocks need among those that a block reads.
    pub fn find_live(&mut self, func: &Function, cfg: &Cfg) {
        if !self.has_evictions || !cfg.has_loops() {
            return self.keep_all();
        }
        self.needed_by.clear();
        self.needed_by.resize(func.num_values(), NONE);
        self.grew.clear();
        self.grew.resize(func.num_blocks(), 0);
        let Boundaries { regs, live_end, passing, grew, needed_by, .. } = self;
        let (ranges, items) = regs.entry.parts_mut();
        let mut changed = false;
        for sweep in 1..=MAX_SWEEPS {
            changed = false;
            for &block in passing.iter().rev() {
                let passed = live_end[block.index()] as usize..ranges[block.index()].1 as usize;
                let succs = || cfg.succ_edges(func, block).map(|edge| func.edge(edge).to.index());
                // Nothing changes here if nothing has changed there since the last visit.
                if passed.is_empty() || succs().all(|succ| grew[succ] + 1 < sweep) {
                    continue;
                }
                let visit = sweep * func.num_blocks() as u32 + block.as_u32();
                for succ in succs() {
                    for (value, _) in &items[ranges[succ].0 as usize..live_end[succ] as usize] {
                        needed_by[value.index()] = visit;
                    }
                }
                let mut passed_from = passed.start;
                for at in passed.clone() {
                    let needed = needed_by[items[at].0.index()] == visit;
                    // Unconditional: the branch would be hard to predict, and the order of the others does not matter.
                    items.swap(at, passed_from);
                    passed_from += usize::from(needed);
                }
                if passed_from > passed.start {
                    live_end[block.index()] = passed_from as u32;
                    grew[block.index()] = sweep;
                    changed = true;
                }
            }
            if !changed {
                break;
            }
        }
        if changed {
            self.keep_all();
        }
    }

    fn keep_all(&mut self) {
        for block in &self.passing {
            self.live_end[block.index()] = self.regs.entry.range(*block).end as u32;
        }
    }
}
