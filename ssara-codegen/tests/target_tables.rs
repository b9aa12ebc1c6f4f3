//! Tables with one random change: either validation refuses them, or everything that takes a target copes with them. No
//! panic, no broken contract, no allocation that the checker or the executor refuses, no refusal of what is feasible.
//!
//! `SSARA_ROUNDS=500 cargo test --release -p ssara-codegen --test all target_tables` makes 500 times as many changes.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;

use arbitrary::Unstructured;
use ssara_codegen::load_file;
use ssara_core::ir::Function;
use ssara_core::target::{FeatureOrder, Features, FormKind, Reg, TargetDesc};
use ssara_core::text;
use ssara_core::verify::Checker;
use ssara_core::verify::execute::Executor;
use ssara_core::verify::feasible::{Verdict, search};
use ssara_core::{CalleeSaves, Context, Error, Level, Options, Target};
use ssara_testing::random::{Shape, bytes_of_seed, function, is_long_run, scaled};
use ssara_testing::tables::FIELDS;
use ssara_testing::{scalar_target, toy_target, tuple_target};

/// Number of changes of each field of each target.
const CHANGES: u64 = 1;

/// The functions that each changed target is tried with, in a long run and in a short one.
const FUNCTIONS: (usize, usize) = (3, 1);

fn shipped() -> Vec<Target> {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let entries = std::fs::read_dir(here.join("../isa")).expect("the shipped files");
    let mut files: Vec<_> = entries.map(|entry| entry.expect("a readable entry").path()).collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "ron"));
    files.sort();
    let load = |file: &std::path::PathBuf| load_file(file).target.unwrap_or_else(|| panic!("{}", file.display()));
    files.iter().map(load).collect()
}

fn with_branches(regs: u16) -> Target {
    let mut desc = scalar_target(regs).into_desc();
    let none = desc.no_units();
    let class = desc.home_class(ssara_core::target::Type(0));
    let (def, read) = (ssara_core::target::OperandDesc::reg_def, ssara_core::target::OperandDesc::reg_use);
    desc.forms.push("make".into(), FormKind::Op, &[def(class)], &none);
    desc.forms.push("add".into(), FormKind::Op, &[def(class), read(class), read(class)], &none);
    desc.forms.push("jump".into(), FormKind::Branch, &[], &none);
    desc.forms.push("branch".into(), FormKind::Branch, &[read(class)], &none);
    desc.forms.push("trap".into(), FormKind::Trap, &[], &none);
    Target::new(desc).expect("consistent tables")
}

/// The same with an order for functions with a feature.
fn with_order(features: Features, first: [Reg; 2]) -> TargetDesc {
    let mut desc = with_branches(5).into_desc();
    desc.types.to_mut()[0].orders = vec![FeatureOrder { features, first: first.to_vec().into() }].into();
    desc
}

/// What came of the changes of a field.
#[derive(Default, Debug)]
struct Tally {
    refused: u32,
    accepted: u32,
    unchanged: u32,
}

/// What is wrong with a target that was accepted, tried with a function.
fn try_out(context: &mut Context, target: &Target, func: &Function) -> Result<(), String> {
    let printed = text::print(func, target);
    if ssara_core::validate::check(func, target).is_err() {
        return Ok(());
    }
    if let Ok(read) = text::parse(&printed, target) {
        let again = text::print(&read, target);
        if again != printed {
            return Err(format!("printed:\n{printed}\nread and printed:\n{again}"));
        }
    }
    let executor = Executor::new(target);
    for level in Level::ALL {
        for callee_saves in [CalleeSaves::Insert, CalleeSaves::Wrap] {
            let options = Options::new(level, callee_saves).with_contracts();
            let allocation = match context.allocate(func, target, &options) {
                Ok(allocation) => allocation,
                Err(Error::Infeasible { inst, .. })
                    if !matches!(search(func, target, inst, 100_000), Ok(Verdict::Feasible(_))) =>
                {
                    continue;
                }
                Err(error) => return Err(format!("{options:?}: {error}\n{printed}")),
            };
            let shown = || text::print_allocated(func, target, &allocation);
            if let Err(violations) = Checker::new(target).check(func, &allocation) {
                let what: Vec<String> = violations.iter().map(|v| v.display(target).to_string()).collect();
                return Err(format!("{options:?}: {}\n{}", what.join("\n"), shown()));
            }
            if let Err(difference) = executor.run(func, &allocation, 1, 300) {
                return Err(format!("{options:?}: {}\n{}", difference.display(target), shown()));
            }
            if text::parse_allocated(&shown(), target).is_err() && !shown().contains('#') {
                return Err(format!("not read again:\n{}", shown()));
            }
        }
    }
    Ok(())
}

fn change_tables(target: &Target) {
    let shape = Shape { blocks: 5, insts: 12, wild_forms: false, reserve: 0 };
    let of_seed = |seed| function(&mut Unstructured::new(&bytes_of_seed(seed)), target, &shape).ok();
    let count = if is_long_run() { FUNCTIONS.0 } else { FUNCTIONS.1 };
    let functions = (0..).filter_map(of_seed).filter(|func| ssara_core::validate::check(func, target).is_ok());
    let functions: Vec<String> = functions.take(count).map(|func| text::print(&func, target)).collect();
    let mut tallies: BTreeMap<&str, Tally> = BTreeMap::new();
    let mut findings: BTreeMap<String, (u32, String)> = BTreeMap::new();
    for seed in 0..scaled(CHANGES) * FIELDS.len() as u64 {
        let field = &FIELDS[seed as usize % FIELDS.len()];
        let bytes = bytes_of_seed(seed);
        let mut desc = target.desc().clone();
        // Bytes that run out leave a change half done, which is one as well.
        let _ = field.change(&mut Unstructured::new(&bytes), &mut desc);
        let tally = tallies.entry(field.name).or_default();
        if desc == **target {
            tally.unchanged += 1;
            continue;
        }
        let outcome = catch_unwind(AssertUnwindSafe(|| try_change(desc, &functions, field.harmless, tally)));
        let what = match outcome {
            Ok(Ok(())) => continue,
            Ok(Err(what)) => what,
            Err(panic) => {
                let text = panic.downcast_ref::<String>().cloned();
                text.or_else(|| panic.downcast_ref::<&str>().map(|text| text.to_string())).unwrap_or_default()
            }
        };
        let first = what.lines().next().unwrap_or_default().to_string();
        findings.entry(format!("{}: {first}", field.name)).or_insert((0, format!("seed {seed}\n{what}"))).0 += 1;
    }
    let (refused, accepted) = tallies.values().fold((0, 0), |sum, t| (sum.0 + t.refused, sum.1 + t.accepted));
    println!("{}: {refused} refused, {accepted} accepted", target.name);
    for (field, tally) in &tallies {
        println!("    {field}: {tally:?}");
    }
    let shown: Vec<String> = findings.values().map(|(count, what)| format!("{count} times, {what}")).collect();
    assert!(shown.is_empty(), "{}: {} findings\n{}", target.name, shown.len(), shown.join("\n----\n"));
    assert!(refused > 0 && accepted > 0, "{refused} refused, {accepted} accepted");
}

/// The functions are texts, since each target needs its own. Where the change is one of names, they cannot be read.
fn try_change(desc: TargetDesc, functions: &[String], harmless: bool, tally: &mut Tally) -> Result<(), String> {
    let changed = match Target::new(desc) {
        Ok(changed) => changed,
        Err(errors) if harmless => return Err(format!("a harmless change is refused: {errors}")),
        Err(errors) => {
            tally.refused += 1;
            return if errors.to_string().is_empty() { Err("no message".into()) } else { Ok(()) };
        }
    };
    tally.accepted += 1;
    let mut context = Context::new();
    let read = functions.iter().filter_map(|source| text::parse(source, &changed).ok());
    read.into_iter().try_for_each(|func| try_out(&mut context, &changed, &func))
}

#[test]
fn shipped_targets_with_a_change_are_refused_or_work() {
    let targets = shipped();
    std::thread::scope(|scope| {
        for target in &targets {
            scope.spawn(|| change_tables(target));
        }
    });
}

#[test]
fn the_toy_target_with_a_change_is_refused_or_works() {
    change_tables(&toy_target());
}

#[test]
fn tuples_with_a_change_are_refused_or_work() {
    change_tables(&tuple_target(32, true));
}

#[test]
fn a_scalar_target_with_a_change_is_refused_or_works() {
    change_tables(&with_branches(5));
}

#[test]
fn an_order_with_a_change_is_refused_or_works() {
    change_tables(&Target::new(with_order(Features::NONE, [Reg(3), Reg(1)])).expect("consistent tables"));
}

#[test]
fn orders_of_registers_and_features_that_do_not_exist_are_refused() {
    let errors =
        |features, first| Target::new(with_order(features, first)).map(|_| ()).map_err(|errors| errors.to_string());
    let unknown = errors(Features::NONE, [Reg(3), Reg(99)]).expect_err("there is no such register");
    assert!(unknown.contains("99"), "{unknown}");
    let unknown = errors(Features::single(9), [Reg(3), Reg(1)]).expect_err("there is no such feature");
    assert!(unknown.contains('9'), "{unknown}");
}

/// What the attributes of a form say beside other tables must agree with them.
#[test]
fn flags_of_forms_that_contradict_the_tables_are_refused() {
    const FLAGS: [(u32, &str); 5] =
        [(3, "relations"), (4, "alternatives"), (7, "successors"), (8, "modified slots"), (9, "features")];
    for target in shipped() {
        for (bit, what) in FLAGS {
            let mut desc = target.clone().into_desc();
            desc.forms.attrs.to_mut()[0] ^= 1 << bit;
            let errors = Target::new(desc).expect_err("a wrong flag").to_string();
            assert!(
                errors.contains(&format!("its flag for {what} contradicts the tables")),
                "{}: {errors}",
                target.name
            );
        }
    }
}
