//! Colouring instructions whose operands take any register: uses stay where they are, defs and reloads get free registers.
//!
//! Finds nothing where free units are not in one piece, or a use is in a register that only fixed operands can name; then
//! the instruction is solved. Takes time linear in the operands, and in operands times ties.

use cranelift_entity::EntityRef;

use crate::coalesce::webs::Webs;
use crate::color::context::ColorCx;
use crate::color::{Coloring, reg_in};
use crate::ir::{Inst, Value};
use crate::output::{Edit, Loc, Point as At};
use crate::regs::register_file::RegisterFile;
use crate::resolve::emitter::{Emitter, Phase};
use crate::target::{FormView, Place, Reg, Role};

impl<const W: usize> Coloring<W> {
    /// An instruction whose operands take any register: uses stay where they are, defs get free registers. Changes nothing
    /// and says no where that does not work out.
    pub fn step_plainly(
        &mut self,
        cx: &ColorCx<'_, W>,
        webs: &mut Webs,
        emitter: &mut Emitter<W>,
        inst: Inst,
        form: FormView<'_>,
    ) -> bool {
        let (func, machine) = (cx.func, cx.machine);
        let operands = func.inst_operands(inst);
        let range = func.operand_range(inst);
        let distances = &cx.live.operand_distances()[range.clone()];
        let bank_of = |value: Value| machine.ty(func.value_type(value)).bank;
        // The units that hold something, as the picks change them, for the early phase.
        let mut taken = core::mem::take(&mut self.taken);
        taken.clear();
        taken.extend_from_slice(&self.file.taken);
        let mut picks = core::mem::take(&mut self.picks);
        picks.clear();
        let works = 'works: {
            for &value in &self.reloads {
                let bank = bank_of(value);
                let free = machine.bank(bank).units.minus(taken[bank.index()]);
                let Some(reg) = self.picker.pick(cx, webs, &self.file, value, func.value_type(value), free, false)
                else {
                    break 'works false;
                };
                taken[bank.index()] = taken[bank.index()].or(machine.mask(reg));
                picks.push((value, reg));
            }
            let reloaded = picks.len();
            let reg_of = |file: &RegisterFile<W>, picks: &[(Value, Reg)], value: Value| {
                let pick = picks[..reloaded].iter().find(|pick| pick.0 == value);
                file.reg[value.index()].or(pick.map(|pick| pick.1))
            };
            // A use in a register that only a fixed operand can name must move first.
            for (&value, desc) in operands.iter().zip(form.operands()) {
                if desc.role() == Role::Use
                    && reg_of(&self.file, &picks, value).is_none_or(|reg| !machine.is_allocatable(reg))
                {
                    break 'works false;
                }
            }
            // Ties: a value that dies leaves its register to the def; another is copied.
            self.ties.clear();
            for (def, (&value, desc)) in operands.iter().zip(form.operands()).enumerate() {
                let Place::Tied(use_) = desc.place() else { continue };
                self.ties.push((use_.into(), def));
                let used = operands[use_ as usize];
                let own = reg_of(&self.file, &picks, used).filter(|own| {
                    let again = picks[reloaded..].iter().any(|pick| pick.1 == *own);
                    self.dies(distances[use_ as usize], used) && !again
                });
                let bank = bank_of(value);
                let free = machine.bank(bank).units.minus(taken[bank.index()]);
                let reg =
                    own.or_else(|| self.picker.pick(cx, webs, &self.file, value, func.value_type(value), free, false));
                let Some(reg) = reg else { break 'works false };
                taken[bank.index()] = taken[bank.index()].or(machine.mask(reg));
                picks.push((value, reg));
            }
            // From here on `taken` is for the late phase: what dies is free, but for what went to a tied def.
            for (index, (&value, desc)) in operands.iter().zip(form.operands()).enumerate() {
                if desc.role() == Role::Use
                    && self.dies(distances[index], value)
                    && let Some(reg) = reg_of(&self.file, &picks, value)
                    && !picks[reloaded..].iter().any(|pick| pick.1 == reg)
                {
                    let bank = bank_of(value).index();
                    taken[bank] = taken[bank].minus(machine.mask(reg));
                }
            }
            for (&value, desc) in operands.iter().zip(form.operands()) {
                if !desc.is_def() || matches!(desc.place(), Place::Tied(_)) {
                    continue;
                }
                let bank = bank_of(value);
                let free = machine.bank(bank).units.minus(taken[bank.index()]);
                let Some(reg) = self.picker.pick(cx, webs, &self.file, value, func.value_type(value), free, false)
                else {
                    break 'works false;
                };
                taken[bank.index()] = taken[bank.index()].or(machine.mask(reg));
                picks.push((value, reg));
            }
            true
        };
        self.taken = taken;
        if works {
            let reloaded = self.reloads.len();
            for &(value, to) in &picks[..reloaded] {
                let edit = if cx.remats.is(value) {
                    Edit::Remat { value, to }
                } else {
                    Edit::Load { ty: func.value_type(value), from: webs.slot(value), to }
                };
                emitter.edit(At::Before(inst), Phase::Copy, edit);
                self.file.put(machine, value, to);
            }
            for (index, (&value, desc)) in operands.iter().zip(form.operands()).enumerate() {
                let tied = self.ties.iter().find(|tie| tie.0 == index);
                let reg = match (desc.role(), tied) {
                    (Role::Def, _) => reg_in(&picks[reloaded..], value),
                    (Role::Use, None) => self.file.reg[value.index()],
                    (Role::Use, Some(tie)) => {
                        let to = reg_in(&picks[reloaded..], operands[tie.1]);
                        if let (Some(from), Some(to)) = (self.file.reg[value.index()], to)
                            && from != to
                        {
                            let edit = if cx.remats.beats_move(value) {
                                Edit::Remat { value, to }
                            } else {
                                Edit::Move { ty: func.value_type(value), from, to }
                            };
                            emitter.edit(At::Before(inst), Phase::Copy, edit);
                        }
                        to
                    }
                };
                emitter.set_operand(range.start + index, reg.map_or(Loc::None, Loc::Reg));
            }
            for (index, (&value, desc)) in operands.iter().zip(form.operands()).enumerate() {
                if desc.role() == Role::Use && self.dies(distances[index], value) {
                    self.file.remove(machine, value);
                }
            }
            self.put_defs(cx, emitter, inst, form);
        }
        self.picks = picks;
        works
    }
}
