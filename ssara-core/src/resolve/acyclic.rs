//! Parallel copies that are acyclic: some order of the copies has the same effect.
//!
//! # Input
//! Copies that happen at once, without rematerialised values.
//!
//! # Output
//! The copies in such an order, if there is one and none goes from slot to slot. Each copy is made once, which is
//! optimal. No free register and no temporary slot are needed. Most parallel copies are of this kind.
//!
//! # Cost
//! Cubic in the copies, because each step searches for a copy whose destination no other waiting copy reads. So there is a
//! limit, [`MAX_COPIES`]. More copies are sequenced by counting readers ([`parallel_copy`](super::parallel_copy)).

use alloc::vec::Vec;

use crate::output::Edit;
use crate::regs::machine::Machine;
use crate::resolve::copy::{LocCopy, overlap, single_edit};

/// Maximum number of copies; more are left to the general sequencer.
const MAX_COPIES: usize = 8;

/// Adds a few copies to `out` in an order in which none overwrites what another is yet to read. Returns false and adds
/// nothing if there is no such order, a copy is from slot to slot, or there are too many.
pub fn sequence_acyclic<const W: usize>(machine: &Machine<'_, W>, copies: &[LocCopy], out: &mut Vec<Edit>) -> bool {
    let mut waiting = [None; MAX_COPIES];
    let mut count = 0;
    for copy in copies.iter().filter(|copy| copy.from != copy.to) {
        if count == MAX_COPIES || copy.from.slot().is_some() && copy.to.slot().is_some() {
            return false;
        }
        waiting[count] = Some(*copy);
        count += 1;
    }
    let start = out.len();
    let waiting = &mut waiting[..count];
    for _ in 0..count {
        let is_ready = |at: usize| {
            waiting[at].is_some_and(|copy: LocCopy| {
                let others = waiting.iter().enumerate().filter(|other| other.0 != at);
                !others.filter_map(|other| *other.1).any(|other: LocCopy| overlap(machine, other.from, copy.to))
            })
        };
        let Some(LocCopy { ty, from, to }) = (0..count).find(|&at| is_ready(at)).and_then(|at| waiting[at].take())
        else {
            out.truncate(start);
            return false;
        };
        out.extend(single_edit(ty, from, to));
    }
    true
}
