//! What colouring reads.

use core::ops::Deref;

use crate::analysis::context::Cx;
use crate::analysis::liveness::Liveness;
use crate::contracts::ReferenceLiveness;
use crate::ir::Value;
use crate::spill::plan::SpillPlan;
use crate::spill::store_placement::StorePlacement;
use crate::target::Bank;

/// What colouring reads beside the [`Cx`].
#[derive(Clone, Copy)]
pub struct ColorCx<'a, const W: usize> {
    /// What every pass reads.
    pub cx: Cx<'a, W>,
    /// Liveness.
    pub live: &'a Liveness,
    /// The spill plan.
    pub plan: &'a SpillPlan<W>,
    /// Where spilled values are stored.
    pub stores: &'a StorePlacement,
    /// What is live where, if contracts are checked.
    pub reference: Option<&'a ReferenceLiveness<'a>>,
}

impl<'a, const W: usize> Deref for ColorCx<'a, W> {
    type Target = Cx<'a, W>;

    #[inline]
    fn deref(&self) -> &Cx<'a, W> {
        &self.cx
    }
}

impl<const W: usize> ColorCx<'_, W> {
    /// The bank of a value.
    #[inline]
    pub fn bank_of(&self, value: Value) -> Bank {
        self.machine.ty(self.func.value_type(value)).bank
    }
}
