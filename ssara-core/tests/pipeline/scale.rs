//! Extreme shapes are allocated and checked at small sizes; nothing recurses.
//!
//! `ssara-lab bench --experiment scale` measures how the effort grows.

use ssara_core::ir::FunctionBuilder;
use ssara_core::target::{FormKind, OperandDesc, Type};
use ssara_core::{CalleeSaves, Context, Error, Level, Options, Target, verify};
use ssara_testing::shapes::{SHAPES, Shape, nest_of_values};
use ssara_testing::{scalar_target, toy_target, valid};

fn shape(name: &str) -> Shape {
    SHAPES.into_iter().find(|shape| shape.name == name).expect("a shape of this name")
}

fn targets() -> [Target; 2] {
    // Registers of one unit each, and registers with parts.
    let mut scalar = scalar_target(16).into_desc();
    scalar.types.to_mut()[0].swap = true;
    [valid(scalar), toy_target()]
}

#[test]
fn extreme_shapes_are_allocated_correctly() {
    let mut context = Context::new();
    for target in targets() {
        for shape in SHAPES {
            for n in [2, 3, 150] {
                let (name, func) = (shape.name, shape.make(&target, n));
                for level in Level::ALL {
                    let options = Options::new(level, CalleeSaves::Insert);
                    let allocation =
                        context.allocate(&func, &target, &options).unwrap_or_else(|e| panic!("{name}: {e}"));
                    verify::check(&func, &target, &allocation).unwrap_or_else(|errors| panic!("{name}: {errors:?}"));
                }
            }
        }
    }
}

/// Lists of live values grow with their square here. Beyond a limit there are none, and each level does what `O0` does.
#[test]
fn values_live_in_too_many_blocks_leave_the_function_to_o0() {
    let target = toy_target();
    for (n, is_left) in [(100, false), (1300, true)] {
        let func = nest_of_values(&target, n);
        let [plain, levels @ ..] = Level::ALL.map(|level| {
            let options = Options::new(level, CalleeSaves::Insert);
            Context::new().allocate(&func, &target, &options).expect("an allocation")
        });
        verify::check(&func, &target, &plain).expect("a right allocation");
        for allocation in levels {
            assert_eq!(allocation == plain, is_left, "{n} loops");
        }
    }
}

#[test]
fn operands_beyond_all_registers_are_refused_without_a_search() {
    let mut context = Context::new();
    for target in targets() {
        let mut f = FunctionBuilder::new(&target, "wide");
        let entry = f.create_block();
        f.switch_to(entry);
        let (home, none) = (target.home_class(Type(0)), target.no_units());
        let define = f.intern_form(FormKind::Op, &[OperandDesc::reg_def(home)], &none);
        let read = f.intern_form(FormKind::Op, &vec![OperandDesc::reg_use(home); 40_000], &none);
        let trap = f.intern_form(FormKind::Trap, &[], &none);
        let values: Vec<_> = (0..40_000).map(|_| f.inst(define, &[]).unwrap().defs[0]).collect();
        for (form, uses) in [(read, &values[..]), (read, &values), (trap, &[])] {
            f.inst(form, uses).unwrap();
        }
        let error = context.allocate(&f.finish(), &target, &Options::default()).unwrap_err();
        assert!(matches!(error, Error::Infeasible { .. }), "{error}");
    }
}

#[test]
#[ignore = "takes a minute and several gigabytes in a release build"]
fn a_million_blocks_and_sixteen_million_values() {
    let target = &targets()[0];
    for (name, n) in [("chain", 1_000_000), ("straight", 1 << 24)] {
        let func = shape(name).make(target, n);
        let allocation = Context::new().allocate(&func, target, &Options::default()).unwrap();
        verify::check(&func, target, &allocation).unwrap_or_else(|errors| panic!("{name}: {errors:?}"));
        println!(
            "{name}: {} blocks, {} values, {} edits",
            func.num_blocks(),
            func.num_values(),
            allocation.edits.len()
        );
    }
}
