//! The time of each allocator against the size of its code.
//!
//! The size is the number of instructions: those of the functions and those that the allocator inserts, where a swap counts
//! once. Only functions count that all allocators do.

use std::io::{self, Write};
use std::time::Duration;

use ssara_chart::{Axis, Chart, Scale, Series};
use ssara_cli::table::Table;

use crate::bench::row::{Done, Plan, Row};

/// What an allocator takes and makes.
struct Sum {
    name: String,
    time: Duration,
    inserted: u64,
    cost: f64,
}

/// The sums over the functions that all allocators do, the number of these functions, and of their instructions.
fn sums(rows: &[&Row], plan: &Plan) -> (Vec<Sum>, usize, u64) {
    let is_common = |row: &&&Row| (0..plan.allocators.len()).all(|at| row.done(at).is_some());
    let common: Vec<&Row> = rows.iter().filter(is_common).copied().collect();
    let sum = |(at, name): (usize, String)| {
        let done = || common.iter().filter_map(|row| row.done(at));
        let time = done().filter_map(|done| done.time).sum();
        Sum { name, time, inserted: done().map(inserted).sum(), cost: done().map(|done| done.stats.cost()).sum() }
    };
    let sums = plan.allocators.iter().map(ToString::to_string).enumerate().map(sum).collect();
    (sums, common.len(), common.iter().map(|row| row.insts as u64).sum())
}

/// The number of inserted instructions.
fn inserted(done: &Done) -> u64 {
    let stats = &done.stats;
    let kinds = [
        stats.moves,
        stats.swaps,
        stats.stores,
        stats.reloads,
        stats.saves,
        stats.restores,
        stats.remats,
        stats.cheap_remats,
        stats.transfers,
    ];
    kinds.iter().map(|kind| u64::from(kind.count)).sum()
}

/// Prints a table with a row for each allocator.
///
/// # Errors
/// When `out` takes no more.
pub fn print(rows: &[&Row], plan: &Plan, out: &mut dyn Write) -> io::Result<()> {
    let (sums, functions, insts) = sums(rows, plan);
    writeln!(out, "{} functions, of which all allocators do {functions} with {insts} instructions", rows.len())?;
    writeln!(out, "nanoseconds and size are for each instruction of the functions")?;
    let mut table = Table::new(&["allocator", "nanoseconds", "inserted", "size", "cost"]);
    for sum in sums {
        let time = sum.time.as_nanos() as f64 / (insts as f64).max(1.0);
        table.row(vec![
            sum.name,
            if plan.reps == 0 { "-".to_owned() } else { format!("{time:.0}") },
            sum.inserted.to_string(),
            format!("{:.3}", (insts + sum.inserted) as f64 / (insts as f64).max(1.0)),
            format!("{:.3e}", sum.cost),
        ]);
    }
    table.print(out)
}

/// Draws a dot for each allocator.
///
/// # Errors
/// When the plotting library fails.
pub fn draw(rows: &[&Row], plan: &Plan) -> Result<String, ssara_chart::Error> {
    let (sums, _, insts) = sums(rows, plan);
    let insts = (insts as f64).max(1.0);
    let series = |sum: Sum| {
        let dot = (sum.time.as_nanos() as f64 / insts, 1.0 + sum.inserted as f64 / insts);
        Series { name: sum.name, line: vec![dot], cloud: Vec::new() }
    };
    ssara_chart::draw(&[Chart {
        title: "Time and size of all allocators".to_owned(),
        x: Axis::new("nanoseconds for each instruction", Scale::Logarithmic),
        y: Axis::new("instructions after allocation, for each before", Scale::Linear),
        series: sums.into_iter().map(series).collect(),
    }])
}
