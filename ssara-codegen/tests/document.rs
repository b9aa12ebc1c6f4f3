//! Guards what the Markdown page of a target says.

use ssara_codegen::document::markdown;
use ssara_codegen::load;

fn page() -> String {
    let loaded = load("toy.ron", include_str!("data/toy.ron"));
    markdown(&loaded.target.unwrap_or_else(|| panic!("{}", loaded.diagnostics[0])))
}

/// The row of a table that begins with the cell `first`, under a heading that contains `heading`.
fn row(heading: &str, first: &str) -> Vec<String> {
    let page = page();
    let section = page.split("\n#").find(|section| section.lines().next().is_some_and(|line| line.contains(heading)));
    let section = section.unwrap_or_else(|| panic!("no heading {heading} in\n{page}"));
    let start = format!("| {first} |");
    let row = section.lines().find(|line| line.starts_with(&start));
    let row = row.unwrap_or_else(|| panic!("no row {first} in\n{section}"));
    row.trim_matches('|').split(" | ").map(|cell| cell.trim().to_string()).collect()
}

#[test]
fn registers_have_encodings_units_and_parts() {
    assert_eq!(row("Bank `int`", "`ax`"), ["`ax`", "32", "0", "0-1", "`al` 0..8 (unit 0), `ah` 8..16 (unit 1)"]);
    assert_eq!(row("Bank `int`", "`sp`, reserved")[2], "4");
    assert_eq!(row("Bank `vec`", "`v3`")[4], "`s3` 0..32");
    assert!(row("Bank `vec`", "`v4`")[4].starts_with("`s4` 0..32 (unit "), "preserved in part, and so two units");
}

#[test]
fn kinds_of_value_have_slots() {
    assert_eq!(row("Bank `int`", "`i32`"), ["`i32`", "32", "4 bytes, aligned to 4", "yes", "A word."]);
}

#[test]
fn classes_have_members_and_a_place_in_the_lattice() {
    assert_eq!(row("Classes of `i32`", "`i32`")[1], "4: `ax`, `bx`, `cx`, `dx`");
    assert_eq!(
        row("Classes of `i32`", "`low`"),
        ["`low`", "3: `ax`, `bx`, `cx`", "`i32`", "What short encodings reach."]
    );
    assert_eq!(row("Classes of `i32`", "`abd&low`")[1..3], ["2: `ax`, `bx`", "`low`, `abd`"]);
    assert_eq!(row("Classes of `f32`", "`f32`")[1], "8: `s0..=s7`");
}

#[test]
fn forms_have_constraints() {
    assert_eq!(
        row("Operations", "`add`"),
        [
            "`add`",
            "`dst`: `i32`, the register of `a`",
            "`a`: `i32`; `b`: `i32` or slot",
            "",
            "",
            "dst = a + b, or \\|a\\| &lt;b> `<c>`."
        ]
    );
    assert_eq!(
        row("Operations", "`divmod`")[1..3],
        ["`quot`: `ax`; `rem`: `dx`", "`num`: `ax`; `by`: `low`, late: not the register of a def"]
    );
    assert_eq!(
        row("Operations", "`scan`")[1..4],
        ["`dst`: `low`, early: not the register of a use", "`self`: `abd`", "`dx`, `v0`, `v7`"]
    );
    assert_eq!(row("Operations", "`restore`")[2], "`in`: slot of `v128`");
    assert_eq!(row("Branches", "`loop`")[4], "Goes to the first successor while count is not 0.");
}

#[test]
fn forms_say_what_relates_their_operands() {
    let more = |form: &str| row("Operations", form)[4].clone();
    assert_eq!(
        more("`sum`"),
        "or `sum/swapped`: `dst`: `i32`, the register of `b`; `a`: `i32` or slot; `b`: `i32`; \
         or `sum/apart`: `dst`: `i32`; `b`: `i32`"
    );
    assert_eq!(more("`copy`"), "needs `count`: `cx`, working space; needs `tmp`: `i8`, working space");
    assert_eq!(row("Operations", "`copy`")[1..3], ["", "`to`: `i32`; `from`: `i32`"]);
    assert_eq!(more("`high`"), "`dst` does not overlap `a`");
    assert_eq!(
        more("`pick`"),
        "`dst` overlaps `narrow` at the low end only; `dst` does not overlap `wide`; \
         if `wide` is in `abd`, `dst` is in `low`"
    );
    assert_eq!(more("`const8`"), "may be issued again instead of a reload or a move");
}

#[test]
fn conventions_tell_whole_registers_from_parts() {
    assert_eq!(row("`std`", "arguments, `vec`")[1], "`v0..=v3`");
    assert_eq!(row("`std`", "preserved")[1], "`cx`, `v7`");
    assert_eq!(row("`std`", "preserved in part")[1], "`s4..=s6`: bits 0..32 of `v4..=v6`");
    assert_eq!(row("`std`", "clobbered by a call")[1], "`ax`, `bx`, `dx`, `v0..=v3`; `v4..=v6` without `s4..=s6`");
    assert!(page().contains("slots of 4 bytes, above 8 bytes of shadow space"));
}

#[test]
fn the_page_begins_with_what_there_is() {
    let page = page();
    assert!(page.starts_with("# toy\n\nA machine with two banks, for tests.\n"), "{page}");
    assert_eq!(row("toy", "`int`")[1..4], ["5 (13 with parts)", "9", "`i32`, `i8`"]);
    assert!(page.contains("Never allocated: `sp`."));
    assert!(page.contains("7 classes, 14 instruction forms, 2 alternatives, 1 calling convention."));
}
