//! Whether an instruction has room for its operands as things are, and an alternative that has if it does not.
//!
//! # Input
//!
//! An instruction whose form takes any register and has alternatives, and the registers before it.
//!
//! # Output
//!
//! An alternative in which nothing has to be evicted, if something has to be in the form itself.
//!
//! # Why correct
//!
//! The choice bears on cost alone: each form is allocated by its own routine.
//!
//! # Cost
//!
//! Linear in the operands of the form and of its alternatives, times searches among them.

use cranelift_entity::EntityRef;

use crate::analysis::liveness::DEAD;
use crate::fast::walk::Walk;
use crate::ir::{Inst, Value};
use crate::regs::form_shape::FormShape;
use crate::target::{Bank, Form};

impl<const W: usize> Walk<'_, W> {
    /// The first alternative that has room, if the instruction's own form has none.
    #[inline]
    pub(in crate::fast) fn roomier_alternative(&self, inst: Inst, own: &FormShape) -> Option<Form> {
        if self.has_room(inst, own) { None } else { self.find_roomier(inst) }
    }

    #[cold]
    #[inline(never)]
    fn find_roomier(&self, inst: Inst) -> Option<Form> {
        let (func, target, constraints) = (self.cx.func, self.cx.machine.target, self.cx.constraints);
        func.alternatives_in_regs(target, func.inst(inst).form).find(|&other| {
            let shape = constraints.shape_of(other);
            shape.is_fast() && func.form_price(target, other) == 0 && self.has_room(inst, shape)
        })
    }

    /// Whether an instruction can be issued in a form as things are: there are free registers for the uses that have to be
    /// loaded, and then for the defs.
    fn has_room(&self, inst: Inst, shape: &FormShape) -> bool {
        let (func, machine) = (self.cx.func, self.cx.machine);
        let (values, start) = (func.inst_operands(inst), func.operand_range(inst).start);
        let bits = |bits: u16| (0..values.len()).filter(move |&at| bits >> at & 1 != 0);
        let bank_of = |value: Value| machine.ty(func.value_type(value)).bank;
        let is_first =
            |at: usize| !bits(shape.uses).take_while(|&other| other < at).any(|other| values[other] == values[at]);
        let has_room_in = |bank: Bank| {
            let mut free = machine.bank(bank).units.minus(self.state.file.taken[bank.index()]).count();
            let mut killed = 0;
            for at in bits(shape.uses).filter(|&at| bank_of(values[at]) == bank && is_first(at)) {
                let is_loaded = match self.state.file.reg[values[at].index()] {
                    Some(_) => false,
                    None => shape.slots >> at & 1 == 0 || self.cx.remats.is(values[at]),
                };
                if is_loaded && free == 0 {
                    return false;
                }
                free -= u32::from(is_loaded);
                let in_reg = is_loaded || self.state.file.reg[values[at].index()].is_some();
                killed += u32::from(in_reg && self.lookahead.distance(start + at) == DEAD);
            }
            let defs = bits(shape.defs).filter(|&at| bank_of(values[at]) == bank).count() as u32;
            // The copy of a tied use that lives on is there before anything is killed.
            let is_copied = shape.tie.is_some_and(|(def, tied)| {
                let (def, tied) = (usize::from(def), usize::from(tied));
                bank_of(values[def]) == bank && self.lookahead.distance(start + tied) != DEAD
            });
            (!is_copied || free > 0) && defs <= free + killed
        };
        machine.banks().all(has_room_in)
    }
}
