//! Values that are computed again from others: the registers must hold these, and all three judges say so.

use ssara_core::text;
use ssara_core::verify::execute::{Executor, Limits};
use ssara_core::verify::{Checker, check};
use ssara_testing::{reference, toy_target};

/// The violations of this body, in which v2 is computed from v0 and v1. The judges agree, but for faults of form, which the
/// executor refuses as well.
fn words(body: &str) -> Vec<String> {
    let target = toy_target();
    let source = format!(
        "allocated function \"f\" isa toy {{\nframe 0 align 1\nform e = entry [def i64 = rax, def i64 = rcx]\n\
         form of = op [def i64, use i64, use i64] remat cheaper_than_load\nform u = op [use i64]\n\
         form lose = op [] clobbers {{rdx}}\nblock0:\n    v0@rax: i64, v1@rcx: i64 = e\n    v2@rdx: i64 = of v0@rax, v1@rcx\n    \
         lose\n{body}    u v1@rcx\n    u v0@rax\n    trap\n}}\n"
    );
    let (func, alloc) = text::parse_allocated(&source, &target).unwrap_or_else(|error| panic!("{error}\n{source}"));
    assert_eq!(ssara_core::validate::check(&func, &target), Ok(()), "{source}");
    let violations = check(&func, &target, &alloc).err().map(ssara_core::ErrorList::into_vec).unwrap_or_default();
    assert_eq!(violations.is_empty(), reference::check(&func, &target, &alloc).is_ok(), "{source}");
    assert_eq!(violations.is_empty(), Checker::new(&target).check(&func, &alloc).is_ok(), "{source}");
    let executed = Executor::new(&target).cover_edges(&func, &alloc, &Limits::default());
    assert_eq!(violations.is_empty(), executed.is_ok(), "{source}");
    violations.iter().map(|violation| violation.display(&target).to_string()).collect()
}

#[test]
fn a_value_is_computed_again_from_what_its_instruction_uses() {
    assert_eq!(words("    + remat v2 of rax, rcx -> rbx\n    u v2@rbx\n"), [""; 0]);
    let moved = "    + move i64 rax -> r8\n    + remat v2 of r8, rcx -> rdx\n    u v2@rdx\n";
    assert_eq!(words(moved), [""; 0]);
}

#[test]
fn other_registers_leave_no_value() {
    let nothing = ["inst3, operand 0, v2 in rbx: the location holds nothing known"];
    assert_eq!(words("    + remat v2 of rcx, rax -> rbx\n    u v2@rbx\n"), nothing);
    assert_eq!(words("    + remat v2 of rax, rdx -> rbx\n    u v2@rbx\n"), nothing);
    let swapped = "    + swap i64 rax, rcx\n    + remat v2 of rax, rcx -> rbx\n    + swap i64 rax, rcx\n    u v2@rbx\n";
    assert_eq!(words(swapped), nothing);
}

#[test]
fn each_use_has_a_register_of_its_class() {
    assert_eq!(
        words("    + remat v2 of rax -> rbx\n    u v2@rbx\n"),
        [
            "before inst3, `remat v2 of rax -> rbx`: the instruction that defines the value has 2 uses, the edit 1 registers"
        ]
    );
    assert_eq!(
        words("    + remat v2 of rax, d0 -> rbx\n    u v2@rbx\n"),
        [
            "before inst3, `remat v2 of rax, d0 -> rbx`: d0 is not in class i64 of the operand",
            "inst3, operand 0, v2 in rbx: the location holds nothing known"
        ]
    );
}
