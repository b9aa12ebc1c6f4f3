//! Which values are live at the end of each block, by sweeps over sets.

use fixedbitset::FixedBitSet;
use ssara_core::Target;
use ssara_core::analysis::cfg::Cfg;
use ssara_core::ir::{Block, Edge, Function, Inst};

/// Live values.
pub struct Liveness {
    /// By block: the values that are live at its start, parameters included.
    pub starts: Vec<FixedBitSet>,
    /// By block: the values that are live at its end, arguments included.
    pub ends: Vec<FixedBitSet>,
}

impl Liveness {
    /// Computes all sets. Takes time blocks times values over 64 a sweep.
    pub fn new(func: &Function, target: &Target, cfg: &Cfg) -> Liveness {
        let empty = || vec![FixedBitSet::with_capacity(func.num_values()); func.num_blocks()];
        let mut live = Liveness { starts: empty(), ends: empty() };
        let mut changed = true;
        while changed {
            changed = false;
            for &block in cfg.rpo().iter().rev() {
                let mut set = FixedBitSet::with_capacity(func.num_values());
                for edge in func.succ_edges(block) {
                    set.union_with(&live.before_edge(func, edge));
                }
                live.ends[block.as_u32() as usize] = set.clone();
                for inst in func.block_insts(block).rev() {
                    step_back(func, target, inst, &mut set);
                }
                changed |= live.starts[block.as_u32() as usize] != set;
                live.starts[block.as_u32() as usize] = set;
            }
        }
        live
    }
    /// The values that are live before an edge renames arguments.
    pub fn before_edge(&self, func: &Function, edge: Edge) -> FixedBitSet {
        let to = func.edge(edge).to;
        let start = &self.starts[to.as_u32() as usize];
        let mut set = start.clone();
        for &param in func.block_params(to) {
            set.remove(param.as_u32() as usize);
        }
        for (&param, &arg) in func.block_params(to).iter().zip(func.edge_args(edge)) {
            if start.contains(param.as_u32() as usize) {
                set.insert(arg.as_u32() as usize);
            }
        }
        set
    }
    /// By instruction of a block: the values that are live after it.
    pub fn after_insts(&self, func: &Function, target: &Target, block: Block) -> Vec<FixedBitSet> {
        let mut set = self.ends[block.as_u32() as usize].clone();
        let mut after = Vec::new();
        for inst in func.block_insts(block).rev() {
            after.push(set.clone());
            step_back(func, target, inst, &mut set);
        }
        after.reverse();
        after
    }
}

fn step_back(func: &Function, target: &Target, inst: Inst, live: &mut FixedBitSet) {
    for (value, _) in func.constrained_operands(target, inst).filter(|(_, desc)| desc.is_def()) {
        live.remove(value.as_u32() as usize);
    }
    for (value, _) in func.constrained_operands(target, inst).filter(|(_, desc)| !desc.is_def()) {
        live.insert(value.as_u32() as usize);
    }
}
