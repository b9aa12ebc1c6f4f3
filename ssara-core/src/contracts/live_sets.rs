//! What is live where, by the data-flow analysis of textbooks. It shares nothing with `analysis::liveness`.
//!
//! # Invariant
//! A use makes a value live before it. An argument is live at the end of the block before its edge. A definition ends the
//! liveness of a value, against the order of the code.
//!
//! # Cost
//! A set of all values for each block, and iteration over all instructions until nothing changes.

use alloc::vec::Vec;

use cranelift_entity::EntityRef;
use fixedbitset::FixedBitSet;

use crate::analysis::cfg::Cfg;
use crate::ir::{Block, Function, Inst, Value};
use crate::target::{Role, TargetDesc};

/// The values that are live at the start of each block, parameters included.
pub struct ReferenceLiveness<'a> {
    func: &'a Function,
    target: &'a TargetDesc,
    cfg: &'a Cfg,
    /// Whether an argument is live if nothing reads the parameter.
    all_args: bool,
    at_start: Vec<FixedBitSet>,
}

impl<'a> ReferenceLiveness<'a> {
    /// Computes liveness. An argument is live even if nothing reads the parameter.
    pub fn new(func: &'a Function, target: &'a TargetDesc, cfg: &'a Cfg) -> Self {
        Self::compute(func, target, cfg, true)
    }

    /// The same, where an argument is live only if something reads the parameter.
    pub fn without_dead_args(func: &'a Function, target: &'a TargetDesc, cfg: &'a Cfg) -> Self {
        Self::compute(func, target, cfg, false)
    }

    /// Iterates until nothing changes.
    fn compute(func: &'a Function, target: &'a TargetDesc, cfg: &'a Cfg, all_args: bool) -> Self {
        let nothing = FixedBitSet::with_capacity(func.num_values());
        let mut reference =
            ReferenceLiveness { func, target, cfg, all_args, at_start: alloc::vec![nothing; func.num_blocks()] };
        let mut changed = true;
        while changed {
            changed = false;
            for &block in cfg.rpo().iter().rev() {
                let mut live = reference.at_end(block);
                for inst in func.block_insts(block).rev() {
                    reference.step_back(inst, &mut live);
                }
                if live != reference.at_start[block.index()] {
                    reference.at_start[block.index()] = live;
                    changed = true;
                }
            }
        }
        reference
    }

    /// The values that are live at the start of a block, its parameters included.
    pub fn at_start(&self, block: Block) -> &FixedBitSet {
        &self.at_start[block.index()]
    }

    /// The values that are live at the end of a block, arguments included.
    pub fn at_end(&self, block: Block) -> FixedBitSet {
        let mut live = FixedBitSet::with_capacity(self.func.num_values());
        for edge in self.cfg.succ_edges(self.func, block) {
            let to = self.func.edge(edge).to;
            // A parameter of one successor may be live at the start of another.
            live.extend(self.without_params(to).map(|value| value.index()));
            let args = self.func.edge_args(edge).iter().zip(self.func.block_params(to));
            let is_read = |param: Value| self.all_args || self.at_start(to).contains(param.index());
            live.extend(args.filter(|&(_, &param)| is_read(param)).map(|(arg, _)| arg.index()));
        }
        live
    }

    /// Turns the values that are live after an instruction into those that are live before it.
    pub fn step_back(&self, inst: Inst, live: &mut FixedBitSet) {
        let operands = || self.func.constrained_operands(self.target, inst);
        for (def, _) in operands().filter(|(_, desc)| desc.is_def()) {
            live.set(def.index(), false);
        }
        live.extend(operands().filter(|(_, desc)| desc.role() == Role::Use).map(|(value, _)| value.index()));
    }

    /// The instructions of a block in order, with the values that are live after each.
    pub fn after_each(&self, block: Block) -> Vec<(Inst, FixedBitSet)> {
        let mut after = Vec::new();
        let mut live = self.at_end(block);
        for inst in self.func.block_insts(block).rev() {
            after.push((inst, live.clone()));
            self.step_back(inst, &mut live);
        }
        after.reverse();
        after
    }

    /// The values that are live at the start of a block, without its parameters.
    pub fn without_params(&self, block: Block) -> impl Iterator<Item = Value> + '_ {
        let params = self.func.block_params(block);
        self.at_start(block).ones().map(Value::new).filter(move |value| !params.contains(value))
    }
}
