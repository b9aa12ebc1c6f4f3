//! Colouring most instructions: plain ones of at most one def, for which nothing has to be reloaded.
//!
//! Uses stay where they are. The def takes the register of the value to which it is tied, if that dies, or a free one.
//! This decides what `Coloring::step_plainly` would decide, in one look at the operands.

use cranelift_entity::EntityRef;

use crate::analysis::liveness::DEAD;
use crate::coalesce::webs::Webs;
use crate::color::context::ColorCx;
use crate::color::{Coloring, next};
use crate::ir::Inst;
use crate::output::{Edit, Loc, Point as At};
use crate::resolve::emitter::{Emitter, Phase};
use crate::target::Place;

/// Instructions of more operands are left to others.
const MAX_OPERANDS: usize = 32;

impl<const W: usize> Coloring<W> {
    /// Does an instruction that asks for nothing special and comes without actions, or says no and changes nothing but the
    /// locations of its operands.
    pub fn step_simply(&mut self, cx: &ColorCx<'_, W>, webs: &mut Webs, emitter: &mut Emitter<W>, inst: Inst) -> bool {
        let (func, machine) = (cx.func, cx.machine);
        let range = func.operand_range(inst);
        let start = range.start;
        let operands = func.inst_operands(inst);
        let descs = cx.code.descs(inst);
        let distances = &cx.live.operand_distances()[range];
        if operands.len() > MAX_OPERANDS {
            return false;
        }
        let def = match cx.code.form(inst).defs {
            (0, _) => None,
            (1, def) => Some(def as usize),
            _ => return false,
        };
        let mut dying = 0u32;
        for (index, &value) in operands.iter().enumerate() {
            if Some(index) == def {
                continue;
            }
            let Some(reg) = self.file.reg[value.index()].filter(|&reg| machine.is_allocatable(reg)) else {
                return false;
            };
            emitter.set_operand(start + index, Loc::Reg(reg));
            dying |= u32::from(distances[index] == DEAD) << index;
        }
        let dying = || (0..operands.len()).filter(move |index| dying >> index & 1 != 0).map(|index| operands[index]);
        let Some(def) = def else {
            dying().for_each(|value| self.file.remove(machine, value));
            return true;
        };
        let value = operands[def];
        let ty = func.value_type(value);
        let reg = match descs[def].place() {
            Place::Tied(use_) => {
                self.file.reg[operands[usize::from(use_)].index()].filter(|_| distances[usize::from(use_)] == DEAD)
            }
            _ => {
                let bank = machine.ty(ty).bank;
                let mut free = machine.bank(bank).units.minus(self.file.taken[bank.index()]);
                for reg in dying().filter_map(|value| self.file.reg[value.index()]) {
                    if machine.reg_bank(reg) == bank {
                        free = free.or(machine.mask(reg));
                    }
                }
                self.picker.pick(cx, webs, &self.file, value, ty, free, false)
            }
        };
        let Some(reg) = reg else { return false };
        dying().for_each(|value| self.file.remove(machine, value));
        emitter.set_operand(start + def, Loc::Reg(reg));
        if distances[def] != DEAD {
            self.file.put(machine, value, reg);
        }
        self.picker.note(webs, value, reg);
        let stored = cx.plan.sets.is_spilled(value) && cx.stores.is_at_definition(value);
        // What a terminator defines is stored on the edges.
        if stored && !cx.code.form(inst).kind.is_terminator() {
            let edit = Edit::Store { ty, from: reg, to: webs.slot(value) };
            emitter.edit(At::Before(next(inst)), Phase::Store, edit);
        }
        true
    }
}
