//! Control-flow graphs for the tests of analyses: functions without anything but branches.

use cranelift_entity::EntityRef;

use ssara_core::ir::{Block, Function, FunctionBuilder};
use ssara_core::target::FormKind;

/// A function of `blocks` blocks with these edges.
pub fn graph(edges: &[(u32, u32)], blocks: usize) -> Function {
    let target = ssara_testing::scalar_target(4);
    let mut builder = FunctionBuilder::new(&target, "graph");
    for _ in 0..blocks {
        builder.create_block();
    }
    for block in 0..blocks as u32 {
        builder.switch_to(Block::from_u32(block));
        let form = builder.intern_form(FormKind::Branch, &[], &target.no_units());
        builder.inst(form, &[]).unwrap();
        for &(_, to) in edges.iter().filter(|edge| edge.0 == block) {
            builder.successor(Block::from_u32(to), &[]).unwrap();
        }
    }
    builder.finish()
}

/// Calls `check` with 5000 random graphs of up to 12 blocks, and the edges that each was made from.
pub fn for_each_random(check: impl Fn(&Function, &[(u32, u32)])) {
    ssara_testing::random::rounds(2000, |u| {
        let blocks = u.int_in_range(1..=12)?;
        let mut edges = Vec::new();
        for _ in 0..u.int_in_range(0..=2 * blocks)? {
            edges.push((u.int_in_range(0..=blocks - 1)? as u32, u.int_in_range(0..=blocks - 1)? as u32));
        }
        check(&graph(&edges, blocks), &edges);
        Ok(())
    });
}

/// By block: whether it can be reached from the entry by a path without the block `removed`.
pub fn reachable_without(func: &Function, removed: Option<Block>) -> Vec<bool> {
    let mut seen = vec![false; func.num_blocks()];
    let mut work = vec![Block::ENTRY];
    while let Some(block) = work.pop() {
        if Some(block) != removed && !core::mem::replace(&mut seen[block.index()], true) {
            work.extend(func.succ_edges(block).map(|edge| func.edge(edge).to));
        }
    }
    seen
}
