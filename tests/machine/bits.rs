//! Bits of values, up to 512 of them, and operations on lanes.
//!
//! A value of a narrower type has zeros above its width, whatever a register holds there.

/// The bits of a value, lowest word first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Bits(pub [u64; 8]);

impl Bits {
    pub fn new(low: u64) -> Bits {
        Bits([low, 0, 0, 0, 0, 0, 0, 0])
    }
    pub fn wide(bits: u128) -> Bits {
        Bits([bits as u64, (bits >> 64) as u64, 0, 0, 0, 0, 0, 0])
    }
    pub fn low(self) -> u64 {
        self.0[0]
    }
    pub fn low128(self) -> u128 {
        u128::from(self.0[0]) | u128::from(self.0[1]) << 64
    }
    /// The lowest `width` bits.
    pub fn truncate(self, width: usize) -> Bits {
        let mut words = self.0;
        for (index, word) in words.iter_mut().enumerate() {
            let left = width.saturating_sub(64 * index);
            if left < 64 {
                *word &= (1 << left) - 1;
            }
        }
        Bits(words)
    }
    pub fn from_bytes(bytes: &[u8]) -> Bits {
        let mut all = [0; 64];
        all[..bytes.len()].copy_from_slice(bytes);
        let word = |index: usize| u64::from_le_bytes(all[8 * index..8 * index + 8].try_into().expect("eight bytes"));
        Bits(std::array::from_fn(word))
    }
    pub fn bytes(self) -> [u8; 64] {
        let mut all = [0; 64];
        self.0.iter().zip(all.chunks_exact_mut(8)).for_each(|(word, to)| to.copy_from_slice(&word.to_le_bytes()));
        all
    }
    /// Lane number `index` of lanes of `width` bits, at most 64.
    pub fn lane(self, index: usize, width: usize) -> u64 {
        mask(width) & self.0[index * width / 64] >> (index * width % 64)
    }
}

/// As many ones as `width` says, at most 64.
pub fn mask(width: usize) -> u64 {
    if width >= 64 { u64::MAX } else { (1 << width) - 1 }
}

/// The lowest `width` bits as a signed number.
pub fn signed(bits: u64, width: usize) -> i64 {
    (bits << (64 - width)).cast_signed() >> (64 - width)
}

/// A vector of `total` bits whose lanes of `width` bits are made one by one.
pub fn lanes(total: usize, width: usize, lane: impl Fn(usize) -> u64) -> Bits {
    let mut words = [0; 8];
    for index in 0..total / width {
        words[index * width / 64] |= (lane(index) & mask(width)) << (index * width % 64);
    }
    Bits(words)
}
