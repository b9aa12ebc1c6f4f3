//! Stress on the register tables: fewer registers, in another order.

use alloc::vec::Vec;

use crate::options::{Registers, Stress};
use crate::target::{Reg, TargetDesc};
use crate::units::UnitSet;

impl Stress {
    /// Removes the registers outside `allowed` from the members of a class, which are `regs[start..]`, and reorders the
    /// rest. A class that would be left empty keeps its registers.
    pub(super) fn rearrange(&self, target: &TargetDesc, allowed: Option<&UnitSet>, regs: &mut Vec<Reg>, start: usize) {
        if let Some(allowed) = allowed {
            let is_allowed = |reg: &Reg| target.reg_units(*reg).iter().all(|&unit| allowed.contains(unit));
            let left: Vec<Reg> = regs[start..].iter().copied().filter(is_allowed).collect();
            if !left.is_empty() {
                regs.truncate(start);
                regs.extend(left);
            }
        }
        if self.reverse_order {
            regs[start..].reverse();
        }
    }
}

impl Registers {
    /// The units of the registers in which values may live; `None` for all. `is_usable` returns whether the function may
    /// use a register.
    pub(super) fn units(self, target: &TargetDesc, is_usable: impl Fn(Reg) -> bool) -> Option<UnitSet> {
        let regs = match self {
            Registers::All => return None,
            // The certificate says nothing of a part of them.
            Registers::Sufficient if !target.sufficient.iter().all(|&reg| is_usable(reg)) => return None,
            Registers::Sufficient => &target.sufficient[..],
            Registers::Only(regs) => regs,
        };
        Some(target.units_of(regs.iter().copied()))
    }
}
