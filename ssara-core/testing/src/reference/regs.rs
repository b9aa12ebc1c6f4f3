//! Registers as ranges of the bits of their roots.
//!
//! A register occupies its own bits, and the bits of the whole register around it if a write to it changes those. Two
//! registers overlap if they occupy a bit of the same root. [`units_contradict_bits`] compares this with the units that
//! the tables state.

use std::ops::Range;

use ssara_core::TargetDesc;
use ssara_core::target::{Reg, RegDesc, Rest};

/// The bits of a register within its root.
pub(super) fn own_bits(desc: &RegDesc) -> Range<u32> {
    u32::from(desc.low_bit)..u32::from(desc.low_bit) + u32::from(desc.bits)
}

/// Whether all bits of `inner` are bits of `outer`.
pub(super) fn contains(outer: &RegDesc, inner: &RegDesc) -> bool {
    let (out, within) = (own_bits(outer), own_bits(inner));
    outer.root == inner.root && out.start <= within.start && within.end <= out.end
}

/// The registers with the root of `reg`, which follow each other in the table.
pub(super) fn of_same_root(target: &TargetDesc, reg: Reg) -> impl Iterator<Item = (Reg, &RegDesc)> {
    let root = target.reg(reg).root;
    let from_root = target.regs.iter().enumerate().skip(root.index()).take_while(move |(_, desc)| desc.root == root);
    from_root.map(|(index, desc)| (Reg::from_index(index), desc))
}

/// The bits that a value in `reg` occupies.
fn occupied(target: &TargetDesc, reg: Reg) -> Range<u32> {
    let desc = target.reg(reg);
    if desc.rest == Rest::Keep {
        return own_bits(desc);
    }
    // The whole register: the widest one around it that is no tuple.
    let around = of_same_root(target, reg).filter(|(_, other)| other.tuple == 0 && contains(other, desc));
    around.max_by_key(|(_, other)| other.bits).map_or_else(|| own_bits(desc), |(_, whole)| own_bits(whole))
}

/// Whether two registers cannot hold two values at once.
pub fn overlap(target: &TargetDesc, a: Reg, b: Reg) -> bool {
    if target.reg(a).root != target.reg(b).root {
        return false;
    }
    let (a, b) = (occupied(target, a), occupied(target, b));
    a.start < b.end && b.start < a.end
}

/// The pairs of registers for which the units of a target contradict the bits. They are those that share a unit and no bit,
/// or a bit and no unit.
pub fn units_contradict_bits(target: &TargetDesc) -> Vec<String> {
    let mut contradictions = Vec::new();
    for a in target.reg_ids() {
        for b in target.reg_ids() {
            let units = target.reg_units(a).iter().any(|unit| target.reg_units(b).contains(unit));
            if units != overlap(target, a, b) {
                let (a, b) = (&target.reg(a).name, &target.reg(b).name);
                contradictions.push(format!("`{a}` and `{b}`: by units {units}, by bits {}", !units));
            }
        }
    }
    contradictions
}
