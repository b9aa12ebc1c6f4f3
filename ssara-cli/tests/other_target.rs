//! Functions that were made for another target than that with which they are used. Each entrance refuses them, with both
//! names, and none panics.

use std::panic::{AssertUnwindSafe, catch_unwind};

use ssara_cli::isa;
use ssara_core::emit::{Frame, FrameLayout, FrameRules, Reach, block_layout, step_ranges};
use ssara_core::ir::{Function, Inst, Reordered};
use ssara_core::output::{Allocation, RegLiveness};
use ssara_core::record::Record;
use ssara_core::verify::execute::{Executor, Limits};
use ssara_core::verify::{Checker, Locations, feasible};
use ssara_core::{CalleeSaves, Context, Level, Options, RegPressure, Target};
use ssara_explore::explain::Explainer;
use ssara_explore::method::Method;
use ssara_explore::view::{Named, page};
use ssara_testing::random::{Shape, bytes_of_seed, function, function_with_computed_jumps, scaled};

/// What an entrance answers: a text, which is to name both targets.
type Answer = Result<String, String>;

fn line<T, E: ToString>(answer: Result<T, E>) -> Answer {
    answer.map(|_| String::new()).map_err(|error| error.to_string())
}

/// What every entrance says of a function with a target, and with an allocation for its own target.
fn answers(func: &Function, target: &Target, alloc: &Allocation) -> Vec<(&'static str, Answer)> {
    let mut context = Context::new();
    let options = Options::default();
    let mut answers = vec![("validate", line(ssara_core::validate::check(func, target)))];
    for method in Method::all() {
        answers.push(("allocate", line(method.allocate(&mut context, func, target, &options))));
        answers.push(("record", line(method.allocate_with_account(&mut context, func, target, &options))));
    }
    answers.push(("trusted", line(context.allocate(func, target, &options.with_trust()))));
    let mut out = Allocation::default();
    answers.push(("into", line(context.allocate_into(func, target, &options, &mut out))));
    let pressure: Result<RegPressure, _> = context.pressure(func, target);
    answers.push(("pressure", line(pressure)));
    let sunk: Result<Option<Reordered>, _> = context.sink_updates(func, target, |_, _| true);
    answers.push(("sinking", line(sunk)));

    let mut checker = Checker::new(target);
    answers.push(("check", line(checker.check(func, alloc))));
    answers.push(("ranges", line(checker.value_ranges(func, alloc, |_| true))));
    answers.push(("frame", line(Frame::new(func, target, alloc, Reach::ALL))));
    answers.push(("saved", line(checker.saved_ranges(func, alloc))));
    answers.push(("maps", line(checker.stack_maps(func, alloc))));
    answers.push(("locations", line(checker.locations(func, alloc))));
    let executor = Executor::new(target);
    answers.push(("run", line(executor.run(func, alloc, 1, 100))));
    answers.push(("cover", line(executor.cover_edges(func, alloc, &Limits::default()))));
    answers.push(("feasible", line(feasible::search(func, target, Inst::from_u32(0), 100))));
    answers.push(("liveness", line(RegLiveness::new(func, target, alloc))));
    answers.push(("stats", line(ssara_core::stats(func, target, alloc))));
    answers.push(("explain", line(Explainer::new(func, target, alloc, &Record::default()))));
    let named = Named { name: "O2".to_owned(), alloc: alloc.clone(), account: None };
    answers.push(("view", line(page(func, target, &[named], &[]))));
    answers.push(("print", Err(func.display(target).with_numbers().to_string())));
    answers.push(("print", Err(func.display_allocated(target, alloc).with_steps().to_string())));
    answers
}

/// What takes an allocation with a target and not the function, or the function without a target. It has nothing to
/// compare, and must not panic.
fn without_a_comparison(func: &Function, target: &Target, alloc: &Allocation, locations: &Locations) {
    let also_saved = alloc.saved.iter().map(|saved| saved.reg).collect();
    let rules = FrameRules { align: 64, also_saved, ..FrameRules::default() };
    if let Ok(frame) = FrameLayout::new(target, alloc, &rules) {
        let steps = step_ranges(func, alloc, &block_layout(func, alloc));
        frame.cfi_rows(alloc, &steps, &locations.saved);
        frame.prologue(63);
    }
    let edits: Vec<String> = alloc.edits.iter().map(|(_, edit)| edit.display(target).to_string()).collect();
    assert!(edits.iter().all(|edit| !edit.is_empty()));
    locations.display(func, target).to_string();
    // Nor does an allocation of nothing panic where the function is walked.
    let none = Allocation::default();
    assert!(none.walk(func).count() >= func.num_blocks());
    step_ranges(func, &none, &block_layout(func, &none));
}

fn made_for(seed: u64, target: &Target) -> Option<Function> {
    let shape = Shape { blocks: 8, insts: 20, wild_forms: seed % 2 == 1, reserve: 2 };
    let bytes = bytes_of_seed(seed);
    let u = &mut arbitrary::Unstructured::new(&bytes);
    let made = if seed % 4 < 2 { function_with_computed_jumps(u, target, &shape) } else { function(u, target, &shape) };
    made.ok()
}

#[test]
fn every_entrance_refuses_functions_of_other_targets() {
    let names: Vec<&str> = ssara_targets::SOURCES.iter().map(|(name, _)| *name).collect();
    let load = |name: &&str| isa::built_in(name).and_then(|loaded| loaded.target).expect("a shipped target");
    let targets: Vec<Target> = names.iter().map(load).collect();
    let (mut context, mut refused) = (Context::new(), 0);
    for seed in 0..scaled(12) {
        for own in &targets {
            let Some(func) = made_for(seed, own) else { continue };
            let options = Options::new(Level::ALL[seed as usize % 4], CalleeSaves::Report);
            let Ok(alloc) = context.allocate(&func, own, &options) else { continue };
            let locations = Checker::new(own).locations(&func, &alloc).expect("a right allocation");
            for other in targets.iter().filter(|other| other.name != own.name) {
                let said = catch_unwind(AssertUnwindSafe(|| {
                    without_a_comparison(&func, other, &alloc, &locations);
                    answers(&func, other, &alloc)
                }));
                let said = said.unwrap_or_else(|_| panic!("seed {seed}: {} with {}", own.name, other.name));
                for (entrance, answer) in said {
                    let text = answer.err().unwrap_or_else(|| panic!("{entrance}: {} with {}", own.name, other.name));
                    let first = text.lines().next().unwrap_or_default();
                    let names = [&own.name, &other.name].map(|name| format!("`{name}`"));
                    assert!(names.iter().all(|name| first.contains(name)), "{entrance}: {text}");
                }
                refused += 1;
            }
        }
    }
    assert!(refused > 200, "{refused} pairs");
}

/// A target that was made a second time is another one, since its tables may differ. The message says why the names do not.
#[test]
fn a_second_target_of_the_same_name_is_another_one() {
    let load = || isa::built_in("avr").and_then(|loaded| loaded.target).expect("a shipped target");
    let (first, second) = (load(), load());
    let func = (0..).find_map(|seed| made_for(seed, &first)).expect("a function");
    assert_eq!(func.check_target(&first.clone()), Ok(()));
    let error = func.check_target(&second).expect_err("another target").to_string();
    assert_eq!(error, "the function was made for the target `avr`, not for this target of the same name");
}
