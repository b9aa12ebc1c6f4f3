//! An exhaustive search that decides whether an instruction can be allocated at all.
//!
//! The allocator refuses a function only if the operands of one instruction demand more registers than the machine has,
//! even with everything else in memory. [`search`] is the second opinion on such a refusal. It shares nothing with the
//! allocator's solver and knows neither heuristics nor packing.
//!
//! # Input
//!
//! An instruction of a valid function, and a budget.
//!
//! # Output
//!
//! A [`Verdict`].
//!
//! # Why correct
//!
//! The search tries every register for every operand, for each alternative of the form in turn. The rules are those of the
//! checker (`operand_constraints`):
//!
//! * No two defs overlap, no early def overlaps a use, and no late use overlaps a def. Nothing that is written or read late
//!   overlaps the clobbers.
//! * Two uses overlap only if they read the same value in the same register.
//! * A tied def is in the location of its use.
//! * No operand of a return is in a register that the client restores.
//! * Relations hold.
//!
//! No value is live through the instruction in a register: a value that is used again later is then read from memory. So an
//! operand that may be in memory never causes a conflict, and neither does anything outside the instruction.
//!
//! # Cost
//!
//! Exponential in the number of operands that are not fixed. The budget bounds the number of registers tried.

use alloc::vec;
use alloc::vec::Vec;

use crate::Subject;
use ssara_ir::ir::{Function, Inst, OtherTarget, Value};
use ssara_ir::output::Allocation;
use ssara_tables::target::{FormKind, FormView, OperandDesc, Place, Pos, Reg, Target, TargetDesc};
use ssara_tables::units::UnitSet;

/// The result of an exhaustive search for one instruction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// There are registers: one for each operand, but for those that may be in memory.
    Feasible(Vec<Option<Reg>>),
    /// There are none.
    Infeasible,
    /// The budget did not suffice to tell.
    Undecided,
}

/// Searches registers for the operands of `inst`, of a function that is valid for `target`, and tries at most `budget`
/// placements of one operand.
///
/// # Errors
/// When the function was made for another target.
pub fn search(func: &Function, target: &Target, inst: Inst, budget: u64) -> Result<Verdict, OtherTarget> {
    func.check_target(target)?;
    let alloc = Allocation::default();
    let subject = Subject::new(func, target, &alloc);
    let own = func.inst(inst).form;
    let mut left = budget;
    for alternative in core::iter::once(own).chain(func.alternatives_in_regs(target, own)) {
        let mut search = PlacementSearch::new(&subject, func.form(target, alternative), func.inst_operands(inst), left);
        if search.place(0) {
            return Ok(Verdict::Feasible(search.regs));
        }
        left = search.budget;
    }
    Ok(if left == 0 { Verdict::Undecided } else { Verdict::Infeasible })
}

struct PlacementSearch<'a> {
    target: &'a TargetDesc,
    form: FormView<'a>,
    values: &'a [Value],
    /// The registers that each operand may be in; none for an operand that may be in memory or is tied.
    candidates: Vec<Vec<Reg>>,
    /// The operands that are searched, those with the fewest candidates first.
    order: Vec<usize>,
    /// For each operand, the def that is tied to it.
    tied: Vec<Option<usize>>,
    regs: Vec<Option<Reg>>,
    budget: u64,
}

impl<'a> PlacementSearch<'a> {
    fn new(subject: &Subject<'a>, form: FormView<'a>, values: &'a [Value], budget: u64) -> Self {
        let target = subject.target;
        let clobbers = UnitSet::from_words(form.clobbers);
        let restored = match form.kind {
            FormKind::Return => target.units_of(subject.callee_saved.iter().copied()),
            _ => target.no_units(),
        };
        let meets = |reg: Reg, set: &UnitSet| target.reg_units(reg).iter().any(|&unit| set.contains(unit));
        let in_class = |reg: Reg, desc: OperandDesc| {
            target.class_regs(desc.class()).contains(&reg) && !subject.is_reserved(reg) && !meets(reg, &restored)
        };
        let mut tied = vec![None; values.len()];
        for (def, desc) in form.operands().enumerate() {
            if let Some(to) = desc.overwrites() {
                tied[usize::from(to)] = Some(def);
            }
        }
        let mut candidates = vec![Vec::new(); values.len()];
        let mut order = Vec::new();
        for (index, desc) in form.operands().enumerate() {
            let mut regs: Vec<Reg> = match desc.place() {
                Place::Any | Place::Slot | Place::ArgSlot(_) | Place::Tied(_) => continue,
                Place::Fixed(reg) if subject.is_reserved(reg) || meets(reg, &restored) => Vec::new(),
                Place::Fixed(reg) => vec![reg],
                Place::Class => {
                    target.class_regs(desc.class()).iter().copied().filter(|&reg| in_class(reg, desc)).collect()
                }
            };
            order.push(index);
            if desc.is_def() || desc.pos() == Pos::Late {
                regs.retain(|&reg| !meets(reg, &clobbers));
            }
            if let Some(def) = tied[index] {
                regs.retain(|&reg| in_class(reg, form.operand(def)) && !meets(reg, &clobbers));
            }
            candidates[index] = regs;
        }
        order.sort_by_key(|&operand| candidates[operand].len());
        PlacementSearch { target, form, values, candidates, order, tied, regs: vec![None; values.len()], budget }
    }

    /// Places the operands of `order` from `depth` on.
    fn place(&mut self, depth: usize) -> bool {
        let Some(&operand) = self.order.get(depth) else { return true };
        for index in 0..self.candidates[operand].len() {
            if self.budget == 0 {
                return false;
            }
            self.budget -= 1;
            let reg = self.candidates[operand][index];
            self.regs[operand] = Some(reg);
            if let Some(def) = self.tied[operand] {
                self.regs[def] = Some(reg);
            }
            let fits = self.is_consistent(operand) && self.tied[operand].is_none_or(|def| self.is_consistent(def));
            if fits && self.place(depth + 1) {
                return true;
            }
            self.regs[operand] = None;
            if let Some(def) = self.tied[operand] {
                self.regs[def] = None;
            }
        }
        false
    }

    /// Whether an operand agrees with all that have registers, as far as it goes.
    fn is_consistent(&self, operand: usize) -> bool {
        let Some(reg) = self.regs[operand] else { return true };
        let agrees = |(other, place): (usize, &Option<Reg>)| {
            place.is_none_or(|other_reg| other == operand || self.may_be(operand, reg, other, other_reg))
        };
        self.regs.iter().enumerate().all(agrees)
            && self.form.relations.iter().all(|entry| {
                entry.relation.holds(self.target, |index| self.regs.get(usize::from(index)).copied().flatten())
            })
    }

    /// Whether two operands may be in these registers at once.
    fn may_be(&self, a: usize, a_reg: Reg, b: usize, b_reg: Reg) -> bool {
        if !self.target.overlap(a_reg, b_reg) {
            return true;
        }
        let (a_desc, b_desc) = (self.form.operand(a), self.form.operand(b));
        match (a_desc.is_def(), b_desc.is_def()) {
            (true, true) => false,
            (false, false) => a_reg == b_reg && self.values[a] == self.values[b],
            (def_first, _) => {
                let (def, use_) = if def_first { (a_desc, b_desc) } else { (b_desc, a_desc) };
                def.pos() == Pos::Late && use_.pos() == Pos::Early
            }
        }
    }
}
