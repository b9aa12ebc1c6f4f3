//! The types, classes and registers of a target, by the relations that the coverage table counts.
//!
//! *Input:* the tables of a target. *Promises:* each list holds everything in the tables that fits its description. *Cost:*
//! quadratic in the classes of one type, once for each target.

use std::collections::{BTreeMap, BTreeSet};

use ssara_core::TargetDesc;
use ssara_core::target::{Class, FormKind, MoveWay, OperandDesc, Reg, TupleList, Type};

/// How the class of an operand relates to the home class of its type, or to the class of another operand.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum ClassRelation {
    /// It is the home class.
    Home,
    /// It is a proper subset of the home class.
    Subclass,
    /// It has registers in which values of its type do not live between instructions.
    Outside,
    /// It is a proper superset of another operand's class.
    Superclass,
    /// It has the members of another operand's class in another order.
    Reordered,
    /// It shares no register unit with another operand's class of the same type.
    Disjoint,
    /// It shares some members with another operand's class; neither contains the other.
    Crossing,
    /// It is an intersection that the ISA file does not name.
    Derived,
}

impl ClassRelation {
    /// All relations, in the order of the table.
    pub const ALL: [ClassRelation; 8] = [
        ClassRelation::Home,
        ClassRelation::Subclass,
        ClassRelation::Outside,
        ClassRelation::Superclass,
        ClassRelation::Reordered,
        ClassRelation::Disjoint,
        ClassRelation::Crossing,
        ClassRelation::Derived,
    ];
    /// The name in the table.
    pub const fn name(self) -> &'static str {
        match self {
            ClassRelation::Home => "home class",
            ClassRelation::Subclass => "subclass",
            ClassRelation::Outside => "outside home",
            ClassRelation::Superclass => "superclass",
            ClassRelation::Reordered => "reordered",
            ClassRelation::Disjoint => "disjoint",
            ClassRelation::Crossing => "crossing",
            ClassRelation::Derived => "derived",
        }
    }
    /// Why a target may have no operand of the kind.
    pub const fn why_absent(self) -> &'static str {
        match self {
            ClassRelation::Home => "the target has no types",
            ClassRelation::Subclass => "no class is a proper subset of its home class",
            ClassRelation::Outside => "no class reaches outside of its home class",
            ClassRelation::Superclass => "no class is a proper superset of another one of its type",
            ClassRelation::Reordered => "no two classes have the same members in different orders",
            ClassRelation::Disjoint => "no two classes of one type are disjoint",
            ClassRelation::Crossing => "no two classes of one type overlap without one containing the other",
            ClassRelation::Derived => "all intersections of classes are named",
        }
    }
}

/// The kinds of types, by the kind of their registers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum TypeKind {
    /// Its registers are whole registers.
    Whole,
    /// Its registers are parts of whole registers.
    Part,
    /// Some of its registers are parts that do not begin at the lowest bit.
    High,
    /// Its registers are tuples of whole registers.
    Tuple,
    /// The machine exchanges two of its registers in one instruction.
    Swaps,
    /// It can be spilled to registers of another bank.
    SpillsToBank,
    /// Its registers grow with the vector length.
    Scalable,
    /// Some of its moves, loads or stores take a scratch register.
    ByScratch,
    /// There is no move between some of its registers.
    NoMove,
}

impl TypeKind {
    /// All kinds, in the order of the table.
    pub const ALL: [TypeKind; 9] = [
        TypeKind::Whole,
        TypeKind::Part,
        TypeKind::High,
        TypeKind::Tuple,
        TypeKind::Swaps,
        TypeKind::SpillsToBank,
        TypeKind::Scalable,
        TypeKind::ByScratch,
        TypeKind::NoMove,
    ];
    /// The name in the table.
    pub const fn name(self) -> &'static str {
        match self {
            TypeKind::Whole => "whole",
            TypeKind::Part => "part",
            TypeKind::High => "high part",
            TypeKind::Tuple => "tuple",
            TypeKind::Swaps => "swaps",
            TypeKind::SpillsToBank => "to bank",
            TypeKind::Scalable => "scalable",
            TypeKind::ByScratch => "by scratch",
            TypeKind::NoMove => "no move",
        }
    }
}

/// A class, and the class to which it is related, if the relation is between two classes.
pub type Related = (Class, Option<Class>);

/// The entries of a target from which the generator chooses.
#[derive(Debug)]
pub struct Facts {
    /// By relation: the related classes.
    related: Vec<Vec<Related>>,
    /// The relations of pairs of classes.
    pairs: BTreeMap<(Class, Class), ClassRelation>,
    /// By class: its relation to the home class of its type, and whether it is derived.
    own: Vec<(ClassRelation, bool)>,
    /// By type: its classes.
    pub classes_of: Vec<Vec<Class>>,
    /// By type: the registers that hold it.
    pub regs_of: Vec<Vec<Reg>>,
    /// By type: the kinds of type that it is.
    pub kinds_of: Vec<Vec<TypeKind>>,
    /// By list of tuples: whether some of them overlap.
    pub windows: Vec<bool>,
    /// By kind: the positions of the target's forms, without alternatives.
    pub forms: Vec<Vec<usize>>,
    /// By type: the forms that define one value of it and have no other operand.
    pub makers: Vec<Vec<usize>>,
}

/// A set of registers, and the list from which it was made.
struct Members<'t> {
    list: &'t [Reg],
    set: BTreeSet<Reg>,
}

impl Facts {
    /// Looks through the tables of `target`.
    pub fn new(target: &TargetDesc) -> Self {
        let mut classes_of = vec![Vec::new(); target.types.len()];
        for class in target.class_ids() {
            classes_of[target.class(class).ty.index()].push(class);
        }
        let mut regs_of = vec![Vec::new(); target.types.len()];
        for reg in target.reg_ids() {
            if let Some(ty) = target.reg(reg).ty {
                regs_of[ty.index()].push(reg);
            }
        }
        let mut related = vec![Vec::new(); ClassRelation::ALL.len()];
        for (ty, classes) in classes_of.iter().enumerate() {
            let home = target.home_class(Type::from_index(ty));
            relate(target, home, classes, &mut related);
        }
        let mut pairs = BTreeMap::new();
        let mut own = vec![(ClassRelation::Home, false); target.classes.len()];
        for relation in ClassRelation::ALL {
            for &(class, other) in &related[relation as usize] {
                match (other, relation) {
                    (Some(other), _) => drop(pairs.insert((class, other), relation)),
                    (None, ClassRelation::Derived) => own[class.index()].1 = true,
                    (None, _) => own[class.index()].0 = relation,
                }
            }
        }
        let kinds_of = target.type_ids().map(|ty| kinds(target, ty, &regs_of[ty.index()])).collect();
        let mut forms = vec![Vec::new(); FormKind::ALL.len()];
        let mut makers = vec![Vec::new(); target.types.len()];
        for form in (0..target.forms.len()).filter(|&form| target.forms.alternative_of(form).is_none()) {
            let view = target.forms.get(form, target.set_words);
            forms[view.kind as usize].push(form);
            let wanted = |operand: OperandDesc| {
                let swallowed = operand.fixed_reg().is_some_and(|reg| target.reg(reg).constant.is_some());
                operand.is_def() && !operand.is_scratch() && !swallowed
            };
            if view.kind == FormKind::Op && view.len() == 1 && wanted(view.operand(0)) {
                makers[target.class(view.operand(0).class()).ty.index()].push(form);
            }
        }
        let windows = (0..target.tuple_lists.len()).map(|list| {
            let regs: Vec<Reg> = target.tuples(TupleList::from_index(list)).flatten().copied().collect();
            regs.len() > regs.iter().collect::<BTreeSet<_>>().len()
        });
        let windows = windows.collect();
        Facts { windows, related, pairs, own, classes_of, regs_of, kinds_of, forms, makers }
    }

    /// The relations of the class of an operand, if the other operands have the classes `others`.
    pub fn relations(&self, class: Class, others: impl Iterator<Item = Class>) -> BTreeSet<ClassRelation> {
        let (home, is_derived) = self.own[class.index()];
        let pairs = others.filter_map(|other| self.pairs.get(&(class, other)).copied());
        pairs.chain([home]).chain(is_derived.then_some(ClassRelation::Derived)).collect()
    }
    /// The relation of two classes of one type, if it is one between two.
    pub fn pair(&self, a: Class, b: Class) -> Option<ClassRelation> {
        self.pairs.get(&(a, b)).copied()
    }
    /// The classes of a relation.
    pub fn related(&self, relation: ClassRelation) -> &[Related] {
        &self.related[relation as usize]
    }
}

/// Adds the classes of one type to the lists of their relations.
fn relate(target: &TargetDesc, home: Class, classes: &[Class], related: &mut [Vec<Related>]) {
    let members = |class: Class| {
        let list = target.class_regs(class);
        Members { list, set: list.iter().copied().collect() }
    };
    let all: Vec<(Class, Members<'_>, BTreeSet<u16>)> = classes
        .iter()
        .map(|&class| {
            let units = target.class_regs(class).iter().flat_map(|&reg| target.reg_units(reg)).copied().collect();
            (class, members(class), units)
        })
        .collect();
    let home_set = members(home).set;
    for (class, a, a_units) in &all {
        let mut add = |relation: ClassRelation, other| related[relation as usize].push((*class, other));
        if *class == home {
            add(ClassRelation::Home, None);
        } else if !a.set.is_subset(&home_set) {
            add(ClassRelation::Outside, None);
        } else if a.set.len() < home_set.len() {
            add(ClassRelation::Subclass, None);
        }
        if target.class(*class).name.contains('&') {
            add(ClassRelation::Derived, None);
        }
        for (other, b, b_units) in all.iter().filter(|(other, ..)| other != class) {
            if a.set == b.set {
                if a.list != b.list {
                    add(ClassRelation::Reordered, Some(*other));
                }
            } else if b.set.is_subset(&a.set) {
                add(ClassRelation::Superclass, Some(*other));
            } else if a_units.is_disjoint(b_units) {
                add(ClassRelation::Disjoint, Some(*other));
            } else if !a.set.is_subset(&b.set) && !a.set.is_disjoint(&b.set) {
                add(ClassRelation::Crossing, Some(*other));
            }
        }
    }
}

/// The kinds of type that `ty`, which the registers `regs` hold, is.
fn kinds(target: &TargetDesc, ty: Type, regs: &[Reg]) -> Vec<TypeKind> {
    let desc = target.ty(ty);
    let is_tuple = |reg: &Reg| target.reg(*reg).tuple > 0;
    let is_part = |reg: &Reg| target.whole(*reg) != *reg;
    let is_high = |reg: &Reg| {
        is_part(reg) && target.class_regs(target.home_class(ty)).contains(reg) && {
            let whole = target.whole(*reg);
            target.reg(*reg).low_bit != target.reg(whole).low_bit
        }
    };
    let has = |kind: TypeKind| match kind {
        TypeKind::Whole => regs.iter().any(|reg| !is_tuple(reg) && !is_part(reg)),
        TypeKind::Part => regs.iter().any(is_part),
        TypeKind::High => regs.iter().any(is_high),
        TypeKind::Tuple => regs.iter().any(is_tuple),
        TypeKind::Swaps => desc.swap,
        TypeKind::SpillsToBank => !desc.spill_to.is_empty(),
        TypeKind::Scalable => desc.scalable,
        TypeKind::ByScratch => {
            !desc.memory.is_empty() || desc.moves.iter().any(|rule| matches!(rule.way, MoveWay::Through(_)))
        }
        TypeKind::NoMove => desc.moves.iter().any(|rule| rule.way == MoveWay::ThroughMemory),
    };
    TypeKind::ALL.into_iter().filter(|&kind| has(kind)).collect()
}
