//! `ssara alloc`: allocates registers.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use ssara_core::output::Stats;
use ssara_core::verify::Checker;
use ssara_core::{Context, Options};

use crate::args::AllocatorArgs;
use crate::failure::Failure;
use crate::measure::Weights;
use crate::method::{Method, Refusal};
use crate::source::{self, Reader};
use crate::table::{Table, all_functions, weight};

/// The arguments of `ssara alloc`.
#[derive(Args)]
pub struct AllocArgs {
    /// Functions in text form.
    file: PathBuf,
    #[command(flatten)]
    allocator: AllocatorArgs,
    /// Prints a table with a row for each function, rather than the allocated functions.
    #[arg(long, conflicts_with_all = ["passes", "numbers", "locations"])]
    table: bool,
    /// Prints what each pass of ours decided before each allocated function: live values, webs, working sets, registers,
    /// slots.
    #[arg(long)]
    passes: bool,
    /// Prints the number of each instruction after it, by which messages name it.
    #[arg(long)]
    numbers: bool,
    /// Prints the number of each step of the code after it. Then prints, counted in these steps, where each value and each
    /// saved register is. Also prints the stack map and state values of each safepoint.
    #[arg(long)]
    locations: bool,
}

/// Prints allocated functions, or a table with a row for each.
///
/// # Errors
/// When the file cannot be read, or a function cannot be allocated.
pub fn run(args: &AllocArgs, read: Reader, out: &mut dyn Write) -> Result<(), Failure> {
    let mut context = Context::new();
    let mut summary = Summary::new();
    let result = source::for_each(&args.file, &args.allocator.selection(), read, |item| {
        let options = args.allocator.options();
        let allocated = match args.allocator.method() {
            Method::Level(level) if args.passes => {
                let options = Options { level, ..options };
                let (allocated, record) = context.allocate_with_record(&item.func, &item.target, &options);
                let report = || record.display(&item.func, &item.target).to_string();
                allocated.map(|alloc| (alloc, report())).map_err(Refusal::Ours)
            }
            method => {
                let allocated = method.allocate(&mut context, &item.func, &item.target, &options);
                allocated.map(|alloc| (alloc, String::new()))
            }
        };
        let (alloc, report) = allocated.map_err(|error| item.refused(&error))?;
        let (func, target) = (&item.func, &*item.target);
        if !args.table {
            let gap = if summary.functions > 0 { "\n" } else { "" };
            write!(out, "{gap}")?;
            if args.passes {
                writeln!(out, "{report}")?;
            }
            let stats = ssara_core::stats(func, target, &alloc).expect("the function is for the target");
            let shown = func.display_allocated(target, &alloc).with_stats(stats);
            let shown = if args.numbers { shown.with_numbers() } else { shown };
            write!(out, "{}", if args.locations { shown.with_steps() } else { shown })?;
            if args.locations {
                let locations = Checker::new(target).locations(func, &alloc);
                let locations = locations.map_err(|violations| item.rejected(&violations))?;
                write!(out, "{}", locations.display(func, target))?;
            }
        }
        let stats = Weights::new(func).count(func, target, &alloc);
        summary.add(&func.name, func.num_insts(), alloc.slots.len(), alloc.frame_size, &stats);
        Ok(())
    });
    if args.table && summary.functions > 0 {
        summary.print(out)?;
    }
    result
}

/// A table of functions and their sum.
struct Summary {
    table: Table,
    functions: usize,
    insts: usize,
    slots: usize,
    frame: u64,
    stats: Stats,
}

impl Summary {
    fn new() -> Summary {
        let head = ["function", "instructions", "moves", "swaps", "stores", "reloads", "slots", "frame", "cost"];
        Summary { table: Table::new(&head), functions: 0, insts: 0, slots: 0, frame: 0, stats: Stats::default() }
    }
    fn add(&mut self, name: &str, insts: usize, slots: usize, frame: u32, stats: &Stats) {
        self.table.row(cells(name.to_owned(), insts, slots, frame.into(), stats));
        self.functions += 1;
        self.insts += insts;
        self.slots += slots;
        self.frame += u64::from(frame);
        self.stats += stats;
    }
    fn print(mut self, out: &mut dyn Write) -> Result<(), Failure> {
        let label = all_functions(self.functions);
        self.table.row(cells(label, self.insts, self.slots, self.frame, &self.stats));
        Ok(self.table.print(out)?)
    }
}

fn cells(label: String, insts: usize, slots: usize, frame: u64, stats: &Stats) -> Vec<String> {
    let stores = stats.stores.count + stats.saves.count;
    let reloads = stats.reloads.count + stats.restores.count;
    let numbers = [stats.moves.count, stats.swaps.count, stores, reloads];
    let mut cells = vec![label, insts.to_string()];
    cells.extend(numbers.iter().map(u32::to_string));
    cells.extend([slots.to_string(), frame.to_string(), weight(stats.cost())]);
    cells
}
