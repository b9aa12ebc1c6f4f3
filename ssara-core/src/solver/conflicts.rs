//! Why a placement of constrained operands leads nowhere: a long search jumps back to a placement that is to blame.
//!
//! # Input
//!
//! The constrained operands that are placed, and what went wrong.
//!
//! # Output
//!
//! A set of placements, the *conflict*. The search finds no solution while all of them stay.
//!
//! # Invariant
//!
//! The conflict of a constrained operand collects one reason for each register it cannot take. Reasons are
//!
//! 1. a placed constrained operand that has a unit of the register in the same phase;
//! 2. the placed constrained operands of a relation that would break;
//! 3. the conflict that was found after the constrained operand took the register;
//! 4. the placements that leave too few units to whatever takes any register (`blame_packing`);
//! 5. nothing, for a register that is interchangeable with one that was tried. An exchange of the two turns the reasons of
//!    the one into reasons of the other. If one of these reasons is the ascending order of interchangeable constrained
//!    operands, no such exchange is possible. Then all placements are the reason.
//!
//! A register that a constrained operand cannot have whatever else is placed is remembered. It is no reason later on.
//!
//! # Why correct
//!
//! If no register is left for a constrained operand, every solution differs in a placement of its conflict. The search goes
//! back to the last one of these. It leaves out no solution, so it finds the one that it would find without jumps.
//!
//! # Cost
//!
//! A step for each placed constrained operand and rejected register. Where packing fails, the room that is left is measured
//! once for each placed constrained operand.
//!
//! # Reference
//!
//! P. Prosser: *Hybrid algorithms for the constraint satisfaction problem*, 1993 (conflict-directed backjumping).

use crate::regs::machine::Machine;
use crate::regs::unit_mask::Mask;
use crate::solver::conflict::Conflict;
use crate::solver::constrained_operands::{Allowed, ConstrainedOperand, serves};
use crate::solver::instruction::{InstSolver, Placed};
use crate::solver::packing::{self, EARLY, LATE, PackItem, What};
use crate::solver::query::BankQuery;
use crate::target::Relation;

impl<const W: usize> InstSolver<W> {
    /// Adds why a constrained operand, which is the last on the search path, cannot have a register that it had. If
    /// nothing else that is placed is a reason, it never can.
    #[cold]
    pub(super) fn add_conflict(&mut self, placed: &Placed<W>, conflict: Conflict) {
        let Some(reasons) = self.conflicts.last_mut() else { return };
        reasons.add(conflict);
        if conflict.set == 0 && !conflict.ordered {
            self.impossible.insert((placed.constrained, placed.reg));
        }
    }

    /// Why a constrained operand cannot have these units in a phase, with as few new reasons besides `known` as there
    /// may be.
    #[cold]
    pub(super) fn blame_units(&self, known: Conflict, op: &ConstrainedOperand, mask: Mask<W>, phase: u8) -> Conflict {
        let held = |op: &ConstrainedOperand| if phase == EARLY { op.early } else { op.late };
        let (mut set, mut first) = (0, None);
        for (at, placed) in self.placed.iter().enumerate() {
            let other = &self.constrained[usize::from(placed.constrained)];
            let is_in_the_way = other.phases & phase != 0 && placed.mask.intersects(mask);
            // One of these is enough.
            if is_in_the_way && (first.is_none() || known.blames(at)) {
                first = Some(at);
            }
            // With what holds the same value it would share the register if that were elsewhere.
            if held(op).is_some() && held(other) == held(op) {
                set |= Conflict::bit(at);
            }
        }
        Conflict { set: set | first.map_or(0, Conflict::bit), ordered: false }
    }

    /// Why a relation would break.
    #[cold]
    pub(super) fn blame_relation(&self, machine: &Machine<'_, W>, relation: Relation) -> Conflict {
        let mut conflict = Conflict::default();
        for (at, placed) in self.placed.iter().enumerate() {
            let op = &self.constrained[usize::from(placed.constrained)];
            if op.related {
                let is_blamed = |operand| if serves(op, operand) { Conflict::bit(at) } else { 0 };
                relation.for_each_operand(machine.target, |operand| conflict.set |= is_blamed(operand));
            }
        }
        conflict
    }

    /// Finds out which placements leave no room for all that takes any register, where packing has failed with all
    /// constrained operands placed. Only the constrained operands that are to blame are taken to have registers: those
    /// that take others need not.
    #[cold]
    pub(super) fn blame_packing(&mut self, query: &BankQuery<'_, W>) -> Conflict {
        let mut conflict = Conflict::all_before(self.placed.len());
        if self.placed.len() > 63 || self.has_room(query, conflict) {
            return conflict;
        }
        for place in (0..self.placed.len()).rev() {
            if !self.has_room(query, conflict.without(place)) {
                conflict = conflict.without(place);
            }
        }
        conflict
    }

    /// Whether there may be room for all that takes any register when only these constrained operands have registers.
    /// Other constrained operands take any register of their type if theirs are among these, and no room if not.
    ///
    /// A constrained operand may double as the live-through copy of its value, or as the copy that a tied def clobbers. So
    /// the demand of a used value is at least one register. It is in both phases if the value, or a copy of it, is needed
    /// in both. It is in the late phase only if a constrained operand has the value in a register already.
    #[cold]
    pub(super) fn has_room(&mut self, query: &BankQuery<'_, W>, placed: Conflict) -> bool {
        let &BankQuery { machine, bank, mut free, through, .. } = query;
        let is_placed = |&(at, _): &(usize, &Placed<W>)| placed.blames(at);
        let mut unplaced = core::mem::take(&mut self.unplaced);
        unplaced.clear();
        unplaced.extend_from_slice(&self.order);
        for (_, placed) in self.placed.iter().enumerate().filter(is_placed) {
            free.take(placed.mask, self.constrained[usize::from(placed.constrained)].phases);
            unplaced.retain(|&op| op != placed.constrained);
        }
        unplaced.retain(|&op| takes_home_regs(machine, &self.constrained[usize::from(op)]));
        let home = query.allocatable(free);

        let placed_ops = || {
            let all = self.placed.iter().enumerate().filter(is_placed);
            all.map(|(_, placed)| &self.constrained[usize::from(placed.constrained)])
        };
        let unplaced_ops = || unplaced.iter().map(|&op| &self.constrained[usize::from(op)]);
        let early_somewhere = |used: usize| placed_ops().any(|op| op.early == Some(used as u16));
        // What a used value demands in both phases, a constrained operand that has it may provide in the early one.
        let both = |used: usize| if early_somewhere(used) { LATE } else { EARLY | LATE };
        let residual = &mut self.residual;
        residual.clear();
        let mut add = |op: What, value, ty, phases| residual.push(PackItem::new(op, value, ty, phases, None));
        for &(_, item) in self.base.iter().filter(|(of_bank, _)| *of_bank == bank) {
            let phases = match item.what {
                What::Tied(use_, _) => both(self.used_by[usize::from(use_)].into()),
                _ => item.phases,
            };
            add(item.what, item.value, item.ty, phases);
        }
        for op in unplaced_ops() {
            match op.early {
                None => add(What::Def(op.operands.0), op.value, op.ty, op.phases),
                Some(used) if op.operands.1.is_some() => {
                    add(What::Operand(used), op.value, op.ty, both(used.into()));
                }
                Some(_) => {}
            }
        }
        for (index, used) in self.used.iter().enumerate().filter(|(_, used)| machine.ty(used.ty).bank == bank) {
            let reads = |op: &&ConstrainedOperand| op.early == Some(index as u16);
            let is_late = placed_ops().any(|op| op.late == Some(index as u16));
            let is_late_unplaced = unplaced_ops().any(|op| op.late == Some(index as u16));
            let is_tied = used.tied || unplaced_ops().filter(reads).any(|op| op.operands.1.is_some());
            let is_read = used.anywhere != 0 || unplaced_ops().any(|op| reads(&op));
            let phases = if used.is_live_out() || is_late_unplaced {
                if is_late { 0 } else { both(index) }
            } else if is_read && !is_tied && !early_somewhere(index) {
                EARLY
            } else {
                0
            };
            if phases != 0 {
                add(What::Operand(index as u16), used.value, used.ty, phases);
            }
        }
        self.unplaced = unplaced;
        self.work = self.work.saturating_sub(self.residual.len() as u32 + through.count());
        if machine.bank(bank).uniform {
            return packing::fits_uniform(&self.residual, through.count(), home);
        }
        self.add_through(through);
        packing::may_fit(machine, bank, &self.residual, home)
    }
}

/// Whether all registers that a constrained operand may take are such as values of its type live in.
fn takes_home_regs<const W: usize>(machine: &Machine<'_, W>, op: &ConstrainedOperand) -> bool {
    let is_home = |&reg| machine.is_allocatable(reg) && machine.target.reg(reg).ty == Some(op.ty);
    match &op.allowed {
        Allowed::Fixed(reg) => is_home(reg),
        Allowed::Class(class) | Allowed::Both(class, _) => machine.class_regs(*class).iter().all(is_home),
    }
}
