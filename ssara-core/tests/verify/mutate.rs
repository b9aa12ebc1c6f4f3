//! The checkers under test: mistakes are put into correct allocations of random functions. The checker has to reject each
//! one that makes a difference when the code runs, and each one that breaks a rule by itself. The reference checker has to
//! give the same verdict as the checker on every allocation, right or wrong. `cargo test -p ssara-core --test all mutate --
//! --nocapture` prints how many of each kind there were.

use arbitrary::Unstructured;
use ssara_core::text;
use ssara_core::verify::Checker;
use ssara_core::verify::execute::{Executor, Limits};
use ssara_core::{CalleeSaves, Context, Error, Level, Options, Target};
use ssara_testing::mistakes::Mistake;
use ssara_testing::random::{Shape, bytes_of_seed, function, slow_rounds};
use ssara_testing::reference::Rule;
use ssara_testing::{reference, toy_target, tuple_target};

const LIMITS: Limits = Limits { seed: 0, random_runs: 4, random_steps: 200, steps: 20_000 };

/// What became of the mistakes of one kind.
#[derive(Clone, Copy, Default)]
struct Tally {
    made: u32,
    /// Runs differ.
    differ: u32,
    /// Runs differ, and the checker rejects.
    caught: u32,
    /// The checker rejects, and no run differs.
    only_rejected: u32,
    /// The reference checker rejects.
    defined: u32,
}

fn print(title: &str, tallies: &[Tally]) {
    println!(
        "{title}\n{:14} {:>8} {:>8} {:>8} {:>8} {:>10} {:>14} {:>9}",
        "mistake", "made", "differ", "caught", "rate", "reference", "only rejected", "harmless"
    );
    for (mistake, tally) in Mistake::ALL.iter().zip(tallies) {
        let Tally { made, differ, caught, only_rejected, defined } = *tally;
        let rate = 100.0 * f64::from(caught) / f64::from(differ.max(1));
        let (mistake, harmless) = (format!("{mistake:?}"), made - differ - only_rejected);
        println!(
            "{mistake:14} {made:8} {differ:8} {caught:8} {rate:7.2}% {defined:10} {only_rejected:14} {harmless:9}"
        );
    }
}

/// Makes mistakes in allocations of random functions and asserts that the checker finds those that matter.
fn make_mistakes(title: &str, target: &Target, shape: Shape, count: u64) -> [Tally; Mistake::ALL.len()] {
    let mut context = Context::new();
    let mut checker = Checker::new(target);
    let executor = Executor::new(target);
    let mut tallies = [Tally::default(); Mistake::ALL.len()];
    let mut right = 0;
    slow_rounds(count, |u| {
        let level = *u.choose(&Level::ALL)?;
        let callee_saves = if u.ratio(3, 4)? { CalleeSaves::Insert } else { CalleeSaves::Report };
        let first: u64 = u.arbitrary()?;
        let func = function(u, target, &shape)?;
        if ssara_core::validate::check(&func, target).is_err() {
            return Ok(());
        }
        let correct = match context.allocate(&func, target, &Options::new(level, callee_saves).with_contracts()) {
            Ok(allocation) => allocation,
            Err(Error::Infeasible { .. }) if shape.wild_forms => return Ok(()),
            Err(error) => panic!("{error}\n{}", text::print(&func, target)),
        };
        let printed = |alloc| text::print_allocated(&func, target, alloc);
        assert_eq!(reference::check(&func, target, &correct), Ok(()), "{}", printed(&correct));
        right += 1;
        // Functions use up the random bytes; the mistakes have others.
        for (mistake, tally) in Mistake::ALL.iter().zip(&mut tallies) {
            for number in 0..4 {
                let bytes = bytes_of_seed(first.wrapping_add(number));
                let Some(mutant) = mistake.make(&mut Unstructured::new(&bytes), &func, target, &correct)? else {
                    continue;
                };
                let verdict = checker.check(&func, &mutant);
                let faults = reference::check(&func, target, &mutant);
                match (&verdict, &faults) {
                    // The reference checker knows no parts of values: one that a part of itself overwrites is lost for it.
                    (Ok(()), Err(faults)) if *mistake == Mistake::Narrow && faults[0].rule == Rule::Content => {}
                    (Ok(()), Err(faults)) => {
                        panic!("only the reference checker objects to {mistake:?}: {}\n{}", faults[0], printed(&mutant))
                    }
                    (Err(violations), Ok(())) => panic!(
                        "only the checker objects to {mistake:?}: {}\n{}",
                        violations[0].display(target),
                        printed(&mutant)
                    ),
                    _ => {}
                }
                let difference = executor.cover_edges(&func, &mutant, &LIMITS).err();
                tally.made += 1;
                tally.defined += u32::from(faults.is_err());
                tally.differ += u32::from(difference.is_some());
                assert!(
                    verdict.is_err() || !mistake.is_always_wrong(),
                    "the checker accepts a mistake ({mistake:?}):\n{}\nwas\n{}",
                    text::print_allocated(&func, target, &mutant),
                    text::print_allocated(&func, target, &correct)
                );
                match (difference, verdict) {
                    (Some(_), Err(_)) => tally.caught += 1,
                    (None, Err(_)) => tally.only_rejected += 1,
                    (None, Ok(())) => {}
                    (Some(difference), Ok(())) => panic!(
                        "the checker misses a mistake ({mistake:?}): {}\n{}\nwas\n{}",
                        difference.display(target),
                        text::print_allocated(&func, target, &mutant),
                        text::print_allocated(&func, target, &correct)
                    ),
                }
            }
        }
        Ok(())
    });
    print(&format!("{title}: {right} right allocations, and mistakes in them"), &tallies);
    tallies
}

const PLAIN: Shape = Shape { blocks: 6, insts: 16, wild_forms: false, reserve: 0 };

#[test]
fn mistakes_that_make_a_difference_are_rejected() {
    let tallies = make_mistakes("forms of the target", &toy_target(), PLAIN, 100);
    for (mistake, tally) in Mistake::ALL.iter().zip(&tallies) {
        assert!(tally.caught > 0, "{mistake:?} never made a difference");
    }
}

#[test]
fn mistakes_under_wild_constraints_are_rejected() {
    let tallies = make_mistakes("any forms", &toy_target(), Shape { wild_forms: true, ..PLAIN }, 100);
    assert!(tallies.iter().map(|tally| tally.caught).sum::<u32>() > 0);
}

#[test]
fn mistakes_with_tuples_are_rejected() {
    let tallies = make_mistakes("tuples", &tuple_target(32, true), PLAIN, 30);
    assert!(tallies.iter().map(|tally| tally.caught).sum::<u32>() > 0);
}
