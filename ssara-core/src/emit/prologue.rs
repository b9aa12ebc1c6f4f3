//! The stack pointer and the saved registers at the start and the end of a function.
//!
//! # Input
//! The layout of a frame, and the largest offset that a store or a load of the machine can have.
//!
//! # Output
//! What the prologue and the epilogue do, in order. Saved registers lie at the top of the frame. Where the frame is too
//! large to reach them from its bottom, the stack pointer moves in two steps. The registers are stored and loaded between
//! these. No scratch register is needed.
//!
//! # Why correct
//! The epilogue does the opposite of the prologue, in the opposite order of the stack pointer's steps. Registers are stored
//! only in memory that is above the stack pointer at that time.
//!
//! # Cost
//! Linear in the saved registers.

use alloc::vec::Vec;

use crate::emit::FrameLayout;
use crate::output::{Allocation, Slot};
use crate::target::{Reg, TargetDesc, Type};

/// What a prologue or an epilogue does next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FrameOp {
    /// Adds this to the stack pointer. Whether the machine has such an immediate, the client has to see.
    Adjust(i32),
    /// Stores a register of this type, at an offset from the stack pointer.
    Store(Reg, Type, u32),
    /// Loads a register of this type, from an offset from the stack pointer.
    Load(Reg, Type, u32),
}

impl FrameLayout {
    /// What the prologue does: lowers the stack pointer and stores [`FrameLayout::saved`]. `reach` is the largest offset of
    /// a store. All offsets are in reach if the saved registers themselves take no more than that.
    pub fn prologue(&self, target: &TargetDesc, reach: u32) -> Vec<FrameOp> {
        let below = self.below_saved(target, reach);
        let mut ops = Vec::with_capacity(self.saved.len() + 2);
        adjust(&mut ops, -i64::from(self.size - below));
        ops.extend(self.saved_at(target, below).map(|(reg, ty, at)| FrameOp::Store(reg, ty, at)));
        adjust(&mut ops, -i64::from(below));
        ops
    }
    /// What the epilogue does: the opposite of [`FrameLayout::prologue`].
    pub fn epilogue(&self, target: &TargetDesc, reach: u32) -> Vec<FrameOp> {
        let below = self.below_saved(target, reach);
        let mut ops = Vec::with_capacity(self.saved.len() + 2);
        adjust(&mut ops, below.into());
        ops.extend(self.saved_at(target, below).map(|(reg, ty, at)| FrameOp::Load(reg, ty, at)));
        adjust(&mut ops, (self.size - below).into());
        ops
    }
    /// The slots whose offsets are larger than `reach`, with these offsets. A load or store of one needs its address in a
    /// register first. The client [reserves](crate::ir::FunctionBuilder::reserve) one for it, since nothing is free for
    /// certain where an edit stands.
    pub fn out_of_reach(&self, alloc: &Allocation, reach: u32) -> impl Iterator<Item = (Slot, u32)> {
        let slots = alloc.slots.keys().map(|slot| (slot, self.slot(alloc, slot)));
        slots.filter(move |&(_, offset)| offset > reach)
    }

    /// The bytes of the frame that the prologue makes only after it has stored the registers.
    fn below_saved(&self, target: &TargetDesc, reach: u32) -> u32 {
        match (self.saved.first(), self.saved_at(target, 0).last()) {
            (Some(&(_, first)), Some((.., last))) if last > reach => first / self.align * self.align,
            _ => 0,
        }
    }
    fn saved_at(&self, target: &TargetDesc, below: u32) -> impl Iterator<Item = (Reg, Type, u32)> {
        self.saved.iter().filter_map(move |&(reg, at)| Some((reg, target.reg(reg).ty?, at - below)))
    }
}

fn adjust(ops: &mut Vec<FrameOp>, by: i64) {
    // A frame takes less than 2 GiB.
    ops.extend(i32::try_from(by).ok().filter(|&by| by != 0).map(FrameOp::Adjust));
}
