//! The errors of validation.

use alloc::string::String;
use core::fmt;

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
}

impl Kind {
    /// The words for one and for several.
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

/// What is wrong with a target description.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum TargetError {
    /// A table with more entries than ids or sets have room for.
    #[error("the target has {count} {}; {max} is the maximum", kind.words().1)]
    TooMany {
        /// The table.
        kind: Kind,
        /// The number of its entries.
        count: usize,
        /// The limit.
        max: usize,
    },
    /// A table whose length does not follow from the others.
    #[error("the table `{table}` has {found} entries, not {expected}")]
    Length {
        /// The name of the field.
        table: &'static str,
        /// The length that it must have.
        expected: usize,
        /// The length that it has.
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
    #[error("{entry}: {place} is {kind} number {id}, and there are {count} {}", kind.words().1)]
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
    /// An id that nothing has, in a table of the target itself.
    #[error("`{table}` has register number {id} at position {index}, and there are {count} registers")]
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
}
