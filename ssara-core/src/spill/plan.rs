//! The spill plan: everything that spilling decides.

use alloc::vec::Vec;

use cranelift_entity::EntityRef;

use crate::analysis::cfg::Cfg;
use crate::analysis::remat::Remats;
use crate::coalesce::reg_hints::RegHints;
use crate::decisions::{FormChoices, SpillSets};
use crate::ir::{Block, Edge, Function, Value};
use crate::spill::residency::Residency;

/// What the spiller decides about a function. Keeps its buffers.
#[derive(Default)]
pub struct SpillPlan<const W: usize> {
    /// Which values are in registers at every point.
    pub residency: Residency,
    /// Which values are in memory.
    pub sets: SpillSets,
    /// The forms in which instructions are issued.
    pub forms: FormChoices,
    /// Which registers instructions ask for and take away.
    pub hints: RegHints<W>,
    /// What it costs, for comparing plans of one function.
    pub cost: PlanCost,
}

/// What reloads and stores cost, weighted by frequency.
#[derive(Clone, Copy, Default)]
pub struct PlanCost {
    /// All of it.
    pub total: f32,
    /// The part that is due on back edges.
    pub back_edges: f32,
}

impl<const W: usize> SpillPlan<W> {
    /// Starts over.
    pub fn reset(&mut self, func: &Function, banks: usize) {
        self.residency.reset(func.num_blocks());
        self.sets.reset(func.num_values());
        self.forms.chosen.clear();
        self.hints.reset(func, banks);
        self.cost = PlanCost::default();
    }

    /// Records that a value is brought to a register in a block, at a place of this frequency.
    pub fn reload(&mut self, value: Value, block: Block, freq: f32, remats: &Remats) {
        self.cost.total += remats.cost(value) * freq;
        if !remats.is(value) {
            self.sets.read(value, block);
        }
    }

    /// Marks what edges read from memory: values that are in a register at the start of a block but not at the end of
    /// its predecessor, and arguments of parameters that arrive in memory. `same_slot` says whether two values share a
    /// slot. Values in `remats` are computed again rather than read.
    pub fn read_on_edges(
        &mut self,
        func: &Function,
        cfg: &Cfg,
        remats: &Remats,
        mut same_slot: impl FnMut(Value, Value) -> bool,
    ) {
        // By value: the last block at whose end it was in a register, plus one.
        let mut in_reg = alloc::vec![0u32; func.num_values()];
        let mut maybe = Vec::new();
        // A block with one predecessor has in registers what that has, and no more.
        let reads_nothing = |edge: Edge| cfg.only_edge(func, func.edge(edge).to).is_some();
        for &block in cfg.rpo() {
            if cfg.succ_edges(func, block).all(reads_nothing) {
                continue;
            }
            let visit = block.as_u32() + 1;
            for value in self.residency.exit(block) {
                in_reg[value.index()] = visit;
            }
            for edge in cfg.succ_edges(func, block) {
                let before = self.cost.total;
                let is_held = |value: Value| in_reg[value.index()] == visit;
                self.edge_reads(func, cfg, edge, is_held, remats, &mut maybe);
                if cfg.is_back_edge(func, edge) {
                    self.cost.back_edges += self.cost.total - before;
                }
            }
        }
        // An argument that is in a register need not be stored on the edge when its slot holds it anyway.
        for (param, arg, edge) in maybe {
            if self.sets.is_spilled(arg) && same_slot(param, arg) {
                self.sets.memory_reads.push((arg, cfg.from(edge)));
            } else {
                self.cost.total += cfg.edge_freq(func, edge);
                if cfg.is_back_edge(func, edge) {
                    self.cost.back_edges += cfg.edge_freq(func, edge);
                }
            }
        }
    }

    fn edge_reads(
        &mut self,
        func: &Function,
        cfg: &Cfg,
        edge: Edge,
        is_held: impl Fn(Value) -> bool,
        remats: &Remats,
        maybe: &mut Vec<(Value, Value, Edge)>,
    ) {
        let (from, to, freq) = (cfg.from(edge), func.edge(edge).to, cfg.edge_freq(func, edge));
        let params = func.block_params(to);
        for index in 0..self.residency.entry(to).len() {
            let value = self.residency.entry(to)[index];
            if !is_held(value) && !params.contains(&value) {
                self.reload(value, from, freq, remats);
            }
        }
        for (index, &param) in params.iter().enumerate() {
            let arg = func.edge_args(edge)[index];
            if self.sets.is_memory_param(param) {
                if is_held(arg) {
                    maybe.push((param, arg, edge));
                } else if !remats.is(arg) {
                    self.sets.read(arg, from);
                }
            } else if !is_held(arg) && self.residency.entry(to).contains(&param) {
                self.reload(arg, from, freq, remats);
            }
        }
    }
}
