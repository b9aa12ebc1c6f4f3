//! Sets of register units, numbered over a whole target.
//!
//! Interfaces use these sets (clobbers, callee-saved units, reserved registers). The passes work on the words of one bank
//! at a time, in `[u64; N]`.

use smallvec::SmallVec;

/// A set of register units of one target: [`TargetDesc::set_words`](crate::target::TargetDesc::set_words) words.
#[derive(PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Default)]
pub struct UnitSet {
    words: SmallVec<[u64; 4]>,
}

// Copies the words at once, which the derived clone would do one by one.
impl Clone for UnitSet {
    fn clone(&self) -> UnitSet {
        UnitSet::from_words(&self.words)
    }
    fn clone_from(&mut self, other: &UnitSet) {
        self.words.clear();
        self.words.extend_from_slice(&other.words);
    }
}

impl UnitSet {
    /// The empty set of `set_words` words.
    pub fn empty(set_words: u8) -> Self {
        UnitSet { words: SmallVec::from_elem(0, set_words.into()) }
    }
    /// The set with these words.
    pub fn from_words(words: &[u64]) -> Self {
        UnitSet { words: SmallVec::from_slice(words) }
    }
    /// The words: unit `u` is bit `u % 64` of word `u / 64`.
    #[inline]
    pub fn words(&self) -> &[u64] {
        &self.words
    }
    /// Adds a unit.
    ///
    /// # Panics
    /// When the unit is beyond the words of the set.
    #[inline]
    pub fn insert(&mut self, unit: u16) {
        self.words[unit as usize / 64] |= 1 << (unit % 64);
    }
    /// Removes a unit.
    #[inline]
    pub fn remove(&mut self, unit: u16) {
        self.words[unit as usize / 64] &= !(1 << (unit % 64));
    }
    /// Whether the unit is in the set.
    #[inline]
    pub fn contains(&self, unit: u16) -> bool {
        self.words.get(unit as usize / 64).is_some_and(|word| word >> (unit % 64) & 1 != 0)
    }
    /// Adds the units of `other`, a set of the same target.
    pub fn union_with(&mut self, other: &UnitSet) {
        for (word, other) in self.words.iter_mut().zip(&other.words) {
            *word |= other;
        }
    }
    /// Removes the units of `other`, a set of the same target.
    pub fn subtract(&mut self, other: &UnitSet) {
        for (word, other) in self.words.iter_mut().zip(&other.words) {
            *word &= !other;
        }
    }
    /// Whether the set is empty.
    pub fn is_empty(&self) -> bool {
        self.words.iter().all(|&word| word == 0)
    }
    /// The units, in ascending order.
    pub fn iter(&self) -> impl Iterator<Item = u16> + '_ {
        iter_words(&self.words)
    }
}

/// The units in the set with these words, in ascending order.
pub fn iter_words(words: &[u64]) -> impl Iterator<Item = u16> + '_ {
    words.iter().enumerate().flat_map(|(index, &word)| {
        let mut rest = word;
        core::iter::from_fn(move || {
            (rest != 0).then(|| {
                let bit = rest.trailing_zeros() as u16;
                rest &= rest - 1;
                index as u16 * 64 + bit
            })
        })
    })
}
