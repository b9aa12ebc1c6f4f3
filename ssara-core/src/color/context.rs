//! What colouring reads.

use core::ops::Deref;

use crate::analysis::context::Cx;
use crate::analysis::liveness::Liveness;
use crate::color::lookahead::Lookahead;
use crate::contracts::Lives;
use crate::spill::plan::SpillPlan;
use crate::spill::store_placement::StorePlacement;

/// What colouring reads beside the [`Cx`].
#[derive(Clone, Copy)]
pub struct ColorCx<'a, const W: usize> {
    /// What every pass reads.
    pub cx: Cx<'a, W>,
    /// Liveness.
    pub live: &'a Liveness,
    /// Which values are in registers.
    pub plan: &'a SpillPlan<W>,
    /// What lies ahead of the values in registers, point by point; without it the hints of the plan are used.
    pub outlook: Option<&'a Lookahead<W>>,
    /// Where spilled values are stored.
    pub stores: &'a StorePlacement,
    /// What is live where, if the contracts are to be checked.
    pub lives: Option<&'a Lives<'a>>,
}

impl<'a, const W: usize> Deref for ColorCx<'a, W> {
    type Target = Cx<'a, W>;

    #[inline]
    fn deref(&self) -> &Cx<'a, W> {
        &self.cx
    }
}
