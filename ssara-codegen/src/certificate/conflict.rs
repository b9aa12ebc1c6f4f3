//! The explanation why a demand cannot be satisfied: a minimal part of it that cannot.
//!
//! Requirements are removed one by one, then relations. Each stays out if the remaining demand still has no solution. The
//! result is minimal: without any one of its requirements there is a solution.

use ssara_tables::TargetDesc;
use ssara_tables::target::{Reg, Relation};

use super::demand::{Demand, Requirement};
use super::search::{Answer, solve, too_few};

/// Operands that cannot have registers at the same time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Conflict {
    /// The operands, in ascending order. Without any one of them the others can be allocated.
    pub operands: Vec<u16>,
    /// The relations between them that matter.
    pub relations: Vec<Relation>,
    /// If there are too few registers: the number of operands that can have one.
    pub places: Option<usize>,
    /// Whether all of them are in their registers at one time.
    pub together: bool,
    /// The registers in which the operands may be, in the order of their ids.
    pub regs: Vec<Reg>,
}

/// A minimal unsatisfiable part of an unsatisfiable demand. It may be larger if the budget runs out.
pub(super) fn smallest(target: &TargetDesc, demand: &Demand, total: &mut usize) -> Conflict {
    let mut rest = demand.clone();
    // If some requirements have too few registers, the search starts from those: they are fewer and explain more.
    let short = |requirements: &[Requirement], total: &mut usize| too_few(target, requirements, total).ok().flatten();
    if let Some(short) = short(&rest.requirements, total) {
        rest.requirements =
            short.requirements.iter().map(|&requirement| demand.requirements[requirement].clone()).collect();
        rest.relations.clear();
    }
    let mut still_none = |rest: &Demand| solve(target, rest, total) == Answer::No;
    let mut index = 0;
    while index < rest.requirements.len() {
        let requirement = rest.requirements.remove(index);
        if !still_none(&rest) {
            rest.requirements.insert(index, requirement);
            index += 1;
        }
    }
    let mut index = 0;
    while index < rest.relations.len() {
        let relation = rest.relations.remove(index);
        if !still_none(&rest) {
            rest.relations.insert(index, relation);
            index += 1;
        }
    }
    let places = short(&rest.requirements, total).map(|short| short.places);
    let members = || rest.requirements.iter().flat_map(|requirement| &requirement.members);
    let together = members().all(|member| member.early) || members().all(|member| member.late);
    let mut operands: Vec<u16> = members().map(|member| member.operand).collect();
    operands.sort_unstable();
    let mut regs: Vec<Reg> =
        rest.requirements.iter().flat_map(|requirement| requirement.choices.iter().copied()).collect();
    regs.sort_unstable();
    regs.dedup();
    Conflict { operands, relations: rest.relations, places, together, regs }
}
