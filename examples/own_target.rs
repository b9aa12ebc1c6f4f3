//! A target of your own: a small signal processor, described in the program that uses it.
//!
//! ```text
//! cargo run --example own_target
//! ```
//!
//! It has four address registers and eight data registers of 16 bits. Pairs of data registers are accumulators of 32 bits.
//! The multiplier reads only the lower four data registers, and a multiply-accumulate adds in place.

use ssara_core::{Context, Options, verify};

mod isa {
    ssara_core::target! {
        /// A small signal processor.
        pub mod dsp = {
            Isa(
                name: dsp,
                banks: {
                    data: Bank(
                        doc: "Four accumulators; each is two data registers.",
                        registers: [Family(each: 0..=3, name: "a{}", bits: 32, parts: {"d{2n}": 0..16, "d{2n+1}": 16..32})],
                        values: {
                            acc: Value(bits: 32),
                            word: Value(bits: 16, swap: true, order: ["d0..=d7"], doc: "Halves side by side."),
                        },
                    ),
                    address: Bank(
                        doc: "Address registers.",
                        registers: [Family(each: 0..=3, name: "p{}", bits: 16)],
                        values: {ptr: Value(bits: 16)},
                    ),
                },
                classes: {factor: Class(of: word, registers: ["d0..=d3"], doc: "What the multiplier can read.")},
                forms: {
                    clear: Form(doc: "Zero.", operands: {dst: Def(acc)}),
                    load: Form(doc: "Loads a word and steps to the next.",
                               operands: {dst: Def(word), next: Def(tied: at), at: Use(ptr)}),
                    mac: Form(doc: "sum = into + x * y.",
                              operands: {sum: Def(tied: into), into: Use(acc), x: Use(factor), y: Use(factor)}),
                    high: Form(doc: "The upper half, rounded.", operands: {dst: Def(word), src: Use(acc)}),
                    jump: Form(kind: branch, successors: 1),
                    repeat: Form(kind: branch, successors: 2, doc: "Steps to the next and jumps while the word there is not zero.",
                                 operands: {at: Use(ptr)}),
                },
                conventions: {
                    std: Convention(
                        arguments: {address: [p0, p1]},
                        results: {data: [d0]},
                        preserved: [a3],
                        stack: Stack(align: 4, slot: 2),
                    ),
                },
            )
        }
    }
}

use isa::dsp::{Acc, Builder, Ptr, TARGET, conv};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut b = Builder::new("dot");
    let (first_x, first_y) = b.entry::<(Ptr, Ptr)>(conv::STD);
    let zero = b.ins().clear();
    let (head, (x, y, sum)) = b.block::<(Ptr, Ptr, Acc)>();
    let (done, ()) = b.block::<()>();
    b.ins().jump(head.with((first_x, first_y, zero)));

    b.switch_to(head);
    let (factor, x) = b.ins().load(x);
    let (other, y) = b.ins().load(y);
    let sum = b.ins().mac(sum, factor, other);
    b.ins().repeat(x, [head.with((x, y, sum)), done.with(())]);

    b.switch_to(done);
    let result = b.ins().high(sum);
    b.ret(conv::STD, result);
    let func = b.finish()?;

    println!("{}", func.display(&TARGET));
    let allocation = Context::new().allocate(&func, &TARGET, &Options::default())?;
    assert_eq!(verify::check(&func, &TARGET, &allocation), Ok(()));
    print!("{}", func.display_allocated(&TARGET, &allocation));
    Ok(())
}
