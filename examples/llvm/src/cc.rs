//! `ssara-llvm cc`: a C compiler whose registers ssara or an allocator of LLVM allocates.

use std::cell::OnceCell;
use std::fs;
use std::path::{Path, PathBuf};

use clap::ValueEnum;
use ssara_core::Level;

use crate::error::Error;
use crate::llvm::{Llvm, LlvmAllocator, run};
use crate::machine::{Arch, Machine};
use crate::mir::Module;
use crate::pipeline::{self, FunctionOptions, Report};

/// Who allocates the registers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Allocator {
    /// ssara, at this level.
    Ssara(Level),
    /// An allocator of LLVM.
    Llvm(LlvmAllocator),
}

impl Allocator {
    /// An allocator by name: `O0` to `O3`, or one of LLVM.
    ///
    /// # Errors
    /// If there is no such allocator.
    pub fn parse(name: &str) -> Result<Allocator, Error> {
        if let Some(level) = Level::ALL.into_iter().find(|level| format!("{level:?}") == name) {
            return Ok(Allocator::Ssara(level));
        }
        let bad = |_| {
            Error::Usage(format!("no allocator `{name}`: O0, O1, O2, O3, greedy, greedy-nosched, basic, pbqp, fast"))
        };
        LlvmAllocator::from_str(name, false).map(Allocator::Llvm).map_err(bad)
    }
}

/// A command line of `cc`.
struct Invocation {
    arch: Arch,
    allocator: Allocator,
    /// Arguments of clang.
    clang: Vec<String>,
    sources: Vec<PathBuf>,
    /// Objects, libraries and other arguments of the linker.
    linker: Vec<String>,
    /// Whether to compile only.
    compile: bool,
    output: Option<PathBuf>,
}

/// Arguments of clang whose value may be the next word.
const WITH_VALUE: [&str; 8] = ["-I", "-D", "-U", "-include", "-isystem", "-idirafter", "-x", "-MF"];

fn parse(args: &[String]) -> Result<Invocation, Error> {
    let host = Arch::host();
    let mut arch = None;
    let mut allocator = Allocator::Ssara(Level::O2);
    let (mut clang, mut sources, mut linker) = (Vec::new(), Vec::new(), Vec::new());
    let (mut compile, mut output) = (false, None);
    let mut args = args.iter();
    while let Some(arg) = args.next() {
        let mut value = || args.next().ok_or_else(|| Error::Usage(format!("`{arg}` needs a value")));
        match arg.as_str() {
            "--allocator" => allocator = Allocator::parse(value()?)?,
            "--target" => {
                let name = value()?;
                arch = Some(Arch::from_str(name, false).map_err(|_| Error::Usage(format!("no target `{name}`")))?);
            }
            "-o" => output = Some(PathBuf::from(value()?)),
            "-c" => compile = true,
            "-L" | "-l" => linker.extend([arg.clone(), value()?.clone()]),
            word if WITH_VALUE.contains(&word) => clang.extend([arg.clone(), value()?.clone()]),
            word if word.starts_with("-Wl,") || word.starts_with("-l") || word.starts_with("-L") => {
                linker.push(arg.clone())
            }
            "-static" | "-pthread" | "-shared" | "-rdynamic" => linker.push(arg.clone()),
            word if word.starts_with('-') => clang.push(arg.clone()),
            word if word.ends_with(".c") => sources.push(PathBuf::from(word)),
            _ => linker.push(arg.clone()),
        }
    }
    let arch = arch.or(host).ok_or_else(|| Error::Usage("name the target by `--target`".to_string()))?;
    if compile && output.is_some() && sources.len() > 1 {
        return Err(Error::Usage("`-c` with `-o` takes one source".to_string()));
    }
    Ok(Invocation { arch, allocator, clang, sources, linker, compile, output })
}

/// Compiles and links as the arguments say, and prints which functions were left to LLVM to standard error.
///
/// # Errors
/// If a tool fails, or an allocation is wrong.
pub fn main(args: &[String]) -> Result<(), Error> {
    let invocation = parse(args)?;
    let llvm = Llvm::find()?;
    let directory = tempfile::tempdir().map_err(|error| Error::File { path: std::env::temp_dir(), error })?;
    let machine = OnceCell::new();
    let mut objects = Vec::new();
    let mut report = Report::default();
    for (index, source) in invocation.sources.iter().enumerate() {
        let object = match (&invocation.output, invocation.compile) {
            (Some(output), true) => output.clone(),
            (None, true) => PathBuf::from(source.with_extension("o").file_name().unwrap_or_default()),
            _ => directory.path().join(format!("{index}.o")),
        };
        let work = Work { llvm: &llvm, invocation: &invocation, directory: directory.path(), machine: &machine };
        let part = work.compile(source, &object)?;
        report.allocated += part.allocated;
        report.left.extend(part.left);
        objects.push(object);
    }
    for left in &report.left {
        eprintln!("left to LLVM: function `{}`, {}", left.name, left.reason);
    }
    if let Allocator::Ssara(level) = invocation.allocator
        && !invocation.sources.is_empty()
    {
        eprintln!("allocated at {level:?}: {} functions, left to LLVM: {}", report.allocated, report.left.len());
    }
    if invocation.compile {
        return Ok(());
    }
    let output = invocation.output.clone().unwrap_or_else(|| PathBuf::from("a.out"));
    let mut args: Vec<String> = vec!["-o".to_string(), output.display().to_string()];
    args.extend(objects.iter().map(|object| object.display().to_string()));
    args.extend(invocation.linker.iter().cloned());
    run(Path::new(invocation.arch.facts().linker), args).map(drop)
}

/// The compilation of the sources of a command line.
struct Work<'a> {
    llvm: &'a Llvm,
    invocation: &'a Invocation,
    directory: &'a Path,
    machine: &'a OnceCell<Machine>,
}

impl Work<'_> {
    fn compile(&self, source: &Path, object: &Path) -> Result<Report, Error> {
        let arch = self.invocation.arch;
        let [ir, mir] = ["source.ll", "source.mir"].map(|name| self.directory.join(name));
        self.llvm.ir(arch, source, &self.invocation.clang, &ir)?;
        self.llvm.mir(arch, &ir, &mir)?;
        match self.invocation.allocator {
            Allocator::Llvm(allocator) => {
                self.llvm.object_by(arch, allocator, &mir, object)?;
                Ok(Report::default())
            }
            Allocator::Ssara(level) => {
                if self.machine.get().is_none() {
                    _ = self.machine.set(Machine::new(arch)?);
                }
                let Some(machine) = self.machine.get() else { return Ok(Report::default()) };
                let allocated = self.directory.join("allocated.mir");
                let options = FunctionOptions::new(level);
                let report = allocate_file(machine, options, (&mir, &read_mir(&mir)?), self.llvm, &allocated)?;
                self.llvm.object(arch, &allocated, object)?;
                Ok(report)
            }
        }
    }
}

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
