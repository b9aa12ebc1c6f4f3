//! The rounds that `ssara fuzz --rounds 1500` plays: whatever is random, every answer is right.

use ssara_cli::fuzz::Fuzzer;
use ssara_cli::judge::Kind;
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
