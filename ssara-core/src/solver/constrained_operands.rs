//! Operands that take registers from lists, and relations between them.
//!
//! A [`ConstrainedOperand`] is an operand, with the def that is tied to it, that does not take just any register. `search`
//! places it. [`Related`] knows the relations of the instruction.
//!
//! # Input
//!
//! The relations of a form, the constrained operands of an instruction, and the registers that the search gives them.
//!
//! # Output
//!
//! * For each register, whether an operand may have it next to the operands that are placed. So a branch of the search ends
//!   where its first relation breaks.
//! * The order in which operands are placed. Related operands follow each other, so that relations break early.
//! * The candidates of each member of a group. They are in the order of the tuples of the list. Where registers are to be
//!   found with few moves, they are in the order of what a tuple costs.
//!
//! # Invariant
//!
//! The tables hold the registers of exactly those operands that are placed.
//!
//! # Why correct
//!
//! A register is refused only if a relation fails for it and the registers of placed operands. So no solution is lost. The
//! orders change which solution is found first.
//!
//! # Cost
//!
//! Nothing for forms without relations, beside sorting the operands; nearly all forms have none. A question takes time
//! linear in the relations. The candidates of a group take time linear in its tuples times its members, beside sorting the
//! tuples.

use alloc::vec::Vec;

use crate::ir::Value;
use crate::regs::machine::Machine;
use crate::regs::unit_mask::Mask;
use crate::solver::choose::Choose;
use crate::solver::groups::Groups;
use crate::solver::packing::EARLY;
use crate::solver::query::BankQuery;
use crate::sorts::{sort, sort_by_key};
use crate::target::{Bank, Class, FormView, Reg, Relation, TargetDesc, Type};

/// The unit in which tuples are compared: a half of a move.
const HALVES: u32 = 2;

/// A register that must come from a list.
#[derive(Clone, Copy, Debug)]
pub struct ConstrainedOperand {
    /// The operand it serves, and the def that is tied to it.
    pub operands: (u16, Option<u16>),
    /// The used value that is in the register in the early phase, as an index into the used values.
    pub early: Option<u16>,
    /// The used value that is in it in the late phase, unless a def is.
    pub late: Option<u16>,
    /// The phases in which it occupies its register.
    pub phases: u8,
    /// The bank of its type.
    pub bank: Bank,
    /// The value that is used, or the one that is defined.
    pub value: Value,
    /// The value for whose sake the register is chosen: the result that overwrites it, if there is one.
    pub chosen_for: Value,
    /// The type of the value.
    pub ty: Type,
    /// The registers it may take.
    pub allowed: Allowed,
    /// Whether one of its operands takes part in a relation.
    pub related: bool,
    /// For members of groups, the registers in the order of the tuples: a range of `tuple_regs` of [`Related`].
    pub tuple_regs: (u32, u32),
}

impl ConstrainedOperand {
    /// The class whose order says which register comes first.
    pub fn class<const W: usize>(&self, machine: &Machine<'_, W>) -> Class {
        match self.allowed {
            Allowed::Fixed(_) => machine.target.home_class(self.ty),
            Allowed::Class(class) | Allowed::Both(class, _) => class,
        }
    }
}

/// The registers that a constrained operand may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Allowed {
    /// Only this one.
    Fixed(Reg),
    /// Those of a class.
    Class(Class),
    /// Those that are in both classes, of which the first is the smaller one.
    Both(Class, Class),
}

impl Allowed {
    /// The registers that are in both classes.
    pub fn both<const W: usize>(machine: &Machine<'_, W>, a: Class, b: Class) -> Self {
        let a_is_smaller = machine.class_regs(a).len() <= machine.class_regs(b).len();
        if a_is_smaller { Allowed::Both(a, b) } else { Allowed::Both(b, a) }
    }
    /// Whether a register is among them; of reserved registers, only one that is named can be.
    pub fn contains<const W: usize>(self, machine: &Machine<'_, W>, reg: Reg) -> bool {
        match self {
            Allowed::Fixed(fixed) => fixed == reg,
            Allowed::Class(class) => machine.class_regs(class).contains(&reg),
            Allowed::Both(a, b) => machine.class_regs(a).contains(&reg) && machine.class_regs(b).contains(&reg),
        }
    }
}

/// The units of values that live through an instruction or that it reads, as far as these are known. They say what it costs
/// to take a register.
#[derive(Clone, Copy)]
pub struct Occupied<const W: usize> {
    /// The units of live-out values.
    pub live_out: Mask<W>,
    /// The units of values that the instruction kills.
    pub killed: Mask<W>,
}

impl<const W: usize> Occupied<W> {
    /// What values must leave if something else takes it in these phases.
    pub fn during(self, phases: u8) -> Mask<W> {
        if phases & EARLY == 0 { self.live_out } else { self.live_out.or(self.killed) }
    }
}

/// The relations between the operands of an instruction. Keeps its buffers.
#[derive(Default)]
pub struct Related {
    relations: Vec<Relation>,
    /// By operand: whether it takes part in a relation. Empty without relations, as the other tables are.
    takes_part: Vec<bool>,
    /// By operand: the register it has been given.
    regs: Vec<Option<Reg>>,
    groups: Groups,
    /// By constrained operand: the least of those it is related to, directly or not, itself included.
    clusters: Vec<u16>,
    tuple_regs: Vec<Reg>,
    /// By register: whether the list of tuple registers that is being made leaves it out.
    left_out: Vec<bool>,
    /// By register: its place in the allocation order.
    ranks: Vec<u32>,
    /// Tuples by what they cost: moves and saves in halves of moves, results in other registers than proposed, places in the
    /// allocation order.
    tuples: Vec<((u32, u32, u32), u32)>,
}

impl Related {
    /// Takes in the relations of a form.
    pub fn set(&mut self, target: &TargetDesc, form: FormView<'_>) {
        self.relations.clear();
        self.takes_part.clear();
        self.regs.clear();
        if form.relations.is_empty() {
            return;
        }
        self.groups.set(target, form.relations);
        self.takes_part.resize(form.len(), false);
        self.regs.resize(form.len(), None);
        for relation in form.relations {
            self.relations.push(relation.relation);
            relation.relation.for_each_operand(target, |operand| self.takes_part[usize::from(operand)] = true);
        }
    }
    /// Whether there are no relations.
    pub fn is_empty(&self) -> bool {
        self.relations.is_empty()
    }
    /// Whether an operand takes part in a relation.
    pub fn includes(&self, operand: u16) -> bool {
        self.takes_part.get(usize::from(operand)).copied().unwrap_or(false)
    }
    /// Forgets which registers have been given.
    pub fn take_all_back(&mut self) {
        self.regs.fill(None);
        self.groups.take_all_back();
    }
    /// Leaves out the tuples that a member cannot take even before anything is placed.
    pub fn restrict<const W: usize>(&mut self, query: &BankQuery<'_, W>, constrained: &[ConstrainedOperand]) {
        let &BankQuery { machine, bank, free, restored, .. } = query;
        self.groups.reset();
        for op in constrained.iter().filter(|op| op.bank == bank && op.related) {
            let fits = |&reg: &Reg| {
                let mask = machine.mask(reg);
                free.fits(mask, op.phases) && !mask.intersects(restored)
            };
            let regs = candidates(&self.tuple_regs, machine, op).iter().copied().filter(fits);
            operands_of(op).for_each(|operand| self.groups.restrict(operand, regs.clone()));
        }
    }
    /// Gives a constrained operand a register, or takes it back.
    pub fn give(&mut self, op: &ConstrainedOperand, reg: Option<Reg>) {
        if self.is_empty() {
            return;
        }
        for operand in operands_of(op) {
            self.regs[usize::from(operand)] = reg;
            if let Some(reg) = reg {
                self.groups.give(operand, reg);
            }
        }
        if reg.is_none() && op.related {
            self.groups.set_given(&self.regs);
        }
    }
    /// A relation that breaks if a constrained operand that has no register is given this one, as far as can be told.
    #[inline]
    pub fn broken(&self, target: &TargetDesc, op: &ConstrainedOperand, reg: Reg) -> Option<Relation> {
        if op.related { self.broken_by(target, op, reg) } else { None }
    }
    fn broken_by(&self, target: &TargetDesc, op: &ConstrainedOperand, reg: Reg) -> Option<Relation> {
        let given = |operand: u16| if serves(op, operand) { Some(reg) } else { self.regs[usize::from(operand)] };
        let mut groups = self.groups.allow(operands_of(op), reg);
        self.relations.iter().copied().find(|relation| match relation {
            Relation::Group { .. } => groups.next() == Some(false),
            _ => !relation.holds(target, given),
        })
    }

    /// Whether a relation tells a register from others of its kind by name.
    pub fn names(&self, target: &TargetDesc, reg: Reg) -> bool {
        self.relations.iter().any(|relation| match *relation {
            Relation::Group { list, .. } => target.tuples(list).any(|tuple| tuple.contains(&reg)),
            Relation::Implies(..) | Relation::Distinct(..) | Relation::Same(..) | Relation::OverlapAt(..) => false,
        })
    }
    /// Which of the classes that relations speak of have a register, as bits; of the first 64 such classes.
    pub fn classes_with(&self, target: &TargetDesc, reg: Reg) -> u64 {
        let classes = self.relations.iter().flat_map(|relation| match *relation {
            Relation::Implies(_, a, _, b) => [Some(a), Some(b)],
            _ => [None, None],
        });
        let has = |class| u64::from(target.class_regs(class).contains(&reg));
        classes.flatten().take(64).enumerate().fold(0, |set, (index, class)| set | has(class) << index)
    }

    /// Fills `order` with the constrained operands of a bank in the order in which they are best placed. Those with the
    /// fewest candidates come first. Each is followed by the operands to which it is related. If `uses_first`, uses come
    /// before the defs to which they are related, so that they stay where they are.
    pub fn order<const W: usize>(
        &mut self,
        machine: &Machine<'_, W>,
        constrained: &[ConstrainedOperand],
        bank: Bank,
        uses_first: bool,
        order: &mut Vec<u16>,
    ) {
        order.clear();
        order.extend((0..constrained.len() as u16).filter(|&op| constrained[usize::from(op)].bank == bank));
        if !self.is_empty() {
            self.find_clusters(machine.target, constrained);
        }
        let count = |op: u16| self.candidates(machine, &constrained[usize::from(op)]).len();
        if self.is_empty() {
            sort_by_key(order, |&op| count(op));
            return;
        }
        let least = |op: u16| {
            let cluster = self.clusters[usize::from(op)];
            let of_cluster =
                (0..constrained.len() as u16).filter(|&other| self.clusters[usize::from(other)] == cluster);
            (of_cluster.map(count).min(), cluster)
        };
        let is_def = |op: u16| constrained[usize::from(op)].early.is_none();
        let key = |op: u16| (least(op), uses_first && is_def(op), count(op));
        let mut keys: Vec<_> = order.iter().map(|&op| (key(op), op)).collect();
        sort(&mut keys);
        order.clear();
        order.extend(keys.into_iter().map(|(_, op)| op));
    }

    /// Finds for each constrained operand the least of those it is related to.
    fn find_clusters(&mut self, target: &TargetDesc, constrained: &[ConstrainedOperand]) {
        let clusters = &mut self.clusters;
        clusters.clear();
        clusters.extend(0..constrained.len() as u16);
        let mut changed = true;
        while core::mem::take(&mut changed) {
            for relation in &self.relations {
                let mut each_op = |visit: &mut dyn FnMut(&mut u16)| {
                    relation.for_each_operand(target, |operand| {
                        let op = constrained.iter().position(|op| serves(op, operand));
                        op.into_iter().for_each(|op| visit(&mut clusters[op]));
                    });
                };
                let mut least = u16::MAX;
                each_op(&mut |cluster| least = least.min(*cluster));
                each_op(&mut |cluster| changed |= core::mem::replace(cluster, least) != least);
            }
        }
    }

    /// The registers that a constrained operand may take, in the order in which they are tried. Those of a pair of classes
    /// are to be looked up in the second.
    #[inline]
    pub fn candidates<'a, const W: usize>(
        &'a self,
        machine: &'a Machine<'_, W>,
        op: &'a ConstrainedOperand,
    ) -> &'a [Reg] {
        candidates(&self.tuple_regs, machine, op)
    }

    /// Lists the candidates of the members of groups in the order of the tuples. `current` gives the register of a used
    /// value, where that is known. Tuples are ordered by the moves and saves they cost, the cheapest first. Then come those
    /// with more of the registers that `choose` proposes for results, then the earlier ones in the allocation order.
    pub fn list_tuple_regs<const W: usize>(
        &mut self,
        machine: &Machine<'_, W>,
        constrained: &mut [ConstrainedOperand],
        bank: Bank,
        occupied: Option<(Occupied<W>, &mut (dyn Choose<W> + '_))>,
        current: impl Fn(u16) -> Option<Reg>,
    ) {
        let (occupied, mut choose) = occupied.unzip();
        self.tuple_regs.clear();
        for relation in &self.relations {
            let Relation::Group { first, list } = *relation else { continue };
            let tuples = || machine.target.tuples(list);
            let members = first..first + u16::from(machine.target.tuple_lists[list.index()].len);
            self.tuples.clear();
            self.tuples.extend((0..tuples().len() as u32).map(|tuple| ((0, 0, 0), tuple)));
            if let (Some(occupied), Some(choose)) = (occupied, choose.as_deref_mut()) {
                for (index, operand) in members.clone().enumerate() {
                    let Some(op) = constrained.iter().find(|op| serves(op, operand)) else { continue };
                    let members = || tuples().map(|tuple| tuple[index]);
                    let proposed = match op.early {
                        None => {
                            let all = members().fold(Mask::EMPTY, |all, reg| all.or(machine.mask(reg)));
                            choose.select(op.chosen_for, op.class(machine), all.minus(occupied.during(op.phases)))
                        }
                        Some(_) => None,
                    };
                    let order = machine.class_regs(machine.target.home_class(op.ty));
                    self.ranks.clear();
                    self.ranks.resize(machine.target.regs.len(), order.len() as u32);
                    order.iter().enumerate().for_each(|(rank, reg)| self.ranks[reg.index()] = rank as u32);
                    let (unsaved, save) = choose.saves(op.chosen_for, op.ty);
                    // However often the instruction runs, of tuples with equal moves the one with the fewest saves is cheapest.
                    let save = u32::from((HALVES as f32 * save) as u16).max(1);
                    for (cost, reg) in self.tuples.iter_mut().zip(members()) {
                        let saves = u32::from(machine.mask(reg).intersects(unsaved)) * save;
                        let moves = moves(machine, occupied, reg, op.phases, op.early.map(&current));
                        let other = proposed.is_some_and(|proposed| proposed != reg);
                        let rank = self.ranks[reg.index()];
                        cost.0 = (cost.0.0 + moves + saves, cost.0.1 + u32::from(other), cost.0.2 + rank);
                    }
                }
                sort(&mut self.tuples);
            }
            for (index, operand) in members.enumerate() {
                let member =
                    |op: &&mut ConstrainedOperand| serves(op, operand) && !matches!(op.allowed, Allowed::Fixed(_));
                let Some(op) = constrained.iter_mut().find(member).filter(|op| op.bank == bank) else { continue };
                let start = self.tuple_regs.len();
                // Who has been listed, or is not allowed.
                self.left_out.clear();
                self.left_out.resize(machine.target.regs.len(), true);
                let class = |class: Class| machine.class_regs(class);
                match op.allowed {
                    Allowed::Fixed(_) => continue,
                    Allowed::Class(only) => class(only).iter().for_each(|reg| self.left_out[reg.index()] = false),
                    Allowed::Both(a, b) => {
                        let both = class(a).iter().filter(|reg| class(b).contains(reg));
                        both.for_each(|reg| self.left_out[reg.index()] = false);
                    }
                }
                for &(_, tuple) in &self.tuples {
                    let reg = tuples().nth(tuple as usize).expect("counted above")[index];
                    if !core::mem::replace(&mut self.left_out[reg.index()], true) {
                        self.tuple_regs.push(reg);
                    }
                }
                op.tuple_regs = (start as u32, self.tuple_regs.len() as u32);
            }
        }
    }
}

/// What it costs to have an operand in a register in these phases, in halves of moves. `current` is where the value is that
/// it reads. What an early def overwrites must leave even if it is read for the last time.
fn moves<const W: usize>(
    machine: &Machine<'_, W>,
    occupied: Occupied<W>,
    reg: Reg,
    phases: u8,
    current: Option<Option<Reg>>,
) -> u32 {
    if current == Some(Some(reg)) {
        return 0;
    }
    let mask = machine.mask(reg);
    let in_the_way = mask.intersects(occupied.killed);
    let is_early_def = current.is_none() && phases & EARLY != 0;
    let must_leave = mask.intersects(occupied.live_out) || is_early_def && in_the_way;
    HALVES * u32::from(current.is_some()) + HALVES * u32::from(must_leave) + u32::from(in_the_way && current.is_some())
}

fn candidates<'a, const W: usize>(
    tuple_regs: &'a [Reg],
    machine: &'a Machine<'_, W>,
    op: &'a ConstrainedOperand,
) -> &'a [Reg] {
    if op.tuple_regs.1 > 0 {
        return &tuple_regs[op.tuple_regs.0 as usize..op.tuple_regs.1 as usize];
    }
    match &op.allowed {
        Allowed::Fixed(reg) => core::slice::from_ref(reg),
        Allowed::Class(class) | Allowed::Both(class, _) => machine.class_regs(*class),
    }
}

/// The operands that are in the register of a constrained operand.
fn operands_of(op: &ConstrainedOperand) -> impl Iterator<Item = u16> + Clone {
    core::iter::once(op.operands.0).chain(op.operands.1)
}

/// Whether an operand is in the register of a constrained operand.
pub fn serves(op: &ConstrainedOperand, operand: u16) -> bool {
    op.operands.0 == operand || op.operands.1 == Some(operand)
}
