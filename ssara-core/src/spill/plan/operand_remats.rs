//! Rematerialisation that reads: reloads that compute the value again, since all that its instruction uses is in registers.
//!
//! # Input
//!
//! A finished [`SpillPlan`], liveness, and the values with a [reader](crate::analysis::remat::Remats::reader).
//!
//! # Output
//!
//! The reloads of such values that become rematerialisations ([`SpillSets::recomputed`]). A value that nothing else reads
//! from memory is no longer spilled, and needs no slot and no store.
//!
//! # Invariant
//!
//! Residencies stay as they are.
//!
//! # Why correct
//!
//! What the instruction uses is in registers before the reload and while the instruction there reads its own operands. So
//! the reload has a register of its own, and these values have theirs. It comes after all copies before the instruction, which
//! may have moved them. A value is not counted if it is reloaded at the same place, or goes to an argument slot there.
//!
//! # Cost
//!
//! Linear in the operands and actions, if there is a reload of a value with a reader.

use alloc::vec::Vec;

use cranelift_entity::EntityRef;
use fixedbitset::FixedBitSet;

use crate::analysis::context::Cx;
use crate::analysis::liveness::{DEAD, Liveness};
use crate::decisions::SpillSets;
use crate::ir::{Block, Inst, Value};
use crate::spill::plan::SpillPlan;
use crate::spill::residency::Action;

/// Finds the reloads of a plan that compute their value again. Returns whether a value is no longer spilled.
pub fn find<const W: usize>(cx: &Cx<'_, W>, live: &Liveness, plan: &mut SpillPlan<W>) -> bool {
    if !cx.remats.has_readers() {
        return false;
    }
    let blocks = cx
        .cfg
        .rpo()
        .iter()
        .filter(|&&block| plan.residency.actions(block).iter().any(|&(_, action)| reloads(cx, action).is_some()));
    let mut recomputed: Vec<(Inst, Value, Block)> = Vec::new();
    let mut in_reg = FixedBitSet::with_capacity(cx.func.num_values());
    for &block in blocks {
        find_in_block(cx, live, plan, block, &mut in_reg, &mut recomputed);
    }
    recomputed.sort_unstable();
    let SpillSets { spilled, memory_defs, memory_reads, recomputed: found, .. } = &mut plan.sets;
    found.extend(recomputed.iter().map(|&(inst, value, _)| (inst, value)));
    // Each reload has an entry among the reads of its block.
    let mut reads: Vec<(Value, Block)> = recomputed.iter().map(|&(_, value, block)| (value, block)).collect();
    let mut unread = FixedBitSet::with_capacity(cx.func.num_values());
    unread.extend(reads.iter().map(|read| read.0.index()));
    reads.sort_unstable();
    memory_reads.retain(|read| match reads.binary_search(read) {
        Ok(at) => {
            reads.remove(at);
            false
        }
        Err(_) => {
            unread.set(read.0.index(), false);
            true
        }
    });
    unread.difference_with(memory_defs);
    spilled.difference_with(&unread);
    !unread.is_clear()
}

/// The value that an action reloads, if it has a reader and costs no more to compute than to load.
fn reloads<const W: usize>(cx: &Cx<'_, W>, action: Action) -> Option<(Value, Inst)> {
    let (Action::Reload(value) | Action::HoistedReload(value)) = action else { return None };
    let reader = cx.remats.reader(value)?;
    (cx.remat_cost(value, reader) <= cx.prices(value).load).then_some((value, reader))
}

/// Goes over a block with the values that are in registers.
fn find_in_block<const W: usize>(
    cx: &Cx<'_, W>,
    live: &Liveness,
    plan: &SpillPlan<W>,
    block: Block,
    in_reg: &mut FixedBitSet,
    found: &mut Vec<(Inst, Value, Block)>,
) {
    let Cx { func, machine, .. } = *cx;
    in_reg.clear();
    in_reg.extend(plan.residency.entry(block).iter().map(|value| value.index()));
    let mut cursor = plan.residency.cursor(block);
    for inst in func.block_insts(block) {
        let form = plan.forms.form(func, machine.target, inst);
        let operands = || func.inst_operands(inst).iter().copied().zip(form.operands());
        let actions = cursor.before(inst);
        for &(_, action) in actions {
            if let Action::Evict(value) = action {
                in_reg.set(value.index(), false);
            }
        }
        for (value, reader) in actions.iter().filter_map(|&(_, action)| reloads(cx, action)) {
            let goes_to_slot =
                |operand: Value| operands().any(|(other, desc)| other == operand && desc.arg_slot().is_some());
            let is_there =
                |operand: Value| operand == value || in_reg.contains(operand.index()) && !goes_to_slot(operand);
            if func.inst_operands(reader).iter().all(|&operand| is_there(operand)) {
                found.push((inst, value, block));
            }
        }
        for &(_, action) in actions {
            if let Action::Reload(value) | Action::HoistedReload(value) = action {
                in_reg.insert(value.index());
            }
        }
        for &(_, action) in actions {
            if let Action::EvictAfterUse(value) = action {
                in_reg.set(value.index(), false);
            }
        }
        let distances = &live.operand_distances()[func.operand_range(inst)];
        for ((value, desc), &distance) in operands().zip(distances) {
            if distance == DEAD {
                in_reg.set(value.index(), false);
            } else if desc.is_def() {
                in_reg.set(value.index(), !desc.is_in_memory() && !plan.sets.is_memory_def(value));
            }
        }
    }
}
