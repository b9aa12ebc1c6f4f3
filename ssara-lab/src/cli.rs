//! The command line: what it says is parsed, and given to the command that it names.

use std::io::Write;
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use colorchoice_clap::Color;
use ssara_cli::cli::FunctionCommand;
use ssara_cli::commands::fuzz::{self, FuzzArgs};
use ssara_cli::failure::{EXIT_CODES, Failure};
use ssara_cli::output;

use crate::commands;
use crate::files::read_items;

/// Measures and tests the allocator. Has the commands of `ssara` that read functions, for corpus files, too.
#[derive(Parser)]
#[command(name = "ssara-lab", version, about, arg_required_else_help = true, after_help = EXIT_CODES)]
pub struct Cli {
    #[command(flatten)]
    color: Color,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Makes a function smaller while its allocation keeps failing in the same way.
    Reduce(commands::reduce::ReduceArgs),
    /// Allocates random functions for random machines or for one of yours, and checks each answer.
    Fuzz(FuzzArgs),
    /// Measures the cost and time of allocations, compared with the two allocators of regalloc2.
    ///
    /// A table has a row for each allocator; `--details` adds what was counted, files, sizes and the worst functions.
    ///
    /// The cost is that of the tables of `ssara alloc --table`: 10 to the power of the loop depth, times the price. For all
    /// allocators it includes saves of callee-saved registers at entry and restores at returns.
    /// `against Ion` is the geometric mean over functions of the ratio of costs (each raised by 1), `total` the ratio of the
    /// sums. ssara's checker checks every allocation, and so does the checker of regalloc2 if it can express the allocation.
    /// Times are processor times of the thread.
    Bench(commands::bench::BenchArgs),
    /// Works on corpus files (`.ra2f`).
    #[command(subcommand)]
    Corpus(commands::corpus::CorpusCommand),
    /// Writes the static site: the book, reference pages of machines, and the playground.
    ///
    /// `cargo` compiles the allocator for WebAssembly, which needs the target `wasm32-unknown-unknown`. mdBook makes the book;
    /// without it the rest is written.
    Site(commands::site::SiteArgs),
    #[command(flatten)]
    OnFunctions(FunctionCommand),
}

impl Cli {
    fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        match self.command {
            Command::Reduce(args) => commands::reduce::run(&args, out),
            Command::Fuzz(args) => fuzz::run(&args, out),
            Command::Bench(args) => match args.experiment() {
                Some(experiment) => commands::experiment::run(experiment, &args, out),
                None => commands::bench::run(&args, out),
            },
            Command::Corpus(command) => commands::corpus::run(&command, out),
            Command::Site(args) => commands::site::run(&args, out),
            Command::OnFunctions(command) => command.run(read_items, out),
        }
    }
}

/// Runs the command that the arguments of the process ask for.
pub fn main() -> ExitCode {
    let cli = Cli::parse();
    cli.color.write_global();
    output::run(|out| cli.run(out))
}
