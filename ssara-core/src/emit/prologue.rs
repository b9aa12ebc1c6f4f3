//! The stack pointer and the saved registers at the start and the end of a function.
//!
//! # Input
//! The layout of a frame, and the largest offset that a store or a load of the machine can have.
//!
//! # Output
//! What the prologue and the epilogue do, in order. Saved registers lie at the top of the frame. Where the frame is too
//! large to reach them from its bottom, the stack pointer moves in several steps, mostly two. The registers are stored and
//! loaded between these. No scratch register is needed. The area of scalable slots is below all saved registers, so the
//! stack pointer passes over it at once.
//!
//! # Why correct
//! The stack pointer stops at multiples of a distance that is at most `reach + 1`. So the last stop at or below a register
//! has it in reach, and each register is stored from a stop at or below it. The epilogue does the opposite of the prologue,
//! stop by stop in the opposite order. Registers are stored only in memory that is above the stack pointer at that time.
//!
//! # Cost
//! Linear in the saved registers.

use alloc::vec::Vec;

use crate::emit::{FrameLayout, SavedAt};
use crate::output::{Allocation, Slot, SlotArea};
use crate::target::{Reg, Type};

/// What a prologue or an epilogue does next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FrameOp {
    /// Adds this to the stack pointer. Whether the machine has such an immediate, the client has to see.
    Adjust(i32),
    /// Adds this, multiplied by the vector length, to the stack pointer. Only for functions that keep
    /// [scalable](crate::target::TypeDesc::scalable) values in their frames. The shortest vector length counts as 1.
    AdjustScalable(i32),
    /// Stores a register of this type, at an offset from the stack pointer.
    Store(Reg, Type, u32),
    /// Loads a register of this type, from an offset from the stack pointer.
    Load(Reg, Type, u32),
}

/// A place at which the stack pointer stops, and the registers that are stored or loaded from there.
struct Stop<'a> {
    /// The distance from the stack pointer after the prologue.
    at: u32,
    saved: &'a [SavedAt],
}

impl Stop<'_> {
    fn ops(&self, op: impl Fn(Reg, Type, u32) -> FrameOp) -> impl Iterator<Item = FrameOp> {
        self.saved.iter().map(move |saved| op(saved.reg, saved.ty, saved.offset - self.at))
    }
}

impl FrameLayout {
    /// What the prologue does: lowers the stack pointer and stores [`FrameLayout::saved`]. `reach` is the largest offset of
    /// a store; all offsets are in reach.
    ///
    /// Between its steps the stack pointer is aligned as at calls if `reach` is at least that alignment minus 1. Otherwise
    /// it is aligned to the largest power of two that `reach` allows.
    pub fn prologue(&self, reach: u32) -> Vec<FrameOp> {
        let mut ops = Vec::with_capacity(self.saved.len() + 2);
        let mut at = self.size;
        for stop in self.stops(reach) {
            adjust(&mut ops, i64::from(stop.at) - i64::from(at));
            ops.extend(stop.ops(FrameOp::Store));
            at = stop.at;
        }
        ops.extend((self.scalable_size > 0).then(|| FrameOp::AdjustScalable(-self.scalable_size.cast_signed())));
        adjust(&mut ops, -i64::from(at));
        ops
    }
    /// What the epilogue does: the opposite of [`FrameLayout::prologue`].
    pub fn epilogue(&self, reach: u32) -> Vec<FrameOp> {
        let mut ops = Vec::with_capacity(self.saved.len() + 2);
        let mut at = 0;
        let mut scalable = (self.scalable_size > 0).then(|| FrameOp::AdjustScalable(self.scalable_size.cast_signed()));
        for stop in self.stops(reach).iter().rev() {
            adjust(&mut ops, i64::from(stop.at) - i64::from(at));
            ops.extend(scalable.take());
            ops.extend(stop.ops(FrameOp::Load));
            at = stop.at;
        }
        adjust(&mut ops, i64::from(self.size) - i64::from(at));
        ops.extend(scalable);
        ops
    }
    /// The slots whose offsets are larger than `reach`, with these offsets, and those whose offsets the vector length
    /// changes. A load or store of one needs its address in a register first. [`Frame`](crate::emit::Frame) finds one for
    /// each step.
    pub fn out_of_reach(&self, alloc: &Allocation, reach: u32) -> impl Iterator<Item = (Slot, u32)> {
        let slots = alloc.slots.keys().filter(move |&slot| !self.is_in_reach(alloc, slot, reach));
        slots.map(|slot| (slot, self.slot(alloc, slot)))
    }
    /// Whether loads and stores with offsets up to `reach` reach a slot. They reach no scalable slot, and nothing above
    /// those.
    pub(super) fn is_in_reach(&self, alloc: &Allocation, slot: Slot, reach: u32) -> bool {
        let is_scalable = alloc.slots[slot].area == SlotArea::Scalable || self.scalable_part(alloc, slot) > 0;
        !is_scalable && self.slot(alloc, slot) <= reach
    }

    /// The stops of the stack pointer, from the highest to the lowest. Each has as many registers as are in reach.
    fn stops(&self, reach: u32) -> Vec<Stop<'_>> {
        let step = if reach < self.align { 1 << (reach + 1).ilog2() } else { self.align };
        // Below this is the area of scalable slots, if there is one.
        let bottom = if self.scalable_size > 0 { self.scalable_area } else { 0 };
        let mut stops = Vec::new();
        let mut left = &self.saved[..];
        while let Some((first, last)) = left.first().zip(left.last()) {
            let lowest = last.offset.saturating_sub(reach).next_multiple_of(step).max(bottom);
            // One stop for all: the lowest one, or as high as they allow.
            let at = if lowest == bottom { bottom } else { lowest.max(first.offset / step * step) };
            let (rest, saved) = left.split_at(left.partition_point(|saved| saved.offset < at));
            stops.push(Stop { at, saved });
            left = rest;
        }
        stops
    }
}

fn adjust(ops: &mut Vec<FrameOp>, by: i64) {
    // A frame takes less than 2 GiB.
    ops.extend(i32::try_from(by).ok().filter(|&by| by != 0).map(FrameOp::Adjust));
}
