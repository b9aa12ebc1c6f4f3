//! The registers that an instruction needs if every other value is spilled.

use fixedbitset::FixedBitSet;
use ssara_tables::TargetDesc;
use ssara_tables::target::{Class, Features, FormKind, FormView, OperandDesc, Place, Pos, Reg, Relation, Role};
use ssara_tables::units::UnitSet;

/// A target, with the members of its classes as sets.
pub struct Machine<'t> {
    pub target: &'t TargetDesc,
    classes: Vec<FixedBitSet>,
}

impl<'t> Machine<'t> {
    pub fn new(target: &'t TargetDesc) -> Self {
        let set = |class: Class| {
            let mut set = FixedBitSet::with_capacity(target.regs.len());
            set.extend(target.class_regs(class).iter().map(|reg| reg.index()));
            set
        };
        Machine { target, classes: target.class_ids().map(set).collect() }
    }
    fn in_class(&self, reg: Reg, class: Class) -> bool {
        self.classes[class.index()].contains(reg.index())
    }
}

/// The surroundings of an instruction: the registers that it may not use.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Surroundings {
    /// Units that are never allocated.
    pub reserved: UnitSet,
    /// Units whose contents a return restores before it reads its operands; for returns only.
    pub restored: UnitSet,
    /// The features of the machine.
    pub features: Features,
}

impl Surroundings {
    /// A function without a convention, on a machine with these features.
    pub fn bare(target: &TargetDesc, features: Features) -> Self {
        let reserved = target.units_of(target.reserved.iter().copied());
        Surroundings { reserved, restored: target.no_units(), features }
    }
    /// Those of `regs` that may hold a value that is live after the instruction.
    pub fn usable(&self, target: &TargetDesc, regs: &[Reg]) -> Vec<Reg> {
        let usable = |reg: &Reg| {
            self.features.contains(target.reg(*reg).features)
                && !target.reg_units(*reg).iter().any(|&unit| self.reserved.contains(unit))
        };
        regs.iter().copied().filter(usable).collect()
    }
}

/// The registers that one operand or one group needs: one register, or those of a tuple.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Requirement {
    /// For each register, the operands that are in it (a use, and the def tied to it) and when.
    pub members: Vec<Member>,
    /// The choices in order of preference, one after the other. A choice has a register for each member.
    pub choices: Vec<Reg>,
    /// Whether a relation involves one of the members.
    pub related: bool,
}

/// A register of a [`Requirement`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Member {
    /// The operand.
    pub operand: u16,
    /// The def that is tied to it.
    pub tied: Option<u16>,
    /// Whether the register is occupied in the early phase.
    pub early: bool,
    /// Whether the register is occupied in the late phase.
    pub late: bool,
}

/// Everything that an instruction demands.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Demand {
    /// The registers that it demands.
    pub requirements: Vec<Requirement>,
    /// The relations that the requirements do not express.
    pub relations: Vec<Relation>,
    /// The number of operands.
    pub operands: usize,
}

impl Requirement {
    /// A register for something that is no operand of a form.
    pub fn one(operand: u16, (early, late): (bool, bool), choices: Vec<Reg>) -> Self {
        Requirement { members: vec![Member { operand, tied: None, early, late }], choices, related: false }
    }
    /// The choices, each with a register for each member.
    pub fn choices(&self) -> impl ExactSizeIterator<Item = &[Reg]> {
        self.choices.chunks_exact(self.members.len())
    }
}

/// Whether an operand occupies its register before the instruction acts, and afterwards.
fn phases(operand: OperandDesc) -> (bool, bool) {
    match (operand.role(), operand.pos()) {
        (Role::Use, Pos::Early) => (true, false),
        (Role::Def, Pos::Late) => (false, true),
        _ => (true, true),
    }
}

impl Demand {
    /// The demand of a form in these surroundings. An operand that may be in a slot is in one and needs no register.
    pub fn new(machine: &Machine<'_>, form: FormView<'_>, there: &Surroundings) -> Self {
        let target = machine.target;
        let operands: Vec<OperandDesc> = form.operands().collect();
        let clobbers = UnitSet::from_words(form.clobbers);
        let mut tied_to = vec![None; operands.len()];
        for (index, operand) in operands.iter().enumerate() {
            if let Some(use_) = operand.overwrites() {
                tied_to[usize::from(use_)] = Some(index as u16);
            }
        }
        let usable = |reg: Reg, late: bool| {
            let outside = |set: &UnitSet| !target.reg_units(reg).iter().any(|&unit| set.contains(unit));
            there.features.contains(target.reg(reg).features)
                && outside(&there.reserved)
                && (!late || outside(&clobbers))
                && (form.kind != FormKind::Return || outside(&there.restored))
        };
        let member = |operand: u16| {
            let tied = tied_to[usize::from(operand)];
            let (early, late) = phases(operands[usize::from(operand)]);
            Member { operand, tied, early, late: late || tied.is_some() }
        };
        // Whether a member of a requirement may be in a register.
        let suits = |member: &Member, reg: Reg| {
            let operand = operands[usize::from(member.operand)];
            let in_place = match operand.fixed_reg() {
                Some(fixed) => fixed == reg,
                None => machine.in_class(reg, operand.class()),
            };
            let tie_suits = member.tied.is_none_or(|def| machine.in_class(reg, operands[usize::from(def)].class()));
            in_place && tie_suits && usable(reg, member.late)
        };
        let mut demand = Demand { requirements: Vec::new(), relations: Vec::new(), operands: operands.len() };
        let mut in_group = vec![false; operands.len()];
        for relation in form.relations.iter().map(|relation| relation.relation) {
            match relation {
                Relation::Group { first, list } => {
                    let range = first..first + u16::from(target.tuple_lists[list.index()].len);
                    let overlaps = range.clone().any(|operand| in_group[usize::from(operand)]);
                    let in_slot = range.clone().any(|operand| !in_register(operands[usize::from(operand)]));
                    if overlaps || in_slot {
                        demand.relations.push(relation);
                        continue;
                    }
                    range.clone().for_each(|operand| in_group[usize::from(operand)] = true);
                    let members: Vec<Member> = range.map(member).collect();
                    let fits = |tuple: &&[Reg]| members.iter().zip(*tuple).all(|(member, &reg)| suits(member, reg));
                    let choices = target.tuples(list).filter(fits).flatten().copied().collect();
                    demand.requirements.push(Requirement { members, choices, related: false });
                }
                _ => demand.relations.push(relation),
            }
        }
        for (index, &operand) in operands.iter().enumerate() {
            if !in_register(operand) || in_group[index] {
                continue;
            }
            let member = member(index as u16);
            let choices = match operand.fixed_reg() {
                Some(reg) => [reg].into_iter().filter(|&reg| suits(&member, reg)).collect(),
                None => target.class_regs(operand.class()).iter().copied().filter(|&reg| suits(&member, reg)).collect(),
            };
            demand.requirements.push(Requirement { members: vec![member], choices, related: false });
        }
        let mut related = vec![false; operands.len()];
        for relation in &demand.relations {
            relation.for_each_operand(target, |operand| related[usize::from(operand)] = true);
        }
        for requirement in &mut demand.requirements {
            requirement.related = requirement.members.iter().any(|member| {
                related[usize::from(member.operand)] || member.tied.is_some_and(|def| related[usize::from(def)])
            });
        }
        demand
    }

    /// The demand without the choices that overlap `units`.
    pub fn without(&self, target: &TargetDesc, units: &UnitSet) -> Self {
        let mut rest = self.clone();
        for requirement in &mut rest.requirements {
            let free = |choice: &&[Reg]| {
                choice.iter().all(|&reg| !target.reg_units(reg).iter().any(|&unit| units.contains(unit)))
            };
            requirement.choices = requirement.choices().filter(free).flatten().copied().collect();
        }
        rest
    }
}

/// Whether an operand needs a register of its own.
fn in_register(operand: OperandDesc) -> bool {
    matches!(operand.place(), Place::Class | Place::Fixed(_))
}
