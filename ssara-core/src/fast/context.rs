//! The input of the walk of `O0`.

use core::ops::Deref;

use crate::analysis::context::Cx;
use crate::analysis::defs::Defs;
use crate::contracts::ReferenceLiveness;

/// Marks an unknown block, instruction or visit. One comparison tells it from all of them, and an `Option` would take
/// twice the memory.
pub const NONE: u32 = u32::MAX;

/// The input of the walk of `O0` beside the [`Cx`].
#[derive(Clone, Copy)]
pub struct FastCx<'a, const W: usize> {
    /// The input of every pass.
    pub cx: Cx<'a, W>,
    /// Definitions, and uses in other blocks.
    pub defs: &'a Defs,
    /// Live values, for checking the contract of the walk, if contracts are on.
    pub reference: Option<&'a ReferenceLiveness<'a>>,
}

impl<'a, const W: usize> Deref for FastCx<'a, W> {
    type Target = Cx<'a, W>;

    #[inline]
    fn deref(&self) -> &Cx<'a, W> {
        &self.cx
    }
}
