//! What the Principles of Operation and the ELF ABI of s390x say.

use super::{Isa, numbered};

fn isa() -> Isa {
    Isa::load("s390x.ron")
}

#[test]
fn floating_point_registers_are_the_left_halves_of_v0_to_v15() {
    let isa = isa();
    assert!(isa.overlap("f0", "v0") && isa.overlap("f15s", "v15"));
    assert!(!isa.overlap("f0", "v2") && !isa.overlap("f2", "v0"));
    assert_eq!(isa.units("v8").len(), 2);
    assert_eq!(isa.units("f8").len(), 1);
    assert_eq!(isa.class("fpr64"), numbered("f", 0..=15));
    assert_eq!(isa.class("f64").len(), 32);
}

#[test]
fn words_of_a_register_hold_two_values() {
    let isa = isa();
    assert!(!isa.overlap("r5l", "r5h"));
    assert_eq!(isa.units("r5").len(), 2);
    assert_eq!(isa.class("i32").len() + isa.class("high32").len(), isa.class("word32").len());
}

#[test]
fn register_0_is_no_address_and_no_count() {
    let isa = isa();
    assert!(isa.class("i64").contains(&"r0"));
    assert!(!isa.class("address").contains(&"r0"));
    assert!(!isa.class("count").contains(&"r0l"));
    assert_eq!(isa.class("i64").len(), 15);
}

#[test]
fn pairs_are_even_and_odd_or_have_a_gap() {
    let isa = isa();
    let pairs = isa.tuples("even_odd");
    assert_eq!(pairs[..3], ["r0 r1", "r2 r3", "r4 r5"]);
    assert!(pairs.contains(&"r12 r13".to_string()) && !pairs.contains(&"r1 r2".to_string()));
    let gaps = ["f0 f2", "f1 f3", "f4 f6", "f5 f7", "f8 f10", "f9 f11", "f12 f14", "f13 f15"];
    assert_eq!(isa.tuples("extended"), gaps);
    assert!(isa.tuples("vrun4").contains(&"v28 v29 v30 v31".to_string()));
    assert!(!isa.tuples("vrun2").contains(&"v31 v0".to_string()));
}

#[test]
fn forms_ask_for_what_the_manual_says() {
    let isa = isa();
    let cases = [
        ("mlgr", "product0: Def(i64), product1: Def(i64), a: Use(i64), b: Use(i64 or slot)"),
        ("add64", "dst: Def(tied a), a: Use(i64), b: Use(i64 or slot)"),
        ("add64/k", "dst: Def(i64), a: Use(i64), b: Use(i64)"),
        ("sllg", "dst: Def(i64), a: Use(i64), count: Use(count)"),
        ("add32_high", "dst: Def(high32), a: Use(high32), b: Use(word32)"),
        ("add_f64", "dst: Def(tied a), a: Use(fpr64), b: Use(fpr64 or slot)"),
        ("add_f64/vector", "dst: Def(f64), a: Use(f64), b: Use(f64)"),
        ("didbr", "rem: Def(tied a), quot: Def(fpr64), a: Use(fpr64), by: Use(late fpr64)"),
    ];
    for (name, expected) in cases {
        assert_eq!(isa.operands(name), expected, "{name}");
    }
    let cases = [
        ("mlgr", ["product0.. in even_odd", "product1 is a"].as_slice()),
        ("dlgr", &["dividend0.. in even_odd"]),
        ("mdebr", &["dst is a"]),
        ("cds", &["expected0.. in even_odd32", "new0.. in even_odd32"]),
        ("axbr", &["a0.. in extended", "b0.. in extended"]),
    ];
    for (name, expected) in cases {
        let mut relations = isa.relations(name);
        relations.sort_by_key(|relation| expected.iter().position(|expected| expected == relation));
        assert_eq!(relations, expected, "{name}");
    }
}

#[test]
fn calls_preserve_f8_and_not_v8() {
    let isa = isa();
    let clobbered = isa.covered(&isa.0.convention(isa.convention("elf")).clobbers);
    for destroyed in ["r0", "r5", "r14", "v0", "v7", "v16", "v31"] {
        assert!(clobbered.contains(&destroyed), "{destroyed}");
    }
    for callee_saved in ["r6", "r13", "f8", "v8", "f15"] {
        assert!(!clobbered.contains(&callee_saved), "{callee_saved}");
    }
    let units = isa.0.convention(isa.convention("elf")).clobbers.clone();
    let lost =
        |name: &str| isa.units(name).iter().any(|unit| ssara_tables::units::iter_words(&units).any(|u| u == *unit));
    assert!(lost("v8") && !lost("f8"));
}

#[test]
fn arguments_follow_the_elf_abi() {
    let isa = isa();
    let types = ["i64", "f64", "i64", "f32", "i64", "i64", "i64", "i64", "f64", "f64", "f64"];
    let places = ["r2", "f0", "r3", "f2s", "r4", "r5", "r6", "stack+160", "f4", "f6", "stack+168"];
    assert_eq!(isa.arguments("elf", &types), places);
    assert_eq!(isa.results("elf", &["i64"]), ["r2"]);
    assert_eq!(isa.arguments("elf_vector", &["v128"; 3]), ["v24", "v26", "v28"]);
}
