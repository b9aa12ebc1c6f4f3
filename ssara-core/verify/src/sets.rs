//! Sets of symbols, interned: equal sets have equal ids, and copying the content of a cell copies a number.
//!
//! A symbol is a number that the client chooses. Most sets have no member or one, and need no table.

use alloc::vec::Vec;
use core::hash::Hasher;
use core::mem;

use hashbrown::HashTable;
use rustc_hash::FxHasher;

/// A set of symbols: 0 is empty, `s + 1` is `{s}`, and with the highest bit set it is the position of a larger set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Set(u32);

const LARGE: u32 = 1 << 31;

impl Set {
    /// The set without symbols: nothing is known.
    pub(super) const EMPTY: Set = Set(0);

    /// The set `{symbol}`.
    pub(super) fn single(symbol: u32) -> Set {
        Set(symbol + 1)
    }
    /// Whether it has no member.
    pub(super) fn is_empty(self) -> bool {
        self == Set::EMPTY
    }
}

/// The sets in use.
pub(super) struct Sets {
    /// Each symbol at its own position, to lend as the members of a set of one.
    identity: Vec<u32>,
    /// The members of the large sets, ascending.
    members: Vec<u32>,
    /// The range in `members` of each large set.
    ranges: Vec<(u32, u32)>,
    /// The large sets by content.
    index: HashTable<u32>,
    scratch: Vec<u32>,
}

impl Sets {
    /// No sets yet, of symbols below `symbols`.
    pub(super) fn new(symbols: usize) -> Self {
        Sets {
            identity: (0..symbols as u32).collect(),
            members: Vec::new(),
            ranges: Vec::new(),
            index: HashTable::new(),
            scratch: Vec::new(),
        }
    }
    /// The members, ascending.
    pub(super) fn members(&self, set: Set) -> &[u32] {
        if set.is_empty() {
            &[]
        } else if set.0 & LARGE == 0 {
            let symbol = (set.0 - 1) as usize;
            &self.identity[symbol..symbol + 1]
        } else {
            let (start, end) = self.ranges[(set.0 & !LARGE) as usize];
            &self.members[start as usize..end as usize]
        }
    }
    /// Whether `symbol` is a member of `set`.
    pub(super) fn contains(&self, set: Set, symbol: u32) -> bool {
        set == Set::single(symbol) || (set.0 & LARGE != 0 && self.members(set).binary_search(&symbol).is_ok())
    }
    /// The set of these symbols, in any order and perhaps repeated.
    pub(super) fn collect(&mut self, symbols: impl Iterator<Item = u32>) -> Set {
        self.with_scratch(|_, scratch| {
            scratch.extend(symbols);
            scratch.sort_unstable();
            scratch.dedup();
        })
    }
    /// The members of `set` for which `keep` holds.
    pub(super) fn retain(&mut self, set: Set, keep: impl Fn(u32) -> bool) -> Set {
        if self.members(set).iter().all(|&symbol| keep(symbol)) {
            return set;
        }
        self.with_scratch(|sets, scratch| scratch.extend(sets.members(set).iter().filter(|&&symbol| keep(symbol))))
    }
    /// The symbols that are in both sets.
    pub(super) fn intersection(&mut self, a: Set, b: Set) -> Set {
        if a == b {
            return a;
        }
        self.with_scratch(|sets, scratch| {
            scratch.extend(sets.members(a).iter().filter(|&&symbol| sets.contains(b, symbol)));
        })
    }
    /// The symbols that are in either set.
    pub(super) fn union(&mut self, a: Set, b: Set) -> Set {
        if a.is_empty() || a == b {
            return b;
        }
        if b.is_empty() {
            return a;
        }
        self.with_scratch(|sets, scratch| {
            scratch.extend(sets.members(a));
            scratch.extend(sets.members(b));
            scratch.sort_unstable();
            scratch.dedup();
        })
    }

    fn with_scratch(&mut self, fill: impl FnOnce(&Self, &mut Vec<u32>)) -> Set {
        let mut scratch = mem::take(&mut self.scratch);
        scratch.clear();
        fill(self, &mut scratch);
        let set = self.intern(&scratch);
        self.scratch = scratch;
        set
    }

    fn intern(&mut self, symbols: &[u32]) -> Set {
        match *symbols {
            [] => Set::EMPTY,
            [symbol] => Set::single(symbol),
            _ => {
                let hash = hash(symbols);
                let (members, ranges) = (&self.members, &self.ranges);
                let content = |&id: &u32| {
                    let (start, end) = ranges[id as usize];
                    &members[start as usize..end as usize]
                };
                if let Some(&id) = self.index.find(hash, |id| content(id) == symbols) {
                    return Set(id | LARGE);
                }
                let id = ranges.len() as u32;
                self.index.insert_unique(hash, id, |id| self::hash(content(id)));
                let start = self.members.len() as u32;
                self.members.extend_from_slice(symbols);
                self.ranges.push((start, self.members.len() as u32));
                Set(id | LARGE)
            }
        }
    }
}

fn hash(symbols: &[u32]) -> u64 {
    let mut hasher = FxHasher::default();
    for &symbol in symbols {
        hasher.write_u32(symbol);
    }
    hasher.finish()
}
