//! Sets of register units as text: as few registers as cover the set, and single units where no register fits.
//!
//! The registers of a bank are laminar, so the largest registers inside the set are disjoint. Every cover needs at least
//! one register for each of them, so naming only these is shortest.

use alloc::vec::Vec;
use core::fmt;

use crate::target::{Reg, TargetDesc};
use crate::units::UnitSet;

/// A part of a set of units.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Piece {
    /// All units of a register.
    Whole(Reg),
    /// One unit of a register, by its position in [`TargetDesc::reg_units`].
    Part(Reg, usize),
    /// A unit that no register has.
    Unit(u16),
}

/// The shortest list of pieces of `set`, in the order of registers, then of units.
pub(super) fn spell(target: &TargetDesc, set: &UnitSet) -> Vec<Piece> {
    let mut rest = set.clone();
    let mut pieces = Vec::new();
    for reg in target.reg_ids() {
        let units = target.reg_units(reg);
        // A register comes before its parts, so the units of the parts are already taken.
        if units.iter().any(|&unit| rest.contains(unit)) && units.iter().all(|&unit| set.contains(unit)) {
            pieces.push(Piece::Whole(reg));
            units.iter().for_each(|&unit| rest.remove(unit));
        }
    }
    if !rest.is_empty() {
        for reg in target.reg_ids() {
            for (position, &unit) in target.reg_units(reg).iter().enumerate() {
                if rest.contains(unit) {
                    pieces.push(Piece::Part(reg, position));
                    rest.remove(unit);
                }
            }
        }
        pieces.extend(rest.iter().map(Piece::Unit));
    }
    pieces
}

impl Piece {
    /// The piece with the register names of `target`.
    pub(super) fn write(self, target: &TargetDesc, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Piece::Whole(reg) => f.write_str(&target.reg(reg).name),
            Piece::Part(reg, position) => write!(f, "{}[{position}]", target.reg(reg).name),
            Piece::Unit(unit) => write!(f, "#{unit}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::toy_target;
    use crate::text::clobbers::*;

    #[test]
    fn a_set_is_spelled_by_its_largest_registers() {
        let target = toy_target();
        let reg = |name| target.find_reg(name).unwrap();
        let spelled = |regs: &[Reg]| spell(&target, &target.units_of(regs.iter().copied()));
        assert_eq!(spelled(&[]), []);
        assert_eq!(spelled(&[reg("rax"), reg("al"), reg("d3")]), [Piece::Whole(reg("rax")), Piece::Whole(reg("d3"))]);
        assert_eq!(spelled(&[reg("al"), reg("ah")]), [Piece::Whole(reg("al")), Piece::Whole(reg("ah"))]);
    }

    #[test]
    fn units_that_no_register_spells_are_numbered() {
        let target = toy_target();
        let reg = |name| target.find_reg(name).unwrap();
        let mut upper = target.units_of([reg("v4")]);
        upper.subtract(&target.units_of([reg("d4")]));
        upper.insert(63);
        assert_eq!(spell(&target, &upper), [Piece::Part(reg("v4"), 1), Piece::Unit(63)]);
    }
}
