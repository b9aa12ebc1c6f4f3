//! What spilling reads.

use core::ops::Deref;

use fixedbitset::FixedBitSet;

use crate::analysis::context::Cx;
use crate::analysis::form_effects::FormEffects;
use crate::analysis::frequency::BranchFrequencies;
use crate::analysis::liveness::Liveness;
use crate::analysis::pressure::Pressure;
use crate::analysis::spill_weight::SpillWeights;
use crate::ir::Value;
use crate::spill::placement::Placement;
use crate::spill::plan::SpillPlan;
use crate::target::Bank;

/// What spilling reads beside the [`Cx`].
#[derive(Clone, Copy)]
pub struct SpillCx<'a, const W: usize> {
    /// What every pass reads.
    pub cx: Cx<'a, W>,
    /// Liveness.
    pub live: &'a Liveness,
    /// Pressure.
    pub pressure: &'a Pressure,
    /// What instructions do to registers.
    pub effects: &'a FormEffects<W>,
    /// What guides the choices.
    pub guidance: Guidance<'a, W>,
}

/// What guides the choices of a run of the spiller. Each kind of run knows more than the one before.
#[derive(Clone, Copy)]
pub enum Guidance<'a, const W: usize> {
    /// Liveness and pressure alone: nothing may be evicted.
    Pressure,
    /// The distances to next uses and, if they are to guide choices, the costs of spilling.
    Distances(Option<Costs<'a>>),
    /// The same, and an earlier plan, which has the register contents at back edges.
    Redo {
        /// The costs of spilling.
        costs: Costs<'a>,
        /// The earlier plan.
        draft: &'a SpillPlan<W>,
        /// The block parameters that should arrive in memory.
        memory_params: Option<&'a FixedBitSet>,
        /// Better places for reloads than the earlier plan has.
        placement: Option<&'a Placement>,
    },
}

/// The costs of spilling.
#[derive(Clone, Copy)]
pub struct Costs<'a> {
    /// The spill weights of values.
    pub weights: &'a SpillWeights,
    /// The branch frequencies of blocks and edges.
    pub branch_freqs: &'a BranchFrequencies,
}

impl<'a, const W: usize> Deref for SpillCx<'a, W> {
    type Target = Cx<'a, W>;

    #[inline]
    fn deref(&self) -> &Cx<'a, W> {
        &self.cx
    }
}

impl<'a, const W: usize> SpillCx<'a, W> {
    /// The same with other guidance.
    pub fn with(self, guidance: Guidance<'a, W>) -> Self {
        SpillCx { guidance, ..self }
    }
    /// The bank of a value.
    #[inline]
    pub fn bank_of(&self, value: Value) -> Bank {
        self.cx.machine.ty(self.cx.func.value_type(value)).bank
    }
    /// Whether liveness has distances across blocks.
    #[inline]
    pub fn has_distances(&self) -> bool {
        !matches!(self.guidance, Guidance::Pressure)
    }
    /// The costs of spilling, if they guide choices.
    #[inline]
    pub fn costs(&self) -> Option<Costs<'a>> {
        match self.guidance {
            Guidance::Pressure => None,
            Guidance::Distances(costs) => costs,
            Guidance::Redo { costs, .. } => Some(costs),
        }
    }
    /// The earlier plan.
    #[inline]
    pub fn draft(&self) -> Option<&'a SpillPlan<W>> {
        match self.guidance {
            Guidance::Pressure | Guidance::Distances(_) => None,
            Guidance::Redo { draft, .. } => Some(draft),
        }
    }
    /// The block parameters that should arrive in memory.
    #[inline]
    pub fn memory_params(&self) -> Option<&'a FixedBitSet> {
        match self.guidance {
            Guidance::Pressure | Guidance::Distances(_) => None,
            Guidance::Redo { memory_params, .. } => memory_params,
        }
    }
    /// Where values should be in registers.
    #[inline]
    pub fn placement(&self) -> Option<&'a Placement> {
        match self.guidance {
            Guidance::Redo { placement, .. } => placement,
            _ => None,
        }
    }
}
