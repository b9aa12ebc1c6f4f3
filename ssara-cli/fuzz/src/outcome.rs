//! The outcome for one function: allocated and right, refused with or without reason, or wrong.
//!
//! Every answer of the allocator is checked by code that shares nothing with it. The checker, the executor, which takes
//! every edge if it can, and the reference checker check an allocation. An exhaustive search for the registers of the refused
//! instruction checks a refusal.

use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};

use ssara_core::ir::{Function, Inst};
use ssara_core::output::Allocation;
use ssara_core::target::Reg;
use ssara_core::verify::execute::{Counts, Difference, Executor, Limits};
use ssara_core::verify::feasible::{self, Verdict};
use ssara_core::verify::{Checker, Violations};
use ssara_core::{CalleeSaves, Context, Error, Options, Registers, Target};
use ssara_testing::oracles::REFERENCE_INSTS;
use ssara_testing::reference::{self, Fault};

/// How far the checks go.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// How far the executor runs an allocation.
    pub limits: Limits,
    /// The maximum number of instructions of a function that the reference checker and runs with locations check.
    pub reference_insts: usize,
    /// The number of placements that the search for registers tries.
    pub budget: u64,
}

impl Default for Effort {
    fn default() -> Self {
        Effort { limits: Limits::default(), reference_insts: REFERENCE_INSTS, budget: 2_000_000 }
    }
}

/// The outcome for one function.
#[derive(Clone, PartialEq, Debug)]
pub enum Outcome {
    /// Allocated, and every check passes.
    Right(Counts),
    /// Not allocated, because it is not valid.
    Invalid,
    /// Not allocated, because an instruction cannot be: so the allocator says, and so, or not, says the search.
    Refused {
        /// The instruction.
        inst: Inst,
        /// The result of the search.
        verdict: Verdict,
        /// The message of the allocator.
        message: String,
    },
    /// Not allocated, because a classic allocator does not treat something in it.
    Declined(String),
    /// Not allocated, because a pass did not keep its promise.
    Broken(String),
    /// The checker rejects the allocation.
    Rejected(Box<Allocation>, Violations),
    /// The reference checker rejects the allocation, which the checker accepts.
    RejectedByReference(Box<Allocation>, Vec<Fault>),
    /// The allocation does something else than the function.
    Differs(Box<Allocation>, Difference),
    /// The locations of values, references or saved registers that the checker lists are wrong.
    Mislocated(Box<Allocation>, String),
    /// An allocation with a mistake in it, that the checker accepts, does something else than the function.
    Missed(Box<Allocation>, Difference),
    /// Something panicked.
    Panicked(String),
}

/// The kinds of outcomes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Kind {
    /// [`Outcome::Right`].
    Right,
    /// [`Outcome::Invalid`].
    Invalid,
    /// [`Outcome::Declined`].
    Declined,
    /// [`Outcome::Refused`], and the search agrees.
    Infeasible,
    /// [`Outcome::Refused`], and the search could not tell.
    Undecided,
    /// [`Outcome::Refused`], but the search found registers.
    WronglyRefused,
    /// [`Outcome::Broken`].
    Broken,
    /// [`Outcome::Rejected`].
    Rejected,
    /// [`Outcome::RejectedByReference`].
    RejectedByReference,
    /// [`Outcome::Differs`].
    Differs,
    /// [`Outcome::Mislocated`].
    Mislocated,
    /// [`Outcome::Missed`].
    Missed,
    /// [`Outcome::Panicked`].
    Panicked,
}

impl Kind {
    /// Whether it is a mistake of this project.
    pub fn is_failure(self) -> bool {
        self > Kind::Undecided
    }
    /// A short name.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Right => "right",
            Kind::Invalid => "invalid",
            Kind::Declined => "not treated",
            Kind::Infeasible => "infeasible",
            Kind::Undecided => "undecided",
            Kind::WronglyRefused => "wrongly refused",
            Kind::Broken => "broke a contract",
            Kind::Rejected => "rejected by the checker",
            Kind::RejectedByReference => "rejected by the reference checker",
            Kind::Differs => "differs when run",
            Kind::Mislocated => "wrong locations",
            Kind::Missed => "missed by the checker",
            Kind::Panicked => "panicked",
        }
    }
}

impl Outcome {
    /// The kind of the outcome.
    pub fn kind(&self) -> Kind {
        match self {
            Outcome::Right(_) => Kind::Right,
            Outcome::Invalid => Kind::Invalid,
            Outcome::Declined(_) => Kind::Declined,
            Outcome::Refused { verdict: Verdict::Infeasible, .. } => Kind::Infeasible,
            Outcome::Refused { verdict: Verdict::Undecided, .. } => Kind::Undecided,
            Outcome::Refused { verdict: Verdict::Feasible(_), .. } => Kind::WronglyRefused,
            Outcome::Broken(_) => Kind::Broken,
            Outcome::Rejected(..) => Kind::Rejected,
            Outcome::RejectedByReference(..) => Kind::RejectedByReference,
            Outcome::Differs(..) => Kind::Differs,
            Outcome::Mislocated(..) => Kind::Mislocated,
            Outcome::Missed(..) => Kind::Missed,
            Outcome::Panicked(_) => Kind::Panicked,
        }
    }
    /// The outcome as a message, with names from `target`.
    pub fn display<'a>(&'a self, target: &'a Target) -> DisplayOutcome<'a> {
        DisplayOutcome(self, target)
    }
}

/// Prints an [`Outcome`]; made by [`Outcome::display`].
pub struct DisplayOutcome<'a>(&'a Outcome, &'a Target);

impl fmt::Display for DisplayOutcome<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let DisplayOutcome(outcome, target) = self;
        match outcome {
            Outcome::Right(_) | Outcome::Invalid => f.write_str(outcome.kind().name()),
            Outcome::Refused { verdict: Verdict::Feasible(regs), message, .. } => {
                let name = |reg: &Option<Reg>| reg.map_or("memory", |reg| &target.reg(reg).name);
                let regs: Vec<&str> = regs.iter().map(name).collect();
                write!(f, "refused ({message}), but its operands could be in {}", regs.join(", "))
            }
            Outcome::Refused { message, .. } => write!(f, "refused: {message}"),
            Outcome::Declined(message) | Outcome::Broken(message) => f.write_str(message),
            Outcome::Rejected(_, violations) => {
                f.write_str("rejected by the checker")?;
                violations.iter().take(5).try_for_each(|violation| write!(f, "\n  {}", violation.display(target)))
            }
            Outcome::RejectedByReference(_, faults) => {
                f.write_str("rejected by the reference checker")?;
                faults.iter().take(5).try_for_each(|fault| write!(f, "\n  {fault}"))
            }
            Outcome::Differs(_, difference) => write!(f, "differs when run: {}", difference.display(target)),
            Outcome::Mislocated(_, message) => write!(f, "wrong locations: {message}"),
            Outcome::Missed(_, difference) => write!(f, "missed by the checker: {}", difference.display(target)),
            Outcome::Panicked(message) => write!(f, "panicked: {message}"),
        }
    }
}

/// The checker and the executor, with the tables that they make of a target.
#[derive(Debug)]
pub struct Judges<'t> {
    target: &'t Target,
    checker: Checker<'t>,
    executor: Executor<'t>,
}

impl<'t> Judges<'t> {
    /// Those for a target.
    pub fn new(target: &'t Target) -> Self {
        Judges { target, checker: Checker::new(target), executor: Executor::new(target) }
    }
}

/// Allocates a function for the target of the judges, and checks the answer.
pub fn allocate_and_check(
    func: &Function,
    judges: &mut Judges<'_>,
    options: &Options,
    effort: &Effort,
    context: &mut Context,
) -> Outcome {
    guarded(|| allocate_and_check_unguarded(func, judges, options, effort, context)).unwrap_or_else(|outcome| {
        // The state of both after a panic is unknown.
        *context = Context::new();
        *judges = Judges::new(judges.target);
        outcome
    })
}

/// Has a classic allocator allocate a function, with saves of callee-saved registers, and checks the answer.
pub fn allocate_classic_and_check(
    func: &Function,
    judges: &mut Judges<'_>,
    allocator: ssara_classic::Allocator,
    effort: &Effort,
) -> Outcome {
    let checked = guarded(|| match allocator.allocate(func, judges.target, CalleeSaves::Insert) {
        Ok(alloc) => check_allocation(func, judges, alloc, effort),
        Err(ssara_classic::Error::Invalid(_)) => Outcome::Invalid,
        Err(error) => Outcome::Declined(error.display(func)),
    });
    checked.unwrap_or_else(|outcome| {
        *judges = Judges::new(judges.target);
        outcome
    })
}

/// The outcome of work, or of its panic.
fn guarded(work: impl FnOnce() -> Outcome) -> Result<Outcome, Outcome> {
    catch_unwind(AssertUnwindSafe(work)).map_err(|panic| {
        let message = panic.downcast_ref::<String>().cloned();
        let message = message.or_else(|| panic.downcast_ref::<&str>().map(ToString::to_string));
        Outcome::Panicked(message.unwrap_or_default())
    })
}

fn allocate_and_check_unguarded(
    func: &Function,
    judges: &mut Judges<'_>,
    options: &Options,
    effort: &Effort,
    context: &mut Context,
) -> Outcome {
    let target = judges.target;
    let alloc = match context.allocate(func, target, options) {
        Ok(alloc) => alloc,
        Err(Error::Invalid(_)) => return Outcome::Invalid,
        Err(error @ Error::Infeasible { inst, .. }) => {
            // The search knows nothing of registers that stress leaves out.
            let verdict = match options.stress.registers {
                Registers::All => {
                    feasible::search(func, target, inst, effort.budget).expect("the function is valid for the target")
                }
                Registers::Sufficient | Registers::Only(_) => Verdict::Undecided,
            };
            return Outcome::Refused { inst, verdict, message: error.display(func).to_string() };
        }
        Err(error) => return Outcome::Broken(error.display(func).to_string()),
    };
    check_allocation(func, judges, alloc, effort)
}

/// What the checkers say of an allocation.
fn check_allocation(func: &Function, judges: &mut Judges<'_>, alloc: Allocation, effort: &Effort) -> Outcome {
    let Judges { target, checker, executor } = judges;
    let target = *target;
    if let Err(violations) = checker.check(func, &alloc) {
        return Outcome::Rejected(Box::new(alloc), violations);
    }
    let counts = match executor.cover_edges(func, &alloc, &effort.limits) {
        Ok(coverage) => coverage.counts,
        Err(difference) => return Outcome::Differs(Box::new(alloc), difference),
    };
    if func.num_insts() > effort.reference_insts {
        return Outcome::Right(counts);
    }
    let located = match checker.locations(func, &alloc) {
        Ok(locations) => executor
            .run_locations(func, &alloc, &locations, 0)
            .map_err(|difference| difference.display(target).with_names(func).to_string()),
        Err(violations) => Err(violations[0].display(target).with_names(func).to_string()),
    };
    if let Err(message) = located {
        return Outcome::Mislocated(Box::new(alloc), message);
    }
    if let Err(faults) = reference::check(func, target, &alloc) {
        return Outcome::RejectedByReference(Box::new(alloc), faults);
    }
    Outcome::Right(counts)
}
