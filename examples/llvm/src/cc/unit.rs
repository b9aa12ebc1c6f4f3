//! The steps from a source to an object or assembly.

use std::cell::OnceCell;
use std::path::Path;
use std::process::ExitCode;

use super::jobs::{Job, run};
use super::tally::Tally;
use crate::allocator::Allocator;
use crate::error::Error;
use crate::files::{allocate_file, read, read_mir};
use crate::llvm::{Llvm, Product};
use crate::machine::{Arch, Machine, Registers};
use crate::mir::{defined, has_landing_pads, unreadable};
use crate::pipeline::{FunctionOptions, Left, Report};

/// A job that makes code from a source.
pub(super) struct Unit<'a> {
    job: &'a Job,
    /// The position of the word that says what is made.
    kind: usize,
    /// The position of the name of the output.
    output: usize,
    /// The machine, if it is supported.
    arch: Option<Arch>,
}

impl<'a> Unit<'a> {
    /// The unit of a job, if it makes code.
    pub fn of(job: &'a Job) -> Option<Unit<'a>> {
        let kind = job.makes_code()?;
        let output = job.words.iter().rposition(|word| word == "-o")? + 1;
        let arch = value(&job.words, "-triple").and_then(Arch::of_triple);
        (output < job.words.len()).then_some(Unit { job, kind, output, arch })
    }

    /// The source.
    fn source(&self) -> &str {
        self.job.words.last().map_or("", |word| word)
    }

    /// The job with IR as its product.
    fn job_to_ir(&self, ir: &Path) -> Vec<String> {
        let mut words = self.job.words.clone();
        words[self.kind] = "-emit-llvm".to_string();
        words[self.output] = ir.display().to_string();
        words
    }

    /// The job with IR, which is optimised already, as its source.
    fn job_from_ir(&self, ir: &Path) -> Vec<String> {
        let mut words = self.job.words.clone();
        // The language and the source are the last words.
        if let Some(at) = words.iter().rposition(|word| word == "-x") {
            words.truncate(at);
        }
        words.extend(["-x", "ir", "-disable-llvm-passes"].map(str::to_string));
        words.push(ir.display().to_string());
        words
    }

    fn product(&self) -> Product {
        if self.job.words[self.kind] == "-S" { Product::Assembly } else { Product::Object }
    }

    /// The registers that no value may take, as `-ffixed-x18` says.
    fn fixed(&self) -> impl Iterator<Item = &str> {
        self.job.words.iter().filter_map(|word| word.strip_prefix("+reserve-"))
    }

    /// The options of the job that IR does not say, as `llc` takes them.
    fn codegen(&self) -> Vec<String> {
        let words = &self.job.words;
        let mut options = Vec::new();
        let mut features = Vec::new();
        for (at, word) in words.iter().enumerate() {
            let next = words.get(at + 1).map_or("", |word| word);
            match word.as_str() {
                "-mrelocation-model" => options.push(format!("-relocation-model={next}")),
                "-target-abi" | "-split-dwarf-file" | "-split-dwarf-output" => options.push(format!("{word}={next}")),
                "-target-feature" if next.starts_with('+') => features.push(next),
                "-mllvm" => options.push(next.to_string()),
                "-ffunction-sections" | "-fdata-sections" => options.push(word.replacen("-f", "-", 1)),
                "-no-integrated-as" => options.push(word.clone()),
                _ => match word.split_once('=') {
                    Some(("-mcmodel", model)) => options.push(format!("-code-model={model}")),
                    Some(("-debugger-tuning", debugger)) => options.push(format!("-debugger-tune={debugger}")),
                    Some(("--compress-debug-sections", _)) => options.push(word.clone()),
                    _ => {}
                },
            }
        }
        if self.arch == Some(Arch::Riscv64) {
            options.push(format!("-mattr={}", features.join(",")));
        }
        options
    }
}

/// The word behind another one.
fn value<'a>(words: &'a [String], name: &str) -> Option<&'a str> {
    let at = words.iter().position(|word| word == name)?;
    words.get(at + 1).map(String::as_str)
}

/// What the units of a command line share.
pub(super) struct Workshop<'a> {
    pub llvm: &'a Llvm,
    pub allocator: Allocator,
    /// The integer registers that values may take.
    pub registers: Registers,
    /// The directory for files between the steps.
    pub directory: &'a Path,
    pub machine: OnceCell<Machine>,
}

impl Workshop<'_> {
    /// Compiles a unit; the exit code of clang if it refuses the source.
    ///
    /// # Errors
    /// If a tool of LLVM fails, or an allocation is wrong.
    pub fn compile(&self, unit: &Unit<'_>, tally: &mut Tally) -> Result<Option<ExitCode>, Error> {
        let [ir, mir, allocated] = ["source.ll", "source.mir", "allocated.mir"].map(|name| self.directory.join(name));
        if let Some(code) = run(&unit.job_to_ir(&ir))? {
            return Ok(Some(code));
        }
        let arch = match unit.arch {
            Some(arch) if !has_landing_pads(&read(&ir)?) => arch,
            Some(_) => return self.leave(unit, &ir, "a function of this file has exceptions", tally),
            None => return self.leave(unit, &ir, "the machine is not supported", tally),
        };
        let llvm = self.llvm.clone().with_options(unit.codegen());
        llvm.mir(arch, &ir, &mir)?;
        let reserved = arch.reserved(self.registers)?;
        let llvm = llvm.reserving(arch, reserved)?;
        let text = read(&mir)?;
        // The functions that stay with LLVM would not be read back either.
        if let Some(reason) = unreadable(&text) {
            return self.leave(unit, &ir, reason, tally);
        }
        let mut report = match self.allocator {
            Allocator::Ssara(method) => {
                let machine = self.machine(arch)?;
                let options = FunctionOptions {
                    method,
                    kept_out: machine.roots_of_all(unit.fixed().chain(reserved.iter().copied())),
                };
                allocate_file(machine, options, (&mir, &read_mir(&mir)?), &llvm, &allocated)?
            }
            Allocator::Llvm(_) => Report { allocated: defined(&read(&ir)?).count(), ..Report::default() },
        };
        let mut make = |output: &Path, product| match self.allocator {
            Allocator::Ssara(_) => llvm.code(arch, &allocated, output, product),
            Allocator::Llvm(allocator) => {
                report.times.allocate = llvm.code_by(arch, allocator, &mir, output, product)?;
                Ok(())
            }
        };
        let output = Path::new(&unit.job.words[unit.output]);
        // `llc` does not know the names of blocks to which inline assembly jumps, where it reads that itself.
        match (unit.product(), text.contains("INLINEASM_BR")) {
            (Product::Object, true) => {
                let assembly = self.directory.join("source.s");
                make(&assembly, Product::Raw)?;
                llvm.assemble(arch, &assembly, output)?;
            }
            (_, true) => make(output, Product::Raw)?,
            (product, false) => make(output, product)?,
        }
        tally.add(unit.source(), report);
        Ok(None)
    }

    /// The machine, which is made once.
    fn machine(&self, arch: Arch) -> Result<&Machine, Error> {
        if self.machine.get().is_none() {
            _ = self.machine.set(Machine::new(arch)?);
        }
        self.machine.get().ok_or_else(|| Error::Usage(format!("no tables of {arch}")))
    }

    /// Leaves a source to clang, from the IR on.
    fn leave(&self, unit: &Unit<'_>, ir: &Path, reason: &str, tally: &mut Tally) -> Result<Option<ExitCode>, Error> {
        let left = |name: &str| Left { name: name.to_string(), reason: reason.to_string() };
        let left = defined(&read(ir)?).map(left).collect();
        tally.add(unit.source(), Report { left, ..Report::default() });
        run(&unit.job_from_ir(ir))
    }
}
