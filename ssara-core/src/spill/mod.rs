//! Spilling: decides which values are in registers at every point.
//!
//! # Input
//!
//! A function with its liveness, its pressure and, if something must be evicted, next-use distances ([`SpillCx`]).
//!
//! # Output
//!
//! A [`SpillPlan`]. A value is in at most one register, has one definition and is stored at most once. There is thus no
//! set of stored values to track.
//!
//! The method is Belady's, on SSA form. A walk over each block keeps the values that are used soonest and most often
//! (`evict`). It reloads the values that an instruction uses (`step`). At the start of a block it chooses among the values
//! that are in registers at the end of the predecessors (`block_entry`).
//!
//! # Invariant
//!
//! Between instructions the values in registers fit the bank (they pack). At every instruction [`InstSolver::solve`] has a
//! solution for the working set before it, the values that stay in registers, and the operands.
//!
//! # Why correct
//!
//! Colouring asks the same question of the same module, and can therefore not fail. Where numbers decide the answer,
//! `fast_check` finds it without the solver.
//!
//! # Cost
//!
//! A function that fits is walked once, without distances. They are computed only if something must be evicted. The walk
//! takes time linear in the operands, and in the working set for each eviction.
//!
//! # Reference
//!
//! L. A. Belady: *A study of replacement algorithms for a virtual-storage computer*, IBM Systems Journal 5(2), 1966.
//! M. Braun, S. Hack: *Register spilling and live-range splitting for SSA-form programs*, CC 2009.
//!
//! [`InstSolver::solve`]: crate::solver::instruction::InstSolver::solve

mod alternatives;
mod block_entry;
pub mod callee_saved;
pub mod context;
pub mod dead;
mod evict;
mod fast_check;
mod hoist_reloads;
pub mod memory_phis;
pub mod placement;
pub mod plan;
mod record;
pub mod reload_placement;
pub mod residency;
mod step;
pub mod store_placement;
#[cfg(test)]
mod tests;
mod walk;
pub mod working_set;

use cranelift_entity::EntityRef;

use crate::coalesce::webs::Webs;
use crate::ir::Value;
use crate::spill::context::SpillCx;
use crate::spill::plan::SpillPlan;
use crate::spill::walk::SpillWalk;
pub use crate::spill::walk::{NoRoom, Spiller};

impl<const W: usize> Spiller<W> {
    /// Plans a function.
    ///
    /// # Errors
    /// When distances are missing, or an instruction cannot be allocated.
    pub fn run(&mut self, cx: &SpillCx<'_, W>, webs: &mut Webs, plan: &mut SpillPlan<W>) -> Result<(), NoRoom> {
        let func = cx.func;
        plan.reset(func, cx.machine.num_banks());
        self.reset(cx);
        self.miscounted = None;
        let is_uniform = cx.machine.target.bank_ids().all(|bank| cx.machine.bank(bank).uniform);
        let mut walk = SpillWalk { cx, state: self, plan, webs };
        for &block in cx.cfg.rpo() {
            walk.enter_block(block)?;
            walk.plan.residency.begin_block(block, &walk.state.working_set);
            walk.state.slack = if is_uniform { cx.pressure.slack(block) } else { -1 };
            walk.state.stranded = 0;
            for inst in func.block_insts(block) {
                walk.step(block, inst)?;
            }
            walk.hoist_reloads(block);
            walk.plan.residency.end_block(block, &walk.state.working_set);
        }
        plan.forms.sort();
        plan.hints.add_inner_loops(cx.cfg);
        plan.hints.add_client_hints(func, cx.cfg);
        plan.add_edge_reads(cx, |a, b| webs.find(a) == webs.find(b));
        for value in plan.sets.spilled.ones().filter(|&value| !plan.sets.memory_params.contains(value)) {
            plan.cost.total += cx.live.def_block(Value::new(value)).map_or(0.0, |block| cx.cfg.freq(block));
        }
        Ok(())
    }
}
