//! What a client asks before it allocates.

use ssara_core::ir::{Function, Inst, Reordered};
use ssara_core::target::{Bank, Form, FormKind, OperandDesc, Type};
use ssara_core::text;
use ssara_core::verify::check;
use ssara_core::{CalleeSaves, Context, Level, Options, Stress, Target};
use ssara_testing::random::{Shape, function, rounds};
use ssara_testing::{scalar_target, toy_target, valid};

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
        // Under stress redundant parameters stay. To leave them out may take the pressure away.
        let stress = Stress { cycles: true, ..Stress::NONE };
        let options = Options { stress, ..Options::new(Level::O1, CalleeSaves::Insert) };
        let Ok(allocation) = context.allocate(&func, &target, &options) else { return Ok(()) };
        let worst = pressure.worst(Bank(0)).expect("the entry can be reached");
        let spilled = allocation.spilled_values > 0;
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
    assert!(spilled_tight * 10 > tight * 8, "{spilled_tight} of {tight} functions with pressure spill");
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

/// The body of a function for four registers: `inc` overwrites its operand.
fn in_two_address_forms(target: &Target, body: &str) -> Function {
    let class = &target.classes[0].name;
    let forms = format!(
        "form get = op [def {class}]\nform inc = op [use {class}, def {class} tied 0]\n\
         form add = op [use {class}, use {class}, def {class} tied 0]\nor $3 = op [use {class}, use {class}, def {class} tied 1]\n\
         form put = op [use {class}]\nform nop = op []\nform call = call [] clobbers {{r0, r1}}\n\
         form go = branch []\nform end = return []\nform step = op [def {class}, use {class}]\n"
    );
    parse(target, &(forms + &body.replace(": C", &format!(": {class}"))))
}

/// The order of the instructions, by their numbers in the original.
fn order(func: &Function, target: &Target, may_pass: impl FnMut(Inst, Inst) -> bool) -> Vec<u32> {
    let reordered = Context::new().sink_updates(func, target, may_pass).unwrap();
    let Some(Reordered { function, originals }) = reordered else { return Vec::new() };
    let allocation = Context::new().allocate(&function, target, &Options::new(Level::O2, CalleeSaves::Report)).unwrap();
    check(&function, target, &allocation).unwrap();
    originals.values().map(|inst| inst.as_u32()).collect()
}

#[test]
fn an_increment_goes_below_the_last_use_of_what_it_overwrites() {
    let target = scalar_target(4);
    let options = Options::new(Level::O2, CalleeSaves::Report);
    let moves = |func: &Function| {
        let allocation = Context::new().allocate(func, &target, &options).unwrap();
        ssara_core::stats(func, &target, &allocation).unwrap().moves.count
    };
    let func = in_two_address_forms(&target, "block0:\n v0: C = get\n v1: C = inc v0\n put v0\n nop\n put v1\n end");
    assert_eq!(order(&func, &target, |_, _| true), [0, 2, 1, 3, 4, 5]);
    let Reordered { function, .. } =
        Context::new().sink_updates(&func, &target, |_, _| true).unwrap().expect("it moves");
    assert_eq!((moves(&func), moves(&function)), (1, 0));
    let twice = "block0:\n v0: C = get\n v1: C = inc v0\n put v0\n call\n put v0\n put v1\n end";
    assert_eq!(order(&in_two_address_forms(&target, twice), &target, |_, _| true), [0, 2, 3, 4, 1, 5, 6]);
    let chain = "block0:\n v0: C = get\n v1: C = inc v0\n v2: C = inc v1\n put v0\n put v1\n put v2\n end";
    assert_eq!(order(&in_two_address_forms(&target, chain), &target, |_, _| true), [0, 3, 1, 4, 2, 5, 6]);
}

/// The counter `v1` and the pointer `v2` go round a loop: what becomes of a parameter overwrites it.
#[test]
fn the_step_of_a_loop_goes_below_the_last_use_of_what_it_steps() {
    let target = scalar_target(4);
    let steps = "block0:\n v0: C = get\n go -> block1(v0, v0)\nblock1(v1: C, v2: C):\n v3: C = step v1\n v4: C = step v2\n \
                 put v2\n put v1\n go -> block1(v3, v4), block2\nblock2:\n end";
    assert_eq!(order(&in_two_address_forms(&target, steps), &target, |_, _| true), [0, 1, 4, 3, 5, 2, 6, 7]);
    // The counter is read after the loop.
    let outlived = steps.replace("block2:\n", "block2:\n put v1\n put v2\n");
    assert_eq!(order(&in_two_address_forms(&target, &outlived), &target, |_, _| true), [] as [u32; 0]);
    // Another block goes round.
    let far = "block0:\n v0: C = get\n go -> block1(v0)\nblock1(v1: C):\n v2: C = step v1\n put v1\n go -> block2, block3\n\
               block2:\n put v2\n go -> block1(v2)\nblock3:\n end";
    assert_eq!(order(&in_two_address_forms(&target, far), &target, |_, _| true), [0, 1, 3, 2, 4, 5, 6, 7]);
    // The parameter takes something else.
    let other = far.replace("block1(v2)", "block1(v0)");
    assert_eq!(order(&in_two_address_forms(&target, &other), &target, |_, _| true), [] as [u32; 0]);
}

#[test]
fn an_instruction_stays_where_moving_it_would_be_wrong_or_dear() {
    let target = scalar_target(4);
    let stays = |body: &str| {
        let func = in_two_address_forms(&target, body);
        assert_eq!(order(&func, &target, |_, _| true), [] as [u32; 0], "{body}");
    };
    // Its result is read in between; what it overwrites lives on; the terminator is the last use.
    stays("block0:\n v0: C = get\n v1: C = inc v0\n put v1\n put v0\n end");
    stays("block0:\n v0: C = get\n v1: C = inc v0\n put v0\n put v1\n go -> block1\nblock1:\n put v0\n end");
    stays("block0:\n v0: C = get\n v1: C = inc v0\n put v1\n go -> block1(v0)\nblock1(v2: C):\n put v2\n end");
    // A reference is derived from its result in between.
    stays("block0:\n v0: C = get\n v1: C ref = inc v0\n v2: C derived v1 = get\n put v0\n put v1\n put v2\n end");
    // It may overwrite what dies here, and would take that across a call.
    stays("block0:\n v0: C = get\n v1: C = get\n v2: C = add v0, v1\n put v0\n put v2\n end");
    // The client objects.
    let func = in_two_address_forms(&target, "block0:\n v0: C = get\n v1: C = inc v0\n nop\n put v0\n put v1\n end");
    assert_eq!(order(&func, &target, |_, passed| passed.as_u32() != 2), [] as [u32; 0]);
    assert_eq!(order(&func, &target, |inst, passed| (inst.as_u32(), passed.as_u32()) != (1, 4)), [0, 2, 3, 1, 4, 5]);
}

/// Instructions stay in their blocks, take their tags and comments along, and the result can be allocated.
#[test]
fn reordered_functions_are_right() {
    let target = toy_target();
    let mut moved = 0;
    rounds(400, |u| {
        let mut func = function(u, &target, &Shape { blocks: 4, insts: 12, wild_forms: true, reserve: 2 })?;
        for inst in func.blocks().flat_map(|block| func.block_insts(block)).collect::<Vec<_>>() {
            func.set_inst_tag(inst, u64::from(inst.as_u32()) + 1);
            func.set_comment(inst, &inst.to_string());
            if let Some(&value) = func.inst_operands(inst).first() {
                let home = target.home_class(func.value_type(value));
                func.set_operand_hint(inst, 0, target.class_regs(home).first().copied());
            }
            func.set_safepoint(inst, u.ratio(1, 8)?);
        }
        let block_of = |inst: Inst| func.block_of(inst);
        let mut asked = Vec::new();
        let may_pass = |inst: Inst, passed: Inst| {
            asked.push((inst, passed));
            true
        };
        let Ok(Some(Reordered { function, originals })) = Context::new().sink_updates(&func, &target, may_pass) else {
            return Ok(());
        };
        assert!(asked.iter().all(|&(inst, passed)| inst != passed && block_of(inst) == block_of(passed)));
        for (inst, &original) in &originals {
            assert_eq!(function.inst_tag(inst), u64::from(original.as_u32()) + 1);
            assert_eq!(function.comment(inst), Some(original.to_string().as_str()));
            assert_eq!(function.block_of(inst), block_of(original));
            assert_eq!(function.inst_operands(inst), func.inst_operands(original));
            assert_eq!(function.operand_hint(inst, 0), func.operand_hint(original, 0));
            assert_eq!(function.is_safepoint(inst), func.is_safepoint(original));
            moved += u32::from(inst != original);
        }
        for level in [Level::O0, Level::O2] {
            if let Ok(allocation) =
                Context::new().allocate(&function, &target, &Options::new(level, CalleeSaves::Insert))
            {
                check(&function, &target, &allocation).unwrap();
            }
        }
        Ok(())
    });
    assert!(moved > 20, "{moved}");
}
