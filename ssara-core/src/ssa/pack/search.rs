//! Packing by trying all placements, for the few instructions at which the rules of [`pack_exactly`] find no place.
//!
//! Items that differ in nothing that matters here take registers in ascending order, so that their permutations are not
//! tried. What is left may still be exponential: after [`BUDGET`] placements the answer is no, and also when the work is
//! used up that the caller allows. It depends on the items only as a multiset of types and phases, so that spilling and
//! colouring, which list them in different orders, get the same.
//!
//! [`pack_exactly`]: super::pack_exactly

use alloc::vec::Vec;

use super::{Bulk, EARLY, Free, LATE};
use crate::ssa::machine::Machine;

/// The number of placements of single items that are tried. With few values in registers, where an instruction must be
/// solved or refused, far fewer suffice.
const BUDGET: u32 = 5_000;

/// Whether all items have a place, which they are then given. Each step is taken from `work`.
pub fn search<const W: usize>(machine: &Machine<'_, W>, items: &mut [Bulk], free: Free<W>, work: &mut u32) -> bool {
    let size = |item: &Bulk| machine.ty(item.ty).size;
    let kind = |item: &Bulk| (u32::MAX - size(item), item.phases != EARLY | LATE, item.ty, item.phases);
    let mut order: Vec<usize> = (0..items.len()).collect();
    order.sort_by_key(|&index| kind(&items[index]));
    // For each item that is placed, the place of its register in the list of its type, and what was free before.
    let mut placed: Vec<(usize, Free<W>)> = Vec::with_capacity(items.len());
    let mut free = free;
    let mut next = 0;
    let mut budget = BUDGET;
    while placed.len() < order.len() {
        let item = items[order[placed.len()]];
        let regs = machine.home_regs(item.ty);
        let found = (next..regs.len()).find(|&at| free.fits(machine.mask(regs[at]), item.phases));
        let Some(less_work) = work.checked_sub(1).filter(|_| budget > 0) else { return false };
        *work = less_work;
        if let Some(at) = found {
            budget -= 1;
            placed.push((at, free));
            free.take(machine.mask(regs[at]), item.phases);
            let twin = order.get(placed.len()).is_some_and(|&next| kind(&items[next]) == kind(&item));
            next = if twin { at + 1 } else { 0 };
        } else {
            let Some((at, before)) = placed.pop() else { return false };
            free = before;
            next = at + 1;
        }
    }
    for (&index, &(at, _)) in order.iter().zip(&placed) {
        let item = &mut items[index];
        item.reg = Some(machine.home_regs(item.ty)[at]);
    }
    true
}
