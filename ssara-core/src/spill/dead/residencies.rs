//! Dead-residency elimination: a value leaves its register after the last instruction that reads it there.
//!
//! The spiller evicts a value where another one needs the register. Between its last read and its eviction, the value would
//! make tied operands, clobbers and fixed operands cost a move.
//!
//! # Input
//!
//! A [`SpillPlan`] without [dead reloads](crate::spill::dead::reloads), and liveness.
//!
//! # Output
//!
//! The plan with shorter residencies. In each block, a value leaves its register if it is evicted, last read from its slot,
//! or needed in a register by no successor. It leaves it at the first of these points:
//!
//! * with the last instruction that reads it from the register;
//! * after its definition, if no instruction does;
//! * at the start of the block, if it is there on entry. Only block parameters are.
//!
//! A hoisted reload that no successor needs is removed. A plan without evictions and spilled values stays as it is.
//!
//! # Invariant
//!
//! Reads from registers do not change, and residencies at the starts of blocks do not either. What is read from memory, and
//! where, stays as it is.
//!
//! # Why correct
//!
//! At every point the values in registers are a subset of those before, so every instruction still has a solution. An
//! instruction whose operand is no longer live-out demands less of it.
//!
//! # Cost
//!
//! Linear in the values at block boundaries and in the operands of blocks with a candidate, beside sorting the evictions
//! that are moved.
//!
//! # Reference
//!
//! The residencies are live ranges of registers, and this is dead-code elimination on them, for one block at a time.

use alloc::vec::Vec;
use core::ops::Range;

use cranelift_entity::EntityRef;

use crate::analysis::block_lists::BlockLists;
use crate::analysis::context::Cx;
use crate::analysis::liveness::{DEAD, Liveness};
use crate::ir::{Block, Inst, Value};
use crate::sorts::sort_by_key;
use crate::spill::plan::SpillPlan;
use crate::spill::residency::Action;
use crate::target::{FormView, Place, Role};

/// A point at which a value can leave its register: twice the number of an instruction before it, one more with it.
type ExitPoint = u32;

/// The exit point of a value that is in no register, or stays in it.
const NONE: ExitPoint = u32::MAX;

/// The point before an instruction.
fn before(inst: u32) -> ExitPoint {
    2 * inst
}

/// The point at which an instruction has read its operands.
fn after_use(inst: Inst) -> ExitPoint {
    2 * inst.as_u32() + 1
}

/// The pass. Keeps its buffers.
#[derive(Default)]
pub struct DeadResidencies {
    /// By value: the earliest point at which it can leave its register. A point outside of the current block counts as
    /// [`NONE`].
    exit_points: Vec<ExitPoint>,
    /// By value: the last block, plus one, at whose end it is needed in a register.
    needed: Vec<u32>,
    /// The actions of the current block that stay as they are.
    kept: Vec<(Inst, Action)>,
    /// The evictions of the current block at their new places.
    moved: Vec<(Inst, Action)>,
    /// The new actions.
    actions: BlockLists<(Inst, Action)>,
}

impl DeadResidencies {
    /// Shortens the residencies of a plan.
    pub fn run<const W: usize>(&mut self, cx: &Cx<'_, W>, live: &Liveness, plan: &mut SpillPlan<W>) {
        let Cx { func, cfg, constraints, .. } = *cx;
        if plan.residency.has_no_actions() && plan.sets.spilled.is_clear() {
            return;
        }
        for table in [&mut self.exit_points, &mut self.needed] {
            table.clear();
        }
        self.exit_points.resize(func.num_values(), NONE);
        self.needed.resize(func.num_values(), 0);
        self.actions.reset(func.num_blocks());
        let forms = constraints.forms();
        let reads_slots = forms.iter().any(|info| info.shape.has_alternatives() || info.shape.must_read_slots());
        for &block in cfg.rpo() {
            self.find_needed(cx, live, plan, block);
            let stamp = block.as_u32() + 1;
            let is_departure = |&(_, action): &(Inst, Action)| matches!(action, Action::Evict(_));
            let has_candidates = reads_slots
                || plan.residency.actions(block).iter().any(is_departure)
                || plan.residency.exit(block).iter().any(|value| self.needed[value.index()] != stamp);
            self.actions.start(block);
            if has_candidates {
                let (first, end) = func.block(block).insts;
                let points = before(first)..before(end);
                ResidencyWalk { cx, live, plan, state: self, block, points }.run();
                self.merge_actions();
            } else {
                self.actions.items.extend_from_slice(plan.residency.actions(block));
            }
            self.actions.end(block);
        }
        plan.residency.swap_actions(&mut self.actions);
    }

    /// Finds the values that are needed in registers at the end of a block: by a successor, as arguments, or because the
    /// terminator defines them.
    fn find_needed<const W: usize>(&mut self, cx: &Cx<'_, W>, live: &Liveness, plan: &SpillPlan<W>, block: Block) {
        let Cx { func, cfg, constraints, .. } = *cx;
        let stamp = block.as_u32() + 1;
        for edge in cfg.succ_edges(func, block) {
            let to = func.edge(edge).to;
            for value in plan.residency.entry(to) {
                self.needed[value.index()] = stamp;
            }
            for (arg, &distance) in func.edge_args(edge).iter().zip(live.param_distances(func, to)) {
                if distance != DEAD {
                    self.needed[arg.index()] = stamp;
                }
            }
        }
        if constraints.defines_at_end(func, block)
            && let Some(last) = func.terminator(block)
        {
            for (value, _) in constraints.operands(func, last).filter(|(_, desc)| desc.is_def()) {
                self.needed[value.index()] = stamp;
            }
        }
    }

    /// Merges the kept and the moved actions of a block. An instruction evicts before it reloads.
    fn merge_actions(&mut self) {
        let DeadResidencies { kept, moved, actions, .. } = self;
        sort_by_key(moved, |action| action.0);
        let mut moved = moved.drain(..).peekable();
        for action in kept.drain(..) {
            while let Some(moved) = moved.next_if(|moved| moved.0 <= action.0) {
                actions.push(moved);
            }
            actions.push(action);
        }
        actions.items.extend(moved);
    }
}

/// A walk over one block.
struct ResidencyWalk<'a, const W: usize> {
    cx: &'a Cx<'a, W>,
    live: &'a Liveness,
    plan: &'a mut SpillPlan<W>,
    state: &'a mut DeadResidencies,
    block: Block,
    /// The exit points in the block.
    points: Range<ExitPoint>,
}

impl<const W: usize> ResidencyWalk<'_, W> {
    /// Shortens the residencies in the block.
    fn run(mut self) {
        let block = self.block;
        for value in self.plan.residency.entry(block) {
            self.state.exit_points[value.index()] = self.points.start;
        }
        let mut next = 0;
        for inst in self.cx.func.block_insts(block) {
            let actions = &self.plan.residency.actions(block)[next..];
            let here = next..next + actions.iter().take_while(|action| action.0 == inst).count();
            next = here.end;
            for at in here.clone() {
                self.take_over(at);
            }
            self.read_operands(inst, here.clone());
            for &(_, action) in &self.plan.residency.actions(block)[here] {
                if let Action::EvictAfterUse(value) = action {
                    self.state.exit_points[value.index()] = NONE;
                }
            }
        }
        let ResidencyWalk { plan, state: DeadResidencies { exit_points, needed, moved, .. }, points, .. } = self;
        plan.residency.retain_exit(block, |value| {
            let is_needed = needed[value.index()] == block.as_u32() + 1;
            let point = exit_points[value.index()];
            if !is_needed && points.contains(&point) {
                moved.push(eviction(value, point));
            }
            is_needed
        });
    }

    /// Takes over an action of the plan, the one of this index in the block.
    fn take_over(&mut self, index: usize) {
        let DeadResidencies { exit_points, needed, kept, moved, .. } = &mut *self.state;
        let (inst, action) = self.plan.residency.actions(self.block)[index];
        match action {
            Action::Evict(value) => match core::mem::replace(&mut exit_points[value.index()], NONE) {
                NONE => kept.push((inst, action)),
                point => moved.push(eviction(value, point)),
            },
            Action::HoistedReload(value) if needed[value.index()] != self.block.as_u32() + 1 => {}
            Action::EvictAfterUse(_) | Action::Reload(_) | Action::HoistedReload(_) | Action::FoldedUse(_) => {
                kept.push((inst, action));
            }
        }
    }

    /// Notes what an instruction reads from registers, and what it defines there. `actions` are the indices of its actions
    /// in the block.
    fn read_operands(&mut self, inst: Inst, actions: Range<usize>) {
        let Cx { func, machine, constraints, .. } = *self.cx;
        let ResidencyWalk { plan, state: DeadResidencies { exit_points, .. }, points, .. } = self;
        // A value that the terminator defines stays in its register.
        let after_def = Some(before(inst.as_u32() + 1)).filter(|point| points.contains(point)).unwrap_or(NONE);
        if constraints.shape(inst).is_unconstrained() {
            for (value, desc) in constraints.operands(func, inst) {
                exit_points[value.index()] = if desc.is_def() { after_def } else { after_use(inst) };
            }
            return;
        }
        let actions = &plan.residency.actions(self.block)[actions];
        let is_folded = |value: Value| actions.contains(&(inst, Action::FoldedUse(value)));
        let is_reloaded = |value: Value| actions.contains(&(inst, Action::Reload(value)));
        let form = plan.forms.form(func, machine.target, inst);
        for (&value, desc) in func.inst_operands(inst).iter().zip(form.operands()) {
            let point = &mut exit_points[value.index()];
            let is_at_hand = || points.contains(point) || is_reloaded(value);
            let is_in_reg = match desc.role() {
                Role::Def if desc.is_reg_or_slot() => !plan.sets.is_memory_def(value),
                Role::Use if desc.is_reg_or_slot() => is_at_hand() && !is_folded(value),
                Role::Use if desc.arg_slot().is_some() => is_at_hand(),
                _ => desc.needs_reg(),
            };
            if is_in_reg {
                *point = if desc.is_def() { after_def } else { after_use(inst) };
            }
        }
        self.leave_last_slot_reads(inst, form);
    }

    /// Values that an instruction is the last to read, and only from their slots, leave their registers before.
    fn leave_last_slot_reads(&mut self, inst: Inst, form: FormView<'_>) {
        let func = self.cx.func;
        let DeadResidencies { exit_points, moved, .. } = &mut *self.state;
        let distances = &self.live.operand_distances()[func.operand_range(inst)];
        for ((&value, desc), &distance) in func.inst_operands(inst).iter().zip(form.operands()).zip(distances) {
            let point = &mut exit_points[value.index()];
            let is_last_read = desc.role() == Role::Use && desc.place() == Place::Slot && distance == DEAD;
            if is_last_read && self.points.contains(point) && *point != after_use(inst) {
                moved.push(eviction(value, *point));
                *point = NONE;
            }
        }
    }
}

/// The eviction of a value at a point.
fn eviction(value: Value, point: ExitPoint) -> (Inst, Action) {
    let action = if point.is_multiple_of(2) { Action::Evict(value) } else { Action::EvictAfterUse(value) };
    (Inst::from_u32(point / 2), action)
}
