//! The errors of validation.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use crate::ir::{Block, Edge, Function, Inst, Value};
use crate::target::{Form, TargetDesc};

/// An operand of a form by its number, from 0, and the name that the form gives it; empty where it gives none.
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

/// What is wrong with a function.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum ValidationError {
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
    /// A number of frequencies that is not the number of blocks.
    #[error("there are {found} frequencies for {expected} blocks")]
    FrequencyCount {
        /// The number of blocks.
        expected: usize,
        /// The number of frequencies.
        found: usize,
    },
    /// A frequency that is negative, infinite or no number.
    #[error("{block} has the frequency {frequency}, which is not finite or is negative")]
    Frequency {
        /// The block.
        block: Block,
        /// Its frequency.
        frequency: f32,
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

    /// A block without instructions.
    #[error("{0} is empty")]
    EmptyBlock(Block),
    /// An entry block with parameters: arguments of the function come from an `entry` instruction.
    #[error(
        "{} is the entry and has parameters; what the function receives, an `entry` instruction defines",
        Block::ENTRY
    )]
    EntryParams,
    /// A branch to the entry block, whose `entry` instruction defines what the caller passes, once.
    #[error("{edge} from {from} goes to {}, the entry, which only the caller enters", Block::ENTRY)]
    EntryPredecessor {
        /// The edge.
        edge: Edge,
        /// The block where it starts.
        from: Block,
    },
    /// A block whose last instruction is no terminator.
    #[error("{block} ends in {inst}, which is not a terminator")]
    NoTerminator {
        /// The block.
        block: Block,
        /// Its last instruction.
        inst: Inst,
    },
    /// A terminator before the end of a block.
    #[error("{inst} in {block} is a terminator and not the last instruction")]
    MisplacedTerminator {
        /// The block.
        block: Block,
        /// The terminator.
        inst: Inst,
    },
    /// An `entry` instruction that is not the first of the function.
    #[error("{inst} in {block} is an `entry` instruction and not the first of the function")]
    MisplacedEntry {
        /// The block.
        block: Block,
        /// The instruction.
        inst: Inst,
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
    /// A number of operands that is not the form's: the function was made for another target.
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
    #[error("{value}, {site}, is working space: nothing may read it")]
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
    /// An argument of an edge that the branch at its start defines: what a branch defines is there from the start of its
    /// successors on, where they can use it as it is.
    #[error(
        "{value}, {site}, is a result of the branch itself, which cannot be passed on its own edges; the successors can use it"
    )]
    OwnResult {
        /// The value.
        value: Value,
        /// The argument.
        site: Site,
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
            ValidationError::NoSuccessors { block: from }
            | ValidationError::Successors { block: from }
            | ValidationError::EntryPredecessor { from, .. }
            | ValidationError::UnknownBlock { from, .. }
            | ValidationError::ArgumentCount { from, .. } => Some((func.terminator(from)?, None)),
            ValidationError::UnknownValue { ref site, .. }
            | ValidationError::WrongType { ref site, .. }
            | ValidationError::DefinedTwice { second: ref site, .. }
            | ValidationError::ScratchRead { ref site, .. }
            | ValidationError::ConstantRead { ref site, .. }
            | ValidationError::NotDominated { ref site, .. }
            | ValidationError::OwnResult { ref site, .. } => match site {
                Site::Operand { inst, operand, .. } => Some((*inst, Some(operand.index))),
                Site::Arg { from, .. } => Some((func.terminator(*from)?, None)),
                Site::Param { .. } => None,
            },
            _ => None,
        }
    }
}

/// What is wrong with an instruction form.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum FormError {
    /// An operand of a class that the target does not have.
    #[error("{operand} has a class that does not exist")]
    UnknownClass {
        /// The operand.
        operand: OperandName,
    },
    /// An operand fixed to a register that the target does not have.
    #[error("{operand} is fixed to a register that does not exist")]
    UnknownRegister {
        /// The operand.
        operand: OperandName,
    },
    /// An operand fixed to a register that cannot hold values of its type.
    #[error("{operand} is fixed to `{reg}`, which does not hold values of type `{ty}`")]
    FixedType {
        /// The operand.
        operand: OperandName,
        /// The register.
        reg: String,
        /// The type of the operand's class.
        ty: String,
    },
    /// An operand fixed to a register that overlaps a reserved one.
    #[error("{operand} is fixed to `{reg}`, which is reserved")]
    FixedReserved {
        /// The operand.
        operand: OperandName,
        /// The register.
        reg: String,
    },
    /// An operand of a return fixed to a register that the function restores before it returns.
    #[error("{operand} of a return is fixed to `{reg}`, which the function's convention preserves")]
    FixedRestored {
        /// The operand.
        operand: OperandName,
        /// The register.
        reg: String,
    },
    /// An operand that reads, or works in, a register that is a constant.
    #[error("{operand} is fixed to `{reg}`, a constant register, which keeps nothing that could be read")]
    FixedConstant {
        /// The operand.
        operand: OperandName,
        /// The register.
        reg: String,
    },
    /// An operand fixed to a register that the machine does not have.
    #[error("{operand} is fixed to `{reg}`, which requires the feature `{feature}`")]
    FixedMissing {
        /// The operand.
        operand: OperandName,
        /// The register.
        reg: String,
        /// A feature that the register requires and the function does not have.
        feature: String,
    },
    /// A def or late use fixed to a register that overlaps the clobbers.
    #[error("{operand} is fixed to `{reg}`, which the instruction clobbers")]
    FixedClobbered {
        /// The operand.
        operand: OperandName,
        /// The register.
        reg: String,
    },
    /// Two operands that need overlapping registers at the same time.
    #[error("operands {first:#} and {second:#} need overlapping registers at the same time")]
    FixedCollision {
        /// One operand.
        first: OperandName,
        /// The other.
        second: OperandName,
    },
    /// More operands than there are numbers for.
    #[error("it has {found} operands, and at most {} are possible", crate::target::OperandDesc::MAX_OPERANDS)]
    TooManyOperands {
        /// The number of operands.
        found: usize,
    },
    /// A tied operand that is not a late def.
    #[error("{operand} is tied and not a late def")]
    TiedNotLateDef {
        /// The operand.
        operand: OperandName,
    },
    /// A tie to something that is not an early use in a register.
    #[error("{operand} is tied to {to}, which is not an early use in a register")]
    TiedTo {
        /// The tied operand.
        operand: OperandName,
        /// What it is tied to.
        to: OperandName,
    },
    /// Two operands tied to the same use.
    #[error("operands {first:#} and {second:#} are tied to the same use")]
    TiedTwice {
        /// One operand.
        first: OperandName,
        /// The other.
        second: OperandName,
    },
    /// A tie between operands of different types.
    #[error("{operand} is of another type than {to}, to which it is tied")]
    TiedType {
        /// The tied operand.
        operand: OperandName,
        /// The use.
        to: OperandName,
    },
    /// An operand for which no register is left.
    #[error(
        "no register is left for {operand}: those of its class `{class}` are reserved, clobbered or ruled out by a tie"
    )]
    NoRegister {
        /// The operand.
        operand: OperandName,
        /// The name of its class.
        class: String,
    },
    /// A relation that names an operand that the form does not have.
    #[error("a relation names {operand}, which does not exist")]
    UnknownOperand {
        /// The operand.
        operand: OperandName,
    },
    /// A relation of an operand with itself.
    #[error("a relation relates {operand} to itself")]
    RelatedToItself {
        /// The operand.
        operand: OperandName,
    },
    /// A relation between operands whose registers have nothing to do with each other.
    #[error("a relation relates operands {first:#} and {second:#}, which are of different banks")]
    RelatedBanks {
        /// One operand.
        first: OperandName,
        /// The other.
        second: OperandName,
    },
    /// Two operands that must differ, and of which one is tied to the other.
    #[error("operands {first:#} and {second:#} are tied to each other and must be distinct")]
    DistinctTied {
        /// One operand.
        first: OperandName,
        /// The other.
        second: OperandName,
    },
    /// A group in tuples of a list that the target does not have.
    #[error("the group from {operand} on is in tuples of a list that does not exist")]
    UnknownTuples {
        /// The first operand of the group.
        operand: OperandName,
    },
    /// A group that goes beyond the last operand.
    #[error("the group from {operand} on has fewer operands than a tuple of `{list}`")]
    GroupTooLong {
        /// The first operand of the group.
        operand: OperandName,
        /// The name of the list.
        list: String,
    },
    /// A group for which no tuple is left.
    #[error("no tuple of `{list}` is left for the group from {operand} on")]
    NoTuple {
        /// The first operand of the group.
        operand: OperandName,
        /// The name of the list.
        list: String,
    },
    /// Another way to issue a form that is not one.
    #[error(
        "its alternative `{name}` differs from it in the kind, in successors, or in roles, types or constant registers of operands, or has alternatives"
    )]
    Alternative {
        /// The name of the alternative.
        name: String,
    },
}

impl FormError {
    /// Whether the form is well-formed and only lacks registers.
    pub(super) fn is_shortage(&self) -> bool {
        matches!(
            self,
            FormError::FixedMissing { .. }
                | FormError::FixedReserved { .. }
                | FormError::FixedRestored { .. }
                | FormError::NoRegister { .. }
                | FormError::NoTuple { .. }
        )
    }
}

/// The number of errors after which no more are reported.
pub const MAX_ERRORS: usize = 100;

/// The errors so far.
#[derive(Default)]
pub(super) struct Errors(pub(super) Vec<ValidationError>);

impl Errors {
    /// Adds an error, unless there are enough. Errors cost something to make, hence the closure.
    pub(super) fn report(&mut self, error: impl FnOnce() -> ValidationError) {
        if !self.is_full() {
            self.0.push(error());
        }
    }
    pub(super) fn is_full(&self) -> bool {
        self.0.len() >= MAX_ERRORS
    }
}
