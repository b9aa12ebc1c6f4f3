//! The reference checker by hand: what the executor does not see is seen by both checkers, each by itself. Verdicts on
//! random functions are compared in `mutate`.

use ssara_core::text;
use ssara_core::verify::Checker;
use ssara_core::verify::execute::{Executor, Limits};
use ssara_testing::reference::{self, Fault, Rule, units_contradict_bits};
use ssara_testing::{toy_target, tuple_target};

#[test]
fn units_and_bits_say_the_same() {
    for target in [toy_target(), tuple_target(32, false)] {
        assert_eq!(units_contradict_bits(&target), Vec::<String>::new());
    }
}

const HEAD: &str = "form $0 = entry [def i64 = rcx, def i64 = rdx, def i64 = r8]
form $1 = op [use i8]
form $2 = op [use f64]
";

/// Whether the reference checker, the checker and the executor accept an allocation, and the faults of the first.
fn verdicts(frame: &str, body: &str) -> ([bool; 3], Vec<Fault>) {
    let target = toy_target();
    let frame = if frame.starts_with("frame") { frame.to_owned() } else { format!("frame 0 align 1\n{frame}") };
    let text = format!(
        "allocated function \"case\" isa toy abi std {{\n{HEAD}{frame}block0:
    v0@rcx: i64, v1@rdx: i64, v2@r8: i64 = $0\n{body}    trap\n}}\n"
    );
    let parsed = text::parse_all(&text, &target).unwrap_or_else(|error| panic!("{error}\n{text}")).remove(0);
    let func = parsed.function;
    ssara_core::validate::check(&func, &target).unwrap_or_else(|errors| panic!("{errors:?}\n{text}"));
    let alloc = parsed.allocation.expect("the text has an allocation");
    let faults = reference::check(&func, &target, &alloc).err().unwrap_or_default();
    let checker = Checker::new(&target).check(&func, &alloc).is_ok();
    let executor = Executor::new(&target).cover_edges(&func, &alloc, &Limits::default()).is_ok();
    ([faults.is_empty(), checker, executor], faults)
}

fn rules(faults: &[Fault]) -> Vec<Rule> {
    faults.iter().map(|fault| fault.rule).collect()
}

#[test]
fn relations_are_checked_although_the_executor_does_not_see_them() {
    let body = "    v3@rcx: i64 = apart64 v0@rcx, v1@rdx\n";
    let (accepted, faults) = verdicts("", body);
    assert_eq!((accepted, rules(&faults)), ([false, false, true], vec![Rule::Relation]));
    let body = "    v3@r9: i64, v4@r10: i64 = load_pair v0@rcx\n";
    assert_eq!(verdicts("", body).0, [false, false, true]);
    let body = "    v3@r10: i64, v4@r11: i64 = load_pair v0@rcx\n";
    assert_eq!(verdicts("", body).0, [true, true, true]);
    let body = "    v3@al: i8 = const8\n    v4@r9: i64 = zext8 v3@al\n";
    assert_eq!(verdicts("", body).0, [false, false, true]);
    let body = "    v3@d1: f64 = fconst\n    v4@v1: v128 = vwiden v3@d1, v3@d1\n";
    assert_eq!(verdicts("", body).0, [false, false, true]);
}

#[test]
fn alignment_and_size_of_slots_are_checked_although_the_executor_does_not_see_them() {
    let body = "    + store i64 rcx -> slot0\n    + load i64 slot0 -> r9\n    store64 v0@r9, v1@rdx\n";
    assert_eq!(verdicts("frame 8 align 8\nslot0: 8 bytes at 0\n", body).0, [true, true, true]);
    for frame in [
        "frame 12 align 8\nslot0: 8 bytes at 4\n",
        "frame 8 align 4\nslot0: 8 bytes at 0\n",
        "frame 8 align 8\nslot0: 4 bytes at 0\n",
        "frame 16 align 8\nslot0: 8 bytes at 0\nslot1: 8 bytes at 4\n",
    ] {
        assert_eq!(verdicts(frame, body).0, [false, false, true], "{frame}");
    }
}

#[test]
fn reserved_registers_are_checked_although_the_executor_does_not_see_them() {
    let body = "    + move i64 rcx -> r12\n    + move i64 r12 -> r9\n    store64 v0@r9, v1@rdx\n";
    assert_eq!(verdicts("saved r12\n", body).0, [true, true, true]);
    let (accepted, faults) = verdicts("saved r12\nreserve r12\n", body);
    assert_eq!(accepted, [false, false, true], "{faults:?}");
    assert!(rules(&faults).contains(&Rule::Edit), "{faults:?}");
}

#[test]
fn preserved_registers_must_be_listed_although_the_executor_does_not_see_it() {
    let body = "    + move i64 rcx -> r12\n    store64 v0@rcx, v1@rdx\n";
    let (accepted, faults) = verdicts("", body);
    assert_eq!((accepted, rules(&faults)), ([false, false, true], vec![Rule::Saved]));
}

#[test]
fn ties_and_fixed_registers_are_places() {
    let body = "    v3@rcx: i64 = sum64 v0@rcx, v1@rdx\n";
    assert_eq!(verdicts("", body).0, [true, true, true]);
    let body = "    v3@r9: i64 = sum64 v0@rcx, v1@rdx\n";
    let (accepted, faults) = verdicts("", body);
    assert_eq!((accepted, rules(&faults)), ([false, false, false], vec![Rule::Place]));
    let expected = "operand 0 of `sum64`, inst1 in block0: r9 is not where operand 1 is (Place)";
    assert_eq!(faults[0].to_string(), expected);
}
