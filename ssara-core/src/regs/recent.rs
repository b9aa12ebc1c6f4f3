//! What was made for the last few keys.
//!
//! # Cost
//!
//! Finding the key that was asked for last takes one comparison, finding another one at most `N`.

use alloc::vec::Vec;

/// Values by key. At most `N` are kept; a further one takes the place of the oldest.
pub struct Recent<K, V, const N: usize> {
    entries: Vec<(K, V)>,
    /// The place of the entry that was chosen last.
    chosen: usize,
    /// The place of the oldest entry, once all places are taken.
    oldest: usize,
}

impl<K, V, const N: usize> Default for Recent<K, V, N> {
    fn default() -> Self {
        Recent { entries: Vec::new(), chosen: 0, oldest: 0 }
    }
}

impl<K, V, const N: usize> Recent<K, V, N> {
    /// Chooses the entry whose key fits, and makes one if there is none.
    pub fn choose(&mut self, fits: impl Fn(&K) -> bool, make: impl FnOnce() -> (K, V)) {
        if self.entries.get(self.chosen).is_some_and(|(key, _)| fits(key)) {
            return;
        }
        self.chosen = match self.entries.iter().position(|(key, _)| fits(key)) {
            Some(place) => place,
            None if self.entries.len() < N => {
                self.entries.push(make());
                self.entries.len() - 1
            }
            None => {
                let place = self.oldest;
                self.oldest = (place + 1) % N;
                self.entries[place] = make();
                place
            }
        };
    }
    /// The value that was chosen last, if there was one.
    pub fn get(&self) -> Option<&V> {
        self.entries.get(self.chosen).map(|(_, value)| value)
    }
    /// The same, to be changed.
    pub fn get_mut(&mut self) -> Option<&mut V> {
        self.entries.get_mut(self.chosen).map(|(_, value)| value)
    }
}
