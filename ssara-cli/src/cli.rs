//! The command line: what it says is parsed, and given to the command that it names.

use std::io::Write;
use std::process::ExitCode;

use clap::{CommandFactory, Parser, Subcommand};
use colorchoice_clap::Color;

use crate::commands;
use crate::failure::{EXIT_CODES, Failure};
use crate::output;
use crate::source::{Reader, read_text};

/// Checks and documents ISA descriptions, allocates registers, verifies allocations.
#[derive(Parser)]
#[command(name = "ssara", version, about, arg_required_else_help = true, after_help = EXIT_CODES)]
pub struct Cli {
    #[command(flatten)]
    color: Color,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Checks ISA files and says what they describe.
    Check(commands::check::CheckArgs),
    /// Allocates random functions for random machines or for one of yours, and checks each answer.
    ///
    /// Each function is allocated at all levels; allocators from textbooks join in. A checker, an executor and a second
    /// checker, which share nothing with the allocator, check every answer, including each refusal. A finding is made
    /// small and written to a file. It is a mistake of ssara, not of the ISA file.
    Fuzz(commands::fuzz::FuzzArgs),
    /// Writes the documentation of an ISA as HTML or Markdown.
    Doc(commands::doc::DocArgs),
    /// Prints the Rust module that is generated from an ISA.
    Expand(commands::expand::ExpandArgs),
    /// Writes a first draft of an ISA file from tables of LLVM.
    Import(commands::import::ImportArgs),
    /// Writes a start of an ISA file, and a function for it.
    New(commands::new::NewArgs),
    /// Serves an editor that edits ISA files: a language server over standard input and output.
    ///
    /// The editor gets the diagnostics of `ssara check` when it opens and changes a file.
    Lsp,
    /// Prints what a shell needs to complete the command line.
    Completions(commands::completions::CompletionsArgs),
    /// Writes manual pages.
    Man(commands::man::ManArgs),
    #[command(flatten)]
    OnFunctions(FunctionCommand),
}

/// The commands that read functions.
#[derive(Subcommand)]
pub enum FunctionCommand {
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
    /// Says why: why a value is in memory, an edit stands where it does, a register is saved or a function refused.
    ///
    /// `ssara explain FILE FUNCTION v12` tells in sentences what the passes decided, with the figures by which they did.
    /// `ssara explain E0102` explains a diagnostic of ISA files by its code, and `ssara explain` lists all codes.
    Explain(commands::explain::ExplainArgs),
}

impl FunctionCommand {
    /// Runs the command on the functions that `read` finds in its file.
    ///
    /// # Errors
    /// Those of the command.
    pub fn run(&self, read: Reader, out: &mut dyn Write) -> Result<(), Failure> {
        match self {
            FunctionCommand::Alloc(args) => commands::alloc::run(args, read, out),
            FunctionCommand::Verify(args) => commands::verify::run(args, read, out),
            FunctionCommand::Run(args) => commands::run::run(args, read, out),
            FunctionCommand::View(args) => commands::view::run(args, read, out),
            FunctionCommand::Explain(args) => commands::explain::run(args, read, out),
        }
    }
}

impl Cli {
    fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        match self.command {
            Command::Check(args) => commands::check::run(&args, out),
            Command::Fuzz(args) => commands::fuzz::run(&args, out),
            Command::Doc(args) => commands::doc::run(&args, out),
            Command::Expand(args) => commands::expand::run(&args, out),
            Command::Import(args) => commands::import::run(&args, out),
            Command::New(args) => commands::new::run(&args, out),
            Command::Lsp => commands::lsp::run(),
            Command::Completions(args) => commands::completions::run(&args, Cli::command(), out),
            Command::Man(args) => commands::man::run(&args, Cli::command(), out),
            Command::OnFunctions(command) => command.run(read_text, out),
        }
    }
}

/// Runs the command that the arguments of the process ask for.
pub fn main() -> ExitCode {
    let cli = Cli::parse();
    cli.color.write_global();
    output::run(|out| cli.run(out))
}
