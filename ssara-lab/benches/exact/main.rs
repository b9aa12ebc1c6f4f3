//! How far whole allocations of small functions are from the optimum, moves, saves and choices of forms included.
//!
//! ```text
//! cargo bench -p ssara-lab --bench exact -- tests/corpus/*.ra2f.zst
//! cargo bench -p ssara-lab --bench exact -- --random 2000
//! ```
//!
//! Files are a corpus, or text whose ISA is shipped or beside it, and may be directories. `--max-insts` is the size of the
//! largest function, 30 instructions by default. `--seconds` is the longest time for one program, 10 by default. `--worst`
//! says how many functions to list. `--write` writes the listed optima as allocations, and those of `O2` beside them.
//! `--only` names the one function to look at; random ones are called `random_N`.
//!
//! The [program] is first solved in fractions. Where an allocator reaches that bound, it is the optimum. Otherwise the
//! program is solved in whole numbers, and the solution is [written](witness) as an allocation, which the checker must
//! accept. If it costs what the program says, it is the optimum. If it costs more, the optimum is not known: it lies between
//! the bound and the cheapest allocation, and the function is counted apart. An allocation below the bound is a mistake of
//! the program, and stops the benchmark. Numbers are whole only where that may find something cheaper than all allocators.
//!
//! The gap of an allocator is cost / optimum - 1, where both have 0.2 added, a move that runs once.

mod groups;
mod program;
mod witness;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use arbitrary::Unstructured;
use ssara_cli::measure::Weights;
use ssara_cli::report::{ReportFormat, Reporter};
use ssara_cli::source::Selection;
use ssara_core::internals::without_redundant_params;
use ssara_core::ir::{Function, Inst};
use ssara_core::output::{Allocation, Edit};
use ssara_core::target::Prices;
use ssara_core::{Level, Target, text, verify};
use ssara_lab::files::{for_each, is_corpus};
use ssara_lab::ra2f::{Machines, shipped_targets};
use ssara_lab::rivals::{Allocator, Case, Contexts, allocation};
use ssara_testing::random::{self, Shape};
use ssara_testing::toy_target;

use groups::Groups;
use program::{Outcome, Program};

/// The largest gaps of the columns of the table, in percent.
const COLUMNS: [f64; 6] = [0.0, 5.0, 10.0, 20.0, 50.0, 100.0];

/// What is asked on the command line.
struct Args {
    max_insts: usize,
    patience: Duration,
    random: u64,
    worst: usize,
    write: bool,
    only: Option<String>,
    files: Vec<PathBuf>,
}

/// A function whose optimum is known.
struct Known {
    name: String,
    optimum: f64,
    /// By allocator, if it can be asked.
    costs: Vec<Option<f64>>,
    /// An optimal allocation, and that of `O2`, as text.
    shown: String,
}

/// What was found.
#[derive(Default)]
struct Found {
    known: Vec<Known>,
    /// Functions with constraints that the program does not know.
    unsupported: usize,
    /// Functions of which only a bound is known, because a witness costs more, or there is none in time.
    unknown: usize,
    late: usize,
}

fn main() {
    let args = Args::parse();
    let allocators: Vec<Allocator> =
        Allocator::all().into_iter().filter(|&allocator| allocator != Allocator::Fastalloc).collect();
    let (mut contexts, mut found) = (Contexts::default(), Found::default());
    for file in &args.files {
        let isa = isa_beside(file);
        let selection = Selection { isa: isa.as_deref(), function: None };
        let mut reporter = Reporter::new(ReportFormat::Text);
        let done = for_each(&file.as_path().into(), &selection, Machines::synthetic(), &mut reporter, |entry| {
            found.add(&args, &Case::from(entry), &allocators, &mut contexts);
            Ok(())
        });
        if done.is_err() {
            eprintln!("{}: not all functions were read", file.display());
        }
    }
    let targets: Vec<Arc<Target>> =
        shipped_targets().into_iter().cloned().chain([toy_target()]).map(Arc::new).collect();
    for seed in 0..args.random {
        let target = &targets[seed as usize % targets.len()];
        let shape = Shape { blocks: 4, insts: 6, wild_forms: false, reserve: 0 };
        if let Ok(mut func) = random::function(&mut Unstructured::new(&random::bytes_of_seed(seed)), target, &shape) {
            func.name = format!("random_{seed}");
            found.add(&args, &Case::with_forms(func, target).0, &allocators, &mut contexts);
        }
    }
    found.print(&args, &allocators);
}

impl Args {
    fn parse() -> Args {
        let mut args = Args {
            max_insts: 30,
            patience: Duration::from_secs(10),
            random: 0,
            worst: 0,
            write: false,
            only: None,
            files: Vec::new(),
        };
        // Cargo runs this in the directory of the package.
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the package is in a workspace");
        let mut given = std::env::args().skip(1);
        while let Some(arg) = given.next() {
            if arg == "--only" {
                args.only = given.next();
                continue;
            }
            let mut number = || given.next().and_then(|number| number.parse::<u64>().ok()).expect("a number");
            match arg.as_str() {
                "--max-insts" => args.max_insts = number() as usize,
                "--seconds" => args.patience = Duration::from_secs(number()),
                "--random" => args.random = number(),
                "--worst" => args.worst = number() as usize,
                "--write" => args.write = true,
                // What cargo adds.
                "--bench" => {}
                file => collect(&root.join(file), &mut args.files),
            }
        }
        if args.files.is_empty() && args.random == 0 {
            collect(&root.join("tests/corpus/spec.ra2f.zst"), &mut args.files);
        }
        args
    }
}

/// A file, or the functions in text form of a directory.
fn collect(path: &Path, files: &mut Vec<PathBuf>) {
    let Ok(entries) = std::fs::read_dir(path) else { return files.push(path.to_path_buf()) };
    let mut paths: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.sort();
    for path in paths {
        let is_text = path.extension().is_some_and(|extension| extension == "ssa" || extension == "txt");
        if path.is_dir() || is_text || is_corpus(&path.as_path().into()) {
            collect(&path, files);
        }
    }
}

/// The ISA that a text names, if its file is in the same directory.
fn isa_beside(path: &Path) -> Option<String> {
    let source = if is_corpus(&path.into()) { None } else { std::fs::read_to_string(path).ok() }?;
    let isa = path.with_file_name(format!("{}.ron", text::isa_name(&source).ok()?));
    isa.is_file().then(|| isa.display().to_string())
}

/// The same function without values that are defined nowhere; the others are numbered anew.
fn defined(func: &Function, target: &Target) -> Option<Function> {
    let text = func.display(target).to_string();
    let kept: Vec<&str> = text.lines().filter(|line| !line.trim_start().starts_with("value ")).collect();
    text::parse(&kept.join("\n"), target).ok()
}

/// What an allocation costs, with the saves that it leaves to the client.
fn cost(func: &Function, target: &Target, alloc: &Allocation) -> f64 {
    let weights = Weights::new(func);
    let mut stats = weights.count(func, target, alloc);
    weights.count_reported_saves(func, target, alloc, &mut stats);
    stats.cost()
}

impl Found {
    fn add(&mut self, args: &Args, case: &Case, allocators: &[Allocator], contexts: &mut Contexts) {
        let (func, target) = (&case.func, &*case.target);
        if func.num_insts() > args.max_insts || args.only.as_ref().is_some_and(|only| func.name != *only) {
            return;
        }
        let (mut costs, mut cheapest, mut of_o2) = (Vec::new(), None, None);
        for &allocator in allocators {
            let raw = if case.suits(allocator) { contexts.allocate(allocator, case).ok() } else { None };
            let alloc = raw.and_then(|raw| allocation(case, raw).ok());
            // There are no words in the program for registers of other banks, and for slots that an instruction changes.
            let transfers = |alloc: &Allocation| alloc.edits.iter().any(|edit| matches!(edit.1, Edit::Transfer { .. }));
            let modifies =
                |alloc: &Allocation| alloc.alternatives.iter().any(|&(_, form)| func.modifies_slot(target, form));
            if alloc.as_ref().is_some_and(|alloc| transfers(alloc) || modifies(alloc)) {
                return self.unsupported += 1;
            }
            let cost = alloc.as_ref().map(|alloc| cost(func, target, alloc));
            costs.push(cost);
            if allocator == Allocator::Ssara(Level::O2) {
                of_o2.clone_from(&alloc);
            }
            if let (Some(alloc), Some(cost)) = (alloc, cost)
                && cheapest.as_ref().is_none_or(|(_, least)| cost < *least)
            {
                cheapest = Some((alloc, cost));
            }
        }
        let Some((cheapest, best)) = cheapest else { return self.unsupported += 1 };
        // Allocators leave redundant parameters out. The program does not know which values are equal.
        let simpler = without_redundant_params(func).and_then(|simpler| defined(&simpler, target));
        let func = simpler.as_ref().unwrap_or(func);
        let insts: Vec<Inst> = func.blocks().flat_map(|block| func.block_insts(block)).collect();
        let groups = Groups::new(func, target, &insts);
        let program = |whole| Program::new(func, target, groups.as_ref()?, whole);
        let Some(mut fractions) = program(false) else { return self.unsupported += 1 };
        let name = func.name.clone();
        let show = |optimal: &Allocation| {
            let [optimal, of_o2] =
                [Some(optimal), of_o2.as_ref()].map(|alloc| alloc.map(|alloc| func.display_allocated(target, alloc)));
            let text = |alloc: Option<_>| alloc.map_or_else(String::new, |alloc| format!("{alloc}"));
            format!("optimal:\n{}O2:\n{}", text(optimal), text(of_o2))
        };
        let least = |cost: f64| {
            let bound = cost / f64::from(Prices::UNIT);
            assert!(
                best >= bound - 1e-6,
                "{name}: the bound is {bound}, an allocation costs {best}\n{}",
                func.display_allocated(target, &cheapest)
            );
            bound
        };
        let Outcome::Solved(solution) = fractions.solve(args.patience) else { return self.late += 1 };
        if best <= least(solution.cost) + 1e-6 {
            return self.known.push(Known { shown: show(&cheapest), name, optimum: best, costs });
        }
        let Some(mut whole) = program(true) else { return self.unsupported += 1 };
        whole.demand_less(best * f64::from(Prices::UNIT));
        let solution = match whole.solve(args.patience) {
            Outcome::Solved(solution) => solution,
            Outcome::Infeasible => {
                return self.known.push(Known { shown: show(&cheapest), name, optimum: best, costs });
            }
            Outcome::Late => return self.late += 1,
        };
        let bound = least(solution.cost);
        let Some(alloc) = witness::write(&whole, &solution) else { return self.unknown += 1 };
        if let Err(violations) = verify::check(func, target, &alloc) {
            if args.write {
                println!("{name}: {}\n{}", violations[0].display(target), func.display_allocated(target, &alloc));
            }
            return self.unknown += 1;
        }
        if cost(func, target, &alloc) > bound + 1e-6 {
            if args.write {
                let cost = cost(func, target, &alloc);
                println!("{name}: the bound is {bound}, the cheapest allocation costs {best}, this one {cost}");
                print!("{}", func.display_allocated(target, &alloc));
            }
            return self.unknown += 1;
        }
        self.known.push(Known { shown: show(&alloc), name, optimum: bound, costs });
    }

    fn print(&mut self, args: &Args, allocators: &[Allocator]) {
        let Found { known, unsupported, unknown, late } = self;
        let total = known.len() + *unknown + *late + *unsupported;
        println!(
            "{total} functions; optimum known: {}, bound only: {unknown}, no solution in time: {late}",
            known.len()
        );
        println!("not asked, for constraints that the program does not know: {unsupported}");
        let names = COLUMNS.map(|column| format!("<= {column} %"));
        print!("{:10} {:>9} {:>8}", "gap", "functions", "total");
        names.iter().for_each(|name| print!(" {name:>8}"));
        println!(" {:>8} {:>8}", "more", "largest");
        for (at, allocator) in allocators.iter().enumerate() {
            let pairs: Vec<(f64, f64)> =
                known.iter().filter_map(|known| Some((known.costs[at]?, known.optimum))).collect();
            let gaps: Vec<f64> = pairs.iter().map(|&(cost, optimum)| gap(cost, optimum)).collect();
            let (cost, optimum) = pairs.iter().fold((0.0, 0.0), |sum, pair| (sum.0 + pair.0, sum.1 + pair.1));
            print!("{:10} {:>9} {:>8.3}", allocator.to_string(), gaps.len(), cost / f64::max(optimum, 1e-9));
            let share = |count: usize| format!("{:.1} %", 100.0 * count as f64 / gaps.len().max(1) as f64);
            for column in COLUMNS {
                print!(" {:>8}", share(gaps.iter().filter(|&&gap| 100.0 * gap <= column + 1e-6).count()));
            }
            let more = gaps.iter().filter(|&&gap| 100.0 * gap > COLUMNS[5] + 1e-6).count();
            let largest = gaps.iter().copied().fold(0.0, f64::max);
            println!(" {:>8} {:>6.0} %", share(more), 100.0 * largest);
        }
        let o2 = |known: &Known| known.costs[2].map_or(0.0, |cost| gap(cost, known.optimum));
        known.sort_by(|a, b| o2(b).total_cmp(&o2(a)));
        for known in known.iter().filter(|known| o2(known) > 1e-9).take(args.worst) {
            let costs: Vec<String> =
                known.costs.iter().map(|cost| cost.map_or("-".to_string(), |cost| format!("{cost:.2}"))).collect();
            println!("{}: optimum {:.2}, costs {}", known.name, known.optimum, costs.join(" "));
            if args.write {
                print!("{}", known.shown);
            }
        }
    }
}

/// How much more an allocation costs than the optimum, as a share of it.
fn gap(cost: f64, optimum: f64) -> f64 {
    const MOVE: f64 = 0.2;
    (cost + MOVE) / (optimum + MOVE) - 1.0
}
