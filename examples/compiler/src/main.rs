//! The compiler for Pebble, a small language, as an example of how a compiler uses ssara.
//!
//! ```text
//! pebble [--target x86_64|aarch64|riscv64|s390x] [--level O0|O1|O2|O3] [--emit run|asm|obj|ssa] [--gc usual|stress|blind] FILE
//! ```

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

use ssara_core::Level;
use ssara_core::verify::Violation;

use crate::collector::{Heap, Mode};
use crate::machines::assembly::Dialect;
use crate::machines::{Machine, aarch64::Aarch64, riscv64::Riscv64, s390x::S390x, x86_64::X86_64, x86_64_emit};

const USAGE: &str = "usage: pebble [--target x86_64|aarch64|riscv64|s390x] [--level O0|O1|O2|O3] [--emit run|asm|obj|ssa] \
                     [--gc usual|stress|blind] FILE";

/// Why a program is not compiled or not run.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// The command line is wrong.
    #[error("{0}\n{USAGE}")]
    Usage(String),
    /// The file cannot be read, or the program cannot be run.
    #[error("{0}: {1}")]
    Io(String, std::io::Error),
    /// The program has a mistake.
    #[error("{0}:{1}")]
    Mistake(String, syntax::Mistake),
    /// Lowering has found a mistake.
    #[error(transparent)]
    Lower(#[from] syntax::Mistake),
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
    /// An instruction cannot be encoded.
    #[error("encoding: {0}")]
    Encode(#[from] iced_x86::IcedError),
    /// An object file cannot be written.
    #[error("object file: {0}")]
    Object(#[from] object::write::Error),
    /// The description for debuggers cannot be written.
    #[error("debug information: {0}")]
    Debug(#[from] gimli::write::Error),
}

impl Failure {
    fn unchecked(function: &str, violations: &[Violation]) -> Failure {
        Failure::Unchecked(function.to_string(), format!("{violations:?}"))
    }
}

/// The command line: the values of options by name, and the file.
fn arguments(args: impl Iterator<Item = String>) -> Result<([String; 4], String), Failure> {
    const OPTIONS: [&str; 4] = ["--target", "--level", "--emit", "--gc"];
    let mut values = ["x86_64", "O2", "", "usual"].map(String::from);
    let (mut args, mut file) = (args, None);
    while let Some(arg) = args.next() {
        if let Some(option) = OPTIONS.iter().position(|option| *option == arg) {
            values[option] = args.next().ok_or_else(|| Failure::Usage(format!("nothing after `{arg}`")))?;
        } else if arg.starts_with('-') || file.is_some() {
            return Err(Failure::Usage(format!("`{arg}` is no option, or a second file")));
        } else {
            file = Some(arg);
        }
    }
    Ok((values, file.ok_or_else(|| Failure::Usage("no file".into()))?))
}

fn drive(([target, level, emit, gc], file): ([String; 4], String)) -> Result<(), Failure> {
    let unknown = |what: &str, name: &str| Failure::Usage(format!("there is no {what} `{name}`"));
    let found = Level::ALL.into_iter().find(|found| format!("{found:?}") == level);
    let level = found.ok_or_else(|| unknown("level", &level))?;
    let dialect: Option<&dyn Dialect> = match target.as_str() {
        "x86_64" => None,
        "aarch64" => Some(&Aarch64),
        "riscv64" => Some(&Riscv64),
        "s390x" => Some(&S390x),
        other => return Err(unknown("target", other)),
    };
    let mode = match gc.as_str() {
        "usual" => Mode::Usual,
        "stress" => Mode::Stress,
        "blind" => Mode::Blind,
        other => return Err(unknown("mode of the collector", other)),
    };
    let io = |error| Failure::Io(file.clone(), error);
    let text = std::fs::read_to_string(&file).map_err(io)?;
    let functions = syntax::parse(&text).map_err(|mistake| Failure::Mistake(file.clone(), mistake))?;
    let machine: &dyn Machine = dialect.map_or(&X86_64, |dialect| dialect);
    let program = compile::compile(&functions, machine, level, &file)?;
    match (emit.as_str(), dialect) {
        ("ssa", _) => {
            for compiled in &program.functions {
                print!("{}", compiled.built.func.display_allocated(machine.target(), &compiled.alloc));
            }
        }
        ("" | "asm", Some(dialect)) => print!("{}", machines::assembly::emit(dialect, &program)),
        ("" | "run", None) => {
            let code = x86_64_emit::emit(&program)?;
            runtime::run(&code, Heap::new(&program, &code, mode)?).map_err(io)?;
        }
        ("obj", None) => {
            let object = elf::write(&program, &x86_64_emit::emit(&program)?, &file)?;
            std::io::stdout().write_all(&object).map_err(io)?;
        }
        _ => return Err(Failure::Usage("x86_64 is run or written as an object file, the others as assembly".into())),
    }
    Ok(())
}

fn main() -> ExitCode {
    match arguments(std::env::args().skip(1)).and_then(drive) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("{failure}");
            ExitCode::FAILURE
        }
    }
}
