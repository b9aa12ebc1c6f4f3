//! What a collector overwrites at a safepoint: what a callee-saved register held at entry, where a reference is.
//!
//! # Why correct
//! A moving collector writes each location of the [stack map](crate::StackMap), which lists the references that are needed
//! with the locations that are known to hold them. The references themselves stay equal to what the location holds. What
//! the caller left there is lost.
//!
//! # Cost
//! Nothing without safepoints; else linear in the cells that hold something, for each safepoint.

use alloc::vec::Vec;

use crate::dataflow::Flow;
use ssara_ir::ir::{Inst, Value};
use ssara_ir::output::Loc;

impl Flow<'_, '_> {
    /// Carries out what a collector does while an instruction is executed, whose results are there already.
    pub(super) fn collect(&mut self, inst: Inst) {
        let func = self.subject.func;
        let Some(needed) = self.needed.as_ref().filter(|_| func.is_safepoint(inst)) else { return };
        let values = func.num_values() as u32;
        let is_of_caller = |symbol: u32| symbol >= values;
        let defined = || func.inst_operands(inst).iter().zip(self.subject.form(inst).operands());
        let is_moved = |symbol: u32| {
            let value = Value::from_u32(symbol);
            !is_of_caller(symbol)
                && func.reference(value).is_some()
                && needed.at(value, inst)
                && !defined().any(|(&other, desc)| desc.is_def() && other == value)
        };
        let mut written: Vec<Loc> = Vec::new();
        for (cell, set) in self.now.facts() {
            let members = self.sets.members(set);
            if members.iter().any(|&symbol| is_of_caller(symbol)) {
                let moved = members.iter().filter(|&&symbol| is_moved(symbol));
                written.extend(moved.filter_map(|&symbol| self.location(cell, symbol)));
            }
        }
        for loc in written {
            for cell in self.cells.of_loc(loc) {
                let left = self.sets.retain(self.now.get(cell), |symbol| !is_of_caller(symbol));
                self.now.set(cell, left);
            }
        }
    }

    /// The slot, or the register around a cell, that holds a symbol.
    fn location(&self, cell: u32, symbol: u32) -> Option<Loc> {
        if let Some(slot) = self.cells.slot(cell) {
            return Some(Loc::Slot(slot));
        }
        let ty = self.types[symbol as usize]?;
        let kept_as = core::iter::once(ty).chain(self.subject.target.ty(ty).spill_to.iter().copied());
        let mut regs = kept_as.filter_map(|ty| self.cells.containing(ty, cell)).map(Loc::Reg);
        regs.find(|&reg| self.holds(reg, symbol))
    }
}
