//! Tuples that are registers: random functions of values that take 1, 2, 4, 8 and 16 registers, with more of them than
//! there is room for, are always allocated, the checker accepts the result, and it runs as the function does.

use arbitrary::Unstructured;
use ssara_core::ir::text;
use ssara_core::testing::random::{Shape, function};
use ssara_core::testing::tuple_target;
use ssara_core::verify::Checker;
use ssara_core::verify::execute::{Counts, Executor};
use ssara_core::{CalleeSaves, Context, Level, Options, TargetDesc};

/// Allocates, checks and runs random functions. Answers what was executed.
fn allocate_random_functions(target: &TargetDesc, shape: Shape, millis: u64) -> Counts {
    let mut context = Context::new();
    let mut checker = Checker::new(target);
    let executor = Executor::new(target);
    let mut total = Counts::default();
    arbtest::arbtest(|u: &mut Unstructured<'_>| {
        let func = function(u, target, &shape)?;
        for level in [Level::O1, Level::O2] {
            for callee_saves in [CalleeSaves::Insert, CalleeSaves::Report] {
                let options = Options { level, callee_saves };
                let allocation = match context.allocate(&func, target, &options) {
                    Ok(allocation) => allocation,
                    Err(error) => panic!("{options:?}\n{error}\n{}", text::print(&func, target)),
                };
                let printed = || text::print_allocated(&func, target, &allocation);
                if let Err(violations) = checker.check(&func, &allocation) {
                    let what: Vec<String> = violations.iter().map(|v| v.display(target).to_string()).collect();
                    panic!("{options:?}\n{}\n{}", what.join("\n"), printed());
                }
                match executor.run(&func, &allocation, 1, 500) {
                    Ok(run) => total.add(&run.counts),
                    Err(difference) => panic!("{options:?}\n{}\n{}", difference.display(target), printed()),
                }
            }
        }
        Ok(())
    })
    .size_min(2048)
    .size_max(1 << 16)
    .budget_ms(millis);
    total
}

#[test]
fn tuples_of_a_file_of_32_registers() {
    for swap in [false, true] {
        let shape = Shape { blocks: 6, insts: 40, wild_forms: false, reserve: 0 };
        let total = allocate_random_functions(&tuple_target(32, swap), shape, 4000);
        assert!(total.moves > 0 && total.loads > 0 && total.stores > 0 && total.saves > 0, "{total:?}");
        assert_eq!(total.swaps > 0, swap, "{total:?}");
    }
}

#[test]
fn tuples_of_a_file_of_256_registers() {
    let shape = Shape { blocks: 4, insts: 250, wild_forms: false, reserve: 0 };
    let total = allocate_random_functions(&tuple_target(256, false), shape, 8000);
    assert!(total.moves > 0 && total.loads > 0 && total.stores > 0, "{total:?}");
}

#[test]
fn tuples_around_reserved_registers() {
    let shape = Shape { blocks: 6, insts: 40, wild_forms: false, reserve: 4 };
    allocate_random_functions(&tuple_target(64, false), shape, 4000);
}

/// Of preserved registers that are parts of tuples, those that are written are saved, and no others.
#[test]
fn preserved_members_are_saved_one_by_one() {
    let target = tuple_target(32, false);
    let source = "function \"f\" isa tuples abi std {
form $0 = op [def w4 = v16x4]
form $1 = op [def w4 = v24x4]
form $2 = return [use w4 = v0x4]
block0:
    v0: w4 = $0
    v1: w4 = $1
    read_w4 v1
    $2 v0
}
";
    let func = text::parse(source, &target).unwrap();
    let allocation = Context::new().allocate(&func, &target, &Options::default()).unwrap();
    let saved: Vec<&str> = allocation.saved.iter().map(|saved| &*target.reg(saved.reg).name).collect();
    assert_eq!(saved, ["v18", "v19", "v24x2"]);
    assert!(allocation.saved.iter().all(|saved| saved.slot.is_some()));
    assert_eq!(Checker::new(&target).check(&func, &allocation), Ok(()));
}
