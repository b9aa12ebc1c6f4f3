//! `ssara-llvm show`: pages and explanations of functions.

use std::fs;

use crate::common::{Place, driver, has_llvm, source, text};

/// Runs `ssara-llvm show` in a directory, which must succeed, and returns what it prints.
fn show(place: &Place, args: &[&str]) -> String {
    let output = place.run(env!("CARGO_BIN_EXE_ssara-llvm"), &[&["show"], args].concat());
    assert!(output.status.success(), "{args:?}: {}", text(&output.stderr));
    text(&output.stdout)
}

/// The page has LLVM's text and the line of the source beside an instruction.
#[test]
fn pages_have_texts_and_source_lines() {
    if !has_llvm() {
        return;
    }
    let (place, file) = (Place::new(), source("debug.c"));
    for target in ["x86_64", "aarch64", "riscv64", "s390x", "powerpc64le"] {
        let printed = show(&place, &[&file, "walk", "--target", target, "-o", "page.html"]);
        assert_eq!(printed, "page.html\n");
        let page = fs::read_to_string(place.path("page.html")).expect("a page");
        assert!(page.contains("<title>walk on ") && page.contains(":14: int next = step(sum + at);"), "{target}");
    }
    assert_eq!(show(&place, &[&file, "walk", "--", "-O1"]), "walk.html\n");
}

/// An explanation names instructions by LLVM's text.
#[test]
fn explanations_have_texts() {
    if !has_llvm() {
        return;
    }
    let (place, file) = (Place::new(), source("debug.c"));
    let all = show(&place, &[&file, "walk", "--target", "x86_64", "--explain"]);
    assert!(all.contains("allocated function \"walk\"") && all.contains("Function `walk` has "), "{all}");
    let call = all.lines().find(|line| line.contains("CALL64")).expect("a call");
    let subject = call.split_whitespace().find(|word| word.starts_with("inst")).expect("a number");
    let one = show(&place, &[&file, "walk", "--target", "x86_64", "--explain", subject]);
    assert!(one.contains(&format!("{subject} `CALL64")), "{one}");
}

/// What cannot be shown is an error that names it.
#[test]
fn errors_name_what_is_missing() {
    if !has_llvm() {
        return;
    }
    let file = source("debug.c");
    let said = |args: &[&str]| text(&driver(&[&["show", file.as_str()], args].concat()).stderr);
    assert!(said(&["wolk"]).contains("there is no function `wolk`, only: step, walk"));
    assert!(said(&["walk", "--explain", "v999"]).contains("there is no v999"));
    assert!(said(&["walk", "v1"]).contains("--explain"));
    assert!(said(&["walk", "--level", "greedy"]).contains("`greedy` is no level of ssara"));
}
