//! Parallel copies that are acyclic: some order of the copies has the same effect.
//!
//! # Input
//! Copies that happen at once, without rematerialised values.
//!
//! # Output
//! The copies in such an order, if there is one and none goes from slot to slot. Each copy is made once, which is
//! optimal. No free register and no temporary slot are needed. Most parallel copies are of this kind.
//!
//! # Why correct
//! A copy is emitted only if no other copy that is still to come reads what it overwrites.
//!
//! # Cost
//! Linear in the copies if no copy reads what another one overwrites, which is the common case. Else quadratic, because
//! each is compared with each other one. So there is a limit, [`MAX_COPIES`]. More copies are sequenced by counting readers
//! ([`parallel_copy`](super::parallel_copy)).

use alloc::vec::Vec;

use crate::output::{Edit, Loc};
use crate::regs::machine::Machine;
use crate::regs::unit_mask::Mask;
use crate::resolve::copy::{LocCopy, overlap, single_edit};
use crate::target::Type;

/// Maximum number of copies; more are left to the general sequencer. A set of copies is a byte.
const MAX_COPIES: usize = 8;
/// Maximum number of banks for which it is found out quickly that copies are independent. One mask for each lies on the
/// stack. With more banks, copies are compared with each other.
const MAX_BANKS: usize = 4;

/// Adds a few copies to `out` in an order in which none overwrites what another is yet to read. Returns false and adds
/// nothing if there is no such order, a copy is from slot to slot, or there are too many.
pub fn sequence_acyclic<const W: usize>(machine: &Machine<'_, W>, copies: &[LocCopy], out: &mut Vec<Edit>) -> bool {
    let nothing = LocCopy { ty: Type(0), from: Loc::None, to: Loc::None };
    let mut waiting = [nothing; MAX_COPIES];
    let mut count = 0;
    for copy in copies.iter().filter(|copy| copy.from != copy.to) {
        if count == MAX_COPIES || copy.from.slot().is_some() && copy.to.slot().is_some() {
            return false;
        }
        waiting[count] = *copy;
        count += 1;
    }
    let waiting = &waiting[..count];
    if are_independent(machine, waiting) {
        out.extend(waiting.iter().filter_map(|copy| single_edit(copy.ty, copy.from, copy.to)));
        return true;
    }
    // By copy: the other copies that read what it overwrites, as bits.
    let mut readers = [0u8; MAX_COPIES];
    for (at, readers) in readers[..count].iter_mut().enumerate() {
        for (other, from) in waiting.iter().map(|copy| copy.from).enumerate() {
            let reads = other != at && overlap(machine, from, waiting[at].to);
            *readers |= u8::from(reads) << other;
        }
    }
    let start = out.len();
    let mut left = u8::MAX.checked_shr(8 - count as u32).unwrap_or(0);
    while left != 0 {
        let Some(at) = (0..count).find(|&at| left >> at & 1 != 0 && readers[at] & left == 0) else {
            out.truncate(start);
            return false;
        };
        left &= !(1 << at);
        let LocCopy { ty, from, to } = waiting[at];
        out.extend(single_edit(ty, from, to));
    }
    true
}

/// Whether no copy reads what a copy overwrites. Returns false, too, if slots are both read and overwritten, or if there
/// are more than [`MAX_BANKS`] banks.
fn are_independent<const W: usize>(machine: &Machine<'_, W>, copies: &[LocCopy]) -> bool {
    let mut read = [Mask::<W>::EMPTY; MAX_BANKS];
    let (mut reads_slot, mut writes_slot) = (false, false);
    if machine.num_banks() > MAX_BANKS {
        return false;
    }
    for copy in copies {
        match copy.from {
            Loc::Reg(reg) => {
                let read = &mut read[machine.reg_bank(reg).index() % MAX_BANKS];
                *read = read.or(machine.mask(reg));
            }
            _ => reads_slot = true,
        }
    }
    let mut overwrites = false;
    for copy in copies {
        match copy.to {
            Loc::Reg(reg) => {
                overwrites |= machine.mask(reg).intersects(read[machine.reg_bank(reg).index() % MAX_BANKS]);
            }
            _ => writes_slot = true,
        }
    }
    !(overwrites | reads_slot & writes_slot)
}
