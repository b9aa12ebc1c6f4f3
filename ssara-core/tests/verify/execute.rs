//! The executor: allocations of random functions run as the functions do, and what is wrong with an allocation shows.

use crate::common::senseless_allocation;
use ssara_core::ir::Function;
use ssara_core::output::Allocation;
use ssara_core::target::{FormKind, OperandDesc, Reg, Type};
use ssara_core::text;
use ssara_core::verify::Checker;
use ssara_core::verify::execute::{Counts, Difference, Executor, Limits, Run};
use ssara_core::{Context, Error, Target};
use ssara_testing::random::{Shape, function, rounds, slow_rounds};
use ssara_testing::{OPTIONS, reference, scalar_target, toy_target, valid};

const STEPS: u64 = 300;

/// Allocates random functions and runs the results. Answers what was executed.
fn run_random_functions(target: &Target, shape: Shape, count: u64) -> Counts {
    let mut context = Context::new();
    let executor = Executor::new(target);
    let mut total = Counts::default();
    slow_rounds(count, |u| {
        let func = function(u, target, &shape)?;
        if ssara_core::validate::check(&func, target).is_err() {
            return Ok(());
        }
        for options in &OPTIONS {
            let allocation = match context.allocate(&func, target, options) {
                Ok(allocation) => allocation,
                Err(Error::Infeasible { .. }) if shape.wild_forms => continue,
                Err(error) => panic!("{options:?}\n{error}\n{}", text::print(&func, target)),
            };
            match executor.cover_edges(&func, &allocation, &Limits::default()) {
                Ok(coverage) => {
                    assert!(coverage.is_complete(), "{:?} not taken\n{}", coverage.untaken, text::print(&func, target));
                    total.add(&coverage.counts);
                }
                Err(difference) => {
                    let printed = text::print_allocated(&func, target, &allocation);
                    panic!("{options:?}\n{}\n{printed}", difference.display(target));
                }
            }
        }
        Ok(())
    });
    total
}

const PLAIN: Shape = Shape { blocks: 8, insts: 12, wild_forms: false, reserve: 0 };

#[test]
fn allocations_run_as_the_functions_do() {
    let total = run_random_functions(&toy_target(), PLAIN, 200);
    let all = [total.instructions, total.moves, total.swaps, total.loads, total.stores, total.saves, total.restores];
    assert!(all.iter().all(|&count| count > 0), "something was never executed: {total:?}");
}

#[test]
fn allocations_under_wild_constraints_run_as_the_functions_do() {
    let total = run_random_functions(&toy_target(), Shape { wild_forms: true, ..PLAIN }, 200);
    assert!(total.instructions > 0);
}

#[test]
fn no_allocation_makes_the_executor_panic() {
    let target = toy_target();
    let executor = Executor::new(&target);
    rounds(1000, |u| {
        let func = function(u, &target, &Shape { wild_forms: true, ..PLAIN })?;
        if ssara_core::validate::check(&func, &target).is_ok() {
            let allocation = senseless_allocation(u, &func, &target)?;
            // Whether it runs to its end does not matter here.
            let limits = Limits { seed: u.arbitrary()?, random_steps: STEPS, steps: STEPS, ..Limits::default() };
            let _ = executor.cover_edges(&func, &allocation, &limits);
        }
        Ok(())
    });
}

/// Forms of its own that the cases below share; `v0` to `v2` come in `rcx`, `rdx` and `r8`.
const HEAD: &str = "form $0 = entry [def i64 = rcx, def i64 = rdx, def i64 = r8]
form $1 = call [] clobbers {rax, rcx, rdx, r8, r9, r10, r11, v0, v1, v2, v3, v4[1], v5[1], v6[1], v7[1]}
form $2 = op [def v128]
form $3 = op [def f64]
form $4 = op [use v128]
form $5 = op [use f64]
form $6 = op [late use i64, def i64]
form $7 = op [use i8]
form $8 = return [use i64]
";

fn parse(target: &Target, frame: &str, body: &str) -> (Function, Allocation) {
    let text = format!("allocated function \"case\" isa toy abi std {{\n{HEAD}{frame}{body}}}\n");
    let parsed = text::parse_all(&text, target).unwrap_or_else(|error| panic!("{error}\n{text}")).remove(0);
    ssara_core::validate::check(&parsed.function, target).unwrap_or_else(|errors| panic!("{errors:?}\n{text}"));
    (parsed.function, parsed.allocation.expect("the text has an allocation"))
}

fn run(frame: &str, body: &str) -> Result<Run, String> {
    let target = toy_target();
    let (func, allocation) = parse(&target, frame, body);
    let result = Executor::new(&target).run(&func, &allocation, 7, STEPS);
    result.map_err(|difference| difference.display(&target).to_string())
}

const FRAME: &str = "frame 16 align 8\nslot0: 8 bytes at 0\nslot1: 8 bytes at 8\n";

#[test]
fn edits_are_carried_out_and_counted() {
    let run = run(
        &format!("{FRAME}saved rbx@slot0\n"),
        "block0:
    + store i64 rbx -> slot0
    v0@rcx: i64, v1@rdx: i64, v2@r8: i64 = $0
    + move i64 rcx -> rbx
    + store i64 rdx -> slot1
    $1
    + load i64 slot1 -> rax
    + swap i64 rax, rbx
    store64 v0@rax, v1@rbx
    + load i64 slot0 -> rbx
    ret64 v0@rax
",
    );
    let counts =
        Counts { instructions: 4, moves: 1, swaps: 1, loads: 1, stores: 1, saves: 1, restores: 1, ..Counts::default() };
    assert_eq!(run, Ok(Run { counts, finished: true }));
}

#[test]
fn what_is_read_must_be_the_value() {
    let body = "block0:\n    v0@rcx: i64, v1@rdx: i64, v2@r8: i64 = $0\n";
    let wrong = run("", &format!("{body}    store64 v0@rcx, v1@r8\n    trap\n"));
    assert_eq!(wrong, Err("step 1, inst1, operand 1: reads v1 from r8, which holds pieces of v2".into()));
    let clobbered = run("", &format!("{body}    $1\n    store64 v0@rcx, v1@rdx\n    trap\n"));
    assert_eq!(
        clobbered,
        Err("step 2, inst2, operand 0: reads v0 from rcx, which holds pieces of nothing known".into())
    );
    let fresh = run(FRAME, &format!("{body}    + load i64 slot1 -> r8\n    store64 v0@rcx, v2@r8\n    trap\n"));
    assert!(fresh.unwrap_err().contains("r8, which holds pieces of nothing known"));
}

#[test]
fn pieces_are_told_apart() {
    let low = "block0:
    v0@rcx: i64, v1@rdx: i64, v2@r8: i64 = $0
    v3@cl: i8 = const8
    store64 v1@rdx, v0@rcx
    trap
";
    let found = "step 2, inst2, operand 1: reads v0 from rcx, which holds pieces of v3, v0, nothing known";
    assert_eq!(run("", low), Err(found.into()));
    let half = "block0:
    v0@v4: v128 = $2
    v1@d5: f64 = $3
    $1
    $5 v1@d5
    $4 v0@v4
    trap
";
    let found = "step 4, inst4, operand 0: reads v0 from v4, which holds pieces of v0, nothing known";
    assert_eq!(run("", half), Err(found.into()));
    let narrow = "block0:
    v0@rcx: i64, v1@rdx: i64, v2@r8: i64 = $0
    v3@al: i8 = const8
    + store i8 al -> slot0
    + load i64 slot0 -> r9
    store64 v0@rcx, v1@rdx
    + move i8 r9b -> bl
    $7 v3@bl
    store64 v0@rcx, v1@r9
    trap
";
    let found = "step 4, inst4, operand 1: reads v1 from r9, which holds pieces of v3, nothing known";
    assert_eq!(run(FRAME, narrow), Err(found.into()), "the low byte is there, the rest is not");
}

#[test]
fn slots_share_the_bytes_of_the_frame() {
    let body = "block0:
    v0@rcx: i64, v1@rdx: i64, v2@r8: i64 = $0
    + store i64 rcx -> slot0
    + store i64 rdx -> slot1
    + load i64 slot0 -> r9
    store64 v0@r9, v1@rdx
    trap
";
    assert!(run(FRAME, body).is_ok());
    let overlapping = run("frame 16 align 8\nslot0: 8 bytes at 0\nslot1: 8 bytes at 4\n", body);
    assert!(overlapping.unwrap_err().ends_with("reads v0 from r9, which holds pieces of v0, v1"));
    let outside = run("frame 6 align 8\nslot0: 8 bytes at 0\nslot1: 8 bytes at 8\n", body);
    assert!(outside.unwrap_err().ends_with("reads v0 from r9, which holds pieces of v0, nothing known"));
}

#[test]
fn operands_of_one_instruction_get_into_each_others_way() {
    let body = "block0:\n    v0@rcx: i64, v1@rdx: i64, v2@r8: i64 = $0\n";
    let early = run("", &format!("{body}    v3@rcx: i64 = early64 v0@rcx, v1@rdx\n    trap\n"));
    assert!(early.unwrap_err().contains("inst1, operand 1: reads v0 from rcx"));
    let late = run("", &format!("{body}    v3@rcx: i64 = late64 v0@rcx\n    trap\n"));
    assert!(late.unwrap_err().contains("inst1, operand 1: reads v0 from rcx"));
    let shared = run("", &format!("{body}    v3@rcx: i64 = lea64 v0@rcx, v1@rdx\n    trap\n"));
    assert!(shared.is_ok(), "a late def may be where an early use was");
}

#[test]
fn preserved_registers_are_as_they_were_at_returns() {
    let body = "block0:\n    v0@rbx: i64 = const64\n    + move i64 rbx -> rax\n    ret64 v0@rax\n";
    let left = "step 1, inst1: returns with another content of rbx, which holds pieces of v0";
    assert_eq!(run("", body), Err(left.into()));
    assert!(run("saved rbx\n", body).is_ok(), "the client restores it");
    let half = "block0:\n    v0@v4: v128 = $2\n    ret\n";
    assert!(run("", half).unwrap_err().contains("another content of d4"));
}

#[test]
fn what_cannot_be_executed_is_refused() {
    let target = toy_target();
    let executor = Executor::new(&target);
    let body = "block0:\n    v0@rcx: i64, v1@rdx: i64, v2@r8: i64 = $0\n    store64 v0@rcx, v1@slot0\n    trap\n";
    assert!(run(FRAME, body).unwrap_err().ends_with("inst1, operand 1: cannot be in slot0"));
    let swap = "block0:\n    + swap f64 d0, d1\n    trap\n";
    assert!(run("", swap).unwrap_err().ends_with("cannot carry out `swap f64 d0, d1`"));
    let (func, mut allocation) = parse(&target, "", "block0:\n    v0@rax: i64 = const64\n    trap\n");
    allocation.operands.pop();
    let difference = executor.run(&func, &allocation, 0, STEPS);
    assert_eq!(difference, Err(Difference::OperandCount { expected: 1, found: 0 }));
}

#[test]
fn loops_end_at_the_limit_of_steps() {
    let result = run("", "block0:\n    jump -> block1\nblock1:\n    jump -> block1\n").unwrap();
    assert_eq!((result.finished, result.counts.instructions), (false, STEPS));
}

#[test]
fn a_value_of_an_earlier_round_is_not_that_of_this_one() {
    let body = "block0:
    v0@rax: i64 = const64
    + move i64 rax -> r9
    jump -> block1
block1:
    v1@rax: i64 = copy64 v0@r9
    + move i64 rax -> r9
    jz64 v1@rax -> block1, block1
";
    assert!(run("", body).unwrap_err().contains("reads v0 from r9, which holds pieces of v1"));
}

/// A chain of blocks that a run follows to its end only if each branch goes on; all others leave it. On the last edge, `v1`
/// replaces `v0`.
fn chain(length: usize) -> String {
    let mut body = "block0:\n    v0@rcx: i64, v1@rdx: i64, v2@r8: i64 = $0\n    jump -> block1\n".to_owned();
    let exit = length + 1;
    for block in 1..length {
        body += &format!("block{block}:\n    jz64 v2@r8 -> block{}, block{exit}\n", block + 1);
    }
    let last_edge = 2 * length - 1;
    body += &format!("block{length}:\n    jz64 v2@r8 -> block{exit}, block{exit}\n");
    body += &format!("edge{last_edge} to block{exit}:\n    + move i64 rdx -> rcx\n");
    body + &format!("block{exit}:\n    store64 v0@rcx, v1@rdx\n    trap\n")
}

#[test]
fn a_mistake_on_an_edge_that_no_seed_takes_is_found() {
    let target = toy_target();
    let executor = Executor::new(&target);
    let (func, allocation) = parse(&target, "frame 0 align 1\n", &chain(24));
    for seed in 0..200 {
        assert!(executor.run(&func, &allocation, seed, STEPS).is_ok(), "seed {seed} finds it by chance");
    }
    let difference = executor.cover_edges(&func, &allocation, &Limits::default()).unwrap_err();
    let expected = "step 26, inst26, operand 0: reads v0 from rcx, which holds pieces of v1";
    assert_eq!(difference.display(&target).to_string(), expected);
    assert!(Checker::new(&target).check(&func, &allocation).is_err());
    assert!(reference::check(&func, &target, &allocation).is_err());
}

#[test]
fn edges_are_taken_at_a_cost_of_edges_times_paths() {
    let target = toy_target();
    let executor = Executor::new(&target);
    let (func, mut allocation) = parse(&target, "frame 0 align 1\n", &chain(200));
    allocation.edits.clear();
    let limits = Limits { random_runs: 0, ..Limits::default() };
    let coverage = executor.cover_edges(&func, &allocation, &limits).unwrap();
    assert!(coverage.is_complete() && coverage.reachable == 401, "{coverage:?}");
    assert!(coverage.runs <= 401 && coverage.counts.instructions <= coverage.runs * 204, "{coverage:?}");
    assert_eq!(executor.cover_edges(&func, &allocation, &limits), Ok(coverage), "the same arguments, the same runs");
}

#[test]
fn edges_that_no_run_takes_are_reported() {
    let target = toy_target();
    let executor = Executor::new(&target);
    let (func, mut allocation) = parse(&target, "frame 0 align 1\n", &chain(10));
    allocation.edits.clear();
    let limits = Limits { seed: 0, random_runs: 1, random_steps: 2, steps: 0 };
    let coverage = executor.cover_edges(&func, &allocation, &limits).unwrap();
    assert_eq!((coverage.runs, coverage.finished, coverage.counts.instructions), (1, 0, 2));
    assert_eq!(coverage.untaken.len() as u64, 21 - 1, "the edge out of the entry block was taken: {coverage:?}");
    let all = executor.cover_edges(&func, &allocation, &Limits { steps: 1000, ..limits }).unwrap();
    assert!(all.is_complete());
}

#[test]
fn a_loop_without_an_exit_ends_when_its_edges_are_taken() {
    let target = toy_target();
    let body = "block0:\n    jump -> block1\nblock1:\n    jump -> block1\n";
    let (func, allocation) = parse(&target, "frame 0 align 1\n", body);
    let limits = Limits { random_runs: 0, ..Limits::default() };
    let coverage = Executor::new(&target).cover_edges(&func, &allocation, &limits).unwrap();
    assert!(coverage.is_complete() && coverage.finished == 0 && coverage.counts.instructions < 20, "{coverage:?}");
}

#[test]
fn what_the_client_restores_is_no_place_for_an_operand_of_a_return() {
    let target = toy_target();
    let frame = "frame 0 align 1\nsaved rbx\n";
    let body = "block0:\n    v0@rbx: i64 = const64\n    $8 v0@rbx\n";
    let found = "step 1, inst1, operand 0: reads v0 from rbx, which holds pieces of nothing known";
    assert_eq!(run(frame, body), Err(found.into()));
    let (func, allocation) = parse(&target, frame, body);
    let faults = reference::check(&func, &target, &allocation).unwrap_err();
    assert!(faults[0].to_string().contains("`rbx` is restored before the return"), "{faults:?}");
    let body = "block0:\n    v0@rbx: i64 = const64\n    + move i64 rbx -> rcx\n    $8 v0@rcx\n";
    assert!(run(frame, body).is_ok(), "the client restores it after the edits");
}

/// Two registers for values, and one that is constant.
fn constant_target() -> Target {
    let mut target = scalar_target(3).into_desc();
    target.regs.to_mut()[2].constant = Some(0);
    target.classes.to_mut()[0].members = (0, 2);
    let class = target.home_class(Type(0));
    let none = target.no_units();
    for (name, kind, operands) in [
        ("compare", FormKind::Op, &[OperandDesc::fixed_def(class, Reg(2))][..]),
        ("read_zero", FormKind::Op, &[OperandDesc::fixed_use(class, Reg(2))]),
        ("make", FormKind::Op, &[OperandDesc::reg_def(class)]),
        ("show", FormKind::Op, &[OperandDesc::reg_use(class)]),
        ("trap", FormKind::Trap, &[]),
    ] {
        target.forms.push(name.into(), kind, operands, &none);
    }
    valid(target)
}

/// What the executor says of an allocation for a machine with a constant register, and what the reference checker says.
fn run_with_constant(body: &str) -> (Option<String>, Vec<reference::Rule>) {
    let target = constant_target();
    let text = format!("allocated function \"f\" isa scalar {{\nframe 0 align 1\nblock0:\n{body}    trap\n}}\n");
    let parsed = text::parse_all(&text, &target).unwrap_or_else(|error| panic!("{error}\n{text}")).remove(0);
    let (func, allocation) = (parsed.function, parsed.allocation.expect("the text has an allocation"));
    let difference = Executor::new(&target).cover_edges(&func, &allocation, &Limits::default()).err();
    let faults = reference::check(&func, &target, &allocation).err().unwrap_or_default();
    (difference.map(|it| it.display(&target).to_string()), faults.iter().map(|fault| fault.rule).collect())
}

#[test]
fn a_constant_register_keeps_nothing() {
    use reference::Rule;
    let found = |step: u32, reg: &str| {
        Some(format!("step {step}, inst{step}, operand 0: reads v0 from {reg}, which holds pieces of a constant"))
    };
    let lost = run_with_constant("    v0@r2: int = compare\n    + move int r2 -> r0\n    show v0@r0\n");
    assert_eq!(lost, (found(1, "r0"), vec![Rule::Register]), "to read a constant harms nobody");
    let moved = run_with_constant("    v0@r0: int = make\n    + move int r0 -> r2\n    read_zero v0@r2\n");
    assert_eq!(moved, (found(1, "r2"), vec![Rule::Edit, Rule::Register]));
    assert_eq!(run_with_constant("    v0@r2: int = compare\n"), (None, vec![]), "nobody wants the result");
}
