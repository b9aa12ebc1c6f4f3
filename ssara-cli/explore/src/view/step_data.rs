//! The data of the steps of a page.

use serde::Serialize;
use ssara_core::Target;
use ssara_core::analysis::cfg::Cfg;
use ssara_core::ir::Function;

use super::liveness::Liveness;
use super::rows::Row;

/// A function with facts about it.
#[derive(Clone, Copy)]
pub struct Code<'a> {
    /// The function.
    pub func: &'a Function,
    /// Its target.
    pub target: &'a Target,
    /// Its control flow.
    pub cfg: &'a Cfg,
    /// Its live values.
    pub live: &'a Liveness,
}

/// What a pass decided at a place.
#[derive(Clone, Serialize)]
pub struct Note {
    /// What kind of decision it is, for the script.
    pub kind: &'static str,
    /// The decision.
    pub text: String,
    /// The value that it is about.
    pub values: Vec<u32>,
    /// The loop depth of the place.
    pub depth: u32,
    /// By bank: what is live there.
    pub live: Vec<[u32; 2]>,
}

/// A row of a step.
#[derive(Clone, Serialize)]
#[serde(untagged)]
pub enum StepRow {
    /// A row of the finished page, by number.
    Same(usize),
    /// A note.
    Note(Note),
    /// A row that differs from that of the finished page.
    Other(Row),
}

/// A column holds values before the instructions of some rows. It has the column, the first row, one past the last, the
/// values, and 1 if they are in memory there.
pub type StepSpan = (usize, usize, usize, Vec<u32>, u8);

/// The data of a step.
#[derive(Serialize)]
pub struct StepData {
    /// The name of the pass.
    pub name: &'static str,
    /// What it does, in a sentence.
    pub what: &'static str,
    /// What it found or decided for the function as a whole.
    pub facts: Vec<String>,
    /// The names of the columns.
    pub columns: Vec<String>,
    /// The number of columns that are not slots.
    pub registers: usize,
    /// Whether rows are shown without locations, since there are none yet.
    pub plain: bool,
    /// The rows.
    pub rows: Vec<StepRow>,
    /// The spans.
    pub spans: Vec<StepSpan>,
    /// The rows that the step before does not have.
    pub new: Vec<usize>,
    /// What the step before has and this one does not.
    pub gone: Vec<String>,
}

impl StepData {
    /// A step without anything.
    pub fn empty() -> StepData {
        StepData {
            name: "",
            what: "",
            facts: Vec::new(),
            columns: Vec::new(),
            registers: 0,
            plain: false,
            rows: Vec::new(),
            spans: Vec::new(),
            new: Vec::new(),
            gone: Vec::new(),
        }
    }
}
