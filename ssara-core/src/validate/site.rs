//! Places in a function, as messages name them.

use alloc::string::{String, ToString};
use core::fmt;

use crate::ir::{Block, Edge, Function, Inst};
use crate::target::{Form, TargetDesc};

/// An operand of a form: its number, from 0, and the name that the form gives it, which may be empty.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OperandName {
    /// The number.
    pub index: usize,
    /// The name.
    pub name: String,
}

impl OperandName {
    /// Operand `index` of a form of `func` or `target`.
    pub fn new(func: &Function, target: &TargetDesc, form: Form, index: usize) -> Self {
        OperandName { index, name: func.operand_name(target, form, index).to_string() }
    }
}

/// `operand 2 (`b`)`, or in the alternate form, without the noun, `2 (`b`)`.
impl fmt::Display for OperandName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let noun = if f.alternate() { "" } else { "operand " };
        write!(f, "{noun}{}", self.index)?;
        if self.name.is_empty() { Ok(()) } else { write!(f, " (`{}`)", self.name) }
    }
}

/// A place in a function where a value stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Site {
    /// A block parameter.
    Param {
        /// The block.
        block: Block,
        /// The number of the parameter.
        index: u32,
    },
    /// An operand of an instruction.
    Operand {
        /// The block.
        block: Block,
        /// The instruction.
        inst: Inst,
        /// The name of its form.
        form: String,
        /// The operand.
        operand: OperandName,
    },
    /// An argument of an edge.
    Arg {
        /// The edge.
        edge: Edge,
        /// The block where it starts.
        from: Block,
        /// The number of the argument.
        index: u32,
    },
}

impl Site {
    /// Operand `index` of an instruction.
    pub fn operand(func: &Function, target: &TargetDesc, block: Block, inst: Inst, index: usize) -> Self {
        let form = func.inst(inst).form;
        let operand = OperandName::new(func, target, form, index);
        Site::Operand { block, inst, form: func.form_name(target, form).to_string(), operand }
    }
}

impl fmt::Display for Site {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Site::Param { block, index } => write!(f, "parameter {index} of {block}"),
            Site::Operand { block, inst, form, operand } => write!(f, "{operand} of `{form}`, {inst} in {block}"),
            Site::Arg { edge, from, index } => write!(f, "argument {index} of {edge} from {from}"),
        }
    }
}
