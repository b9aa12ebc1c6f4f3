//! The allocators of regalloc2 beside ours: behind one face, and with both checkers on what each of them returns.
//!
//! regalloc2 takes what a corpus record says ([`problem`]). A function with forms of a shipped target can be a record if
//! regalloc2 has words for it ([`convert`]). It is not asked for functions in text form.

mod allocator;
mod case;
pub mod convert;
mod copy_types;
pub mod output;
pub mod problem;

use regalloc2::checker::Checker;
use regalloc2::{Algorithm, Ctx, Output, RegallocOptions};
use ssara_core::output::Allocation;
use ssara_core::{CalleeSaves, Context, Level, Options};

use case::Asked;
use output::{from_output, to_output};
use problem::Problem;

pub use allocator::Allocator;
pub use case::Case;

/// What is wrong with an output, by the checker of regalloc2.
fn check_output(problem: &Problem, output: &Output) -> Option<String> {
    let mut checker = Checker::new(problem, &problem.env);
    checker.prepare(output);
    checker.run().err().map(|errors| format!("{errors:?}").chars().take(300).collect())
}

/// The state that an allocator keeps from function to function.
#[derive(Default)]
pub struct Contexts {
    ssara: Context,
    /// The last result of ours, or of a classic allocator.
    allocation: Allocation,
    /// Holds the last result of regalloc2.
    regalloc2: Ctx,
}

/// What an allocator did to a function, checked.
pub struct Run {
    /// The allocation.
    pub alloc: Allocation,
    /// What our checker objects to.
    pub ours: Option<String>,
    /// What the checker of regalloc2 says.
    pub theirs: Theirs,
}

/// A verdict of the checker of regalloc2.
pub enum Theirs {
    /// It has no objection.
    Accepted,
    /// It has one.
    Rejected(String),
    /// There are no words in regalloc2 for the allocation; this is why.
    Unspeakable(String),
}

impl Theirs {
    /// Why it does not accept the allocation.
    pub fn objection(&self) -> Option<&String> {
        match self {
            Theirs::Accepted => None,
            Theirs::Rejected(reason) | Theirs::Unspeakable(reason) => Some(reason),
        }
    }
}

/// A result, not yet checked.
pub enum Raw {
    /// Of ours, or of a classic allocator.
    Ssara(Allocation),
    /// Of regalloc2.
    Regalloc2(Box<Output>),
}

impl Contexts {
    /// Allocates registers.
    ///
    /// # Errors
    /// When the allocator refuses.
    pub fn allocate(&mut self, allocator: Allocator, case: &Case) -> Result<Raw, String> {
        self.run(allocator, &Options::new(Level::default(), CalleeSaves::Report), case)?;
        Ok(self.take(allocator))
    }
    /// Allocates registers, and leaves the result where the allocator reuses it. Of the options, the level is the
    /// allocator's; regalloc2 has none of the others, and classic allocators know who saves callee-saved registers.
    ///
    /// # Errors
    /// When the allocator refuses, or cannot be asked.
    pub fn run(&mut self, allocator: Allocator, options: &Options, case: &Case) -> Result<(), String> {
        let algorithm = match allocator {
            Allocator::Ssara(level) => {
                let options = Options { level, ..*options };
                let result = self.ssara.allocate_into(&case.func, &case.target, &options, &mut self.allocation);
                return result.map_err(|error| error.display(&case.func).to_string());
            }
            Allocator::Classic(classic) => {
                self.allocation = classic
                    .allocate(&case.func, &case.target, options.callee_saves)
                    .map_err(|error| error.display(&case.func))?;
                return Ok(());
            }
            Allocator::Ion => Algorithm::Ion,
            Allocator::Fastalloc => Algorithm::Fastalloc,
        };
        let options = RegallocOptions { algorithm, ..RegallocOptions::default() };
        let Asked { problem, .. } = case.asked()?;
        if !case.suits(allocator) {
            return Err("Fastalloc does not implement operands that are limited to some registers".to_owned());
        }
        regalloc2::run_with_ctx(problem, &problem.env, &options, &mut self.regalloc2)
            .map(|_| ())
            .map_err(|error| error.to_string())
    }
    /// Takes the result of the last [`Contexts::run`], which was of this allocator.
    pub fn take(&mut self, allocator: Allocator) -> Raw {
        match allocator {
            Allocator::Ssara(_) | Allocator::Classic(_) => Raw::Ssara(std::mem::take(&mut self.allocation)),
            Allocator::Ion | Allocator::Fastalloc => {
                Raw::Regalloc2(Box::new(std::mem::take(&mut self.regalloc2.output)))
            }
        }
    }
}

/// A result as an allocation of ours.
///
/// # Errors
/// When we have no words for it.
pub fn allocation(case: &Case, raw: Raw) -> Result<Allocation, String> {
    match raw {
        Raw::Ssara(alloc) => Ok(alloc),
        Raw::Regalloc2(output) => from_output(case, &output),
    }
}

/// Has a result checked by both checkers.
///
/// # Errors
/// When we have no words for it.
pub fn check(case: &Case, raw: Raw) -> Result<Run, String> {
    let check_output = |output: &Output| match &case.asked {
        Some(Asked { problem, .. }) => check_output(problem, output).map_or(Theirs::Accepted, Theirs::Rejected),
        None => Theirs::Unspeakable("the function is not from a corpus record".to_owned()),
    };
    let (alloc, theirs) = match raw {
        Raw::Ssara(alloc) => {
            let is_exact = case.asked.as_ref().is_none_or(|asked| asked.is_exact);
            let inexact = "regalloc2 knows one alternative of each instruction, and the function has more";
            let output = if is_exact { to_output(case, &alloc) } else { Err(inexact.to_owned()) };
            let theirs = output.map_or_else(Theirs::Unspeakable, |output| check_output(&output));
            (alloc, theirs)
        }
        Raw::Regalloc2(output) => {
            let alloc = from_output(case, &output)?;
            (alloc, check_output(&output))
        }
    };
    Ok(Run { ours: case.check(&alloc), alloc, theirs })
}
