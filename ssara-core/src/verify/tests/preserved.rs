//! Preserved registers at returns, and what the function receives in them.

use super::case::{Case, accept, def, read, reject};
use crate::output::Slot;
use crate::target::FormKind;

/// Overwrites `loc` in a function of convention `std`, with these edits before and after.
fn overwriting(ty: &'static str, loc: &'static str, before: &[&str], after: &[&str]) -> impl FnOnce(&mut Case) {
    move |case| {
        case.convention("std");
        case.slot(8);
        case.edit(before);
        case.def(ty, loc);
        case.edit(after);
        case.ret(&[]);
    }
}

#[test]
fn untouched_registers_are_preserved() {
    accept(overwriting("i64", "ra", &[], &[]));
}

#[test]
fn overwritten_and_not_restored() {
    reject(overwriting("i64", "re", &[], &[]), &["inst1: re must hold what it held at entry, but holds v0"]);
    reject(overwriting("i8", "el", &[], &[]), &["inst1: re must hold what it held at entry, but holds v0"]);
    let clobbered = |case: &mut Case| {
        case.convention("std");
        case.inst(FormKind::Op, &[], &["q8"]);
        case.ret(&[]);
    };
    reject(clobbered, &["inst1: d8 must hold what it held at entry, but holds nothing known"]);
}

#[test]
fn only_the_preserved_part_counts() {
    accept(|case| {
        case.convention("std");
        case.slot(8);
        case.edit(&["store f64 d8 0"]);
        case.def("v128", "q8");
        case.edit(&["load f64 0 d8"]);
        case.ret(&[]);
    });
}

#[test]
fn saved_in_a_slot_or_in_a_register() {
    accept(overwriting("i64", "re", &["store i64 re 0"], &["load i64 0 re"]));
    accept(overwriting("i64", "re", &["move i64 re ra"], &["move i64 ra re"]));
}

#[test]
fn restored_from_the_wrong_slot_or_too_early_or_too_narrow() {
    let holds = "inst1: re must hold what it held at entry, but holds";
    let build = |case: &mut Case| {
        case.slot(8);
        case.slot(8);
        overwriting("i64", "re", &["store i64 re 0"], &["load i64 1 re"])(case);
    };
    reject(build, &[&alloc::format!("{holds} nothing known")]);
    reject(overwriting("i64", "re", &["store i64 re 0", "load i64 0 re"], &[]), &[&alloc::format!("{holds} v0")]);
    reject(
        overwriting("i64", "re", &["store i32 we 0"], &["load i32 0 we"]),
        &[&alloc::format!("{holds} nothing known")],
    );
}

#[test]
fn claim_with_a_slot_is_not_believed() {
    let build = |case: &mut Case| {
        case.saved("re", Some(Slot::from_u32(0)));
        overwriting("i64", "re", &["store i64 re 0"], &[])(case);
    };
    reject(build, &["inst1: re must hold what it held at entry, but holds v0"]);
}

#[test]
fn left_to_the_client() {
    accept(|case| {
        case.saved("re", None);
        overwriting("i64", "re", &[], &[])(case);
    });
}

#[test]
fn every_return_counts_and_traps_do_not() {
    let build = |case: &mut Case| {
        case.convention("std");
        let (left, right) = (case.block(), case.block());
        case.edit(&["move i64 re ra"]);
        case.def("i64", "re");
        case.branch(&[], &[(left, &[]), (right, &[])]);
        case.switch_to(left);
        case.edit(&["move i64 ra re"]);
        case.ret(&[]);
        case.switch_to(right);
        let (trap, ret) = (case.block(), case.block());
        case.branch(&[], &[(trap, &[]), (ret, &[])]);
        case.switch_to(trap);
        case.inst(FormKind::Trap, &[], &[]);
        case.switch_to(ret);
        case.ret(&[]);
    };
    reject(build, &["inst5: re must hold what it held at entry, but holds nothing known"]);
}

#[test]
fn temporary_of_a_return_in_a_preserved_register() {
    let build = |case: &mut Case| {
        case.convention("std");
        case.ret(&[def("i64", "re").early()]);
    };
    reject(build, &["inst0: re must hold what it held at entry, but holds v0"]);
}

#[test]
fn what_the_return_itself_clobbers_is_its_own_affair() {
    let build = |clobbered_before: &'static [&'static str]| {
        move |case: &mut Case| {
            case.convention("std");
            case.inst(FormKind::Op, &[], clobbered_before);
            case.inst(FormKind::Return, &[], &["re"]);
        }
    };
    accept(build(&[]));
    reject(build(&["re"]), &["inst1: re must hold what it held at entry, but holds nothing known"]);
}

#[test]
fn argument_that_comes_in_a_preserved_register() {
    accept(|case| {
        case.convention("std");
        let a = case.inst(FormKind::Entry, &[def("i64", "re").fixed("re")], &[])[0];
        case.edit(&["move i64 re ra"]);
        case.def("i64", "re");
        case.edit(&["move i64 ra re"]);
        case.ret(&[read(a, "i64", "ra")]);
    });
}

#[test]
fn function_without_convention_preserves_nothing() {
    accept(|case| {
        case.def("i64", "re");
        case.ret(&[]);
    });
}
