//! `reduce` keeps what it is asked to keep, and hardly anything else.

use arbitrary::Unstructured;
use ssara_core::ir::Function;
use ssara_core::output::Edit;
use ssara_core::text;
use ssara_core::{Context, Options};
use ssara_fuzz::reduce::reduce;
use ssara_testing::random::{Shape, bytes_of_seed, function};
use ssara_testing::toy_target;

const SHAPE: Shape = Shape { blocks: 12, insts: 30, wild_forms: false, reserve: 2 };

fn count(func: &Function, form: &str) -> usize {
    let target = toy_target();
    let insts = func.blocks().flat_map(|block| func.block_insts(block));
    insts.filter(|&inst| func.form_name(&target, func.inst(inst).form) == form).count()
}

#[test]
fn an_instruction_is_left_with_what_it_needs() {
    let target = toy_target();
    let mut reduced = 0;
    for seed in 0..40 {
        let func = function(&mut Unstructured::new(&bytes_of_seed(seed)), &target, &SHAPE).unwrap();
        if ssara_core::validate::check(&func, &target).is_err() || count(&func, "div64") == 0 {
            continue;
        }
        let small = reduce(&func, &target, 10_000, |func| {
            assert!(ssara_core::validate::check(func, &target).is_ok());
            count(func, "div64") > 0
        });
        // A division, its three operands out of one source, and an end.
        assert!(small.num_insts() <= 3, "seed {seed}\n{}", text::print(&small, &target));
        assert_eq!((small.num_blocks(), small.reserved.len()), (1, 0), "{}", text::print(&small, &target));
        reduced += 1;
    }
    assert!(reduced > 5, "{reduced} functions had a division");
}

#[test]
fn what_an_allocation_contains_stays() {
    let target = toy_target();
    let mut context = Context::new();
    let mut stores = |func: &Function| {
        let alloc = context.allocate(func, &target, &Options::default());
        alloc.is_ok_and(|alloc| alloc.edits.iter().any(|(_, edit)| matches!(edit, Edit::Store { .. })))
    };
    let bytes = (0..).map(bytes_of_seed);
    let functions = bytes.map(|bytes| function(&mut Unstructured::new(&bytes), &target, &SHAPE).unwrap());
    let func = functions.take(100).find(|func| stores(func)).expect("a function under pressure");
    let small = reduce(&func, &target, 10_000, &mut stores);
    assert!(stores(&small));
    assert!(small.num_insts() < func.num_insts() / 2, "{}", text::print(&small, &target));
}

#[test]
fn the_limit_holds() {
    let target = toy_target();
    let func = function(&mut Unstructured::new(&bytes_of_seed(3)), &target, &SHAPE).unwrap();
    let mut asked = 0;
    reduce(&func, &target, 7, |_| {
        asked += 1;
        false
    });
    assert!(asked <= 7, "asked {asked} times");
}
