//! Eviction: makes room at an instruction.
//!
//! Takes the values that are in registers before an instruction, with what it reloads, and puts values into memory until
//! the instruction has a solution. Of the values that could go, the one goes of which the next use is furthest away in
//! proportion to what it costs to have it in memory, until then or, where it is used again and again (`weights`), for good;
//! when only operands are left, those that may be slots.
//! Each step takes a value out, so the end is reached; where nothing is left to take out, nothing could have helped.

use alloc::vec::Vec;

use cranelift_entity::EntityRef;

use crate::analysis::cfg::frequency_at_depth;
use crate::analysis::liveness::{DEAD, LOOP_EXIT};
use crate::ir::{Block, Inst, Value};
use crate::options::Level;
use crate::regs::effects::all_in_memory;
use crate::solver::alone::wants_too_much;
use crate::solver::instruction::{Mode, Status};
use crate::spill::context::SpillCx;
use crate::spill::plan::SpillPlan;
use crate::spill::working_set::WorkingSetThrough;
use crate::spill::{NoRoom, Spiller};
use crate::target::{Bank, FormView, OperandDesc, Place};

/// What has been put into memory.
enum Victim {
    /// A value that would have lived through the instruction.
    Through,
    /// An operand, or what it leaves behind.
    Operand,
}

/// A place where a value has to go.
#[derive(Clone, Copy)]
pub struct Here {
    pub block: Block,
    pub inst: Inst,
    /// How often it runs.
    pub freq: f32,
    /// The end of its block.
    end: u32,
}

impl Here {
    pub fn new<const W: usize>(cx: &SpillCx<'_, W>, block: Block, inst: Inst) -> Here {
        Here { block, inst, freq: cx.cfg.freq(block), end: cx.func.block(block).insts.1 }
    }
}

/// How many values that live through an instruction are too many.
struct Lacking {
    /// The number; 1 where it is not 0, but not known.
    values: u32,
    /// Whether it is known.
    is_counted: bool,
}

impl<const W: usize> Spiller<W> {
    /// Evicts values of a bank until the instruction has a solution, those used furthest away first.
    pub fn make_room(
        &mut self,
        cx: &SpillCx<'_, W>,
        plan: &mut SpillPlan<W>,
        block: Block,
        inst: Inst,
        form: FormView<'_>,
        bank: Bank,
    ) -> Result<(), NoRoom> {
        if wants_too_much(cx.func, cx.machine, inst, form, bank) {
            // Without distances the cheapest way to issue the instruction was taken, and another one may be possible.
            return Err(NoRoom { inst, bank });
        }
        let before = (self.evicted.len(), self.dropped.len());
        let mut victims = 0;
        loop {
            let lacking = self.lacks(cx, plan, inst, form, bank);
            if lacking.values == 0 {
                break;
            }
            if !cx.has_distances() {
                return Err(NoRoom { inst, bank });
            }
            // Where operands are related, a search in vain takes long: one is enough.
            if victims == 0 && !form.relations.is_empty() && !self.fits_alone(cx, inst, form) {
                return Err(NoRoom { inst, bank });
            }
            let mut is_enough = lacking.is_counted;
            for _ in 0..lacking.values {
                victims += 1;
                match self.evict_furthest(cx, plan, block, inst, form, bank) {
                    Some(Victim::Through) => {}
                    Some(Victim::Operand) => {
                        // What that changes is not known without asking once more.
                        is_enough = false;
                        break;
                    }
                    None => return Err(NoRoom { inst, bank }),
                }
            }
            if is_enough {
                debug_assert!(self.has_solution(cx, plan, inst, form, bank));
                break;
            }
        }
        // Where values differ in width, the ones evicted first may not have been in the way.
        if victims > 1 && !cx.machine.bank(bank).uniform {
            self.take_back(cx, plan, inst, form, bank, before);
        }
        Ok(())
    }

    /// Whether the instruction has a solution in a bank, with what is in registers now.
    pub fn has_solution(
        &mut self,
        cx: &SpillCx<'_, W>,
        plan: &SpillPlan<W>,
        inst: Inst,
        form: FormView<'_>,
        bank: Bank,
    ) -> bool {
        self.lacks(cx, plan, inst, form, bank).values == 0
    }

    /// How many values that live through the instruction are too many in a bank.
    fn lacks(
        &mut self,
        cx: &SpillCx<'_, W>,
        plan: &SpillPlan<W>,
        inst: Inst,
        form: FormView<'_>,
        bank: Bank,
    ) -> Lacking {
        let in_memory = |value: Value| plan.sets.is_memory_def(value);
        match self.shortage(cx, cx.func.inst_operands(inst), form, bank, in_memory) {
            Some(shortage) => {
                debug_assert_eq!(shortage == 0, self.search_solution(cx, plan, inst, form, bank));
                Lacking { values: shortage, is_counted: true }
            }
            None => {
                let values = u32::from(!self.search_solution(cx, plan, inst, form, bank));
                Lacking { values, is_counted: false }
            }
        }
    }

    /// The question of [`Spiller::has_solution`], put to [`Point::solve`].
    pub fn search_solution(
        &mut self,
        cx: &SpillCx<'_, W>,
        plan: &SpillPlan<W>,
        inst: Inst,
        form: FormView<'_>,
        bank: Bank,
    ) -> bool {
        let (func, machine) = (cx.func, cx.machine);
        let operands = func.inst_operands(inst);
        let (held, after, dropped, in_place) = (&self.held, &self.after, &self.dropped, &self.in_place);
        let status = |value: Value, _| Status {
            in_reg: held.contains(value),
            stays: after[value.index()] != DEAD && !dropped.contains(&value),
            in_place: in_place.contains(&value),
            current: None,
        };
        let in_memory = |value: Value| plan.sets.is_memory_def(value);
        self.point.set_operands(machine, form, operands, status, in_memory);
        let through = WorkingSetThrough { func, held: &self.held.banks[bank.index()], used_at: &self.used_at, inst };
        self.point.solve(machine, form, bank, &through, Mode::Check)
    }

    /// Takes the value of a bank out of its register of which the next use is furthest away for what that costs: before the
    /// instruction, or after it if it is an operand. When only operands are left that may be in memory, puts one of them there.
    fn evict_furthest(
        &mut self,
        cx: &SpillCx<'_, W>,
        plan: &mut SpillPlan<W>,
        block: Block,
        inst: Inst,
        form: FormView<'_>,
        bank: Bank,
    ) -> Option<Victim> {
        let now = inst.as_u32();
        let here = Here::new(cx, block, inst);
        let mut best: Option<(f32, Value)> = None;
        for &value in &self.held.banks[bank.index()] {
            let v = value.index();
            let is_operand = self.used_at[v] == now;
            let distance = if is_operand { self.after[v] } else { self.next[v].saturating_sub(now) };
            if is_operand && (distance == DEAD || self.dropped.contains(&value)) {
                continue;
            }
            let worth = self.worth(cx, plan, here, value, distance);
            if best.is_none_or(|best| worth > best.0) {
                best = Some((worth, value));
            }
        }
        if let Some((_, value)) = best {
            if self.used_at[value.index()] == now {
                self.dropped.push(value);
                return Some(Victim::Operand);
            }
            self.held.remove(bank, value);
            self.evicted.push(value);
            return Some(Victim::Through);
        }
        let func = cx.func;
        let operands = func.inst_operands(inst);
        let of_bank = |value: Value| cx.machine.ty(func.value_type(value)).bank == bank;
        let may_move = |(value, desc): &(&Value, OperandDesc)| {
            let def_in_register = desc.is_def() && !plan.sets.is_memory_def(**value);
            desc.place() == Place::Any && of_bank(**value) && def_in_register
        };
        // Of many defs, those that cannot fit in any case go at once, and then one by one.
        let defs = operands.iter().zip(form.operands()).filter(may_move).count();
        let mut surplus = defs.saturating_sub(cx.machine.bank(bank).units.count() as usize).max(1);
        for (&value, desc) in operands.iter().zip(form.operands()) {
            if desc.place() != Place::Any || !of_bank(value) {
                continue;
            }
            if desc.is_def() {
                if !plan.sets.is_memory_def(value) {
                    plan.sets.memory_defs.insert(value.index());
                    surplus -= 1;
                    if surplus == 0 {
                        return Some(Victim::Operand);
                    }
                }
            } else if self.held.contains(value) && all_in_memory(operands, form, value) {
                self.held.remove(bank, value);
                self.dropped.retain(|&dropped| dropped != value);
                match self.reloads.iter().position(|&reload| reload == value) {
                    Some(reload) => drop(self.reloads.swap_remove(reload)),
                    None => self.evicted.push(value),
                }
                return Some(Victim::Operand);
            } else if self.held.contains(value) && !self.in_place.contains(&value) {
                self.in_place.push(value);
                return Some(Victim::Operand);
            }
        }
        None
    }

    /// What it is worth to have the register of a value that is used next at this distance behind an instruction.
    #[inline]
    pub fn worth(&self, cx: &SpillCx<'_, W>, plan: &SpillPlan<W>, here: Here, value: Value, distance: u32) -> f32 {
        let leaves_block = || here.inst.as_u32().saturating_add(distance) >= here.end;
        if cx.placement().is_some_and(|hints| leaves_block() && hints.at_end(here.block, value) == Some(false)) {
            return f32::MAX;
        }
        let freq = here.freq;
        let uses = cx.costs().map_or(0.0, |costs| costs.weights.loads_from(value, freq));
        let reloads = uses.max(1.0 / frequency_at_depth(distance / LOOP_EXIT));
        distance as f32 / eviction_cost(cx, plan, value, reloads, freq)
    }

    /// Puts victims of this instruction back where that still leaves a solution, those used soonest first.
    fn take_back(
        &mut self,
        cx: &SpillCx<'_, W>,
        plan: &SpillPlan<W>,
        inst: Inst,
        form: FormView<'_>,
        bank: Bank,
        before: (usize, usize),
    ) {
        let mut victims: Vec<(u32, bool, Value)> = Vec::new();
        for &value in &self.evicted[before.0..] {
            if self.used_at[value.index()] != inst.as_u32() {
                victims.push((self.next[value.index()].saturating_sub(inst.as_u32()), false, value));
            }
        }
        for &value in &self.dropped[before.1..] {
            victims.push((self.after[value.index()], true, value));
        }
        victims.sort_unstable();
        for (_, operand, value) in victims {
            if operand {
                self.dropped.retain(|&dropped| dropped != value);
            } else {
                self.held.insert(bank, value);
            }
            if self.has_solution(cx, plan, inst, form, bank) {
                self.evicted.retain(|&evicted| evicted != value);
            } else if operand {
                self.dropped.push(value);
            } else {
                self.held.remove(bank, value);
            }
        }
    }
}

/// What it costs to have a value in memory from here to its next uses, relative to the frequency `freq` of this place: so
/// many reloads, and a store if there is none so far. The store is at the definition or here, whichever is less frequent.
#[inline]
fn eviction_cost<const W: usize>(
    cx: &SpillCx<'_, W>,
    plan: &SpillPlan<W>,
    value: Value,
    reloads: f32,
    freq: f32,
) -> f32 {
    let reload = cx.remats.cost(value) * reloads;
    if cx.options.level == Level::O1 || plan.sets.is_spilled(value) || cx.remats.is(value) {
        return reload;
    }
    let store = cx.live.def_block(value).map_or(1.0, |block| (cx.cfg.freq(block) / freq).min(1.0));
    reload + store
}
