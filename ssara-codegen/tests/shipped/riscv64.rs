//! What the manual of RISC-V says.

use super::{Isa, numbered};

fn isa() -> Isa {
    Isa::load("riscv64.ron")
}

#[test]
fn groups_of_vector_registers_are_aligned_and_nested() {
    let isa = isa();
    assert_eq!(["m1", "m2", "m4", "m8"].map(|class| isa.class(class).len()), [32, 16, 8, 4]);
    assert_eq!(
        isa.units("v8m4"),
        numbered("v", 8..=11).iter().flat_map(|name| isa.units(name)).copied().collect::<Vec<_>>()
    );
    assert!(isa.overlap("v24m8", "v30m2"));
    assert!(!isa.overlap("v16m8", "v24"));
    assert!(!isa.class("m8_masked").contains(&"v0m8"));
    assert_eq!(isa.class("m8_masked").len(), 3);
}

#[test]
fn fields_of_segments_have_eight_registers_at_most() {
    let isa = isa();
    assert_eq!(isa.tuples("seg8_m1").len(), 25);
    assert_eq!(isa.tuples("seg3_m2").len(), 14);
    assert!(isa.tuples("seg3_m2").contains(&"v2m2 v4m2 v6m2".to_string()));
    assert_eq!(isa.tuples("seg2_m4").len(), 7);
    assert!(isa.tuples("seg2_m4").contains(&"v4m4 v8m4".to_string()));
}

#[test]
fn forms_ask_for_what_the_manual_says() {
    let isa = isa();
    let cases = [
        ("add", "dst: Def(i64), a: Use(i64), b: Use(i64)"),
        ("c_sub", "dst: Def(tied a), a: Use(low64), b: Use(low64)"),
        ("c_sub/long", "dst: Def(i64), a: Use(i64), b: Use(i64)"),
        ("c_fld", "dst: Def(low_f64), base: Use(low64)"),
        ("sc_d", "status: Def(i64), src: Use(i64), base: Use(i64)"),
        (
            "vadd_vv_m4_masked",
            "dst: Def(tied old), old: Use(m4_masked), a: Use(m4_masked), b: Use(m4_masked), mask: Use(v0)",
        ),
        ("vmerge_vvm_m1", "dst: Def(m1_masked), otherwise: Use(m1_masked), then: Use(m1_masked), mask: Use(v0)"),
        ("vredsum_vs_m8", "dst: Def(m1), src: Use(m8), start: Use(m1)"),
    ];
    for (name, expected) in cases {
        assert_eq!(isa.operands(name), expected, "{name}");
    }
}

#[test]
fn overlap_of_vectors_is_where_the_manual_allows_it() {
    let isa = isa();
    let cases = [
        ("vwadd_vv_m4", ["dst and a at the High end", "dst and b at the High end"].as_slice()),
        ("vwadd_vv_mf2", &["dst differs from a", "dst differs from b"]),
        ("vnsrl_wv_m2", &["dst and a at the Low end"]),
        ("vmseq_vv_m8", &["dst and a at the Low end", "dst and b at the Low end"]),
        ("vmseq_vv_m1", &[]),
        ("vzext_vf8_m8", &["dst and src at the High end"]),
        ("vrgather_vv_m2", &["dst differs from src", "dst differs from index"]),
        ("vslideup_vx_m2", &["dst differs from src"]),
        ("vslidedown_vx_m2", &[]),
        ("viota_m8", &["dst differs from src"]),
        ("vluxei_m4_m1", &["dst and index at the High end"]),
        ("vluxei_m1_m4", &["dst and index at the Low end"]),
        ("vluxseg2_m2", &["dst0.. in seg2_m2", "dst0 differs from index", "dst1 differs from index"]),
    ];
    for (name, expected) in cases {
        assert_eq!(isa.relations(name), expected, "{name}");
    }
}

#[test]
fn short_encodings_are_cheap() {
    let isa = isa();
    let cost = |name: &str| isa.0.reg(isa.reg(name)).cost;
    assert!(cost("x8") < cost("x5") && cost("x15") < cost("x16"));
    assert!(cost("f15") < cost("f16"));
}

#[test]
fn lp64d_preserves_twelve_and_twelve() {
    let isa = isa();
    let clobbered = |name: &str| isa.covered(&isa.0.convention(isa.convention(name)).clobbers);
    let lp64d = clobbered("lp64d");
    for callee_saved in ["x8", "x9", "x18", "x27", "f8", "f9", "f18", "f27"] {
        assert!(!lp64d.contains(&callee_saved), "{callee_saved}");
    }
    for destroyed in
        ["x1", "x5", "x7", "x10", "x17", "x28", "x31", "f0", "f7", "f10", "f17", "f28", "f31", "v0m8", "v24m8"]
    {
        assert!(lp64d.contains(&destroyed), "{destroyed}");
    }
    let vector = clobbered("lp64d_vector");
    assert!(vector.contains(&"v8m8") && vector.contains(&"v0") && !vector.contains(&"v24m8"));
}

#[test]
fn floats_go_where_integers_would_when_their_registers_are_used_up() {
    let isa = isa();
    let types = [&["f64"; 8][..], &["i64", "f32", "i64"]].concat();
    assert_eq!(isa.arguments("lp64d", &types)[7..], ["f17", "x10", "x11", "x12"]);
    assert_eq!(isa.arguments("lp64d_vector", &["m1", "m2", "m8"]), ["v8", "v10m2", "v16m8"]);
}
