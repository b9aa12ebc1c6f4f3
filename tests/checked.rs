//! The checked builder makes the same functions as the others, and reports by name what the typed builder refuses to
//! compile.

use ssara_core::ir::{Block, BuildError, CheckedBuilder, Function, Value};
use ssara_core::target::{FormKind, OperandDesc, Type};
use ssara_targets::x86_64::{Builder, F64, I64, TARGET, conv, form};

fn types() -> (Type, Type) {
    (I64::TYPE, F64::TYPE)
}

/// Builds with an open entry block, which has an integer and a float.
fn build(rest: impl FnOnce(&mut CheckedBuilder<'_>, Value, Value)) -> Result<Function, BuildError> {
    let (i64, f64) = types();
    let mut b = CheckedBuilder::new(&TARGET, "f");
    let args = b.entry(conv::SYSV, &[i64, f64]);
    rest(&mut b, args[0], args[1]);
    b.finish()
}

fn message(rest: impl FnOnce(&mut CheckedBuilder<'_>, Value, Value)) -> String {
    build(rest).expect_err("a mistake").to_string()
}

#[test]
fn checked_and_typed_builders_make_the_same_function() {
    let mut b = Builder::new("f");
    let (x, y) = b.entry::<(I64, F64)>(conv::SYSV);
    let (next, sum) = b.block::<I64>();
    let z = b.ins().add64(x, x);
    b.ins().jump(next.with(z));
    b.switch_to(next);
    let (lo, hi) = b.ins().imul64_wide(sum, sum);
    let r = b.call::<F64>(conv::SYSV, x, (lo, y, hi));
    b.ret(conv::SYSV, r);
    let typed = b.finish().expect("a function");

    let (i64, f64) = types();
    let checked = build(|b, x, y| {
        let (next, params) = b.block(&[i64]);
        let z = b.inst(form::ADD64, &[x, x]);
        b.branch(form::JUMP, &[], &[(next, &z)]);
        b.switch_to(next);
        let product = b.inst(form::IMUL64_WIDE, &[params[0], params[0]]);
        let results = b.call(conv::SYSV, &[x], &[product[0], y, product[1]], &[f64]);
        b.ret(conv::SYSV, &results);
    });
    assert_eq!(checked, Ok(typed));
}

/// Parameters, successors and their arguments may come after the branch.
#[test]
fn branches_are_completed_later() {
    let (i64, _) = types();
    let at_once = build(|b, x, _| {
        let (left, params) = b.block(&[i64]);
        let (right, _) = b.block(&[]);
        b.branch(form::CMP64_IMM_JUMP, &[x], &[(left, &[x]), (right, &[])]);
        b.switch_to(left);
        b.ret(conv::SYSV, &params);
        b.switch_to(right);
        b.ret(conv::SYSV, &[x]);
    });
    let later = build(|b, x, _| {
        let (entry, left, right) = (Block::ENTRY, b.block(&[]).0, b.block(&[]).0);
        b.inst(form::CMP64_IMM_JUMP, &[x]);
        b.set_successor(entry, 1, right, &[]);
        let param = b.param(left, i64);
        b.set_successor(entry, 0, left, &[x]);
        b.switch_to(left);
        b.ret(conv::SYSV, &[param]);
        b.switch_to(right);
        b.ret(conv::SYSV, &[x]);
    });
    assert!(later.is_ok());
    assert_eq!(later, at_once);

    let one_is_missing = message(|b, x, _| {
        let (block, _) = b.block(&[]);
        b.inst(form::CMP64_IMM_JUMP, &[x]);
        b.set_successor(Block::ENTRY, 1, block, &[]);
    });
    assert!(one_is_missing.starts_with("there is no block"), "{one_is_missing}");
}

#[test]
fn mistakes_have_names() {
    let wrong_type = message(|b, x, f| drop(b.inst(form::ADD64, &[x, f])));
    assert_eq!(wrong_type, "operand 2 (`b`) of form `add64` takes a value of type `i64`; v1 is of type `f64`");
    let few = message(|b, x, _| drop(b.inst(form::ADD64, &[x])));
    assert_eq!(few, "form `add64` takes 2 uses, not 1");
    let unknown = message(|b, x, _| drop(b.inst(form::ADD64, &[x, Value::from_u32(77)])));
    assert_eq!(unknown, "there is no v77");

    let none = message(|b, _, _| drop(b.inst(form::JUMP, &[])));
    assert_eq!(none, "form `jump` takes 1 successors, not 0");
    let too_many = message(|b, x, _| {
        let (block, _) = b.block(&[]);
        b.branch(form::ADD64, &[x, x], &[(block, &[])]);
    });
    assert_eq!(too_many, "form `add64` takes 0 successors, not 1");
    let (i64, _) = types();
    let few_args = message(|b, _, _| {
        let (block, _) = b.block(&[i64]);
        b.branch(form::JUMP, &[], &[(block, &[])]);
    });
    assert_eq!(few_args, "block1 has 1 parameters, and 0 arguments are passed");
    let wrong_arg = message(|b, x, f| {
        let (block, _) = b.block(&[i64, i64]);
        b.branch(form::JUMP, &[], &[(block, &[x, f])]);
    });
    assert_eq!(wrong_arg, "parameter 1 of block1 takes a value of type `i64`; v1 is of type `f64`");

    let after = message(|b, x, _| {
        b.ret(conv::SYSV, &[x]);
        b.inst(form::ADD64, &[x, x]);
    });
    assert_eq!(after, "block0 already has a terminator");
    let mut b = CheckedBuilder::new(&TARGET, "f");
    b.inst(form::CONST64, &[]);
    assert_eq!(b.finish(), Err(BuildError::NoBlock));
}

/// Nothing of a wrong instruction is added, and its results are there to go on with.
#[test]
fn the_first_mistake_is_kept_and_code_goes_on() {
    let mut defs = Vec::new();
    let first = message(|b, x, f| {
        let last = b.last_inst();
        defs = b.inst(form::IMUL64_WIDE, &[x, f]);
        assert_eq!(b.last_inst(), last);
        let (lo, hi) = (defs[0], defs[1]);
        b.inst(form::ADD64, &[lo, hi]);
        assert_ne!(b.last_inst(), last);
        b.ret(conv::SYSV, &[Value::from_u32(99)]);
    });
    assert!(first.contains("`imul64_wide`"), "{first}");
    assert_eq!(defs.len(), 2);
}

/// A branch of the function's own takes any number of successors, but at least one.
#[test]
fn forms_of_the_function_are_checked_too() {
    let message = message(|b, _, _| {
        let switch = b.intern_form(FormKind::Branch, &[], &TARGET.no_units());
        b.inst(switch, &[]);
    });
    assert_eq!(message, "form `$1` takes 1 successors, not 0");
    let built = build(|b, x, _| {
        let class = TARGET.home_class(types().0);
        let switch = b.intern_form(FormKind::Branch, &[OperandDesc::reg_use(class)], &TARGET.no_units());
        let blocks: Vec<_> = (0..3).map(|_| b.block(&[]).0).collect();
        b.branch(switch, &[x], &blocks.iter().map(|&block| (block, &[][..])).collect::<Vec<_>>());
        for block in blocks {
            b.switch_to(block);
            b.ret(conv::SYSV, &[x]);
        }
    });
    assert_eq!(built.map(|func| ssara_core::validate::check(&func, &TARGET)), Ok(Ok(())));
}
