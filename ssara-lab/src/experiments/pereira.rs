//! The columns of Pereira's table 1, by corpus file and allocator.
//!
//! A value counts as spilled if a slot holds it somewhere, as the checker finds it. Stores and loads include those of
//! callee-saved registers. The ratio is that of the costs, of the linear scan to the allocator; Pereira's is that of run
//! times.
//!
//! # Reference
//! Table 1 of F. M. Q. Pereira's report on an SSA-based register allocator for LLVM 1.8.

use std::io::{self, Write};
use std::time::Duration;

use ssara_cli::table::Table;

use crate::bench::row::{Done, Plan, Row};
use crate::rivals::Allocator;

/// Prints a table for each file, and one for all if there are several.
///
/// # Errors
/// When `out` takes no more.
pub fn print(files: &[(String, Vec<Row>)], plan: &Plan, out: &mut dyn Write) -> io::Result<()> {
    for (name, rows) in files {
        print_file(name, &rows.iter().collect::<Vec<_>>(), plan, out)?;
        if files.len() == 1 {
            return Ok(());
        }
        writeln!(out)?;
    }
    print_file("all", &files.iter().flat_map(|(_, rows)| rows).collect::<Vec<_>>(), plan, out)
}

fn print_file(name: &str, rows: &[&Row], plan: &Plan, out: &mut dyn Write) -> io::Result<()> {
    let is_common = |row: &&&Row| (0..plan.allocators.len()).all(|at| row.done(at).is_some());
    let common: Vec<&Row> = rows.iter().filter(is_common).copied().collect();
    writeln!(out, "{name}: {} functions, of which all allocators do {}", rows.len(), common.len())?;
    let mut table = Table::new(&[
        "allocator",
        "spilled",
        "frame",
        "stores",
        "loads",
        "moves",
        "swaps",
        "remats",
        "ratio",
        "milliseconds",
    ]);
    let cost = |at: usize| common.iter().filter_map(|row| row.done(at)).map(|done| done.stats.cost()).sum::<f64>();
    let linear_scan = Allocator::Classic(ssara_classic::Allocator::LinearScan);
    let reference = plan.allocators.iter().position(|&allocator| allocator == linear_scan).map(cost);
    for (at, allocator) in plan.allocators.iter().enumerate() {
        let sum = |of: fn(&Done) -> u64| common.iter().filter_map(|row| row.done(at)).map(of).sum::<u64>().to_string();
        let time: Duration = common.iter().filter_map(|row| row.done(at)?.time).sum();
        table.row(vec![
            allocator.to_string(),
            sum(|done| done.spilled_values.into()),
            sum(|done| done.frame_bytes.into()),
            sum(|done| (done.stats.stores.count + done.stats.saves.count).into()),
            sum(|done| (done.stats.reloads.count + done.stats.restores.count).into()),
            sum(|done| done.stats.moves.count.into()),
            sum(|done| done.stats.swaps.count.into()),
            sum(|done| (done.stats.remats.count + done.stats.cheap_remats.count).into()),
            reference.map_or("-".to_owned(), |reference| format!("{:.2}", reference / cost(at))),
            if plan.reps == 0 { "-".to_owned() } else { format!("{:.1}", time.as_secs_f64() * 1e3) },
        ]);
    }
    table.print(out)
}
