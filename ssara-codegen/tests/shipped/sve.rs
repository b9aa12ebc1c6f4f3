//! What the manual of Arm says of SVE and SME, and AAPCS64 of them.

use std::collections::BTreeSet;

use super::{Isa, numbered};

fn set(names: &[String]) -> BTreeSet<&str> {
    names.iter().map(String::as_str).collect()
}

fn members<'a>(isa: &'a Isa, class: &str) -> BTreeSet<&'a str> {
    isa.class(class).into_iter().collect()
}

#[test]
fn vectors_of_neon_are_parts_of_scalable_ones() {
    let isa = Isa::aarch64();
    assert!(isa.overlap("z9", "v9") && isa.overlap("z9", "b9") && !isa.overlap("z9", "v8"));
    assert_eq!(isa.class("z").len(), 32);
    assert_eq!(members(&isa, "low8_z"), set(&numbered("z", 0..=7)));
    assert_eq!(members(&isa, "low16_z"), set(&numbered("z", 0..=15)));
    assert_eq!(isa.class("faults"), ["ffr"]);
    let z = isa.0.ty(isa.ty("z"));
    assert!(z.scalable && isa.0.ty(isa.ty("pred")).scalable && !isa.0.ty(isa.ty("v128")).scalable);
}

#[test]
fn calls_preserve_more_if_they_pass_scalable_values() {
    let isa = Isa::aarch64();
    let clobbered = |name| isa.covered(&isa.0.convention(isa.convention(name)).clobbers);
    for kept in numbered("z", 8..=23).iter().chain(&numbered("p", 4..=15)) {
        assert!(!clobbered("sve_pcs").contains(&kept.as_str()), "{kept}");
    }
    for destroyed in ["z0", "z24", "p0", "p3", "ffr"] {
        assert!(clobbered("sve_pcs").contains(&destroyed), "{destroyed}");
    }
    assert!(clobbered("aapcs64").contains(&"p15"));
    assert_eq!(isa.arguments("sve_pcs", &["z", "pred", "i64", "f64", "pred"]), ["z0", "p0", "x0", "d1", "p1"]);
    assert_eq!(isa.results("sve_pcs", &["z", "z", "pred"]), ["z0", "z1", "p0"]);
}

#[test]
fn forms_ask_for_what_the_manual_says() {
    let isa = Isa::aarch64();
    let cases = [
        ("fadd_z", "dst: Def(z), a: Use(z), b: Use(z)"),
        ("add_z_merge", "dst: Def(tied a), p: Use(low_pred), a: Use(z), b: Use(z)"),
        ("sel_z", "dst: Def(z), p: Use(pred), a: Use(z), b: Use(z)"),
        ("fmla_z_lane", "dst: Def(tied acc), acc: Use(z), a: Use(z), b: Use(low8_z)"),
        ("fmla_z_lane64", "dst: Def(tied acc), acc: Use(z), a: Use(z), b: Use(low16_z)"),
        ("aese_z", "dst: Def(tied state), state: Use(z), key: Use(z)"),
        (
            "ldff1_z_index",
            "dst: Def(z), rest: Def(ffr), p: Use(low_pred), base: Use(i64), index: Use(i64), faults: Use(ffr)",
        ),
        ("mova_to_tile", "slice: Use(slice_index), p: Use(low_pred), src: Use(z)"),
        ("pext", "dst: Def(pred), src: Use(high_pred)"),
        ("luti2_z", "dst: Def(z), table: Use(zt0), index: Use(z)"),
    ];
    for (name, expected) in cases {
        assert_eq!(isa.operands(name), expected, "{name}");
    }
    assert_eq!(members(&isa, "slice_index"), set(&numbered("w", 12..=15)));
    assert_eq!(members(&isa, "array_index"), set(&numbered("w", 8..=11)));
    assert_eq!(members(&isa, "low_pred"), set(&numbered("p", 0..=7)));
    assert_eq!(members(&isa, "high_pred"), set(&numbered("p", 8..=15)));
    assert_eq!(isa.relations("ld2_z"), ["dst0.. in z_list2"]);
    assert!(isa.tuples("z_list2").contains(&"z31 z0".to_string()));
    assert_eq!(isa.tuples("z_multi4").len(), 8);
}

/// MOVPRFX writes the register of the instruction behind it, which must not read that in another operand.
#[test]
fn what_movprfx_copies_is_apart_from_what_is_read() {
    let isa = Isa::aarch64();
    let untied = "dst: Def(z), p: Use(low_pred), a: Use(z), b: Use(z)";
    for name in ["sub_z_merge/moved", "sub_z_zero", "sub_z_any/moved"] {
        assert_eq!(
            (isa.operands(name).as_str(), isa.relations(name)),
            (untied, vec!["dst differs from b".to_string()])
        );
    }
    assert_eq!(isa.relations("fmla_z_merge/moved"), ["dst differs from a", "dst differs from b"]);
    assert_eq!(isa.operands("sub_z_imm/moved"), "dst: Def(z), a: Use(z)");
    assert!(isa.relations("sub_z_imm/moved").is_empty());
    assert_eq!(isa.operands("sub_z_any/reversed"), "dst: Def(tied b), p: Use(low_pred), a: Use(z), b: Use(z)");
    for unmoved in ["aese_z/moved", "addhnt_z/moved", "sli_z/moved", "tbx_z/moved", "insr_z_i64/moved"] {
        assert!(isa.0.find_form(unmoved).is_none(), "{unmoved}");
    }
}

/// Streaming mode has a vector length of its own, so a length that was read before is not the one after.
#[test]
fn lengths_are_not_computed_again_in_another_mode() {
    let isa = Isa::aarch64();
    for name in ["cntb", "cnth", "cntw", "cntd", "rdvl"] {
        assert!(isa.form(name).rematerialises().is_none(), "{name}");
    }
    assert!(isa.form("rdsvl").rematerialises().is_some());
}
