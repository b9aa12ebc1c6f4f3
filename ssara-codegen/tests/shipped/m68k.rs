//! What the manual of the M68000 family and its System V ABI say.

use super::Isa;

fn isa() -> Isa {
    Isa::load("m68k.ron")
}

#[test]
fn bytes_are_in_data_registers_and_words_in_both() {
    let isa = isa();
    assert!(isa.overlap("d0b", "d0w") && isa.overlap("d0w", "d0") && isa.overlap("a0w", "a0"));
    assert_eq!(isa.class("i8").len(), 8);
    assert_eq!(isa.class("i16").len(), 15);
    assert_eq!(isa.class("i32").len(), 15);
    assert!(!isa.class("i32").contains(&"a7"));
}

#[test]
fn registers_follow_on_each_other_in_the_mask_of_movem() {
    let isa = isa();
    assert!(isa.tuples("run2").contains(&"d7 a0".to_string()));
    assert!(!isa.tuples("run2").contains(&"a7 d0".to_string()));
}

#[test]
fn forms_ask_for_what_the_manual_says() {
    let isa = isa();
    let cases = [
        ("add32", "dst: Def(tied a), a: Use(i32), b: Use(i32 or slot)"),
        ("and32", "dst: Def(tied a), a: Use(data32), b: Use(data32 or slot)"),
        ("eor32", "dst: Def(tied a), a: Use(data32), b: Use(data32)"),
        ("adda16", "dst: Def(tied a), a: Use(address32), b: Use(i16 or slot)"),
        ("load32_index", "dst: Def(i32), base: Use(address32), index: Use(i32)"),
        ("divs64", "rem: Def(tied hi), quot: Def(tied lo), hi: Use(data32), lo: Use(data32), by: Use(data32 or slot)"),
        ("movep32_load", "dst: Def(data32), base: Use(address32)"),
        ("cas16", "old: Def(tied expected), expected: Use(data16), new: Use(data16), base: Use(address32)"),
    ];
    for (name, expected) in cases {
        assert_eq!(isa.operands(name), expected, "{name}");
    }
    assert_eq!(isa.relations("muls16"), ["dst is a"]);
    assert_eq!(isa.relations("sx8_to32"), ["dst is src"]);
}

#[test]
fn everything_is_passed_on_the_stack() {
    let isa = isa();
    // Big-endian: a word is in the second half of its slot, a byte is the last of it.
    assert_eq!(
        isa.arguments("sysv", &["i32", "i16", "i8", "fx", "i32"]),
        [0, 6, 11, 12, 24].map(|at| format!("stack+{at}"))
    );
    assert_eq!(isa.results("sysv", &["i32", "i32", "fx"]), ["d0", "d1", "fp0"]);
    assert_eq!(isa.results("sysv_pointer", &["i32"]), ["a0"]);
    let clobbered = isa.covered(&isa.0.convention(isa.convention("sysv")).clobbers);
    assert_eq!(clobbered, ["d0", "d1", "a0", "a1", "fp0", "fp1"]);
}
