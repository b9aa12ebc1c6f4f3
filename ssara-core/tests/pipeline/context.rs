//! One context for many functions: what it keeps of those before changes nothing.

use std::borrow::Cow;

use ssara_core::ir::Function;
use ssara_core::target::{FeatureDesc, Features};
use ssara_core::validate::ValidationError;
use ssara_core::{CalleeSaves, Context, Error, Level, Options, Stress, Target, text};
use ssara_testing::random::{Shape, bytes_of_seed, function, scaled_slow, stress};
use ssara_testing::{toy_target, tuple_target, valid};

use arbitrary::{Result, Unstructured};

/// The toy target, where a feature adds `r12` and `r13`.
fn target_with_feature() -> Target {
    let mut target = toy_target().into_desc();
    let feature = FeatureDesc { name: Cow::Borrowed("more"), doc: Cow::Borrowed(""), default: false };
    target.features.to_mut().push(feature);
    for name in ["r12", "r12b", "r13", "r13b"] {
        let reg = target.find_reg(name).expect("a register of the toy target");
        target.regs.to_mut()[reg.index()].features = Features::single(0);
    }
    valid(target)
}

/// A function to allocate, with the place of its target.
struct Task {
    target: usize,
    func: Function,
    options: Options,
}

fn task(u: &mut Unstructured<'_>, targets: &[Target]) -> Result<Task> {
    let target = u.choose_index(targets.len())?;
    let shape = Shape { blocks: 4, insts: 10, wild_forms: u.arbitrary()?, reserve: u.int_in_range(0..=1)? * 2 };
    let stress = if u.ratio(1, 4)? { stress(u)? } else { Stress::NONE };
    let level = *u.choose(&Level::ALL)?;
    let callee_saves = *u.choose(&[CalleeSaves::Insert, CalleeSaves::Wrap, CalleeSaves::Report])?;
    let func = function(u, &targets[target], &shape)?;
    Ok(Task { target, func, options: Options { stress, ..Options::new(level, callee_saves).with_contracts() } })
}

/// Allocates in this order, once with one context for all and once with a new one for each.
fn allocate_in_turn(targets: &[Target], tasks: &[Task]) {
    let mut context = Context::new();
    for Task { target, func, options } in tasks {
        let target = &targets[*target];
        let answer = context.allocate(func, target, options);
        let apart = Context::new().allocate(func, target, options);
        assert_eq!(answer, apart, "{options:?}\n{}", text::print(func, target));
        if !matches!(answer, Err(Error::Invalid(_))) {
            let trusted = context.allocate(func, target, &options.with_trust());
            assert_eq!(trusted, apart, "trusted {options:?}\n{}", text::print(func, target));
        }
    }
}

#[test]
fn what_a_context_keeps_changes_no_answer() {
    // Banks of the last one take more than a word.
    let targets = [toy_target(), target_with_feature(), toy_target(), tuple_target(32, true), tuple_target(256, false)];
    let seeds = 0..scaled_slow(300);
    let mut tasks: Vec<Task> =
        seeds.filter_map(|seed| task(&mut Unstructured::new(&bytes_of_seed(seed)), &targets).ok()).collect();
    allocate_in_turn(&targets, &tasks);
    // Functions with the same settings come together, and there are more usages of registers than tables are kept for.
    tasks.sort_by_key(|Task { target, func, options }| {
        (*target, format!("{:?} {:?} {:?} {:?}", func.features, func.convention, func.reserved, options.stress))
    });
    allocate_in_turn(&targets, &tasks);
}

#[test]
fn a_form_without_mistakes_in_one_function_is_refused_in_another() {
    let target = toy_target();
    let parse = |head: &str| {
        let body = "block0:\n    v0: i64 = const64\n    v1: i64, v2: i64 = div64 v0, v0, v0\n    ret\n";
        text::parse(&format!("function \"f\" isa toy {{\n{head}{body}}}\n"), &target).expect("text of a function")
    };
    let (open, reserved) = (parse(""), parse("reserve rdx\n"));
    let mut context = Context::new();
    for _ in 0..2 {
        assert!(context.allocate(&open, &target, &Options::default()).is_ok());
        let Err(Error::Invalid(errors)) = context.allocate(&reserved, &target, &Options::default()) else {
            panic!("`div64` without rdx was not refused");
        };
        assert!(matches!(&errors[..], [ValidationError::Form { .. }, ..]), "{errors:?}");
    }
}

#[test]
fn a_form_is_known_with_its_alternatives() {
    let target = toy_target();
    let parse = |forms: &str| {
        let body = "block0:\n    v0: i64 = const64\n    $0 v0\n    ret\n";
        text::parse(&format!("function \"f\" isa toy {{\nreserve rdx\n{forms}{body}}}\n"), &target)
            .expect("text of a function")
    };
    let alone = parse("form $0 = op [use i64 = rdx]\n");
    let with_another = parse("form $0 = op [use i64 = rdx]\nor $1 = op [use i64]\n");
    let other = parse("form $0 = op [use i64 = rdx]\nor $1 = op [use i64 = rdx]\n");
    let mut context = Context::new();
    for _ in 0..2 {
        let mut is_allocated = |func| context.allocate(func, &target, &Options::default()).is_ok();
        assert_eq!([&alone, &with_another, &other].map(&mut is_allocated), [false, true, false]);
    }
}

#[test]
fn a_context_tells_targets_apart_but_not_clones() {
    let (target, other) = (toy_target(), toy_target());
    assert_eq!(target.id(), target.clone().id());
    assert_ne!(target.id(), other.id());
    let mut desc = target.clone().into_desc();
    desc.name = Cow::Borrowed("renamed");
    assert_ne!(target.id(), valid(desc).id());
}
