//! Prints the peak of the memory that each allocator takes, in KiB. It is what is live at once on the heap from the start
//! of the first allocation to the end of the last one. The functions themselves do not count.
//!
//! ```text
//! cargo bench -p ssara-lab --bench memory -- tests/corpus/*.ra2f.zst
//! ```
//!
//! Functions are on shipped targets. Without files they are functions with forms of these, some under high pressure. The
//! figures depend on the version of the compiler, and else on nothing. Counting takes time, so the command itself does not.

use std::path::{Path, PathBuf};

use peak_alloc::PeakAlloc;
use ssara_cli::report::{ReportFormat, Reporter};
use ssara_cli::table::Table;
use ssara_core::{CalleeSaves, Level, Options};
use ssara_lab::bench::subject::{Group, Loader, PRESSURE, TargetChoice};
use ssara_lab::rivals::{Allocator, Contexts};

#[global_allocator]
static HEAP: PeakAlloc = PeakAlloc;

/// The number of functions for each target, where there are no files.
const COUNT: usize = 300;

fn main() {
    let mut loader = Loader::new(TargetChoice::Best, None);
    let mut reporter = Reporter::new(ReportFormat::Text);
    let mut groups: Vec<Group> = Vec::new();
    // Cargo adds an option, and runs this in the directory of the package.
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the package is in a workspace");
    for file in std::env::args().skip(1).filter(|arg| !arg.starts_with("--")).map(PathBuf::from) {
        let mut subjects = Vec::new();
        if loader.load(&root.join(&file).as_path().into(), None, &mut reporter, &mut subjects).is_err() {
            panic!("{} cannot be read", file.display());
        }
        groups.push((file.display().to_string(), subjects));
    }
    if groups.is_empty() {
        let Ok(written) = loader.write(None, COUNT, &PRESSURE) else { panic!("the forms do not fit together") };
        groups = written;
    }
    let allocators = Allocator::all();
    let names: Vec<String> = allocators.iter().map(Allocator::to_string).collect();
    let mut table = Table::new(&["KiB"].into_iter().chain(names.iter().map(String::as_str)).collect::<Vec<_>>());
    for group in &groups {
        let cells = allocators.iter().map(|&allocator| format!("{:.0}", peak(allocator, group) as f64 / 1024.0));
        table.row([group.0.clone()].into_iter().chain(cells).collect());
    }
    table.print(&mut std::io::stdout()).expect("standard output takes everything");
}

/// The peak over all functions that the allocator can be asked for, in bytes, with a fresh context.
fn peak(allocator: Allocator, (_, subjects): &Group) -> usize {
    let before = HEAP.current_usage();
    HEAP.reset_peak_usage();
    let mut contexts = Contexts::default();
    for subject in subjects.iter().filter(|subject| subject.case.suits(allocator)) {
        let options = Options::new(Level::default(), CalleeSaves::Report);
        drop(contexts.run(allocator, &options, &subject.case));
    }
    HEAP.peak_usage().saturating_sub(before)
}
