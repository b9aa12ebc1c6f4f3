//! Instructions with alternatives that are allocated without the solver.
//!
//! An alternative is chosen if the form limits operands to some registers and the alternative does not ([`plain`]), or if
//! something has to be evicted for the form and nothing for the alternative ([`roomier`]).

mod plain;
mod roomier;

use crate::fast::walk::Walk;
use crate::ir::Inst;
use crate::regs::form_shape::{FastWay, FormShape};
use crate::target::Form;

impl<const W: usize> Walk<'_, W> {
    /// Allocates an instruction in an alternative that needs no solver. Returns false if it is not allocated.
    #[inline(never)]
    pub(in crate::fast) fn easy_alternative(&mut self, inst: Inst, own: Form, shape: &FormShape) -> bool {
        let (func, target, constraints) = (self.cx.func, self.cx.machine.target, self.cx.constraints);
        if shape.fast_way == FastWay::Solved {
            let is_fast = |&other: &Form| constraints.shape_of(other).is_fast() && func.form_price(target, other) == 0;
            let plain = func.alternatives_in_regs(target, own).find(is_fast);
            return plain.is_some_and(|plain| self.plain_alternative(inst, (own, plain)));
        }
        if shape.is_fast()
            && let Some(other) = self.roomier_alternative(inst, shape)
            && self.unconstrained(&self.inst_cx(inst, other))
        {
            self.forms.choose(inst, other);
            return true;
        }
        false
    }
}
