//! Registers for all requirements of a [`Demand`] at once: an exact search.
//!
//! A bipartite matching of operands to lowest units comes first, for each phase. Registers that do not overlap have
//! different lowest units, so without a matching there is no solution. Then the operands that the matching visited are more
//! than the places that they have together (Hall's theorem).
//!
//! A depth-first search follows. It always decides the requirement with the fewest choices left. Of equal requirements, the
//! later ones take later choices. The first try almost always succeeds. The search is exact unless its budget runs out,
//! which happens for no real instruction set. Then the answer is [`Answer::Unknown`].

use std::collections::BTreeMap;

use fixedbitset::FixedBitSet;
use ssara_tables::TargetDesc;
use ssara_tables::target::Reg;

use super::demand::{Demand, Member, Requirement};

/// The result of a search.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// The demand can be satisfied with these registers of the operands; `None` for an operand that needs none.
    Yes(Vec<Option<Reg>>),
    /// It cannot.
    No,
    /// The search took too long.
    Unknown,
}

/// Maximum number of choices that the search for one demand looks at.
const BUDGET: usize = 1 << 20;

/// Searches registers for a demand. Tries at most `BUDGET` choices and at most `total`, and subtracts the number of tries
/// from `total`.
pub fn solve(target: &TargetDesc, demand: &Demand, total: &mut usize) -> Answer {
    let mut budget = BUDGET.min(*total);
    let given = budget;
    let answer = solve_within(target, demand, &mut budget);
    *total -= given - budget;
    answer
}

fn solve_within(target: &TargetDesc, demand: &Demand, budget: &mut usize) -> Answer {
    match too_few(target, &demand.requirements, budget) {
        Ok(None) => {}
        Ok(Some(_)) => return Answer::No,
        Err(UsedUp) => return Answer::Unknown,
    }
    let words = usize::from(target.set_words);
    let mut search = Search {
        target,
        demand,
        twins: twins(&demand.requirements),
        chosen: vec![None; demand.requirements.len()],
        regs: vec![None; demand.operands],
        early: vec![0; words],
        late: vec![0; words],
        budget,
    };
    match search.place() {
        Ok(true) => Answer::Yes(search.regs),
        Ok(false) => Answer::No,
        Err(UsedUp) => Answer::Unknown,
    }
}

/// The budget is used up.
#[derive(Debug)]
pub struct UsedUp;

fn spend(budget: &mut usize, steps: usize) -> Result<(), UsedUp> {
    *budget = budget.checked_sub(steps).ok_or(UsedUp)?;
    Ok(())
}

/// Operands that occupy registers at the same time and together have too few of them.
#[derive(Debug)]
pub struct TooFew {
    /// The positions of their requirements.
    pub requirements: Vec<usize>,
    /// How many of the operands can be satisfied.
    pub places: usize,
}

/// Looks for requirements that have too few registers together.
pub fn too_few(
    target: &TargetDesc,
    requirements: &[Requirement],
    budget: &mut usize,
) -> Result<Option<TooFew>, UsedUp> {
    let times: [fn(&Member) -> bool; 2] = [|member| member.early, |member| member.late];
    for time in times {
        let mut matching = Matching::new(target, requirements, time);
        for item in 0..matching.owners.len() {
            matching.visited.clear();
            if !matching.augment(item, budget)? {
                let visited = || matching.visited.ones();
                let mut short: Vec<usize> = visited().map(|place| matching.owners[matching.taken[&place]]).collect();
                short.push(matching.owners[item]);
                short.sort_unstable();
                short.dedup();
                return Ok(Some(TooFew { requirements: short, places: visited().count() }));
            }
        }
    }
    Ok(None)
}

/// Operands and lowest units.
struct Matching {
    /// The requirement of each operand.
    owners: Vec<usize>,
    /// The places that will do for each operand.
    places: Vec<Vec<usize>>,
    /// The operand in each place that has one.
    taken: BTreeMap<usize, usize>,
    /// The places that were tried for the operand in hand.
    visited: FixedBitSet,
}

impl Matching {
    fn new(target: &TargetDesc, requirements: &[Requirement], time: fn(&Member) -> bool) -> Self {
        let visited = FixedBitSet::with_capacity(64 * usize::from(target.set_words));
        let mut matching = Matching { owners: Vec::new(), places: Vec::new(), taken: BTreeMap::new(), visited };
        for (index, requirement) in requirements.iter().enumerate() {
            for (number, _) in requirement.members.iter().enumerate().filter(|(_, member)| time(member)) {
                let place = |choice: &[Reg]| target.reg_units(choice[number]).first().map(|&unit| usize::from(unit));
                // A register without units conflicts with nothing, so an operand that may be in one needs no place.
                if let Some(mut places) = requirement.choices().map(place).collect::<Option<Vec<usize>>>() {
                    places.dedup();
                    matching.owners.push(index);
                    matching.places.push(places);
                }
            }
        }
        matching
    }

    /// Finds a place for an operand, moving others if need be.
    fn augment(&mut self, item: usize, budget: &mut usize) -> Result<bool, UsedUp> {
        spend(budget, self.places[item].len())?;
        for at in 0..self.places[item].len() {
            let place = self.places[item][at];
            if self.visited.put(place) {
                continue;
            }
            let free = match self.taken.get(&place).copied() {
                None => true,
                Some(other) => self.augment(other, budget)?,
            };
            if free {
                self.taken.insert(place, item);
                return Ok(true);
            }
        }
        Ok(false)
    }
}

/// For each requirement without relations, the last equal one before it.
fn twins(requirements: &[Requirement]) -> Vec<Option<usize>> {
    let alike = |a: &Requirement, b: &Requirement| {
        let phases = |requirement: &Requirement| {
            requirement.members.iter().map(|member| (member.early, member.late)).collect::<Vec<_>>()
        };
        !a.related && !b.related && a.choices == b.choices && phases(a) == phases(b)
    };
    (0..requirements.len())
        .map(|index| (0..index).rev().find(|&before| alike(&requirements[before], &requirements[index])))
        .collect()
}

struct Search<'t, 'b> {
    target: &'t TargetDesc,
    demand: &'t Demand,
    twins: Vec<Option<usize>>,
    /// The number of the choice of each decided requirement.
    chosen: Vec<Option<usize>>,
    /// The registers of the operands that are decided.
    regs: Vec<Option<Reg>>,
    /// The units that are taken before the instruction acts, and afterwards.
    early: Vec<u64>,
    late: Vec<u64>,
    budget: &'b mut usize,
}

impl Search<'_, '_> {
    /// Decides the requirements that are not decided yet. Returns whether that is possible.
    fn place(&mut self) -> Result<bool, UsedUp> {
        let mut best: Option<(usize, Vec<usize>)> = None;
        for index in 0..self.demand.requirements.len() {
            let twin_open = self.twins[index].is_some_and(|twin| self.chosen[twin].is_none());
            if self.chosen[index].is_some() || twin_open {
                continue;
            }
            let left = self.left(index)?;
            if best.as_ref().is_none_or(|(_, fewest)| left.len() < fewest.len()) {
                let done = left.is_empty();
                best = Some((index, left));
                if done {
                    break;
                }
            }
        }
        let Some((index, left)) = best else { return Ok(true) };
        for choice in left {
            self.decide(index, Some(choice));
            if self.place()? {
                return Ok(true);
            }
            self.decide(index, None);
        }
        Ok(false)
    }

    /// The remaining choices of a requirement.
    fn left(&mut self, index: usize) -> Result<Vec<usize>, UsedUp> {
        let requirement = &self.demand.requirements[index];
        let first = self.twins[index].and_then(|twin| self.chosen[twin]).map_or(0, |chosen| chosen + 1);
        spend(self.budget, requirement.choices().len().saturating_sub(first) + 1)?;
        let fits = |&(_, choice): &(usize, &[Reg])| {
            let units = |taken: &[u64], reg: Reg| {
                let hit = |unit: u16| taken[usize::from(unit) / 64] >> (unit % 64) & 1 != 0;
                !self.target.reg_units(reg).iter().any(|&unit| hit(unit))
            };
            let free = requirement.members.iter().zip(choice).all(|(member, &reg)| {
                (!member.early || units(&self.early, reg)) && (!member.late || units(&self.late, reg))
            });
            free && (!requirement.related || self.relations_hold(requirement, choice))
        };
        Ok(requirement.choices().enumerate().skip(first).filter(fits).map(|(number, _)| number).collect())
    }

    /// Whether the relations hold, as far as they can be decided, if a requirement takes this choice.
    fn relations_hold(&self, requirement: &Requirement, choice: &[Reg]) -> bool {
        let reg = |operand: u16| {
            let of_choice = requirement
                .members
                .iter()
                .zip(choice)
                .find(|(member, _)| member.operand == operand || member.tied == Some(operand))
                .map(|(_, &reg)| reg);
            of_choice.or(self.regs[usize::from(operand)])
        };
        self.demand.relations.iter().all(|relation| relation.holds(self.target, reg))
    }

    /// Gives a requirement a choice, or takes it away.
    fn decide(&mut self, index: usize, choice: Option<usize>) {
        let requirement = &self.demand.requirements[index];
        let Some(number) = choice.or(self.chosen[index]) else { return };
        let regs = &requirement.choices[number * requirement.members.len()..][..requirement.members.len()];
        self.chosen[index] = choice;
        for (member, &reg) in requirement.members.iter().zip(regs) {
            for operand in [Some(member.operand), member.tied].into_iter().flatten() {
                self.regs[usize::from(operand)] = choice.map(|_| reg);
            }
            for &unit in self.target.reg_units(reg) {
                let (word, bit) = (usize::from(unit) / 64, 1 << (unit % 64));
                for taken in
                    [(member.early, &mut self.early), (member.late, &mut self.late)].into_iter().filter(|taken| taken.0)
                {
                    // A requirement takes only free units, so taking and returning them are the same operation.
                    taken.1[word] ^= bit;
                }
            }
        }
    }
}
