//! Registers for all wants of a [`Demand`] at once: an exact search.
//!
//! First a bipartite matching for each time, of operands to lowest units: registers that do not overlap have different
//! lowest units, so without a matching there is no solution, and the operands that the search visited are more than the
//! places they have between them (Hall). Then a depth-first search that always decides the want with the fewest choices
//! left; of wants that demand the same, those that come later take later choices. Almost always its first try succeeds.
//! The search is exact unless its budget runs out, which no instruction set does; then the answer is [`Answer::Unknown`].

use std::collections::BTreeMap;

use fixedbitset::FixedBitSet;
use ssara_tables::TargetDesc;
use ssara_tables::target::Reg;

use super::demand::{Demand, Member, Want};

/// What is known about a demand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Answer {
    /// It can be satisfied, with these registers of the operands; `None` for one that wants none.
    Yes(Vec<Option<Reg>>),
    /// It cannot.
    No,
    /// The search took too long.
    Unknown,
}

/// As many choices as the search for one demand may look at.
const BUDGET: usize = 1 << 20;

/// Looks for registers. Looks at [`BUDGET`] choices at most, and at no more than `total`, from which it takes what it
/// used.
pub(super) fn solve(target: &TargetDesc, demand: &Demand, total: &mut usize) -> Answer {
    let mut budget = BUDGET.min(*total);
    let given = budget;
    let answer = solve_within(target, demand, &mut budget);
    *total -= given - budget;
    answer
}

fn solve_within(target: &TargetDesc, demand: &Demand, budget: &mut usize) -> Answer {
    match too_few(target, &demand.wants, budget) {
        Ok(None) => {}
        Ok(Some(_)) => return Answer::No,
        Err(UsedUp) => return Answer::Unknown,
    }
    let words = usize::from(target.set_words);
    let mut search = Search {
        target,
        demand,
        twins: twins(&demand.wants),
        chosen: vec![None; demand.wants.len()],
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

/// There is no budget left.
#[derive(Debug)]
pub(super) struct UsedUp;

fn spend(budget: &mut usize, steps: usize) -> Result<(), UsedUp> {
    *budget = budget.checked_sub(steps).ok_or(UsedUp)?;
    Ok(())
}

/// Operands that are all there at one time and have too few registers between them.
#[derive(Debug)]
pub(super) struct TooFew {
    /// The positions of their wants.
    pub wants: Vec<usize>,
    /// How many of the operands can be satisfied.
    pub places: usize,
}

/// Looks for wants that cannot be satisfied for want of registers.
pub(super) fn too_few(target: &TargetDesc, wants: &[Want], budget: &mut usize) -> Result<Option<TooFew>, UsedUp> {
    let times: [fn(&Member) -> bool; 2] = [|member| member.early, |member| member.late];
    for time in times {
        let mut matching = Matching::new(target, wants, time);
        for item in 0..matching.owners.len() {
            matching.visited.clear();
            if !matching.augment(item, budget)? {
                let visited = || matching.visited.ones();
                let mut short: Vec<usize> = visited().map(|place| matching.owners[matching.taken[&place]]).collect();
                short.push(matching.owners[item]);
                short.sort_unstable();
                short.dedup();
                return Ok(Some(TooFew { wants: short, places: visited().count() }));
            }
        }
    }
    Ok(None)
}

/// Operands and lowest units.
struct Matching {
    /// The want of each operand.
    owners: Vec<usize>,
    /// The places that will do for each operand.
    places: Vec<Vec<usize>>,
    /// The operand in each place that has one.
    taken: BTreeMap<usize, usize>,
    /// The places that were tried for the operand in hand.
    visited: FixedBitSet,
}

impl Matching {
    fn new(target: &TargetDesc, wants: &[Want], time: fn(&Member) -> bool) -> Self {
        let visited = FixedBitSet::with_capacity(64 * usize::from(target.set_words));
        let mut matching = Matching { owners: Vec::new(), places: Vec::new(), taken: BTreeMap::new(), visited };
        for (index, want) in wants.iter().enumerate() {
            for (number, _) in want.members.iter().enumerate().filter(|(_, member)| time(member)) {
                let place = |choice: &[Reg]| target.reg_units(choice[number]).first().map(|&unit| usize::from(unit));
                // A register without units is in nobody's way, so whoever may be in one has no need of a place.
                if let Some(mut places) = want.choices().map(place).collect::<Option<Vec<usize>>>() {
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

/// For each want, the one before it that demands the same and has to do with no other.
fn twins(wants: &[Want]) -> Vec<Option<usize>> {
    let alike = |a: &Want, b: &Want| {
        let phases = |want: &Want| want.members.iter().map(|member| (member.early, member.late)).collect::<Vec<_>>();
        !a.related && !b.related && a.choices == b.choices && phases(a) == phases(b)
    };
    (0..wants.len()).map(|index| (0..index).rev().find(|&before| alike(&wants[before], &wants[index]))).collect()
}

struct Search<'t, 'b> {
    target: &'t TargetDesc,
    demand: &'t Demand,
    twins: Vec<Option<usize>>,
    /// The number of the choice of each want that is decided.
    chosen: Vec<Option<usize>>,
    /// The registers of the operands that are decided.
    regs: Vec<Option<Reg>>,
    /// The units that are taken before the instruction acts, and afterwards.
    early: Vec<u64>,
    late: Vec<u64>,
    budget: &'b mut usize,
}

impl Search<'_, '_> {
    /// Decides the wants that are not decided yet; whether that is possible.
    fn place(&mut self) -> Result<bool, UsedUp> {
        let mut best: Option<(usize, Vec<usize>)> = None;
        for index in 0..self.demand.wants.len() {
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

    /// The choices that a want has left.
    fn left(&mut self, index: usize) -> Result<Vec<usize>, UsedUp> {
        let want = &self.demand.wants[index];
        let first = self.twins[index].and_then(|twin| self.chosen[twin]).map_or(0, |chosen| chosen + 1);
        spend(self.budget, want.choices().len().saturating_sub(first) + 1)?;
        let fits = |&(_, choice): &(usize, &[Reg])| {
            let units = |taken: &[u64], reg: Reg| {
                let hit = |unit: u16| taken[usize::from(unit) / 64] >> (unit % 64) & 1 != 0;
                !self.target.reg_units(reg).iter().any(|&unit| hit(unit))
            };
            let free = want.members.iter().zip(choice).all(|(member, &reg)| {
                (!member.early || units(&self.early, reg)) && (!member.late || units(&self.late, reg))
            });
            free && (!want.related || self.relations_hold(want, choice))
        };
        Ok(want.choices().enumerate().skip(first).filter(fits).map(|(number, _)| number).collect())
    }

    /// Whether the relations hold, as far as can be told, when a want takes this choice.
    fn relations_hold(&self, want: &Want, choice: &[Reg]) -> bool {
        let reg = |operand: u16| {
            let of_choice = want
                .members
                .iter()
                .zip(choice)
                .find(|(member, _)| member.operand == operand || member.tied == Some(operand))
                .map(|(_, &reg)| reg);
            of_choice.or(self.regs[usize::from(operand)])
        };
        self.demand.relations.iter().all(|relation| relation.holds(self.target, reg))
    }

    /// Gives a want a choice, or takes it away.
    fn decide(&mut self, index: usize, choice: Option<usize>) {
        let want = &self.demand.wants[index];
        let Some(number) = choice.or(self.chosen[index]) else { return };
        let regs = &want.choices[number * want.members.len()..][..want.members.len()];
        self.chosen[index] = choice;
        for (member, &reg) in want.members.iter().zip(regs) {
            for operand in [Some(member.operand), member.tied].into_iter().flatten() {
                self.regs[usize::from(operand)] = choice.map(|_| reg);
            }
            for &unit in self.target.reg_units(reg) {
                let (word, bit) = (usize::from(unit) / 64, 1 << (unit % 64));
                for taken in
                    [(member.early, &mut self.early), (member.late, &mut self.late)].into_iter().filter(|taken| taken.0)
                {
                    // What a want takes nobody else has, so to take and to give back are the same.
                    taken.1[word] ^= bit;
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use ssara_tables::target::{End, Relation};

    use super::*;

    /// Registers of 64 bits with two halves each: register `3 * i` is a whole one, the next two are its halves.
    fn target(count: usize) -> TargetDesc {
        let isa = format!(
            "Isa(name: t, banks: {{b: Bank(
                registers: [Family(each: 0..={}, name: \"x{{}}\", bits: 64, parts: {{\"l{{}}\": 0..32, \"h{{}}\": 32..64}})],
                values: {{i64: Value(bits: 64), i32: Value(bits: 32)}},
            )}})",
            count - 1
        );
        crate::load("t.ron", &isa).target.expect("a machine").into_desc()
    }

    fn want(operand: u16, choices: &[u16], early: bool, late: bool) -> Want {
        Want::one(operand, (early, late), choices.iter().copied().map(Reg).collect())
    }

    fn answer(target: &TargetDesc, wants: Vec<Want>) -> Answer {
        solve(target, &Demand { operands: wants.len(), wants, relations: Vec::new() }, &mut 10_000)
    }

    #[test]
    fn halves_pack_into_what_wholes_leave() {
        let target = target(2);
        let whole = |operand| want(operand, &[0, 3], true, false);
        let half = |operand| want(operand, &[1, 2, 4, 5], true, false);
        assert!(matches!(answer(&target, vec![half(0), half(1), whole(2)]), Answer::Yes(_)));
        assert_eq!(answer(&target, vec![half(0), half(1), half(2), whole(3)]), Answer::No);
        let wants = [whole(0), half(1), whole(2), whole(3)];
        let short = too_few(&target, &wants, &mut 1000).expect("enough steps").expect("too few");
        assert_eq!((short.wants, short.places), (vec![0, 2, 3], 2));
    }

    #[test]
    fn only_what_is_there_at_once_competes() {
        let target = target(2);
        let (early, late, both) =
            (want(0, &[0], true, false), want(1, &[0], false, true), want(2, &[0, 3], true, true));
        assert!(matches!(answer(&target, vec![early.clone(), late, both.clone()]), Answer::Yes(_)));
        assert_eq!(answer(&target, vec![early, want(1, &[3], false, true), both]), Answer::No);
    }

    #[test]
    fn many_equal_wants_are_counted_not_tried() {
        let target = target(20);
        let choices: Vec<u16> = (0..20).map(|index| 3 * index).collect();
        let wants: Vec<Want> = (0..21).map(|operand| want(operand, &choices, true, true)).collect();
        assert_eq!(answer(&target, wants.clone()), Answer::No);
        assert!(matches!(answer(&target, wants[..20].to_vec()), Answer::Yes(_)));
    }

    #[test]
    fn a_search_without_end_is_given_up() {
        // Each of the early ones leaves out another even register, each of the late ones another odd one; together they
        // take all, so none is left for the one that needs a register throughout.
        let target = target(24);
        let all_but = |parity: u16, out: u16| {
            let choices = (0..12).map(|i| 2 * i + parity).filter(|&i| i != out).map(|i| 3 * i);
            choices.collect::<Vec<u16>>()
        };
        let mut wants: Vec<Want> = (0..12).map(|i| want(i, &all_but(0, 2 * i), true, false)).collect();
        wants.extend((0..12).map(|i| want(12 + i, &all_but(1, 2 * i + 1), false, true)));
        wants.push(want(24, &(0..24).map(|i| 3 * i).collect::<Vec<u16>>(), true, true));
        assert_eq!(answer(&target, wants), Answer::Unknown);
    }

    /// Whether some choice of registers satisfies a demand, by trying all.
    fn by_trying(target: &TargetDesc, demand: &Demand, regs: &mut Vec<Option<Reg>>, index: usize) -> bool {
        let Some(want) = demand.wants.get(index) else {
            return demand
                .relations
                .iter()
                .all(|relation| relation.holds(target, |operand| regs[usize::from(operand)]));
        };
        let clash = |a: &Member, b: &Member| a.early && b.early || a.late && b.late;
        want.choices().any(|choice| {
            let before = demand.wants[..index].iter().flat_map(|want| &want.members);
            let free = before.clone().all(|other| {
                let taken = regs[usize::from(other.operand)].expect("decided");
                want.members
                    .iter()
                    .zip(choice)
                    .all(|(member, &reg)| !clash(member, other) || !target.overlap(reg, taken))
            });
            for (member, &reg) in want.members.iter().zip(choice) {
                regs[usize::from(member.operand)] = Some(reg);
            }
            free && by_trying(target, demand, regs, index + 1)
        })
    }

    #[test]
    fn the_search_finds_what_trying_all_finds() {
        let target = target(3);
        let (mut yes, mut no) = (0, 0);
        ssara_core::testing::random::rounds(5000, |u| {
            let mut demand = Demand::default();
            for _ in 0..u.int_in_range(1..=5)? {
                let operand = demand.operands as u16;
                let (early, late) = *u.choose(&[(true, false), (false, true), (true, true)])?;
                let pair = u.ratio(1, 4)?;
                let mut choices = Vec::new();
                for _ in 0..u.int_in_range(1..=4)? {
                    let reg = u.int_in_range(0..=8)?;
                    choices.push(reg);
                    // The two registers of a pair do not overlap.
                    choices.extend(pair.then_some((reg + 3) % 9));
                }
                let mut want = want(operand, &choices, early, late);
                if pair {
                    want.members.push(Member { operand: operand + 1, tied: None, early, late });
                }
                demand.operands += want.members.len();
                demand.wants.push(want);
            }
            for _ in 0..u.int_in_range(0..=2)? {
                let mut operand = || u.choose_index(demand.operands).map(|operand| operand as u16);
                let (a, b) = (operand()?, operand()?);
                demand.relations.push(*u.choose(&[
                    Relation::Distinct(a, b),
                    Relation::Same(a, b),
                    Relation::OverlapAt(a, b, End::Low),
                    Relation::OverlapAt(a, b, End::High),
                ])?);
            }
            for want in &mut demand.wants {
                want.related = !demand.relations.is_empty();
            }
            let possible = by_trying(&target, &demand, &mut vec![None; demand.operands], 0);
            match solve(&target, &demand, &mut 1_000_000) {
                Answer::Yes(regs) => {
                    let hold = demand.relations.iter().all(|r| r.holds(&target, |operand| regs[usize::from(operand)]));
                    assert!(possible && hold, "{demand:?}");
                    yes += 1;
                }
                Answer::No => {
                    assert!(!possible, "{demand:?}");
                    no += 1;
                }
                Answer::Unknown => panic!("it took too long: {demand:?}"),
            }
            Ok(())
        });
        assert!(yes > 0 && no > 0, "{yes} can be satisfied, {no} cannot");
    }
}
