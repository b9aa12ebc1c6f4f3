//! What a client asks before it allocates.

use ssara_core::ir::Function;
use ssara_core::target::{Bank, Form, FormKind, OperandDesc, Type};
use ssara_core::testing::random::{Shape, function, rounds};
use ssara_core::testing::{scalar_target, toy_target, valid};
use ssara_core::text;
use ssara_core::{CalleeSaves, Context, Level, Options, Target};

fn parse(target: &Target, body: &str) -> Function {
    let source = format!("function \"f\" isa {} {{\n{body}\n}}", target.name);
    text::parse(&source, target).unwrap_or_else(|error| panic!("{error}\n{source}"))
}

/// Four registers, of which one block has two values in use, one has six, and one is never reached.
#[test]
fn pressure_is_told_by_block_and_bank() {
    let target = scalar_target(4);
    let class = target.classes[0].name.to_string();
    let body = format!(
        "form def2 = op [def {class}, def {class}]\nform use2 = op [use {class}, use {class}]\n\
         form go = branch []\nform end = return []\n\
         block0:\n v0: {class}, v1: {class} = def2\n go -> block1\n\
         block1:\n v2: {class}, v3: {class} = def2\n v4: {class}, v5: {class} = def2\n use2 v2, v3\n use2 v4, v5\n use2 v0, v1\n end\n\
         block2:\n end"
    );
    let func = parse(&target, &body);
    let pressure = Context::new().pressure(&func, &target).unwrap();
    let excess: Vec<Option<i32>> = func.blocks().map(|block| pressure.excess(block, Bank(0))).collect();
    assert_eq!(excess, [Some(-2), Some(2), None]);
    assert_eq!(pressure.worst(Bank(0)), Some(2));
}

/// Where a register is left, also for a def that nothing reads, nothing is spilled. Where registers are short, something is,
/// unless values are equal and share a register.
#[test]
fn pressure_tells_whether_something_is_spilled() {
    let mut target = scalar_target(6).into_desc();
    let class = target.home_class(Type(0));
    let (read, def, none) = (OperandDesc::reg_use(class), OperandDesc::reg_def(class), target.no_units());
    target.forms.push("make".into(), FormKind::Op, &[def], &none);
    target.forms.push("add".into(), FormKind::Op, &[def, read, read], &none);
    target.forms.push("jump".into(), FormKind::Branch, &[], &none);
    target.forms.push("trap".into(), FormKind::Trap, &[], &none);
    let target = valid(target);
    let mut context = Context::new();
    let (mut loose, mut tight, mut spilled_tight) = (0, 0, 0);
    rounds(400, |u| {
        let func = function(u, &target, &Shape { blocks: 6, insts: 20, wild_forms: false, reserve: 0 })?;
        let Ok(pressure) = context.pressure(&func, &target) else { return Ok(()) };
        // From `O2` on, redundant parameters are left out, which may take the pressure away.
        let options = Options::new(Level::O1, CalleeSaves::Insert);
        let Ok(allocation) = context.allocate(&func, &target, &options) else { return Ok(()) };
        let worst = pressure.worst(Bank(0)).expect("the entry can be reached");
        let spilled = allocation.stats.spilled_values > 0;
        match worst.signum() {
            -1 => {
                assert!(!spilled, "{worst}\n{}", func.display_allocated(&target, &allocation));
                loose += 1;
            }
            0 => {}
            _ => {
                tight += 1;
                spilled_tight += u32::from(spilled);
            }
        }
        Ok(())
    });
    assert!(loose > 50 && tight > 50, "{loose} functions without pressure, {tight} with it");
    assert!(spilled_tight * 10 > tight * 9, "{spilled_tight} of {tight} functions with pressure spill");
}

#[test]
fn an_invalid_function_has_no_pressure() {
    let target = toy_target();
    assert!(Context::new().pressure(&parse(&target, "block0:"), &target).is_err());
}

/// A part of a clobbered register is clobbered, and so is what contains one.
#[test]
fn forms_tell_which_registers_they_clobber() {
    let target = toy_target();
    let func = parse(
        &target,
        "form $0 = call [def i64 = rax, use i64 = rcx, scratch i64 = rdx] clobbers {ah, v7}\nblock0:\n ret",
    );
    let form = Form::local(0);
    let clobbered = |name: &str| func.clobbers(&target, form, target.find_reg(name).unwrap());
    assert_eq!(["ah", "rax", "al", "rdx", "v7"].map(clobbered), [true; 5]);
    assert_eq!(["rcx", "rbx", "v6"].map(clobbered), [false; 3]);
    let div = target.find_form("div64").unwrap();
    assert!(func.clobbers(&target, div, target.find_reg("rdx").unwrap()));
    assert!(!func.clobbers(&target, div, target.find_reg("rbx").unwrap()));
}
