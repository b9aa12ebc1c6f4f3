//! `ssara-llvm`: allocates the registers of LLVM's machine code with ssara, and compares the results with LLVM's allocators.

/// Functions are read, converted and written as many small objects.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

mod allocator;
mod cc;
mod chart;
mod clock;
mod compare;
mod computed;
mod convert;
mod cost;
mod emit;
mod error;
mod files;
mod frequency;
mod llvm;
mod machine;
mod mir;
mod pipeline;
mod show;
mod tuples;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use error::Error;
use machine::{Arch, Machine};
use pipeline::FunctionOptions;

/// Allocates the registers of LLVM's machine code with ssara.
#[derive(Parser)]
#[command(name = "ssara-llvm", version, about, arg_required_else_help = true)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Compiles and links C and C++, as clang does.
    ///
    /// `--allocator NAME` says who allocates the registers: O0 to O3 for ssara; the name of a classic allocator; greedy,
    /// greedy-nosched, greedy-saves, basic, pbqp or fast for LLVM. `--target NAME` says for which machine: x86_64, aarch64,
    /// riscv64 or s390x. `--registers N` leaves N integer registers of RV64. `--strict` makes it an error to leave a
    /// function to LLVM. `--report FILE` adds a line to a file for each source. SSARA_LLVM_ALLOCATOR, SSARA_LLVM_TARGET,
    /// SSARA_LLVM_REGISTERS, SSARA_LLVM_STRICT and SSARA_LLVM_REPORT say the same. All other arguments are those of clang.
    #[command(disable_help_flag = true)]
    Cc {
        /// The arguments.
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        args: Vec<String>,
    },
    /// Compares the code of ssara with that of LLVM's allocators, on the same machine code with the same frequencies.
    ///
    /// The cost is 4 for a reload, 1 for a store, and 0.2 for a copy. It is 1 for an instruction that LLVM may compute
    /// again (0.2 if that is as cheap as a move). Each is multiplied by the frequency of its block. Loads and stores of
    /// callee-saved registers count as others do, where LLVM's shrink-wrapping puts them.
    Compare(compare::CompareArgs),
    /// Writes the page of a function, as `ssara view` does, or explains its allocation.
    ///
    /// Beside each instruction stand its text in MIR and its line in the source.
    Show(show::ShowArgs),
    /// Draws the executed instructions that `measure.sh` has measured, by number of registers.
    Chart {
        /// The results: `measured.tsv`.
        results: PathBuf,
        /// The file to write, as SVG.
        #[arg(short, long)]
        output: PathBuf,
    },
    /// Allocates a file of MIR before the elimination of PHIs, and writes MIR with physical registers.
    Alloc {
        /// The file.
        mir: PathBuf,
        /// The file to write.
        #[arg(short, long)]
        output: PathBuf,
        /// The level of ssara, or a classic allocator.
        #[arg(long, default_value = "O2")]
        level: String,
        /// Only say which functions would be left to LLVM, and do not ask LLVM for their code.
        #[arg(long)]
        explain: bool,
    },
}

fn main() -> ExitCode {
    let done = match Cli::parse().command {
        Command::Cc { args } => cc::main(&args),
        Command::Compare(args) => compare::main(&args).map(|()| ExitCode::SUCCESS),
        Command::Show(args) => show::main(&args).map(|()| ExitCode::SUCCESS),
        Command::Chart { results, output } => chart::main(&results, &output).map(|()| ExitCode::SUCCESS),
        Command::Alloc { mir, output, level, explain } => {
            alloc(&mir, &output, &level, explain).map(|()| ExitCode::SUCCESS)
        }
    };
    match done {
        Ok(code) => code,
        Err(error) => {
            eprintln!("ssara-llvm: {error}");
            ExitCode::FAILURE
        }
    }
}

fn alloc(mir: &std::path::Path, output: &std::path::Path, level: &str, explain: bool) -> Result<(), Error> {
    let method = allocator::method(level)?;
    let module = files::read_mir(mir)?;
    let arch = Arch::of_ir(&module.ir);
    let arch = arch.ok_or_else(|| Error::Usage(format!("{}: a machine that is not supported", mir.display())))?;
    let machine = Machine::new(arch)?;
    let options = FunctionOptions::new(method);
    let report = match explain {
        true => pipeline::module(&machine, &module, options, |_| Ok(String::new()))?.1,
        false => files::allocate_file(&machine, options, (mir, &module), &llvm::Llvm::named(), output)?,
    };
    for left in &report.left {
        println!("left to LLVM: function `{}`, {}", left.name, left.reason);
    }
    println!("allocated: {} functions, left to LLVM: {}", report.allocated, report.left.len());
    Ok(())
}
