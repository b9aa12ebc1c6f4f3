//! `ssara alloc`: allocates registers.

use std::io::Write;

use clap::Args;
use serde::Serialize;
use ssara_core::output::{Allocation, Stats};
use ssara_core::verify::Checker;
use ssara_core::{Context, Options};
use ssara_explore::finding::Mistake;
use ssara_explore::method::{Method, Refusal};
use ssara_explore::source::Item;

use crate::args::AllocatorArgs;
use crate::failure::Failure;
use crate::input::Input;
use crate::measure::Weights;
use crate::report::{ReportFormat, Reporter};
use crate::source::{self, Reader};
use crate::table::{Table, all_functions, weight};

/// The arguments of `ssara alloc`.
#[derive(Args)]
pub struct AllocArgs {
    /// Functions in text form; `-` is standard input.
    file: Input,
    #[command(flatten)]
    allocator: AllocatorArgs,
    /// Prints a table with a row for each function, rather than the allocated functions.
    #[arg(long, conflicts_with_all = ["passes", "numbers", "locations", "format"])]
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
    /// Text for people, or JSON for programs.
    #[arg(long, value_enum, default_value_t)]
    format: ReportFormat,
}

/// What `ssara alloc --format json` writes besides diagnostics.
#[derive(Serialize, Default)]
struct AllocReport {
    /// The functions that were allocated.
    functions: Vec<Allocated>,
}

/// An allocated function. Counts are of the code, not weighted.
#[derive(Serialize)]
struct Allocated {
    /// The name of the function.
    function: String,
    /// The number of its instructions.
    instructions: usize,
    /// The number of moves that are inserted.
    moves: u32,
    /// The number of swaps.
    swaps: u32,
    /// The number of stores, with saves of callee-saved registers.
    stores: u32,
    /// The number of reloads, with restores of callee-saved registers.
    reloads: u32,
    /// The number of spill slots.
    slots: usize,
    /// The size of the spill area, in bytes.
    frame: u64,
    /// The cost, as `ssara alloc --help` defines it.
    cost: f64,
    /// The allocated function in text form, as the command prints it without `--format`. `ssara verify` reads it.
    text: String,
}

/// Prints allocated functions, or a table with a row for each.
///
/// # Errors
/// When the file cannot be read, or a function cannot be allocated.
pub fn run(args: &AllocArgs, read: Reader, out: &mut dyn Write) -> Result<(), Failure> {
    let mut context = Context::new();
    let mut reporter = Reporter::new(args.format);
    let is_text = reporter.is_text();
    let (mut report, mut stats) = (AllocReport::default(), Stats::default());
    let result = source::for_each(&args.file, &args.allocator.selection(), read, &mut reporter, |item| {
        let (alloc, passes) = allocate(args, &mut context, &item)?;
        let of_function = Weights::new(&item.func).count(&item.func, &item.target, &alloc);
        let text = if args.table { String::new() } else { text(args, &item, &alloc, &passes)? };
        let size = (alloc.slots.len(), alloc.frame_size.into());
        let mut allocated = Allocated::new(&item.func.name, item.func.num_insts(), size, &of_function);
        if is_text {
            let gap = if report.functions.is_empty() || args.table { "" } else { "\n" };
            write!(out, "{gap}{text}")?;
        } else {
            allocated.text = text;
        }
        report.functions.push(allocated);
        stats += &of_function;
        Ok(())
    });
    if args.table && !report.functions.is_empty() {
        print_table(&report.functions, &stats, out)?;
    }
    reporter.finish(result, report, out)
}

/// Allocates a function. Also says what each pass decided, if that is asked for.
fn allocate(args: &AllocArgs, context: &mut Context, item: &Item) -> Result<(Allocation, String), Mistake> {
    let options = args.allocator.options();
    let allocated = match args.allocator.method() {
        Method::Level(level) if args.passes => {
            let options = Options { level, ..options };
            let (allocated, record) = context.allocate_with_record(&item.func, &item.target, &options);
            let passes = || format!("{}\n", record.display(&item.func, &item.target));
            allocated.map(|alloc| (alloc, passes())).map_err(Refusal::Ours)
        }
        method => {
            let allocated = method.allocate(context, &item.func, &item.target, &options);
            allocated.map(|alloc| (alloc, String::new()))
        }
    };
    allocated.map_err(|error| item.refused(&error))
}

/// The text of an allocated function, after what the passes decided.
fn text(args: &AllocArgs, item: &Item, alloc: &Allocation, passes: &str) -> Result<String, Failure> {
    let (func, target) = (&item.func, &*item.target);
    let stats = ssara_core::stats(func, target, alloc).expect("the function is for the target");
    let shown = func.display_allocated(target, alloc).with_stats(stats);
    let shown = if args.numbers { shown.with_numbers() } else { shown };
    if !args.locations {
        return Ok(format!("{passes}{shown}"));
    }
    let locations = Checker::new(target).locations(func, alloc).map_err(|violations| item.rejected(&violations))?;
    Ok(format!("{passes}{}{}", shown.with_steps(), locations.display(func, target)))
}

impl Allocated {
    /// The figures of a function, with its slots and the size of its frame.
    fn new(function: &str, instructions: usize, (slots, frame): (usize, u64), stats: &Stats) -> Allocated {
        Allocated {
            function: function.to_owned(),
            instructions,
            moves: stats.moves.count,
            swaps: stats.swaps.count,
            stores: stats.stores.count + stats.saves.count,
            reloads: stats.reloads.count + stats.restores.count,
            slots,
            frame,
            cost: stats.cost(),
            text: String::new(),
        }
    }
    fn cells(&self) -> Vec<String> {
        let mut cells = vec![self.function.clone(), self.instructions.to_string()];
        cells.extend([self.moves, self.swaps, self.stores, self.reloads].iter().map(u32::to_string));
        cells.extend([self.slots.to_string(), self.frame.to_string(), weight(self.cost)]);
        cells
    }
}

/// A table of functions and their sum.
fn print_table(functions: &[Allocated], stats: &Stats, out: &mut dyn Write) -> Result<(), Failure> {
    let head = ["function", "instructions", "moves", "swaps", "stores", "reloads", "slots", "frame", "cost"];
    let mut table = Table::new(&head);
    functions.iter().for_each(|of_function| table.row(of_function.cells()));
    let insts = functions.iter().map(|of_function| of_function.instructions).sum();
    let slots = functions.iter().map(|of_function| of_function.slots).sum();
    let frame = functions.iter().map(|of_function| of_function.frame).sum();
    table.row(Allocated::new(&all_functions(functions.len()), insts, (slots, frame), stats).cells());
    Ok(table.print(out)?)
}
