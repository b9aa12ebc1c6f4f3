//! The bits of registers and of their units. A unit is the bits that all registers with the unit have and no other
//! register has.

use ssara_core::target::{Reg, TargetDesc};

/// Bits of a register, within its root.
pub fn bits(target: &TargetDesc, reg: Reg) -> (u64, u64) {
    let desc = target.reg(reg);
    (desc.low_bit.into(), u64::from(desc.low_bit) + u64::from(desc.bits))
}

/// `ranges` without `hole`.
pub fn without(ranges: Vec<(u64, u64)>, hole: (u64, u64)) -> Vec<(u64, u64)> {
    let parts = ranges.into_iter().flat_map(|(start, end)| [(start, end.min(hole.0)), (start.max(hole.1), end)]);
    parts.filter(|(start, end)| start < end).collect()
}

/// The bits of a unit: those that all registers around it have and no other register.
fn unit_bits(target: &TargetDesc, unit: u16) -> (usize, Vec<(u64, u64)>) {
    let has = |reg: &Reg| target.reg_units(*reg).contains(&unit);
    let Some(root) = target.reg_ids().find(has).map(|reg| target.reg(reg).root) else { return (0, Vec::new()) };
    let of_root = || target.reg_ids().filter(|&reg| target.reg(reg).root == root);
    let common = of_root().filter(has).map(|reg| bits(target, reg));
    let common = common.fold((0, u64::MAX), |a, b| (a.0.max(b.0), a.1.min(b.1)));
    let others = of_root().filter(|reg| !has(reg));
    let ranges = others.fold(vec![common], |ranges, reg| without(ranges, bits(target, reg)));
    (root.index(), ranges)
}

/// Where the units of a target have their bits.
pub struct Units {
    /// By unit: the root and the bits of it.
    bits: Vec<(usize, Vec<(u64, u64)>)>,
}

impl Units {
    /// Of a target.
    pub fn new(target: &TargetDesc) -> Self {
        let end = u16::from(target.set_words) * 64;
        Units { bits: (0..end).map(|unit| unit_bits(target, unit)).collect() }
    }
    /// The root of a unit and its bits there; `None` if there is no such unit.
    pub fn of(&self, unit: u16) -> Option<&(usize, Vec<(u64, u64)>)> {
        self.bits.get(usize::from(unit))
    }
    /// Whether each unit of a register has bits of its own. The meaning of a clobber rests on that.
    pub fn are_distinct(&self, target: &TargetDesc) -> bool {
        let mut units = target.reg_ids().flat_map(|reg| target.reg_units(reg));
        units.all(|&unit| !self.bits[usize::from(unit)].1.is_empty())
    }
}
