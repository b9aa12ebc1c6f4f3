//! Identifiers for the names of an ISA file.

use ssara_codegen::internals::names::{Case, Names};

fn names(case: Case, names: &[&str]) -> Vec<String> {
    Names::all(case, &["Target"], names.iter().copied()).iter().map(|ident| ident.to_string()).collect()
}

#[test]
fn keywords_are_escaped() {
    assert_eq!(names(Case::AsIs, &["loop", "gen", "self", "crate", "_"]), ["r#loop", "r#gen", "self_", "crate_", "__"]);
}

#[test]
fn clashes_are_resolved_in_order() {
    assert_eq!(names(Case::Upper, &["r0", "R0", "a&b"]), ["R0", "R0_", "A_AND_B"]);
    assert_eq!(names(Case::Camel, &["target", "i64", "i_64", "pred_pair"]), ["Target_", "I64", "I64_", "PredPair"]);
}

#[test]
fn anything_becomes_an_identifier() {
    assert_eq!(names(Case::AsIs, &["", "8bit", "a.b", "é"]), ["__", "_8bit", "a_b", "___"]);
}
