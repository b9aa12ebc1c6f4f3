//! The compiler for Pebble, a small language, as an example of how a compiler uses ssara.

mod collector;
mod compile;
mod debug;
mod elf;
mod lower;
mod machines;
mod runtime;
mod ssa;
mod syntax;

use std::io::Write;
use std::process::ExitCode;

use clap::Parser;
use ssara_core::Level;
use ssara_core::verify::Violation;

use crate::collector::{Heap, Mode};
use crate::machines::assemble::assemble;
use crate::machines::emit::emit;
use crate::machines::{aarch64, riscv64, s390x, x86_64};

/// Compiles a program.
#[derive(clap::Parser)]
struct Arguments {
    /// The machine.
    #[arg(long, default_value = "x86_64", value_parser = ["x86_64", "aarch64", "riscv64", "s390x"])]
    target: String,
    /// The effort of the allocator.
    #[arg(long, default_value = "O2", value_parser = ["O0", "O1", "O2", "O3"])]
    level: String,
    /// What is done with the code. If nothing is said, programs for x86-64 are run, and others written as assembly.
    #[arg(long, value_parser = ["run", "asm", "obj", "ssa"])]
    emit: Option<String>,
    /// When the collector runs, in programs that are run.
    #[arg(long, default_value = "usual")]
    gc: Mode,
    /// The source text.
    file: String,
}

/// Why a program is not compiled or not run. All that is not a mistake of the user is one of this compiler or of ssara.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Failure {
    #[error("only programs for x86_64 are run, there, or written as object files")]
    Target,
    #[error("{0}")]
    Io(#[from] std::io::Error),
    #[error("{0}")]
    Mistake(#[from] syntax::Mistake),
    #[error("lowering: {0}")]
    Build(#[from] ssara_core::ir::BuildError),
    #[error("allocation: {0}")]
    Allocate(#[from] ssara_core::Error),
    #[error("allocation of `{0}`: {1}")]
    Unchecked(String, String),
    #[error(transparent)]
    Layout(#[from] ssara_core::emit::FrameError),
    #[error("assembly: {0}")]
    Assembly(String),
    #[error("encoding: {0}")]
    Encode(#[from] iced_x86::IcedError),
    #[error("object file: {0}")]
    Object(#[from] object::write::Error),
    #[error("debug information: {0}")]
    Debug(#[from] gimli::write::Error),
}

impl Failure {
    /// The checker has found mistakes in the allocation of a function.
    fn unchecked(function: &str, violations: &[Violation]) -> Failure {
        Failure::Unchecked(function.to_string(), format!("{violations:?}"))
    }
}

fn drive(arguments: &Arguments) -> Result<(), Failure> {
    let machine = match arguments.target.as_str() {
        "x86_64" => x86_64::machine(),
        "aarch64" => aarch64::machine(),
        "riscv64" => riscv64::machine(),
        _ => s390x::machine(),
    };
    let level = Level::ALL.into_iter().find(|level| format!("{level:?}") == arguments.level).unwrap_or_default();
    let functions = syntax::parse(&std::fs::read_to_string(&arguments.file)?)?;
    let program = compile::compile(&functions, &machine, level)?;
    let mut listing = emit(&machine, &program);
    match (arguments.emit.as_deref().unwrap_or_default(), arguments.target.as_str()) {
        ("ssa", _) => {
            for compiled in &program {
                print!("{}", compiled.built.func.display_allocated(machine.target, &compiled.alloc));
            }
        }
        ("" | "run", "x86_64") if cfg!(all(target_arch = "x86_64", unix)) => {
            listing.lines.extend(runtime::stubs());
            let code = assemble(&listing.lines)?;
            runtime::run(&code, Heap::new(&program, &listing.functions, &code, arguments.gc)?)?;
        }
        ("obj", "x86_64") => {
            listing.lines.extend(elf::stubs());
            let object = elf::write(&program, &listing, &arguments.file)?;
            std::io::stdout().write_all(&object)?;
        }
        ("" | "asm", _) => std::io::stdout().write_all((listing.lines.join("\n") + "\n").as_bytes())?,
        _ => return Err(Failure::Target),
    }
    Ok(())
}

/// Recursion goes as deep as a program is nested, so the stack is large.
const STACK: usize = 1 << 29;

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let file = arguments.file.clone();
    let thread = std::thread::Builder::new().stack_size(STACK).spawn(move || drive(&arguments));
    match thread.map(std::thread::JoinHandle::join) {
        Ok(Ok(Ok(()))) => return ExitCode::SUCCESS,
        Ok(Ok(Err(Failure::Mistake(mistake)))) => eprintln!("{file}:{mistake}"),
        Ok(Ok(Err(failure))) => eprintln!("{file}: {failure}"),
        // The thread has said why it has panicked.
        Ok(Err(_)) => {}
        Err(error) => eprintln!("no thread: {error}"),
    }
    ExitCode::FAILURE
}
