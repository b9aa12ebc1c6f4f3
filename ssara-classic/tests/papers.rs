//! What the papers show: `papers/*.ssa` are functions, and the `.out` beside each has what the allocators of its comment
//! `; allocators:` make of it. The `.steps` has the steps of those of a comment `; steps:`. All allocators allocate each
//! function, and the oracles accept what they make. `BLESS=1` writes these files.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use ssara_classic::Allocator;
use ssara_classic::trace::Trace;
use ssara_core::ir::Function;
use ssara_core::verify::execute::Limits;
use ssara_core::{CalleeSaves, Target, stats};
use ssara_testing::oracles::Oracles;

use crate::{collect, read};

#[test]
fn papers() {
    let mut files = Vec::new();
    collect(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/papers"), &mut files);
    assert!(!files.is_empty());
    for path in files {
        let source = fs::read_to_string(&path).expect("a file that can be read");
        let shown =
            source.lines().find_map(|line| line.strip_prefix("; allocators: ")).expect("the allocators to show");
        let (func, target) = read(&path).unwrap_or_else(|| panic!("{} is no valid function", path.display()));
        let mut oracles = Oracles::new(&target, Limits::default());
        let mut found = String::new();
        for allocator in Allocator::ALL {
            let alloc = allocator
                .allocate(&func, &target, CalleeSaves::Insert)
                .unwrap_or_else(|error| panic!("{}, {}: {error}", path.display(), allocator.name()));
            if let Err(objection) = oracles.check(&func, &alloc) {
                panic!("{}, {}: {objection}", path.display(), allocator.name());
            }
            if shown.split(", ").any(|name| name == allocator.name()) {
                let stats = stats(&func, &target, &alloc).expect("its own target");
                let text = func.display_allocated(&target, &alloc).with_stats(stats);
                writeln!(found, "{}:\n{text}", allocator.name()).expect("a string takes any text");
            }
        }
        keep(&path.with_extension("out"), &found);
        if let Some(traced) = source.lines().find_map(|line| line.strip_prefix("; steps: ")) {
            let is_traced = |allocator: &&Allocator| traced.split(", ").any(|name| name == allocator.name());
            let all = Allocator::ALL;
            let steps = all.iter().filter(is_traced).map(|allocator| steps(*allocator, &func, &target));
            keep(&path.with_extension("steps"), &steps.collect::<Vec<_>>().join("\n"));
        }
    }
}

/// Compares what is found with a file, or writes it.
fn keep(path: &Path, found: &str) {
    if std::env::var_os("BLESS").is_some() {
        fs::write(path, found).expect("the file can be written");
    }
    assert_eq!(found, fs::read_to_string(path).unwrap_or_default(), "{}: BLESS=1 keeps it", path.display());
}

/// The steps of an allocator, with the figures by which each was decided.
fn steps(allocator: Allocator, func: &Function, target: &Target) -> String {
    let (_, trace) = allocator.allocate_with_trace(func, target, CalleeSaves::Insert).expect("it allocates");
    let mut text = format!("{}:\n", allocator.name());
    match trace.expect("it makes a trace") {
        Trace::Scan(scan) => {
            for step in &scan.steps {
                writeln!(text, "{}", scan.sentence(target, step)).expect("a string takes any text");
                for line in scan.figures(target, step) {
                    writeln!(text, "    {line}").expect("a string takes any text");
                }
            }
        }
        Trace::Coloring(coloring) => {
            for (number, round) in (1..).zip(&coloring.rounds) {
                writeln!(text, "round {number}:").expect("a string takes any text");
                for step in &round.steps {
                    writeln!(text, "{}", round.sentence(target, step)).expect("a string takes any text");
                }
            }
        }
    }
    text
}
