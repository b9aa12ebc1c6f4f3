//! Computed jumps: nothing is inserted on their edges, at any level and under any stress, and the code is right.

use ssara_core::ir::Function;
use ssara_core::output::{Allocation, Edit, Point};
use ssara_core::text;
use ssara_core::verify::execute::Limits;
use ssara_core::{Context, Error, Options, Target};
use ssara_testing::oracles::Oracles;
use ssara_testing::random::{Shape, annotate, bytes_of_seed, function_with_computed_jumps, slow_rounds, stress};
use ssara_testing::{OPTIONS, toy_target, tuple_target};

use arbitrary::Unstructured;

/// Whether a target of a computed jump has several predecessors.
fn shares_targets(func: &Function) -> bool {
    let targets = func.computed_jumps().flat_map(|from| func.succ_edges(from)).map(|edge| func.edge(edge).to);
    let preds = |to| func.edges().filter(|&edge| func.edge(edge).to == to).count();
    targets.into_iter().any(|to| preds(to) > 1)
}

/// The counts of an allocation are those of its edits.
fn check_counts(func: &Function, target: &Target, allocation: &Allocation) {
    let stats = ssara_core::stats(func, target, allocation).unwrap();
    let what = text::print_allocated(func, target, allocation);
    let count = |is: fn(&Edit) -> bool| allocation.edits.iter().filter(|(_, edit)| is(edit)).count() as u32;
    assert_eq!(stats.moves.count, count(|edit| matches!(edit, Edit::Move { .. })), "{what}");
    assert_eq!(stats.stores.count + stats.saves.count, count(|edit| matches!(edit, Edit::Store { .. })), "{what}");
    assert_eq!(stats.reloads.count + stats.restores.count, count(|edit| matches!(edit, Edit::Load { .. })), "{what}");
}

fn allocate_random_functions(target: &Target, shape: Shape, count: u64) {
    let mut context = Context::new();
    let mut oracles = Oracles::new(target, Limits::default());
    let (mut shared, mut edits_before) = (0, 0);
    slow_rounds(count, |u| {
        let stress = stress(u)?;
        let seed = u.arbitrary()?;
        let mut func = function_with_computed_jumps(u, target, &shape)?;
        annotate(&mut Unstructured::new(&bytes_of_seed(seed)), &mut func, target)?;
        if let Err(errors) = ssara_core::validate::check(&func, target) {
            assert!(shape.wild_forms, "{errors:?}\n{}", text::print(&func, target));
            return Ok(());
        }
        shared += u32::from(shares_targets(&func));
        let printed = text::print(&func, target);
        assert_eq!(text::parse(&printed, target).as_ref(), Ok(&func), "{printed}");
        let stressed = OPTIONS.iter().map(|options| Options { stress, ..*options });
        for options in OPTIONS.into_iter().chain(stressed) {
            let allocation = match context.allocate(&func, target, &options.with_contracts()) {
                Ok(allocation) => allocation,
                Err(Error::Infeasible { block, inst, .. }) if shape.wild_forms => {
                    assert_eq!(func.block_of(inst), block, "{printed}");
                    continue;
                }
                Err(error) => panic!("{options:?}\n{error}\n{printed}"),
            };
            if let Err(objection) = oracles.check(&func, &allocation) {
                panic!("{options:?}\n{objection}");
            }
            check_counts(&func, target, &allocation);
            for from in func.computed_jumps() {
                assert!(func.succ_edges(from).all(|edge| !allocation.splits(edge)), "{options:?}\n{printed}");
                let jump = func.terminator(from).expect("a branch");
                edits_before += allocation.edits_at(Point::Before(jump)).len();
            }
        }
        Ok(())
    });
    assert!(shared > 0 && edits_before > 0, "{shared} functions with shared targets, {edits_before} edits");
}

const PLAIN: Shape = Shape { blocks: 9, insts: 10, wild_forms: false, reserve: 0 };

#[test]
fn edges_of_computed_jumps_hold_no_edits() {
    allocate_random_functions(&toy_target(), PLAIN, 150);
    allocate_random_functions(&tuple_target(64, true), Shape { insts: 6, ..PLAIN }, 30);
}

#[test]
fn computed_jumps_of_wild_forms_are_allocated() {
    allocate_random_functions(&toy_target(), Shape { wild_forms: true, ..PLAIN }, 200);
}
