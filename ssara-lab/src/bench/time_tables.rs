//! Times as text.

use std::io::{self, Write};

use ssara_cli::table::Table;

use super::timing::{TimeColumn, TimeRatio, Times, Timing};

/// Prints times by file and by size, with a column for each of these allocators.
///
/// # Errors
/// When `out` takes no more.
pub fn print(timing: &Timing, allocators: &[String], out: &mut dyn Write) -> io::Result<()> {
    let mut files: Vec<&Times> = if timing.files.len() > 1 { timing.files.iter().collect() } else { Vec::new() };
    files.push(&timing.all);
    print_groups("file", &files, allocators, out)?;
    let sizes: Vec<&Times> = timing.sizes.iter().collect();
    print_groups("instructions", &sizes, allocators, out)
}

type Cell = fn(&TimeColumn) -> Option<String>;

const TABLES: [(&str, Cell); 5] = [
    ("nanoseconds for each instruction", |column| Some(format!("{:.0}", column.ns_per_instruction))),
    ("microseconds for a function, median", |column| Some(format!("{:.2}", column.median_microseconds))),
    ("time against Ion: of all, median of functions", |column| column.against_ion.map(ratio)),
    ("time against Fastalloc: of all, median of functions", |column| column.against_fastalloc.map(ratio)),
    ("time against synthetic targets: of all, median of functions", |column| column.against_synthetic.map(ratio)),
];

fn ratio(ratio: TimeRatio) -> String {
    format!("{:.2} {:.2}", ratio.total, ratio.median)
}

fn print_groups(label: &str, groups: &[&Times], allocators: &[String], out: &mut dyn Write) -> io::Result<()> {
    for (title, cell) in TABLES {
        let cell_of = |group: &Times, name: &String| {
            let column = group.allocators.iter().find(|column| column.allocator == *name);
            column.and_then(cell)
        };
        let cells = |group: &Times| allocators.iter().map(|name| cell_of(group, name)).collect::<Vec<_>>();
        if groups.iter().flat_map(|group| cells(group)).all(|cell| cell.is_none()) {
            continue;
        }
        let head = [label].into_iter().chain(allocators.iter().map(String::as_str)).chain(["functions"]);
        let mut table = Table::new(&head.collect::<Vec<_>>());
        for group in groups {
            let cells = cells(group).into_iter().map(|cell| cell.unwrap_or_else(|| "-".to_owned()));
            let row = [group.name.clone()].into_iter().chain(cells).chain([group.functions.to_string()]);
            table.row(row.collect());
        }
        writeln!(out, "\n{title}\n")?;
        table.print(out)?;
    }
    Ok(())
}
