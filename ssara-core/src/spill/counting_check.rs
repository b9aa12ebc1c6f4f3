//! The counting check: whether an instruction has a solution, found without the solver.
//!
//! # Input
//!
//! An instruction and the working set before it.
//!
//! # Output
//!
//! The answer of [`InstSolver::solve`](crate::solver::instruction::InstSolver::solve) in its mode `Check`, or none.
//!
//! # Why correct
//!
//! The check covers banks in which every register is one unit. All operands of an unconstrained instruction take any register.
//! A [countable](FormEffect::is_countable) form names registers that do not overlap, and its classes have registers enough.
//! There is nothing to search for then, and only the numbers matter (`packing::fits_uniform`). Where operands are in narrower
//! classes, only that there is room is counted. All other instructions are left to the solver.
//!
//! # Cost
//!
//! Linear in the operands; quadratic in operands that read the same value. At most [`MAX_OPERANDS`] are counted.

use crate::analysis::liveness::DEAD;
use crate::ir::Inst;
use crate::regs::form_effects::{FormEffect, is_narrow};
use crate::solver::demand::phases_of;
use crate::solver::packing::{EARLY, Free, LATE};
use crate::spill::walk::SpillWalk;
use crate::target::{Bank, OperandDesc, Place};

/// Maximum number of operands of an instruction that is counted. Others are left to the solver, since each operand may be
/// compared with each.
const MAX_OPERANDS: usize = 32;

/// How many items occupy their register in the early phase, in the late phase and in both.
#[derive(Clone, Copy, Default)]
struct Items {
    early: u32,
    late: u32,
    both: u32,
}

impl Items {
    fn add(&mut self, phases: u8) {
        *match phases {
            EARLY => &mut self.early,
            LATE => &mut self.late,
            _ => &mut self.both,
        } += 1;
    }
}

/// The number of values that do not fit beside the items of an instruction, if as many live through it.
fn deficit<const W: usize>(free: Free<W>, items: Items, through: u32) -> u32 {
    let both = free.early.and(free.late);
    let early = items.early.saturating_sub(free.early.minus(both).count());
    let late = items.late.saturating_sub(free.late.minus(both).count());
    (through + items.both + early.max(late)).saturating_sub(both.count())
}

impl<const W: usize> SpillWalk<'_, W> {
    /// Whether an unconstrained instruction has a solution in every bank, with the current working set and the reloads of
    /// its operands. Returns false also if counting does not tell.
    ///
    /// In the early phase there is one register for each value. There is one more for each tied use whose value is not
    /// killed or is tied twice. In the late phase there is one for each value that is live-out, each tie and each def.
    pub fn fits_unconstrained(&mut self, inst: Inst) -> bool {
        let cx = self.cx;
        let state = &mut *self.state;
        let (func, machine) = (cx.func, cx.machine);
        let operands = func.inst_operands(inst);
        if operands.len() > MAX_OPERANDS {
            return false;
        }
        let descs = cx.constraints.descs(inst);
        let distances = &cx.live.operand_distances()[func.operand_range(inst)];
        state.demand.clear();
        state.demand.resize(machine.num_banks(), (0, 0));
        let mut touched = state.results_outside_home;
        for (index, (&value, desc)) in operands.iter().zip(descs).enumerate() {
            let bank = cx.bank_of(value).index();
            let (mut early, mut late) = (0, 0);
            if desc.is_def() {
                late = 1;
                if let Place::Tied(use_) = desc.place() {
                    let used = operands[usize::from(use_)];
                    let ties_it = |other: &OperandDesc| match other.place() {
                        Place::Tied(other) => operands[usize::from(other)] == used,
                        _ => false,
                    };
                    let is_copied = distances[usize::from(use_)] != DEAD || descs[..index].iter().any(ties_it);
                    early = i32::from(is_copied);
                }
            } else if !operands[..index].contains(&value) {
                early = i32::from(!state.in_reg(value));
                late = early - i32::from(distances[index] == DEAD);
            }
            touched |= 1 << bank;
            let demand = &mut state.demand[bank];
            *demand = (demand.0 + early, demand.1 + late);
        }
        machine.banks().all(|bank| {
            let info = machine.bank(bank);
            let (early, late) = state.demand[bank.index()];
            let needed = state.num_in_reg(bank) as i32 + early.max(late);
            touched >> bank.index() & 1 == 0 || info.uniform && needed <= info.num_units as i32
        })
    }

    /// Number of live-through values that must be evicted from a bank for a [countable](FormEffect::is_countable) instruction
    /// to have a solution there. Its uses of the same value are fixed, and may be in registers already or not. With narrow
    /// classes it may be too many, but 0 is right.
    pub fn countable_deficit(&self, inst: Inst, effect: FormEffect, bank: Bank) -> u32 {
        let (cx, state) = (self.cx, &*self.state);
        let (func, machine) = (cx.func, cx.machine);
        let in_bank = cx.effects.in_bank(effect, bank);
        let mut through = self.state.num_in_reg(bank);
        if effect.touched != 0 && through + in_bank.operands <= in_bank.room {
            return 0;
        }
        let mut free = Free { early: in_bank.early, late: in_bank.late };
        let mut items = Items::default();
        let range = func.operand_range(inst);
        let distances = &cx.live.operand_distances()[range];
        let (values, descs) = (func.inst_operands(inst), cx.constraints.descs(inst));
        for (index, ((&value, &desc), &distance)) in values.iter().zip(descs).zip(distances).enumerate() {
            if cx.bank_of(value) != bank {
                continue;
            }
            let is_narrow = effect.has_narrow_classes && is_narrow(machine, desc);
            if desc.is_def() {
                if desc.place() == Place::Class {
                    items.add(if is_narrow { EARLY | LATE } else { phases_of(desc) });
                }
                continue;
            }
            let in_reg = state.in_reg(value);
            if state.has_repeated_uses && values[..index].contains(&value) {
                // The first use counts for all.
                continue;
            }
            through -= u32::from(in_reg);
            if desc.place() == Place::Any && (!in_reg || state.folded_uses.contains(&value)) {
                continue;
            }
            let lives_on = distance != DEAD && !state.evicted_after_use.contains(&value);
            let (is_tied, is_late) = (effect.tied_uses >> index & 1 != 0, phases_of(desc) & LATE != 0);
            match desc.place() {
                Place::Fixed(_) if lives_on => {
                    let end = if state.has_repeated_uses { values.len() } else { index + 1 };
                    let regs =
                        (index..end).filter(|&at| values[at] == value).filter_map(|at| match descs[at].place() {
                            Place::Fixed(reg) if machine.is_allocatable(reg) => Some((at, machine.mask(reg))),
                            _ => None,
                        });
                    // A copy in a fixed register doubles as the one that lives on, if the register is free afterwards.
                    let is_late = |at: usize| phases_of(descs[at]) & LATE != 0 && effect.tied_uses >> at & 1 == 0;
                    if regs.clone().any(|(at, _)| is_late(at)) {
                        continue;
                    }
                    match regs.clone().find(|&(_, mask)| free.late.contains(mask)) {
                        Some((_, mask)) => free.late = free.late.minus(mask),
                        None => items.both += 1,
                    }
                }
                Place::Fixed(_) => {}
                _ if is_tied => items.both += 1 + u32::from(lives_on),
                _ if lives_on || is_late || is_narrow => items.both += 1,
                _ => items.early += 1,
            }
        }
        deficit(free, items, through)
    }
}
