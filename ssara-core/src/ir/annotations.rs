//! Annotations: what a client says about the instructions and values of a function that their meaning does not depend on.
//!
//! A *tag* is one number for each instruction and each value, which the client chooses and the allocator does not read.
//! It says what the instruction is in the client's own representation: an index there, an immediate, a place in the
//! source. All tags are 0 at first. A *hint* says what the client would like; see [`SpillHint`] and
//! [`Function::set_reg_hint`]. Nothing is refused because a hint cannot be followed. A function without annotations
//! holds no table.

use crate::ir::{Function, Inst, SpillHint, Value};
use crate::target::Reg;

/// Tags.
impl Function {
    /// The tag of an instruction: the number that the client has set, or else 0.
    #[inline]
    pub fn inst_tag(&self, inst: Inst) -> u64 {
        self.inst_tags[inst]
    }
    /// Sets the tag of an instruction.
    #[inline]
    pub fn set_inst_tag(&mut self, inst: Inst, tag: u64) {
        self.inst_tags[inst] = tag;
    }
    /// The tag of a value: the number that the client has set, or else 0.
    #[inline]
    pub fn value_tag(&self, value: Value) -> u64 {
        self.value_tags[value]
    }
    /// Sets the tag of a value.
    #[inline]
    pub fn set_value_tag(&mut self, value: Value, tag: u64) {
        self.value_tags[value] = tag;
    }
}

/// Hints.
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
