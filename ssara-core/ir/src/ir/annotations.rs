//! Annotations: what a client says about the instructions and values of a function that their meaning does not depend on.
//!
//! A *tag* is one number for each instruction and each value, which the client chooses and the allocator does not read.
//! It says what the instruction is in the client's own representation: an index there, an immediate, a place in the
//! source. All tags are 0 at first. A *comment* is the client's own text of an instruction, for people. A *hint* says what
//! the client would like; see [`SpillHint`] and [`Function::set_reg_hint`]. Nothing is refused because a hint cannot be
//! followed. A *name* is what a text calls a value or a block. A function without annotations holds no table.

use alloc::string::String;
use alloc::vec::Vec;

use cranelift_entity::EntityRef;

use crate::ir::names::{Name, TextNumbers};
use crate::ir::{Block, Function, Inst, SpillHint, Value};
use ssara_tables::target::Reg;

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

/// Comments.
impl Function {
    /// The client's own text of an instruction, if it has given one.
    pub fn comment(&self, inst: Inst) -> Option<&str> {
        self.comments.get(&inst).map(String::as_str)
    }
    /// Sets the client's own text of an instruction: one line, which is printed after the instruction and not read back.
    pub fn set_comment(&mut self, inst: Inst, comment: &str) {
        self.comments.insert(inst, comment.replace(['\n', '\r'], " "));
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
    #[inline]
    pub fn reg_hints(&self) -> impl Iterator<Item = (Value, Reg)> {
        self.hints.regs.iter().filter_map(|(value, &reg)| Some((value, reg?)))
    }
    /// The operands with the registers in which they should be, in order.
    #[inline]
    pub fn operand_hints(&self) -> impl Iterator<Item = (Inst, usize, Reg)> {
        self.hints.operands.iter().map(|(&(inst, operand), &reg)| (inst, operand, reg))
    }
}

/// Names.
impl Function {
    /// The name of a value: the one that the text of the function gives to it, or else that of its id.
    pub fn value_name(&self, value: Value) -> Name {
        Name::new("v", &self.names.values, value.index())
    }
    /// The name of a block: the one that the text of the function gives to it, or else that of its id.
    pub fn block_name(&self, block: Block) -> Name {
        Name::new("block", &self.names.blocks, block.index())
    }
    /// The value whose name has this number, if there is one. Takes time logarithmic in the values.
    pub fn value_named(&self, number: u32) -> Option<Value> {
        let index = match &self.names.values[..] {
            [] => number as usize,
            numbers => numbers.binary_search(&number).ok()?,
        };
        (index < self.num_values()).then(|| Value::new(index))
    }
    /// The block whose name has this number, if there is one. Takes time linear in the blocks.
    pub fn block_named(&self, number: u32) -> Option<Block> {
        self.blocks().find(|&block| self.block_name(block).number == number)
    }
    /// Gives names to the values, in ascending order, and to the blocks.
    pub(crate) fn set_names(&mut self, values: Vec<u32>, blocks: Vec<u32>) {
        self.names = TextNumbers::new(values, blocks);
    }
    /// An id that prints as the name of a value, for messages.
    pub fn named_value(&self, value: Value) -> Value {
        Value::from_u32(self.value_name(value).number)
    }
    /// An id that prints as the name of a block, for messages.
    pub fn named_block(&self, block: Block) -> Block {
        Block::from_u32(self.block_name(block).number)
    }
}
