//! `ssara import`: a first draft of an ISA file from the tables of LLVM.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;

use crate::cli::write_output;
use crate::failure::Failure;
use crate::import::draft;
use crate::llvm::{self, InstructionTables, RegisterTables};

/// The arguments of `ssara import`.
#[derive(Args)]
pub struct ImportArgs {
    /// What LLVM knows about the registers: JSON, which may be compressed with zstd.
    #[arg(value_name = "TABLES.regs.json")]
    registers: PathBuf,
    /// What LLVM knows about the instructions, likewise.
    #[arg(value_name = "TABLES.instrs.json")]
    instructions: Option<PathBuf>,
    /// A convention of the draft: a register mask of LLVM, such as `csr_64`. Without one, what `C` preserves.
    #[arg(long, value_name = "MASK")]
    convention: Vec<String>,
    /// The name of the ISA; that of the target otherwise.
    #[arg(long)]
    name: Option<String>,
    /// The file to write; standard output otherwise.
    #[arg(short, long)]
    output: Option<PathBuf>,
}

/// Writes a draft that passes `ssara check`.
///
/// # Errors
/// When a file cannot be read or is not such tables, or when no draft can be made from them.
pub fn run(args: &ImportArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let registers: RegisterTables = llvm::read(&args.registers)?;
    let instructions: Option<InstructionTables> = args.instructions.as_deref().map(llvm::read).transpose()?;
    let arch = registers.triple.split('-').next().unwrap_or_default();
    let name = crate::import::name(args.name.as_deref().unwrap_or(arch));
    let text = draft(&name, &registers, instructions.as_ref(), &args.convention)
        .map_err(|problem| Failure::file(&args.registers, &problem))?;
    write_output(args.output.as_ref(), &text, out)
}
