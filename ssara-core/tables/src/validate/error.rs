//! The errors of validation: what is wrong ([`TargetError`]), and with which entry of a table ([`Entry`]).
//!
//! Module `fault` has the faults inside an entry, one type for each kind of entry.

use alloc::string::String;
use core::fmt;

use crate::error_list::ErrorList;

use super::fault::{BankFault, ClassFault, ConventionFault, FormFault, RegisterFault, TupleFault, TypeFault};

/// A kind of entry that a target description has a table of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Kind {
    /// An entry of [`TargetDesc::banks`](crate::TargetDesc::banks).
    Bank,
    /// An entry of [`TargetDesc::types`](crate::TargetDesc::types).
    Type,
    /// An entry of [`TargetDesc::regs`](crate::TargetDesc::regs).
    Register,
    /// An entry of [`TargetDesc::classes`](crate::TargetDesc::classes).
    Class,
    /// A form of [`TargetDesc::forms`](crate::TargetDesc::forms).
    Form,
    /// An entry of [`TargetDesc::conventions`](crate::TargetDesc::conventions).
    Convention,
    /// An entry of [`TargetDesc::tuple_lists`](crate::TargetDesc::tuple_lists).
    TupleList,
    /// An entry of [`TargetDesc::features`](crate::TargetDesc::features).
    Feature,
    /// An entry of [`TargetDesc::roles`](crate::TargetDesc::roles).
    Role,
    /// An operand of a form.
    Operand,
}

impl Kind {
    /// The name of one entry and of several.
    const fn words(self) -> (&'static str, &'static str) {
        match self {
            Kind::Bank => ("bank", "banks"),
            Kind::Type => ("type", "types"),
            Kind::Register => ("register", "registers"),
            Kind::Class => ("class", "classes"),
            Kind::Form => ("form", "forms"),
            Kind::Convention => ("convention", "conventions"),
            Kind::TupleList => ("tuple list", "tuple lists"),
            Kind::Feature => ("feature", "features"),
            Kind::Role => ("role", "roles"),
            Kind::Operand => ("operand", "operands"),
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.words().0)
    }
}

/// An entry of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The table.
    pub kind: Kind,
    /// The position in it.
    pub index: usize,
    /// The name; empty if the entry has none.
    pub name: String,
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &*self.name {
            "" => write!(f, "{} number {}", self.kind, self.index),
            name => write!(f, "{} `{name}` (number {})", self.kind, self.index),
        }
    }
}

/// Everything that is wrong with a target description, in the order of [`TargetDesc::validate`](crate::TargetDesc::validate).
pub type TargetErrors = ErrorList<TargetError>;

/// What is wrong with a target description.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum TargetError {
    /// A target without banks, and so without registers.
    #[error("the target has no banks")]
    NoBanks,
    /// A table with more entries than ids can number or sets can hold.
    #[error("the target has {count} {}; {max} is the maximum", kind.words().1)]
    TooMany {
        /// The table.
        kind: Kind,
        /// The number of its entries.
        count: usize,
        /// The limit.
        max: usize,
    },
    /// A table whose length contradicts the other tables, or a wrong number of the target itself.
    #[error("`{field}` is {found}, not {expected}")]
    Number {
        /// The field, or its length.
        field: &'static str,
        /// The right number.
        expected: usize,
        /// The number in the description.
        found: usize,
    },
    /// A range that is not within the table it is of.
    #[error("{entry}: `{field}` is {start}..{end}, and `{table}` has {len} entries")]
    Range {
        /// The entry.
        entry: Entry,
        /// The name of its field.
        field: &'static str,
        /// The start of the range.
        start: u64,
        /// Its end.
        end: u64,
        /// The name of the table.
        table: &'static str,
        /// The length of the table.
        len: usize,
    },
    /// An id that nothing has.
    #[error("{entry}: {place} is {kind} number {id}; the number of {} is {count}", kind.words().1)]
    Unknown {
        /// The entry.
        entry: Entry,
        /// Where in the entry it stands.
        place: String,
        /// What it is an id of.
        kind: Kind,
        /// The id.
        id: usize,
        /// The number of entries of that kind.
        count: usize,
    },
    /// An id of a register that does not exist, in a table of the target itself.
    #[error("`{table}` has register number {id} at position {index}; the number of registers is {count}")]
    UnknownListed {
        /// The name of the table.
        table: &'static str,
        /// The position in it.
        index: usize,
        /// The id.
        id: usize,
        /// The number of registers.
        count: usize,
    },
    /// Features that the target does not have.
    #[error("{entry} requires feature number {feature}; the number of features is {count}")]
    UnknownFeature {
        /// The entry.
        entry: Entry,
        /// The number of the feature.
        feature: usize,
        /// The number of features.
        count: usize,
    },
    /// Two entries of one name, which the text form could not tell apart.
    #[error("{entry} has the name of {kind} number {first}", kind = entry.kind)]
    SameName {
        /// The second of the two.
        entry: Entry,
        /// The position of the first.
        first: usize,
    },
    /// An entry of a table that is to be in ascending order.
    #[error("`{table}` is not in ascending order at position {index}")]
    Order {
        /// The name of the table.
        table: &'static str,
        /// The position.
        index: usize,
    },
    /// An entry of a sparse table about a form that does not exist.
    #[error("`{table}` speaks at position {index} of form number {form}; the number of forms is {count}")]
    UnknownForm {
        /// The name of the table.
        table: &'static str,
        /// The position.
        index: usize,
        /// The number of the form.
        form: usize,
        /// The number of forms.
        count: usize,
    },
    /// A set of units of forms that is not as it must be.
    #[error("set number {set} of `forms.sets` {fault}")]
    Set {
        /// The position of the set.
        set: usize,
        /// What is wrong with it.
        fault: SetFault,
    },
    /// A fault of a bank.
    #[error("{entry}: {fault}")]
    Bank {
        /// The bank.
        entry: Entry,
        /// The fault.
        fault: BankFault,
    },
    /// A fault of a type.
    #[error("{entry}: {fault}")]
    Type {
        /// The type.
        entry: Entry,
        /// The fault.
        fault: TypeFault,
    },
    /// A fault of a register.
    #[error("{entry}: {fault}")]
    Register {
        /// The register.
        entry: Entry,
        /// The fault.
        fault: RegisterFault,
    },
    /// A fault of a class.
    #[error("{entry}: {fault}")]
    Class {
        /// The class.
        entry: Entry,
        /// The fault.
        fault: ClassFault,
    },
    /// A fault of a list of tuples.
    #[error("{entry}: {fault}")]
    Tuples {
        /// The list.
        entry: Entry,
        /// The fault.
        fault: TupleFault,
    },
    /// A fault of a form.
    #[error("{entry}: {fault}")]
    Form {
        /// The form.
        entry: Entry,
        /// The fault.
        fault: FormFault,
    },
    /// A fault of a convention.
    #[error("{entry}: {fault}")]
    Convention {
        /// The convention.
        entry: Entry,
        /// The fault.
        fault: ConventionFault,
    },
}

/// What is wrong with a set of units of forms.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum SetFault {
    /// The first set, which forms without clobbers have.
    #[error("is not empty")]
    NotEmpty,
    /// A unit that no bank has.
    #[error("has unit {0}, which no bank has")]
    Unit(usize),
}
