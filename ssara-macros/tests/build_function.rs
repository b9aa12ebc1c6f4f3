//! Client code of a generated module compiles without warnings and runs: it builds a loop with every kind of instruction
//! in it.
#![deny(warnings, missing_docs)]

mod isa {
    ssara_core::target! {
        /// The machine of this test.
        pub mod toy = "../../ssara-codegen/tests/data/toy.ron";

        /// Another, that stands here.
        pub mod tiny = {
            Isa(
                name: tiny,
                banks: {
                    int: Bank(registers: [Family(each: 0..=3, name: "r{}", bits: 16)], values: { i16: Value(bits: 16) }),
                },
                forms: {
                    get: Form(kind: branch, successors: 2, operands: { x: Def(i16) }, edge_clobbers: [[], ["r0..=r3"]]),
                    inc: Form(operands: { dst: Def(tied: a), a: Use(class: i16, slot: true) }),
                    ret: Form(kind: return, operands: { x: Use(i16) }),
                },
            )
        }
    }
}

use isa::{tiny, toy};
use ssara_core::ir::Function;
use toy::{F32, I8, I32, conv, form, reg};

fn power() -> Function {
    let mut b = toy::Builder::new("power");
    b.reserve(reg::CX);
    let (count, x) = b.entry::<(I32, F32)>(conv::STD);
    let (head, (n, product)) = b.block::<(I32, F32)>();
    let (done, result) = b.block::<F32>();
    b.ins().jump(head.with((count, x)));

    b.switch_to(head);
    let product = b.ins().fadd(product, x);
    let minus_one = b.ins().const32();
    let n = b.ins().add(n, minus_one);
    let (n, _rest) = b.ins().divmod(n, n);
    b.ins().r#loop(n, [head.with((n, product)), done.with(product)]);

    b.switch_to(done);
    let n = b.call::<I32>(conv::STD, (), (n, result));
    let byte = b.ins().const8();
    assert_eq!(b.typed::<I8>(byte.value()), Some(byte));
    assert_eq!(b.typed::<I32>(byte.value()), None);
    b.ins().scan(n);
    b.ret(conv::STD, result);
    b.finish().expect("a function")
}

#[test]
fn right_client_code_compiles_and_runs() {
    let func = power();
    assert_eq!((func.num_blocks(), func.num_insts(), func.num_edges()), (3, 11, 3));
    assert_eq!(ssara_core::validate::check(&func, &toy::TARGET), Ok(()));
    let text = func.display(&toy::TARGET).to_string();
    let parsed = ssara_core::text::parse(&text, &toy::TARGET).expect("the text form");
    assert_eq!(parsed.display(&toy::TARGET).to_string(), text);

    // Constants of forms are patterns: so a client writes its emitter.
    let insts = func.blocks().flat_map(|block| func.block_insts(block));
    let additions = insts.filter(|&inst| matches!(func.inst(inst).form, form::ADD | form::FADD));
    assert_eq!(additions.count(), 2);

    let mut b = toy::Builder::new("nowhere");
    b.ins().trap();
    assert!(b.finish().is_err(), "an instruction outside of all blocks");

    assert_eq!(tiny::TARGET.forms.len(), 3);
    assert_eq!(tiny::reg::R3.reg(), tiny::TARGET.find_reg("r3").expect("r3"));
}

/// A branch whose second edge destroys all registers but that of its result, and an instruction that changes a value in its
/// slot.
#[test]
fn edges_destroy_registers_and_instructions_change_slots() {
    let mut b = tiny::Builder::new("twice");
    let (entry, ()) = b.block::<()>();
    let (again, ()) = b.block::<()>();
    let (done, result) = b.block::<tiny::I16>();
    b.switch_to(entry);
    let x = b.ins().get([again.with(()), done.later()]);
    b.set_successor(entry, 1, done.with(x));

    b.switch_to(again);
    let y = b.ins().inc(x);
    let z = b.ins().get([done.with(y), done.later()]);
    b.set_successor(again, 1, done.with(z));

    b.switch_to(done);
    b.ins().ret(result);
    let func = b.finish().expect("a function");
    assert_eq!(ssara_core::validate::check(&func, &tiny::TARGET), Ok(()));
}
