//! What a client does while it builds a function: instructions are found again in the finished function.

use ssara_core::ir::{Alternative, Block, FunctionBuilder, InstHandle, Value};
use ssara_core::output::Step;
use ssara_core::target::{Class, Form, FormKind, OperandDesc, Remat};
use ssara_core::units::UnitSet;
use ssara_core::{Context, Options};
use ssara_testing::random::rounds;
use ssara_testing::toy_target;

/// Handles find their instructions whatever the order in which blocks are filled.
#[test]
fn a_handle_finds_its_instruction() {
    let target = toy_target();
    let form = |name| target.find_form(name).expect("a form of the toy target");
    let (constant, add, trap) = (form("const64"), form("add64"), form("trap"));
    rounds(100, |u| {
        let mut builder = FunctionBuilder::new(&target, "f");
        let blocks: Vec<Block> = (0..u.int_in_range(1..=6)?).map(|_| builder.create_block()).collect();
        let mut pushed: Vec<(InstHandle, Form, Vec<Value>)> = Vec::new();
        for _ in 0..u.int_in_range(1..=40)? {
            builder.switch_to(*u.choose(&blocks)?);
            let first = builder.inst(constant, &[]).expect("a block is open");
            assert_eq!(builder.last_inst(), Some(first.inst));
            let value = first.defs[0];
            pushed.push((first.inst, constant, first.defs));
            let sum = builder.inst(add, &[value, value]).expect("two uses");
            pushed.push((sum.inst, add, vec![sum.defs[0], value, value]));
        }
        for &block in &blocks {
            builder.switch_to(block);
            pushed.push((builder.push_inst(trap, &[]).expect("a block is open"), trap, Vec::new()));
        }
        let func = builder.finish();
        for (handle, form, operands) in pushed {
            let inst = func.inst_at(handle);
            assert_eq!((func.inst(inst).form, func.inst_operands(inst)), (form, &*operands));
            assert_eq!(func.block_of(inst), handle.block());
        }
        Ok(())
    });
}

/// Tags stay with their instructions and values, wherever blocks end up, and a walk over an allocation can ask for them.
#[test]
fn tags_are_read_back() {
    let target = toy_target();
    let form = |name| target.find_form(name).expect("a form of the toy target");
    let mut builder = FunctionBuilder::new(&target, "f");
    let (first, second) = (builder.create_block(), builder.create_block());
    builder.switch_to(second);
    let five = builder.inst(form("const64"), &[]).expect("a block is open");
    builder.set_inst_tag(five.inst, 4);
    builder.set_inst_tag(five.inst, 5);
    builder.set_value_tag(five.defs[0], u64::MAX);
    let trap = builder.push_inst(form("trap"), &[]).expect("a block is open");
    builder.switch_to(first);
    let jump = builder.terminate(form("jump"), &[], &[(second, &[])]).expect("a block is open").inst;
    builder.set_inst_tag(jump, 7);
    let mut func = builder.finish();
    assert_eq!([five.inst, trap, jump].map(|inst| func.inst_tag(func.inst_at(inst))), [5, 0, 7]);
    assert_eq!(func.value_tag(five.defs[0]), u64::MAX);
    func.set_inst_tag(func.inst_at(trap), 9);

    let alloc = Context::new().allocate(&func, &target, &Options::default()).expect("an allocation");
    let tags = alloc.walk(&func).filter_map(|step| match step {
        Step::Inst { inst, .. } => Some(func.inst_tag(inst)),
        _ => None,
    });
    assert_eq!(tags.collect::<Vec<u64>>(), [7, 5, 9]);
}

/// A comment is printed after its instruction, in one line, and not read back.
#[test]
fn comments_are_printed() {
    let target = toy_target();
    let mut builder = FunctionBuilder::new(&target, "f");
    let block = builder.create_block();
    builder.switch_to(block);
    let trap = builder.push_inst(target.find_form("trap").expect("a form of the toy target"), &[]);
    let trap = trap.expect("a block is open");
    let mut func = builder.finish();
    let plain = func.clone();
    func.set_comment(func.inst_at(trap), "the end\nof all");
    assert_eq!(func.comment(func.inst_at(trap)), Some("the end of all"));
    let text = func.display(&target).to_string();
    assert!(text.contains("    trap ; the end of all\n"), "{text}");
    assert_eq!(ssara_core::text::parse(&text, &target).expect("a function"), plain);
}

#[test]
#[should_panic(expected = "is of another function")]
fn tags_of_another_function_are_refused() {
    let target = toy_target();
    let mut builder = FunctionBuilder::new(&target, "f");
    let block = builder.create_block();
    builder.set_inst_tag(InstHandle::new(block, 0), 1);
}

#[test]
fn a_block_without_instructions_has_no_last_one() {
    let target = toy_target();
    let mut builder = FunctionBuilder::new(&target, "f");
    assert_eq!(builder.last_inst(), None);
    let block = builder.create_block();
    assert_eq!(builder.last_inst(), None);
    builder.switch_to(block);
    assert_eq!(builder.last_inst(), None);
    let call = target.find_form("trap").expect("a form of the toy target");
    assert_eq!(builder.push_inst(call, &[]).ok(), builder.last_inst());
}

#[test]
#[should_panic(expected = "is of another function")]
fn a_handle_of_another_function_is_refused() {
    let target = toy_target();
    let mut builder = FunctionBuilder::new(&target, "f");
    let block = builder.create_block();
    builder.finish().inst_at(InstHandle::new(block, 0));
}

/// A form that a function has already is found again, by whichever way it is asked for, and others are not taken for it.
#[test]
fn a_form_is_made_once() {
    let target = toy_target();
    let mut builder = FunctionBuilder::new(&target, "f");
    let (none, class) = (target.no_units(), Class(0));
    let operands = [OperandDesc::reg_def(class), OperandDesc::reg_use(class)];
    let alternative = Alternative { operands: operands.to_vec(), ..Alternative::default() };
    let op = builder.intern_form(FormKind::Op, &operands, &none);
    assert_eq!(op, builder.intern_form(FormKind::Op, &operands, &none));
    // A set of clobbers may have fewer words than the target's.
    assert_eq!(op, builder.intern_form(FormKind::Op, &operands, &UnitSet::default()));
    assert_eq!(op, builder.intern_alternatives(FormKind::Op, std::slice::from_ref(&alternative)));
    let mut clobbers = none.clone();
    clobbers.insert(0);
    let one_branch = builder.intern_branch(Some(1), std::slice::from_ref(&alternative), &[]);
    assert_eq!(one_branch, builder.intern_branch(Some(1), std::slice::from_ref(&alternative), &[]));
    let remat = builder.intern_remat(class, Remat::CheaperThanMove);
    assert_eq!(remat, builder.intern_remat(class, Remat::CheaperThanMove));
    let others = [
        op,
        one_branch,
        remat,
        builder.intern_form(FormKind::Call, &operands, &none),
        builder.intern_form(FormKind::Op, &operands, &clobbers),
        builder.intern_form(FormKind::Op, &operands[..1], &none),
        builder.intern_branch(Some(2), std::slice::from_ref(&alternative), &[]),
        builder.intern_remat(class, Remat::CheaperThanLoad),
    ];
    for (index, form) in others.iter().enumerate() {
        assert!(!others[..index].contains(form), "number {index}");
    }
}
