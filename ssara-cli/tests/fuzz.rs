//! `ssara fuzz` and `ssara check --thorough`, on a machine of the user's.

use crate::command::{Outcome, file, run};

const TINY: &str = "tests/data/tiny.ron";

fn ssara(args: &[&str]) -> Outcome {
    run(env!("CARGO_BIN_EXE_ssara"), args)
}

#[test]
fn fuzz_plays_all_generators_on_the_machine_that_is_named() {
    let dir = concat!(env!("CARGO_TARGET_TMPDIR"), "/tiny_findings");
    let said = ssara(&["fuzz", "--isa", TINY, "--rounds", "9", "--seed", "1", "--output", dir]).succeeded();
    assert!(said.starts_with("rounds 1 to 9\n0 random machines accepted\n"), "{said}");
    for part in
        ["functions, each allocated in 12 ways", "linear-scan: ", "3 systematic cases", "3 functions of the referee"]
    {
        assert!(said.contains(part), "{said}");
    }
}

#[test]
fn fuzz_says_what_is_wrong_with_a_machine() {
    let broken = file("fuzzed.ron", "Isa(name: broken)");
    assert!(ssara(&["fuzz", "--isa", &broken, "--rounds", "1"]).failed().contains("fuzzed.ron:1:"));
    assert!(ssara(&["fuzz", "--isa", "no/such.ron"]).failed_with(3).contains("no/such.ron"));
    assert!(ssara(&["fuzz", "--generator", "dice"]).failed_with(2).contains("systematic"));
}

#[test]
fn check_plays_each_form_if_it_is_asked_to() {
    let said = ssara(&["check", "--thorough", TINY]).succeeded();
    let [first, second] = said.lines().collect::<Vec<_>>()[..] else { panic!("{said}") };
    assert_eq!(first, ssara(&["check", TINY]).succeeded().trim_end());
    // Seven forms in four settings, and a call, each in twelve ways.
    assert_eq!(second, "  29 functions: 348 allocations are right, 0 refusals, 0 mistakes");
    let json = ssara(&["check", "--thorough", "--format", "json", TINY]).succeeded();
    assert!(json.contains("\"functions\": 29"), "{json}");
}
