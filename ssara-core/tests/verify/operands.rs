//! Locations that do not satisfy their constraints.

use crate::verify::case::{Case, accept, def, read, reject, with_case};
use ssara_core::output::{Loc, Slot, SlotArea};
use ssara_core::target::{FormKind, Place, Reg};

#[test]
fn plain_code_is_right() {
    accept(|case| {
        let a = case.def("i64", "ra");
        let b = case.def("i64", "rb");
        let sum = case.op(&[def("i64", "rc"), read(a, "i64", "ra"), read(b, "i64", "rb")])[0];
        case.ret(&[read(sum, "i64", "rc")]);
    });
}

#[test]
fn number_of_locations() {
    let build = |case: &mut Case| {
        let a = case.def("i64", "ra");
        case.ret(&[read(a, "i64", "ra")]);
        case.alloc.operands.pop();
    };
    reject(build, &["the function has 2 operands, the allocation 1 locations"]);
}

#[test]
fn operand_without_location() {
    let build = |case: &mut Case| {
        case.def("i64", "-");
        case.ret(&[]);
    };
    reject(build, &["inst0, operand 0, v0 in no location: no location in reachable code"]);
}

#[test]
fn unreachable_code_needs_no_locations() {
    accept(|case| {
        case.ret(&[]);
        let island = case.block();
        case.switch_to(island);
        let a = case.def("i64", "-");
        case.read(a, "i64", "rb");
        case.branch(&[], &[(island, &[])]);
    });
}

#[test]
fn registers_and_slots_that_do_not_exist() {
    let words = with_case(
        |case| {
            let a = case.def("i64", "ra");
            case.ret(&[read(a, "i64", "ra")]);
        },
        |done| {
            done.alloc.operands[0] = Loc::Reg(Reg(999));
            done.alloc.operands[1] = Loc::Slot(Slot::from_u32(7));
            done.words()
        },
    );
    let expected = [
        "inst0, operand 0, v0 in Reg(999): the target has no such register",
        "inst1, operand 0, v0 in slot7: there is no slot7",
    ];
    assert_eq!(words, expected);
}

#[test]
fn register_outside_the_class() {
    let build = |case: &mut Case| {
        let a = case.op(&[def("ab64", "rc")])[0];
        case.ret(&[read(a, "i64", "rc")]);
    };
    reject(build, &["inst0, operand 0, v0 in rc: not in class ab64"]);
}

#[test]
fn register_of_another_width() {
    let build = |case: &mut Case| {
        case.op(&[def("i64", "wc")]);
        case.ret(&[]);
    };
    reject(build, &["inst0, operand 0, v0 in wc: not in class i64"]);
}

#[test]
fn register_of_another_bank() {
    let build = |case: &mut Case| {
        case.op(&[def("i64", "d0")]);
        case.ret(&[]);
    };
    reject(build, &["inst0, operand 0, v0 in d0: not in class i64"]);
}

#[test]
fn high_byte_is_outside_the_home_class_but_inside_a_class_that_names_it() {
    let build = |case: &mut Case| {
        case.op(&[def("byte", "ah")]);
        case.op(&[def("i8", "bh").fixed("bh")]);
        case.op(&[def("i8", "ah")]);
        case.ret(&[]);
    };
    reject(build, &["inst2, operand 0, v2 in ah: not in class i8"]);
}

#[test]
fn unused_def_in_a_register_that_the_target_reserves() {
    let build = |case: &mut Case| {
        case.op(&[def("i64", "rs")]);
        case.ret(&[]);
    };
    reject(build, &["inst0, operand 0, v0 in rs: not in class i64"]);
}

#[test]
fn register_that_the_convention_reserves() {
    let build = |case: &mut Case| {
        case.convention("keep");
        case.op(&[def("i8", "bl")]);
        case.ret(&[]);
    };
    reject(build, &["inst0, operand 0, v0 in bl: the register is reserved"]);
}

#[test]
fn register_that_the_function_reserves() {
    let build = |case: &mut Case| {
        case.reserve("al");
        case.op(&[def("byte", "ah")]);
        case.op(&[def("i64", "ra")]);
        case.ret(&[]);
    };
    reject(build, &["inst1, operand 0, v1 in ra: the register is reserved"]);
}

#[test]
fn register_other_than_the_fixed_one() {
    let build = |case: &mut Case| {
        let a = case.op(&[def("i64", "rb").fixed("ra")])[0];
        case.ret(&[read(a, "i64", "rb")]);
    };
    reject(build, &["inst0, operand 0, v0 in rb: must be in ra"]);
}

#[test]
fn slot_for_a_register_operand() {
    let build = |case: &mut Case| {
        case.slot(8);
        let a = case.op(&[def("i64", "0").place(Place::Any)])[0];
        case.op(&[read(a, "i64", "0")]);
        case.op(&[read(a, "i64", "0").fixed("ra")]);
        case.ret(&[]);
    };
    let expected =
        ["inst1, operand 0, v0 in slot0: must be in a register", "inst2, operand 0, v0 in slot0: must be in ra"];
    reject(build, &expected);
}

#[test]
fn register_for_a_slot_operand() {
    let build = |case: &mut Case| {
        let a = case.def("i64", "ra");
        case.op(&[read(a, "i64", "ra").place(Place::Any)]);
        case.op(&[read(a, "i64", "ra").place(Place::Slot)]);
        case.ret(&[]);
    };
    reject(build, &["inst2, operand 0, v0 in ra: must be in a slot"]);
}

#[test]
fn operands_in_slots() {
    accept(|case| {
        case.slot(8);
        let a = case.op(&[def("i64", "0").place(Place::Slot)])[0];
        case.op(&[read(a, "i64", "0").place(Place::Any)]);
        case.ret(&[read(a, "i64", "0").place(Place::Slot)]);
    });
}

#[test]
fn slot_too_small_for_an_operand() {
    let build = |case: &mut Case| {
        case.slot(4);
        case.op(&[def("i64", "0").place(Place::Any)]);
        case.ret(&[]);
    };
    reject(build, &["inst0, operand 0, v0 in slot0: slot0 has 4 bytes, i64 takes 8"]);
}

#[test]
fn slot_in_the_wrong_area() {
    let build = |case: &mut Case| {
        let slot = case.slot(8);
        case.alloc.slots[slot].area = SlotArea::Scalable;
        (case.alloc.frame_size, case.alloc.scalable_size) = (0, 8);
        case.op(&[def("i64", "0").place(Place::Any)]);
        case.ret(&[]);
    };
    reject(build, &["inst0, operand 0, v0 in slot0: slot0 is not in the area of the frame for i64"]);
}

#[test]
fn slot_misaligned_for_an_operand() {
    let build = |case: &mut Case| {
        case.slot(8);
        case.slot(8);
        case.alloc.slots[Slot::from_u32(1)].size = 16;
        case.alloc.frame_size = 24;
        case.op(&[def("v128", "1").place(Place::Any)]);
        case.ret(&[]);
    };
    let expected =
        "inst0, operand 0, v0 in slot1: slot1 at offset 8 is not aligned to 16 bytes in this frame, as v128 needs";
    reject(build, &[expected]);
}

#[test]
fn tied_def_in_another_register() {
    let build = |case: &mut Case| {
        let a = case.def("i64", "ra");
        let b = case.op(&[def("i64", "rb").place(Place::Tied(1)), read(a, "i64", "ra")])[0];
        case.op(&[def("i64", "rb").place(Place::Tied(1)), read(b, "i64", "rb")]);
        case.ret(&[]);
    };
    reject(build, &["inst1, operand 0, v1 in rb: tied to operand 1, which is in ra"]);
}

#[test]
fn tied_def_outside_its_own_class() {
    let build = |case: &mut Case| {
        let a = case.def("i64", "rc");
        case.op(&[def("ab64", "rc").place(Place::Tied(1)), read(a, "i64", "rc")]);
        case.ret(&[]);
    };
    reject(build, &["inst1, operand 0, v1 in rc: not in class ab64"]);
}

#[test]
fn unused_def_in_the_register_of_another_def() {
    let build = |case: &mut Case| {
        case.op(&[def("i64", "ra"), def("byte", "ah")]);
        case.op(&[def("i8", "al"), def("byte", "ah")]);
        case.ret(&[]);
    };
    reject(build, &["inst0, operand 1, v1 in ah: overlaps operand 0, another def"]);
}

#[test]
fn two_defs_in_one_slot() {
    let build = |case: &mut Case| {
        case.slot(8);
        case.op(&[def("i64", "0").place(Place::Any), def("i64", "0").place(Place::Any)]);
        case.ret(&[]);
    };
    reject(build, &["inst0, operand 1, v1 in slot0: overlaps operand 0, another def"]);
}

#[test]
fn early_def_on_an_early_use() {
    let build = |case: &mut Case| {
        let a = case.def("i64", "ra");
        case.op(&[def("i64", "rb"), def("i8", "al").early(), read(a, "i64", "ra")]);
        case.ret(&[]);
    };
    reject(build, &["inst1, operand 1, v2 in al: early def overlaps operand 2, a use"]);
}

#[test]
fn early_def_on_a_late_use() {
    let build = |case: &mut Case| {
        let a = case.def("i64", "ra");
        case.op(&[read(a, "i64", "ra").late(), def("i64", "ra").early()]);
        case.ret(&[]);
    };
    reject(build, &["inst1, operand 1, v1 in ra: early def overlaps operand 0, a use"]);
}

#[test]
fn late_def_on_a_late_use() {
    let build = |case: &mut Case| {
        let a = case.def("i64", "ra");
        let b = case.op(&[def("i64", "ra"), read(a, "i64", "ra")])[0];
        case.op(&[def("i64", "ra"), read(b, "i64", "ra").late()]);
        case.ret(&[]);
    };
    reject(build, &["inst2, operand 1, v1 in ra: late use overlaps operand 0, a def"]);
}

#[test]
fn clobber_on_a_late_use_or_a_def() {
    let build = |case: &mut Case| {
        let a = case.def("i64", "ra");
        case.inst(FormKind::Op, &[read(a, "i64", "ra")], &["ah"]);
        let b = case.def("i64", "rb");
        case.inst(
            FormKind::Op,
            &[read(b, "i64", "rb").late(), def("i64", "rd"), def("i64", "rc").early()],
            &["bh", "wd", "cl"],
        );
        case.ret(&[]);
    };
    let expected = [
        "inst3, operand 1, v2 in rd: overlaps the clobbers of the instruction",
        "inst3, operand 2, v3 in rc: overlaps the clobbers of the instruction",
        "inst3, operand 0, v1 in rb: overlaps the clobbers of the instruction",
    ];
    reject(build, &expected);
}

#[test]
fn violations_print_without_a_target_too() {
    let build = |case: &mut Case| {
        case.op(&[def("ab64", "rc")]);
        case.ret(&[]);
    };
    let plain = with_case(build, |done| done.violations()[0].to_string());
    assert_eq!(plain, "inst0, operand 0, v0 in Reg(8): not in class Class(5)");
}
