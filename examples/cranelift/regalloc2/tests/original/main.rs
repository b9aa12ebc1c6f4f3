//! A second opinion: the checker of the original regalloc2 checks ssara's allocations of random functions and of
//! functions of Cranelift. The random functions come from the original's generator, and from one that uses the rest of
//! the interface.
//!
//! ssara must allocate every function that the original allocates. A function that the original refuses, or at which it
//! panics, is not valid input; then ssara must only return. `SSARA_LEVEL` chooses a level, as everywhere; `SSARA_ROUNDS=100`
//! makes 100 times as many functions with each generator.

// The same source as in the command, with another crate of the name `regalloc2`.
extern crate ssara_regalloc2 as regalloc2;

mod code;
mod labels;
#[path = "../../../../../ssara-lab/src/rivals/problem.rs"]
mod problem;
mod random;

use std::panic::{self, AssertUnwindSafe};
use std::path::Path;

use arbitrary::Unstructured;
use code::{Code, Env, Ours, Theirs, translate};
use problem::Problem;
use random::Rng;
use ssara_lab::ra2f;
use ssara_testing::random::scaled;

/// Number of functions of each generator.
const FUNCTIONS: u64 = 75;

/// The original's output for a function, if it allocates it with a result that its checker accepts.
fn allocate(theirs: &Theirs, env: &original::MachineEnv) -> Option<original::Output> {
    let run = || {
        let options = original::RegallocOptions::default();
        let output = original::run(theirs, env, &options).ok()?;
        let mut checker = original::checker::Checker::new(theirs, env);
        checker.prepare(&output);
        checker.run().ok().map(|()| output)
    };
    panic::catch_unwind(AssertUnwindSafe(run)).ok().flatten()
}

/// Allocates a function; returns whether the original does. `name` says which function it is.
fn check(mut code: Code, env: &Env, name: &str) -> bool {
    labels::add(&mut code);
    let code = &code;
    let (ours, our_env) = (Ours::new(code), Ours::env(env));
    let (theirs, their_env) = (Theirs::new(code), Theirs::env(env));
    let their_output = allocate(&theirs, &their_env);
    let valid = their_output.is_some();
    for algorithm in [ssara_regalloc2::Algorithm::Ion, ssara_regalloc2::Algorithm::Fastalloc] {
        let options = ssara_regalloc2::RegallocOptions { algorithm, ..regalloc2::RegallocOptions::default() };
        let output = match ssara_regalloc2::run(&ours, &our_env, &options) {
            Ok(output) => output,
            Err(error) => {
                assert!(!valid, "{name}, {algorithm:?}: refused: {error}\n{env:?}\n{code:#?}");
                continue;
            }
        };
        let mut own = ssara_regalloc2::checker::Checker::new(&ours, &our_env);
        own.prepare(&output);
        own.run().unwrap_or_else(|errors| panic!("{name}, {algorithm:?}: {errors}\n{env:?}\n{code:#?}"));
        if let Some(their_output) = &their_output {
            let uncovered = labels::uncovered(code, &output, their_output);
            assert!(uncovered.is_empty(), "{name}, {algorithm:?}: no locations: {uncovered:?}\n{code:#?}\n{output:#?}");
            for seed in 0..3 {
                labels::follow(code, &output, &mut Rng(seed)).unwrap_or_else(|(label, inst)| {
                    panic!("{name}, {algorithm:?}: label {label} at inst{inst}\n{code:#?}\n{output:#?}")
                });
            }
            let translated = translate(&output);
            let mut checker = original::checker::Checker::new(&theirs, &their_env);
            checker.prepare(&translated);
            let verdict = checker.run();
            verdict
                .unwrap_or_else(|errors| panic!("{name}, {algorithm:?}: {errors:?}\n{env:?}\n{code:#?}\n{output:#?}"));
        }
        let ordered = output.debug_locations.windows(2).all(|two| (two[0].0, two[0].1) <= (two[1].0, two[1].1));
        assert!(ordered, "{name}, {algorithm:?}: labels are not in order");
    }
    valid
}

/// Checks functions; says how many of them are valid.
fn check_all(mut make: impl FnMut(u64) -> Option<(Code, Env)>) -> (u64, u64) {
    let (mut all, mut valid) = (0, 0);
    for seed in 0..scaled(FUNCTIONS) {
        if let Some((code, env)) = make(seed) {
            all += 1;
            valid += u64::from(check(code, &env, &format!("function {seed}")));
        }
    }
    (all, valid)
}

#[test]
fn functions_of_the_original_generator() {
    use original::fuzzing::func::{Func, Options, machine_env};

    let options = Options {
        reused_inputs: true,
        fixed_regs: true,
        fixed_nonallocatable: true,
        clobbers: true,
        callsite_ish_constraints: true,
        num_blocks: 1..=20,
        ..Options::DEFAULT
    };
    let env = Theirs::read_env(&machine_env());
    let (all, valid) = check_all(|seed| {
        let mut rng = Rng(seed);
        let bytes: Vec<u8> = (0..1500).flat_map(|_| rng.next().to_le_bytes()).collect();
        let func = Func::arbitrary_with_options(&mut Unstructured::new(&bytes), &options).ok()?;
        Some((Theirs::read(&func), env.clone()))
    });
    println!("{valid} of {all} functions are valid");
    assert!(all > scaled(FUNCTIONS) / 2 && valid == all, "{valid} of {all} functions are valid");
}

#[test]
fn functions_that_use_everything() {
    let (all, valid) = check_all(|seed| {
        let mut rng = Rng(seed);
        let env = random::env(&mut rng);
        Some((random::code(&mut rng, &env), env))
    });
    println!("{valid} of {all} functions are valid");
    assert!(valid > all / 3, "{valid} of {all} functions are valid");
}

/// What Cranelift makes of the functions in `../conventions/clif`: each of its conventions on each of its machines.
#[test]
fn functions_of_cranelift() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/original/conventions.ra2f.zst");
    let mut functions = 0;
    for record in ra2f::Reader::open(&path).expect("it can be opened") {
        let problem = Problem::new(&record.expect("it can be read"));
        let (code, env) = (Ours::read(&problem), Ours::read_env(&problem.env));
        assert!(check(code, &env, &format!("function {functions}")), "function {functions} is valid");
        functions += 1;
    }
    assert!(functions > 2000, "{functions} functions");
}
