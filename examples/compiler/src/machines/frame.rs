//! The frame of a function. From the stack pointer up: the arguments that it passes on the stack, the spill area of the
//! allocator, and the return address.

use ssara_core::output::Slot;

use crate::compile::Compiled;

/// The offsets from the stack pointer in the body of a function, in bytes.
pub struct Frame<'a> {
    compiled: &'a Compiled,
    /// What the prologue subtracts from the stack pointer.
    pub size: u32,
    /// Where the caller's argument area begins.
    incoming: u32,
}

const ALIGN: u32 = 16;

impl<'a> Frame<'a> {
    /// Lays the frame out. The instruction that calls pushes `pushed` bytes. With `link`, the frame ends with eight bytes for
    /// the link register.
    pub fn new(compiled: &'a Compiled, pushed: u32, link: bool) -> Self {
        let used = spills(compiled) + compiled.alloc.frame_size + if link { 8 } else { 0 };
        let size = (used + pushed).next_multiple_of(ALIGN) - pushed;
        Frame { compiled, size, incoming: size + pushed }
    }
    /// A spill slot.
    pub fn slot(&self, slot: Slot) -> u32 {
        spills(self.compiled) + self.compiled.alloc.slots[slot].offset
    }
    /// An argument on the stack that the caller has passed.
    pub fn incoming(&self, offset: u32) -> u32 {
        self.incoming + offset
    }
    /// The link register.
    pub fn link(&self) -> u32 {
        self.size - 8
    }
}

/// Where the spill area begins. Its alignment is at most that of the stack.
fn spills(compiled: &Compiled) -> u32 {
    compiled.built.outgoing.next_multiple_of(ALIGN)
}
