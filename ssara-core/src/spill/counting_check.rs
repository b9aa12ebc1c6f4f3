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
//! The check covers banks in which every register is one unit. A [countable](FormEffect::is_countable) form names registers
//! that do not overlap, and its classes have registers enough. There is nothing to search for then, and only the numbers matter
//! (`packing::fits_uniform`). Where operands are in narrower classes, only that there is room is counted. All other
//! instructions are left to the solver.
//!
//! # Cost
//!
//! Linear in the operands; quadratic in operands that read the same value.

use crate::analysis::form_effects::FormEffect;
use crate::analysis::liveness::DEAD;
use crate::ir::Inst;
use crate::solver::demand::phases_of;
use crate::solver::packing::{EARLY, Free, LATE};
use crate::spill::walk::SpillWalk;
use crate::target::{Bank, Place};

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
    /// Number of live-through values that must be evicted from a bank for a [countable](FormEffect::is_countable) instruction
    /// to have a solution there. Its uses of the same value are fixed, or take any register; they may be in registers already
    /// or not. With narrow classes it may be too many, but 0 is right.
    pub fn countable_deficit(&self, inst: Inst, effect: FormEffect, bank: Bank) -> u32 {
        let (cx, uses) = (self.cx, self.uses());
        let (func, machine) = (cx.func, cx.machine);
        let in_bank = cx.effects.in_bank(effect, bank);
        let mut through = self.num_in_reg(bank);
        if effect.touched != 0 && through + in_bank.operands <= in_bank.room {
            return 0;
        }
        let shape = cx.constraints.shape(inst);
        let mut free = Free { early: in_bank.early, late: in_bank.late };
        let mut items = Items::default();
        let range = func.operand_range(inst);
        let distances = &cx.live.operand_distances()[range];
        let (values, descs) = (func.inst_operands(inst), cx.constraints.descs(inst));
        for (index, ((&value, &desc), &distance)) in values.iter().zip(descs).zip(distances).enumerate() {
            if cx.bank_of(value) != bank {
                continue;
            }
            let is_narrow = shape.narrow >> index & 1 != 0;
            if desc.is_def() {
                if desc.place() == Place::Class {
                    items.add(if is_narrow { EARLY | LATE } else { phases_of(desc) });
                }
                continue;
            }
            let in_reg = self.in_reg(value);
            if uses.has_repeated() && values[..index].contains(&value) {
                // The first use counts for all.
                continue;
            }
            through -= u32::from(in_reg);
            if desc.is_reg_or_slot() && (!in_reg || uses.folded().contains(&value)) {
                continue;
            }
            let lives_on = distance != DEAD && !uses.evicted_after_use().contains(&value);
            let is_late = phases_of(desc) & LATE != 0;
            let reads = if uses.has_repeated() { index..values.len() } else { index..index + 1 };
            let reads = reads.filter(|&at| values[at] == value);
            match desc.fixed_reg() {
                Some(_) if lives_on => {
                    let reg = |at: usize| descs[at].fixed_reg().filter(|&reg| machine.is_allocatable(reg));
                    let regs = reads.filter_map(|at| Some((at, machine.mask(reg(at)?))));
                    // A copy in a fixed register doubles as the one that lives on, if the register is free afterwards.
                    let is_late = |at: usize| phases_of(descs[at]) & LATE != 0 && shape.tied_uses >> at & 1 == 0;
                    if regs.clone().any(|(at, _)| is_late(at)) {
                        continue;
                    }
                    match regs.clone().find(|&(_, mask)| free.late.contains(mask)) {
                        Some((_, mask)) => free.late = free.late.minus(mask),
                        None => items.both += 1,
                    }
                }
                Some(_) => {}
                None => match reads.filter(|&at| shape.tied_uses >> at & 1 != 0).count() as u32 {
                    0 if lives_on || is_late || is_narrow => items.both += 1,
                    0 => items.early += 1,
                    ties => items.both += ties + u32::from(lives_on),
                },
            }
        }
        deficit(free, items, through)
    }
}
