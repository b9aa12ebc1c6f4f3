//! Stress options: what each of them does to an allocation, and that the results are right.

use ssara_core::ir::Function;
use ssara_core::output::{Allocation, Edit, Loc, Point};
use ssara_core::target::{FormKind, OperandDesc, Reg};
use ssara_core::text;
use ssara_core::verify::Checker;
use ssara_core::verify::execute::Limits;
use ssara_core::{CalleeSaves, Context, Error, Level, Options, Registers, Stress, Target};
use ssara_testing::oracles::Oracles;
use ssara_testing::random::{Shape, function, slow_rounds, stress};
use ssara_testing::{scalar_target, toy_target, tuple_target, valid};

/// The stress of this name.
fn kind(name: &str) -> Stress {
    Stress::KINDS.iter().find(|kind| kind.0 == name).expect(name).1
}

/// A restriction to the registers of these names.
fn only(target: &Target, names: &[&str]) -> Registers {
    let regs: Vec<Reg> = names.iter().map(|name| target.find_reg(name).expect(name)).collect();
    Registers::Only(regs.leak())
}

/// Allocates random functions under random stress, checks the results and runs them. Where registers are to be few,
/// values live in `few`.
fn allocate_random_functions(target: &Target, few: Registers, shape: Shape, count: u64) {
    let mut context = Context::new();
    let mut oracles = Oracles::new(target, Limits::default());
    let mut done = [0; Stress::KINDS.len()];
    slow_rounds(count, |u| {
        let mut stress = stress(u)?;
        let level = *u.choose(&Level::ALL)?;
        let callee_saves = if u.arbitrary()? { CalleeSaves::Insert } else { CalleeSaves::Report };
        if stress.registers == Registers::Sufficient {
            stress.registers = few;
        }
        let func = function(u, target, &shape)?;
        if ssara_core::validate::check(&func, target).is_err() {
            return Ok(());
        }
        let options = Options { stress, ..Options::new(level, callee_saves).with_contracts() };
        let allocation = match context.allocate(&func, target, &options) {
            Ok(allocation) => allocation,
            Err(Error::Infeasible { .. }) if shape.wild_forms => return Ok(()),
            Err(error) => panic!("{options:?}\n{error}\n{}", text::print(&func, target)),
        };
        if let Err(objection) = oracles.check(&func, &allocation) {
            panic!("{options:?}\n{objection}");
        }
        for (count, (_, kind)) in done.iter_mut().zip(Stress::KINDS) {
            let kind =
                Stress { registers: if kind.registers == Registers::All { kind.registers } else { few }, ..kind };
            *count += u32::from(stress.and(kind) == stress);
        }
        Ok(())
    });
    assert!(done.iter().all(|&count| count > 0), "{done:?} functions under each kind");
}

const PLAIN: Shape = Shape { blocks: 8, insts: 14, wild_forms: false, reserve: 0 };

#[test]
fn random_functions_are_right_under_stress() {
    let target = toy_target();
    let few = only(&target, &["rax", "rcx", "rdx", "r8", "r9", "v0", "v1", "v2"]);
    allocate_random_functions(&target, few, PLAIN, 600);
}

#[test]
fn wild_constraints_are_honoured_under_stress() {
    let target = toy_target();
    let few = only(&target, &["rcx", "rdx", "rbx", "r10", "r11", "v3", "v4", "v5", "d7"]);
    allocate_random_functions(&target, few, Shape { wild_forms: true, ..PLAIN }, 600);
}

#[test]
fn tuples_are_right_under_stress() {
    let target = tuple_target(64, true);
    let few = ["v0x16", "v16x16"];
    allocate_random_functions(&target, only(&target, &few), Shape { insts: 30, ..PLAIN }, 400);
}

const THREE_IN_A_LOOP: &str = "function \"f\" isa scalar {
block0:
    v0: int = make
    v1: int = make
    v2: int = make
    v3: int = make
    jump -> block1(v0, v1, v2)
block1(v4: int, v5: int, v6: int):
    v7: int = add v4, v5
    show v6
    branch v7 -> block1(v4, v5, v6), block2
block2:
    show v3
    show v4
    exit
}
";

/// A machine of eight registers, and a loop that hands three values round while a fourth is not touched.
fn three_in_a_loop(swap: bool) -> (Target, Function) {
    let mut target = scalar_target(8).into_desc();
    target.types.to_mut()[0].swap = swap;
    let class = target.home_class(ssara_core::target::Type(0));
    let none = target.no_units();
    let (def, read) = (OperandDesc::reg_def(class), OperandDesc::reg_use(class));
    for (name, kind, operands) in [
        ("make", FormKind::Op, &[def][..]),
        ("add", FormKind::Op, &[def, read, read]),
        ("show", FormKind::Op, &[read]),
        ("jump", FormKind::Branch, &[]),
        ("branch", FormKind::Branch, &[read]),
        ("exit", FormKind::Return, &[]),
    ] {
        target.forms.push(name.into(), kind, operands, &none);
    }
    let target = valid(target);
    let func = text::parse(THREE_IN_A_LOOP, &target).expect("a function");
    (target, func)
}

/// The same on a target for which two registers suffice.
fn where_two_suffice() -> (Target, Function) {
    let mut desc = three_in_a_loop(false).0.into_desc();
    desc.sufficient = vec![Reg(3), Reg(6)].into();
    desc.banks.to_mut()[0].min_regs = 2;
    let target = valid(desc);
    let func = text::parse(THREE_IN_A_LOOP, &target).expect("a function");
    (target, func)
}

fn allocate(func: &Function, target: &Target, stress: Stress) -> Allocation {
    let options = Options { stress, contracts: true, ..Options::default() };
    let allocation = Context::new().allocate(func, target, &options).expect("an allocation");
    assert_eq!(Checker::new(target).check(func, &allocation), Ok(()));
    allocation
}

#[test]
fn without_stress_the_loop_needs_nothing() {
    let (target, func) = three_in_a_loop(false);
    assert_eq!(allocate(&func, &target, Stress::NONE).edits, []);
}

#[test]
fn few_registers_are_all_that_is_used() {
    let (target, func) = three_in_a_loop(false);
    let registers = only(&target, &["r2", "r5", "r7"]);
    let allocation = allocate(&func, &target, Stress { registers, ..Stress::NONE });
    let regs = [2, 5, 7].map(|number| Loc::Reg(Reg(number)));
    assert!(allocation.operands.iter().all(|loc| regs.contains(loc)), "{:?}", allocation.operands);
    assert!(allocation.spilled_values > 0);
}

/// A value is defined in a register in which none may stay, and all others are taken. At the next instruction that touches
/// the bank one of them must go, although that instruction itself needs nothing more.
#[test]
fn what_is_defined_elsewhere_finds_room() {
    let (target, _) = three_in_a_loop(false);
    let source = "function \"f\" isa scalar {
form $0 = op [def int = r5]
block0:
    v0: int = make
    v1: int = make
    v2: int = $0
    show v0
    show v0
    show v1
    show v2
    exit
}
";
    let func = text::parse(source, &target).expect("a function");
    let registers = only(&target, &["r0", "r1"]);
    let allocation = allocate(&func, &target, Stress { registers, ..Stress::NONE });
    assert_eq!(allocation.spilled_values, 1);
}

/// The register that is left has two units, the fixed one has one: the contract of the spiller must not count it as two.
#[test]
fn fixed_register_of_fewer_units_than_those_that_are_left() {
    let target = toy_target();
    let source = "function \"f\" isa toy {
form $0 = op [def i64, def i64 = r8]
form $1 = op [use i64, use i64 any]
block0:
    v0: i64, v1: i64 = $0
    $1 v0, v1
    ret
}
";
    let func = text::parse(source, &target).expect("a function");
    let units = |name: &str| target.reg_units(target.find_reg(name).expect(name)).len();
    assert!(units("r8") < units("rax"));
    let registers = only(&target, &["rax"]);
    allocate(&func, &target, Stress { registers, ..Stress::NONE });
}

#[test]
fn registers_that_suffice_are_those_of_the_certificate() {
    let (target, func) = where_two_suffice();
    let allocation = allocate(&func, &target, kind("few-registers"));
    let regs = [3, 6].map(|number| Loc::Reg(Reg(number)));
    assert!(allocation.operands.iter().all(|loc| regs.contains(loc)), "{:?}", allocation.operands);
}

/// Registers suffice together. Without one of them, values live in all.
#[test]
fn registers_that_suffice_are_all_if_one_of_them_is_reserved() {
    let (target, mut func) = where_two_suffice();
    func.reserved.push(Reg(6));
    let few = allocate(&func, &target, kind("few-registers"));
    assert_eq!(few.operands, allocate(&func, &target, Stress::NONE).operands);
}

#[test]
fn the_reverse_order_begins_at_the_end() {
    let (target, func) = three_in_a_loop(false);
    let allocation = allocate(&func, &target, kind("reverse-order"));
    assert_eq!(allocation.operands[0], Loc::Reg(Reg(7)));
    assert_eq!(allocation.edits, []);
}

#[test]
fn rotation_moves_every_value_on_every_edge() {
    let (target, func) = three_in_a_loop(false);
    let allocation = allocate(&func, &target, kind("rotate"));
    // Four values into the loop, two out of it; round the loop none, because it comes back to where it began.
    assert_eq!(ssara_core::stats(&func, &target, &allocation).unwrap().moves.count, 4 + 2);
}

#[test]
fn spilled_everything_is_loaded_for_each_use() {
    let (target, func) = three_in_a_loop(false);
    let allocation = allocate(&func, &target, kind("spill-everything"));
    assert_eq!(allocation.spilled_values as usize, func.num_values());
    // One for each operand that reads a value; what goes round the loop stays in its slots.
    assert_eq!(allocation.edits.iter().filter(|(_, edit)| matches!(edit, Edit::Load { .. })).count(), 6);
}

#[test]
fn copies_of_split_edges_are_on_them() {
    let (target, func) = three_in_a_loop(false);
    let allocation = allocate(&func, &target, kind("split-edges").and(kind("rotate")));
    assert!(allocation.edits.iter().all(|(point, _)| matches!(point, Point::Edge(_))), "{:?}", allocation.edits);
    assert_eq!(ssara_core::stats(&func, &target, &allocation).unwrap().split_edges, 2);
}

#[test]
fn cycles_are_broken_by_swaps_or_through_memory() {
    for swap in [true, false] {
        let (target, func) = three_in_a_loop(swap);
        let allocation = allocate(&func, &target, kind("cycles"));
        assert_eq!(ssara_core::stats(&func, &target, &allocation).unwrap().swaps.count > 0, swap);
        assert_eq!(ssara_core::stats(&func, &target, &allocation).unwrap().stores.count > 0, !swap);
        assert_eq!(allocation.spilled_values, 0);
    }
}

/// Where everything is spilled, `step64` finds its operand in a slot and leaves its result there.
#[test]
fn what_is_spilled_is_changed_in_its_slot() {
    let target = toy_target();
    let (mut context, mut oracles) = (Context::new(), Oracles::new(&target, Limits::default()));
    let (in_slot, mut changed) = (target.find_form("step64/in_slot").expect("a form"), 0);
    slow_rounds(1500, |u| {
        let func = function(u, &target, &PLAIN)?;
        let level = *u.choose(&[Level::O1, Level::O2, Level::O3])?;
        let options = Options { stress: kind("spill-everything"), ..Options::new(level, CalleeSaves::Insert) };
        let Ok(allocation) = context.allocate(&func, &target, &options) else { return Ok(()) };
        if let Err(objection) = oracles.check(&func, &allocation) {
            panic!("{options:?}\n{objection}");
        }
        changed += allocation.alternatives.iter().filter(|alternative| alternative.1 == in_slot).count();
        Ok(())
    });
    assert!(changed > 20, "{changed} values are changed in their slots");
}
