//! Steps at instructions for which there is room in any case.
//!
//! # Input
//!
//! An instruction, the working set before it, and what its form does to registers.
//!
//! # Output
//!
//! Whether there is room. If so, the reloads of its uses, register hints, and the working set after it.
//!
//! # Why correct
//!
//! An unconstrained instruction takes at most one register for each operand. For a countable one
//! ([`FormEffect::is_countable`]) the number of values that do not fit is counted.
//!
//! # Cost
//!
//! Linear in the operands. Where a bank is clobbered or fixed, also in the values that are in its registers.

use cranelift_entity::EntityRef;

use crate::analysis::form_effects::FormEffect;
use crate::analysis::liveness::DEAD;
use crate::ir::{Block, Inst};
use crate::regs::effects::outside_of_class;
use crate::spill::residency::Action;
use crate::spill::walk::{SpillWalk, Spiller};
use crate::target::{Bank, OperandDesc, Place, Pos};

impl<const W: usize> SpillWalk<'_, W> {
    /// Whether there are registers for all operands of an unconstrained instruction, counted as if each took one.
    #[inline]
    pub(super) fn has_room(&self, inst: Inst, mut banks: u64) -> bool {
        let operands = self.cx.func.inst_operands(inst).len();
        if self.state.slack >= operands as i32 {
            return true;
        }
        while banks != 0 {
            let bank = banks.trailing_zeros() as usize;
            let info = self.cx.machine.bank(Bank::from_index(bank));
            if !info.uniform || self.state.working_set.banks[bank].len() + operands > info.num_units as usize {
                return false;
            }
            banks &= banks - 1;
        }
        true
    }

    /// Notes the uses of an instruction, and whether several of them have the same value. Returns false if it is not counted
    /// because such uses are not all fixed, and do not all take any register.
    pub(super) fn note_uses(&mut self, inst: Inst) -> bool {
        let cx = self.cx;
        let Spiller { used_at, has_repeated_uses, .. } = &mut *self.state;
        let (operands, descs) = (cx.func.inst_operands(inst), cx.constraints.descs(inst));
        let is_home = |desc: &OperandDesc| cx.machine.is_home(desc.class());
        let are_alike = |a: &OperandDesc, b: &OperandDesc| match (a.place(), b.place()) {
            (Place::Fixed(_), Place::Fixed(_)) => true,
            (Place::Class, Place::Class) => (a.pos(), b.pos()) == (Pos::Early, Pos::Early) && is_home(a) && is_home(b),
            _ => false,
        };
        let mut all_are_alike = true;
        *has_repeated_uses = false;
        for (index, (&value, desc)) in operands.iter().zip(descs).enumerate().filter(|operand| !operand.1.1.is_def()) {
            let used_at = &mut used_at[value.index()];
            if *used_at == inst.as_u32() {
                *has_repeated_uses = true;
                let mut before = operands[..index].iter().zip(descs).filter(|before| *before.0 == value);
                all_are_alike &= before.all(|before| are_alike(before.1, desc));
            }
            *used_at = inst.as_u32();
        }
        all_are_alike
    }

    /// Whether a countable instruction costs nothing in its own form: everything that it uses is in a register, and ties
    /// overwrite nothing that lives on. Then no alternative is better. With a record, each choice is recorded.
    pub(super) fn is_own_form_free(&self, inst: Inst) -> bool {
        let cx = self.cx;
        let range = cx.func.operand_range(inst);
        let distances = &cx.live.operand_distances()[range];
        cx.record.is_none()
            && cx.constraints.operands(cx.func, inst).all(|(value, desc)| match desc.place() {
                Place::Tied(tied) => distances[usize::from(tied)] == DEAD,
                _ => desc.is_def() || self.state.in_reg(value),
            })
    }

    /// Whether a countable instruction has a solution with the current working set and the reloads of its operands. `banks` are
    /// those of its operands and of the results before it. Returns false also if an operand could be read from its slot.
    pub(super) fn has_counted_room(&mut self, inst: Inst, effect: FormEffect, banks: u64) -> bool {
        let (cx, state) = (self.cx, &mut *self.state);
        state.evicted_after_use.clear();
        state.folded_uses.clear();
        let mut banks = effect.touched | banks;
        while banks != 0 {
            let bank = Bank::from_index(banks.trailing_zeros() as usize);
            if !cx.machine.bank(bank).uniform || self.countable_deficit(inst, effect, bank) > 0 {
                return false;
            }
            banks &= banks - 1;
        }
        let state = &*self.state;
        !cx.constraints.shape(inst).may_read_slots()
            || cx
                .constraints
                .operands(cx.func, inst)
                .all(|(value, desc)| desc.place() != Place::Any || state.in_reg(value))
    }

    /// An unconstrained instruction for which there is room.
    pub(super) fn step_unconstrained(&mut self, block: Block, inst: Inst) {
        self.compare_room(block, inst);
        let SpillWalk { cx, state, plan, .. } = self;
        let Spiller { working_set, next_use, .. } = &mut **state;
        let func = cx.func;
        let operands = func.inst_operands(inst);
        let descs = cx.constraints.descs(inst);
        let distances = &cx.live.operand_distances()[func.operand_range(inst)];
        for (index, ((&value, desc), &distance)) in operands.iter().zip(descs).zip(distances).enumerate() {
            if !desc.is_def() && !working_set.contains(value) {
                if operands[..index].contains(&value) {
                    // The last use of the value, and an earlier operand has already removed it.
                    continue;
                }
                working_set.insert(cx.bank_of(value), value);
                plan.residency.act(inst, Action::Reload(value));
                plan.reload(cx, value, block, cx.cfg.freq(block));
            }
            if distance == DEAD {
                if !desc.is_def() {
                    working_set.remove(cx.bank_of(value), value);
                }
                continue;
            }
            if desc.is_def() {
                working_set.insert(cx.bank_of(value), value);
            }
            next_use[value.index()] = inst.as_u32().saturating_add(distance);
        }
        state.results_outside_home = 0;
    }

    /// A countable instruction for which there is room.
    pub(super) fn step_counted(&mut self, block: Block, inst: Inst, effect: FormEffect) {
        self.compare_room(block, inst);
        let SpillWalk { cx, state, plan, .. } = self;
        let Spiller { working_set, next_use, results_outside_home, .. } = &mut **state;
        let (cx, func) = (*cx, cx.func);
        let operands = func.inst_operands(inst);
        let descs = cx.constraints.descs(inst);
        let distances = &cx.live.operand_distances()[func.operand_range(inst)];
        *results_outside_home = 0;
        let takes_any = cx.constraints.shape(inst).takes_any();
        for (&value, _) in operands.iter().zip(descs).filter(|operand| !operand.1.is_def()) {
            if !working_set.contains(value) {
                working_set.insert(cx.bank_of(value), value);
                plan.residency.act(inst, Action::Reload(value));
                plan.reload(cx, value, block, cx.cfg.freq(block));
            }
        }
        for ((&value, desc), &distance) in operands.iter().zip(descs).zip(distances) {
            if let Place::Fixed(reg) = desc.place() {
                plan.hints.add_hint(value, reg, cx.cfg.freq(block));
            } else if !cx.machine.is_home(desc.class()) {
                plan.hints.add_avoid(value, outside_of_class(cx.machine, func.value_type(value), *desc));
            }
            if desc.is_def() {
                continue;
            }
            if distance == DEAD {
                working_set.remove(cx.bank_of(value), value);
            } else {
                next_use[value.index()] = inst.as_u32().saturating_add(distance);
            }
        }
        if effect.affected != 0 {
            let inst = self.inst_cx(block, inst);
            let mut banks = effect.affected;
            while banks != 0 {
                let bank = Bank::from_index(banks.trailing_zeros() as usize);
                self.add_hints_in(&inst, bank, &cx.effects.in_bank(effect, bank).effects);
                banks &= banks - 1;
            }
        }
        let Spiller { working_set, next_use, results_outside_home, .. } = &mut *self.state;
        for ((&value, desc), &distance) in operands.iter().zip(descs).zip(distances) {
            if desc.is_def() && distance != DEAD {
                let bank = cx.bank_of(value);
                *results_outside_home |= u64::from(!takes_any) << bank.index();
                working_set.insert(bank, value);
                next_use[value.index()] = inst.as_u32().saturating_add(distance);
            }
        }
    }

    /// With contracts: compares that there is room with what the solver finds.
    fn compare_room(&mut self, block: Block, inst: Inst) {
        if self.cx.options.contracts {
            if !self.fits_without_eviction(&self.inst_cx(block, inst)) {
                self.state.miscounted.get_or_insert(inst);
            }
            // The comparison has forgotten them.
            self.note_uses(inst);
        }
    }
}
