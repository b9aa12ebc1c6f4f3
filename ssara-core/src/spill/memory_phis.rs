//! Parameters that had better arrive in memory.
//!
//! The spiller decides of one parameter at a time, before it knows what becomes of it. What a loop passes round and evicts is
//! stored in each round, and what leaves one parameter in memory and enters another in a register is loaded in between; if
//! none of them ever were in a register, neither would be needed. Whether that is cheaper shows when all is planned.
//!
//! Takes a [`Plan`]; compares what the loads and stores of each web cost with what they would cost if all of its parameters
//! arrived in memory: a store behind each other definition, loads for its uses ([`SpillWeights`](crate::analysis::spill_weight::Weights)), copies
//! on edges from and to other webs. Finds the parameters of the webs for which that is less. The figures guide choices and prove
//! nothing. Takes time linear in the values, in the changes that are planned, and in arguments and values in registers on edges.

use alloc::vec::Vec;

use cranelift_entity::EntityRef;
use fixedbitset::FixedBitSet;

use crate::analysis::liveness::DEAD;
use crate::analysis::remat::RELOAD_COST;
use crate::coalesce::webs::Webs;
use crate::ir::{Edge, Value};
use crate::spill::context::SpillCx;
use crate::spill::plan::SpillPlan;
use crate::spill::residency::Action;

/// The pass. Keeps its buffers.
#[derive(Default)]
pub struct MemoryPhis {
    /// By web: what its loads and stores cost.
    paid: Vec<f32>,
    /// By web: what they would cost, if its parameters arrived in memory.
    in_memory: Vec<f32>,
    /// Webs with a parameter that arrives in a register and is stored.
    stored: FixedBitSet,
    /// By value: the last block at whose end it was in a register, plus one.
    seen: Vec<u32>,
    /// The parameters that had better arrive in memory.
    found: FixedBitSet,
}

impl MemoryPhis {
    /// Finds the parameters that had better arrive in memory; `None` if there are none.
    pub fn find<const W: usize>(
        &mut self,
        cx: &SpillCx<'_, W>,
        webs: &mut Webs,
        plan: &SpillPlan<W>,
    ) -> Option<&FixedBitSet> {
        let (func, cfg) = (cx.func, cx.cfg);
        let weights = cx.costs()?.weights;
        let values = func.num_values();
        for set in [&mut self.stored, &mut self.found] {
            set.clear();
            set.grow(values);
        }
        let is_stored = |param: Value| plan.sets.is_spilled(param) && !plan.sets.is_memory_param(param);
        for param in cfg.rpo().iter().flat_map(|&block| func.block_params(block)).filter(|param| is_stored(**param)) {
            self.stored.insert(webs.find(*param).index());
        }
        if self.stored.is_clear() {
            return None;
        }
        for costs in [&mut self.paid, &mut self.in_memory] {
            costs.clear();
            costs.resize(values, 0.0);
        }
        self.seen.clear();
        self.seen.resize(values, 0);
        for value in plan.sets.spilled.ones().filter(|&v| !plan.sets.memory_params.contains(v)).map(Value::new) {
            let freq = cx.live.def_block(value).map_or(0.0, |block| cfg.freq(block));
            self.paid[webs.find(value).index()] += freq;
        }
        for &block in cfg.rpo() {
            let freq = cfg.freq(block);
            for &(_, action) in plan.residency.actions(block) {
                if let Action::Reload(value) | Action::HoistedReload(value) = action {
                    self.paid[webs.find(value).index()] += cx.remats.cost(value) * freq;
                }
            }
            // Parameters are not stored.
            for &param in func.block_params(block) {
                self.in_memory[webs.find(param).index()] -= freq;
            }
            let visit = block.as_u32() + 1;
            for &value in plan.residency.exit(block) {
                self.seen[value.index()] = visit;
            }
            for edge in cfg.succ_edges(func, block) {
                self.edge(cx, webs, plan, edge, visit);
            }
        }
        for value in func.values() {
            let web = webs.find(value).index();
            if self.stored.contains(web) {
                let def = cx.live.def_block(value).map_or(0.0, |block| cfg.freq(block));
                self.in_memory[web] += RELOAD_COST * weights.uses(value) + def;
            }
        }
        let mut any = false;
        for &param in cfg.rpo().iter().flat_map(|&block| func.block_params(block)) {
            let web = webs.find(param).index();
            if self.stored.contains(web) && self.in_memory[web] < self.paid[web] {
                self.found.insert(param.index());
                any = true;
            }
        }
        any.then_some(&self.found)
    }

    /// Counts loads and stores on an edge. What is in a register where it starts has been seen at this `visit`.
    fn edge<const W: usize>(
        &mut self,
        cx: &SpillCx<'_, W>,
        webs: &mut Webs,
        plan: &SpillPlan<W>,
        edge: Edge,
        visit: u32,
    ) {
        let (func, freq) = (cx.func, cx.cfg.edge_freq(cx.func, edge));
        let to = func.edge(edge).to;
        let params = func.block_params(to);
        for &value in plan.residency.entry(to) {
            if self.seen[value.index()] != visit && !params.contains(&value) {
                self.paid[webs.find(value).index()] += cx.remats.cost(value) * freq;
            }
        }
        let distances = cx.live.param_distances(func, to);
        for ((&param, &arg), _) in params.iter().zip(func.edge_args(edge)).zip(distances).filter(|it| *it.1 != DEAD) {
            let webs @ [of_param, of_arg] = [param, arg].map(|value| webs.find(value).index());
            let [param_stays, arg_stays] = webs.map(|web| self.stored.contains(web));
            let arrives_in_memory = plan.sets.is_memory_param(param);
            let held = self.seen[arg.index()] == visit;
            let load = cx.remats.cost(arg) * freq;
            let copy = if held { freq } else { load + freq };
            if arrives_in_memory && of_param != of_arg {
                self.paid[of_param] += copy;
            } else if !arrives_in_memory && !held {
                self.paid[of_arg] += load;
            }
            if param_stays && of_param != of_arg {
                self.in_memory[of_param] += copy;
            } else if arg_stays && !param_stays {
                self.in_memory[of_arg] += load;
            }
        }
    }
}
