//! `ssara bench`: measures allocations.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::Args;
use ssara_core::Context;
use ssara_core::output::Stats;

use crate::cli::{CalleeSavesArg, LevelArg, options};
use crate::failure::Failure;
use crate::measure::{Weights, add_stats, timed};
use crate::source::{self, Selection};
use crate::table::{Table, weight};

/// The arguments of `ssara bench`.
#[derive(Args)]
pub struct BenchArgs {
    /// Functions in text form, or corpus files (`.ra2f`, `.ra2f.zst`).
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// The ISA of functions in text form, when it is not the one that the text names.
    #[arg(long)]
    isa: Option<String>,
    /// One level; all of them otherwise.
    #[arg(long, value_enum)]
    level: Option<LevelArg>,
    /// Who saves the preserved registers that a function writes.
    #[arg(long, value_enum, default_value_t = CalleeSavesArg::Report)]
    callee_saves: CalleeSavesArg,
    /// Runs on each function, of which the fastest counts.
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u32).range(1..))]
    reps: u32,
}

/// Prints a row for each file and level, and the sums.
///
/// # Errors
/// When a file cannot be read, or a function cannot be allocated.
pub fn run(args: &BenchArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let levels = match args.level {
        Some(level) => vec![level],
        None => vec![LevelArg::O0, LevelArg::O1, LevelArg::O2],
    };
    let head = [
        "file",
        "level",
        "functions",
        "instructions",
        "moves",
        "swaps",
        "stores",
        "reloads",
        "slots",
        "cost",
        "ns/inst",
    ];
    let mut table = Table::new(&head);
    let mut sums = vec![Sum::default(); levels.len()];
    let mut failed = false;
    for file in &args.files {
        let mut file_sums = vec![Sum::default(); levels.len()];
        match measure(args, file, &levels, &mut file_sums) {
            Err(Failure::Output(error)) => return Err(Failure::Output(error)),
            Err(failure) => {
                failure.report();
                failed = true;
            }
            Ok(()) => {}
        }
        let done = file_sums.iter().any(|sum| sum.functions > 0);
        for ((sum, file_sum), &level) in sums.iter_mut().zip(&file_sums).zip(&levels).filter(|_| done) {
            table.row(file_sum.cells(file.display().to_string(), level));
            sum.add(file_sum);
        }
    }
    if table.len() > levels.len() {
        for (sum, &level) in sums.iter().zip(&levels) {
            table.row(sum.cells("all".to_owned(), level));
        }
    }
    if !table.is_empty() {
        table.print(out)?;
    }
    if failed { Err(Failure::Reported) } else { Ok(()) }
}

fn measure(args: &BenchArgs, file: &Path, levels: &[LevelArg], sums: &mut [Sum]) -> Result<(), Failure> {
    let mut context = Context::new();
    let isa = args.isa.as_deref().filter(|_| !source::is_corpus(file));
    source::for_each(file, &Selection { isa, function: None }, |item| {
        let (func, target) = (&item.func, &item.target);
        let weights = Weights::new(func);
        for (sum, &level) in sums.iter_mut().zip(levels) {
            let options = options(level, args.callee_saves);
            let mut best = Duration::MAX;
            let mut last = None;
            for _ in 0..args.reps {
                let (result, time) = timed(|| context.allocate(func, target, &options));
                let error = |error| Failure::file(file, &format_args!("function `{}`: {error}", func.name));
                last = Some(result.map_err(error)?);
                best = best.min(time);
            }
            let Some(alloc) = last else { continue };
            sum.add(&Sum {
                functions: 1,
                insts: func.num_insts(),
                slots: alloc.slots.len(),
                stats: weights.count(func, target, &alloc),
                time: best,
            });
        }
        Ok(())
    })
}

#[derive(Clone, Default)]
struct Sum {
    functions: usize,
    insts: usize,
    slots: usize,
    stats: Stats,
    time: Duration,
}

impl Sum {
    fn add(&mut self, other: &Sum) {
        self.functions += other.functions;
        self.insts += other.insts;
        self.slots += other.slots;
        add_stats(&mut self.stats, &other.stats);
        self.time += other.time;
    }
    fn cells(&self, label: String, level: LevelArg) -> Vec<String> {
        let stats = &self.stats;
        let numbers = [
            self.functions,
            self.insts,
            stats.moves.count as usize,
            stats.swaps.count as usize,
            (stats.stores.count + stats.saves.count) as usize,
            (stats.reloads.count + stats.restores.count) as usize,
            self.slots,
        ];
        let mut cells = vec![label, format!("{level:?}")];
        cells.extend(numbers.iter().map(usize::to_string));
        let nanos = self.time.as_nanos() as f64 / self.insts.max(1) as f64;
        cells.extend([weight(stats.cost()), format!("{nanos:.0}")]);
        cells
    }
}
