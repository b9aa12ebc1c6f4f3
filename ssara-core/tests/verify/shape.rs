//! Frames, lists of saved registers, and edits that are wrong by themselves.

use crate::verify::case::{Case, accept, def, read, reject, with_case};
use ssara_core::ir::{Edge, Inst};
use ssara_core::output::{Edit, Point, Slot};
use ssara_core::target::{FormKind, Reg, Type};

fn only_return(case: &mut Case) {
    case.ret(&[]);
}

#[test]
fn overlapping_slots() {
    let build = |case: &mut Case| {
        case.slot(16);
        case.slot(8);
        case.slot(8);
        case.alloc.slots[Slot::from_u32(1)].offset = 8;
        only_return(case);
    };
    reject(build, &["frame: slot0 and slot1 overlap"]);
}

#[test]
fn slot_inside_an_earlier_one() {
    let build = |case: &mut Case| {
        case.slot(32);
        for offset in [4, 24] {
            let slot = case.slot(4);
            case.alloc.slots[slot].offset = offset;
        }
        case.alloc.frame_size = 32;
        only_return(case);
    };
    reject(build, &["frame: slot0 and slot1 overlap", "frame: slot0 and slot2 overlap"]);
}

#[test]
fn frame_too_small() {
    let build = |case: &mut Case| {
        case.slot(8);
        case.alloc.frame_size = 0;
        only_return(case);
    };
    reject(build, &["frame: slot0 ends at byte 8, the frame at byte 0"]);
}

#[test]
fn slot_that_ends_beyond_all_numbers() {
    let build = |case: &mut Case| {
        let slot = case.slot(8);
        case.alloc.slots[slot].offset = u32::MAX - 3;
        only_return(case);
    };
    reject(build, &["frame: slot0 ends at byte 4294967300, the frame at byte 8"]);
}

#[test]
fn frame_too_large() {
    accept(|case| {
        case.slot(8);
        case.alloc.frame_size = 16;
        only_return(case);
    });
    let build = |case: &mut Case| {
        case.slot(8);
        case.alloc.frame_size = 24;
        only_return(case);
    };
    reject(build, &["frame: 24 bytes for slots that end at byte 8"]);
}

#[test]
fn frame_alignment() {
    let no_power = |case: &mut Case| {
        case.alloc.frame_align = 12;
        only_return(case);
    };
    reject(no_power, &["frame: alignment 12 is not a power of two"]);
    let too_small = |case: &mut Case| {
        case.slot(16);
        case.alloc.frame_align = 8;
        case.def("v128", "q0");
        case.edit(&["store v128 q0 0"]);
        only_return(case);
    };
    let expected = "before inst1, `store v128 q0 -> slot0`: \
        slot0 at offset 0 is not aligned to 16 bytes in this frame, as v128 needs";
    reject(too_small, &[expected]);
}

#[test]
fn saved_registers_are_the_preserved_ones_in_order() {
    let build = |case: &mut Case| {
        case.convention("std");
        case.saved("d8", None);
        case.saved("re", None);
        case.saved("ra", None);
        case.alloc.saved[2].reg = Reg(500);
        case.saved("rb", Some(Slot::from_u32(3)));
        only_return(case);
    };
    let expected = [
        "saved register re: repeated, or not in the order of the convention",
        "saved register Reg(500): it is not callee-saved in the convention",
        "saved register rb: it is not callee-saved in the convention",
    ];
    reject(build, &expected);
}

#[test]
fn saved_register_twice_and_in_a_wrong_slot() {
    let build = |case: &mut Case| {
        case.convention("std");
        let small = case.slot(4);
        case.saved("re", Some(small));
        case.saved("re", None);
        case.saved("d8", Some(Slot::from_u32(9)));
        only_return(case);
    };
    let expected = [
        "saved register re: slot0 has 4 bytes, i64 takes 8",
        "saved register re: repeated, or not in the order of the convention",
        "saved register d8: there is no slot9",
    ];
    reject(build, &expected);
}

#[test]
fn function_without_convention_saves_nothing() {
    let build = |case: &mut Case| {
        case.saved("re", None);
        only_return(case);
    };
    reject(build, &["saved register re: it is not callee-saved in the convention"]);
}

#[test]
fn edits_out_of_order() {
    let words = with_case(
        |case| {
            case.def("i64", "ra");
            case.edit(&["move i64 ra rb"]);
            case.def("i64", "ra");
            case.edit(&["move i64 ra rc"]);
            only_return(case);
        },
        |done| {
            done.alloc.edits.reverse();
            done.words()
        },
    );
    assert_eq!(words, ["before inst1, `move i64 ra -> rb`: follows an edit of the later point before inst2"]);
}

#[test]
fn edit_on_an_edge_of_a_computed_jump() {
    let build = |case: &mut Case| {
        let to = case.block();
        let edges = case.branch(&[], &[(to, &[])]);
        case.computed();
        case.edit_at(Point::Edge(edges[0]), &["move i64 ra rb"]);
        case.switch_to(to);
        only_return(case);
    };
    reject(build, &["on edge0, `move i64 ra -> rb`: an edge of a computed jump cannot be split"]);
}

#[test]
fn edits_at_points_that_do_not_exist() {
    let build = |case: &mut Case| {
        case.edit_at(Point::Before(Inst::from_u32(1)), &["move i64 ra rb"]);
        case.edit_at(Point::Edge(Edge::from_u32(0)), &["move i64 ra rb"]);
        only_return(case);
    };
    let expected = [
        "before inst1, `move i64 ra -> rb`: the function has no such point",
        "on edge0, `move i64 ra -> rb`: the function has no such point",
    ];
    reject(build, &expected);
}

#[test]
fn edits_of_things_that_do_not_exist() {
    let words = with_case(only_return, |done| {
        let (point, ty, reg) = (Point::Before(Inst::from_u32(0)), Type(0), Reg(0));
        let slot = Slot::from_u32(0);
        done.alloc.edits = [
            Edit::Move { ty: Type(77), from: reg, to: Reg(1000) },
            Edit::Swap { ty, a: Reg(1000), b: Reg(1000) },
            Edit::Store { ty, from: reg, to: slot },
            Edit::Load { ty, from: slot, to: reg },
        ]
        .map(|edit| (point, edit))
        .into();
        done.words()
    });
    let expected = [
        "before inst0, `move Type(77) ra -> Reg(1000)`: the target has no Type(77)",
        "before inst0, `move Type(77) ra -> Reg(1000)`: the target has no Reg(1000)",
        "before inst0, `swap i64 Reg(1000), Reg(1000)`: the target has no Reg(1000)",
        "before inst0, `swap i64 Reg(1000), Reg(1000)`: the target has no Reg(1000)",
        "before inst0, `store i64 ra -> slot0`: there is no slot0",
        "before inst0, `load i64 slot0 -> ra`: there is no slot0",
    ];
    assert_eq!(words, expected);
}

#[test]
fn move_between_banks_or_widths() {
    let build = |case: &mut Case| {
        case.edit(&["move i64 ra d0", "move i32 wa rb"]);
        only_return(case);
    };
    let expected = [
        "before inst0, `move i64 ra -> d0`: d0 is not of this type",
        "before inst0, `move i64 ra -> d0`: d0 is not in the home class, and no operand next to the edit names it",
        "before inst0, `move i32 wa -> rb`: rb is not of this type",
        "before inst0, `move i32 wa -> rb`: rb is not in the home class, and no operand next to the edit names it",
    ];
    reject(build, &expected);
}

#[test]
fn swap_that_the_target_does_not_have() {
    let build = |case: &mut Case| {
        case.edit(&["swap f64 d0 d1", "swap i64 ra rb"]);
        only_return(case);
    };
    reject(build, &["before inst0, `swap f64 d0, d1`: the target cannot swap registers of this type"]);
}

#[test]
fn edit_that_writes_a_reserved_register() {
    let build = |case: &mut Case| {
        case.convention("keep");
        case.edit(&["move i64 ra rs", "swap i64 ra rb", "move i64 rb rc"]);
        only_return(case);
    };
    let expected =
        ["before inst0, `move i64 ra -> rs`: rs is reserved", "before inst0, `swap i64 ra, rb`: rb is reserved"];
    reject(build, &expected);
}

#[test]
fn edit_outside_the_home_class() {
    let build = |case: &mut Case| {
        let a = case.op(&[def("i8", "ah").fixed("ah")])[0];
        case.edit(&["swap i8 ah al", "move i8 al bh"]);
        case.op(&[read(a, "byte", "bh")]);
        case.edit(&["move i8 al bh"]);
        case.op(&[]);
        case.edit(&["move i8 al bh"]);
        only_return(case);
    };
    let expected =
        "before inst3, `move i8 al -> bh`: bh is not in the home class, and no operand next to the edit names it";
    reject(build, &[expected]);
}

#[test]
fn edit_on_an_edge_for_the_def_of_a_terminator() {
    accept(|case| {
        let next = case.block();
        let edge = case.inst(FormKind::Branch, &[def("i8", "ah").fixed("ah")], &[]);
        let value = edge[0];
        let edge = case.successor(next, &[]);
        case.edit_at(Point::Edge(edge), &["swap i8 ah al"]);
        case.switch_to(next);
        case.ret(&[read(value, "i8", "al")]);
    });
}

#[test]
fn edit_before_the_arguments_are_received() {
    let build = |case: &mut Case| {
        case.convention("std");
        case.edit(&["move i64 rc ra", "move i64 ra rd", "move i8 al cl"]);
        let a = case.inst(FormKind::Entry, &[def("i64", "rc").fixed("rc")], &[])[0];
        case.ret(&[read(a, "i64", "rc")]);
    };
    reject(build, &["before inst0, `move i8 al -> cl`: overwrites cl before the function has received its value"]);
}

#[test]
fn edit_with_a_slot_that_is_too_small() {
    let build = |case: &mut Case| {
        case.slot(4);
        case.edit(&["store i64 ra 0", "load i64 0 rb", "store i32 wa 0"]);
        only_return(case);
    };
    let expected = [
        "before inst0, `store i64 ra -> slot0`: slot0 has 4 bytes, i64 takes 8",
        "before inst0, `load i64 slot0 -> rb`: slot0 has 4 bytes, i64 takes 8",
    ];
    reject(build, &expected);
}
