//! One instruction as every pass sees it.

use crate::analysis::liveness::DEAD;
use crate::ir::{Block, Function, Inst, Value};
use crate::regs::form_shape::FormShape;
use crate::target::{Form, FormView, OperandDesc, Role, TargetDesc};

/// An instruction in the form in which it is issued, with its operands. Costs nothing to make.
#[derive(Clone, Copy)]
pub struct InstCx<'a> {
    /// The block of the instruction.
    pub block: Block,
    /// The instruction.
    pub inst: Inst,
    /// The form in which it is issued.
    pub id: Form,
    /// Where that is found.
    pub(super) func: &'a Function,
    pub(super) target: &'a TargetDesc,
    /// The shape of that form.
    pub shape: &'a FormShape,
    /// The values of its operands, and their constraints.
    pub values: &'a [Value],
    pub(super) descs: &'a [OperandDesc],
    /// By operand: the distance from the instruction to the next use of its value ([`DEAD`] if there is none).
    pub distances: &'a [u32],
    /// The number of its first operand in the function.
    pub first_operand: usize,
}

/// An operand of an instruction.
#[derive(Clone, Copy)]
pub struct Operand {
    /// Its index in the instruction.
    pub index: usize,
    /// Its value.
    pub value: Value,
    /// Its constraint.
    pub desc: OperandDesc,
    /// The distance to the next use of its value.
    pub distance: u32,
}

impl<'a> InstCx<'a> {
    /// The form in which it is issued, looked up anew: some seventy instructions of the processor.
    #[inline]
    pub fn form(&self) -> FormView<'a> {
        self.func.form(self.target, self.id)
    }
    /// The constraint of operand `index`.
    #[inline]
    pub fn desc(&self, index: usize) -> OperandDesc {
        self.descs[index]
    }
    /// The operands in order.
    #[inline]
    pub fn operands(&self) -> impl Iterator<Item = Operand> + Clone + 'a {
        let operands = self.values.iter().zip(self.descs).zip(self.distances).enumerate();
        operands.map(|(index, ((&value, &desc), &distance))| Operand { index, value, desc, distance })
    }
    /// The operands that are read.
    #[inline]
    pub fn uses(&self) -> impl Iterator<Item = Operand> + Clone + 'a {
        self.operands().filter(|operand| operand.desc.role() == Role::Use)
    }
    /// The operands that are defined, scratch registers included.
    #[inline]
    pub fn defs(&self) -> impl Iterator<Item = Operand> + Clone + 'a {
        self.operands().filter(|operand| operand.desc.is_def())
    }
    /// Whether an operand is a def in the register of a use of `value`.
    #[inline]
    pub fn overwrites(&self, operand: Operand, value: Value) -> bool {
        operand.desc.overwrites().is_some_and(|use_| self.values[usize::from(use_)] == value)
    }
}

impl Operand {
    /// Whether no instruction uses the value after this one.
    #[inline]
    pub fn is_last_use(&self) -> bool {
        self.distance == DEAD
    }
}
