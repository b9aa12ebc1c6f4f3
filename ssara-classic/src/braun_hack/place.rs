//! Registers for all that is in registers at one instruction, or at the start of a block.
//!
//! # Input
//! The occupants: virtual registers, each with the positions in which it needs one register.
//!
//! # Output
//! A register for each.
//!
//! # How
//! A bipartite matching by augmenting paths, the occupant with the fewest registers first. A register can be had if nobody
//! holds a part of it, or one occupant does that can move. Where registers do not overlap and each occupant stays
//! throughout, this finds an assignment if there is one. Relations between operands are solved first, by [`Search`].
//!
//! # Cost
//! Occupants times registers times occupants.

use ssara_core::ir::Inst;
use ssara_core::target::Reg;

use crate::live::{Lives, Range};
use crate::lower::{Home, Lowered, VReg};
use crate::search::Search;

/// A virtual register that needs a register.
#[derive(Clone, Debug)]
pub struct Occupant {
    /// The virtual register.
    pub vreg: VReg,
    /// The positions, all in one instruction.
    pub range: Range,
}

/// Registers that are better than others.
#[derive(Clone, Copy)]
pub enum Wish<'a> {
    /// None.
    Any,
    /// Those of the list come first.
    Prefer(&'a [Reg]),
    /// Only the first of the list will do, if it can be had.
    Keep(&'a [Reg]),
}

/// Finds a register for each occupant, in their order. Operands are those of `inst`, where there is one.
pub fn place<'a>(
    code: &Lowered<'_>,
    lives: &Lives,
    inst: Option<Inst>,
    occupants: &[Occupant],
    wish: impl Fn(VReg) -> Wish<'a>,
) -> Option<Vec<Reg>> {
    let candidates: Vec<Vec<Reg>> =
        occupants.iter().map(|occupant| candidates(code, lives, occupant, wish(occupant.vreg))).collect();
    let matched = |candidates: Vec<Vec<Reg>>| {
        let placed = vec![None; occupants.len()];
        Matching { code, occupants, candidates, placed }.run()
    };
    let has_relations = |inst| !code.func.inst_form(code.target, inst).relations.is_empty();
    if !inst.is_some_and(has_relations)
        && let Some(regs) = matched(candidates.clone())
    {
        return Some(regs);
    }
    let range = |vreg: VReg| occupants.iter().find(|occupant| occupant.vreg == vreg).map(|occupant| occupant.range);
    let solved = Search::run(code, lives, inst?, range)?;
    let narrowed = candidates.into_iter().zip(occupants).map(|(regs, occupant)| {
        let solved = solved.iter().find(|(vreg, _)| *vreg == occupant.vreg);
        solved.map_or(regs, |&(_, reg)| vec![reg])
    });
    matched(narrowed.collect())
}

/// The registers that an occupant may have, the best first.
fn candidates(code: &Lowered<'_>, lives: &Lives, occupant: &Occupant, wish: Wish<'_>) -> Vec<Reg> {
    let Home::Regs(set) = code.vregs[occupant.vreg as usize].home else { return Vec::new() };
    let is_free = |reg: &Reg| {
        let mut units = code.target.reg_units(*reg).iter();
        units.all(|&unit| lives.first_busy(unit, occupant.vreg, &[occupant.range], occupant.range).is_none())
    };
    let mut regs: Vec<Reg> = code.sets.regs(set).iter().copied().filter(is_free).collect();
    match wish {
        Wish::Keep([first, ..]) if regs.contains(first) => vec![*first],
        Wish::Keep(best) | Wish::Prefer(best) => {
            regs.sort_by_key(|reg| best.iter().position(|other| other == reg).unwrap_or(usize::MAX));
            regs
        }
        Wish::Any => regs,
    }
}

struct Matching<'a, 'b> {
    code: &'a Lowered<'b>,
    occupants: &'a [Occupant],
    candidates: Vec<Vec<Reg>>,
    placed: Vec<Option<Reg>>,
}

impl Matching<'_, '_> {
    fn run(mut self) -> Option<Vec<Reg>> {
        let mut order: Vec<usize> = (0..self.occupants.len()).collect();
        order.sort_by_key(|&index| self.candidates[index].len());
        for index in order {
            if !self.augment(index, &mut Vec::new()) {
                return None;
            }
        }
        self.placed.into_iter().collect()
    }

    /// Places an occupant, by moving others if need be.
    fn augment(&mut self, index: usize, visited: &mut Vec<Reg>) -> bool {
        let candidates = self.candidates[index].clone();
        if let Some(&reg) = candidates.iter().find(|&&reg| self.holders(index, reg).next().is_none()) {
            self.placed[index] = Some(reg);
            return true;
        }
        for reg in candidates {
            if visited.contains(&reg) {
                continue;
            }
            visited.push(reg);
            let holders: Vec<usize> = self.holders(index, reg).take(2).collect();
            let &[holder] = &holders[..] else { continue };
            let held = self.placed[holder].take();
            self.placed[index] = Some(reg);
            if self.augment(holder, visited) {
                return true;
            }
            self.placed[index] = None;
            self.placed[holder] = held;
        }
        false
    }

    /// The placed occupants that do not leave a register to another one.
    fn holders(&self, index: usize, reg: Reg) -> impl Iterator<Item = usize> {
        let Occupant { vreg, range } = self.occupants[index];
        let source = |vreg: VReg| self.code.vregs[vreg as usize].source;
        let is_in_the_way = move |&other: &usize| {
            let known = &self.occupants[other];
            other != index
                && self.placed[other].is_some_and(|held| self.code.target.overlap(held, reg))
                && known.range.0 < range.1
                && range.0 < known.range.1
                && source(vreg) != Some(known.vreg)
                && source(known.vreg) != Some(vreg)
        };
        (0..self.occupants.len()).filter(is_in_the_way)
    }
}
