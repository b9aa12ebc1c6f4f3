//! The spiller's walk over a block, and the working set with which it starts.
//!
//! # Input
//!
//! The candidates for registers at the start of a block (`block_entry`), nearest use first.
//!
//! # Output
//!
//! The working set at the start of the block, and the parameters that arrive in memory.
//!
//! # Why correct
//!
//! Candidates are taken only as far as they fit the bank. What fits before the last instruction of the only predecessor
//! fits in the block, if that instruction defines nothing.
//!
//! # Cost
//!
//! Linear in the candidates. Where registers overlap, also a logarithmic number of packings.

mod changes;
mod decisions;

use alloc::vec::Vec;

use crate::analysis::form_effects::FormEffect;
use crate::analysis::liveness::DEAD;
use crate::coalesce::webs::Webs;
use crate::decisions::SpillSets;
use crate::ir::{Block, Edge, Inst, Value};
use crate::solver::instruction::InstSolver;
use crate::solver::packing::{self, PackItem};
use crate::spill::block_entry::BlockEntry;
use crate::spill::context::SpillCx;
use crate::spill::plan::SpillPlan;
use crate::spill::working_set::{Uses, WorkingSet};
use crate::target::{Bank, Reg};

/// An instruction, or the first one of a block, at which a bank has too few registers. Without distances, nothing may be
/// evicted there. With distances, the instruction is infeasible even if everything else is in memory.
#[derive(Clone, Copy, Debug)]
pub struct TooFewRegs {
    /// The instruction.
    pub inst: Inst,
    /// The bank.
    pub bank: Bank,
}

/// The state of the spiller. Keeps its buffers.
#[derive(Default)]
pub struct Spiller<const W: usize> {
    miscounted: Option<Inst>,
    working_set: WorkingSet,
    uses: Uses,
    solver: InstSolver<W>,
    /// The registers that the solver has found for constrained operands of the current instruction and bank, if the search
    /// was long.
    pins: Vec<(u16, Reg)>,
    /// The choice of the values in registers at the start of a block.
    entry: BlockEntry,
    /// The candidates of a block, to be packed.
    entry_items: Vec<PackItem>,
}

impl<const W: usize> Spiller<W> {
    /// Starts over for a function, and begins the walk.
    pub fn walk<'a>(
        &'a mut self,
        cx: &'a SpillCx<'a, W>,
        plan: &'a mut SpillPlan<W>,
        webs: &'a mut Webs,
    ) -> SpillWalk<'a, W> {
        let Spiller { miscounted, working_set, uses, solver, pins, entry, entry_items } = self;
        working_set.reset(cx.machine.num_banks(), cx.func.num_values());
        uses.reset(cx.func.num_values());
        entry.reset(cx);
        if cx.draft().is_none() {
            *miscounted = None;
        }
        SpillWalk {
            cx,
            slack: -1,
            outside_home: 0,
            counted: None,
            miscounted,
            working_set,
            uses,
            solver,
            pins,
            entry,
            entry_items,
            plan,
            webs,
        }
    }
    /// With contracts: the first instruction for which counting and the solver differ in the last runs.
    pub fn miscounted(&self) -> Option<Inst> {
        self.miscounted
    }
}

/// One walk over a function.
pub struct SpillWalk<'a, const W: usize> {
    /// What the walk reads.
    pub cx: &'a SpillCx<'a, W>,
    /// Minimum number of free registers over the current block; negative if unknown.
    slack: i32,
    /// Banks, as bits, in which a result of the previous instruction may be in a register that is not allocatable. The next
    /// instruction must have room to move it, whatever it reads.
    outside_home: u64,
    /// What is known of the current instruction, if it is [countable](FormEffect::is_countable), and uses of the same value
    /// are fixed.
    counted: Option<FormEffect>,
    miscounted: &'a mut Option<Inst>,
    /// The values in registers.
    working_set: &'a mut WorkingSet,
    /// Written by `changes` alone.
    uses: &'a mut Uses,
    solver: &'a mut InstSolver<W>,
    pins: &'a mut Vec<(u16, Reg)>,
    entry: &'a mut BlockEntry,
    entry_items: &'a mut Vec<PackItem>,
    /// What the walk decides. Written by `decisions` alone.
    plan: &'a mut SpillPlan<W>,
    webs: &'a mut Webs,
}

/// The solver, and what it asks of the walk.
pub struct Question<'w, const W: usize> {
    /// The solver.
    pub solver: &'w mut InstSolver<W>,
    /// Where the registers go that were found in a long search.
    pub pins: &'w mut Vec<(u16, Reg)>,
    /// The values in registers.
    pub working_set: &'w WorkingSet,
    /// The uses of the instruction.
    pub uses: &'w Uses,
    /// Which values are in memory.
    pub sets: &'w SpillSets,
}

/// The state between two instructions.
impl<const W: usize> SpillWalk<'_, W> {
    /// Whether a value is in a register.
    #[inline]
    pub fn in_reg(&self, value: Value) -> bool {
        self.working_set.contains(value)
    }
    /// The values of a bank that are in registers.
    #[inline]
    pub fn in_bank(&self, bank: Bank) -> &[Value] {
        &self.working_set.banks[bank.index()]
    }
    /// The number of values of a bank that are in registers.
    #[inline]
    pub fn num_in_reg(&self, bank: Bank) -> u32 {
        self.in_bank(bank).len() as u32
    }
    /// All values that are in registers.
    pub fn in_regs(&self) -> impl Iterator<Item = Value> + '_ {
        self.working_set.iter()
    }
    /// The next use of a value that is in a register, as the number of an instruction. Counted on beyond the end of the block.
    #[inline]
    pub fn next_use(&self, value: Value) -> u32 {
        self.working_set.next_use(value)
    }
    /// Puts a value in a register, if it is in none.
    #[inline]
    pub fn put_in_reg(&mut self, value: Value) {
        self.working_set.insert(self.cx.bank_of(value), value);
    }
    /// Notes that a value in a register is used next at this distance from an instruction, which may be one after the last.
    #[inline]
    pub fn use_next(&mut self, value: Value, inst: u32, distance: u32) {
        self.working_set.set_next_use(value, inst.saturating_add(distance));
    }
    /// Takes a value out of its register, if it is in one.
    #[inline]
    pub fn take_out(&mut self, value: Value) {
        self.working_set.remove(self.cx.bank_of(value), value);
    }

    /// Minimum number of free registers over the current block; negative if unknown.
    #[inline]
    pub fn slack(&self) -> i32 {
        self.slack
    }
    /// Begins with the instructions of a block.
    pub fn start_insts(&mut self, block: Block) {
        let is_uniform = self.cx.machine.banks().all(|bank| self.cx.machine.bank(bank).uniform);
        self.slack = if is_uniform { self.cx.pressure.slack(block) } else { -1 };
        self.outside_home = 0;
    }
    /// Banks, as bits, in which a result of the previous instruction may be in a register that is not allocatable. The next
    /// instruction must have room to move it, whatever it reads.
    #[inline]
    pub fn outside_home(&self) -> u64 {
        self.outside_home
    }
    /// Notes in which banks a result of the instruction may be so. It has made room in those of the previous one.
    #[inline]
    pub fn set_outside_home(&mut self, banks: u64) {
        self.outside_home = banks;
    }

    /// What is known of the current instruction, if counting tells whether it has room.
    #[inline]
    pub fn counted(&self) -> Option<FormEffect> {
        self.counted
    }
    /// Sets that.
    #[inline]
    pub fn set_counted(&mut self, counted: Option<FormEffect>) {
        self.counted = counted;
    }
    /// Notes that counting and the solver differ for an instruction.
    pub fn note_miscount(&mut self, inst: Inst) {
        self.miscounted.get_or_insert(inst);
    }
    /// Lends the solver.
    pub fn question(&mut self) -> Question<'_, W> {
        let SpillWalk { solver, pins, working_set, uses, plan, .. } = self;
        Question { solver, pins, working_set, uses, sets: &plan.sets }
    }
}

/// The start of a block.
impl<const W: usize> SpillWalk<'_, W> {
    /// Puts values in registers at the start of a block.
    pub fn enter_block(&mut self, block: Block) -> Result<(), TooFewRegs> {
        let cx = self.cx;
        self.working_set.clear();
        if let Some(edge) = cx.cfg.only_edge(cx.func, block)
            && !cx.options.stress.spill_everything
            && !cx.constraints.defines_at_end(cx.func, cx.cfg.from(edge))
        {
            self.fill_from_pred(edge);
            return Ok(());
        }
        self.fill_chosen(block)
    }

    /// Takes over the values in registers at the end of the only predecessor. What fits before its last instruction fits
    /// here. This instruction defines nothing, since a result may be where values do not live.
    fn fill_from_pred(&mut self, edge: Edge) {
        let cx = self.cx;
        let SpillWalk { entry, working_set, plan, .. } = self;
        let first = cx.func.block(cx.func.edge(edge).to).insts.0;
        entry.after_one(cx, plan, edge, |value, distance| {
            working_set.insert(cx.bank_of(value), value);
            working_set.set_next_use(value, first.saturating_add(distance));
        });
    }

    /// Puts the [chosen](BlockEntry::choose) values in registers, and the parameters that remain in memory.
    fn fill_chosen(&mut self, block: Block) -> Result<(), TooFewRegs> {
        let cx = self.cx;
        let func = cx.func;
        self.entry.choose(cx, self.webs, self.plan, block);
        for bank in cx.machine.banks() {
            self.fill_bank(block, bank)?;
        }
        for (&param, &distance) in func.block_params(block).iter().zip(cx.live.param_distances(func, block)) {
            if distance != DEAD && !self.in_reg(param) {
                self.arrive_in_memory(param);
            }
        }
        if cx.record.is_some() {
            self.entry.record(cx, self.plan, block, self.working_set);
        }
        Ok(())
    }

    /// Puts the candidates of a bank in registers, nearest use first, as many as fit.
    fn fill_bank(&mut self, block: Block, bank: Bank) -> Result<(), TooFewRegs> {
        let cx = self.cx;
        let (func, machine) = (cx.func, cx.machine);
        let first = func.block(block).insts.0;
        let SpillWalk { entry, working_set, entry_items, .. } = self;
        let chosen = entry.nearest_of_bank(cx, bank);
        let info = machine.bank(bank);
        let mut fits = |len: usize| {
            if info.uniform {
                return len as u32 <= info.num_units;
            }
            entry_items.clear();
            entry_items.extend(chosen[..len].iter().map(|it| PackItem::through(it.value, func.value_type(it.value))));
            packing::fits(machine, bank, entry_items)
        };
        let mut len = if cx.options.stress.spill_everything { 0 } else { chosen.len() };
        if !fits(len) {
            if !cx.has_distances() {
                return Err(TooFewRegs { inst: Inst::from_u32(first), bank });
            }
            // A prefix of a prefix that fits also fits, so bisection finds the longest one.
            let mut too_long = core::mem::take(&mut len);
            while too_long - len > 1 {
                let middle = len.midpoint(too_long);
                *(if fits(middle) { &mut len } else { &mut too_long }) = middle;
            }
        }
        for candidate in &chosen[..len] {
            working_set.insert(bank, candidate.value);
            working_set.set_next_use(candidate.value, first.saturating_add(candidate.distance));
        }
        Ok(())
    }
}
