//! Random functions over the shipped targets: every form, under every convention, is allocated, the checker accepts
//! the result, and it runs as the function does: without stress, and under one or several kinds of it.

use ssara_core::ir::text;
use ssara_core::testing::random::{Shape, function, rounds, stress};
use ssara_core::verify::execute::Executor;
use ssara_core::{CalleeSaves, Context, Level, Options, Stress, Target, verify};

fn allocate_random_functions(target: &Target) {
    let shape = Shape { blocks: 8, insts: 40, wild_forms: false, reserve: 0 };
    let mut context = Context::new();
    let executor = Executor::new(target);
    rounds(80, |u| {
        let stress = stress(u)?;
        let func = function(u, target, &shape)?;
        for level in Level::ALL {
            for (callee_saves, stress) in
                [(CalleeSaves::Insert, stress), (CalleeSaves::Wrap, stress), (CalleeSaves::Report, Stress::NONE)]
            {
                let options = Options { level, callee_saves, stress, contracts: true };
                let allocation = match context.allocate(&func, target, &options) {
                    Ok(allocation) => allocation,
                    Err(error) => panic!("{options:?}\n{error}\n{}", text::print(&func, target)),
                };
                if let Err(violations) = verify::check(&func, target, &allocation) {
                    let what: Vec<String> = violations.iter().map(|v| v.display(target).to_string()).collect();
                    let printed = text::print_allocated(&func, target, &allocation);
                    panic!("{options:?}\n{}\n{printed}", what.join("\n"));
                }
                for seed in 0..2 {
                    if let Err(difference) = executor.run(&func, &allocation, seed, 200) {
                        let printed = text::print_allocated(&func, target, &allocation);
                        panic!("{options:?}, seed {seed}\n{}\n{printed}", difference.display(target));
                    }
                }
            }
        }
        Ok(())
    });
}

#[test]
fn every_form_of_x86_64_is_allocated() {
    allocate_random_functions(&ssara_targets::x86_64::TARGET);
}

#[test]
fn every_form_of_aarch64_is_allocated() {
    allocate_random_functions(&ssara_targets::aarch64::TARGET);
}

#[test]
fn every_form_of_aarch32_is_allocated() {
    allocate_random_functions(&shipped("aarch32"));
}

#[test]
fn every_form_of_riscv64_is_allocated() {
    allocate_random_functions(&shipped("riscv64"));
}

#[test]
fn every_form_of_s390x_is_allocated() {
    allocate_random_functions(&shipped("s390x"));
}

#[test]
fn every_form_of_avr_is_allocated() {
    allocate_random_functions(&shipped("avr"));
}

#[test]
fn every_form_of_m68k_is_allocated() {
    allocate_random_functions(&shipped("m68k"));
}

#[test]
fn every_form_of_gpu_is_allocated() {
    allocate_random_functions(&shipped("gpu"));
}

/// A shipped target, read from its file: its module need not be compiled for this.
fn shipped(name: &str) -> Target {
    let (name, source) = ssara_targets::SOURCES.iter().find(|(known, _)| *known == name).expect("a shipped target");
    let loaded = ssara_codegen::load(name, source);
    loaded.target.unwrap_or_else(|| panic!("{}", loaded.diagnostics[0]))
}
