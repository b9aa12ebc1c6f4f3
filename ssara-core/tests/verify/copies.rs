//! Copies between registers of different shapes, and of more or less than one value.

use crate::verify::case::{Case, accept, read, reject};

#[test]
fn register_of_two_units_into_one_of_one_unit_and_back() {
    accept(|case| {
        let a = case.def("i64", "ra");
        case.edit(&["move i64 ra rc", "move i64 rc rb"]);
        case.read(a, "i64", "rb");
        let b = case.def("v128", "q4");
        case.edit(&["move v128 q4 q0", "move v128 q0 q8", "move v128 q8 q6"]);
        case.ret(&[read(b, "v128", "q6")]);
    });
}

#[test]
fn narrow_values_ride_on_a_wide_move() {
    accept(|case| {
        let low = case.def("byte", "al");
        let high = case.def("byte", "ah");
        case.edit(&["move i64 ra rb", "move i64 ra rc"]);
        case.ret(&[read(low, "i8", "bl"), read(high, "byte", "bh"), read(low, "i8", "cl")]);
    });
    accept(|case| {
        let five = case.def("f64", "d5");
        case.edit(&["move v128 q4 q6"]);
        case.ret(&[read(five, "f64", "d7")]);
    });
}

#[test]
fn narrow_value_stays_in_place_while_wide_registers_are_swapped() {
    accept(|case| {
        let byte = case.def("byte", "al");
        let wide = case.def("i64", "rc");
        case.edit(&["swap i64 ra rc"]);
        case.ret(&[read(byte, "i8", "cl"), read(wide, "i64", "ra")]);
    });
}

#[test]
fn high_byte_is_lost_where_there_is_no_high_byte_to_go_to() {
    let build = |case: &mut Case| {
        let high = case.def("byte", "ah");
        case.edit(&["move i64 ra rc", "move i64 rc rb"]);
        case.ret(&[read(high, "byte", "bh")]);
    };
    reject(build, &["inst1, operand 0, v0 in bh: the location holds nothing known"]);
}

#[test]
fn narrow_move_does_not_carry_a_wide_value_although_the_units_are_the_same() {
    let build = |case: &mut Case| {
        let a = case.def("i64", "ra");
        case.edit(&["move i32 wa wb"]);
        case.read(a, "i64", "rb");
        let b = case.def("v128", "q0");
        case.edit(&["move f64 d0 d1"]);
        case.ret(&[read(b, "v128", "q1")]);
    };
    let expected = [
        "inst1, operand 0, v0 in rb: the location holds nothing known",
        "inst3, operand 0, v1 in q1: the location holds nothing known",
    ];
    reject(build, &expected);
}

#[test]
fn wide_value_moves_piecewise() {
    accept(|case| {
        let a = case.def("v128", "q4");
        case.edit(&["move f64 d5 d7", "move f64 d4 d6"]);
        case.ret(&[read(a, "v128", "q6")]);
    });
    let crossed = |case: &mut Case| {
        let a = case.def("v128", "q4");
        case.edit(&["move f64 d5 d6", "move f64 d4 d7"]);
        case.ret(&[read(a, "v128", "q6")]);
    };
    reject(crossed, &["inst1, operand 0, v0 in q6: the location holds nothing known"]);
    let half = |case: &mut Case| {
        let a = case.def("v128", "q4");
        case.edit(&["move f64 d4 d6"]);
        case.ret(&[read(a, "v128", "q6")]);
    };
    reject(half, &["inst1, operand 0, v0 in q6: the location holds part of v0"]);
}

#[test]
fn wide_value_stays_whole_while_its_pieces_are_moved_onto_themselves() {
    accept(|case| {
        let a = case.def("v128", "q4");
        case.edit(&["move f64 d4 d4", "move v128 q4 q4"]);
        case.ret(&[read(a, "v128", "q4")]);
    });
}

#[test]
fn store_takes_values_of_its_type_only() {
    let build = |case: &mut Case| {
        case.slot(8);
        let byte = case.def("byte", "al");
        case.edit(&["store i64 ra 0", "load i64 0 rb"]);
        case.read(byte, "i8", "bl");
        let a = case.def("i64", "ra");
        case.edit(&["store i32 wa 0", "load i32 0 wb"]);
        case.ret(&[read(a, "i64", "rb")]);
    };
    let expected = [
        "inst1, operand 0, v0 in bl: the location holds nothing known",
        "inst3, operand 0, v1 in rb: the location holds nothing known",
    ];
    reject(build, &expected);
}
