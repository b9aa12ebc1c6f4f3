//! The definition beside the checker: both give the same verdict on allocations of random functions, on these with
//! mistakes in them, and on cases by hand of what the executor does not see. `cargo test --test definition -- --nocapture`
//! prints how many there were.

use arbitrary::Unstructured;
use ssara_core::ir::text;
use ssara_core::testing::definition::{self, Fault, Rule, units_contradict_bits};
use ssara_core::testing::mistakes::Mistake;
use ssara_core::testing::random::{Shape, bytes_of_seed, function, rounds};
use ssara_core::testing::{OPTIONS, toy_target, tuple_target};
use ssara_core::verify::Checker;
use ssara_core::verify::execute::{Executor, Limits};
use ssara_core::{Context, TargetDesc};

/// What became of the mistakes of one kind.
#[derive(Clone, Copy, Default)]
struct Tally {
    made: u32,
    checker: u32,
    definition: u32,
    executor: u32,
}

/// Allocates random functions, puts mistakes into the allocations, and asserts that checker and definition agree on each.
fn agree(title: &str, target: &TargetDesc, shape: Shape, count: u64) {
    let mut context = Context::new();
    let mut checker = Checker::new(target);
    let executor = Executor::new(target);
    let mut tallies = [Tally::default(); Mistake::ALL.len()];
    let mut right = 0;
    rounds(count, |u| {
        let options = *u.choose(&OPTIONS)?;
        let first: u64 = u.arbitrary()?;
        let func = function(u, target, &shape)?;
        let Ok(correct) = context.allocate(&func, target, &options) else { return Ok(()) };
        let printed = |alloc| text::print_allocated(&func, target, alloc);
        let faults = definition::check(&func, target, &correct);
        assert_eq!(faults, Ok(()), "{options:?}\n{}", printed(&correct));
        right += 1;
        for (mistake, tally) in Mistake::ALL.iter().zip(&mut tallies) {
            let bytes = bytes_of_seed(first.wrapping_add(*mistake as u64));
            let Some(mutant) = mistake.make(&mut Unstructured::new(&bytes), &func, target, &correct)? else {
                continue;
            };
            let (violations, faults) = (checker.check(&func, &mutant), definition::check(&func, target, &mutant));
            tally.made += 1;
            tally.checker += u32::from(violations.is_err());
            tally.definition += u32::from(faults.is_err());
            tally.executor += u32::from(executor.cover_edges(&func, &mutant, &Limits::default()).is_err());
            match (violations, faults) {
                (Ok(()), Ok(())) | (Err(_), Err(_)) => {}
                (Ok(()), Err(faults)) => {
                    panic!("{mistake:?}: only the definition objects: {}\n{}", faults[0], printed(&mutant))
                }
                (Err(violations), Ok(())) => {
                    let violation = violations[0].display(target);
                    panic!("{mistake:?}: only the checker objects: {violation}\n{}", printed(&mutant))
                }
            }
        }
        Ok(())
    });
    println!("{title}: {right} right allocations; mistakes made, rejected by checker, definition and executor");
    for (mistake, Tally { made, checker, definition, executor }) in Mistake::ALL.iter().zip(tallies) {
        println!("{:14} {made:7} {checker:7} {definition:7} {executor:7}", format!("{mistake:?}"));
    }
    assert!(right > 0);
}

const SHAPE: Shape = Shape { blocks: 6, insts: 12, wild_forms: false, reserve: 0 };

#[test]
fn checker_and_definition_agree_on_forms_of_the_target() {
    agree("forms of the target", &toy_target(), SHAPE, 400);
}

#[test]
fn checker_and_definition_agree_on_any_forms() {
    agree("any forms", &toy_target(), Shape { wild_forms: true, reserve: 2, ..SHAPE }, 400);
}

#[test]
fn checker_and_definition_agree_on_tuples() {
    agree("tuples", &tuple_target(32, true), SHAPE, 100);
}

#[test]
fn units_and_bits_say_the_same() {
    for target in [toy_target(), tuple_target(32, false)] {
        assert_eq!(units_contradict_bits(&target), Vec::<String>::new());
    }
}

const HEAD: &str = "form $0 = entry [def i64 = rcx, def i64 = rdx, def i64 = r8]
form $1 = op [use i8]
form $2 = op [use f64]
";

/// Whether the definition, the checker and the executor accept an allocation, and the faults of the first.
fn judge(frame: &str, body: &str) -> ([bool; 3], Vec<Fault>) {
    let target = toy_target();
    let text = format!(
        "allocated function \"case\" isa toy abi std {{\n{HEAD}{frame}block0:
    v0@rcx: i64, v1@rdx: i64, v2@r8: i64 = $0\n{body}    trap\n}}\n"
    );
    let parsed = text::parse_all(&text, &target).unwrap_or_else(|error| panic!("{error}\n{text}")).remove(0);
    let func = parsed.function;
    func.validate(&target).unwrap_or_else(|errors| panic!("{errors:?}\n{text}"));
    let alloc = parsed.allocation.expect("the text has an allocation");
    let faults = definition::check(&func, &target, &alloc).err().unwrap_or_default();
    let checker = Checker::new(&target).check(&func, &alloc).is_ok();
    let executor = Executor::new(&target).cover_edges(&func, &alloc, &Limits::default()).is_ok();
    ([faults.is_empty(), checker, executor], faults)
}

fn rules(faults: &[Fault]) -> Vec<Rule> {
    faults.iter().map(|fault| fault.rule).collect()
}

#[test]
fn relations_are_checked_although_the_executor_does_not_see_them() {
    let body = "    v3@rcx: i64 = apart64 v0@rcx, v1@rdx\n";
    let (verdicts, faults) = judge("", body);
    assert_eq!((verdicts, rules(&faults)), ([false, false, true], vec![Rule::Relation]));
    let body = "    v3@r9: i64, v4@r10: i64 = load_pair v0@rcx\n";
    assert_eq!(judge("", body).0, [false, false, true]);
    let body = "    v3@r10: i64, v4@r11: i64 = load_pair v0@rcx\n";
    assert_eq!(judge("", body).0, [true, true, true]);
    let body = "    v3@al: i8 = const8\n    v4@r9: i64 = zext8 v3@al\n";
    assert_eq!(judge("", body).0, [false, false, true]);
    let body = "    v3@d1: f64 = fconst\n    v4@v1: v128 = vwiden v3@d1, v3@d1\n";
    assert_eq!(judge("", body).0, [false, false, true]);
}

#[test]
fn alignment_and_size_of_slots_are_checked_although_the_executor_does_not_see_them() {
    let body = "    + store i64 rcx -> slot0\n    + load i64 slot0 -> r9\n    store64 v0@r9, v1@rdx\n";
    assert_eq!(judge("frame 8 align 8\nslot0: 8 bytes at 0\n", body).0, [true, true, true]);
    for frame in [
        "frame 12 align 8\nslot0: 8 bytes at 4\n",
        "frame 8 align 4\nslot0: 8 bytes at 0\n",
        "frame 8 align 8\nslot0: 4 bytes at 0\n",
        "frame 16 align 8\nslot0: 8 bytes at 0\nslot1: 8 bytes at 4\n",
    ] {
        assert_eq!(judge(frame, body).0, [false, false, true], "{frame}");
    }
}

#[test]
fn reserved_registers_are_checked_although_the_executor_does_not_see_them() {
    let body = "    + move i64 rcx -> r12\n    + move i64 r12 -> r9\n    store64 v0@r9, v1@rdx\n";
    assert_eq!(judge("saved r12\n", body).0, [true, true, true]);
    let (verdicts, faults) = judge("reserve r12\nsaved r12\n", body);
    assert_eq!(verdicts, [false, false, true], "{faults:?}");
    assert!(rules(&faults).contains(&Rule::Edit), "{faults:?}");
}

#[test]
fn preserved_registers_must_be_listed_although_the_executor_does_not_see_it() {
    let body = "    + move i64 rcx -> r12\n    store64 v0@rcx, v1@rdx\n";
    let (verdicts, faults) = judge("", body);
    assert_eq!((verdicts, rules(&faults)), ([false, false, true], vec![Rule::Saved]));
}

#[test]
fn ties_and_fixed_registers_are_places() {
    let body = "    v3@rcx: i64 = sum64 v0@rcx, v1@rdx\n";
    assert_eq!(judge("", body).0, [true, true, true]);
    let body = "    v3@r9: i64 = sum64 v0@rcx, v1@rdx\n";
    let (verdicts, faults) = judge("", body);
    assert_eq!((verdicts, rules(&faults)), ([false, false, false], vec![Rule::Place]));
    let expected = "operand 0 of `sum64`, inst1 in block0: r9 is not where operand 1 is (Place)";
    assert_eq!(faults[0].to_string(), expected);
}
