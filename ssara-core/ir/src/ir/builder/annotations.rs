//! What a client says about instructions and values while it builds a function: tags, hints and references.

use crate::ir::builder::FunctionBuilder;
use crate::ir::{InstHandle, Reference, SpillHint, Value};
use ssara_tables::target::Reg;

impl FunctionBuilder<'_> {
    /// Sets the [tag](crate::ir::Function::inst_tag) of an instruction.
    ///
    /// # Panics
    /// When the instruction is not one of this builder's.
    pub fn set_inst_tag(&mut self, inst: InstHandle, tag: u64) {
        self.num_operands(inst);
        self.inst_tags.push((inst, tag));
    }
    /// Sets the [tag](crate::ir::Function::value_tag) of a value.
    ///
    /// # Panics
    /// When the value is not one of this builder's.
    pub fn set_value_tag(&mut self, value: Value, tag: u64) {
        self.assert_value(value);
        self.value_tags[value] = tag;
    }
    /// Sets the [register](crate::ir::Function::set_reg_hint) in which a value should be.
    ///
    /// # Panics
    /// When the value is not one of this builder's.
    pub fn set_reg_hint(&mut self, value: Value, reg: impl Into<Reg>) {
        self.assert_value(value);
        self.hints.regs[value] = Some(reg.into());
    }
    /// Sets the [register](crate::ir::Function::set_operand_hint) in which the operand with this number should be.
    ///
    /// # Panics
    /// When the instruction is not one of this builder's, or has no such operand.
    pub fn set_operand_hint(&mut self, inst: InstHandle, operand: usize, reg: impl Into<Reg>) {
        let operands = self.num_operands(inst);
        assert!(operand < operands, "{inst:?} has {operands} operands");
        self.operand_hints.push((inst, operand, reg.into()));
    }
    /// Sets [when a value is spilled](crate::ir::Function::set_spill_hint), compared with others.
    ///
    /// # Panics
    /// When the value is not one of this builder's.
    pub fn set_spill_hint(&mut self, value: Value, hint: SpillHint) {
        self.assert_value(value);
        self.hints.spills[value] = hint;
    }

    /// Makes a value a [reference](crate::ir::Function::set_reference).
    ///
    /// # Panics
    /// When the value is not one of this builder's. The base of a derived reference is validated later.
    pub fn set_reference(&mut self, value: Value, reference: Reference) {
        self.assert_value(value);
        self.references.of_values[value] = Some(reference);
    }
    /// Makes an instruction a [safepoint](crate::ir::Function::set_safepoint).
    ///
    /// # Panics
    /// When the instruction is not one of this builder's.
    pub fn set_safepoint(&mut self, inst: InstHandle) {
        self.num_operands(inst);
        self.safepoints.push(inst);
    }

    fn assert_value(&self, value: Value) {
        assert!(self.values.is_valid(value), "{value} is of another function");
    }

    /// The number of operands of an instruction, which must be one of this builder's.
    fn num_operands(&self, inst: InstHandle) -> usize {
        let position = inst.position() as usize;
        let block = self.blocks.get(inst.block()).filter(|block| position < block.insts.len());
        let block = block.unwrap_or_else(|| panic!("{inst:?} is of another function"));
        let end = block.insts.get(position + 1).map_or(block.operands.len(), |next| next.1 as usize);
        end - block.insts[position].1 as usize
    }
}
