//! The allocators that are compared, behind one face, and both checkers on what each of them returns.

use std::fmt;
use std::sync::Arc;

use regalloc2::checker::Checker;
use regalloc2::{Algorithm, Ctx, Output, RegallocOptions};
use ssara_cli::ra2f::{self, Targets};
use ssara_core::output::Allocation;
use ssara_core::{CalleeSaves, Context, Level, Options, TargetDesc, ir, verify};

use super::ra2::{Problem, from_output, to_output};

/// One function in the forms that all allocators ask for.
pub struct Case<'r> {
    /// The function.
    pub func: ir::Function,
    /// Its target.
    pub target: Arc<TargetDesc>,
    problem: Problem<'r>,
}

impl<'r> Case<'r> {
    /// The function of a record.
    pub fn new(record: &'r ra2f::Record, targets: &mut Targets) -> Result<Case<'r>, String> {
        let target = targets.target_for(record);
        let func = ra2f::to_function(record, &target).map_err(|error| error.to_string())?;
        func.validate(&target).map_err(|errors| format!("not valid: {}", errors[0]))?;
        Ok(Case { func, target, problem: Problem::new(record) })
    }
    /// What is wrong with an allocation, by our checker.
    fn check(&self, alloc: &Allocation) -> Option<String> {
        let violations = verify::check(&self.func, &self.target, alloc).err()?;
        Some(format!("{} violations, first: {}", violations.len(), violations[0].display(&self.target)))
    }
    /// What is wrong with an output, by the checker of regalloc2.
    fn check_output(&self, output: &Output) -> Option<String> {
        let mut checker = Checker::new(&self.problem, &self.problem.env);
        checker.prepare(output);
        checker.run().err().map(|errors| format!("{errors:?}").chars().take(300).collect())
    }
}

/// An allocator.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Allocator {
    /// Ours.
    Ssara(Level),
    /// Backtracking, of regalloc2.
    Ion,
    /// One pass, of regalloc2.
    Fastalloc,
}

impl fmt::Display for Allocator {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Allocator::Ssara(level) => write!(f, "ssara {level:?}"),
            Allocator::Ion => write!(f, "Ion"),
            Allocator::Fastalloc => write!(f, "Fastalloc"),
        }
    }
}

/// The state that an allocator keeps from function to function.
#[derive(Default)]
pub struct Contexts {
    ssara: Context,
    regalloc2: Ctx,
}

/// What an allocator did to a function, judged.
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
    fn of(objection: Option<String>) -> Theirs {
        objection.map_or(Theirs::Accepted, Theirs::Rejected)
    }
    /// Why it does not accept the allocation.
    pub fn objection(&self) -> Option<&String> {
        match self {
            Theirs::Accepted => None,
            Theirs::Rejected(reason) | Theirs::Unspeakable(reason) => Some(reason),
        }
    }
}

/// A result, not yet judged.
pub enum Raw {
    /// Of ours.
    Ssara(Allocation),
    /// Of regalloc2.
    Regalloc2(Output),
}

impl Contexts {
    /// Allocates registers.
    pub fn allocate(&mut self, allocator: Allocator, case: &Case<'_>) -> Result<Raw, String> {
        self.run(allocator, case).map(|alloc| match alloc {
            Some(alloc) => Raw::Ssara(alloc),
            None => Raw::Regalloc2(std::mem::take(&mut self.regalloc2.output)),
        })
    }
    /// Allocates registers and, where the allocator is one of regalloc2, leaves the output where it reuses it.
    pub fn run(&mut self, allocator: Allocator, case: &Case<'_>) -> Result<Option<Allocation>, String> {
        let algorithm = match allocator {
            Allocator::Ssara(level) => {
                let options = Options::new(level, CalleeSaves::Report);
                let result = self.ssara.allocate(&case.func, &case.target, &options);
                return result.map(Some).map_err(|error| error.to_string());
            }
            Allocator::Ion => Algorithm::Ion,
            Allocator::Fastalloc => Algorithm::Fastalloc,
        };
        let options = RegallocOptions { algorithm, ..RegallocOptions::default() };
        let problem = &case.problem;
        regalloc2::run_with_ctx(problem, &problem.env, &options, &mut self.regalloc2)
            .map(|_| None)
            .map_err(|error| error.to_string())
    }
}

/// Has a result judged by both checkers.
pub fn judge(case: &Case<'_>, raw: Raw) -> Result<Run, String> {
    let (alloc, theirs) = match raw {
        Raw::Ssara(alloc) => {
            let theirs = match to_output(&case.func, &case.target, &alloc) {
                Ok(output) => Theirs::of(case.check_output(&output)),
                Err(error) => Theirs::Unspeakable(error),
            };
            (alloc, theirs)
        }
        Raw::Regalloc2(output) => {
            let alloc = from_output(&case.func, &case.target, &output)?;
            (alloc, Theirs::of(case.check_output(&output)))
        }
    };
    Ok(Run { ours: case.check(&alloc), alloc, theirs })
}
