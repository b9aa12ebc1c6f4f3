//! Every function of the corpus is allocated, and both checkers accept the result.
//!
//! The functions are those of `tests/corpus`, or those of all corpus files in the directory that the environment
//! variable `SSARA_CORPUS` names.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use ssara_core::analysis::cfg::Cfg;
use ssara_core::target::Reg;
use ssara_core::verify::Checker;
use ssara_core::verify::execute::{Executor, Limits};
use ssara_core::{Context, Level, Options, Registers, Stress, Target};
use ssara_lab::ra2f::{Machines, Reader, Record};
use ssara_lab::rivals::output::to_output;
use ssara_lab::rivals::{Allocator, Case, Contexts, Raw, check};
use ssara_testing::random::scaled;
use ssara_testing::reference;

const OWN: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/corpus");

/// The maximum number of complaints that are printed.
const MAX_COMPLAINTS: usize = 20;

fn corpus_files(dir: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(dir).unwrap_or_else(|error| panic!("{}: {error}", dir.display()));
    let paths = entries.map(|entry| entry.expect("a directory can be read").path());
    let is_corpus =
        |path: &PathBuf| path.extension().is_some_and(|extension| extension == "zst" || extension == "ra2f");
    let mut files: Vec<PathBuf> = paths.filter(is_corpus).collect();
    files.sort();
    assert!(!files.is_empty(), "no corpus files in {}", dir.display());
    files
}

/// Calls `work` for each function, on machines made for the registers of its record. Panics with its complaints.
fn for_each(work: impl FnMut(&Case) -> Result<(), String>) {
    for_each_on(Machines::synthetic(), work);
}

/// The same on other machines.
fn for_each_on(mut machines: Machines, mut work: impl FnMut(&Case) -> Result<(), String>) {
    let dir = std::env::var_os("SSARA_CORPUS").map_or(PathBuf::from(OWN), PathBuf::from);
    let mut complaints = Vec::new();
    for file in corpus_files(&dir) {
        for (index, record) in Reader::open(&file).unwrap_or_else(|error| panic!("{error}")).enumerate() {
            let record = record.unwrap_or_else(|error| panic!("{error}"));
            if let Err(complaint) = Case::new(&record, &mut machines).and_then(|case| work(&case)) {
                complaints.push(format!("{}, record {index}, `{}`: {complaint}", file.display(), record.name));
            }
        }
    }
    let shown = &complaints[..complaints.len().min(MAX_COMPLAINTS)];
    assert!(complaints.is_empty(), "{} complaints:\n{}", complaints.len(), shown.join("\n"));
}

/// Has both checkers look at what an allocator does to a function.
fn is_accepted(case: &Case, contexts: &mut Contexts, allocator: Allocator) -> Result<(), String> {
    let raw = contexts.allocate(allocator, case)?;
    let run = check(case, raw)?;
    match (run.ours, run.theirs.objection()) {
        (Some(ours), _) => Err(format!("our checker: {ours}")),
        (None, Some(theirs)) => Err(format!("the checker of regalloc2: {theirs}")),
        (None, None) => Ok(()),
    }
}

fn accepted_by_both_checkers(level: Level) {
    let mut contexts = Contexts::default();
    for_each(|case| is_accepted(case, &mut contexts, Allocator::Ssara(level)));
}

#[test]
fn both_checkers_accept_o0() {
    accepted_by_both_checkers(Level::O0);
}

#[test]
fn both_checkers_accept_o1() {
    accepted_by_both_checkers(Level::O1);
}

#[test]
fn both_checkers_accept_o2() {
    accepted_by_both_checkers(Level::O2);
}

#[test]
fn both_checkers_accept_o3() {
    accepted_by_both_checkers(Level::O3);
}

/// On a shipped target spilled vectors may be in an area of their own.
#[test]
fn both_checkers_tell_the_areas_of_the_frame_apart() {
    let mut contexts = Contexts::default();
    for_each_on(Machines::shipped(), |case| {
        if case.func.num_insts() as u64 > scaled(LARGE) {
            return Ok(());
        }
        is_accepted(case, &mut contexts, Allocator::Classic(ssara_classic::Allocator::SpillEverywhere))
    });
}

/// Functions of up to this many instructions are allocated by textbook allocators.
const LARGE: u64 = 1000;

/// Allocations by regalloc2 are checked of functions of up to this many instructions: most of them. With more rounds, larger
/// ones are.
const SMALL: u64 = 300;

/// The same for allocations under stress, of which there are more for each function.
const STRESSED: u64 = 200;

/// Of those, functions of up to this many instructions go through the reference checker.
const DEFINED: usize = 100;

/// Eight registers of each class: they may be those of arguments, and a call needs one more for what it calls.
fn few_registers(target: &Target) -> Registers {
    let some = |class| {
        let regs = target.class_regs(class);
        regs.iter().copied().take(8)
    };
    let regs: Vec<Reg> = target.class_ids().flat_map(some).collect();
    Registers::Only(regs.leak())
}

/// Allocates under each of these kinds of stress, and checks and runs the results.
fn is_right_under(kinds: &[(&str, Stress)]) {
    let mut context = Context::new();
    let mut few: BTreeMap<String, Registers> = BTreeMap::new();
    for_each(|case| {
        let (func, target) = (&case.func, &*case.target);
        if func.num_insts() as u64 > scaled(STRESSED) {
            return Ok(());
        }
        let (mut checker, executor) = (Checker::new(target), Executor::new(target));
        let few = *few.entry(target.name.to_string()).or_insert_with(|| few_registers(target));
        for &(name, mut stress) in kinds {
            if stress.registers == Registers::Sufficient {
                stress.registers = few;
            }
            let options = Options { stress, contracts: func.num_insts() < 300, ..Options::default() };
            let alloc = context.allocate(func, target, &options).map_err(|error| format!("{name}: {error}"))?;
            checker.check(func, &alloc).map_err(|violations| format!("{name}: {}", violations[0].display(target)))?;
            let limits = Limits { seed: 1, random_runs: 1, random_steps: 2000, steps: 1_000_000 };
            let coverage = executor.cover_edges(func, &alloc, &limits);
            let coverage = coverage.map_err(|difference| format!("{name}: {}", difference.display(target)))?;
            if !coverage.is_complete() {
                return Err(format!("{name}: edges were not taken: {:?}", coverage.untaken));
            }
            if func.num_insts() <= DEFINED {
                reference::check(func, target, &alloc).map_err(|faults| format!("{name}: {}", faults[0]))?;
            }
        }
        Ok(())
    });
}

/// Two tests, which run side by side.
#[test]
fn what_is_allocated_under_stress_is_right() {
    is_right_under(&Stress::KINDS[..3]);
}

#[test]
fn what_is_allocated_under_more_stress_is_right() {
    is_right_under(&Stress::KINDS[3..]);
}

#[test]
fn our_checker_accepts_regalloc2_and_the_conversion_loses_nothing() {
    let mut contexts = Contexts::default();
    for_each(|case| {
        if case.func.num_insts() as u64 > scaled(SMALL) {
            return Ok(());
        }
        for allocator in [Allocator::Ion, Allocator::Fastalloc] {
            let raw = contexts.allocate(allocator, case)?;
            let run = check(case, raw)?;
            if let Some(objection) = run.ours.as_ref().or(run.theirs.objection()) {
                return Err(format!("{allocator}: {objection}"));
            }
            let again = check(case, Raw::Regalloc2(Box::new(to_output(case, &run.alloc)?)))?;
            if again.theirs.objection().is_some() || again.alloc != run.alloc {
                return Err(format!("{allocator}: not the same after there and back"));
            }
        }
        Ok(())
    });
}

/// The columns of the manifest that say what a function is.
struct Row {
    insts: usize,
    blocks: usize,
    max_loop_depth: u32,
    name: String,
}

#[test]
fn the_manifest_describes_every_function() {
    let manifest = fs::read_to_string(Path::new(OWN).join("manifest.csv")).unwrap();
    let mut lines = manifest.lines();
    let columns: Vec<&str> = lines.next().unwrap().split(',').collect();
    let column = |name: &str| columns.iter().position(|&column| column == name).unwrap();
    let mut rows = BTreeMap::new();
    for line in lines {
        let cells: Vec<&str> = line.splitn(columns.len(), ',').collect();
        let number = |name: &str| cells[column(name)].parse::<usize>().unwrap();
        assert!(!cells[column("package")].is_empty() && !cells[column("licence")].is_empty(), "{line}");
        let row = Row {
            insts: number("insts"),
            blocks: number("blocks"),
            max_loop_depth: number("max_loop_depth") as u32,
            name: cells[column("name")].to_owned(),
        };
        rows.insert((cells[column("file")].to_owned(), number("index")), row);
    }
    let mut machines = Machines::synthetic();
    for file in corpus_files(Path::new(OWN)) {
        let name = file.file_name().unwrap().to_str().unwrap().to_owned();
        for (index, record) in Reader::open(&file).unwrap().enumerate() {
            let record = record.unwrap();
            let row = rows.remove(&(name.clone(), index)).unwrap_or_else(|| panic!("no row for {name} {index}"));
            assert_eq!((record.func.insts.len(), record.func.blocks.len()), (row.insts, row.blocks), "{name} {index}");
            assert_eq!(record.name, row.name, "{name} {index}");
            assert_eq!(max_loop_depth(&record, &mut machines), row.max_loop_depth, "{name} {index}");
        }
    }
    assert_eq!(rows.len(), 0, "rows without a function");
}

fn max_loop_depth(record: &Record, machines: &mut Machines) -> u32 {
    let func = Case::new(record, machines).unwrap().func;
    let mut cfg = Cfg::default();
    cfg.compute(&func);
    func.blocks().map(|block| cfg.loop_depth(block)).max().unwrap_or(0)
}
