//! The pages of `ssara view`: what is in them, and that a browser draws them, where there is one.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;

use serde_json::Value as Json;
use ssara_cli::method::Method;
use ssara_cli::ra2f::{Machines, Reader, to_function};
use ssara_cli::view::{Named, page};
use ssara_core::ir::Function;
use ssara_core::testing::toy_target;
use ssara_core::{Context, Options, Target, text};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn page_of(func: &Function, target: &Target, allocators: &[&str]) -> String {
    let allocate = |name: &&str| {
        let method: Method = name.parse().expect("the name of an allocator");
        let allocated = method.allocate_with_record(&mut Context::new(), func, target, &Options::default());
        let (alloc, record) = allocated.unwrap_or_else(|error| panic!("{name}: {error}"));
        Named { name: (*name).to_owned(), alloc, record }
    };
    page(func, target, &allocators.iter().map(allocate).collect::<Vec<_>>())
}

fn data_of(page: &str) -> Json {
    let (_, rest) = page.split_once("<script id=\"data\" type=\"application/json\">").expect("the data");
    let (json, _) = rest.split_once("</script>").expect("the end of the data");
    serde_json::from_str(json).expect("JSON")
}

fn items(json: &Json) -> impl Iterator<Item = &Json> {
    json.as_array().into_iter().flatten()
}

/// Every operand that an instruction reads is in its columns just before, by the spans of the chart, and each instruction
/// has one row.
fn check(page: &str, func: &Function, name: &str) {
    for outside in ["http:", "https:", "src=", "<link", "@import"] {
        assert!(!page.contains(outside), "{name}: the page needs {outside}");
    }
    let data = data_of(page);
    for panel in items(&data["allocations"]) {
        let rows = panel["rows"].as_array().expect("rows");
        let mut by_column: BTreeMap<u64, Vec<(u64, u64, Vec<u64>)>> = BTreeMap::new();
        for span in items(&panel["spans"]) {
            let number = |at: usize| span[at].as_u64().expect("a number");
            let values = items(&span[3]).map(|value| value.as_u64().expect("a value")).collect();
            assert!(number(1) < number(2) && number(2) <= rows.len() as u64, "{name}: {span}");
            by_column.entry(number(0)).or_default().push((number(1), number(2), values));
        }
        let insts = rows.iter().filter(|row| row["kind"] == "inst");
        assert_eq!(insts.count(), func.num_insts(), "{name}");
        for (index, row) in rows.iter().enumerate().filter(|(_, row)| row["kind"] == "inst") {
            for used in items(&row["uses"]) {
                let value = used[0].as_u64().expect("a value");
                for column in items(&used[2]) {
                    let spans = &by_column[&column.as_u64().expect("a column")];
                    let row = index as u64;
                    let holds = |span: &&(u64, u64, Vec<u64>)| span.0 <= row && row < span.1 && span.2.contains(&value);
                    assert!(spans.iter().any(|span| holds(&span)), "{name}: v{value} at row {index}: {}", rows[index]);
                }
            }
        }
        let cost: f64 = rows.iter().filter_map(|row| row["cost"].as_f64()).sum();
        let expected = panel["cost"].as_f64().expect("a cost");
        assert!((cost - expected).abs() <= 1e-5 * expected.max(1.0), "{name}: {cost}, not {expected}");
    }
}

/// A function of `tests/files`, by its path without extension.
fn file(name: &str) -> (Function, Target) {
    let path = root().join("tests/files").join(name).with_extension("ssa");
    let source = std::fs::read_to_string(&path).expect("a file that can be read");
    let isa = text::isa_name(&source).expect("an ISA");
    let target = match isa.as_str() {
        "toy" => toy_target(),
        _ => {
            // A module of a shipped target may not be compiled here.
            let shipped = ssara_targets::SOURCES.iter().find(|(known, _)| *known == isa);
            let loaded = match shipped {
                Some((name, source)) => ssara_codegen::load(name, source),
                None => ssara_codegen::load_file(&path.with_file_name(format!("{isa}.ron"))),
            };
            loaded.target.expect("a correct ISA")
        }
    };
    (text::parse(&source, &target).expect("a correct function"), target)
}

/// The function of a corpus file that has the most instructions up to a limit.
fn largest(corpus: &str, limit: usize) -> (Function, Arc<Target>) {
    let mut machines = Machines::synthetic();
    let records = Reader::open(&root().join("tests/corpus").join(corpus)).expect("a corpus file");
    let mut best: Option<(Function, Arc<Target>)> = None;
    for record in records {
        let record = record.expect("a record");
        let machine = machines.machine_for(&record).expect("a machine");
        let func = to_function(&record, &machine).expect("a function");
        let size = func.num_insts();
        if size <= limit && best.as_ref().is_none_or(|best| best.0.num_insts() < size) {
            best = Some((func, Arc::clone(&machine.target)));
        }
    }
    best.expect("a function below the limit")
}

#[test]
fn pages_have_every_operand_where_it_is_read() {
    for name in [
        "book/scale",
        "calls/callee_saved_registers_are_restored_at_each_return",
        "calls/arguments_change_places",
        "edges/critical_edge_is_split_for_copies",
        "edges/memory_to_memory_copy",
        "edges/swap_of_two_parameters",
        "edges/terminator_defines_a_value",
        "parts/al_and_ah_hold_two_values",
        "parts/scattered_halves_move_together",
        "spill/furthest_next_use_is_spilled",
        "real/x86_64_div_and_shift",
        "banks/slots_become_registers",
    ] {
        let (func, target) = file(name);
        check(&page_of(&func, &target, &["O0", "O2", "O3"]), &func, name);
    }
}

#[test]
fn page_of_a_large_function_has_several_allocators() {
    let (func, target) = largest("zstd.ra2f.zst", 1500);
    check(&page_of(&func, &target, &["O2", "linear-scan", "irc", "spill-everywhere"]), &func, "zstd");
}

/// What a name has in it ends no script.
#[test]
fn names_are_escaped() {
    let (mut func, target) = file("book/scale");
    func.name = "</script><b>&".to_owned();
    let page = page_of(&func, &target, &["O2"]);
    assert_eq!(page.matches("</script>").count(), 2);
    assert_eq!(data_of(&page)["function"], func.name);
    assert!(page.contains("<title>&lt;/script>&lt;b>&amp; on four</title>"));
}

/// The browser that is installed, if one is.
fn browser() -> Option<&'static str> {
    let names = ["chromium", "chromium-browser", "google-chrome"];
    let runs = |name: &&str| Command::new(name).arg("--version").output().is_ok_and(|output| output.status.success());
    let found = names.into_iter().find(runs);
    if found.is_none() {
        eprintln!("no browser is installed, so none is tried");
    }
    found
}

/// What a browser makes of a page whose address ends like this.
fn drawn(browser: &str, directory: &Path, page: &str, hash: &str) -> String {
    let path = directory.join("page.html");
    std::fs::write(&path, page).expect("a file");
    let output = Command::new(browser)
        .args([
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--virtual-time-budget=10000",
            "--window-size=1600,1000",
            "--dump-dom",
        ])
        .arg(format!("--user-data-dir={}", directory.join("profile").display()))
        .arg(format!("file://{}#{hash}", path.display()))
        .output()
        .expect("a browser that runs");
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// A browser draws the page, light and dark: the script runs to its end, and lines are there.
#[test]
fn a_browser_draws_a_large_page() {
    let Some(browser) = browser() else { return };
    let (func, target) = largest("stress.ra2f.zst", 7000);
    let directory = tempfile::tempdir().expect("a directory");
    let page = page_of(&func, &target, &["O2", "linear-scan"]);
    for theme in ["light", "dark"] {
        let page = drawn(browser, directory.path(), &page, &format!("v4,{theme}"));
        let (_, ready) = page.split_once("data-ready=\"").expect("the script runs to its end");
        let (milliseconds, _) = ready.split_once('"').expect("a number");
        println!("{} instructions, {theme}: drawn after {milliseconds} ms", func.num_insts());
        assert!(page.contains(&format!("data-theme=\"{theme}\"")));
        assert!(page.matches("class=\"line ").count() > 40, "lines are drawn");
        assert!(page.contains("<h3>") && page.contains("Where it is"), "the value that the address names is followed");
    }
}

/// A browser shows the pass that the address names. It shows what is new in it, without locations as long as there are
/// none, and why a value is where it is.
#[test]
fn a_browser_steps_through_the_passes() {
    let Some(browser) = browser() else { return };
    let (func, target) = file("book/scale");
    let directory = tempfile::tempdir().expect("a directory");
    let page = page_of(&func, &target, &["O2", "O0"]);
    for (step, is_there, is_not) in [
        ("liveness", "1 of 7: liveness", "New:"),
        ("working sets", "class=\"line note new\"", "class=\"at\""),
        ("store placement", "No longer: 1", "class=\"at\""),
        ("colouring", "class=\"line edit new\"", "a block of its own"),
        ("edges", "a block of its own", "No longer"),
        ("frame", "memory costs it 5", "No longer"),
    ] {
        let page = drawn(browser, directory.path(), &page, &format!("v4,step={}", step.replace(' ', "%20")));
        assert!(page.contains(&format!("data-step=\"{step}\"")), "{step} is selected");
        let (_, panels) = page.split_once("<main>").expect("the panels");
        let shown = if is_there.contains(" of ") { &page } else { panels };
        let first = panels.split("<section").nth(1).unwrap_or_default();
        assert!(shown.contains(is_there), "{step}: {is_there}");
        assert!(!first.contains(is_not), "{step}: {is_not}");
    }
}

/// The states of the record are on the page, and the last of them is the allocation.
#[test]
fn steps_end_with_the_allocation() {
    for (name, level, passes) in [
        ("book/scale", "O0", &["edges", "frame"][..]),
        ("book/scale", "O1", &["liveness", "webs", "working sets", "store placement", "colouring", "edges", "frame"]),
        (
            "spill/load_before_what_one_way_and_all_after_it_read",
            "O3",
            &["liveness", "webs", "working sets", "reload placement", "store placement", "colouring", "edges", "frame"],
        ),
    ] {
        let (func, target) = file(name);
        let data = data_of(&page_of(&func, &target, &[level]));
        let panel = &data["allocations"][0];
        let steps = panel["steps"].as_array().expect("steps");
        let names: Vec<&str> = steps.iter().filter_map(|step| step["name"].as_str()).collect();
        assert_eq!(names, passes, "{name} at {level}");
        let rows = panel["rows"].as_array().expect("rows").len();
        let last = items(&steps[steps.len() - 1]["rows"]).map(|row| row.as_u64().expect("a row of the page") as usize);
        assert!(last.eq(0..rows), "{name} at {level}");
        for step in steps {
            let rows = step["rows"].as_array().expect("rows").len() as u64;
            let columns = step["columns"].as_array().expect("columns").len() as u64;
            for span in items(&step["spans"]) {
                let number = |at: usize| span[at].as_u64().expect("a number");
                assert!(number(0) < columns && number(1) < number(2) && number(2) <= rows, "{name}: {span}");
            }
        }
    }
}
