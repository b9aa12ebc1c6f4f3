//! A generator of targets and functions that goes through the language cell by cell.
//!
//! It was written from the language reference, the interface of `ssara_core::ir` and the documentation of the tables alone.
//! Its author did not look at the other generator or at the allocator, so that the two do not share assumptions.
//!
//! *Input:* a seed. *Promises:* the [`Case`] depends only on the seed. It has a target (a shipped one, a random ISA file,
//! or tables made by hand) and options. Its function is valid by construction or breaks exactly one rule. [`Case::check`]
//! says whether every answer of the allocator is right. [`Coverage`] counts the drawn cells: constraints of operands,
//! crossed with class relations, targets, kinds of types and forms, alternatives, features and so on (see [`table`]). Cells
//! are observed in the finished function, so the counts do not depend on the intention of the generator.
//!
//! A case takes about a millisecond, and more if it has a random ISA file.

mod breaker;
mod broken_rule;
mod cells;
pub mod coverage;
mod draft;
pub mod draw;
mod facts;
mod flow;
mod function;
mod legal;
mod live;
mod local_forms;
mod machine;
mod observe;
pub mod outcome;
mod reasons;
pub mod table;

use std::collections::BTreeSet;
use std::sync::{Arc, mpsc};
use std::thread;
use std::time::Duration;

use ssara_core::ir::Function;
use ssara_core::{CalleeSaves, Level, Options, Stress};

pub use broken_rule::BrokenRule;
pub use cells::{Demand, Phase, PlaceKind, RoleKind};
pub use coverage::Coverage;
pub use facts::{ClassRelation, Facts, TypeKind};
pub use machine::{Machine, Source};
pub use outcome::{Finding, Kind, Tally};

use draft::Draft;
use draw::Draw;
use table::{Cell, Table};

/// A target, a function for it, and with which options it is to be allocated.
pub struct Case {
    /// The target.
    pub machine: Arc<Machine>,
    /// The function.
    pub func: Function,
    /// The options.
    pub options: Vec<Options>,
    /// The cells that the case is in.
    pub cells: BTreeSet<Cell>,
    /// The rule that the function breaks, if it breaks one.
    pub broken_rule: Option<BrokenRule>,
}

/// The share of cases that break a rule, in percent.
const SPOILED: usize = 8;

impl Case {
    /// The case that follows from a seed.
    pub fn new(seed: u64) -> Case {
        Case::on(Case::machine(seed), seed, Stress::NONE)
    }

    /// The machine of the case that follows from a seed.
    pub fn machine(seed: u64) -> Arc<Machine> {
        let mut draw = Draw::new(seed);
        let source = match draw.below(16) {
            0..=3 => Source::Text,
            4..=7 => Source::Tables,
            _ => Source::Shipped(draw.below(machine::SHIPPED)),
        };
        Machine::draw(source, &mut draw.fork(1))
    }

    /// The case on a machine that follows from a seed, with more stress than it has.
    pub fn on(machine: Arc<Machine>, seed: u64, stress: Stress) -> Case {
        let mut draw = Draw::new(seed).fork(5);
        let made = function::draw(&machine, &mut draw.fork(2));
        let mut options = options(&mut draw.fork(3));
        for option in &mut options {
            option.stress = option.stress.and(stress);
        }
        if draw.chance(SPOILED) {
            let rule = BrokenRule::ALL[draw.below(BrokenRule::ALL.len())];
            let mut draft = Draft::new(&made.func, &machine.target);
            if breaker::break_rule(&mut draft, &machine.target, &made.flow, rule, &mut draw.fork(4)) {
                let func = draft.build(&machine.target);
                let cells = BTreeSet::from([Table::BrokenRules.cell(rule as usize, 0)]);
                return Case { machine, func, options, cells, broken_rule: Some(rule) };
            }
        }
        let cells = observe::observe(&machine, &made);
        Case { machine, func: made.func, options, cells, broken_rule: None }
    }

    /// Checks every answer of the allocator. Returns the counts of outcomes, and the mistakes.
    pub fn check(&self) -> (Tally, Vec<Finding>) {
        let target = &self.machine.target;
        match self.broken_rule {
            None => outcome::check_answers(&self.func, target, &self.options),
            Some(_) => {
                let finding = outcome::check_refusal(&self.func, target, &self.options).err();
                (Tally::default(), finding.into_iter().collect())
            }
        }
    }
}

/// Like [`Case::check`], but takes at most `limit`. Beyond it, the result is a finding, and a thread stays until exit.
pub fn check_within(case: &Arc<Case>, limit: Duration) -> (Tally, Vec<Finding>) {
    let (sender, receiver) = mpsc::channel();
    let shared = case.clone();
    // The receiver is gone if the time is up.
    thread::spawn(move || sender.send(shared.check()).unwrap_or(()));
    receiver.recv_timeout(limit).unwrap_or_else(|_| {
        let message = format!("no answer within {} seconds", limit.as_secs());
        (Tally::default(), vec![Finding { kind: Kind::Hangs, options: None, message }])
    })
}

/// All levels, with contracts, and some stress.
fn options(draw: &mut Draw) -> Vec<Options> {
    const SAVES: [CalleeSaves; 3] = [CalleeSaves::Insert, CalleeSaves::Wrap, CalleeSaves::Report];
    let mut all: Vec<Options> =
        Level::ALL.iter().map(|&level| Options::new(level, SAVES[draw.below(3)]).with_contracts()).collect();
    for _ in 0..2 {
        let mut stress = Stress::KINDS[draw.below(Stress::KINDS.len())].1;
        if draw.chance(40) {
            stress = stress.and(Stress::KINDS[draw.below(Stress::KINDS.len())].1);
        }
        let level = Level::ALL[draw.below(Level::ALL.len())];
        all.push(Options { stress, ..Options::new(level, SAVES[draw.below(3)]).with_contracts() });
    }
    all
}
