//! Instructions with fixed operands or clobbers: calls, divisions, shifts, returns. Here values come out of their way, and
//! copies of values go to fixed uses. Then such an instruction is [unconstrained](crate::fast::unconstrained).
//!
//! # Input
//!
//! An instruction of a [quick form](crate::regs::form_shape::FormShape::is_quick), and the registers before it.
//!
//! # Output
//!
//! The locations of its fixed uses, one parallel copy before it, and the registers after that copy.
//!
//! A value leaves its register if the instruction fixes that to something else, or if the instruction destroys it and the
//! value is live-out. It gets another register, or is evicted if there is none. A value that a fixed operand reads stays in
//! its register otherwise, and the operand reads a copy.
//!
//! What is rare is left to the solver: banks with registers of several units, one register fixed twice, a killed value that
//! is tied to a def and in a register that the instruction destroys, a value that is in the way and read elsewhere, too, but
//! finds no other register.
//!
//! # Why correct
//!
//! A value moves only to units that hold nothing after the copy, and that nothing else takes in the phases in which the value
//! needs them. If the instruction is left to the solver, all values that have not been evicted are where they were.
//!
//! # Cost
//!
//! Linear in the operands and in the values that move. Searches among operands take constant time, because
//! [`MAX_OPERANDS`](crate::regs::form_shape::MAX_OPERANDS) limits them.

use cranelift_entity::EntityRef;
use smallvec::SmallVec;

use crate::analysis::inst_cx::{InstCx, Operand};
use crate::analysis::liveness::DEAD;
use crate::fast::parts::{Moved, PointState};
use crate::fast::walk::Walk;
use crate::ir::Value;
use crate::output::{Edit, Loc, Point, RematUses};
use crate::regs::unit_mask::Mask;
use crate::resolve::copy::{CopySet, LocCopy, LocRemat};
use crate::resolve::emitter::Phase;
use crate::resolve::solved_copy::ValueSlots;
use crate::sorts::sort_by_key;
use crate::target::Reg;

impl<const W: usize> Walk<'_, W> {
    /// Makes values leave the registers that the instruction takes, and brings copies to its fixed uses. Returns false if it
    /// has to be solved.
    pub(super) fn bring_to_fixed(&mut self, inst: &InstCx<'_>) -> bool {
        let has_units = self.collect_units(inst);
        if !has_units {
            return false;
        }
        let (point, file, ..) = self.lend_point();
        point.taken.clear();
        point.taken.extend_from_slice(&file.taken);
        self.collect_moved(inst);
        if !self.place_moved(inst) {
            self.put_back();
            return false;
        }
        self.place_loaded(inst);
        self.copy_fixed(inst);
        for operand in inst.uses() {
            if let Some(reg) = operand.desc.fixed_reg() {
                self.touch(operand.value);
                self.note_use(operand.value, inst.inst, operand.distance);
                self.set_operand(inst.first_operand + operand.index, Loc::Reg(reg));
            }
        }
        true
    }

    /// Collects the units that the instruction takes. Returns false if two operands contend for one, or a bank is not uniform.
    fn collect_units(&mut self, inst: &InstCx<'_>) -> bool {
        let (func, machine) = (self.cx.func, self.cx.machine);
        let (PointState { units, .. }, file, ..) = self.lend_point();
        units.clear();
        for bank in machine.banks() {
            let late = machine.bank_mask(inst.form().clobbers, bank);
            if !machine.bank(bank).uniform && late.intersects(file.taken[bank.index()]) {
                return false;
            }
            units.push([Mask::EMPTY, late]);
        }
        for Operand { index, value, desc, .. } in inst.operands() {
            let bank = machine.ty(func.value_type(value)).bank;
            if !machine.bank(bank).uniform {
                return false;
            }
            // A def takes the register of a fixed use.
            let place = desc.overwrites().map_or(desc, |tied| inst.desc(tied.into()));
            let (Some(reg), is_def) = (place.fixed_reg(), desc.is_def()) else { continue };
            let taken = &mut units[bank.index()][usize::from(is_def)];
            let mask = machine.mask(reg);
            let is_read_there = || fixed_use(inst.operands().take(index), value) == Some(reg);
            if taken.intersects(mask) && (is_def || !is_read_there()) {
                return false;
            }
            *taken = taken.or(mask);
            let is_lost = file.reg[value.index()].is_some_and(|reg| !machine.is_allocatable(reg));
            if is_lost && !desc.is_def() {
                return false;
            }
        }
        // A killed use cannot leave a register that the instruction destroys to its tied def.
        inst.defs().all(|def| {
            let Some(tied) = def.desc.overwrites() else { return true };
            let used = usize::from(tied);
            let own = file.reg[inst.values[used].index()].filter(|_| inst.distances[used] == DEAD);
            let is_destroyed = |reg: Reg| {
                let [_, late] = units[machine.reg_bank(reg).index()];
                late.intersects(machine.mask(reg))
            };
            inst.desc(used).fixed_reg().is_some() || !own.is_some_and(is_destroyed)
        })
    }

    /// Takes the values that have to move out of their registers. Those that live on come first, by next use.
    fn collect_moved(&mut self, inst: &InstCx<'_>) {
        let machine = self.cx.machine;
        self.point.moved.clear();
        for bank in machine.banks() {
            let [early, late] = self.point.units(bank);
            for unit in early.or(late).and(self.point.taken[bank.index()]).iter() {
                let Some(value) = self.file().holder(bank, unit) else { continue };
                let Some(reg) = self.reg(value) else { continue };
                let mut reads = inst.uses().filter(|operand| operand.value == value);
                let next = match reads.clone().next() {
                    Some(read) if read.is_last_use() => None,
                    Some(read) => Some(inst.inst.as_u32().saturating_add(read.distance)),
                    None => Some(self.next(value)),
                };
                let mask = machine.mask(reg);
                let is_fixed_here = reads.any(|read| read.desc.fixed_reg() == Some(reg));
                if early.intersects(mask) && !is_fixed_here || next.is_some() && late.intersects(mask) {
                    self.point.moved.push(Moved { value, from: Some(reg), to: None, next });
                }
            }
        }
        sort_by_key(&mut self.point.moved, |moved| (moved.next.is_none(), moved.next, moved.value));
        for at in 0..self.point.moved.len() {
            let value = self.point.moved[at].value;
            self.remove(value);
        }
    }

    /// Finds other registers for them. Returns false if one is needed and there is none.
    fn place_moved(&mut self, inst: &InstCx<'_>) -> bool {
        let machine = self.cx.machine;
        for at in 0..self.point.moved.len() {
            let Moved { value, from, next, .. } = self.point.moved[at];
            let bank = self.bank_of(value);
            let [early, late] = self.point.units(bank);
            let fixed = fixed_use(inst.operands(), value);
            let lasting = fixed.filter(|&reg| next.is_none() || !late.intersects(machine.mask(reg)));
            let is_read = inst.uses().any(|operand| operand.value == value);
            let free = self.free_units(bank).minus(early);
            let free = if next.is_some() { free.minus(late) } else { free };
            let to = match lasting.or_else(|| self.select(value, free)) {
                Some(to) => Some(to),
                None if !is_read => {
                    self.point.moved[at].from = None;
                    self.evict(value);
                    None
                }
                // A killed value moves only if the instruction reads it elsewhere.
                None if next.is_none() => return false,
                None => {
                    // It stays until it is read, where it is or in its fixed register.
                    let stays = from.filter(|&reg| !early.intersects(machine.mask(reg)));
                    let Some(to) = stays.or(fixed) else { return false };
                    self.evict_after_use(value);
                    Some(to)
                }
            };
            self.point.moved[at].to = to;
            if let Some(to) = to {
                self.put(value, to);
                self.touch(value);
            }
        }
        true
    }

    /// Puts values back that were to move.
    fn put_back(&mut self) {
        for at in 0..self.point.moved.len() {
            let value = self.point.moved[at].value;
            self.remove(value);
        }
        for at in 0..self.point.moved.len() {
            let Moved { value, from, .. } = self.point.moved[at];
            if let Some(from) = from {
                self.put(value, from);
            }
        }
    }

    /// Finds registers for the values in memory that fixed operands read: those of the operands or, if the value lives on and
    /// the instruction destroys them, others.
    fn place_loaded(&mut self, inst: &InstCx<'_>) {
        let machine = self.cx.machine;
        for operand in inst.uses() {
            let Some(fixed) = operand.desc.fixed_reg() else { continue };
            let value = operand.value;
            if self.reg(value).is_some() {
                continue;
            }
            let bank = self.bank_of(value);
            let [early, late] = self.point.units(bank);
            let mut to = fixed;
            if !operand.is_last_use() && late.intersects(machine.mask(fixed)) {
                let free = self.free_units(bank);
                match self.select(value, free.minus(early).minus(late)) {
                    Some(other) => to = other,
                    None => self.evict_after_use(value),
                }
            }
            self.point.moved.push(Moved { value, from: None, to: Some(to), next: None });
            self.put(value, to);
        }
    }

    /// Emits the parallel copy before the instruction.
    fn copy_fixed(&mut self, inst: &InstCx<'_>) {
        let (func, machine, remats) = (self.cx.func, self.cx.machine, self.cx.remats);
        let (point, file, mut slots, emitter) = self.lend_point();
        let PointState { taken, units, moved, copies, remats: computed, free } = point;
        copies.clear();
        computed.clear();
        let mut moves = false;
        let mut bring = |value: Value, from: Option<Reg>, to: Reg| {
            let (ty, loc) = (func.value_type(value), Loc::Reg(to));
            if copies.iter().any(|copy| copy.to == loc) || computed.iter().any(|remat| remat.to == loc) {
                return;
            }
            moves |= from != Some(to);
            match from {
                Some(from) if from == to || !remats.beats_move(value) => {
                    copies.push(LocCopy { ty, from: Loc::Reg(from), to: loc });
                }
                _ if remats.is(value) => computed.push(LocRemat { value, ty, from: RematUses::NONE, to: loc }),
                _ => copies.push(LocCopy { ty, from: Loc::Slot(slots.read(value)), to: loc }),
            }
        };
        for &Moved { value, from, to, .. } in &*moved {
            if let Some(to) = to {
                bring(value, from, to);
            }
        }
        let mut copied_later: SmallVec<[Edit; 4]> = SmallVec::new();
        for operand in inst.uses() {
            let (Some(reg), value) = (operand.desc.fixed_reg(), operand.value) else { continue };
            let home = file.reg[value.index()];
            match moved.iter().find(|moved| moved.value == value) {
                // What was loaded is copied from there, unless it is computed again.
                Some(Moved { from: None, .. }) if !remats.beats_move(value) => {
                    if let Some(from) = home.filter(|&home| home != reg) {
                        copied_later.push(Edit::Move { ty: func.value_type(value), from, to: reg });
                    }
                }
                Some(moved) => bring(value, moved.from, reg),
                None => {
                    bring(value, home, reg);
                    // It must still be there afterwards.
                    home.into_iter().for_each(|reg| bring(value, home, reg));
                }
            }
        }
        if !moves {
            return;
        }
        free.clear();
        for bank in machine.banks() {
            let [early, _] = units[bank.index()];
            let taken = taken[bank.index()].or(file.taken[bank.index()]).or(early);
            free.push(machine.bank(bank).units.minus(taken));
        }
        let at = Point::Before(inst.inst);
        emitter.parallel_copy(machine, at, Phase::Copy, CopySet { copies, remats: computed, free });
        copied_later.into_iter().for_each(|edit| emitter.edit(at, Phase::Copy, edit));
    }
}

/// The register of the first of these operands that is fixed and reads a value.
fn fixed_use(operands: impl Iterator<Item = Operand>, value: Value) -> Option<Reg> {
    let mut reads = operands.filter(|operand| operand.value == value && !operand.desc.is_def());
    reads.find_map(|read| read.desc.fixed_reg())
}
