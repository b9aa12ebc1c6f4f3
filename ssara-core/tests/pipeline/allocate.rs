//! Random functions through the whole pipeline: what is allocated is correct, and what can be allocated is.

use ssara_core::ir::FunctionBuilder;
use ssara_core::target::{FormKind, OperandDesc, Reg};
use ssara_core::text;
use ssara_core::verify::feasible::{Verdict, search};
use ssara_core::{CalleeSaves, Cancel, Context, Error, Level, Options, Target, verify};
use ssara_testing::random::{Shape, function, hints, rounds, slow_rounds};
use ssara_testing::{OPTIONS, TargetBuilder, scalar_target, toy_target, valid};

/// Allocates random functions over a target and checks the results; `may_fail` says whether an instruction may be
/// impossible.
fn allocate_random_functions(target: &Target, shape: Shape, may_fail: bool, count: u64) {
    let mut context = Context::new();
    let (mut done, mut refused) = (0u32, 0u32);
    slow_rounds(count, |u| {
        let func = function(u, target, &shape)?;
        if let Err(errors) = ssara_core::validate::check(&func, target) {
            // A reserved register may leave an operand of some form without any.
            assert!(may_fail || shape.reserve > 0, "{errors:?}\n{}", text::print(&func, target));
            return Ok(());
        }
        for options in &OPTIONS {
            match context.allocate(&func, target, options) {
                Ok(allocation) => {
                    done += 1;
                    if let Err(violations) = verify::check(&func, target, &allocation) {
                        let what: Vec<String> = violations.iter().map(|v| v.display(target).to_string()).collect();
                        let printed = text::print_allocated(&func, target, &allocation);
                        panic!("{options:?}\n{}\n{printed}", what.join("\n"));
                    }
                }
                Err(Error::Infeasible { inst, .. }) if may_fail => {
                    let printed = || text::print(&func, target);
                    if let Ok(Verdict::Feasible(regs)) = search(&func, target, inst, 20_000) {
                        panic!("{options:?} {inst} was refused, and can have {regs:?}\n{}", printed());
                    }
                    refused += 1;
                }
                Err(error) => panic!("{options:?}\n{error}\n{}", text::print(&func, target)),
            }
        }
        Ok(())
    });
    assert!(done > 0, "nothing was allocated, {refused} refused");
}

const PLAIN: Shape = Shape { blocks: 8, insts: 12, wild_forms: false, reserve: 0 };

#[test]
fn functions_over_forms_of_the_target_are_always_allocated() {
    allocate_random_functions(&toy_target(), PLAIN, false, 150);
}

#[test]
fn reserved_registers_are_never_used() {
    allocate_random_functions(&toy_target(), Shape { reserve: 4, ..PLAIN }, false, 100);
}

#[test]
fn wild_constraints_are_honoured_or_refused() {
    allocate_random_functions(&toy_target(), Shape { wild_forms: true, ..PLAIN }, true, 150);
}

#[test]
fn a_file_of_three_registers_is_enough_for_three_operands() {
    let mut target = scalar_target(3).into_desc();
    let class = target.home_class(ssara_core::target::Type(0));
    let (read, def) = (OperandDesc::reg_use(class), OperandDesc::reg_def(class));
    let none = target.no_units();
    let forms = &mut target.forms;
    forms.push("add".into(), FormKind::Op, &[OperandDesc::tied_def(class, 1), read, read], &none);
    forms.push("fma".into(), FormKind::Op, &[def, read, read, read], &none);
    forms.push("shift".into(), FormKind::Op, &[def, read, OperandDesc::fixed_use(class, Reg(1))], &none);
    forms.push(
        "divide".into(),
        FormKind::Op,
        &[
            OperandDesc::fixed_def(class, Reg(0)),
            OperandDesc::fixed_def(class, Reg(2)),
            OperandDesc::fixed_use(class, Reg(0)),
            read,
        ],
        &none,
    );
    forms.push("jump".into(), FormKind::Branch, &[], &none);
    forms.push("branch".into(), FormKind::Branch, &[read, read], &none);
    allocate_random_functions(&valid(target), PLAIN, false, 100);
}

#[test]
fn banks_of_more_than_64_units_work() {
    let mut builder = TargetBuilder::new("wide");
    builder.bank("v");
    let ty = builder.ty("v32", 32, false);
    for n in 0..150 {
        builder.family(&format!("v{n}"), 32, &[]);
    }
    builder.seal(&[]);
    let class = ssara_core::target::Class(ty.0.into());
    let (read, def) = (OperandDesc::reg_use(class), OperandDesc::reg_def(class));
    let v140 = builder.reg("v140");
    builder.form("mad", FormKind::Op, &[def, read, read, read], &[]);
    builder.form("special", FormKind::Op, &[OperandDesc::fixed_def(class, v140), read], &["v70", "v149"]);
    builder.form("jump", FormKind::Branch, &[], &[]);
    builder.form("branch", FormKind::Branch, &[read], &[]);
    let target = builder.finish();
    allocate_random_functions(&target, Shape { blocks: 4, insts: 300, ..PLAIN }, false, 15);
}

/// Hints of any kind change only the cost: what is allocated without them is allocated with them, and is correct.
#[test]
fn hints_are_never_wrong() {
    let target = toy_target();
    let mut context = Context::new();
    let (mut allocated, mut changed) = (0, 0);
    slow_rounds(150, |u| {
        let shape = Shape { wild_forms: u.arbitrary()?, ..PLAIN };
        let plain = function(u, &target, &shape)?;
        if ssara_core::validate::check(&plain, &target).is_err() {
            return Ok(());
        }
        let mut hinted = plain.clone();
        hints(u, &mut hinted, &target)?;
        for options in &OPTIONS {
            let answers = [&plain, &hinted].map(|func| context.allocate(func, &target, options));
            match answers {
                [Ok(without), Ok(with)] => {
                    let checked = verify::check(&hinted, &target, &with);
                    assert!(checked.is_ok(), "{}", text::print_allocated(&hinted, &target, &with));
                    (allocated, changed) = (allocated + 1, changed + u32::from(without != with));
                }
                [without, with] => assert_eq!(without.is_ok(), with.is_ok(), "{}", text::print(&hinted, &target)),
            }
        }
        Ok(())
    });
    assert!(changed > 100, "{changed} of {allocated} allocations follow hints");
}

#[test]
fn a_function_beyond_the_budget_is_allocated_fast() {
    let target = toy_target();
    let mut context = Context::new();
    let (mut within, mut beyond) = (0, 0);
    rounds(100, |u| {
        let func = function(u, &target, &PLAIN)?;
        let mut at = |level| context.allocate(&func, &target, &Options::new(level, CalleeSaves::Insert));
        let (Ok(fast), Ok(good)) = (at(Level::O0), at(Level::O2)) else { return Ok(()) };
        let operands = func.num_operands() as u32;
        for budget in [operands.saturating_sub(1), operands] {
            let options = Options { budget: Some(budget), ..Options::default() };
            let expected = if budget < operands { &fast } else { &good };
            assert_eq!(context.allocate(&func, &target, &options).as_ref(), Ok(expected));
        }
        (within, beyond) = (within + 1, beyond + u32::from(fast != good));
        Ok(())
    });
    assert!(within > 20 && beyond > 10, "{within} functions, {beyond} that show the level");
}

#[test]
fn an_allocation_can_be_cancelled() {
    let target = toy_target();
    let func = text::parse("function \"f\" isa toy {\nblock0:\nv0: i64 = const64\nret\n}", &target).unwrap();
    let mut context = Context::new();
    let cancel = Cancel::new();
    context.set_cancel(Some(cancel.clone()));
    assert!(context.allocate(&func, &target, &Options::default()).is_ok());
    std::thread::spawn(move || cancel.cancel()).join().expect("a thread that sets a flag");
    for level in Level::ALL {
        let options = Options::new(level, CalleeSaves::Insert);
        assert_eq!(context.allocate(&func, &target, &options), Err(Error::Cancelled));
    }
    context.set_cancel(None);
    assert!(context.allocate(&func, &target, &Options::default()).is_ok());
}

/// The values of a return whose operands take any register are not where a callee-saved register is being restored.
#[test]
fn what_a_return_reads_is_not_in_a_restored_register() {
    let target = toy_target();
    let std = target.find_convention("std").unwrap();
    let i64 = target.find_type("i64").unwrap();
    let class = target.home_class(i64);
    let mut builder = FunctionBuilder::new(&target, "f");
    let block = builder.create_block();
    builder.switch_to(block);
    let args = builder.entry(std, &[i64, i64]).unwrap().defs;
    builder.call(std, &[], &[], &[]).unwrap();
    let read = OperandDesc::reg_use(class);
    let ret = builder.intern_form(FormKind::Return, &[read, read], &target.no_units());
    builder.inst(ret, &args).unwrap();
    let func = builder.finish();
    for options in &OPTIONS {
        let allocation = Context::new().allocate(&func, &target, options).unwrap();
        if let Err(errors) = verify::check(&func, &target, &allocation) {
            panic!("{errors:?}\n{}", text::print_allocated(&func, &target, &allocation));
        }
    }
}
