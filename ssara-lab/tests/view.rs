//! The pages of `ssara view`: what is in them. `browser` has a browser draw them.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde_json::Value as Json;
use ssara_core::ir::Function;
use ssara_core::{Context, Options, Target, text};
use ssara_explore::method::Method;
use ssara_explore::view::{Named, page};
use ssara_lab::ra2f::{Machines, Reader, to_function};
use ssara_testing::toy_target;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The page of a function with some allocators.
pub fn page_of(func: &Function, target: &Target, allocators: &[&str]) -> String {
    let allocate = |name: &&str| {
        let method: Method = name.parse().expect("the name of an allocator");
        let allocated = method.allocate_with_account(&mut Context::new(), func, target, &Options::default());
        let (alloc, account) = allocated.unwrap_or_else(|error| panic!("{name}: {error}"));
        Named { name: (*name).to_owned(), alloc, account }
    };
    let allocations: Vec<Named> = allocators.iter().map(allocate).collect();
    page(func, target, &allocations, &[]).expect("the function is for the target")
}

/// The data of a page.
pub fn data_of(page: &str) -> Json {
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
pub fn file(name: &str) -> (Function, Target) {
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
pub fn largest(corpus: &str, limit: usize) -> (Function, Arc<Target>) {
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

/// A page numbers values and blocks by their ids, and shows them by their names.
#[test]
fn pages_have_the_names_of_the_text() {
    let (func, target) = file("text/numbers_have_gaps_and_any_order");
    let page = page_of(&func, &target, &["O2"]);
    let data = data_of(&page);
    let names = |key: &str| items(&data[key]).map(|name| name.as_str().expect("a name").to_owned()).collect::<Vec<_>>();
    assert_eq!(names("values"), ["v7", "v8", "v9", "v10", "v12", "v40"]);
    assert_eq!(names("blocks"), ["block10", "block3", "block7", "block2"]);
    let steps = data["allocations"][0]["steps"].to_string();
    assert!(steps.contains("\"v7, v8, v12\"") && !steps.contains("v0"), "{steps}");
    check(&page, &func, "numbers_have_gaps_and_any_order");
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
        "spill/counter_in_memory_is_changed_in_its_slot",
        "prices/value_with_a_dear_load_stays",
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

/// A block that only jumps is a part of an edge for the allocator. What lives through it is on the page all the same.
#[test]
fn steps_show_what_lives_through_blocks_that_only_jump() {
    let (func, target) = file("spill/value_read_in_the_loop_stays");
    let data = data_of(&page_of(&func, &target, &["O2"]));
    let panel = &data["allocations"][0];
    // The last step has the spans of the finished page.
    for step in items(&panel["steps"]).filter(|step| step["name"] != "frame") {
        let full = |row: &Json| match row.as_u64() {
            Some(index) => panel["rows"][index as usize].clone(),
            None => row.clone(),
        };
        let jump = items(&step["rows"]).position(|row| full(row)["inst"] == 7).expect("a row for the jump") as u64;
        let spans =
            items(&step["spans"]).filter(|span| span[1].as_u64() <= Some(jump) && span[2].as_u64() > Some(jump));
        let mut held: Vec<u64> = spans.flat_map(|span| items(&span[3])).filter_map(Json::as_u64).collect();
        held.sort_unstable();
        held.dedup();
        assert_eq!(held, [0, 1, 2], "{}", step["name"]);
    }
}

/// An instruction that the finished code does not have, since each reader computes its value anew, is in the steps before.
#[test]
fn steps_show_removed_instructions() {
    let (func, target) = file("real/aarch64_sum_with_calls_keeps_doubles_in_d8");
    let data = data_of(&page_of(&func, &target, &["O2"]));
    let panel = &data["allocations"][0];
    let is_removed = |row: &Json| row["kind"] == "inst" && row["form"] == "fmov_f64_imm";
    assert!(!items(&panel["rows"]).any(is_removed));
    for step in items(&panel["steps"]) {
        assert_eq!(items(&step["rows"]).any(is_removed), step["name"] != "frame", "{}", step["name"]);
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

/// Until values have registers, there are no more columns than values that are live at once.
#[test]
fn lanes_are_as_few_as_the_values_at_one_row() {
    let (func, target) = largest("zstd.ra2f.zst", 1500);
    let data = data_of(&page_of(&func, &target, &["O3"]));
    let early = ["liveness", "webs", "working sets", "store placement"];
    let mut seen = 0;
    for step in items(&data["allocations"][0]["steps"]).filter(|step| early.iter().any(|name| step["name"] == *name)) {
        seen += 1;
        let rows = step["rows"].as_array().expect("rows").len();
        let mut at_row = vec![BTreeSet::new(); rows];
        let mut lanes = vec![BTreeSet::new(); rows];
        for span in items(&step["spans"]) {
            let number = |at: usize| span[at].as_u64().expect("a number") as usize;
            for row in number(1)..number(2) {
                at_row[row].insert(span[3][0].as_u64());
                lanes[row].insert((number(0), span[3][0].as_u64()));
            }
        }
        let most = at_row.iter().map(BTreeSet::len).max().expect("rows");
        assert_eq!(step["columns"].as_array().map(Vec::len), Some(most), "{}", step["name"]);
        // No two values are in one lane at a row.
        let are_alone = |lanes: &BTreeSet<(usize, Option<u64>)>| {
            lanes.iter().map(|lane| lane.0).collect::<BTreeSet<_>>().len() == lanes.len()
        };
        assert!(lanes.iter().all(are_alone), "{}", step["name"]);
    }
    assert_eq!(seen, early.len());
}
