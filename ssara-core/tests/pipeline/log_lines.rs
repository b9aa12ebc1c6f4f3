//! The lines of the feature `log`.

use std::cell::RefCell;

use log::{LevelFilter, Log, Metadata, Record};
use ssara_core::{CalleeSaves, Context, Level, Options, text};
use ssara_testing::toy_target;

/// Keeps the lines of each thread, if that wants them.
struct Lines;

thread_local! {
    static LINES: RefCell<Option<Vec<String>>> = const { RefCell::new(None) };
}

impl Log for Lines {
    fn enabled(&self, metadata: &Metadata<'_>) -> bool {
        metadata.target() == "ssara"
    }
    fn log(&self, record: &Record<'_>) {
        LINES.with_borrow_mut(|lines| lines.iter_mut().for_each(|lines| lines.push(record.args().to_string())));
    }
    fn flush(&self) {}
}

/// Each pass and each candidate has a line, which begins with the name of the function.
#[test]
fn passes_and_candidates_have_lines() {
    log::set_logger(&Lines).expect("no other logger");
    log::set_max_level(LevelFilter::Debug);
    let target = toy_target();
    let func = text::parse("function \"f\" isa toy {\nblock0:\n    trap\n}\n", &target).expect("a function");
    let lines_at = |level| {
        LINES.set(Some(Vec::new()));
        let options = Options::new(level, CalleeSaves::Insert);
        Context::new().allocate(&func, &target, &options).expect("an allocation");
        LINES.take().expect("lines")
    };
    let fast = lines_at(Level::O0);
    assert_eq!(fast.len(), 3, "{fast:?}");
    let slow = lines_at(Level::O3);
    assert!(slow.iter().chain(&fast).all(|line| line.starts_with("f: ")), "{slow:?}");
    let candidates = slow.iter().filter(|line| line.starts_with("f: candidate")).count();
    let coloured = slow.iter().filter(|line| *line == "f: coloured").count();
    assert!(candidates >= 1 && coloured >= 1, "{slow:?}");
}
