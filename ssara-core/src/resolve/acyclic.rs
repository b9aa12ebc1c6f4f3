//! Parallel copies for which some order of the copies will do, as for most: no cycle, and nothing from slot to slot.
//!
//! Such an order makes each copy once, which nothing can improve on, and needs neither a free register nor a temporary
//! slot. It is found by looking for a copy whose destination nobody else is yet to read, again and again; so only a few
//! copies are taken, and of more an order is found by counting who waits for whom (`parallel`).

use alloc::vec::Vec;

use crate::output::Edit;
use crate::regs::machine::Machine;
use crate::resolve::copy::{LocCopy, overlap, simple};

/// So many copies are taken.
const MAX_IN_ORDER: usize = 8;

/// Adds a few copies to `out` in an order in which none overwrites what another is yet to read, if there is one and no
/// copy is from slot to slot; else adds nothing and says no.
pub fn in_some_order<const W: usize>(machine: &Machine<'_, W>, copies: &[LocCopy], out: &mut Vec<Edit>) -> bool {
    let mut waiting = [None; MAX_IN_ORDER];
    let mut count = 0;
    for copy in copies.iter().filter(|copy| copy.from != copy.to) {
        if count == MAX_IN_ORDER || copy.from.slot().is_some() && copy.to.slot().is_some() {
            return false;
        }
        waiting[count] = Some(*copy);
        count += 1;
    }
    let start = out.len();
    let waiting = &mut waiting[..count];
    for _ in 0..count {
        let is_free = |at: usize| {
            waiting[at].is_some_and(|copy: LocCopy| {
                let others = waiting.iter().enumerate().filter(|other| other.0 != at);
                !others.filter_map(|other| *other.1).any(|other: LocCopy| overlap(machine, other.from, copy.to))
            })
        };
        let Some(LocCopy { ty, from, to }) = (0..count).find(|&at| is_free(at)).and_then(|at| waiting[at].take())
        else {
            out.truncate(start);
            return false;
        };
        out.extend(simple(ty, from, to));
    }
    true
}
