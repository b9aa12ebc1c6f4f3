//! Reports as text: what is deterministic first, times after it.

use std::io::{self, Write};

use ssara_cli::table::{Table, weight};

use super::summary::{Against, Column, Inserted, Report, Summary, Worse};
use super::time_tables;

const NOTHING: &str = "-";

/// Prints a report: a row for each allocator, and on request the details.
///
/// # Errors
/// When `out` takes no more.
pub fn print(report: &Report, details: bool, out: &mut dyn Write) -> io::Result<()> {
    print_summary(report, out)?;
    if details { print_details(report, out) } else { Ok(()) }
}

/// A row for each allocator, with its cost and time over all functions.
fn print_summary(report: &Report, out: &mut dyn Write) -> io::Result<()> {
    let all = &report.metrics.all;
    let time = |column: &Column| report.timing.all.allocators.iter().find(|time| time.allocator == column.allocator);
    type Cell<'a> = &'a dyn Fn(&Column) -> Option<String>;
    let columns: [(&str, Cell<'_>); 9] = [
        ("functions", &|column| Some(column.functions.to_string())),
        ("refused", &|column| if_any(column.failed)),
        ("rejected", &|column| if_any(column.rejected_by_ssara + column.rejected_by_regalloc2)),
        ("cost", &|column| Some(weight(column.cost))),
        ("geomean, Ion = 1", &|column| against(column, |ion| ratio(ion.geometric_mean))),
        ("total, Ion = 1", &|column| against(column, |ion| ratio(ion.total))),
        ("worse by 2 %", &|column| against(column, worse_share)),
        ("ns/instruction", &|column| time(column).map(|time| format!("{:.0}", time.ns_per_instruction))),
        ("time, Ion = 1", &|column| Some(format!("{:.2}", time(column)?.against_ion?.total))),
    ];
    let is_said = |cell: Cell<'_>| all.allocators.iter().any(|column| cell(column).is_some());
    let columns: Vec<(&str, Cell<'_>)> = columns.into_iter().filter(|&(_, cell)| is_said(cell)).collect();
    let head: Vec<&str> = ["allocator"].into_iter().chain(columns.iter().map(|&(title, _)| title)).collect();
    let mut table = Table::new(&head);
    for allocator in &all.allocators {
        let cells = columns.iter().map(|(_, cell)| or_nothing(cell(allocator)));
        table.row([allocator.allocator.clone()].into_iter().chain(cells).collect());
    }
    writeln!(out, "{} functions, {} instructions\n", all.functions, all.instructions)?;
    table.print(out)
}

/// What was counted, sums by file and by size, and the worst functions.
fn print_details(report: &Report, out: &mut dyn Write) -> io::Result<()> {
    let metrics = &report.metrics;
    print_sums(&metrics.all, out)?;
    let mut files: Vec<&Summary> = metrics.files.iter().collect();
    files.push(&metrics.all);
    if metrics.files.len() > 1 {
        type Cell = fn(&Column) -> Option<String>;
        let tables: [(&str, Cell); 4] = [
            ("cost against Ion, geometric mean", |column| against(column, |ion| ratio(ion.geometric_mean))),
            ("cost against Ion, total", |column| against(column, |ion| ratio(ion.total))),
            ("weighted moves against Ion", |column| against(column, |ion| ratio(ion.moves))),
            ("functions that cost over 2 % more than with Ion", |column| against(column, worse_share)),
        ];
        for (title, cell) in tables {
            let rows = files.iter().map(|file| (&*file.name, file.allocators.iter().map(cell).collect()));
            print_by_file(title, &report.allocators, rows, out)?;
        }
    }
    if let (Some(of), [_, ..]) = (&metrics.worst_of, &metrics.worst[..]) {
        print_worst(of, &metrics.worst, out)?;
    }
    if !report.timing.all.allocators.is_empty() {
        time_tables::print(&report.timing, &report.allocators, out)?;
    }
    Ok(())
}

fn if_any(count: usize) -> Option<String> {
    (count > 0).then(|| count.to_string())
}

fn against(column: &Column, cell: fn(&Against) -> String) -> Option<String> {
    column.against_ion.as_ref().map(cell)
}

fn ratio(value: f64) -> String {
    format!("{value:.4}")
}

fn worse_share(against: &Against) -> String {
    let functions = against.better + against.equal + against.worse;
    format!("{:.1} %", 100.0 * against.worse_by_2_percent as f64 / functions.max(1) as f64)
}

fn or_nothing(cell: Option<String>) -> String {
    cell.unwrap_or_else(|| NOTHING.to_owned())
}

fn head<'a>(first: &'a str, allocators: &'a [String]) -> Vec<&'a str> {
    [first].into_iter().chain(allocators.iter().map(String::as_str)).collect()
}

/// A row for each thing that is counted, a column for each allocator.
fn print_sums(all: &Summary, out: &mut dyn Write) -> io::Result<()> {
    let names: Vec<String> = all.allocators.iter().map(|column| column.allocator.clone()).collect();
    let mut table = Table::new(&head("", &names));
    let mut row = |label: &str, cell: &dyn Fn(&Column) -> Option<String>| {
        let cells: Vec<Option<String>> = all.allocators.iter().map(cell).collect();
        if cells.iter().any(Option::is_some) {
            let cells = cells.into_iter().map(or_nothing);
            table.row([label.to_owned()].into_iter().chain(cells).collect());
        }
    };
    row("functions", &|column| Some(column.functions.to_string()));
    row("refused", &|column| Some(column.failed.to_string()));
    row("rejected by ssara", &|column| Some(column.rejected_by_ssara.to_string()));
    row("rejected by regalloc2", &|column| Some(column.rejected_by_regalloc2.to_string()));
    row("needless spills", &|column| Some(column.needless_spills.len().to_string()));
    row("moves", &|column| Some(column.inserted.moves.count.to_string()));
    row("swaps", &|column| Some(column.inserted.swaps.count.to_string()));
    row("stores", &|column| Some(column.inserted.stores.count.to_string()));
    row("reloads", &|column| Some(column.inserted.reloads.count.to_string()));
    row("frame bytes", &|column| Some(column.frame_bytes.to_string()));
    row("weighted moves", &|column| Some(weight(column.inserted.moves.weighted)));
    row("weighted swaps", &|column| Some(weight(column.inserted.swaps.weighted)));
    row("weighted stores", &|column| Some(weight(column.inserted.stores.weighted)));
    row("weighted reloads", &|column| Some(weight(column.inserted.reloads.weighted)));
    row("cost of saves", &|column| Some(weight(cost_of_callee_saved(&column.inserted))));
    row("cost", &|column| Some(weight(column.cost)));
    let ion = |cell| move |column: &Column| against(column, cell);
    row("against Ion", &ion(|ion| ratio(ion.geometric_mean)));
    row("total against Ion", &ion(|ion| ratio(ion.total)));
    row("moves against Ion", &ion(|ion| ratio(ion.moves)));
    row("better than Ion", &ion(|ion| ion.better.to_string()));
    row("worse than Ion", &ion(|ion| ion.worse.to_string()));
    row("worse by 2 %", &ion(|ion| ion.worse_by_2_percent.to_string()));
    row("against Fastalloc", &|column| column.against_fastalloc.as_ref().map(|other| ratio(other.geometric_mean)));
    writeln!(out)?;
    table.print(out)
}

fn cost_of_callee_saved(inserted: &Inserted) -> f64 {
    inserted.saves.weighted + 4.0 * inserted.restores.weighted
}

fn print_by_file<'a>(
    title: &str,
    allocators: &[String],
    rows: impl Iterator<Item = (&'a str, Vec<Option<String>>)>,
    out: &mut dyn Write,
) -> io::Result<()> {
    let mut table = Table::new(&head("file", allocators));
    for (name, cells) in rows {
        table.row([name.to_owned()].into_iter().chain(cells.into_iter().map(or_nothing)).collect());
    }
    writeln!(out, "\n{title}\n")?;
    table.print(out)
}

fn print_worst(of: &str, worst: &[Worse], out: &mut dyn Write) -> io::Result<()> {
    let columns =
        ["ratio", "cost", "Ion's", "moves", "Ion's", "stores", "Ion's", "reloads", "Ion's", "callee-saved", "Ion's"];
    let mut table = Table::new(&[&["function", "instructions"][..], &columns].concat());
    for Worse { file, function, instructions, ratio, cost, ion, inserted, inserted_by_ion } in worst {
        let weights = [
            (*cost, *ion),
            (inserted.moves.weighted + 2.0 * inserted.swaps.weighted, inserted_by_ion.moves.weighted),
            (inserted.stores.weighted, inserted_by_ion.stores.weighted),
            (inserted.reloads.weighted, inserted_by_ion.reloads.weighted),
            (cost_of_callee_saved(inserted), cost_of_callee_saved(inserted_by_ion)),
        ];
        let mut cells = vec![format!("{file} {function}"), instructions.to_string(), format!("{ratio:.2}")];
        cells.extend(weights.iter().flat_map(|(ours, theirs)| [weight(*ours), weight(*theirs)]));
        table.row(cells);
    }
    writeln!(out, "\nthe functions that are worst with {of} against Ion; moves, stores and reloads weighted\n")?;
    table.print(out)
}
