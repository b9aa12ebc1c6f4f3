//! The places of the instructions of a function in its text, for messages that name instructions by number.

use std::path::Path;

use ssara_core::Target;
use ssara_core::ir::{Function, Inst};

/// The places of the instructions of one function.
pub struct Places {
    file: String,
    /// Line and column of each instruction, from 1; empty if the function does not come from text.
    insts: Vec<(usize, usize)>,
}

impl Places {
    /// The places of a function in `source`. `starts` are the bytes where the function and its instructions start, in
    /// ascending order. Takes time linear in the text up to the end of the function.
    pub fn in_text(file: &Path, source: &str, starts: &[usize]) -> Places {
        let (mut line, mut line_start, mut seen) = (1, 0, 0);
        let place = |&start: &usize| {
            for newline in source[seen..start].match_indices('\n').map(|(at, _)| seen + at) {
                (line, line_start) = (line + 1, newline + 1);
            }
            seen = start;
            (line, source[line_start..start].chars().count() + 1)
        };
        let insts = starts.iter().map(place).collect();
        Places { file: file.display().to_string(), insts }
    }
    /// The places of a function that does not come from text.
    pub fn unknown(file: &Path) -> Places {
        Places { file: file.display().to_string(), insts: Vec::new() }
    }

    /// The prefix of a message about a function, or about an instruction and perhaps an operand: file, line, column and
    /// names.
    pub fn of(&self, func: &Function, target: &Target, at: Option<(Inst, Option<usize>)>) -> String {
        let place = at.and_then(|(inst, _)| self.insts.get(inst.as_u32() as usize));
        let place = place.map_or(String::new(), |(line, column)| format!(":{line}:{column}"));
        let about = at.map_or(String::new(), |(inst, operand)| about(func, target, inst, operand));
        format!("{}{place}: function `{}`{about}", self.file, func.name)
    }
}

/// The names of an instruction's form and of an operand.
fn about(func: &Function, target: &Target, inst: Inst, operand: Option<usize>) -> String {
    if inst.as_u32() as usize >= func.num_insts() {
        return String::new();
    }
    let form = func.inst(inst).form;
    let mut about = format!(", `{}`", func.form_name(target, form));
    if let (false, Some(operand)) = (form.is_local(), operand) {
        let start = target.forms.starts.get(form.table_index()).map_or(0, |&start| start as usize);
        let name = target.forms.operand_names.get(start + operand).filter(|name| !name.is_empty());
        about += &name.map_or(String::new(), |name| format!(", operand `{name}`"));
    }
    about
}
