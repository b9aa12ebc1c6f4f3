//! The allocators of regalloc2 beside ours: behind one face, and with both checkers on what each of them returns.
//!
//! regalloc2 takes what a corpus record says ([`problem`]). A function with forms of a shipped target can be a record if
//! regalloc2 has words for it ([`convert`]). It is not asked for functions in text form.

pub mod convert;
mod copy_types;
pub mod output;
pub mod problem;

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use regalloc2::checker::Checker;
use regalloc2::{Algorithm, Ctx, Function, Inst, Operand, OperandConstraint, Output, RegallocOptions};
use ssara_core::output::Allocation;
use ssara_core::target::Form;
use ssara_core::{CalleeSaves, Context, Level, Options, Target, ir, verify};

use crate::files::Entry;
use crate::ra2f::{self, Machine, Machines, Record};
use convert::Converted;
use output::{from_output, to_output};
use problem::Problem;

/// One function in the forms that all allocators ask for.
pub struct Case {
    /// The function.
    pub func: ir::Function,
    /// Its target.
    pub target: Arc<Target>,
    /// What regalloc2 is asked, if it can be asked.
    asked: Option<Asked>,
}

/// A function as regalloc2 sees it.
struct Asked {
    problem: Problem,
    /// The registers of the problem on the target.
    machine: Arc<Machine>,
    /// The instructions that the problem has in an alternative form, with that form.
    alternatives: Vec<(ir::Inst, Form)>,
    /// Whether the problem says all that the function says: not if instructions have alternatives, say.
    is_exact: bool,
}

impl Case {
    /// The function of a record.
    ///
    /// # Errors
    /// When there is no valid function in it.
    pub fn new(record: &Record, machines: &mut Machines) -> Result<Case, String> {
        let machine = machines.machine_for(record).map_err(|error| error.to_string())?;
        let func = ra2f::to_function(record, &machine).map_err(|error| error.to_string())?;
        func.validate(&machine.target).map_err(|errors| format!("not valid: {}", errors[0]))?;
        let target = Arc::clone(&machine.target);
        let asked = Asked { problem: Problem::new(record), machine, alternatives: Vec::new(), is_exact: true };
        Ok(Case { func, target, asked: Some(asked) })
    }
    /// A valid function with forms of a shipped target. Also returns why regalloc2 cannot be asked, if it cannot.
    pub fn with_forms(func: ir::Function, target: &Arc<Target>) -> (Case, Option<String>) {
        let (asked, reason) = match convert::to_record(&func, target) {
            Ok(Converted { record, machine, alternatives }) => {
                let problem = Problem::new(&record);
                (Some(Asked { problem, machine: Arc::new(machine), alternatives, is_exact: false }), None)
            }
            Err(reason) => (None, Some(reason)),
        };
        (Case { func, target: Arc::clone(target), asked }, reason)
    }
    /// Whether an allocator can be asked.
    pub fn suits(&self, allocator: Allocator) -> bool {
        match allocator {
            Allocator::Ssara(_) | Allocator::Classic(_) => true,
            Allocator::Ion => self.asked.is_some(),
            // It panics where an operand is limited to some registers.
            Allocator::Fastalloc => self.asked.as_ref().is_some_and(|asked| !has_limits(&asked.problem)),
        }
    }
    /// What regalloc2 is asked.
    fn asked(&self) -> Result<&Asked, String> {
        self.asked.as_ref().ok_or_else(|| "regalloc2 has no words for the function".to_owned())
    }
    /// What is wrong with an allocation, by our checker.
    fn check(&self, alloc: &Allocation) -> Option<String> {
        let violations = verify::check(&self.func, &self.target, alloc).err()?;
        let first = violations[0].display(&self.target).with_names(&self.func);
        Some(format!("{} violations, first: {first}", violations.len()))
    }
}

/// Whether operands are limited to some registers of their class.
fn has_limits(problem: &Problem) -> bool {
    let is_limit = |operand: &Operand| matches!(operand.constraint(), OperandConstraint::Limit(_));
    (0..problem.num_insts()).any(|inst| problem.inst_operands(Inst::new(inst)).iter().any(is_limit))
}

impl From<Entry> for Case {
    fn from(entry: Entry) -> Case {
        let asked = entry.record.map(|(record, machine)| Asked {
            problem: Problem::new(&record),
            machine,
            alternatives: Vec::new(),
            is_exact: true,
        });
        Case { func: entry.item.func, target: entry.item.target, asked }
    }
}

/// What is wrong with an output, by the checker of regalloc2.
fn check_output(problem: &Problem, output: &Output) -> Option<String> {
    let mut checker = Checker::new(problem, &problem.env);
    checker.prepare(output);
    checker.run().err().map(|errors| format!("{errors:?}").chars().take(300).collect())
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
