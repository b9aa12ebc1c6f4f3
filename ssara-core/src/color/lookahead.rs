//! What lies ahead of a value in a register: the units that instructions destroy or demand before it leaves the register.
//!
//! Takes a [`Plan`]; goes through the blocks backwards with the values that are in registers, and notes for each of them,
//! where it is defined, reloaded, or there as a block begins, what it had better avoid from there on. `SpillPlan::avoid` says
//! the same of a value as a whole, which is more than need be where it is spilled in between: a value that is evicted
//! before the next call has no use for a preserved register, even if it was in one through the call before.
//!
//! Only cost depends on it. Loops are gone through twice, so what is found is short of the whole where loops are nested and
//! values go around more than once. Takes time linear in the operands and in the values at the ends of blocks, and at each
//! instruction with constraints in the values that live through it.

use alloc::vec::Vec;

use cranelift_entity::EntityRef;

use crate::analysis::context::Cx;
use crate::ir::{Block, Inst, Value};
use crate::regs::effects::{Effects, outside_of_class};
use crate::regs::machine::Machine;
use crate::regs::unit_mask::Mask;
use crate::spill::plan::SpillPlan;
use crate::spill::residency::Action;
use crate::spill::working_set::WorkingSet;
use crate::target::{Bank, FormView, Place, Role};

/// What lies ahead of the values in registers. Keeps its buffers.
#[derive(Default)]
pub struct Lookahead<const W: usize> {
    /// Of each block: parallel to `SpillPlan::entry`.
    at_entry: Vec<Vec<Mask<W>>>,
    at_def: Vec<Mask<W>>,
    at_reload: Vec<(Inst, Value, Mask<W>)>,
    held: WorkingSet,
    /// Values of which the instruction at hand is the last to read the register.
    ending: Vec<Value>,
    /// Of the values that are held at the point at hand.
    ahead: Vec<Mask<W>>,
}

impl<const W: usize> Lookahead<W> {
    /// Finds out what lies ahead of the values of a plan.
    pub fn compute(&mut self, cx: &Cx<'_, W>, plan: &SpillPlan<W>) {
        let Cx { func, machine, cfg, code: _, .. } = *cx;
        self.at_entry.resize_with(func.num_blocks().max(self.at_entry.len()), Vec::new);
        for block in func.blocks() {
            self.at_entry[block.index()].clear();
            self.at_entry[block.index()].resize(plan.residency.entry(block).len(), Mask::EMPTY);
        }
        for masks in [&mut self.at_def, &mut self.ahead] {
            masks.clear();
            masks.resize(func.num_values(), Mask::EMPTY);
        }
        self.held.reset(machine.num_banks(), func.num_values());
        for _ in 0..if cfg.has_loops() { 2 } else { 1 } {
            self.at_reload.clear();
            for &block in cfg.rpo().iter().rev() {
                self.block(cx, plan, block);
            }
        }
        self.at_reload.sort_unstable_by_key(|reload| (reload.0, reload.1));
    }

    /// By value: what it had better avoid where it is defined.
    pub fn at_def(&self) -> &[Mask<W>] {
        &self.at_def
    }
    /// What the values in registers at the start of a block had better avoid, in the order of [`SpillPlan::entry`].
    pub fn at_entry(&self, block: Block) -> &[Mask<W>] {
        &self.at_entry[block.index()]
    }
    /// What a value that is reloaded for an instruction had better avoid.
    pub fn at_reload(&self, inst: Inst, value: Value) -> Mask<W> {
        let found = self.at_reload.binary_search_by_key(&(inst, value), |reload| (reload.0, reload.1));
        found.map_or(Mask::EMPTY, |at| self.at_reload[at].2)
    }

    fn block(&mut self, cx: &Cx<'_, W>, plan: &SpillPlan<W>, block: Block) {
        let Cx { func, machine, cfg, .. } = *cx;
        let bank_of = |value: Value| machine.ty(func.value_type(value)).bank;
        self.held.clear();
        for &value in plan.residency.exit(block) {
            self.held.insert(bank_of(value), value);
            self.ahead[value.index()] = Mask::EMPTY;
        }
        for edge in cfg.succ_edges(func, block) {
            let to = func.edge(edge).to;
            for (&value, &mask) in plan.residency.entry(to).iter().zip(&self.at_entry[to.index()]) {
                let ahead = &mut self.ahead[value.index()];
                if self.held.contains(value) {
                    *ahead = ahead.or(mask);
                }
            }
        }
        let mut cursor = plan.residency.cursor(block);
        for inst in func.block_insts(block).rev() {
            self.step(cx, plan, inst);
            for &(_, action) in cursor.before_in_reverse(inst) {
                match action {
                    Action::Evict(value) => self.enter(bank_of(value), value),
                    Action::Reload(value) | Action::HoistedReload(value) => {
                        self.at_reload.push((inst, value, self.ahead[value.index()]));
                        self.held.remove(bank_of(value), value);
                    }
                    Action::EvictAfterUse(_) | Action::FoldedUse(_) => {}
                }
            }
        }
        for (&value, mask) in plan.residency.entry(block).iter().zip(&mut self.at_entry[block.index()]) {
            *mask = self.ahead[value.index()];
        }
        for &param in func.block_params(block) {
            self.at_def[param.index()] = self.ahead[param.index()];
        }
    }

    /// Notes that a value is in a register up to here, and no longer.
    fn enter(&mut self, bank: Bank, value: Value) {
        self.held.insert(bank, value);
        self.ahead[value.index()] = Mask::EMPTY;
    }

    fn step(&mut self, cx: &Cx<'_, W>, plan: &SpillPlan<W>, inst: Inst) {
        let Cx { func, machine, code, .. } = *cx;
        let bank_of = |value: Value| machine.ty(func.value_type(value)).bank;
        for (value, desc) in code.operands(func, inst) {
            if desc.is_def() {
                if !self.held.contains(value) {
                    self.ahead[value.index()] = Mask::EMPTY;
                }
                self.at_def[value.index()] = self.ahead[value.index()];
                self.held.remove(bank_of(value), value);
            }
        }
        let form = if code.traits(inst).is_plain() { None } else { Some(plan.forms.form(func, machine.target, inst)) };
        for (value, desc) in code.operands(func, inst) {
            if desc.role() == Role::Use && desc.place() != Place::Slot && !self.held.contains(value) {
                self.enter(bank_of(value), value);
                self.ending.push(value);
            }
        }
        if let Some(form) = form {
            let operands = func.inst_operands(inst);
            for (&value, desc) in operands.iter().zip(form.operands()) {
                let ahead = &mut self.ahead[value.index()];
                *ahead = ahead.or(outside_of_class(machine, func.value_type(value), desc));
            }
            for bank in (0..machine.num_banks()).map(Bank::from_index) {
                let demands = Effects::new(machine, form, bank);
                if !demands.is_empty() {
                    self.demand(machine, form, operands, bank, &demands);
                }
            }
        }
        self.ending.clear();
    }

    /// Notes what an instruction does to the registers of a bank.
    fn demand(
        &mut self,
        machine: &Machine<'_, W>,
        form: FormView<'_>,
        operands: &[Value],
        bank: Bank,
        demands: &Effects<W>,
    ) {
        for &value in self.held.banks[bank.index()].iter().filter(|value| !self.ending.contains(value)) {
            let against = demands.against(machine, form, operands, value, operands.contains(&value));
            let ahead = &mut self.ahead[value.index()];
            *ahead = ahead.or(against);
        }
        // An operand that takes any register is in the way of those that do not.
        for (&value, desc) in operands.iter().zip(form.operands()) {
            if desc.role() == Role::Use
                && matches!(desc.place(), Place::Class | Place::Any | Place::Tied(_))
                && self.held.banks[bank.index()].contains(&value)
            {
                let ahead = &mut self.ahead[value.index()];
                *ahead = ahead.or(demands.fixed);
            }
        }
    }
}
