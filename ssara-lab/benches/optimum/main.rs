//! How far spilling is from the optimum: loads and stores of each level, and of Ion, against a lower bound.
//!
//! ```text
//! cargo bench -p ssara-lab --bench optimum -- tests/corpus/*.ra2f.zst
//! ```
//!
//! The [bound](model) is that of a linear program; with `--whole` it is solved in whole numbers, so that no value is
//! halved. Functions with a bound of 0 are counted apart. The gap of a function is (cost + 1) / (bound + 1) - 1. The cost
//! is that of loads and stores by frequency, not that of moves. The 1 is a store that runs once. It keeps a function with a
//! bound of next to nothing from having a gap of any size. There are two gaps: of spilling alone, as if callee-saved
//! registers cost nothing, and with what it costs to save and restore them.
//!
//! The last column compares all that was allocated, moves and all, with Ion, as `ssara-lab bench` does. It is the geometric
//! mean over all functions that were solved of (cost + 1) / (cost of Ion + 1). In its last row the cost is the bound: an
//! allocator that spills as little as can be and moves nothing.

mod model;

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use ssara_cli::measure::Weights;
use ssara_lab::ra2f::{Machines, Reader};
use ssara_lab::rivals::{Allocator, Case, Contexts, allocation};

/// Functions of more instructions are left out, unless `--max-insts` says otherwise.
const MAX_INSTS: usize = 300;

/// What the functions with a bound above 0 showed.
#[derive(Default)]
struct Found {
    with_callee_saved: bool,
    whole: bool,
    /// Gaps by allocator.
    gaps: Vec<Vec<f64>>,
    /// Sums of costs by allocator, and of bounds.
    costs: Vec<f64>,
    bound: f64,
    /// Sums of the logarithms of what everything costs by allocator, and for the bound, against Ion.
    against_ion: Vec<f64>,
    functions: usize,
    without_need: usize,
    unsolved: usize,
    slowest: (Duration, usize),
}

fn main() {
    let (mut max_insts, mut whole) = (MAX_INSTS, false);
    let mut files: Vec<PathBuf> = Vec::new();
    let mut args = std::env::args().skip(1);
    while let Some(arg) = args.next() {
        match arg.as_str() {
            "--max-insts" => {
                max_insts = args.next().and_then(|max| max.parse().ok()).expect("a number of instructions")
            }
            "--whole" => whole = true,
            // What cargo adds.
            "--bench" => {}
            _ => files.push(arg.into()),
        }
    }
    // Cargo runs this in the directory of the package.
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the package is in a workspace");
    if files.is_empty() {
        files.push("tests/corpus/spec.ra2f.zst".into());
    }
    let allocators = Allocator::all();
    let mut found = [false, true].map(|with_callee_saved| Found {
        with_callee_saved,
        whole,
        gaps: vec![Vec::new(); allocators.len()],
        costs: vec![0.0; allocators.len()],
        against_ion: vec![0.0; allocators.len() + 1],
        ..Found::default()
    });
    for file in files {
        let (mut machines, mut contexts) = (Machines::synthetic(), Contexts::default());
        for record in Reader::open(&root.join(&file)).unwrap_or_else(|error| panic!("{error}")) {
            let record = record.unwrap_or_else(|error| panic!("{error}"));
            if record.func.insts.len() <= max_insts {
                let case = Case::new(&record, &mut machines).unwrap_or_else(|error| panic!("{}: {error}", record.name));
                found.iter_mut().for_each(|found| found.add(&case, &allocators, &mut contexts));
            }
        }
    }
    found.iter_mut().for_each(|found| found.print(&allocators));
}

impl Found {
    fn add(&mut self, case: &Case, allocators: &[Allocator], contexts: &mut Contexts) {
        let start = Instant::now();
        let bound = model::bound(&case.func, &case.target, self.with_callee_saved, self.whole);
        let time = start.elapsed();
        self.slowest = self.slowest.max((time, case.func.num_insts()));
        self.functions += 1;
        let bound = match bound {
            None => return self.unsolved += 1,
            Some(bound) if bound < 1e-6 => 0.0,
            Some(bound) => bound,
        };
        let weights = Weights::new(&case.func);
        let costs = allocators.iter().map(|&allocator| {
            let raw = contexts.allocate(allocator, case).unwrap_or_else(|error| panic!("{}: {error}", case.func.name));
            let alloc = allocation(case, raw).unwrap_or_else(|error| panic!("{}: {error}", case.func.name));
            let mut stats = weights.count(&case.func, &case.target, &alloc);
            if self.with_callee_saved {
                weights.count_reported_saves(&case.func, &case.target, &alloc, &mut stats);
            }
            let memory = 4.0 * (stats.reloads.weighted + stats.restores.weighted);
            (memory + stats.stores.weighted + stats.saves.weighted, stats.cost())
        });
        let (costs, with_moves): (Vec<f64>, Vec<f64>) = costs.unzip();
        let least = costs.iter().copied().fold(f64::MAX, f64::min);
        assert!(least >= bound * 0.999 - 1e-6, "{}: an allocation costs {least}, the bound is {bound}", case.func.name);
        let ion = allocators.iter().position(|&allocator| allocator == Allocator::Ion).expect("Ion is one of them");
        for (sum, cost) in self.against_ion.iter_mut().zip(with_moves.iter().chain([&bound])) {
            *sum += ((cost + 1.0) / (with_moves[ion] + 1.0)).ln();
        }
        if bound == 0.0 {
            self.without_need += 1;
            return;
        }
        self.bound += bound;
        for ((gaps, sum), cost) in self.gaps.iter_mut().zip(&mut self.costs).zip(costs) {
            gaps.push((cost + 1.0) / (bound + 1.0) - 1.0);
            *sum += cost;
        }
    }
    fn print(&mut self, allocators: &[Allocator]) {
        let Found { functions, without_need, unsolved, slowest, .. } = *self;
        println!("{}", if self.with_callee_saved { "spilling and callee-saved registers" } else { "spilling alone" });
        println!("{functions} functions, {without_need} with a bound of 0, {unsolved} not solved");
        println!("slowest program: {:.1?} for {} instructions", slowest.0, slowest.1);
        println!("{:10} {:>8} {:>8} {:>8} {:>8} {:>8}", "gap", "median", "p90", "mean", "total", "to Ion");
        let solved = (functions - unsolved).max(1) as f64;
        let mut to_ion = self.against_ion.iter().map(|sum| (sum / solved).exp());
        for (((allocator, gaps), cost), to_ion) in
            allocators.iter().zip(&mut self.gaps).zip(&self.costs).zip(&mut to_ion)
        {
            gaps.sort_by(f64::total_cmp);
            let at = |share: f64| gaps.get((gaps.len() as f64 * share) as usize).copied().unwrap_or(0.0);
            let mean = gaps.iter().sum::<f64>() / gaps.len().max(1) as f64;
            let percent =
                [at(0.5), at(0.9), mean, cost / self.bound.max(1.0) - 1.0].map(|gap| format!("{:.1} %", 100.0 * gap));
            let name = allocator.to_string();
            let [median, p90, mean, total] = percent;
            println!("{name:10} {median:>8} {p90:>8} {mean:>8} {total:>8} {to_ion:>8.3}");
        }
        println!("{:10} {:>44.3}", "bound", to_ion.next().unwrap_or(1.0));
    }
}
