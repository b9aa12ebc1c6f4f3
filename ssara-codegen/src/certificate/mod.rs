//! The certificate of a target: proof that each form, each alternative and each call can be allocated when everything else
//! is spilled.
//!
//! The input is the tables alone. For every form (an alternative is a form), the proof makes a `demand` without a convention
//! and one for each convention. A demand lists the possible registers of each operand. It excludes
//!
//! * reserved registers;
//! * registers with features that the form does not require;
//! * clobbered registers, for operands that are in their registers in the late phase;
//! * for a return, the registers that are restored.
//!
//! The `search` is exact, so the allocator's instruction solver finds a solution for every certified form.
//!
//! The *shape* of the calls by a convention is one instruction. It reads every register in which the convention passes an
//! argument and writes every register in which it returns a result, all at once. So it demands more than any call, and more
//! than the entry and the returns of a function. It also reads the address of the callee, if a register is left for it. The
//! register is of the home class for the kind of value that the register with the role `stack` holds.
//!
//! [`certify`] also finds a small set of registers that suffice for all demands (`sufficient`). If a demand has no solution,
//! `conflict` finds a minimal set of operands that have none.
//!
//! Forms with equal demands are proved once. A budget for the whole target limits the time. A form that is not proved within
//! it is a [`Failure`] of its own.

mod conflict;
pub(crate) mod demand;
pub(crate) mod search;
mod sufficient;

use std::cmp::Reverse;
use std::collections::BTreeMap;

use ssara_tables::TargetDesc;
use ssara_tables::target::{Conv, Features, Form, FormKind, FormView, Reg, RegDesc, Relation};

pub use conflict::Conflict;
use demand::{Demand, Machine, Requirement, Surroundings};
use search::{Answer, solve};
pub use sufficient::Sufficient;

/// Maximum number of choices that all searches together look at; beyond it, a demand counts as not certified.
const TOTAL_BUDGET: usize = 1 << 27;

/// Something that could not be certified.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    /// The form; `None` for the calls by the convention.
    pub form: Option<Form>,
    /// The convention of the function in which it fails; `None` if it fails in all functions.
    pub conv: Option<Conv>,
    /// Operands that cannot be allocated together; `None` if the search took too long.
    pub conflict: Option<Conflict>,
}

/// Proves that everything can be allocated.
///
/// # Errors
/// Everything that could not be proved, in the order of the forms and conventions.
pub fn certify(target: &TargetDesc) -> Result<Sufficient, Vec<Failure>> {
    let mut prover = Prover::new(target);
    let mut failures = prover.forms();
    failures.extend(prover.calls());
    if !failures.is_empty() {
        return Err(failures);
    }
    prover.kinds_of_value();
    let Prover { mut total, proofs, .. } = prover;
    Ok(sufficient::sufficient(target, proofs, &mut total))
}

/// For each form, the number of whole registers of each bank in which its operands are, or in parts of which they are. All
/// other values are spilled, and the function has no convention. `None` for a form that cannot be allocated.
pub fn registers(target: &TargetDesc) -> Vec<Option<Vec<usize>>> {
    let (machine, mut total) = (Machine::new(target), TOTAL_BUDGET);
    let of_form = |index: usize| {
        let there = Surroundings::bare(target, target.forms.features(index));
        let demand = Demand::new(&machine, target.forms.get(index, target.set_words), &there);
        let Answer::Yes(regs) = solve(target, &demand, &mut total) else { return None };
        let regs: Vec<Reg> = regs.into_iter().flatten().collect();
        Some(whole_regs(target, &regs))
    };
    (0..target.forms.len()).map(of_form).collect()
}

/// For each bank, the number of whole registers that contain one of `regs` or are contained in one.
pub fn whole_regs(target: &TargetDesc, regs: &[Reg]) -> Vec<usize> {
    let is_in = |whole: Reg, reg: Reg| {
        let (outer, inner) = if target.reg(reg).tuple > 0 { (reg, whole) } else { (whole, reg) };
        let (outer, inner) = (target.reg(outer), target.reg(inner));
        let end = |desc: &RegDesc| u32::from(desc.low_bit) + u32::from(desc.bits);
        outer.root == inner.root && outer.low_bit <= inner.low_bit && end(inner) <= end(outer)
    };
    let touched = |&whole: &Reg| regs.iter().any(|&reg| is_in(whole, reg));
    target.bank_ids().map(|bank| target.whole_regs(bank).filter(touched).count()).collect()
}

/// A demand and registers that satisfy it.
struct Proof {
    demand: Demand,
    regs: Vec<Option<Reg>>,
}

/// Proves that instructions can be allocated.
pub struct Prover<'t> {
    machine: Machine<'t>,
    /// The remaining budget.
    total: usize,
    proofs: Vec<Proof>,
}

/// The properties of a form on which its demand depends: operands, clobbers, relations, features, and whether it returns.
type Shape = (Vec<u32>, Vec<u64>, Vec<[u16; 5]>, u64, bool);

/// The convention under which a form fails, and the conflict.
type Failed = (Option<Conv>, Option<Conflict>);

impl<'t> Prover<'t> {
    /// Knows nothing yet.
    pub fn new(target: &'t TargetDesc) -> Self {
        Prover { machine: Machine::new(target), total: TOTAL_BUDGET, proofs: Vec::new() }
    }

    /// Proves one form, in functions without a convention that reserve these registers.
    ///
    /// # Errors
    /// The operands that cannot be allocated together; `None` if the search took too long.
    pub fn prove(&mut self, form: Form, reserved: &[Reg]) -> Result<(), Option<Conflict>> {
        let target = self.machine.target;
        let mut there = Surroundings::bare(target, target.forms.features(form.table_index()));
        there.reserved.union_with(&target.units_of(reserved.iter().copied()));
        let view = target.forms.get(form.table_index(), target.set_words);
        self.satisfy(Demand::new(&self.machine, view, &there))
    }

    /// Proves all forms, in functions of all conventions.
    fn forms(&mut self) -> Vec<Failure> {
        let target = self.machine.target;
        let mut verdicts: BTreeMap<Shape, Vec<Failed>> = BTreeMap::new();
        let mut failures = Vec::new();
        for index in 0..target.forms.len() {
            let view = target.forms.get(index, target.set_words);
            let features = target.forms.features(index);
            let shape = shape(view, features);
            if !verdicts.contains_key(&shape) {
                let verdict = self.form(view, features);
                verdicts.insert(shape.clone(), verdict);
            }
            let form = Some(Form(index as u32));
            let of_form = verdicts[&shape].iter();
            failures.extend(of_form.map(|(conv, conflict)| Failure { form, conv: *conv, conflict: conflict.clone() }));
        }
        failures
    }

    /// Proves a form. Returns its failures.
    fn form(&mut self, view: FormView<'_>, features: Features) -> Vec<Failed> {
        let target = self.machine.target;
        let bare = Surroundings::bare(target, features);
        if let Err(conflict) = self.satisfy(Demand::new(&self.machine, view, &bare)) {
            return vec![(None, conflict)];
        }
        let mut known = vec![bare.clone()];
        let mut failures = Vec::new();
        for (index, convention) in target.conventions.iter().enumerate() {
            let mut there = bare.clone();
            there.reserved.union_with(&target.units_of(convention.reserved.iter().copied()));
            if view.kind == FormKind::Return {
                there.restored = target.units_of(convention.callee_saved.iter().copied());
            }
            if known.contains(&there) {
                continue;
            }
            known.push(there.clone());
            if let Err(conflict) = self.satisfy(Demand::new(&self.machine, view, &there)) {
                failures.push((Some(Conv::from_index(index)), conflict));
            }
        }
        failures
    }

    /// Proves the calls by all conventions.
    fn calls(&mut self) -> Vec<Failure> {
        let target = self.machine.target;
        let mut failures = Vec::new();
        for (index, convention) in target.conventions.iter().enumerate() {
            let mut there = Surroundings::bare(target, Features(u64::MAX));
            there.reserved.union_with(&target.units_of(convention.reserved.iter().copied()));
            let mut requirements = Vec::new();
            for (sequences, phases) in [(&convention.arguments, (true, false)), (&convention.results, (false, true))] {
                let mut regs: Vec<Reg> = sequences.iter().flat_map(|sequence| sequence.regs.iter().copied()).collect();
                // Sequences of kinds and banks may overlap. A value takes one such register, and a larger one suffices for all.
                regs.sort_unstable_by_key(|&reg| (Reverse(target.reg(reg).bits), reg));
                let mut apart: Vec<Reg> = Vec::new();
                for reg in regs {
                    if !apart.iter().any(|&other| target.overlap(other, reg)) {
                        apart.push(reg);
                    }
                }
                apart.sort_unstable();
                for reg in apart {
                    requirements.push(Requirement::one(
                        requirements.len() as u16,
                        phases,
                        there.usable(target, &[reg]),
                    ));
                }
            }
            there.features = Features::NONE;
            let home = target.role("stack").and_then(|stack| target.reg(stack).ty).map(|ty| target.home_class(ty));
            let callee = home.map_or(Vec::new(), |home| there.usable(target, target.class_regs(home)));
            let mut demand = Demand { operands: requirements.len() + 1, requirements, relations: Vec::new() };
            demand.requirements.push(Requirement::one(demand.requirements.len() as u16, (true, false), callee));
            if !matches!(solve(target, &demand, &mut self.total), Answer::Yes(_)) {
                demand.requirements.pop();
            }
            if let Err(conflict) = self.satisfy(demand) {
                failures.push(Failure { form: None, conv: Some(Conv::from_index(index)), conflict });
            }
        }
        failures
    }

    /// Requires a register for each kind of value, without which no value could be moved from slot to slot. If a convention
    /// leaves no register for a kind, its functions have no such values.
    fn kinds_of_value(&mut self) {
        let target = self.machine.target;
        let mut reserved = vec![target.no_units()];
        reserved.extend(target.conventions.iter().map(|conv| target.units_of(conv.reserved.iter().copied())));
        reserved.sort_unstable();
        reserved.dedup();
        for ty in target.type_ids() {
            let regs = target.class_regs(target.home_class(ty));
            for reserved in &reserved {
                for features in [Features::NONE, Features(u64::MAX)] {
                    let mut there = Surroundings::bare(target, features);
                    there.reserved.union_with(reserved);
                    let choices = there.usable(target, regs);
                    if !choices.is_empty() {
                        let requirements = vec![Requirement::one(0, (true, true), choices)];
                        // There is a choice, so this cannot fail.
                        let _ = self.satisfy(Demand { requirements, relations: Vec::new(), operands: 1 });
                        break;
                    }
                }
            }
        }
    }

    /// Proves a demand, or says why it cannot be satisfied, or that it took too long to tell.
    fn satisfy(&mut self, demand: Demand) -> Result<(), Option<Conflict>> {
        match solve(self.machine.target, &demand, &mut self.total) {
            Answer::Yes(regs) => {
                self.proofs.push(Proof { demand, regs });
                Ok(())
            }
            Answer::No => Err(Some(conflict::smallest(self.machine.target, &demand, &mut self.total))),
            Answer::Unknown => Err(None),
        }
    }
}

fn shape(view: FormView<'_>, features: Features) -> Shape {
    let relation = |relation: Relation| match relation {
        Relation::Group { first, list } => [0, first, list.0, 0, 0],
        Relation::Distinct(a, b) => [1, a, b, 0, 0],
        Relation::Same(a, b, end) => [2, a, b, end as u16, 0],
        Relation::OverlapAt(a, b, end) => [3, a, b, end as u16, 0],
        Relation::Implies(a, in_a, b, in_b) => [4, a, in_a.0, b, in_b.0],
    };
    (
        view.operands().map(|operand| operand.bits()).collect(),
        view.clobbers.to_vec(),
        view.relations.iter().map(|of_form| relation(of_form.relation)).collect(),
        features.0,
        view.kind == FormKind::Return,
    )
}
