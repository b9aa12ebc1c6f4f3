//! Compares ssara with the two allocators of regalloc2 over corpus files, function by function in one process.
//!
//! ```text
//! cargo run --release --example compare -- tests/corpus/*.ra2f.zst
//! ```
//!
//! Every result is judged by ssara's checker and by regalloc2's. What is inserted is counted by one function for all,
//! weighted by 10^loop depth (at most 10^6); the cost is 4 for a reload, 1 for a store and 0.2 for a move, and "against
//! Ion" (or Fastalloc) is the geometric mean over functions; that of saving preserved registers at entry and restoring them
//! at returns is counted for all. Times are of the thread's processor, the least of several runs that take
//! turns.

#[path = "../tests/support/mod.rs"]
mod support;

use std::cmp::{Ordering, Reverse};
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use clap::Parser;
use serde_json::{Value, json};
use ssara_cli::measure::{Weights, add_stats, timed};
use ssara_cli::ra2f::{Reader, Targets};
use ssara_core::Level;
use ssara_core::output::{Count, Stats};
use support::allocators::{Allocator, Case, Contexts, judge};

#[derive(Parser)]
#[command(about = "Compares ssara with regalloc2 over corpus files")]
struct Args {
    /// Corpus files, compressed or not.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Timed runs of each allocator on each function.
    #[arg(long, default_value_t = 3)]
    reps: u32,
    /// Leaves out functions of more instructions.
    #[arg(long)]
    max_insts: Option<usize>,
    /// Prints JSON instead of a table.
    #[arg(long)]
    json: bool,
}

/// The allocators, in the order of the columns.
const ALLOCATORS: [Allocator; 5] = [
    Allocator::Ssara(Level::O0),
    Allocator::Ssara(Level::O1),
    Allocator::Ssara(Level::O2),
    Allocator::Ion,
    Allocator::Fastalloc,
];

/// The sums over all functions that an allocator did.
struct Totals {
    allocator: Allocator,
    functions: usize,
    insts: usize,
    failed: usize,
    rejected_by_ssara: usize,
    rejected_by_regalloc2: usize,
    stats: Stats,
    frame_bytes: u64,
    time: Duration,
    against_ion: Against,
    against_fastalloc: Against,
    /// By function.
    times: Vec<Duration>,
    largest: Vec<Large>,
}

/// How the cost of functions compares with that of another allocator.
#[derive(Default)]
struct Against {
    better: usize,
    worse: usize,
    equal: usize,
    /// Of those that are worse, the ones by more than 2 %.
    clearly_worse: usize,
    /// The sum of the logarithms of the ratios. A cost of 0 has no ratio, so all costs are raised by 1, a store.
    log_ratio: f64,
}

impl Against {
    fn add(&mut self, cost: f64, other: f64) {
        *match cost.total_cmp(&other) {
            Ordering::Less => &mut self.better,
            Ordering::Greater => &mut self.worse,
            Ordering::Equal => &mut self.equal,
        } += 1;
        self.clearly_worse += usize::from(cost > other * 1.02);
        self.log_ratio += ((cost + 1.0) / (other + 1.0)).ln();
    }
    fn geometric_mean(&self) -> f64 {
        (self.log_ratio / (self.better + self.worse + self.equal).max(1) as f64).exp()
    }
}

struct Large {
    name: String,
    insts: usize,
    time: Duration,
}

const LARGEST: usize = 5;

impl Totals {
    fn new(allocator: Allocator) -> Totals {
        Totals {
            allocator,
            functions: 0,
            insts: 0,
            failed: 0,
            rejected_by_ssara: 0,
            rejected_by_regalloc2: 0,
            stats: Stats::default(),
            frame_bytes: 0,
            time: Duration::ZERO,
            against_ion: Against::default(),
            against_fastalloc: Against::default(),
            times: Vec::new(),
            largest: Vec::new(),
        }
    }
    fn add_time(&mut self, name: &str, insts: usize, time: Duration) {
        self.time += time;
        self.times.push(time);
        self.largest.push(Large { name: name.to_owned(), insts, time });
        self.largest.sort_by_key(|large| Reverse(large.insts));
        self.largest.truncate(LARGEST);
    }
    fn ns_per_inst(&self) -> f64 {
        self.time.as_nanos() as f64 / self.insts.max(1) as f64
    }
    fn to_json(&self) -> Value {
        let count = |count: Count| json!({ "count": count.count, "weighted": count.weighted });
        let large =
            |large: &Large| json!({ "name": large.name, "insts": large.insts, "ns": large.time.as_nanos() as u64 });
        json!({
            "allocator": self.allocator.to_string(),
            "functions": self.functions,
            "instructions": self.insts,
            "failed": self.failed,
            "rejected_by_ssara": self.rejected_by_ssara,
            "rejected_by_regalloc2": self.rejected_by_regalloc2,
            "moves": count(self.stats.moves),
            "stores": count(self.stats.stores),
            "reloads": count(self.stats.reloads),
            "cost": self.stats.cost(),
            "against_ion": {
                "geometric_mean": self.against_ion.geometric_mean(),
                "better": self.against_ion.better,
                "worse": self.against_ion.worse,
                "worse_by_2_percent": self.against_ion.clearly_worse,
                "equal": self.against_ion.equal,
            },
            "against_fastalloc": self.against_fastalloc.geometric_mean(),
            "frame_bytes": self.frame_bytes,
            "ns_per_instruction": self.ns_per_inst(),
            "largest": self.largest.iter().map(large).collect::<Vec<_>>(),
        })
    }
}

fn main() -> ExitCode {
    let args = Args::parse();
    let mut totals = ALLOCATORS.map(Totals::new);
    if let Err(error) = run(&args, &mut totals) {
        eprintln!("error: {error}");
        return ExitCode::FAILURE;
    }
    let report = if args.json {
        format!("{:#}\n", Value::from_iter(totals.iter().map(Totals::to_json)))
    } else {
        table(&totals)
    };
    if let Err(error) = std::io::stdout().write_all(report.as_bytes()) {
        eprintln!("error: standard output: {error}");
        return ExitCode::FAILURE;
    }
    let right = |totals: &Totals| totals.failed + totals.rejected_by_ssara + totals.rejected_by_regalloc2 == 0;
    if totals.iter().all(right) { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn run(args: &Args, totals: &mut [Totals; ALLOCATORS.len()]) -> Result<(), String> {
    let mut targets = Targets::new();
    let mut contexts = Contexts::default();
    for file in &args.files {
        for (index, record) in Reader::open(file).map_err(|error| error.to_string())?.enumerate() {
            let record = record.map_err(|error| error.to_string())?;
            let insts = record.func.insts.len();
            if args.max_insts.is_some_and(|max| insts > max) {
                continue;
            }
            let name = format!("{}:{index} {}", file.display(), record.name);
            let case = Case::new(&record, &mut targets).map_err(|error| format!("{name}: {error}"))?;
            compare(&name, &case, args.reps, &mut contexts, totals);
        }
    }
    Ok(())
}

fn compare(name: &str, case: &Case<'_>, reps: u32, contexts: &mut Contexts, totals: &mut [Totals; ALLOCATORS.len()]) {
    let weights = Weights::new(&case.func);
    let mut costs = [None; ALLOCATORS.len()];
    for (totals, cost) in totals.iter_mut().zip(&mut costs) {
        let allocator = totals.allocator;
        let run = match contexts.allocate(allocator, case).and_then(|raw| judge(case, raw)) {
            Ok(run) => run,
            Err(error) => {
                totals.failed += 1;
                eprintln!("{name}: {allocator} failed: {error}");
                continue;
            }
        };
        totals.functions += 1;
        totals.insts += case.func.num_insts();
        totals.rejected_by_ssara += usize::from(run.ours.is_some());
        totals.rejected_by_regalloc2 += usize::from(run.theirs.objection().is_some());
        for (checker, objection) in [("ssara", run.ours.as_ref()), ("regalloc2", run.theirs.objection())] {
            if let Some(objection) = objection {
                eprintln!("{name}: {allocator} is rejected by the checker of {checker}: {objection}");
            }
        }
        let mut stats = weights.count(&case.func, &case.target, &run.alloc);
        weights.count_reported_saves(&case.func, &case.target, &run.alloc, &mut stats);
        add_stats(&mut totals.stats, &stats);
        totals.frame_bytes += u64::from(run.alloc.frame_size);
        *cost = Some(stats.cost());
    }
    let cost_of = |other| ALLOCATORS.iter().position(|&allocator| allocator == other).and_then(|at| costs[at]);
    let (ion, fastalloc) = (cost_of(Allocator::Ion), cost_of(Allocator::Fastalloc));
    for (totals, &cost) in totals.iter_mut().zip(&costs) {
        if let (Some(cost), Some(ion), Some(fastalloc)) = (cost, ion, fastalloc) {
            totals.against_ion.add(cost, ion);
            totals.against_fastalloc.add(cost, fastalloc);
        }
    }
    let mut best = [Duration::MAX; ALLOCATORS.len()];
    for _ in 0..reps {
        for (totals, best) in totals.iter().zip(&mut best) {
            let (result, time) = timed(|| contexts.run(totals.allocator, case));
            if result.is_ok() {
                *best = time.min(*best);
            }
        }
    }
    for ((totals, best), cost) in totals.iter_mut().zip(best).zip(costs) {
        if cost.is_some() && reps > 0 {
            totals.add_time(name, case.func.num_insts(), best);
        }
    }
}

/// The median over functions of the ratios of times.
fn median_ratio(times: &[Duration], others: &[Duration]) -> f64 {
    let mut ratios: Vec<f64> =
        times.iter().zip(others).map(|(time, other)| time.as_secs_f64() / other.as_secs_f64().max(1e-9)).collect();
    ratios.sort_by(f64::total_cmp);
    ratios.get(ratios.len() / 2).copied().unwrap_or(0.0)
}

fn table(totals: &[Totals]) -> String {
    let mut rows: Vec<(&str, Vec<String>)> = Vec::new();
    let mut row = |label, cell: &dyn Fn(&Totals) -> String| rows.push((label, totals.iter().map(cell).collect()));
    row("", &|totals| totals.allocator.to_string());
    row("functions", &|totals| totals.functions.to_string());
    row("instructions", &|totals| totals.insts.to_string());
    row("failed", &|totals| totals.failed.to_string());
    row("rejected by ssara", &|totals| totals.rejected_by_ssara.to_string());
    row("rejected by regalloc2", &|totals| totals.rejected_by_regalloc2.to_string());
    row("moves", &|totals| totals.stats.moves.count.to_string());
    row("stores", &|totals| totals.stats.stores.count.to_string());
    row("reloads", &|totals| totals.stats.reloads.count.to_string());
    row("frame bytes", &|totals| totals.frame_bytes.to_string());
    row("weighted moves", &|totals| format!("{:.3e}", totals.stats.moves.weighted));
    row("weighted stores", &|totals| format!("{:.3e}", totals.stats.stores.weighted));
    row("weighted reloads", &|totals| format!("{:.3e}", totals.stats.reloads.weighted));
    row("weighted saves", &|totals| {
        format!("{:.3e}", totals.stats.saves.weighted + 4.0 * totals.stats.restores.weighted)
    });
    row("weighted cost", &|totals| format!("{:.3e}", totals.stats.cost()));
    row("cost against Ion", &|totals| format!("{:.3}", totals.against_ion.geometric_mean()));
    row("better than Ion", &|totals| totals.against_ion.better.to_string());
    row("worse than Ion", &|totals| totals.against_ion.worse.to_string());
    row("worse by 2 %", &|totals| totals.against_ion.clearly_worse.to_string());
    row("cost against Fastalloc", &|totals| format!("{:.3}", totals.against_fastalloc.geometric_mean()));
    row("ns per instruction", &|totals| format!("{:.0}", totals.ns_per_inst()));
    let fastalloc = totals.iter().find(|totals| totals.allocator == Allocator::Fastalloc);
    row("time against Fastalloc", &|totals| {
        fastalloc.map_or("-".to_owned(), |fastalloc| format!("{:.2}", median_ratio(&totals.times, &fastalloc.times)))
    });
    let mut text = String::new();
    for (label, cells) in rows {
        let cells: String = cells.iter().map(|cell| format!("{cell:>14}")).collect();
        text += &format!("{label:<22}{cells}\n");
    }
    let Some(first) = totals.iter().find(|totals| !totals.largest.is_empty()) else { return text };
    text += "\nmilliseconds for the largest\n";
    for large in &first.largest {
        let cell = |totals: &Totals| {
            let same = totals.largest.iter().find(|other| other.name == large.name);
            same.map_or("-".to_owned(), |same| format!("{:.2}", same.time.as_secs_f64() * 1e3))
        };
        let cells: String = totals.iter().map(|totals| format!("{:>14}", cell(totals))).collect();
        text += &format!("{:>8} instructions {cells}  {}\n", large.insts, large.name);
    }
    text
}
