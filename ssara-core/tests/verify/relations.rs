//! Relations that do not hold, and chosen alternatives that do not exist.

use ssara_core::text;
use ssara_core::verify::check;
use ssara_testing::toy_target;

/// The violations of an instruction of `form` that reads `v0`, `v1` and so on, in these registers of these types, and
/// defines `defs`.
fn words(form: &str, reads: &[(&str, &str)], defs: &str) -> Vec<String> {
    let target = toy_target();
    let list = |item: &dyn Fn(usize) -> String| (0..reads.len()).map(item).collect::<Vec<_>>().join(", ");
    let (received, places, uses) = (
        list(&|n| format!("def {} = {}", reads[n].0, reads[n].1)),
        list(&|n| format!("v{n}@{}: {}", reads[n].1, reads[n].0)),
        list(&|n| format!("v{n}@{}", reads[n].1)),
    );
    let source = format!(
        "allocated function \"f\" isa toy {{\nframe 0 align 1\nform e = entry [{received}]\nblock0:\n    {places} = e\n    \
         {defs}{form} {uses}\n    trap\n}}\n"
    );
    let (func, alloc) = text::parse_allocated(&source, &target).unwrap_or_else(|error| panic!("{error}\n{source}"));
    assert_eq!(ssara_core::validate::check(&func, &target), Ok(()), "{source}");
    let violations = check(&func, &target, &alloc).err().map(ssara_core::ErrorList::into_vec).unwrap_or_default();
    violations.iter().map(|violation| violation.display(&target).to_string()).collect()
}

#[test]
fn groups_are_tuples_of_their_list() {
    let load3 = |defs: &str| words("load3", &[("i64", "rax")], defs);
    assert_eq!(load3("v1@v6: v128, v2@v7: v128, v3@v0: v128 = "), [""; 0]);
    let words = load3("v1@v6: v128, v2@v0: v128, v3@v7: v128 = ");
    assert_eq!(words, ["inst1, operand 0, v1 in v6: the operands from 0 on are not in a tuple of `triple`"]);
}

#[test]
fn what_must_be_distinct_shares_nothing() {
    let apart = |def: &str| words("apart64", &[("i64", "rax"), ("i64", "rcx")], def);
    assert_eq!(apart("v2@rcx: i64 = "), [""; 0]);
    assert_eq!(apart("v2@rax: i64 = "), ["inst1, operand 0, v2 in rax: must not overlap operand 1"]);
}

#[test]
fn what_must_be_the_same_starts_at_the_same_bit() {
    let zext = |from: &str| words("zext8", &[("i8", from)], "v1@rax: i64 = ");
    assert_eq!(zext("al"), [""; 0]);
    let expected = "inst1, operand 0, v1 in rax: must be the register of operand 1 or its low part";
    assert_eq!(zext("cl"), [expected]);
}

#[test]
fn overlap_is_allowed_at_one_end() {
    let widen = |def: &str| words("vwiden", &[("f64", "d0"), ("f64", "d1")], def);
    assert_eq!(widen("v2@v1: v128 = "), [""; 0]);
    let expected = "inst1, operand 0, v2 in v0: may overlap operand 1 at the high end only";
    assert_eq!(widen("v2@v0: v128 = "), [expected]);
}

#[test]
fn a_register_may_exclude_others() {
    let mix = |a: &str, b: &str| words("mix8", &[("i8", a), ("i8", b)], "v2@r8b: i8 = ");
    assert_eq!(mix("al", "r9b"), [""; 0]);
    let expected = "inst1, operand 1, v0 in ah: if it is in class high8, operand 0 must be in class legacy8";
    assert_eq!(mix("ah", "cl"), [expected]);
}

#[test]
fn the_constraints_are_those_of_the_way_that_was_taken() {
    let reads = [("i64", "rax"), ("i64", "rcx")];
    let sum =
        |alternative: &str, def: &str| words(&format!("sum64{alternative}"), &reads, &format!("v2@{def}: i64 = "));
    assert_eq!(sum("", "rax"), [""; 0]);
    assert_eq!(sum("", "rcx"), ["inst1, operand 0, v2 in rcx: tied to operand 1, which is in rax"]);
    assert_eq!(sum(" as sum64/swapped", "rcx"), [""; 0]);
    assert_eq!(sum(" as sum64/lea", "rdx"), [""; 0]);
}

#[test]
fn only_alternatives_of_its_form_may_be_chosen_for_an_instruction() {
    let target = toy_target();
    let words = words("sum64 as lea64", &[("i64", "rax"), ("i64", "rcx")], "v2@rdx: i64 = ");
    let lea = target.find_form("lea64").unwrap();
    assert_eq!(words, [format!("inst1 as {lea:?}: the form is not an alternative of the instruction's form")]);
}
