//! The frame of an allocated function, as an emitter needs it.
//!
//! # Input
//! A function, its allocation, and what the offsets of the machine reach. The rest follows from the convention: what a call
//! pushes, shadow space, alignment, whether the link register is stored.
//!
//! # Output
//! The layout, the prologue and the epilogue, the place of each slot, and what is done around a step whose slots are out of
//! reach ([`Frame`]).
//!
//! # Why correct
//! See `frame_layout`, `prologue` and `far_slots`, of which this is the sum. The spare area is there before registers
//! are chosen, so it moves no slot afterwards.
//!
//! # Cost
//! Linear in the instructions and slots.

use alloc::vec::Vec;

use crate::emit::far_slots::{self, FarSlots};
use crate::emit::{FarSlot, FrameError, FrameLayout, FrameOp, FrameRules, Reach};
use crate::ir::Function;
use crate::output::{Allocation, Slot};
use crate::target::{Reg, Target};

/// The frame of an allocated function.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Frame {
    /// Where everything is.
    pub layout: FrameLayout,
    reach: Reach,
    far: FarSlots,
}

impl Frame {
    /// Lays out the frame by the function's convention.
    ///
    /// # Errors
    /// When the convention and the allocation do not fit together, or a slot cannot be reached; see [`FrameError`].
    pub fn new(func: &Function, target: &Target, alloc: &Allocation, reach: Reach) -> Result<Frame, FrameError> {
        func.check_target(target)?;
        Frame::with_rules(func, target, alloc, FrameRules::of(func, target, alloc), reach)
    }

    /// The same by rules that the client has changed.
    ///
    /// # Errors
    /// As for [`Frame::new`].
    pub fn with_rules(
        func: &Function,
        target: &Target,
        alloc: &Allocation,
        mut rules: FrameRules,
        reach: Reach,
    ) -> Result<Frame, FrameError> {
        func.check_target(target)?;
        let mut layout = FrameLayout::new(target, alloc, &rules)?;
        if layout.out_of_reach(alloc, reach.offset).next().is_some() {
            let word = reach.address.map_or(0, |class| u32::from(target.ty(target.class(class).ty).spill_size));
            rules.spare = word.saturating_mul(far_slots::most_at_once(func, target, alloc) as u32);
            layout = FrameLayout::new(target, alloc, &rules)?;
        }
        let far = FarSlots::new(func, target, alloc, &layout, reach)?;
        Ok(Frame { layout, reach, far })
    }

    /// What the prologue does.
    pub fn prologue(&self) -> Vec<FrameOp> {
        self.layout.prologue(self.reach.offset)
    }
    /// What the epilogue does, before each return.
    pub fn epilogue(&self) -> Vec<FrameOp> {
        self.layout.epilogue(self.reach.offset)
    }

    /// The slots of a step of [`Allocation::walk`] that are out of reach; mostly none. Before the step the client stores
    /// the registers whose content is [kept](FarSlot::kept_at), and sets each register to the address of its slot. After
    /// the step it loads what was kept. In a branch it does so between what reads the slot and the jump.
    pub fn far_slots(&self, step: u32) -> &[FarSlot] {
        self.far.of(step)
    }
    /// Where a slot is in a step: a register that holds an address, and an offset from that. Without a register the offset is
    /// from the stack pointer.
    ///
    /// # Panics
    /// When the allocation has no such slot.
    pub fn place(&self, alloc: &Allocation, step: u32, slot: Slot) -> (Option<Reg>, u32) {
        match self.far.of(step).iter().find(|far| far.slot == slot) {
            Some(far) => (Some(far.address), 0),
            None => (None, self.layout.slot(alloc, slot)),
        }
    }
}
