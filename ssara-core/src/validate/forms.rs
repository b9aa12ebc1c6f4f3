//! Whether an instruction form can be satisfied by itself.
//!
//! An instruction has two phases. An early use needs its register in the early phase, a late def in the late phase. An
//! early def or a late use needs it in both. Clobbers take effect in the late phase.
//!
//! # Input
//!
//! A form, and the units that are reserved in the function.
//!
//! # Output
//!
//! A [`FormError`] for each operand that has no register and each tie that is not well-formed. One for each pair of fixed
//! operands in each other's way, and each relation that cannot hold.
//!
//! # Why correct
//!
//! Each operand, each pair of fixed operands and each relation is checked for its own. What several operands of overlapping
//! classes demand together is left to the solver.
//!
//! # Cost
//!
//! Pairs of operands, where some are fixed; the registers of their classes. Results are kept (`known_forms`).

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use crate::ir::Function;
use crate::sorts::sort;
use crate::target::{
    ArgSlot, ClassDesc, Form, FormKind, FormTable, FormView, OperandDesc, Place, Pos, Reg, Relation, Role, StackArea,
    TargetDesc,
};
use crate::units::UnitSet;
use crate::validate::form_error::{FormError, missing_feature};
use crate::validate::site::OperandName;

/// Takes an error, or refuses it unmade when there are enough.
type ReportForm<'r> = dyn FnMut(&dyn Fn() -> FormError) + 'r;

/// Reports what is wrong with the form `id`, which is `form`, where the units `reserved` may not be used.
pub(super) fn check(
    func: &Function,
    target: &TargetDesc,
    id: Form,
    form: FormView<'_>,
    reserved: &UnitSet,
    report: &mut ReportForm<'_>,
) {
    if form.len() > OperandDesc::MAX_OPERANDS {
        report(&|| FormError::TooManyOperands { found: form.len() });
        return;
    }
    let name = |operand: usize| OperandName::new(func, target, id, operand);
    if !names_exist(target, form, &name, report) {
        return;
    }
    // At a return these hold what they held at entry.
    let restored = match form.kind {
        FormKind::Return => target.units_of(func.callee_saved_regs(target)),
        _ => target.no_units(),
    };
    let check = FormCheck { func, target, id, form, reserved, restored, clobbers: UnitSet::from_words(form.clobbers) };
    check.registers(report);
    check.arg_slots(report);
    if check.ties(report) {
        check.collisions(report);
        check.relations(report);
    }
}

/// Checks that the other way to issue `form` that has the name `name` has the same operands. What is defined in a
/// constant register is lost, so that all ways agree on that as well.
pub(super) fn check_alternative(
    target: &TargetDesc,
    form: FormView<'_>,
    name: &str,
    other: FormView<'_>,
    report: &mut ReportForm<'_>,
) {
    let signature = |desc: OperandDesc| {
        let ty = target.classes.get(desc.class().index()).map(|class| class.ty);
        (desc.role(), desc.is_scratch(), ty, constant(target, desc))
    };
    if form.kind != other.kind || !form.operands().map(signature).eq(other.operands().map(signature)) {
        report(&|| FormError::Alternative { name: name.to_string() });
    }
}

/// The constant register in which an operand is defined, if it is in one.
pub(super) fn constant(target: &TargetDesc, desc: OperandDesc) -> Option<Reg> {
    let reg = desc.fixed_reg()?;
    let is_constant = target.regs.get(reg.index()).is_some_and(|desc| desc.constant.is_some());
    (desc.is_def() && is_constant).then_some(reg)
}

/// Says what an operand is called, by its number.
type Name<'n> = dyn Fn(usize) -> OperandName + 'n;

/// Checks that classes and registers exist, without which nothing else can be said.
fn names_exist(target: &TargetDesc, form: FormView<'_>, name: &Name<'_>, report: &mut ReportForm<'_>) -> bool {
    let mut good = true;
    for (operand, constraint) in form.operands().enumerate() {
        if constraint.class().index() >= target.classes.len() {
            good = false;
            report(&|| FormError::UnknownClass { operand: name(operand) });
        }
        if constraint.fixed_reg().is_some_and(|reg| reg.index() >= target.regs.len()) {
            good = false;
            report(&|| FormError::UnknownRegister { operand: name(operand) });
        }
    }
    for relation in form.relations {
        good &= relation_exists(target, form, relation.relation, name, report);
    }
    good
}

/// Checks that a relation names what there is.
fn relation_exists(
    target: &TargetDesc,
    form: FormView<'_>,
    relation: Relation,
    name: &Name<'_>,
    report: &mut ReportForm<'_>,
) -> bool {
    let mut good = true;
    let mut bad = |error: &dyn Fn() -> FormError| {
        good = false;
        report(error);
    };
    match relation {
        Relation::Group { first, list } => match target.tuple_lists.get(list.index()) {
            None => bad(&|| FormError::UnknownTuples { operand: name(first.into()) }),
            Some(list) if usize::from(first) + usize::from(list.len) > form.len() || list.len == 0 => {
                bad(&|| FormError::GroupTooLong { operand: name(first.into()), list: list.name.to_string() });
            }
            Some(_) => {}
        },
        Relation::Distinct(a, b)
        | Relation::Same(a, b, _)
        | Relation::OverlapAt(a, b, _)
        | Relation::Implies(a, _, b, _) => {
            for operand in [a, b].map(usize::from).into_iter().filter(|&operand| operand >= form.len()) {
                bad(&|| FormError::UnknownOperand { operand: name(operand) });
            }
            if a == b {
                bad(&|| FormError::RelatedToItself { operand: name(a.into()) });
            }
            if let Relation::Implies(_, in_a, _, in_b) = relation {
                for (operand, class) in [(a.into(), in_a), (b.into(), in_b)] {
                    if class.index() >= target.classes.len() {
                        bad(&|| FormError::UnknownClass { operand: name(operand) });
                    }
                }
            }
        }
    }
    good
}

/// A form whose classes and registers exist.
struct FormCheck<'a> {
    func: &'a Function,
    target: &'a TargetDesc,
    id: Form,
    form: FormView<'a>,
    reserved: &'a UnitSet,
    restored: UnitSet,
    clobbers: UnitSet,
}

fn in_early_phase(operand: OperandDesc) -> bool {
    (operand.role(), operand.pos()) != (Role::Def, Pos::Late)
}
fn in_late_phase(operand: OperandDesc) -> bool {
    (operand.role(), operand.pos()) != (Role::Use, Pos::Early)
}

/// The use in whose register or slot an operand is.
fn tie(operand: OperandDesc) -> Option<u16> {
    operand.tied_to()
}

impl<'a> FormCheck<'a> {
    /// The use to which an operand is tied, if the tie is well-formed.
    fn tied_to(&self, operand: OperandDesc) -> Option<OperandDesc> {
        let to = usize::from(tie(operand)?);
        if to >= self.form.len() {
            return None;
        }
        let to = self.form.operand(to);
        operand.may_be_tied_to(to).then_some(to)
    }

    fn table(&self) -> &'a FormTable {
        if self.id.is_local() { self.func.local_forms() } else { &self.target.forms }
    }

    /// Whether the form has alternatives or is one.
    fn has_alternatives(&self) -> bool {
        let (table, index) = (self.table(), self.id.table_index());
        !table.alternatives(index).is_empty() || table.alternative_of(index).is_some()
    }

    fn name(&self, operand: usize) -> OperandName {
        OperandName::new(self.func, self.target, self.id, operand)
    }

    fn class(&self, operand: OperandDesc) -> &'a ClassDesc {
        self.target.class(operand.class())
    }

    fn reg_name(&self, reg: Reg) -> String {
        self.target.reg(reg).name.to_string()
    }

    /// Checks the ties; returns whether all are well-formed.
    fn ties(&self, report: &mut ReportForm<'_>) -> bool {
        if !self.form.operands().any(|operand| tie(operand).is_some()) {
            return true;
        }
        let mut good = true;
        let mut taken = fixedbitset::FixedBitSet::with_capacity(self.form.len());
        for (operand, constraint) in self.form.operands().enumerate() {
            let Some(to) = tie(constraint) else { continue };
            let index = usize::from(to);
            let mut bad = |error: &dyn Fn() -> FormError| {
                good = false;
                report(error);
            };
            if (constraint.role(), constraint.pos()) != (Role::Def, Pos::Late) {
                bad(&|| FormError::TiedNotLateDef { operand: self.name(operand) });
            }
            let Some(tied_use) = self.tied_to(constraint) else {
                bad(&|| FormError::TiedTo { operand: self.name(operand), to: self.name(index) });
                continue;
            };
            if self.class(tied_use).ty != self.class(constraint).ty {
                bad(&|| FormError::TiedType { operand: self.name(operand), to: self.name(index) });
            }
            if taken.put(index) {
                let same = |other: &OperandDesc| tie(*other) == Some(to);
                let first = || self.form.operands().position(|other| same(&other)).unwrap_or(operand);
                bad(&|| FormError::TiedTwice { first: self.name(first()), second: self.name(operand) });
            }
        }
        good
    }

    /// Checks that there is a register for each operand.
    fn registers(&self, report: &mut ReportForm<'_>) {
        for (operand, constraint) in self.form.operands().enumerate() {
            match constraint.place() {
                Place::Fixed(reg) => self.fixed(operand, constraint, reg, report),
                Place::Class | Place::Tied(_) => {
                    let class = self.class(constraint);
                    let members = self.target.class_regs(constraint.class());
                    let first =
                        members.first().filter(|_| !members.iter().any(|&reg| self.func.has_reg(self.target, reg)));
                    if let Some(&first) = first {
                        report(&|| FormError::ClassMissing {
                            operand: self.name(operand),
                            class: class.name.to_string(),
                            feature: missing_feature(self.func, self.target, self.target.reg(first).features),
                        });
                    } else if !members.iter().any(|&reg| self.may_use(constraint, reg)) {
                        report(&|| FormError::NoRegister {
                            operand: self.name(operand),
                            class: class.name.to_string(),
                        });
                    }
                }
                Place::Any | Place::Slot | Place::ArgSlot(_) => {}
            }
        }
    }

    /// Whether `operand` can be in `reg`, a register of its class.
    fn may_use(&self, operand: OperandDesc, reg: Reg) -> bool {
        let units = self.target.reg_units(reg);
        let free = |set: &UnitSet| !units.iter().any(|&unit| set.contains(unit));
        let tie_allows = self.tied_to(operand).is_none_or(|tied_use| match tied_use.fixed_reg() {
            Some(fixed) => fixed == reg,
            None => tied_use.class() == operand.class() || self.target.class_regs(tied_use.class()).contains(&reg),
        });
        let exists = self.func.has_reg(self.target, reg);
        tie_allows
            && exists
            && free(self.reserved)
            && free(&self.restored)
            && (!in_late_phase(operand) || free(&self.clobbers))
    }

    fn fixed(&self, operand: usize, constraint: OperandDesc, reg: Reg, report: &mut ReportForm<'_>) {
        let overlaps = |set: &UnitSet| self.target.reg_units(reg).iter().any(|&unit| set.contains(unit));
        let name = || self.reg_name(reg);
        let ty = self.class(constraint).ty;
        if self.target.reg(reg).ty != Some(ty) {
            let ty = || self.target.types.get(ty.index()).map_or("?", |ty| &ty.name).to_string();
            report(&|| FormError::FixedType { operand: self.name(operand), reg: name(), ty: ty() });
        }
        if self.target.reg(reg).constant.is_some() && (!constraint.is_def() || constraint.is_scratch()) {
            report(&|| FormError::FixedConstant { operand: self.name(operand), reg: name() });
        }
        if !self.func.has_reg(self.target, reg) {
            let feature = || missing_feature(self.func, self.target, self.target.reg(reg).features);
            report(&|| FormError::FixedMissing { operand: self.name(operand), reg: name(), feature: feature() });
        } else if overlaps(self.reserved) {
            report(&|| FormError::FixedReserved { operand: self.name(operand), reg: name() });
        } else if overlaps(&self.restored) {
            report(&|| FormError::FixedRestored { operand: self.name(operand), reg: name() });
        }
        if in_late_phase(constraint) && overlaps(&self.clobbers) {
            report(&|| FormError::FixedClobbered { operand: self.name(operand), reg: name() });
        }
    }

    /// Checks that each relation can hold, for all that the rest of the form says about its operands.
    fn relations(&self, report: &mut ReportForm<'_>) {
        for relation in self.form.relations {
            match relation.relation {
                Relation::Group { first, list } => {
                    let fits = |tuple: &[Reg]| {
                        let members = tuple.iter().zip(self.form.operands().skip(first.into()));
                        members.into_iter().all(|(&reg, operand)| self.may_be(operand, reg))
                    };
                    if !self.target.tuples(list).any(fits) {
                        let list = || self.target.tuple_lists[list.index()].name.to_string();
                        report(&|| FormError::NoTuple { operand: self.name(first.into()), list: list() });
                    }
                }
                Relation::Distinct(a, b) if self.tied_together(a, b) => {
                    report(&|| FormError::DistinctTied { first: self.name(a.into()), second: self.name(b.into()) });
                }
                Relation::Distinct(..) => {}
                Relation::Same(a, b, _) | Relation::OverlapAt(a, b, _) | Relation::Implies(a, _, b, _) => {
                    let bank = |operand: u16| {
                        let class = self.class(self.form.operand(operand.into()));
                        self.target.types.get(class.ty.index()).map(|ty| ty.bank)
                    };
                    if bank(a) != bank(b) {
                        report(&|| FormError::RelatedBanks { first: self.name(a.into()), second: self.name(b.into()) });
                    }
                }
            }
        }
    }

    /// Whether `operand` can be in `reg`, if it is in a register.
    fn may_be(&self, operand: OperandDesc, reg: Reg) -> bool {
        match operand.place() {
            Place::Fixed(fixed) => fixed == reg,
            Place::Slot | Place::ArgSlot(_) => true,
            Place::Class | Place::Tied(_) | Place::Any => {
                self.target.class_regs(operand.class()).contains(&reg) && self.may_use(operand, reg)
            }
        }
    }

    fn tied_together(&self, a: u16, b: u16) -> bool {
        let tied = |def: u16, to: u16| self.form.operand(def.into()).overwrites() == Some(to);
        tied(a, b) || tied(b, a)
    }

    /// The register that an operand must have: its own, or that of the use to which it is tied.
    fn needed_reg(&self, operand: OperandDesc) -> Option<Reg> {
        self.tied_to(operand).unwrap_or(operand).fixed_reg()
    }

    /// Checks the operands in argument slots. An entry defines values in the incoming area, and a return stores its results
    /// there, or the arguments of a tail call. A call, or a branch that calls, has its arguments and results in the outgoing
    /// area. It reads arguments before it writes results, so only operands of one role must not overlap.
    fn arg_slots(&self, report: &mut ReportForm<'_>) {
        let arg_slots: Vec<(usize, OperandDesc)> =
            self.form.operands().enumerate().filter(|(_, desc)| desc.arg_slot().is_some()).collect();
        if arg_slots.is_empty() {
            return;
        }
        let mut places = Vec::new();
        for (operand, desc) in arg_slots {
            let Some(arg_slot) = desc.arg_slot() else { continue };
            let is_right = match (arg_slot.area, desc.role(), desc.pos()) {
                (StackArea::Incoming, Role::Def, Pos::Late) => self.form.kind == FormKind::Entry,
                (StackArea::Incoming, Role::Use, Pos::Early) => self.form.kind == FormKind::Return,
                (StackArea::Outgoing, Role::Def, Pos::Late) | (StackArea::Outgoing, Role::Use, Pos::Early) => {
                    matches!(self.form.kind, FormKind::Call | FormKind::Branch)
                }
                _ => false,
            };
            if !is_right {
                report(&|| FormError::ArgSlotRole { operand: self.name(operand), arg_slot });
            }
            if self.has_alternatives() {
                report(&|| FormError::ArgSlotAlternative { operand: self.name(operand), arg_slot });
            }
            let Some(ty) = self.target.types.get(self.target.class(desc.class()).ty.index()) else { continue };
            if ty.scalable {
                report(&|| FormError::ArgSlotScalable { operand: self.name(operand), arg_slot });
            }
            if arg_slot.offset % ty.spill_align.max(1) != 0 {
                report(&|| FormError::ArgSlotAlign { operand: self.name(operand), arg_slot, align: ty.spill_align });
            }
            let (start, end) = (u32::from(arg_slot.offset), u32::from(arg_slot.offset) + u32::from(ty.spill_size));
            if end > ArgSlot::LIMIT {
                report(&|| FormError::ArgSlotTooFar { operand: self.name(operand), arg_slot });
            }
            places.push((desc.is_def(), start, end, operand));
        }
        sort(&mut places);
        for pair in places.windows(2).filter(|pair| pair[0].0 == pair[1].0 && pair[1].1 < pair[0].2) {
            report(&|| FormError::ArgSlotOverlap { first: self.name(pair[0].3), second: self.name(pair[1].3) });
        }
    }

    /// Checks that operands in fixed registers do not get in each other's way.
    fn collisions(&self, report: &mut ReportForm<'_>) {
        if self.form.operands().filter(|&operand| self.needed_reg(operand).is_some()).nth(1).is_none() {
            return;
        }
        let (mut early, mut late) = (self.target.no_units(), self.target.no_units());
        for (operand, constraint) in self.form.operands().enumerate() {
            let Some(reg) = self.needed_reg(constraint) else { continue };
            let mut collides = false;
            for &unit in self.target.reg_units(reg) {
                if in_early_phase(constraint) {
                    collides |= early.contains(unit);
                    early.insert(unit);
                }
                if in_late_phase(constraint) {
                    collides |= late.contains(unit);
                    late.insert(unit);
                }
            }
            if collides {
                report(&|| FormError::FixedCollision {
                    first: self.name(self.collides_with(constraint, reg)),
                    second: self.name(operand),
                });
            }
        }
    }

    /// The first operand that needs a part of `reg` in a phase in which `operand` needs it.
    fn collides_with(&self, operand: OperandDesc, reg: Reg) -> usize {
        let in_alternative = |other: OperandDesc| {
            let same_phase =
                in_early_phase(operand) && in_early_phase(other) || in_late_phase(operand) && in_late_phase(other);
            same_phase && self.needed_reg(other).is_some_and(|other| self.target.overlap(reg, other))
        };
        self.form.operands().position(in_alternative).unwrap_or(0)
    }
}
