//! A set of placements that are to blame for a dead end of the search.

/// Placements that are to blame.
#[derive(Clone, Copy, Default)]
pub(super) struct Conflict {
    /// By place on the search path. The last bit stands for this place and all that follow.
    pub(super) set: u64,
    /// Whether a reason is that interchangeable constrained operands go in ascending order.
    pub(super) ordered: bool,
}

impl Conflict {
    pub(super) const fn bit(place: usize) -> u64 {
        1 << if place < 63 { place } else { 63 }
    }
    /// All placements up to this place.
    pub(super) const fn all_before(place: usize) -> Conflict {
        Conflict { set: if place < 64 { Self::bit(place) - 1 } else { u64::MAX }, ordered: false }
    }
    /// Whether a placement is to blame.
    pub(super) const fn blames(self, place: usize) -> bool {
        self.set & Self::bit(place) != 0
    }
    /// The same without the placement to which the search goes back.
    pub(super) const fn without(self, place: usize) -> Conflict {
        Conflict { set: if place > 63 { self.set } else { self.set & !Self::bit(place) }, ordered: self.ordered }
    }
    /// Adds reasons.
    pub(super) fn add(&mut self, other: Conflict) {
        self.set |= other.set;
        self.ordered |= other.ordered;
    }
    /// Adds that registers were left out because of the order of a constrained operand and the one at this place.
    pub(super) fn add_order(&mut self, place: usize) {
        self.add(Conflict { set: Self::bit(place), ordered: true });
    }
    /// Adds that a register was left out because one was tried that is interchangeable with it.
    pub(super) fn add_image(&mut self, place: usize) {
        if self.ordered {
            self.add(Conflict::all_before(place));
        }
    }
}
