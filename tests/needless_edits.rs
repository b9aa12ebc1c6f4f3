//! Every edit is needed or explained. `tests/needless_edits.txt` counts the edits without which an allocation is right as
//! well, by what they are for and where they are. A change that makes more of them, or fewer, shows there.
//!
//! Each edit of an allocation is deleted in turn, and the checker says whether the rest is still right. The functions
//! are those of `tests/files` and a part of `tests/corpus`. `BLESS=1` writes the table. The reasons stay; a row that needs one
//! has `?` until somebody finds it.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::Path;
use std::thread;

use ssara_cli::needless::{Place, needless};
use ssara_core::ir::Function;
use ssara_core::verify::Checker;
use ssara_core::{Context, Level, Options, Target};

use crate::samples::{self, Sample};

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

/// What one level does with functions.
fn count(level: Level, samples: &[Sample]) -> Count {
    let (mut context, mut count) = (Context::new(), Count::default());
    samples.iter().for_each(|Sample { func, target, .. }| count.add(&mut context, level, func, target));
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
    let samples = [samples::of_files(), samples::of_corpus(16)];
    let counts = thread::scope(|scope| {
        let start = |samples| Level::ALL.map(|level| scope.spawn(move || count(level, samples)));
        samples.each_ref().map(|samples| start(samples).map(|thread| thread.join().expect("no thread panics")))
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
