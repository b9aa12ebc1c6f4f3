//! What the walk does to values at the current instruction: uses come to registers, and others leave.

use cranelift_entity::EntityRef;

use crate::analysis::inst_cx::InstCx;
use crate::ir::{Inst, Value};
use crate::spill::walk::SpillWalk;
use crate::spill::working_set::{NO_INST, Uses};
use crate::target::{OperandDesc, Place, Pos};

impl<const W: usize> SpillWalk<'_, W> {
    /// The uses of the current instruction.
    #[inline]
    pub fn uses(&self) -> &Uses {
        self.uses
    }

    /// Forgets what happened to values at the last instruction.
    pub fn clear_evictions(&mut self) {
        self.uses.evicted.clear();
        self.uses.evicted_after_use.clear();
        self.uses.folded_uses.clear();
    }

    /// Notes the uses of an instruction, and whether several of them have the same value. Returns false if it is not counted
    /// because such uses are not all fixed, and do not all take any register.
    pub fn note_uses(&mut self, inst: Inst) -> bool {
        let cx = self.cx;
        let (operands, descs) = (cx.func.inst_operands(inst), cx.constraints.descs(inst));
        let is_home = |desc: &OperandDesc| cx.machine.is_home(desc.class());
        let are_alike = |a: &OperandDesc, b: &OperandDesc| match (a.place(), b.place()) {
            (Place::Fixed(_), Place::Fixed(_)) => true,
            (Place::Class, Place::Class) => (a.pos(), b.pos()) == (Pos::Early, Pos::Early) && is_home(a) && is_home(b),
            _ => false,
        };
        let mut all_are_alike = true;
        self.uses.has_repeated = false;
        for (index, (&value, desc)) in operands.iter().zip(descs).enumerate().filter(|operand| !operand.1.1.is_def()) {
            if self.uses.reads(inst, value) {
                self.uses.has_repeated = true;
                let mut before = operands[..index].iter().zip(descs).filter(|before| *before.0 == value);
                all_are_alike &= before.all(|before| are_alike(before.1, desc));
            }
            self.uses.used_at[value.index()] = inst.as_u32();
        }
        all_are_alike
    }

    /// Forgets when the operands of an instruction were last used.
    pub fn forget_uses(&mut self, inst: Inst) {
        for value in self.cx.func.inst_operands(inst) {
            self.uses.used_at[value.index()] = NO_INST;
        }
    }

    /// Puts the values that an instruction uses in registers, and notes when they are used next.
    pub fn insert_uses(&mut self, inst: &InstCx<'_>) {
        self.uses.reloads.clear();
        for operand in inst.uses() {
            let value = operand.value;
            self.uses.distance_after[value.index()] = operand.distance;
            // A value that goes to an argument slot is read from its register, if it is in one.
            if !operand.desc.is_in_memory() || operand.desc.arg_slot().is_some() && self.in_reg(value) {
                self.uses.used_at[value.index()] = inst.inst.as_u32();
            }
            if self.cx.remats.needs_reg(value, operand.desc) && !self.in_reg(value) {
                self.put_in_reg(value);
                self.uses.reloads.push(value);
            }
        }
    }

    /// Reverts [`SpillWalk::insert_uses`]. Leaves the distances as they are, and forgets when the values were last used.
    pub fn undo_insert_uses(&mut self, inst: &InstCx<'_>) {
        while let Some(value) = self.uses.reloads.pop() {
            self.take_out(value);
        }
        self.forget_uses(inst.inst);
    }

    /// Evicts a value before the instruction.
    pub fn evict(&mut self, value: Value) {
        self.take_out(value);
        self.uses.evicted.push(value);
    }

    /// Evicts a value once the instruction has read it.
    pub fn evict_after_use(&mut self, value: Value) {
        self.uses.evicted_after_use.push(value);
    }

    /// Lets all operands read a value in memory, which is in a register.
    pub fn read_in_memory(&mut self, value: Value) {
        self.take_out(value);
        let Uses { reloads, evicted, evicted_after_use, .. } = &mut *self.uses;
        evicted_after_use.retain(|&evicted| evicted != value);
        match reloads.iter().position(|&reload| reload == value) {
            Some(reload) => drop(reloads.swap_remove(reload)),
            None => evicted.push(value),
        }
    }

    /// Lets operands that may read a value in memory do so, although it is in a register for others.
    pub fn fold_use(&mut self, value: Value) {
        self.uses.folded_uses.push(value);
    }

    /// Undoes the eviction of a value before or after the instruction if that still has a solution. Returns whether it has.
    pub fn restore(&mut self, value: Value, after_use: bool, has_solution: impl FnOnce(&mut Self) -> bool) -> bool {
        if after_use {
            self.uses.evicted_after_use.retain(|&evicted| evicted != value);
        } else {
            self.put_in_reg(value);
        }
        let is_solved = has_solution(self);
        if is_solved {
            self.uses.evicted.retain(|&evicted| evicted != value);
        } else if after_use {
            self.uses.evicted_after_use.push(value);
        } else {
            self.take_out(value);
        }
        is_solved
    }
}
