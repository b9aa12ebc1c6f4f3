//! The forest of loops, against its definition.

use crate::analysis::graphs::{for_each_random, graph, reachable_without};
use cranelift_entity::EntityRef;
use cranelift_entity::packed_option::PackedOption;
use ssara_core::internals::analysis::control_flow::depth_first::DepthFirst;
use ssara_core::internals::analysis::control_flow::loops::Loops;
use ssara_core::ir::{Block, Function};

fn loops_of(func: &Function) -> (DepthFirst, Loops) {
    let (mut search, mut loops) = (DepthFirst::default(), Loops::default());
    search.run(func);
    loops.compute(func.num_blocks(), &mut search);
    (search, loops)
}

/// Whether `to` can be reached from `from` by at least one edge inside `inside`.
fn reaches(func: &Function, inside: &[bool], from: Block, to: Block) -> bool {
    let mut seen = vec![false; func.num_blocks()];
    let mut work = vec![from];
    while let Some(block) = work.pop() {
        for edge in func.succ_edges(block) {
            let next = func.edge(edge).to;
            if next == to && inside[next.index()] {
                return true;
            }
            if inside[next.index()] && !core::mem::replace(&mut seen[next.index()], true) {
                work.push(next);
            }
        }
    }
    false
}

/// The definition of the forest: the header of a strongly connected region is its first block in preorder. The
/// loops inside are those of the region without its header.
fn loops_by_definition(
    func: &Function,
    search: &DepthFirst,
    inside: &[bool],
    around: Option<Block>,
    parents: &mut [PackedOption<Block>],
) {
    let mut rest: Vec<Block> = func.blocks().filter(|block| inside[block.index()]).collect();
    rest.sort_by_key(|block| search.number[block.index()]);
    while let Some(&first) = rest.first() {
        let cyclic = reaches(func, inside, first, first);
        let together = |&b: &Block| b == first || (reaches(func, inside, first, b) && reaches(func, inside, b, first));
        let (component, others): (Vec<Block>, Vec<Block>) = rest.iter().copied().partition(together);
        rest = others;
        for &block in &component {
            parents[block.index()] = around.into();
        }
        if cyclic {
            let mut body = vec![false; func.num_blocks()];
            for &block in &component[1..] {
                body[block.index()] = true;
            }
            loops_by_definition(func, search, &body, Some(first), parents);
        }
    }
}

#[test]
fn loops_agree_with_their_definition() {
    for_each_random(|func, edges| {
        let (search, loops) = loops_of(func);
        let mut parents = vec![None.into(); func.num_blocks()];
        loops_by_definition(func, &search, &reachable_without(func, None), None, &mut parents);
        assert_eq!(loops.parent, parents, "{edges:?}");
    });
}

#[test]
fn a_loop_with_two_entries_is_irreducible() {
    let func = graph(&[(0, 1), (0, 2), (1, 2), (2, 1), (2, 3)], 4);
    let (_, loops) = loops_of(&func);
    assert_eq!(loops.is_irreducible.iter().filter(|&&is| is).count(), 1);
    assert_eq!(loops.depth, [0, 1, 1, 0]);
}

#[test]
fn nested_loops_are_reducible() {
    let func = graph(&[(0, 1), (1, 2), (2, 2), (2, 1), (1, 3)], 4);
    let (_, loops) = loops_of(&func);
    assert!(!loops.is_irreducible.contains(&true));
    assert_eq!(loops.depth, [0, 1, 2, 0]);
    assert_eq!(loops.parent[2].expand(), Some(Block::from_u32(1)));
}
