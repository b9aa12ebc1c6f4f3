//! Functions that are written down in order.

use ssara_core::Target;
use ssara_core::ir::{Block, Function, StreamBuilder};
use ssara_core::target::{Form, OperandDesc};
use ssara_core::units::UnitSet;
use ssara_testing::random::{Shape, function, rounds};
use ssara_testing::toy_target;

/// Writes down a function that lies ready.
fn write<'a>(transcript: &'a mut StreamBuilder, func: &Function, target: &Target) -> &'a Function {
    transcript.start(target, &func.name, func.convention);
    for index in 0..func.local_forms().len() {
        let form = func.form(target, Form::local(index));
        let operands: Vec<OperandDesc> = form.operands().collect();
        assert_eq!(transcript.form(form.kind, &operands, &UnitSet::from_words(form.clobbers)), Form::local(index));
    }
    for value in func.values() {
        assert_eq!(transcript.value(func.value_type(value)), value);
    }
    for block in func.blocks() {
        if block != Block::ENTRY {
            assert_eq!(transcript.next_block(), block);
        }
        for &param in func.block_params(block) {
            transcript.param(param);
        }
        for inst in func.block_insts(block) {
            assert_eq!(transcript.inst(func.inst(inst).form), inst);
            func.inst_operands(inst).iter().for_each(|&value| transcript.operand(value));
        }
        for edge in func.succ_edges(block) {
            transcript.successor(func.edge(edge).to);
            func.edge_args(edge).iter().for_each(|&arg| transcript.argument(arg));
        }
    }
    transcript.finish()
}

/// Nothing of one function stays for the next, either.
#[test]
fn what_is_written_down_is_what_the_builder_makes() {
    let target = toy_target();
    let shape = Shape { blocks: 8, insts: 8, wild_forms: false, reserve: 0 };
    let mut transcript = StreamBuilder::new();
    rounds(500, |u| {
        let func = function(u, &target, &shape)?;
        assert_eq!(write(&mut transcript, &func, &target), &func);
        Ok(())
    });
}
