//! `ssara-llvm compare`: counts and costs of ssara and of LLVM's allocators on the same functions.

mod findings;
mod sweep;

use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::Args;
use ssara_core::Context;
use ssara_explore::method::Method;

use crate::allocator::method;
use crate::error::Error;
use crate::files::{allocate_file, mir_of, read_mir};
use crate::llvm::{Llvm, LlvmAllocator, Product};
use crate::machine::{Arch, Machine, Registers, RootSet};
use crate::mir::Module;
use crate::pipeline::{self, FunctionOptions, Times};

use findings::{Findings, program};

/// The arguments of `ssara-llvm compare`.
#[derive(Args)]
pub struct CompareArgs {
    /// Files of MIR before the elimination of PHIs, all for one machine, or C sources.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// The machine for which C sources are compiled; the default is the host.
    #[arg(long)]
    target: Option<Arch>,
    /// The levels of ssara, and classic allocators.
    #[arg(long, value_delimiter = ',', default_value = "O0,O1,O2,O3")]
    levels: Vec<String>,
    /// The allocators of LLVM. Ratios are to the first one.
    #[arg(
        long,
        value_enum,
        value_delimiter = ',',
        default_value = "greedy,greedy-nosched,greedy-saves,basic,pbqp,fast"
    )]
    against: Vec<LlvmAllocator>,
    /// The number of integer registers; the others are kept out of use. RISC-V only, from 8.
    #[arg(long)]
    registers: Option<Registers>,
    /// Compare with so many integer registers, one after the other, and print a table of all: `8,12,16,all`. The registers of
    /// x86-64 are kept out of use for ssara only, since LLVM cannot do that.
    #[arg(long, value_delimiter = ',', conflicts_with = "registers")]
    sweep: Vec<Registers>,
    /// The file for a chart of the sweep, as SVG.
    #[arg(long, requires = "sweep")]
    plot: Option<PathBuf>,
    /// How many of the functions with the largest differences of cost to list.
    #[arg(long, default_value_t = 0)]
    worst: usize,
    /// How often each allocation is timed; the shortest time counts.
    #[arg(long, default_value_t = 1)]
    rounds: usize,
}

/// Compares and prints tables.
///
/// # Errors
/// If a tool fails, or an allocation is wrong.
pub fn main(args: &CompareArgs) -> Result<(), Error> {
    if args.sweep.is_empty() {
        compare(args, args.registers.unwrap_or(Registers::All), false)?.print(args.worst);
        return Ok(());
    }
    let found: Result<Vec<(Registers, Findings)>, Error> =
        args.sweep.iter().map(|&registers| Ok((registers, compare(args, registers, true)?))).collect();
    sweep::print(&found?, args.plot.as_deref())
}

/// Compares with these integer registers. `ssara_only` says that it suffices to keep the others out of ssara's use where
/// LLVM cannot do so.
fn compare(args: &CompareArgs, registers: Registers, ssara_only: bool) -> Result<Findings, Error> {
    let methods: Result<Vec<Method>, Error> = args.levels.iter().map(|name| method(name)).collect();
    let methods = methods?;
    let mut llvm = Llvm::find()?;
    let mut kept_out = RootSet::default();
    let directory = tempfile::tempdir().map_err(|error| Error::File { path: std::env::temp_dir(), error })?;
    let mut machine: Option<Machine> = None;
    let mut findings = Findings::default();
    findings.makers.extend(args.against.iter().map(|allocator| allocator.name().to_string()));
    findings.makers.extend(methods.iter().copied().map(maker));
    for file in &args.files {
        let (mir, arch) = mir_of(&llvm, file, args.target, &["-O2", "-w"], directory.path())?;
        if machine.is_none() {
            let new = Machine::new(arch)?;
            let reserved = arch.reserved(registers)?;
            kept_out = new.roots_of_all(reserved.iter().copied());
            if arch.facts().llvm_reserves || !ssara_only {
                llvm = llvm.reserving(arch, reserved)?;
            }
            machine = Some(new);
        }
        let work = Work { llvm: &llvm, directory: directory.path(), args, methods: &methods, kept_out };
        let Some(machine) = machine.as_ref().filter(|machine| machine.arch == arch) else {
            return Err(Error::Usage("the files are for different machines".to_string()));
        };
        work.file(machine, file, &mir, &mut findings)?;
    }
    Ok(findings)
}

/// The name in tables.
fn maker(method: Method) -> String {
    match method {
        Method::Level(level) => format!("ssara {level:?}"),
        Method::Classic(classic) => classic.name().to_string(),
    }
}

/// The comparison of one file.
struct Work<'a> {
    llvm: &'a Llvm,
    directory: &'a Path,
    args: &'a CompareArgs,
    methods: &'a [Method],
    kept_out: RootSet,
}

impl Work<'_> {
    fn file(&self, machine: &Machine, file: &Path, mir: &Path, findings: &mut Findings) -> Result<(), Error> {
        let module = read_mir(mir)?;
        for &method in self.methods {
            self.method(machine, file, (mir, &module), method, findings)?;
        }
        for &allocator in &self.args.against {
            self.allocator(machine, file, mir, allocator, findings)?;
        }
        Ok(())
    }

    /// Allocates a file at a level of ssara, or by a classic allocator.
    fn method(
        &self,
        machine: &Machine,
        file: &Path,
        (mir, module): (&Path, &Module),
        method: Method,
        findings: &mut Findings,
    ) -> Result<(), Error> {
        let maker = maker(method);
        let options = FunctionOptions { method, kept_out: self.kept_out };
        let mut best: Option<Times> = None;
        for _ in 0..self.args.rounds.max(1) {
            let (mut times, mut context) = (Times::default(), Context::new());
            for document in &module.functions {
                // Whether it can be allocated is said below.
                _ = pipeline::function(machine, document, options, &mut context, &mut times)?;
            }
            best = Some(best.map_or(times, |best| best.least(times)));
        }
        *findings.ssara_times.entry((program(&file.display().to_string()).to_string(), maker.clone())).or_default() +=
            best.unwrap_or_default();
        let [allocated, framed] = ["allocated.mir", "framed.mir"].map(|name| self.directory.join(name));
        let report = allocate_file(machine, options, (mir, module), self.llvm, &allocated)?;
        let left = |name: &str| report.left.iter().any(|left| left.name == name);
        for reason in &report.left {
            findings.left.push(format!("{} {} {method}: {}", file.display(), reason.name, reason.reason));
        }
        self.llvm.frames(machine.arch, &allocated, &framed)?;
        findings.count(machine, file, &maker, [&allocated, &framed], |name| !left(name))
    }

    /// Allocates a file by an allocator of LLVM.
    fn allocator(
        &self,
        machine: &Machine,
        file: &Path,
        mir: &Path,
        allocator: LlvmAllocator,
        findings: &mut Findings,
    ) -> Result<(), Error> {
        let [allocated, framed] = ["allocated.mir", "framed.mir"].map(|name| self.directory.join(name));
        let made = self.llvm.allocate(machine.arch, allocator, mir, &allocated);
        if let Err(error) = made.and_then(|()| self.llvm.frames_by(machine.arch, allocator, mir, &framed)) {
            let reason = error.to_string();
            let reason = reason.lines().find(|line| line.contains("error:")).unwrap_or("LLVM fails").to_string();
            findings.left.push(format!("{} {}: {reason}", file.display(), allocator.name()));
            return Ok(());
        }
        findings.count(machine, file, allocator.name(), [&allocated, &framed], |_| true)?;
        let mut best: Option<Duration> = None;
        for _ in 0..self.args.rounds.max(1) {
            let time = self.llvm.code_by(machine.arch, allocator, mir, Path::new("/dev/null"), Product::Nothing)?;
            best = Some(best.map_or(time, |best| best.min(time)));
        }
        *findings
            .llvm_times
            .entry((program(&file.display().to_string()).to_string(), allocator.name().to_string()))
            .or_default() += best.unwrap_or_default();
        Ok(())
    }
}
