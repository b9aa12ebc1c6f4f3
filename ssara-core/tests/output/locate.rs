//! Where values are in allocated code: the checker says it, and runs try it.

use crate::machines::spill_target;
use arbitrary::Unstructured;
use ssara_core::ir::{Function, Inst, Value};
use ssara_core::output::{Allocation, Loc, SavedReg};
use ssara_core::verify::execute::Executor;
use ssara_core::verify::{Checker, LocRange, Violation};
use ssara_core::{CalleeSaves, Context, Level, Options, Target, text};
use ssara_testing::random::{Shape, annotate, bytes_of_seed, function, rounds, stress};
use ssara_testing::{toy_target, tuple_target};

const SHAPE: Shape = Shape { blocks: 7, insts: 25, wild_forms: false, reserve: 2 };

/// Allocates random functions and calls `check` with each.
fn for_each(targets: &[Target], mut check: impl FnMut(&Target, &Function, &Allocation)) {
    let mut context = Context::new();
    rounds(150, |u| {
        let target = u.choose(targets)?;
        let level = *u.choose(&Level::ALL)?;
        let options = Options { stress: stress(u)?, ..Options::new(level, CalleeSaves::Insert) };
        let shape = Shape { wild_forms: u.arbitrary()?, ..SHAPE };
        let seed = u.arbitrary()?;
        let mut func = function(u, target, &shape)?;
        annotate(&mut Unstructured::new(&bytes_of_seed(seed)), &mut func, target)?;
        if let Ok(allocation) = context.allocate(&func, target, &options) {
            check(target, &func, &allocation);
        }
        Ok(())
    });
}

fn targets() -> [Target; 3] {
    [toy_target(), tuple_target(32, true), spill_target()]
}

#[test]
fn runs_find_values_where_ranges_say_they_are() {
    let mut compared = 0;
    for_each(&targets(), |target, func, allocation| {
        let ranges = Checker::new(target).value_ranges(func, allocation, |_| true).expect("a right allocation");
        assert!(ranges.is_sorted() && ranges.iter().all(|range| range.start < range.end), "{ranges:?}");
        for seed in 0..2 {
            let run = Executor::new(target).run_ranges(func, allocation, &ranges, seed, 200);
            compared += run.unwrap_or_else(|difference| {
                panic!("{}\n{}", difference.display(target), func.display_allocated(target, allocation))
            });
        }
    });
    assert!(compared > 50_000, "{compared} comparisons");
}

#[test]
fn runs_find_saved_registers_where_ranges_say_they_are() {
    let (mut compared, mut wrapped, mut saved, mut with_range) = (0, 0, 0, 0);
    let mut context = Context::new();
    rounds(150, |u| {
        let target = toy_target();
        let callee_saves = *u.choose(&[CalleeSaves::Insert, CalleeSaves::Wrap])?;
        let options = Options::new(*u.choose(&Level::ALL)?, callee_saves);
        let func = function(u, &target, &SHAPE)?;
        let Ok(allocation) = context.allocate(&func, &target, &options) else { return Ok(()) };
        let ranges = Checker::new(&target).saved_ranges(&func, &allocation).expect("a right allocation");
        // A register that only an instruction at the end of the function writes has no range.
        let has_range = |saved: &&SavedReg| ranges.iter().any(|range| Some(range.slot) == saved.slot);
        with_range += allocation.saved.iter().filter(has_range).count();
        saved += allocation.saved.len();
        wrapped += u32::from(ranges.len() > allocation.saved.len());
        let run = Executor::new(&target).run_saved_ranges(&func, &allocation, &ranges, 1);
        compared += run.unwrap_or_else(|difference| panic!("{difference}"));
        Ok(())
    });
    assert!(compared > 1000 && wrapped > 5, "{compared} comparisons, {wrapped} functions with several ranges");
    assert!(10 * with_range > 9 * saved, "{with_range} of {saved} registers have ranges");
}

/// Each use in a register or slot is within a range.
#[test]
fn no_operand_is_outside_of_the_ranges() {
    for_each(&targets(), |target, func, allocation| {
        let ranges = Checker::new(target).value_ranges(func, allocation, |_| true).expect("a right allocation");
        for (number, step) in (0..).zip(allocation.walk(func)) {
            let ssara_core::output::Step::Inst { inst, form, locs } = step else { continue };
            let operands = func.inst_operands(inst).iter().zip(func.form(target, form).operands()).zip(locs);
            for ((&value, desc), &loc) in operands.filter(|((_, desc), loc)| !desc.is_def() && **loc != Loc::None) {
                let covers = |range: &&LocRange| {
                    range.value == value && range.loc == loc && (range.start..range.end).contains(&number)
                };
                assert!(ranges.iter().any(|range| covers(&range)), "{inst} {value} {desc:?} {loc:?}\n{ranges:?}");
            }
        }
    });
}

/// The locations of a map suffice for a collector: it changes what they hold, and everything else of a reference is stale.
#[test]
fn a_collector_that_moves_objects_finds_all_locations() {
    let (mut changed, mut derived, mut with_lacks, mut noticed) = (0, 0, 0, 0);
    for_each(&targets(), |target, func, allocation| {
        let maps = Checker::new(target).stack_maps(func, allocation).unwrap_or_else(|violations| {
            panic!("{violations:?}\n{}", func.display_allocated(target, allocation).with_numbers())
        });
        derived += maps.iter().map(|map| map.derived.len()).sum::<usize>();
        let executor = Executor::new(target);
        changed += executor.run_collecting(func, allocation, &maps, 1).unwrap_or_else(|difference| {
            panic!("{}\n{}", difference.display(target), func.display_allocated(target, allocation))
        });
        // Maps that lack the values of one instruction show where one of them is read.
        let lacking = |value: Value| maps[0].values.iter().any(|&(listed, _)| listed == value);
        let mut broken = maps.clone();
        broken.iter_mut().for_each(|map| map.values.retain(|&(value, _)| !lacking(value)));
        if !maps.is_empty() && maps[0] != broken[0] {
            with_lacks += 1;
            noticed += u32::from(executor.run_collecting(func, allocation, &broken, 1).is_err());
        }
    });
    assert!(changed > 3000 && derived > 50, "{changed} changed, {derived} derived");
    assert!(2 * noticed > with_lacks, "{noticed} of {with_lacks} noticed");
}

/// A collector writes the register in which a reference arrives. Nothing writes that of another argument.
#[test]
fn a_reference_that_arrives_in_a_callee_saved_register_is_saved() {
    let target = toy_target();
    for (kind, saved) in [(" ref", 1), ("", 0)] {
        let body = format!(
            "\
form entry = entry [def i64 = rbx]
block0:
    v0: i64{kind} = entry
    v1: i64 = const64 safepoint
    store64 v0, v1
    ret"
        );
        let func =
            text::parse(&format!("function \"f\" isa toy abi std {{\n{body}\n}}\n"), &target).expect("a function");
        for level in Level::ALL {
            let options = Options::new(level, CalleeSaves::Insert);
            let allocation = Context::new().allocate(&func, &target, &options).expect("registers suffice");
            assert_eq!(allocation.saved.len(), saved, "{level:?}{kind}");
        }
    }
}

/// The checker knows what a collector overwrites, as runs do: what the caller left in a register or slot that has a
/// reference which lives on.
#[test]
fn a_collector_overwrites_what_the_caller_left() {
    let target = toy_target();
    let check = |use_: &str, saved: &str, before: &str, after: &str, last: &str| {
        let source = format!(
            "allocated function \"f\" isa toy abi std {{
frame 8 align 8
slot0: 8 bytes at 0
{saved}
form entry = entry [def i64 = rbx]
form point = op []
form read = op [use i64]
block0:
    {before}
    v0@rbx: i64 ref = entry
    {after}
    point safepoint
    {use_}
    {last}
    ret
}}
"
        );
        let (func, allocation) = text::parse_allocated(&source, &target).expect("an allocation");
        Checker::new(&target).check(&func, &allocation).map_err(|violations| violations[0].display(&target).to_string())
    };
    let (read, store, load) = ("read v0@rbx", "+ store i64 rbx -> slot0", "+ load i64 slot0 -> rbx");
    assert_eq!(check(read, "saved rbx@slot0", store, "", load), Ok(()));
    assert_eq!(check("", "", "", "", ""), Ok(()), "nothing reads the reference any more");
    let lost = check(read, "", "", "", "").expect_err("rbx has changed");
    assert!(lost.contains("rbx must hold what it held at entry"), "{lost}");
    let lost = check(read, "saved rbx@slot0", "", store, load)
        .expect_err("the slot has changed, as it has the reference, too");
    assert!(lost.contains("rbx"), "{lost}");
}

/// The map of a call has what later code reads, and what the call itself reads in a location that it does not clobber.
#[test]
fn a_stack_map_lists_what_lives_through_a_call() {
    let target = toy_target();
    let body = "\
form call = call [use i64 = rax, late use i64 any] clobbers {rax, rcx, rdx, r8, r9}
block0:
    v0: i64 ref = const64
    v1: i64 ref = const64
    v2: i64 derived v1 = const64
    v3: i64 ref = const64
    call v0, v1 safepoint
    store64 v2, v2
    ret";
    let func = text::parse(&format!("function \"f\" isa toy {{\n{body}\n}}\n"), &target).expect("a function");
    for level in Level::ALL {
        let options = Options::new(level, CalleeSaves::Insert);
        let allocation = Context::new().allocate(&func, &target, &options).expect("an allocation");
        let maps = Checker::new(&target).stack_maps(&func, &allocation).expect("a right allocation");
        let [map] = &maps[..] else { panic!("one call, {maps:?}") };
        let mut values: Vec<Value> = map.values.iter().map(|&(value, _)| value).collect();
        values.dedup();
        let [v1, v2] = [1, 2].map(Value::from_u32);
        assert_eq!((map.inst, values), (Inst::from_u32(4), vec![v1, v2]), "{level:?} {map:?}");
        assert_eq!(map.derived, [(v2, v1)]);
        assert!(matches!(map.state[..], [(value, loc)] if value == v1 && map.values.contains(&(v1, loc))));
    }
}

/// The collector computes a derived reference from its base, so the base must be somewhere.
#[test]
fn a_derived_reference_without_its_base_is_a_violation() {
    let target = toy_target();
    let body = "\
form point = op []
block0:
    v0: i64 ref = const64
    v1: i64 derived v0 = const64
    point safepoint
    store64 v1, v1
    ret";
    let func = text::parse(&format!("function \"f\" isa toy {{\n{body}\n}}\n"), &target).expect("a function");
    let allocation = Context::new().allocate(&func, &target, &Options::default()).expect("an allocation");
    let violations = Checker::new(&target).stack_maps(&func, &allocation).expect_err("no base");
    let [inst, v0, v1] = [2, 0, 1];
    let expected =
        Violation::NoBase { inst: Inst::from_u32(inst), value: Value::from_u32(v1), base: Value::from_u32(v0) };
    assert_eq!(violations, [expected]);
}

#[test]
fn a_wrong_allocation_has_no_ranges() {
    let target = toy_target();
    let source = "function \"f\" isa toy {\nblock0:\n v0: i64 = const64\n store64 v0, v0\n ret\n}\n";
    let func = text::parse(source, &target).expect("a function");
    let mut allocation = Context::new().allocate(&func, &target, &Options::default()).expect("an allocation");
    allocation.operands.swap(0, 1);
    allocation.operands[0] = Loc::None;
    let mut checker = Checker::new(&target);
    assert!(checker.value_ranges(&func, &allocation, |_| true).is_err());
    assert!(checker.stack_maps(&func, &allocation).is_err());
}
