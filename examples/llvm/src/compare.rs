//! `ssara-llvm compare`: counts and costs of ssara and of LLVM's allocators on the same functions.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::Args;
use ssara_core::{Context, Level};

use crate::cc::{Allocator, allocate_file, read_mir};
use crate::cost::{Count, Counts, count, saves};
use crate::error::Error;
use crate::llvm::{Llvm, LlvmAllocator};
use crate::machine::{Arch, Machine, RootSet};
use crate::mir::{Document, Module};
use crate::pipeline::{self, FunctionOptions, Times};

/// LLVM's passes from the end of SSA form to physical registers, as `llc -time-passes` calls them.
const PASSES: [&str; 14] = [
    "Live Variable Analysis",
    "Eliminate PHI nodes for register allocation",
    "Two-Address instruction pass",
    "Slot index numbering",
    "Live Interval Analysis",
    "Register Coalescer",
    "Rename Disconnected Subregister Components",
    "Live Stack Slot Analysis",
    "Virtual Register Map",
    "Live Register Matrix",
    "Bundle Machine CFG Edges",
    "Spill Code Placement Analysis",
    "Register Allocator",
    "Virtual Register Rewriter",
];

/// The arguments of `ssara-llvm compare`.
#[derive(Args)]
pub struct CompareArgs {
    /// Files of MIR before the elimination of PHIs, all for one machine, or C sources.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// The machine for which C sources are compiled; the default is the host.
    #[arg(long)]
    target: Option<Arch>,
    /// The levels of ssara.
    #[arg(long, value_delimiter = ',', default_value = "O0,O1,O2,O3")]
    levels: Vec<String>,
    /// The allocators of LLVM. Ratios are to the first one.
    #[arg(long, value_enum, value_delimiter = ',', default_value = "greedy,greedy-nosched,basic,pbqp,fast")]
    against: Vec<LlvmAllocator>,
    /// The number of integer registers; the others are kept out of use. RISC-V only, from 8.
    #[arg(long)]
    registers: Option<usize>,
    /// How many of the functions with the largest differences of cost to list.
    #[arg(long, default_value_t = 0)]
    worst: usize,
    /// How often each allocation is timed; the shortest time counts.
    #[arg(long, default_value_t = 1)]
    rounds: usize,
}

/// Who has made a code: the name in tables.
type Maker = String;

/// What was found.
#[derive(Default)]
struct Findings {
    /// The counts of each function by maker; a function is named with its file.
    functions: BTreeMap<String, BTreeMap<Maker, Counts>>,
    left: Vec<String>,
    /// The time of LLVM's passes.
    llvm_times: BTreeMap<Maker, Duration>,
    ssara_times: BTreeMap<Maker, Times>,
    makers: Vec<Maker>,
}

/// Compares and prints tables.
///
/// # Errors
/// If a tool fails, or an allocation is wrong.
pub fn main(args: &CompareArgs) -> Result<(), Error> {
    let levels: Result<Vec<Level>, Error> = args.levels.iter().map(|name| level(name)).collect();
    let levels = levels?;
    let mut llvm = Llvm::find()?;
    let mut kept_out = RootSet::default();
    let directory = tempfile::tempdir().map_err(|error| Error::File { path: std::env::temp_dir(), error })?;
    let mut machine: Option<Machine> = None;
    let mut findings = Findings::default();
    findings.makers.extend(args.against.iter().map(|allocator| allocator.name().to_string()));
    findings.makers.extend(levels.iter().map(|level| format!("ssara {level:?}")));
    for file in &args.files {
        let work = Work { llvm: &llvm, directory: directory.path(), args, levels: &levels, kept_out };
        let (mir, arch) = work.mir(file)?;
        if machine.is_none() {
            let new = Machine::new(arch)?;
            let reserved = reserved(arch, args.registers)?;
            kept_out = reserved.iter().flat_map(|name| new.roots_of(name)).copied().collect();
            llvm = llvm.reserving(&reserved);
            machine = Some(new);
        }
        let work = Work { llvm: &llvm, directory: directory.path(), args, levels: &levels, kept_out };
        let Some(machine) = machine.as_ref().filter(|machine| machine.arch == arch) else {
            return Err(Error::Usage("the files are for different machines".to_string()));
        };
        work.file(machine, file, &mir, &mut findings)?;
    }
    findings.print(args.worst);
    Ok(())
}

/// The registers to keep out of use, so that so many are left.
fn reserved(arch: Arch, registers: Option<usize>) -> Result<Vec<&'static str>, Error> {
    let sweep = arch.facts().sweep;
    match registers {
        None => Ok(Vec::new()),
        Some(count) if count >= 8 && count <= sweep.len() => Ok(sweep[count..].to_vec()),
        Some(_) if sweep.is_empty() => {
            let reason = "LLVM cannot keep single registers of it out of use";
            Err(Error::Usage(format!("`--registers` cannot be given for {arch}: {reason}")))
        }
        Some(count) => Err(Error::Usage(format!("`--registers` takes 8 to {} for {arch}, not {count}", sweep.len()))),
    }
}

fn level(name: &str) -> Result<Level, Error> {
    match Allocator::parse(name)? {
        Allocator::Ssara(level) => Ok(level),
        Allocator::Llvm(_) => Err(Error::Usage(format!("`{name}` is no level of ssara"))),
    }
}

/// The comparison of one file.
struct Work<'a> {
    llvm: &'a Llvm,
    directory: &'a Path,
    args: &'a CompareArgs,
    levels: &'a [Level],
    kept_out: RootSet,
}

impl Work<'_> {
    /// The file of MIR, made from C if need be, and its machine.
    fn mir(&self, file: &Path) -> Result<(PathBuf, Arch), Error> {
        if file.extension().is_some_and(|extension| extension == "c") {
            let arch = self.args.target.or(Arch::host());
            let arch = arch.ok_or_else(|| Error::Usage("name the target by `--target`".to_string()))?;
            let [ir, mir] = ["source.ll", "source.mir"].map(|name| self.directory.join(name));
            self.llvm.ir(arch, file, &["-O2".to_string(), "-w".to_string()], &ir)?;
            self.llvm.mir(arch, &ir, &mir)?;
            return Ok((mir, arch));
        }
        let arch = Arch::of_ir(&read_mir(file)?.ir);
        let unknown = || Error::Usage(format!("{}: a machine that is not supported", file.display()));
        Ok((file.to_path_buf(), arch.ok_or_else(unknown)?))
    }

    fn file(&self, machine: &Machine, file: &Path, mir: &Path, findings: &mut Findings) -> Result<(), Error> {
        let module = read_mir(mir)?;
        for &level in self.levels {
            self.level(machine, file, (mir, &module), level, findings)?;
        }
        for &allocator in &self.args.against {
            self.allocator(machine, file, mir, allocator, findings)?;
        }
        Ok(())
    }

    /// Allocates a file at a level of ssara.
    fn level(
        &self,
        machine: &Machine,
        file: &Path,
        (mir, module): (&Path, &Module),
        level: Level,
        findings: &mut Findings,
    ) -> Result<(), Error> {
        let maker = format!("ssara {level:?}");
        let options = FunctionOptions { level, kept_out: self.kept_out };
        let mut best: Option<Times> = None;
        for _ in 0..self.args.rounds.max(1) {
            let (mut times, mut context) = (Times::default(), Context::new());
            for document in &module.functions {
                // Whether it can be allocated is said below.
                _ = pipeline::function(machine, document, options, &mut context, &mut times)?;
            }
            best = Some(best.map_or(times, |best| best.least(times)));
        }
        *findings.ssara_times.entry(maker.clone()).or_default() += best.unwrap_or_default();
        let [allocated, framed] = ["allocated.mir", "framed.mir"].map(|name| self.directory.join(name));
        let report = allocate_file(machine, options, (mir, module), self.llvm, &allocated)?;
        let left = |name: &str| report.left.iter().any(|left| left.name == name);
        for reason in &report.left {
            findings.left.push(format!("{} {} {level:?}: {}", file.display(), reason.name, reason.reason));
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
            let time = self.passes(machine.arch, allocator, mir)?;
            best = Some(best.map_or(time, |best| best.min(time)));
        }
        *findings.llvm_times.entry(allocator.name().to_string()).or_default() += best.unwrap_or_default();
        Ok(())
    }

    /// The time of LLVM's passes from the end of SSA form to physical registers.
    fn passes(&self, arch: Arch, allocator: LlvmAllocator, mir: &Path) -> Result<Duration, Error> {
        let args = [allocator.start(), &["-time-passes", "-filetype=null"]].concat();
        let report = self.llvm.llc(arch, &args, mir, Path::new("/dev/null"))?;
        let time = |line: &str| {
            let (numbers, name) = line.rsplit_once(')')?;
            let listed = PASSES.iter().any(|pass| name.trim().ends_with(pass));
            let wall: f64 = numbers.rsplit_once('(')?.0.split_whitespace().last()?.parse().ok()?;
            listed.then(|| Duration::from_secs_f64(wall))
        };
        Ok(report.lines().filter_map(time).sum())
    }
}

impl Findings {
    /// Counts the functions of a file: the code after allocation, and the saves of that with prologues and epilogues.
    fn count(
        &mut self,
        machine: &Machine,
        file: &Path,
        maker: &str,
        [allocated, framed]: [&Path; 2],
        wanted: impl Fn(&str) -> bool,
    ) -> Result<(), Error> {
        let framed = read_mir(framed)?.functions;
        let framed: BTreeMap<&str, &Document> =
            framed.iter().map(|document| (document.name.as_str(), document)).collect();
        for document in read_mir(allocated)?.functions.iter().filter(|document| wanted(&document.name)) {
            let with_frame = framed.get(document.name.as_str()).map(|document| &document.function);
            let (Ok(function), Some(Ok(with_frame))) = (&document.function, with_frame) else { continue };
            let [saves, restores] = saves(machine, with_frame);
            let counts = Counts { saves, restores, ..count(machine, function) };
            let function = self.functions.entry(format!("{} {}", file.display(), document.name)).or_default();
            function.insert(maker.to_string(), counts);
        }
        Ok(())
    }

    fn print(&self, worst: usize) {
        let complete: Vec<(&String, &BTreeMap<Maker, Counts>)> =
            self.functions.iter().filter(|(_, counts)| counts.len() == self.makers.len()).collect();
        println!("functions {}, compared {}, left to LLVM or not comparable:", self.functions.len(), complete.len());
        self.left.iter().for_each(|left| println!("  {left}"));
        println!("\nstatic counts");
        let columns =
            ["stores", "folded", "reloads", "folded", "copies", "remats", "cheap", "saves", "restores", "slots"];
        println!("{:16}{}", "", columns.map(|column| format!("{column:>9}")).concat());
        for (maker, total) in self.totals(&complete) {
            let numbers = fields(&total).map(|count| format!("{:>9}", count.number)).concat();
            println!("{maker:16}{numbers}{:>9}", total.slots);
        }
        let first = &self.makers[0];
        println!("\nweighted by frequency; geomean of (cost + 1) to that of {first}; functions better, same, worse");
        let columns = ["stores", "reloads", "copies", "remats", "saves", "cost"];
        println!(
            "{:16}{}{:>8}{:>8}{:>7}{:>6}{:>6}",
            "",
            columns.map(|column| format!("{column:>11}")).concat(),
            "total",
            "geomean",
            "better",
            "same",
            "worse"
        );
        let reference = self.totals(&complete).first().map_or(1.0, |total| total.1.cost());
        for (maker, total) in self.totals(&complete) {
            let ratio = |counts: &BTreeMap<Maker, Counts>| (counts[&maker].cost() + 1.0) / (counts[first].cost() + 1.0);
            let ratios: Vec<f64> = complete.iter().map(|(_, counts)| ratio(counts)).collect();
            let geomean = (ratios.iter().map(|ratio| ratio.ln()).sum::<f64>() / ratios.len().max(1) as f64).exp();
            let better = ratios.iter().filter(|ratio| **ratio < 0.999).count();
            let worse = ratios.iter().filter(|ratio| **ratio > 1.001).count();
            let numbers = [
                total.stores.weighted + total.folded_stores.weighted,
                total.reloads.weighted + total.folded_reloads.weighted,
                total.copies.weighted,
                total.dear_remats.weighted + 0.2 * total.cheap_remats.weighted,
                total.saves.weighted + total.restores.weighted,
                total.cost(),
            ];
            let numbers = numbers.map(|number| format!("{number:>11.0}")).concat();
            let (same, part) = (ratios.len() - better - worse, total.cost() / reference);
            println!("{maker:16}{numbers}{part:>8.3}{geomean:>8.3}{better:>7}{same:>6}{worse:>6}");
        }
        self.print_times();
        for level in self.makers.iter().filter(|maker| maker.starts_with("ssara") && worst > 0) {
            self.print_worst(&complete, level, worst);
        }
    }

    /// The sums by maker, over functions that all have.
    fn totals(&self, complete: &[(&String, &BTreeMap<Maker, Counts>)]) -> Vec<(Maker, Counts)> {
        let total = |maker: &Maker| {
            let mut total = Counts::default();
            complete.iter().for_each(|(_, counts)| total += counts[maker]);
            (maker.clone(), total)
        };
        self.makers.iter().map(total).collect()
    }

    fn print_times(&self) {
        println!(
            "\ntime in ms (ssara: conversion, allocation, writing back; LLVM: its passes from SSA form to registers)"
        );
        for maker in &self.makers {
            let ms = |time: Duration| time.as_secs_f64() * 1000.0;
            match (self.ssara_times.get(maker), self.llvm_times.get(maker)) {
                (Some(times), _) => {
                    let [convert, allocate, emit] = [times.convert, times.allocate, times.emit].map(ms);
                    println!("{maker:16}{convert:>9.1}{allocate:>9.1}{emit:>9.1}{:>11.1}", convert + allocate + emit);
                }
                (None, Some(&time)) => println!("{maker:16}{:>38.1}", ms(time)),
                (None, None) => {}
            }
        }
    }

    fn print_worst(&self, complete: &[(&String, &BTreeMap<Maker, Counts>)], level: &Maker, count: usize) {
        let first = &self.makers[0];
        println!("\nlargest differences of cost, {level} against {first}");
        let mut functions = complete.to_vec();
        let difference = |counts: &BTreeMap<Maker, Counts>| counts[level].cost() - counts[first].cost();
        functions.sort_by(|a, b| difference(b.1).total_cmp(&difference(a.1)));
        for (name, counts) in functions.into_iter().take(count) {
            println!("{:>12.1}{:>12.1}  {name}", counts[level].cost(), counts[first].cost());
        }
    }
}

fn fields(counts: &Counts) -> [Count; 9] {
    [
        counts.stores,
        counts.folded_stores,
        counts.reloads,
        counts.folded_reloads,
        counts.copies,
        counts.dear_remats,
        counts.cheap_remats,
        counts.saves,
        counts.restores,
    ]
}
