//! Where an unwinder finds the caller's registers: the rows of a table such as DWARF's call frame information.
//!
//! # Input
//! The layout of a frame, the order of the blocks, and where edits save registers
//! ([`Checker::saved_ranges`](crate::verify::Checker::saved_ranges)).
//!
//! # Output
//! The changes in the order of the code, as the table has them. A change says before which step a register comes to be in
//! the frame, or is back in itself. A save around a part of the function has rows only there, wherever its blocks are
//! written.
//!
//! # Why correct
//! A row is written wherever the place of a register differs from that before, in the order of the code. So the rows up to
//! a step give the place of each register there.
//!
//! # Cost
//! Linear in blocks times saved registers, and in the ranges times their logarithm.

use alloc::vec::Vec;
use core::ops::Range;

use crate::emit::FrameLayout;
use crate::output::{Allocation, Slot};
use crate::target::Reg;
use crate::verify::SavedRange;

/// A row of an unwind table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CfiRow {
    /// The step of [`Allocation::walk`] before which this begins to hold.
    pub step: u32,
    /// A register of the caller.
    pub reg: Reg,
    /// Where its content is, from the canonical frame address; `None` where it is in the register itself.
    pub from_cfa: Option<i32>,
    /// What is added to `from_cfa`, multiplied by the vector length: 0 unless the function keeps scalable values in its
    /// frame.
    pub scalable: i32,
}

/// The distance of a slot of the frame from the canonical frame address, in its two parts.
type FromCfa = (i32, i32);

impl FrameLayout {
    /// The rows of an unwind table after the prologue. `blocks` are the steps of the blocks in the order in which they are
    /// written ([`step_ranges`](crate::emit::step_ranges)), `saved` the ranges of registers that edits save.
    ///
    /// The registers of [`FrameLayout::saved`] have a row at the first step. The canonical frame address is
    /// [`FrameLayout::incoming`] bytes above the stack pointer everywhere. What the prologue and the epilogue change inside
    /// themselves, the client adds.
    pub fn cfi_rows(&self, alloc: &Allocation, blocks: &[Range<u32>], saved: &[SavedRange]) -> Vec<CfiRow> {
        let first = blocks.first().map_or(0, |steps| steps.start);
        let by_prologue = self.saved.iter();
        let mut rows: Vec<CfiRow> = by_prologue
            .map(|saved| CfiRow {
                step: first,
                reg: saved.reg,
                from_cfa: Some(self.from_cfa(saved.offset)),
                scalable: 0,
            })
            .collect();
        let mut open: Vec<(Reg, FromCfa)> = Vec::new();
        let mut parts = parts(blocks, saved).into_iter().peekable();
        for (position, steps) in blocks.iter().enumerate() {
            // What begins and ends in the block. What was in the frame at the end of the block before is over.
            let mut changes: Vec<(u32, Reg, Option<FromCfa>)> = Vec::new();
            changes.extend(open.iter().map(|&(reg, _)| (steps.start, reg, None)));
            while let Some((_, range)) = parts.next_if(|part| part.0 == position) {
                changes.push((range.start, range.reg, Some(self.slot_from_cfa(alloc, range.slot))));
                if range.end < steps.end {
                    changes.push((range.end, range.reg, None));
                }
            }
            changes.sort_by_key(|&(step, reg, at)| (step, reg, at.is_some()));
            // Of what changes at one step, the last holds.
            let mut changes = changes.into_iter().peekable();
            while let Some((step, reg, place)) = changes.next() {
                if changes.peek().is_some_and(|next| (next.0, next.1) == (step, reg)) {
                    continue;
                }
                let before = open.iter().position(|&(other, _)| other == reg).map(|at| open.swap_remove(at).1);
                open.extend(place.map(|at| (reg, at)));
                if before != place {
                    let (from_cfa, scalable) = place.unzip();
                    rows.push(CfiRow { step, reg, from_cfa, scalable: scalable.unwrap_or(0) });
                }
            }
        }
        rows
    }

    fn slot_from_cfa(&self, alloc: &Allocation, slot: Slot) -> FromCfa {
        let scalable = self.scalable_part(alloc, slot).cast_signed() - self.scalable_size.cast_signed();
        (self.from_cfa(self.slot(alloc, slot)), scalable)
    }
}

/// The ranges, cut at the ends of blocks, each with the position of its block; in the order of these.
fn parts(blocks: &[Range<u32>], saved: &[SavedRange]) -> Vec<(usize, SavedRange)> {
    let mut by_start: Vec<usize> = (0..blocks.len()).collect();
    by_start.sort_unstable_by_key(|&position| blocks[position].start);
    let mut parts = Vec::new();
    for range in saved {
        let first = by_start.partition_point(|&position| blocks[position].end <= range.start);
        for &position in by_start[first..].iter().take_while(|&&position| blocks[position].start < range.end) {
            let steps = &blocks[position];
            parts.push((
                position,
                SavedRange { start: range.start.max(steps.start), end: range.end.min(steps.end), ..*range },
            ));
        }
    }
    parts.sort_unstable_by_key(|&(position, range)| (position, range.start));
    parts
}
