//! Sets of register units as text: as few registers as cover the set, and single units where no register fits.
//!
//! The registers of a bank are laminar, so the largest registers inside the set are disjoint. Every cover needs at least
//! one register for each of them, so naming only these is shortest.

use alloc::vec::Vec;
use core::fmt;

use ssara_tables::target::{Reg, TargetDesc};
use ssara_tables::units::UnitSet;

/// A part of a set of units.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Piece {
    /// All units of a register.
    Whole(Reg),
    /// One unit of a register, by its position in [`TargetDesc::reg_units`].
    Part(Reg, usize),
    /// A unit that no register has.
    Unit(u16),
}

/// The shortest list of pieces of `set`, in the order of registers, then of units.
pub fn spell(target: &TargetDesc, set: &UnitSet) -> Vec<Piece> {
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
    pub fn write(self, target: &TargetDesc, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Piece::Whole(reg) => f.write_str(&target.reg(reg).name),
            Piece::Part(reg, position) => write!(f, "{}[{position}]", target.reg(reg).name),
            Piece::Unit(unit) => write!(f, "#{unit}"),
        }
    }
}
