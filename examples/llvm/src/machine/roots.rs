//! Roots and sets of them.

/// A root, by its number in [`Machine::roots`](super::Machine::roots).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Root(u8);

/// A set of roots.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct RootSet(u128);

/// What an instruction destroys.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Clobbers {
    /// Roots of which nothing stays.
    pub roots: RootSet,
    /// Roots of which only the register of the narrowest kind stays.
    pub upper: RootSet,
}

impl Root {
    /// The largest number of roots of a machine.
    pub const MAX: usize = 128;

    /// The root with this number, which is below [`Root::MAX`].
    pub(super) fn new(index: usize) -> Root {
        Root(index as u8)
    }

    /// The number.
    pub fn index(self) -> usize {
        self.0.into()
    }
}

impl RootSet {
    /// Adds a root.
    pub fn insert(&mut self, root: Root) {
        self.0 |= 1 << root.0;
    }

    /// Whether a root is in the set.
    pub fn contains(self, root: Root) -> bool {
        self.0 >> root.0 & 1 != 0
    }

    /// The roots of either set.
    pub fn union(self, other: RootSet) -> RootSet {
        RootSet(self.0 | other.0)
    }

    /// The roots of both sets.
    pub fn intersection(self, other: RootSet) -> RootSet {
        RootSet(self.0 & other.0)
    }

    /// The roots that are not in the other set.
    pub fn without(self, other: RootSet) -> RootSet {
        RootSet(self.0 & !other.0)
    }

    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The roots, in the order of their numbers.
    pub fn iter(self) -> impl Iterator<Item = Root> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let root = (rest != 0).then(|| Root(rest.trailing_zeros() as u8))?;
            rest &= rest - 1;
            Some(root)
        })
    }
}

impl FromIterator<Root> for RootSet {
    fn from_iter<I: IntoIterator<Item = Root>>(roots: I) -> RootSet {
        let mut set = RootSet::default();
        roots.into_iter().for_each(|root| set.insert(root));
        set
    }
}

impl Clobbers {
    /// What both destroy together.
    pub fn union(self, other: Clobbers) -> Clobbers {
        let roots = self.roots.union(other.roots);
        Clobbers { roots, upper: self.upper.union(other.upper).without(roots) }
    }
}
