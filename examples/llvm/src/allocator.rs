//! Who allocates the registers.

use clap::ValueEnum;
use ssara_core::Level;

use crate::error::Error;
use crate::llvm::LlvmAllocator;

/// Who allocates the registers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Allocator {
    /// ssara, at this level.
    Ssara(Level),
    /// An allocator of LLVM.
    Llvm(LlvmAllocator),
}

impl Allocator {
    /// An allocator by name: `O0` to `O3`, or one of LLVM.
    ///
    /// # Errors
    /// If there is no such allocator.
    pub fn parse(name: &str) -> Result<Allocator, Error> {
        if let Some(level) = Level::ALL.into_iter().find(|level| format!("{level:?}") == name) {
            return Ok(Allocator::Ssara(level));
        }
        let bad = |_| {
            Error::Usage(format!(
                "no allocator `{name}`: O0, O1, O2, O3, greedy, greedy-nosched, greedy-saves, basic, pbqp, fast"
            ))
        };
        LlvmAllocator::from_str(name, false).map(Allocator::Llvm).map_err(bad)
    }
}

/// A level of ssara by name.
///
/// # Errors
/// If there is no such level.
pub fn level(name: &str) -> Result<Level, Error> {
    match Allocator::parse(name)? {
        Allocator::Ssara(level) => Ok(level),
        Allocator::Llvm(_) => Err(Error::Usage(format!("`{name}` is no level of ssara"))),
    }
}
