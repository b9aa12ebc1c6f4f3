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
//! The check covers banks in which every register is one unit, and operands that take any register, a fixed one or memory,
//! as [`Demand`] tells. There is nothing to search for then. Each fixed register has one candidate, so the fixed operands
//! fit or do not, whatever else there is. Of the remaining operands only the numbers matter (`packing::fits_uniform`). Two
//! kinds of instructions are not answered here: those with other constraints, and those whose fixed registers overlap,
//! since two operands may then share one. What depends on the form alone is known for [countable](FormEffect::is_countable)
//! forms. These may have operands in narrower classes that have registers enough; then only that there is room is counted.
//!
//! # Cost
//!
//! Linear in the operands; quadratic in operands that read the same value. At most [`MAX_OPERANDS`] are counted.

use cranelift_entity::EntityRef;

use crate::analysis::inst_cx::InstCx;
use crate::analysis::liveness::DEAD;
use crate::ir::{Inst, Value};
use crate::regs::form_effects::{FormEffect, is_narrow};
use crate::solver::constrained_operands::Allowed;
use crate::solver::demand::{Demand, phases_of};
use crate::solver::live_through::Nothing;
use crate::solver::packing::{EARLY, Free, LATE};
use crate::solver::query::BankQuery;
use crate::spill::walk::SpillWalk;
use crate::target::{Bank, Class, OperandDesc, Place};

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

/// What is counted at an instruction in one bank.
struct Tally<'a, const W: usize> {
    inst: &'a InstCx<'a>,
    /// Whether the instruction has tied operands.
    has_ties: bool,
    /// The units that fixed operands and clobbers leave.
    free: Free<W>,
    /// The operands that take any register.
    items: Items,
    /// The values that live through.
    through: u32,
}

impl<const W: usize> Tally<'_, W> {
    /// The class of the def that is tied to a use.
    fn tied_class(&self, use_: usize) -> Option<Class> {
        let ties_it = |desc: &OperandDesc| desc.place() == Place::Tied(use_ as u16);
        if self.has_ties { self.inst.form.operands().find(ties_it).map(OperandDesc::class) } else { None }
    }
    /// Whether a def is tied to a use.
    fn is_tied(&self, use_: usize) -> bool {
        self.tied_class(use_).is_some()
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

    /// Number of live-through values that must be evicted from a bank for the instruction to have a solution there; `None`
    /// if counting does not tell.
    pub fn counted_deficit(&self, inst: &InstCx<'_>, bank: Bank) -> Option<u32> {
        let cx = self.cx;
        if let Some(effect) = self.state.counted {
            return Some(self.countable_deficit(inst.inst, effect, bank));
        }
        let info = cx.machine.bank(bank);
        if !info.uniform || !inst.form.relations.is_empty() || inst.values.len() > MAX_OPERANDS {
            return None;
        }
        let query = BankQuery::new(cx.machine, inst.form, bank, &Nothing);
        let through = self.state.num_in_reg(bank);
        if !inst.values.iter().any(|&value| cx.bank_of(value) == bank) {
            return Some(through.saturating_sub(query.allocatable(query.free).late.minus(query.restored).count()));
        }
        let free = query.free;
        let has_ties = inst.form.operands().any(|desc| matches!(desc.place(), Place::Tied(_)));
        let mut count = Tally { inst, has_ties, free, items: Items::default(), through };
        // Fixed registers come first: they are given before anything is counted.
        self.take_fixed(&mut count, &query)?;
        count.free = query.allocatable(count.free);
        for (index, (&value, desc)) in inst.values.iter().zip(inst.form.operands()).enumerate() {
            if cx.bank_of(value) != bank {
                continue;
            }
            if !desc.is_def() {
                self.count_use(&mut count, index, desc);
                continue;
            }
            let in_memory = desc.place() == Place::Any && self.plan.sets.is_memory_def(value);
            if Demand::of(cx.machine, desc, None, false, in_memory) == Demand::Any {
                count.items.add(phases_of(desc));
            }
        }
        Some(deficit(count.free, count.items, count.through))
    }

    /// The same for a [countable](FormEffect::is_countable) instruction whose uses of the same value are fixed. Its uses may
    /// be in registers already or not. With narrow classes it may be too many, but 0 is right.
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

    /// Takes the fixed registers of a bank. Returns `None` if counting does not tell what an operand needs.
    fn take_fixed(&self, count: &mut Tally<'_, W>, query: &BankQuery<'_, W>) -> Option<()> {
        let machine = self.cx.machine;
        let inst = count.inst;
        for (index, (&value, desc)) in inst.values.iter().zip(inst.form.operands()).enumerate() {
            if self.cx.bank_of(value) != query.bank {
                continue;
            }
            let tied = if desc.is_def() { None } else { count.tied_class(index) };
            match Demand::of(machine, desc, tied, false, false) {
                Demand::Nothing | Demand::Any => {}
                Demand::Constrained(Allowed::Fixed(reg)) => {
                    let phases = if tied.is_some() { EARLY | LATE } else { phases_of(desc) };
                    let mask = machine.mask(reg);
                    if mask.intersects(query.restored)
                        || machine.is_reserved(reg)
                        || !count.free.of(phases).contains(mask)
                    {
                        return None;
                    }
                    count.free.take(mask, phases);
                }
                Demand::Constrained(Allowed::Class(_) | Allowed::Both(..)) => return None,
            }
        }
        Some(())
    }

    /// Counts a use. The first operand that reads a value from a register counts for all of them.
    fn count_use(&self, count: &mut Tally<'_, W>, index: usize, desc: OperandDesc) {
        let state = &*self.state;
        let machine = self.cx.machine;
        let (operands, form) = (count.inst.values, count.inst.form);
        let value = operands[index];
        let in_reg = state.in_reg(value);
        let is_folded = !in_reg || state.folded_uses.contains(&value);
        let reads_reg =
            |desc: OperandDesc| !desc.is_def() && Demand::of(machine, desc, None, false, is_folded) != Demand::Nothing;
        let is_seen = operands[..index].contains(&value);
        let before = || {
            let before = operands[..if is_seen { index } else { 0 }].iter().zip(form.operands());
            before.filter(|before| *before.0 == value).map(|before| before.1)
        };
        let is_named_before = before().any(|desc| !desc.is_def() && desc.place() != Place::Slot);
        let is_first = in_reg && desc.place() != Place::Slot && !is_named_before;
        count.through -= u32::from(is_first);
        if desc.arg_slot().is_some() {
            // Another operand that reads the register counts for the value.
            let reads = |(&other, desc): (&Value, OperandDesc)| other == value && reads_reg(desc);
            let is_counted = operands.iter().zip(form.operands()).any(reads);
            count.items.both += u32::from(is_first && !is_counted && self.in_reg_after(value));
            return;
        }
        if !reads_reg(desc) || before().any(reads_reg) {
            return;
        }
        let end = if operands[index + 1..].contains(&value) { operands.len() } else { index + 1 };
        let reads = || {
            let from_here = (index..end).zip(&operands[index..end]).zip(form.operands().skip(index));
            from_here.filter(|&((_, &other), desc)| other == value && reads_reg(desc)).map(|((at, _), desc)| (at, desc))
        };
        // The copies of the value: those that ties overwrite, the live-through copy, and those in fixed registers. A copy in
        // a fixed register doubles as another one if the register is free in the late phase.
        let (mut anywhere, mut is_copied, mut copies, mut has_late_copy) = (0, false, 0, false);
        for (at, desc) in reads() {
            match desc.place() {
                Place::Fixed(reg) => {
                    is_copied |= machine.is_allocatable(reg);
                    has_late_copy |= phases_of(desc) & LATE != 0 && machine.is_allocatable(reg) && !count.is_tied(at);
                }
                _ if count.is_tied(at) => {
                    is_copied = true;
                    copies += 1;
                }
                _ => anywhere |= phases_of(desc),
            }
        }
        let is_live_out = self.in_reg_after(value) || anywhere & LATE != 0;
        if anywhere != 0 && !is_copied && !is_live_out {
            count.items.add(EARLY);
        }
        copies += u32::from(is_live_out && !has_late_copy);
        for (_, desc) in reads() {
            if let (Place::Fixed(reg), true) = (desc.place(), copies > 0)
                && machine.is_allocatable(reg)
                && count.free.late.contains(machine.mask(reg))
            {
                count.free.late = count.free.late.minus(machine.mask(reg));
                copies -= 1;
            }
        }
        count.items.both += copies;
    }

    /// Whether a used value is in a register after the instruction.
    fn in_reg_after(&self, value: Value) -> bool {
        self.state.distance_after[value.index()] != DEAD && !self.state.evicted_after_use.contains(&value)
    }
}
