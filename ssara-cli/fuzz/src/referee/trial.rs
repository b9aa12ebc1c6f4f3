//! One function, allocated in several ways, and every answer judged.

use std::panic::{AssertUnwindSafe, catch_unwind};

use ssara_core::ir::{Function, Inst};
use ssara_core::output::Allocation;
use ssara_core::{CalleeSaves, Context, Error, Level, Options, Registers, Stress};

use super::fault::{Fault, Rule, demand};
use super::judge::search::is_feasible;
use super::judge::{judge, judge_text};
use super::machine::Machine;
use super::rng::Rng;

/// The results of rounds.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Tally {
    /// Rounds, one function each.
    pub rounds: u64,
    /// Allocations that are right.
    pub right: u64,
    /// Refusals that the search confirms.
    pub infeasible: u64,
    /// Refusals that it could not decide.
    pub undecided: u64,
    /// Refusals with fewer registers than the target has.
    pub restricted: u64,
    /// Functions whose instructions sank.
    pub sunk: u64,
}

impl Tally {
    /// Adds the results of other rounds.
    pub fn add(&mut self, more: &Tally) {
        self.rounds += more.rounds;
        self.right += more.right;
        self.infeasible += more.infeasible;
        self.undecided += more.undecided;
        self.restricted += more.restricted;
        self.sunk += more.sunk;
    }
}

/// What the allocator answers, if that is no mistake.
enum Answer {
    /// An allocation that is right.
    Right,
    /// A refusal that is right, or that cannot be judged.
    Refused,
    /// A refusal that is wrong if another level accepts the function.
    Undecided(Fault),
}

/// A function to try.
pub struct Trial<'a> {
    /// The function.
    pub func: &'a Function,
    /// Its machine.
    pub machine: &'a Machine,
    /// The seed of the judge.
    pub seed: u64,
    /// What is counted.
    pub tally: &'a mut Tally,
}

fn draw_options(rng: &mut Rng, machine: &Machine, level: Level, stress: Stress) -> Options {
    let callee_saves = [CalleeSaves::Insert, CalleeSaves::Wrap, CalleeSaves::Report][rng.below(3)];
    let mut own = Stress::NONE;
    if rng.one_in(3) {
        for _ in 0..rng.range(1, 2) {
            let kind = rng.below(Stress::KINDS.len() + 1);
            let only = Stress { registers: Registers::Only(machine.some_regs), ..Stress::NONE };
            own = own.and(Stress::KINDS.get(kind).map_or(only, |kind| kind.1));
        }
    }
    Options {
        level,
        callee_saves,
        budget: if rng.one_in(8) { Some(rng.below(60) as u32) } else { None },
        trusted: rng.one_in(3),
        stress: own.and(stress),
        contracts: rng.one_in(8),
    }
}

impl Trial<'_> {
    /// Tries everything. Returns what is wrong, with the options if they matter.
    pub fn all(
        &mut self,
        context: &mut Context,
        out: &mut Allocation,
        stress: Stress,
        rng: &mut Rng,
    ) -> Option<(Option<Options>, Fault)> {
        if let Some(fault) = self.again(None) {
            return Some((None, fault));
        }
        let mut refused: Option<(Options, Fault)> = None;
        let mut accepted = false;
        for level in Level::ALL {
            let options = draw_options(rng, self.machine, level, stress);
            let answer = guarded(|| self.allocate(context, out, &options, rng));
            match answer {
                Err(fault) => {
                    // A context in which something panicked is not used again.
                    *context = Context::new();
                    return Some((Some(options), fault));
                }
                Ok(Answer::Undecided(refusal)) => refused = refused.or(Some((options, refusal))),
                Ok(Answer::Right) => accepted |= options.stress.registers == Registers::All,
                Ok(Answer::Refused) => {}
            }
        }
        if let Some((options, fault)) = refused.filter(|_| accepted) {
            return Some((Some(options), fault));
        }
        guarded(|| self.questions(context, rng)).err().map(|fault| (None, fault))
    }

    /// The same once more in a new context: validation without options, an allocation with them.
    pub fn again(&mut self, options: Option<Options>) -> Option<Fault> {
        let (func, machine) = (self.func, self.machine);
        let is_valid = guarded(|| {
            ssara_core::validate::check(func, &machine.target).map_err(|errors| {
                let lines: Vec<String> = errors.iter().map(|error| error.to_string()).collect();
                Fault::new(Rule::Validation, lines.join("; "))
            })
        });
        let Some(options) = options else { return is_valid.err() };
        is_valid.ok()?;
        let (mut context, mut out) = (Context::new(), Allocation::default());
        guarded(|| self.allocate(&mut context, &mut out, &options, &mut Rng::new(0))).err()
    }

    /// Allocates and judges.
    fn allocate(
        &mut self,
        context: &mut Context,
        out: &mut Allocation,
        options: &Options,
        rng: &mut Rng,
    ) -> Result<Answer, Fault> {
        let (func, machine) = (self.func, self.machine);
        match context.allocate_into(func, &machine.target, options, out) {
            Ok(()) => {}
            Err(Error::Infeasible { inst, reason, .. }) => return self.refused(options, inst, reason),
            Err(error @ Error::Invalid(_)) => return Err(Fault::new(Rule::Validation, error.to_string())),
            Err(error) => return Err(Fault::new(Rule::Contract, error.to_string())),
        }
        judge(func, machine, out, self.seed)?;
        if rng.one_in(4) {
            judge_text(func, machine, out)?;
        }
        if rng.one_in(8) {
            let fresh =
                Context::new().allocate(func, &machine.target, &Options { trusted: !options.trusted, ..*options });
            demand(fresh.as_ref() == Ok(&*out), Rule::Repetition, || "a new context gives another answer".to_owned())?;
        }
        self.tally.right += 1;
        Ok(Answer::Right)
    }

    fn refused(&mut self, options: &Options, inst: Inst, reason: String) -> Result<Answer, Fault> {
        let fault = Fault::new(Rule::Feasibility, format!("{inst}: {reason}"));
        if options.stress.registers != Registers::All {
            self.tally.restricted += 1;
            return Ok(Answer::Refused);
        }
        match is_feasible(self.func, &self.machine.target, inst) {
            Some(true) => Err(fault),
            // A level that sees that two values are one may accept it all the same.
            Some(false) => {
                self.tally.infeasible += 1;
                Ok(Answer::Refused)
            }
            None => {
                self.tally.undecided += 1;
                Ok(Answer::Undecided(fault))
            }
        }
    }

    /// What a client may ask before it allocates.
    fn questions(&mut self, context: &mut Context, rng: &mut Rng) -> Result<(), Fault> {
        let (func, target) = (self.func, &self.machine.target);
        if rng.one_in(4) {
            let pressure =
                context.pressure(func, target).map_err(|error| Fault::new(Rule::Validation, error.to_string()))?;
            for bank in target.bank_ids() {
                let worst = func.blocks().filter_map(|block| pressure.excess(block, bank)).max();
                demand(worst == pressure.worst(bank), Rule::Order, || "the worst pressure is none".to_owned())?;
            }
        }
        if !rng.one_in(3) {
            return Ok(());
        }
        let mut allowed: Vec<(Inst, Inst)> = Vec::new();
        let may_pass = |a: Inst, b: Inst| {
            let is_allowed = !rng.one_in(4);
            allowed.extend(is_allowed.then_some((a, b)));
            is_allowed
        };
        let sunk = context
            .sink_updates(func, target, may_pass)
            .map_err(|error| Fault::new(Rule::Validation, error.to_string()))?;
        let Some(sunk) = sunk else { return Ok(()) };
        self.tally.sunk += 1;
        let fail = |message: String| Err(Fault::new(Rule::Sinking, message));
        if let Err(errors) = ssara_core::validate::check(&sunk.function, target) {
            return fail(errors[0].to_string());
        }
        for block in func.blocks() {
            let originals: Vec<Inst> = sunk.function.block_insts(block).map(|inst| sunk.originals[inst]).collect();
            let mut sorted = originals.clone();
            sorted.sort_unstable();
            if !sorted.iter().copied().eq(func.block_insts(block)) {
                return fail(format!("{block} has the instructions {originals:?}"));
            }
            for (position, &later) in originals.iter().enumerate() {
                let passed = originals[..position].iter().filter(|&&before| before > later);
                for &before in passed {
                    // `before` stands above `later` now, which was above it.
                    if !allowed.contains(&(later, before)) {
                        return fail(format!("{later} passed {before}, which was not allowed"));
                    }
                }
            }
            for inst in sunk.function.block_insts(block) {
                let original = sunk.originals[inst];
                let same = sunk.function.inst(inst).form == func.inst(original).form
                    && sunk.function.inst_operands(inst) == func.inst_operands(original)
                    && sunk.function.inst_tag(inst) == func.inst_tag(original)
                    && sunk.function.is_safepoint(inst) == func.is_safepoint(original);
                if !same {
                    return fail(format!("{inst} was {original} and differs"));
                }
            }
        }
        Ok(())
    }
}

/// A panic is a fault.
fn guarded<T>(what: impl FnOnce() -> Result<T, Fault>) -> Result<T, Fault> {
    catch_unwind(AssertUnwindSafe(what)).unwrap_or_else(|payload| {
        let text = payload.downcast_ref::<&str>().map(|text| (*text).to_owned());
        let text = text.or_else(|| payload.downcast_ref::<String>().cloned());
        Err(Fault::new(Rule::Panic, text.unwrap_or_default()))
    })
}
