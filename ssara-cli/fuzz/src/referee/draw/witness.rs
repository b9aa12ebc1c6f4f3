//! Forms of a function's own, made from an answer: each operand first takes a place in which it fits, and then the
//! form demands something that this place fulfils. So each of these forms can be allocated.

use std::collections::BTreeMap;

use ssara_core::ir::{Alternative, Value};
use ssara_core::target::{Class, End, OperandDesc, Place, Pos, Reg, Relation, Role, Target, TupleList, Type};

use super::super::judge::operands::holds;
use super::super::rng::Rng;

/// What a form is drawn for.
pub struct Request<'a> {
    /// The target.
    pub target: &'a Target,
    /// The registers that operands may take.
    pub regs: &'a [Reg],
    /// The values that it reads, with their types.
    pub uses: &'a [(Value, Type)],
    /// The types of its results.
    pub defs: &'a [Type],
    /// The types of its scratch registers.
    pub scratch: &'a [Type],
    /// Whether it may clobber registers.
    pub clobbers: bool,
    /// Whether operands may be in slots.
    pub slots: bool,
}

/// Who is in a unit: a value in a register, or a def.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Occupant {
    Value(Value, Reg),
    Def(usize),
}

/// An operand whose place is found.
#[derive(Clone, Copy)]
struct Placed {
    desc: OperandDesc,
    /// Its register in the answer, if it is in one.
    reg: Option<Reg>,
}

struct Answer<'a> {
    request: &'a Request<'a>,
    early: BTreeMap<u16, Occupant>,
    late: BTreeMap<u16, Occupant>,
    operands: Vec<Placed>,
    relations: Vec<Relation>,
}

/// Draws the constraints of a form whose operands are the defs, the scratch registers and the uses. `None` if the
/// registers do not suffice for what was drawn.
pub fn draw(rng: &mut Rng, request: &Request<'_>) -> Option<Alternative> {
    let operands = Vec::new();
    let (early, late) = (BTreeMap::new(), BTreeMap::new());
    let mut answer = Answer { request, early, late, operands, relations: Vec::new() };
    // Uses find their places first, as defs may be tied to them.
    let first_use = request.defs.len() + request.scratch.len();
    let mut uses = Vec::new();
    while uses.len() < request.uses.len() {
        let group = if rng.one_in(8) { answer.group(rng, &request.uses[uses.len()..]) } else { None };
        match group {
            Some((list, placed)) => {
                answer.relations.push(Relation::Group { first: (first_use + uses.len()) as u16, list });
                uses.extend(placed);
            }
            None => uses.push(answer.use_of(rng, request.uses[uses.len()])?),
        }
    }
    let mut is_tied = vec![false; uses.len()];
    for (index, &ty) in request.defs.iter().enumerate() {
        let def = answer.def(rng, index, ty, &uses, &mut is_tied, first_use)?;
        answer.operands.push(def);
    }
    for (index, &ty) in request.scratch.iter().enumerate() {
        let class = request.target.home_class(ty);
        let reg = answer
            .free(rng, class, |answer, reg| answer.is_free(reg, true, None) && answer.is_free(reg, false, None))?;
        let occupant = Occupant::Def(request.defs.len() + index);
        answer.occupy(reg, occupant, true, true);
        let desc = OperandDesc::scratch(class, rng.one_in(3).then_some(reg));
        answer.operands.push(Placed { desc, reg: Some(reg) });
    }
    answer.operands.extend(uses);
    answer.relate(rng);
    let mut clobbers = request.target.no_units();
    if request.clobbers && rng.one_in(2) {
        let count = [1, 2, 3, request.regs.len()][rng.below(4)];
        let regs = rng.shuffled(request.regs);
        for &reg in regs.iter().take(count) {
            let units = request.target.reg_units(reg);
            if units.iter().all(|unit| !answer.late.contains_key(unit)) {
                units.iter().for_each(|&unit| clobbers.insert(unit));
            }
        }
    }
    let operands = answer.operands.iter().map(|placed| placed.desc).collect();
    Some(Alternative { operands, relations: answer.relations, clobbers })
}

/// A class for values of a type: its home class or another one.
fn target_class(target: &Target, rng: &mut Rng, ty: Type) -> Class {
    let home = target.home_class(ty);
    if rng.one_in(2) {
        return home;
    }
    let classes: Vec<Class> = target.class_ids().filter(|&class| target.class(class).ty == ty).collect();
    rng.pick(&classes).unwrap_or(home)
}

impl Answer<'_> {
    fn is_free(&self, reg: Reg, early: bool, occupant: Option<Occupant>) -> bool {
        let phase = if early { &self.early } else { &self.late };
        let mut units = self.request.target.reg_units(reg).iter();
        units.all(|unit| phase.get(unit).is_none_or(|&there| Some(there) == occupant))
    }
    fn occupy(&mut self, reg: Reg, occupant: Occupant, early: bool, late: bool) {
        for &unit in self.request.target.reg_units(reg) {
            if early {
                self.early.insert(unit, occupant);
            }
            if late {
                self.late.insert(unit, occupant);
            }
        }
    }
    /// A register of a class that may be taken and for which `fits` holds.
    fn free(&self, rng: &mut Rng, class: Class, fits: impl Fn(&Self, Reg) -> bool) -> Option<Reg> {
        let members = self.request.target.class_regs(class).iter().copied();
        let free: Vec<Reg> = members.filter(|reg| self.request.regs.contains(reg) && fits(self, *reg)).collect();
        rng.pick(&free)
    }

    fn use_of(&mut self, rng: &mut Rng, (value, ty): (Value, Type)) -> Option<Placed> {
        let target = self.request.target;
        let class = target_class(target, rng, ty);
        let is_late = rng.one_in(4);
        let pos = if is_late { Pos::Late } else { Pos::Early };
        if self.request.slots && rng.one_in(5) {
            let place = if rng.one_in(2) { Place::Slot } else { Place::Any };
            return Some(Placed { desc: OperandDesc::new(Role::Use, pos, class, place), reg: None });
        }
        let reg = self.free(rng, class, |answer, reg| {
            let occupant = Some(Occupant::Value(value, reg));
            answer.is_free(reg, true, occupant) && (!is_late || answer.is_free(reg, false, occupant))
        })?;
        // Of operands that share a register, at most one is fixed: whether they read one value is not the form's to
        // know.
        let is_shared = !self.is_free(reg, true, None);
        self.occupy(reg, Occupant::Value(value, reg), true, is_late);
        let desc = match rng.below(6) {
            0 | 1 if !is_shared => OperandDesc::new(Role::Use, pos, target.home_class(ty), Place::Fixed(reg)),
            2 if self.request.slots => OperandDesc::new(Role::Use, pos, class, Place::Any),
            _ => OperandDesc::new(Role::Use, pos, class, Place::Class),
        };
        Some(Placed { desc, reg: Some(reg) })
    }

    /// A group of the next uses, in the registers of a tuple that are free.
    fn group(&mut self, rng: &mut Rng, uses: &[(Value, Type)]) -> Option<(TupleList, Vec<Placed>)> {
        let target = self.request.target;
        let lists: Vec<TupleList> = (0..target.tuple_lists.len()).map(TupleList::from_index).collect();
        let list = rng.pick(&lists)?;
        let fits = |tuple: &[Reg]| {
            let in_place = |(&reg, &(value, ty)): (&Reg, &(Value, Type))| {
                target.class_regs(target.home_class(ty)).contains(&reg)
                    && self.request.regs.contains(&reg)
                    && self.is_free(reg, true, Some(Occupant::Value(value, reg)))
            };
            tuple.len() <= uses.len() && tuple.iter().zip(uses).all(in_place)
        };
        let tuples: Vec<&[Reg]> = target.tuples(list).filter(|tuple| fits(tuple)).collect();
        let tuple = rng.pick(&tuples)?;
        let placed = tuple.iter().zip(uses).map(|(&reg, &(value, ty))| {
            self.occupy(reg, Occupant::Value(value, reg), true, false);
            Placed { desc: OperandDesc::reg_use(target.home_class(ty)), reg: Some(reg) }
        });
        Some((list, placed.collect()))
    }

    fn def(
        &mut self,
        rng: &mut Rng,
        index: usize,
        ty: Type,
        uses: &[Placed],
        is_tied: &mut [bool],
        first_use: usize,
    ) -> Option<Placed> {
        let target = self.request.target;
        let home = target.home_class(ty);
        let can_be_tied = |answer: &Self, at: usize| {
            let desc: OperandDesc = uses[at].desc;
            let in_reg = matches!(desc.place(), Place::Class | Place::Fixed(_)) && desc.pos() == Pos::Early;
            let reg = uses[at].reg.filter(|reg| in_reg && target.class_regs(home).contains(reg))?;
            answer.is_free(reg, false, None).then_some((at, reg))
        };
        let ties: Vec<(usize, Reg)> =
            (0..uses.len()).filter(|&at| !is_tied[at]).filter_map(|at| can_be_tied(self, at)).collect();
        if let Some((at, reg)) = rng.pick(&ties).filter(|_| rng.one_in(2)) {
            is_tied[at] = true;
            self.occupy(reg, Occupant::Def(index), false, true);
            let desc = OperandDesc::tied_def(home, (first_use + at) as u16);
            return Some(Placed { desc, reg: Some(reg) });
        }
        let is_early = rng.one_in(5);
        let pos = if is_early { Pos::Early } else { Pos::Late };
        let class = target_class(target, rng, ty);
        if self.request.slots && rng.one_in(8) {
            let can_be_changed = |&at: &usize| {
                let desc: OperandDesc = uses[at].desc;
                let is_early_slot = (desc.place(), desc.pos()) == (Place::Slot, Pos::Early);
                !is_tied[at] && is_early_slot && target.class(desc.class()).ty == ty
            };
            let changed: Vec<usize> = (0..uses.len()).filter(can_be_changed).collect();
            if let Some(at) = rng.pick(&changed) {
                is_tied[at] = true;
                return Some(Placed { desc: OperandDesc::modified_in_slot(home, (first_use + at) as u16), reg: None });
            }
            let place = if rng.one_in(2) { Place::Slot } else { Place::Any };
            return Some(Placed { desc: OperandDesc::new(Role::Def, pos, class, place), reg: None });
        }
        let reg = self.free(rng, class, |answer, reg| {
            answer.is_free(reg, false, None) && (!is_early || answer.is_free(reg, true, None))
        })?;
        self.occupy(reg, Occupant::Def(index), is_early, true);
        let desc = match rng.below(5) {
            0 | 1 => OperandDesc::new(Role::Def, pos, home, Place::Fixed(reg)),
            2 if self.request.slots => OperandDesc::new(Role::Def, pos, class, Place::Any),
            _ => OperandDesc::new(Role::Def, pos, class, Place::Class),
        };
        Some(Placed { desc, reg: Some(reg) })
    }

    /// Adds relations that hold of the answer.
    fn relate(&mut self, rng: &mut Rng) {
        let target = self.request.target;
        let in_class: Vec<u16> = (0..self.operands.len() as u16)
            .filter(|&at| {
                let Placed { desc, reg } = self.operands[usize::from(at)];
                desc.place() == Place::Class && reg.is_some() && !desc.is_scratch()
            })
            .collect();
        for _ in 0..rng.below(3) {
            let (Some(a), Some(b)) = (rng.pick(&in_class), rng.pick(&in_class)) else { return };
            let class = |at: u16| self.operands[usize::from(at)].desc.class();
            let bank = |at: u16| target.ty(target.class(class(at)).ty).bank;
            let sub = |rng: &mut Rng, class: Class| target_class(target, rng, target.class(class).ty);
            let relation = match rng.below(5) {
                0 | 1 => Relation::Distinct(a, b),
                2 => Relation::Same(a, b, rng.pick(&[End::Low, End::High]).unwrap_or(End::Low)),
                3 => Relation::OverlapAt(a, b, End::Low),
                _ => Relation::Implies(a, sub(rng, class(a)), b, sub(rng, class(b))),
            };
            let reg = |at: u16| self.operands[usize::from(at)].reg;
            if a != b && bank(a) == bank(b) && holds(target, relation, reg) {
                self.relations.push(relation);
            }
        }
    }
}
