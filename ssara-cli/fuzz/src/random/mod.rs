//! The random fuzzer: random machines, random functions, and a check of every answer.
//!
//! This is the first of three generators; the others are [`systematic`](crate::systematic) and
//! [`referee`](crate::referee). [`play`](crate::play) plays rounds of all, on several threads.
//!
//! A *round* is one machine or one text with its tests. A string of bytes determines a round completely. The bytes come from
//! a seed by [`bytes_of_seed`], or from an external fuzzer.
//!
//! | round | what is random | what must hold |
//! | --- | --- | --- |
//! | machine | an ISA file ([`targets`]), and functions for it | each function is checked ([`crate::outcome`]), for another target, too |
//! | shipped | functions for a shipped ISA | the same |
//! | copies | the sources and destinations of parallel copies, for both kinds of machine | the same |
//! | checker | a mistake in the allocation of a random function | an allocation that the checker accepts runs like the function |
//! | isa | a shipped or random ISA file with mistakes in it | diagnostics or a target, no panic |
//! | text | the text of a function with mistakes in it | an error, or a function, which is checked |
//!
//! A fuzzer of one machine ([`Fuzzer::of`]) has it wherever a round has a random or a shipped one.

mod copies;
mod forms;
pub mod mistakes;
mod registers;
pub mod targets;

use std::collections::BTreeMap;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use arbitrary::{Result, Unstructured};
use ssara_codegen::load;
use ssara_core::ir::Function;
use ssara_core::text;
use ssara_core::verify::Checker;
use ssara_core::verify::execute::{Executor, Limits};
use ssara_core::{Context, Options, Stress, Target};
use ssara_explore::source;
use ssara_testing::OPTIONS;
use ssara_testing::mistakes::Mistake;
use ssara_testing::random::{Shape, annotate, bytes_of_seed, function, function_with_computed_jumps};
use ssara_testing::reference::{self, Rule};

use crate::outcome::{self, Effort, Judges, Outcome, allocate_and_check, allocate_classic_and_check};
use crate::systematic::Machine;

/// The number of ways in which each function is allocated.
pub const WAYS: usize = OPTIONS.len();

/// The results of rounds.
#[derive(Default)]
pub struct Tally {
    /// Rounds.
    pub rounds: u64,
    /// Random ISA files that were accepted.
    pub targets: u64,
    /// Random ISA files that were not, by the code of the first error.
    pub refused_targets: BTreeMap<&'static str, u64>,
    /// Functions.
    pub functions: u64,
    /// The numbers of allocations and refusals, by outcome.
    pub outcomes: BTreeMap<outcome::Kind, u64>,
    /// The same of classic allocators, by name.
    pub classic: BTreeMap<(&'static str, outcome::Kind), u64>,
    /// Mistakes made in allocations, and how many of them the checker rejected.
    pub mistakes: [u64; 2],
    /// Texts of ISA files and functions with mistakes, and how many of them were accepted all the same.
    pub texts: [u64; 2],
    /// Functions given to another target than their own.
    pub strangers: u64,
}

impl Tally {
    /// Adds the results of other rounds.
    pub fn add(&mut self, more: &Tally) {
        self.rounds += more.rounds;
        self.targets += more.targets;
        self.functions += more.functions;
        for (code, count) in &more.refused_targets {
            *self.refused_targets.entry(code).or_default() += count;
        }
        for (&kind, count) in &more.outcomes {
            *self.outcomes.entry(kind).or_default() += count;
        }
        for (&key, count) in &more.classic {
            *self.classic.entry(key).or_default() += count;
        }
        for (sum, count) in self.mistakes.iter_mut().zip(more.mistakes) {
            *sum += count;
        }
        for (sum, count) in self.texts.iter_mut().zip(more.texts) {
            *sum += count;
        }
        self.strangers += more.strangers;
    }
}

/// A mistake of this project.
pub struct Finding {
    /// The options of the allocator.
    pub options: Options,
    /// The classic allocator that made the mistake, if it was not ours.
    pub classic: Option<ssara_classic::Allocator>,
    /// The ISA, when it is not a shipped one.
    pub isa: Option<String>,
    /// The target and the function that show the mistake, if there is a function.
    pub function: Option<(Target, Function)>,
    /// The target that the function was given to, when that is not its own.
    pub other: Option<Target>,
    /// The mistake.
    pub outcome: Outcome,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Finding { options, isa, function, outcome, .. } = self;
        match function {
            None => write!(f, "{}\n{}", outcome.kind().name(), isa.as_deref().unwrap_or_default()),
            Some((target, func)) => {
                let text = func.display(target).to_string();
                let text = isa.as_ref().map_or_else(|| text.clone(), |isa| source::replay(isa, &text));
                let judge = self.other.as_ref().unwrap_or(target);
                write!(f, "{options:?}: {}\n{text}", outcome.display(judge))
            }
        }
    }
}

/// The kind of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A random machine and functions for it.
    Machine,
    /// Functions for a shipped ISA.
    Shipped,
    /// Copies between random places.
    Copies,
    /// Mistakes in an allocation.
    Checker,
    /// Mistakes in an ISA file.
    Isa,
    /// Mistakes in the text of a function.
    Text,
}

/// Plays rounds, and counts.
pub struct Fuzzer {
    context: Context,
    /// The shipped targets.
    shipped: Vec<Arc<Machine>>,
    /// The machine of all rounds, if there is one.
    own: Option<Arc<Machine>>,
    /// The decisions that the allocator makes worse.
    stress: Stress,
    /// The classic allocators that take part.
    classic: Vec<ssara_classic::Allocator>,
    /// The results of the rounds so far.
    pub tally: Tally,
}

impl Default for Fuzzer {
    fn default() -> Self {
        Fuzzer::new(Stress::NONE)
    }
}

impl Fuzzer {
    /// A fuzzer that puts the allocator under stress.
    pub fn new(stress: Stress) -> Self {
        let shipped = (0..ssara_targets::SOURCES.len()).map(Machine::shipped).collect();
        Fuzzer { context: Context::new(), shipped, own: None, stress, classic: Vec::new(), tally: Tally::default() }
    }

    /// The same for this machine alone.
    pub fn of(self, own: Arc<Machine>) -> Self {
        Fuzzer { own: Some(own), ..self }
    }

    /// The same with classic allocators.
    pub fn with_classic(self, classic: &[ssara_classic::Allocator]) -> Self {
        Fuzzer { classic: classic.to_vec(), ..self }
    }

    /// Plays the round that the bytes determine. Returns a mistake if it found one.
    pub fn play(&mut self, bytes: &[u8]) -> Option<Finding> {
        let (first, rest) = bytes.split_first()?;
        let kind = match first % 10 {
            0 => Kind::Isa,
            1 => Kind::Text,
            2 => Kind::Shipped,
            3 => Kind::Checker,
            4 => Kind::Copies,
            _ => Kind::Machine,
        };
        self.play_kind(kind, rest)
    }

    /// Plays a round of this kind.
    pub fn play_kind(&mut self, kind: Kind, bytes: &[u8]) -> Option<Finding> {
        self.tally.rounds += 1;
        let u = &mut Unstructured::new(bytes);
        // Bytes that run out end a round early; that is no matter.
        match kind {
            Kind::Machine => self.random_machine(u),
            Kind::Shipped => self.shipped_machine(u),
            Kind::Copies => self.copies(u),
            Kind::Checker => self.mistaken_allocation(u),
            Kind::Isa => self.mistaken_isa(u),
            Kind::Text => self.mistaken_text(u),
        }
        .unwrap_or(None)
    }

    fn random_machine(&mut self, u: &mut Unstructured<'_>) -> Result<Option<Finding>> {
        match self.draw(u)? {
            Some((target, isa)) => self.functions(u, &target, isa),
            None => Ok(None),
        }
    }

    fn shipped_machine(&mut self, u: &mut Unstructured<'_>) -> Result<Option<Finding>> {
        let (target, isa) = self.choose(u)?;
        self.functions(u, &target, isa)
    }

    fn copies(&mut self, u: &mut Unstructured<'_>) -> Result<Option<Finding>> {
        let (target, isa) = match u.arbitrary()? {
            true => self.choose(u)?,
            false => match self.draw(u)? {
                Some(drawn) => drawn,
                None => return Ok(None),
            },
        };
        for _ in 0..8 {
            let func = copies::function(u, &target)?;
            if let Some(finding) = self.try_function(&func, &target, isa.as_deref()) {
                return Ok(Some(finding));
            }
        }
        Ok(None)
    }

    /// A random machine with its ISA file, if that is accepted, or the own one.
    fn draw(&mut self, u: &mut Unstructured<'_>) -> Result<Option<(Target, Option<String>)>> {
        if let Some(own) = &self.own {
            return Ok(Some((own.target.clone(), own.text.clone())));
        }
        let source = targets::isa(u)?;
        Ok(self.load(&source).map(|target| (target, Some(source))))
    }

    /// A shipped machine, or the own one with its ISA file.
    fn choose(&self, u: &mut Unstructured<'_>) -> Result<(Target, Option<String>)> {
        let machine = match &self.own {
            Some(own) => own,
            None => u.choose(&self.shipped)?,
        };
        Ok((machine.target.clone(), machine.text.clone()))
    }

    /// The target of a random ISA file.
    fn load(&mut self, source: &str) -> Option<Target> {
        let loaded = load("random.ron", source);
        if loaded.target.is_some() {
            self.tally.targets += 1;
        } else {
            let error = loaded.diagnostics.iter().find(|diagnostic| diagnostic.code.id().starts_with('E'));
            let code = error.map_or("none", |diagnostic| diagnostic.code.id());
            *self.tally.refused_targets.entry(code).or_default() += 1;
        }
        loaded.target
    }

    /// Allocates random functions for a target until the bytes run out.
    fn functions(&mut self, u: &mut Unstructured<'_>, target: &Target, isa: Option<String>) -> Result<Option<Finding>> {
        for _ in 0..8 {
            let shape = Shape {
                blocks: u.int_in_range(1..=12)?,
                insts: u.int_in_range(1..=24)?,
                wild_forms: u.ratio(1, 3)?,
                reserve: u.int_in_range(0..=2)?,
            };
            // The function may use up all bytes, so those for its annotations are taken first.
            let seed: u64 = u.arbitrary()?;
            // Classic allocators put copies on any edge.
            let mut func = match self.classic.is_empty() && seed.is_multiple_of(6) {
                true => function_with_computed_jumps(u, target, &shape)?,
                false => function(u, target, &shape)?,
            };
            annotate(&mut Unstructured::new(&bytes_of_seed(seed)), &mut func, target)?;
            let found = self.try_function(&func, target, isa.as_deref());
            if let Some(finding) = found.or_else(|| self.try_stranger(seed, &func, target, isa.as_deref())) {
                return Ok(Some(finding));
            }
            if u.is_empty() {
                break;
            }
        }
        Ok(None)
    }

    fn try_function(&mut self, func: &Function, target: &Target, isa: Option<&str>) -> Option<Finding> {
        self.tally.functions += 1;
        let finding = |options, classic, outcome: Outcome| {
            outcome.kind().is_failure().then(|| Finding {
                options,
                classic,
                isa: isa.map(str::to_owned),
                function: Some((target.clone(), func.clone())),
                other: None,
                outcome,
            })
        };
        let mut judges = Judges::new(target);
        let found = OPTIONS.iter().find_map(|options| {
            let options = Options { stress: self.stress, ..*options };
            let outcome = allocate_and_check(func, &mut judges, &options, &Effort::default(), &mut self.context);
            *self.tally.outcomes.entry(outcome.kind()).or_default() += 1;
            finding(options, None, outcome)
        });
        found.or_else(|| {
            self.classic.iter().find_map(|&allocator| {
                let outcome = allocate_classic_and_check(func, &mut judges, allocator, &Effort::default());
                *self.tally.classic.entry((allocator.name(), outcome.kind())).or_default() += 1;
                finding(Options::default(), Some(allocator), outcome)
            })
        })
    }

    /// Gives a function to a shipped target that it was not made for, which must refuse it.
    fn try_stranger(&mut self, seed: u64, func: &Function, target: &Target, isa: Option<&str>) -> Option<Finding> {
        let other = &self.shipped[(seed % self.shipped.len() as u64) as usize].target;
        if other == target {
            return None;
        }
        let options = Options { stress: self.stress, ..OPTIONS[(seed % OPTIONS.len() as u64) as usize] };
        let outcome =
            allocate_and_check(func, &mut Judges::new(other), &options, &Effort::default(), &mut self.context);
        self.tally.strangers += 1;
        (outcome.kind() != outcome::Kind::Invalid).then(|| Finding {
            options,
            classic: None,
            isa: isa.map(str::to_owned),
            function: Some((target.clone(), func.clone())),
            other: Some(other.clone()),
            outcome,
        })
    }

    /// Makes mistakes in a correct allocation: one that the checker does not see must not matter.
    fn mistaken_allocation(&mut self, u: &mut Unstructured<'_>) -> Result<Option<Finding>> {
        let Some((target, isa)) = self.draw(u)? else { return Ok(None) };
        let options = Options { stress: self.stress, ..*u.choose(&OPTIONS)? };
        let shape = Shape { blocks: 6, insts: 12, wild_forms: true, reserve: 0 };
        // The function may use up all bytes, so those for the mistakes are taken first.
        let bytes: [u8; 256] = u.arbitrary()?;
        let func = function(u, &target, &shape)?;
        let Ok(correct) = self.context.allocate(&func, &target, &options) else { return Ok(None) };
        let mut u = Unstructured::new(&bytes);
        let (mut checker, executor) = (Checker::new(&target), Executor::new(&target));
        for mistake in Mistake::ALL {
            let Some(mutant) = mistake.make(&mut u, &func, &target, &correct)? else { continue };
            self.tally.mistakes[0] += 1;
            if checker.check(&func, &mutant).is_err() {
                self.tally.mistakes[1] += 1;
                continue;
            }
            let limits = Limits { random_runs: 4, ..Limits::default() };
            let outcome = match executor.cover_edges(&func, &mutant, &limits) {
                Err(difference) => Some(Outcome::Missed(Box::new(mutant), difference)),
                // The reference checker follows only complete values, so it cannot see mistakes that move pieces of values.
                Ok(_) => match reference::check(&func, &target, &mutant) {
                    Err(faults) if faults.iter().any(|fault| fault.rule != Rule::Content) => {
                        Some(Outcome::RejectedByReference(Box::new(mutant), faults))
                    }
                    _ => None,
                },
            };
            if let Some(outcome) = outcome {
                let function = Some((target, func));
                return Ok(Some(Finding { options, classic: None, isa, function, other: None, outcome }));
            }
        }
        Ok(None)
    }

    /// Reads an ISA file with mistakes in it.
    fn mistaken_isa(&mut self, u: &mut Unstructured<'_>) -> Result<Option<Finding>> {
        let source = match (&self.own, u.arbitrary()?) {
            (Some(own), _) => own.text.clone().unwrap_or_default(),
            (None, true) => targets::isa(u)?,
            (None, false) => u.choose(ssara_targets::SOURCES)?.1.to_owned(),
        };
        let source = mistakes::make(u, &source)?;
        self.tally.texts[0] += 1;
        match catch_unwind(AssertUnwindSafe(|| load("mistaken.ron", &source).target.is_some())) {
            Ok(accepted) => {
                self.tally.texts[1] += u64::from(accepted);
                Ok(None)
            }
            Err(_) => Ok(Some(panicked(Some(source), None))),
        }
    }

    /// Reads a function with mistakes in it, and allocates it if it is one all the same.
    fn mistaken_text(&mut self, u: &mut Unstructured<'_>) -> Result<Option<Finding>> {
        let Some((target, isa)) = self.draw(u)? else { return Ok(None) };
        let shape = Shape { blocks: 5, insts: 8, wild_forms: true, reserve: 1 };
        let seed = u.arbitrary()?;
        let mut func = function(u, &target, &shape)?;
        annotate(&mut Unstructured::new(&bytes_of_seed(seed)), &mut func, &target)?;
        let source = mistakes::make(u, &text::print(&func, &target))?;
        self.tally.texts[0] += 1;
        let parsed = catch_unwind(AssertUnwindSafe(|| {
            text::parse(&source, &target).ok().filter(|func| ssara_core::validate::check(func, &target).is_ok())
        }));
        match parsed {
            Ok(Some(func)) => {
                self.tally.texts[1] += 1;
                Ok(self.try_function(&func, &target, isa.as_deref()))
            }
            Ok(None) => Ok(None),
            Err(_) => Ok(Some(panicked(isa, Some((target, func))))),
        }
    }
}

fn panicked(isa: Option<String>, function: Option<(Target, Function)>) -> Finding {
    let outcome = Outcome::Panicked("reading a text".to_owned());
    Finding { options: Options::default(), classic: None, isa, function, other: None, outcome }
}
