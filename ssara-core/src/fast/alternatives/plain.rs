//! Instructions whose own form limits operands to some registers, in an alternative whose operands take any register.
//!
//! Compressed instructions are of this kind: the short form names eight registers and overwrites an operand, and the long one
//! takes all. The solver would find out in which registers the short form is possible, and move values there. The long form
//! moves nothing, and takes a fraction of the time.
//!
//! # Input
//!
//! An instruction, and its alternative.
//!
//! # Output
//!
//! As that of [`unconstrained`](crate::fast::unconstrained). The form is the instruction's own if it permits the same
//! locations, else the alternative.
//!
//! # Why correct
//!
//! The locations satisfy the alternative, and those of the own form are compared with them one by one.
//!
//! # Cost
//!
//! That of an unconstrained instruction.

use crate::analysis::inst_cx::InstCx;
use crate::fast::walk::Walk;
use crate::ir::Inst;
use crate::target::{Form, Place, Pos, Role};

impl<const W: usize> Walk<'_, W> {
    /// Allocates an instruction in an alternative. Returns false if it has to be solved.
    #[inline(never)]
    pub(in crate::fast) fn plain_alternative(&mut self, inst: Inst, (own, plain): (Form, Form)) -> bool {
        if !self.unconstrained(&self.inst_cx(inst, plain)) {
            return false;
        }
        if !self.permits(&self.inst_cx(inst, own)) {
            self.forms.choose(inst, plain);
        }
        true
    }

    /// Whether a form permits the locations that its operands have been given, and demands nothing more.
    fn permits(&self, inst: &InstCx<'_>) -> bool {
        let target = self.cx.machine.target;
        let reg = |index: usize| self.emitter.operand(inst.first_operand + index).reg();
        let is_common = inst.form.relations.is_empty() && !inst.form.has_clobbers();
        is_common
            && inst.operands().all(|operand| {
                let desc = operand.desc;
                let is_at_its_time =
                    matches!((desc.role(), desc.pos()), (Role::Use, Pos::Early) | (Role::Def, Pos::Late));
                is_at_its_time
                    && reg(operand.index).is_some_and(|at| {
                        let is_placed = match desc.place() {
                            Place::Class => true,
                            Place::Tied(tied) => reg(usize::from(tied)) == Some(at),
                            _ => false,
                        };
                        is_placed && target.class_regs(desc.class()).contains(&at)
                    })
            })
    }
}
