//! `ssara run`: runs functions and their allocations side by side.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use ssara_core::Context;
use ssara_core::verify::execute::{Counts, Executor, Run};

use crate::cli::AllocatorArgs;
use crate::failure::{Failure, print_error};
use crate::source;
use crate::table::{Table, all_functions};

/// The arguments of `ssara run`.
#[derive(Args)]
pub struct RunArgs {
    /// Functions in text form, allocated or not, or a corpus file (`.ra2f`, `.ra2f.zst`).
    file: PathBuf,
    #[command(flatten)]
    allocator: AllocatorArgs,
    /// What instructions compute is made up from this number, and so is the way that branches go: another seed leads along
    /// other paths. The same seed gives the same run.
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// The largest number of instructions to execute in a function.
    #[arg(long, default_value_t = 1_000_000)]
    steps: u64,
}

/// Runs each function and its allocation, that of the file or else one that is made, and prints a table of what was
/// executed.
///
/// # Errors
/// When the file cannot be read, a function cannot be allocated, or an allocation does something else than its function.
pub fn run(args: &RunArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let mut context = Context::new();
    let head = ["function", "instructions", "moves", "swaps", "stores", "reloads", "saves", "restores", "stopped"];
    let mut table = Table::new(&head);
    let (mut total, mut stopped) = (Counts::default(), 0u64);
    let result = source::for_each(&args.file, &args.allocator.selection(), |mut item| {
        let alloc = match item.allocation.take() {
            Some(alloc) => alloc,
            None => {
                let allocated = context.allocate(&item.func, &item.target, &args.allocator.options());
                allocated.map_err(|error| item.refused(&error))?
            }
        };
        let func = &item.func;
        match Executor::new(&item.target).run(func, &alloc, args.seed, args.steps) {
            Ok(Run { counts, finished }) => {
                table.row(cells(func.name.clone(), &counts, if finished { "" } else { "yes" }));
                total.add(&counts);
                stopped += u64::from(!finished);
                Ok(())
            }
            Err(difference) => {
                let place = item.places.of(func, &item.target, None);
                print_error(&format_args!("{place}: {}", difference.display(&item.target)));
                Err(Failure::Reported)
            }
        }
    });
    if !table.is_empty() {
        table.row(cells(all_functions(table.len()), &total, &stopped.to_string()));
        table.print(out)?;
    }
    result
}

fn cells(label: String, counts: &Counts, stopped: &str) -> Vec<String> {
    let numbers =
        [counts.instructions, counts.moves, counts.swaps, counts.stores, counts.loads, counts.saves, counts.restores];
    let mut cells = vec![label];
    cells.extend(numbers.iter().map(u64::to_string));
    cells.push(stopped.to_owned());
    cells
}
