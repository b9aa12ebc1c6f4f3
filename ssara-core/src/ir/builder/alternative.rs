//! What a form of a function's own consists of.

use alloc::vec::Vec;

use crate::target::{FormKind, OperandDesc, Relation, Remat};
use crate::units::UnitSet;

/// What makes two forms the same.
#[derive(PartialEq, Eq, Hash)]
pub(super) struct FormKey {
    pub kind: FormKind,
    pub successors: Option<u16>,
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
