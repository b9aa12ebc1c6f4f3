//! Completing the output: callee-saved registers, final slots, the order of edits.
//!
//! # Input
//! The locations of operands and the edits as the passes have emitted them, with slots numbered by web, and the coloured
//! slots.
//!
//! # Output
//! The allocation. Originals that nothing reads have no location. Some slots have become registers of other banks. Some
//! instructions change values in their slots. Callee-saved registers are saved, slots are those of the frame, and edits are
//! in the order in which they are executed.
//!
//! # Why correct
//! Only defs that no operand and no edit reads lose their locations. One table turns slots of webs into slots of the frame,
//! for operands and edits alike. The emitter keeps the order of edits of the same point and phase.
//!
//! # Cost
//! Linear in the operands, instructions, edges, edits and registers, beside the passes that it calls.

use alloc::vec::Vec;

use crate::frame::context::FrameCx;
use crate::frame::read_modify_write::modify_in_slots;
use crate::frame::secondary_reloads::add_scratch_regs;
use crate::frame::shrink_wrap::save;
use crate::frame::spill_to_bank::spill_to_banks;
use crate::frame::stack_slots::StackSlots;
use crate::frame::written_units::written_units;
use crate::options::CalleeSaves;
use crate::output::{Allocation, Edit, Loc, Point, SavedReg, Slot, Unread};
use crate::resolve::boundary_regs::BoundaryRegs;
use crate::resolve::emitter::{Emitter, Phase};
use crate::target::Reg;

/// Whether the finished code is improved once more.
#[derive(Clone, Copy)]
pub enum Peepholes<'a> {
    /// It is not. `O0` saves the time.
    None,
    /// Instructions change values in their slots where that saves a load and a store. Originals and rematerialisations that
    /// nothing reads are left out, and their registers need no saving.
    All {
        /// What is in which register at the ends of blocks.
        at_ends: &'a BoundaryRegs,
    },
}

/// Makes the allocation from what the passes have emitted. Overwrites `out`, and keeps its buffers.
pub fn finalize<const W: usize>(
    cx: &FrameCx<'_, W>,
    slots: &mut StackSlots,
    emitter: &mut Emitter<W>,
    peepholes: Peepholes<'_>,
    out: &mut Allocation,
) {
    let target = cx.machine.target;
    for index in 0..emitter.temps.types().len() {
        slots.add(target, emitter.temps.types()[index]);
    }
    spill_to_banks(cx, slots, emitter);
    out.alternatives.clone_from(&cx.forms.chosen);
    if let Peepholes::All { at_ends } = peepholes {
        modify_in_slots(cx, slots, at_ends, emitter, &mut out.alternatives);
    }
    emitter.swap_operands(&mut out.operands);
    if let Peepholes::All { .. } = peepholes {
        leave_out_unread(cx, emitter, out);
    }
    for loc in &mut out.operands {
        if let Loc::Slot(slot) = loc {
            *slot = slots.of(*slot).unwrap_or(*slot);
        }
    }
    out.saved = save_callee_saved(cx, &out.operands, slots, emitter);
    set_edits(slots, emitter.sort(cx.func), &mut out.edits);
    out.spilled_values = cx.sets.spilled.count_ones(..) as u32;
    slots.lay_out(out);
    add_scratch_regs(cx.func, target, out);
}

/// Takes the locations of defs away that nothing reads, because all readers have the value rematerialised, and removes
/// rematerialisations that nothing reads. Then these registers need no saving.
fn leave_out_unread<const W: usize>(cx: &FrameCx<'_, W>, emitter: &mut Emitter<W>, out: &mut Allocation) {
    if !emitter.edits().any(|(_, _, edit)| matches!(edit, Edit::Remat { .. })) {
        return;
    }
    // Nothing reads a callee-saved register that is not saved yet but what the function itself has written.
    out.saved.clear();
    out.edits.clear();
    out.edits.extend(emitter.sort(cx.func).iter().map(|&(at, _, edit)| (at, edit)));
    let Unread { originals, remats } = Unread::find(cx.func, cx.machine.target, out);
    for inst in originals {
        out.operands[cx.func.operand_range(inst)].fill(Loc::None);
    }
    emitter.remove(&remats);
}

/// Adds the edits with their final slots.
fn set_edits(slots: &StackSlots, edits: &[(Point, Phase, Edit)], out: &mut Vec<(Point, Edit)>) {
    let slot = |slot: Slot| slots.of(slot).unwrap_or(slot);
    out.clear();
    out.extend(edits.iter().map(|&(at, _, mut edit)| {
        match &mut edit {
            Edit::Store { to, .. } => *to = slot(*to),
            Edit::Load { from, .. } => *from = slot(*from),
            Edit::Move { .. }
            | Edit::Swap { .. }
            | Edit::Remat { .. }
            | Edit::Transfer { .. }
            | Edit::Scratch { .. } => {}
        }
        (at, edit)
    }));
}

/// Finds the callee-saved registers that the function writes, and saves them if that is asked for.
fn save_callee_saved<const W: usize>(
    cx: &FrameCx<'_, W>,
    operands: &[Loc],
    slots: &mut StackSlots,
    emitter: &mut Emitter<W>,
) -> Vec<SavedReg> {
    let (func, machine) = (cx.func, cx.machine);
    let target = machine.target;
    let mut saved = Vec::new();
    let banks = || target.bank_ids();
    if banks().all(|bank| machine.bank(bank).callee_saved.is_empty()) {
        return saved;
    }
    let written = written_units(cx, operands, emitter);
    if !banks().any(|bank| written[bank.index()].intersects(machine.bank(bank).callee_saved)) {
        return saved;
    }
    let is_written = |&reg: &Reg| machine.mask(reg).intersects(written[machine.reg_bank(reg).index()]);
    let link = func.saved_link(target);
    let mut by_edits = Vec::new();
    for reg in func.callee_saved_regs(target).filter(is_written) {
        // Edits leave reserved registers alone; the client that reserved one saves it. It saves the link register, too.
        let by_client = cx.options.callee_saves == CalleeSaves::Report || machine.is_reserved(reg) || link == Some(reg);
        let ty = target.reg(reg).ty.filter(|_| !by_client);
        let slot = ty.map(|ty| {
            let slot = slots.add(target, ty);
            by_edits.push((reg, ty, slot));
            slot
        });
        saved.push(SavedReg { reg, slot: slot.and_then(|slot| slots.of(slot)) });
    }
    save(cx, operands, &by_edits, emitter);
    saved
}
