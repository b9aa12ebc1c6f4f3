//! What the manual of LoongArch and its ABI say.

use super::Isa;

fn isa() -> Isa {
    Isa::load("loongarch64.ron")
}

#[test]
fn floats_are_parts_of_vectors() {
    let isa = isa();
    assert!(isa.overlap("f3s", "f3") && isa.overlap("f3", "vr3") && isa.overlap("vr3", "xr3"));
    assert!(!isa.overlap("f3", "vr4"));
    let kept = ["r0", "r2", "r3", "r21"];
    assert_eq!(isa.class("i64").len(), 32 - kept.len());
    assert!(kept.iter().all(|reg| !isa.class("i64").contains(reg)));
    assert_eq!(isa.class("cc").len(), 8);
}

#[test]
fn forms_ask_for_what_the_manual_says() {
    let isa = isa();
    let cases = [
        ("bstrins_d", "dst: Def(tied into), into: Use(i64), bits: Use(i64)"),
        ("fcmp_d", "dst: Def(cc), a: Use(f64), b: Use(f64)"),
        ("fsel_s", "dst: Def(f32), otherwise: Use(f32), then: Use(f32), condition: Use(cc)"),
        ("amadd_db_w", "old: Def(early i64), src: Use(i64), base: Use(i64)"),
        ("sc_d", "done: Def(tied src), src: Use(i64), base: Use(i64)"),
        ("ftintrz_l_s", "dst: Def(f64), src: Use(f32)"),
        ("xvfmadd_d", "dst: Def(v256), a: Use(v256), b: Use(v256), c: Use(v256)"),
        ("bceqz", "a: Use(cc)"),
    ];
    for (name, expected) in cases {
        assert_eq!(isa.operands(name), expected, "{name}");
    }
}

#[test]
fn values_are_passed_as_lp64d_says() {
    let isa = isa();
    assert_eq!(isa.arguments("lp64d", &["i64", "f64", "f32", "i64"]), ["r4", "f0", "f1s", "r5"]);
    // The ninth float goes on in integer registers, as bits.
    let floats = isa.arguments("lp64d", &["f64"; 9]);
    assert_eq!(floats[..8], (0..8).map(|n| format!("f{n}")).collect::<Vec<_>>());
    assert_eq!(isa.arguments("lp64d", &["i64"; 9])[7..], ["r11", "stack+0"]);
    assert_eq!(isa.results("lp64d", &["i64", "i64", "f64", "f64"]), ["r4", "r5", "f0", "f1"]);
    let clobbers = isa.covered(&isa.0.convention(isa.convention("lp64d")).clobbers);
    // Of the saved float registers only the low half is saved; a call overwrites the return address and all flags.
    for reg in ["r1", "r12", "r20", "fcc0", "fcc7"] {
        assert!(clobbers.contains(&reg), "{reg} is not among {clobbers:?}");
    }
    for reg in ["r22", "r31", "f24", "f31"] {
        assert!(!clobbers.contains(&reg), "{reg} is among {clobbers:?}");
    }
}
