//! Instructions of the function that is made, their operands, and the ways to issue them.

use smallvec::{SmallVec, smallvec};
use ssara_core::target::{Class, FormKind, Remat, TupleList};
use ustr::Ustr;

use super::Name;
use crate::machine::{Clobbers, Root};

/// Where an operand must be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// In a root of its class.
    Class,
    /// In this root.
    Fixed(Root),
    /// In the root of the item's operand with this position.
    Tied(u16),
    /// In a root of its class or in memory.
    Any,
    /// In memory.
    Slot,
}

/// An operand of an item.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Op {
    /// The value.
    pub name: Name,
    /// Whether it is written.
    pub def: bool,
    /// Whether it is read or written before anything else happens.
    pub early: bool,
    /// The class.
    pub class: Class,
    /// Whether it may read or write more than a [narrow](crate::machine::Narrow) kind has.
    pub is_wide: bool,
    /// Where it must be.
    pub place: Place,
    /// The position of the operand in the instruction whose register follows from the location.
    pub operand: Option<u16>,
}

/// The operands of an item.
pub type Ops = SmallVec<[Op; 4]>;

/// The ways to issue an instruction; the first is preferred.
pub type Shapes = SmallVec<[Shape; 1]>;

/// A way to issue an instruction.
#[derive(Clone, PartialEq, Debug)]
pub struct Shape {
    /// How it is issued.
    pub how: How,
    /// The operands that are elsewhere than they are as the instruction stands.
    pub changes: SmallVec<[Change; 3]>,
}

/// Where an operand must be in one way to issue an instruction.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Change {
    /// The position of the operand.
    pub at: u16,
    /// The class.
    pub class: Class,
    /// Where it must be.
    pub place: Place,
}

/// What an item stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum What {
    /// The values that the function receives in registers.
    Entry,
    /// The end of a block without terminators.
    Fall,
    /// Instructions.
    Code,
    /// A copy that cannot be expressed by names.
    Copy,
    /// A copy into a part of a value, of which the rest stays.
    Insert,
    /// A value that may be anything.
    Undef,
}

/// How an alternative of an instruction is issued.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum How {
    /// As it stands.
    Own,
    /// With its operands 1 and 2 exchanged.
    Commuted,
    /// As an addition of addresses, whose result is another register.
    Address,
    /// On memory: it reads the operand 1 in its slot and writes the result there.
    InSlot,
}

/// An instruction of the function that is made.
#[derive(Clone, Debug)]
pub struct Item {
    /// What it stands for.
    pub what: What,
    /// The kind of its form.
    pub kind: FormKind,
    /// Its operands, as the instruction stands.
    pub ops: Ops,
    /// The ways to issue it.
    pub shapes: Shapes,
    /// Operands that follow each other in the registers of a tuple: the position of the first one, and the tuples.
    pub groups: SmallVec<[(u16, TupleList); 1]>,
    /// What it destroys.
    pub clobbers: Clobbers,
    /// Whether its def may be computed again.
    pub remat: Remat,
    /// The instructions, several for the terminators of a block.
    pub parts: SmallVec<[Part; 1]>,
}

/// An instruction of the source in an item.
#[derive(Clone, Debug)]
pub struct Part {
    /// The position of the instruction in its block.
    pub inst: usize,
    /// The position of its first operand in the item.
    pub first: usize,
    /// The number of its operands in the item.
    pub len: usize,
    /// Operands that are replaced by a register that is always zero.
    pub zeros: Vec<(usize, Ustr)>,
}

impl Item {
    /// An item with one shape and without clobbers.
    pub(super) fn plain(what: What, kind: FormKind, ops: Ops) -> Item {
        let (clobbers, remat) = (Clobbers::default(), Remat::Never);
        let (groups, parts) = (SmallVec::new(), SmallVec::new());
        Item { what, kind, ops, shapes: smallvec![Shape::own()], groups, clobbers, remat, parts }
    }
}

impl Shape {
    /// As the instruction stands.
    pub(super) fn own() -> Shape {
        Shape { how: How::Own, changes: SmallVec::new() }
    }
    /// The class and the place of an operand at a position.
    pub fn of(&self, at: usize, op: &Op) -> (Class, Place) {
        let change = self.changes.iter().find(|change| usize::from(change.at) == at);
        change.map_or((op.class, op.place), |change| (change.class, change.place))
    }
}

impl Op {
    /// A def in any root of a class.
    pub(super) fn def(name: Name, class: Class, operand: Option<u16>) -> Op {
        Op { name, def: true, early: false, class, is_wide: true, place: Place::Class, operand }
    }
    /// A use in any root of a class.
    pub(super) fn read(name: Name, class: Class, operand: Option<u16>) -> Op {
        Op { name, def: false, early: true, class, is_wide: true, place: Place::Class, operand }
    }
}
