//! The figures by which a change to the allocator is judged, as far as they are the same on every machine. The page
//! `docs/src/experiments/guards.md` of the book has them in tables, and says what each figure counts.
//!
//! `BLESS=1` writes the tables anew.

mod sources;
mod writers;

use std::fmt::{Display, Write};
use std::path::{Path, PathBuf};
use std::{fs, thread};

use ssara_cli::report::{ReportFormat, Reporter};
use ssara_core::{CalleeSaves, Level, Options};
use ssara_lab::bench::row::{Plan, Row, measure};
use ssara_lab::bench::subject::{Loader, TargetChoice};
use ssara_lab::bench::summary::{Column, Inserted, report};
use ssara_lab::rivals::Allocator;

use sources::{Size, files_that_name, sizes};
use writers::{STATES, fields_of_many_writers};

/// The page with the tables, which stand between two comments.
const PAGE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/src/experiments/guards.md");
const START: &str = "<!-- measured -->\n";
const END: &str = "<!-- end -->\n";

/// The rows of one file of the corpus: one for each function, allocated at each level and by Ion.
fn rows(file: &Path, allocators: &[Allocator]) -> Vec<Row> {
    let mut subjects = Vec::new();
    let mut loader = Loader::new(TargetChoice::Best, None);
    let mut reporter = Reporter::new(ReportFormat::Text);
    let loaded = loader.load(&file.into(), None, &mut reporter, &mut subjects);
    loaded.unwrap_or_else(|_| panic!("{} cannot be read", file.display()));
    // What `ssara-lab bench` measures by default. That allocations are right, other tests check.
    let options = Options::new(Level::default(), CalleeSaves::Report);
    let allocators = allocators.to_vec();
    let plan = Plan { allocators, options, reps: 0, repeat: false, check: false, count_spilled: false };
    measure(&subjects, &plan)
}

/// What each allocator makes of `tests/corpus`.
fn costs() -> Vec<Column> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus");
    let entries = fs::read_dir(folder).expect("the corpus is there");
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("it can be read").path()).collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "zst"));
    files.sort();
    let allocators: Vec<Allocator> = Level::ALL.map(Allocator::Ssara).into_iter().chain([Allocator::Ion]).collect();
    let by_file = thread::scope(|scope| {
        let allocators = &allocators[..];
        let threads: Vec<_> = files.iter().map(|file| scope.spawn(|| rows(file, allocators))).collect();
        let rows = threads.into_iter().map(|thread| thread.join().expect("no thread panics"));
        rows.map(|rows| (String::new(), rows)).collect::<Vec<_>>()
    });
    report(&by_file, &allocators).metrics.all.allocators
}

/// The number of edits, and of registers that the client saves and restores.
fn edits(inserted: &Inserted) -> u32 {
    let Inserted { moves, swaps, stores, reloads, saves, restores, remats, transfers } = inserted;
    [moves, swaps, stores, reloads, saves, restores, remats, transfers].iter().map(|counted| counted.count).sum()
}

/// A table in Markdown.
struct Table(String);

impl Table {
    fn new(columns: &[&str]) -> Table {
        let mut table = Table(String::new());
        table.row(columns);
        table.row(&vec!["---"; columns.len()]);
        table
    }
    fn row(&mut self, cells: &[impl Display]) {
        self.0.push('|');
        for cell in cells {
            let _ = write!(self.0, " {cell} |");
        }
        self.0.push('\n');
    }
}

fn cost_table() -> Table {
    let mut table = Table::new(&["allocator", "functions", "geomean", "total", "edits", "frame bytes"]);
    for column in costs() {
        let Column { allocator, functions, inserted, frame_bytes, against_ion, .. } = &column;
        let against = against_ion.as_ref().expect("Ion is among the allocators");
        let [geomean, total] = [against.geometric_mean, against.total].map(|ratio| format!("{ratio:.4}"));
        let counts = [functions.to_string(), geomean, total, edits(inserted).to_string(), frame_bytes.to_string()];
        table.row(&[&[allocator.clone()][..], &counts].concat());
    }
    table
}

fn size_table() -> Table {
    let mut table = Table::new(&["part of `ssara-core/src`", "files", "lines", "of code"]);
    let mut all = Size::default();
    for (part, size) in sizes() {
        table.row(&[format!("`{part}`"), size.files.to_string(), size.lines.to_string(), size.code.to_string()]);
        all += size;
    }
    table.row(&["all".to_owned(), all.files.to_string(), all.lines.to_string(), all.code.to_string()]);
    table
}

fn kind_table() -> Table {
    let mut table = Table::new(&["kind of operand", "named by", "files"]);
    for (keyword, variant) in [("or_slot", "Any"), ("tied", "Tied")] {
        let files = files_that_name(keyword, variant).to_string();
        table.row(&[format!("`{keyword}`"), format!("`{keyword}`, `Place::{variant}`"), files]);
    }
    table
}

fn writer_table() -> Table {
    let mut table = Table::new(&["state", "fields", "written by several files", "which"]);
    for state in &STATES {
        let (fields, written) = fields_of_many_writers(state);
        let which: Vec<String> = written.iter().map(|(field, files)| format!("{field} {files}")).collect();
        table.row(&[
            format!("`{}`", state.types.join("`, `")),
            fields.to_string(),
            written.len().to_string(),
            which.join(", "),
        ]);
    }
    table
}

#[test]
fn the_figures_are_those_of_the_book() {
    let tables = [cost_table(), size_table(), kind_table(), writer_table()].map(|table| table.0);
    let found = format!("\n{}\n", tables.join("\n"));
    let page = fs::read_to_string(PAGE).expect("the page is there");
    let (before, rest) = page.split_once(START).expect("the tables start");
    let (known, after) = rest.split_once(END).expect("the tables end");
    if std::env::var_os("BLESS").is_some() {
        fs::write(PAGE, [before, START, &found, END, after].concat()).expect("the page can be written");
        return;
    }
    let lost = known.lines().filter(|line| !found.lines().any(|other| other == *line)).map(|line| format!("- {line}"));
    let new = found.lines().filter(|line| !known.lines().any(|other| other == *line)).map(|line| format!("+ {line}"));
    let diff: Vec<String> = lost.chain(new).collect();
    assert!(found == known, "other figures than in {PAGE} (BLESS=1 keeps them):\n{}", diff.join("\n"));
}
