//! Temporary slots, which parallel copies need for a short time.

use alloc::vec::Vec;

use crate::output::Slot;
use crate::target::Type;

/// Temporary slots by type, shared between parallel copies. Keeps its buffers.
#[derive(Default)]
pub struct Temporaries {
    /// The number of the first one.
    first: u32,
    types: Vec<Type>,
    in_use: Vec<bool>,
}

impl Temporaries {
    /// Forgets all; numbers start at `first`.
    pub fn reset(&mut self, first: u32) {
        self.first = first;
        self.types.clear();
        self.in_use.clear();
    }
    /// The types, by number.
    pub fn types(&self) -> &[Type] {
        &self.types
    }
    /// Takes a slot for a value of this type.
    pub(super) fn take(&mut self, ty: Type) -> Slot {
        let free = (0..self.types.len()).find(|&index| self.types[index] == ty && !self.in_use[index]);
        let index = free.unwrap_or_else(|| {
            self.types.push(ty);
            self.in_use.push(false);
            self.types.len() - 1
        });
        self.in_use[index] = true;
        Slot::from_u32(self.first + index as u32)
    }
    /// Gives a slot back, if it is a temporary one.
    pub fn release(&mut self, slot: Slot) {
        let index = slot.as_u32().checked_sub(self.first);
        if let Some(in_use) = index.and_then(|index| self.in_use.get_mut(index as usize)) {
            *in_use = false;
        }
    }
}
