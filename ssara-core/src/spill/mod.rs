//! Spilling: decides which values are in registers at every point.
//!
//! # Input
//!
//! A function with its liveness, its pressure and, if something must be evicted, next-use distances ([`SpillCx`]).
//!
//! # Output
//!
//! A [`SpillPlan`]. A value is in at most one register and has one definition. Each spilled value is stored once. A
//! memory phi is stored on each edge whose argument is in a register and not yet in the slot of the parameter. So the
//! spiller tracks no set of stored values.
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
//! `counting_check` finds it without the solver.
//!
//! # Cost
//!
//! A function that fits is walked once, without distances. They are computed only if something must be evicted. `O2` may
//! then walk twice and `O3` three times; see `pipeline/spill_runs.rs`. A walk
//! takes time linear in the operands, and in the working set for each eviction. A second walk takes over what the first one
//! has for a block at whose start both have the same values in registers: more than half of all instructions.
//!
//! # Reference
//!
//! L. A. Belady: *A study of replacement algorithms for a virtual-storage computer*, IBM Systems Journal 5(2), 1966.
//! M. Braun, S. Hack: *Register spilling and live-range splitting for SSA-form programs*, CC 2009.
//!
//! # Files
//!
//! | file | contents |
//! | --- | --- |
//! | `walk`, `step` | the walk over the blocks, and its step over one instruction; `step/room` where there is room |
//! | `working_set` | the values in registers at the current point |
//! | `block_entry` | the working set at the start of a block |
//! | `evict` | which value leaves its register |
//! | `alternatives` | the form in which an instruction is issued |
//! | `counting_check` | whether an instruction fits, by counting alone |
//! | [`callee_saved`] | which callee-saved registers are not worth saving |
//! | [`memory_phis`] | parameters that arrive in memory |
//! | `hoist_reloads`, [`reload_placement`] | where reloads stand, by frequency and by minimum cuts |
//! | [`store_placement`] | where spilled values are stored |
//! | `plan/operand_remats` | reloads that compute the value again from others in registers |
//! | [`dead`] | reloads and residencies that nothing reads |
//! | [`plan`], [`residency`] | the result |
//!
//! [`InstSolver::solve`]: crate::solver::instruction::InstSolver::solve

mod alternatives;
mod block_entry;
pub mod callee_saved;
pub mod context;
mod counting_check;
pub mod dead;
mod evict;
mod hoist_reloads;
pub mod memory_phis;
pub mod placement;
pub mod plan;
pub mod record;
pub mod reload_placement;
pub mod residency;
mod step;
pub mod store_placement;
mod walk;
pub mod working_set;

use cranelift_entity::EntityRef;

use crate::coalesce::webs::Webs;
use crate::ir::{Block, Value};
use crate::record::Recorder;
use crate::spill::context::SpillCx;
use crate::spill::plan::SpillPlan;
use crate::spill::walk::SpillWalk;
pub use crate::spill::walk::{Spiller, TooFewRegs};

impl<const W: usize> Spiller<W> {
    /// Plans a function.
    ///
    /// # Errors
    /// When distances are missing, or an instruction cannot be allocated.
    pub fn run(&mut self, cx: &SpillCx<'_, W>, webs: &mut Webs, plan: &mut SpillPlan<W>) -> Result<(), TooFewRegs> {
        let func = cx.func;
        plan.reset(func, cx.machine.num_banks());
        plan.recorded_from = cx.record.map(Recorder::mark);
        if let Some(draft) = cx.draft() {
            plan.hints.start_with(&draft.hints);
        }
        let mut walk = self.walk(cx, plan, webs);
        for &block in cx.cfg.rpo() {
            walk.enter_block(block)?;
            if !walk.take_over(block) {
                walk.plan_block(block)?;
            }
        }
        plan.forms.sort();
        plan.defines_in_memory = !plan.sets.memory_defs.is_clear();
        plan.hints.add_inner_loops(cx.cfg);
        plan.hints.add_back_edges(func, cx.cfg, |a, b| webs.find(a) == webs.find(b));
        plan.hints.add_client_hints(cx.machine, func, cx.cfg);
        let def_freq = |value: Value| cx.live.def_block(value).map_or(0.0, |block| cx.cfg.freq(block));
        plan.add_edge_reads(cx, def_freq, |a, b| webs.find(a) == webs.find(b));
        for value in plan.sets.spilled.ones().filter(|&value| !plan.sets.memory_params.contains(value)) {
            plan.cost.total += def_freq(Value::new(value));
        }
        Ok(())
    }
}

impl<const W: usize> SpillWalk<'_, W> {
    /// Plans the instructions of a block that has been entered.
    fn plan_block(&mut self, block: Block) -> Result<(), TooFewRegs> {
        let before = self.begin_block(block);
        self.start_insts(block);
        for inst in self.cx.func.block_insts(block) {
            self.step(block, inst)?;
        }
        self.hoist_reloads(block);
        self.end_block(block, before);
        Ok(())
    }
}
