//! What the walk of `O0` reads.

use core::ops::Deref;

use crate::analysis::context::Cx;
use crate::analysis::defs::Defs;
use crate::contracts::Lives;

/// Marks what is not known.
pub const NONE: u32 = u32::MAX;

/// What the walk of `O0` reads beside the [`Cx`].
#[derive(Clone, Copy)]
pub struct FastCx<'a, const W: usize> {
    /// What every pass reads.
    pub cx: Cx<'a, W>,
    /// Definitions, and uses in other blocks.
    pub defs: &'a Defs,
    /// What is live where, to check the contract of the walk against, if that is asked for.
    pub lives: Option<&'a Lives<'a>>,
}

impl<'a, const W: usize> Deref for FastCx<'a, W> {
    type Target = Cx<'a, W>;

    #[inline]
    fn deref(&self) -> &Cx<'a, W> {
        &self.cx
    }
}
