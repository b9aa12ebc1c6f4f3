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

use crate::analysis::form_effects::FormEffect;
use crate::analysis::liveness::DEAD;
use crate::ir::{Block, Inst};
use crate::regs::effects::outside_of_class;
use crate::spill::residency::Action;
use crate::spill::walk::SpillWalk;
use crate::target::Bank;

impl<const W: usize> SpillWalk<'_, W> {
    /// Whether there are registers for all operands of an unconstrained instruction, counted as if each took one.
    #[inline]
    pub(super) fn has_room(&self, inst: Inst, mut banks: u64) -> bool {
        let operands = self.cx.func.inst_operands(inst).len();
        if self.slack() >= operands as i32 {
            return true;
        }
        while banks != 0 {
            let bank = banks.trailing_zeros() as usize;
            let info = self.cx.machine.bank(Bank::from_index(bank));
            if !info.uniform || self.num_in_reg(Bank::from_index(bank)) + operands as u32 > info.num_units {
                return false;
            }
            banks &= banks - 1;
        }
        true
    }

    /// Whether a countable instruction costs nothing in its own form: everything that it uses is in a register, and ties
    /// overwrite nothing that lives on. Then no alternative is better. With a record, each choice is recorded.
    pub(super) fn is_own_form_free(&self, inst: Inst) -> bool {
        let cx = self.cx;
        let range = cx.func.operand_range(inst);
        let distances = &cx.live.operand_distances()[range];
        cx.record.is_none()
            && cx.constraints.operands(cx.func, inst).all(|(value, desc)| match desc.overwrites() {
                Some(tied) => distances[usize::from(tied)] == DEAD,
                None => desc.is_def() || self.in_reg(value),
            })
    }

    /// Whether a countable instruction has a solution with the current working set and the reloads of its operands. `banks` are
    /// those of its operands and of the results before it. Returns false also if an operand could be read from its slot.
    pub(super) fn has_counted_room(&mut self, inst: Inst, effect: FormEffect, banks: u64) -> bool {
        let cx = self.cx;
        self.clear_evictions();
        let mut banks = effect.touched | banks;
        while banks != 0 {
            let bank = Bank::from_index(banks.trailing_zeros() as usize);
            if !cx.machine.bank(bank).uniform || self.countable_deficit(inst, effect, bank) > 0 {
                return false;
            }
            banks &= banks - 1;
        }
        !cx.constraints.shape(inst).may_read_slots()
            || cx.constraints.operands(cx.func, inst).all(|(value, desc)| !desc.is_reg_or_slot() || self.in_reg(value))
    }

    /// An unconstrained instruction for which there is room.
    pub(super) fn step_unconstrained(&mut self, block: Block, inst: Inst) {
        self.compare_room(block, inst);
        let (cx, func) = (self.cx, self.cx.func);
        let operands = func.inst_operands(inst);
        let descs = cx.constraints.descs(inst);
        let distances = &cx.live.operand_distances()[func.operand_range(inst)];
        for (index, ((&value, desc), &distance)) in operands.iter().zip(descs).zip(distances).enumerate() {
            if !desc.is_def() && !self.in_reg(value) {
                if operands[..index].contains(&value) {
                    // The last use of the value, and an earlier operand has already removed it.
                    continue;
                }
                self.put_in_reg(value);
                self.act(inst, Action::Reload(value));
                self.pay_reload(value, block);
            }
            if distance == DEAD {
                if !desc.is_def() {
                    self.take_out(value);
                }
                continue;
            }
            if desc.is_def() {
                self.put_in_reg(value);
            }
            self.use_next(value, inst.as_u32(), distance);
        }
        self.set_outside_home(0);
    }

    /// A countable instruction for which there is room.
    pub(super) fn step_counted(&mut self, block: Block, inst: Inst, effect: FormEffect) {
        self.compare_room(block, inst);
        let (cx, func) = (self.cx, self.cx.func);
        let operands = func.inst_operands(inst);
        let descs = cx.constraints.descs(inst);
        let distances = &cx.live.operand_distances()[func.operand_range(inst)];
        let takes_any = cx.constraints.shape(inst).takes_any();
        for (&value, _) in operands.iter().zip(descs).filter(|operand| !operand.1.is_def()) {
            if !self.in_reg(value) {
                self.put_in_reg(value);
                self.act(inst, Action::Reload(value));
                self.pay_reload(value, block);
            }
        }
        for ((&value, desc), &distance) in operands.iter().zip(descs).zip(distances) {
            if let Some(reg) = desc.fixed_reg() {
                self.hints().add_hint(cx.machine, value, reg, cx.cfg.freq(block));
            } else if !cx.machine.is_home(desc.class()) {
                let avoid = outside_of_class(cx.machine, func.value_type(value), *desc);
                self.hints().add_clobbers(value, avoid, cx.cfg.freq(block));
            }
            if desc.is_def() {
                continue;
            }
            if distance == DEAD {
                self.take_out(value);
            } else {
                self.use_next(value, inst.as_u32(), distance);
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
        let mut outside_home = 0;
        for ((&value, desc), &distance) in operands.iter().zip(descs).zip(distances) {
            if desc.is_def() && distance != DEAD {
                outside_home |= u64::from(!takes_any) << cx.bank_of(value).index();
                self.put_in_reg(value);
                self.use_next(value, inst.as_u32(), distance);
            }
        }
        self.set_outside_home(outside_home);
    }

    /// With contracts: compares that there is room with what the solver finds.
    fn compare_room(&mut self, block: Block, inst: Inst) {
        if self.cx.options.contracts {
            if !self.fits_without_eviction(&self.inst_cx(block, inst)) {
                self.note_miscount(inst);
            }
            // The comparison has forgotten them.
            self.note_uses(inst);
        }
    }
}
