//! Sets of units of one bank, in machine words.

use core::fmt;

/// A set of units of one bank, of at most `64 * W` units, numbered from the first unit of the bank.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Mask<const W: usize>(pub [u64; W]);

impl<const W: usize> Mask<W> {
    /// The empty set.
    pub const EMPTY: Self = Mask([0; W]);

    /// The set of one unit.
    pub fn single(unit: usize) -> Self {
        let mut mask = Mask::EMPTY;
        mask.0[unit / 64] |= 1 << (unit % 64);
        mask
    }
    /// The units in either set.
    #[inline]
    pub fn or(mut self, other: Self) -> Self {
        for i in 0..W {
            self.0[i] |= other.0[i];
        }
        self
    }
    /// The units in both sets.
    #[inline]
    pub fn and(mut self, other: Self) -> Self {
        for i in 0..W {
            self.0[i] &= other.0[i];
        }
        self
    }
    /// The units of this set that are not in the other.
    #[inline]
    pub fn minus(mut self, other: Self) -> Self {
        for i in 0..W {
            self.0[i] &= !other.0[i];
        }
        self
    }
    /// Whether the sets share a unit.
    #[inline]
    pub fn intersects(self, other: Self) -> bool {
        (0..W).any(|i| self.0[i] & other.0[i] != 0)
    }
    /// Whether all units of `other` are in this set.
    #[inline]
    pub fn contains(self, other: Self) -> bool {
        (0..W).all(|i| other.0[i] & !self.0[i] == 0)
    }
    /// Whether the set is empty.
    #[inline]
    pub fn is_empty(self) -> bool {
        (0..W).all(|i| self.0[i] == 0)
    }
    /// The number of units.
    #[inline]
    pub fn count(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }
    /// The first unit. The set must not be empty.
    #[inline]
    pub fn first(self) -> usize {
        let word = (0..W - 1).find(|&word| self.0[word] != 0).unwrap_or(W - 1);
        word * 64 + self.0[word].trailing_zeros() as usize
    }
    /// This set if `holds` is true, else the empty set.
    #[inline]
    pub fn only_if(mut self, holds: bool) -> Self {
        for i in 0..W {
            self.0[i] &= u64::from(holds).wrapping_neg();
        }
        self
    }
    /// The units, in ascending order.
    #[inline]
    pub fn iter(mut self) -> impl Iterator<Item = usize> {
        let mut at = 0;
        core::iter::from_fn(move || {
            while self.0.get(at) == Some(&0) {
                at += 1;
            }
            let word = self.0.get_mut(at)?;
            let bit = word.trailing_zeros() as usize;
            *word &= *word - 1;
            Some(at * 64 + bit)
        })
    }
}

impl<const W: usize> fmt::Debug for Mask<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
