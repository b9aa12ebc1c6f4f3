//! Copies that happen at once, before they are put in order.

use crate::ir::Value;
use crate::output::{Edit, Loc, RematUses};
use crate::regs::machine::Machine;
use crate::regs::unit_mask::Mask;
use crate::target::Type;

/// One of several copies that happen at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LocCopy {
    /// The type that is copied.
    pub ty: Type,
    /// The source.
    pub from: Loc,
    /// The destination.
    pub to: Loc,
}

/// A value that is rematerialised while copies happen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LocRemat {
    /// The value.
    pub value: Value,
    /// Its type.
    pub ty: Type,
    /// What its instruction reads, once the copies are made.
    pub from: RematUses,
    /// The destination.
    pub to: Loc,
}

/// What happens at once: copies, and values that are rematerialised.
pub struct CopySet<'a, const W: usize> {
    /// The copies.
    pub copies: &'a [LocCopy],
    /// The rematerialised values.
    pub remats: &'a [LocRemat],
    /// By bank: the units of allocatable registers that hold nothing before, during and after the copy.
    pub free: &'a mut [Mask<W>],
}

/// Whether two locations overlap.
#[inline]
pub fn overlap<const W: usize>(machine: &Machine<'_, W>, a: Loc, b: Loc) -> bool {
    match (a, b) {
        (Loc::Reg(a), Loc::Reg(b)) => {
            machine.reg_bank(a) == machine.reg_bank(b) && machine.mask(a).intersects(machine.mask(b))
        }
        (Loc::Slot(a), Loc::Slot(b)) => a == b,
        _ => false,
    }
}

/// The one edit that makes a copy, unless it is from slot to slot.
pub fn single_edit(ty: Type, from: Loc, to: Loc) -> Option<Edit> {
    match (from, to) {
        (Loc::Reg(from), Loc::Reg(to)) if from != to => Some(Edit::Move { ty, from, to }),
        (Loc::Reg(from), Loc::Slot(to)) => Some(Edit::Store { ty, from, to }),
        (Loc::Slot(from), Loc::Reg(to)) => Some(Edit::Load { ty, from, to }),
        _ => None,
    }
}
