//! Which values are live after each instruction, by the definition: backwards over all paths, until nothing changes.

use std::collections::BTreeSet;

use ssara_core::TargetDesc;
use ssara_core::ir::{Block, Function, Inst, Value};

/// The values live at the ends of blocks.
pub struct Live {
    /// By block: the values that are live at its end.
    after: Vec<BTreeSet<Value>>,
}

impl Live {
    /// The live values of `func`.
    pub fn new(func: &Function, target: &TargetDesc) -> Self {
        let mut after = vec![BTreeSet::new(); func.num_blocks()];
        loop {
            let mut changed = false;
            for block in func.blocks().rev() {
                let mut live: BTreeSet<Value> = BTreeSet::new();
                for edge in func.succ_edges(block) {
                    let to = func.edge(edge).to;
                    live.extend(before_block(func, target, to, &after[to.as_u32() as usize]));
                }
                let known: &mut BTreeSet<Value> = &mut after[block.as_u32() as usize];
                changed |= live != *known;
                *known = live;
            }
            if !changed {
                return Live { after };
            }
        }
    }

    /// The values that are live before a block, without its parameters.
    pub fn before(&self, func: &Function, target: &TargetDesc, block: Block) -> BTreeSet<Value> {
        before_block(func, target, block, &self.after[block.as_u32() as usize])
    }

    /// The values that are live after an instruction of a block; after a terminator, in some successor.
    pub fn after(&self, func: &Function, target: &TargetDesc, block: Block, inst: Inst) -> BTreeSet<Value> {
        let insts: Vec<Inst> = func.block_insts(block).collect();
        let last = insts.last().copied();
        let mut live = self.after[block.as_u32() as usize].clone();
        for &other in insts.iter().rev().take_while(|&&other| other != inst) {
            step(func, target, other, Some(other) == last, block, &mut live);
        }
        live
    }
}

/// The values live before the parameters of a block get theirs.
fn before_block(func: &Function, target: &TargetDesc, block: Block, after: &BTreeSet<Value>) -> BTreeSet<Value> {
    let mut live = after.clone();
    let last = func.terminator(block);
    for inst in func.block_insts(block).rev() {
        step(func, target, inst, Some(inst) == last, block, &mut live);
    }
    for param in func.block_params(block) {
        live.remove(param);
    }
    live
}

/// Turns the values live after an instruction into those live before it.
fn step(func: &Function, target: &TargetDesc, inst: Inst, is_last: bool, block: Block, live: &mut BTreeSet<Value>) {
    if is_last {
        func.succ_edges(block).for_each(|edge| live.extend(func.edge_args(edge)));
    }
    for (value, operand) in func.constrained_operands(target, inst) {
        if operand.is_def() {
            live.remove(&value);
        }
    }
    live.extend(
        func.constrained_operands(target, inst).filter(|(_, operand)| !operand.is_def()).map(|(value, _)| value),
    );
}
