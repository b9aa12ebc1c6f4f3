//! Live entry registers: the registers at the starts of blocks that anything reads.
//!
//! # Input
//!
//! For each block the values in registers at its start, first those that it reads, then those that it passes through.
//!
//! # Output
//!
//! The same, with the values that a later block needs among those that the block reads. Only these are copied on edges.
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

use cranelift_entity::EntityRef;

use crate::fast::context::NONE;
use crate::fast::walk::Walk;

/// Limit of sweeps: enough for loops nested this deeply, in any shape. Beyond it, all entry registers count as live.
const MAX_SWEEPS: u32 = 8;

impl<const W: usize> Walk<'_, W> {
    /// Moves the values that later blocks need among those that a block reads.
    pub(super) fn find_live_entry_regs(&mut self) {
        let (func, cfg) = (self.cx.func, self.cx.cfg);
        if !self.state.has_evictions || !cfg.has_loops() {
            return self.keep_all_entry_regs();
        }
        let st = &mut *self.state;
        st.known.iter_mut().for_each(|known| known.mark = NONE);
        st.grew.clear();
        st.grew.resize(func.num_blocks(), 0);
        let (known, reads) = (&mut st.known, &mut st.live_entry_end);
        let (ranges, items) = st.regs.entry.parts_mut();
        let mut changed = false;
        for sweep in 1..=MAX_SWEEPS {
            changed = false;
            for &block in st.passing.iter().rev() {
                let passed = reads[block.index()] as usize..ranges[block.index()].1 as usize;
                let succs = || cfg.succ_edges(func, block).map(|edge| func.edge(edge).to.index());
                // Nothing changes here if nothing has changed there since the last visit.
                if passed.is_empty() || succs().all(|succ| st.grew[succ] + 1 < sweep) {
                    continue;
                }
                let visit = sweep * func.num_blocks() as u32 + block.as_u32();
                for succ in succs() {
                    for (value, _) in &items[ranges[succ].0 as usize..reads[succ] as usize] {
                        known[value.index()].mark = visit;
                    }
                }
                let mut passed_from = passed.start;
                for at in passed.clone() {
                    let needed = known[items[at].0.index()].mark == visit;
                    // Unconditional: the branch would be hard to predict, and the order of the others does not matter.
                    items.swap(at, passed_from);
                    passed_from += usize::from(needed);
                }
                if passed_from > passed.start {
                    reads[block.index()] = passed_from as u32;
                    st.grew[block.index()] = sweep;
                    changed = true;
                }
            }
            if !changed {
                break;
            }
        }
        if changed {
            self.keep_all_entry_regs();
        }
    }

    fn keep_all_entry_regs(&mut self) {
        let st = &mut *self.state;
        for block in &st.passing {
            st.live_entry_end[block.index()] = st.regs.entry.range(*block).end as u32;
        }
    }
}
