//! Groups of computed jumps that share targets.
//!
//! # Input
//! A function with its control-flow graph, before blocks become parts of edges.
//!
//! # Output
//! The groups. Also every target that breaks the rule of [`Function::set_computed`].
//!
//! # Why correct
//! Jumps are sorted by form and targets. A target obeys the rule iff all its predecessors are jumps of one kind.
//!
//! # Cost
//! Linear in the edges, beside sorting.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use cranelift_entity::{EntityRef, SecondaryMap};

use crate::analysis::cfg::Cfg;
use crate::ir::{Block, Function, JumpGroup};
use crate::sorts::sort;
use crate::target::Form;

/// A target of a computed jump that another branch reaches, too.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SharedTarget {
    /// The block that ends in the computed jump.
    pub from: Block,
    /// The target.
    pub to: Block,
    /// The block that ends in the other branch. It is the same block if the jump has two edges to the target.
    pub other: Block,
}

/// The groups of computed jumps. Calls `report` with what is wrong with their targets.
pub fn jump_groups(func: &Function, cfg: &Cfg, mut report: impl FnMut(SharedTarget)) -> Vec<JumpGroup> {
    let mut kinds: BTreeMap<(Form, Vec<Block>), Vec<Block>> = BTreeMap::new();
    let is_there = |block: &Block| block.index() < func.num_blocks() && cfg.is_reachable(*block);
    for block in func.computed_jumps().filter(is_there) {
        let Some(jump) = func.terminator(block) else { continue };
        let mut to: Vec<Block> = func.succ_edges(block).map(|edge| func.edge(edge).to).collect();
        sort(&mut to);
        kinds.entry((func.inst(jump).form, to)).or_default().push(block);
    }
    let mut kind_of: SecondaryMap<Block, Option<usize>> = SecondaryMap::new();
    for (number, from) in kinds.values().enumerate() {
        from.iter().for_each(|&block| kind_of[block] = Some(number));
    }
    let mut groups = Vec::new();
    for (number, ((form, to), from)) in kinds.into_iter().enumerate() {
        let twice = to.windows(2).find(|pair| pair[0] == pair[1]);
        if let Some(pair) = twice {
            report(SharedTarget { from: from[0], to: pair[0], other: from[0] });
            continue;
        }
        for &to in &to {
            let mut preds = cfg.pred_edges(to).iter().map(|&edge| cfg.from(edge));
            if let Some(other) = preds.find(|&pred| kind_of[pred] != Some(number)) {
                report(SharedTarget { from: from[0], to, other });
            }
        }
        if from.len() > 1 {
            groups.push(JumpGroup { form, from, to });
        }
    }
    groups
}
