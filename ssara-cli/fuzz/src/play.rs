//! Rounds of all generators, on several threads.
//!
//! The input is a generator, the number of the first round, and a number of threads. The rounds and the reports, in the
//! order of the rounds, do not depend on the number of threads, except for cases that hang. A round depends only on its
//! number, each thread takes the next free number, and all counts are sums. The thread that finds a mistake also
//! reduces it.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use ssara_core::{Context, Stress};
use ssara_explore::source;
use ssara_testing::random::bytes_of_seed;

use crate::outcome::{Effort, Judges, Outcome, allocate_and_check, allocate_classic_and_check};
use crate::random::{Finding, Fuzzer, Tally};
use crate::reduce::reduce;
use crate::referee::{self, Cells, Referee, Rule};
use crate::systematic::outcome::kind_of;
use crate::systematic::{self, Case, Coverage, Machine, check_within};

/// The time after which a case counts as hanging: a thousand times the usual one.
const LIMIT: Duration = Duration::from_secs(30);

/// The generator of rounds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Generator {
    /// One round from each in turn.
    #[default]
    All,
    /// Random functions and machines.
    Random,
    /// The language cell by cell.
    Systematic,
    /// Functions and a judge that were written from the documents alone.
    Referee,
}

impl Generator {
    /// All generators, by name.
    pub const ALL: [(&str, Generator); 4] = [
        ("all", Generator::All),
        ("random", Generator::Random),
        ("systematic", Generator::Systematic),
        ("referee", Generator::Referee),
    ];
    /// The generator of this name.
    pub fn named(name: &str) -> Option<Generator> {
        Generator::ALL.iter().find(|known| known.0 == name).map(|known| known.1)
    }
}

/// How to play.
#[derive(Clone, Debug)]
pub struct Rules {
    /// The generator of rounds.
    pub generator: Generator,
    /// The decisions that the allocator makes worse.
    pub stress: Stress,
    /// The largest number of smaller functions to try for each finding.
    pub tries: usize,
    /// The classic allocators that take part in the rounds of the first generator.
    pub classic: Vec<ssara_classic::Allocator>,
    /// The machine of all rounds; without one they have random and shipped machines.
    pub own: Option<Arc<Machine>>,
}

/// The report of a finding.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// The round.
    pub round: u64,
    /// The message for a person.
    pub what: String,
    /// The text of a file that shows the mistake.
    pub text: String,
}

/// The results of rounds.
#[derive(Default)]
pub struct Sum {
    /// The results of the first generator.
    pub random: Tally,
    /// The number of cases of the systematic one.
    pub cases: u64,
    /// The number of cases of the systematic generator that break a rule and are refused.
    pub broken_rules: u64,
    /// The results of the other cases.
    pub tally: systematic::Tally,
    /// The number of findings in them, by kind.
    pub findings: BTreeMap<systematic::Kind, u64>,
    /// The cells that they are in.
    pub coverage: Coverage,
    /// The results of the referee.
    pub referee: referee::Tally,
    /// The number of findings of the referee, by rule.
    pub faults: BTreeMap<Rule, u64>,
    /// The cells that the referee has drawn.
    pub cells: Cells,
}

impl Sum {
    /// Adds the results of other rounds.
    pub fn add(&mut self, more: &Sum) {
        self.random.add(&more.random);
        self.cases += more.cases;
        self.broken_rules += more.broken_rules;
        self.tally.add(&more.tally);
        for (&kind, count) in &more.findings {
            *self.findings.entry(kind).or_default() += count;
        }
        self.coverage.merge(&more.coverage);
        self.referee.add(&more.referee);
        for (&rule, count) in &more.faults {
            *self.faults.entry(rule).or_default() += count;
        }
        self.cells.merge(&more.cells);
    }
}

/// Plays rounds, and counts.
pub struct Players {
    rules: Rules,
    players: Vec<Player>,
}

impl Players {
    /// Creates a player for each of `jobs` threads.
    pub fn new(rules: Rules, jobs: usize) -> Self {
        let player = || {
            let mut fuzzer = Fuzzer::new(rules.stress).with_classic(&rules.classic);
            let mut referee = Referee::new(rules.stress);
            if let Some(own) = &rules.own {
                fuzzer = fuzzer.of(own.clone());
                referee = referee.of(Arc::new(referee::Machine::of(own.target.clone(), own.text.clone())));
            }
            Player { rules: rules.clone(), fuzzer, context: Context::new(), referee, sum: Sum::default() }
        };
        let players = (0..jobs.max(1)).map(|_| player()).collect();
        Players { rules, players }
    }

    /// How they play.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Plays these rounds until the time is up. Returns the number of rounds played, from the first one on, and the reports.
    pub fn play(&mut self, rounds: Range<u64>, until: Instant) -> (u64, Vec<Report>) {
        let next = AtomicU64::new(rounds.start);
        let work = |player: &mut Player| {
            let mut reports = Vec::new();
            // Every taken round is played, so the played rounds have no gap.
            while Instant::now() < until {
                let round = next.fetch_add(1, Ordering::Relaxed);
                if round >= rounds.end {
                    break;
                }
                reports.extend(player.play(round));
            }
            reports
        };
        let mut reports: Vec<Report> = thread::scope(|scope| {
            let threads: Vec<_> = self.players.iter_mut().map(|player| scope.spawn(|| work(player))).collect();
            threads.into_iter().flat_map(|thread| thread.join().expect("panics are caught round by round")).collect()
        });
        reports.sort_by_key(|report| report.round);
        (next.load(Ordering::Relaxed).min(rounds.end) - rounds.start, reports)
    }

    /// The results of all rounds.
    pub fn sum(&self) -> Sum {
        let mut sum = Sum::default();
        for player in &self.players {
            sum.add(&player.sum);
            sum.random.add(&player.fuzzer.tally);
            sum.referee.add(&player.referee.tally);
            sum.cells.merge(&player.referee.cells);
        }
        sum
    }
}

/// One thread.
struct Player {
    rules: Rules,
    fuzzer: Fuzzer,
    context: Context,
    referee: Referee,
    sum: Sum,
}

impl Player {
    fn play(&mut self, round: u64) -> Option<Report> {
        let generator = match (self.rules.generator, round % 3) {
            (Generator::All, 0) => Generator::Random,
            (Generator::All, 1) => Generator::Systematic,
            (Generator::All, _) => Generator::Referee,
            (generator, _) => generator,
        };
        match generator {
            Generator::Systematic => self.systematic(round),
            Generator::Referee => self.refereed(round),
            Generator::Random | Generator::All => {
                let finding = self.fuzzer.play(&bytes_of_seed(round))?;
                Some(self.report(round, finding))
            }
        }
    }

    /// A round of the referee. The function of a finding is made small, as long as it breaks the same rule.
    fn refereed(&mut self, round: u64) -> Option<Report> {
        let finding = self.referee.play(round)?;
        *self.sum.faults.entry(finding.fault.rule).or_default() += 1;
        let target = &finding.machine.target;
        let is_same = |func: &_| finding.fault_of(func).is_some_and(|fault| fault.rule == finding.fault.rule);
        // What only a used context shows is not reduced.
        let func = match is_same(&finding.func) {
            true => reduce(&finding.func, target, self.rules.tries, is_same),
            false => finding.func.clone(),
        };
        let fault = finding.fault_of(&func).unwrap_or_else(|| finding.fault.clone());
        let how =
            format!("; `fuzz --generator referee --seed {round} --rounds 1` finds: {}\n", finding.fault.rule.name());
        let function = format!("{how}{}", func.display(target));
        let text = match &finding.machine.text {
            Some(isa) => source::replay(isa, &function),
            None => function,
        };
        let options = finding.options.map_or(String::new(), |options| format!("{options:?}: "));
        Some(Report { round, what: format!("{options}{fault}"), text })
    }

    /// A finding of the first generator, made small.
    fn report(&mut self, round: u64, finding: Finding) -> Report {
        let Finding { options, classic, isa, function, other, outcome } = finding;
        let (text, what) = match (&function, &outcome) {
            (None, _) => (isa.unwrap_or_default(), outcome.kind().name().to_owned()),
            // Only the allocation shows the mistake, so the function is not reduced.
            (Some((target, func)), Outcome::Missed(mutant, _) | Outcome::RejectedByReference(mutant, _)) => {
                let function = func.display_allocated(target, mutant).to_string();
                let text = isa.map_or_else(|| function.clone(), |isa| source::replay(&isa, &function));
                (text, outcome.display(target).to_string())
            }
            (Some((target, func)), _) => {
                let effort = Effort::default();
                let judge = other.as_ref().unwrap_or(target);
                let mut judges = Judges::new(judge);
                let mut again = |func: &_| match classic {
                    Some(allocator) => allocate_classic_and_check(func, &mut judges, allocator, &effort),
                    None => allocate_and_check(func, &mut judges, &options, &effort, &mut self.context),
                };
                let small = reduce(func, target, self.rules.tries, |func| again(func).kind() == outcome.kind());
                let mut what = again(&small).display(judge).to_string();
                if let Some(other) = &other {
                    what = format!("the target {} must refuse it: {what}", other.name);
                }
                let function = small.display(target).to_string();
                (isa.map_or_else(|| function.clone(), |isa| source::replay(&isa, &function)), what)
            }
        };
        let by = classic.map_or_else(|| format!("{options:?}"), |allocator| allocator.name().to_owned());
        Report { round, what: format!("{by}: {what}"), text }
    }

    fn systematic(&mut self, round: u64) -> Option<Report> {
        let machine = self.rules.own.clone().unwrap_or_else(|| Case::machine(round));
        let case = Arc::new(Case::on(machine, round, self.rules.stress));
        let (tally, findings) = check_within(&case, LIMIT);
        self.sum.cases += 1;
        self.sum.tally.add(&tally);
        self.sum.broken_rules += u64::from(case.broken_rule.is_some() && findings.is_empty());
        self.sum.coverage.add(&case.cells);
        let finding = findings.into_iter().next()?;
        *self.sum.findings.entry(finding.kind).or_default() += 1;
        Some(self.systematic_report(round, &case, finding))
    }

    /// A finding of the systematic generator, made small if it is about a valid function.
    fn systematic_report(&self, round: u64, case: &Case, finding: systematic::Finding) -> Report {
        let target = &case.machine.target;
        let kind = finding.kind;
        let (mut func, mut finding) = (case.func.clone(), finding);
        let can_reduce = !matches!(kind, systematic::Kind::RefusedValid | systematic::Kind::Hangs);
        if case.broken_rule.is_none() && can_reduce {
            let options = finding.options;
            func = reduce(&func, target, self.rules.tries, |func| kind_of(func, target, options) == Some(kind));
            // The message for the reduced function may differ.
            let (_, again) = systematic::outcome::check_answers(&func, target, options.as_slice());
            finding = again.into_iter().next().unwrap_or(finding);
        }
        let function = func.display(target).to_string();
        let text = match (&case.machine.text, case.machine.made.as_slice()) {
            (Some(isa), _) => source::replay(isa, &function),
            (None, []) => function,
            (None, made) => {
                let made: Vec<&str> = made.iter().flat_map(|text| text.lines()).collect();
                let how = format!("`fuzz --generator systematic --seed {round} --rounds 1`");
                format!("; Tables made by hand; {how} makes them again.\n; {}\n{function}", made.join("\n; "))
            }
        };
        let rule = case.broken_rule.map_or(String::new(), |rule| format!(" (broken rule: {})", rule.name()));
        let options = finding.options.map_or(String::new(), |options| format!("{options:?}: "));
        Report { round, what: format!("{options}{}{rule}: {}", kind.name(), finding.message), text }
    }
}
