//! Whether an instruction can be allocated at all, by trying every register for every operand.

use ssara_core::ir::{Function, Inst, Value};
use ssara_core::target::{FormKind, FormView, OperandDesc, Place, Pos, Reg, Target};

use super::operands::holds;
use super::shape::Usable;

/// Maximum number of registers to try for one instruction. Beyond it the answer is unknown.
const MAX_TRIES: usize = 200_000;

struct Search<'a> {
    target: &'a Target,
    form: FormView<'a>,
    values: &'a [Value],
    /// By operand: the registers that it may take; `None` for what is in a slot.
    choices: Vec<Option<Vec<Reg>>>,
    /// Operands in the order in which they take registers.
    order: Vec<usize>,
    taken: Vec<Option<Reg>>,
    tries: usize,
}

/// Whether there are registers for the operands of an instruction if all other values are in memory; `None` if that
/// takes too long to find out.
pub fn is_feasible(func: &Function, target: &Target, inst: Inst) -> Option<bool> {
    let own = func.inst(inst).form;
    let forms = std::iter::once(own).chain(func.alternatives(target, own));
    let mut answer = Some(false);
    for form in forms.filter(|&form| func.has_form(target, form)) {
        let form = func.form(target, form);
        match search(func, target, form, func.inst_operands(inst)) {
            Some(true) => return Some(true),
            Some(false) => {}
            None => answer = None,
        }
    }
    answer
}

fn search(func: &Function, target: &Target, form: FormView<'_>, values: &[Value]) -> Option<bool> {
    let usable = Usable::new(func, target);
    let callee_saved: Vec<Reg> = func.callee_saved_regs(target).collect();
    // What a return reads there would be lost.
    let is_lost =
        |reg: Reg| form.kind == FormKind::Return && callee_saved.iter().any(|&other| target.overlap(reg, other));
    let may = |reg: &Reg| usable.may(*reg) && !is_lost(*reg);
    let choices: Vec<Option<Vec<Reg>>> = form
        .operands()
        .map(|operand| match operand.place() {
            Place::Class | Place::Tied(_) => {
                Some(target.class_regs(operand.class()).iter().copied().filter(may).collect())
            }
            Place::Fixed(reg) => Some(vec![reg]),
            Place::Any | Place::Slot | Place::ArgSlot(_) => None,
        })
        .collect();
    let mut order: Vec<usize> = (0..choices.len()).filter(|&at| choices[at].is_some()).collect();
    order.sort_by_key(|&at| choices[at].as_ref().map_or(0, Vec::len));
    let taken = vec![None; choices.len()];
    let mut search = Search { target, form, values, choices, order, taken, tries: 0 };
    let found = search.place(0);
    (found || search.tries < MAX_TRIES).then_some(found)
}

impl Search<'_> {
    fn place(&mut self, at: usize) -> bool {
        let Some(&operand) = self.order.get(at) else { return true };
        for reg in self.choices[operand].clone().unwrap_or_default() {
            self.tries += 1;
            if self.tries >= MAX_TRIES {
                return false;
            }
            self.taken[operand] = Some(reg);
            if self.fits(operand, reg) && self.place(at + 1) {
                return true;
            }
            self.taken[operand] = None;
        }
        false
    }

    fn fits(&self, operand: usize, reg: Reg) -> bool {
        let desc = self.form.operand(operand);
        let is_constant = self.target.reg(reg).constant.is_some();
        let clobbers = self.form.clobbers;
        let is_clobbered =
            self.target.reg_units(reg).iter().any(|&unit| clobbers[usize::from(unit) / 64] >> (unit % 64) & 1 != 0);
        if phases(desc).1 && !desc.is_scratch() && !is_constant && is_clobbered {
            return false;
        }
        for (other, taken) in self.taken.iter().enumerate() {
            let Some(there) = taken.filter(|_| other != operand) else { continue };
            let of_other = self.form.operand(other);
            let is_tie = |def: OperandDesc, to: usize| def.overwrites() == Some(to as u16);
            if (is_tie(desc, other) || is_tie(of_other, operand)) && there != reg {
                return false;
            }
            let (a, b) = (phases(desc), phases(of_other));
            let meet = a.0 && b.0 || a.1 && b.1;
            let is_same_value =
                !desc.is_def() && !of_other.is_def() && self.values[operand] == self.values[other] && there == reg;
            let keeps = |reg: Reg| self.target.reg(reg).constant.is_none();
            if meet && !is_same_value && keeps(reg) && keeps(there) && self.target.overlap(reg, there) {
                return false;
            }
        }
        let reg_of = |operand: u16| self.taken[usize::from(operand)];
        self.form.relations.iter().all(|relation| holds(self.target, relation.relation, reg_of))
    }
}

/// The phases in which an operand has its register.
fn phases(operand: OperandDesc) -> (bool, bool) {
    match (operand.is_def(), operand.pos()) {
        (false, Pos::Early) => (true, false),
        (true, Pos::Late) => (false, true),
        (false, Pos::Late) | (true, Pos::Early) => (true, true),
    }
}
