//! What the manuals of `amdgpu.ron` say.

use super::{Isa, numbered};

fn isa() -> Isa {
    Isa::load("amdgpu.ron")
}

#[test]
fn tuples_of_up_to_thirty_two_are_aligned_nested_and_in_one_file() {
    let isa = isa();
    let lengths = ["b32", "b64", "b128", "b256", "b512", "b1024"].map(|class| isa.class(class).len());
    assert_eq!(lengths, [512, 256, 128, 64, 32, 16]);
    assert_eq!(["v32", "v1024", "a32", "a1024"].map(|class| isa.class(class).len()), [256, 8, 256, 8]);
    assert_eq!(isa.units("a32x32").len(), 32);
    assert!(isa.overlap("v16x16", "v24x8") && isa.overlap("v24x8", "v31") && !isa.overlap("v16x16", "v32x2"));
    assert!(!isa.overlap("v16x16", "a16x16"));
    assert_eq!(isa.tuples("run3").len(), 127);
    assert_eq!(isa.tuples("run3")[1], "v2 v3 v4");
}

#[test]
fn scalars_of_the_stack_are_never_allocated() {
    let isa = isa();
    // 102 scalars and the halves of VCC, without S0 to S3, S32 and S33.
    assert_eq!(isa.class("s32").len(), 98);
    assert_eq!(isa.class("s64").len(), 49);
    assert_eq!(isa.class("s64")[0], "vcc");
    assert_eq!(isa.class("s256")[..3], ["s8x8", "s16x8", "s24x8"]);
    assert_eq!(isa.class("s512"), ["s16x16", "s48x16", "s64x16", "s80x16"]);
    assert!(!isa.class("s64").contains(&"exec") && !isa.class("s32").contains(&"m0"));
}

#[test]
fn functions_pass_words_in_vector_and_scalar_registers() {
    let isa = isa();
    assert_eq!(isa.arguments("function", &["b32", "s32", "b32", "s64"]), ["v0", "s4", "v1", "s6x2"]);
    assert_eq!(isa.arguments("function", &["b32"; 34])[31..], ["v31", "stack+0", "stack+4"]);
    assert_eq!(isa.results("function", &["b32", "b32"]), ["v0", "v1"]);
}

#[test]
fn functions_preserve_every_second_eight_and_most_accumulators() {
    let isa = isa();
    let mut expected = Vec::new();
    expected.extend(numbered("v", 0..=39));
    (48..=240).step_by(16).for_each(|first| expected.extend(numbered("v", first..=first + 7)));
    expected.extend(numbered("a", 0..=31));
    let function = isa.0.convention(isa.convention("function"));
    let is_whole = |name: &&str| name.starts_with(['v', 'a']) && !name.contains('x') && !name.starts_with("vcc");
    let names = isa.names(isa.0.reg_ids().filter(|&reg| {
        let mut units = isa.0.reg_units(reg).iter();
        units.all(|&unit| ssara_tables::units::iter_words(&function.clobbers).any(|clobbered| clobbered == unit))
    }));
    assert_eq!(names.into_iter().filter(is_whole).collect::<Vec<_>>(), expected);
}

#[test]
fn forms_fix_and_keep_apart_what_the_manual_does() {
    let isa = isa();
    let cases = [
        ("s_addc_u32", "dst: Def(s32), scc: Def(scc), a: Use(s32), b: Use(s32), carry: Use(scc)"),
        ("v_div_fmas_f32", "dst: Def(v32), a: Use(v32), b: Use(v32), c: Use(v32), scaled: Use(vcc)"),
        ("v_addc_co_u32", "dst: Def(v32), carry: Def(s64), a: Use(v32), b: Use(v32), carry_in: Use(s64)"),
        ("s_load_dwordx4", "dst: Def(early s128), base: Use(s64)"),
        ("s_load_dwordx4/over", "dst: Def(s128), base: Use(s64)"),
        ("global_load_dwordx2", "dst: Def(b64), address: Use(v64)"),
        ("v_accvgpr_read_b32", "dst: Def(v32), src: Use(a32)"),
    ];
    for (name, expected) in cases {
        assert_eq!(isa.operands(name), expected, "{name}");
    }
    assert_eq!(isa.clobbers("s_and_b32"), ["scc"]);
    assert!(isa.clobbers("s_mul_i32").is_empty());
    assert_eq!(isa.relations("v_mfma_f32_32x32x8f16"), ["dst differs from a", "dst differs from b"]);
    assert_eq!(
        isa.relations("v_mfma_f32_32x32x8f16/apart"),
        [
            "dst differs from a",
            "dst differs from b",
            "dst differs from c",
            "c in v512 means dst in v512",
            "c in a512 means dst in a512"
        ]
    );
}
