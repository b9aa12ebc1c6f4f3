//! What the passes over the frame read.

use core::ops::Deref;

use crate::analysis::context::Cx;
use crate::decisions::{FormChoices, SpillSets};

/// What the passes over the frame read beside the [`Cx`].
#[derive(Clone, Copy)]
pub struct FrameCx<'a, const W: usize> {
    /// What every pass reads.
    pub cx: Cx<'a, W>,
    /// Which values are in memory.
    pub sets: &'a SpillSets,
    /// The forms in which instructions are issued.
    pub forms: &'a FormChoices,
}

impl<'a, const W: usize> Deref for FrameCx<'a, W> {
    type Target = Cx<'a, W>;

    #[inline]
    fn deref(&self) -> &Cx<'a, W> {
        &self.cx
    }
}
