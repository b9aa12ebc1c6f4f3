//! `Allocation::walk` visits everything, once and in order.

use ssara_core::ir::{Block, Edge};
use ssara_core::output::{Edit, Loc, Point, Step};
use ssara_core::testing::random::{Shape, function, rounds};
use ssara_core::testing::toy_target;
use ssara_core::{CalleeSaves, Context, Level, Options};

#[test]
fn a_walk_visits_blocks_instructions_and_edits_in_order() {
    let target = toy_target();
    let mut context = Context::new();
    let (mut edits_on_edges, mut alternatives) = (0, 0);
    rounds(800, |u| {
        let shape = Shape { blocks: 8, insts: 10, wild_forms: u.arbitrary()?, reserve: 0 };
        let func = function(u, &target, &shape)?;
        if func.validate(&target).is_err() {
            return Ok(());
        }
        let level = *u.choose(&Level::ALL)?;
        let Ok(alloc) = context.allocate(&func, &target, &Options::new(level, CalleeSaves::Wrap)) else {
            return Ok(());
        };
        let mut blocks: Vec<Block> = Vec::new();
        let mut split: Vec<Edge> = Vec::new();
        let (mut next_inst, mut operands): (u32, Vec<Loc>) = (0, Vec::new());
        let mut edits: Vec<(Point, Edit)> = Vec::new();
        let mut pending: Vec<Edit> = Vec::new();
        for step in alloc.walk(&func) {
            match step {
                Step::Block(block) => {
                    assert!(pending.is_empty() && split.is_empty(), "edits belong to an instruction");
                    assert_eq!(func.block(block).insts.0, next_inst);
                    blocks.push(block);
                }
                Step::Edit(edit) => match split.last() {
                    Some(&edge) => edits.push((Point::Edge(edge), edit)),
                    None => pending.push(edit),
                },
                Step::Inst { inst, form, locs } => {
                    assert_eq!((inst.as_u32(), form), (next_inst, alloc.form(&func, inst)));
                    edits.extend(pending.drain(..).map(|edit| (Point::Before(inst), edit)));
                    operands.extend_from_slice(locs);
                    next_inst += 1;
                }
                Step::SplitEdge(edge) => split.push(edge),
            }
        }
        assert!(blocks.iter().copied().eq(func.blocks()));
        assert_eq!(next_inst as usize, func.num_insts());
        assert_eq!((operands, edits), (alloc.operands.clone(), alloc.edits.clone()));
        let expected: Vec<Edge> =
            (0..func.num_edges() as u32).map(Edge::from_u32).filter(|&edge| alloc.splits(edge)).collect();
        assert_eq!((split.len() as u32, &split), (alloc.stats.split_edges, &expected));
        edits_on_edges += split.len();
        alternatives += alloc.alternatives.len();
        Ok(())
    });
    assert!(
        edits_on_edges > 100 && alternatives > 100,
        "{edits_on_edges} edges were split, {alternatives} forms chosen"
    );
}
