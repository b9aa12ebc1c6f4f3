//! Argument slots: the places on the stack where a convention passes arguments and results. What goes there before an
//! instruction, and where values are that arrive there.
//!
//! # Input
//! An instruction with operands in argument slots, and the registers of values before it.
//!
//! # Output
//! The copies that put the values into their slots. They are part of the parallel copy before the instruction, so that a
//! value leaves for its slot from wherever it is. That is a register, its stack slot, or nowhere if it is rematerialised.
//!
//! # Why correct
//! Outgoing slots are written just before the instruction that reads them, so no value lives there between instructions.
//! Incoming slots are written before instructions that leave the function. They may hold values, so there the copies
//! that read them and those that overwrite them are parts of one parallel copy. Two places are compared by their bytes: if
//! they overlap in part, the one that is read is copied to a temporary first ([`park`]).
//!
//! # Cost
//! Linear in the operands and in the values that are in registers; parking compares the places pairwise.

use alloc::vec::Vec;

use cranelift_entity::EntityRef;

use crate::analysis::context::Cx;
use crate::analysis::inst_cx::InstCx;
use crate::decisions::SpillSets;
use crate::ir::{Function, Value};
use crate::output::{Edit, Loc, Point, RematUses, Slot, SlotData};
use crate::regs::machine::Machine;
use crate::regs::register_file::RegisterFile;
use crate::regs::unit_mask::Mask;
use crate::resolve::copy::{CopySet, LocCopy, LocRemat};
use crate::resolve::emitter::{Emitter, Phase};
use crate::target::{ArgSlot, FormKind, OperandDesc, Reg, StackArea, TargetDesc};

/// Marks the number of an argument slot. Bit 30 is the area, bits 15 to 29 are the offset, bits 0 to 14 one less than the
/// size.
const ARG_SLOT: u32 = 1 << 31;
const FIELD: u32 = ArgSlot::LIMIT - 1;

/// The number of the argument slot of an operand, before slots are those of the frame. Valid operands lie below
/// [`ArgSlot::LIMIT`] as a whole.
pub fn number_of(target: &TargetDesc, desc: OperandDesc) -> Option<Slot> {
    let ArgSlot { area, offset } = desc.arg_slot()?;
    let size = u32::from(target.ty(target.class(desc.class()).ty).spill_size);
    let area = u32::from(area == StackArea::Outgoing);
    Some(Slot::from_u32(ARG_SLOT | area << 30 | u32::from(offset) << 15 | (size.saturating_sub(1) & FIELD)))
}

/// The place of an argument slot, by its number; `None` for the number of a web or temporary.
pub fn place_of(number: Slot) -> Option<SlotData> {
    let bits = number.as_u32();
    let area = if bits >> 30 & 1 == 0 { StackArea::Incoming } else { StackArea::Outgoing };
    (bits & ARG_SLOT != 0).then(|| SlotData { area: area.into(), offset: bits >> 15 & FIELD, size: (bits & FIELD) + 1 })
}

/// The values that arrive in argument slots and stay there: each with the number of its web, or its own, and of the slot.
pub struct IncomingHomes(Vec<(Value, Slot, Slot)>);

impl IncomingHomes {
    /// Finds them, each with the number of the argument slot.
    pub fn find(func: &Function, target: &TargetDesc, sets: &SpillSets) -> Vec<(Value, Slot)> {
        let entry = func.blocks().next().and_then(|block| func.block_insts(block).next());
        let entry = entry.filter(|&inst| func.inst_form(target, inst).kind == FormKind::Entry);
        let operands = entry.into_iter().flat_map(|inst| func.constrained_operands(target, inst));
        let is_home = |(value, _): &(Value, OperandDesc)| sets.is_memory_def(*value);
        operands.filter(is_home).filter_map(|(value, desc)| Some((value, number_of(target, desc)?))).collect()
    }
    /// The values that were found. `slot` returns the number of a value's web, or of the value where each has a slot of its
    /// own.
    pub fn new(found: &[(Value, Slot)], mut slot: impl FnMut(Value) -> Slot) -> Self {
        IncomingHomes(found.iter().map(|&(value, number)| (value, slot(value), number)).collect())
    }
    /// The homes: numbers of webs or values, and of the argument slots.
    pub fn iter(&self) -> impl Iterator<Item = (Slot, Slot)> + '_ {
        self.0.iter().map(|&(_, web, home)| (web, home))
    }
    /// The slot in which a value arrives.
    fn of_value(&self, value: Value) -> Option<Slot> {
        self.0.iter().find(|home| home.0 == value).map(|home| home.2)
    }
    /// A location, with the argument slot in the place of the web whose home it is.
    fn resolve(&self, loc: Loc) -> Loc {
        let home = loc.slot().and_then(|slot| self.0.iter().find(|home| home.1 == slot));
        home.map_or(loc, |home| Loc::Slot(home.2))
    }
}

/// What happens at once before an instruction, and what follows it.
#[derive(Clone, Copy)]
pub struct Before<'a, const W: usize> {
    /// The instruction.
    pub inst: &'a InstCx<'a>,
    /// The values in registers before it.
    pub file: &'a RegisterFile<W>,
    /// The values that the copy loads, each with a register.
    pub loaded: &'a [(Value, Reg)],
}

impl<const W: usize> Before<'_, W> {
    /// Adds what goes to argument slots. `later` is made after the copy. `slot` returns the slot of a value that is read
    /// from memory.
    pub fn add_arg_slots(
        &self,
        cx: &Cx<'_, W>,
        copies: &mut Vec<LocCopy>,
        remats: &mut Vec<LocRemat>,
        later: &mut Vec<Edit>,
        mut slot: impl FnMut(Value) -> Slot,
    ) {
        for operand in self.inst.uses() {
            let Some(to) = number_of(cx.machine.target, operand.desc) else { continue };
            let (value, ty) = (operand.value, cx.func.value_type(operand.value));
            let loaded = self.loaded.iter().find(|loaded| loaded.0 == value);
            if let Some(from) = self.file.reg[value.index()] {
                copies.push(LocCopy { ty, from: Loc::Reg(from), to: Loc::Slot(to) });
            } else if let Some(&(_, from)) = loaded {
                later.push(Edit::Store { ty, from, to });
            } else if cx.remats.is(value) {
                remats.push(LocRemat { value, ty, from: RematUses::NONE, to: Loc::Slot(to) });
            } else {
                copies.push(LocCopy { ty, from: Loc::Slot(slot(value)), to: Loc::Slot(to) });
            }
        }
    }

    /// At an instruction that leaves the function: reads values from the slots in which they arrive, and leaves out what is
    /// in its place already. A value that stays where it arrives needs no store.
    pub fn use_homes(&self, target: &TargetDesc, homes: &IncomingHomes, copies: &mut Vec<LocCopy>) {
        copies.iter_mut().for_each(|copy| copy.from = homes.resolve(copy.from));
        let is_in_place = |copy: &LocCopy| {
            let is_home = |value: Value| homes.of_value(value).map(Loc::Slot) == Some(copy.to);
            let mut uses =
                self.inst.uses().filter(|operand| number_of(target, operand.desc).map(Loc::Slot) == Some(copy.to));
            uses.any(|operand| is_home(operand.value))
        };
        copies.retain(|copy| copy.to.slot().is_none() || !is_in_place(copy));
    }
}

/// Adds the values in registers that no copy names: they must survive a copy from slot to slot through a register.
pub fn keep_others<const W: usize>(cx: &Cx<'_, W>, file: &RegisterFile<W>, copies: &mut Vec<LocCopy>) {
    let machine = cx.machine;
    for bank in machine.banks() {
        let mut named = Mask::EMPTY;
        for reg in copies.iter().flat_map(|copy| [copy.from.reg(), copy.to.reg()]).flatten() {
            if machine.reg_bank(reg) == bank {
                named = named.or(machine.mask(reg));
            }
        }
        for (value, reg) in file.iter(bank).filter(|&(_, reg)| !named.intersects(machine.mask(reg))) {
            let loc = Loc::Reg(reg);
            copies.push(LocCopy { ty: cx.func.value_type(value), from: loc, to: loc });
        }
    }
}

/// Copies argument slots that are read to temporaries, if another copy overwrites a part of them, and reads them there.
pub fn park<const W: usize>(
    machine: &Machine<'_, W>,
    emitter: &mut Emitter<W>,
    at: Point,
    copies: &mut [LocCopy],
    free: &mut [Mask<W>],
) -> Vec<Slot> {
    let overlap = |a: Loc, b: Loc| {
        let (Some(a), Some(b)) = (a.slot().and_then(place_of), b.slot().and_then(place_of)) else { return false };
        a != b && a.overlaps(b)
    };
    let mut parked: Vec<(Loc, LocCopy)> = Vec::new();
    for &LocCopy { ty, from, .. } in copies.iter() {
        if copies.iter().any(|copy| overlap(copy.to, from)) && !parked.iter().any(|parked| parked.0 == from) {
            parked.push((from, LocCopy { ty, from, to: Loc::Slot(emitter.temps.take(ty)) }));
        }
    }
    if parked.is_empty() {
        return Vec::new();
    }
    let in_regs = copies.iter().filter(|copy| copy.from.reg().is_some());
    let kept = in_regs.map(|&LocCopy { ty, from, .. }| LocCopy { ty, from, to: from });
    let first: Vec<LocCopy> = parked.iter().map(|parked| parked.1).chain(kept).collect();
    emitter.parallel_copy(machine, at, Phase::Copy, CopySet { copies: &first, remats: &[], free });
    for copy in copies {
        if let Some((_, to)) = parked.iter().find(|parked| parked.0 == copy.from) {
            copy.from = to.to;
        }
    }
    parked.iter().filter_map(|parked| parked.1.to.slot()).collect()
}
