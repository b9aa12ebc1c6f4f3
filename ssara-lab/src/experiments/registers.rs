//! The cost of code with few registers: 4, 8, 12 and 16 in each class.
//!
//! # How
//! A record loses registers, and so does the machine on which all allocators see it. Half of those that stay are preferred
//! ones, which calls destroy, as far as there are some. An operand that is fixed to a register that is gone may be in any
//! register or slot. A convention with fewer registers would pass it on the stack. One of a return is in a slot.
//!
//! # Output
//! Only functions count that every allocator does with every number of registers. The last table counts those in which an
//! allocator is dearer than the one before it in the list: levels should be in order.
//!
//! # Reference
//! F. M. Q. Pereira's article on SSA-based register allocation in LLVM 1.8 varies the number of registers, too.

use std::io::{self, Write};

use ssara_cli::failure::Failure;
use ssara_cli::input::Input;
use ssara_cli::report::{ReportFormat, Reporter};
use ssara_cli::source::Selection;
use ssara_cli::table::{Table, weight};
use ssara_core::output::Stats;

use super::chart::{self, Series};
use crate::bench::plot::Failed;
use crate::bench::row::{Plan, Row, measure};
use crate::bench::subject::Subject;
use crate::files;
use crate::ra2f::{Constraint, InstKind, Machines, PReg, Record};
use crate::rivals::Case;

/// The numbers of registers of a class.
pub const COUNTS: [usize; 4] = [4, 8, 12, 16];

/// What the allocators made of the functions.
pub struct Sweep {
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

/// Measures corpus files with each number of registers, leaving out functions of more than `max_insts` instructions.
///
/// # Errors
/// When a file cannot be read, or a checker rejects an allocation.
pub fn run(files: &[Input], max_insts: Option<usize>, plan: &Plan) -> Result<Sweep, Failure> {
    let mut records: Vec<Record> = Vec::new();
    let mut reporter = Reporter::new(ReportFormat::Text);
    for file in files {
        if !files::is_corpus(file) {
            return Err(Failure::file(file, &"only records of a corpus can lose registers"));
        }
        files::for_each(
            file,
            &Selection { isa: None, function: None },
            Machines::synthetic(),
            &mut reporter,
            |entry| {
                let is_small = max_insts.is_none_or(|max| entry.item.func.num_insts() <= max);
                records.extend(entry.record.filter(|_| is_small).map(|(record, _)| record));
                Ok(())
            },
        )?;
    }
    let mut by_count: Vec<Vec<Option<Row>>> = Vec::new();
    for count in COUNTS {
        let mut machines = Machines::shipped();
        let case = |record: &Record| Case::new(&restricted(record, count), &mut machines).ok();
        let cases: Vec<Option<Case>> = records.iter().map(case).collect();
        let is_case: Vec<bool> = cases.iter().map(Option::is_some).collect();
        let subjects: Vec<Subject> =
            cases.into_iter().flatten().map(|case| Subject::new(case.func.name.clone(), case)).collect();
        let mut rows = measure(&subjects, plan).into_iter();
        by_count.push(is_case.into_iter().map(|is_case| if is_case { rows.next() } else { None }).collect());
    }
    for row in by_count.iter().flatten().flatten() {
        reject(row, plan)?;
    }
    let allocators = plan.allocators.len();
    let does = |rows: &[Option<Row>], at: usize, of: usize| rows[at].as_ref().is_some_and(|row| row.done(of).is_some());
    let is_common = |at: &usize| by_count.iter().all(|rows| (0..allocators).all(|of| does(rows, *at, of)));
    let common: Vec<usize> = (0..records.len()).filter(is_common).collect();
    let sum = |rows: &[Option<Row>], of: usize| {
        let mut stats = Stats::default();
        let done = common.iter().filter_map(|&at| rows[at].as_ref()?.done(of));
        done.for_each(|done| stats += &done.stats);
        stats
    };
    let sums = by_count.iter().map(|rows| (0..allocators).map(|of| sum(rows, of)).collect()).collect();
    let count = |rows: &[Option<Row>], of: usize| (0..records.len()).filter(|&at| does(rows, at, of)).count();
    let done = by_count.iter().map(|rows| (0..allocators).map(|of| count(rows, of)).collect()).collect();
    let dearer = by_count.iter().map(|rows| (0..allocators).map(|of| dearer(rows, &common, of)).collect()).collect();
    let names = plan.allocators.iter().map(ToString::to_string).collect();
    Ok(Sweep { allocators: names, functions: records.len(), common: common.len(), sums, done, dearer })
}

/// The number of functions among `common` in which allocator number `of` is dearer than the one before it.
fn dearer(rows: &[Option<Row>], common: &[usize], of: usize) -> usize {
    let cost = |at: usize, of: usize| rows[at].as_ref().and_then(|row| row.done(of)).map(|done| done.stats.cost());
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

/// A record with at most `count` registers in each class.
fn restricted(record: &Record, count: usize) -> Record {
    let mut small = record.clone();
    let mut gone: Vec<PReg> = Vec::new();
    for class in 0..record.env.preferred.len() {
        let (preferred, other) = (&record.env.preferred[class], &record.env.non_preferred[class]);
        let few = (count - count / 2).max(count.saturating_sub(other.len())).min(preferred.len());
        let rest = (count - few).min(other.len());
        gone.extend(preferred[few..].iter().chain(&other[rest..]));
        small.env.preferred[class].truncate(few);
        small.env.non_preferred[class].truncate(rest);
    }
    for inst in &record.func.insts {
        let range = inst.operands.start as usize..inst.operands.end as usize;
        let operands = &mut small.func.operands[range];
        let reused: Vec<usize> = operands
            .iter()
            .filter_map(|operand| if let Constraint::Reuse(of) = operand.constraint { Some(of.into()) } else { None })
            .collect();
        for (at, operand) in operands.iter_mut().enumerate() {
            if let Constraint::Fixed(reg) = operand.constraint
                && gone.contains(&reg)
            {
                operand.constraint = match inst.kind {
                    // A caller finds its own content in callee-saved registers.
                    InstKind::Return => Constraint::Stack,
                    _ if reused.contains(&at) => Constraint::Reg,
                    _ => Constraint::Any,
                };
            }
        }
    }
    small
}

/// A sum of what is inserted.
type Measure = fn(&Stats) -> f64;

/// Prints the tables of a sweep.
///
/// # Errors
/// When `out` takes no more.
pub fn print(sweep: &Sweep, out: &mut dyn Write) -> io::Result<()> {
    let counts: Vec<String> = COUNTS.iter().map(usize::to_string).collect();
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
        table.row([name.clone()].into_iter().chain((0..COUNTS.len()).map(|count| cell(count, at))).collect());
    }
    table.print(out)
}

/// Draws the cost against the number of registers.
///
/// # Errors
/// When the plotting library fails.
pub fn draw(sweep: &Sweep) -> Result<String, Failed> {
    let line = |(at, name): (usize, &String)| {
        let dot = |(count, sums): (&usize, &Vec<Stats>)| (*count as f64, (sums[at].cost() + 1.0).log10());
        (name.clone(), COUNTS.iter().zip(&sweep.sums).map(dot).collect())
    };
    let series: Vec<Series> = sweep.allocators.iter().enumerate().map(line).collect();
    chart::draw("cost with few registers", ("registers in each class", "logarithm of the cost"), &series)
}
