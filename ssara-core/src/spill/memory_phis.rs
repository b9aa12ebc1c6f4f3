//! Memory phis: the block parameters that should arrive in memory.
//!
//! The spiller decides about one parameter at a time, before the rest of its web is planned. A parameter that a loop evicts
//! is stored in each iteration. A value that leaves one parameter in memory and enters another in a register is loaded in
//! between. If none of these parameters were in a register, neither the store nor the load would be necessary. Whether
//! this is cheaper is known once the function is planned.
//!
//! # Input
//!
//! A [`SpillPlan`].
//!
//! # Output
//!
//! The parameters of the webs that are cheaper if all of their parameters arrive in memory. In the plan, a web costs its
//! loads and stores. With its parameters in memory it costs a store after each other definition and loads for its uses. It
//! also costs copies on edges from and to other webs. [`SpillWeights`](crate::analysis::spill_weight::SpillWeights) counts
//! the uses.
//!
//! # Why correct
//!
//! The figures guide choices and prove nothing. The spiller may put any parameter in memory.
//!
//! # Cost
//!
//! Linear in the values, in the actions of the plan, and in the arguments and the values in registers on edges.
//!
//! # Reference
//!
//! S. Hack: *Register allocation for programs in SSA form*, dissertation, 2007 (spilled phi webs).

use alloc::vec::Vec;

use cranelift_entity::EntityRef;
use fixedbitset::FixedBitSet;

use crate::analysis::liveness::DEAD;
use crate::coalesce::webs::Webs;
use crate::ir::{Edge, Value};
use crate::spill::context::SpillCx;
use crate::spill::plan::SpillPlan;
use crate::spill::residency::Action;

/// The pass. Keeps its buffers.
#[derive(Default)]
pub struct MemoryPhis {
    /// By web: the cost of its loads and stores.
    paid: Vec<f32>,
    /// By web: the same if its parameters arrived in memory.
    in_memory: Vec<f32>,
    /// Webs with a parameter that arrives in a register and is stored.
    stored: FixedBitSet,
    /// By value: the last block at whose end it was in a register, plus one.
    seen: Vec<u32>,
    /// The parameters that should arrive in memory.
    found: FixedBitSet,
}

impl MemoryPhis {
    /// Finds the parameters that should arrive in memory; `None` if there are none.
    pub fn find<const W: usize>(
        &mut self,
        cx: &SpillCx<'_, W>,
        webs: &mut Webs,
        plan: &SpillPlan<W>,
    ) -> Option<&FixedBitSet> {
        let (func, cfg) = (cx.func, cx.cfg);
        let weights = cx.costs()?.weights;
        let values = func.num_values();
        if !self.find_stored(cx, webs, plan) {
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
            self.paid[webs.find(value).index()] += cx.prices(value).store * freq;
        }
        for &block in cfg.rpo() {
            let freq = cfg.freq(block);
            for &(_, action) in plan.residency.actions(block) {
                if let Action::Reload(value) | Action::HoistedReload(value) = action {
                    self.paid[webs.find(value).index()] += cx.reload_cost(value) * freq;
                }
            }
            // In memory, a parameter takes no store at its definition.
            for &param in func.block_params(block) {
                self.in_memory[webs.find(param).index()] -= cx.prices(param).store * freq;
            }
            let visit = block.as_u32() + 1;
            for &value in plan.residency.exit(block) {
                self.seen[value.index()] = visit;
            }
            for edge in cfg.succ_edges(func, block) {
                self.count_edge(cx, webs, plan, edge, visit);
            }
        }
        for value in func.values() {
            let web = webs.find(value).index();
            if self.stored.contains(web) {
                let def = cx.live.def_block(value).map_or(0.0, |block| cfg.freq(block));
                let prices = cx.prices(value);
                self.in_memory[web] += prices.load * weights.uses(value) + prices.store * def;
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

    /// Finds the webs with a parameter that arrives in a register and is stored. Returns whether there is one.
    fn find_stored<const W: usize>(&mut self, cx: &SpillCx<'_, W>, webs: &mut Webs, plan: &SpillPlan<W>) -> bool {
        let (func, cfg) = (cx.func, cx.cfg);
        for set in [&mut self.stored, &mut self.found] {
            set.clear();
            set.grow(func.num_values());
        }
        let is_stored = |param: Value| plan.sets.is_spilled(param) && !plan.sets.is_memory_param(param);
        for &param in cfg.rpo().iter().flat_map(|&block| func.block_params(block)) {
            if is_stored(param) {
                self.stored.insert(webs.find(param).index());
            }
        }
        !self.stored.is_clear()
    }

    /// Counts loads and stores on an edge. Values in registers at its start were seen at this `visit`.
    fn count_edge<const W: usize>(
        &mut self,
        cx: &SpillCx<'_, W>,
        webs: &mut Webs,
        plan: &SpillPlan<W>,
        edge: Edge,
        visit: u32,
    ) {
        let (func, freq) = (cx.func, cx.cfg.edit_freq(cx.func, edge));
        let to = func.edge(edge).to;
        let params = func.block_params(to);
        for &value in plan.residency.entry(to) {
            if self.seen[value.index()] != visit && !params.contains(&value) {
                self.paid[webs.find(value).index()] += cx.reload_cost(value) * freq;
            }
        }
        let distances = cx.live.param_distances(func, to);
        for ((&param, &arg), _) in params.iter().zip(func.edge_args(edge)).zip(distances).filter(|it| *it.1 != DEAD) {
            let webs @ [of_param, of_arg] = [param, arg].map(|value| webs.find(value).index());
            let [is_param_stored, is_arg_stored] = webs.map(|web| self.stored.contains(web));
            let arrives_in_memory = plan.sets.is_memory_param(param);
            let in_reg = self.seen[arg.index()] == visit;
            let load = cx.reload_cost(arg) * freq;
            let store = cx.prices(param).store * freq;
            let copy = if in_reg { store } else { load + store };
            if arrives_in_memory && of_param != of_arg {
                self.paid[of_param] += copy;
            } else if !arrives_in_memory && !in_reg {
                self.paid[of_arg] += load;
            }
            if is_param_stored && of_param != of_arg {
                self.in_memory[of_param] += copy;
            } else if is_arg_stored && !is_param_stored {
                self.in_memory[of_arg] += load;
            }
        }
    }
}
