//! What the judge finds.

use std::fmt;

/// The rule that is broken.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Rule {
    /// Nothing panics.
    Panic,
    /// A valid function is accepted.
    Validation,
    /// An instruction that can be allocated is allocated.
    Feasibility,
    /// No pass breaks its contract.
    Contract,
    /// A text reads as what was printed.
    Text,
    /// The same function and options give the same allocation, in a used context and in a new one.
    Repetition,
    /// Slots, edits and the list of saved registers are as documented.
    Shape,
    /// An operand is where its form allows.
    Place,
    /// Operands that are alive in one phase do not overlap.
    Overlap,
    /// The relations of a form hold.
    Relation,
    /// Each use reads its value.
    Value,
    /// Callee-saved registers are as the caller left them.
    CalleeSaved,
    /// The frame has room for everything, and its prologue and epilogue are right.
    Frame,
    /// The walk, the order of blocks and the counts agree with the allocation.
    Order,
    /// The checker accepts the allocation.
    Checker,
    /// Ranges tell where values are.
    Ranges,
    /// Ranges tell where the contents of callee-saved registers are.
    SavedRanges,
    /// Stack maps name all references.
    StackMaps,
    /// Instructions that sink keep the meaning of the function.
    Sinking,
}

impl Rule {
    /// The name in messages.
    pub fn name(self) -> &'static str {
        match self {
            Rule::Panic => "panic",
            Rule::Validation => "valid function refused",
            Rule::Feasibility => "feasible instruction refused",
            Rule::Contract => "contract violation",
            Rule::Text => "text form",
            Rule::Repetition => "another allocation of the same function",
            Rule::Shape => "shape of the allocation",
            Rule::Place => "place of an operand",
            Rule::Overlap => "overlap of operands",
            Rule::Relation => "relation between operands",
            Rule::Value => "value of a use",
            Rule::CalleeSaved => "callee-saved register",
            Rule::Frame => "frame",
            Rule::Order => "order of the code",
            Rule::Checker => "rejected by the checker",
            Rule::Ranges => "value ranges",
            Rule::SavedRanges => "saved ranges",
            Rule::StackMaps => "stack maps",
            Rule::Sinking => "sinking",
        }
    }
}

/// A broken rule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The rule.
    pub rule: Rule,
    /// What is wrong, and where.
    pub message: String,
}

impl Fault {
    /// With a message.
    pub fn new(rule: Rule, message: impl Into<String>) -> Fault {
        Fault { rule, message: message.into() }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.rule.name(), self.message)
    }
}

/// Fails with a message unless a rule holds.
pub fn demand(holds: bool, rule: Rule, message: impl FnOnce() -> String) -> Result<(), Fault> {
    if holds { Ok(()) } else { Err(Fault::new(rule, message())) }
}
