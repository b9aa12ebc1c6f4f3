//! The compiler for Pebble, a small language, as an example of how a compiler uses ssara.
//!
//! ```text
//! pebble [--target x86_64|aarch64|riscv64] [--level O0|O1|O2|O3] [--emit run|asm|ssa] FILE
//! ```

mod compile;
mod lower;
mod machines;
mod runtime;
mod ssa;
mod syntax;
mod typed;
mod types;

use std::process::ExitCode;

use ssara_core::Level;

use crate::machines::Machine;
use crate::machines::aarch64::Aarch64;
use crate::machines::assembly::Dialect;
use crate::machines::riscv64::Riscv64;
use crate::machines::x86_64::X86_64;

/// Why a program is not compiled or not run.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// The command line is wrong.
    #[error("{0}\nusage: pebble [--target x86_64|aarch64|riscv64] [--level O0|O1|O2|O3] [--emit run|asm|ssa] FILE")]
    Usage(String),
    /// The file cannot be read, or the program cannot be run.
    #[error("{0}: {1}")]
    Io(String, std::io::Error),
    /// The program has a mistake.
    #[error("{0}:{1}")]
    Mistake(String, syntax::Mistake),
    /// Lowering has made an instruction that does not fit its form.
    #[error("lowering: {0}")]
    Build(#[from] ssara_core::ir::BuildError),
    /// The allocator refuses a function.
    #[error("allocation: {0}")]
    Allocate(#[from] ssara_core::Error),
    /// The checker has found a mistake in an allocation.
    #[error("allocation of `{0}`: {1}")]
    Unchecked(String, String),
    /// A frame cannot be laid out.
    #[error(transparent)]
    Layout(#[from] ssara_core::emit::FrameError),
    /// The offsets of a frame do not fit the instructions that use them.
    #[error("the frame of `{0}` is too large: {1} bytes")]
    Frame(String, u32),
    /// An instruction cannot be encoded.
    #[error("encoding: {0}")]
    Encode(#[from] iced_x86::IcedError),
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Emit {
    Run,
    Asm,
    Ssa,
}

struct Arguments {
    target: String,
    level: Level,
    emit: Option<Emit>,
    file: String,
}

fn arguments(args: impl Iterator<Item = String>) -> Result<Arguments, Failure> {
    let mut parsed = Arguments { target: "x86_64".into(), level: Level::default(), emit: None, file: String::new() };
    let mut args = args;
    while let Some(arg) = args.next() {
        let usage = |what: &str| Failure::Usage(format!("{what} `{arg}`"));
        match arg.as_str() {
            "--target" => parsed.target = args.next().ok_or_else(|| usage("nothing after"))?,
            "--level" => {
                let name = args.next().ok_or_else(|| usage("nothing after"))?;
                let level = Level::ALL.into_iter().find(|level| format!("{level:?}") == name);
                parsed.level = level.ok_or_else(|| Failure::Usage(format!("there is no level `{name}`")))?;
            }
            "--emit" => {
                let name = args.next().ok_or_else(|| usage("nothing after"))?;
                parsed.emit = Some(match name.as_str() {
                    "run" => Emit::Run,
                    "asm" => Emit::Asm,
                    "ssa" => Emit::Ssa,
                    _ => return Err(Failure::Usage(format!("there is no output `{name}`"))),
                });
            }
            _ if arg.starts_with('-') => return Err(usage("there is no option")),
            _ if !parsed.file.is_empty() => return Err(usage("more than one file:")),
            _ => parsed.file = arg,
        }
    }
    if parsed.file.is_empty() {
        return Err(Failure::Usage("no file".into()));
    }
    Ok(parsed)
}

fn drive(args: &Arguments) -> Result<(), Failure> {
    let text = std::fs::read_to_string(&args.file).map_err(|error| Failure::Io(args.file.clone(), error))?;
    let mistake = |mistake| Failure::Mistake(args.file.clone(), mistake);
    let program = types::check(&syntax::parse(&text).map_err(mistake)?).map_err(mistake)?;
    let dialect: Option<&dyn Dialect> = match args.target.as_str() {
        "x86_64" => None,
        "aarch64" => Some(&Aarch64),
        "riscv64" => Some(&Riscv64),
        other => return Err(Failure::Usage(format!("there is no target `{other}`"))),
    };
    let machine: &dyn Machine = dialect.map_or(&X86_64, |dialect| dialect);
    let functions = compile::compile(&program, machine, args.level)?;
    match (args.emit, dialect) {
        (Some(Emit::Ssa), _) => {
            for compiled in &functions {
                print!("{}", compiled.built.func.display_allocated(machine.target(), &compiled.alloc));
            }
        }
        (None | Some(Emit::Asm), Some(dialect)) => {
            print!("{}", machines::assembly::emit(dialect, &program, &functions)?)
        }
        (None | Some(Emit::Run), None) => {
            let code = machines::x86_64_emit::emit(&program, &functions)?;
            runtime::run(&code).map_err(|error| Failure::Io(args.file.clone(), error))?;
        }
        _ => return Err(Failure::Usage("x86_64 is run, the other targets are written as assembly".into())),
    }
    Ok(())
}

fn main() -> ExitCode {
    match arguments(std::env::args().skip(1)).and_then(|args| drive(&args)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("{failure}");
            ExitCode::FAILURE
        }
    }
}
