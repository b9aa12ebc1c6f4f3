//! What the manual of the Z80 and that of SDCC say.

use super::Isa;

fn isa() -> Isa {
    Isa::load("z80.ron")
}

#[test]
fn pairs_are_two_bytes() {
    let isa = isa();
    assert!(isa.overlap("h", "hl") && isa.overlap("l", "hl") && !isa.overlap("h", "l"));
    assert_eq!(isa.class("i16"), ["hl", "de", "bc", "iy"]);
    assert_eq!(isa.class("i8").len(), 9);
    assert!(!isa.class("i16").contains(&"ix"), "IX is the frame pointer");
}

#[test]
fn forms_ask_for_what_the_manual_says() {
    let isa = isa();
    let cases = [
        ("add8", "dst: Def(tied a), a: Use(acc), b: Use(i8 or slot)"),
        ("sub16", "dst: Def(tied a), a: Use(hl_only), b: Use(other_pair)"),
        ("inc16", "dst: Def(tied a), a: Use(i16)"),
        ("djnz", "left: Def(b), n: Use(b)"),
        ("srl8", "dst: Def(tied a), a: Use(byte)"),
    ];
    for (name, expected) in cases {
        assert_eq!(isa.operands(name), expected, "{name}");
    }
    assert_eq!(isa.relations("low"), ["dst is src"]);
}

#[test]
fn values_are_passed_as_sdcc_says() {
    let isa = isa();
    assert_eq!(isa.arguments("sdcccall1", &["i8", "i8"]), ["a", "l"]);
    assert_eq!(isa.arguments("sdcccall1", &["i16", "i16", "i16"]), ["hl", "de", "stack+0"]);
    assert_eq!(isa.results("sdcccall1", &["i8"]), ["a"]);
    assert_eq!(isa.results("sdcccall1", &["i16"]), ["de"]);
    assert_eq!(isa.arguments("sdcccall0", &["i16", "i8"]), ["stack+0", "stack+2"]);
    assert_eq!(isa.results("sdcccall0", &["i16"]), ["hl"]);
}
