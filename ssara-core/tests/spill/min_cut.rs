//! Minimum cuts against an exhaustive search.

use ssara_core::internals::spill::reload_placement::min_cut::MinCut;
use ssara_testing::random::rounds;

#[test]
fn cuts_are_minimal_in_cost_and_then_in_nodes() {
    let mut cut = MinCut::default();
    let mut cheap = 0;
    rounds(4_000, |u| {
        let nodes = u.int_in_range(2..=8u32)?;
        let (source, target) = (0, 1);
        cut.reset(nodes as usize);
        let mut arcs = Vec::new();
        for _ in 0..u.int_in_range(0..=20)? {
            let arc @ (from, to, capacity) =
                (u.int_in_range(0..=nodes - 1)?, u.int_in_range(0..=nodes - 1)?, u.int_in_range(0..=9u64)?);
            cut.add(from, to, capacity);
            arcs.push(arc);
        }
        // The cost of a cut, given by the set of nodes on the side of the target.
        let cost = |inside: u32| -> u64 {
            let is_cut = |arc: &&(u32, u32, u64)| inside >> arc.0 & 1 == 0 && inside >> arc.1 & 1 == 1;
            arcs.iter().filter(is_cut).map(|arc| arc.2).sum()
        };
        let sides = (0..1 << nodes).filter(|side: &u32| side >> source & 1 == 0 && side >> target & 1 == 1);
        let (least, size) = sides.map(|side| (cost(side), side.count_ones())).min().expect("one with only the target");
        assert_eq!(cut.solve(source, target), Some(least), "{arcs:?}");
        let side = (0..nodes).filter(|&node| cut.is_inside(node)).fold(0, |side, node| side | 1 << node);
        assert_eq!((cost(side), side.count_ones()), (least, size), "{arcs:?}");
        cheap += u32::from(least > 0);
        Ok(())
    });
    assert!(cheap > 1000, "only {cheap} networks connect source and target");
}
