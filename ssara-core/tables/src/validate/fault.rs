//! The faults inside an entry of a target description, by its kind. Messages use the names of the tables.

use alloc::string::String;

/// What is wrong with a bank.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum BankFault {
    /// Words that do not follow those of the bank before it.
    #[error("its first word is {found}, not {expected}")]
    FirstWord {
        /// The end of the words of the bank before it.
        expected: usize,
        /// What the table says.
        found: usize,
    },
    /// More words than the limit, [`TargetDesc::MAX_BANK_WORDS`](crate::TargetDesc::MAX_BANK_WORDS).
    #[error("it has {0} words of units; {max} is the maximum", max = crate::TargetDesc::MAX_BANK_WORDS)]
    Words(u8),
    /// More units than its words have bits.
    #[error("it has {units} units, which are more than {words} words have")]
    Units {
        /// The units.
        units: u16,
        /// The words.
        words: u8,
    },
    /// Registers that do not follow those of the bank before it.
    #[error("its first register is number {found}, not {expected}")]
    FirstReg {
        /// The end of the registers of the bank before it.
        expected: usize,
        /// What the table says.
        found: usize,
    },
    /// A wrong count of the registers that suffice.
    #[error("`min_regs` is {found}; `sufficient` has {expected} of its whole registers")]
    MinRegs {
        /// As many as there are.
        expected: usize,
        /// What the table says.
        found: usize,
    },
}

/// What is wrong with a type.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum TypeFault {
    /// A value of no bits.
    #[error("it has no bits")]
    NoBits,
    /// A spill slot that does not hold a value.
    #[error("a spill slot of {size} bytes does not hold {bits} bits")]
    SpillSize {
        /// The size, in bytes.
        size: u16,
        /// The width of a value.
        bits: u16,
    },
    /// An alignment that is no power of two.
    #[error("the alignment of its spill slots, {0}, is no power of two")]
    SpillAlign(u16),
    /// A size that is neither a power of two nor a multiple of the alignment.
    #[error("the size of its spill slots, {size}, is neither a power of two nor a multiple of the alignment, {align}")]
    SpillShape {
        /// The size.
        size: u16,
        /// The alignment.
        align: u16,
    },
    /// A type of the same bank to spill to.
    #[error("it may be spilled to `{0}`, which is of the same bank")]
    SpillToSameBank(String),
    /// A type that is too narrow to spill to.
    #[error("it may be spilled to `{0}`, which is narrower")]
    SpillToNarrower(String),
    /// A type that is listed twice.
    #[error("`spill_to` has `{0}` twice")]
    SpillToTwice(String),
    /// A rule about moves or memory for registers of another type.
    #[error("a rule about its moves or its memory names `{0}`, a class of another type")]
    RuleOfOtherType(String),
    /// A scratch register for copies that is itself stored, whole or in part, with a scratch register.
    #[error("its copies go through `{scratch}`, and `{reg}` itself is stored only through another register")]
    ScratchNotStored {
        /// The scratch register.
        scratch: String,
        /// The register that overlaps it.
        reg: String,
    },
    /// A copy for which the class of scratch registers has none that is apart from the registers of the copy.
    #[error("a copy of `{from}` to `{to}` leaves it no scratch register in `{class}`")]
    NoScratch {
        /// The source.
        from: String,
        /// The destination; for loads and stores the same register.
        to: String,
        /// The class.
        class: String,
    },
    /// An order that names a register of another type.
    #[error("an order of it has `{0}`, which is of another type")]
    OrderOutside(String),
    /// A type that is not scalable, and has registers that contain some of one that is.
    #[error("it is not scalable, and its registers contain those of `{0}`, which is")]
    ScalablePart(String),
    /// A scalable type that spills to one that is not.
    #[error("it is scalable, and spills to `{0}`, which is not")]
    SpillToNotScalable(String),
    /// A home class of another type.
    #[error("the class at its position, `{0}`, is of another type")]
    Home(String),
}

/// What is wrong with a register.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum RegisterFault {
    /// A register that says it is in another bank than the one that has it.
    #[error("it is among the registers of bank `{0}`, and says otherwise")]
    Bank(String),
    /// A part that does not follow its root.
    #[error("its root is `{0}`, which it does not follow directly")]
    Root(String),
    /// A root that is not at the bottom of itself.
    #[error("it is a root, and its lowest bit is {0}")]
    RootBit(u16),
    /// A register of no bits.
    #[error("it has no bits")]
    NoBits,
    /// Bits that the root does not have.
    #[error("its bits are {low}..{end}, and its root has {root}")]
    Bits {
        /// The lowest bit.
        low: u32,
        /// The end of the bits.
        end: u32,
        /// The width of the root.
        root: u16,
    },
    /// A part before a register that contains it.
    #[error("it comes before `{0}`, which contains it")]
    Order(String),
    /// Bits that cross those of another part.
    #[error("its bits and those of `{0}` are neither disjoint nor nested")]
    CrossingBits(String),
    /// A type of another bank.
    #[error("its type `{0}` is of another bank")]
    TypeBank(String),
    /// A type of another width.
    #[error("it has {bits} bits, and its type `{ty}` has {expected}")]
    TypeBits {
        /// The width.
        bits: u16,
        /// The type.
        ty: String,
        /// The width of the type.
        expected: u16,
    },
    /// A register without units.
    #[error("it has no units")]
    NoUnits,
    /// Units that do not follow each other.
    #[error("its units are not consecutive")]
    UnitOrder,
    /// A unit that its bank does not have.
    #[error("its unit {0} is none of its bank")]
    Unit(u16),
    /// A unit that the root does not have.
    #[error("its unit {0} is none of its root")]
    UnitOfRoot(u16),
    /// A unit of two roots.
    #[error("its unit {unit} is one of `{other}`, too")]
    SharedUnit {
        /// The unit.
        unit: u16,
        /// The other root.
        other: String,
    },
    /// Units that cross those of another part.
    #[error("its units and those of `{0}` are neither disjoint nor nested")]
    CrossingUnits(String),
    /// Units that are some of those of a register that is not wider.
    #[error("its units are some of those of `{0}`, which is not wider")]
    Wider(String),
    /// Bits shared with a register, and no unit.
    #[error("it shares bits with `{0}`, and no unit")]
    BitsWithoutUnits(String),
    /// A unit shared with another register of its type.
    #[error("it shares a unit with `{0}`, which is of the same type")]
    SameType(String),
    /// A write that destroys more than its units say.
    #[error("a write to it changes `{0}`, and it does not have all units of that")]
    Rest(String),
    /// A tuple that does not consist of as many whole registers.
    #[error("it is a tuple of {0}, and does not consist of as many whole registers")]
    Tuple(u8),
    /// A constant that it does not hold.
    #[error("its constant {value} has more than {bits} bits")]
    Constant {
        /// The constant.
        value: u64,
        /// The width.
        bits: u16,
    },
}

/// What is wrong with a class.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ClassFault {
    /// A member of another type.
    #[error("member {index} is `{reg}`, which holds no values of type `{ty}`")]
    MemberType {
        /// The position.
        index: usize,
        /// The member.
        reg: String,
        /// The type of the class.
        ty: String,
    },
    /// A register that occurs twice.
    #[error("member {index} is `{reg}`, which is a member already")]
    MemberTwice {
        /// The position.
        index: usize,
        /// The member.
        reg: String,
    },
    /// A register that is never allocated.
    #[error("member {index} is `{reg}`, which has a reserved or constant part")]
    MemberReserved {
        /// The position.
        index: usize,
        /// The member.
        reg: String,
    },
}

/// What is wrong with a list of tuples.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum TupleFault {
    /// Tuples of nothing.
    #[error("its tuples have no registers")]
    Empty,
    /// A tuple that is cut off.
    #[error("it has {count} registers, which is no multiple of {len}")]
    Length {
        /// The number of registers.
        count: u32,
        /// The number in a tuple.
        len: u8,
    },
    /// Registers of two banks.
    #[error("register {index} is `{reg}`, which is of another bank than the first one")]
    Banks {
        /// The position.
        index: usize,
        /// The register.
        reg: String,
    },
}

/// What is wrong with a form. Operands are named by number and, where they have one, name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum FormFault {
    /// A kind that does not exist.
    #[error("its kind is number {0}, which does not exist")]
    Kind(u32),
    /// A rematerialisation that does not exist.
    #[error("its rematerialisation is number {0}, which does not exist")]
    RematNumber(u32),
    /// A set that does not exist.
    #[error("its clobbers are set number {set}; the number of sets is {count}")]
    Clobbers {
        /// The number of the set.
        set: usize,
        /// The number of sets.
        count: usize,
    },
    /// A set for an edge that does not exist.
    #[error("the clobbers of an edge are set number {set}; the number of sets is {count}")]
    EdgeClobbers {
        /// The number of the set.
        set: usize,
        /// The number of sets.
        count: usize,
    },
    /// Clobbers of edges although the form is no branch.
    #[error("it has clobbers of edges, but is no branch")]
    ClobberingEdges,
    /// More operands than the limit.
    #[error("it has {0} operands; {max} is the maximum", max = crate::target::OperandDesc::MAX_OPERANDS)]
    Operands(usize),
    /// A flag that contradicts the tables.
    #[error("its flag for {what} contradicts the tables")]
    Flag {
        /// Relations, alternatives, successors, features or modified slots.
        what: &'static str,
    },
    /// A number of successors although the form is no branch.
    #[error("it has a number of successors, but is no branch")]
    Successors,
    /// Bits that are no packed constraint.
    #[error("{operand}: its bits {bits:#010x} are no constraint")]
    Bits {
        /// The operand.
        operand: String,
        /// The packed constraint.
        bits: u32,
    },
    /// A fixed register of another type.
    #[error("{operand} is fixed to `{reg}`, which holds no values of type `{ty}`")]
    FixedType {
        /// The operand.
        operand: String,
        /// The register.
        reg: String,
        /// The type of its class.
        ty: String,
    },
    /// A tie of an operand that is no late def.
    #[error("{operand} is tied, but is no late def")]
    TiedRole {
        /// The operand.
        operand: String,
    },
    /// A tie to an operand that is no early use in a register; in an alternative, in a register or a slot.
    #[error("{operand} is tied to {to}, which is no early use in a register or a slot")]
    TiedTo {
        /// The operand.
        operand: String,
        /// What it is tied to.
        to: String,
    },
    /// A tie between different types.
    #[error("{operand} is tied to {to}, which is of another type")]
    TiedType {
        /// The operand.
        operand: String,
        /// What it is tied to.
        to: String,
    },
    /// Two ties to one use.
    #[error("{operand} is tied to {to}, to which another def is tied")]
    TiedTwice {
        /// The operand.
        operand: String,
        /// What both are tied to.
        to: String,
    },
    /// A relation between an operand and itself.
    #[error("a relation is between {0} and itself")]
    RelatedToItself(String),
    /// A relation between registers of different banks.
    #[error("a relation is between {0} and {1}, which are of different banks")]
    RelatedBanks(String, String),
    /// A group that does not end within the operands.
    #[error("a group from {0} on is too long")]
    GroupTooLong(String),
    /// A form that cannot be rematerialised.
    #[error(
        "it may be computed again, though it is not an op with one def and at most two uses in classes, and nothing else"
    )]
    Remat,
    /// Alternatives that are none, or do not follow the form.
    #[error("its alternatives are {first}..{end}, which do not follow it, or are those of another form")]
    Alternatives {
        /// The position of the first.
        first: u64,
        /// The end.
        end: u64,
    },
    /// An alternative with other operands, of another kind, or with another number of successors.
    #[error("its alternative `{0}` has other operands, another kind, or other successors")]
    Alternative(String),
    /// An alternative with alternatives.
    #[error("its alternative `{0}` has alternatives")]
    Nested(String),
}

/// What is wrong with a convention.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ConventionFault {
    /// Two sequences of one bank or type.
    #[error("`{field}` has two sequences for `{of}`")]
    SequenceTwice {
        /// The field.
        field: &'static str,
        /// The bank or the type.
        of: String,
    },
    /// A sequence for a type of another bank.
    #[error("`{field}` for bank `{bank}` is for `{ty}`, which is of another one")]
    SequenceType {
        /// The field.
        field: &'static str,
        /// The bank.
        bank: String,
        /// The type.
        ty: String,
    },
    /// A register of another bank.
    #[error("`{field}` for bank `{bank}` has `{reg}`, which is of another one")]
    RegBank {
        /// The field.
        field: &'static str,
        /// The bank.
        bank: String,
        /// The register.
        reg: String,
    },
    /// A register that holds no values.
    #[error("`{field}` has `{reg}`, which holds no values")]
    NoType {
        /// The field.
        field: &'static str,
        /// The register.
        reg: String,
    },
    /// A register that overlaps one before it in the same list.
    #[error("`{field}` has `{reg}`, of which a part is there already")]
    Overlap {
        /// The field.
        field: &'static str,
        /// The register.
        reg: String,
    },
    /// Values that go on in their own bank.
    #[error("in `{field}`, values of bank `{bank}` go on in the same bank")]
    Then {
        /// The field.
        field: &'static str,
        /// The bank.
        bank: String,
    },
    /// A wrong length of the set of clobbers.
    #[error("`clobbers` has {found} words, not {expected}")]
    ClobberWords {
        /// The number of words of a set.
        expected: usize,
        /// The number that there are.
        found: usize,
    },
    /// A wrong length of the sets of edges.
    #[error("`edge_clobbers` has {found} words, not a multiple of {expected}")]
    EdgeClobberWords {
        /// The number of words of a set.
        expected: usize,
        /// The number that there are.
        found: usize,
    },
    /// A unit that no bank has.
    #[error("`clobbers` has unit {0}, which no bank has")]
    ClobberUnit(usize),
    /// A callee-saved register that a call destroys, and that is not the link register at the end of the list.
    #[error("`clobbers` has a unit of `{0}`, which is callee-saved")]
    PreservedClobbered(String),
    /// A register that a call does not clobber although it is not callee-saved.
    #[error("`clobbers` lacks a unit of `{0}`, which is allocatable and not callee-saved")]
    NotClobbered(String),
    /// A number of bytes that is no power of two.
    #[error("`{field}` is {value}, which is no power of two")]
    PowerOfTwo {
        /// The field.
        field: &'static str,
        /// The value.
        value: u16,
    },
}
