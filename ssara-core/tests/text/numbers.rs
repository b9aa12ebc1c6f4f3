//! Values and blocks are called as in the text: by the printer, by errors and by messages of the checkers.

use ssara_core::ir::{Block, Function, Inst, Value};
use ssara_core::verify::{self, execute::Executor};
use ssara_core::{Context, Options, Target, text};
use ssara_testing::toy_target;

/// Has gaps, large numbers, and blocks in another order than their numbers.
const FUNCTION: &str = "function \"f\" isa toy {\nblock7:\n    v90: i64 = const64\n    v5: i64 = const64\n    \
                        jz64 v5 -> block4000000000(v5), block3\nblock4000000000(v4000000000: i64):\n    \
                        store64 v4000000000, v90\n    jump -> block3\nblock3:\n    ret\n}\n";

fn parsed(source: &str, target: &Target) -> Function {
    text::parse(source, target).expect("a function")
}

#[test]
fn numbers_are_names() {
    let target = toy_target();
    let func = parsed(FUNCTION, &target);
    assert_eq!(text::print(&func, &target), FUNCTION);
    let values: Vec<String> = func.values().map(|value| func.value_name(value).to_string()).collect();
    assert_eq!(values, ["v5", "v90", "v4000000000"]);
    let blocks: Vec<String> = func.blocks().map(|block| func.block_name(block).to_string()).collect();
    assert_eq!(blocks, ["block7", "block4000000000", "block3"]);
    assert_eq!([5, 90, 4, 0].map(|number| func.value_named(number)), [Some(0), Some(1), None, None].map(value));
    assert_eq!(
        [7, 3, 0].map(|number| func.block_named(number)),
        [Some(Block::from_u32(0)), Some(Block::from_u32(2)), None]
    );
}

fn value(id: Option<u32>) -> Option<Value> {
    id.map(Value::from_u32)
}

/// What is numbered as its ids are is equal to what a builder makes, which gives no names.
#[test]
fn numbers_without_gaps_are_ids() {
    let target = toy_target();
    let func = parsed("function \"f\" isa toy {\nblock0:\n    v0: i64 = const64\n    ret\n}\n", &target);
    assert_eq!(func.value_name(Value::from_u32(0)).to_string(), "v0");
    assert_eq!(func.value_named(0), value(Some(0)));
    assert_eq!(func.value_named(1), None);
    assert_eq!(func.value_named(u32::MAX), None);
    assert_eq!(func.block_named(1), None);
}

#[test]
fn errors_have_the_names_of_the_text() {
    let target = toy_target();
    let invalid = |from: &str, to: &str| {
        let func = parsed(&FUNCTION.replacen(from, to, 1), &target);
        let error = Context::new().allocate(&func, &target, &Options::default()).expect_err("it is not valid");
        error.display(&func).to_string()
    };
    assert_eq!(
        invalid("v5 -> block4000000000(v5), block3", "v5 -> block4000000000, block3"),
        "edge0 from block7 passes 0 arguments to block4000000000, which has 1 parameters"
    );
    assert_eq!(
        invalid("    v90: i64 = const64\n", "    v90: i64 = const64\n    store64 v4000000000, v90\n"),
        "v4000000000, operand 0 of `store64`, inst1 in block7, may not have been defined: its definition, parameter 0 of \
         block4000000000, does not come before on every path"
    );
    assert_eq!(
        invalid("    v5: i64 = const64\n", "    v90: i64 = const64\n    v5: i64 = const64\n"),
        "v90 is defined twice: as operand 0 of `const64`, inst0 in block7 and as operand 0 of `const64`, inst1 in block7"
    );
}

#[test]
fn checkers_have_the_names_of_the_text() {
    let target = toy_target();
    let func = parsed(FUNCTION, &target);
    let mut alloc = Context::new().allocate(&func, &target, &Options::default()).expect("an allocation");
    assert_eq!(verify::check(&func, &target, &alloc), Ok(()));
    // The store reads both operands from where only the second one is.
    let store = func.operand_range(Inst::from_u32(3)).start;
    alloc.operands[store] = alloc.operands[store + 1];
    let violations = verify::check(&func, &target, &alloc).expect_err("it reads another value");
    let message = violations[0].display(&target).with_names(&func).to_string();
    assert!(message.contains("v4000000000 in ") && message.ends_with("the location holds v90"), "{message}");
    let difference = Executor::new(&target).cover_edges(&func, &alloc, &Default::default()).expect_err("it differs");
    let message = difference.display(&target).with_names(&func).to_string();
    assert!(message.contains("reads v4000000000 from ") && message.contains("pieces of v90"), "{message}");
}
