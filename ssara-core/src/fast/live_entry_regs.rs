//! Which registers at the starts of blocks anybody reads.
//!
//! The walk decides what is in registers at the start of a loop before it knows what the loop does to them. A value that
//! a call in the loop drives to memory need not be brought back at the end of each round, if it was not read in between.
//! So: what a block has in a register at its start is needed if the block reads it there or passes it as an argument, or
//! passes it on in the same register to a block that needs it. Everything else is left out of the copies on edges; whoever
//! reads the value later has it from memory, as the walk has it.
//!
//! Found by sweeps over the blocks against the order of the walk, of which all but the first only look at those behind
//! which something has changed; most often two are enough. If [`MAX_SWEEPS`] are not,
//! the rest counts as needed, which only costs.

use cranelift_entity::EntityRef;

use crate::fast::context::NONE;
use crate::fast::walk::Walk;

/// Enough for loops nested this deeply, in any shape.
const MAX_SWEEPS: u32 = 8;

impl<const W: usize> Walk<'_, W> {
    /// Moves what is needed behind a block among what the block reads.
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
                // Nothing comes of it where nothing is new since the last visit.
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
                    // In any case: whether it is needed is hard to guess, and the order of the others is of no account.
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
