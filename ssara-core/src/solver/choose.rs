//! Preferences among the solutions of an instruction.

use crate::ir::Value;
use crate::regs::unit_mask::Mask;
use crate::target::{Class, Reg, Type};

/// What the solver asks its caller where several solutions are right. A closure that proposes registers knows of no saves.
pub trait Choose<const W: usize> {
    /// Proposes a register for a value from the units that are free for it, in the order of a class.
    fn select(&mut self, value: Value, class: Class, free: Mask<W>) -> Option<Reg>;
    /// The units that the function would have to save for a value of a type, if they were used for it, and the number of
    /// moves at the instruction that cost as much as a save.
    fn saves(&self, _: Value, _: Type) -> (Mask<W>, f32) {
        (Mask::EMPTY, 0.0)
    }
}

impl<const W: usize, F: FnMut(Value, Class, Mask<W>) -> Option<Reg>> Choose<W> for F {
    fn select(&mut self, value: Value, class: Class, free: Mask<W>) -> Option<Reg> {
        self(value, class, free)
    }
}
