//! Spilling into other banks: slots that become registers of another bank.
//!
//! Takes the slots once they are coloured and the edits that store to them and load from them. A slot goes to a register
//! for the whole function if nothing but edits of one type of values uses it (no operand reads it in place), and the
//! machine has a type of another bank that keeps such values, of which a register is left that no operand, clobber or
//! edit of the function touches, that is not reserved, and that need not be saved. The most frequent slots come first.
//! Edits become transfers, and the frame shrinks.
//!
//! *Why it is right:* the register holds what the slot would hold, as nothing else writes it. That it must be free
//! everywhere is more than is needed; where a function leaves some registers of a bank alone altogether, as integer code
//! does with vector registers between calls, it is enough.
//!
//! Takes time linear in the operands and edits, and in the slots times the registers of other banks.

use alloc::vec::Vec;

use cranelift_entity::EntityRef;

use crate::analysis::cfg::Cfg;
use crate::frame::context::FrameCx;
use crate::frame::stack_slots::StackSlots;
use crate::frame::touched_units::touched_units;
use crate::ir::Function;
use crate::output::{Edit, Point as At, Slot};
use crate::resolve::emitter::Emitter;
use crate::target::{Reg, Type};

/// What uses a slot.
#[derive(Clone, Copy)]
enum User {
    Nothing,
    /// Edits of this type of values, with the sum of their frequencies.
    Edits(Type, f32),
    /// Operands, or edits of several types.
    Others,
}

/// Moves slots to registers of other banks, as far as there are any.
pub fn slots_to_registers<const W: usize>(cx: &FrameCx<'_, W>, slots: &mut StackSlots, emitter: &mut Emitter<W>) {
    let (func, machine, cfg) = (cx.func, cx.machine, cx.cfg);
    let spill_to = |ty: Type| &machine.target.ty(ty).spill_to[..];
    let touches = |edit: Edit| slot_of(edit).is_some_and(|(ty, _)| !spill_to(ty).is_empty());
    if !emitter.edits().any(|(_, _, edit)| touches(edit)) {
        return;
    }
    let mut order: Vec<(Slot, Type, f32)> = Vec::new();
    for (slot, user) in users(func, cfg, slots, emitter).into_iter().enumerate() {
        if let User::Edits(ty, freq) = user {
            order.push((Slot::new(slot), ty, freq));
        }
    }
    order.sort_by(|a, b| b.2.total_cmp(&a.2));
    let mut named = alloc::vec![false; machine.target.regs.len()];
    emitter.operands().iter().filter_map(|loc| loc.reg()).for_each(|reg| named[reg.index()] = true);
    let mut taken = touched_units(cx, named, emitter);
    let mut reg_of = alloc::vec![None; slots.len()];
    for (slot, ty, _) in order {
        let wide_enough = |other: &&Type| machine.target.ty(**other).bits >= machine.target.ty(ty).bits;
        let regs = spill_to(ty).iter().filter(wide_enough).flat_map(|&other| machine.home_regs(other));
        let is_free = |reg: &Reg| {
            let bank = machine.reg_bank(*reg);
            !machine.mask(*reg).intersects(taken[bank.index()].or(machine.bank(bank).preserved))
        };
        if let Some(reg) = regs.copied().find(is_free) {
            let taken = &mut taken[machine.reg_bank(reg).index()];
            *taken = taken.or(machine.mask(reg));
            reg_of[slot.index()] = Some(reg);
        }
    }
    let reg_of_number = |number: Slot| reg_of[slots.of(number)?.index()];
    for edit in emitter.edits_mut() {
        match *edit {
            Edit::Store { ty, from, to } => {
                if let Some(to) = reg_of_number(to) {
                    *edit = Edit::Transfer { ty, from, to };
                }
            }
            Edit::Load { ty, from, to } => {
                if let Some(from) = reg_of_number(from) {
                    *edit = Edit::Transfer { ty, from, to };
                }
            }
            Edit::Move { .. } | Edit::Swap { .. } | Edit::Remat { .. } | Edit::Transfer { .. } => {}
        }
    }
    slots.remove(|slot| reg_of[slot.index()].is_some());
}

/// The slot that an edit reads or writes, and the type.
fn slot_of(edit: Edit) -> Option<(Type, Slot)> {
    match edit {
        Edit::Store { ty, to: slot, .. } | Edit::Load { ty, from: slot, .. } => Some((ty, slot)),
        Edit::Move { .. } | Edit::Swap { .. } | Edit::Remat { .. } | Edit::Transfer { .. } => None,
    }
}

/// What uses each slot.
fn users<const W: usize>(func: &Function, cfg: &Cfg, slots: &StackSlots, emitter: &Emitter<W>) -> Vec<User> {
    let mut users = alloc::vec![User::Nothing; slots.len()];
    for (at, _, edit) in emitter.edits() {
        let Some((ty, number)) = slot_of(edit) else { continue };
        let Some(slot) = slots.of(number) else { continue };
        let freq = match at {
            At::Before(inst) => cfg.freq(func.block_of(inst)),
            At::Edge(edge) => cfg.edge_freq(func, edge),
        };
        let user = &mut users[slot.index()];
        *user = match *user {
            User::Nothing => User::Edits(ty, freq),
            User::Edits(known, sum) if known == ty => User::Edits(ty, sum + freq),
            User::Edits(..) | User::Others => User::Others,
        };
    }
    for slot in emitter.operands().iter().filter_map(|loc| slots.of(loc.slot()?)) {
        users[slot.index()] = User::Others;
    }
    users
}
