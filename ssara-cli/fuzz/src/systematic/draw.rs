//! Random choices, the same on every machine.
//!
//! *Input:* a seed. *Promises:* the sequence of choices depends only on the seed and the calls, not on a clock, addresses or
//! hash tables. The generator is SplitMix64, whose state is a counter, so nearby seeds give unrelated sequences.

/// A source of choices.
#[derive(Clone, Debug)]
pub struct Draw {
    state: u64,
}

impl Draw {
    /// The choices that follow from `seed`.
    pub fn new(seed: u64) -> Self {
        Draw { state: seed }
    }

    /// An independent source for a part of the work, named by a number.
    pub fn fork(&self, part: u64) -> Self {
        let mut mixed = Draw { state: self.state ^ part.wrapping_mul(0xd6e8_feb8_6659_fd93) };
        Draw { state: mixed.bits() }
    }

    /// 64 random bits.
    pub fn bits(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.state;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below `end`; 0 if `end` is 0.
    pub fn below(&mut self, end: usize) -> usize {
        ((u128::from(self.bits()) * end as u128) >> 64) as usize
    }

    /// A number from `first` to `last`.
    pub fn between(&mut self, first: usize, last: usize) -> usize {
        first + self.below(last - first + 1)
    }

    /// True in `percent` of 100 draws.
    pub fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    /// One of the items, if there are any.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        if items.is_empty() { None } else { Some(&items[self.below(items.len())]) }
    }

    /// Puts the items into a random order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for end in (1..items.len()).rev() {
            let at = self.below(end + 1);
            items.swap(end, at);
        }
    }
}
