//! `ssara import`: a first draft of an ISA file from the tables of LLVM.

use std::io::Write;

use clap::Args;

use crate::failure::Failure;
use crate::import::{DraftOptions, draft};
use crate::input::Input;
use crate::llvm::{self, InstructionTables, RegisterTables};
use crate::output::Output;
use crate::progress::Progress;

/// The arguments of `ssara import`.
#[derive(Args)]
pub struct ImportArgs {
    /// LLVM's tables of the registers: JSON; `-` is standard input.
    #[arg(value_name = "TABLES.regs.json")]
    registers: Input,
    /// LLVM's tables of the instructions, in the same format.
    #[arg(value_name = "TABLES.instrs.json")]
    instructions: Option<Input>,
    /// A convention of the draft: a register mask of LLVM, such as `csr_64`. The default is the callee-saved registers
    /// of `C`.
    #[arg(long, value_name = "MASK")]
    convention: Vec<String>,
    /// The register in which calls leave the return address, as LLVM names it. Without it, the one that most calls write.
    #[arg(long, value_name = "REGISTER")]
    link: Option<String>,
    /// The name of the ISA; the default is that of the target.
    #[arg(long)]
    name: Option<String>,
    /// Name all that each `DECIDE` is about, not only the first few: all instructions that were left out, say.
    #[arg(long)]
    all: bool,
    /// The file to write; `-` is standard output.
    #[arg(short, long, default_value = "-")]
    output: Output,
}

/// Writes a draft that passes `ssara check`. If it goes to a file, prints the decisions that are left to a person.
///
/// # Errors
/// When a file cannot be read or is not such tables, or when no draft can be made from them.
pub fn run(args: &ImportArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let registers: RegisterTables = llvm::read(&args.registers)?;
    let instructions: Option<InstructionTables> = args.instructions.as_ref().map(llvm::read).transpose()?;
    let arch = registers.triple.split('-').next().unwrap_or_default();
    let options = DraftOptions {
        name: crate::import::name(args.name.as_deref().unwrap_or(arch)),
        conventions: args.convention.clone(),
        link: args.link.clone(),
        all: args.all,
    };
    // A mistake about an instruction is reported for the file of instructions.
    let progress = Progress::waiting(format!("drafting `{}`", options.name));
    let draft = draft(&registers, instructions.as_ref(), &options).map_err(|problem| {
        let path = args.instructions.as_ref().filter(|_| problem.starts_with("instruction "));
        Failure::file(path.unwrap_or(&args.registers), &problem)
    })?;
    drop(progress);
    args.output.write(&draft.text, out)?;
    if args.output != Output::Standard {
        for line in draft.decisions.lines(args.all) {
            writeln!(out, "{line}")?;
        }
        let counts: Vec<String> = draft.compared.iter().map(|(what, count)| format!("{count} {what}")).collect();
        writeln!(out, "compared with the tables: {}", counts.join(", "))?;
    }
    Ok(())
}
