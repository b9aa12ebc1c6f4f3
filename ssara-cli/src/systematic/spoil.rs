//! Functions that break one rule.
//!
//! *Input:* a valid function. *Promises:* the result breaks the drawn rule, so validation must refuse it; `None` if the
//! function has nothing that can break the rule.

mod spoiler;

use ssara_core::TargetDesc;

use super::draft::Draft;
use super::draw::Draw;
use super::flow::Flow;
use spoiler::Spoiler;

/// A rule to break.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Spoil {
    /// A value that nothing defines.
    Undefined,
    /// A value that does not exist.
    NoValue,
    /// A use before the definition in its block.
    BeforeDef,
    /// A use in a block that the definition does not dominate.
    NotDominated,
    /// An operand of another type.
    OperandType,
    /// Two definitions of a value.
    DefinedTwice,
    /// An argument too few.
    FewArguments,
    /// An argument too many.
    ManyArguments,
    /// An argument of another type.
    ArgumentType,
    /// An edge to a block that does not exist.
    NoBlock,
    /// A branch without successors.
    NoSuccessors,
    /// A return with a successor.
    Successors,
    /// A terminator in the middle.
    EarlyTerminator,
    /// No terminator.
    NoTerminator,
    /// A block without instructions.
    EmptyBlock,
    /// Parameters of the entry.
    EntryParameters,
    /// An entry instruction elsewhere.
    LateEntry,
    /// A use of a scratch operand's value.
    ScratchRead,
    /// A result of a branch on its own edge.
    OwnResult,
    /// A form whose feature is missing.
    MissingFeature,
    /// A fixed register that is reserved.
    Reserved,
    /// A frequency that is no number.
    Frequency,
    /// A def tied to a late use.
    TiedToLate,
    /// Two defs tied to one use.
    TiedTwice,
    /// Two uses in one register.
    Collision,
    /// A fixed def that the form destroys.
    Clobbered,
    /// A def of a class that the form destroys.
    NoRegister,
    /// A fixed register of another type.
    FixedType,
    /// A relation of an operand with itself.
    SelfRelation,
    /// An alternative of a form with another number of operands.
    OtherAlternative,
    /// An edge to the entry.
    EntryEdge,
    /// A branch with another number of successors than its form has.
    SuccessorCount,
    /// A use in a constant register.
    ConstantUse,
    /// A use of a value that was defined in a constant register.
    LostRead,
}

impl Spoil {
    /// All rules.
    pub const ALL: [Spoil; 34] = [
        Spoil::Undefined,
        Spoil::NoValue,
        Spoil::BeforeDef,
        Spoil::NotDominated,
        Spoil::OperandType,
        Spoil::DefinedTwice,
        Spoil::FewArguments,
        Spoil::ManyArguments,
        Spoil::ArgumentType,
        Spoil::NoBlock,
        Spoil::NoSuccessors,
        Spoil::Successors,
        Spoil::EarlyTerminator,
        Spoil::NoTerminator,
        Spoil::EmptyBlock,
        Spoil::EntryParameters,
        Spoil::LateEntry,
        Spoil::ScratchRead,
        Spoil::OwnResult,
        Spoil::MissingFeature,
        Spoil::Reserved,
        Spoil::Frequency,
        Spoil::TiedToLate,
        Spoil::TiedTwice,
        Spoil::Collision,
        Spoil::Clobbered,
        Spoil::NoRegister,
        Spoil::FixedType,
        Spoil::SelfRelation,
        Spoil::OtherAlternative,
        Spoil::EntryEdge,
        Spoil::SuccessorCount,
        Spoil::ConstantUse,
        Spoil::LostRead,
    ];

    /// The name in the table.
    pub const fn name(self) -> &'static str {
        match self {
            Spoil::Undefined => "undefined value",
            Spoil::NoValue => "value that does not exist",
            Spoil::BeforeDef => "use before the def in its block",
            Spoil::NotDominated => "use that the def does not dominate",
            Spoil::OperandType => "operand of another type",
            Spoil::DefinedTwice => "value defined twice",
            Spoil::FewArguments => "an argument too few",
            Spoil::ManyArguments => "an argument too many",
            Spoil::ArgumentType => "argument of another type",
            Spoil::NoBlock => "edge to no block",
            Spoil::NoSuccessors => "branch without successors",
            Spoil::Successors => "return with a successor",
            Spoil::EarlyTerminator => "terminator in the middle",
            Spoil::NoTerminator => "block without terminator",
            Spoil::EmptyBlock => "empty block",
            Spoil::EntryParameters => "entry block with a parameter",
            Spoil::LateEntry => "entry instruction elsewhere",
            Spoil::ScratchRead => "use of a scratch value",
            Spoil::OwnResult => "branch result on its own edge",
            Spoil::MissingFeature => "form without its feature",
            Spoil::Reserved => "fixed register that is reserved",
            Spoil::Frequency => "frequency that is no number",
            Spoil::TiedToLate => "tie to a late use",
            Spoil::TiedTwice => "two ties to one use",
            Spoil::Collision => "two values in one register",
            Spoil::Clobbered => "fixed def that is clobbered",
            Spoil::NoRegister => "def of a class that is clobbered",
            Spoil::FixedType => "fixed register of another type",
            Spoil::SelfRelation => "relation of an operand with itself",
            Spoil::OtherAlternative => "alternative with other operands",
            Spoil::EntryEdge => "edge to the entry",
            Spoil::SuccessorCount => "another number of successors",
            Spoil::ConstantUse => "use in a constant register",
            Spoil::LostRead => "use of what a constant register lost",
        }
    }
}

/// Breaks a rule in a function; false if the function has nothing that can break it.
pub fn spoil(draft: &mut Draft, target: &TargetDesc, flow: &Flow, rule: Spoil, draw: &mut Draw) -> bool {
    Spoiler { draft, target, flow, draw }.apply(rule).is_some()
}
