//! `ssara run`: runs functions and their allocations side by side.

use std::io::Write;

use clap::Args;
use ssara_core::Context;
use ssara_core::ir::{Edge, Function};
use ssara_core::verify::execute::{Counts, Executor, Limits, Run};

use crate::args::AllocatorArgs;
use crate::failure::Failure;
use crate::input::Input;
use crate::report::{ReportFormat, Reporter};
use crate::source::{self, Reader};
use crate::table::{Table, all_functions};

/// The arguments of `ssara run`.
#[derive(Args)]
pub struct RunArgs {
    /// Functions in text form, allocated or not; `-` is standard input.
    file: Input,
    #[command(flatten)]
    allocator: AllocatorArgs,
    /// The results of instructions and the outcomes of branches follow from this number. Another seed leads along other
    /// paths. The same seed gives the same run.
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// The largest number of instructions to execute in a function.
    #[arg(long, default_value_t = 1_000_000)]
    steps: u64,
    /// The largest number of instructions to execute in a function in search of edges that this run does not take.
    #[arg(long, default_value_t = 1_000_000)]
    search: u64,
}

/// The maximum number of untaken edges whose names are printed.
const MAX_NAMED: usize = 8;

/// Runs each function and its allocation, and prints a table of what was executed. An allocation that is not in the file is
/// made. Further runs, which are not in the table, take the edges that the first run does not take. Edges that no run takes
/// are counted and named.
///
/// # Errors
/// If the file cannot be read, a function cannot be allocated, or an allocation differs from its function.
pub fn run(args: &RunArgs, read: Reader, out: &mut dyn Write) -> Result<(), Failure> {
    let mut context = Context::new();
    let head =
        ["function", "instructions", "moves", "swaps", "stores", "reloads", "saves", "restores", "untaken", "stopped"];
    let mut table = Table::new(&head);
    let (mut total, mut stopped, mut untaken) = (Counts::default(), 0u64, Vec::new());
    let mut reporter = Reporter::new(ReportFormat::Text);
    let result = source::for_each(&args.file, &args.allocator.selection(), read, &mut reporter, |mut item| {
        let alloc = match item.allocation.take() {
            Some(alloc) => alloc,
            None => {
                let allocated =
                    args.allocator.method().allocate(&mut context, &item.func, &item.target, &args.allocator.options());
                allocated.map_err(|error| item.refused(&error))?
            }
        };
        let func = &item.func;
        let executor = Executor::new(&item.target);
        let limits = Limits { seed: args.seed, random_runs: 1, random_steps: args.steps, steps: args.search };
        let first = executor.run(func, &alloc, args.seed, args.steps);
        match first.and_then(|run| Ok((run, executor.cover_edges(func, &alloc, &limits)?))) {
            Ok((Run { counts, finished }, coverage)) => {
                let left = coverage.untaken.len();
                table.row(cells(func.name.clone(), &counts, left, if finished { "" } else { "yes" }));
                total.add(&counts);
                stopped += u64::from(!finished);
                if left > 0 {
                    untaken.push((left, name_edges(func, &coverage.untaken, coverage.reachable)));
                }
                Ok(())
            }
            Err(difference) => {
                let message = difference.display(&item.target).with_names(func);
                Err(item.error(difference.place(), &message).into())
            }
        }
    });
    if !table.is_empty() {
        let left = untaken.iter().map(|(left, _)| left).sum();
        table.row(cells(all_functions(table.len()), &total, left, &stopped.to_string()));
        table.print(out)?;
    }
    untaken.iter().try_for_each(|(_, names)| writeln!(out, "{names}"))?;
    result
}

/// "`f`: 2 of 14 edges were not taken: edge3 (block1 to block2), edge5 (block2 to block4)".
fn name_edges(func: &Function, untaken: &[Edge], reachable: usize) -> String {
    let name = |&edge: &Edge| {
        let ends = func.edge(edge);
        format!("{edge} ({} to {})", func.block_name(ends.from), func.block_name(ends.to))
    };
    let mut names: Vec<String> = untaken.iter().take(MAX_NAMED).map(name).collect();
    if untaken.len() > MAX_NAMED {
        names.push("...".to_owned());
    }
    format!("`{}`: {} of {reachable} edges were not taken: {}", func.name, untaken.len(), names.join(", "))
}

fn cells(label: String, counts: &Counts, untaken: usize, stopped: &str) -> Vec<String> {
    let numbers =
        [counts.instructions, counts.moves, counts.swaps, counts.stores, counts.loads, counts.saves, counts.restores];
    let mut cells = vec![label];
    cells.extend(numbers.iter().map(u64::to_string));
    cells.push(untaken.to_string());
    cells.push(stopped.to_owned());
    cells
}
