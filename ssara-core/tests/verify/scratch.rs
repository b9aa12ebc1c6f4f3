//! Scratch registers of moves, loads and stores: each rule is broken, and both checkers object.

use ssara_core::target::{MemoryRule, MoveRule, MoveWay};
use ssara_core::verify::check;
use ssara_core::{Target, text};
use ssara_testing::{reference, toy_target};

/// The toy, where floats are moved and stored with an integer register, and vectors have no moves.
fn target() -> Target {
    let mut desc = toy_target().into_desc();
    let [int, float, vector] =
        ["i64", "f64", "v128"].map(|name| desc.home_class(desc.find_type(name).expect("a type")));
    let [float_type, vector_type] = [float, vector].map(|class| desc.class(class).ty.index());
    let types = desc.types.to_mut();
    types[float_type].moves = vec![MoveRule { from: float, to: float, way: MoveWay::Through(int) }].into();
    types[float_type].memory = vec![MemoryRule { of: float, through: int }].into();
    types[vector_type].moves = vec![MoveRule { from: vector, to: vector, way: MoveWay::ThroughMemory }].into();
    Target::new(desc).expect("a valid target")
}

/// The violations of edits before an instruction that reads a float in d1, a vector in `vector` and an integer in rax.
fn words(vector: &str, edits: &[&str]) -> Vec<String> {
    let target = target();
    let edits: String = edits.iter().map(|edit| format!("    + {edit}\n")).collect();
    let source = format!(
        "allocated function \"f\" isa toy {{\nframe 16 align 16\nslot0: 16 bytes at 0\nform e = entry [def f64 = d0, def v128 = v3, \
         def i64 = rax]\nform u = op [use f64, use v128, use i64]\nblock0:\n    v0@d0: f64, v1@v3: v128, v2@rax: i64 = e\n{edits}    \
         u v0@d1, v1@{vector}, v2@rax\n    trap\n}}\n"
    );
    let (func, alloc) = text::parse_allocated(&source, &target).unwrap_or_else(|error| panic!("{error}\n{source}"));
    assert_eq!(ssara_core::validate::check(&func, &target), Ok(()), "{source}");
    let violations = check(&func, &target, &alloc).err().map(ssara_core::ErrorList::into_vec).unwrap_or_default();
    assert_eq!(violations.is_empty(), reference::check(&func, &target, &alloc).is_ok(), "{source}");
    violations.iter().map(|violation| violation.display(&target).to_string()).collect()
}

#[test]
fn moves_loads_and_stores_take_the_register_before_them() {
    assert_eq!(words("v3", &["scratch rcx", "move f64 d0 -> d1"]), [""; 0]);
    let through_memory = ["scratch rcx", "store f64 d0 -> slot0", "scratch rdx", "load f64 slot0 -> d1"];
    assert_eq!(words("v3", &through_memory), [""; 0]);
    assert_eq!(
        words("v3", &["move f64 d0 -> d1"]),
        ["before inst1, `move f64 d0 -> d1`: no scratch register of i64 comes before it"]
    );
    // One register serves one edit.
    assert_eq!(
        words("v3", &["scratch rcx", "store f64 d0 -> slot0", "load f64 slot0 -> d1"]),
        ["before inst1, `load f64 slot0 -> d1`: no scratch register of i64 comes before it"]
    );
}

#[test]
fn the_content_of_a_scratch_register_is_lost() {
    let words = words("v3", &["scratch rax", "move f64 d0 -> d1"]);
    assert_eq!(words, ["inst1, operand 2, v2 in rax: the location holds nothing known"]);
}

#[test]
fn a_scratch_register_is_in_its_class_and_apart_from_the_copy() {
    let expected = "the edit that follows takes a scratch register of i64 that it does not name";
    assert!(words("v3", &["scratch cl", "move f64 d0 -> d1"])[0].ends_with(expected));
    assert!(words("v3", &["scratch d5", "move f64 d0 -> d1"])[0].ends_with(expected));
}

#[test]
fn a_scratch_register_without_a_copy_is_a_violation() {
    let copy = ["scratch rcx", "move f64 d0 -> d1"];
    let idle = ["scratch rdx"];
    let expected = "before inst1, `scratch rdx`: the edit that follows takes no scratch register";
    assert_eq!(words("v3", &[&copy[..], &idle].concat()), [expected]);
    let of_another = ["scratch rdx", "store i64 rax -> slot0"];
    assert_eq!(words("v3", &[&copy[..], &of_another].concat()), [expected]);
}

#[test]
fn a_move_that_does_not_exist_goes_through_memory() {
    let copy = ["scratch rcx", "move f64 d0 -> d1"];
    let expected = "before inst1, `move v128 v3 -> v4`: the target cannot move a value between these registers";
    assert_eq!(words("v4", &[&copy[..], &["move v128 v3 -> v4"]].concat()), [expected]);
    assert_eq!(words("v4", &[&copy[..], &["store v128 v3 -> slot0", "load v128 slot0 -> v4"]].concat()), [""; 0]);
}
