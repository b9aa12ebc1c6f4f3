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
//! Exactly one edge, without arguments, leads to such a block, and one leads out of it. Neither clobbers registers. The
//! edge after the block stands for both. A block in front of a loop is kept. It runs less often than everything that it
//! dominates, which makes it a good place for stores and saves.
//!
//! # Cost
//!
//! Linear in the blocks and edges.

use cranelift_entity::EntityRef;

use crate::analysis::cfg::{Cfg, NO_POS};
use crate::analysis::constraints::Constraints;
use crate::ir::{Block, Edge, Function, Inst};
use crate::target::TargetDesc;

impl Cfg {
    /// Makes blocks that only jump parts of edges.
    pub fn thread_jumps(&mut self, func: &Function, target: &TargetDesc, constraints: &Constraints) {
        let mut order = core::mem::take(&mut self.rpo);
        for &block in order.iter().skip(1) {
            // Reverse postorder visits the immediate dominator first, so it has its final dominator already.
            if let Some(idom) = self.idom(block)
                && self.rpo_pos[idom.index()] == NO_POS
            {
                self.dominators.idom[block.index()] = self.dominators.idom[idom.index()];
            }
            if let Some((edge, from)) = self.threadable((func, target), constraints, block) {
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
    fn threadable(
        &self,
        (func, target): (&Function, &TargetDesc),
        constraints: &Constraints,
        block: Block,
    ) -> Option<(Edge, Block)> {
        let &[into] = self.pred_edges(block) else { return None };
        let (first, end) = func.block(block).insts;
        let mut edges = func.succ_edges(block);
        let (Some(edge), None) = (edges.next(), edges.next()) else { return None };
        let jump = Inst::from_u32(first);
        let only_jumps =
            end - first == 1 && constraints.shape(jump).is_unconstrained() && func.inst_operands(jump).is_empty();
        let to = func.edge(edge).to;
        let enters_loop = self.is_loop_header(to) && self.rpo_pos[to.index()] > self.rpo_pos[block.index()];
        let destroys = [into, edge].into_iter().any(|edge| !func.edge_clobbers(target, edge).is_empty());
        if !only_jumps || enters_loop || destroys || !func.block_params(block).is_empty() {
            return None;
        }
        Some((edge, self.from(into)))
    }
}
