//! Dominators, against their definition.

use crate::analysis::graphs::{for_each_random, reachable_without};
use cranelift_entity::EntityRef;
use ssara_core::internals::analysis::control_flow::depth_first::DepthFirst;
use ssara_core::internals::analysis::control_flow::dominators::Dominators;
use ssara_core::internals::analysis::control_flow::predecessors::Predecessors;

#[test]
fn dominators_agree_with_their_definition() {
    for_each_random(|func, edges| {
        let (mut search, mut preds, mut dominators) =
            (DepthFirst::default(), Predecessors::default(), Dominators::default());
        search.run(func);
        preds.compute(func, &search);
        dominators.compute(func, &search, &preds);
        let reachable = reachable_without(func, None);
        for a in func.blocks() {
            assert_eq!(search.reaches(a), reachable[a.index()]);
            let without = reachable_without(func, Some(a));
            for b in func.blocks().filter(|b| reachable[b.index()]) {
                let dominates = reachable[a.index()] && !without[b.index()];
                assert_eq!(dominators.dominates(a, b), dominates, "{a} {b} in {edges:?}");
                assert!(dominators.idom[b.index()].expand() != Some(a) || dominates);
            }
        }
    });
}
