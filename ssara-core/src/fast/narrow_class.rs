//! Uses that take only some registers of their types, such as the addresses of a machine on which register 0 stands for zero.
//!
//! # Input
//!
//! An instruction of a [quick form](crate::regs::form_shape::FormShape::is_quick), and the registers before it.
//!
//! # Output
//!
//! Each of these uses is in a register of its class. It was moved or reloaded if it was not.
//!
//! # Why correct
//!
//! A value moves to a free register, and no operand of the instruction is evicted. So what is in place stays there. A value
//! that several operands read is brought to the registers that all of them take.
//!
//! # Cost
//!
//! Linear in the operands, for each of these uses. An eviction takes time linear in the values of the bank.

use crate::analysis::inst_cx::InstCx;
use crate::fast::walk::Walk;

impl<const W: usize> Walk<'_, W> {
    /// Brings uses, given as bits, into registers of their classes. Returns false if there is none for one of them; what
    /// was moved so far stays where it is.
    #[inline(never)]
    pub(super) fn bring_into_classes(&mut self, inst: &InstCx<'_>, narrow: u16) -> bool {
        let machine = self.cx.machine;
        let mut rest = narrow;
        while rest != 0 {
            let value = inst.values[rest.trailing_zeros() as usize];
            rest &= rest - 1;
            let units = machine.ty(self.cx.func.value_type(value)).units;
            let reads = inst.uses().filter(|other| other.value == value);
            let within = reads.fold(units, |units, other| units.and(machine.class_units(other.desc.class())));
            let from = self.reg(value);
            if let Some(from) = from {
                // What only fixed operands can name is left to the solver.
                if !machine.is_allocatable(from) {
                    return false;
                }
                if within.contains(machine.mask(from)) {
                    continue;
                }
            }
            let Some(to) = self.reg_for_use(value, inst.values, within) else { return false };
            let Some(from) = from else {
                self.reload(inst.inst, value, to);
                continue;
            };
            self.move_to(inst.inst, value, (from, to));
            self.touch(value);
        }
        true
    }
}
