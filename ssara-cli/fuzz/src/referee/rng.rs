//! Random numbers from a seed: SplitMix64 (Steele, Lea, Flood 2014). The same seed gives the same numbers everywhere.

/// A sequence of random numbers.
pub struct Rng(u64);

impl Rng {
    /// The sequence of a seed.
    pub fn new(seed: u64) -> Rng {
        Rng(seed)
    }
    /// The next number.
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }
    /// A number below `limit`, which is not 0.
    pub fn below(&mut self, limit: usize) -> usize {
        (self.next() % limit as u64) as usize
    }
    /// A number from `first` to `last`.
    pub fn range(&mut self, first: usize, last: usize) -> usize {
        first + self.below(last - first + 1)
    }
    /// Yes, once in `times`.
    pub fn one_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }
    /// One of some items, unless there are none.
    pub fn pick<T: Copy>(&mut self, items: &[T]) -> Option<T> {
        (!items.is_empty()).then(|| items[self.below(items.len())])
    }
    /// Some items in random order.
    pub fn shuffled<T: Copy>(&mut self, items: &[T]) -> Vec<T> {
        let mut items = items.to_vec();
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
        items
    }
}
