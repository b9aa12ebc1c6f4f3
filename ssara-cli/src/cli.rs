//! The command line: arguments and exit codes.

use std::io::{self, BufWriter, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::builder::PossibleValuesParser;
use clap::{Args, Parser, Subcommand, ValueEnum};
use ssara_core::{CalleeSaves, Level, Options, Stress};

use crate::commands;
use crate::failure::Failure;
use crate::method::Method;
use crate::source::Selection;

/// Checks and documents ISA descriptions, allocates registers, verifies allocations.
#[derive(Parser)]
#[command(name = "ssara", version, about, arg_required_else_help = true)]
pub struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Checks ISA files and says what they describe.
    Check(commands::check::CheckArgs),
    /// Writes the documentation of an ISA as HTML or Markdown.
    Doc(commands::doc::DocArgs),
    /// Prints the Rust module that is generated from an ISA.
    Expand(commands::expand::ExpandArgs),
    /// Writes a first draft of an ISA file from tables of LLVM.
    Import(commands::import::ImportArgs),
    /// Allocates registers for the functions of a file.
    ///
    /// The cost of an allocation is the sum of the costs of all inserted operations and of all operands in spill slots, each
    /// multiplied by its frequency. The cost is the price in the ISA file. By default that is 4 for a load, 1 for a store,
    /// 0.2 for a move, and 0.4 for a swap. A copy to or from another bank costs 1. A rematerialisation costs 1, or 0.2 if
    /// that is no more than a move. An operand that is read in its slot costs 2, and one that is written there 0.5. The
    /// frequency is that of the block in the line above a function, and 10 to the power of the loop depth in a table. Saves
    /// and restores of callee-saved registers count if the allocator inserts them, as it does without
    /// `--callee-saves report`.
    Alloc(commands::alloc::AllocArgs),
    /// Checks allocations: those in a file, or those that ssara makes for the functions in it.
    Verify(commands::verify::VerifyArgs),
    /// Runs functions side by side with their allocations, and counts what is executed.
    ///
    /// ssara does not know what instructions compute, so results and the outcomes of branches follow from a seed.
    Run(commands::run::RunArgs),
    /// Draws a function with its allocations as one HTML page: registers and slots over time, pressure, edits and costs.
    View(commands::view::ViewArgs),
    /// Makes a function smaller while its allocation keeps failing in the same way.
    Reduce(commands::reduce::ReduceArgs),
    /// Allocates random functions for random machines, and checks each answer.
    Fuzz(commands::fuzz::FuzzArgs),
    /// Measures the cost and time of allocations, compared with the two allocators of regalloc2.
    ///
    /// The cost is that of the tables of `ssara alloc`: 10 to the power of the loop depth, times the price. For all
    /// allocators it includes saves of callee-saved registers at entry and restores at returns.
    /// `against Ion` is the geometric mean over functions of the ratio of costs (each raised by 1), `total` the ratio of the
    /// sums. ssara's checker checks every allocation, and so does the checker of regalloc2 if it can express the allocation.
    /// Times are processor times of the thread.
    Bench(commands::bench::BenchArgs),
    /// Says why: why a value is in memory, an edit stands where it does, a register is saved or a function refused.
    ///
    /// `ssara explain FILE FUNCTION v12` tells in sentences what the passes decided, with the figures by which they did.
    /// `ssara explain E0102` explains a diagnostic of ISA files by its code, and `ssara explain` lists all codes.
    Explain(commands::explain::ExplainArgs),
    /// Works on corpus files (`.ra2f`).
    #[command(subcommand)]
    Corpus(commands::corpus::CorpusCommand),
}

/// How to allocate.
#[derive(Args)]
pub struct AllocatorArgs {
    /// The ISA of the functions: a built-in one or an ISA file. Text names its ISA, corpus files bring their own.
    #[arg(long)]
    pub isa: Option<String>,
    /// How much work to put into good code.
    #[arg(long, value_enum, default_value_t = LevelArg::O2)]
    pub level: LevelArg,
    /// The allocator: a level, or one from a textbook (`spill-everywhere`, `poletto`, `linear-scan`, `irc`, `braun-hack`).
    #[arg(long, value_name = "NAME", conflicts_with = "level")]
    allocator: Option<Method>,
    /// Who saves the callee-saved registers that a function writes.
    #[arg(long, value_enum, default_value_t = CalleeSavesArg::Insert)]
    pub callee_saves: CalleeSavesArg,
    /// Which decisions to make worse.
    #[command(flatten)]
    pub stress: StressArgs,
    /// Checks the contracts of each pass of the allocator after the pass.
    #[arg(long)]
    pub contracts: bool,
    /// Does only the functions of this name.
    #[arg(long)]
    pub function: Option<String>,
}

/// Which decisions of the allocator to make worse.
#[derive(Args)]
pub struct StressArgs {
    /// Replaces a decision of the allocator by the worst correct one, for tests of the allocator and its clients.
    #[arg(long, value_name = "KIND", value_parser = PossibleValuesParser::new(Stress::KINDS.map(|kind| kind.0)),
          value_delimiter = ',')]
    stress: Vec<String>,
}

impl StressArgs {
    /// All kinds that were given, at once.
    pub fn stress(&self) -> Stress {
        let given = Stress::KINDS.iter().filter(|kind| self.stress.iter().any(|name| name == kind.0));
        given.fold(Stress::NONE, |all, kind| all.and(kind.1))
    }
}

impl AllocatorArgs {
    /// The options of the allocator.
    pub fn options(&self) -> Options {
        let (stress, contracts) = (self.stress.stress(), self.contracts);
        Options { stress, contracts, ..options(self.level, self.callee_saves) }
    }
    /// The allocator.
    pub fn method(&self) -> Method {
        self.allocator.unwrap_or(Method::Level(self.options().level))
    }
    /// The functions to do.
    pub fn selection(&self) -> Selection<'_> {
        Selection { isa: self.isa.as_deref(), function: self.function.as_deref(), on_shipped: false }
    }
}

/// The options of the allocator.
pub fn options(level: LevelArg, callee_saves: CalleeSavesArg) -> Options {
    let level = match level {
        LevelArg::O0 => Level::O0,
        LevelArg::O1 => Level::O1,
        LevelArg::O2 => Level::O2,
        LevelArg::O3 => Level::O3,
    };
    Options::new(level, self::callee_saves(callee_saves))
}

/// Who saves the callee-saved registers.
pub fn callee_saves(arg: CalleeSavesArg) -> CalleeSaves {
    match arg {
        CalleeSavesArg::Insert => CalleeSaves::Insert,
        CalleeSavesArg::Wrap => CalleeSaves::Wrap,
        CalleeSavesArg::Report => CalleeSaves::Report,
    }
}

/// [`Level`], on the command line.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum LevelArg {
    /// Fast: spills and colours in one pass.
    #[value(name = "O0", alias = "o0", alias = "0")]
    O0,
    /// Plain.
    #[value(name = "O1", alias = "o1", alias = "1")]
    O1,
    /// Everything that pays for itself.
    #[value(name = "O2", alias = "o2", alias = "2")]
    O2,
    /// Reloads in better places once there is a spill plan.
    #[value(name = "O3", alias = "o3", alias = "3")]
    O3,
}

/// [`CalleeSaves`], on the command line.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum CalleeSavesArg {
    /// The allocator, at entry and before returns.
    Insert,
    /// The allocator, around the blocks that use a register where that is cheaper.
    Wrap,
    /// The client; the allocation lists the registers.
    Report,
}

/// Runs the command that the arguments of the process ask for.
pub fn main() -> ExitCode {
    let cli = Cli::parse();
    let mut out = BufWriter::new(io::stdout().lock());
    let result = cli.run(&mut out).and_then(|()| out.flush().map_err(Failure::from));
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => {
            // The reader has closed the pipe, so the buffer need not be written.
            std::mem::forget(out);
            ExitCode::SUCCESS
        }
        Err(failure) => {
            // The output before the failure comes first.
            let _ = out.flush();
            failure.report();
            ExitCode::FAILURE
        }
    }
}

impl Cli {
    fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        match self.command {
            Command::Check(args) => commands::check::run(&args, out),
            Command::Doc(args) => commands::doc::run(&args, out),
            Command::Expand(args) => commands::expand::run(&args, out),
            Command::Import(args) => commands::import::run(&args, out),
            Command::Alloc(args) => commands::alloc::run(&args, out),
            Command::Verify(args) => commands::verify::run(&args, out),
            Command::Run(args) => commands::run::run(&args, out),
            Command::View(args) => commands::view::run(&args, out),
            Command::Reduce(args) => commands::reduce::run(&args, out),
            Command::Fuzz(args) => commands::fuzz::run(&args, out),
            Command::Bench(args) => commands::bench::run(&args, out),
            Command::Explain(args) => commands::explain::run(&args, out),
            Command::Corpus(command) => commands::corpus::run(&command, out),
        }
    }
}

/// A file to write to, or standard output.
pub fn write_output(path: Option<&PathBuf>, text: &str, out: &mut dyn Write) -> Result<(), Failure> {
    match path {
        Some(path) => std::fs::write(path, text).map_err(|error| Failure::file(path, &error)),
        None => Ok(out.write_all(text.as_bytes())?),
    }
}
