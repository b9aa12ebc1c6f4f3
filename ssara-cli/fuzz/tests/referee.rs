//! The referee: its rounds find nothing, its judge refuses what is wrong, and it reads nothing that it should not.

use std::path::Path;

use ssara_core::Stress;
use ssara_core::ir::{Function, Value};
use ssara_core::output::Allocation;
use ssara_core::text;
use ssara_core::verify::{Checker, Locations};
use ssara_fuzz::referee::machine::{self, Machine};
use ssara_fuzz::referee::{Referee, Rule, judge, judge_alone};
use ssara_testing::random::scaled_slow;

/// The rounds that `ssara-lab fuzz --generator referee --rounds 100` plays.
#[test]
fn no_round_finds_a_mistake() {
    let mut referee = Referee::new(Stress::NONE);
    let rounds = scaled_slow(100);
    for round in 0..rounds {
        if let Some(finding) = referee.play(round) {
            let text = finding.func.display(&finding.machine.target);
            panic!("round {round}: {:?}: {}\n{text}", finding.options, finding.fault);
        }
    }
    let tally = &referee.tally;
    assert!(tally.right > 3 * rounds, "{tally:?}");
    assert!(tally.sunk > 0, "{tally:?}");
    assert_eq!(tally.undecided, 0, "{tally:?}");
    let cells = referee.cells.print();
    for cell in
        ["op: class tied + class tied, dies", "op: class tied + class tied, lives on", "derived references", "computed"]
    {
        assert!(cells.contains(cell), "{cell} is not among\n{cells}");
    }
}

/// The number of a round determines it.
#[test]
fn a_round_is_the_same_each_time() {
    for round in 0..20 {
        let [(machine, func), (again, same)] = [Referee::draw(round), Referee::draw(round)];
        assert_eq!(machine.target.name, again.target.name);
        assert_eq!(func, same);
    }
}

/// A clobber destroys bits of its own, on each machine. All own machines are valid.
#[test]
fn units_of_all_machines_have_bits_of_their_own() {
    for machine in (0..machine::count()).map(machine::machine) {
        assert!(machine.units.are_distinct(&machine.target), "{}", machine.target.name);
    }
}

/// The referee shares nothing with what it judges, nor with the other generators and judges.
#[test]
fn the_referee_reads_public_items_only() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/referee");
    let folders = [root.clone(), root.join("draw"), root.join("judge")];
    let files = folders.iter().flat_map(|folder| std::fs::read_dir(folder).expect("the folder exists"));
    let paths = files.map(|entry| entry.expect("it can be read").path());
    let mut read = 0;
    for path in paths.filter(|path| !path.is_dir()) {
        let source = std::fs::read_to_string(&path).expect("a source file");
        read += 1;
        // The parents of the module are out of reach, too: no path leaves it.
        let above = if path.parent() == Some(&root) { "super::super" } else { "super::super::super" };
        for word in ["::testing", "::internals", "crate::", "ssara_classic", "::execute", "::feasible", above] {
            let code = source.lines().filter(|line| !line.trim_start().starts_with("//"));
            assert!(!code.into_iter().any(|line| line.contains(word)), "{} names {word}", path.display());
        }
        for line in source.lines().filter_map(|line| line.trim_start_matches("pub ").strip_prefix("use ")) {
            let first = line.split("::").next().unwrap_or_default();
            let is_own = first == "super" || source.contains(&format!("mod {first};"));
            let is_public = ["std", "ssara_codegen", "ssara_core", "ssara_targets"].contains(&first);
            assert!(is_own || is_public, "{}: use {line}", path.display());
        }
        // Of the checker only what it answers.
        for (_, names) in
            source.match_indices("ssara_core::verify::").map(|(at, found)| source[at..].split_at(found.len()))
        {
            let names = names.split(';').next().unwrap_or_default().trim_matches(['{', '}']);
            let answers = ["Checker", "Locations", "StackMap"];
            assert!(names.split(", ").all(|name| answers.contains(&name)), "{}: {names}", path.display());
        }
    }
    assert!(read > 15, "{read} files");
}

/// A right allocation: a call with an argument on the stack, ties, an early def, a slot operand, a loop, a collector.
const PLAIN: &str = r#"allocated function "base" isa x86_64 abi sysv {
frame 16 align 8
slot0: 8 bytes at in[0]
slot1: 8 bytes at out[0]
slot2: 8 bytes at 0
slot3: 8 bytes at 8
form $0 = entry [def i64 = rdi, def i64 = rsi, def i64 = in[0]]
form $1 = return [use i64 = rax]
form $2 = call [def i64 = rax, use i64 = rdi, use i64 = out[0]] clobbers sysv
form $3 = op [def i64 tied 1, use i64, late use i64]
form $4 = op [early def i64, use i64] clobbers {rcx}
form $5 = op [def i64, def i64, use i64 slot, use i64 any, use i32]
form $6 = op [def i32]
form $7 = op [use i64, use i64] where {distinct 0 1}
block0:
    v0@rdi: i64 ref, v1@rsi: i64, v2@slot0: i64 = $0
    + store i64 rdi -> slot3
    + store i64 rsi -> slot2
    + move i64 rsi -> rdi
    + load i64 slot0 -> rax
    + store i64 rax -> slot1
    v3@rax: i64 = $2 v1@rdi, v2@slot1 safepoint
    + load i64 slot2 -> rsi
    v4@rax: i64 = $3 v3@rax, v1@rsi
    v5@rdx: i64 = $4 v4@rax
    + load i64 slot0 -> rcx
    jump -> block1(v5, v4)
block1(v6: i64, v7: i64):
    v8@r8d: i32 = $6
    v9@r8: i64, v10@r9: i64 = $5 v2@slot0, v7@rax, v8@r8d
    cmp64_imm_jump v9@r8 -> block1(v10, v6), block2
edge1 to block1:
    + move i64 rdx -> rax
    + move i64 r9 -> rdx
block2:
    + load i64 slot3 -> rdi
    $7 v0@rdi, v7@rax
    + move i64 rdx -> rax
    $1 v6@rax
}"#;

/// Another one: callee-saved registers, a swap on a critical edge, references in registers.
const SAVED: &str = r#"allocated function "saved" isa x86_64 abi sysv {
frame 48 align 8
slot0: 8 bytes at 0
slot1: 8 bytes at 8
slot2: 8 bytes at 16
slot3: 8 bytes at 24
slot4: 8 bytes at 32
slot5: 8 bytes at 40
saved rbx@slot0, rbp@slot1, r12@slot2, r13@slot3, r14@slot4, r15@slot5
form $0 = entry [def i64 = rdi, def i64 = rsi]
form $1 = return [use i64 = rax]
form $2 = call [def i64 = rax] clobbers {rcx, rdx, rsi, rdi, r8, r9, r10, r11, r12, r13, r14, r15}
form $3 = op [use i64, use i64]
block0:
    + store i64 rbx -> slot0
    + store i64 rbp -> slot1
    + store i64 r12 -> slot2
    + store i64 r13 -> slot3
    + store i64 r14 -> slot4
    + store i64 r15 -> slot5
    v0@rdi: i64 ref, v1@rsi: i64 ref = $0
    + move i64 rdi -> rbx
    + move i64 rsi -> rbp
    jump -> block1(v0, v1)
block1(v2: i64 ref, v3: i64 ref) freq 100:
    v4@rax: i64 = $2 safepoint
    $3 v2@rbx, v2@rbx
    cmp64_imm_jump v4@rax -> block1(v3, v2), block2
edge1 to block1:
    + swap i64 rbp, rbx
block2:
    v5@rax: i64 = add64 as add64/swapped v2@rbx, v4@rax
    $3 v3@rbp, v5@rax
    + load i64 slot0 -> rbx
    + load i64 slot1 -> rbp
    + load i64 slot2 -> r12
    + load i64 slot3 -> r13
    + load i64 slot4 -> r14
    + load i64 slot5 -> r15
    $1 v5@rax
}"#;

/// What is wrong, the texts to exchange in a right allocation, and the rule that this breaks.
type Mistake = (&'static str, &'static [(&'static str, &'static str)], Rule);

const IN_PLAIN: &[Mistake] = &[
    ("a use in the register of another value", &[("v9@r8: i64, v10@r9", "v9@r9: i64, v10@r8")], Rule::Value),
    ("a load is dropped", &[("    + load i64 slot3 -> rdi\n", "")], Rule::Value),
    ("a load from the wrong slot", &[("load i64 slot3 -> rdi", "load i64 slot2 -> rdi")], Rule::Value),
    ("a store is dropped", &[("    + store i64 rdi -> slot3\n", "")], Rule::Value),
    ("an argument on the stack is not stored", &[("    + store i64 rax -> slot1\n", "")], Rule::Value),
    ("an argument on the stack is at another place", &[("8 bytes at out[0]", "8 bytes at out[8]")], Rule::Place),
    (
        "a value stays in a register that a call clobbers",
        &[("load i64 slot2 -> rsi", "move i64 rdi -> rsi")],
        Rule::Value,
    ),
    ("a def in a clobbered register", &[("v5@rdx", "v5@rcx")], Rule::Overlap),
    ("an early def in the register of a use", &[("v5@rdx", "v5@rax")], Rule::Overlap),
    ("a def in the register of a late use", &[("v1@rsi\n    v5", "v1@rax\n    v5")], Rule::Overlap),
    ("two defs in one register", &[("v10@r9", "v10@r8")], Rule::Overlap),
    ("a tied def elsewhere", &[("v4@rax", "v4@r11")], Rule::Place),
    ("a fixed operand elsewhere", &[("$1 v6@rax", "$1 v6@rdx")], Rule::Place),
    ("a slot operand in a register", &[("v2@slot0, v7", "v2@rcx, v7")], Rule::Place),
    (
        "a result in a register that the caller needs",
        &[("v8@r8d: i32 = $6", "v8@ebx: i32 = $6"), ("v7@rax, v8@r8d", "v7@rax, v8@ebx")],
        Rule::CalleeSaved,
    ),
    (
        "a reserved register",
        &[("v8@r8d: i32 = $6", "v8@esp: i32 = $6"), ("v7@rax, v8@r8d", "v7@rax, v8@esp")],
        Rule::Place,
    ),
    ("a register of another width", &[("v8@r8d: i32 = $6", "v8@r8: i32 = $6")], Rule::Place),
    ("distinct operands in one register", &[("$7 v0@rdi, v7@rax", "$7 v0@rdi, v7@rdi")], Rule::Relation),
    (
        "copies in the wrong order",
        &[(
            "    + move i64 rdx -> rax\n    + move i64 r9 -> rdx\n",
            "    + move i64 r9 -> rdx\n    + move i64 rdx -> rax\n",
        )],
        Rule::Value,
    ),
    ("a copy of one half", &[("    + move i64 r9 -> rdx\n", "    + move i32 r9d -> edx\n")], Rule::Value),
    ("a copy on an edge is dropped", &[("    + move i64 r9 -> rdx\n", "")], Rule::Value),
    ("a copy of registers of another type", &[("move i64 r9 -> rdx", "move i32 r9 -> rdx")], Rule::Shape),
    ("a slot outside of the frame", &[("frame 16", "frame 8")], Rule::Shape),
    ("a slot that is not aligned", &[("slot3: 8 bytes at 8", "slot3: 8 bytes at 4")], Rule::Shape),
    ("a slot that is too small", &[("slot3: 8 bytes at 8", "slot3: 4 bytes at 8")], Rule::Shape),
    ("two slots at one place", &[("slot3: 8 bytes at 8", "slot3: 8 bytes at 0")], Rule::Value),
    (
        "a value that waits in the outgoing area",
        &[("+ store i64 rsi -> slot2", "+ store i64 rsi -> slot1"), ("load i64 slot2 -> rsi", "load i64 slot1 -> rsi")],
        Rule::Value,
    ),
];

const IN_SAVED: &[Mistake] = &[
    ("a swap is dropped", &[("edge1 to block1:\n    + swap i64 rbp, rbx\n", "")], Rule::Value),
    ("a restore is dropped", &[("    + load i64 slot1 -> rbp\n", "")], Rule::CalleeSaved),
    (
        "a restore from the slot of another register",
        &[("load i64 slot1 -> rbp", "load i64 slot2 -> rbp")],
        Rule::CalleeSaved,
    ),
    (
        "a save after the register is written",
        &[
            ("    + store i64 rbx -> slot0\n", ""),
            ("    + move i64 rdi -> rbx\n", "    + move i64 rdi -> rbx\n    + store i64 rbx -> slot0\n"),
        ],
        Rule::CalleeSaved,
    ),
    (
        "a register is restored before its last use",
        &[(
            "    $3 v3@rbp, v5@rax\n    + load i64 slot0 -> rbx\n    + load i64 slot1 -> rbp\n",
            "    + load i64 slot0 -> rbx\n    + load i64 slot1 -> rbp\n    $3 v3@rbp, v5@rax\n",
        )],
        Rule::Value,
    ),
    ("an alternative of another form", &[("add64 as add64/swapped", "add64 as sub64/in_slot")], Rule::Place),
    ("a saved register that is none", &[("saved rbx@slot0", "saved rax@slot0")], Rule::Shape),
];

fn x86_64() -> std::sync::Arc<Machine> {
    let index = ssara_targets::SOURCES.iter().position(|source| source.0 == "x86_64").expect("it is shipped");
    machine::machine(index)
}

/// An allocated function.
fn parse(text: &str, machine: &Machine) -> (Function, Allocation) {
    text::parse_allocated(text, &machine.target).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

#[test]
fn the_judge_refuses_every_mistake() {
    let machine = x86_64();
    for (right, mistakes) in [(PLAIN, IN_PLAIN), (SAVED, IN_SAVED)] {
        let (func, alloc) = parse(right, &machine);
        assert_eq!(judge(&func, &machine, &alloc, 1), Ok(()));
        assert_eq!(judge_alone(&func, &machine, &alloc, None, 1), Ok(()));
        for &(what, changes, rule) in mistakes {
            let exchange = |text: String, &(from, to): &(&str, &str)| {
                assert!(text.contains(from), "{what}: there is no {from:?}");
                text.replacen(from, to, 1)
            };
            let wrong = changes.iter().fold(right.to_owned(), exchange);
            let (func, alloc) = parse(&wrong, &machine);
            let answer = judge_alone(&func, &machine, &alloc, None, 1);
            assert_eq!(answer.as_ref().err().map(|fault| fault.rule), Some(rule), "{what}: {answer:?}");
        }
    }
}

#[test]
fn the_judge_refuses_wrong_locations() {
    let machine = x86_64();
    let (func, alloc) = parse(SAVED, &machine);
    let right = Checker::new(&machine.target).locations(&func, &alloc).expect("the allocation is right");
    let judged = |change: &dyn Fn(&mut Locations)| {
        let mut locations = right.clone();
        change(&mut locations);
        judge_alone(&func, &machine, &alloc, Some(&locations), 1).err().map(|fault| fault.rule)
    };
    assert_eq!(judged(&|_| {}), None);
    assert_eq!(judged(&|it| it.values[0].end += 1), Some(Rule::Ranges), "a range that is too long");
    assert_eq!(judged(&|it| it.values[0].start -= 1), Some(Rule::Ranges), "a range that begins too early");
    assert_eq!(judged(&|it| it.values[0].value = Value::from_u32(3)), Some(Rule::Ranges), "a range of another value");
    // The register still has what it had for six more steps, and is overwritten then.
    assert_eq!(judged(&|it| it.saved[0].start += 7), None, "a saved range that begins in time");
    assert_eq!(judged(&|it| it.saved[0].start += 8), Some(Rule::SavedRanges), "a saved range that begins too late");
    assert_eq!(judged(&|it| it.saved.clear()), Some(Rule::SavedRanges), "no saved range");
    assert_eq!(judged(&|it| it.stack_maps[0].values.truncate(1)), Some(Rule::StackMaps), "a reference is missing");
    assert_eq!(
        judged(&|it| it.stack_maps[0].values[0].1 = it.stack_maps[0].values[1].1),
        Some(Rule::StackMaps),
        "elsewhere"
    );
    assert_eq!(judged(&|it| it.stack_maps.clear()), Some(Rule::StackMaps), "no map");
    assert_eq!(judged(&|it| it.stack_maps[0].step += 1), Some(Rule::StackMaps), "the map of another step");
}
