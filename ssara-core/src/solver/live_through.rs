//! What lives through an instruction.

use crate::ir::{Function, Value};
use crate::regs::register_file::RegisterFile;
use crate::target::{Bank, Reg, Type};

/// What lives through the instruction in the current bank, without the values that are operands.
pub trait LiveThrough {
    /// How many values.
    fn count(&self) -> u32;
    /// Calls `item` for each value with its type and, if known, register.
    fn for_each(&self, item: &mut dyn FnMut(Value, Type, Option<Reg>));
}

/// Nothing lives through the instruction.
pub struct Nothing;

impl LiveThrough for Nothing {
    fn count(&self) -> u32 {
        0
    }
    fn for_each(&self, _: &mut dyn FnMut(Value, Type, Option<Reg>)) {}
}

/// The values of a bank that live through an instruction without being operands.
pub struct Others<'a, const W: usize> {
    /// The function.
    pub func: &'a Function,
    /// What is in registers.
    pub file: &'a RegisterFile<W>,
    /// The bank.
    pub bank: Bank,
    /// The operands.
    pub used: &'a [Value],
}

impl<const W: usize> Others<'_, W> {
    fn values(&self) -> impl Iterator<Item = (Value, Reg)> + '_ {
        self.file.iter(self.bank).filter(|(value, _)| !self.used.contains(value))
    }
}

impl<const W: usize> LiveThrough for Others<'_, W> {
    fn count(&self) -> u32 {
        self.values().count() as u32
    }
    fn for_each(&self, item: &mut dyn FnMut(Value, Type, Option<Reg>)) {
        for (value, reg) in self.values() {
            item(value, self.func.value_type(value), Some(reg));
        }
    }
}
