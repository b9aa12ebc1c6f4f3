//! What can be wrong with a function.

use alloc::string::String;
use alloc::vec::Vec;

use crate::ErrorList;
use crate::ir::{Block, Edge, Function, Inst, OtherTarget, Value};
use crate::validate::form_error::FormError;
use crate::validate::site::Site;

/// What is wrong with a function.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ValidationError {
    /// A function that was made for another target. Nothing else is checked.
    #[error(transparent)]
    OtherTarget(OtherTarget),
    /// A function without blocks.
    #[error("the function has no blocks")]
    NoBlocks,
    /// A convention that the target does not have.
    #[error("the target has no convention number {0}")]
    UnknownConvention(u8),
    /// A reserved register that the target does not have.
    #[error("the target has no register number {0}, which the function reserves")]
    UnknownReserved(u16),
    /// A feature that the target does not have.
    #[error("the target has no feature number {0}, which the function asks for")]
    UnknownFeature(usize),
    /// A frequency of an edge that is negative, infinite or no number.
    #[error("{edge} has the frequency {frequency}, which is not finite or is negative")]
    EdgeFrequency {
        /// The edge.
        edge: Edge,
        /// Its frequency.
        frequency: f32,
    },
    /// A frequency that is negative, infinite or no number.
    #[error("{block} has the frequency {frequency}, which is not finite or is negative")]
    Frequency {
        /// The block.
        block: Block,
        /// Its frequency.
        frequency: f32,
    },
    /// A computed jump in a block that does not exist.
    #[error("{0} ends in a computed jump, and does not exist")]
    ComputedJump(Block),
    /// A target of a computed jump that is reached in another way, too. Copies on the edges to it would have no place.
    #[error(
        "{from} ends in a computed jump to {to}, and {other} branches there, too, not by another computed jump of the same form with the same targets"
    )]
    SharedTarget {
        /// The block that ends in the computed jump.
        from: Block,
        /// The target.
        to: Block,
        /// The block that ends in the other branch.
        other: Block,
    },
    /// A use of what a computed jump defines that shares its targets.
    #[error("{0} is read, and defined by a computed jump that shares its targets: at those it is not the only one")]
    JumpResult(Value),
    /// A computed jump whose form has clobbers of edges.
    #[error(
        "{0} ends in a computed jump of a form whose edges clobber registers; only other branches may have such a form"
    )]
    ClobberingJump(Block),
    /// A computed jump with two edges to a block.
    #[error("{from} ends in a computed jump with two edges to {to}; it needs one for each target")]
    TargetTwice {
        /// The block that ends in the computed jump.
        from: Block,
        /// The target.
        to: Block,
    },
    /// A value of a type that the target does not have.
    #[error("{value} is of type number {ty}, which the target does not have")]
    UnknownType {
        /// The value.
        value: Value,
        /// The number of its type.
        ty: u8,
    },
    /// A form of this function that no code can satisfy.
    #[error("form `{name}`: {error}")]
    Form {
        /// The name of the form.
        name: String,
        /// What is wrong with it.
        error: FormError,
    },

    /// Values that the machine moves or stores only with a scratch register, and none is left.
    #[error("a copy of {from} to {to} takes a scratch register of `{class}`, and the function may destroy none there")]
    NoScratchReg {
        /// The source.
        from: String,
        /// The destination; the source itself where it is stored or loaded.
        to: String,
        /// The class of scratch registers.
        class: String,
    },

    /// A value that goes from a slot to another one, and no register of its type is left through which it could.
    #[error("{value} goes from memory to an argument slot or a parameter by a register, and `{ty}` has none left")]
    NoSlotCopy {
        /// The value.
        value: Value,
        /// Its type.
        ty: String,
    },

    /// A register hint that names no register of the value's type.
    #[error("{value} should be in {reg}, which does not hold values of its type, `{ty}`")]
    Hint {
        /// The value.
        value: Value,
        /// The register.
        reg: String,
        /// The type of the value.
        ty: String,
    },
    /// A register hint for an operand that does not exist.
    #[error("there is a hint for operand {operand} of {inst}, which does not exist")]
    HintOperand {
        /// The instruction.
        inst: Inst,
        /// The number of the operand.
        operand: usize,
    },

    /// A derived reference whose base is not a base reference.
    #[error("{value} is derived from {base}, which is not a reference to an object")]
    Base {
        /// The derived reference.
        value: Value,
        /// The value from which it is derived.
        base: Value,
    },
    /// A derived reference whose base is not defined wherever it is.
    #[error("{value} is derived from {base}, which is not defined wherever {value} is")]
    BaseUndefined {
        /// The derived reference.
        value: Value,
        /// The value from which it is derived.
        base: Value,
    },
    /// A reference that does not exist.
    #[error("{0} is a reference, and does not exist")]
    Reference(Value),
    /// A safepoint that does not exist.
    #[error("{0} is a safepoint, and does not exist")]
    Safepoint(Inst),

    /// A block without instructions.
    #[error("{0} is empty")]
    EmptyBlock(Block),
    /// An entry block with parameters: arguments of the function come from an `entry` instruction.
    #[error(
        "the first block is the entry and has parameters; what the function receives, an `entry` instruction defines"
    )]
    EntryParams,
    /// A branch to the entry block, whose `entry` instruction defines what the caller passes, once.
    #[error("{edge} from {from} goes to the first block, the entry, which only the caller enters")]
    EntryPredecessor {
        /// The edge.
        edge: Edge,
        /// The block where it starts.
        from: Block,
    },
    /// A block whose last instruction is no terminator.
    #[error("{block} ends in {inst} `{form}`, which is not a terminator")]
    NoTerminator {
        /// The block.
        block: Block,
        /// Its last instruction.
        inst: Inst,
        /// The name of its form.
        form: String,
    },
    /// A terminator before the end of a block.
    #[error("{inst} `{form}` in {block} is a terminator and not the last instruction")]
    MisplacedTerminator {
        /// The block.
        block: Block,
        /// The terminator.
        inst: Inst,
        /// The name of its form.
        form: String,
    },
    /// An `entry` instruction that is not the first of the function.
    #[error("{inst} `{form}` in {block} is an `entry` instruction and not the first of the function")]
    MisplacedEntry {
        /// The block.
        block: Block,
        /// The instruction.
        inst: Inst,
        /// The name of its form.
        form: String,
    },
    /// A branch in a block without successors.
    #[error("{block} ends in a branch and has no successors")]
    NoSuccessors {
        /// The block.
        block: Block,
    },
    /// Successors of a block that does not end in a branch.
    #[error("{block} has successors and does not end in a branch")]
    Successors {
        /// The block.
        block: Block,
    },

    /// A branch with a number of successors that is not its form's.
    #[error("{inst} in {block} has {found} successors, and its form `{form}` has {expected}")]
    SuccessorCount {
        /// The block.
        block: Block,
        /// The branch.
        inst: Inst,
        /// The name of the form.
        form: String,
        /// The number of successors of the form.
        expected: usize,
        /// The number of successors of the block.
        found: usize,
    },

    /// An instruction of a form that does not exist.
    #[error("{inst} in {block} has a form that does not exist")]
    UnknownForm {
        /// The block.
        block: Block,
        /// The instruction.
        inst: Inst,
    },
    /// An instruction that the machine does not have.
    #[error("{inst} in {block} has the form `{form}`, which requires the feature `{feature}`")]
    MissingFeature {
        /// The block.
        block: Block,
        /// The instruction.
        inst: Inst,
        /// The name of the form.
        form: String,
        /// A feature that the form requires and the function does not have.
        feature: String,
    },
    /// A number of operands that is not the form's.
    #[error("{inst} in {block} has {found} operands, and its form `{form}` has {expected}")]
    OperandCount {
        /// The block.
        block: Block,
        /// The instruction.
        inst: Inst,
        /// The name of the form.
        form: String,
        /// The number of operands of the form.
        expected: usize,
        /// The number of operands of the instruction.
        found: usize,
    },
    /// An edge to a block that does not exist.
    #[error("{edge} from {from} goes to {to}, which does not exist")]
    UnknownBlock {
        /// The edge.
        edge: Edge,
        /// The block where it starts.
        from: Block,
        /// The block where it should end.
        to: Block,
    },
    /// An edge with more or fewer arguments than its destination has parameters.
    #[error("{edge} from {from} passes {found} arguments to {to}, which has {expected} parameters")]
    ArgumentCount {
        /// The edge.
        edge: Edge,
        /// The block where it starts.
        from: Block,
        /// The block where it ends.
        to: Block,
        /// The number of parameters.
        expected: usize,
        /// The number of arguments.
        found: usize,
    },

    /// A value that does not exist.
    #[error("{value}, {site}, does not exist")]
    UnknownValue {
        /// The value.
        value: Value,
        /// Where it is named.
        site: Site,
    },
    /// A value of the wrong type.
    #[error("{value}, {site}, is of type `{found}` and should be of type `{expected}`")]
    WrongType {
        /// The value.
        value: Value,
        /// Where it stands.
        site: Site,
        /// The type that belongs there.
        expected: String,
        /// The type of the value.
        found: String,
    },
    /// A value with two definitions.
    #[error("{value} is defined twice: as {first} and as {second}")]
    DefinedTwice {
        /// The value.
        value: Value,
        /// The first definition.
        first: Site,
        /// Another one.
        second: Site,
    },
    /// A value without a definition.
    #[error("{0} is never defined")]
    NeverDefined(Value),
    /// A use of what a scratch operand defines.
    #[error("{value}, {site}, is a scratch register: nothing may read it")]
    ScratchRead {
        /// The value.
        value: Value,
        /// The use.
        site: Site,
    },
    /// A use of what is defined in a constant register, which keeps nothing.
    #[error("{value}, {site}, is defined in a constant register, which does not keep it")]
    ConstantRead {
        /// The value.
        value: Value,
        /// The use.
        site: Site,
    },
    /// A use that can be reached without passing the definition.
    #[error("{value}, {site}, may not have been defined: its definition, {def}, does not come before on every path")]
    NotDominated {
        /// The value.
        value: Value,
        /// The use.
        site: Site,
        /// The definition.
        def: Site,
    },
}

impl ValidationError {
    /// The instruction of `func` that it is about, if it is about one, and the number of the operand.
    pub fn place(&self, func: &Function) -> Option<(Inst, Option<usize>)> {
        match *self {
            ValidationError::SuccessorCount { inst, .. }
            | ValidationError::NoTerminator { inst, .. }
            | ValidationError::MisplacedTerminator { inst, .. }
            | ValidationError::MisplacedEntry { inst, .. }
            | ValidationError::UnknownForm { inst, .. }
            | ValidationError::MissingFeature { inst, .. }
            | ValidationError::OperandCount { inst, .. } => Some((inst, None)),
            ValidationError::SharedTarget { from, .. }
            | ValidationError::ClobberingJump(from)
            | ValidationError::TargetTwice { from, .. }
            | ValidationError::NoSuccessors { block: from }
            | ValidationError::Successors { block: from }
            | ValidationError::EntryPredecessor { from, .. }
            | ValidationError::UnknownBlock { from, .. }
            | ValidationError::ArgumentCount { from, .. } => Some((func.terminator(from)?, None)),
            ValidationError::UnknownValue { ref site, .. }
            | ValidationError::WrongType { ref site, .. }
            | ValidationError::DefinedTwice { second: ref site, .. }
            | ValidationError::ScratchRead { ref site, .. }
            | ValidationError::ConstantRead { ref site, .. }
            | ValidationError::NotDominated { ref site, .. } => match site {
                Site::Operand { inst, operand, .. } => Some((*inst, Some(operand.index))),
                Site::Arg { from, .. } => Some((func.terminator(*from)?, None)),
                Site::Param { .. } => None,
            },
            _ => None,
        }
    }
}

/// Maximum number of errors in one result; further ones are not reported. Bounds the result for a large function that is
/// wrong everywhere.
pub const MAX_ERRORS: usize = 100;

/// What is wrong with a function.
pub type ValidationErrors = ErrorList<ValidationError>;

/// The errors so far.
#[derive(Default)]
pub(super) struct Errors(pub(super) Vec<ValidationError>);

impl Errors {
    /// Adds an error, unless the limit is reached. A closure makes the error, since that takes time.
    pub(super) fn report(&mut self, error: impl FnOnce() -> ValidationError) {
        if !self.is_full() {
            self.0.push(error());
        }
    }
    pub(super) fn is_full(&self) -> bool {
        self.0.len() >= MAX_ERRORS
    }
}
