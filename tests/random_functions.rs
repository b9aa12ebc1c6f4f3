//! Random functions over the shipped targets. Every form is allocated under every convention, without stress and under one
//! or several kinds of it. All checks accept the result.

use arbitrary::Unstructured;
use ssara_core::text;
use ssara_core::verify::execute::Limits;
use ssara_core::{CalleeSaves, Context, Level, Options, Registers, Stress, Target};
use ssara_testing::oracles::Oracles;
use ssara_testing::random::{Shape, bytes_of_seed, function, rounds, stress};
use ssara_testing::reference::units_contradict_bits;

fn allocate_random_functions(target: &Target) {
    let shape = Shape { blocks: 8, insts: 40, wild_forms: false, reserve: 0 };
    let mut context = Context::new();
    let contradictions = units_contradict_bits(target);
    assert!(contradictions.is_empty(), "{contradictions:?}");
    let mut oracles = Oracles::new(target, Limits { random_steps: 200, ..Limits::default() });
    rounds(10, |u| {
        let stress = stress(u)?;
        let func = function(u, target, &shape)?;
        for level in Level::ALL {
            for (callee_saves, stress) in
                [(CalleeSaves::Insert, stress), (CalleeSaves::Wrap, stress), (CalleeSaves::Report, Stress::NONE)]
            {
                let options = Options { stress, ..Options::new(level, callee_saves).with_contracts() };
                let allocation = match context.allocate(&func, target, &options) {
                    Ok(allocation) => allocation,
                    Err(error) => panic!("{options:?}\n{error}\n{}", text::print(&func, target)),
                };
                if let Err(objection) = oracles.check(&func, &allocation) {
                    panic!("{options:?}\n{objection}");
                }
            }
        }
        Ok(())
    });
}

/// Whatever is reserved, what is allocated without stress is allocated with few registers.
#[test]
fn few_registers_refuse_nothing() {
    let (mut context, mut compared) = (Context::new(), 0);
    for (name, _) in ssara_targets::SOURCES {
        let target = shipped(name);
        let shape = Shape { blocks: 4, insts: 40, wild_forms: false, reserve: 0 };
        for (round, &reg) in target.sufficient.iter().filter(|&&reg| target.reg(reg).root == reg).enumerate() {
            let bytes = bytes_of_seed(round as u64);
            let Ok(mut func) = function(&mut Unstructured::new(&bytes), &target, &shape) else { continue };
            func.reserved.push(reg);
            let level = Level::ALL[round % 4];
            let plain = Options::new(level, CalleeSaves::Insert);
            let few = Options { stress: Stress { registers: Registers::Sufficient, ..Stress::NONE }, ..plain };
            if context.allocate(&func, &target, &plain).is_ok() {
                let allocation = context.allocate(&func, &target, &few);
                let reg = &target.reg(reg).name;
                assert!(allocation.is_ok(), "{name} without {reg}: {:?}", allocation.map(|_| ()));
                compared += 1;
            }
        }
    }
    assert!(compared > 30, "{compared} functions");
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
fn every_form_of_loongarch64_is_allocated() {
    allocate_random_functions(&shipped("loongarch64"));
}

#[test]
fn every_form_of_power64_is_allocated() {
    allocate_random_functions(&shipped("power64"));
}

#[test]
fn every_form_of_z80_is_allocated() {
    allocate_random_functions(&shipped("z80"));
}

#[test]
fn every_form_of_amdgpu_is_allocated() {
    allocate_random_functions(&shipped("amdgpu"));
}

/// A shipped target, read from its file: its module need not be compiled for this.
fn shipped(name: &str) -> Target {
    let (name, source) = ssara_targets::SOURCES.iter().find(|(known, _)| *known == name).expect("a shipped target");
    let loaded = ssara_codegen::load(name, source);
    loaded.target.unwrap_or_else(|| panic!("{}", loaded.diagnostics[0]))
}
