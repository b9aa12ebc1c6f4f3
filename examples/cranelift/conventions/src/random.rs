//! Compiles random modules for all machines, with the conventions that each has.

use std::ops::Range;

use cranelift_codegen::ir::{ExtFuncData, ExternalName, UserExternalName};
use cranelift_codegen::isa::CallConv;
use cranelift_frontend::FunctionBuilderContext;

use crate::compile::{Outcome, compile};
use crate::generate::{Module, Plan};
use crate::matrix::{MACHINES, isa};

/// The conventions of a machine with which a function can be compiled.
pub fn conventions(machine: &str) -> Vec<CallConv> {
    use CallConv::{AppleAarch64, Fast, PreserveAll, SystemV, Tail, Winch, WindowsFastcall};
    match machine {
        "x86_64" => vec![Tail, Tail, SystemV, Fast, WindowsFastcall, PreserveAll, Winch],
        "aarch64" => vec![Tail, Tail, SystemV, Fast, AppleAarch64, PreserveAll, Winch],
        _ => vec![Tail, Tail, SystemV, Fast, PreserveAll],
    }
}

/// Compiles modules; returns whether the allocator took all functions.
pub fn compile_all(seeds: Range<u64>) -> bool {
    let mut good = true;
    let mut context = FunctionBuilderContext::new();
    for machine in MACHINES {
        let isas =
            [&["FEATURES"][..], &["FEATURES", "opt_level=speed"], &["FEATURES", "regalloc_algorithm=single_pass"]];
        let isas = isas.map(|changes| isa(machine, changes));
        let (mut compiled, mut refused) = (0, 0);
        for seed in seeds.clone() {
            let isa = &isas[seed as usize % isas.len()];
            let config = isa.frontend_config();
            let plan = Plan { conventions: conventions(machine.0), throws: true, max_results: 6, config };
            let module = Module::new(seed, &plan);
            for number in 0..module.signatures.len() {
                let func = module.function(number, &plan, &mut context, &mut |func, callee| {
                    let name = UserExternalName { namespace: 0, index: callee as u32 };
                    let name = ExternalName::user(func.declare_imported_user_function(name));
                    let signature = func.import_signature(module.signatures[callee].clone());
                    func.import_function(ExtFuncData { name, signature, colocated: callee % 2 == 0, patchable: false })
                });
                match compile(func, &**isa) {
                    Outcome::Compiled => compiled += 1,
                    outcome => {
                        refused += 1;
                        good &= !matches!(outcome, Outcome::Allocator(_));
                        let text = outcome.text();
                        println!(
                            "{} module {seed} function {number}: {}",
                            machine.0,
                            text.chars().take(600).collect::<String>()
                        );
                    }
                }
            }
        }
        println!("{}: {compiled} functions compiled, {refused} not", machine.0);
    }
    good
}
