//! The ways in which allocated code can differ from the function, and their messages.

use alloc::vec::Vec;
use core::fmt;

use ssara_ir::ir::{Function, Inst, OtherTarget, Value};
use ssara_ir::output::{Edit, Loc, Point};
use ssara_tables::target::{Form, Reg, TargetDesc};

/// The first thing in which allocated code differs from the function. Prints with the numbers of registers;
/// [`Difference::display`] gives their names.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", DisplayDifference { difference: self, target: None, func: None })]
pub enum Difference {
    /// The function was made for another target.
    OtherTarget(OtherTarget),
    /// The locations are not parallel to the operands of the function.
    OperandCount {
        /// The number of operands.
        expected: usize,
        /// The number of locations.
        found: usize,
    },
    /// The chosen alternative is not an alternative of the instruction's form, or the list of choices is out of order.
    Alternative {
        /// The instruction.
        inst: Inst,
        /// The form.
        form: Form,
    },
    /// No machine can carry out this edit: it names something that does not exist, its types do not fit, or it is out of
    /// order.
    Edit {
        /// Where the edit is.
        point: Point,
        /// The edit.
        edit: Edit,
    },
    /// The instruction cannot have the operand there.
    Operand {
        /// The instruction.
        inst: Inst,
        /// The operand's position among the operands of the instruction.
        operand: usize,
        /// The location that the allocation gives it.
        loc: Loc,
    },
    /// An instruction reads something other than its input.
    Input {
        /// The instruction.
        inst: Inst,
        /// The number of instructions that were executed before.
        step: u64,
        /// The operand's position among the operands of the instruction.
        operand: usize,
        /// The value that it is to read.
        value: Value,
        /// The location from which it reads.
        loc: Loc,
        /// What is there.
        found: Vec<Held>,
    },
    /// A location does not hold the value that a [`LocRange`](crate::LocRange) says it holds.
    Located {
        /// The instruction before which it does not.
        inst: Inst,
        /// The number of instructions that were executed before.
        step: u64,
        /// The value.
        value: Value,
        /// The location.
        loc: Loc,
        /// What is there.
        found: Vec<Held>,
    },
    /// At a return, a callee-saved register does not hold what it held at entry.
    Preserved {
        /// The return.
        inst: Inst,
        /// The number of instructions that were executed before.
        step: u64,
        /// The register.
        reg: Reg,
        /// What is there.
        found: Vec<Held>,
    },
}

/// The origin of a piece that was found in a location.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Held {
    /// Of the value as it was defined last.
    Value(Value),
    /// Of what this callee-saved register held at entry.
    Entry(Reg),
    /// Of a constant register, which keeps nothing.
    Constant,
    /// Of nothing live: never written, clobbered, or a value of an earlier iteration of a loop.
    Poison,
}

/// A difference with named registers; made by [`Difference::display`].
#[derive(Debug)]
pub struct DisplayDifference<'a> {
    difference: &'a Difference,
    target: Option<&'a TargetDesc>,
    func: Option<&'a Function>,
}

impl<'a> DisplayDifference<'a> {
    /// The same with the [names](Function::value_name) that `func` has for values.
    pub fn with_names(self, func: &'a Function) -> Self {
        DisplayDifference { func: Some(func), ..self }
    }
}

impl Difference {
    /// The instruction that it is about, if it is about one, and the position of the operand.
    pub fn place(&self) -> Option<(Inst, Option<usize>)> {
        match *self {
            Difference::Operand { inst, operand, .. } | Difference::Input { inst, operand, .. } => {
                Some((inst, Some(operand)))
            }
            Difference::Alternative { inst, .. }
            | Difference::Edit { point: Point::Before(inst), .. }
            | Difference::Located { inst, .. }
            | Difference::Preserved { inst, .. } => Some((inst, None)),
            Difference::OtherTarget(_)
            | Difference::OperandCount { .. }
            | Difference::Edit { point: Point::Edge(_), .. } => None,
        }
    }
    /// The difference with the names of `target`.
    pub fn display<'a>(&'a self, target: &'a TargetDesc) -> DisplayDifference<'a> {
        DisplayDifference { difference: self, target: Some(target), func: None }
    }
}

impl DisplayDifference<'_> {
    fn value(&self, value: Value) -> Value {
        self.func.map_or(value, |func| func.named_value(value))
    }
    fn reg(&self, reg: Reg, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.target.and_then(|target| target.regs.get(reg.index())) {
            Some(desc) => f.write_str(&desc.name),
            None => write!(f, "{reg:?}"),
        }
    }
    fn loc(&self, loc: Loc, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match loc {
            Loc::None => f.write_str("no location"),
            Loc::Reg(reg) => self.reg(reg, f),
            Loc::Slot(slot) => write!(f, "{slot}"),
        }
    }
    fn held(&self, found: &[Held], f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, held) in found.iter().enumerate() {
            f.write_str(if index == 0 { "holds pieces of " } else { ", " })?;
            match *held {
                Held::Value(value) => write!(f, "{}", self.value(value))?,
                Held::Entry(reg) => {
                    f.write_str("what was in ")?;
                    self.reg(reg, f)?;
                    f.write_str(" at entry")?;
                }
                Held::Constant => f.write_str("a constant")?,
                Held::Poison => f.write_str("nothing known")?,
            }
        }
        Ok(())
    }
}

impl fmt::Display for DisplayDifference<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self.difference {
            Difference::OtherTarget(ref other) => other.fmt(f),
            Difference::OperandCount { expected, found } => {
                write!(f, "the function has {expected} operands, the allocation {found} locations")
            }
            Difference::Alternative { inst, form } => write!(f, "{inst}: cannot be issued as {form:?}"),
            Difference::Edit { point, edit } => {
                match point {
                    Point::Before(inst) => write!(f, "before {inst}")?,
                    Point::Edge(edge) => write!(f, "on {edge}")?,
                }
                f.write_str(": cannot carry out ")?;
                match self.target {
                    Some(target) => {
                        let edit = edit.display(target);
                        match self.func {
                            Some(func) => write!(f, "`{}`", edit.with_names(func)),
                            None => write!(f, "`{edit}`"),
                        }
                    }
                    None => write!(f, "{edit:?}"),
                }
            }
            Difference::Operand { inst, operand, loc } => {
                write!(f, "{inst}, operand {operand}: cannot be in ")?;
                self.loc(loc, f)
            }
            Difference::Input { inst, step, operand, value, loc, ref found } => {
                write!(f, "step {step}, {inst}, operand {operand}: reads {} from ", self.value(value))?;
                self.loc(loc, f)?;
                f.write_str(", which ")?;
                self.held(found, f)
            }
            Difference::Located { inst, step, value, loc, ref found } => {
                write!(f, "step {step}, before {inst}: {} should be in ", self.value(value))?;
                self.loc(loc, f)?;
                f.write_str(", which ")?;
                self.held(found, f)
            }
            Difference::Preserved { inst, step, reg, ref found } => {
                write!(f, "step {step}, {inst}: returns with another content of ")?;
                self.reg(reg, f)?;
                f.write_str(", which ")?;
                self.held(found, f)
            }
        }
    }
}
