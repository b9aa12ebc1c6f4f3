//! Functions with forms of shipped targets: valid, the same in every run, and right in the words of regalloc2.

use std::sync::Arc;

use ssara_core::Level;
use ssara_core::ir::Function;
use ssara_lab::bench::forms::{functions, lexicons, pressure};
use ssara_lab::rivals::{Allocator, Case, Contexts, check};

#[test]
fn functions_are_valid_and_the_same_in_every_run() {
    for (lexicon, again) in lexicons().unwrap().iter().zip(lexicons().unwrap()) {
        let funcs = functions(lexicon, 90).unwrap();
        for (func, again) in funcs.iter().zip(functions(&again, 90).unwrap()) {
            assert_eq!(
                ssara_core::validate::check(func, lexicon.target),
                Ok(()),
                "{} {}",
                lexicon.target.name,
                func.name
            );
            let text = |func: &Function| func.display(lexicon.target).to_string();
            assert_eq!(text(func), text(&again));
        }
        let small = funcs.iter().filter(|func| func.num_insts() <= 20).count();
        let large = funcs.iter().filter(|func| func.num_insts() >= 100).count();
        assert!(small >= 15 && large >= 10, "{}: {small} small, {large} large", lexicon.target.name);
    }
}

#[test]
fn both_checkers_accept_what_all_allocators_make_of_them() {
    let mut contexts = Contexts::default();
    for lexicon in lexicons().unwrap() {
        let target = Arc::new(lexicon.target.clone());
        let mut compared = 0;
        for func in functions(&lexicon, 90).unwrap() {
            let name = format!("{} {}", target.name, func.name);
            let (case, reason) = Case::with_forms(func, &target);
            assert_eq!(case.suits(Allocator::Ion), reason.is_none());
            let allocators =
                [Allocator::Ssara(Level::O0), Allocator::Ssara(Level::O2), Allocator::Ion, Allocator::Fastalloc];
            for allocator in allocators.into_iter().filter(|&allocator| case.suits(allocator)) {
                let raw =
                    contexts.allocate(allocator, &case).unwrap_or_else(|error| panic!("{name}: {allocator}: {error}"));
                let run = check(&case, raw).unwrap_or_else(|error| panic!("{name}: {allocator}: {error}"));
                assert_eq!(run.ours, None, "{name}: {allocator}");
                if !matches!(allocator, Allocator::Ssara(_)) {
                    assert_eq!(run.theirs.objection(), None, "{name}: {allocator}");
                }
            }
            compared += usize::from(reason.is_none());
        }
        assert!(compared >= 45, "regalloc2 has words for {compared} of 90 functions of {}", target.name);
    }
}

#[test]
fn values_live_through_a_function_under_pressure() {
    for lexicon in lexicons().unwrap() {
        let func = pressure(&lexicon, 20, 300).unwrap();
        assert_eq!(ssara_core::validate::check(&func, lexicon.target), Ok(()));
        let last = func.blocks().next_back().unwrap();
        let read = func.block_insts(last).flat_map(|inst| func.inst_operands(inst));
        let defined: Vec<_> = func.block_insts(func.blocks().next().unwrap()).skip(1).take(20).collect();
        let defined = defined.iter().map(|&inst| func.inst_operands(inst)[0]);
        let read: Vec<_> = read.copied().collect();
        assert_eq!(defined.filter(|value| read.contains(value)).count(), 20, "{}", lexicon.target.name);
    }
}
