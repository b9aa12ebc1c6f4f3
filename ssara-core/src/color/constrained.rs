//! Colouring an instruction with constraints that do not hold: asks `constrain` for registers for its operands and for all
//! that lives through it, and puts everything in place by one parallel copy before the instruction.
//!
//! The plan promises a solution: the spiller has asked the same question. Takes the time of `constrain`, and time linear in
//! the values that are in registers.

use alloc::vec::Vec;

use cranelift_entity::EntityRef;

use crate::coalesce::webs::Webs;
use crate::color::context::ColorCx;
use crate::color::{Coloring, reg_in};
use crate::contracts::NoSolution;
use crate::ir::{Inst, Value};
use crate::output::{Edit, Loc, Point as At};
use crate::regs::unit_mask::Mask;
use crate::resolve::copy::{LocCopy, LocRemat};
use crate::resolve::emitter::{Emitter, Phase};
use crate::solver::instruction::{Changes, Mode};
use crate::solver::live_through::Others;
use crate::target::{Bank, FormView, Role, Type};

impl<const W: usize> Coloring<W> {
    /// Solves an instruction and puts everything in place by a parallel copy.
    pub fn solve(
        &mut self,
        cx: &ColorCx<'_, W>,
        webs: &mut Webs,
        emitter: &mut Emitter<W>,
        inst: Inst,
        form: FormView<'_>,
    ) -> Result<(), NoSolution> {
        let (func, machine, plan) = (cx.func, cx.machine, cx.plan);
        let operands = func.inst_operands(inst);
        let range = func.operand_range(inst);
        let distances = &cx.live.operand_distances()[range.clone()];
        let file = &self.file;
        let changes = Changes { reloads: &self.reloads, dropped: &self.dropped, in_place: &self.in_place };
        let status = |value: Value, index: usize| changes.status(value, file.reg[value.index()], distances[index]);
        self.point.set_operands(machine, form, operands, status, |value| plan.sets.is_memory_def(value));
        let used: Vec<Value> = self.point.used_values().collect();
        let mut banks = 0u64;
        for &value in operands {
            banks |= 1 << machine.ty(func.value_type(value)).bank.index();
        }
        for bank in (0..machine.num_banks()).map(Bank::from_index) {
            let clobbers = machine.bank_mask(form.clobbers, bank);
            if banks >> bank.index() & 1 == 0 && !clobbers.intersects(self.file.taken[bank.index()]) {
                continue;
            }
            let picker = &mut self.picker;
            let file = &self.file;
            let mut prefer = |value: Value, ty: Type, free: Mask<W>| {
                let moves = file.reg[value.index()].is_some();
                picker.pick(cx, webs, file, value, ty, free, moves)
            };
            let through = Others { func, file: &self.file, bank, used: &used };
            if !self.point.solve(machine, form, bank, &through, Mode::Assign(&mut prefer)) {
                return Err(NoSolution(inst));
            }
        }
        // What holds nothing before and nothing during the instruction's early phase may serve the copy.
        let mut free: Vec<Mask<W>> = (0..machine.num_banks())
            .map(|bank| machine.bank(Bank::from_index(bank)).units.minus(self.file.taken[bank]))
            .collect();
        self.copies.clear();
        self.again.clear();
        self.picks.clear();
        let mut copied_later = Vec::new();
        for &(value, to) in &self.point.copies {
            let bank = machine.reg_bank(to).index();
            free[bank] = free[bank].minus(machine.mask(to));
            let ty = func.value_type(value);
            let to_loc = Loc::Reg(to);
            match self.file.reg[value.index()] {
                from if from != Some(to) && cx.remats.beats_move(value) => {
                    self.again.push(LocRemat { value, ty, to: to_loc });
                }
                Some(from) => self.copies.push(LocCopy { ty, from: Loc::Reg(from), to: to_loc }),
                None => match reg_in(&self.picks, value) {
                    // One load of a value is enough; its other copies are made from there afterwards.
                    Some(from) => copied_later.push(Edit::Move { ty, from, to }),
                    None if cx.remats.is(value) => {
                        self.picks.push((value, to));
                        self.again.push(LocRemat { value, ty, to: to_loc });
                    }
                    None => {
                        self.picks.push((value, to));
                        self.copies.push(LocCopy { ty, from: Loc::Slot(webs.slot(value)), to: to_loc });
                    }
                },
            }
        }
        emitter.parallel_copy(machine, At::Before(inst), Phase::Copy, &self.copies, &self.again, &mut free);
        for edit in copied_later {
            emitter.edit(At::Before(inst), Phase::Copy, edit);
        }
        for (index, &reg) in self.point.operand_regs.iter().enumerate() {
            emitter.set_operand(range.start + index, reg.map_or(Loc::None, Loc::Reg));
        }
        for &value in &used {
            self.file.remove(machine, value);
        }
        for (value, _) in &self.point.after {
            self.file.remove(machine, *value);
        }
        for &(value, reg) in &self.point.after {
            self.file.put(machine, value, reg);
        }
        // A value that is last read from its slot lived through in its register.
        for (index, (&value, desc)) in operands.iter().zip(form.operands()).enumerate() {
            if desc.role() == Role::Use && self.dies(distances[index], value) {
                self.file.remove(machine, value);
            }
        }
        self.put_defs(cx, emitter, inst, form);
        Ok(())
    }
}
