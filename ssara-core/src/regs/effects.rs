//! The effects of an instruction on registers, as far as they bear on where values should be.
//!
//! # Input
//!
//! A form, and one of its operands.
//!
//! # Output
//!
//! The units that hold something else after the instruction, and those to which operands are fixed: a value cannot live
//! through in some of them. For an operand, the units in which its value would have to move.
//!
//! # Cost
//!
//! Linear in the operands, or in the registers of a class.

use crate::ir::Value;
use crate::regs::machine::Machine;
use crate::regs::unit_mask::Mask;
use crate::target::{Bank, FormView, OperandDesc, Role, Type};

/// The effects of an instruction on the registers of a bank.
pub struct Effects<const W: usize> {
    /// Units that hold something else after it: they are clobbered, or a def is fixed to them.
    pub written: Mask<W>,
    /// Units to which operands are fixed.
    pub fixed: Mask<W>,
}

impl<const W: usize> Effects<W> {
    /// The effects of an instruction of this form.
    pub fn new(machine: &Machine<'_, W>, form: FormView<'_>, bank: Bank) -> Self {
        let mut written = machine.bank_mask(form.clobbers, bank);
        let mut fixed = Mask::EMPTY;
        for desc in form.operands() {
            if let Some(reg) = desc.fixed_reg()
                && machine.reg_bank(reg) == bank
            {
                fixed = fixed.or(machine.mask(reg));
                if desc.is_def() {
                    written = written.or(machine.mask(reg));
                }
            }
        }
        Effects { written, fixed }
    }
    /// Whether it leaves all registers of the bank alone.
    pub fn is_empty(&self) -> bool {
        self.written.or(self.fixed).is_empty()
    }
    /// The units in which a value of the bank does not live through the instruction. The value may be an operand.
    pub fn against(
        &self,
        machine: &Machine<'_, W>,
        form: FormView<'_>,
        operands: &[Value],
        value: Value,
        is_operand: bool,
    ) -> Mask<W> {
        let own = if is_operand { fixed_to(machine, form, operands, value) } else { Mask::EMPTY };
        // A value is live-out in the register where an operand reads it, unless something is written there.
        self.written.or(self.fixed.minus(own))
    }
    /// The units that a value should leave to others, if an operand reads it that takes any register.
    pub fn of_others(&self, machine: &Machine<'_, W>, form: FormView<'_>, operands: &[Value], value: Value) -> Mask<W> {
        if self.fixed.is_empty() { Mask::EMPTY } else { self.fixed.minus(fixed_to(machine, form, operands, value)) }
    }
}

/// The units of the registers to which operands of a value are fixed.
fn fixed_to<const W: usize>(machine: &Machine<'_, W>, form: FormView<'_>, operands: &[Value], value: Value) -> Mask<W> {
    let of_value = operands.iter().zip(form.operands()).filter(|operand| *operand.0 == value);
    let fixed = of_value.filter_map(|(_, desc)| desc.fixed_reg());
    fixed.fold(Mask::EMPTY, |units, reg| units.or(machine.mask(reg)))
}

/// The units of a type's registers that an operand which reads a value of it does not take, if it takes some.
#[inline]
pub fn outside_of_class<const W: usize>(machine: &Machine<'_, W>, ty: Type, desc: OperandDesc) -> Mask<W> {
    let of_class = desc.role() == Role::Use && desc.takes_its_class();
    if !of_class || machine.is_home(desc.class()) {
        return Mask::EMPTY;
    }
    machine.ty(ty).units.minus(machine.class_units(desc.class()))
}

/// Whether all operands that use `value` may be in memory.
pub fn all_in_memory(operands: &[Value], form: FormView<'_>, value: Value) -> bool {
    operands.iter().zip(form.operands()).all(|(&operand, desc)| operand != value || !desc.needs_reg())
}
