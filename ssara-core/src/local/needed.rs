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

use super::{Fate, NONE, Walk};
use crate::ir::Block;

/// Enough for loops nested this deeply, in any shape.
const MAX_SWEEPS: u32 = 8;

impl<const W: usize> Walk<'_, '_, '_, W> {
    /// Decides what becomes of everything in registers at the starts of blocks: afterwards nothing is
    /// [`Fate::Passed`] that is needed.
    pub(super) fn find_needed(&mut self) {
        let (func, cfg) = (self.input.func, self.input.cfg);
        if !self.state.drops || !cfg.has_loops() {
            return self.need_all();
        }
        let st = &mut *self.state;
        st.known.iter_mut().for_each(|known| known.mark = NONE);
        st.grew.clear();
        st.grew.resize(func.num_blocks(), 0);
        let (known, items, ranges) = (&mut st.known[..], &mut st.entry.items[..], &st.entry.range[..]);
        let of = |block: Block| ranges[block.index()].0 as usize..ranges[block.index()].1 as usize;
        let mut changed = false;
        for sweep in 1..=MAX_SWEEPS {
            changed = false;
            for (block, passes) in st.passing.iter_mut().rev().filter(|passing| passing.1) {
                let succs = || cfg.succ_edges(func, *block).map(|edge| func.edge(edge).to);
                // Nothing comes of it where nothing is new since the last visit.
                if succs().all(|succ| st.grew[succ.index()] + 1 < sweep) {
                    continue;
                }
                let visit = sweep * func.num_blocks() as u32 + block.as_u32();
                for succ in succs() {
                    for entry in &items[of(succ)] {
                        let mark = &mut known[entry.value.index()].mark;
                        *mark = if entry.fate == Fate::Read { visit } else { *mark };
                    }
                }
                let mut grows = false;
                *passes = false;
                for entry in &mut items[of(*block)] {
                    let passed = entry.fate == Fate::Passed;
                    let needed = passed & (known[entry.value.index()].mark == visit);
                    entry.fate = if needed { Fate::Read } else { entry.fate };
                    grows |= needed;
                    *passes |= passed & !needed;
                }
                if grows {
                    st.grew[block.index()] = sweep;
                    changed = true;
                }
            }
            if !changed {
                break;
            }
        }
        if changed {
            self.need_all();
        }
    }

    fn need_all(&mut self) {
        for entry in self.state.entry.items.iter_mut().filter(|entry| entry.fate == Fate::Passed) {
            entry.fate = Fate::Read;
        }
    }
}
