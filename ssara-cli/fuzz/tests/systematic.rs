//! The systematic generator: what it makes is valid, follows from the seed alone, and reaches the cells that it promises.

use std::collections::BTreeSet;

use ssara_core::text;
use ssara_fuzz::systematic::table::Table;
use ssara_fuzz::systematic::{Case, Coverage, Kind, Source};
use ssara_testing::random::scaled;

/// Number of cases that are drawn.
const CASES: u64 = 500;

/// Number of cases whose answers are checked, which takes longer.
const CHECKED: u64 = 80;

/// The functions of cases that break no rule are valid, and those that break one are not.
#[test]
fn validity_is_by_construction() {
    for seed in 0..scaled(CASES) {
        let case = Case::new(seed);
        let valid = ssara_core::validate::check(&case.func, &case.machine.target);
        assert_eq!(valid.is_ok(), case.broken_rule.is_none(), "seed {seed}, {:?}: {valid:?}", case.broken_rule);
    }
}

/// A case follows from its seed, whatever was drawn before it.
#[test]
fn cases_follow_from_their_seeds() {
    let print = |seed: u64| {
        let case = Case::new(seed);
        (text::print(&case.func, &case.machine.target), case.cells, case.machine.target.clone())
    };
    let forwards: Vec<_> = (0..12).map(print).collect();
    let backwards: Vec<_> = (0..12).rev().map(print).collect();
    for (a, b) in forwards.iter().zip(backwards.iter().rev()) {
        assert_eq!(a, b);
    }
}

/// Every answer of the allocator is right.
#[test]
fn answers_are_right() {
    let mut tally = (0, 0);
    for seed in 0..scaled(CHECKED) {
        let case = Case::new(seed);
        let (found, findings) = case.check();
        let wrong: Vec<String> = findings
            .iter()
            .map(|finding| format!("{} with {:?}: {}", finding.kind.name(), finding.options, finding.message))
            .collect();
        assert!(wrong.is_empty(), "seed {seed}: {}", wrong.join("\n"));
        tally = (tally.0 + found.allocated, tally.1 + found.infeasible);
    }
    assert!(tally.0 > 10 * tally.1, "most cases are allocated: {tally:?}");
}

/// Targets come from all sources, and the tables fill.
#[test]
fn the_tables_fill() {
    let mut coverage = Coverage::default();
    let mut sources = BTreeSet::new();
    for seed in 0..CASES {
        let case = Case::new(seed);
        sources.insert(case.machine.source);
        coverage.add(&case.cells);
    }
    assert_eq!(sources, Source::all().collect());
    let drawable: usize = Table::ALL.iter().map(|table| table.rows().len() * table.columns().len()).sum();
    let empty = coverage.empty();
    assert!(10 * empty.len() < drawable, "{} of {drawable} cells are empty after {CASES} cases", empty.len());
    // Two operands of one instruction meet in every way, with different values and with the same one.
    for table in [Table::Pairs, Table::SameValue, Table::Repeats] {
        let missing: Vec<&String> = empty.iter().filter(|cell| cell.starts_with(table.title())).collect();
        assert!(missing.is_empty(), "{missing:?}");
    }
    assert!(coverage.print().contains("scratch operands are always early"));
}

/// Kinds of findings have names of their own, which are names of files.
#[test]
fn findings_have_names() {
    let names: BTreeSet<&str> = Kind::ALL.iter().map(|kind| kind.name()).collect();
    assert_eq!(names.len(), Kind::ALL.len());
    assert!(names.iter().all(|name| name.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-')));
}
