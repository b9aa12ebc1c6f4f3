//! Who allocates the registers.

use clap::ValueEnum;
use ssara_core::Level;
use ssara_explore::method::Method;

use crate::error::Error;
use crate::llvm::LlvmAllocator;

/// Who allocates the registers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Allocator {
    /// ssara at a level, or a classic allocator in its place.
    Ssara(Method),
    /// An allocator of LLVM.
    Llvm(LlvmAllocator),
}

impl Allocator {
    /// An allocator by name: `O0` to `O3`, a classic one, or one of LLVM.
    ///
    /// # Errors
    /// If there is no such allocator.
    pub fn parse(name: &str) -> Result<Allocator, Error> {
        if let Ok(method) = name.parse() {
            return Ok(Allocator::Ssara(method));
        }
        LlvmAllocator::from_str(name, false).map(Allocator::Llvm).map_err(|_| {
            let methods = Method::all().map(|method| method.to_string());
            let llvm = LlvmAllocator::value_variants().iter().map(|allocator| allocator.name().to_string());
            let names: Vec<String> = methods.chain(llvm).collect();
            Error::Usage(format!("no allocator `{name}`: {}", names.join(", ")))
        })
    }
}

/// A level of ssara or a classic allocator by name.
///
/// # Errors
/// If there is no such allocator.
pub fn method(name: &str) -> Result<Method, Error> {
    match Allocator::parse(name)? {
        Allocator::Ssara(method) => Ok(method),
        Allocator::Llvm(_) => Err(Error::Usage(format!("`{name}` is an allocator of LLVM"))),
    }
}

/// A level of ssara by name.
///
/// # Errors
/// If there is no such level.
pub fn level(name: &str) -> Result<Level, Error> {
    match Allocator::parse(name)? {
        Allocator::Ssara(Method::Level(level)) => Ok(level),
        _ => Err(Error::Usage(format!("`{name}` is no level of ssara"))),
    }
}
