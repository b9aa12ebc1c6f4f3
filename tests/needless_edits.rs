//! Every edit is needed or explained. `tests/needless_edits.txt` counts the edits without which an allocation is right as
//! well, by what they are for and where they are. A change that makes more of them, or fewer, shows there.
//!
//! Each edit of an allocation is deleted in turn, and the checker says whether the rest is still right. The functions
//! are those of `tests/files`, and every 16th record of `tests/corpus` with at most 120 instructions. `BLESS=1` writes
//! the table. The reasons stay; a row that needs one has `?` until somebody finds it.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::thread;

use ssara_cli::needless::{Place, needless};
use ssara_core::ir::Function;
use ssara_core::verify::Checker;
use ssara_core::{Context, Level, Options, Target, text};
use ssara_lab::ra2f::{Machines, Reader};
use ssara_lab::rivals::Case;

use crate::file_tests;

/// Of the records of the corpus, one in so many is taken.
const ONE_IN: usize = 16;

/// The maximum number of instructions of a record that is taken.
const MAX_INSTS: usize = 120;

/// Needless edits of one level, by place.
#[derive(Default)]
struct Count {
    needless: BTreeMap<Place, u32>,
    edits: u32,
}

impl Count {
    fn add(&mut self, context: &mut Context, level: Level, func: &Function, target: &Target) {
        // Functions that cannot be allocated are tests, too.
        let Ok(alloc) = context.allocate(func, target, &Options { level, ..Options::default() }) else { return };
        self.edits += alloc.edits.len() as u32;
        for index in needless(&mut Checker::new(target), func, &alloc) {
            *self.needless.entry(Place::of(func, target, &alloc, index)).or_default() += 1;
        }
    }
}

/// The functions of the file tests.
fn of_files(level: Level) -> Count {
    let (mut context, mut count) = (Context::new(), Count::default());
    let (mut inputs, mut outputs) = (Vec::new(), Vec::new());
    file_tests::collect(&file_tests::root(), &mut inputs, &mut outputs);
    for path in inputs {
        let source = fs::read_to_string(&path).expect("a test can be read");
        // Texts that are refused are tests, too.
        let Ok(isa) = text::isa_name(&source) else { continue };
        let target = file_tests::target(&path, &isa).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        if let Ok(func) = text::parse(&source, &target) {
            count.add(&mut context, level, &func, &target);
        }
    }
    count
}

/// A sample of the functions of the corpus.
fn of_corpus(level: Level) -> Count {
    let (mut context, mut count) = (Context::new(), Count::default());
    let mut machines = Machines::synthetic();
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus");
    let mut paths: Vec<PathBuf> =
        fs::read_dir(dir).expect("the corpus is there").map(|entry| entry.expect("it can be read").path()).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "zst"));
    paths.sort();
    for path in paths {
        let records = Reader::open(&path).unwrap_or_else(|error| panic!("{error}"));
        for record in records.step_by(ONE_IN).map(|record| record.expect("the corpus can be read")) {
            if record.func.insts.len() <= MAX_INSTS {
                let case = Case::new(&record, &mut machines).expect("the corpus is valid");
                count.add(&mut context, level, &case.func, &case.target);
            }
        }
    }
    count
}

const NAMES: [&str; 2] = ["files", "corpus"];

/// The table, with the reasons of the one before.
fn table(counts: &[[Count; 4]; 2], reasons: &BTreeMap<String, String>) -> String {
    let mut places: Vec<Place> = counts.iter().flatten().flat_map(|count| count.needless.keys().copied()).collect();
    places.sort_unstable();
    places.dedup();
    let mut text = format!("{:32}", "needless edits");
    for name in NAMES {
        for level in Level::ALL {
            let _ = write!(text, "{:>11}", format!("{name} {level:?}"));
        }
    }
    for place in &places {
        let _ = write!(text, "\n{:32}", place.to_string());
        for count in counts.iter().flatten() {
            let _ = write!(text, "{:>11}", count.needless.get(place).copied().unwrap_or(0));
        }
    }
    text.push_str("\n\n");
    for name in places.iter().map(Place::to_string) {
        let reason = reasons.get(&name).map_or(UNKNOWN, String::as_str);
        let _ = writeln!(text, "{name}: {reason}");
    }
    text
}

/// The reason of a row that has none yet.
const UNKNOWN: &str = "?";

/// The reasons below a table, by the name of the row.
fn reasons(table: &str) -> BTreeMap<String, String> {
    let reason = |line: &str| line.split_once(": ").map(|(name, reason)| (name.to_owned(), reason.to_owned()));
    table.lines().filter_map(reason).collect()
}

#[test]
fn every_edit_is_needed_or_explained() {
    let counts = thread::scope(|scope| {
        let start = |count: fn(Level) -> Count| Level::ALL.map(|level| scope.spawn(move || count(level)));
        [start(of_files), start(of_corpus)].map(|levels| levels.map(|thread| thread.join().expect("no thread panics")))
    });
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/needless_edits.txt");
    let known = fs::read_to_string(&path).unwrap_or_default();
    let found = table(&counts, &reasons(&known));
    for (name, levels) in NAMES.iter().zip(&counts) {
        assert!(levels.iter().all(|count| count.edits > 100), "the sample of {name} has too few edits");
    }
    if std::env::var_os("BLESS").is_some() {
        fs::write(path, found).expect("the table can be written");
        return;
    }
    let is_known = |line: &str| !line.ends_with(&format!(": {UNKNOWN}"));
    assert!(found.lines().all(is_known), "a reason is missing in {}:\n{found}", path.display());
    assert_eq!(found, known, "there are other needless edits (BLESS=1 keeps them)");
}
