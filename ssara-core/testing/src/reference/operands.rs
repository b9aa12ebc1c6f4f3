//! The rules for the operands of one instruction: where each may be, and which of them may overlap.
//!
//! An instruction executes in this order. Early defs and scratch operands may be written before anything is read. Then
//! early uses are read. Then late defs may be written, and clobbers take effect. Then late uses are read. At the end all
//! defs hold their values. So
//!
//! * an early def and a scratch operand overlap no other operand;
//! * a late def overlaps no late use and no def, but may overlap early uses;
//! * a clobber overlaps no late use and no def.
//!
//! The def of an instruction whose value can be computed again may have no location: then the instruction is left out.
//!
//! Two uses may overlap. The rule for contents decides whether both values are there.

use ssara_core::ir::{Inst, Value};
use ssara_core::output::Loc;
use ssara_core::target::{End, FormKind, Place, Reg, Relation};

use crate::reference::regs::own_bits;
use crate::reference::{Case, Operand, Rule, overlap};

impl Case<'_> {
    pub(super) fn check_operands(&mut self, inst: Inst) {
        let operands = self.operands(inst);
        if self.is_left_out(&operands) {
            return;
        }
        let before = self.faults.len();
        for operand in &operands {
            if let Some(why) = self.misplaced(*operand, &operands) {
                let text = format!("{}: {} {why}", self.name(inst, operand.index), self.loc_name(operand.loc));
                self.fault(Rule::Place, text);
            } else if let Some(why) = self.in_unusable_register(inst, *operand) {
                let text = format!("{}: `{}` {why}", self.name(inst, operand.index), self.loc_name(operand.loc));
                self.fault(Rule::Register, text);
            }
        }
        if self.faults.len() > before {
            return;
        }
        self.check_overlap(inst, &operands);
        self.check_relations(inst, &operands);
    }

    /// Whether an instruction is left out: its value can be computed again, and the def has no location.
    fn is_left_out(&self, operands: &[Operand]) -> bool {
        let [Operand { value, loc: Loc::None, is_def: true, .. }] = *operands else { return false };
        self.recomputed(value).is_some()
    }

    /// The reason why an operand must not be in its location, if there is one.
    fn misplaced(&self, operand: Operand, all: &[Operand]) -> Option<String> {
        let in_class = |reg: Reg| self.target.class_regs(operand.class).contains(&reg);
        let class = || format!("is not in class `{}`", self.target.class(operand.class).name);
        let fault = |good: bool, why: &str| (!good).then(|| String::from(why));
        match (operand.place, operand.loc) {
            (Place::Class | Place::Any, Loc::Reg(reg)) => (!in_class(reg)).then(class),
            (Place::Fixed(fixed), loc) => {
                (loc != Loc::Reg(fixed)).then(|| format!("is not `{}`", self.reg_name(fixed)))
            }
            (Place::Tied(to), Loc::Reg(reg)) => {
                // A use that is fixed to a register fixes the def to it as well.
                match all.get(usize::from(to)).filter(|other| other.loc == operand.loc) {
                    None => Some(format!("is not where operand {to} is")),
                    Some(other) => (!in_class(reg) && !matches!(other.place, Place::Fixed(_))).then(class),
                }
            }
            (Place::Any | Place::Slot, Loc::Slot(slot)) => {
                if let Some(to) = operand.modifies
                    && all.get(usize::from(to)).is_none_or(|other| other.loc != operand.loc)
                {
                    return Some(format!("is not where operand {to} is"));
                }
                let fits = self.fits_slot(slot, self.func.value_type(operand.value));
                fault(fits, "is not there, too small or not aligned")
            }
            (Place::ArgSlot(arg_slot), Loc::Slot(slot)) => {
                let there =
                    self.alloc.slots.get(slot).is_some_and(|data| {
                        data.area == arg_slot.area.into() && data.offset == u32::from(arg_slot.offset)
                    });
                let fits = there && self.fits_slot(slot, self.func.value_type(operand.value));
                fault(fits, "is another place than its argument slot, too small or not aligned")
            }
            (Place::Slot | Place::ArgSlot(_), _) => fault(false, "is no slot"),
            (Place::Class | Place::Tied(_) | Place::Any, _) => fault(false, "is no register"),
        }
    }

    /// The reason why an operand must not be in its register, if there is one. A fixed def that nothing reads may name a
    /// constant register.
    fn in_unusable_register(&self, inst: Inst, operand: Operand) -> Option<&'static str> {
        let Loc::Reg(reg) = operand.loc else { return None };
        let constant = self.target.reg(reg).constant.is_some();
        if constant && operand.is_def && operand.place == Place::Fixed(reg) {
            return self.is_read(operand.value).then_some("is constant, and the value is read");
        }
        // A return gives back the callee-saved registers that were written, so nothing else can be in them.
        let restored =
            |reg| self.alloc.saved.iter().any(|saved| self.exists(saved.reg) && overlap(self.target, saved.reg, reg));
        if self.form(inst).kind == FormKind::Return && restored(reg) {
            return Some("is restored before the return");
        }
        self.unusable(reg)
    }

    /// Whether an instruction or an edge reads a value.
    fn is_read(&self, value: Value) -> bool {
        let by_inst = |inst: Inst| self.operands(inst).iter().any(|operand| !operand.is_def && operand.value == value);
        let by_edge = |edge| self.func.edge_args(edge).contains(&value);
        self.func.blocks().flat_map(|block| self.func.block_insts(block)).any(by_inst) || self.func.edges().any(by_edge)
    }

    fn check_overlap(&mut self, inst: Inst, operands: &[Operand]) {
        for (at, &a) in operands.iter().enumerate() {
            for &b in &operands[at + 1..] {
                if get_in_each_others_way(a, b) && self.locs_overlap(a.loc, b.loc) {
                    let text = format!("{} and operand {} overlap", self.name(inst, a.index), b.index);
                    self.fault(Rule::Overlap, text);
                }
            }
        }
        let clobbers = self.clobbers(inst);
        for operand in operands {
            let Loc::Reg(reg) = operand.loc else { continue };
            if self.is_destroyed(reg, &clobbers) && (operand.is_def || operand.late) {
                let text = format!("{}: `{}` is clobbered", self.name(inst, operand.index), self.reg_name(reg));
                self.fault(Rule::Overlap, text);
            }
        }
    }

    fn locs_overlap(&self, a: Loc, b: Loc) -> bool {
        match (a, b) {
            (Loc::Reg(a), Loc::Reg(b)) => overlap(self.target, a, b),
            (Loc::Slot(a), Loc::Slot(b)) => a == b,
            _ => false,
        }
    }

    fn check_relations(&mut self, inst: Inst, operands: &[Operand]) {
        let relations: Vec<Relation> = self.form(inst).relations.iter().map(|entry| entry.relation).collect();
        for relation in relations {
            let reg = |operand: u16| match operands.get(usize::from(operand)).map(|operand| operand.loc) {
                Some(Loc::Reg(reg)) => Some(reg),
                _ => None,
            };
            if !self.holds(relation, reg) {
                let text = format!("{relation:?} does not hold for {}", self.inst_name(inst));
                self.fault(Rule::Relation, text);
            }
        }
    }

    /// Whether a relation holds. An operand that is in no register fulfils each relation it takes part in.
    fn holds(&self, relation: Relation, reg: impl Fn(u16) -> Option<Reg>) -> bool {
        let pair = match relation {
            Relation::Group { first, list } => {
                let len = u16::from(self.target.tuple_lists[list.index()].len);
                let regs: Vec<Option<Reg>> = (first..first + len).map(&reg).collect();
                let (start, count) = self.target.tuple_lists[list.index()].members;
                let members = &self.target.tuple_regs[start as usize..(start + count) as usize];
                let is_tuple =
                    |tuple: &[Reg]| tuple.iter().zip(&regs).all(|(&member, reg)| reg.is_none_or(|reg| reg == member));
                return members.chunks(usize::from(len)).any(is_tuple);
            }
            Relation::Distinct(a, b) | Relation::Same(a, b, _) | Relation::OverlapAt(a, b, _) => (reg(a), reg(b)),
            Relation::Implies(a, _, b, _) => (reg(a), reg(b)),
        };
        let (Some(a), Some(b)) = pair else { return true };
        let (a_desc, b_desc) = (self.target.reg(a), self.target.reg(b));
        let (a_bits, b_bits) = (own_bits(a_desc), own_bits(b_desc));
        let meet = |end: End| match end {
            End::Low => a_bits.start == b_bits.start,
            End::High => a_bits.end == b_bits.end,
        };
        match relation {
            Relation::Group { .. } => true,
            Relation::Distinct(..) => !overlap(self.target, a, b),
            // They begin or end at the same bit.
            Relation::Same(_, _, end) => a_desc.root == b_desc.root && meet(end),
            Relation::OverlapAt(_, _, end) => !overlap(self.target, a, b) || meet(end),
            Relation::Implies(_, in_a, _, in_b) => {
                !self.target.class_regs(in_a).contains(&a) || self.target.class_regs(in_b).contains(&b)
            }
        }
    }
}

/// Whether two operands of one instruction must not overlap.
fn get_in_each_others_way(a: Operand, b: Operand) -> bool {
    let may_be_where = |def: Operand, other: Operand| def.late && !other.is_def && !other.late;
    match (a.is_def, b.is_def) {
        (false, false) => false,
        (true, false) => !may_be_where(a, b),
        (false, true) => !may_be_where(b, a),
        (true, true) => true,
    }
}
