//! Machines with a feature that few have: tuples that are registers, banks that keep the values of others. Random functions
//! are always allocated, without stress and under some, and all oracles accept the result.

use ssara_core::target::{Class, FormKind, OperandDesc, Remat, Type};
use ssara_core::text;
use ssara_core::verify::Checker;
use ssara_core::verify::execute::{Counts, Limits};
use ssara_core::{CalleeSaves, Context, Level, Options, Stress, Target};
use ssara_testing::oracles::Oracles;
use ssara_testing::random::{Shape, function, slow_rounds, stress};
use ssara_testing::{TargetBuilder, tuple_target, valid};

/// Allocates, checks and runs random functions. Answers what was executed.
fn allocate_random_functions(target: &Target, shape: Shape, count: u64) -> Counts {
    let mut context = Context::new();
    let mut oracles = Oracles::new(target, Limits { random_runs: 1, random_steps: 500, ..Limits::default() });
    let mut total = Counts::default();
    slow_rounds(count, |u| {
        let stress = stress(u)?;
        let func = function(u, target, &shape)?;
        for level in Level::ALL {
            for (callee_saves, stress) in
                [(CalleeSaves::Insert, Stress::NONE), (CalleeSaves::Wrap, Stress::NONE), (CalleeSaves::Report, stress)]
            {
                let options = Options { stress, ..Options::new(level, callee_saves).with_contracts() };
                let allocation = match context.allocate(&func, target, &options) {
                    Ok(allocation) => allocation,
                    Err(error) => panic!("{options:?}\n{error}\n{}", text::print(&func, target)),
                };
                match oracles.check(&func, &allocation) {
                    Ok(counts) => total.add(&counts),
                    Err(objection) => panic!("{options:?}\n{objection}"),
                }
            }
        }
        Ok(())
    });
    total
}

#[test]
fn tuples_of_a_file_of_32_registers() {
    for swap in [false, true] {
        let shape = Shape { blocks: 6, insts: 40, wild_forms: false, reserve: 0 };
        let total = allocate_random_functions(&tuple_target(32, swap), shape, 20);
        assert!(total.moves > 0 && total.loads > 0 && total.stores > 0 && total.saves > 0, "{total:?}");
        assert_eq!(total.swaps > 0, swap, "{total:?}");
    }
}

#[test]
fn tuples_of_a_file_of_256_registers() {
    let shape = Shape { blocks: 4, insts: 250, wild_forms: false, reserve: 0 };
    let total = allocate_random_functions(&tuple_target(256, false), shape, 6);
    assert!(total.moves > 0 && total.loads > 0 && total.stores > 0, "{total:?}");
}

#[test]
fn tuples_around_reserved_registers() {
    let shape = Shape { blocks: 6, insts: 40, wild_forms: false, reserve: 4 };
    allocate_random_functions(&tuple_target(64, false), shape, 24);
}

/// Of callee-saved registers that are parts of tuples, those that are written are saved, and no others.
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

/// Three integer registers whose values may spill to the eight registers of another bank, of which a call preserves two
/// and the forms use few.
pub(super) fn spill_target() -> Target {
    let mut b = TargetBuilder::new("spill");
    b.bank("int");
    let i32 = b.ty("i32", 32, false);
    let i64 = b.ty("i64", 64, true);
    for n in 0..3 {
        b.family(&format!("r{n}"), 64, &[(&format!("w{n}"), 0, 32)]);
    }
    b.bank("vec");
    let f64 = b.ty("f64", 64, false);
    let v128 = b.ty("v128", 128, false);
    for n in 0..8 {
        b.family(&format!("v{n}"), 128, &[(&format!("d{n}"), 0, 64)]);
    }
    b.seal(&[]);
    let home = |ty: Type| Class(ty.0.into());
    let (def, read) = (|ty| OperandDesc::reg_def(home(ty)), |ty| OperandDesc::reg_use(home(ty)));
    for (ty, name) in [(i32, "i32"), (i64, "i64")] {
        b.form(&format!("make_{name}"), FormKind::Op, &[def(ty)], &[]);
        b.form(&format!("literal_{name}"), FormKind::Op, &[def(ty)], &[]);
        b.remat(&[&format!("literal_{name}")], Remat::CheaperThanLoad);
        b.form(&format!("add_{name}"), FormKind::Op, &[OperandDesc::tied_def(home(ty), 1), read(ty), read(ty)], &[]);
    }
    let d1 = b.reg("d1");
    b.form("convert", FormKind::Op, &[OperandDesc::fixed_def(home(f64), d1), read(i64)], &["v5"]);
    b.form("jump", FormKind::Branch, &[], &[]);
    b.form("jump_if", FormKind::Branch, &[read(i32)], &[]);
    b.form("trap", FormKind::Trap, &[], &[]);
    b.convention("std", &["r0", "r1", "v0"], &["r0", "v0"], &["v6", "d7"]);
    b.convention("all", &["r0", "r1", "v0"], &["r0", "v0"], &["v2", "v3", "v4", "v5", "v6", "v7"]);
    let mut target = b.finish().into_desc();
    target.types.to_mut()[i32.index()].spill_to = vec![f64, v128].into();
    target.types.to_mut()[i64.index()].spill_to = vec![v128, f64].into();
    valid(target)
}

#[test]
fn integers_spill_to_vector_registers() {
    let shape = Shape { blocks: 6, insts: 12, wild_forms: false, reserve: 2 };
    let total = allocate_random_functions(&spill_target(), shape, 60);
    assert!(total.transfers > 0 && total.loads > 0 && total.stores > 0 && total.remats > 0, "{total:?}");
}
