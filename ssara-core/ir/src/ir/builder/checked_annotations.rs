//! What a [`CheckedBuilder`] passes on as it is: forms of the function's own, and what a client says about blocks,
//! instructions and values. Each method does what the one of [`FunctionBuilder`](crate::ir::FunctionBuilder) does.

use crate::ir::builder::{Alternative, CheckedBuilder};
use crate::ir::{Block, InstHandle, OfferedAlternatives, Reference, SpillHint, Value};
use ssara_tables::target::{Class, Features, Form, FormKind, OperandDesc, Reg, Remat, Type};
use ssara_tables::units::UnitSet;

/// Defines methods that call those of the same names.
macro_rules! passed_on {
    ($($(#[$meta:meta])* $name:ident($($arg:ident: $ty:ty),*) $(-> $result:ty)?;)*) => {
        impl CheckedBuilder<'_> {
            $($(#[$meta])* pub fn $name(&mut self, $($arg: $ty),*) $(-> $result)? {
                self.func.$name($($arg),*)
            })*
        }
    };
}

passed_on! {
    /// Sets the features of the machine for which the function is compiled.
    set_features(features: Features);
    /// Sets the forms whose alternatives the allocator may choose.
    offer(alternatives: OfferedAlternatives);
    /// Keeps a register out of allocation in this function.
    reserve(reg: impl Into<Reg>);
    /// Interns a form that is not part of the target.
    intern_form(kind: FormKind, operands: &[OperandDesc], clobbers: &UnitSet) -> Form;
    /// Interns a form with several alternatives.
    ///
    /// # Panics
    /// When `alternatives` is empty.
    intern_alternatives(kind: FormKind, alternatives: &[Alternative]) -> Form;
    /// Interns a branch with a number of successors, and with what its edges destroy.
    ///
    /// # Panics
    /// When `alternatives` is empty.
    intern_branch(successors: Option<u16>, alternatives: &[Alternative], edge_clobbers: &[UnitSet]) -> Form;
    /// Interns a form whose value may be computed again.
    intern_remat(class: Class, remat: Remat) -> Form;
    /// Interns a form that reads values of some classes, and whose value may be computed again.
    intern_remat_of(class: Class, uses: &[Class], remat: Remat) -> Form;
    /// Makes a value that something must still define.
    create_value(ty: Type) -> Value;
    /// Sets how often a block runs.
    ///
    /// # Panics
    /// When the block is not one of this builder's.
    set_frequency(block: Block, frequency: f32);
    /// Sets how often an edge is taken.
    ///
    /// # Panics
    /// When the block has no such successor yet.
    set_edge_frequency(block: Block, successor: usize, frequency: f32);
    /// Makes the branch at the end of a block a computed jump.
    ///
    /// # Panics
    /// When the block is not one of this builder's.
    set_computed(block: Block);
    /// Sets the tag of an instruction.
    ///
    /// # Panics
    /// When the instruction is not one of this builder's.
    set_inst_tag(inst: InstHandle, tag: u64);
    /// Sets the tag of a value.
    ///
    /// # Panics
    /// When the value is not one of this builder's.
    set_value_tag(value: Value, tag: u64);
    /// Sets the register in which a value should be.
    ///
    /// # Panics
    /// When the value is not one of this builder's.
    set_reg_hint(value: Value, reg: impl Into<Reg>);
    /// Sets the register in which an operand should be.
    ///
    /// # Panics
    /// When the instruction is not one of this builder's, or has no such operand.
    set_operand_hint(inst: InstHandle, operand: usize, reg: impl Into<Reg>);
    /// Sets when a value is spilled, compared with others.
    ///
    /// # Panics
    /// When the value is not one of this builder's.
    set_spill_hint(value: Value, hint: SpillHint);
    /// Makes a value a reference.
    ///
    /// # Panics
    /// When the value is not one of this builder's.
    set_reference(value: Value, reference: Reference);
    /// Makes an instruction a safepoint.
    ///
    /// # Panics
    /// When the instruction is not one of this builder's.
    set_safepoint(inst: InstHandle);
}
