//! The places of the parts of a function in its text, for messages that name instructions by number.

use std::fmt::Display;
use std::sync::Arc;

use ssara_codegen::SourceFile;
use ssara_core::Target;
use ssara_core::ir::{Function, Inst};
use ssara_core::text::Parsed;

use crate::finding::Mistake;

/// The places of one function.
pub enum Places {
    /// It has a text.
    Text {
        /// The text. Where the file begins with an ISA, blank lines stand for that.
        text: Arc<SourceFile>,
        /// The byte where the function starts.
        start: usize,
        /// By instruction: where it starts.
        insts: Vec<usize>,
        /// By operand: where it starts.
        operands: Vec<usize>,
    },
    /// It comes from a file without text.
    File(String),
}

impl Places {
    /// The places of a function in a text.
    pub fn in_text(text: &Arc<SourceFile>, parsed: &mut Parsed) -> Places {
        let (insts, operands) = (std::mem::take(&mut parsed.insts), std::mem::take(&mut parsed.operands));
        Places::Text { text: Arc::clone(text), start: parsed.start, insts, operands }
    }

    /// An error about a function, or about an instruction and perhaps an operand. It has the names of these, and the place
    /// in the text, if there is one.
    pub fn error(
        &self,
        func: &Function,
        target: &Target,
        at: Option<(Inst, Option<usize>)>,
        message: &dyn Display,
    ) -> Mistake {
        let at = at.filter(|(inst, _)| (inst.as_u32() as usize) < func.num_insts());
        let about = at.map_or(String::new(), |(inst, operand)| about(func, target, inst, operand));
        let message = format!("function `{}`{about}: {message}", func.name);
        match self {
            Places::File(file) => Mistake::of_file(file, &message),
            Places::Text { text, start, insts, operands } => {
                let of_operand = |(inst, operand): (Inst, Option<usize>)| {
                    operands.get(func.operand_range(inst)).and_then(|of_inst| of_inst.get(operand?))
                };
                let of_inst = |(inst, _): (Inst, Option<usize>)| insts.get(inst.as_u32() as usize);
                let place = at.and_then(|at| of_operand(at).or_else(|| of_inst(at))).unwrap_or(start);
                Mistake::at(text, *place, message)
            }
        }
    }
}

/// The names of an instruction's form and of an operand.
fn about(func: &Function, target: &Target, inst: Inst, operand: Option<usize>) -> String {
    let form = func.inst(inst).form;
    let mut about = format!(", `{}`", func.form_name(target, form));
    if let (false, Some(operand)) = (form.is_local(), operand) {
        let start = target.forms.starts.get(form.table_index()).map_or(0, |&start| start as usize);
        let name = target.forms.operand_names.get(start + operand).filter(|name| !name.is_empty());
        about += &name.map_or(String::new(), |name| format!(", operand `{name}`"));
    }
    about
}
