//! `Allocation::walk` visits everything, once and in order.

use ssara_core::ir::{Block, Edge, Inst};
use ssara_core::output::{Edit, Point, Step};
use ssara_core::{CalleeSaves, Context, Level, Options};
use ssara_testing::random::{Shape, function, rounds};
use ssara_testing::toy_target;

#[test]
fn a_walk_visits_blocks_instructions_and_edits_in_order() {
    let target = toy_target();
    let mut context = Context::new();
    let (mut edits_on_edges, mut alternatives, mut left_out) = (0, 0, 0);
    rounds(800, |u| {
        let shape = Shape { blocks: 8, insts: 10, wild_forms: u.arbitrary()?, reserve: 0 };
        let func = function(u, &target, &shape)?;
        if ssara_core::validate::check(&func, &target).is_err() {
            return Ok(());
        }
        let level = *u.choose(&Level::ALL)?;
        let Ok(alloc) = context.allocate(&func, &target, &Options::new(level, CalleeSaves::Wrap)) else {
            return Ok(());
        };
        let mut blocks: Vec<Block> = Vec::new();
        let mut split: Vec<Edge> = Vec::new();
        let mut edits: Vec<Edit> = Vec::new();
        let mut insts: Vec<Inst> = Vec::new();
        for step in alloc.walk(&func) {
            match step {
                Step::Block(block) => {
                    assert!(
                        split.is_empty() && insts.last().is_none_or(|last| last.as_u32() < func.block(block).insts.0)
                    );
                    blocks.push(block);
                }
                Step::Edit(edit) => {
                    // The point of an edit is on the edge, or before an instruction that has not come yet.
                    let point = alloc.edits[edits.len()].0;
                    match split.last() {
                        Some(&edge) => assert_eq!(point, Point::Edge(edge)),
                        None => assert!(insts.last().is_none_or(|&last| point > Point::Before(last))),
                    }
                    edits.push(edit);
                }
                Step::Inst { inst, form, locs } => {
                    assert_eq!(form, alloc.form(&func, inst));
                    assert_eq!(locs, &alloc.operands[func.operand_range(inst)]);
                    let passed = alloc.edits.partition_point(|edit| edit.0 <= Point::Before(inst));
                    assert_eq!(edits.len(), passed, "edits belong to an instruction");
                    insts.push(inst);
                }
                Step::SplitEdge(edge) => split.push(edge),
            }
        }
        assert!(blocks.iter().copied().eq(func.blocks()));
        let all = (0..func.num_insts() as u32).map(Inst::from_u32);
        assert!(insts.iter().copied().eq(all.filter(|&inst| !alloc.is_left_out(&func, inst))));
        assert!(edits.iter().eq(alloc.edits.iter().map(|edit| &edit.1)));
        left_out += func.num_insts() - insts.len();
        let expected: Vec<Edge> =
            (0..func.num_edges() as u32).map(Edge::from_u32).filter(|&edge| alloc.splits(edge)).collect();
        assert_eq!(
            (split.len() as u32, &split),
            (ssara_core::stats(&func, &target, &alloc).unwrap().split_edges, &expected)
        );
        edits_on_edges += split.len();
        alternatives += alloc.alternatives.len();
        Ok(())
    });
    assert!(
        edits_on_edges > 100 && alternatives > 100 && left_out > 10,
        "{edits_on_edges} edges were split, {alternatives} forms chosen, {left_out} instructions left out"
    );
}
