//! The rounds that `ssara fuzz --generator random --rounds 1500` plays: whatever is random, every answer is right. Those of
//! the other generator are in `systematic.rs`.

use std::time::{Duration, Instant};

use ssara_cli::fuzz::Fuzzer;
use ssara_cli::fuzz::play::{Generator, Players, Rules};
use ssara_cli::judge::Kind;
use ssara_core::Stress;
use ssara_core::testing::random::bytes_of_seed;

#[test]
fn no_round_finds_a_mistake() {
    let mut fuzzer = Fuzzer::default();
    for seed in 0..1500 {
        if let Some(finding) = fuzzer.play(&bytes_of_seed(seed)) {
            panic!("round {seed}: {finding}");
        }
    }
    let tally = &fuzzer.tally;
    let outcomes = |kind| tally.outcomes.get(&kind).copied().unwrap_or(0);
    // What is judged is worth judging: most functions can be allocated, and some cannot.
    assert!(tally.targets > 200 && tally.functions > 1000, "{} targets, {} functions", tally.targets, tally.functions);
    assert!(outcomes(Kind::Right) > 4000 && outcomes(Kind::Infeasible) > 20, "{:?}", tally.outcomes);
    assert!(tally.mistakes[1] > 100 && tally.texts[0] > 50, "{:?}, {:?}", tally.mistakes, tally.texts);
}

/// The rounds and what is reported of them do not depend on the number of threads.
#[test]
fn rounds_are_the_same_on_any_number_of_threads() {
    let play = |jobs: usize| {
        let rules = Rules { generator: Generator::Both, stress: Stress::NONE, tries: 20 };
        let mut players = Players::new(rules, jobs);
        let (played, reports) = players.play(0..40, Instant::now() + Duration::from_secs(600));
        let sum = players.sum();
        (played, reports, sum.random.functions, sum.random.outcomes, sum.cases, sum.tally, sum.findings, sum.coverage)
    };
    let alone = play(1);
    assert_eq!((alone.0, alone.4), (40, 20), "rounds, and every other one is systematic");
    assert_eq!(alone, play(3));
}

/// Rounds end when the time is up, and those that were played have no gap.
#[test]
fn time_that_is_up_ends_the_rounds() {
    let rules = Rules { generator: Generator::Systematic, stress: Stress::NONE, tries: 20 };
    let (played, reports) = Players::new(rules, 2).play(5..1_000_000, Instant::now());
    assert_eq!((played, reports), (0, Vec::new()));
}
