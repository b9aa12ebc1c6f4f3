//! Graphs without blocks that only jump, against the graphs with them.

use crate::analysis::graphs::graph;
use ssara_core::Stress;
use ssara_core::analysis::cfg::Cfg;
use ssara_core::analysis::constraints::Constraints;
use ssara_core::internals::regs::form_shape::OtherForms;
use ssara_core::internals::regs::tables::Tables;
use ssara_core::ir::{Block, Edge};

/// The graph without blocks that only jump has the paths, dominators and loops of the one with them.
#[test]
fn threading_jumps_changes_nothing_but_what_is_a_block() {
    ssara_testing::random::rounds(2000, |u| {
        let blocks = u.int_in_range(1..=14)?;
        let mut edges = Vec::new();
        for from in 0..blocks as u32 {
            for _ in 0..u.int_in_range(0..=2)? {
                edges.push((from, u.int_in_range(0..=blocks - 1)? as u32));
            }
        }
        let func = graph(&edges, blocks);
        let target = ssara_testing::scalar_target(4);
        let (mut whole, mut cfg, mut constraints) = (Cfg::default(), Cfg::default(), Constraints::default());
        whole.compute(&func);
        cfg.compute(&func);
        let tables: Tables<1> = Tables::new(&target, &func, &func.reserved_units(&target), &Stress::NONE);
        constraints.reset(&func, &target);
        for block in func.blocks() {
            for inst in func.block_insts(block) {
                let form = func.inst(inst).form;
                let view = func.inst_form(&target, inst);
                let number = constraints.number_of(form).unwrap_or_else(|| {
                    constraints.add_form((&target, &tables.homes), form, view, OtherForms::default())
                });
                constraints.add_inst(number);
            }
        }
        cfg.thread_jumps(&func, &target, &constraints);
        let is_threaded = |block: Block| cfg.threaded().iter().any(|threaded| threaded.0 == block);
        let kept = |blocks: &[Block]| blocks.iter().copied().filter(|&block| !is_threaded(block)).collect::<Vec<_>>();
        assert_eq!(cfg.rpo(), kept(whole.rpo()), "{edges:?}");
        for &(block, from) in cfg.threaded() {
            assert!(!is_threaded(from) && whole.pred_edges(block).len() == 1 && func.succ_edges(block).len() == 1);
        }
        for &block in cfg.rpo() {
            let ends = |edge: Edge| {
                let mut to = func.edge(edge).to;
                while is_threaded(to) {
                    to = func.edge(func.succ_edges(to).next().unwrap()).to;
                }
                to
            };
            let mut expected: Vec<Block> = func.succ_edges(block).map(ends).collect();
            let mut found = Vec::new();
            for edge in cfg.succ_edges(&func, block) {
                let to = func.edge(edge).to;
                assert!(cfg.from(edge) == block && cfg.pred_edges(to).contains(&edge), "{edges:?}");
                assert_eq!(cfg.is_back_edge(&func, edge), whole.rpo_pos(to) <= whole.rpo_pos(block), "{edges:?}");
                found.push(to);
            }
            expected.sort_unstable();
            found.sort_unstable();
            assert_eq!(found, expected, "{edges:?}");
            assert_eq!(cfg.pred_edges(block), whole.pred_edges(block));
            assert_eq!(cfg.loop_parent(block), whole.loop_parent(block));
            let mut idom = whole.idom(block);
            while let Some(above) = idom.filter(|&above| is_threaded(above)) {
                idom = whole.idom(above);
            }
            assert_eq!(cfg.idom(block), idom, "{edges:?}");
        }
        Ok(())
    });
}
