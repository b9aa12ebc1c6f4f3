//! What the Power ISA and the ABI ELFv2 say.

use super::{Isa, numbered};

fn isa() -> Isa {
    Isa::load("power64.ron")
}

#[test]
fn floats_are_high_halves_of_vector_scalar_registers() {
    let isa = isa();
    assert_eq!((isa.units("f14").len(), isa.units("vs14").len()), (1, 2));
    assert!(isa.overlap("f3", "vs3") && isa.overlap("vf3", "v3"));
    // V3 is VS35.
    assert!(!isa.overlap("v3", "vs3") && !isa.overlap("vf3", "f3"));
    let encoding = |name| isa.0.reg(isa.reg(name)).encoding;
    assert_eq!(["vs3", "f3", "v3", "vf3"].map(encoding), [3, 3, 35, 35]);
    assert_eq!(["v128", "f64", "vr", "fpr"].map(|class| isa.class(class).len()), [64, 64, 32, 32]);
    assert_eq!(isa.tuples("vector_pair").len(), 32);
}

#[test]
fn r0_is_no_base_and_lr_no_home() {
    let isa = isa();
    assert_eq!(isa.class("i64").len(), 32 - ["r1", "r2", "r13"].len());
    assert!(isa.class("i64").contains(&"r0") && !isa.class("address").contains(&"r0"));
    assert_eq!(isa.class("target"), ["ctr"]);
    assert_eq!(isa.class("link"), ["lr"]);
}

#[test]
fn forms_ask_for_what_the_manual_says() {
    let isa = isa();
    let cases = [
        ("addi", "dst: Def(i64), a: Use(address)"),
        ("isel", "dst: Def(i64), then: Use(address), otherwise: Use(i64), condition: Use(cr)"),
        ("ldux", "dst: Def(i64), next: Def(tied base), base: Use(address), index: Use(i64)"),
        ("and_rec", "dst: Def(i64), test: Def(cr0), a: Use(i64), b: Use(i64)"),
        ("fadd_rec", "dst: Def(fpr), exceptions: Def(cr1), a: Use(fpr), b: Use(fpr)"),
        ("vcmpequb_rec", "dst: Def(vr), test: Def(cr6), a: Use(vr), b: Use(vr)"),
        ("adde", "dst: Def(i64), out: Def(tied in), a: Use(i64), b: Use(i64), in: Use(carry)"),
        ("stdcx_rec", "done: Def(cr0), src: Use(i64), base: Use(address), index: Use(i64)"),
        ("bdnzt", "left: Def(tied count), count: Use(target), condition: Use(cr)"),
        ("xsmaddadp", "dst: Def(tied c), a: Use(f64), b: Use(f64), c: Use(f64)"),
        ("xxperm", "dst: Def(tied b), a: Use(v128), b: Use(v128), control: Use(v128)"),
        ("mtvsrdd", "dst: Def(v128), high: Use(address), low: Use(i64)"),
    ];
    for (name, expected) in cases {
        assert_eq!(isa.operands(name), expected, "{name}");
    }
}

#[test]
fn values_are_passed_as_elfv2_says() {
    let isa = isa();
    assert_eq!(isa.arguments("elfv2", &["i64", "f64", "v128", "f64"]), ["r3", "f1", "v2", "f2"]);
    // Floats take away one integer register, vectors two, of which the first is odd.
    assert_eq!(isa.arguments("elfv2", &["f64", "i64", "v128", "i64"]), ["f1", "r4", "v2", "r7"]);
    assert_eq!(isa.arguments("elfv2", &["i64", "v128", "i64"]), ["r3", "v2", "r7"]);
    // A vector finds a register after a float that found none, and all have their places.
    let mut many = vec!["f64"; 14];
    many.extend(["v128", "i64"]);
    assert_eq!(isa.arguments("elfv2", &many)[13..], ["stack+136", "v2", "stack+160"]);
    assert_eq!(isa.arguments("elfv2", &["i64"; 9])[7..], ["r10", "stack+96"]);
    assert_eq!(isa.arguments("elfv2", &["f64"; 13]), numbered("f", 1..=13));
    assert_eq!(isa.arguments("elfv2", &["v128"; 12]), numbered("v", 2..=13));
    assert_eq!(isa.results("elfv2", &["i64", "i64", "v128", "f64"]), ["r3", "r4", "v2", "f1"]);
    let clobbers = isa.covered(&isa.0.convention(isa.convention("elfv2")).clobbers);
    // Of VS14 to VS31 only the high half is saved.
    for reg in ["r0", "r3", "r12", "vs13", "v19", "cr0", "cr1", "cr5", "cr7", "lr", "ctr", "ca"] {
        assert!(clobbers.contains(&reg), "{reg} is not among {clobbers:?}");
    }
    for reg in ["r14", "r31", "vs14", "f14", "f31", "v20", "v31", "cr2", "cr4"] {
        assert!(!clobbers.contains(&reg), "{reg} is among {clobbers:?}");
    }
}
