//! Hints: what a client would like. Only the cost of an allocation depends on them. The checker does not read them, and
//! nothing is refused because a hint cannot be followed.
//!
//! A function without hints holds no table.

use alloc::collections::BTreeMap;

use cranelift_entity::SecondaryMap;

use crate::ir::{Function, Inst, Value};
use crate::target::Reg;

/// When a value is spilled, compared with others. Ordered from the last to the first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum SpillHint {
    /// After all others: only where registers do not suffice for the values that are spilled last.
    Last,
    /// As its uses suggest.
    #[default]
    Auto,
    /// Before all others, where registers run short.
    First,
}

impl SpillHint {
    /// All hints by name, without that of values that have none.
    pub const NAMES: [(&'static str, SpillHint); 2] = [("last", SpillHint::Last), ("first", SpillHint::First)];
}

/// The hints of a function.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Hints {
    pub regs: SecondaryMap<Value, Option<Reg>>,
    operands: BTreeMap<(Inst, usize), Reg>,
    pub spills: SecondaryMap<Value, SpillHint>,
}

impl Hints {
    /// Removes all.
    pub fn clear(&mut self) {
        self.regs.clear();
        self.operands.clear();
        self.spills.clear();
    }
}

impl Function {
    /// The register in which a value should be, if the client has named one.
    #[inline]
    pub fn reg_hint(&self, value: Value) -> Option<Reg> {
        self.hints.regs[value]
    }
    /// Sets the register in which a value should be, wherever that is possible without cost. The register must be one of the
    /// value's type.
    pub fn set_reg_hint(&mut self, value: Value, reg: Option<Reg>) {
        self.hints.regs[value] = reg;
    }
    /// The register in which the operand with this number should be, if the client has named one.
    #[inline]
    pub fn operand_hint(&self, inst: Inst, operand: usize) -> Option<Reg> {
        self.hints.operands.get(&(inst, operand)).copied()
    }
    /// Sets the register in which the operand with this number should be. It attracts the value of the operand as a fixed
    /// operand would, but the value need not move there. The register must be one of the value's type.
    pub fn set_operand_hint(&mut self, inst: Inst, operand: usize, reg: Option<Reg>) {
        match reg {
            Some(reg) => self.hints.operands.insert((inst, operand), reg),
            None => self.hints.operands.remove(&(inst, operand)),
        };
    }
    /// When a value is spilled, compared with others.
    #[inline]
    pub fn spill_hint(&self, value: Value) -> SpillHint {
        self.hints.spills[value]
    }
    /// Sets when a value is spilled, compared with others.
    pub fn set_spill_hint(&mut self, value: Value, hint: SpillHint) {
        self.hints.spills[value] = hint;
    }
    /// The values with the registers in which they should be, in the order of the values.
    pub fn reg_hints(&self) -> impl Iterator<Item = (Value, Reg)> {
        self.hints.regs.iter().filter_map(|(value, &reg)| Some((value, reg?)))
    }
    /// The operands with the registers in which they should be, in order.
    pub fn operand_hints(&self) -> impl Iterator<Item = (Inst, usize, Reg)> {
        self.hints.operands.iter().map(|(&(inst, operand), &reg)| (inst, operand, reg))
    }
}
