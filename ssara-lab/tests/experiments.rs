//! Each experiment over a tiny input: its table has a row for each allocator or function, and exact costs are as they
//! should be.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const SPEC: &str = "../tests/corpus/spec.ra2f.zst";

/// What the command prints; it must succeed.
fn bench(args: &[&str]) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ssara-lab"));
    command.arg("bench").args(args).current_dir(env!("CARGO_MANIFEST_DIR"));
    let output = command.output().expect("the program starts");
    let message = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && message.is_empty(), "{message}");
    String::from_utf8(output.stdout).expect("the program writes UTF-8")
}

/// The rows of the table whose head begins with a word, by their first columns; each has the cells by head.
fn table(text: &str, head: &str) -> BTreeMap<String, BTreeMap<String, String>> {
    let mut lines = text.lines().skip_while(|line| line.split_whitespace().next() != Some(head));
    let names: Vec<&str> = lines.next().expect("the table").split_whitespace().skip(1).collect();
    let mut rows = BTreeMap::new();
    for line in lines {
        let words: Vec<&str> = line.split_whitespace().collect();
        if words.len() <= names.len() {
            break;
        }
        let (name, cells) = words.split_at(words.len() - names.len());
        let cells = names.iter().zip(cells).map(|(name, cell)| ((*name).to_owned(), (*cell).to_owned()));
        rows.insert(name.join(" "), cells.collect());
    }
    rows
}

fn temporary(name: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(name)
}

#[test]
fn the_list_names_all_experiments() {
    let list = bench(&["--experiment", "list"]);
    let names: Vec<&str> = list.lines().filter_map(|line| line.split_whitespace().next()).collect();
    assert_eq!(names, ["registers", "pereira", "figures", "parallel-copies", "time-size", "scale"]);
}

#[test]
fn registers_have_a_column_each() {
    let chart = temporary("registers.svg");
    let path = chart.to_str().expect("the path is text");
    let args = ["--experiment", "registers", "--registers", "4,16", "--max-insts", "40", SPEC, "--plot", path];
    let text = bench(&args);
    assert_eq!(text, bench(&args), "the same each time");
    let costs = table(&text, "registers");
    assert_eq!(costs.len(), 14, "{text}");
    let cost = |allocator: &str, count: &str| costs[allocator][count].parse::<f64>().expect("a number");
    for allocator in ["O2", "Ion", "irc"] {
        assert!(cost(allocator, "4") >= cost(allocator, "16"), "{allocator}: {text}");
    }
    let chart = fs::read_to_string(chart).expect("the chart is written");
    let has = |text: &str| chart.lines().any(|line| line == text);
    assert!(has("spill-everywhere") && has("4") && has("16") && !has("8"), "{chart}");
}

#[test]
fn pereira_counts_what_is_inserted() {
    let text = bench(&["--experiment", "pereira", "--max-insts", "40", "--reps", "1", SPEC]);
    let rows = table(&text, "allocator");
    assert_eq!(rows.len(), 14, "{text}");
    let count = |allocator: &str, column: &str| rows[allocator][column].parse::<f64>().expect("a number");
    // Each value that an instruction defines is stored once, and loaded wherever it is read.
    for column in ["spilled", "stores", "loads"] {
        assert!(count("spill-everywhere", column) > count("O2", column), "{column}: {text}");
    }
    assert!(count("O2", "milliseconds") > 0.0, "{text}");
    assert!(count("linear-scan", "ratio") == 1.0 && count("O2", "ratio") > 1.0, "{text}");
    let few = bench(&["--experiment", "pereira", "--max-insts", "40", "--reps", "0", "--registers", "6", SPEC]);
    let stores =
        |rows: &BTreeMap<String, BTreeMap<String, String>>| rows["O2"]["stores"].parse::<u32>().expect("a number");
    assert!(stores(&table(&few, "allocator")) > stores(&rows), "{few}");
}

#[test]
fn figures_cost_what_they_must() {
    let pages = temporary("figures");
    let text = bench(&["--experiment", "figures", "--pages", pages.to_str().expect("the path is text")]);
    let rows = table(&text, "cost");
    assert_eq!(rows.len(), 10, "{text}");
    for (figure, cost) in
        [("pereira-fig1.k2", "0.4"), ("wimmer.k3", "0.0"), ("wimmer.k2", "5.0"), ("cretonne.k2", "0.2")]
    {
        for level in ["O2", "O3"] {
            assert_eq!(rows[figure][level], cost, "{figure} at {level}");
        }
    }
    for figure in rows.keys() {
        let page = fs::read_to_string(pages.join(format!("{figure}.html"))).expect("each has a page");
        assert!(page.contains("linear-scan") && page.contains("reload placement"), "{figure}");
    }
}

#[test]
fn parallel_copies_cost_no_more_than_published() {
    let text = bench(&["--experiment", "parallel-copies", "--allocators", "O0,O2"]);
    let rows = table(&text, "cost");
    assert_eq!(rows.len(), 9 * 2 * 3, "{text}");
    for case in ["chain of 2", "two that stay", "cycle of 2", "cycle of 3", "two cycles", "fan-out"] {
        for place in ["edge", "instruction"] {
            let row = &rows[&format!("{case}, {place}, 1 to spare")];
            assert_eq!((&row["O0"], &row["O2"]), (&row["published"], &row["published"]), "{case}, {place}");
        }
    }
}

#[test]
fn time_and_size_are_by_allocator() {
    let text = bench(&["--experiment", "time-size", "--max-insts", "40", "--reps", "1", SPEC]);
    let rows = table(&text, "allocator");
    assert_eq!(rows.len(), 14, "{text}");
    assert!(rows.values().all(|row| row["size"].starts_with(|digit: char| digit > '0')), "{text}");
}

#[test]
fn scale_has_a_row_for_each_shape_and_a_column_for_each_level_and_query() {
    let chart = temporary("scale.svg");
    let path = chart.to_str().expect("the path is text");
    let text = bench(&["--experiment", "scale", "--sizes", "20,40", "--reps", "1", "--plot", path]);
    assert!(fs::read_to_string(chart).expect("the chart is written").starts_with("<svg"));
    let (rows, efforts) = (table(&text, "exponent"), table(&text, "nanoseconds"));
    for shape in ["chain", "irreducible", "stack args", "nest"] {
        for column in ["O0", "O3", "check", "locations", "parse", "explain"] {
            assert!(rows[shape].contains_key(column) && efforts[shape].contains_key(column), "{shape}: {text}");
        }
    }
    let one = bench(&["--experiment", "scale", "--sizes", "200,400", "--reps", "1", "--shape", "same args"]);
    assert_eq!(table(&one, "exponent").len(), 1, "{one}");
}

#[test]
fn times_that_are_too_short_are_not_compared() {
    let text = bench(&["--experiment", "scale", "--sizes", "2,4", "--reps", "3", "--shape", "same"]);
    assert_eq!(table(&text, "exponent")["same"]["print"], "-", "{text}");
}
