//! Callee-saved registers at returns, and arguments in callee-saved registers.

use crate::verify::case::{Case, accept, def, read, reject};
use ssara_core::output::Slot;
use ssara_core::target::FormKind;

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

/// The same for `re`, with two slots. The list of saved registers names one of them for it.
fn saving(
    loc: &'static str,
    slot: u32,
    before: &'static [&'static str],
    after: &'static [&'static str],
) -> impl FnOnce(&mut Case) {
    move |case| {
        case.saved(loc, Some(Slot::from_u32(slot)));
        overwriting("i64", loc, before, after)(case);
        case.slot(8);
    }
}

/// A branch to two blocks that `left` and `right` fill. They meet in the block where the case continues.
fn diamond(case: &mut Case, left: impl FnOnce(&mut Case), right: impl FnOnce(&mut Case)) {
    let (left_block, right_block, join) = (case.block(), case.block(), case.block());
    case.branch(&[], &[(left_block, &[]), (right_block, &[])]);
    case.switch_to(left_block);
    left(case);
    case.branch(&[], &[(join, &[])]);
    case.switch_to(right_block);
    right(case);
    case.branch(&[], &[(join, &[])]);
    case.switch_to(join);
}

const UNLISTED: &str = "saved register re: written, but missing from the list";

#[test]
fn untouched_registers_are_preserved() {
    accept(overwriting("i64", "ra", &[], &[]));
}

#[test]
fn overwritten_and_not_restored() {
    let violations = [UNLISTED, "inst1: re must hold what it held at entry, but holds v0"];
    reject(overwriting("i64", "re", &[], &[]), &violations);
    reject(overwriting("i8", "el", &[], &[]), &violations);
    let clobbered = |case: &mut Case| {
        case.convention("std");
        case.inst(FormKind::Op, &[], &["q8"]);
        case.ret(&[]);
    };
    reject(
        clobbered,
        &[
            "saved register d8: written, but missing from the list",
            "inst1: d8 must hold what it held at entry, but holds nothing known",
        ],
    );
}

#[test]
fn only_the_preserved_part_counts() {
    accept(|case| {
        case.convention("std");
        let slot = case.slot(8);
        case.saved("d8", Some(slot));
        case.edit(&["store f64 d8 0"]);
        case.def("v128", "q8");
        case.edit(&["load f64 0 d8"]);
        case.ret(&[]);
    });
}

#[test]
fn saved_in_the_slot_that_the_list_names() {
    accept(saving("re", 0, &["store i64 re 0"], &["load i64 0 re"]));
}

#[test]
fn restored_and_not_listed() {
    reject(overwriting("i64", "re", &["store i64 re 0"], &["load i64 0 re"]), &[UNLISTED]);
    reject(overwriting("i64", "re", &["move i64 re ra"], &["move i64 ra re"]), &[UNLISTED]);
    reject(
        overwriting("i64", "ra", &[], &["move i64 ra re", "load i64 0 re"]),
        &[UNLISTED, "inst1: re must hold what it held at entry, but holds nothing known"],
    );
}

#[test]
fn written_and_never_restored_where_nothing_returns() {
    let build = |listed: bool| {
        move |case: &mut Case| {
            case.convention("std");
            if listed {
                case.saved("re", None);
            }
            case.def("i64", "re");
            case.inst(FormKind::Trap, &[], &[]);
        }
    };
    accept(build(true));
    reject(build(false), &[UNLISTED]);
}

#[test]
fn listed_with_a_slot_that_holds_something_else() {
    let in_slot = |slot: u32| {
        std::format!("saved register re: after inst0, neither it nor slot{slot} holds what it held at entry")
    };
    // Nothing saves it.
    reject(saving("re", 0, &["move i64 re ra"], &["move i64 ra re"]), &[&in_slot(0)]);
    // Another slot has it.
    reject(saving("re", 1, &["store i64 re 0"], &["load i64 0 re"]), &[&in_slot(1)]);
    // Something else has been stored there since.
    let build = |case: &mut Case| {
        case.convention("std");
        let slot = case.slot(8);
        case.saved("re", Some(slot));
        case.edit(&["store i64 re 0", "move i64 re ra"]);
        case.def("i64", "re");
        case.edit(&["store i64 re 0"]);
        case.def("i64", "rb");
        case.edit(&["move i64 ra re"]);
        case.ret(&[]);
    };
    reject(build, &["saved register re: after inst1, neither it nor slot0 holds what it held at entry"]);
    // Stored on one of two paths.
    let build = |case: &mut Case| {
        case.convention("std");
        let slot = case.slot(8);
        case.saved("re", Some(slot));
        let left = |case: &mut Case| case.edit(&["store i64 re 0"]);
        let right = |case: &mut Case| case.edit(&["move i64 re ra"]);
        diamond(case, left, right);
        case.def("i64", "re");
        case.edit(&["load i64 0 re"]);
        case.ret(&[]);
    };
    let violations = [
        "saved register re: after inst3, neither it nor slot0 holds what it held at entry",
        "inst4: re must hold what it held at entry, but holds nothing known",
    ];
    reject(build, &violations);
}

#[test]
fn kept_in_its_slot_where_another_value_is_in_the_register() {
    accept(|case| {
        case.convention("std");
        let slot = case.slot(8);
        case.saved("re", Some(slot));
        let left = |case: &mut Case| {
            case.edit(&["store i64 re 0"]);
            case.def("i64", "re");
            case.edit(&["load i64 0 re"]);
        };
        diamond(case, left, |_| ());
        case.ret(&[]);
    });
}

#[test]
fn exchanged_slots() {
    let build = |first: u32, second: u32| {
        move |case: &mut Case| {
            case.convention("std");
            case.slot(8);
            case.slot(8);
            case.saved("re", Some(Slot::from_u32(first)));
            case.saved("d8", Some(Slot::from_u32(second)));
            case.edit(&["store i64 re 0", "store f64 d8 1"]);
            case.def("i64", "re");
            case.def("f64", "d8");
            case.edit(&["load i64 0 re", "load f64 1 d8"]);
            case.ret(&[]);
        }
    };
    accept(build(0, 1));
    reject(
        build(1, 0),
        &[
            "saved register re: after inst0, neither it nor slot1 holds what it held at entry",
            "saved register d8: after inst1, neither it nor slot0 holds what it held at entry",
        ],
    );
}

#[test]
fn restored_from_the_wrong_slot_or_too_early_or_too_narrow() {
    let holds = "inst1: re must hold what it held at entry, but holds";
    reject(saving("re", 0, &["store i64 re 0"], &["load i64 1 re"]), &[&std::format!("{holds} nothing known")]);
    reject(saving("re", 0, &["store i64 re 0", "load i64 0 re"], &[]), &[&std::format!("{holds} v0")]);
    reject(
        saving("re", 0, &["store i32 we 0"], &["load i32 0 we"]),
        &[
            "saved register re: after inst0, neither it nor slot0 holds what it held at entry",
            &std::format!("{holds} nothing known"),
        ],
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
        let slot = case.slot(8);
        case.saved("re", Some(slot));
        let (left, right) = (case.block(), case.block());
        case.edit(&["store i64 re 0"]);
        case.def("i64", "re");
        case.branch(&[], &[(left, &[]), (right, &[])]);
        case.switch_to(left);
        case.edit(&["load i64 0 re"]);
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
    reject(build, &[UNLISTED, "inst0: re must hold what it held at entry, but holds v0"]);
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
    reject(build(&["re"]), &[UNLISTED, "inst1: re must hold what it held at entry, but holds nothing known"]);
}

#[test]
fn argument_that_comes_in_a_preserved_register() {
    accept(|case| {
        case.convention("std");
        let slot = case.slot(8);
        case.saved("re", Some(slot));
        let a = case.inst(FormKind::Entry, &[def("i64", "re").fixed("re")], &[])[0];
        case.edit(&["store i64 re 0", "move i64 re ra"]);
        case.def("i64", "re");
        case.edit(&["load i64 0 re"]);
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
