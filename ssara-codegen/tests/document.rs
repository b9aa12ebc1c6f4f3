//! Guards what the Markdown page of a target says.

use ssara_codegen::document::markdown;
use ssara_codegen::internals::pattern::pattern;
use ssara_codegen::load;

fn page_of(source: &str) -> String {
    let loaded = load("page.ron", source);
    markdown(&loaded.target.unwrap_or_else(|| panic!("{}", loaded.diagnostics[0])))
}

fn page() -> String {
    page_of(include_str!("data/toy.ron"))
}

/// The row of a table that begins with the cell `first`, under a heading that contains `heading`.
fn row(heading: &str, first: &str) -> Vec<String> {
    row_of(&page(), heading, first)
}

fn row_of(page: &str, heading: &str, first: &str) -> Vec<String> {
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
    assert_eq!(row("Bank `int`", "`i32`"), ["`i32`", "32", "4 bytes, aligned to 4", "yes", "default", "A word."]);
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
fn edges_have_clobbers() {
    let page = page_of(&include_str!("data/toy.ron").replace(
        "jump: Form(kind: branch, successors: 1),",
        "jump: Form(kind: branch, successors: 1),
        call_or_throw: Form(kind: branch, successors: 2, edge_clobbers: [[], [ax, bx]]),
        call_or_any: Form(kind: branch, edge_clobbers: [[], [cx]]),",
    ));
    assert!(page.contains("the edge to successor 1 clobbers `ax`, `bx`"), "{page}");
    assert!(page.contains("each edge from successor 1 on clobbers `cx`"), "{page}");
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
    let remarks = ["goes to one of 2 blocks", "Goes to the first successor while count is not 0."];
    assert_eq!(row("Branches", "`loop`")[4..6], remarks);
}

#[test]
fn forms_say_what_relates_their_operands() {
    let more = |form: &str| row("Operations", form)[4].clone();
    assert_eq!(
        more("`sum`"),
        "or `sum/swapped`: `dst`: `i32`, the register of `b`; `a`: `i32` or slot; `b`: `i32`; \
         or `sum/apart`: `dst`: `i32`; `b`: `i32`"
    );
    assert_eq!(more("`copy`"), "needs `count`: `cx`, a scratch register; needs `tmp`: `i8`, a scratch register");
    assert_eq!(row("Operations", "`copy`")[1..3], ["", "`to`: `i32`; `from`: `i32`"]);
    assert_eq!(more("`high`"), "`dst` does not overlap `a`");
    assert_eq!(
        more("`pick`"),
        "`dst` overlaps `narrow` at the low end only; `dst` does not overlap `wide`; \
         if `wide` is in `abd`, `dst` is in `low`"
    );
    assert_eq!(row("Operations", "`load2`")[1], "`dst[2]`: `v128`, a tuple `two`");
    assert_eq!(
        row("Operations", "`zip2`")[1..5],
        [
            "`dst[2]`: `v128`, the register of `a0`; `sum`: `v128`",
            "`a[2]`: `v128`, a tuple `two`; `b[2]`: `v128`, a tuple `two`",
            "",
            "`sum` does not overlap `b0`; `sum` does not overlap `b1`"
        ]
    );
    assert_eq!(
        row("Operations", "`const32` / `const8`")[1..5],
        ["`dst`: `i32 / i8`", "", "", "may be rematerialised instead of a reload or a move"]
    );
}

#[test]
fn the_certificate_names_what_suffices() {
    assert_eq!(row("Certificates", "`int`")[1..], ["4", "`ax`, `bx`, `cx`, `dx`"]);
    assert_eq!(row("Certificates", "`vec`")[1..], ["5", "`v0..=v4`"]);
    assert_eq!(row("Certificates", "2 of `int`")[1], "`scan`, `sum/apart`, `high`, `pick`");
}

#[test]
fn conventions_tell_whole_registers_from_parts() {
    assert_eq!(row("`std`", "arguments, `vec`")[1], "`v0..=v3`");
    assert_eq!(row("`std`", "callee-saved")[1], "`cx`, `v7`");
    assert_eq!(row("`std`", "callee-saved in part")[1], "`s4..=s6`: bits 0..32 of `v4..=v6`");
    assert_eq!(row("`std`", "clobbered by a call")[1], "`ax`, `bx`, `dx`, `v0..=v3`; `v4..=v6` without `s4..=s6`");
    assert!(page().contains("slots of 4 bytes, above 8 bytes of shadow space"));
}

#[test]
fn the_page_begins_with_what_there_is() {
    let page = page();
    assert!(page.starts_with("# toy\n\nA machine with two banks, for tests.\n"), "{page}");
    assert_eq!(row("toy", "`int`")[1..4], ["5 (13 with parts)", "9", "`i32`, `i8`"]);
    assert!(page.contains("Never allocated: `sp`."));
    assert!(page.contains("7 classes, 16 instruction forms, 2 alternatives, 1 calling convention."));
}

#[test]
fn registers_have_tuples_effects_costs_and_roles() {
    let page = page_of(include_str!("data/machine.ron"));
    let row = |heading: &str, first: &str| row_of(&page, heading, first);
    assert_eq!(row("machine", "`upper`")[1..], ["no", "Eight more registers."]);
    assert_eq!(row("machine", "`int`")[1], "10 (22 with parts)");
    assert_eq!(row("Bank `int`", "`r1`")[4], "`b1` 0..8");
    assert_eq!(row("Bank `int`", "`r3`, the link register")[4], "`b3` 0..8 (cost 1 per use)");
    assert_eq!(row("Bank `int`", "`r5`, cost 1 per use, requires `upper`")[1], "32");
    assert_eq!(row("Bank `int`", "`zero`, always 0, the zero register")[2], "31");
    assert_eq!(row("Bank `int`", "`sp`, reserved, the stack register")[4], "");
    assert_eq!(
        row("Bank `int`", "`pair`"),
        ["`pair`", "2", "`r0 r1`, `r2 r3`, `r4 r5`, `r6 r7`", "`r0_r1`, `r2_r3`, `r4_r5`, `r6_r7`", "Even and odd."]
    );
    assert_eq!(row("Bank `int`", "`run`")[2].split(", ").last(), Some("`r7 r0 r1`"));
    assert_eq!(
        row("Bank `vec`", "`v1`")[4],
        "`d1` 0..64 (a write zeroes the rest), `s1` 0..32 (a write destroys the rest)"
    );
    assert_eq!(row("Bank `vec`", "`f64`")[2], "8 bytes, aligned to 8, or a register of `i64`");
    assert_eq!(row("Operations", "`split`")[2..4], ["`pair`: `r2_r3`", "`r0`, `r1`"]);
}

#[test]
fn conventions_have_rules_for_what_does_not_fit() {
    let page = page_of(include_str!("data/machine.ron"));
    let row = |first: &str| row_of(&page, "`c`", first)[1].clone();
    assert_eq!(row("arguments, `vec`"), "`d0`, `d1`, back-filled, then as bits in those of `int`");
    assert_eq!(row("variadic arguments, `vec`"), "as bits in those of `int`");
    let in_turn = "`i64`: `r0_r1`; `i32`: `r0..=r2`; `i8`: `b0..=b2`; `f64`: `d0`, `d1`, then as bits `r0_r1`";
    assert_eq!(row("arguments of one kind, one after the other"), in_turn);
    assert_eq!(row("callee-saved"), "`r3`, `r6`, `r7`, `v3`");
    assert_eq!(row("callee-saved in part"), "`d2`: bits 0..64 of `v2`");
    assert_eq!(row("clobbered by a call"), "`r0..=r2`, `r4`, `r5`, `v0`, `v1`; `v2` without `d2`");
    let rules = "Arguments take their registers in order, each bank by itself; those for which none is left go on the stack in \
                 slots of 4 bytes, \
                 aligned to no more than that, at the end of a slot if they are smaller, above 16 bytes of shadow space. The \
                 stack is aligned to 8 bytes at a call. An argument of several values begins at a multiple of 2, may be \
                 split between registers and stack. All arguments of a variadic function have registers of their own rules, in \
                 slots of 8 bytes.";
    assert!(page.contains(rules), "{page}");
}

#[test]
fn names_make_patterns_with_whole_words_and_numbers() {
    let of = |variants: &[&[&str]]| pattern(&variants.iter().map(|names| names.to_vec()).collect::<Vec<_>>());
    assert_eq!(of(&[&["add"]]), "add");
    assert_eq!(of(&[&["add", "and"]]), "{add, and}");
    assert_eq!(of(&[&["add64"], &["add32"]]), "add{64 / 32}");
    assert_eq!(of(&[&["add16", "add128"]]), "add{16, 128}");
    assert_eq!(of(&[&["add64", "add32", "sub64", "sub32"]]), "{add, sub}{64, 32}");
    assert_eq!(of(&[&["add64_imm", "sub64_imm"], &["add32_imm", "sub32_imm"]]), "{add, sub}{64 / 32}_imm");
    assert_eq!(of(&[&["jump_eq8", "jump_eq16", "jump_ne8", "jump_ne16"]]), "jump_{eq, ne}{8, 16}");
    assert_eq!(of(&[&["mov", "mov_imm"]]), "{mov, mov_imm}");
    assert_eq!(of(&[&["a1", "b1"], &["c2"]]), "{a, b}1 / c2");
}

#[test]
fn examples_of_variadic_calls_are_by_the_rules_for_them() {
    let page = page_of(include_str!("data/machine.ron"));
    let row = |first: &str| row_of(&page, "`c`", first)[1..].to_vec();
    assert_eq!(row("arguments of a variadic call, the first one named")[0], "2 times `i64`, `f64`, `i32`, `v128`");
}
