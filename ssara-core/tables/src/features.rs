//! Subtarget features: properties that some machines of an ISA have and others lack.

use core::fmt;

/// A set of subtarget features, by their positions in [`TargetDesc::features`](crate::TargetDesc::features).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[repr(transparent)]
pub struct Features(pub u64);

impl Features {
    /// Maximum number of features of a target: the bits of a set.
    pub const MAX: usize = 64;
    /// No feature.
    pub const NONE: Features = Features(0);

    /// The set of the feature at position `index`, below [`Features::MAX`].
    #[inline]
    pub const fn single(index: usize) -> Features {
        Features(1 << index)
    }
    /// Both sets together.
    #[inline]
    pub const fn union(self, other: Features) -> Features {
        Features(self.0 | other.0)
    }
    /// Whether all features of `other` are in this set.
    #[inline]
    pub const fn contains(self, other: Features) -> bool {
        other.0 & !self.0 == 0
    }
    /// The positions of the features, in ascending order.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        let mut rest = self.0;
        core::iter::from_fn(move || {
            let index = (rest != 0).then_some(rest.trailing_zeros() as usize);
            rest &= rest.wrapping_sub(1);
            index
        })
    }
}

impl fmt::Debug for Features {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
