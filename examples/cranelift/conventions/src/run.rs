//! Runs random modules on this machine, and in Cranelift's interpreter.
//!
//! Both get the same functions, except that the interpreter gets a call for each call that may throw; none does. Every
//! module runs with several arguments. A difference is printed with the number of the module.

use std::ops::Range;
use std::panic::{self, AssertUnwindSafe};

use cranelift_codegen::data_value::DataValue;
use cranelift_codegen::ir::{ExtFuncData, ExternalName, Function, UserExternalName};
use cranelift_codegen::isa::OwnedTargetIsa;
use cranelift_frontend::FunctionBuilderContext;
use cranelift_interpreter::environment::FunctionStore;
use cranelift_interpreter::interpreter::{Interpreter, InterpreterState};
use cranelift_interpreter::step::ControlFlow;
use cranelift_jit::{JITBuilder, JITModule};
use cranelift_module::{FuncId, Linkage, Module as _, default_libcall_names};

use crate::generate::{Module, Plan};
use crate::matrix::{MACHINES, isa};
use crate::random::conventions;

const ARGUMENTS: [[i64; 4]; 4] =
    [[0, 0, 0, 0], [1, -1, 2, i64::MIN], [0x0123_4567_89ab_cdef, 77, -3, 1 << 40], [i64::MAX, 255, 65536, -129]];

/// This machine, as code is made for it.
fn native(optimize: &str) -> Option<OwnedTargetIsa> {
    let name = std::env::consts::ARCH;
    let machine = MACHINES.into_iter().find(|machine| machine.0 == name && ["x86_64", "aarch64"].contains(&name))?;
    // What the processor has, the list of features does not say: no more is taken than every one has.
    let basic: &[&str] = if name == "x86_64" { &["has_sse41", "has_ssse3", "has_sse3"] } else { &[] };
    Some(isa((machine.0, basic), &["FEATURES", optimize]))
}

/// Runs modules; returns whether all results are the same.
pub fn run_all(seeds: Range<u64>) -> bool {
    let Some(isas) = ["opt_level=none", "opt_level=speed"].map(native).into_iter().collect::<Option<Vec<_>>>() else {
        println!("nothing runs here: no code is made for {}", std::env::consts::ARCH);
        return true;
    };
    let (mut results, mut differences, mut unknown) = (0, 0, 0);
    for seed in seeds {
        let isa = &isas[seed as usize % isas.len()];
        let run = || both(seed, isa);
        match panic::catch_unwind(AssertUnwindSafe(run)) {
            Ok(Some(pairs)) => {
                for (native, interpreted) in pairs {
                    results += 1;
                    if native != interpreted {
                        differences += 1;
                        println!("module {seed}: {native:#x}, but the interpreter says {interpreted:#x}");
                    }
                }
            }
            Ok(None) => unknown += 1,
            Err(_) => {
                differences += 1;
                println!("module {seed}: {}", crate::compile::last_panic());
            }
        }
    }
    println!("{results} results, {differences} differences; {unknown} modules that the interpreter does not take");
    differences == 0
}

/// What a module returns for each of the arguments: natively, and in the interpreter if that takes it.
fn both(seed: u64, isa: &OwnedTargetIsa) -> Option<Vec<(i64, i64)>> {
    let mut plan = Plan {
        conventions: conventions(std::env::consts::ARCH),
        throws: false,
        max_results: 6,
        config: isa.frontend_config(),
    };
    let module = Module::new(seed, &plan);
    let interpreted = interpret(&module, &plan)?;
    plan.throws = true;
    Some(execute(&module, &plan, isa).into_iter().zip(interpreted).collect())
}

fn interpret(module: &Module, plan: &Plan) -> Option<Vec<i64>> {
    let mut context = FunctionBuilderContext::new();
    let mut declare = |func: &mut Function, callee: usize| {
        let name = UserExternalName { namespace: 0, index: callee as u32 };
        let name = ExternalName::user(func.declare_imported_user_function(name));
        let signature = func.import_signature(module.signatures[callee].clone());
        func.import_function(ExtFuncData { name, signature, colocated: true, patchable: false })
    };
    let number = 0..module.signatures.len();
    let funcs: Vec<Function> = number.map(|number| module.function(number, plan, &mut context, &mut declare)).collect();
    let mut store = FunctionStore::default();
    for func in &funcs {
        store.add(func.name.to_string(), func);
    }
    let run = |args: [i64; 4]| {
        let mut interpreter = Interpreter::new(InterpreterState::default().with_function_store(store.clone()));
        let run = || interpreter.call_by_name("u0:0", &args.map(DataValue::I64));
        match panic::catch_unwind(AssertUnwindSafe(run)) {
            Ok(Ok(ControlFlow::Return(results))) => match results[..] {
                [DataValue::I64(result)] => Some(result),
                _ => None,
            },
            _ => None,
        }
    };
    ARGUMENTS.into_iter().map(run).collect()
}

fn execute(module: &Module, plan: &Plan, isa: &OwnedTargetIsa) -> Vec<i64> {
    let mut jit = JITModule::new(JITBuilder::with_isa(isa.clone(), default_libcall_names()));
    let declare = |(number, signature): (usize, _)| {
        jit.declare_function(&format!("f{number}"), Linkage::Local, signature).expect("it can be declared")
    };
    let ids: Vec<FuncId> = module.signatures.iter().enumerate().map(declare).collect();
    let mut context = FunctionBuilderContext::new();
    for number in 0..ids.len() {
        let mut declare = |func: &mut Function, callee: usize| jit.declare_func_in_func(ids[callee], func);
        let func = module.function(number, plan, &mut context, &mut declare);
        let mut compiler = cranelift_codegen::Context::for_function(func);
        jit.define_function(ids[number], &mut compiler).unwrap_or_else(|error| panic!("function {number}: {error:?}"));
    }
    jit.finalize_definitions().expect("there is memory for the code");
    let code = jit.get_finalized_function(ids[0]);
    // SAFETY: the code is that of function 0, which has this signature; it lives as long as `jit`.
    #[expect(unsafe_code, reason = "compiled code is called")]
    let entry = unsafe { std::mem::transmute::<*const u8, extern "C" fn(i64, i64, i64, i64) -> i64>(code) };
    let results = ARGUMENTS.map(|[a, b, c, d]| entry(a, b, c, d)).to_vec();
    // SAFETY: nothing of the code is used any more.
    #[expect(unsafe_code, reason = "the memory of the code is given back")]
    unsafe {
        jit.free_memory();
    }
    results
}
