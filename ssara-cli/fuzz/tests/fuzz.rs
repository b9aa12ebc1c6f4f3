//! The rounds that `ssara-lab fuzz --generator random --rounds 300` plays: whatever is random, every answer is right. Those of
//! the other generators are in `systematic.rs` and `referee.rs`.

use std::time::{Duration, Instant};

use arbitrary::Unstructured;
use ssara_codegen::load;
use ssara_core::Stress;
use ssara_fuzz::outcome::Kind;
use ssara_fuzz::play::{Generator, Players, Rules};
use ssara_fuzz::random::{Fuzzer, targets};
use ssara_testing::random::{bytes_of_seed, scaled_slow};

#[test]
fn no_round_finds_a_mistake() {
    let mut fuzzer = Fuzzer::default();
    let rounds = scaled_slow(120);
    for seed in 0..rounds {
        if let Some(finding) = fuzzer.play(&bytes_of_seed(seed)) {
            panic!("round {seed}: {finding}");
        }
    }
    let tally = &fuzzer.tally;
    let outcomes = |kind| tally.outcomes.get(&kind).copied().unwrap_or(0);
    // What is checked is worth checking: most functions can be allocated, and some cannot.
    let at_least = |what: &str, count: u64, percent: u64| {
        assert!(100 * count > percent * rounds, "{what}: {count} in {rounds} rounds");
    };
    at_least("targets", tally.targets, 13);
    at_least("functions", tally.functions, 66);
    at_least("right answers", outcomes(Kind::Right), 266);
    at_least("right refusals", outcomes(Kind::Infeasible), 1);
    at_least("mistakes that the checker rejects", tally.mistakes[1], 6);
    at_least("texts with a mistake", tally.texts[0], 3);
    at_least("functions given to another target", tally.strangers, 33);
}

/// The rounds and what is reported of them do not depend on the number of threads.
#[test]
fn rounds_are_the_same_on_any_number_of_threads() {
    let play = |jobs: usize| {
        let rules = Rules {
            generator: Generator::All,
            stress: Stress::NONE,
            tries: 20,
            classic: ssara_classic::Allocator::ALL.to_vec(),
            own: None,
        };
        let mut players = Players::new(rules, jobs);
        let (played, reports) = players.play(0..21, Instant::now() + Duration::from_secs(600));
        let sum = players.sum();
        let random = (sum.random.functions, sum.random.outcomes);
        let refereed = (sum.referee, sum.faults, sum.cells);
        (played, reports, random, refereed, sum.cases, sum.tally, sum.findings, sum.coverage)
    };
    let alone = play(1);
    assert_eq!((alone.0, alone.4), (21, 7), "rounds, and every third one is systematic");
    assert_eq!(alone, play(3));
}

/// Rounds end when the time is up, and those that were played have no gap.
#[test]
fn time_that_is_up_ends_the_rounds() {
    let rules =
        Rules { generator: Generator::Systematic, stress: Stress::NONE, tries: 20, classic: Vec::new(), own: None };
    let (played, reports) = Players::new(rules, 2).play(5..1_000_000, Instant::now());
    assert_eq!((played, reports), (0, Vec::new()));
}

/// A machine that the language rejects is wasted effort. Only the certificate may reject one, because only it decides
/// whether a form can be allocated.
#[test]
fn random_machines_are_refused_only_by_the_certificate() {
    let mut accepted = 0;
    for seed in 0..300 {
        let source = targets::isa(&mut Unstructured::new(&bytes_of_seed(seed))).expect("missing bytes are zeros");
        let loaded = load("random.ron", &source);
        accepted += usize::from(loaded.target.is_some());
        let errors = loaded.diagnostics.iter().filter(|diagnostic| diagnostic.code.id().starts_with('E'));
        for error in errors {
            assert!(error.code.id() == "E0315", "{} {:?}\n{source}", error.code.id(), error.message);
        }
    }
    assert!(accepted > 150, "{accepted} of 300 are accepted");
}
