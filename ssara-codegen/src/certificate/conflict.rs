//! Why a demand cannot be satisfied: a smallest part of it that cannot.
//!
//! Wants, then relations, are left out one by one, and stay out if the rest still has no solution. What is left is minimal:
//! without any one of its wants there is a solution.

use ssara_tables::TargetDesc;
use ssara_tables::target::{Reg, Relation};

use super::demand::{Demand, Want};
use super::search::{Answer, solve, too_few};

/// Operands that cannot have registers at the same time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Conflict {
    /// The operands, in ascending order. Without any one of them the others can be allocated.
    pub operands: Vec<u16>,
    /// The relations between them that matter.
    pub relations: Vec<Relation>,
    /// How many of the operands there are registers for, if that is what is wrong.
    pub places: Option<usize>,
    /// Whether all of them are in their registers at one time.
    pub together: bool,
    /// The registers in which the operands may be, in the order of their ids.
    pub regs: Vec<Reg>,
}

/// A smallest part of an unsatisfiable demand that is unsatisfiable. Where the budget runs out it may be larger.
pub(super) fn smallest(target: &TargetDesc, demand: &Demand, total: &mut usize) -> Conflict {
    let mut rest = demand.clone();
    // Too few registers for some wants is a smaller problem to begin with, and the better explanation.
    let short = |wants: &[Want], total: &mut usize| too_few(target, wants, total).ok().flatten();
    if let Some(short) = short(&rest.wants, total) {
        rest.wants = short.wants.iter().map(|&want| demand.wants[want].clone()).collect();
        rest.relations.clear();
    }
    let mut still_none = |rest: &Demand| solve(target, rest, total) == Answer::No;
    let mut index = 0;
    while index < rest.wants.len() {
        let want = rest.wants.remove(index);
        if !still_none(&rest) {
            rest.wants.insert(index, want);
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
    let places = short(&rest.wants, total).map(|short| short.places);
    let members = || rest.wants.iter().flat_map(|want| &want.members);
    let together = members().all(|member| member.early) || members().all(|member| member.late);
    let mut operands: Vec<u16> = members().map(|member| member.operand).collect();
    operands.sort_unstable();
    let mut regs: Vec<Reg> = rest.wants.iter().flat_map(|want| want.choices.iter().copied()).collect();
    regs.sort_unstable();
    regs.dedup();
    Conflict { operands, relations: rest.relations, places, together, regs }
}
