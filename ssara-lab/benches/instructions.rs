//! Guards the passes by the instructions that they execute: more or fewer than `instructions.csv` says are reported.
//! The functions are on synthetic targets.
//!
//! ```text
//! cargo bench -p ssara-lab --bench instructions
//! BLESS=1 cargo bench -p ssara-lab --bench instructions   # writes the figures anew
//! ```
//!
//! Takes valgrind. Counts are the same from run to run, but not from one version of the compiler to the next. So this is
//! run by hand, before and after a change, and not with the tests.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::{Command, ExitCode};

use serde_json::Value;

const FILES: [&str; 2] = ["../tests/corpus/zstd.ra2f.zst", "../tests/corpus/spec.ra2f.zst"];

/// The share by which a figure may differ, and the difference in instructions that is too small to count.
const TOLERANCE: f64 = 0.02;
const NEGLIGIBLE: f64 = 20.0;

/// Executed instructions for each one of the input, by allocator and pass.
type Figures = BTreeMap<(String, String), f64>;

fn main() -> ExitCode {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR"));
    let stored = dir.join("benches/instructions.csv");
    let figures = measure(dir);
    if std::env::var_os("BLESS").is_some() {
        let row = |((allocator, pass), count): (&(String, String), &f64)| format!("{allocator},{pass},{count:.0}\n");
        let text = figures.iter().map(row).collect::<String>();
        std::fs::write(&stored, format!("allocator,pass,executed\n{text}")).expect("the figures can be written");
        return ExitCode::SUCCESS;
    }
    let expected = read(&std::fs::read_to_string(&stored).expect("stored figures"));
    let mut as_expected = true;
    for key in expected.keys().chain(figures.keys().filter(|key| !expected.contains_key(*key))) {
        let [was, is] = [&expected, &figures].map(|figures| figures.get(key).copied().unwrap_or(0.0));
        let differs = (is - was).abs() > NEGLIGIBLE.max(TOLERANCE * was);
        as_expected &= !differs;
        let percent = 100.0 * (is / was.max(1.0) - 1.0);
        let mark = if differs { "  <--" } else { "" };
        println!("{:10} {:22} {was:8.0} {is:8.0} {percent:+7.1} %{mark}", key.0, key.1);
    }
    if as_expected { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn measure(dir: &Path) -> Figures {
    let mut ssara = Command::new(env!("CARGO_BIN_EXE_ssara-lab"));
    ssara
        .current_dir(dir)
        .args(["bench", "--profile", "--synthetic", "--allocators", "O0,O1,O2", "--format", "json"])
        .args(FILES);
    let output = ssara.output().expect("the command runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let report: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let mut figures = Figures::new();
    for allocator in report["profiles"].as_array().expect("allocators") {
        let name = allocator["allocator"].as_str().expect("a name");
        let all = allocator["executed_per_instruction"].as_f64().expect("a number");
        figures.insert((name.to_owned(), "all".to_owned()), all);
        for pass in allocator["passes"].as_array().expect("passes") {
            let key = (name.to_owned(), pass[0].as_str().expect("a pass").to_owned());
            figures.insert(key, pass[1].as_f64().expect("a number"));
        }
    }
    figures
}

fn read(text: &str) -> Figures {
    let row = |line: &str| {
        let cells: Vec<&str> = line.split(',').collect();
        let count = cells[2].parse().expect("a number");
        ((cells[0].to_owned(), cells[1].to_owned()), count)
    };
    text.lines().skip(1).map(row).collect()
}
