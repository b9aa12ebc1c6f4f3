//! Eviction: makes room at an instruction.
//!
//! # Input
//!
//! An instruction in the form in which it is issued, and the working set before it, with the reloads of its operands.
//!
//! # Output
//!
//! A working set with which the instruction has a solution, and the values that are evicted for it.
//!
//! The victim is the value with the largest next-use distance divided by its eviction cost. Where values differ in size,
//! that is multiplied by what it frees. The cost is that of its reloads, and that of a store if it has none yet. There is
//! one reload, or in a run with spill weights all that these predict if it is used many times. When only operands are left,
//! operands that may be slots are put into memory.
//!
//! # Why correct
//!
//! Each step takes a value out of a register, so the end is reached. If no value is left to take out, no eviction could
//! have helped.
//!
//! # Cost
//!
//! Each eviction takes time linear in the working set of the bank and in the operands, and asks the solver at most once. So
//! does each attempt to take an eviction back.
//!
//! # Reference
//!
//! L. A. Belady: *A study of replacement algorithms for a virtual-storage computer*, IBM Systems Journal 5(2), 1966.

use alloc::vec::Vec;

use crate::analysis::cfg::frequency_at_depth;
use crate::analysis::inst_cx::{InstCx, Operand};
use crate::analysis::liveness::LOOP_EXIT;
use crate::ir::{Block, Inst, SpillHint, Value};
use crate::record::{Decision, EvictionCost};
use crate::regs::effects::all_in_memory;
use crate::regs::tables::SHARE;
use crate::solver::alone::{fits_alone, needs_too_much};
use crate::solver::instruction::{Mode, Status};
use crate::sorts::sort;
use crate::spill::context::SpillCx;
use crate::spill::walk::{Question, SpillWalk, TooFewRegs};
use crate::spill::working_set::WorkingSetThrough;
use crate::target::{Bank, OperandDesc};

/// What has been put into memory.
enum Victim {
    /// A live-through value.
    LiveThrough,
    /// An operand, before or after the instruction.
    Operand,
}

/// A place in the code at which values are evicted.
#[derive(Clone, Copy)]
pub struct EvictionPoint {
    /// The block.
    pub block: Block,
    /// The instruction.
    pub inst: Inst,
    /// The frequency of the block.
    pub freq: f32,
    /// The end of the block.
    end: u32,
    /// How much of the bank is wanted there, as shares of it. What a value frees beyond is of no use.
    room: u32,
}

impl EvictionPoint {
    /// The place before an instruction of a block, where all that is freed is of use.
    pub fn new<const W: usize>(cx: &SpillCx<'_, W>, block: Block, inst: Inst) -> Self {
        EvictionPoint { block, inst, freq: cx.cfg.freq(block), end: cx.func.block(block).insts.1, room: SHARE }
    }
}

/// How many live-through values must be evicted from a bank.
struct Deficit {
    /// The number; 1 if it is positive but not known.
    values: u32,
    /// Whether it is known.
    is_counted: bool,
}

impl<const W: usize> SpillWalk<'_, W> {
    /// Evicts values of a bank until the instruction has a solution there.
    pub fn make_room_in(&mut self, inst: &InstCx<'_>, bank: Bank) -> Result<(), TooFewRegs> {
        let cx = self.cx;
        let too_few_regs = TooFewRegs { inst: inst.inst, bank };
        if needs_too_much(cx.func, cx.machine, inst, bank) {
            // Without distances the cheapest alternative was taken, and another one may be possible.
            return Err(too_few_regs);
        }
        let before = (self.uses().evicted().len(), self.uses().evicted_after_use().len());
        self.question().pins.clear();
        let (mut victims, mut are_live_through) = (0, true);
        loop {
            let deficit = self.deficit(inst, bank);
            if deficit.values == 0 {
                break;
            }
            if !cx.has_distances() {
                return Err(too_few_regs);
            }
            // If operands are related, a search without success takes long. It should happen once at most.
            if victims == 0 && !inst.form().relations.is_empty() && !self.fits_alone(inst) {
                return Err(too_few_regs);
            }
            let mut is_enough = deficit.is_counted;
            for _ in 0..deficit.values {
                victims += 1;
                match self.evict_one(inst, bank) {
                    Some(Victim::LiveThrough) => {}
                    Some(Victim::Operand) => {
                        // The deficit may have changed by more or less than one.
                        is_enough = false;
                        are_live_through = false;
                        break;
                    }
                    None => return Err(too_few_regs),
                }
            }
            if is_enough {
                self.compare_with_search(inst, bank, true);
                break;
            }
        }
        // The first victims may turn out not to be in the way, if values differ in width or some victims are operands.
        if victims > 1 && !(are_live_through && cx.machine.bank(bank).uniform) {
            self.restore_victims(inst, bank, before);
        }
        self.pin_operands(inst.inst);
        Ok(())
    }

    /// Whether the instruction has a solution in a bank with the current working set.
    pub fn has_solution(&mut self, inst: &InstCx<'_>, bank: Bank) -> bool {
        self.deficit(inst, bank).values == 0
    }

    /// How many live-through values must be evicted from a bank: counted, or else searched.
    fn deficit(&mut self, inst: &InstCx<'_>, bank: Bank) -> Deficit {
        // A result of the last instruction may have to move in a bank that this one does not touch.
        match self.counted().filter(|_| self.cx.machine.bank(bank).uniform) {
            Some(effect) => {
                let values = self.countable_deficit(inst.inst, effect, bank);
                self.compare_with_search(inst, bank, values == 0);
                Deficit { values, is_counted: true }
            }
            None => {
                let values = u32::from(!self.search_solution(inst, bank));
                Deficit { values, is_counted: false }
            }
        }
    }

    /// With contracts: compares what counting found with what the solver finds.
    fn compare_with_search(&mut self, inst: &InstCx<'_>, bank: Bank, fits: bool) {
        if self.cx.options.contracts && self.search_solution(inst, bank) != fits {
            self.note_miscount(inst.inst);
        }
    }

    /// Asks the instruction solver what [`SpillWalk::has_solution`] returns.
    fn search_solution(&mut self, inst: &InstCx<'_>, bank: Bank) -> bool {
        let (func, machine) = (self.cx.func, self.cx.machine);
        let Question { solver, pins, working_set, uses, sets } = self.question();
        let status = |value: Value, _| Status {
            in_reg: working_set.contains(value),
            in_reg_after: uses.stays(value),
            is_folded: uses.folded().contains(&value),
            current: None,
            stays: false,
        };
        let in_memory = |value: Value| sets.is_memory_def(value);
        solver.set_operands(machine, inst.form(), inst.values, status, in_memory);
        let in_reg = &working_set.banks[bank.index()];
        let through = WorkingSetThrough { func, in_reg, uses, inst: inst.inst };
        let is_solved = solver.solve(machine, inst.form(), bank, &through, Mode::Check);
        if is_solved {
            pins.clear();
            pins.extend(solver.long_placements());
        }
        is_solved
    }

    /// Evicts the value of a bank with the greatest [benefit](SpillWalk::eviction_benefit): before the instruction, or
    /// after it if it is an operand. If there is none, puts an operand into memory that may be there.
    fn evict_one(&mut self, inst: &InstCx<'_>, bank: Bank) -> Option<Victim> {
        let Some(value) = self.best_victim(inst, bank) else { return self.fold_operand(inst, bank) };
        if self.cx.record.is_some() {
            self.record_eviction(inst, bank, value);
        }
        if self.uses().reads(inst.inst, value) {
            self.evict_after_use(value);
            return Some(Victim::Operand);
        }
        self.evict(value);
        Some(Victim::LiveThrough)
    }

    /// The place before an instruction, where values of a bank leave for its operands. Unless registers are clobbered, what
    /// is missing is wanted there: what values and results take beyond the capacity. Where registers are only in the wrong
    /// places, it is no more than any value takes.
    pub fn eviction_point(&self, inst: &InstCx<'_>, bank: Bank) -> EvictionPoint {
        let machine = self.cx.machine;
        let here = EvictionPoint::new(self.cx, inst.block, inst.inst);
        if machine.bank(bank).uniform || inst.shape.has_clobbers() {
            return here;
        }
        let share = |value: Value| machine.ty(self.cx.func.value_type(value)).share;
        let of_bank = |it: &Operand| self.cx.bank_of(it.value) == bank;
        let held: u32 = self.in_bank(bank).iter().map(|&value| share(value)).sum();
        let born: u32 = inst.defs().filter(of_bank).map(|it| share(it.value)).sum();
        let killed: u32 = inst.uses().filter(|it| of_bank(it) && it.is_last_use()).map(|it| share(it.value)).sum();
        let missing = (held + born.saturating_sub(killed)).saturating_sub(machine.bank(bank).capacity);
        let least = self.in_bank(bank).iter().map(|&value| share(value)).min().unwrap_or(SHARE);
        EvictionPoint { room: missing.max(least), ..here }
    }

    fn best_victim(&self, inst: &InstCx<'_>, bank: Bank) -> Option<Value> {
        let here = self.eviction_point(inst, bank);
        let mut best: Option<(f32, Value)> = None;
        for &value in self.in_bank(bank) {
            let Some(distance) = self.distance_if_evicted(inst.inst, value) else { continue };
            let benefit = self.eviction_benefit(here, value, distance);
            if best.is_none_or(|best| benefit > best.0) {
                best = Some((benefit, value));
            }
        }
        best.map(|best| best.1)
    }

    /// The distance to the next use of a value that is in a register, if it may be evicted at an instruction: before it, or
    /// after it if it is an operand and is in a register then.
    pub fn distance_if_evicted(&self, inst: Inst, value: Value) -> Option<u32> {
        if self.uses().reads(inst, value) {
            self.uses().stays(value).then(|| self.uses().distance_after(value))
        } else {
            Some(self.next_use(value).saturating_sub(inst.as_u32()))
        }
    }

    /// Puts an operand into memory that may be a slot: a def, a value that only such operands read, or else one of its
    /// uses.
    fn fold_operand(&mut self, inst: &InstCx<'_>, bank: Bank) -> Option<Victim> {
        let cx = self.cx;
        let (operands, form) = (inst.values, inst.form());
        // Defs that cannot fit in any case are put into memory at once, further ones one by one.
        let is_def_in_reg = |(value, desc): &(&Value, OperandDesc)| {
            let def_in_reg = desc.is_def() && !self.plan().sets.is_memory_def(**value);
            desc.is_reg_or_slot() && cx.bank_of(**value) == bank && def_in_reg
        };
        let defs = operands.iter().zip(form.operands()).filter(is_def_in_reg).count();
        let mut surplus = defs.saturating_sub(cx.machine.bank(bank).units.count() as usize).max(1);
        for (&value, desc) in operands.iter().zip(form.operands()) {
            if !desc.is_reg_or_slot() || cx.bank_of(value) != bank {
                continue;
            }
            if desc.is_def() {
                if !self.plan().sets.is_memory_def(value) {
                    self.fold_def(value);
                    cx.record(|| Decision::Folded { inst: inst.inst, value });
                    surplus -= 1;
                    if surplus == 0 {
                        return Some(Victim::Operand);
                    }
                }
            } else if self.in_reg(value) && all_in_memory(operands, form, value) {
                cx.record(|| Decision::Folded { inst: inst.inst, value });
                self.read_in_memory(value);
                return Some(Victim::Operand);
            } else if self.in_reg(value) && !self.uses().folded().contains(&value) {
                cx.record(|| Decision::Folded { inst: inst.inst, value });
                self.fold_use(value);
                return Some(Victim::Operand);
            }
        }
        None
    }

    /// Benefit of evicting a value whose next use is at this distance: the distance divided by the eviction cost, times what
    /// it frees. A hint of the client puts the value before or after all others.
    #[inline]
    pub fn eviction_benefit(&self, here: EvictionPoint, value: Value, distance: u32) -> f32 {
        let cx = self.cx;
        match cx.func.spill_hint(value) {
            SpillHint::Auto => {}
            SpillHint::First => return f32::MAX,
            SpillHint::Last => return f32::MIN_POSITIVE * distance as f32,
        }
        let leaves_block = || here.inst.as_u32().saturating_add(distance) >= here.end;
        if cx.placement().is_some_and(|placed| leaves_block() && placed.at_end(here.block, value) == Some(false)) {
            return f32::MAX;
        }
        let cost = self.eviction_cost(here, value, distance).total().max(f32::MIN_POSITIVE);
        self.freed(here, value) * distance as f32 / cost
    }

    /// How much of a register of the largest type in its bank a value frees that is of use.
    #[inline]
    pub fn freed(&self, here: EvictionPoint, value: Value) -> f32 {
        let share = self.cx.machine.ty(self.cx.func.value_type(value)).share;
        share.min(here.room) as f32 / SHARE as f32
    }

    /// Cost of having a value in memory from here to its next uses, relative to the frequency of this place. It consists of
    /// the reloads and, if the value is not stored so far, of a store. The store is at the definition or here, whichever
    /// is less frequent.
    #[inline]
    pub fn eviction_cost(&self, here: EvictionPoint, value: Value, distance: u32) -> EvictionCost {
        let cx = self.cx;
        let (uses, one) = cx.costs().map_or((0.0, 1.0), |costs| {
            (costs.weights.loads_from(value, here.freq), costs.weights.loads_of_one_use(value))
        });
        // A value is computed again from others if these stay in registers. They should, as they are used so often.
        let reader = cx.remats.reader(value).filter(|_| cx.remats.is_lasting(value));
        let cost = reader.map_or_else(|| cx.reload_cost(value), |reader| cx.remat_cost(value, reader));
        let reloads = cost * uses.max(one / frequency_at_depth(distance / LOOP_EXIT));
        let is_remat = reader.is_some() || cx.remats.is(value);
        if self.plan().sets.is_spilled(value) || is_remat {
            return EvictionCost { reloads, store: 0.0, is_remat };
        }
        let stores = cx.live.def_block(value).map_or(1.0, |block| (cx.cfg.freq(block) / here.freq).min(1.0));
        let store = cx.prices(value).store * stores;
        EvictionCost { reloads, store, is_remat }
    }

    /// Undoes the evictions of this instruction that turn out not to be necessary, soonest next use first. `before` counts
    /// the values that were evicted before and after the instruction for other banks.
    fn restore_victims(&mut self, inst: &InstCx<'_>, bank: Bank, before: (usize, usize)) {
        let mut victims: Vec<(u32, bool, Value)> = Vec::new();
        for &value in &self.uses().evicted()[before.0..] {
            if !self.uses().reads(inst.inst, value) {
                victims.push((self.next_use(value).saturating_sub(inst.inst.as_u32()), false, value));
            }
        }
        for &value in &self.uses().evicted_after_use()[before.1..] {
            victims.push((self.uses().distance_after(value), true, value));
        }
        sort(&mut victims);
        for (_, after_use, value) in victims {
            if self.restore(value, after_use, |walk| walk.has_solution(inst, bank))
                && let Some(record) = self.cx.record
            {
                record.retract_eviction(inst.inst, value);
            }
        }
    }

    /// Whether an instruction has a solution when everything else is in memory.
    pub fn fits_alone(&mut self, inst: &InstCx<'_>) -> bool {
        let cx = self.cx;
        fits_alone(self.question().solver, cx.func, cx.machine, inst.inst, inst.form())
    }
}
