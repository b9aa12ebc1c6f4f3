//! Each form, alternative and call of a machine is played.

use ssara_codegen::load;
use ssara_fuzz::thorough::play;

/// Three forms, one of which has two alternatives, and a call that destroys a register.
const MACHINE: &str = "Isa(
    name: small,
    banks: {int: Bank(registers: [Family(each: 0..=3, name: \"r{}\", bits: 32)], values: {i32: Value(bits: 32)})},
    forms: {
        add: Form(operands: {dst: Def(tied: a), a: Use(i32), b: Use(class: i32, or_slot: true)}, alternatives: {
            three: {dst: Def(i32), a: Use(i32), b: Use(i32)},
            in_slot: {a: Use(class: i32, slot: true), b: Use(i32)},
        }),
        divide: Form(operands: {quot: Def(fixed: r0), num: Use(fixed: r0), by: Use(i32)}, clobbers: [r1]),
        jump_if: Form(kind: branch, successors: 2, operands: {a: Use(i32)}),
    },
    conventions: {std: Convention(arguments: {int: [r0, r1]}, results: {int: [r0]}, preserved: [r3],
        stack: Stack(align: 4, slot: 4))},
)";

#[test]
fn every_form_alternative_and_call_is_played() {
    let target = load("small.ron", MACHINE).target.expect("the file has no errors");
    let played = play(&target, 2, 20, &|| ());
    let findings: Vec<&str> = played.findings.iter().map(|finding| &*finding.what).collect();
    assert!(findings.is_empty(), "{findings:?}");
    // Four settings of three forms and of two alternatives alone, and a call; each in twelve ways.
    assert_eq!((played.functions, played.right, played.refused), (4 * (3 + 2) + 1, 12 * (4 * (3 + 2) + 1), 0));
}
