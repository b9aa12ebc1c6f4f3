//! The cost of code with few registers: 4, 8, 12 and 16 in each class, or other numbers.
//!
//! # How
//! A record loses registers, and so does the machine on which all allocators see it; see
//! [`few_registers`](crate::ra2f::few_registers).
//!
//! # Output
//! Only functions count that every allocator does with every number of registers. The last table counts those in which an
//! allocator is dearer than the one before it in the list: levels should be in order.
//!
//! # Reference
//! F. M. Q. Pereira's report on an SSA-based register allocator for LLVM 1.8 varies the number of registers, too.

use std::io::{self, Write};

use ssara_chart::{Axis, Chart, Scale, Series};
use ssara_cli::failure::Failure;
use ssara_cli::table::{Table, weight};
use ssara_core::output::Stats;

use crate::bench::row::{Plan, Row, measure};
use crate::bench::subject::Subject;

/// The numbers of registers of a class, if no others are asked for.
pub const COUNTS: [usize; 4] = [4, 8, 12, 16];

/// What the allocators made of the functions.
pub struct Sweep {
    /// The numbers of registers.
    pub counts: Vec<usize>,
    /// The names of the allocators.
    pub allocators: Vec<String>,
    /// The number of functions of the files.
    pub functions: usize,
    /// The number of functions that all allocators do with all numbers of registers.
    pub common: usize,
    /// By number of registers, then by allocator: the sum over the common functions.
    pub sums: Vec<Vec<Stats>>,
    /// By number of registers, then by allocator: the functions that it does.
    pub done: Vec<Vec<usize>>,
    /// The same: the common functions in which it is dearer than the allocator before it.
    pub dearer: Vec<Vec<usize>>,
}

/// Measures functions with each number of registers; `load` gives them, in the same order each time.
///
/// # Errors
/// When `load` fails, or a checker rejects an allocation.
pub fn run(
    counts: &[usize],
    plan: &Plan,
    mut load: impl FnMut(usize) -> Result<Vec<Subject>, Failure>,
) -> Result<Sweep, Failure> {
    let by_count: Result<Vec<Vec<Row>>, Failure> =
        counts.iter().map(|&count| Ok(measure(&load(count)?, plan))).collect();
    let by_count = by_count?;
    for row in by_count.iter().flatten() {
        reject(row, plan)?;
    }
    let allocators = plan.allocators.len();
    let functions = by_count.first().map_or(0, Vec::len);
    let does = |rows: &[Row], at: usize, of: usize| rows[at].done(of).is_some();
    let is_common = |at: &usize| by_count.iter().all(|rows| (0..allocators).all(|of| does(rows, *at, of)));
    let common: Vec<usize> = (0..functions).filter(is_common).collect();
    let sum = |rows: &[Row], of: usize| {
        let mut stats = Stats::default();
        let done = common.iter().filter_map(|&at| rows[at].done(of));
        done.for_each(|done| stats += &done.stats);
        stats
    };
    let sums = by_count.iter().map(|rows| (0..allocators).map(|of| sum(rows, of)).collect()).collect();
    let count = |rows: &[Row], of: usize| (0..functions).filter(|&at| does(rows, at, of)).count();
    let done = by_count.iter().map(|rows| (0..allocators).map(|of| count(rows, of)).collect()).collect();
    let dearer = by_count.iter().map(|rows| (0..allocators).map(|of| dearer(rows, &common, of)).collect()).collect();
    let names = plan.allocators.iter().map(ToString::to_string).collect();
    Ok(Sweep { counts: counts.to_vec(), allocators: names, functions, common: common.len(), sums, done, dearer })
}

/// The number of functions among `common` in which allocator number `of` is dearer than the one before it.
fn dearer(rows: &[Row], common: &[usize], of: usize) -> usize {
    let cost = |at: usize, of: usize| rows[at].done(of).map(|done| done.stats.cost());
    let is_dearer = |at: &&usize| of > 0 && cost(**at, of) > cost(**at, of - 1).map(|before| before + 1e-6);
    common.iter().filter(is_dearer).count()
}

/// Fails if a checker rejects an allocation of the row.
pub fn reject(row: &Row, plan: &Plan) -> Result<(), Failure> {
    for (at, allocator) in plan.allocators.iter().enumerate() {
        let objection = row.done(at).and_then(|done| done.ours.as_ref().or(done.theirs.as_ref()));
        if let Some(objection) = objection {
            return Err(Failure::message(format!("function `{}`: {allocator}: {objection}", row.function)));
        }
    }
    Ok(())
}

/// A sum of what is inserted.
type Measure = fn(&Stats) -> f64;

/// Prints the tables of a sweep.
///
/// # Errors
/// When `out` takes no more.
pub fn print(sweep: &Sweep, out: &mut dyn Write) -> io::Result<()> {
    let counts: Vec<String> = sweep.counts.iter().map(usize::to_string).collect();
    let head: Vec<&str> = ["registers"].into_iter().chain(counts.iter().map(String::as_str)).collect();
    let columns: [(&str, Measure); 4] = [
        ("cost", Stats::cost),
        ("loads, weighted", |stats| stats.reloads.weighted),
        ("stores, weighted", |stats| stats.stores.weighted),
        ("moves and swaps, weighted", |stats| stats.moves.weighted + stats.swaps.weighted),
    ];
    writeln!(
        out,
        "{} functions, of which all allocators do {} with all numbers of registers",
        sweep.functions, sweep.common
    )?;
    for (title, value) in columns {
        writeln!(out, "\n{title}")?;
        print_table(sweep, &head, out, |count, at| weight(value(&sweep.sums[count][at])))?;
    }
    writeln!(out, "\nfunctions done")?;
    print_table(sweep, &head, out, |count, at| sweep.done[count][at].to_string())?;
    writeln!(out, "\nfunctions in which it is dearer than the one before it")?;
    print_table(sweep, &head, out, |count, at| sweep.dearer[count][at].to_string())
}

fn print_table(
    sweep: &Sweep,
    head: &[&str],
    out: &mut dyn Write,
    cell: impl Fn(usize, usize) -> String,
) -> io::Result<()> {
    let mut table = Table::new(head);
    for (at, name) in sweep.allocators.iter().enumerate() {
        table.row([name.clone()].into_iter().chain((0..sweep.counts.len()).map(|count| cell(count, at))).collect());
    }
    table.print(out)
}

/// Draws the cost against the number of registers.
///
/// # Errors
/// When the plotting library fails.
pub fn draw(sweep: &Sweep) -> Result<String, ssara_chart::Error> {
    let series = |(at, name): (usize, &String)| {
        let dot = |(count, sums): (&usize, &Vec<Stats>)| (*count as f64, sums[at].cost() / 1e3);
        Series { name: name.clone(), line: sweep.counts.iter().zip(&sweep.sums).map(dot).collect(), cloud: Vec::new() }
    };
    let marks = sweep.counts.iter().map(|&count| (count as f64, count.to_string())).collect();
    ssara_chart::draw(&[Chart {
        title: "Cost with few registers".to_owned(),
        x: Axis { marks, ..Axis::new("registers in each class", Scale::Linear) },
        y: Axis::new("cost in thousands", Scale::Logarithmic),
        series: sweep.allocators.iter().enumerate().map(series).collect(),
    }])
}
