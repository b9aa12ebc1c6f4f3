//! Spilling: decides which values are in registers at every point.
//!
//! Takes liveness with next-use distances; fills a [`Plan`]. The method is Belady's on SSA (Braun and Hack, CC 2009): a
//! walk over each block keeps the values that are used soonest and most often (`evict`), reloads what an instruction uses,
//! and at the start of a block chooses from what the predecessors hold (`merge`). A value is in at most one register, has
//! one definition and is stored at most once, so there is no set of stored values to track.
//!
//! *Contract.* Between instructions the values in registers fit the bank (they pack), and at every instruction
//! [`Point::solve`] has a solution for the values that are in registers before it, those that stay, and its operands. The
//! colouring asks the same question of the same module and can therefore not fail. Where the answer is one of numbers,
//! `count` finds it without asking.
//!
//! A function that fits is walked once without distances; they are computed only when something must go.

pub mod alternatives;
mod block_entry;
pub mod callee_saved;
pub mod context;
pub mod dead_reloads;
pub mod evict;
mod fast_check;
mod hoist_reloads;
pub mod memory_phis;
mod min_cut;
pub mod placement;
pub mod plan;
pub mod reload_placement;
pub mod residency;
mod slack;
pub mod store_placement;
#[cfg(test)]
mod tests;
pub mod working_set;

use alloc::vec::Vec;

use cranelift_entity::EntityRef;

use crate::analysis::constraints::FormInfo;
use crate::analysis::liveness::DEAD;
use crate::coalesce::webs::Webs;
use crate::ir::{Block, Inst, Value};
use crate::regs::effects::is_plain;
use crate::regs::effects::{Effects, outside_of_class};
use crate::solver::instruction::Point;
use crate::solver::packing::{self, Bulk};
use crate::spill::block_entry::BlockEntry;
use crate::spill::context::SpillCx;
use crate::spill::plan::SpillPlan;
use crate::spill::residency::Action;
use crate::spill::working_set::WorkingSet;
use crate::target::{Bank, FormView, Place, Role};

const NONE: u32 = u32::MAX;

/// An instruction, or the start of its block, at which there is no room in a bank. Without distances something would have to
/// be evicted; with distances the instruction is infeasible even if everything else is in memory.
#[derive(Clone, Copy, Debug)]
pub struct NoRoom {
    /// The instruction.
    pub inst: Inst,
    /// The bank.
    pub bank: Bank,
}

/// The values in registers, by bank. Keeps its buffers.
#[derive(Default)]
pub struct Spiller<const W: usize> {
    pub held: WorkingSet,
    /// The time of the next use of each value in a register, counted like instructions.
    pub next: Vec<u32>,
    /// For the values that the current instruction uses: distance to the next use after it.
    pub after: Vec<u32>,
    /// The last instruction that used each value.
    pub used_at: Vec<u32>,
    pub reloads: Vec<Value>,
    pub dropped: Vec<Value>,
    pub evicted: Vec<Value>,
    pub in_place: Vec<Value>,
    /// By bank: how many registers more or less than now a plain instruction takes in each phase.
    pub demand: Vec<(i32, i32)>,
    /// So many values more than are live would fit everywhere in the block at hand; negative where that is not known, too.
    slack: i32,
    /// The banks, as bits, of which the last instruction may have left results where values do not live: the next one has to
    /// have room for these, too, whatever it reads.
    pub stranded: u64,
    pub point: Point<W>,
    merge: BlockEntry,
    bulk: Vec<Bulk>,
}

impl<const W: usize> Spiller<W> {
    /// Plans a function.
    ///
    /// # Errors
    /// When distances are missing, or an instruction cannot be allocated.
    pub fn run(&mut self, cx: &SpillCx<'_, W>, webs: &mut Webs, plan: &mut SpillPlan<W>) -> Result<(), NoRoom> {
        let func = cx.func;
        plan.reset(func, cx.machine.num_banks());
        self.held.reset(cx.machine.num_banks(), func.num_values());
        for array in [&mut self.next, &mut self.after, &mut self.used_at] {
            array.clear();
            array.resize(func.num_values(), NONE);
        }
        self.merge.reset(func);
        let uniform = cx.machine.target.bank_ids().all(|bank| cx.machine.bank(bank).uniform);
        for &block in cx.cfg.rpo() {
            self.enter(cx, webs, plan, block)?;
            plan.residency.begin_block(block, &self.held);
            self.slack = if uniform { cx.pressure.slack(block) } else { -1 };
            self.stranded = 0;
            for inst in func.block_insts(block) {
                self.step(cx, plan, block, inst)?;
            }
            self.load_ahead(cx, plan, block);
            plan.residency.end_block(block, &self.held);
        }
        plan.forms.sort();
        plan.hints.add_inner_loops(cx.cfg);
        plan.read_on_edges(func, cx.cfg, cx.remats, |a, b| webs.find(a) == webs.find(b));
        for value in plan.sets.spilled.ones().filter(|&value| !plan.sets.memory_params.contains(value)) {
            plan.cost.total += cx.live.def_block(Value::new(value)).map_or(0.0, |block| cx.cfg.freq(block));
        }
        Ok(())
    }

    /// Chooses what is in registers at the start of a block.
    fn enter(
        &mut self,
        cx: &SpillCx<'_, W>,
        webs: &mut Webs,
        plan: &mut SpillPlan<W>,
        block: Block,
    ) -> Result<(), NoRoom> {
        self.held.clear();
        let (func, machine) = (cx.func, cx.machine);
        let first = func.block(block).insts.0;
        if let Some(edge) = cx.cfg.only_edge(func, block)
            && !cx.options.stress.spill_everything
            && !cx.code.defines_at_end(func, cx.cfg.from(edge))
        {
            // What fits before the last instruction fits here. What that defines may be where values do not live.
            let Spiller { merge, held, next, .. } = self;
            merge.after_one(cx, plan, edge, |value, distance| {
                held.insert(machine.ty(func.value_type(value)).bank, value);
                next[value.index()] = first.saturating_add(distance);
            });
            return Ok(());
        }
        self.merge.choose(cx, webs, plan, block);
        for bank in (0..machine.num_banks()).map(Bank::from_index) {
            let chosen = self.merge.nearest_of_bank(cx, bank);
            let bulk = &mut self.bulk;
            let info = machine.bank(bank);
            let mut fits = |len: usize| {
                if info.uniform {
                    return len as u32 <= info.num_units;
                }
                bulk.clear();
                bulk.extend(chosen[..len].iter().map(|it| Bulk::through(it.value, func.value_type(it.value))));
                packing::fits(machine, bank, bulk)
            };
            let mut len = if cx.options.stress.spill_everything { 0 } else { chosen.len() };
            if !fits(len) {
                if !cx.has_distances() {
                    return Err(NoRoom { inst: Inst::from_u32(first), bank });
                }
                // What fits still fits without the last one, so the longest start that does is between two bounds.
                let mut too_long = core::mem::take(&mut len);
                while too_long - len > 1 {
                    let middle = len.midpoint(too_long);
                    *(if fits(middle) { &mut len } else { &mut too_long }) = middle;
                }
            }
            for candidate in &chosen[..len] {
                self.held.insert(bank, candidate.value);
                self.next[candidate.value.index()] = first.saturating_add(candidate.distance);
            }
        }
        for (&param, &distance) in func.block_params(block).iter().zip(cx.live.param_distances(func, block)) {
            if distance != DEAD && !self.held.contains(param) {
                plan.sets.spilled.insert(param.index());
                plan.sets.memory_params.insert(param.index());
            }
        }
        Ok(())
    }

    /// Makes room at an instruction and notes what changes.
    fn step(&mut self, cx: &SpillCx<'_, W>, plan: &mut SpillPlan<W>, block: Block, inst: Inst) -> Result<(), NoRoom> {
        let (func, machine) = (cx.func, cx.machine);
        let &FormInfo { traits, banks, .. } = cx.code.form(inst);
        if traits.is_plain() && !cx.options.stress.spill_everything && self.has_room(cx, inst, banks | self.stranded) {
            debug_assert!(self.fits_at_once(cx, plan, inst, func.inst_form(machine.target, inst)));
            self.step_plainly(cx, plan, block, inst);
            self.stranded = 0;
            return Ok(());
        }
        self.evicted.clear();
        self.dropped.clear();
        self.in_place.clear();
        if cx.options.stress.spill_everything {
            self.evict_all_but(cx, func.inst_operands(inst));
        }
        let way = self.choose_way(cx, plan, inst);
        if way != func.inst(inst).form {
            plan.forms.choose(inst, way);
        }
        let form = func.form(machine.target, way);
        let operands = func.inst_operands(inst);
        let distances = &cx.live.operand_distances()[func.operand_range(inst)];
        self.take_in(cx, inst, form);
        let mut banks = core::mem::take(&mut self.stranded);
        let plain = traits.is_plain() || traits.has_alternatives() && is_plain(machine, form);
        for &value in operands {
            banks |= 1 << machine.ty(func.value_type(value)).bank.index();
        }
        if form.has_clobbers() {
            for bank in (0..machine.num_banks()).map(Bank::from_index) {
                banks |= u64::from(!machine.bank_mask(form.clobbers, bank).is_empty()) << bank.index();
            }
        }
        for bank in (0..machine.num_banks()).map(Bank::from_index) {
            if banks >> bank.index() & 1 != 0 {
                self.make_room(cx, plan, block, inst, form, bank)?;
            }
        }
        for &value in &self.evicted {
            plan.residency.act(inst, Action::Evict(value));
        }
        for &value in &self.dropped {
            plan.residency.act(inst, Action::EvictAfterUse(value));
        }
        for &value in &self.in_place {
            plan.residency.act(inst, Action::FoldedUse(value));
        }
        for &value in &self.reloads {
            plan.residency.act(inst, Action::Reload(value));
            plan.reload(value, block, cx.cfg.freq(block), cx.remats);
        }
        for (&value, desc) in operands.iter().zip(form.operands()) {
            let in_memory = match desc.place() {
                Place::Slot => true,
                Place::Any => !self.held.contains(value) || self.in_place.contains(&value),
                _ => false,
            };
            if in_memory && desc.role() == Role::Use {
                plan.sets.read(value, block);
            }
        }
        for (&value, desc) in operands.iter().zip(form.operands()) {
            if desc.role() == Role::Use {
                let after = self.after[value.index()];
                if after == DEAD || self.dropped.contains(&value) {
                    self.held.remove(machine.ty(func.value_type(value)).bank, value);
                } else {
                    self.next[value.index()] = inst.as_u32().saturating_add(after);
                }
            }
        }
        if !plain {
            self.note_preferences(cx, plan, block, form, operands, inst);
        }
        for (index, (&value, desc)) in operands.iter().zip(form.operands()).enumerate() {
            if !desc.is_def() {
                continue;
            }
            if desc.place() == Place::Slot || plan.sets.is_memory_def(value) {
                plan.sets.spilled.insert(value.index());
                plan.sets.memory_defs.insert(value.index());
            } else if distances[index] != DEAD {
                let bank = machine.ty(func.value_type(value)).bank;
                self.stranded |= u64::from(!plain) << bank.index();
                self.held.insert(bank, value);
                self.next[value.index()] = inst.as_u32().saturating_add(distances[index]);
            }
        }
        Ok(())
    }

    /// Takes everything but these values out of registers.
    fn evict_all_but(&mut self, cx: &SpillCx<'_, W>, kept: &[Value]) {
        self.evicted.extend(self.held.iter().filter(|value| !kept.contains(value)));
        for &value in &self.evicted {
            self.held.remove(cx.machine.ty(cx.func.value_type(value)).bank, value);
        }
    }

    /// Whether a plain instruction has a solution, with what is in registers now and what it reloads; `false` also where that
    /// cannot be told without a search. What each operand takes need not be counted where there is room for all of them.
    #[inline]
    fn has_room(&mut self, cx: &SpillCx<'_, W>, inst: Inst, mut banks: u64) -> bool {
        let operands = cx.func.inst_operands(inst).len();
        if self.slack >= operands as i32 {
            return true;
        }
        while banks != 0 {
            let bank = banks.trailing_zeros() as usize;
            let info = cx.machine.bank(Bank::from_index(bank));
            if !info.uniform || self.held.banks[bank].len() + operands > info.num_units as usize {
                return self.fits_plainly(cx, inst);
            }
            banks &= banks - 1;
        }
        true
    }

    /// A plain instruction for which there is room.
    fn step_plainly(&mut self, cx: &SpillCx<'_, W>, plan: &mut SpillPlan<W>, block: Block, inst: Inst) {
        let (func, machine) = (cx.func, cx.machine);
        let bank_of = |value: Value| machine.ty(func.value_type(value)).bank;
        let operands = func.inst_operands(inst);
        let descs = cx.code.descs(inst);
        let distances = &cx.live.operand_distances()[func.operand_range(inst)];
        for (index, ((&value, desc), &distance)) in operands.iter().zip(descs).zip(distances).enumerate() {
            if !desc.is_def() && !self.held.contains(value) {
                if operands[..index].contains(&value) {
                    // An operand before this one was the last to read it, as this one is.
                    continue;
                }
                self.held.insert(bank_of(value), value);
                plan.residency.act(inst, Action::Reload(value));
                plan.reload(value, block, cx.cfg.freq(block), cx.remats);
            }
            if distance == DEAD {
                if !desc.is_def() {
                    self.held.remove(bank_of(value), value);
                }
                continue;
            }
            if desc.is_def() {
                self.held.insert(bank_of(value), value);
            }
            self.next[value.index()] = inst.as_u32().saturating_add(distance);
        }
    }

    /// Notes what an instruction uses, when that is used again, and what has to be reloaded for it.
    pub fn take_in(&mut self, cx: &SpillCx<'_, W>, inst: Inst, form: FormView<'_>) {
        let (func, machine) = (cx.func, cx.machine);
        let distances = &cx.live.operand_distances()[func.operand_range(inst)];
        self.reloads.clear();
        for (index, (&value, desc)) in func.inst_operands(inst).iter().zip(form.operands()).enumerate() {
            if desc.role() == Role::Use {
                self.after[value.index()] = distances[index];
                if desc.place() != Place::Slot {
                    self.used_at[value.index()] = inst.as_u32();
                }
                let in_memory_too = match desc.place() {
                    Place::Slot => true,
                    Place::Any => !cx.remats.is(value),
                    _ => false,
                };
                if !in_memory_too && !self.held.contains(value) {
                    self.held.insert(machine.ty(func.value_type(value)).bank, value);
                    self.reloads.push(value);
                }
            }
        }
    }

    /// Takes back what [`Spiller::take_in`] has noted.
    pub fn take_out(&mut self, cx: &SpillCx<'_, W>, inst: Inst) {
        let (func, machine) = (cx.func, cx.machine);
        for value in self.reloads.drain(..) {
            self.held.remove(machine.ty(func.value_type(value)).bank, value);
        }
        for value in func.inst_operands(inst) {
            self.used_at[value.index()] = NONE;
        }
    }

    /// The number of values of a bank that are in registers.
    pub fn held_in(&self, bank: Bank) -> u32 {
        self.held.banks[bank.index()].len() as u32
    }

    /// Whether a value is in a register.
    #[inline]
    pub fn is_held(&self, value: Value) -> bool {
        self.held.contains(value)
    }

    /// Notes which registers the instruction asks for and which it makes unwelcome to the values that live through it.
    fn note_preferences(
        &mut self,
        cx: &SpillCx<'_, W>,
        plan: &mut SpillPlan<W>,
        block: Block,
        form: FormView<'_>,
        operands: &[Value],
        inst: Inst,
    ) {
        let machine = cx.machine;
        for bank in (0..machine.num_banks()).map(Bank::from_index) {
            let demands = Effects::new(machine, form, bank);
            if demands.is_empty() {
                continue;
            }
            if let Some(header) = cx.cfg.innermost_header(block) {
                plan.hints.add_loop_clobbers(header, bank, demands.written.or(demands.fixed));
            }
            for &value in &self.held.banks[bank.index()] {
                let is_operand = self.used_at[value.index()] == inst.as_u32();
                plan.hints.add_avoid(value, demands.against(machine, form, operands, value, is_operand));
            }
            // An operand that takes any register is in the way of those that do not.
            for (&value, desc) in operands.iter().zip(form.operands()) {
                if desc.role() == Role::Use
                    && matches!(desc.place(), Place::Class | Place::Any | Place::Tied(_))
                    && machine.ty(cx.func.value_type(value)).bank == bank
                {
                    plan.hints.add_avoid(value, demands.fixed);
                }
            }
        }
        for (&value, desc) in operands.iter().zip(form.operands()) {
            if let Place::Fixed(reg) = desc.place() {
                plan.hints.add_hint(value, reg, cx.cfg.freq(block));
            }
            plan.hints.add_avoid(value, outside_of_class(machine, cx.func.value_type(value), desc));
        }
    }
}
