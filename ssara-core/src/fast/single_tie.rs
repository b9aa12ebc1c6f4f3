//! The common instruction: its operands take any register, at most one def is tied, and every bank is uniform.
//!
//! # Input
//!
//! An instruction that goes the [unconstrained way](crate::regs::form_shape::FastWay) and has one tie at most, and the
//! registers before it. A use that may be in a slot is read there if its value is in no register.
//!
//! # Output
//!
//! Its locations, and the registers after it. Nothing is output if the tied def is tied to a live-out value; then
//! [`unconstrained`](crate::fast::unconstrained) allocates the instruction.
//!
//! # Why correct
//!
//! Uses are decided in order, then killed values leave their registers, then defs are decided. The tied def takes the
//! register that its killed use leaves. A def without uses keeps its register until all defs have one.
//!
//! # Cost
//!
//! Linear in the operands, beside evictions. Few branches depend on the data: the first two uses are decided without a
//! loop, and a killed value is removed without a branch. What is rare is out of line.

use cranelift_entity::EntityRef;

use crate::analysis::liveness::DEAD;
use crate::fast::walk::{EVICTED, Walk};
use crate::ir::{Inst, Value};
use crate::output::Loc;
use crate::regs::form_shape::FormShape;
use crate::target::Reg;

/// The operands of an instruction.
#[derive(Clone, Copy)]
struct Operands<'a> {
    inst: Inst,
    values: &'a [Value],
    /// The number of the first one in the function.
    start: usize,
    shape: FormShape,
}

impl Operands<'_> {
    /// Whether the instruction defines a value.
    fn defines(&self, value: Value) -> bool {
        (0..self.values.len()).any(|at| self.shape.defs >> at & 1 != 0 && self.values[at] == value)
    }
}

impl<'a, const W: usize> Walk<'a, W> {
    /// Allocates an instruction. Returns false if it is not of this kind after all, or if its defs find no registers.
    pub(super) fn single_tie(&mut self, inst: Inst, shape: &FormShape) -> bool {
        let func = self.cx.func;
        let (values, start) = (func.inst_operands(inst), func.operand_range(inst).start);
        let mut inst = Operands { inst, values, start, shape: *shape };
        if shape.slots != 0 {
            inst.shape.uses &= !self.read_slots(inst);
        }
        let tied = match self.read_all(inst) {
            Some(tied) => tied,
            None => return false,
        };
        shape.defs == 0 || self.define_all(inst, tied)
    }

    /// Decides which uses are read in their slots, and returns these as bits. Any other use is in a register, or takes one.
    fn read_slots(&mut self, inst: Operands<'_>) -> u16 {
        let Operands { values, start, shape, .. } = inst;
        let (mut rest, mut in_slots) = (shape.slots, 0);
        while rest != 0 {
            let at = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            let in_reg = |other: usize| (shape.uses & !shape.slots) >> other & 1 != 0;
            let is_needed = |value: Value| (0..values.len()).any(|other| values[other] == value && in_reg(other));
            if self.stays_in_slot(values[at], is_needed) {
                self.read_slot(inst.inst, values[at], start + at);
                in_slots |= 1 << at;
            }
        }
        in_slots
    }

    /// Finds the registers of the uses, and removes killed values. Returns the register of the tied use, or `None` if a
    /// use finds no register or the tied use is live-out.
    #[inline(always)]
    fn read_all(&mut self, inst: Operands<'_>) -> Option<Option<Reg>> {
        let Operands { values, start, shape, .. } = inst;
        if shape.uses == 0 {
            return Some(None);
        }
        let machine = self.cx.machine;
        // An instruction of one use reads it twice, which changes nothing.
        let first = shape.uses.trailing_zeros() as usize;
        let after = shape.uses & (shape.uses - 1);
        let second = if after == 0 { first } else { after.trailing_zeros() as usize };
        let others = after & after.wrapping_sub(1);
        let regs = [self.read(inst, first)?, self.read(inst, second)?];
        let mut rest = others;
        while rest != 0 {
            self.read(inst, rest.trailing_zeros() as usize)?;
            rest &= rest - 1;
        }
        let is_killed = |walk: &Self, at: usize| walk.lookahead.distance(start + at) == DEAD;
        let mut tied = None;
        if let Some((_, tied_use)) = shape.tie {
            let tied_use = usize::from(tied_use);
            if !is_killed(self, tied_use) {
                return None;
            }
            tied = self.state.file.reg[values[tied_use].index()];
        }
        for (at, reg) in [first, second].into_iter().zip(regs) {
            let is_killed = is_killed(self, at);
            self.state.file.remove_if(machine, values[at], reg, is_killed);
        }
        let mut rest = others;
        while rest != 0 {
            let at = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            if is_killed(self, at) {
                self.state.file.remove(machine, values[at]);
            }
        }
        Some(tied)
    }

    /// Finds the register of a use, with a reload if necessary. Returns `None` if no register can hold it.
    #[inline(always)]
    fn read(&mut self, inst: Operands<'_>, at: usize) -> Option<Reg> {
        let value = inst.values[at];
        let at = inst.start + at;
        let reg = match self.state.file.reg[value.index()] {
            Some(reg) => reg,
            None => self.load_use(inst.inst, value, inst.values, at)?,
        };
        if !self.cx.machine.is_allocatable(reg) {
            return None;
        }
        let next = inst.inst.as_u32().saturating_add(self.lookahead.distance(at));
        let block = self.block.as_u32();
        let known = &mut self.state.known[value.index()];
        known.touched = if known.touched == block | EVICTED { known.touched } else { block };
        known.seen = inst.inst.as_u32();
        known.next = next;
        self.emitter.set_operand(at, Loc::Reg(reg));
        Some(reg)
    }

    /// Finds registers for the defs, the tied one first. Returns false if there are not enough.
    #[inline(always)]
    fn define_all(&mut self, inst: Operands<'_>, mut tied: Option<Reg>) -> bool {
        let machine = self.cx.machine;
        let mut rest = inst.shape.defs;
        let mut unread = 0u16;
        let mut at = match inst.shape.tie {
            Some((def, _)) => usize::from(def),
            None => rest.trailing_zeros() as usize,
        };
        while rest != 0 {
            let value = inst.values[at];
            let reg = match tied.take() {
                Some(reg) => Some(reg),
                None => {
                    let bank = self.bank_of(value);
                    let free = machine.bank(bank).units.minus(self.state.file.taken[bank.index()]);
                    self.select(value, free).or_else(|| self.evict_for_def(inst, value))
                }
            };
            let Some(reg) = reg else {
                // The defs alone exceed the registers, which the solver will report.
                inst.values
                    .iter()
                    .filter(|&&def| inst.defines(def))
                    .for_each(|&def| self.state.file.remove(machine, def));
                return false;
            };
            let distance = self.lookahead.distance(inst.start + at);
            self.emitter.set_operand(inst.start + at, Loc::Reg(reg));
            let known = &mut self.state.known[value.index()];
            known.def_reg = Some(reg);
            known.seen = inst.inst.as_u32();
            known.next = inst.inst.as_u32().saturating_add(distance);
            self.state.file.put_unit(machine, value, reg);
            unread |= u16::from(distance == DEAD) << at;
            rest &= !(1 << at);
            at = rest.trailing_zeros() as usize;
        }
        while unread != 0 {
            self.state.file.remove(machine, inst.values[unread.trailing_zeros() as usize]);
            unread &= unread - 1;
        }
        true
    }

    /// Evicts a value that the instruction does not define, and gives its register to a def.
    #[cold]
    #[inline(never)]
    fn evict_for_def(&mut self, inst: Operands<'_>, value: Value) -> Option<Reg> {
        let victim = self.victim(self.bank_of(value), |value| inst.defines(value))?;
        let units = self.state.file.reg[victim.index()].map(|reg| self.cx.machine.mask(reg))?;
        self.evict(victim);
        // The unit may have another name for values of another type, or none.
        self.select(value, units)
    }
}
