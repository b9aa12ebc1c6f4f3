//! Clobber lookahead: the units that instructions destroy or fix before a value leaves its register.
//!
//! # Input
//! A spill plan.
//!
//! # Output
//! For each value, the units that it should avoid from some point on. The points are its definition, its reloads, and the
//! start of each block that has it in a register. `RegHints::avoid` says the same of a value as a whole, which is too much
//! where the value is spilled in between. A value that is evicted before the next call has no use for a callee-saved
//! register. That holds even if it was in a register through an earlier call.
//!
//! # Invariant
//! A walk goes backwards over each block with the values that are in registers. Loops are walked twice, so the result is
//! incomplete where loops are nested and values go around more than once.
//!
//! # Why correct
//! Only cost depends on lookahead.
//!
//! # Cost
//! Linear in the operands and in the values at the ends of blocks, and at each constrained instruction in the values that
//! live through it.

use alloc::vec::Vec;

use cranelift_entity::EntityRef;

use crate::analysis::context::Cx;
use crate::ir::{Block, Inst, Value};
use crate::regs::effects::{Effects, outside_of_class};
use crate::regs::unit_mask::Mask;
use crate::spill::plan::SpillPlan;
use crate::spill::residency::Action;
use crate::spill::working_set::WorkingSet;
use crate::target::{Bank, FormView, Place, Role};

/// What the values in registers should avoid. Keeps its buffers.
#[derive(Default)]
pub struct Lookahead<const W: usize> {
    /// By block: parallel to [`Residency::entry`](crate::spill::residency::Residency::entry).
    at_entry: Vec<Vec<Mask<W>>>,
    /// By value.
    at_def: Vec<Mask<W>>,
    /// Sorted by instruction and value once the walk is over.
    at_reload: Vec<(Inst, Value, Mask<W>)>,
    /// The values in registers at the current program point.
    working_set: WorkingSet,
    /// By value: the units that it should avoid from the current program point on.
    avoid: Vec<Mask<W>>,
    /// The values whose registers the current instruction is the last to read.
    killed: Vec<Value>,
}

impl<const W: usize> Lookahead<W> {
    /// Computes the units to avoid for the values of a plan.
    pub fn compute(&mut self, cx: &Cx<'_, W>, plan: &SpillPlan<W>) {
        let Cx { func, machine, cfg, .. } = *cx;
        self.at_entry.resize_with(func.num_blocks().max(self.at_entry.len()), Vec::new);
        for block in func.blocks() {
            self.at_entry[block.index()].clear();
            self.at_entry[block.index()].resize(plan.residency.entry(block).len(), Mask::EMPTY);
        }
        for masks in [&mut self.at_def, &mut self.avoid] {
            masks.clear();
            masks.resize(func.num_values(), Mask::EMPTY);
        }
        self.working_set.reset(machine.num_banks(), func.num_values());
        for _ in 0..if cfg.has_loops() { 2 } else { 1 } {
            self.at_reload.clear();
            let mut walk = LookaheadWalk { cx, plan, state: self };
            for &block in cfg.rpo().iter().rev() {
                walk.walk_block(block);
            }
        }
        self.at_reload.sort_unstable_by_key(|reload| (reload.0, reload.1));
    }

    /// By value: what it should avoid from its definition on.
    pub fn at_def(&self) -> &[Mask<W>] {
        &self.at_def
    }
    /// What the values in registers at the start of a block should avoid, in the order of
    /// [`Residency::entry`](crate::spill::residency::Residency::entry).
    pub fn at_entry(&self, block: Block) -> &[Mask<W>] {
        &self.at_entry[block.index()]
    }
    /// What a value that is reloaded for an instruction should avoid.
    pub fn at_reload(&self, inst: Inst, value: Value) -> Mask<W> {
        let found = self.at_reload.binary_search_by_key(&(inst, value), |reload| (reload.0, reload.1));
        found.map_or(Mask::EMPTY, |at| self.at_reload[at].2)
    }
}

/// One walk over the blocks, against the order of the code.
struct LookaheadWalk<'a, const W: usize> {
    cx: &'a Cx<'a, W>,
    plan: &'a SpillPlan<W>,
    state: &'a mut Lookahead<W>,
}

impl<const W: usize> LookaheadWalk<'_, W> {
    fn walk_block(&mut self, block: Block) {
        let (cx, plan) = (self.cx, self.plan);
        self.enter_at_end(block);
        let mut cursor = plan.residency.cursor(block);
        for inst in cx.func.block_insts(block).rev() {
            self.step(inst);
            for &(_, action) in cursor.before_in_reverse(inst) {
                match action {
                    Action::Evict(value) => self.insert(value),
                    Action::Reload(value) | Action::HoistedReload(value) => {
                        self.state.at_reload.push((inst, value, self.state.avoid[value.index()]));
                        self.state.working_set.remove(self.bank_of(value), value);
                    }
                    Action::EvictAfterUse(_) | Action::FoldedUse(_) => {}
                }
            }
        }
        let Lookahead { at_entry, at_def, avoid, .. } = &mut *self.state;
        for (&value, mask) in plan.residency.entry(block).iter().zip(&mut at_entry[block.index()]) {
            *mask = avoid[value.index()];
        }
        for &param in cx.func.block_params(block) {
            at_def[param.index()] = avoid[param.index()];
        }
    }

    /// Starts with the values in registers at the end of a block, and with what its successors know of them.
    fn enter_at_end(&mut self, block: Block) {
        let Cx { func, cfg, .. } = *self.cx;
        self.state.working_set.clear();
        for &value in self.plan.residency.exit(block) {
            self.insert(value);
        }
        let Lookahead { at_entry, avoid, working_set, .. } = &mut *self.state;
        for edge in cfg.succ_edges(func, block) {
            let to = func.edge(edge).to;
            for (&value, &mask) in self.plan.residency.entry(to).iter().zip(&at_entry[to.index()]) {
                if working_set.contains(value) {
                    let avoid = &mut avoid[value.index()];
                    *avoid = avoid.or(mask);
                }
            }
        }
    }

    fn step(&mut self, inst: Inst) {
        let Cx { func, machine, constraints, .. } = *self.cx;
        for (value, desc) in constraints.operands(func, inst) {
            if desc.is_def() {
                let bank = self.bank_of(value);
                let Lookahead { at_def, avoid, working_set, .. } = &mut *self.state;
                if !working_set.contains(value) {
                    avoid[value.index()] = Mask::EMPTY;
                }
                at_def[value.index()] = avoid[value.index()];
                working_set.remove(bank, value);
            }
        }
        for (value, desc) in constraints.operands(func, inst) {
            let in_reg = desc.role() == Role::Use && desc.place() != Place::Slot;
            if in_reg && !self.state.working_set.contains(value) {
                self.insert(value);
                self.state.killed.push(value);
            }
        }
        if !constraints.traits(inst).is_unconstrained() {
            let form = self.plan.forms.form(func, machine.target, inst);
            self.add_constraints(form, func.inst_operands(inst));
        }
        self.state.killed.clear();
    }

    /// Records that a value is in its register up to the current point and no longer.
    fn insert(&mut self, value: Value) {
        self.state.working_set.insert(self.bank_of(value), value);
        self.state.avoid[value.index()] = Mask::EMPTY;
    }

    /// Adds what a constrained instruction clobbers and fixes.
    fn add_constraints(&mut self, form: FormView<'_>, operands: &[Value]) {
        let Cx { func, machine, .. } = *self.cx;
        for (&value, desc) in operands.iter().zip(form.operands()) {
            let avoid = &mut self.state.avoid[value.index()];
            *avoid = avoid.or(outside_of_class(machine, func.value_type(value), desc));
        }
        for bank in machine.banks() {
            let effects = Effects::new(machine, form, bank);
            if !effects.is_empty() {
                self.add_effects(form, operands, bank, &effects);
            }
        }
    }

    /// Adds what an instruction does to the registers of a bank.
    fn add_effects(&mut self, form: FormView<'_>, operands: &[Value], bank: Bank, effects: &Effects<W>) {
        let machine = self.cx.machine;
        let Lookahead { avoid, working_set, killed, .. } = &mut *self.state;
        let in_bank = &working_set.banks[bank.index()];
        for &value in in_bank.iter().filter(|value| !killed.contains(value)) {
            let against = effects.against(machine, form, operands, value, operands.contains(&value));
            let avoid = &mut avoid[value.index()];
            *avoid = avoid.or(against);
        }
        // An operand that takes any register is in the way of those that do not.
        for (&value, desc) in operands.iter().zip(form.operands()) {
            if desc.role() == Role::Use
                && matches!(desc.place(), Place::Class | Place::Any | Place::Tied(_))
                && in_bank.contains(&value)
            {
                let avoid = &mut avoid[value.index()];
                *avoid = avoid.or(effects.fixed);
            }
        }
    }

    fn bank_of(&self, value: Value) -> Bank {
        self.cx.machine.ty(self.cx.func.value_type(value)).bank
    }
}
