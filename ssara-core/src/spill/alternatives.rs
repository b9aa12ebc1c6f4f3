//! Choosing one of several ways to issue an instruction.
//!
//! A form may have alternatives: forms with the same operands and other constraints. The spiller chooses before it makes
//! room, because what an instruction demands depends on the choice; the plan keeps it, and all later passes ask the plan.
//! The cheapest way is taken that has a solution without evicting anything; if none has, the cheapest that has one at
//! all. What a way costs is what is known before there are registers: reloads and stores, and copies of tied uses that
//! live on. Of equally cheap ways the first is preferred.

use smallvec::SmallVec;

use crate::analysis::liveness::DEAD;
use crate::analysis::remat::RELOAD_COST;
use crate::ir::{Inst, Value};
use crate::solver::alone::{banks_of, fits_alone};
use crate::spill::Spiller;
use crate::spill::context::SpillCx;
use crate::spill::plan::SpillPlan;
use crate::target::{Form, FormView, OperandDesc, Place, Role};

/// What a move costs when a store costs 1: the weights by which results are judged (see `output::Stats::cost`).
const MOVE: f32 = 0.2;
const STORE: f32 = 1.0;
/// An operand in memory costs less than a reload, which needs an instruction and a register of its own.
const OPERAND_IN_MEMORY: f32 = RELOAD_COST / 2.0;

impl<const W: usize> Spiller<W> {
    /// Chooses the form in which an instruction is issued: its own or an alternative.
    pub fn choose_way(&mut self, cx: &SpillCx<'_, W>, plan: &SpillPlan<W>, inst: Inst) -> Form {
        let (func, target) = (cx.func, cx.machine.target);
        let form = func.inst(inst).form;
        if func.alternatives(target, form).len() == 0 {
            return form;
        }
        let mut ways: SmallVec<[(f32, Form); 8]> = core::iter::once(form)
            .chain(func.other_ways(target, form))
            .map(|way| (self.cost_of_way(cx, plan, inst, func.form(target, way)), way))
            .collect();
        ways.sort_by(|a, b| a.0.total_cmp(&b.0));
        // Without distances nothing is evicted: where the cheapest way does not fit, all is done over with distances.
        if !cx.has_distances() {
            return ways[0].1;
        }
        let without_evictions = ways.iter().find(|way| self.fits_at_once(cx, plan, inst, func.form(target, way.1)));
        let possible =
            without_evictions.or_else(|| ways.iter().find(|way| self.fits_alone(cx, inst, func.form(target, way.1))));
        possible.map_or(form, |way| way.1)
    }

    fn cost_of_way(&self, cx: &SpillCx<'_, W>, plan: &SpillPlan<W>, inst: Inst, form: FormView<'_>) -> f32 {
        let operands = cx.func.inst_operands(inst);
        let distances = &cx.live.operand_distances()[cx.func.operand_range(inst)];
        let mut cost = 0.0;
        for (index, (&value, desc)) in operands.iter().zip(form.operands()).enumerate() {
            let is_stored = plan.sets.spilled.contains(value.as_u32() as usize);
            cost += match (desc.role(), desc.place()) {
                (Role::Def, Place::Tied(use_)) => {
                    let used = operands[usize::from(use_)];
                    let again = |(other, desc): (&Value, _)| match OperandDesc::place(desc) {
                        Place::Tied(other_use) => *other != value && operands[usize::from(other_use)] == used,
                        _ => false,
                    };
                    let tied_twice = operands[..index].iter().zip(form.operands()).any(again);
                    if distances[usize::from(use_)] != DEAD || tied_twice { MOVE } else { 0.0 }
                }
                (Role::Def, Place::Slot) if distances[index] != DEAD => RELOAD_COST,
                (Role::Def, _) => 0.0,
                (Role::Use, Place::Slot) => OPERAND_IN_MEMORY + if is_stored { 0.0 } else { STORE },
                (Role::Use, _) if self.is_held(value) => 0.0,
                (Role::Use, Place::Any) => cx.remats.cost(value).min(OPERAND_IN_MEMORY),
                (Role::Use, _) => cx.remats.cost(value),
            };
        }
        cost
    }

    /// Whether a way to issue an instruction has a solution with what is in registers now and what it reloads.
    pub fn fits_at_once(&mut self, cx: &SpillCx<'_, W>, plan: &SpillPlan<W>, inst: Inst, form: FormView<'_>) -> bool {
        self.take_in(cx, inst, form);
        let fits = banks_of(cx.func, cx.machine, inst, form).all(|bank| self.has_solution(cx, plan, inst, form, bank));
        self.take_out(cx, inst);
        fits
    }

    /// Whether a way to issue an instruction has a solution when everything else is in memory.
    pub fn fits_alone(&mut self, cx: &SpillCx<'_, W>, inst: Inst, form: FormView<'_>) -> bool {
        fits_alone(&mut self.point, cx.func, cx.machine, inst, form)
    }
}
