//! Steps: what the spiller does at one instruction.
//!
//! # Input
//!
//! An instruction and the working set before it.
//!
//! # Output
//!
//! The actions at the instruction, the form in which it is issued, register hints, and the working set after it.
//!
//! If there is room for an instruction in any case, the step only updates the working set (`room`). Any other instruction
//! goes through the following steps.
//!
//! 1. Choose the form in which it is issued (`alternatives`).
//! 2. Put the values that it uses in registers.
//! 3. Make room in each bank that it touches (`evict`).
//! 4. Record the actions, the reads from memory and the register hints.
//! 5. Take the killed values out of the working set, and put its results in.
//!
//! # Why correct
//!
//! The instruction has a solution after step 3, or the step fails.
//!
//! # Cost
//!
//! Linear in the operands, beside making room.

mod room;

use cranelift_entity::EntityRef;

use crate::analysis::constraints::FormInfo;
use crate::analysis::inst_cx::InstCx;
use crate::analysis::liveness::DEAD;
use crate::coalesce::reg_hints::GroupUse;
use crate::ir::{Block, Inst, Value};
use crate::regs::effects::{Effects, outside_of_class};
use crate::spill::residency::Action;
use crate::spill::walk::{NO_INST, SpillWalk, Spiller, TooFewRegs};
use crate::target::{Bank, Place, Pos, Relation};

impl<'a, const W: usize> SpillWalk<'a, W> {
    /// Makes room at an instruction and records what changes.
    pub fn step(&mut self, block: Block, inst: Inst) -> Result<(), TooFewRegs> {
        let cx = self.cx;
        let &FormInfo { shape, banks, .. } = cx.constraints.form(inst);
        let banks = banks | self.state.results_outside_home;
        self.state.counted = None;
        if cx.options.stress.spill_everything {
            return self.step_without_room(block, inst);
        }
        if shape.is_unconstrained() && self.has_room(inst, banks) {
            self.step_unconstrained(block, inst);
            return Ok(());
        }
        let effect = cx.effects.of(cx.constraints.number(inst));
        if effect.is_countable && self.note_uses(inst) {
            let has_alternatives = shape.has_alternatives();
            self.state.counted = Some(effect);
            if (!has_alternatives || self.is_own_form_free(inst)) && self.has_counted_room(inst, effect, banks) {
                match shape.is_unconstrained() {
                    true => self.step_unconstrained(block, inst),
                    false => self.step_counted(block, inst, effect),
                }
                return Ok(());
            }
            if has_alternatives || shape.has_narrow() {
                self.state.counted = None;
            }
        }
        if shape.has_alternatives() {
            // An alternative may read a value from its slot that the own form reads from a register.
            self.forget_uses(inst);
        }
        self.step_without_room(block, inst)
    }

    /// An instruction of any kind, for which there may be no room.
    fn step_without_room(&mut self, block: Block, inst: Inst) -> Result<(), TooFewRegs> {
        let cx = self.cx;
        self.state.evicted.clear();
        self.state.evicted_after_use.clear();
        self.state.folded_uses.clear();
        if cx.options.stress.spill_everything {
            self.evict_all_but(cx.func.inst_operands(inst));
        }
        let inst = &self.choose_alternative(self.inst_cx(block, inst));
        self.insert_uses(inst);
        self.make_room(inst)?;
        self.record_actions(inst);
        self.record_memory_reads(inst);
        self.remove_killed(inst);
        if !inst.shape.takes_any() {
            self.add_hints(inst);
        }
        self.insert_defs(inst);
        Ok(())
    }

    /// An instruction in its own form.
    fn inst_cx(&self, block: Block, inst: Inst) -> InstCx<'a> {
        let cx = self.cx;
        cx.inst((block, inst), cx.func.inst(inst).form, cx.live.operand_distances())
    }

    /// Evicts everything but these values.
    fn evict_all_but(&mut self, kept: &[Value]) {
        let Spiller { working_set, evicted, .. } = &mut *self.state;
        evicted.extend(working_set.iter().filter(|value| !kept.contains(value)));
        for &value in &*evicted {
            working_set.remove(self.cx.bank_of(value), value);
        }
    }

    /// Puts the values that an instruction uses in registers, and notes when they are used next.
    pub fn insert_uses(&mut self, inst: &InstCx<'_>) {
        let cx = self.cx;
        let Spiller { working_set, distance_after, used_at, reloads, .. } = &mut *self.state;
        reloads.clear();
        for operand in inst.uses() {
            let (value, place) = (operand.value, operand.desc.place());
            distance_after[value.index()] = operand.distance;
            // A value that goes to an argument slot is read from its register, if it is in one.
            let is_read_from_reg = match place {
                Place::Slot => false,
                Place::ArgSlot(_) => working_set.contains(value),
                _ => true,
            };
            if is_read_from_reg {
                used_at[value.index()] = inst.inst.as_u32();
            }
            let may_be_in_memory = match place {
                Place::Slot | Place::ArgSlot(_) => true,
                Place::Any => !cx.remats.is(value),
                _ => false,
            };
            if !may_be_in_memory && !working_set.contains(value) {
                working_set.insert(cx.bank_of(value), value);
                reloads.push(value);
            }
        }
    }

    /// Reverts [`SpillWalk::insert_uses`]. Leaves `distance_after` as it is, and forgets when the values were last used.
    pub fn undo_insert_uses(&mut self, inst: &InstCx<'_>) {
        let Spiller { working_set, reloads, .. } = &mut *self.state;
        for value in reloads.drain(..) {
            working_set.remove(self.cx.bank_of(value), value);
        }
        self.forget_uses(inst.inst);
    }

    /// Forgets when the operands of an instruction were last used.
    fn forget_uses(&mut self, inst: Inst) {
        for value in self.cx.func.inst_operands(inst) {
            self.state.used_at[value.index()] = NO_INST;
        }
    }

    /// Makes room in each bank that the instruction touches with operands or clobbers. The banks in which results of the
    /// last instruction are [results_outside_home](Spiller::results_outside_home) come in addition.
    fn make_room(&mut self, inst: &InstCx<'_>) -> Result<(), TooFewRegs> {
        let cx = self.cx;
        let mut banks = core::mem::take(&mut self.state.results_outside_home);
        for &value in inst.values {
            banks |= 1 << cx.bank_of(value).index();
        }
        if inst.form.has_clobbers() {
            for bank in cx.machine.banks() {
                banks |= u64::from(!cx.machine.bank_mask(inst.form.clobbers, bank).is_empty()) << bank.index();
            }
        }
        for bank in cx.machine.banks() {
            if banks >> bank.index() & 1 != 0 {
                self.make_room_in(inst, bank)?;
            }
        }
        Ok(())
    }

    /// Records evictions, folded uses and reloads.
    fn record_actions(&mut self, inst: &InstCx<'_>) {
        let SpillWalk { cx, state, plan, .. } = self;
        for &value in &state.evicted {
            plan.residency.act(inst.inst, Action::Evict(value));
        }
        for &value in &state.evicted_after_use {
            plan.residency.act(inst.inst, Action::EvictAfterUse(value));
        }
        for &value in &state.folded_uses {
            plan.residency.act(inst.inst, Action::FoldedUse(value));
        }
        for &value in &state.reloads {
            plan.residency.act(inst.inst, Action::Reload(value));
            plan.reload(cx, value, inst.block, cx.cfg.freq(inst.block));
        }
    }

    /// Records the values that the instruction itself reads from memory.
    fn record_memory_reads(&mut self, inst: &InstCx<'_>) {
        for operand in inst.uses() {
            let value = operand.value;
            if operand.desc.arg_slot().is_some() && !self.state.in_reg(value) {
                self.plan.reload(self.cx, value, inst.block, self.cx.cfg.freq(inst.block));
            }
            let is_read_from_memory = match operand.desc.place() {
                Place::Slot => true,
                Place::Any => !self.state.in_reg(value) || self.state.folded_uses.contains(&value),
                _ => false,
            };
            if is_read_from_memory {
                self.plan.cost.total += self.cx.prices(value).slot_read * self.cx.cfg.freq(inst.block);
                self.plan.sets.read(value, inst.block);
            }
        }
    }

    /// Takes used values out of registers if they are killed or evicted, and notes the next use of the others.
    fn remove_killed(&mut self, inst: &InstCx<'_>) {
        let Spiller { working_set, next_use, distance_after, evicted_after_use, .. } = &mut *self.state;
        for operand in inst.uses() {
            let value = operand.value;
            let distance = distance_after[value.index()];
            if distance == DEAD || evicted_after_use.contains(&value) {
                working_set.remove(self.cx.bank_of(value), value);
            } else {
                next_use[value.index()] = inst.inst.as_u32().saturating_add(distance);
            }
        }
    }

    /// Puts results in registers, or marks them as defined in memory.
    fn insert_defs(&mut self, inst: &InstCx<'_>) {
        let SpillWalk { cx, state, plan, .. } = self;
        for operand in inst.defs() {
            let value = operand.value;
            let is_given = operand.desc.arg_slot().is_some() && !operand.is_last_use();
            if is_given || operand.desc.place() == Place::Slot || plan.sets.is_memory_def(value) {
                plan.sets.spilled.insert(value.index());
                plan.sets.memory_defs.insert(value.index());
            } else if !operand.is_last_use() {
                let bank = cx.bank_of(value);
                state.results_outside_home |= u64::from(!inst.shape.takes_any()) << bank.index();
                state.working_set.insert(bank, value);
                state.next_use[value.index()] = inst.inst.as_u32().saturating_add(operand.distance);
            }
        }
    }

    /// Records the registers that a constrained instruction fixes, and those that live-through values should avoid.
    fn add_hints(&mut self, inst: &InstCx<'_>) {
        let cx = self.cx;
        let &InstCx { block, form, values, .. } = inst;
        let machine = cx.machine;
        for bank in machine.banks() {
            let effects = Effects::new(machine, form, bank);
            if !effects.is_empty() {
                self.add_hints_in(inst, bank, &effects);
            }
        }
        self.add_group_hints(inst);
        for (&value, desc) in values.iter().zip(form.operands()) {
            if let Place::Fixed(reg) = desc.place() {
                self.plan.hints.add_hint(value, reg, cx.cfg.freq(block));
            }
            self.plan.hints.add_avoid(value, outside_of_class(machine, cx.func.value_type(value), desc));
        }
    }

    /// Records the uses that are members of groups.
    fn add_group_hints(&mut self, inst: &InstCx<'_>) {
        for relation in inst.form.relations {
            let Relation::Group { first, list } = relation.relation else { continue };
            let len = u16::from(self.cx.machine.target.tuple_lists[list.index()].len);
            let freq = self.cx.cfg.freq(inst.block);
            for use_ in inst.uses().filter(|use_| (first..first + len).contains(&(use_.index as u16))) {
                let group = GroupUse { value: use_.value, inst: inst.inst, operand: use_.index as u16, freq };
                self.plan.hints.groups.push(group);
            }
        }
    }

    /// Records what the values of a bank should avoid.
    fn add_hints_in(&mut self, inst: &InstCx<'_>, bank: Bank, effects: &Effects<W>) {
        let SpillWalk { cx, state, plan, .. } = self;
        let &InstCx { block, form, values, .. } = inst;
        let machine = cx.machine;
        if let Some(header) = cx.cfg.innermost_header(block) {
            plan.hints.add_loop_clobbers(header, bank, effects.written.or(effects.fixed));
        }
        let info = machine.bank(bank);
        let others = info.units.minus(info.callee_saved).minus(effects.written.or(effects.fixed));
        let crossing = (state.working_set.banks[bank.index()].len() as u32).saturating_sub(others.count());
        plan.hints.add_crossing(bank, crossing, cx.cfg.freq(block));
        for &value in &state.working_set.banks[bank.index()] {
            let is_operand = state.used_at[value.index()] == inst.inst.as_u32();
            plan.hints.add_avoid(value, effects.against(machine, form, values, value, is_operand));
        }
        for (index, (&value, desc)) in values.iter().zip(form.operands()).enumerate() {
            if desc.is_def() || !matches!(desc.place(), Place::Class | Place::Any) || cx.bank_of(value) != bank {
                continue;
            }
            // An operand that takes any register should leave the fixed ones to others.
            let mut avoid = effects.of_others(machine, form, values, value);
            if desc.pos() == Pos::Late || form.operands().any(|def| def.place() == Place::Tied(index as u16)) {
                avoid = avoid.or(effects.written);
            }
            plan.hints.add_avoid(value, avoid);
        }
    }
}
