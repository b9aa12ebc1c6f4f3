//! What the header of `gpu.ron` promises.

use super::Isa;

fn isa() -> Isa {
    Isa::load("gpu.ron")
}

#[test]
fn tuples_of_up_to_sixteen_are_aligned_and_nested() {
    let isa = isa();
    assert_eq!(["b32", "b64", "b128", "b256", "b512"].map(|class| isa.class(class).len()), [256, 128, 64, 32, 16]);
    assert_eq!(isa.units("v16x16").len(), 16);
    assert!(isa.overlap("v16x16", "v24x8") && isa.overlap("v24x8", "v31") && !isa.overlap("v16x16", "v32x2"));
    assert_eq!(isa.tuples("run11").len(), 246);
    // S62 and S63 are reserved, and with them the tuples that contain them.
    assert_eq!(["u32", "u64", "u128"].map(|class| isa.class(class).len()), [62, 31, 15]);
}

#[test]
fn constants_are_in_no_class() {
    let isa = isa();
    assert_eq!(isa.0.reg(isa.reg("sz")).constant, Some(0));
    assert_eq!(isa.0.reg(isa.reg("pt")).constant, Some(0xffff_ffff));
    assert!(!isa.class("u32").contains(&"sz"));
    assert_eq!(isa.class("pred").len(), 7);
}

#[test]
fn forms_keep_apart_what_must_differ() {
    let isa = isa();
    assert_eq!(isa.relations("mma_32x32x8"), ["dst differs from a", "dst differs from b"]);
    assert_eq!(
        isa.relations("dual_fadd_fmul"),
        ["dst_x in file_a means dst_y in file_b", "dst_x in file_b means dst_y in file_a"]
    );
    assert_eq!(isa.relations("sample_3d"), ["at0.. in run3"]);
}
