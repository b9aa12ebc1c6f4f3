//! The registers of a type in allocation order, for types whose registers have one unit each.
//!
//! # Input
//!
//! The registers of a type in allocation order, with their units.
//!
//! # Output
//!
//! [`UnitOrder::first`]: the first of these registers that has a unit in a given set.
//!
//! # Why correct
//!
//! The order is cut into runs. Within a run the numbers of the units ascend. So the first register of a run with a unit
//! in the set is that of the lowest unit in both. Most orders have two or three runs.
//!
//! # Cost
//!
//! Linear in the runs.

use alloc::vec::Vec;

use crate::regs::unit_mask::Mask;
use crate::target::Reg;

/// Registers of one unit each, in allocation order.
#[derive(Clone, Default)]
pub struct UnitOrder<const W: usize> {
    /// The units of each run.
    runs: Vec<Mask<W>>,
    /// By unit: its register.
    regs: Vec<Reg>,
}

impl<const W: usize> UnitOrder<W> {
    /// The order of registers, given with their units. Empty if a register has more than one unit.
    pub fn new(order: impl Iterator<Item = (Reg, Mask<W>)> + Clone) -> Self {
        let mut this = UnitOrder { runs: Vec::new(), regs: Vec::new() };
        if order.clone().any(|(_, mask)| mask.count() != 1) {
            return this;
        }
        this.regs.resize(64 * W, Reg(0));
        let mut last = None;
        for (reg, mask) in order {
            let unit = mask.first();
            this.regs[unit] = reg;
            match this.runs.last_mut() {
                Some(run) if last < Some(unit) => *run = run.or(mask),
                _ => this.runs.push(mask),
            }
            last = Some(unit);
        }
        this
    }

    /// The first register in a set of units.
    #[inline]
    pub fn first(&self, units: Mask<W>) -> Option<Reg> {
        for run in &self.runs {
            let both = run.and(units);
            if !both.is_empty() {
                return Some(self.regs[both.first()]);
            }
        }
        None
    }
}
