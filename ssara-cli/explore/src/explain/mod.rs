//! Explanations: why an allocation is as it is, in sentences.
//!
//! # Input
//! A function, its allocation, and the record of what the passes decided.
//!
//! # Output
//! [`Reason`]s: sentences about a value, an edit, a register or a refusal. Figures are those of the record. The allocation
//! adds where values are, and the function what its instructions demand.
//!
//! # Cost
//! That of a check, and time linear in the decisions times the registers of a bank.

mod banks;
mod decisions;
mod edge_clobbers;
mod edits;
mod explanation;
mod refusal;
mod registers;
mod values;
mod whereabouts;
mod words;

use ssara_core::Target;
use ssara_core::ir::{Block, Edge, Function, Inst, Value};
use ssara_core::output::Allocation;
use ssara_core::record::{Pass, Record};
use ssara_core::target::Reg;
use ssara_core::verify::Violations;

pub use explanation::{ExplainedSubject, Explanation};
use refusal::refusal;
use whereabouts::Whereabouts;
use words::number;

/// What an explanation is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Subject {
    /// A value.
    Value(Value),
    /// An instruction: the edits before it, and what is evicted there.
    Inst(Inst),
    /// An edge: the edits on it.
    Edge(Edge),
    /// A block: what is in registers at its start.
    Block(Block),
    /// A callee-saved register: why it is saved or not used.
    Reg(Reg),
}

impl Subject {
    /// Reads `v12`, `inst40`, `edge3`, `block2` or the name of a register. A name of a value may be that of a register,
    /// too, and stands for both then: AArch64 has `v12`.
    ///
    /// # Errors
    /// What is wrong with the name.
    pub fn parse(name: &str, func: &Function, target: &Target) -> Result<Vec<Subject>, String> {
        let reg = target.find_reg(name).map(|reg| Subject::Reg(target.whole(reg)));
        match (Subject::numbered(name, func), reg) {
            (Ok(subject), reg) => Ok([subject].into_iter().chain(reg).collect()),
            (Err(_), Some(reg)) => Ok(vec![reg]),
            (Err(message), None) => Err(message),
        }
    }

    fn numbered(name: &str, func: &Function) -> Result<Subject, String> {
        let numbered = |prefix: &str| name.strip_prefix(prefix).and_then(|number| number.parse::<u32>().ok());
        let no_such = |count: usize, what: &str| format!("there is no {name}: the function has {count} {what}");
        let within = |number: u32, count: usize, what: &str| match (number as usize) < count {
            true => Ok(number),
            false => Err(no_such(count, what)),
        };
        if let Some(number) = numbered("v") {
            let value = func.value_named(number).ok_or_else(|| no_such(func.num_values(), "values"))?;
            return Ok(Subject::Value(value));
        }
        if let Some(number) = numbered("inst") {
            return Ok(Subject::Inst(Inst::from_u32(within(number, func.num_insts(), "instructions")?)));
        }
        if let Some(number) = numbered("edge") {
            return Ok(Subject::Edge(Edge::from_u32(within(number, func.num_edges(), "edges")?)));
        }
        if let Some(number) = numbered("block") {
            let block = func.block_named(number).ok_or_else(|| no_such(func.num_blocks(), "blocks"))?;
            return Ok(Subject::Block(block));
        }
        Err(format!("`{name}` is none of v12, inst40, edge3, block2 and a register"))
    }
}

/// Where something was decided.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum At {
    /// In the function as a whole.
    Function,
    /// At the start of a block.
    Block(Block),
    /// At an instruction, or just before it.
    Inst(Inst),
    /// On an edge.
    Edge(Edge),
}

/// A sentence or several about one decision.
#[derive(Clone, PartialEq, Debug)]
pub struct Reason {
    /// The pass that decided.
    pub pass: Pass,
    /// Where.
    pub at: At,
    /// The value that it is about, if it is one.
    pub value: Option<Value>,
    /// The register that it is about, if it is one.
    pub reg: Option<Reg>,
    /// What was decided, and why.
    pub text: String,
}

/// Explains one allocation.
pub struct Explainer<'a> {
    func: &'a Function,
    target: &'a Target,
    alloc: &'a Allocation,
    record: &'a Record,
    whereabouts: Whereabouts,
    /// By value.
    definitions: Vec<At>,
    reasons: Vec<Reason>,
}

impl<'a> Explainer<'a> {
    /// Prepares explanations.
    ///
    /// # Errors
    /// The violations, if the allocation is wrong.
    pub fn new(
        func: &'a Function,
        target: &'a Target,
        alloc: &'a Allocation,
        record: &'a Record,
    ) -> Result<Self, Violations> {
        let whereabouts = Whereabouts::new(func, target, alloc)?;
        let definitions = values::definitions(func, target);
        let mut explainer = Explainer { func, target, alloc, record, whereabouts, definitions, reasons: Vec::new() };
        explainer.reasons = explainer.explain_decisions();
        Ok(explainer)
    }

    /// The reasons of all decisions, in the order in which they were made.
    pub fn reasons(&self) -> &[Reason] {
        &self.reasons
    }

    /// Explains something, in lines.
    pub fn explain(&self, subject: Subject) -> Vec<String> {
        match subject {
            Subject::Value(value) => self.value(value),
            Subject::Inst(inst) => self.inst(inst),
            Subject::Edge(edge) => self.edge(edge),
            Subject::Block(block) => self.block(block),
            Subject::Reg(reg) => self.register(reg),
        }
    }

    /// The function as a whole, and what can be asked, in lines.
    pub fn overview(&self) -> Vec<String> {
        let func = self.func;
        // The explainer has refused functions of other targets.
        let cost = ssara_core::stats(func, self.target, self.alloc).map_or(0.0, |stats| stats.cost());
        let counted = |count: usize, what: &str| format!("{count} {what}{}", if count == 1 { "" } else { "s" });
        let mut lines = vec![format!(
            "Function `{}` has {}, {} and {}. The allocation costs {}, with {} in memory.",
            func.name,
            counted(func.num_insts(), "instruction"),
            counted(func.num_blocks(), "block"),
            counted(func.num_values(), "value"),
            number(cost),
            counted(self.alloc.spilled_values as usize, "value")
        )];
        if self.record.steps.is_empty() {
            lines.push(
                "Its computed jumps share targets. What the passes decide for such a function is not recorded."
                    .to_owned(),
            );
        }
        lines.push(
            "Ask for a value (`v0`), an instruction (`inst0`, as `ssara alloc --numbers` prints them), an edge (`edge0`), the \
             start of a block (`block0`) or a register by its name."
                .to_owned(),
        );
        lines
    }

    /// The subjects that are worth an explanation: values in memory, and callee-saved registers that are saved.
    pub fn subjects(&self) -> Vec<Subject> {
        let mut stored: Vec<Value> = self.reasons.iter().filter_map(Reason::stored).collect();
        stored.sort_unstable();
        stored.dedup();
        let saved = self.alloc.saved.iter().map(|saved| Subject::Reg(self.target.whole(saved.reg)));
        stored.into_iter().map(Subject::Value).chain(saved).collect()
    }
}

impl Reason {
    /// Whether it is told with an edit: a store or a hoisted reload.
    fn is_about_an_edit(&self) -> bool {
        match self.pass {
            Pass::StorePlacement => true,
            Pass::ReloadPlacement => matches!(self.at, At::Inst(_)),
            _ => false,
        }
    }
    /// The value of which it tells why it is in memory.
    fn stored(&self) -> Option<Value> {
        let is_spilling = matches!(self.pass, Pass::WorkingSets | Pass::ReloadPlacement | Pass::StorePlacement);
        self.value.filter(|_| is_spilling)
    }
}
