//! What the AVR instruction set manual and the conventions of avr-gcc say.

use super::{Isa, numbered};

fn isa() -> Isa {
    Isa::load("avr.ron")
}

#[test]
fn a_pair_is_two_bytes_of_which_the_lower_is_even() {
    let isa = isa();
    assert_eq!(isa.units("r25_r24"), [isa.units("r24"), isa.units("r25")].concat());
    assert_eq!(isa.units("z"), [isa.units("r30"), isa.units("r31")].concat());
    assert!(!isa.overlap("r25_r24", "r26"));
    let encoding = |name: &str| isa.0.reg(isa.reg(name)).encoding;
    let names = [numbered("r", 0..=31), ["r3_r2", "r25_r24", "x", "y", "z"].map(String::from).to_vec()].concat();
    let expected: Vec<u16> = (0..=31).chain([2, 24, 26, 28, 30]).collect();
    assert_eq!(names.iter().map(|name| encoding(name)).collect::<Vec<_>>(), expected);
}

#[test]
fn operands_reach_what_their_encodings_do() {
    let isa = isa();
    let sorted = |class: &str| {
        let mut names = isa.class(class);
        names.sort();
        names
    };
    assert_eq!(sorted("upper"), numbered("r", 16..=31));
    assert_eq!(sorted("mulsu"), numbered("r", 16..=23));
    assert_eq!(sorted("adiw"), ["r25_r24", "x", "y", "z"]);
    assert_eq!(sorted("pointer"), ["x", "y", "z"]);
    assert_eq!(sorted("displaced"), ["y", "z"]);
}

#[test]
fn r1_is_zero_and_holds_nothing() {
    let isa = isa();
    assert_eq!(isa.0.reg(isa.reg("r1")).constant, Some(0));
    assert!(!isa.class("i8").contains(&"r1"));
    assert_eq!(isa.class("i8").len(), 31);
    assert_eq!(isa.class("i16").len(), 15);
}

#[test]
fn forms_ask_for_what_the_manual_says() {
    let isa = isa();
    let cases = [
        ("mul8", "dst: Def(r0), a: Use(i8), b: Use(i8)"),
        ("muls8_wide", "dst: Def(i16), a: Use(upper), b: Use(upper)"),
        ("fmulsu8_wide", "dst: Def(i16), a: Use(mulsu), b: Use(mulsu)"),
        ("adiw", "dst: Def(tied a), a: Use(adiw)"),
        ("adiw/subi", "dst: Def(tied a), a: Use(upper_pair)"),
        ("lpm8_inc", "dst: Def(i8), next: Def(tied base), base: Use(z)"),
        ("st8_inc", "next: Def(tied base), src: Use(late i8), base: Use(pointer)"),
        ("ldd16", "dst: Def(early i16), base: Use(displaced)"),
    ];
    for (name, expected) in cases {
        assert_eq!(isa.operands(name), expected, "{name}");
    }
    assert_eq!(isa.clobbers("mul8_wide"), ["r0"]);
}

#[test]
fn calls_follow_avr_gcc() {
    let isa = isa();
    let clobbered = isa.covered(&isa.0.convention(isa.convention("avr_gcc_frameless")).clobbers);
    assert_eq!(clobbered, ["r0", "r19_r18", "r21_r20", "r23_r22", "r25_r24", "x", "z"]);
    // A byte takes a pair as well, and what does not fit into registers closes them.
    let types = ["i8", "i16", "i8", "i16", "i16", "i16", "i16", "i16", "i16", "i8", "i16"];
    let places =
        ["r24", "r23_r22", "r20", "r19_r18", "r17_r16", "r15_r14", "r13_r12", "r11_r10", "r9_r8", "stack+0", "stack+1"];
    assert_eq!(isa.arguments("avr_gcc", &types), places);
    assert_eq!(isa.results("avr_gcc", &["i8"]), ["r24"]);
    let variadic = isa.0.variadic_places(isa.convention("avr_gcc"), &[isa.ty("i16"), isa.ty("i8")], 1);
    assert_eq!(isa.places(variadic), ["stack+0", "stack+2"]);
}
