//! What a client does while it builds a function: instructions are found again in the finished function.

use ssara_core::ir::{Block, FunctionBuilder, InstHandle, Value};
use ssara_core::target::Form;
use ssara_core::testing::random::rounds;
use ssara_core::testing::toy_target;

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
