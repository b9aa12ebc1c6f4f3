//! Spilling into other banks: slots that become registers of another bank.
//!
//! # Input
//! The coloured slots, and the edits that store to them and load from them.
//!
//! # Output
//! Some slots have become registers for the whole function: their edits are transfers, and the frame is smaller. The most
//! frequent slots come first. A slot qualifies under two conditions:
//!
//! - Only edits of one type of values use it; no operand reads it in place.
//! - The target has a type of another bank that keeps such values, and a register of that type is left. No operand, clobber
//!   or edit of the function touches the register, it is not reserved, and it need not be saved. Each edit that
//!   may take a [scratch register](super::secondary_reloads) has another one.
//!
//! # Why correct
//! The register holds what the slot would hold, because nothing else writes it. It has to be free in the whole function,
//! which is stricter than necessary. This suffices where a function leaves some registers of a bank alone altogether, as
//! integer code does with vector registers between calls. It is never a scratch register: one that is in use is stored and
//! loaded as a value of its own type, and what waits here has another one.
//!
//! # Cost
//! Linear in the operands and edits, and in the slots times the registers of other banks. On targets with scratch registers,
//! also in the edits times the registers of a class times the registers that are tried.

use alloc::vec::Vec;

use cranelift_entity::EntityRef;

use crate::analysis::cfg::Cfg;
use crate::frame::context::FrameCx;
use crate::frame::scratch_regs::meets;
use crate::frame::secondary_reloads::scratch_classes;
use crate::frame::stack_slots::StackSlots;
use crate::frame::written_units::{entry_operands, written_units};
use crate::ir::Function;
use crate::output::{Edit, Slot};
use crate::resolve::emitter::Emitter;
use crate::sorts::sort_by;
use crate::target::{Class, Reg, Type};
use crate::units::UnitSet;

/// What uses a slot.
#[derive(Clone, Copy)]
enum User {
    /// Nothing.
    Nothing,
    /// Edits of this type of values; the number is the sum of their frequencies.
    Edits(Type, f32),
    /// Operands, or edits of several types.
    Others,
}

/// Replaces slots by free registers of other banks.
pub fn spill_to_banks<const W: usize>(cx: &FrameCx<'_, W>, slots: &mut StackSlots, emitter: &mut Emitter<W>) {
    let (func, machine, cfg) = (cx.func, cx.machine, cx.cfg);
    let target = machine.target;
    let spill_to = |ty: Type| &target.ty(ty).spill_to[..];
    let could_go = |edit: Edit| slot_of(edit).is_some_and(|(ty, _)| !spill_to(ty).is_empty());
    if !emitter.edits().any(|(_, _, edit)| could_go(edit)) {
        return;
    }
    let mut order: Vec<(Slot, Type, f32)> = Vec::new();
    for (slot, user) in users(func, cfg, slots, emitter).into_iter().enumerate() {
        if let User::Edits(ty, freq) = user {
            order.push((Slot::new(slot), ty, freq));
        }
    }
    sort_by(&mut order, |a, b| b.2.total_cmp(&a.2).is_lt());
    let mut taken = written_units(cx, emitter.operands(), emitter);
    for reg in emitter.operands()[entry_operands(cx)].iter().filter_map(|loc| loc.reg()) {
        let taken = &mut taken[machine.reg_bank(reg).index()];
        *taken = taken.or(machine.mask(reg));
    }
    let mut needs = scratch_needs(cx, emitter);
    let mut reg_of = alloc::vec![None; slots.count()];
    for (slot, ty, _) in order {
        let wide_enough = |other: &&Type| target.ty(**other).bits >= target.ty(ty).bits;
        let regs = spill_to(ty).iter().filter(wide_enough).flat_map(|&other| machine.home_regs(other));
        let is_free = |reg: &Reg| {
            let bank = machine.reg_bank(*reg);
            !machine.mask(*reg).intersects(taken[bank.index()].or(machine.bank(bank).callee_saved))
        };
        let leaves_scratch = |reg: &Reg| {
            let own = target.units_of([*reg]);
            let is_left = |&other: &Reg, taken: &UnitSet| !meets(target, other, taken) && !meets(target, other, &own);
            needs.iter().all(|(class, taken)| target.class_regs(*class).iter().any(|other| is_left(other, taken)))
        };
        if let Some(reg) = regs.copied().find(|reg| is_free(reg) && leaves_scratch(reg)) {
            needs.iter_mut().for_each(|(_, taken)| taken.union_with(&target.units_of([reg])));
            let taken = &mut taken[machine.reg_bank(reg).index()];
            *taken = taken.or(machine.mask(reg));
            reg_of[slot.index()] = Some(reg);
        }
    }
    let final_reg = |slot: Slot| reg_of[slots.of(slot)?.index()];
    for edit in emitter.edits_mut() {
        match *edit {
            Edit::Store { ty, from, to } => {
                if let Some(to) = final_reg(to) {
                    *edit = Edit::Transfer { ty, from, to };
                }
            }
            Edit::Load { ty, from, to } => {
                if let Some(from) = final_reg(from) {
                    *edit = Edit::Transfer { ty, from, to };
                }
            }
            Edit::Move { .. }
            | Edit::Swap { .. }
            | Edit::Remat { .. }
            | Edit::Transfer { .. }
            | Edit::Scratch { .. } => {}
        }
    }
    slots.remove(|slot| reg_of[slot.index()].is_some());
}

/// The classes of the scratch registers that the function may take, each with what the scratch register must be apart from.
fn scratch_needs<const W: usize>(cx: &FrameCx<'_, W>, emitter: &Emitter<W>) -> Vec<(Class, UnitSet)> {
    let (func, target) = (cx.func, cx.machine.target);
    if !target.has_secondary_reloads() {
        return Vec::new();
    }
    let mut others = func.reserved_units(target);
    others.union_with(&target.units_of(func.callee_saved_regs(target)));
    let need = |class: Class, regs: &mut dyn Iterator<Item = Reg>| {
        let mut taken = target.units_of(regs);
        taken.union_with(&others);
        (class, taken)
    };
    // Callee-saved registers are saved before the function has received its values.
    let received = || emitter.operands()[entry_operands(cx)].iter().filter_map(|loc| loc.reg());
    let saves = func.callee_saved_regs(target).filter_map(|reg| target.memory_scratch(target.reg(reg).ty?, reg));
    let mut needs: Vec<(Class, UnitSet)> = saves.map(|class| need(class, &mut received())).collect();
    for (_, _, edit) in emitter.edits() {
        needs.extend(scratch_classes(target, edit).into_iter().flatten().map(|class| need(class, &mut edit.regs())));
    }
    needs
}

/// The type and the slot of an edit that reads or writes a slot.
fn slot_of(edit: Edit) -> Option<(Type, Slot)> {
    match edit {
        Edit::Store { ty, to: slot, .. } | Edit::Load { ty, from: slot, .. } => Some((ty, slot)),
        Edit::Move { .. } | Edit::Swap { .. } | Edit::Remat { .. } | Edit::Transfer { .. } | Edit::Scratch { .. } => {
            None
        }
    }
}

/// What uses each slot.
fn users<const W: usize>(func: &Function, cfg: &Cfg, slots: &StackSlots, emitter: &Emitter<W>) -> Vec<User> {
    let mut users = alloc::vec![User::Nothing; slots.count()];
    for (at, _, edit) in emitter.edits() {
        let Some((ty, slot)) = slot_of(edit) else { continue };
        let Some(slot) = slots.of(slot) else { continue };
        let freq = cfg.freq_at(func, at);
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
