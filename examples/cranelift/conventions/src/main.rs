//! Compiles functions with Cranelift for every machine, calling convention and setting, and prints the outcome of each.
//!
//! `conventions matrix` takes the functions in `clif/`, and `conventions random` generates some; both only compile. The
//! output does not depend on the register allocator if that accepts everything that the original accepts. `check.sh`
//! compares the output of this program built with regalloc2 with its output built with ssara. With `SSARA_CHECK=1`, a
//! wrong allocation is a panic, and the line says so. The exit code is not 0 if the allocator refused a function or
//! panicked.
//!
//! `conventions run` generates functions that call each other, runs them natively (x86-64 and AArch64) and compares their
//! results with those of Cranelift's interpreter.

mod compile;
mod generate;
mod matrix;
mod random;
mod run;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// What to do.
#[derive(Parser)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Compiles the functions in `clif/` for all machines, conventions and settings.
    Matrix {
        /// Prints a line for each case, not only for those that do not compile for reasons of the allocator.
        #[arg(long)]
        lines: bool,
    },
    /// Compiles random functions for all machines and conventions.
    Random {
        /// How many modules.
        #[arg(long, default_value_t = 100)]
        modules: u64,
        /// The first one.
        #[arg(long, default_value_t = 0)]
        seed: u64,
    },
    /// Runs random functions.
    Run {
        /// How many modules.
        #[arg(long, default_value_t = 100)]
        modules: u64,
        /// The first one.
        #[arg(long, default_value_t = 0)]
        seed: u64,
    },
}

fn main() -> ExitCode {
    compile::keep_panics_quiet();
    let good = match Cli::parse().command {
        Command::Matrix { lines } => matrix::run(lines),
        Command::Random { modules, seed } => random::compile_all(seed..seed + modules),
        Command::Run { modules, seed } => run::run_all(seed..seed + modules),
    };
    #[cfg(feature = "ssara")]
    println!("allocated by ssara: {:?}", regalloc2::totals());
    if good { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
