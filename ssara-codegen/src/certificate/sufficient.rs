//! Registers that suffice for everything that was proved.
//!
//! The search starts from all registers and removes one at a time, with all that overlap it. Whole registers come before
//! their parts, and the last in allocation order first. A register stays removed if every demand is still satisfiable. So
//! the result may not be the smallest such set, but no register can be removed from it.
//!
//! Every proof keeps its registers. Only proofs that use a removed register are made again. A register that some operand
//! must have is not tried.

use ssara_tables::TargetDesc;
use ssara_tables::target::{Reg, Type};
use ssara_tables::units::UnitSet;

use super::Proof;
use super::search::{Answer, solve};

/// Registers that suffice for every form and every call when no others may be used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sufficient {
    /// The registers, in the order of their ids.
    pub regs: Vec<Reg>,
}

/// Finds them. A proof that takes too long is as good as none.
pub(super) fn sufficient(target: &TargetDesc, mut proofs: Vec<Proof>, total: &mut usize) -> Sufficient {
    let mut gone = target.units_of(target.reserved.iter().copied());
    let mut indispensable = target.no_units();
    for requirement in proofs.iter().flat_map(|proof| &proof.demand.requirements) {
        if requirement.choices().len() == 1 {
            indispensable.union_with(&target.units_of(requirement.choices.iter().copied()));
        }
    }
    let is_there = |reg: Reg, gone: &UnitSet| !target.reg_units(reg).iter().any(|&unit| gone.contains(unit));
    for reg in in_order(target) {
        if target.reg(reg).constant.is_some() || !is_there(reg, &gone) || !is_there(reg, &indispensable) {
            continue;
        }
        let mut without = gone.clone();
        without.union_with(&target.units_of([reg]));
        let mut renewed = Vec::new();
        let mut dispensable = true;
        for (index, proof) in proofs.iter().enumerate() {
            if proof.regs.iter().flatten().all(|&used| is_there(used, &without)) {
                continue;
            }
            match solve(target, &proof.demand.without(target, &without), total) {
                Answer::Yes(regs) => renewed.push((index, regs)),
                Answer::No | Answer::Unknown => {
                    dispensable = false;
                    break;
                }
            }
        }
        if dispensable {
            gone = without;
            for (index, regs) in renewed {
                proofs[index].regs = regs;
            }
        }
    }
    let regs = target.reg_ids().filter(|&reg| is_there(reg, &gone) && target.reg(reg).constant.is_none()).collect();
    Sufficient { regs }
}

/// The registers in the order in which they are taken away.
fn in_order(target: &TargetDesc) -> Vec<Reg> {
    let mut rank = vec![usize::MAX; target.regs.len()];
    for ty in 0..target.types.len() {
        let members = target.class_regs(target.home_class(Type::from_index(ty)));
        for (position, reg) in members.iter().enumerate() {
            let root = target.reg(*reg).root.index();
            rank[reg.index()] = rank[reg.index()].min(position);
            rank[root] = rank[root].min(position);
        }
    }
    let mut regs: Vec<Reg> = target.reg_ids().collect();
    regs.sort_by_key(|&reg| {
        let desc = target.reg(reg);
        let last_first = std::cmp::Reverse((rank[reg.index()], reg));
        (desc.root != reg, std::cmp::Reverse(desc.bits), last_first)
    });
    regs
}
