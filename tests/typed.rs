//! The typed builder makes the same functions as the untyped one. It reports mistakes that types cannot exclude at the end.

use ssara_core::ir::{Block, BuildError, FunctionBuilder};
use ssara_core::output::{SlotArea, SlotData};
use ssara_core::typed::Label;
use ssara_core::{Context, Options, verify};
use ssara_targets::x86_64::{Builder, F64, I64, TARGET, conv, form, reg};

#[test]
fn typed_and_untyped_builders_make_the_same_function() {
    let mut b = Builder::new("f");
    let (x, y) = b.entry::<(I64, I64)>(conv::SYSV);
    let (next, sum) = b.block::<I64>();
    let z = b.ins().add64(x, y);
    b.ins().jump(next.with(z));
    b.switch_to(next);
    b.set_frequency(next, 2.0);
    b.reserve(reg::RCX);
    let (lo, hi) = b.ins().imul64_wide(sum, sum);
    let r = b.call::<I64>(conv::SYSV, x, (lo, hi));
    b.ret(conv::SYSV, r);
    let typed = b.finish().expect("a function");

    let mut b = FunctionBuilder::new(&TARGET, "f");
    let (sysv, i64) = (conv::SYSV.conv(), TARGET.find_type("i64").expect("a type"));
    let entry = b.create_block();
    b.switch_to(entry);
    let args = b.entry(sysv, &[i64, i64]).expect("two arguments").defs;
    let next = b.create_block();
    let sum = b.block_param(next, i64);
    let z = b.inst(form::ADD64, &args).expect("a sum").defs[0];
    b.terminate(form::JUMP, &[], &[(next, &[z])]).expect("a jump");
    b.switch_to(next);
    b.set_frequency(next, 2.0);
    b.reserve(reg::RCX.reg());
    let product = b.inst(form::IMUL64_WIDE, &[sum, sum]).expect("a product").defs;
    let result = b.call(sysv, &args[..1], &product, &[i64]).expect("a call").defs;
    b.ret(sysv, &result).expect("a return");
    assert_eq!(typed.display(&TARGET).to_string(), b.finish().display(&TARGET).to_string());
    assert_eq!(ssara_core::validate::check(&typed, &TARGET), Ok(()));
}

#[test]
fn the_typed_builder_tells_its_instructions() {
    let mut b = Builder::new("f");
    assert_eq!(b.last_inst(), None);
    let (x, y) = b.entry::<(I64, I64)>(conv::SYSV);
    let entry = b.last_inst().expect("an entry");
    let (end, ()) = b.block::<()>();
    let sum = b.ins().add64(x, y);
    let add = b.last_inst().expect("a sum");
    b.ins().jump(end.with(()));
    b.switch_to(end);
    b.ret(conv::SYSV, sum);
    let ret = b.last_inst().expect("a return");
    let func = b.finish().expect("a function");
    let names = [entry, add, ret].map(|handle| func.inst_at(handle).to_string());
    assert_eq!(names, ["inst0", "inst1", "inst3"]);
    assert_eq!(func.inst(func.inst_at(add)).form, form::ADD64);
}

#[test]
fn a_jump_is_computed_if_its_block_is_marked() {
    let mut b = Builder::new("f");
    let x = b.entry::<I64>(conv::SYSV);
    let (dispatch, ()) = b.block::<()>();
    let (end, ()) = b.block::<()>();
    b.ins().jump(dispatch.with(()));
    b.switch_to(dispatch);
    b.ins().jump(end.with(()));
    b.set_computed(dispatch);
    b.switch_to(end);
    b.ret(conv::SYSV, x);
    let func = b.finish().expect("a function");
    let computed: Vec<Block> = func.computed_jumps().collect();
    assert_eq!(computed, [Block::from_u32(1)]);
}

#[test]
fn an_instruction_outside_of_blocks_is_reported_at_the_end() {
    let mut b = Builder::new("f");
    let x = b.ins().const64();
    let y = b.ins().add64(x, x);
    assert_ne!(x, y, "what stands in for a def is a value of its own");
    assert_eq!(b.typed::<I64>(y.value()), Some(y));
    assert_eq!(b.finish().err(), Some(BuildError::NoBlock));
}

#[test]
fn what_has_no_register_is_on_the_stack() {
    type Nine = (F64, F64, F64, F64, F64, F64, F64, F64, F64);
    let mut b = Builder::new("f");
    let args = b.entry::<Nine>(conv::SYSV);
    b.ret(conv::SYSV, args.8);
    let func = b.finish().expect("the ninth argument has a place");
    let alloc = Context::new().allocate(&func, &TARGET, &Options::default()).expect("it can be loaded");
    assert_eq!(verify::check(&func, &TARGET, &alloc), Ok(()));
    let ninth = alloc.operands[8].slot().expect("it arrives on the stack");
    assert_eq!(alloc.slots[ninth], SlotData { area: SlotArea::Incoming, offset: 0, size: 8 });
}

#[test]
fn what_is_passed_as_bits_is_reported_with_its_position() {
    use ssara_targets::riscv64::{Builder, F64, conv};
    type Nine = (F64, F64, F64, F64, F64, F64, F64, F64, F64);
    let mut b = Builder::new("f");
    let args = b.entry::<Nine>(conv::LP64D);
    b.ret(conv::LP64D, args.8);
    assert_eq!(b.finish().err(), Some(BuildError::AsBits(8)));
}

#[test]
fn the_first_mistake_is_the_one_that_is_reported() {
    let mut b = Builder::new("f");
    let (block, ()) = b.block::<()>();
    b.ins().jump(block.with(()));
    let (a, c, d) = b.entry::<(I64, I64, I64)>(conv::SYSV);
    b.ret(conv::SYSV, (a, c, d));
    assert_eq!(b.finish().err(), Some(BuildError::NoBlock));
}

#[test]
fn values_and_blocks_of_another_function_are_mistakes() {
    let mut other = Builder::new("other");
    let (_, x) = other.block::<I64>();
    let mut b = Builder::new("f");
    let (block, ()) = b.block::<()>();
    b.switch_to(block);
    b.ret(conv::SYSV, x);
    assert!(matches!(b.finish(), Err(BuildError::Unknown(value)) if value == x.value().to_string()));

    let mut b = Builder::new("f");
    b.switch_to(Label::<()>::assume(block.block()));
    b.ins().const64();
    assert!(matches!(b.finish(), Err(BuildError::Unknown(_))));
}

#[test]
fn forms_of_the_client_and_of_the_target_go_together() {
    use ssara_core::target::{FormKind, OperandDesc};

    let mut b = Builder::new("f");
    let x = b.entry::<I64>(conv::SYSV);
    let operand = OperandDesc::fixed_use(TARGET.home_class(TARGET.find_type("i64").expect("a type")), reg::R10.reg());
    let form = b.untyped().intern_form(FormKind::Op, &[operand], &TARGET.no_units());
    b.untyped().push_inst(form, &[x.value()]).expect("one operand");
    b.ret(conv::SYSV, ());
    let func = b.finish().expect("a function");
    assert_eq!(ssara_core::validate::check(&func, &TARGET), Ok(()));
    assert_eq!(func.num_insts(), 3);
}
