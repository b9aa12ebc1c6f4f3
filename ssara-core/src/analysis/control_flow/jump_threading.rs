//! Jump threading: blocks that only jump become parts of edges.
//!
//! Compilers that split critical edges leave many blocks that do nothing but jump. Every pass that looks at live values
//! or registers between blocks would visit them, and there is nothing to decide.
//!
//! # Input
//!
//! A function with its control-flow graph, and the constraints of its operands.
//!
//! # Output
//!
//! The same graph without these blocks. An edge that led to such a block leads on to the block after it. The blocks
//! are in no order any more, and no edge starts or ends there. Their frequencies and dominators can still be asked for.
//!
//! # Why correct
//!
//! Exactly one edge, without arguments, leads to such a block, and one leads out of it. The edge after the block
//! stands for both. Two kinds of blocks are kept:
//!
//! * A block after a branch that defines a value: what is defined on an edge cannot be an argument of the same edge.
//! * A block in front of a loop. It runs less often than everything that it dominates, which makes it a good place for
//!   stores and saves.
//!
//! # Cost
//!
//! Linear in the blocks and edges.

use cranelift_entity::EntityRef;

use crate::analysis::cfg::{Cfg, NO_POS};
use crate::analysis::constraints::Constraints;
use crate::ir::{Block, Edge, Function, Inst};

impl Cfg {
    /// Makes blocks that only jump parts of edges.
    pub fn thread_jumps(&mut self, func: &Function, constraints: &Constraints) {
        let mut order = core::mem::take(&mut self.rpo);
        for &block in order.iter().skip(1) {
            // Reverse postorder visits the immediate dominator first, so it has its final dominator already.
            if let Some(idom) = self.idom(block)
                && self.rpo_pos[idom.index()] == NO_POS
            {
                self.dominators.idom[block.index()] = self.dominators.idom[idom.index()];
            }
            if let Some((edge, from)) = self.threadable(func, constraints, block) {
                self.from[edge.index()] = from;
                self.rpo_pos[block.index()] = NO_POS;
                self.threaded.push((block, from));
            }
        }
        for &(block, _) in self.threaded.iter().rev() {
            let (into, edge) = (self.preds.of(block)[0], func.block(block).edges.0);
            self.last[into.index()] = self.last[edge as usize];
        }
        if !self.threaded.is_empty() {
            order.retain(|block| self.rpo_pos[block.index()] != NO_POS);
        }
        self.rpo = order;
    }

    /// The edge out of a block that can be made part of it, and the block where that edge starts then.
    fn threadable(&self, func: &Function, constraints: &Constraints, block: Block) -> Option<(Edge, Block)> {
        let &[into] = self.pred_edges(block) else { return None };
        let (first, end) = func.block(block).insts;
        let mut edges = func.succ_edges(block);
        let (Some(edge), None) = (edges.next(), edges.next()) else { return None };
        let jump = Inst::from_u32(first);
        let only_jumps =
            end - first == 1 && constraints.traits(jump).is_unconstrained() && func.inst_operands(jump).is_empty();
        let to = func.edge(edge).to;
        let enters_loop = self.is_loop_header(to) && self.rpo_pos[to.index()] > self.rpo_pos[block.index()];
        if !only_jumps || enters_loop || !func.block_params(block).is_empty() {
            return None;
        }
        let from = self.from(into);
        (!constraints.defines_at_end(func, from)).then_some((edge, from))
    }
}

#[cfg(test)]
mod tests {
    use crate::analysis::constraints::OtherForms;
    use crate::analysis::control_flow::jump_threading::*;
    use crate::analysis::control_flow::test_graphs::graph;
    use crate::testing;

    /// The graph without blocks that only jump has the paths, dominators and loops of the one with them.
    #[test]
    fn threading_jumps_changes_nothing_but_what_is_a_block() {
        testing::random::rounds(2000, |u| {
            let blocks = u.int_in_range(1..=14)?;
            let mut edges = Vec::new();
            for from in 0..blocks as u32 {
                for _ in 0..u.int_in_range(0..=2)? {
                    edges.push((from, u.int_in_range(0..=blocks - 1)? as u32));
                }
            }
            let func = graph(&edges, blocks);
            let target = testing::scalar_target(4);
            let (mut whole, mut cfg, mut constraints) = (Cfg::default(), Cfg::default(), Constraints::default());
            whole.compute(&func);
            cfg.compute(&func);
            constraints.reset(&func, &target);
            for block in func.blocks() {
                for inst in func.block_insts(block) {
                    let form = func.inst(inst).form;
                    let view = func.inst_form(&target, inst);
                    let number = constraints
                        .number_of(form)
                        .unwrap_or_else(|| constraints.add_form(&target, form, view, OtherForms::default()));
                    constraints.add_inst(number);
                }
            }
            cfg.thread_jumps(&func, &constraints);
            let is_threaded = |block: Block| cfg.threaded().iter().any(|threaded| threaded.0 == block);
            let kept =
                |blocks: &[Block]| blocks.iter().copied().filter(|&block| !is_threaded(block)).collect::<Vec<_>>();
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
}
