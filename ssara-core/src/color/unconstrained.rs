//! Colouring instructions whose operands take any register of their types, or some of them.
//!
//! # Input
//! An instruction that names, clobbers and restores no register, and what the plan reloads for it.
//!
//! # Output
//! The locations of its operands. Uses stay where they are. A def takes the register of the value to which it is tied, if
//! that is killed, or a free one. A use that is tied to a def but not killed is copied to the def's register. Or its value
//! leaves its own register to the def (`tied_survivor`). Reloads take free registers.
//!
//! # Two routines
//! [`ColorWalk::assign_unconstrained`] is the general one. [`ColorWalk::assign_single_def`] decides the same in one look at
//! the operands, for at most one def and no actions. Most instructions are of that kind, and the general routine would go
//! over their operands four times. The two share how a register is selected and how a def is recorded. A change of the
//! rules above has to be made in both.
//!
//! Both return false where free units are not in one piece, or a use is in a register that only fixed operands can name. The
//! general one also returns false where a use is outside of its class. They have then changed nothing but locations of
//! operands of this instruction, which the next routine sets anew.
//!
//! # Why correct
//! Uses stay in their registers until the instruction has read them. Units for defs are free in the late phase. They
//! include the registers of killed values.
//!
//! # Cost
//! Linear in the operands, and in operands times ties.

use crate::analysis::inst_cx::{InstCx, Operand};
use crate::analysis::liveness::DEAD;
use crate::color::parts::{Selection, Survivor};
use crate::color::walk::ColorWalk;
use crate::ir::{Inst, Value};
use crate::output::Loc;
use crate::regs::unit_mask::Mask;
use crate::target::{Place, Reg, Role};

/// Maximum number of operands of an instruction for [`ColorWalk::assign_single_def`], which has one bit for each.
/// Others take the general routine.
const MAX_OPERANDS: usize = 32;

impl<const W: usize> ColorWalk<'_, W> {
    /// Colours an unconstrained instruction with at most one def and without actions. Returns false if it has more defs or
    /// finds no registers.
    pub fn assign_single_def(&mut self, inst: Inst) -> bool {
        let cx = self.cx;
        let (func, machine) = (cx.func, cx.machine);
        let range = func.operand_range(inst);
        let first = range.start;
        let values = func.inst_operands(inst);
        let distances = &cx.live.operand_distances()[range];
        if values.len() > MAX_OPERANDS {
            return false;
        }
        let def = match cx.constraints.form(inst).defs {
            (0, _) => None,
            (1, def) => Some(def as usize),
            _ => return false,
        };
        let mut killed = 0u32;
        for (index, &value) in values.iter().enumerate() {
            if Some(index) == def {
                continue;
            }
            let Some(reg) = self.reg(value).filter(|&reg| machine.is_allocatable(reg)) else {
                return false;
            };
            self.set_operand(first + index, Loc::Reg(reg));
            killed |= u32::from(distances[index] == DEAD) << index;
        }
        let killed = || (0..values.len()).filter(move |index| killed >> index & 1 != 0).map(|index| values[index]);
        let Some(def) = def else {
            killed().for_each(|value| self.remove(value));
            return true;
        };
        let value = values[def];
        let reg = match cx.constraints.descs(inst)[def].place() {
            Place::Tied(tied) => {
                let tied = usize::from(tied);
                self.reg(values[tied]).filter(|_| distances[tied] == DEAD)
            }
            _ => {
                let bank = cx.bank_of(value);
                let mut free = self.free_units(bank);
                for reg in killed().filter_map(|value| self.reg(value)) {
                    if machine.reg_bank(reg) == bank {
                        free = free.or(machine.mask(reg));
                    }
                }
                self.select(value, free)
            }
        };
        let Some(reg) = reg else { return false };
        killed().for_each(|value| self.remove(value));
        self.set_operand(first + def, Loc::Reg(reg));
        if distances[def] != DEAD {
            self.put(value, reg);
        }
        self.record_def(inst, value, reg);
        true
    }

    /// Colours an unconstrained instruction. Returns false if it finds no registers.
    pub fn assign_unconstrained(&mut self, inst: &InstCx<'_>) -> bool {
        if !self.select_registers(inst) {
            return false;
        }
        self.emit_reloads(inst.inst);
        self.set_registers(inst);
        if let Some(Survivor { value, from, to }) = self.selection.survivor {
            self.move_to(inst.inst, value, (from, to));
        }
        self.remove_killed(inst);
        self.put_defs(inst);
        true
    }

    /// Selects registers for reloads and defs, and changes nothing yet.
    fn select_registers(&mut self, inst: &InstCx<'_>) -> bool {
        let machine = self.cx.machine;
        let num_reloads = self.changes.reloads.len();
        let (selection, file) = self.selecting();
        selection.start(&file.taken, num_reloads);
        for index in 0..self.changes.reloads.len() {
            let value = self.changes.reloads[index];
            let units = machine.ty(self.cx.func.value_type(value)).units;
            let reads = inst.uses().filter(|operand| operand.value == value);
            let within = reads.fold(units, |units, operand| units.and(machine.class_units(operand.desc.class())));
            if self.select_untaken(value, within).is_none() {
                return false;
            }
        }
        // A use in a register that only a fixed operand can name, or outside of its class, must move first.
        let may_stay = |operand: Operand| {
            let within = machine.class_units(operand.desc.class());
            self.use_reg(operand.value)
                .is_some_and(|reg| machine.is_allocatable(reg) && within.contains(machine.mask(reg)))
        };
        if !inst.uses().all(may_stay) {
            return false;
        }
        if !self.select_tied_defs(inst) {
            return false;
        }
        // From here on `taken` is for the late phase: killed values leave their registers, except to tied defs.
        for operand in inst.uses() {
            if self.is_killed(operand.value, operand.distance)
                && let Some(reg) = self.use_reg(operand.value)
                && !self.selection.is_for_def(reg)
            {
                let taken = &mut self.selection.taken[self.cx.bank_of(operand.value).index()];
                *taken = taken.minus(self.cx.machine.mask(reg));
            }
        }
        inst.defs()
            .filter(|def| !matches!(def.desc.place(), Place::Tied(_)))
            .all(|def| self.select_untaken(def.value, machine.class_units(def.desc.class())).is_some())
    }

    /// Selects registers for tied defs: a killed value leaves its register to the def; another one is copied.
    fn select_tied_defs(&mut self, inst: &InstCx<'_>) -> bool {
        for def in inst.operands() {
            let Place::Tied(tied) = def.desc.place() else { continue };
            let tied = usize::from(tied);
            self.selection.ties.push((tied, def.index));
            let (value, distance) = (inst.values[tied], inst.distances[tied]);
            let own = self.use_reg(value);
            match own.filter(|&own| self.is_killed(value, distance) && !self.selection.is_for_def(own)) {
                Some(own) => self.take(def.value, own),
                None => {
                    let within = self.cx.machine.class_units(def.desc.class());
                    if self.select_untaken(def.value, within).is_none() {
                        return false;
                    }
                }
            }
        }
        self.choose_survivor(inst);
        true
    }

    /// Gives the def of the only tie the register of its use, if the survivor should move.
    fn choose_survivor(&mut self, inst: &InstCx<'_>) {
        let (&[tie], Some(&(of, new))) = (&self.selection.ties[..], self.selection.selected.last()) else { return };
        let bank = self.cx.bank_of(of).index();
        let others = self.selection.taken[bank].minus(self.cx.machine.mask(new));
        if of != inst.values[tie.1] {
            return;
        }
        if let Some(survivor) = self.survivor(inst, tie, new, others) {
            let Selection { taken, selected, survivor: chosen, .. } = &mut *self.selection;
            taken[bank] = others.or(self.cx.machine.mask(survivor.to));
            selected.pop();
            selected.push((of, survivor.from));
            *chosen = Some(survivor);
        }
    }

    /// Selects a register for a value among those of these units that are not taken, and takes it.
    fn select_untaken(&mut self, value: Value, within: Mask<W>) -> Option<Reg> {
        let free = within.minus(self.selection.taken[self.cx.bank_of(value).index()]);
        let reg = self.select(value, free)?;
        self.take(value, reg);
        Some(reg)
    }

    fn take(&mut self, value: Value, reg: Reg) {
        let taken = &mut self.selection.taken[self.cx.bank_of(value).index()];
        *taken = taken.or(self.cx.machine.mask(reg));
        self.selection.selected.push((value, reg));
    }

    /// The register in which the instruction finds a value, reloads included.
    fn use_reg(&self, value: Value) -> Option<Reg> {
        self.reg(value).or_else(|| self.selection.reload(value))
    }

    /// Emits the reloads, each into the register selected for it.
    fn emit_reloads(&mut self, inst: Inst) {
        for index in 0..self.changes.reloads.len() {
            let (value, to) = self.selection.selected[index];
            self.load(inst, value, to);
        }
    }

    /// Sets the locations of the operands, and copies tied uses that are not where their defs will be.
    fn set_registers(&mut self, inst: &InstCx<'_>) {
        for operand in inst.operands() {
            let tie = self.selection.ties.iter().copied().find(|tie| tie.0 == operand.index);
            let reg = match (operand.desc.role(), tie) {
                (Role::Def, _) => self.selection.def(operand.value),
                (Role::Use, None) => self.reg(operand.value),
                (Role::Use, Some((_, def))) => {
                    let to = self.selection.def(inst.values[def]);
                    if let (Some(from), Some(to)) = (self.reg(operand.value), to)
                        && from != to
                    {
                        self.copy(inst.inst, operand.value, (from, to));
                    }
                    to
                }
            };
            self.set_operand(inst.first_operand + operand.index, reg.map_or(Loc::None, Loc::Reg));
        }
    }
}
