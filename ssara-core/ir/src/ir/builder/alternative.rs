//! What a form of a function's own consists of.

use alloc::vec::Vec;
use core::hash::Hash;

use hashbrown::Equivalent;

use ssara_tables::target::{FormKind, OperandDesc, Relation, Remat};
use ssara_tables::units::UnitSet;

/// What makes two forms the same.
#[derive(PartialEq, Eq, Hash, Debug)]
pub(super) struct FormKey {
    pub kind: FormKind,
    pub successors: Option<u16>,
    pub edge_clobbers: Vec<UnitSet>,
    pub remat: Remat,
    pub alternatives: Vec<Alternative>,
}

/// An alternative of a form: the constraints on its operands, their relations, and the clobbers.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Alternative {
    /// The constraints of the operands, in order.
    pub operands: Vec<OperandDesc>,
    /// The relations between them.
    pub relations: Vec<Relation>,
    /// The units it clobbers at its late point.
    pub clobbers: UnitSet,
}

/// An [`Alternative`] by reference.
#[derive(Clone, Copy, Hash)]
pub(super) struct AlternativeRef<'a> {
    pub operands: &'a [OperandDesc],
    pub relations: &'a [Relation],
    pub clobbers: &'a UnitSet,
}

impl AlternativeRef<'_> {
    /// The alternative, with these clobbers.
    pub fn with_clobbers(self, clobbers: UnitSet) -> Alternative {
        Alternative { operands: self.operands.to_vec(), relations: self.relations.to_vec(), clobbers }
    }
}

/// An alternative, itself or by reference. Both have the same hash.
pub(super) trait AlternativeParts: Hash {
    fn parts(&self) -> AlternativeRef<'_>;
}

impl AlternativeParts for Alternative {
    fn parts(&self) -> AlternativeRef<'_> {
        let Alternative { operands, relations, clobbers } = self;
        AlternativeRef { operands, relations, clobbers }
    }
}

impl AlternativeParts for AlternativeRef<'_> {
    fn parts(&self) -> AlternativeRef<'_> {
        *self
    }
}

/// A [`FormKey`] by reference, so that nothing is copied where the form is known. Has the same fields in the same order, and
/// so the same hash.
#[derive(Clone, Copy, Hash)]
pub(super) struct FormQuery<'a, A> {
    pub kind: FormKind,
    pub successors: Option<u16>,
    pub edge_clobbers: &'a [UnitSet],
    pub remat: Remat,
    pub alternatives: &'a [A],
}

impl<A: AlternativeParts> Equivalent<FormKey> for FormQuery<'_, A> {
    fn equivalent(&self, key: &FormKey) -> bool {
        let same = |(asked, known): (&A, &Alternative)| {
            let asked = asked.parts();
            asked.operands == known.operands && asked.relations == known.relations && *asked.clobbers == known.clobbers
        };
        (self.kind, self.successors, self.remat) == (key.kind, key.successors, key.remat)
            && self.edge_clobbers == key.edge_clobbers
            && self.alternatives.len() == key.alternatives.len()
            && self.alternatives.iter().zip(&key.alternatives).all(same)
    }
}
