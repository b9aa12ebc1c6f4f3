//! A first draft of an ISA file from tables of LLVM (see [`crate::llvm`]).
//!
//! The draft contains the facts of the tables, in an order that a person can follow. It passes `ssara check`. A form that
//! does not pass (an instruction whose operands cannot all be allocated, as LLVM describes it) is left out. `DECIDE` marks,
//! with a reason, each fact that the tables lack, each guess, each omission, and each difference between draft and tables.
//!
//! The constraints of the draft are at least as strict as those of the tables. If the tables are not clear, the draft takes
//! the safe choice, even if it is slow, or leaves the instruction out. Nothing is dropped without a `DECIDE`. As a check,
//! `compare` reads the finished draft back and compares it with the tables, form by form. It shares no code with the writer.
//!
//! The steps, one file for each: `status` finds registers with flags and other states. `registers` finds registers, parts
//! and banks. `calls` finds callee-saved registers and clobbers. `classes` and `forms` find the constraints of
//! instructions. `write` and `text` write the file, and `compare` compares. Time is linear in the tables, except for pairs
//! of registers. After something was left out, the draft is checked again, at most `ROUNDS` times.

mod calls;
mod classes;
mod compare;
mod decisions;
mod forms;
mod guesses;
mod options;
mod registers;
mod status;
mod text;
mod write;

use std::collections::BTreeMap;

use ssara_codegen::Severity;
use ssara_core::Target;

use crate::llvm::{Instruction, InstructionTables, RegisterTables};
use calls::Calls;
use classes::Classes;
use forms::Reader;
use registers::Layout;
use status::Status;
use text::identifier;
use write::Writer;

pub use decisions::Decisions;
pub use options::DraftOptions;

/// The maximum number of times that forms are left out and the remaining draft is checked again.
const ROUNDS: usize = 8;

/// A draft.
#[derive(Debug)]
pub struct Draft {
    /// The ISA file.
    pub text: String,
    /// The decisions that are marked with `DECIDE` in the text.
    pub decisions: Decisions,
    /// The numbers of compared entries, by kind.
    pub compared: BTreeMap<&'static str, usize>,
    /// The differences that the comparison has found. They are among the decisions.
    pub differences: Decisions,
    /// For each form, LLVM's name of its instruction.
    pub forms: BTreeMap<String, String>,
    /// For each register, LLVM's name of it.
    pub registers: BTreeMap<String, String>,
    /// For each convention, the list or mask of LLVM that it is made from.
    pub masks: Vec<String>,
    /// The draft as tables.
    pub target: Target,
}

/// The name of an ISA out of any text.
pub fn name(text: &str) -> String {
    identifier(text)
}

/// Writes a draft and compares it with the tables.
///
/// # Errors
/// If a convention is not in the tables, if the tables contradict themselves, or if an ISA file cannot express their
/// registers. The error is a sentence that says which.
pub fn draft(
    tables: &RegisterTables,
    instructions: Option<&InstructionTables>,
    options: &DraftOptions,
) -> Result<Draft, String> {
    let none = Vec::new();
    let instructions = instructions.map_or(&none, |tables| &tables.instructions);
    let mut decisions = Decisions::default();
    let status = Status::new(tables, instructions);
    let layout = Layout::new(tables, &status)?;
    let link = options.link.as_deref();
    let calls = Calls::new(tables, instructions, &layout, &options.conventions, link, &mut decisions)?;
    let mut reader = Reader::new(instructions, &layout, &status, &calls, Classes::new(tables, &layout));
    let mut groups = reader.forms(instructions, &mut decisions)?;
    guesses::general(tables, &layout, &calls, &mut decisions);
    for _ in 0..ROUNDS {
        let writer = Writer { options, tables, instructions, layout: &layout, classes: &reader.classes, calls: &calls };
        let (text, lines) = writer.write(&groups);
        let loaded = ssara_codegen::load("draft", &text);
        let mut bad: BTreeMap<usize, String> = BTreeMap::new();
        let mut others = Vec::new();
        for problem in loaded.diagnostics.iter().filter(|problem| problem.code.severity() == Severity::Error) {
            let line = problem.primary.as_ref().map(|label| problem.file.line_column(label.span.start).0);
            let group = line.and_then(|line| lines.iter().position(|(start, end)| (*start..*end).contains(&line)));
            match group {
                Some(group) => _ = bad.entry(group).or_insert_with(|| problem.message.clone()),
                None => others.push(format!("{}: {}", problem.code, problem.message)),
            }
        }
        if let Some(problem) = others.first() {
            return Err(format!("what the tables say about registers makes no ISA file: {problem}"));
        }
        if !bad.is_empty() {
            let mut index = 0;
            groups.retain_mut(|group| {
                let problem = bad.remove(&index);
                index += 1;
                for (_, instr) in problem.iter().flat_map(|_| &group.names) {
                    let problem = problem.as_deref().unwrap_or_default();
                    decisions.add(format!("left out, because {problem}"), instr);
                }
                problem.is_none()
            });
            continue;
        }
        let target = loaded.target.ok_or("the draft has no errors and gives no target")?;
        let forms: BTreeMap<String, String> = groups.into_iter().flat_map(|group| group.names).collect();
        let registers: BTreeMap<String, String> =
            layout.places.iter().map(|(name, place)| (place.name.clone(), name.to_string())).collect();
        guesses::forms(instructions, &forms, &status, &mut decisions);
        let masks = calls.conventions.iter().map(|convention| convention.mask.clone()).collect();
        let differences = Decisions::default();
        let mut draft =
            Draft { text, decisions, compared: BTreeMap::new(), differences, forms, registers, masks, target };
        (draft.differences, draft.compared) = draft.compare(&draft.target, tables, instructions);
        draft.decisions.extend(draft.differences.clone());
        draft.text = draft.text.replacen(write::HERE, &draft.decisions.comments(options.all, 0), 1);
        return Ok(draft);
    }
    Err(format!("after {ROUNDS} rounds of leaving out forms the draft still has errors"))
}

impl Draft {
    /// Compares a finished, perhaps edited draft with the tables. Returns the differences, and the numbers of compared
    /// entries.
    pub fn compare(
        &self,
        target: &Target,
        tables: &RegisterTables,
        instructions: &[Instruction],
    ) -> (Decisions, BTreeMap<&'static str, usize>) {
        let names = compare::Names { forms: &self.forms, registers: &self.registers, masks: &self.masks };
        let found = compare::compare(target, tables, instructions, &names);
        (found.differences, found.counts)
    }
}
