//! Files of MIR: reading them, and writing them with registers.

use std::cell::OnceCell;
use std::fs;
use std::path::Path;

use crate::error::Error;
use crate::llvm::{Llvm, LlvmAllocator};
use crate::machine::Machine;
use crate::mir::Module;
use crate::pipeline::{self, FunctionOptions, Report};

/// Reads a text file.
///
/// # Errors
/// If it cannot be read.
pub fn read(path: &Path) -> Result<String, Error> {
    fs::read_to_string(path).map_err(|error| Error::File { path: path.to_path_buf(), error })
}

/// Parses a file of MIR.
///
/// # Errors
/// If it cannot be read or is not MIR.
pub fn read_mir(path: &Path) -> Result<Module, Error> {
    Module::parse(&read(path)?).map_err(|error| Error::Mir { path: path.to_path_buf(), error })
}

/// Allocates a file of MIR, which is read already, and writes another. Functions that are left to LLVM get the code of greedy.
///
/// # Errors
/// If a tool fails, or an allocation is wrong.
pub fn allocate_file(
    machine: &Machine,
    options: FunctionOptions,
    (mir, module): (&Path, &Module),
    llvm: &Llvm,
    allocated: &Path,
) -> Result<Report, Error> {
    let greedy = OnceCell::new();
    let (text, report) = pipeline::module(machine, module, options, |name| {
        if greedy.get().is_none() {
            let file = allocated.with_extension("greedy.mir");
            llvm.allocate(machine.arch, LlvmAllocator::Greedy, mir, &file)?;
            _ = greedy.set(read_mir(&file)?);
        }
        let documents = greedy.get().map_or(&[][..], |module: &Module| &module.functions);
        let document = documents.iter().find(|document| document.name == name);
        document
            .map(|document| document.text.clone())
            .ok_or_else(|| Error::Usage(format!("{}: LLVM's code has no function `{name}`", mir.display())))
    })?;
    fs::write(allocated, text).map_err(|error| Error::File { path: allocated.to_path_buf(), error })?;
    Ok(report)
}
