//! Compiles and runs WebAssembly with wasmtime, and prints the cost of register allocation.
//!
//! The same source makes two commands: one with regalloc2 from the registry, and one in which ssara replaces it.
//! Programs see the same clock and the same random numbers each time, so that their outputs can be compared.

mod clock;
mod compile;
mod measure;
mod wasi;
mod wast;

use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use clap::{Parser, Subcommand, ValueEnum};

use compile::Compiler;

#[derive(Parser)]
#[command(about, version)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Compile modules and print times, the allocator's share and the size of the code.
    Compile {
        /// The modules, in binary or text form.
        #[arg(required = true)]
        modules: Vec<PathBuf>,
        #[command(flatten)]
        compiler: CompilerArgs,
        /// How often each is compiled; the least time is printed.
        #[arg(long, default_value_t = 1)]
        rounds: u32,
        /// Write the code of the last module here, as an ELF file for a disassembler.
        #[arg(long)]
        elf: Option<PathBuf>,
    },
    /// Compile a module for this machine and run it; figures go to standard error.
    Run {
        /// The module, in binary or text form.
        module: PathBuf,
        #[command(flatten)]
        compiler: CompilerArgs,
        /// The arguments of the program.
        #[arg(last = true)]
        args: Vec<String>,
    },
    /// Compile a module and append its functions to a file, as records of RA2F. Only where ssara takes the place of
    /// regalloc2.
    Capture {
        /// The module, in binary or text form.
        module: PathBuf,
        /// The file.
        output: PathBuf,
        #[command(flatten)]
        compiler: CompilerArgs,
    },
    /// Run the WebAssembly specification suite; prints a line for each file.
    Wast {
        #[command(flatten)]
        compiler: CompilerArgs,
        /// Only files with this in their name.
        #[arg(long, default_value = "")]
        only: String,
    },
    /// Run a program with all allocators in turn, and print medians.
    Measure(measure::Args),
}

/// How to compile.
#[derive(clap::Args, Clone)]
struct CompilerArgs {
    /// The machine: `x86_64`, `aarch64`, `riscv64gc` or `s390x`; this one, if none is named.
    #[arg(long)]
    target: Option<String>,
    /// The algorithm that Cranelift asks for.
    #[arg(long, value_enum, default_value_t)]
    algorithm: Algorithm,
}

/// An algorithm as regalloc2 names it. For ssara, `ion` is the level `O2` and `fastalloc` is `O0`, unless `SSARA_LEVEL`
/// says otherwise.
#[derive(Clone, Copy, Default, ValueEnum)]
enum Algorithm {
    #[default]
    Ion,
    Fastalloc,
}

fn main() -> Result<()> {
    match Cli::parse().command {
        Command::Compile { modules, compiler, rounds, elf } => {
            let compiler = Compiler::new(&compiler)?;
            for path in modules {
                let wasm = std::fs::read(&path).with_context(|| path.display().to_string())?;
                let (code, mut best) = compiler.compile(&wasm)?;
                for _ in 1..rounds {
                    best = best.min(compiler.compile(&wasm)?.1);
                }
                if let Some(elf) = &elf {
                    std::fs::write(elf, code).with_context(|| elf.display().to_string())?;
                }
                println!("{}: {best}", path.display());
            }
            print_totals();
            Ok(())
        }
        Command::Run { module, compiler, args } => {
            if compiler.target.is_some() {
                bail!("programs run on this machine only: leave `--target` out");
            }
            let wasm = std::fs::read(&module).with_context(|| module.display().to_string())?;
            let (module, costs) = Compiler::new(&compiler)?.load(&wasm)?;
            let status = wasi::run(&module, &args)?;
            eprintln!("{costs}, run {:.3} s", status.seconds);
            print_totals();
            if status.code != 0 {
                bail!("the program ended with status {}", status.code);
            }
            Ok(())
        }
        Command::Capture { module, output, compiler } => capture(&module, &output, &compiler),
        Command::Wast { compiler, only } => wast::run(&compiler, &only),
        Command::Measure(args) => measure::run(&args),
    }
}

/// What ssara inserted.
#[cfg(feature = "ssara")]
fn print_totals() {
    let regalloc2::Totals { functions, insts, moves, stores, loads } = regalloc2::totals();
    eprintln!("{functions} functions, {insts} instructions: {moves} moves, {stores} stores, {loads} loads inserted");
}

/// What regalloc2 inserted, it does not say.
#[cfg(not(feature = "ssara"))]
fn print_totals() {}

/// The environment says where to, and is read once: hence a second process.
#[cfg(feature = "ssara")]
fn capture(module: &std::path::Path, output: &std::path::Path, compiler: &CompilerArgs) -> Result<()> {
    let mut command = std::process::Command::new(std::env::current_exe()?);
    command.arg("compile").arg(module).env("SSARA_CAPTURE", output).stdout(std::process::Stdio::null());
    if let Some(target) = &compiler.target {
        command.args(["--target", target]);
    }
    if !command.status()?.success() {
        bail!("{} cannot be compiled", module.display());
    }
    Ok(())
}

#[cfg(not(feature = "ssara"))]
fn capture(_: &std::path::Path, _: &std::path::Path, _: &CompilerArgs) -> Result<()> {
    bail!("this runner was built with regalloc2, which writes nothing down")
}
