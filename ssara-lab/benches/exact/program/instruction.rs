//! The instructions of the program: their forms, the places of their operands, and what must have room beside them.

use std::collections::BTreeMap;

use microlp::{ComparisonOp, Variable};
use ssara_core::ir::{Inst, Value};
use ssara_core::target::{Place, Pos};

use crate::groups::forms_of;
use crate::program::{Operand, Program, State, Step, copies_of, prices_of};

impl Program<'_> {
    /// An instruction. Returns the state after it.
    pub(super) fn inst(&mut self, inst: Inst, weight: f64, before: State, live_after: &[Value]) -> Option<State> {
        let func = self.func;
        let forms = forms_of(func, self.target, inst);
        let values = func.inst_operands(inst);
        let live: Vec<Value> = before.slots.keys().copied().collect();
        let during = self.state(&live, |value| copies_of(value, values));
        let pairs: Vec<(Value, Value)> = live.iter().map(|&value| (value, value)).collect();
        self.edits(&pairs, |value| copies_of(value, values), (&before, &during), weight);
        let chosen: Vec<Variable> = forms.iter().map(|_| self.number(0.0, (0, 1))).collect();
        self.equal(&chosen, &[], 1.0);
        let mut step = Step { forms, chosen, operands: Vec::new(), before, during, after: State::default() };
        for index in 0..step.forms.len() {
            let operands = self.operands(&step, index, values, weight)?;
            step.operands.push(operands);
        }
        self.after(&mut step, values, live_after);
        let after = step.after.clone();
        self.steps.insert(inst, step);
        Some(after)
    }
    /// The places of the operands in form number `index`.
    fn operands(&mut self, step: &Step, index: usize, values: &[Value], weight: f64) -> Option<Vec<Operand>> {
        let (form, chosen) = (step.forms[index], step.chosen[index]);
        let Program { func, target, groups, .. } = *self;
        let view = func.form(target, form);
        if !view.relations.is_empty() {
            return None;
        }
        let mut operands: Vec<Operand> = Vec::new();
        for (&value, desc) in values.iter().zip(view.operands()) {
            let of_type = groups.of_type(target, func.value_type(value));
            let in_class = match desc.place() {
                Place::ArgSlot(_) => return None,
                Place::Slot => Vec::new(),
                Place::Fixed(reg) => vec![groups.of_reg(target, reg)?],
                Place::Class | Place::Any | Place::Tied(_) => groups.of_class(target, desc.class()),
            };
            if in_class.iter().any(|group| !of_type.contains(group)) {
                return None;
            }
            let mut operand = Operand::default();
            for group in in_class {
                // A clobber overwrites what is read late or written early.
                let is_lost = desc.is_def() == (desc.pos() == Pos::Early) && !desc.is_scratch();
                if !is_lost || !groups.clobbers(func, target, form, group) {
                    operand.regs.insert(group, self.number(0.0, (0, 1)));
                }
            }
            if desc.takes_spill_slot() {
                let prices = prices_of(func, target, value);
                let price = if desc.is_def() { prices.slot_write } else { prices.slot_read };
                let cost = self.cost(price, weight);
                operand.slot = Some(self.number(cost, (0, 1)));
            }
            let places: Vec<Variable> = operand.regs.values().copied().chain(operand.slot).collect();
            self.equal(&places, &[chosen], 0.0);
            if !desc.is_def() {
                for (&group, &there) in &operand.regs {
                    self.at_most(&[there], &[step.during.regs[&(value, group)]], 0.0);
                }
                if let Some(slot) = operand.slot {
                    self.at_most(&[slot], &[step.during.slots[&value]], 0.0);
                }
            }
            operands.push(operand);
        }
        for (operand, desc) in view.operands().enumerate() {
            let Some(tied) = desc.overwrites() else { continue };
            let (def, used) = (&operands[operand].regs, &operands[usize::from(tied)].regs);
            for group in 0..groups.all.len() {
                let (def, used) = (def.get(&group).copied(), used.get(&group).copied());
                let [def, used] = [def, used].map(|place| place.into_iter().collect::<Vec<_>>());
                if !(def.is_empty() && used.is_empty()) {
                    self.equal(&def, &used, 0.0);
                }
            }
        }
        Some(operands)
    }
    /// The state after an instruction, and what must have room while it is issued.
    fn after(&mut self, step: &mut Step, values: &[Value], live_after: &[Value]) {
        let Program { func, target, groups, .. } = *self;
        step.after = self.state(live_after, |_| 1);
        // Per group: the places of defs, and by value the registers that ties take over.
        for group in 0..groups.all.len() {
            let (mut dead, mut early) = (Vec::new(), Vec::new());
            let mut written: BTreeMap<Value, Vec<Variable>> = BTreeMap::new();
            let mut taken: BTreeMap<Value, Vec<Variable>> = BTreeMap::new();
            let mut read: BTreeMap<Value, (Vec<Variable>, Vec<Variable>)> = BTreeMap::new();
            for (form, operands) in step.forms.iter().zip(&step.operands) {
                let descs = func.form(target, *form).operands();
                for ((&value, desc), operand) in values.iter().zip(descs).zip(operands) {
                    let Some(&place) = operand.regs.get(&group) else { continue };
                    if !desc.is_def() {
                        let read = read.entry(value).or_default();
                        (if desc.pos() == Pos::Early { &mut read.0 } else { &mut read.1 }).push(place);
                        continue;
                    }
                    if desc.pos() == Pos::Early {
                        early.push(place);
                    }
                    if let Some(tied) = desc.overwrites() {
                        taken.entry(values[usize::from(tied)]).or_default().push(place);
                    }
                    match live_after.contains(&value) {
                        true => written.entry(value).or_default().push(place),
                        false => dead.push(place),
                    }
                }
            }
            let mut held: Vec<Variable> = dead;
            let lost: Vec<Variable> = step
                .forms
                .iter()
                .zip(&step.chosen)
                .filter(|&(&form, _)| groups.clobbers(func, target, form, group))
                .map(|(_, &chosen)| chosen)
                .collect();
            for &value in live_after {
                let Some(&there) = step.after.regs.get(&(value, group)) else { continue };
                if !step.during.slots.contains_key(&value) {
                    let written = written.remove(&value).unwrap_or_default();
                    self.equal(&[there], &written, 0.0);
                } else {
                    let mut terms = vec![there];
                    terms.extend(taken.get(&value).into_iter().flatten());
                    self.at_most(&terms, &[step.during.regs[&(value, group)]], 0.0);
                    let mut terms = vec![there];
                    terms.extend(&lost);
                    self.at_most(&terms, &[], 1.0);
                }
                held.push(there);
            }
            self.fit(&held, group);
            if let Some(saved) = self.saved[group] {
                for (form, &chosen) in step.forms.iter().zip(&step.chosen) {
                    let all = if groups.writes(func, target, *form, group) { groups.all[group].roots.len() } else { 0 };
                    self.problem.add_constraint(vec![(chosen, all as f64), (saved, -1.0)], ComparisonOp::Le, 0.0);
                }
            }
            // What is read early has room beside early defs, what is read late beside all results.
            let has_late = read.values().any(|read| !read.1.is_empty());
            for (is_wanted, beside, is_late) in [(!early.is_empty(), early, false), (has_late, held.clone(), true)] {
                if !is_wanted {
                    continue;
                }
                let mut room = beside;
                for &value in step.during.slots.keys() {
                    let survives = step.after.regs.get(&(value, group)).copied();
                    let reads = read.get(&value).map_or(&[][..], |read| if is_late { &read.1 } else { &read.0 });
                    let most = copies_of(value, values).min(groups.all[group].roots.len() as i32);
                    if reads.is_empty() && (is_late || survives.is_none()) {
                        continue;
                    }
                    let around = self.number(0.0, (0, most));
                    reads.iter().for_each(|&read| self.at_most(&[read], &[around], 0.0));
                    if let Some(survives) = survives {
                        let mut terms = vec![survives];
                        terms.extend(taken.get(&value).into_iter().flatten().filter(|_| !is_late));
                        self.at_most(&terms, &[around], 0.0);
                        if is_late {
                            room.retain(|&held| held != survives);
                        }
                    }
                    room.push(around);
                }
                self.fit(&room, group);
            }
        }
        for &value in live_after {
            let slot = step.after.slots[&value];
            match step.during.slots.get(&value) {
                Some(&before) => self.at_most(&[slot], &[before], 0.0),
                None => {
                    let mut places = Vec::new();
                    for operands in &step.operands {
                        let defs = values.iter().zip(operands).filter(|operand| *operand.0 == value);
                        places.extend(defs.filter_map(|(_, operand)| operand.slot));
                    }
                    self.at_most(&[slot], &places, 0.0);
                }
            }
        }
    }
}
