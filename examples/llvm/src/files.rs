//! Files of MIR: reading them, and writing them with registers.

use std::cell::OnceCell;
use std::fs;
use std::path::{Path, PathBuf};

use crate::error::Error;
use crate::llvm::{Llvm, LlvmAllocator};
use crate::machine::{Arch, Machine};
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

/// The file of MIR, made from C in a directory with these arguments of clang if need be, and its machine. The target of C
/// that is not named is the host.
///
/// # Errors
/// If a tool fails, or the machine is not supported.
pub fn mir_of(
    llvm: &Llvm,
    file: &Path,
    target: Option<Arch>,
    args: &[&str],
    directory: &Path,
) -> Result<(PathBuf, Arch), Error> {
    if file.extension().is_some_and(|extension| extension == "c") {
        let arch = target.or(Arch::host()).ok_or_else(|| Error::Usage("name the target by `--target`".to_string()))?;
        let [ir, mir] = ["source.ll", "source.mir"].map(|name| directory.join(name));
        llvm.ir(arch, file, args, &ir)?;
        llvm.mir(arch, &ir, &mir)?;
        return Ok((mir, arch));
    }
    let arch = Arch::of_ir(&read_mir(file)?.ir);
    let unknown = || Error::Usage(format!("{}: a machine that is not supported", file.display()));
    Ok((file.to_path_buf(), arch.ok_or_else(unknown)?))
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
