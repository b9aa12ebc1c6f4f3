//! Whether an instruction has a solution, found by counting.
//!
//! The question is that of [`Point::solve`](crate::solver::instruction::Point::solve) in its mode `Check`, and so is the answer:
//! where every register of a bank is one unit, and the operands take any register, a fixed one or memory, there is
//! nothing to search for. Each fixed register is a want with one candidate, so these wants fit or do not, whatever else
//! there is; of what is left, only numbers matter (`pack::fits_uniform`). An instruction of another kind, or whose fixed
//! registers are in each other's way (then perhaps two operands share one), is not answered here.
//!
//! Takes time linear in the operands, and for those that read the same value quadratic in them; no more than
//! [`MAX_OPERANDS`] are looked at.

use cranelift_entity::EntityRef;

use crate::analysis::liveness::DEAD;
use crate::ir::{Inst, Value};
use crate::regs::unit_mask::Mask;
use crate::solver::instruction::phases_of;
use crate::solver::packing::{EARLY, Free, LATE};
use crate::spill::Spiller;
use crate::spill::context::SpillCx;
use crate::target::{Bank, FormKind, FormView, OperandDesc, Place};

/// With more operands an instruction is left to the search, so that comparing each with each stays cheap.
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

impl<const W: usize> Spiller<W> {
    /// Whether a plain instruction has a solution in every bank with what is in registers now and what it reloads; `false`
    /// also where counting does not tell.
    ///
    /// In the early phase there is one register for each value, and one for each tied use whose value lives on or is tied
    /// twice; in the late phase one for each value that stays, each tie and each def.
    pub fn fits_plainly(&mut self, cx: &SpillCx<'_, W>, inst: Inst) -> bool {
        let (func, machine) = (cx.func, cx.machine);
        let operands = func.inst_operands(inst);
        if operands.len() > MAX_OPERANDS {
            return false;
        }
        let range = func.operand_range(inst);
        let descs = cx.code.descs(inst);
        let distances = &cx.live.operand_distances()[range];
        self.demand.clear();
        self.demand.resize(machine.num_banks(), (0, 0));
        let mut touched = self.stranded;
        for (index, (&value, desc)) in operands.iter().zip(descs).enumerate() {
            let bank = machine.ty(func.value_type(value)).bank.index();
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
                early = i32::from(!self.is_held(value));
                late = early - i32::from(distances[index] == DEAD);
            }
            touched |= 1 << bank;
            let demand = &mut self.demand[bank];
            *demand = (demand.0 + early, demand.1 + late);
        }
        (0..machine.num_banks()).all(|bank| {
            let info = machine.bank(Bank::from_index(bank));
            let (early, late) = self.demand[bank];
            let most = self.held_in(Bank::from_index(bank)) as i32 + early.max(late);
            touched >> bank & 1 == 0 || info.uniform && most <= info.num_units as i32
        })
    }

    /// How many more units of a bank an instruction needs than there are, with what is in registers now: with so many values
    /// less that live through it, it has a solution. `None` where counting does not tell.
    pub fn shortage(
        &self,
        cx: &SpillCx<'_, W>,
        operands: &[Value],
        form: FormView<'_>,
        bank: Bank,
        in_memory: impl Fn(Value) -> bool,
    ) -> Option<u32> {
        let machine = cx.machine;
        let info = machine.bank(bank);
        if !info.uniform || !form.relations.is_empty() || operands.len() > MAX_OPERANDS {
            return None;
        }
        let is_of_bank = |value: Value| machine.ty(cx.func.value_type(value)).bank == bank;
        let everything = Mask([u64::MAX; W]);
        let clobbers = machine.bank_mask(form.clobbers, bank);
        // What a function returns must not be in registers that are being restored.
        let restored = if form.kind == FormKind::Return { info.preserved } else { Mask::EMPTY };
        let mut through = self.held_in(bank);
        if !operands.iter().any(|&value| is_of_bank(value)) {
            return Some(through.saturating_sub(info.units.minus(clobbers).minus(restored).count()));
        }
        let mut free = Free { early: everything, late: everything.minus(clobbers) };
        let mut items = Items::default();
        let has_ties = form.operands().any(|desc| matches!(desc.place(), Place::Tied(_)));
        let tied_to = |use_: usize| has_ties && form.operands().any(|desc| desc.place() == Place::Tied(use_ as u16));
        // First the fixed registers, which are given before anything is counted.
        for (index, (&value, desc)) in operands.iter().zip(form.operands()).enumerate() {
            match desc.place() {
                _ if !is_of_bank(value) => {}
                Place::Fixed(reg) => {
                    let tied = !desc.is_def() && tied_to(index);
                    let phases = if tied { EARLY | LATE } else { phases_of(desc) };
                    let mask = machine.mask(reg);
                    if mask.intersects(restored) || machine.is_reserved(reg) || !free.of(phases).contains(mask) {
                        return None;
                    }
                    free.take(mask, phases);
                }
                Place::Class | Place::Any | Place::Tied(_) if machine.is_home(desc.class()) => {}
                Place::Slot => {}
                Place::Class | Place::Any | Place::Tied(_) => return None,
            }
        }
        free = Free { early: free.early.minus(restored).and(info.units), late: free.late.and(info.units) };
        for (index, (&value, desc)) in operands.iter().zip(form.operands()).enumerate() {
            if !is_of_bank(value) {
                continue;
            }
            if desc.is_def() {
                let in_register = desc.place() == Place::Class || desc.place() == Place::Any && !in_memory(value);
                if in_register {
                    items.add(phases_of(desc));
                }
                continue;
            }
            let held = self.is_held(value);
            let in_place = !held || self.in_place.contains(&value);
            let reads = |desc: OperandDesc| {
                !desc.is_def() && desc.place() != Place::Slot && !(desc.place() == Place::Any && in_place)
            };
            let seen = operands[..index].contains(&value);
            let before = || {
                let before = operands[..if seen { index } else { 0 }].iter().zip(form.operands());
                before.filter(|before| *before.0 == value).map(|before| before.1)
            };
            let named_before = before().any(|desc| !desc.is_def() && desc.place() != Place::Slot);
            through -= u32::from(held && desc.place() != Place::Slot && !named_before);
            if !reads(desc) || before().any(reads) {
                continue;
            }
            // The first operand that reads the value from a register: here it is counted for all of them.
            let end = if operands[index + 1..].contains(&value) { operands.len() } else { index + 1 };
            let all = || {
                let from_here = (index..end).zip(&operands[index..end]).zip(form.operands().skip(index));
                from_here.filter(|&((_, &other), desc)| other == value && reads(desc)).map(|((at, _), desc)| (at, desc))
            };
            // Its copies: those that ties destroy, the one that lives on, and those in fixed registers. The latter double as
            // the others where their registers are free in the late phase.
            let (mut anywhere, mut copied, mut copies, mut carried) = (0, false, 0, false);
            for (at, desc) in all() {
                match desc.place() {
                    Place::Fixed(reg) => {
                        copied |= machine.is_allocatable(reg);
                        carried |= phases_of(desc) & LATE != 0 && machine.is_allocatable(reg) && !tied_to(at);
                    }
                    _ if tied_to(at) => {
                        copied = true;
                        copies += 1;
                    }
                    _ => anywhere |= phases_of(desc),
                }
            }
            let lives_on = self.after[value.index()] != DEAD && !self.dropped.contains(&value) || anywhere & LATE != 0;
            if anywhere != 0 && !copied && !lives_on {
                items.add(EARLY);
            }
            copies += u32::from(lives_on && !carried);
            for (_, desc) in all() {
                if let (Place::Fixed(reg), true) = (desc.place(), copies > 0)
                    && machine.is_allocatable(reg)
                    && free.late.contains(machine.mask(reg))
                {
                    free.late = free.late.minus(machine.mask(reg));
                    copies -= 1;
                }
            }
            items.both += copies;
        }
        let both = free.early.and(free.late);
        let early = items.early.saturating_sub(free.early.minus(both).count());
        let late = items.late.saturating_sub(free.late.minus(both).count());
        Some((through + items.both + early.max(late)).saturating_sub(both.count()))
    }
}
