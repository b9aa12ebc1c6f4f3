//! Choosing one of several forms in which to issue an instruction.
//!
//! A form may have alternatives: forms with the same operands and other constraints.
//!
//! # Input
//!
//! An instruction and the working set before it. The choice comes before room is made, because the constraints depend on
//! it.
//!
//! # Output
//!
//! A form. The plan keeps it, and all later passes read it from there.
//!
//! The cheapest alternative is chosen that has a solution without an eviction. If there is none, it is the cheapest that
//! has a solution at all. Its cost consists of its price and of all that is known before registers are assigned: reloads,
//! stores, and copies of uses that are not killed and share the register of a def. Among equally cheap alternatives the
//! first is preferred.
//!
//! # Why correct
//!
//! Whichever form is chosen, room is made for it afterwards. A form without a solution of its own is chosen only if no form
//! has one.
//!
//! # Cost
//!
//! Each alternative takes time linear in the operands, and at most two questions to the solver for each bank.

use smallvec::SmallVec;

use crate::analysis::inst_cx::{InstCx, Operand};
use crate::analysis::liveness::DEAD;
use crate::record::{Decision, FormChoice};
use crate::solver::alone::banks_of;
use crate::sorts::sort_by;
use crate::spill::walk::SpillWalk;
use crate::target::{Form, Place, Relation, Role};

impl<'a, const W: usize> SpillWalk<'a, W> {
    /// Chooses the form in which an instruction is issued, its own or an alternative. Returns the instruction in this form.
    pub fn choose_alternative(&mut self, inst: InstCx<'a>) -> InstCx<'a> {
        if !inst.shape.has_alternatives() {
            return inst;
        }
        let (cx, func, target) = (self.cx, self.cx.func, self.cx.machine.target);
        let own = func.inst(inst.inst).form;
        let in_form = |form| cx.inst((inst.block, inst.inst), form, cx.live.operand_distances());
        let mut alternatives: SmallVec<[(f32, Form); 8]> = core::iter::once(own)
            .chain(func.alternatives_in_regs(target, own))
            .map(|form| (self.alternative_cost(&in_form(form), form), form))
            .collect();
        sort_by(&mut alternatives, |a, b| a.0.total_cmp(&b.0).is_lt());
        let mut forms = alternatives.iter().map(|alternative| alternative.1);
        // Without distances nothing is evicted. If the cheapest alternative does not fit, a run with distances follows.
        let chosen = if self.cx.has_distances() {
            let without_eviction = forms.clone().find(|&form| self.fits_without_eviction(&in_form(form)));
            without_eviction.or_else(|| forms.find(|&form| self.fits_alone(&in_form(form)))).unwrap_or(own)
        } else {
            alternatives[0].1
        };
        self.cx.record(|| Decision::Form(FormChoice { inst: inst.inst, chosen, costs: alternatives.to_vec() }));
        if chosen != own {
            self.choose(inst.inst, chosen);
        }
        in_form(chosen)
    }

    /// What an alternative costs before registers are assigned.
    fn alternative_cost(&self, inst: &InstCx<'_>, form: Form) -> f32 {
        let mut cost = self.cx.form_price(form);
        for operand in inst.operands() {
            let value = operand.value;
            let prices = self.cx.prices(value);
            if let Some(use_) = operand.desc.overwrites().map(usize::from) {
                let used = inst.values[use_];
                let is_before = |other: Operand| other.value != value && inst.overwrites(other, used);
                let is_copied = inst.distances[use_] != DEAD || inst.operands().take(operand.index).any(is_before);
                cost += if is_copied { prices.r#move } else { 0.0 };
                continue;
            }
            cost += match (operand.desc.role(), operand.desc.place()) {
                (Role::Def, Place::Slot) if !operand.is_last_use() => prices.slot_write + prices.load,
                (Role::Def, _) => 0.0,
                (Role::Use, Place::Slot) if self.plan().sets.is_spilled(value) => prices.slot_read,
                (Role::Use, Place::Slot) => prices.slot_read + prices.store,
                (Role::Use, _) if self.in_reg(value) => 0.0,
                (Role::Use, _) if operand.desc.is_reg_or_slot() => self.cx.reload_cost(value).min(prices.slot_read),
                (Role::Use, _) => self.cx.reload_cost(value),
            };
        }
        // A def that is a part of a use, or the reverse, takes its register, too.
        for relation in inst.form().relations {
            let Relation::Same(a, b, _) = relation.relation else { continue };
            let (a, b) = (usize::from(a), usize::from(b));
            let is_use = |index: usize| inst.form().operand(index).role() == Role::Use;
            let used = if is_use(a) { a } else { b };
            if is_use(used) && is_use(a) != is_use(b) && inst.distances[used] != DEAD {
                cost += self.cx.prices(inst.values[used]).r#move;
            }
        }
        cost
    }

    /// Whether an instruction has a solution with the current working set and the reloads of its operands.
    pub fn fits_without_eviction(&mut self, inst: &InstCx<'_>) -> bool {
        self.insert_uses(inst);
        let mut banks = banks_of(self.cx.func, self.cx.machine, inst.inst, inst.form());
        let fits = banks.all(|bank| self.has_solution(inst, bank));
        self.undo_insert_uses(inst);
        fits
    }
}
