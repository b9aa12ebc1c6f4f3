//! Instructions with alternatives that are allocated without the solver.
//!
//! Compressed instructions limit operands to some registers: the short form names eight registers and overwrites an operand,
//! and the long one takes all. The solver would find out in which registers the short form is possible, and move values
//! there. The long form moves nothing, and takes a fraction of the time.
//!
//! # Input
//!
//! An instruction with alternatives, and the registers before it.
//!
//! # Output
//!
//! As that of [`unconstrained`](crate::fast::unconstrained). An alternative is chosen in two cases:
//!
//! * The own form limits operands to some registers, and the alternative does not. If the own form permits the same
//!   locations, the instruction keeps it.
//! * Something has to be evicted for the own form, and nothing for the alternative.
//!
//! # Why correct
//!
//! The locations satisfy the form for which they are found. Those of another form are compared with it one by one.
//!
//! # Cost
//!
//! That of an unconstrained instruction. Linear in the operands of the form and of its alternatives, times searches among
//! them.

use crate::analysis::inst_cx::InstCx;
use crate::analysis::liveness::DEAD;
use crate::fast::unconstrained::indices;
use crate::fast::walk::Walk;
use crate::ir::{Inst, Value};
use crate::regs::form_shape::FormShape;
use crate::target::{Bank, Form, Place, Pos, Role};

impl<const W: usize> Walk<'_, W> {
    /// Allocates an instruction in an alternative that needs no solver. Returns false if it is not allocated.
    #[inline(never)]
    pub(super) fn easy_alternative(&mut self, inst: Inst, own: Form, shape: &FormShape) -> bool {
        let is_easy = |_: Form, shape: &FormShape| shape.is_quick() && shape.narrow == 0;
        if !shape.is_quick() {
            let Some((other, of_other)) = self.free_alternative(own, is_easy) else { return false };
            let done = self.unconstrained(inst, other, &of_other);
            if done && !self.permits(&self.inst_cx(inst, own)) {
                self.choose(inst, other);
            }
            return done;
        }
        if shape.narrow != 0 || self.has_room(inst, shape) {
            return false;
        }
        let is_roomier = |other: Form, shape: &FormShape| is_easy(other, shape) && self.has_room(inst, shape);
        let Some((other, of_other)) = self.free_alternative(own, is_roomier) else { return false };
        let done = self.unconstrained(inst, other, &of_other);
        if done {
            self.choose(inst, other);
        }
        done
    }

    /// The first alternative of this kind that costs nothing.
    fn free_alternative(&self, own: Form, is_it: impl Fn(Form, &FormShape) -> bool) -> Option<(Form, FormShape)> {
        let (func, target) = (self.cx.func, self.cx.machine.target);
        let mut others =
            func.alternatives_in_regs(target, own).map(|other| (other, *self.cx.constraints.shape_of(other)));
        others.find(|(other, shape)| func.form_price(target, *other) == 0 && is_it(*other, shape))
    }

    /// Whether a form permits the locations that its operands have been given, and demands nothing more.
    fn permits(&self, inst: &InstCx<'_>) -> bool {
        let target = self.cx.machine.target;
        let reg = |index: usize| self.operand(inst.first_operand + index).reg();
        let is_common = inst.form().relations.is_empty() && !inst.form().has_clobbers();
        is_common
            && inst.operands().all(|operand| {
                let desc = operand.desc;
                let is_at_its_time =
                    matches!((desc.role(), desc.pos()), (Role::Use, Pos::Early) | (Role::Def, Pos::Late));
                is_at_its_time
                    && reg(operand.index).is_some_and(|at| {
                        let is_placed = match desc.overwrites() {
                            Some(tied) => reg(usize::from(tied)) == Some(at),
                            None => desc.place() == Place::Class,
                        };
                        is_placed && target.class_regs(desc.class()).contains(&at)
                    })
            })
    }

    /// Whether an instruction can be issued in a form as things are: there are free registers for the uses that have to be
    /// loaded, and then for the defs.
    fn has_room(&self, inst: Inst, shape: &FormShape) -> bool {
        let (func, machine) = (self.cx.func, self.cx.machine);
        let (values, start) = (func.inst_operands(inst), func.operand_range(inst).start);
        let bank_of = |at: usize| self.bank_of(values[at]);
        let is_first =
            |at: usize| !indices(shape.uses).take_while(|&other| other < at).any(|other| values[other] == values[at]);
        let is_killed = |at: usize| self.lookahead.distance(start + at) == DEAD;
        let has_room_in = |bank: Bank| {
            let mut free = self.free_units(bank).count();
            let mut killed = 0;
            for at in indices(shape.uses).filter(|&at| bank_of(at) == bank && is_first(at)) {
                let value: Value = values[at];
                let in_reg = self.reg(value).is_some();
                let is_loaded = !in_reg && (shape.slots >> at & 1 == 0 || self.cx.remats.is(value));
                if is_loaded && free == 0 {
                    return false;
                }
                free -= u32::from(is_loaded);
                killed += u32::from((is_loaded || in_reg) && is_killed(at));
            }
            let defs = indices(shape.defs).filter(|&at| bank_of(at) == bank).count() as u32;
            // The copy of a tied use that lives on is there before anything is killed.
            let is_copied = indices(shape.tied_uses).any(|tied| bank_of(tied) == bank && !is_killed(tied));
            (!is_copied || free > 0) && defs <= free + killed
        };
        machine.banks().all(has_room_in)
    }
}
