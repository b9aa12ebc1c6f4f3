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
use crate::fast::walk::{Moved, Walk, slot_of};
use crate::ir::Value;
use crate::output::{Edit, Loc, Point};
use crate::regs::unit_mask::Mask;
use crate::resolve::copy::{LocCopy, LocRemat};
use crate::resolve::emitter::Phase;
use crate::sorts::sort_by_key;
use crate::target::{Place, Reg};

impl<const W: usize> Walk<'_, W> {
    /// Makes values leave the registers that the instruction takes, and brings copies to its fixed uses. Returns false if it
    /// has to be solved.
    pub(super) fn bring_to_fixed(&mut self, inst: &InstCx<'_>) -> bool {
        let has_units = self.collect_units(inst);
        if !has_units {
            return false;
        }
        self.state.taken.clear();
        let taken = &self.state.file.taken;
        self.state.taken.extend_from_slice(taken);
        self.collect_moved(inst);
        if !self.place_moved(inst) {
            self.put_back();
            return false;
        }
        self.place_loaded(inst);
        self.copy_fixed(inst);
        for operand in inst.uses() {
            if let Place::Fixed(reg) = operand.desc.place() {
                self.touch(operand.value);
                self.note_use(operand.value, inst.inst, operand.distance);
                self.emitter.set_operand(inst.first_operand + operand.index, Loc::Reg(reg));
            }
        }
        true
    }

    /// Collects the units that the instruction takes. Returns false if two operands contend for one, or a bank is not uniform.
    fn collect_units(&mut self, inst: &InstCx<'_>) -> bool {
        let machine = self.cx.machine;
        let st = &mut *self.state;
        st.point_units.clear();
        for bank in machine.banks() {
            let late = machine.bank_mask(inst.form.clobbers, bank);
            if !machine.bank(bank).uniform && late.intersects(st.file.taken[bank.index()]) {
                return false;
            }
            st.point_units.push([Mask::EMPTY, late]);
        }
        for Operand { index, value, desc, .. } in inst.operands() {
            let bank = machine.ty(self.cx.func.value_type(value)).bank;
            if !machine.bank(bank).uniform {
                return false;
            }
            let (reg, is_def) = match desc.place() {
                Place::Fixed(reg) => (reg, desc.is_def()),
                // A def takes the register of a fixed use.
                Place::Tied(tied) => match inst.form.operand(tied.into()).place() {
                    Place::Fixed(reg) => (reg, true),
                    _ => continue,
                },
                _ => continue,
            };
            let taken = &mut st.point_units[bank.index()][usize::from(is_def)];
            let mask = machine.mask(reg);
            let is_read_there = || fixed_use(inst.operands().take(index), value) == Some(reg);
            if taken.intersects(mask) && (is_def || !is_read_there()) {
                return false;
            }
            *taken = taken.or(mask);
            let is_lost = st.file.reg[value.index()].is_some_and(|reg| !machine.is_allocatable(reg));
            if is_lost && !desc.is_def() {
                return false;
            }
        }
        // A killed use cannot leave a register that the instruction destroys to its tied def.
        inst.defs().all(|def| {
            let Place::Tied(tied) = def.desc.place() else { return true };
            let used = usize::from(tied);
            let own = st.file.reg[inst.values[used].index()].filter(|_| inst.distances[used] == DEAD);
            let is_destroyed = |reg: Reg| {
                let [_, late] = st.point_units[machine.reg_bank(reg).index()];
                late.intersects(machine.mask(reg))
            };
            matches!(inst.form.operand(used).place(), Place::Fixed(_)) || !own.is_some_and(is_destroyed)
        })
    }

    /// Takes the values that have to move out of their registers. Those that live on come first, by next use.
    fn collect_moved(&mut self, inst: &InstCx<'_>) {
        let machine = self.cx.machine;
        let st = &mut *self.state;
        st.moved.clear();
        for bank in machine.banks() {
            let [early, late] = st.point_units[bank.index()];
            for unit in early.or(late).and(st.taken[bank.index()]).iter() {
                let Some(value) = st.file.holder(bank, unit) else { continue };
                let Some(reg) = st.file.reg[value.index()] else { continue };
                let mut reads = inst.uses().filter(|operand| operand.value == value);
                let next = match reads.clone().next() {
                    Some(read) if read.is_last_use() => None,
                    Some(read) => Some(inst.inst.as_u32().saturating_add(read.distance)),
                    None => Some(st.known[value.index()].next),
                };
                let mask = machine.mask(reg);
                let is_fixed_here = reads.any(|read| read.desc.place() == Place::Fixed(reg));
                if early.intersects(mask) && !is_fixed_here || next.is_some() && late.intersects(mask) {
                    st.moved.push(Moved { value, from: Some(reg), to: None, next });
                }
            }
        }
        sort_by_key(&mut st.moved, |moved| (moved.next.is_none(), moved.next, moved.value));
        for moved in &st.moved {
            st.file.remove(machine, moved.value);
        }
    }

    /// Finds other registers for them. Returns false if one is needed and there is none.
    fn place_moved(&mut self, inst: &InstCx<'_>) -> bool {
        let machine = self.cx.machine;
        for at in 0..self.state.moved.len() {
            let Moved { value, from, next, .. } = self.state.moved[at];
            let bank = self.bank_of(value);
            let [early, late] = self.state.point_units[bank.index()];
            let fixed = fixed_use(inst.operands(), value);
            let lasting = fixed.filter(|&reg| next.is_none() || !late.intersects(machine.mask(reg)));
            let is_read = inst.uses().any(|operand| operand.value == value);
            let free = machine.bank(bank).units.minus(self.state.file.taken[bank.index()]).minus(early);
            let free = if next.is_some() { free.minus(late) } else { free };
            let to = match lasting.or_else(|| self.select(value, free)) {
                Some(to) => Some(to),
                None if !is_read => {
                    self.state.moved[at].from = None;
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
            self.state.moved[at].to = to;
            if let Some(to) = to {
                self.state.file.put(machine, value, to);
                self.touch(value);
            }
        }
        true
    }

    /// Puts values back that were to move.
    fn put_back(&mut self) {
        let machine = self.cx.machine;
        let st = &mut *self.state;
        for moved in &st.moved {
            st.file.remove(machine, moved.value);
        }
        for moved in &st.moved {
            if let Some(from) = moved.from {
                st.file.put(machine, moved.value, from);
            }
        }
    }

    /// Finds registers for the values in memory that fixed operands read: those of the operands or, if the value lives on and
    /// the instruction destroys them, others.
    fn place_loaded(&mut self, inst: &InstCx<'_>) {
        let machine = self.cx.machine;
        for operand in inst.uses() {
            let Place::Fixed(fixed) = operand.desc.place() else { continue };
            let value = operand.value;
            if self.state.file.reg[value.index()].is_some() {
                continue;
            }
            let bank = self.bank_of(value);
            let [early, late] = self.state.point_units[bank.index()];
            let mut to = fixed;
            if !operand.is_last_use() && late.intersects(machine.mask(fixed)) {
                let free = machine.bank(bank).units.minus(self.state.file.taken[bank.index()]);
                match self.select(value, free.minus(early).minus(late)) {
                    Some(other) => to = other,
                    None => self.evict_after_use(value),
                }
            }
            self.state.moved.push(Moved { value, from: None, to: Some(to), next: None });
            self.state.file.put(machine, value, to);
        }
    }

    /// Emits the parallel copy before the instruction.
    fn copy_fixed(&mut self, inst: &InstCx<'_>) {
        let (func, machine, remats) = (self.cx.func, self.cx.machine, self.cx.remats);
        let st = &mut *self.state;
        st.copies.clear();
        st.remats.clear();
        let mut moves = false;
        let mut bring = |value: Value, from: Option<Reg>, to: Reg| {
            let (ty, loc) = (func.value_type(value), Loc::Reg(to));
            if st.copies.iter().any(|copy| copy.to == loc) || st.remats.iter().any(|remat| remat.to == loc) {
                return;
            }
            moves |= from != Some(to);
            match from {
                Some(from) if from == to || !remats.beats_move(value) => {
                    st.copies.push(LocCopy { ty, from: Loc::Reg(from), to: loc });
                }
                _ if remats.is(value) => st.remats.push(LocRemat { value, ty, to: loc }),
                _ => {
                    self.sets.spilled.insert(value.index());
                    st.copies.push(LocCopy { ty, from: Loc::Slot(slot_of(value)), to: loc });
                }
            }
        };
        for &Moved { value, from, to, .. } in &st.moved {
            if let Some(to) = to {
                bring(value, from, to);
            }
        }
        let mut copied_later: SmallVec<[Edit; 4]> = SmallVec::new();
        for operand in inst.uses() {
            let (Place::Fixed(reg), value) = (operand.desc.place(), operand.value) else { continue };
            let home = st.file.reg[value.index()];
            match st.moved.iter().find(|moved| moved.value == value) {
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
        st.free.clear();
        for bank in machine.banks() {
            let [early, _] = st.point_units[bank.index()];
            let taken = st.taken[bank.index()].or(st.file.taken[bank.index()]).or(early);
            st.free.push(machine.bank(bank).units.minus(taken));
        }
        let at = Point::Before(inst.inst);
        self.emit_copies(at, Phase::Copy);
        copied_later.into_iter().for_each(|edit| self.emitter.edit(at, Phase::Copy, edit));
    }
}

/// The register of the first of these operands that is fixed and reads a value.
fn fixed_use(mut operands: impl Iterator<Item = Operand>, value: Value) -> Option<Reg> {
    operands.find_map(|operand| match operand.desc.place() {
        Place::Fixed(reg) if operand.value == value && !operand.desc.is_def() => Some(reg),
        _ => None,
    })
}
