//! The rules that functions break.

/// A rule to break.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum BrokenRule {
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

impl BrokenRule {
    /// All rules.
    pub const ALL: [BrokenRule; 33] = [
        BrokenRule::Undefined,
        BrokenRule::NoValue,
        BrokenRule::BeforeDef,
        BrokenRule::NotDominated,
        BrokenRule::OperandType,
        BrokenRule::DefinedTwice,
        BrokenRule::FewArguments,
        BrokenRule::ManyArguments,
        BrokenRule::ArgumentType,
        BrokenRule::NoBlock,
        BrokenRule::NoSuccessors,
        BrokenRule::Successors,
        BrokenRule::EarlyTerminator,
        BrokenRule::NoTerminator,
        BrokenRule::EmptyBlock,
        BrokenRule::EntryParameters,
        BrokenRule::LateEntry,
        BrokenRule::ScratchRead,
        BrokenRule::MissingFeature,
        BrokenRule::Reserved,
        BrokenRule::Frequency,
        BrokenRule::TiedToLate,
        BrokenRule::TiedTwice,
        BrokenRule::Collision,
        BrokenRule::Clobbered,
        BrokenRule::NoRegister,
        BrokenRule::FixedType,
        BrokenRule::SelfRelation,
        BrokenRule::OtherAlternative,
        BrokenRule::EntryEdge,
        BrokenRule::SuccessorCount,
        BrokenRule::ConstantUse,
        BrokenRule::LostRead,
    ];

    /// The name in the table.
    pub const fn name(self) -> &'static str {
        match self {
            BrokenRule::Undefined => "undefined value",
            BrokenRule::NoValue => "value that does not exist",
            BrokenRule::BeforeDef => "use before the def in its block",
            BrokenRule::NotDominated => "use that the def does not dominate",
            BrokenRule::OperandType => "operand of another type",
            BrokenRule::DefinedTwice => "value defined twice",
            BrokenRule::FewArguments => "an argument too few",
            BrokenRule::ManyArguments => "an argument too many",
            BrokenRule::ArgumentType => "argument of another type",
            BrokenRule::NoBlock => "edge to no block",
            BrokenRule::NoSuccessors => "branch without successors",
            BrokenRule::Successors => "return with a successor",
            BrokenRule::EarlyTerminator => "terminator in the middle",
            BrokenRule::NoTerminator => "block without terminator",
            BrokenRule::EmptyBlock => "empty block",
            BrokenRule::EntryParameters => "entry block with a parameter",
            BrokenRule::LateEntry => "entry instruction elsewhere",
            BrokenRule::ScratchRead => "use of a scratch value",
            BrokenRule::MissingFeature => "form without its feature",
            BrokenRule::Reserved => "fixed register that is reserved",
            BrokenRule::Frequency => "frequency that is no number",
            BrokenRule::TiedToLate => "tie to a late use",
            BrokenRule::TiedTwice => "two ties to one use",
            BrokenRule::Collision => "two values in one register",
            BrokenRule::Clobbered => "fixed def that is clobbered",
            BrokenRule::NoRegister => "def of a class that is clobbered",
            BrokenRule::FixedType => "fixed register of another type",
            BrokenRule::SelfRelation => "relation of an operand with itself",
            BrokenRule::OtherAlternative => "alternative with other operands",
            BrokenRule::EntryEdge => "edge to the entry",
            BrokenRule::SuccessorCount => "another number of successors",
            BrokenRule::ConstantUse => "use in a constant register",
            BrokenRule::LostRead => "use of what a constant register lost",
        }
    }
}
