//! The names of the allocators.

use std::fmt;
use std::str::FromStr;

use ssara_core::Level;

/// An allocator.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Allocator {
    /// Ours.
    Ssara(Level),
    /// Backtracking, of regalloc2.
    Ion,
    /// One pass, of regalloc2.
    Fastalloc,
    /// One from a textbook.
    Classic(ssara_classic::Allocator),
}

impl Allocator {
    /// Ours, from the fastest to the one with the best code, and those of regalloc2.
    pub fn all() -> Vec<Allocator> {
        Level::ALL.map(Allocator::Ssara).into_iter().chain([Allocator::Ion, Allocator::Fastalloc]).collect()
    }
    /// The same, and those from textbooks.
    pub fn with_classic() -> Vec<Allocator> {
        Allocator::all().into_iter().chain(ssara_classic::Allocator::ALL.map(Allocator::Classic)).collect()
    }
}

impl fmt::Display for Allocator {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Allocator::Ssara(level) => write!(f, "{level:?}"),
            Allocator::Ion => write!(f, "Ion"),
            Allocator::Fastalloc => write!(f, "Fastalloc"),
            Allocator::Classic(classic) => f.write_str(classic.name()),
        }
    }
}

impl FromStr for Allocator {
    type Err = String;
    fn from_str(name: &str) -> Result<Allocator, String> {
        let known = Allocator::with_classic();
        known.iter().copied().find(|allocator| allocator.to_string() == name).ok_or_else(|| {
            let names: Vec<String> = known.iter().map(Allocator::to_string).collect();
            format!("the allocators are {}", names.join(", "))
        })
    }
}
