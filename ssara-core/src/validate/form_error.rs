//! What can be wrong with an instruction form.

use alloc::string::{String, ToString};

use crate::ir::Function;
use crate::target::{ArgSlot, Features, TargetDesc};
use crate::validate::site::OperandName;

/// What is wrong with an instruction form.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
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
    #[error("{operand} of a return is fixed to `{reg}`, which is callee-saved in the function's convention")]
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
    /// A tie to something that is not an early use in a register; in an alternative, in a register or a slot.
    #[error("{operand} is tied to {to}, which is not an early use in a register or a slot")]
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
    /// An operand in a class whose registers the function does not have.
    #[error("{operand} is in the class `{class}`, which requires the feature `{feature}`")]
    ClassMissing {
        /// The operand.
        operand: OperandName,
        /// The name of the class.
        class: String,
        /// A feature that a register of the class requires and the function does not have.
        feature: String,
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
    /// An operand in an argument slot that instructions of this kind do not read or write.
    #[error(
        "{operand} is in `{arg_slot}`: an entry defines values in `in`, a return reads them there, and a call or a branch \
         reads and defines them in `out`; uses are early and defs late"
    )]
    ArgSlotRole {
        /// The operand.
        operand: OperandName,
        /// Its place.
        arg_slot: ArgSlot,
    },
    /// An operand in an argument slot at an offset that is not aligned for its type.
    #[error("{operand} is in `{arg_slot}`, which is not aligned to the {align} bytes that its type needs")]
    ArgSlotAlign {
        /// The operand.
        operand: OperandName,
        /// Its place.
        arg_slot: ArgSlot,
        /// The alignment of the type.
        align: u16,
    },
    /// An operand of a scalable type in an argument slot.
    #[error("{operand} is in `{arg_slot}`, and its type is scalable: pass such a value by reference")]
    ArgSlotScalable {
        /// The operand.
        operand: OperandName,
        /// Its place.
        arg_slot: ArgSlot,
    },
    /// An operand in an argument slot that is too far from the start of its area.
    #[error("{operand} is in `{arg_slot}`, and ends beyond the {limit} bytes that can be named", limit = ArgSlot::LIMIT)]
    ArgSlotTooFar {
        /// The operand.
        operand: OperandName,
        /// Its place.
        arg_slot: ArgSlot,
    },
    /// Two operands of one role in argument slots that have bytes in common.
    #[error("operands {first:#} and {second:#} are in places on the stack that overlap")]
    ArgSlotOverlap {
        /// One operand.
        first: OperandName,
        /// The other.
        second: OperandName,
    },
    /// A form with alternatives and an operand in an argument slot.
    #[error("{operand} is in `{arg_slot}`, and the form has alternatives or is one")]
    ArgSlotAlternative {
        /// The operand.
        operand: OperandName,
        /// Its place.
        arg_slot: ArgSlot,
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
                | FormError::ClassMissing { .. }
                | FormError::FixedReserved { .. }
                | FormError::FixedRestored { .. }
                | FormError::NoRegister { .. }
                | FormError::NoTuple { .. }
        )
    }
}

/// The name of the first of these features that a function does not have.
pub(super) fn missing_feature(func: &Function, target: &TargetDesc, required: Features) -> String {
    let missing = required.iter().find(|&index| !func.features.contains(Features::single(index)));
    let name = missing.and_then(|index| target.features.get(index)).map_or("?", |feature| &feature.name);
    name.to_string()
}
