//! The `ssara` command as its users see it: output, messages and exit codes, above all for input that is wrong.

use std::fs;
use std::path::Path;

use crate::command::{Outcome, file, run};

const TINY: &str = "tests/data/tiny.ron";
const POWER: &str = "tests/data/power.ssa";

fn ssara(args: &[&str]) -> Outcome {
    run(env!("CARGO_BIN_EXE_ssara"), args)
}

fn data(path: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).expect("the file is there")
}

/// The tiny program with a change.
fn changed(name: &str, from: &str, to: &str) -> String {
    let text = data(POWER);
    assert!(text.contains(from));
    file(name, text.replacen(from, to, 1))
}

#[test]
fn check_says_what_an_isa_has() {
    assert_eq!(
        ssara(&["check", TINY]).succeeded(),
        "tests/data/tiny.ron: 1 bank, 1 type, 4 registers, 1 class, 7 forms, 1 convention\n"
    );
    let built_in = ssara(&["check", "x86_64", "aarch64"]).succeeded();
    assert!(built_in.starts_with("x86_64: ") && built_in.contains("\naarch64: "), "{built_in}");
}

#[test]
fn check_names_the_place_of_each_mistake() {
    let broken = file("broken.ron", data(TINY).replace("preserved: [r3]", "preserved: [r4]"));
    let err = ssara(&["check", &broken]).failed();
    assert!(err.contains("r4") && err.contains("broken.ron:23:25"), "{err}");
    let short = ssara(&["check", "--short", &broken]).failed();
    assert_eq!(short.lines().count(), 1, "{short}");

    let malformed = file("malformed.ron", "Isa(name: tiny, banks: {int: Bank(");
    assert!(ssara(&["check", &malformed]).failed().contains("malformed.ron:1:"));
    assert!(ssara(&["check", "no/such.ron"]).failed_with(3).contains("no/such.ron"));
    let unknown = ssara(&["check", "x87", TINY]);
    assert!(unknown.out.contains("tiny.ron: 1 bank"), "goes on after a mistake");
    assert!(unknown.failed_with(3).contains("no file or built-in ISA `x87`"));
}

#[test]
fn doc_writes_a_page() {
    let page = ssara(&["doc", TINY]).succeeded();
    assert!(page.starts_with("# ") && page.contains("r3") && page.contains("inc"), "{page}");
    let path = file("tiny.md", "");
    assert_eq!(ssara(&["doc", TINY, "-o", &path]).succeeded(), "");
    assert_eq!(fs::read_to_string(&path).unwrap(), page);
    assert!(ssara(&["doc", TINY, "-o", "no/such/dir/page.md"]).failed_with(3).contains("no/such/dir/page.md"));
    assert!(ssara(&["doc", "no/such.ron"]).failed_with(3).contains("no/such.ron"));
}

#[test]
fn doc_writes_html() {
    let page = ssara(&["doc", TINY, "--format", "html"]).succeeded();
    assert!(page.starts_with("<!DOCTYPE html>") && page.contains("<title>tiny: "), "{page}");
    assert!(ssara(&["doc", TINY, "--format", "html"]).succeeded() == page, "the same bytes each time");
    assert_eq!(ssara(&["doc", TINY, "--format", "md"]).succeeded(), ssara(&["doc", TINY]).succeeded());
}

#[test]
fn doc_writes_the_pages_of_all_built_in_isas() {
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join("pages/of/all");
    let _ = fs::remove_dir_all(&directory);
    let path = directory.to_str().expect("the path is text");
    let written = ssara(&["doc", "--all", "--format", "html", "-o", path]).succeeded();
    for isa in ["x86_64", "aarch64"] {
        let file = directory.join(format!("{isa}.html"));
        assert!(written.lines().any(|line| Path::new(line) == file), "{written}");
        assert_eq!(fs::read_to_string(file).unwrap(), ssara(&["doc", isa, "--format", "html"]).succeeded());
    }
    for wrong in [&["doc"][..], &["doc", "--all"], &["doc", TINY, "--all", "-o", path]] {
        assert_eq!(ssara(wrong).code, Some(2), "{wrong:?}");
    }
    let occupied = file("occupied", "");
    assert!(ssara(&["doc", "--all", "-o", &occupied]).failed_with(3).contains("occupied"));
}

#[test]
fn expand_prints_the_generated_module() {
    let module = ssara(&["expand", TINY]).succeeded();
    assert!(module.contains("pub mod tiny {\n") && module.contains("pub fn work("), "{module}");
    assert!(ssara(&["expand", "no/such.ron"]).failed_with(3).contains("no/such.ron"));
}

#[test]
fn what_alloc_prints_is_what_verify_accepts() {
    for level in ["O0", "O1", "O2", "O3"] {
        let printed = ssara(&["alloc", POWER, "--isa", TINY, "--level", level]).succeeded();
        assert_eq!(printed.matches("allocated function").count(), 2);
        let path = file(&format!("power.{level}.ssa"), &printed);
        let verdict = ssara(&["verify", &path, "--isa", TINY]).succeeded();
        assert!(verdict.ends_with(": 2 allocations are right (2 of the file, 0 made)\n"), "{verdict}");
    }
    let verdict = ssara(&["verify", POWER, "--isa", TINY]).succeeded();
    assert!(verdict.ends_with("2 allocations are right (0 of the file, 2 made)\n"), "{verdict}");
}

#[test]
fn text_may_be_pasted_in_any_form() {
    let plain = ssara(&["alloc", POWER, "--isa", TINY, "--numbers"]).succeeded();
    assert!(plain.contains("; inst0\n") && plain.contains("; inst1\n"), "{plain}");
    let plain = plain.replace("block1", "block77");
    let renumbered = data(POWER).replace("block1", "block77").replace("\n", "\r\n");
    let pasted = file("pasted.ssa", format!("\u{feff}{renumbered}"));
    assert_eq!(ssara(&["alloc", &pasted, "--isa", TINY, "--numbers"]).succeeded(), plain);
    let replay = file("replay.ssa", format!("\u{feff}{}\r\n---\r\n{renumbered}", data(TINY)));
    assert_eq!(ssara(&["alloc", &replay, "--numbers"]).succeeded(), plain);
}

#[test]
fn classic_allocators_are_chosen_by_name() {
    let ours = ssara(&["alloc", POWER, "--isa", TINY]).succeeded();
    for classic in ssara_classic::Allocator::ALL {
        let name = classic.name();
        let printed = ssara(&["alloc", POWER, "--isa", TINY, "--allocator", name]).succeeded();
        assert_ne!(printed, ours, "{name}");
        let path = file(&format!("power.{name}.ssa"), &printed);
        let verdict = ssara(&["verify", &path, "--isa", TINY]).succeeded();
        assert!(verdict.ends_with(": 2 allocations are right (2 of the file, 0 made)\n"), "{name}: {verdict}");
        ssara(&["run", POWER, "--isa", TINY, "--allocator", name]).succeeded();
    }
    assert_eq!(ssara(&["alloc", POWER, "--isa", TINY, "--allocator", "O2"]).succeeded(), ours);
    let err = ssara(&["alloc", POWER, "--isa", TINY, "--allocator", "irc", "--callee-saves", "wrap"]).failed();
    assert!(err.contains("do not place saves of callee-saved registers around blocks"), "{err}");
}

#[test]
fn view_writes_a_page_of_one_function() {
    let page = ssara(&["view", POWER, "first", "--isa", TINY, "--allocators", "O0,linear-scan"]).succeeded();
    assert!(page.starts_with("<!doctype html>") && page.contains("<title>first on tiny</title>"), "{page}");
    assert!(page.contains("\"name\":\"O0\"") && page.contains("\"name\":\"linear-scan\""));
    let printed = ssara(&["alloc", POWER, "--isa", TINY]).succeeded();
    let path = file("power.view.ssa", &printed);
    let page = ssara(&["view", &path, "--isa", TINY]).succeeded();
    assert!(page.contains("\"name\":\"as in the file\""));
    let err = ssara(&["view", POWER, "nothing", "--isa", TINY]).failed();
    assert!(err.contains("there is no function `nothing`"), "{err}");
}

/// An allocator that refuses the function has a panel that says so, and the others are on the page.
#[test]
fn view_writes_a_page_where_allocators_refuse() {
    let function = "../tests/files/computed/constant_that_all_jumps_pass.ssa";
    let refused = ssara(&["view", function, "--allocators", "O2,irc"]);
    assert!(
        refused.out.contains("\"name\":\"O2\"") && refused.out.contains("\"refusal\":\"function `"),
        "{}",
        refused.out
    );
    refused.failed();
}

/// The ISA that a text names is a file in its folder, or in the one above.
#[test]
fn the_isa_of_a_text_is_found_beside_it() {
    for function in ["../tests/files/book/scale.ssa", "../tests/files/spill/furthest_next_use_is_spilled.ssa"] {
        assert!(ssara(&["alloc", function]).succeeded().starts_with("allocated function"), "{function}");
    }
}

#[test]
fn verify_objects_to_a_changed_allocation() {
    let printed = ssara(&["alloc", POWER, "--isa", TINY, "--level", "O1"]).succeeded();
    let line = printed.lines().find(|line| line.contains("+ load")).expect("something is loaded");
    let path = file("changed.ssa", printed.replacen(&format!("{line}\n"), "", 1));
    let err = ssara(&["verify", &path, "--isa", TINY]).failed();
    assert!(err.contains("error: function `power`, `inc`, operand `a`: inst4"), "{err}");
    assert!(err.contains("changed.ssa:17:") && err.contains("= inc v"), "{err}");
}

#[test]
fn messages_about_text_say_where_it_is() {
    let printed = ssara(&["alloc", POWER, "--isa", TINY]).succeeded();
    let (line, at) =
        printed.lines().enumerate().find(|(_, text)| text.contains("= mul v")).map(|(n, text)| (text, n + 1)).unwrap();
    let operand = line.split_once("= mul ").unwrap().1.split([',', ' ']).next().unwrap();
    let value = operand.split_once('@').unwrap().0;
    let path =
        file("somewhere_else.ssa", printed.replacen(line, &line.replacen(operand, &format!("{value}@slot0"), 1), 1));
    let err = ssara(&["verify", &path, "--isa", TINY]).failed();
    let column = line.find(&format!("{value}@")).unwrap() + 1;
    assert!(err.contains("error: function `power`, `mul`, operand `"), "{err}");
    assert!(err.contains(&format!("somewhere_else.ssa:{at}:{column}\n")), "{err}");
}

/// Edits that could be left out are printed on request.
#[test]
fn verify_prints_needless_edits() {
    let allocated = ssara(&["alloc", POWER, "--isa", TINY]).succeeded();
    let needless = |name: &str, text: &str| {
        let path = file(name, text);
        let out = ssara(&["verify", "--needless", &path, "--isa", TINY]).succeeded();
        out.lines().filter(|line| line.starts_with("power, ") && line.contains(" is needless, ")).count()
    };
    assert_eq!(needless("needed.ssa", &allocated), 0);
    let edit = allocated.lines().find(|line| line.trim_start().starts_with("+ ")).expect("there are edits");
    let twice = allocated.replacen(edit, &format!("{edit}\n{edit}"), 1);
    assert_eq!(needless("needless.ssa", &twice), 2, "either of them could be left out");
}

#[test]
fn run_counts_what_is_executed() {
    let table = ssara(&["run", POWER, "--isa", TINY]).succeeded();
    let rows: Vec<Vec<&str>> = table.lines().map(|line| line.split_whitespace().collect()).collect();
    assert_eq!(rows[0][..2], ["function", "instructions"]);
    assert_eq!(rows[2][..2], ["first", "2"], "{table}");
    assert_eq!(rows[3][..3], ["all", "2", "functions"]);
    let same = ssara(&["run", POWER, "--isa", TINY]).succeeded();
    assert_eq!(table, same);
    let runs: Vec<String> =
        (0..20).map(|seed| ssara(&["run", POWER, "--isa", TINY, "--seed", &seed.to_string()]).succeeded()).collect();
    assert!(runs.iter().any(|run| *run != table), "the seed chooses the path");
    let stopped = ssara(&["run", POWER, "--isa", TINY, "--steps", "3", "--level", "O1"]).succeeded();
    assert!(stopped.lines().nth(1).unwrap().ends_with(" yes"), "{stopped}");
    let search = ["run", POWER, "--isa", TINY, "--steps", "3", "--level", "O1", "--search", "0"];
    let left = ssara(&search).succeeded();
    assert!(left.lines().last().unwrap().contains("edges were not taken: edge"), "{left}");
}

#[test]
fn run_shows_what_a_changed_allocation_does() {
    let printed = ssara(&["alloc", POWER, "--isa", TINY]).succeeded();
    assert!(ssara(&["run", &file("unchanged.ssa", &printed), "--isa", TINY]).succeeded().contains("all 2 functions"));
    let line = printed.lines().find(|line| line.contains("+ load")).expect("something is loaded");
    let path = file("run_changed.ssa", printed.replacen(&format!("{line}\n"), "", 1));
    let err = ssara(&["run", &path, "--isa", TINY]).failed();
    assert!(err.contains("function `power`, `") && err.contains(", which holds pieces of "), "{err}");
    assert!(err.contains(": step ") && err.contains("run_changed.ssa:"), "{err}");
}

#[test]
fn one_function_is_picked_by_name() {
    let printed = ssara(&["alloc", POWER, "--isa", TINY, "--function", "first"]).succeeded();
    assert_eq!(printed.matches("allocated function").count(), 1);
    for command in ["alloc", "verify"] {
        let err = ssara(&[command, POWER, "--isa", TINY, "--function", "second"]).failed();
        assert!(err.contains("power.ssa: there is no function `second`"), "{err}");
    }
}

#[test]
fn preserved_registers_are_left_to_the_client_on_request() {
    let saving = ["alloc", POWER, "--isa", TINY, "--level", "O1"];
    let inserted = ssara(&saving).succeeded();
    let reported = ssara(&[&saving[..], &["--callee-saves", "report"]].concat()).succeeded();
    assert!(inserted.contains("saved r3@slot"), "{inserted}");
    assert!(reported.contains("saved r3\n"), "{reported}");
}

#[test]
fn a_text_that_is_no_function_is_refused_with_its_place() {
    let unknown_form = changed("unknown_form.ssa", "= mul v3", "= mull v3");
    let err = ssara(&["alloc", &unknown_form, "--isa", TINY]).failed();
    assert!(err.contains("unknown_form.ssa:9:15") && err.contains("did you mean `mul`?"), "{err}");
    let whole = data(POWER);
    for len in (0..whole.len()).step_by(37) {
        let cut = whole[..len].trim_end();
        assert!(!cut.ends_with('}'), "a whole function would be right");
        ssara(&["alloc", &file("cut.ssa", cut), "--isa", TINY]).failed();
    }
    let binary = file("binary.ssa", [0xff, 0xfe, 0]);
    assert!(ssara(&["alloc", &binary, "--isa", TINY]).failed().contains("binary.ssa"));
}

#[test]
fn a_function_that_is_not_valid_is_refused() {
    let twice = changed("twice.ssa", "v6: i64 = inc v4", "v4: i64 = inc v4");
    let undominated = changed("undominated.ssa", "done v8", "done v9");
    let no_terminator = changed("no_terminator.ssa", "    done v8\n", "");
    let arguments = changed("arguments.ssa", "block1(v9, v10)", "block1(v9)");
    for path in [&twice, &undominated, &no_terminator, &arguments] {
        for command in ["alloc", "verify"] {
            let err = ssara(&[command, path, "--isa", TINY]).failed();
            assert!(err.starts_with("error"), "{err}");
        }
    }
    let err = ssara(&["alloc", &undominated, "--isa", TINY]).failed();
    assert!(err.contains("error: function `power`, `done`") && err.contains("    done v9\n"), "{err}");
}

#[test]
fn a_function_that_cannot_be_allocated_is_named() {
    let five = "function \"five\" isa tiny abi std {\nform $0 = op [use i64, use i64, use i64, use i64, use i64]\n\
        form $1 = op [def i64]\nform $2 = trap []\nblock0:\n    v0: i64 = $1\n    v1: i64 = $1\n    v2: i64 = $1\n    \
        v3: i64 = $1\n    v4: i64 = $1\n    $0 v0, v1, v2, v3, v4\n    $2\n}\n";
    let err = ssara(&["alloc", &file("five.ssa", five), "--isa", TINY]).failed();
    assert!(err.contains("error: function `five`, `$0`: block0, inst5") && err.contains("five.ssa:11:5\n"), "{err}");
}

#[test]
fn the_isa_of_a_text_must_be_known_and_right() {
    let err = ssara(&["alloc", &file("alone.ssa", data(POWER))]).failed();
    assert!(
        err.contains("alone.ssa: the functions are for ISA `tiny`: there is no tiny.ron beside")
            && err.contains("--isa"),
        "{err}"
    );
    assert!(ssara(&["alloc", POWER, "--isa", "x86_64"]).failed().contains("power.ssa:2:"));
    let broken = file("broken_isa.ron", "Isa(");
    assert!(ssara(&["alloc", POWER, "--isa", &broken]).failed().contains("broken_isa.ron"));
}

#[test]
fn files_that_cannot_be_read_are_named() {
    for args in [
        &["alloc", "no/such.ssa", "--isa", TINY][..],
        &["verify", "no/such.ssa", "--isa", TINY],
        &["run", "no/such.ssa", "--isa", TINY],
        &["view", "no/such.ssa", "--isa", TINY],
    ] {
        let err = ssara(args).failed_with(3);
        assert!(err.contains("no/such"), "{err}");
    }
}

#[test]
fn a_table_has_a_row_for_each_function() {
    let table = ssara(&["alloc", POWER, "--isa", TINY, "--table"]).succeeded();
    let names: Vec<&str> = table.lines().filter_map(|line| line.split_whitespace().next()).collect();
    assert_eq!(names, ["function", "power", "first", "all"], "{table}");
}

#[test]
fn explain_knows_the_codes() {
    let list = ssara(&["explain"]).succeeded();
    let first = list.lines().next().unwrap().split_whitespace().next().unwrap();
    let text = ssara(&["explain", &first.to_lowercase()]).succeeded();
    assert!(text.starts_with(&format!("{first}: ")) && text.lines().count() > 2, "{text}");
    assert!(ssara(&["explain", "E9999"]).failed_with(3).contains("E9999"));
}

#[test]
fn wrong_usage_is_told_apart_from_wrong_input() {
    for args in [&[][..], &["alloc"], &["alloc", POWER, "--level", "O9"], &["alloc", POWER, "--table", "--passes"]] {
        assert_eq!(ssara(args).code, Some(2), "{args:?}");
    }
}
