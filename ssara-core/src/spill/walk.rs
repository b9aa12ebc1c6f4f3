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

use alloc::vec::Vec;

use cranelift_entity::EntityRef;

use crate::analysis::form_effects::FormEffect;
use crate::analysis::liveness::DEAD;
use crate::coalesce::webs::Webs;
use crate::ir::{Block, Edge, Inst, Value};
use crate::solver::instruction::InstSolver;
use crate::solver::packing::{self, PackItem};
use crate::spill::block_entry::BlockEntry;
use crate::spill::context::SpillCx;
use crate::spill::plan::SpillPlan;
use crate::spill::working_set::WorkingSet;
use crate::target::{Bank, Reg};

/// The instruction of no value.
pub const NO_INST: u32 = u32::MAX;

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
    /// With contracts: the first instruction for which counting and the solver differ in the last run.
    pub miscounted: Option<Inst>,
    /// The values in registers.
    pub working_set: WorkingSet,
    /// By value in a register: its next use, as the number of an instruction. Counted on beyond the end of the block.
    pub next_use: Vec<u32>,
    /// By value that the current instruction uses: distance to the next use after it.
    pub distance_after: Vec<u32>,
    /// By value: the last instruction that used it, or [`NO_INST`].
    pub used_at: Vec<u32>,
    /// The values that the current instruction reloads.
    pub reloads: Vec<Value>,
    /// The values that are evicted before the current instruction.
    pub evicted: Vec<Value>,
    /// The values that are evicted once the current instruction has read them.
    pub evicted_after_use: Vec<Value>,
    /// The values in registers that the current instruction also reads from memory.
    pub folded_uses: Vec<Value>,
    /// Minimum number of free registers over the current block; negative if unknown.
    pub slack: i32,
    /// Banks, as bits, in which a result of the previous instruction may be in a register that is not allocatable. The next
    /// instruction must have room to move it, whatever it reads.
    pub results_outside_home: u64,
    /// What is known of the current instruction, if it is [countable](FormEffect::is_countable), and uses of the same value
    /// are fixed.
    pub counted: Option<FormEffect>,
    /// Whether it has such uses.
    pub has_repeated_uses: bool,
    /// The instruction solver.
    pub solver: InstSolver<W>,
    /// The registers that the solver has found for constrained operands of the current instruction and bank, if the search
    /// was long.
    pub pins: Vec<(u16, Reg)>,
    /// The choice of the values in registers at the start of a block.
    pub entry: BlockEntry,
    /// The candidates of a block, to be packed.
    entry_items: Vec<PackItem>,
}

impl<const W: usize> Spiller<W> {
    /// Starts over.
    pub fn reset(&mut self, cx: &SpillCx<'_, W>) {
        let func = cx.func;
        self.working_set.reset(cx.machine.num_banks(), func.num_values());
        for array in [&mut self.next_use, &mut self.distance_after, &mut self.used_at] {
            array.clear();
            array.resize(func.num_values(), NO_INST);
        }
        self.counted = None;
        self.entry.reset(cx);
    }
    /// The number of values of a bank that are in registers.
    pub fn num_in_reg(&self, bank: Bank) -> u32 {
        self.working_set.banks[bank.index()].len() as u32
    }
    /// Whether a value is in a register.
    #[inline]
    pub fn in_reg(&self, value: Value) -> bool {
        self.working_set.contains(value)
    }
}

/// One walk over a function.
pub struct SpillWalk<'a, const W: usize> {
    /// What the walk reads.
    pub cx: &'a SpillCx<'a, W>,
    /// The state between two instructions.
    pub state: &'a mut Spiller<W>,
    /// What the walk decides.
    pub plan: &'a mut SpillPlan<W>,
    /// The webs.
    pub webs: &'a mut Webs,
}

impl<const W: usize> SpillWalk<'_, W> {
    /// Puts values in registers at the start of a block.
    pub fn enter_block(&mut self, block: Block) -> Result<(), TooFewRegs> {
        let cx = self.cx;
        self.state.working_set.clear();
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
        let Spiller { entry, working_set, next_use, .. } = &mut *self.state;
        let first = cx.func.block(cx.func.edge(edge).to).insts.0;
        entry.after_one(cx, self.plan, edge, |value, distance| {
            working_set.insert(cx.bank_of(value), value);
            next_use[value.index()] = first.saturating_add(distance);
        });
    }

    /// Puts the [chosen](BlockEntry::choose) values in registers, and the parameters that remain in memory.
    fn fill_chosen(&mut self, block: Block) -> Result<(), TooFewRegs> {
        let cx = self.cx;
        let func = cx.func;
        self.state.entry.choose(cx, self.webs, self.plan, block);
        for bank in cx.machine.banks() {
            self.fill_bank(block, bank)?;
        }
        for (&param, &distance) in func.block_params(block).iter().zip(cx.live.param_distances(func, block)) {
            if distance != DEAD && !self.state.in_reg(param) {
                self.plan.sets.spilled.insert(param.index());
                self.plan.sets.memory_params.insert(param.index());
            }
        }
        if cx.record.is_some() {
            self.state.entry.record(cx, self.plan, block, &self.state.working_set);
        }
        Ok(())
    }

    /// Puts the candidates of a bank in registers, nearest use first, as many as fit.
    fn fill_bank(&mut self, block: Block, bank: Bank) -> Result<(), TooFewRegs> {
        let cx = self.cx;
        let (func, machine) = (cx.func, cx.machine);
        let first = func.block(block).insts.0;
        let Spiller { entry, working_set, next_use, entry_items, .. } = &mut *self.state;
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
            next_use[candidate.value.index()] = first.saturating_add(candidate.distance);
        }
        Ok(())
    }
}
