//! Tags: one number for each instruction and each value, which the client chooses and the allocator does not read.
//!
//! A tag says what the instruction is in the client's own representation: an index there, an immediate, a place in the
//! source. All tags are 0 at first. A function without tags holds no table.

use crate::ir::{Function, Inst, Value};

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
