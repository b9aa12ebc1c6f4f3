//! The frame of a function: where slots, saved registers and stack arguments are, from the stack pointer.
//!
//! ```text
//! higher addresses   incoming stack arguments
//!                    what the call pushed, such as the return address
//!                    --- the stack pointer at entry ---
//!                    registers that the prologue stores
//!                    scalable slots
//!                    spill area
//!                    spare area, for registers that are kept while they hold an address
//!                    outgoing stack arguments
//! lower addresses    --- the stack pointer after the prologue ---
//! ```
//!
//! The prologue lowers the stack pointer once, so all offsets are from there. Offsets are ascending from the stack pointer
//! and in bytes. The area of scalable slots grows with the vector length. So the offset of what lies in it or above has two
//! parts, and the second is multiplied by the vector length. Registers that the prologue stores are above, where unwinders
//! find them at fixed distances from the frame of the caller.
//!
//! # Input
//! The slots of an allocation, the registers that it leaves to the client to save, and the rules of the convention
//! ([`FrameRules`]).
//!
//! # Output
//! The size of the frame, and the offset of each area and register ([`FrameLayout`]).
//!
//! # Why correct
//! Areas follow each other without overlap. Each begins at a multiple of its alignment, and the size keeps the stack
//! pointer aligned at calls. What cannot be aligned is an error.
//!
//! # Cost
//! Linear in the registers that are stored.

use alloc::vec::Vec;

use crate::ir::{Function, OtherTarget};
use crate::output::{Allocation, Slot, SlotArea};
use crate::target::{FormKind, Reg, TargetDesc, Type};

/// What the client and the convention know about a frame.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct FrameRules {
    /// The bytes that a call pushes: 8 on x86-64, 0 where the return address is in a register.
    pub pushed: u32,
    /// The least number of bytes for stack arguments of the calls that the function makes. It covers what the client itself
    /// puts there, and the shadow space of the convention. There are more if operands of calls need more.
    pub outgoing: u32,
    /// Whether the function makes calls. The stack pointer is aligned at them, so that the frame may be larger than what is
    /// in it.
    pub calls: bool,
    /// The alignment of the stack pointer at calls, in bytes; a power of two. Before the call pushes, that is.
    pub align: u32,
    /// The size of the spare area, in bytes.
    pub spare: u32,
    /// Registers that the prologue stores besides those of [`Allocation::saved`], such as the link register and the frame
    /// pointer.
    pub also_saved: Vec<Reg>,
}

impl FrameRules {
    /// The rules of a function's convention. What a call pushes is a return address, where no register has the role `link`;
    /// it is as wide as the stack pointer. Machines on which it is wider (AVR with more than 128 KiB of code) need other
    /// rules. A function without a convention has a stack that is aligned as its slots need it.
    pub fn of(func: &Function, target: &TargetDesc, alloc: &Allocation) -> FrameRules {
        let stack = func.convention.map(|conv| target.convention(conv).stack).unwrap_or_default();
        let align = func.convention.map_or(alloc.frame_align.max(1), |_| u32::from(stack.align.max(1)));
        let calls = func.insts().map(|inst| func.inst(inst).form).any(|id| match func.form(target, id).kind {
            FormKind::Call => true,
            // A call that ends its block.
            FormKind::Branch => func.form(target, id).has_clobbers() || func.sets_of_edges(target, id).next().is_some(),
            _ => false,
        });
        let pointer = target.role("stack").filter(|_| target.role("link").is_none());
        FrameRules {
            pushed: pointer.map_or(0, |reg| u32::from(target.reg(reg).bits).div_ceil(8)),
            outgoing: if calls { stack.shadow.into() } else { 0 },
            calls,
            align,
            spare: 0,
            also_saved: Vec::new(),
        }
    }
}

/// Why a frame cannot be laid out.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum FrameError {
    /// The alignment is not a power of two.
    #[error("the alignment of the stack, {0}, is not a power of two")]
    Alignment(u32),
    /// A slot needs a stricter alignment than the stack pointer has. The client must align the stack pointer itself.
    #[error("a slot must be aligned to {needed} bytes, the stack only to {given}")]
    Overaligned {
        /// What the spill area needs.
        needed: u32,
        /// What the rules say.
        given: u32,
    },
    /// A slot that loads and stores do not reach, in a step in which no register can hold its address.
    #[error("{slot} is {offset} bytes from the stack pointer, out of reach, and there is no register for its address")]
    OutOfReach {
        /// The slot.
        slot: Slot,
        /// Its offset.
        offset: u32,
    },
    /// A function that was made for another target.
    #[error(transparent)]
    OtherTarget(#[from] OtherTarget),
    /// A register that the target does not have.
    #[error("the target has no register number {}, which is to be stored", .0.0)]
    Unknown(Reg),
    /// A register that is to be stored has no type, so nothing stores it.
    #[error("register {0:?} has no type and cannot be stored")]
    Untyped(Reg),
    /// The frame takes more bytes than an offset can count.
    #[error("the frame takes more than 2 GiB")]
    TooLarge,
}

/// A register that the prologue stores and the epilogue loads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SavedAt {
    /// The register.
    pub reg: Reg,
    /// Its type.
    pub ty: Type,
    /// Where it is stored, from the stack pointer after the prologue.
    pub offset: u32,
}

/// The layout of a frame; all offsets are from the stack pointer after the prologue.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FrameLayout {
    /// The bytes by which the prologue lowers the stack pointer, without the area of scalable slots.
    pub size: u32,
    /// The size of the area of scalable slots at the shortest vector length; a multiple of `align`. A longer one multiplies
    /// it. The prologue lowers the stack pointer by this, too.
    pub scalable_size: u32,
    /// The offset of the area of scalable slots.
    pub scalable_area: u32,
    /// The alignment of the stack pointer at calls, as the rules say.
    pub align: u32,
    /// The offset of the spare area.
    pub spare_area: u32,
    /// The offset of the spill area.
    pub spill_area: u32,
    /// The registers that the prologue stores and the epilogue loads, in ascending order of offsets. They are
    /// those of [`FrameRules::also_saved`] and those that [`Allocation::saved`] leaves to the client. Their offsets leave
    /// the area of scalable slots out.
    pub saved: Vec<SavedAt>,
    /// The distance from the stack pointer to the frame of the caller, where incoming stack arguments begin, without the
    /// area of scalable slots. Unwind tables call this address the canonical frame address.
    pub incoming: u32,
}

impl FrameLayout {
    /// Lays out the frame of an allocated function. A function that makes no calls and keeps nothing in
    /// its frame has the size 0. Takes time linear in the
    /// registers that are stored.
    ///
    /// # Errors
    /// When the rules and the allocation do not fit together, see [`FrameError`].
    pub fn new(target: &TargetDesc, alloc: &Allocation, rules: &FrameRules) -> Result<FrameLayout, FrameError> {
        if !rules.align.is_power_of_two() {
            return Err(FrameError::Alignment(rules.align));
        }
        if alloc.frame_align > rules.align {
            return Err(FrameError::Overaligned { needed: alloc.frame_align, given: rules.align });
        }
        let outgoing = rules.outgoing.max(alloc.outgoing_size());
        // Whatever is kept in the spare area is aligned as the stack is.
        let spare_area = if rules.spare == 0 { outgoing.into() } else { align_to(outgoing.into(), rules.align) };
        let spill_area = align_to(spare_area + u64::from(rules.spare), alloc.frame_align.max(1));
        let mut end = spill_area + u64::from(alloc.frame_size);
        let scalable_size = align_to(alloc.scalable_size.into(), rules.align);
        if scalable_size > 0 {
            end = align_to(end, rules.align);
        }
        let scalable_area = end;
        let narrow = |bytes: u64| i32::try_from(bytes).map(i32::cast_unsigned).map_err(|_| FrameError::TooLarge);
        let mut saved = Vec::new();
        let by_client = alloc.saved.iter().filter(|saved| saved.slot.is_none()).map(|saved| saved.reg);
        for reg in by_client.chain(rules.also_saved.iter().copied()) {
            let desc = target.regs.get(reg.index()).ok_or(FrameError::Unknown(reg))?;
            let ty = desc.ty.ok_or(FrameError::Untyped(reg))?;
            let align = u32::from(target.ty(ty).spill_align);
            if align > rules.align {
                return Err(FrameError::Overaligned { needed: align, given: rules.align });
            }
            end = align_to(end, align);
            saved.push(SavedAt { reg, ty, offset: narrow(end)? });
            end += u64::from(target.ty(ty).spill_size);
        }
        let pushed = u64::from(rules.pushed);
        let is_empty = end == 0 && scalable_size == 0;
        let size = if is_empty && !rules.calls { 0 } else { align_to(end + pushed, rules.align) - pushed };
        Ok(FrameLayout {
            size: narrow(size)?,
            align: rules.align,
            scalable_size: narrow(scalable_size)?,
            scalable_area: narrow(scalable_area)?,
            spare_area: narrow(spare_area)?,
            spill_area: narrow(spill_area)?,
            saved,
            incoming: narrow(size + pushed)?,
        })
    }
    /// The offset of a slot, in whatever area it is, without its [scalable part](FrameLayout::scalable_part).
    ///
    /// # Panics
    /// When the allocation has no such slot.
    pub fn slot(&self, alloc: &Allocation, slot: Slot) -> u32 {
        let data = alloc.slots[slot];
        match data.area {
            SlotArea::Spill => self.spill_area + data.offset,
            SlotArea::Scalable => self.scalable_area,
            SlotArea::Incoming => self.incoming + data.offset,
            SlotArea::Outgoing => data.offset,
        }
    }
    /// The part of a slot's offset that the vector length multiplies. It is 0 if the function keeps no scalable values in
    /// its frame.
    ///
    /// # Panics
    /// When the allocation has no such slot.
    pub fn scalable_part(&self, alloc: &Allocation, slot: Slot) -> u32 {
        let data = alloc.slots[slot];
        match data.area {
            SlotArea::Spill | SlotArea::Outgoing => 0,
            SlotArea::Scalable => data.offset,
            SlotArea::Incoming => self.scalable_size,
        }
    }
    /// The offset of a stack argument that the function receives, from its offset in the convention; without
    /// [`FrameLayout::scalable_size`].
    pub fn argument(&self, offset: u32) -> u32 {
        self.incoming + offset
    }
    /// The distance of a saved register from the canonical frame address, as unwind tables have it: negative. Below the
    /// area of scalable slots this is the part that the vector length does not multiply.
    pub fn from_cfa(&self, offset: u32) -> i32 {
        offset.cast_signed() - self.incoming.cast_signed()
    }
}

fn align_to(bytes: u64, align: u32) -> u64 {
    bytes.next_multiple_of(align.into())
}
