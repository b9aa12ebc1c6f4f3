//! The rules for a single edit: its point, its types, its registers and slots, and whether the machine has the operation.

use cranelift_entity::EntityRef;
use ssara_core::ir::{Inst, Value};
use ssara_core::output::{Edit, Loc, Point};
use ssara_core::target::{Class, FormKind, MoveWay, Place, Reg, Remat};

use crate::reference::{Case, Rule};

impl Case<'_> {
    /// Points exist and are in order; each edit is one that the machine has.
    pub(super) fn check_edits(&mut self) {
        let mut last = None;
        for (index, &(point, edit)) in self.alloc.edits.iter().enumerate() {
            let exists = match point {
                Point::Before(inst) => inst.index() < self.func.num_insts(),
                Point::Edge(edge) => edge.index() < self.func.num_edges(),
            };
            let name = format!("`{}` at {point:?}", edit.display(self.target));
            if !exists {
                self.fault(Rule::Edit, format!("{name}: no such point"));
            }
            if last > Some(point) {
                self.fault(Rule::Edit, format!("{name}: out of order"));
            }
            last = Some(point);
            if let Point::Edge(edge) = point
                && exists
                && self.func.is_computed(self.func.edge(edge).from)
            {
                self.fault(Rule::Edit, format!("{name}: nothing can stand on this edge"));
            }
            if let Some(why) = self.edit_fault(edit).or_else(|| self.scratch_fault(index)) {
                self.fault(Rule::Edit, format!("{name}: {why}"));
            } else if exists && let Some(reg) = self.between_instructions(point, edit) {
                self.fault(Rule::Edit, format!("{name}: no value lives in `{}`", self.reg_name(reg)));
            }
        }
    }

    /// A register that an edit writes although nothing allows it. No value of the edit's type may live there between
    /// instructions. No instruction next to the edit has an operand there. It is not saved and restored.
    fn between_instructions(&self, point: Point, edit: Edit) -> Option<Reg> {
        if let Edit::Remat { .. } | Edit::Scratch { .. } = edit {
            return None;
        }
        let beside = match point {
            Point::Before(inst) if self.func.block_insts(self.func.block_of(inst)).next() == Some(inst) => vec![inst],
            Point::Before(inst) => vec![Inst::from_u32(inst.as_u32() - 1), inst],
            Point::Edge(edge) => self.func.terminator(self.func.edge(edge).from).into_iter().collect(),
        };
        let named =
            |reg| beside.iter().any(|&inst| self.operands(inst).iter().any(|operand| operand.loc == Loc::Reg(reg)));
        let lives = |reg: Reg| {
            let home = self.reg_type(reg).map(|ty| self.target.class_regs(self.target.home_class(ty)));
            home.is_some_and(|home| home.contains(&reg))
        };
        let saved = |reg: Reg| self.alloc.saved.iter().any(|entry| entry.reg == reg);
        destinations(edit).into_iter().find(|&reg| !lives(reg) && !named(reg) && !saved(reg))
    }

    /// What is wrong with the scratch register of an edit, or with an edit that names one for the next. A scratch register and
    /// the edit that takes it are neighbours at one point.
    fn scratch_fault(&self, index: usize) -> Option<String> {
        let edits = &self.alloc.edits;
        let beside = |at: usize| edits.get(at).filter(|other| other.0 == edits[index].0).map(|other| other.1);
        let needed = |edit: Edit| {
            let has = |class, reg: Reg| self.target.class_regs(class).contains(&reg);
            match edit {
                Edit::Move { ty, from, to } => {
                    let rule = self.target.ty(ty).moves.iter().find(|rule| has(rule.from, from) && has(rule.to, to))?;
                    if let MoveWay::Through(class) = rule.way { Some(class) } else { None }
                }
                Edit::Load { ty, to: reg, .. } | Edit::Store { ty, from: reg, .. } => {
                    Some(self.target.ty(ty).memory.iter().find(|rule| has(rule.of, reg))?.through)
                }
                _ => None,
            }
        };
        let fits = |scratch: Reg, edit: Edit| {
            let in_class = needed(edit).is_some_and(|class| self.target.class_regs(class).contains(&scratch));
            in_class && !edit.regs().any(|reg| self.target.overlap(reg, scratch))
        };
        match edits[index].1 {
            Edit::Scratch { reg } if beside(index + 1).is_some_and(|next| self.edit_fault(next).is_none()) => {
                let fits = beside(index + 1).is_some_and(|next| fits(reg, next));
                (!fits).then(|| "no scratch register for the next edit".to_owned())
            }
            Edit::Scratch { .. } => Some("no edit takes the scratch register".to_owned()),
            edit => {
                let before = index.checked_sub(1).and_then(beside);
                let has_scratch = matches!(before, Some(Edit::Scratch { .. }));
                (needed(edit).is_some() && !has_scratch).then(|| "a scratch register is missing".to_owned())
            }
        }
    }

    fn edit_fault(&self, edit: Edit) -> Option<String> {
        let typed = |reg: Reg, ty| self.reg_type(reg) == Some(ty);
        let bad = |what: &str| Some(String::from(what));
        for reg in edit.regs() {
            if reg.index() >= self.target.regs.len() {
                return bad("no such register");
            }
            if !self.exists(reg) {
                return bad("a register that the machine does not have");
            }
        }
        // Reading a register that holds nothing does no harm.
        for reg in destinations(edit) {
            if let Some(why) = self.unusable(reg) {
                return Some(format!("`{}` {why}", self.reg_name(reg)));
            }
        }
        match edit {
            Edit::Move { ty, from, to } if typed(from, ty) && typed(to, ty) => {
                let way = self.target.move_way(ty, from, to);
                if way == Some(MoveWay::ThroughMemory) { bad("the machine does not move there") } else { None }
            }
            Edit::Scratch { .. } => None,
            Edit::Move { .. } => bad("a register of another type"),
            Edit::Swap { ty, a, b } if typed(a, ty) && typed(b, ty) => {
                if self.target.ty(ty).swap {
                    None
                } else {
                    bad("the machine does not exchange this type")
                }
            }
            Edit::Swap { .. } => bad("a register of another type"),
            Edit::Store { ty, from: reg, to: slot } | Edit::Load { ty, from: slot, to: reg } => {
                if !typed(reg, ty) {
                    bad("a register of another type")
                } else if !self.fits_slot(slot, ty) {
                    bad("the slot is not there, too small or not aligned")
                } else {
                    None
                }
            }
            Edit::Transfer { ty, from, to } => {
                let keeps = |reg: Reg| {
                    let kept = self.target.types.get(ty.index());
                    kept.is_some_and(|desc| desc.spill_to.iter().any(|&other| typed(reg, other)))
                };
                let possible = typed(from, ty) && keeps(to) || keeps(from) && typed(to, ty);
                if possible { None } else { bad("these registers do not keep each other's values") }
            }
            Edit::Remat { value, from, to } => match self.recomputed(value) {
                None => bad("the value cannot be computed again"),
                Some(found) if !self.target.class_regs(found.class).contains(&to) => bad("not in the class of the def"),
                Some(found) if found.uses.len() != from.iter().count() => bad("not a register for each use"),
                Some(found) => {
                    let in_class = |(use_, reg): (&(Value, Class), Reg)| self.target.class_regs(use_.1).contains(&reg);
                    let all_are = found.uses.iter().zip(from.iter()).all(in_class);
                    if all_are { None } else { bad("not in the class of the use") }
                }
            },
        }
    }

    /// The instruction that defines a rematerialisable value. It is an ordinary one without other defs, clobbers or relations,
    /// and with at most two uses.
    pub(super) fn recomputed(&self, value: Value) -> Option<Recomputed> {
        let mut insts = (0..self.func.num_insts()).map(Inst::new);
        let inst = insts.find(|&inst| {
            let form = self.func.inst_form(self.target, inst);
            let mut defs = self.func.inst_operands(inst).iter().zip(form.operands());
            defs.any(|(&defined, desc)| defined == value && desc.is_def())
        })?;
        let form = self.func.inst_form(self.target, inst);
        let alone = form.relations.is_empty() && form.clobbers.iter().all(|&word| word == 0);
        let may = form.kind == FormKind::Op && form.remat != Remat::Never;
        let in_classes = form.operands().all(|desc| desc.place() == Place::Class && !desc.is_scratch());
        let (mut defs, mut uses) = (Vec::new(), Vec::new());
        for (&operand, desc) in self.func.inst_operands(inst).iter().zip(form.operands()) {
            if desc.is_def() { &mut defs } else { &mut uses }.push((operand, desc.class()));
        }
        let &[(_, class)] = &defs[..] else { return None };
        (alone && may && in_classes && uses.len() <= 2).then_some(Recomputed { class, uses })
    }

    /// Why no value can be put into a register, if so: it is reserved, constant or missing.
    pub(super) fn unusable(&self, reg: Reg) -> Option<&'static str> {
        let hits = |other: Reg| crate::reference::overlap(self.target, reg, other);
        let convention = self.func.convention.map(|conv| &self.target.conventions[conv.index()]);
        let by_convention = convention.iter().flat_map(|conv| conv.reserved.iter());
        let mut reserved = self.target.reserved.iter().chain(by_convention).chain(&self.func.reserved);
        if !self.exists(reg) {
            Some("does not exist on this machine")
        } else if reserved.any(|&other| hits(other)) {
            Some("is reserved")
        } else if self.target.reg_ids().any(|other| self.target.reg(other).constant.is_some() && hits(other)) {
            Some("is constant")
        } else {
            None
        }
    }
}

/// The registers that an edit writes.
pub(super) fn destinations(edit: Edit) -> Vec<Reg> {
    match edit {
        Edit::Move { to, .. } | Edit::Load { to, .. } | Edit::Remat { to, .. } | Edit::Transfer { to, .. } => vec![to],
        Edit::Swap { a, b, .. } => vec![a, b],
        Edit::Scratch { reg } => vec![reg],
        Edit::Store { .. } => Vec::new(),
    }
}

/// What is known of a value that can be computed again.
pub(super) struct Recomputed {
    /// The class of its def.
    pub class: Class,
    /// The values that its instruction uses, and the classes of these operands.
    pub uses: Vec<(Value, Class)>,
}
