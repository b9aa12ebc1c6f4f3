//! The outcome of one case. Code that shares nothing with the allocator checks each of its answers.
//!
//! *Input:* a target, a function that is valid by construction, and options. *Promises:* a [`Finding`] wherever
//!
//! * validation refuses the function;
//! * the text of the function does not parse, or parses to another function;
//! * anything panics;
//! * the checker rejects an allocation, or the executor sees it do something else than the function;
//! * a contract between passes is violated;
//! * an instruction is refused although an exhaustive search finds registers for it.
//!
//! A refusal is legitimate if the search finds no registers, or if the options leave fewer registers than the target has.

use std::panic::{AssertUnwindSafe, catch_unwind};

use ssara_core::ir::Function;
use ssara_core::output::Allocation;
use ssara_core::text;
use ssara_core::verify::Checker;
use ssara_core::verify::execute::Executor;
use ssara_core::verify::feasible::{self, Verdict};
use ssara_core::{Context, Error, Options, Registers, Target};

/// A kind of mistake.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Kind {
    /// A valid function is refused by validation.
    RefusedValid,
    /// An invalid function is accepted by validation.
    AcceptedInvalid,
    /// An allocation is rejected by the checker.
    Rejected,
    /// An allocation does something else than the function.
    Differs,
    /// An instruction is refused that can be allocated.
    RefusedFeasible,
    /// A pass breaks its contract.
    Broken,
    /// Something panics.
    Panicked,
    /// The text form does not give the same function.
    Text,
    /// No answer comes within the time limit.
    Hangs,
}

impl Kind {
    /// All kinds.
    pub const ALL: [Kind; 9] = [
        Kind::RefusedValid,
        Kind::AcceptedInvalid,
        Kind::Rejected,
        Kind::Differs,
        Kind::RefusedFeasible,
        Kind::Broken,
        Kind::Panicked,
        Kind::Text,
        Kind::Hangs,
    ];
    /// The name in reports and of files.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::RefusedValid => "refused-valid",
            Kind::AcceptedInvalid => "accepted-invalid",
            Kind::Rejected => "rejected",
            Kind::Differs => "differs",
            Kind::RefusedFeasible => "refused-feasible",
            Kind::Broken => "broken",
            Kind::Panicked => "panicked",
            Kind::Text => "text",
            Kind::Hangs => "hangs",
        }
    }
}

/// A mistake that a case shows.
#[derive(Clone, PartialEq, Debug)]
pub struct Finding {
    /// The kind of the mistake.
    pub kind: Kind,
    /// With which options, if it depends on them.
    pub options: Option<Options>,
    /// The message.
    pub message: String,
}

/// Counts of the outcomes of cases.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Allocations that are right.
    pub allocated: u64,
    /// Refusals that an exhaustive search confirms.
    pub infeasible: u64,
    /// Refusals under options that leave fewer registers.
    pub restricted: u64,
    /// Refusals that the search could not decide in its time.
    pub undecided: u64,
}

impl Tally {
    /// Adds the counts of other cases.
    pub fn add(&mut self, more: &Tally) {
        self.allocated += more.allocated;
        self.infeasible += more.infeasible;
        self.restricted += more.restricted;
        self.undecided += more.undecided;
    }
}

/// The number of placements that the search tries.
const BUDGET: u64 = 300_000;
/// The number of seeds for which an allocation is executed, and the number of instructions.
const SEEDS: u64 = 3;
const STEPS: u64 = 300;

/// Calls `work`; a panic is a finding.
fn guarded<T>(options: Option<Options>, what: &str, work: impl FnOnce() -> T) -> Result<T, Finding> {
    catch_unwind(AssertUnwindSafe(work)).map_err(|panic| {
        let text = panic.downcast_ref::<String>().map(String::as_str);
        let text = text.or(panic.downcast_ref::<&str>().copied()).unwrap_or("no message");
        Finding { kind: Kind::Panicked, options, message: format!("{what} panics: {text}") }
    })
}

/// Checks the answers for a function that should be valid. Returns the counts of outcomes, and the first mistake under
/// each of the options.
pub fn check_answers(func: &Function, target: &Target, options: &[Options]) -> (Tally, Vec<Finding>) {
    let mut tally = Tally::default();
    if let Err(finding) = check_input(func, target) {
        return (tally, vec![finding]);
    }
    let mut oracles =
        Oracles { context: Context::new(), checker: Checker::new(target), executor: Executor::new(target) };
    let check = |&options: &Options| oracles.check(func, target, options, &mut tally).err();
    let findings = options.iter().filter_map(check).collect();
    (tally, findings)
}

/// Validation and the text form.
fn check_input(func: &Function, target: &Target) -> Result<(), Finding> {
    let finding = |kind, message| Finding { kind, options: None, message };
    if let Err(errors) = guarded(None, "validation", || ssara_core::validate::check(func, target))? {
        let errors: Vec<String> = errors.iter().map(ToString::to_string).collect();
        return Err(finding(Kind::RefusedValid, errors.join("; ")));
    }
    guarded(None, "the text form", || round_trip(func, target))?.map_err(|message| finding(Kind::Text, message))?;
    Ok(())
}

/// The allocator and its oracles, with the memory that they reuse for the next function.
struct Oracles<'t> {
    context: Context,
    checker: Checker<'t>,
    executor: Executor<'t>,
}

impl Oracles<'_> {
    /// Allocates a valid function, and checks the answer.
    fn check(&mut self, func: &Function, target: &Target, options: Options, tally: &mut Tally) -> Result<(), Finding> {
        let finding = |kind, message| Finding { kind, options: Some(options), message };
        let attempt = guarded(Some(options), "the allocator", || self.context.allocate(func, target, &options));
        if attempt.is_err() {
            // The state of the context after a panic is unknown.
            self.context = Context::new();
        }
        let result = attempt?;
        let allocation = match result {
            Ok(allocation) => allocation,
            Err(Error::Invalid(errors)) => {
                return Err(finding(Kind::RefusedValid, errors.first().map(ToString::to_string).unwrap_or_default()));
            }
            Err(Error::Infeasible { .. }) if options.stress.registers != Registers::All => {
                tally.restricted += 1;
                return Ok(());
            }
            Err(Error::Infeasible { inst, reason, .. }) => {
                let search =
                    || feasible::search(func, target, inst, BUDGET).expect("the function is valid for the target");
                match guarded(Some(options), "the search for registers", search)? {
                    Verdict::Infeasible => tally.infeasible += 1,
                    Verdict::Undecided => tally.undecided += 1,
                    Verdict::Feasible(regs) => {
                        let name = |reg: &Option<_>| reg.map_or("-".into(), |reg| target.reg(reg).name.to_string());
                        let regs: Vec<String> = regs.iter().map(name).collect();
                        let message = format!("{inst}: {reason}; but these registers fit: {}", regs.join(", "));
                        return Err(finding(Kind::RefusedFeasible, message));
                    }
                }
                return Ok(());
            }
            Err(error) => return Err(finding(Kind::Broken, error.to_string())),
        };
        let checked = guarded(Some(options), "the checker", || self.checker.check(func, &allocation))?;
        if let Err(violations) = checked {
            let first = violations.first().map(|violation| violation.display(target).to_string());
            return Err(finding(Kind::Rejected, first.unwrap_or_default()));
        }
        for seed in 0..SEEDS {
            let run = || self.executor.run(func, &allocation, seed, STEPS);
            if let Err(difference) = guarded(Some(options), "the executor", run)? {
                return Err(finding(Kind::Differs, difference.display(target).to_string()));
            }
        }
        let printed = || allocated_round_trip(func, target, &allocation);
        guarded(Some(options), "the text form", printed)?.map_err(|message| finding(Kind::Text, message))?;
        tally.allocated += 1;
        Ok(())
    }
}

/// The kind of the first mistake that shows with these options, or without any for a mistake that does not depend on them.
pub fn kind_of(func: &Function, target: &Target, options: Option<Options>) -> Option<Kind> {
    check_answers(func, target, options.as_slice()).1.first().map(|finding| finding.kind)
}

/// Checks the answers for a function that breaks a rule.
///
/// # Errors
/// If validation accepts the function, or something panics.
pub fn check_refusal(func: &Function, target: &Target, options: &[Options]) -> Result<(), Finding> {
    let valid = guarded(None, "validation", || ssara_core::validate::check(func, target))?;
    if valid.is_ok() {
        let message = "validation accepts a function that breaks a rule".to_string();
        return Err(Finding { kind: Kind::AcceptedInvalid, options: None, message });
    }
    for &options in options {
        let result = guarded(Some(options), "the allocator", || Context::new().allocate(func, target, &options))?;
        if !matches!(result, Err(Error::Invalid(_))) {
            let message = "the allocator does not refuse what validation refuses".to_string();
            return Err(Finding { kind: Kind::AcceptedInvalid, options: Some(options), message });
        }
    }
    Ok(())
}

/// Prints, parses and prints again.
fn round_trip(func: &Function, target: &Target) -> Result<(), String> {
    let printed = text::print(func, target);
    let parsed =
        text::parse(&printed, target).map_err(|error| format!("the printed function does not parse: {error}"))?;
    if parsed != *func {
        return Err("the parsed function is another one".to_string());
    }
    if text::print(&parsed, target) != printed {
        return Err("the parsed function prints as another text".to_string());
    }
    Ok(())
}

/// The same for an allocated function.
fn allocated_round_trip(func: &Function, target: &Target, allocation: &Allocation) -> Result<(), String> {
    let printed = text::print_allocated(func, target, allocation);
    let (parsed, parsed_allocation) = text::parse_allocated(&printed, target)
        .map_err(|error| format!("the printed allocated function does not parse: {error}"))?;
    if parsed != *func {
        return Err("the function of the parsed allocation is another one".to_string());
    }
    let expected = Allocation { spilled_values: 0, ..allocation.clone() };
    if parsed_allocation != expected {
        return Err("the parsed allocation is another one".to_string());
    }
    Ok(())
}
