//! Forms of a function's own, drawn cell by cell.
//!
//! *Input:* a machine and the rules of a function. *Promises:* the rules allow the alternatives of the form. Each operand is
//! drawn uniformly from the cells of the coverage table (a constraint and a class relation), so no cell is rare. There may be
//! too few registers for all operands at once; an exhaustive search checks such refusals.

use ssara_core::ir::Alternative;
use ssara_core::target::{Class, End, FormKind, OperandDesc, Place, Pos, Reg, Relation, Role, TupleList, Type};
use ssara_core::units::UnitSet;

use super::cells::{Demand, PlaceKind, RoleKind};
use super::draw::Draw;
use super::facts::{ClassRelation, Related};
use super::legal::{Legal, is_late};
use super::machine::Machine;

/// Draws forms for one function.
pub struct LocalForms<'m> {
    /// The machine.
    pub machine: &'m Machine,
    /// The rules.
    pub legal: &'m Legal<'m>,
    /// The demands that a form of each kind may make, at the position of the kind.
    demands: Vec<Vec<Demand>>,
    /// The forms of the target, by kind, of which the function has not all alternatives.
    pub lacking: Vec<Vec<usize>>,
}

/// Whether a form of this kind may have operands of this kind.
pub fn allowed(kind: FormKind, demand: Demand) -> Result<(), &'static str> {
    match kind {
        FormKind::Return | FormKind::Trap if demand.role == RoleKind::Def => {
            Err("what leaves the function defines nothing")
        }
        FormKind::Entry if demand.role != RoleKind::Def => Err("there is nothing to read or compute before the entry"),
        FormKind::Entry if demand.phase() == Pos::Early => Err("an entry reads nothing that a def could be early for"),
        FormKind::Entry if matches!(demand.place, PlaceKind::Tied) => Err("an entry reads nothing to be tied to"),
        FormKind::Entry if matches!(demand.place, PlaceKind::Any | PlaceKind::Slot) => {
            Err("an entry defines what arrives in registers")
        }
        _ => Ok(()),
    }
}

impl<'m> LocalForms<'m> {
    /// For functions of `machine` with these rules.
    pub fn new(machine: &'m Machine, legal: &'m Legal<'m>) -> Self {
        let of = |&kind: &FormKind| Demand::drawable().into_iter().filter(move |&demand| allowed(kind, demand).is_ok());
        let lacking = |&kind: &FormKind| {
            let forms = machine.facts.forms[kind as usize].iter().copied();
            forms.filter(|&form| legal.lacks_alternative(form) && legal.allows_own(form)).collect()
        };
        LocalForms {
            machine,
            legal,
            demands: FormKind::ALL.iter().map(|kind| of(kind).collect()).collect(),
            lacking: FormKind::ALL.iter().map(lacking).collect(),
        }
    }

    /// Alternatives of a form that the rules allow; a form without operands if nothing else is found.
    pub fn draw(&self, kind: FormKind, draw: &mut Draw) -> Vec<Alternative> {
        // Now and then a form for which there are too few registers, which must be refused.
        let crowded = draw.chance(1);
        for attempt in 0..10 {
            let alternative = self.alternative(kind, attempt, draw);
            if self.legal.allows(kind, &alternative) && (crowded || self.legal.has_registers(kind, &alternative)) {
                let mut alternatives = vec![alternative];
                if kind != FormKind::Entry && draw.chance(25) {
                    self.alternatives(kind, &mut alternatives, draw);
                }
                return alternatives;
            }
        }
        vec![Alternative { clobbers: self.legal.target.no_units(), ..Alternative::default() }]
    }

    fn alternative(&self, kind: FormKind, attempt: usize, draw: &mut Draw) -> Alternative {
        let most = if draw.chance(6) { 8 } else { 4 };
        let mut demands = self.demands[kind as usize].clone();
        // Operands of one type may read one value. Uses alone are the most crowded case of that, tied or not.
        let of_one_type = draw.chance(60);
        let are_uses = of_one_type && kind != FormKind::Entry && draw.chance(50);
        if are_uses {
            demands.retain(|demand| demand.role == RoleKind::Use || demand.place == PlaceKind::Tied);
            let tied: Vec<Demand> = demands.iter().copied().filter(|demand| demand.place == PlaceKind::Tied).collect();
            demands.extend(tied.repeat(3));
        }
        let least = if are_uses { 2 } else { usize::from(kind == FormKind::Op) };
        let count = if attempt > 6 { 1 } else { draw.between(least, most) };
        let (mut operands, mut only) = (Vec::new(), None);
        while operands.len() < count {
            let demand = *draw.pick(&demands).expect("each kind may make some demand");
            let Some((class, partner)) = self.class(only, draw) else { break };
            only = only.or(of_one_type.then_some(self.legal.target.class(class).ty));
            self.operand(demand, class, partner, &mut operands, draw);
            if let Some(partner) = partner {
                let role =
                    if kind == FormKind::Entry || draw.chance(25) && allowed_def(kind) { Role::Def } else { Role::Use };
                let pos = if role == Role::Def { Pos::Late } else { Pos::Early };
                operands.push(OperandDesc::new(role, pos, partner, Place::Class));
            }
        }
        shuffle(&mut operands, draw);
        let mut relations = Vec::new();
        if kind != FormKind::Entry && draw.chance(30) {
            relations.extend(self.relation(kind, &mut operands, draw));
        }
        let clobbers =
            if kind == FormKind::Entry { self.legal.target.no_units() } else { self.clobbers(kind, &operands, draw) };
        Alternative { operands, relations, clobbers }
    }

    /// A class with free registers, and the one to which it is in the relation that was drawn. Of this type, if there is one.
    fn class(&self, ty: Option<Type>, draw: &mut Draw) -> Option<(Class, Option<Class>)> {
        let is_of_type = |&(class, _): &Related| ty.is_none_or(|ty| self.legal.target.class(class).ty == ty);
        for _ in 0..12 {
            let relation = ClassRelation::ALL[draw.below(ClassRelation::ALL.len())];
            let found: Vec<Related> = self.machine.facts.related(relation).iter().copied().filter(is_of_type).collect();
            let Some(&(class, partner)) = draw.pick(&found) else { continue };
            let usable = |class: Class| {
                self.legal.has_type(self.legal.target.class(class).ty) && !self.legal.free_regs(class).is_empty()
            };
            if usable(class) && partner.is_none_or(usable) {
                return Some((class, partner));
            }
        }
        None
    }

    /// Adds an operand, with the use to which it is tied if it is.
    fn operand(
        &self,
        demand: Demand,
        class: Class,
        partner: Option<Class>,
        operands: &mut Vec<OperandDesc>,
        draw: &mut Draw,
    ) {
        let role = if demand.role == RoleKind::Use { Role::Use } else { Role::Def };
        let place = match demand.place {
            PlaceKind::Class => Place::Class,
            PlaceKind::Any => Place::Any,
            PlaceKind::Slot => Place::Slot,
            PlaceKind::Fixed => match self.fixed(class, role == Role::Def && demand.role == RoleKind::Def, draw) {
                Some(reg) => Place::Fixed(reg),
                None => return,
            },
            PlaceKind::Tied => {
                let (tied_class, tied_place) = self.tied_use(class, partner, draw);
                operands.push(OperandDesc::new(Role::Use, Pos::Early, tied_class, tied_place));
                let use_ = operands.len() as u16 - 1;
                if tied_place == Place::Slot {
                    operands.push(OperandDesc::modified_in_slot(tied_class, use_));
                    return;
                }
                Place::Tied(use_)
            }
        };
        operands.push(match demand.role {
            RoleKind::Scratch => {
                OperandDesc::scratch(class, if let Place::Fixed(reg) = place { Some(reg) } else { None })
            }
            _ => OperandDesc::new(role, demand.phase(), class, place),
        });
    }

    /// A register for a fixed operand of a class: one of the class, now and then another one of its type.
    fn fixed(&self, class: Class, may_be_constant: bool, draw: &mut Draw) -> Option<Reg> {
        let target = self.legal.target;
        let ty = target.class(class).ty;
        let regs = match draw.below(12) {
            0 if may_be_constant => {
                let constant = |&&reg: &&Reg| target.reg(reg).constant.is_some();
                self.machine.facts.regs_of[ty.index()].iter().filter(constant).copied().collect()
            }
            1 if class == target.home_class(ty) => {
                let all = self.machine.facts.regs_of[ty.index()].iter().copied();
                all.filter(|&reg| self.legal.is_free(reg)).collect()
            }
            _ => self.legal.free_regs(class),
        };
        draw.pick(&regs).or(draw.pick(&self.legal.free_regs(class))).copied()
    }

    /// The use to which a def of `class` is tied: its class and its place.
    fn tied_use(&self, class: Class, partner: Option<Class>, draw: &mut Draw) -> (Class, Place) {
        let target = self.legal.target;
        let common = |other: Class| -> Vec<Reg> {
            let regs = self.legal.free_regs(other);
            regs.into_iter().filter(|reg| target.class_regs(class).contains(reg)).collect()
        };
        let others = &self.machine.facts.classes_of[target.class(class).ty.index()];
        let drawn = if draw.chance(55) { Some(class) } else { partner.or(draw.pick(others).copied()) };
        let tied_class = drawn.filter(|&other| !common(other).is_empty()).unwrap_or(class);
        if draw.chance(20) {
            return (target.home_class(target.class(class).ty), Place::Slot);
        }
        match draw.pick(&common(tied_class)) {
            Some(&reg) if draw.chance(40) => (tied_class, Place::Fixed(reg)),
            _ => (tied_class, Place::Class),
        }
    }

    /// What the edges to so many successors destroy, if they do: some registers, those of a kind of value, or all of them.
    pub fn on_edges(&self, successors: usize, draw: &mut Draw) -> Vec<UnitSet> {
        let target = self.legal.target;
        if !draw.chance(30) {
            return Vec::new();
        }
        let (regs, classes): (Vec<Reg>, Vec<Class>) = (target.reg_ids().collect(), target.class_ids().collect());
        let mut sets = Vec::new();
        for _ in 0..draw.between(1, successors.min(4)) {
            sets.push(match draw.below(5) {
                0 => target.no_units(),
                1 => target.units_of((0..draw.between(1, 4)).filter_map(|_| draw.pick(&regs).copied())),
                2 if !target.conventions.is_empty() => {
                    UnitSet::from_words(&target.conventions[draw.below(target.conventions.len())].clobbers)
                }
                2 | 3 => {
                    let class = draw.pick(&classes).map_or(&[][..], |&class| target.class_regs(class));
                    target.units_of(class.iter().copied())
                }
                _ => target.units_of(regs.iter().copied()),
            });
        }
        sets
    }

    /// The clobbers of a form: nothing, a few registers, those of a call, or nearly all of a class.
    fn clobbers(&self, kind: FormKind, operands: &[OperandDesc], draw: &mut Draw) -> UnitSet {
        let target = self.legal.target;
        let mut set = target.no_units();
        let regs: Vec<Reg> = target.reg_ids().collect();
        let kind_of_set = if kind == FormKind::Call { draw.between(1, 3) } else { draw.below(7) };
        match kind_of_set {
            1 => set = target.units_of((0..draw.between(1, 4)).filter_map(|_| draw.pick(&regs).copied())),
            2 | 3 if !target.conventions.is_empty() && (kind == FormKind::Call || draw.chance(30)) => {
                let conv = &target.conventions[draw.below(target.conventions.len())];
                set = UnitSet::from_words(&conv.clobbers);
            }
            3 => {
                let classes: Vec<Class> = target.class_ids().collect();
                if let Some(&class) = draw.pick(&classes) {
                    let spared = draw.below(target.class_regs(class).len().max(1));
                    let members = target.class_regs(class).iter().enumerate();
                    set = target.units_of(members.filter(|&(index, _)| index != spared).map(|(_, &reg)| reg));
                }
            }
            _ => {}
        }
        // A fixed operand that is in its register at the end is not clobbered.
        for operand in operands.iter().filter(|&&operand| is_late(operand)) {
            let placed = operand.overwrites().map_or(*operand, |to| operands[usize::from(to)]);
            if let Some(reg) = placed.fixed_reg() {
                set.subtract(&target.units_of([reg]));
            }
        }
        set
    }

    /// A relation between some of the operands; a group brings its own.
    fn relation(&self, kind: FormKind, operands: &mut Vec<OperandDesc>, draw: &mut Draw) -> Option<Relation> {
        let target = self.legal.target;
        let which = draw.below(6);
        if which < 2 {
            let lists = target.tuple_lists.len();
            if lists == 0 {
                return None;
            }
            let list = TupleList::from_index(draw.below(lists));
            let ty: Type = target.reg(*target.tuples(list).next()?.first()?).ty?;
            let is_def = allowed_def(kind) && draw.chance(50);
            let first = operands.len() as u16;
            for _ in 0..target.tuple_lists[list.index()].len {
                let classes = &self.machine.facts.classes_of[ty.index()];
                let class = if draw.chance(80) { target.home_class(ty) } else { *draw.pick(classes)? };
                operands.push(if is_def { OperandDesc::reg_def(class) } else { OperandDesc::reg_use(class) });
            }
            return Some(Relation::Group { first, list });
        }
        let bank = |operand: &OperandDesc| target.ty(target.class(operand.class()).ty).bank;
        let tied = |a: usize, b: usize| operands[a].overwrites() == Some(b as u16);
        let mut pairs = Vec::new();
        for a in 0..operands.len() {
            for b in 0..operands.len() {
                if a != b && bank(&operands[a]) == bank(&operands[b]) && !tied(a, b) && !tied(b, a) {
                    pairs.push((a, b));
                }
            }
        }
        if pairs.is_empty() {
            // Two operands of one bank are needed: a use, and a late def or another use.
            let (class, _) = self.class(None, draw)?;
            let ty = target.class(class).ty;
            let same_bank: Vec<Type> =
                target.type_ids().filter(|&other| target.ty(other).bank == target.ty(ty).bank).collect();
            let other = target.home_class(*draw.pick(&same_bank)?);
            operands.push(OperandDesc::reg_use(class));
            operands.push(if allowed_def(kind) && draw.chance(70) {
                OperandDesc::reg_def(other)
            } else {
                OperandDesc::reg_use(other)
            });
            pairs.push((operands.len() - 1, operands.len() - 2));
        }
        // Only a late def and an early use can be in one register, for `Same`.
        let can_share = |&&(a, b): &&(usize, usize)| {
            operands[a].is_def() && is_late(operands[a]) && operands[a].pos() == Pos::Late && !is_late(operands[b])
        };
        let sharing: Vec<(usize, usize)> = pairs.iter().filter(can_share).copied().collect();
        let share = which == 3 && draw.chance(60);
        let (a, b) = *draw.pick(if share && !sharing.is_empty() { &sharing } else { &pairs })?;
        let (a16, b16) = (a as u16, b as u16);
        Some(match which {
            2 => Relation::Distinct(a16, b16),
            3 => Relation::Same(a16, b16, if draw.chance(50) { End::Low } else { End::High }),
            4 => Relation::OverlapAt(a16, b16, if draw.chance(50) { End::Low } else { End::High }),
            _ => {
                let mut class = |operand: usize| {
                    let classes = &self.machine.facts.classes_of[target.class(operands[operand].class()).ty.index()];
                    draw.pick(classes).copied()
                };
                Relation::Implies(a16, class(a)?, b16, class(b)?)
            }
        })
    }

    /// Adds other alternatives of the form: one or two operands demand something else.
    fn alternatives(&self, kind: FormKind, alternatives: &mut Vec<Alternative>, draw: &mut Draw) {
        for _ in 0..draw.between(1, 3) {
            let mut alternative = alternatives[0].clone();
            for _ in 0..draw.between(1, 2) {
                self.alter(&mut alternative, draw);
            }
            if alternative != alternatives[0] && self.legal.allows(kind, &alternative) {
                alternatives.push(alternative);
            }
        }
    }

    /// Changes the constraint of one operand, but not its role and type.
    fn alter(&self, alternative: &mut Alternative, draw: &mut Draw) {
        if alternative.operands.is_empty() {
            return;
        }
        let index = draw.below(alternative.operands.len());
        let operand = alternative.operands[index];
        let ties: Vec<usize> = (0..alternative.operands.len())
            .filter(|&other| alternative.operands[other].tied_to() == Some(index as u16))
            .collect();
        let ty = self.legal.target.class(operand.class()).ty;
        let constant = |reg: Reg| self.legal.target.reg(reg).constant.is_some();
        if operand.fixed_reg().is_some_and(constant) {
            // A def that is lost in one alternative must be lost in all.
            return;
        }
        let (mut class, mut place, mut pos) = (operand.class(), operand.place(), operand.pos());
        match draw.below(4) {
            0 => class = *draw.pick(&self.machine.facts.classes_of[ty.index()]).unwrap_or(&class),
            1 => {
                let fixed = draw.pick(&self.legal.free_regs(class)).map_or(Place::Class, |&reg| Place::Fixed(reg));
                place = [Place::Class, Place::Any, Place::Slot, fixed][draw.below(4)];
            }
            2 => pos = if pos == Pos::Early { Pos::Late } else { Pos::Early },
            _ => {
                // The tie goes to another use: the operands commute.
                let uses: Vec<usize> = (0..alternative.operands.len())
                    .filter(|&other| {
                        let use_ = alternative.operands[other];
                        !use_.is_def() && self.legal.target.class(use_.class()).ty == ty && use_.place() == Place::Class
                    })
                    .collect();
                match draw.pick(&uses) {
                    Some(&to) if operand.is_def() && !operand.is_scratch() => {
                        (place, pos) = (Place::Tied(to as u16), Pos::Late);
                    }
                    _ => return,
                }
            }
        }
        if operand.is_scratch() {
            let reg = if let Place::Fixed(reg) = place { Some(reg) } else { None };
            alternative.operands[index] = OperandDesc::scratch(class, reg);
        } else if operand.modifies().is_none() && (ties.is_empty() || place == Place::Class && pos == Pos::Early) {
            let class = if let Place::Fixed(_) = place { operand.class() } else { class };
            alternative.operands[index] = OperandDesc::new(operand.role(), pos, class, place);
        }
    }
}

/// Whether forms of a kind define values.
pub fn allowed_def(kind: FormKind) -> bool {
    !matches!(kind, FormKind::Return | FormKind::Trap)
}

/// Puts the operands into a random order; ties follow.
fn shuffle(operands: &mut [OperandDesc], draw: &mut Draw) {
    let mut order: Vec<usize> = (0..operands.len()).collect();
    draw.shuffle(&mut order);
    let old = operands.to_vec();
    for (new_index, &old_index) in order.iter().enumerate() {
        let operand = old[old_index];
        operands[new_index] = match operand.place() {
            Place::Tied(to) => {
                let new_to = order.iter().position(|&index| index == usize::from(to)).unwrap_or(usize::from(to));
                OperandDesc::new(operand.role(), operand.pos(), operand.class(), Place::Tied(new_to as u16))
            }
            Place::Slot if operand.modifies().is_some() => {
                let to = operand.modifies().map(usize::from);
                let new_to = order.iter().position(|&index| Some(index) == to).unwrap_or(0);
                OperandDesc::modified_in_slot(operand.class(), new_to as u16)
            }
            _ => operand,
        };
    }
}
