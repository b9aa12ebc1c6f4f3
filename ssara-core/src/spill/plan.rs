//! The spill plan: everything that spilling decides.

pub mod operand_remats;

use alloc::vec::Vec;

use cranelift_entity::EntityRef;
use fixedbitset::FixedBitSet;

use crate::analysis::context::Cx;
use crate::coalesce::reg_hints::RegHints;
use crate::decisions::{FormChoices, SpillSets};
use crate::ir::{Block, Edge, Function, Inst, Value};
use crate::record::{Mark, Recorder};
use crate::spill::residency::Residency;
use crate::target::Reg;

/// What the spiller decides about a function. Keeps its buffers.
#[derive(Clone, Default)]
pub struct SpillPlan<const W: usize> {
    /// Which values are in registers at every point.
    pub residency: Residency,
    /// Which values are in memory.
    pub sets: SpillSets,
    /// The forms in which instructions are issued.
    pub forms: FormChoices,
    /// The registers of constrained operands of instructions for which the solver searched long. Colouring
    /// [pins](crate::solver::instruction::InstSolver::pin) them, since fewer values may be in registers then.
    pub pins: Vec<(Inst, u16, Reg)>,
    /// The registers that instructions fix and clobber.
    pub hints: RegHints<W>,
    /// The cost, for comparing plans of one function.
    pub cost: PlanCost,
    /// Spilled values that could be computed again, and are not for block parameters that share their slot.
    kept_in_slot: FixedBitSet,
    /// Whether it has values that are defined in memory, once it is complete.
    pub defines_in_memory: bool,
    /// Where its decisions begin in the record, if there is one.
    pub recorded_from: Option<Mark>,
    /// By block: what its instructions add to the plan.
    contributions: Vec<Contribution>,
}

/// What the instructions of a block add to a plan, beside what the lists of [`Residency`] say by block.
#[derive(Clone, Copy, Default)]
struct Contribution {
    /// Where their reads are among [`SpillSets::memory_reads`].
    reads: (u32, u32),
    /// Their part of the total cost.
    cost: f32,
    /// Which of the plan's decisions in the record are theirs.
    decisions: (usize, usize),
}

/// How far a plan has come before the instructions of a block.
#[derive(Clone, Copy)]
pub struct PlanEnd {
    reads: u32,
    cost: f32,
    decisions: usize,
}

/// The cost of reloads and stores, weighted by frequency.
#[derive(Clone, Copy, Default)]
pub struct PlanCost {
    /// All of it.
    pub total: f32,
    /// The part on back edges.
    pub back_edges: f32,
}

impl<const W: usize> SpillPlan<W> {
    /// Starts over.
    pub fn reset(&mut self, func: &Function, banks: usize) {
        self.residency.reset(func.num_blocks());
        self.sets.reset(func.num_values());
        self.kept_in_slot.clear();
        self.kept_in_slot.grow(func.num_values());
        self.forms.chosen.clear();
        self.pins.clear();
        self.hints.reset(func, banks);
        self.cost = PlanCost::default();
        self.recorded_from = None;
        self.contributions.clear();
        self.contributions.resize(func.num_blocks(), Contribution::default());
    }
    /// Whether the slot of an argument holds it for a block parameter that arrives in the same slot. `is_remat` says that the
    /// argument is in no register, and can be computed again.
    pub fn stays_in_slot(&self, arg: Value, is_remat: bool) -> bool {
        if is_remat { self.kept_in_slot.contains(arg.index()) } else { self.sets.is_spilled(arg) }
    }
    /// How far the plan has come.
    pub fn end(&self, record: Option<&Recorder>) -> PlanEnd {
        PlanEnd {
            reads: self.sets.memory_reads.len() as u32,
            cost: self.cost.total,
            decisions: record.zip(self.recorded_from).map_or(0, |(record, from)| record.decisions_since(from)),
        }
    }
    /// Notes that what came since `before` is of the instructions of a block.
    pub fn end_block(&mut self, block: Block, before: PlanEnd, record: Option<&Recorder>) {
        let end = self.end(record);
        self.contributions[block.index()] = Contribution {
            reads: (before.reads, end.reads),
            cost: end.cost - before.cost,
            decisions: (before.decisions, end.decisions),
        };
    }
    /// Adds what the instructions of a block add to another plan, in which the same values are in registers at its start.
    pub fn take_over(&mut self, cx: &Cx<'_, W>, other: &SpillPlan<W>, block: Block) {
        let before = self.end(cx.record);
        let Contribution { reads, cost, decisions } = other.contributions[block.index()];
        self.residency.take_over(&other.residency, block);
        for &(value, block) in &other.sets.memory_reads[reads.0 as usize..reads.1 as usize] {
            self.sets.read(value, block);
        }
        if other.defines_in_memory {
            let operands = cx.func.block_insts(block).flat_map(|inst| cx.constraints.operands(cx.func, inst));
            for (value, desc) in operands {
                if desc.is_def() && other.sets.is_memory_def(value) {
                    self.sets.spilled.insert(value.index());
                    self.sets.memory_defs.insert(value.index());
                }
            }
        }
        let (first, end) = cx.func.block(block).insts;
        self.forms.chosen.extend_from_slice(other.forms.of((first, end)));
        let is_in_block = |pin: &&(Inst, u16, Reg)| (first..end).contains(&pin.0.as_u32());
        self.pins.extend(other.pins.iter().filter(is_in_block));
        self.cost.total += cost;
        if let Some((record, from)) = cx.record.zip(other.recorded_from) {
            record.repeat(from, decisions.0..decisions.1);
        }
        self.end_block(block, before, cx.record);
    }

    /// Records that a value is reloaded or rematerialised in a block, at a place of this frequency.
    pub fn reload(&mut self, cx: &Cx<'_, W>, value: Value, block: Block, freq: f32) {
        self.cost.total += cx.reload_cost(value) * freq;
        if !cx.remats.is(value) {
            self.sets.read(value, block);
        }
    }

    /// Adds what edges read from memory. These are values in a register at the start of a block but not at the end of its
    /// predecessor. They are also arguments for parameters that arrive in memory. `def_freq` returns how often a value is
    /// defined, and `shares_slot` whether two values share a stack slot. Values that can be rematerialised are read only from
    /// the slot of a parameter.
    pub fn add_edge_reads(
        &mut self,
        cx: &Cx<'_, W>,
        def_freq: impl Fn(Value) -> f32,
        mut shares_slot: impl FnMut(Value, Value) -> bool,
    ) {
        let (func, cfg) = (cx.func, cx.cfg);
        // By value: the last block at whose end it was in a register, plus one.
        let mut in_reg = alloc::vec![0u32; func.num_values()];
        let mut stores = Vec::new();
        // A block with one predecessor has no values in registers that the predecessor does not have there.
        let reads_nothing =
            |edge: Edge| cfg.only_edge(func, func.edge(edge).to).is_some() && cx.survivors(edge).are_all();
        for &block in cfg.rpo() {
            if cfg.succ_edges(func, block).all(reads_nothing) {
                continue;
            }
            let visit = block.as_u32() + 1;
            for value in self.residency.exit(block) {
                in_reg[value.index()] = visit;
            }
            for edge in cfg.succ_edges(func, block).filter(|&edge| !reads_nothing(edge)) {
                let before = self.cost.total;
                let survivors = cx.survivors(edge);
                let is_left = |value: Value| in_reg[value.index()] == visit && survivors.have(value);
                self.add_reads_of(cx, edge, is_left, &mut stores);
                if cfg.is_back_edge(func, edge) {
                    self.cost.back_edges += self.cost.total - before;
                }
            }
        }
        // A value that could be computed again stays in the slot if that is cheaper than to do so on an edge.
        for &EdgeStore { param, arg, edge, .. } in stores.iter().filter(|store| store.is_remat) {
            let on_edge = (cx.reload_cost(arg) + cx.prices(param).store) * cfg.edit_freq(func, edge);
            if shares_slot(param, arg) && cx.prices(arg).store * def_freq(arg) < on_edge {
                self.sets.spilled.insert(arg.index());
                self.kept_in_slot.insert(arg.index());
            }
        }
        // An argument is not stored on the edge if it is already in the slot of the parameter.
        for EdgeStore { param, arg, edge, is_remat } in stores {
            if self.stays_in_slot(arg, is_remat) && shares_slot(param, arg) {
                self.sets.memory_reads.push((arg, cfg.from(edge)));
            } else {
                let remat = if is_remat { cx.reload_cost(arg) } else { 0.0 };
                let cost = (cx.prices(param).store + remat) * cfg.edit_freq(func, edge);
                self.cost.total += cost;
                if cfg.is_back_edge(func, edge) {
                    self.cost.back_edges += cost;
                }
            }
        }
    }

    /// Adds what one edge reads from memory. Arguments for parameters in memory that are not in memory are left in `stores`.
    fn add_reads_of(
        &mut self,
        cx: &Cx<'_, W>,
        edge: Edge,
        in_reg: impl Fn(Value) -> bool,
        stores: &mut Vec<EdgeStore>,
    ) {
        let Cx { func, cfg, remats, .. } = *cx;
        let (from, to, freq) = (cfg.from(edge), func.edge(edge).to, cfg.edit_freq(func, edge));
        let params = func.block_params(to);
        for index in 0..self.residency.entry(to).len() {
            let value = self.residency.entry(to)[index];
            if !in_reg(value) && !params.contains(&value) {
                self.reload(cx, value, from, freq);
            }
        }
        for (&param, &arg) in params.iter().zip(func.edge_args(edge)) {
            if self.sets.is_memory_param(param) {
                let is_in_reg = in_reg(arg);
                if is_in_reg || remats.is(arg) {
                    stores.push(EdgeStore { param, arg, edge, is_remat: !is_in_reg });
                } else {
                    self.sets.read(arg, from);
                }
            } else if !in_reg(arg) && self.residency.entry(to).contains(&param) {
                self.reload(cx, arg, from, freq);
            }
        }
    }
}

/// An argument for a parameter that arrives in memory.
struct EdgeStore {
    param: Value,
    arg: Value,
    edge: Edge,
    /// Whether it is computed again for that: it is in no register.
    is_remat: bool,
}
