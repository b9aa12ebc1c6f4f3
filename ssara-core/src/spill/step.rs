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

use alloc::vec::Vec;

use crate::analysis::constraints::FormInfo;
use crate::analysis::inst_cx::InstCx;
use crate::analysis::liveness::DEAD;
use crate::coalesce::reg_hints::{GroupUse, PartUse};
use crate::ir::{Block, Inst, Value};
use crate::regs::effects::{Effects, outside_of_class};
use crate::spill::walk::{SpillWalk, TooFewRegs};
use crate::target::{Bank, Place, Pos, Relation};

impl<'a, const W: usize> SpillWalk<'a, W> {
    /// Makes room at an instruction and records what changes.
    pub fn step(&mut self, block: Block, inst: Inst) -> Result<(), TooFewRegs> {
        let cx = self.cx;
        let &FormInfo { shape, banks, .. } = cx.constraints.form(inst);
        let banks = banks | self.outside_home();
        self.set_counted(None);
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
            self.set_counted(Some(effect));
            if (!has_alternatives || self.is_own_form_free(inst)) && self.has_counted_room(inst, effect, banks) {
                match shape.is_unconstrained() {
                    true => self.step_unconstrained(block, inst),
                    false => self.step_counted(block, inst, effect),
                }
                return Ok(());
            }
            if has_alternatives || shape.has_narrow() {
                self.set_counted(None);
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
        self.clear_evictions();
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
        let others: Vec<Value> = self.in_regs().filter(|value| !kept.contains(value)).collect();
        for value in others {
            self.evict(value);
        }
    }

    /// Makes room in each bank that the instruction touches with operands or clobbers. The banks in which results of the
    /// last instruction are [outside their homes](SpillWalk::outside_home) come in addition.
    fn make_room(&mut self, inst: &InstCx<'_>) -> Result<(), TooFewRegs> {
        let cx = self.cx;
        let mut banks = self.outside_home();
        for &value in inst.values {
            banks |= 1 << cx.bank_of(value).index();
        }
        if inst.shape.has_clobbers() {
            let clobbers = inst.form().clobbers;
            for bank in cx.machine.banks() {
                banks |= u64::from(!cx.machine.bank_mask(clobbers, bank).is_empty()) << bank.index();
            }
        }
        for bank in cx.machine.banks() {
            if banks >> bank.index() & 1 != 0 {
                self.make_room_in(inst, bank)?;
            }
        }
        Ok(())
    }

    /// Records the values that the instruction itself reads from memory.
    fn record_memory_reads(&mut self, inst: &InstCx<'_>) {
        for operand in inst.uses() {
            let value = operand.value;
            if operand.desc.arg_slot().is_some() && !self.in_reg(value) {
                self.pay_reload(value, inst.block);
            }
            let desc = operand.desc;
            let is_in_reg = || desc.is_reg_or_slot() && self.in_reg(value) && !self.uses().folded().contains(&value);
            if desc.takes_spill_slot() && !is_in_reg() {
                self.read_slot(value, inst.block);
            }
        }
    }

    /// Takes used values out of registers if they are killed or evicted, and notes the next use of the others.
    fn remove_killed(&mut self, inst: &InstCx<'_>) {
        for operand in inst.uses() {
            let value = operand.value;
            if self.uses().stays(value) {
                self.use_next(value, inst.inst.as_u32(), self.uses().distance_after(value));
            } else {
                self.take_out(value);
            }
        }
    }

    /// Puts results in registers, or marks them as defined in memory.
    fn insert_defs(&mut self, inst: &InstCx<'_>) {
        let mut outside_home = 0;
        for operand in inst.defs() {
            let value = operand.value;
            let is_given = operand.desc.arg_slot().is_some() && !operand.is_last_use();
            if is_given || operand.desc.place() == Place::Slot || self.plan().sets.is_memory_def(value) {
                self.define_in_memory(value);
            } else if !operand.is_last_use() {
                outside_home |= u64::from(!inst.shape.takes_any()) << self.cx.bank_of(value).index();
                self.put_in_reg(value);
                self.use_next(value, inst.inst.as_u32(), operand.distance);
            }
        }
        self.set_outside_home(outside_home);
    }

    /// Records the registers that a constrained instruction fixes, and those that live-through values should avoid.
    fn add_hints(&mut self, inst: &InstCx<'_>) {
        let cx = self.cx;
        let (&InstCx { block, values, .. }, form) = (inst, inst.form());
        let machine = cx.machine;
        for bank in machine.banks() {
            let effects = Effects::new(machine, form, bank);
            if !effects.is_empty() {
                self.add_hints_in(inst, bank, &effects);
            }
        }
        self.add_relation_hints(inst);
        for (&value, desc) in values.iter().zip(form.operands()) {
            if let Some(reg) = desc.fixed_reg() {
                self.hints().add_hint(cx.machine, value, reg, cx.cfg.freq(block));
            }
            let avoid = outside_of_class(machine, cx.func.value_type(value), desc);
            self.hints().add_clobbers(value, avoid, cx.cfg.freq(block));
        }
    }

    /// Records the uses that are members of groups, and those that end where a def begins.
    fn add_relation_hints(&mut self, inst: &InstCx<'_>) {
        for relation in inst.form().relations {
            let freq = self.cx.cfg.freq(inst.block);
            match relation.relation {
                Relation::Group { first, list } => {
                    let len = u16::from(self.cx.machine.target.tuple_lists[list.index()].len);
                    for use_ in inst.uses().filter(|use_| (first..first + len).contains(&(use_.index as u16))) {
                        let group = GroupUse { value: use_.value, inst: inst.inst, operand: use_.index as u16, freq };
                        self.hints().groups.push(group);
                    }
                }
                Relation::Same(a, b, end) => {
                    let is_def = |index: u16| inst.form().operand(index.into()).is_def();
                    let (def, used) = if is_def(a) { (a, b) } else { (b, a) };
                    let [def, used] = [def, used].map(usize::from);
                    if is_def(a) != is_def(b) && inst.distances[used] == DEAD {
                        self.hints().parts.push(PartUse { value: inst.values[used], def: inst.values[def], end, freq });
                    }
                }
                Relation::Distinct(..) | Relation::OverlapAt(..) | Relation::Implies(..) => {}
            }
        }
    }

    /// Records what the values of a bank should avoid.
    fn add_hints_in(&mut self, inst: &InstCx<'_>, bank: Bank, effects: &Effects<W>) {
        let cx = self.cx;
        let (&InstCx { block, values, .. }, form) = (inst, inst.form());
        let machine = cx.machine;
        if let Some(header) = cx.cfg.innermost_header(block) {
            self.hints().add_loop_clobbers(header, bank, effects.written.or(effects.fixed));
        }
        let info = machine.bank(bank);
        let others = info.units.minus(info.callee_saved).minus(effects.written.or(effects.fixed));
        let crossing = self.num_in_reg(bank).saturating_sub(others.count());
        self.hints().add_crossing(bank, crossing, cx.cfg.freq(block));
        for index in 0..self.in_bank(bank).len() {
            let value = self.in_bank(bank)[index];
            let is_operand = self.uses().reads(inst.inst, value);
            let avoid = effects.against(machine, form, values, value, is_operand);
            self.hints().add_clobbers(value, avoid, cx.cfg.freq(block));
        }
        for (index, (&value, desc)) in values.iter().zip(form.operands()).enumerate() {
            if desc.is_def() || !desc.takes_its_class() || cx.bank_of(value) != bank {
                continue;
            }
            // An operand that takes any register should leave the fixed ones to others.
            let mut avoid = effects.of_others(machine, form, values, value);
            if desc.pos() == Pos::Late || form.operands().any(|def| def.overwrites() == Some(index as u16)) {
                avoid = avoid.or(effects.written);
            }
            self.hints().add_clobbers(value, avoid, cx.cfg.freq(block));
        }
    }
}
