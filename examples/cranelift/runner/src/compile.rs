//! Compiling with Cranelift, in this thread alone, with a clock on the register allocator.

use std::any::Any;
use std::cell::Cell;
use std::fmt;

use anyhow::{Result, bail};
use cranelift_codegen::timing::{self, Pass, Profiler};
use wasmtime::{Config, Engine, Module, RegallocAlgorithm};

use crate::clock::thread_seconds;
use crate::{Algorithm, CompilerArgs};

thread_local! {
    static IN_ALLOCATOR: Cell<f64> = const { Cell::new(0.0) };
}

/// Adds up the time of one pass: that of the register allocator.
struct Stopwatch;

struct Running(f64);

impl Drop for Running {
    fn drop(&mut self) {
        IN_ALLOCATOR.with(|total| total.set(total.get() + thread_seconds() - self.0));
    }
}

impl Profiler for Stopwatch {
    fn start_pass(&self, pass: Pass) -> Box<dyn Any> {
        match pass {
            Pass::regalloc => Box::new(Running(thread_seconds())),
            _ => Box::new(()),
        }
    }
}

/// What compilation cost.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Costs {
    /// Processor time, in seconds.
    pub seconds: f64,
    /// The register allocator's part of it.
    pub allocator_seconds: f64,
    /// The size of what came out, in bytes: code and tables.
    pub bytes: usize,
}

impl Costs {
    /// The one with less time in the allocator.
    pub fn min(self, other: Costs) -> Costs {
        if other.allocator_seconds < self.allocator_seconds { other } else { self }
    }
}

impl fmt::Display for Costs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let &Costs { seconds, allocator_seconds, bytes } = self;
        let share = 100.0 * allocator_seconds / seconds;
        write!(f, "compile {seconds:.4} s, allocator {allocator_seconds:.4} s ({share:.0} %), {bytes} bytes")
    }
}

/// A compiler for one machine.
pub struct Compiler {
    engine: Engine,
}

impl Compiler {
    /// A compiler as the arguments say.
    ///
    /// # Errors
    /// When there is no such machine.
    pub fn new(args: &CompilerArgs) -> Result<Compiler> {
        let mut config = config(args)?;
        // What programs may need that is not on from the start.
        config.wasm_relaxed_simd(true).wasm_tail_call(true);
        timing::set_thread_profiler(Box::new(Stopwatch));
        Ok(Compiler { engine: Engine::new(&config)? })
    }
    /// Compiles a module to look at: returns an ELF file, which is not for this process to run, and what it cost.
    ///
    /// # Errors
    /// When it is not valid.
    pub fn compile(&self, wasm: &[u8]) -> Result<(Vec<u8>, Costs)> {
        let (code, costs) = timed(|| Ok(self.engine.precompile_module(wasm)?))?;
        let costs = Costs { bytes: code.len(), ..costs };
        Ok((code, costs))
    }
    /// Compiles a module to run it.
    ///
    /// # Errors
    /// When it is not valid.
    pub fn load(&self, wasm: &[u8]) -> Result<(Module, Costs)> {
        let (module, costs) = timed(|| Ok(Module::new(&self.engine, wasm)?))?;
        let image = module.image_range();
        let bytes = image.end.addr() - image.start.addr();
        Ok((module, Costs { bytes, ..costs }))
    }
}

fn timed<T>(work: impl FnOnce() -> Result<T>) -> Result<(T, Costs)> {
    IN_ALLOCATOR.with(|total| total.set(0.0));
    let start = thread_seconds();
    let result = work()?;
    let seconds = thread_seconds() - start;
    let allocator_seconds = IN_ALLOCATOR.with(|total| total.get());
    Ok((result, Costs { seconds, allocator_seconds, bytes: 0 }))
}

/// The configuration that the arguments ask for.
///
/// # Errors
/// When there is no such machine.
pub fn config(args: &CompilerArgs) -> Result<Config> {
    let mut config = Config::new();
    if let Some(target) = &args.target {
        let triple = match target.as_str() {
            "x86_64" | "aarch64" | "riscv64gc" | "s390x" => format!("{target}-unknown-linux-gnu"),
            other => bail!("there is no machine `{other}`"),
        };
        config.target(&triple)?;
        if target == "riscv64gc" {
            vectors(&mut config);
        }
    }
    config.cranelift_regalloc_algorithm(match args.algorithm {
        Algorithm::Ion => RegallocAlgorithm::Backtracking,
        Algorithm::Fastalloc => RegallocAlgorithm::SinglePass,
    });
    Ok(config)
}

/// Says that the machine has vectors, without which Cranelift compiles no SIMD for RISC-V.
#[expect(unsafe_code, reason = "sound where code is run that the machine can run; code for this target is not run")]
fn vectors(config: &mut Config) {
    for feature in ["has_v", "has_zvl128b"] {
        // SAFETY: see above.
        unsafe { config.cranelift_flag_enable(feature) };
    }
}
