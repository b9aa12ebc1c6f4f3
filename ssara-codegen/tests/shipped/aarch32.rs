//! What the manual of AArch32 says.

use super::{Isa, numbered};

fn isa() -> Isa {
    Isa::load("aarch32.ron")
}

#[test]
fn d0_to_d15_are_two_singles_and_d16_to_d31_none() {
    let isa = isa();
    let halves = |part: &str, whole: u32| [0, 1].map(|half| isa.units(&format!("{part}{}", 2 * whole + half))).concat();
    for double in 0..16 {
        assert_eq!(isa.units(&format!("d{double}")), halves("s", double));
    }
    for quad in 0..16 {
        assert_eq!(isa.units(&format!("q{quad}")), halves("d", quad));
    }
    assert!(!isa.overlap("s31", "d16"));
    assert_eq!(
        ["v128", "f64", "f32", "d0_7", "d0_15", "s0_15"].map(|class| isa.class(class).len()),
        [16, 32, 32, 8, 16, 16]
    );
    assert_eq!(isa.class("i32").len(), 14);
}

#[test]
fn lists_are_those_that_encodings_have() {
    let isa = isa();
    assert_eq!(isa.tuples("even_pair"), ["r0 r1", "r2 r3", "r4 r5", "r6 r7", "r8 r9", "r10 r11"]);
    assert_eq!(isa.tuples("d_run4").len(), 29);
    assert_eq!(isa.tuples("d_step3").len(), 28);
    assert!(isa.tuples("d_step4").contains(&"d25 d27 d29 d31".to_string()));
    assert!(!isa.tuples("d_run2").contains(&"d31 d0".to_string()));
    assert!(isa.tuples("s_run2").contains(&"s1 s2".to_string()));
}

#[test]
fn forms_ask_for_what_the_manual_says() {
    let isa = isa();
    let cases = [
        ("mla", "dst: Def(i32), a: Use(i32), b: Use(i32), c: Use(i32)"),
        (
            "umlal",
            "lo: Def(tied acc_lo), hi: Def(tied acc_hi), acc_lo: Use(i32), acc_hi: Use(i32), a: Use(i32), b: Use(i32)",
        ),
        ("strex", "status: Def(early i32), src: Use(i32), base: Use(i32)"),
        ("str_writeback", "next: Def(tied base), src: Use(late i32), base: Use(i32)"),
        ("ldrexd", "dst0: Def(i32), dst1: Def(i32), base: Use(i32)"),
        ("vmla_scalar16_q", "dst: Def(tied acc), acc: Use(v128), a: Use(v128), b: Use(d0_7)"),
        ("vmla_scalar32_d", "dst: Def(tied acc), acc: Use(f64), a: Use(f64), b: Use(d0_15)"),
        ("vfmal_scalar_d", "dst: Def(tied acc), acc: Use(f64), a: Use(f32), b: Use(s0_15)"),
        ("vfma_f32", "dst: Def(tied acc), acc: Use(f32), a: Use(f32), b: Use(f32)"),
        ("vtrn_q", "first: Def(tied a), second: Def(tied b), a: Use(v128), b: Use(v128)"),
    ];
    for (name, expected) in cases {
        assert_eq!(isa.operands(name), expected, "{name}");
    }
    assert_eq!(
        isa.relations("ldrd_index"),
        ["dst0.. in even_pair", "dst0 differs from index", "dst1 differs from index"]
    );
    assert_eq!(isa.relations("strexd"), ["src0.. in even_pair"]);
    assert_eq!(isa.relations("add64"), ["lo differs from a_hi", "lo differs from b_hi"]);
    assert_eq!(isa.clobbers("read_tp_call"), ["r12", "lr"]);
}

#[test]
fn calls_preserve_d8_to_d15() {
    let isa = isa();
    let convention = isa.0.convention(isa.convention("aapcs_vfp"));
    let mut expected = numbered("r", 0..=3);
    expected.extend(["r12".to_string(), "lr".to_string()]);
    expected.extend(numbered("q", 0..=3));
    expected.extend(numbered("q", 8..=15));
    assert_eq!(isa.covered(&convention.clobbers), expected);
}

#[test]
fn singles_fill_the_gaps_that_doubles_leave() {
    let isa = isa();
    let arguments = |types: &[&str]| isa.arguments("aapcs_vfp", types);
    assert_eq!(arguments(&["f32", "f64", "f32"]), ["s0", "d1", "s1"]);
    assert_eq!(arguments(&["f32", "v128", "f64", "f32"]), ["s0", "q1", "d1", "s1"]);
    assert_eq!(arguments(&["i32", "i32", "i32", "i32", "i32"]), ["r0", "r1", "r2", "r3", "stack+0"]);
    assert_eq!(isa.results("aapcs_vfp", &["f64", "i32"]), ["d0", "r0"]);
    assert_eq!(isa.results("aapcs_vfp", &["f32", "f32", "f32", "f32"]), ["s0", "s1", "s2", "s3"]);
    assert_eq!(isa.results("aapcs_vfp", &["f64", "f64"]), ["d0", "d1"]);
}
